// Going back in company: what is free, whom the table asks, and when a request lapses.
#include "play/session/destination.h"
#include "rooms/room/room_for_tests.h"

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
  EXPECT_EQ(offered["to"], point - 1);
  EXPECT_EQ(offered["free"], true);
  EXPECT_EQ(offered["choices"], 1);
  EXPECT_TRUE(offered["text"].get<std::string>().starts_with("Back to ")) << offered;
  const std::uint64_t before = table.session().table_at(point - 1)->hash();
  EXPECT_EQ(table.code(table.say(who, {{"do", "undo"}, {"steps", 1}})), "ok");
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(table.session().table().hash(), before);
  for (GuestId id : {1, 2}) {
    EXPECT_EQ(table.guest(id).last("log")["keep"], point - 1);
    ASSERT_EQ(table.guest(id).last("log")["entries"].size(), 1U);
    EXPECT_EQ(table.guest(id).last("log")["entries"][0]["kind"], "undo");
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

TEST(RoomUndo, AtOneScreenAStepIsTheLastOneThatWasMadeThere) {
  TestTable table("salem", 3, 5);
  table.come(1, {"seat0", "seat1", "seat2"});
  Random random(2);
  int by_another = 0;
  const auto look = [&] { table.say(1, {{"do", "view"}, {"seat", table.decider()}}); };
  look();
  for (int i = 0; i < 12; ++i) {
    const auto options =
        static_cast<std::uint32_t>(table.session().table().decision().options.size());
    EXPECT_EQ(table.code(table.choose(1, static_cast<int>(random.below(options)))), "ok");
    look();
    const std::size_t point = table.session().point();
    by_another += table.session().record(point - 1).seat != table.decider() ? 1 : 0;
    EXPECT_EQ(table.guest(1).last("room")["room"]["undo"]["step"]["to"], point - 1);
  }
  EXPECT_GT(by_another, 0) << "the seat that is looked from made every choice";
  const std::size_t point = table.session().point();
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"steps", 1}})), "ok");
  EXPECT_EQ(table.session().point(), point - 1);
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

  const Json forward = table.guest(who).last("room")["room"]["undo"]["redo"];
  EXPECT_EQ(forward["to"], point);
  EXPECT_EQ(forward["free"], false);
  EXPECT_TRUE(forward["text"].get<std::string>().starts_with("Do again: “")) << forward;
  EXPECT_EQ(table.say(who, {{"do", "redo"}})["asked"], true);
  EXPECT_EQ(table.session().point(), point - 1);
  EXPECT_EQ(request(table, other)["kind"], "redo");
  EXPECT_EQ(request(table, other)["to"], point);
  EXPECT_TRUE(request(table, other)["text"].get<std::string>().contains(
      " would like to do again what was taken back: "));
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
  NewTable wished = TestTable::wishes("salem", 2, 5);
  wished.undo_away = UndoAway::kRefuse;
  TestTable table(wished);
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
  EXPECT_EQ(table.guest(1).last("room")["room"]["undo"]["turn"]["free"], true) << "and says so";
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
  const std::size_t turn = *play::last_turn_of(table.session(), seat);
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

/// Plays until both seats have chosen since a point, and gives it; the last choice is the guest's.
std::size_t both_chose(TestTable& table, GuestId last, Random& random) {
  const std::size_t from = table.session().point();
  bool other = false;
  for (int i = 0; i < 300 && !table.session().table().over(); ++i) {
    const bool mine = table.decider() + 1U == last;
    EXPECT_EQ(table.code(table.choose_any(random)), "ok");
    other = other || !mine;
    if (mine && other) return from;
  }
  ADD_FAILURE() << "they did not both choose";
  return from;
}

TEST(RoomUndo, WhatSomebodyChoseWhoIsAwayWaitsForThem) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const std::size_t from = both_chose(table, 1, random);
  const std::size_t point = table.session().point();
  table.go(2);
  EXPECT_EQ(table.say(1, {{"do", "undo"}, {"to", from}})["asked"], true);
  EXPECT_EQ(table.session().point(), point) << "going away is no agreement";
  EXPECT_EQ(request(table, 1)["waiting"], Json::array({1}));
  table.go(1);  // the question waits for both

  // The server may have been started again before they are back.
  TestTable later(StoredTable{table.stored.header, table.house.entries});
  later.come(2, {"seat1"});
  EXPECT_EQ(request(later, 2)["by"], 0);
  EXPECT_EQ(request(later, 2)["to"], from);
  EXPECT_EQ(later.code(later.say(2, {{"do", "answer"}, {"agree", true}})), "ok");
  EXPECT_EQ(later.session().point(), from);
  EXPECT_TRUE(request(later, 2).is_null());
}

