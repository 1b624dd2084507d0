// Going back in company: what is free, whom the table asks, and when a request lapses.
#include "rooms/room_for_tests.h"

namespace tavola::rooms {
namespace {

Json request(TestTable& table, GuestId id) {
  return table.guest(id).last("room")["room"]["request"];
}

/// Plays until the last choice showed something, or showed nothing, and another seat did not choose
/// since; gives the guest that chose.
GuestId play_until(TestTable& table, bool reveals, Random& random) {
  for (int i = 0; i < 300 && !table.session().table().over(); ++i) {
    const GuestId who = table.decider() + 1U;
    EXPECT_EQ(table.code(table.choose_any(random)), "ok");
    const std::size_t last = table.session().point() - 1;
    if (table.session().reveals(last) == reveals && table.session().record(last).seat + 1U == who)
      return who;
  }
  ADD_FAILURE() << "no such choice in this game";
  return 1;
}

TEST(RoomUndo, OnesOwnChoiceIsFreeWhileNothingCameToLight) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const GuestId who = play_until(table, false, random);
  const std::size_t point = table.session().point();
  const Json offered = table.guest(who).last("room")["room"]["undo"]["step"];
  EXPECT_EQ(offered, Json({{"to", point - 1}, {"free", true}}));
  const std::uint64_t before = table.session().table_at(point - 1)->hash();
  EXPECT_EQ(table.code(table.say(who, {{"do", "undo"}, {"steps", 1}})), "ok");
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(table.session().table().hash(), before);
  for (GuestId id : {1, 2}) {
    EXPECT_EQ(table.guest(id).last("log")["keep"], point - 1);
    EXPECT_EQ(table.guest(id).last("log")["entries"], Json::array());
    EXPECT_EQ(table.guest(id).last("room")["room"]["redo"], 1);
    EXPECT_EQ(table.guest(id).last("scene")["revision"], table.revision());
  }
  EXPECT_EQ(table.code(table.say(who, {{"do", "redo"}, {"steps", 1}})), "ok");
  EXPECT_EQ(table.session().point(), point);
  table.come(9, {"watch"});
  TestTable again(StoredTable{table.stored.header, table.house.entries});
  again.come(9, {"watch"});
  EXPECT_EQ(again.guest(9).scene(), table.guest(9).scene());
  EXPECT_EQ(again.guest(9).log(), table.guest(9).log());
}

TEST(RoomUndo, WhatCameToLightIsTakenBackOnlyIfAllAgree) {
  TestTable table("salem", 3, 5);
  table.everybody_comes();
  table.come(4, {"watch"});
  Random random(2);
  const GuestId who = play_until(table, true, random);
  const std::size_t point = table.session().point();
  const GuestId second = who % 3 + 1;
  const GuestId third = second % 3 + 1;
  EXPECT_EQ(table.guest(who).last("room")["room"]["undo"]["step"]["free"], false);
  const Json asked = table.say(who, {{"do", "undo"}, {"steps", 1}});
  EXPECT_EQ(asked["asked"], true);
  EXPECT_EQ(table.session().point(), point);
  EXPECT_EQ(request(table, second)["by"], who - 1);
  EXPECT_EQ(request(table, second)["waiting"].size(), 2U);
  EXPECT_FALSE(request(table, second)["text"].get<std::string>().empty());
  EXPECT_EQ(table.code(table.say(second, {{"do", "undo"}, {"to", 0}})), "request_open");
  EXPECT_EQ(table.code(table.say(4, {{"do", "answer"}, {"agree", true}})), "not_yours");
  EXPECT_EQ(table.code(table.say(who, {{"do", "answer"}, {"agree", true}})), "not_yours");
  EXPECT_EQ(table.code(table.say(second, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(table.session().point(), point);
  EXPECT_EQ(request(table, third)["agreed"], Json::array({second - 1}));
  EXPECT_EQ(table.code(table.say(third, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_TRUE(request(table, second).is_null());
}

TEST(RoomUndo, WhatCameToLightIsDoneAgainOnlyIfAllAgree) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const GuestId who = play_until(table, true, random);
  const GuestId other = 3 - who;
  const std::size_t point = table.session().point();
  const std::uint64_t hash = table.session().table().hash();
  ASSERT_EQ(table.say(who, {{"do", "undo"}, {"steps", 1}})["asked"], true);
  ASSERT_EQ(table.code(table.say(other, {{"do", "answer"}, {"agree", true}})), "ok");
  ASSERT_EQ(table.session().point(), point - 1);

  EXPECT_EQ(table.guest(who).last("room")["room"]["undo"]["redo"],
            Json({{"to", point}, {"free", false}}));
  EXPECT_EQ(table.say(who, {{"do", "redo"}})["asked"], true);
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(request(table, other)["kind"], "redo");
  EXPECT_EQ(request(table, other)["to"], point);
  EXPECT_NE(request(table, other)["text"].get<std::string>().find("1 choice again"),
            std::string::npos);
  EXPECT_EQ(table.code(table.say(other, {{"do", "redo"}})), "request_open");
  EXPECT_EQ(table.code(table.say(other, {{"do", "answer"}, {"agree", false}})), "ok");
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(table.say(who, {{"do", "redo"}})["asked"], true);
  EXPECT_EQ(table.code(table.say(other, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(table.session().point(), point);
  EXPECT_EQ(table.session().table().hash(), hash);
  EXPECT_TRUE(table.guest(who).last("room")["room"]["undo"]["redo"].is_null());
}

TEST(RoomUndo, WhatAnotherChoseIsDoneAgainOnlyIfTheyAgree) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const GuestId who = play_until(table, false, random);
  const GuestId other = 3 - who;
  const std::size_t point = table.session().point();
  ASSERT_EQ(table.code(table.say(who, {{"do", "undo"}, {"steps", 1}})), "ok");
  ASSERT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(table.guest(other).last("room")["room"]["undo"]["redo"]["free"], false);
  EXPECT_EQ(table.say(other, {{"do", "redo"}})["asked"], true);
  EXPECT_EQ(table.code(table.say(who, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(table.session().point(), point);
}

TEST(RoomUndo, ARefusalALeaverOrAChoiceEndsTheRequest) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  GuestId who = play_until(table, true, random);
  GuestId other = 3 - who;
  const std::size_t point = table.session().point();
  const auto ask = [&] {
    EXPECT_EQ(table.say(who, {{"do", "undo"}, {"steps", 1}})["asked"], true);
    EXPECT_TRUE(request(table, other).is_object());
  };
  ask();
  EXPECT_EQ(table.code(table.say(other, {{"do", "answer"}, {"agree", false}})), "ok");
  EXPECT_TRUE(request(table, who).is_null());
  ask();
  EXPECT_EQ(table.code(table.say(who, {{"do", "answer"}, {"agree", false}})), "ok");
  EXPECT_TRUE(request(table, other).is_null());
  ask();
  table.go(other);
  EXPECT_TRUE(request(table, who).is_null());
  EXPECT_EQ(table.session().point(), point) << "going away is no agreement";
  table.come(other, {"seat" + std::to_string(other - 1)});
  ask();
  ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  EXPECT_TRUE(request(table, who).is_null()) << "the table has moved on";
  EXPECT_EQ(table.code(table.say(other, {{"do", "answer"}, {"agree", true}})), "no_request");
}

TEST(RoomUndo, AloneWithBotsOrWithNobodyHereThereIsNobodyToAsk) {
  NewTable wished = TestTable::wishes("salem", 2, 5);
  wished.seats[1].bot = "greedy";
  TestTable table(wished, {.bot_pause = std::chrono::milliseconds(0)});
  table.come(1, {"seat0"});
  Random random(2);
  for (int i = 0; i < 30 && !table.session().table().over(); ++i) {
    table.house.run();
    if (table.decider() == 0 && !table.session().table().over()) table.choose_any(random);
  }
  table.house.run();
  ASSERT_GT(table.session().point(), 4U);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 2}})), "ok");
  EXPECT_EQ(table.session().point(), 2U);
}

TEST(RoomUndo, ATurnOrAPointInTheLog) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  Random random(6);
  for (int i = 0; i < 20; ++i) {
    ASSERT_EQ(table.code(table.say(1, {{"do", "view"}, {"seat", table.decider()}})), "ok");
    const auto count =
        static_cast<std::uint32_t>(table.session().table().decision().options.size());
    ASSERT_EQ(table.code(table.choose(1, static_cast<int>(random.below(count)))), "ok");
  }
  const Seat seat = table.session().record(19).seat;
  ASSERT_EQ(table.code(table.say(1, {{"do", "view"}, {"seat", seat}})), "ok");
  const std::size_t turn = *table.session().last_turn_of(seat);
  EXPECT_EQ(table.guest(1).last("room")["room"]["undo"]["turn"]["to"], turn);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"turn", true}})), "ok");
  EXPECT_EQ(table.session().point(), turn);
  EXPECT_EQ(table.code(table.say(1, {{"do", "redo"}, {"steps", 20 - turn}})), "ok");
  EXPECT_EQ(table.session().point(), 20U);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"turn", seat}})), "ok");
  EXPECT_EQ(table.session().point(), turn);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 3}})), "ok");
  EXPECT_EQ(table.session().point(), 3U);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 3}})), "nothing_to_undo");
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 9}})), "bad_field");
}

