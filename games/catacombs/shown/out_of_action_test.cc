// Heroes who are out of action at the same time lose the game with all their health (CT-395): that
// is told on disc and sheet, before it happens, and at the end.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/catacombs/game.h"
#include "games/catacombs/shown/title.h"
#include "scene/say.h"
#include "scene/stage.h"

namespace tavola::catacombs {
namespace {

class OutOfAction : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(opened_);
    game().deal(t_, game().standard_setup(2, 1));
    t_.state.phase = Phase::kHeroesTurn;
    t_.state.round = 3;
    for (Piece hero = 0; hero < kHeroes; ++hero) {
      t_.state.heroes[hero].seat = 0;
      t_.state.heroes[hero].health = static_cast<std::uint8_t>(start_health(t_.state, hero));
      Disc& disc = t_.state.discs[hero];
      disc.figure = hero;
      disc.on_board = 1;
      disc.x = (hero + 1) * 60'000'000;
      disc.y = 100'000'000;
    }
  }
  const scene::Title& title() const { return **opened_; }
  const Game& game() const { return title().game(); }
  void stun(std::initializer_list<Piece> heroes) {
    for (const Piece hero : heroes) {
      t_.state.discs[hero].incapacitated = 1;
      t_.state.discs[hero].since = 3;
    }
  }
  scene::Scene seen() const { return title().scene(t_, 0); }
  static const scene::Panel& sheet(const scene::Scene& scene, int hero) {
    return *std::ranges::find(scene.panels, hero_panel_id(hero), &scene::Panel::id);
  }
  static bool is_out(const std::vector<scene::State>& states) {
    return std::ranges::count(states, scene::State::kIncapacitated) > 0;
  }
  std::string lines(const scene::Panel& panel, words::Language language) const {
    std::string all;
    for (const scene::Line& line : panel.lines)
      if (const auto* words = std::get_if<scene::line::Words>(&line))
        all += scene::say(title(), language, words->text) + "\n";
    return all;
  }
  Option rage() const {
    Option option;
    option.verb = static_cast<std::uint8_t>(Verb::kSpecial);
    option.args = arguments(kBarbarian, kBarbarian, content().heroes[kBarbarian].specials.front());
    return option;
  }
  std::string foretold(words::Language language) const {
    return scene::say(title(), language, title().forecast(t_, rage()));
  }

  scene::OpenedTitle opened_ = open();
  Table t_;
};

TEST_F(OutOfAction, DiscAndSheetSayWhoIsOutAndForHowLong) {  // CT-120, CT-322
  stun({kElf, kThief});
  t_.state.discs[kThief].early = 1;
  const scene::Scene scene = seen();
  for (const scene::Piece& piece : scene.pieces)
    EXPECT_EQ(is_out(piece.states), piece.id == piece_id(kElf) || piece.id == piece_id(kThief));
  for (int hero = 0; hero < kHeroes; ++hero)
    EXPECT_EQ(is_out(sheet(scene, hero).states), hero == kElf || hero == kThief);
  const scene::Panel& elf = sheet(scene, kElf);
  EXPECT_EQ(lines(elf, words::Language::kEnglish), "cannot act until the end of the next round\n");
  EXPECT_EQ(lines(elf, words::Language::kItalian),
            "non può agire fino alla fine del prossimo round\n");
  EXPECT_EQ(lines(elf, words::Language::kSpanish),
            "no puede actuar hasta el final de la próxima ronda\n");
  EXPECT_EQ(lines(sheet(scene, kThief), words::Language::kEnglish),
            "cannot act until the end of this round\n");
}

TEST_F(OutOfAction, HowManyAreOutStandsAmongTheGoals) {  // CT-394, CT-395
  const auto said = [&] {
    return scene::say(title(), words::Language::kEnglish, seen().goals.back().text);
  };
  EXPECT_EQ(said(), "All heroes are dead or cannot act: 0 of 4");
  stun({kElf});
  t_.state.heroes[kThief].health = 0;
  EXPECT_EQ(said(), "All heroes are dead or cannot act: 2 of 4");
}

TEST_F(OutOfAction, TheLastWhoCanActIsWarnedBeforeIt) {  // CT-395, CT-229
  stun({kElf, kThief});
  EXPECT_TRUE(sheet(seen(), kBarbarian).badges.empty()) << "the Wizard can act as well";
  EXPECT_FALSE(foretold(words::Language::kEnglish).contains("the Overseer wins"));
  stun({kWizard});
  ASSERT_EQ(sheet(seen(), kBarbarian).badges.size(), 1U);
  const scene::Badge badge = sheet(seen(), kBarbarian).badges.front();
  EXPECT_EQ(badge.tone, scene::Tone::kHarm);
  EXPECT_EQ(scene::say(title(), words::Language::kEnglish, badge.text), "last who can act");
  EXPECT_TRUE(
      scene::say(title(), words::Language::kSpanish, badge.says).contains("gana el Custodio"));
  // What the Barbarian does to himself loses as well.
  EXPECT_TRUE(foretold(words::Language::kEnglish).contains("the Overseer wins"));
  EXPECT_TRUE(foretold(words::Language::kItalian).contains("vince il Custode"));
  EXPECT_TRUE(foretold(words::Language::kSpanish).contains("gana el Custodio"));
  // An ally plays on. CT-331
  t_.state.discs[kSkeleton].on_board = 1;
  EXPECT_TRUE(sheet(seen(), kBarbarian).badges.empty());
}

TEST_F(OutOfAction, AHeroWhoGoesDownIsNoticed) {
  const auto noticed = [&](Piece piece) {
    return title().stage({static_cast<std::uint8_t>(Happening::kIncapacitated),
                          {},
                          SeatSet::everybody(),
                          arguments(piece, piece)});
  };
  EXPECT_TRUE(noticed(kElf));
  EXPECT_FALSE(noticed(kLordPiece));
}

TEST_F(OutOfAction, TheEndSaysThatNobodyWasDeadAndAllWereOut) {  // CT-395
  stun({kElf, kBarbarian, kThief, kWizard});
  t_.state.phase = Phase::kOver;
  t_.state.ending = Ending::kHeroesOut;
  int health = 0;
  for (const Hero& hero : t_.state.heroes) health += hero.health;
  const scene::Scene scene = seen();
  ASSERT_TRUE(scene.outcome);
  const auto said = [&](words::Language language) {
    return scene::say(title(), language, scene.outcome->text);
  };
  EXPECT_EQ(said(words::Language::kEnglish),
            "Every living hero (4) is incapacitated at the same time and no ally can act, whatever "
            "health is left (" +
                std::to_string(health) + "). The Overseer wins.");
  EXPECT_TRUE(said(words::Language::kItalian).contains("incapacitato nello stesso momento"));
  EXPECT_TRUE(said(words::Language::kSpanish).contains("incapacitados a la vez"));
  for (int hero = 0; hero < kHeroes; ++hero) EXPECT_TRUE(is_out(sheet(scene, hero).states));
  t_.state.ending = Ending::kHeroesDead;
  EXPECT_TRUE(seen().outcome->text.empty()) << "its own sentence says enough";
}

}  // namespace
}  // namespace tavola::catacombs
