// How long a bot's turn takes: many choices in a row become faster and faster, and whoever waits
// for them never waits long. Time passes when the test says so.
#include "rooms/choices/bot_turn.h"

#include <gtest/gtest.h>

#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

using std::chrono::milliseconds;
using Moment = BotTurn::Moment;

constexpr BotTurn::Share kWish{milliseconds(350), milliseconds(300)};

TEST(BotTurn, ALongTurnStaysWithinItsTime) {
  BotTurn turn(milliseconds(2400));
  Moment now;
  BotTurn::Share last = kWish;
  for (int i = 0; i < 200; ++i) {
    const BotTurn::Share share = turn.next(1, Turn{3, 1, true}, now, kWish);
    if (i == 0) EXPECT_EQ(share.pause, kWish.pause) << "a short turn is as it always was";
    if (i == 0) EXPECT_FALSE(share.urgent);
    EXPECT_LE(share.pause, last.pause);
    EXPECT_LE(share.think, last.think);
    EXPECT_GT(share.think.count(), 0) << "no time would mean as long as it takes";
    last = share;
    now += share.pause;
  }
  EXPECT_EQ(last.pause.count(), 0);
  EXPECT_TRUE(last.urgent) << "who has waited so long does not wait for other tables as well";
  EXPECT_LT(now - Moment{}, milliseconds(2400));
}

TEST(BotTurn, TimeCountsForTheSeatThatTookItUntilAPersonIsAsked) {
  BotTurn turn(milliseconds(2400));
  Moment now;
  turn.next(1, Turn{3, kNoSeat, true}, now, kWish);
  now += milliseconds(2000);
  EXPECT_EQ(turn.next(2, Turn{3, kNoSeat, true}, now, kWish).pause, kWish.pause) << "another bot";
  now += milliseconds(100);
  EXPECT_LT(turn.next(1, Turn{3, kNoSeat, true}, now, kWish).pause, milliseconds(70));
  EXPECT_EQ(turn.next(1, Turn{4, kNoSeat, true}, now, kWish).pause, kWish.pause) << "a new round";
  now += milliseconds(2000);
  EXPECT_LT(turn.next(1, Turn{4, kNoSeat, true}, now, kWish).pause, milliseconds(70));
  turn.ended();
  EXPECT_EQ(turn.next(1, Turn{4, kNoSeat, true}, now, kWish).pause, kWish.pause);
}

// A table of bots in Arkham, whose turns have many choices: the clock goes on by what the room lets
// each choice wait and think.
TEST(BotTurn, NobodyWaitsThreeSecondsForABotInArkham) {
  NewTable wished = TestTable::wishes("arkham", 2, 5);
  wished.seats[0].bot = "greedy";
  wished.seats[1].bot = "greedy";
  Moment now;
  RoomSettings settings;
  settings.clock = [&now] { return now; };
  TestTable table(wished, settings);
  table.come(1, {"watch"});
  Moment began = now;
  // A new round is a new turn, also for whoever is the only one left.
  const auto whose = [&table] {
    return std::pair(table.decider(), table.session().game().rounds(table.session().table()));
  };
  auto before = whose();
  milliseconds longest{0};
  int choices = 0;
  int most = 0;
  for (int i = 0; i < 400 && !table.session().table().over(); ++i) {
    if (whose() != before) {
      before = whose();
      began = now;
      choices = 0;
    }
    const std::size_t point = table.session().point();
    if (!table.house.timers.empty()) now += table.house.waited_for.back();
    table.house.run_once();
    ASSERT_EQ(table.session().point(), point + 1);
    most = std::max(most, ++choices);
    longest = std::max(longest, std::chrono::duration_cast<milliseconds>(now - began));
  }
  EXPECT_GT(most, 8) << "no turn of many choices was tried";
  EXPECT_LT(longest, milliseconds(3000));
}

// The threads that think may all be busy elsewhere.
TEST(BotTurn, WhoHasNoTimeLeftAnswersAtAGlance) {
  NewTable wished = TestTable::wishes("arkham", 2, 5);
  wished.seats[0].bot = "search";
  wished.seats[1].bot = "search";
  RoomSettings settings;
  settings.bot_turn = milliseconds(0);
  TestTable table(wished, settings);
  table.house.most_looks = 8;
  table.come(1, {"watch"});
  for (int i = 0; i < 200 && !table.session().table().over(); ++i) {
    const std::size_t point = table.session().point();
    const bool thinks = !table.house.thoughts.empty();
    if (thinks) table.house.run_once();
    while (!thinks && !table.house.timers.empty()) TestHouse::next(table.house.timers);
    table.house.settle();
    ASSERT_EQ(table.session().point(), point + 1);
  }
  // Out of 200 choices; which they are depends on the deal.
  EXPECT_LT(table.house.thought_for.size(), 30U) << "only where there is no habit";
}

TEST(BotTurn, WhoStillWaitsForAPlaceToThinkWhenTheTurnHasHadItsTimeAnswersAtAGlance) {
  NewTable wished = TestTable::wishes("arkham", 2, 5);
  wished.seats[0].bot = "search";
  wished.seats[1].bot = "search";
  TestTable table(wished);
  table.house.most_looks = 8;
  table.come(1, {"watch"});
  int glances = 0;
  for (int i = 0; i < 60 && !table.session().table().over(); ++i) {
    const std::size_t point = table.session().point();
    while (!table.house.timers.empty()) TestHouse::next(table.house.timers);
    table.house.settle();
    ASSERT_EQ(table.session().point(), point) << "its pause is over, and it still waits";
    ASSERT_EQ(table.house.errands(), 1U);
    TestHouse::next(table.house.late);
    table.house.settle();
    if (table.session().point() == point) {  // there is no habit for it: it waits on
      table.house.run_once();
    } else {
      ++glances;
      // The place in the queue is given back: the thought is not made once it may begin.
      TestHouse::next(table.house.thoughts);
      table.house.settle();
    }
    ASSERT_EQ(table.session().point(), point + 1);
  }
  EXPECT_GT(glances, 40);
}

}  // namespace
}  // namespace tavola::rooms
