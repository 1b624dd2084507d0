// A hint: equal tries for all, ranges, and a reason that was counted.
#include "play/hint.h"

#include <gtest/gtest.h>

#include "play/open_title.h"
#include "play/session/session.h"

namespace tavola::play {
namespace {

constexpr words::Language kLanguages[] = {words::Language::kEnglish, words::Language::kItalian,
                                          words::Language::kSpanish};

Hint of(std::vector<Hint::Answer> answers, Hint::Difference why = {}) {
  return {std::move(answers), std::move(why)};
}

std::string said(const Hint& hint, words::Language language = words::Language::kEnglish) {
  return hint.reason({&**open_title("salem"), language, {"Ada", "Teo"}});
}

TEST(Hint, EveryAnswerHasTheSameTriesAlongEveryGame) {
  for (const char* game : {"salem", "arkham", "catacombs", "toy"}) {
    const scene::Title& title = **open_title(game);
    Wishes wishes;
    wishes.seats = 2;
    wishes.seed = 4;
    Session session = *Session::open(title, wishes);
    Random random(6);
    for (int i = 0; i < 24 && !session.table().over(); ++i) {
      const auto count = session.table().decision().options.size();
      const Hint hint =
          give_hint(title, session.table(), {.iterations = static_cast<int>(count) * 12}, random);
      ASSERT_FALSE(hint.answers.empty()) << game;
      EXPECT_TRUE(hint.answers.front().alike);
      for (const Hint::Answer& answer : hint.answers) {
        EXPECT_LE(std::abs(answer.tries - hint.answers.front().tries), 1) << game << " " << i;
        EXPECT_LE(answer.chance, hint.answers.front().chance);
        // Whatever the range says to be worse is outside the best one's range.
        if (!answer.alike)
          EXPECT_LT(answer.chance + answer.spread,
                    hint.answers.front().chance - hint.answers.front().spread);
      }
      for (const words::Language language : kLanguages) {
        const std::string reason = hint.reason({&title, language, {"Ada", "Teo"}});
        EXPECT_EQ(reason.empty(), hint.answers.size() < 2) << game;
        EXPECT_FALSE(reason.contains('[')) << reason;
      }
      const auto n = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
      ASSERT_TRUE(session.choose(n, session.game().propose(session.table(), n, random)));
    }
  }
}

TEST(Hint, OnAJourneyItIsWhatAPractisedPlayerDoes) {
  const scene::Title& title = **open_title("avalon");
  Wishes wishes;
  wishes.seats = 2;
  wishes.seed = 4;
  Session session = *Session::open(title, wishes);
  Random random(6);
  int journey = 0;
  for (int i = 0; i < 60 && journey < 20 && !session.table().over(); ++i) {
    const Hint hint = give_hint(title, session.table(), {.iterations = 20}, random);
    ASSERT_FALSE(hint.answers.empty());
    if (hint.by_habit()) {
      ++journey;
      EXPECT_FALSE(hint.all_alike()) << "there is one to be starred";
      for (const words::Language language : kLanguages)
        EXPECT_FALSE(hint.reason({&title, language, {"Ada", "Teo"}}).empty());
    }
    const int n = hint.answers.front().option;
    ASSERT_TRUE(session.choose(n, session.game().propose(session.table(), n, random)));
  }
  EXPECT_EQ(journey, 20);
}

TEST(Hint, SaysWhenTheTriesCannotTellTheAnswersApart) {
  const Hint hint = of({{0, 0.5, 0.1, 40, true}, {1, 0.45, 0.1, 40, true}});
  EXPECT_TRUE(hint.all_alike());
  EXPECT_EQ(said(hint), "All come out alike.");
  EXPECT_EQ(said(hint, words::Language::kItalian), "Le scelte si equivalgono.");
  EXPECT_EQ(said(hint, words::Language::kSpanish), "Todas dan lo mismo.");
}

TEST(Hint, NamesTheNumberThatDiffersAndWhoseItIs) {
  const std::vector<Hint::Answer> answers = {
      {0, 0.5, 0.01, 40, true}, {1, 0.495, 0.01, 40, true}, {2, 0.2, 0.01, 40, false}};
  const Hint hint = of(
      answers, {Hint::Difference::Kind::kFigure, scene::Text::word("sanity"), Seat{1}, 4.24, 3.0});
  EXPECT_EQ(said(hint),
            "1 other choice is about as good. Sanity (Teo): on average 4.2 afterwards, 3.0 after "
            "the weaker choices.");
  EXPECT_TRUE(said(hint, words::Language::kItalian).contains("in media 4,2 dopo, 3,0"))
      << said(hint, words::Language::kItalian);
  EXPECT_TRUE(said(hint, words::Language::kSpanish).contains("de media 4,2 después, 3,0"));
}

TEST(Hint, NamesTheChanceWhereNothingOnTheTableDiffers) {
  const Hint hint = of({{0, 0.5, 0.01, 40, true}, {2, 0.2, 0.01, 40, false}});
  EXPECT_EQ(said(hint),
            "The chance to win: 50.0 in 100 afterwards, 20.0 after the weaker choices.");
  const Hint lost = of({{0, 0.5, 0.01, 40, true}, {2, 0.2, 0.01, 40, false}},
                       {Hint::Difference::Kind::kLost, {}, kNoSeat, 0.1, 0.85});
  EXPECT_EQ(said(lost),
            "The game was lost in 10 of 100 tries after it, in 85 of 100 after the weaker "
            "choices.");
}

}  // namespace
}  // namespace tavola::play
