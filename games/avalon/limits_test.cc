// Limits that can only be met in play: the table fails with the limit's name, and nothing is left
// out without a word.
#include "games/avalon/limits.h"

#include <algorithm>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/tokens.h"
#include "games/avalon/tables_for_tests/encounter_for_tests.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

const Limit* met() { return take_failure().limit; }

TEST(AvalonLimits, QuestsTasksAndDials) {
  Journey j({"beor"});
  begin_quest(j.t, 0);
  give_task(j.t, 0);
  EXPECT_EQ(met(), nullptr);
  std::ranges::fill(j.s().story.quests, std::uint8_t{100});
  begin_quest(j.t, 100);
  EXPECT_EQ(met(), nullptr) << "it is active already";
  begin_quest(j.t, 0);
  EXPECT_EQ(met(), &kQuestLimit);
  std::ranges::fill(j.s().story.tasks, std::uint8_t{100});
  give_task(j.t, 99);
  EXPECT_EQ(met(), nullptr) << "it stands in the log already";
  give_task(j.t, 0);
  EXPECT_EQ(met(), &kTaskLimit);
  for (Dial& dial : j.s().journey.dials) dial.on = DialOn::kLocation;
  const std::uint8_t fever = secret_numbered(113);
  ASSERT_NE(fever, kNone);
  left_waiting(gain_secret(j.t, 0, fever, cites("TG-309")));
  EXPECT_EQ(met(), &kDialLimit);
}

TEST(AvalonLimits, TokensAndResources) {
  Journey j({"beor"});
  const std::uint8_t here = Journey::place(901);
  put_tokens(j.t, here, Token::kQuest, kMostTokens, cites("TG-320"));
  EXPECT_EQ(met(), nullptr);
  put_tokens(j.t, here, Token::kQuest, 1, cites("TG-320"));
  EXPECT_EQ(met(), &kTokenLimit);
  EXPECT_EQ(tokens_on(j.s(), here, Token::kQuest), kMostTokens);
  j.of(0).of(Measure::kWealth) = kMostResource - 1;
  EXPECT_EQ(gain(j.t, 0, Measure::kWealth, 1, cites("TG-309")), 1);
  EXPECT_EQ(met(), nullptr);
  gain(j.t, 0, Measure::kWealth, 1, cites("TG-309"));
  EXPECT_EQ(met(), &kHeldLimit);
  j.s().house.limits = 1;
  j.of(0).of(Measure::kFood) = kMostWhenChallenging;
  EXPECT_EQ(gain(j.t, 0, Measure::kFood, 1, cites("TG-309")), 0);
  EXPECT_EQ(met(), nullptr) << "TG-883: a rule of the mode, and no lack of room";
}

TEST(AvalonLimits, MarkersOfTheCombatPool) {
  Encounter table("[[encounter]]\nid = \"ox\"\ncolour = \"green\"\n", {"beor"}, "ox");
  table.begin();
  table.e().pool = kMostCounted - 1;
  add_markers(table.t, 1, cites("TG-612"));
  EXPECT_EQ(met(), nullptr);
  add_markers(table.t, 1, cites("TG-612"));
  EXPECT_EQ(met(), &kPoolLimit);
}

}  // namespace
}  // namespace tavola::avalon