TEST(RoomUndo, AnUndoThatIsNotKeptHasNotHappened) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  Random random(6);
  for (int i = 0; i < 20; ++i) {
    table.say(1, {{"do", "view"}, {"seat", table.decider()}});
    const auto count =
        static_cast<std::uint32_t>(table.session().table().decision().options.size());
    ASSERT_EQ(table.code(table.choose(1, static_cast<int>(random.below(count)))), "ok");
  }
  const std::uint64_t hash = table.session().table().hash();
  table.house.failing = true;
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 3}})), "busy");
  EXPECT_EQ(table.session().point(), 20U);
  EXPECT_EQ(table.session().table().hash(), hash);
  table.house.failing = false;
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 3}})), "ok");
  table.house.failing = true;
  EXPECT_EQ(table.code(table.say(1, {{"do", "redo"}, {"steps", 9}})), "busy");
  EXPECT_EQ(table.session().point(), 3U);
  table.house.failing = false;
  EXPECT_EQ(table.code(table.say(1, {{"do", "redo"}, {"steps", 17}})), "ok");
  EXPECT_EQ(table.session().table().hash(), hash);
}

TEST(RoomUndo, SpectatorsTakeNothingBack) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  table.come(2, {"watch"});
  table.say(1, {{"do", "view"}, {"seat", table.decider()}});
  ASSERT_EQ(table.code(table.choose(1, 0)), "ok");
  EXPECT_EQ(table.code(table.say(2, {{"do", "undo"}, {"to", 0}})), "not_seated");
  EXPECT_EQ(table.code(table.say(2, {{"do", "redo"}})), "not_seated");
  EXPECT_TRUE(table.guest(2).last("room")["room"]["undo"]["step"].is_null());
}

}  // namespace
}  // namespace tavola::rooms
