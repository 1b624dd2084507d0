// Aiming by words: what a person types behind a measured option, against a small room of two discs.
#include "app/terminal/aiming.h"

#include <gtest/gtest.h>

namespace tavola::app {
namespace {

scene::Piece disc(const std::string& id, std::int32_t x, std::int32_t y) {
  scene::Piece piece;
  piece.id = id;
  piece.kind = scene::PieceKind::kDisc;
  piece.at = {"board", {}, 0, scene::Point{x, y}};
  piece.size = 12500;
  return piece;
}

class Aiming : public testing::Test {
 protected:
  Aiming() {
    scene::Area board;
    board.id = "board";
    board.kind = scene::AreaKind::kRegion;
    board.shape = {scene::ShapeKind::kRect, 0, 500000, 260000, {}};
    board.layout.pos = scene::Point{0, 0};
    scene_.areas = {board};
    scene_.pieces = {disc("elf", -100000, 0), disc("orc", 100000, 0), disc("bat", -100000, 90000)};
    scene_.decision.emplace();
    scene_.decision->aim.emplace();
    option_.measured = true;
    option_.on = {"elf"};
  }
  void bounds(std::initializer_list<const char*> names) {
    scene_.decision->aim->bounds.clear();
    for (const char* name : names)
      scene_.decision->aim->bounds.push_back(
          {name, -250000, std::string(name) == "speed" ? 3500 : 250000});
  }
  std::optional<Parameters> typed(const std::string& words) {
    return aimed(
        scene_, option_, words,
        [] {
          return Parameters{7, 8};
        },
        [this](const Parameters& answer) { return accepts_(answer); });
  }

  scene::Scene scene_;
  scene::OptionView option_;
  std::function<bool(const Parameters&)> accepts_ = [](const Parameters&) { return true; };
};

TEST_F(Aiming, APlaceIsGivenInMillimetresOrLeftToTheTable) {
  bounds({"x", "y"});
  EXPECT_EQ(typed("-215.5 40"), (Parameters{-215500, 40000}));
  EXPECT_EQ(typed(""), (Parameters{7, 8}));
  for (const char* words : {"12", "a b", "1 2 3", "1 nan"}) EXPECT_FALSE(typed(words)) << words;
}

TEST_F(Aiming, TheLittleWordsAreThoseOfTheThreeLanguages) {
  bounds({"x", "y", "dx", "dy", "speed"});
  const auto english = typed("from -100 20 at 2 60");
  ASSERT_TRUE(english);
  EXPECT_EQ(typed("da -100 20 a 2 60"), english);
  EXPECT_EQ(typed("desde -100 20 a 2 60"), english);
}

TEST_F(Aiming, AShotGoesAtADiscByItsNumber) {
  bounds({"dx", "dy", "speed"});
  EXPECT_EQ(typed("at 2 60"), (Parameters{32767, 0, 2100}));
  EXPECT_EQ(typed("@3 100"), (Parameters{0, 32767, 3500})) << "y grows downwards";
  EXPECT_EQ(typed("at 2"), (Parameters{32767, 0, 1750})) << "half strength unless said";
  for (const char* words : {"", "at", "at 4", "at 0", "at 1.5", "at 2 101", "at 2 -1", "at 2 50 9",
                            "orc", "from 0 0 at 2"})
    EXPECT_FALSE(typed(words)) << words;
}

TEST_F(Aiming, AShotGoesAlongAnAngle) {
  bounds({"dx", "dy", "speed"});
  EXPECT_EQ(typed("90 10"), (Parameters{0, -32767, 350})) << "90 is up";
  EXPECT_EQ(typed("180 0"), (Parameters{-32767, 0, 0}));
  scene_.decision->aim->most_strength = 1000;
  EXPECT_EQ(typed("0 50"), (Parameters{32767, 0, 500})) << "of the strength of a full pull";
}

TEST_F(Aiming, APlacedDiscIsLaidTowardsItsTargetWhereThatIsFree) {
  bounds({"x", "y", "dx", "dy", "speed"});
  scene_.decision->aim->around = {{-100000, 0}, 44000};  // 12.5 + 25 + 6.5 mm
  EXPECT_EQ(typed("at 2 60"), (Parameters{-80000, 0, 32767, 0, 2100}));
  EXPECT_EQ(typed("from -90 20 at 3 0"), (Parameters{-90000, 20000, -4681, 32767, 0}));
  accepts_ = [](const Parameters& answer) { return answer[1] > 0; };  // the straight way is taken
  const auto aside = typed("at 2 60");
  ASSERT_TRUE(aside);
  EXPECT_GT((*aside)[1], 0);
  EXPECT_LT((*aside)[3], 0) << "and it is aimed from where it lies";
}

TEST_F(Aiming, OtherNumbersAreTakenAsTheyAre) {
  bounds({"candles"});
  EXPECT_EQ(typed("3"), (Parameters{3}));
  EXPECT_FALSE(typed("three"));
}

}  // namespace
}  // namespace tavola::app
