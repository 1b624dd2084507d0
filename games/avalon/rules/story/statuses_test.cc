// Statuses of the Save Sheet. (section 16 of the ledger)
#include "games/avalon/rules/story/statuses.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/story/tokens.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Statuses, APartOfANumberedRowIsMarkedByItself) {  // TG-345, TG-348, TG-349
  Journey j({"beor"});
  const std::uint8_t road = status_named("test_road");
  mark(j.t, road, 1, cites("TG-345"));
  mark(j.t, road, 2, cites("TG-345"));
  for (int part = 1; part <= 7; ++part) EXPECT_EQ(is_marked(j.s(), road, part), part <= 2) << part;
  EXPECT_EQ(marks(j.s(), road), 2);
  mark(j.t, road, 2, cites("TG-345"));
  EXPECT_EQ(marks(j.s(), road), 2) << "what is marked stays marked";
}

TEST(Statuses, BoxesWithoutNumbersAreCounted) {  // TG-348
  Journey j({"beor"});
  const std::uint8_t debts = status_named("test_debts");
  for (int i = 0; i < 6; ++i) mark(j.t, debts, 0, cites("TG-345"));
  EXPECT_EQ(marks(j.s(), debts), 4) << "there are four boxes";
  unmark(j.t, debts, 0, cites("TG-350"));
  EXPECT_EQ(marks(j.s(), debts), 3);
}

TEST(Statuses, TheyAreUnmarkedOnlyByOrder) {  // TG-350
  Journey j({"beor"});
  const std::uint8_t road = status_named("test_road");
  const std::uint8_t oath = status_named("test_oath");
  mark(j.t, road, 3, cites("TG-345"));
  mark(j.t, oath, 0, cites("TG-345"));
  j.play_morning();
  EXPECT_TRUE(is_marked(j.s(), road, 3));
  EXPECT_TRUE(is_marked(j.s(), oath)) << "a day takes nothing away";
  unmark(j.t, road, 3, cites("TG-350"));
  EXPECT_FALSE(is_marked(j.s(), road));
}

TEST(Tokens, TheyLieOnLocationsAndDialsOfMenhirsMayBeChanged) {  // TG-014, TG-320, TG-931
  Journey j({"beor"});
  const std::uint8_t grove = Journey::place(902);
  put_tokens(j.t, grove, Token::kQuest, 6, cites("TG-320"));
  EXPECT_EQ(tokens_on(j.s(), grove, Token::kQuest), 6) << "more than there are in a box";
  take_tokens(j.t, grove, Token::kQuest, 9, cites("TG-320"));
  EXPECT_EQ(tokens_on(j.s(), grove, Token::kQuest), 0);
  change_dial(j.t, Journey::place(901), 20, cites("TG-931"));
  EXPECT_EQ(j.at(901).dial, kDialTop);
  change_dial(j.t, grove, 2, cites("TG-931"));
  EXPECT_EQ(j.at(902).dial, 0) << "there is no Menhir";
}

}  // namespace
}  // namespace tavola::avalon