TEST(RoomUndo, ARefusalThatWasWaitedForEndsTheQuestionForGood) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const std::size_t from = both_chose(table, 1, random);
  const std::size_t point = table.session().point();
  table.go(2);
  EXPECT_EQ(table.say(1, {{"do", "undo"}, {"to", from}})["asked"], true);
  table.come(2, {"seat1"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", false}})), "ok");
  EXPECT_EQ(table.session().point(), point);
  TestTable later(StoredTable{table.stored.header, table.house.entries});
  later.come(1, {"seat0"});
  EXPECT_TRUE(request(later, 1).is_null());
}

TEST(RoomUndo, WhereTheTableDoesNotWaitItIsRefusedWhileTheyAreAway) {
  NewTable wished = TestTable::wishes("salem", 2, 5);
  wished.undo_away = UndoAway::kRefuse;
  TestTable table(wished);
  table.everybody_comes();
  table.come(3, {"host"});
  Random random(2);
  const std::size_t from = both_chose(table, 1, random);
  const std::size_t point = table.session().point();
  EXPECT_EQ(table.guest(1).last("room")["room"]["undo_away"], "refuse");
  table.go(2);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", from}})), "somebody_away");
  EXPECT_EQ(table.session().point(), point);
  EXPECT_EQ(table.code(table.say(1, {{"do", "settings"}, {"undo_away", "wait"}})), "not_host");
  EXPECT_EQ(table.code(table.say(3, {{"do", "settings"}, {"undo_away", "never"}})), "bad_field");
  EXPECT_EQ(table.code(table.say(3, {{"do", "settings"}, {"undo_away", "wait"}})), "ok");
  EXPECT_EQ(table.guest(1).last("room")["room"]["undo_away"], "wait");
  EXPECT_EQ(table.say(1, {{"do", "undo"}, {"to", from}})["asked"], true);
  TestTable later(StoredTable{table.stored.header, table.house.entries});
  later.come(1, {"seat0"});
  EXPECT_EQ(later.guest(1).last("room")["room"]["undo_away"], "wait");
}

TEST(RoomUndo, AStandInDoesNotAgreeForItsPerson) {
  TestTable table;
  table.everybody_comes();
  Random random(2);
  const std::size_t from = both_chose(table, 1, random);
  table.go(2);
  ASSERT_EQ(
      table.code(table.say(1, {{"do", "bot"}, {"seat", 1}, {"bot", "greedy"}, {"stand_in", true}})),
      "ok");
  const std::size_t point = table.session().point();
  EXPECT_EQ(table.say(1, {{"do", "undo"}, {"to", from}})["asked"], true);
  EXPECT_EQ(table.session().point(), point);
  EXPECT_EQ(request(table, 1)["waiting"], Json::array({1}));
  // A bot that the host seats there for good agrees.
  table.come(3, {"host"});
  EXPECT_EQ(table.code(table.say(3, {{"do", "bot"}, {"seat", 1}, {"bot", "greedy"}})), "ok");
  EXPECT_EQ(table.session().point(), from);
}

TEST(RoomUndo, WhatAStandInChoseNeedsNobodyWhoIsAway) {
  TestTable table(TestTable::wishes("salem", 2, 5), {.bot_pause = std::chrono::milliseconds(0)});
  table.come(1, {"seat0"});
  ASSERT_EQ(
      table.code(table.say(1, {{"do", "bot"}, {"seat", 1}, {"bot", "greedy"}, {"stand_in", true}})),
      "ok");
  Random random(2);
  bool other = false;
  for (int i = 0; i < 40 && !table.session().table().over(); ++i) {
    table.house.run();
    if (table.session().table().over() || table.decider() != 0) break;
    other = other || (table.session().point() > 0 &&
                      table.session().record(table.session().point() - 1).seat == 1);
    table.choose_any(random);
  }
  ASSERT_TRUE(other);
  // Its person takes the seat back and goes away again: those choices are still the bot's.
  table.come(2, {"seat1"});
  EXPECT_EQ(table.code(table.say(2, {{"do", "bot"}, {"seat", 1}, {"bot", nullptr}})), "ok");
  table.go(2);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 0}})), "ok");
  EXPECT_EQ(table.session().point(), 0U);
}

TEST(RoomUndo, EveryUndoIsToldInTheLog) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  table.come(2, {"watch"}, "it");
  Random random(6);
  for (int i = 0; i < 8; ++i) {
    table.say(1, {{"do", "view"}, {"seat", table.decider()}});
    const auto count =
        static_cast<std::uint32_t>(table.session().table().decision().options.size());
    ASSERT_EQ(table.code(table.choose(1, static_cast<int>(random.below(count)))), "ok");
  }
  table.say(1, {{"do", "view"}, {"seat", 0}});
  const auto told = [&table](GuestId id) {
    std::vector<std::string> lines;
    for (const Json& entry : table.guest(id).log())
      if (entry["kind"] == "undo")
        lines.push_back(std::to_string(entry["point"].get<int>()) + " " +
                        entry["text"].get<std::string>());
    return lines;
  };
  using Lines = std::vector<std::string>;
  ASSERT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 6}})), "ok");
  const Lines first = told(2);
  ASSERT_EQ(first.size(), 1U);
  EXPECT_TRUE(first[0].starts_with("6 Ada torna a")) << first[0];
  EXPECT_TRUE(first[0].ends_with(": 2 scelte annullate.")) << first[0];
  ASSERT_EQ(table.code(table.say(1, {{"do", "redo"}, {"steps", 1}})), "ok");
  const Lines second = told(2);
  ASSERT_EQ(second.size(), 2U);
  EXPECT_EQ(second[0], first[0]);
  EXPECT_TRUE(second[1].starts_with("7 Ada ripete ciò che era stato annullato: «")) << second[1];
  // Going back further takes away the choices, never the lines that say so.
  ASSERT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 2}})), "ok");
  const Lines all = told(2);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0], "2" + second[0].substr(1)) << "where it went is told as it was";
  EXPECT_EQ(all[1], "2" + second[1].substr(1));
  EXPECT_TRUE(all[2].ends_with(": 5 scelte annullate.")) << all[2];
  table.say(1, {{"do", "view"}, {"seat", table.decider()}});
  ASSERT_EQ(table.code(table.choose(1, 0)), "ok");
  EXPECT_EQ(told(2), all);
  EXPECT_TRUE(told(1).back().starts_with("2 Ada went back to ")) << told(1).back();
  TestTable later(StoredTable{table.stored.header, table.house.entries});
  later.come(2, {"watch"}, "it");
  EXPECT_EQ(later.guest(2).log(), table.guest(2).log());
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
