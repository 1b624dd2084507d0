// Looking back: every past position, the story of a game, and tables that are opened again.
#include "play/json_text.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

/// The reply to something that is worked out elsewhere.
Json look_back(TestTable& table, GuestId id, const Json& message) {
  table.say(id, message);
  const std::int64_t number = table.messages;
  table.house.run();
  return table.reply(id, number);
}

Json curve_at(TestTable& table, GuestId id, int at) {
  return look_back(table, id, {{"do", "replay"}, {"at", at}, {"curve", true}})["curve"];
}

void play_to_the_end(TestTable& table, Random& random) {
  while (!table.session().table().over()) ASSERT_EQ(table.code(table.choose_any(random)), "ok");
}

TEST(RoomStory, EveryPastPositionIsShownAsItsViewerSawIt) {
  TestTable table;
  table.everybody_comes();
  Random random(9);
  std::vector<Json> seen = {table.guest(1).scene()};
  for (int i = 0; i < 25; ++i) {
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
    seen.push_back(table.guest(1).scene());
  }
  for (std::size_t at : {0U, 1U, 7U, 8U, 9U, 24U, 25U}) {
    const Json reply = table.say(1, {{"do", "replay"}, {"at", at}});
    EXPECT_EQ(reply["point"], at);
    EXPECT_FALSE(reply.contains("hash")) << "it covers what is hidden, and the game goes on";
    Json scene = reply["scene"];
    scene["revision"] = at;
    EXPECT_EQ(scene, seen[at]);
  }
  const Json curve = curve_at(table, 1, 0);
  ASSERT_EQ(curve.size(), 26U);
  for (std::size_t i = 0; i < curve.size(); ++i) {
    EXPECT_EQ(curve[i][0], i);
    EXPECT_GE(curve[i][1], 0.0);
    EXPECT_LE(curve[i][1], 1.0);
  }
  EXPECT_EQ(curve_at(table, 1, 3), curve);
}

TEST(RoomStory, AFinishedGameHasItsStory) {
  for (const char* game : {"salem", "toy"}) {
    TestTable table(game, 2, 4);
    table.come(1, {"seat0"}, "it");
    table.come(2, {"seat1"});
    Random random(9);
    while (!table.session().table().over()) {
      const auto& options = table.session().table().decision().options;
      const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())));
      Json choice = {{"do", "choose"}, {"revision", table.revision()}, {"n", n}};
      if (options[static_cast<std::size_t>(n)].takes_parameters) choice["flick"] = {{"candles", 0}};
      ASSERT_EQ(table.code(table.say(table.decider() + 1U, choice)), "ok");
    }
    const Json story = look_back(table, 1, {{"do", "story"}});
    ASSERT_EQ(table.code(story), "ok");
    ASSERT_FALSE(story["timelines"].empty()) << game;
    for (const Json& line : story["timelines"]) {
      EXPECT_FALSE(line["title"].get<std::string>().empty());
      EXPECT_EQ(line["points"][0][0], 0);
      EXPECT_EQ(line["points"].back()[0], table.session().point());
    }
    int deeds = 0;
    for (const Json& seat : story["deeds"])
      for (const Json& deed : seat["deeds"]) deeds += deed["count"].get<int>();
    EXPECT_EQ(deeds, static_cast<int>(table.session().point()));
    int rolls = 0;
    int faces = 0;
    for (const Json& row : story["luck"])
      (row["id"] == "rolls" ? rolls : faces) += row["count"].get<int>();
    EXPECT_EQ(rolls, faces);
    EXPECT_FALSE(story["turns"].empty());
    const Json curve = curve_at(table, 2, 0);
    const bool won = table.session().game().result(table.session().table()).winners.has(1);
    EXPECT_EQ(curve.back()[1], won ? 1.0 : 0.0);
  }
}

TEST(RoomStory, SalemTellsDeedsAndDiceInWords) {
  TestTable table("salem", 2, 4);
  table.come(1, {"seat0"}, "en");
  table.come(2, {"seat1"});
  Random random(9);
  play_to_the_end(table, random);
  const Json story = look_back(table, 1, {{"do", "story"}});
  for (const Json& seat : story["deeds"])
    for (const Json& deed : seat["deeds"]) EXPECT_NE(deed["title"], deed["id"]);
  ASSERT_GT(story["luck"].size(), 1U);
  EXPECT_EQ(story["timelines"][0]["id"], "necron");
  bool sanity = false;
  for (const Json& line : story["timelines"]) sanity = sanity || line["title"] == "Sanity, Ada";
  EXPECT_TRUE(sanity);
}

TEST(RoomStory, NobodyWaitsForACurve) {
  TestTable table;
  table.everybody_comes();
  Random random(9);
  table.play(12, random);
  EXPECT_TRUE(table.say(1, {{"do", "replay"}, {"at", 2}, {"curve", true}}).is_null());
  const std::int64_t number = table.messages;
  EXPECT_TRUE(table.room->busy()) << "the room must not be put away meanwhile";
  table.play(3, random);
  EXPECT_TRUE(table.reply(1, number).is_null());
  table.house.run();
  const Json reply = table.reply(1, number);
  EXPECT_EQ(reply["point"], 2);
  EXPECT_EQ(reply["curve"].size(), 13U) << "of the game as it was when it was asked for";
  EXPECT_EQ(curve_at(table, 1, 2).size(), 16U);
  EXPECT_FALSE(table.room->busy());
}

TEST(RoomStory, NobodyWaitsForAStory) {
  TestTable table("salem", 2, 4);
  table.everybody_comes();
  Random random(9);
  play_to_the_end(table, random);
  const std::size_t end = table.session().point();
  EXPECT_TRUE(table.say(1, {{"do", "story"}}).is_null());
  const std::int64_t number = table.messages;
  EXPECT_EQ(table.code(table.say(2, {{"do", "chat"}, {"text", "Well played."}})), "ok");
  // Even if the table goes back and plays on, what was asked for is told of the game as it was.
  ASSERT_EQ(table.say(1, {{"do", "undo"}, {"to", 0}})["asked"], true);
  ASSERT_EQ(table.code(table.say(2, {{"do", "answer"}, {"agree", true}})), "ok");
  ASSERT_EQ(table.session().point(), 0U);
  ASSERT_EQ(table.code(table.choose_any(random)), "ok");
  table.house.run();
  const Json story = table.reply(1, number);
  ASSERT_EQ(table.code(story), "ok");
  for (const Json& line : story["timelines"]) EXPECT_EQ(line["points"].back()[0], end);
}

TEST(RoomStory, WhatIsWorkedOutIsBoundedAndForWhoAsked) {
  TestTable table;
  table.come(1, {"seat0", "seat1"});
  table.come(2, {"watch"});
  table.say(1, {{"do", "view"}, {"seat", 0}});
  const Json curve = {{"do", "replay"}, {"at", 0}, {"curve", true}};
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(table.say(1, curve).is_null());
  const std::int64_t fourth = table.messages;
  EXPECT_EQ(table.code(table.say(1, curve)), "busy");
  EXPECT_TRUE(table.say(2, curve).is_null()) << "another guest's patience is another one's";
  table.house.run();
  EXPECT_EQ(table.code(table.reply(1, fourth)), "ok");

  EXPECT_TRUE(table.say(1, curve).is_null());
  const std::int64_t number = table.messages;
  table.say(1, {{"do", "view"}, {"seat", 1}});
  table.house.run();
  EXPECT_EQ(table.code(table.reply(1, number)), "stale");

  EXPECT_TRUE(table.say(1, curve).is_null());
  table.go(1);
  table.house.run();
  EXPECT_FALSE(table.room->busy());
}

TEST(RoomStory, ATableOpenedAgainAtAnyMomentIsTheSame) {
  TestTable table("salem", 3, 21);
  table.everybody_comes();
  Random random(21);
  int reopened = 0;
  for (int i = 0; i < 200 && !table.session().table().over(); ++i) {
    ASSERT_EQ(table.code(table.choose_any(random)), "ok");
    if (random.below(10) == 0) {
      // Alone at the table one goes back without asking.
      const Seat seat = table.session().record(table.session().point() - 1).seat;
      for (GuestId id : {1, 2, 3})
        if (id != seat + 1U) table.go(id);
      ASSERT_EQ(table.code(table.say(seat + 1U, {{"do", "undo"}, {"steps", 1}})), "ok");
      if (random.below(2) == 0) {
        ASSERT_EQ(table.code(table.say(seat + 1U, {{"do", "redo"}})), "ok");
      }
      for (GuestId id : {1, 2, 3})
        if (id != seat + 1U) table.come(id, {"seat" + std::to_string(id - 1)});
    }
    if (random.below(12) != 0) continue;
    table.say(1, {{"do", "chat"}, {"text", "turn " + std::to_string(i)}});
    TestTable again(StoredTable{table.stored.header, table.house.entries});
    ASSERT_EQ(again.session().table().hash(), table.session().table().hash());
    ASSERT_EQ(again.revision(), table.revision());
    ASSERT_EQ(again.session().redo_end(), table.session().redo_end());
    table.come(9, {"watch"});
    again.come(9, {"watch"});
    ASSERT_EQ(again.guest(9).scene(), table.guest(9).scene());
    ASSERT_EQ(again.guest(9).log(), table.guest(9).log());
    ++reopened;
    table.house.time += 20;
  }
  EXPECT_GT(reopened, 3);
}

TEST(RoomStory, ADamagedTableIsNotOpened) {
  TestTable table;
  table.everybody_comes();
  Random random(1);
  table.play(5, random);
  TestHouse house;
  const auto code = [&](const std::string& header, const std::vector<std::string>& entries) {
    const auto opened = Room::open(house, {}, {header, entries});
    return opened ? std::string("ok") : opened.error().code;
  };
  const std::string& header = table.stored.header;
  auto entries = table.house.entries;
  EXPECT_EQ(code(header, entries), "ok");
  EXPECT_EQ(code("{", entries), "truncated");
  EXPECT_EQ(code("[]", entries), "bad_save");
  Json without = Json::parse(header);
  without["tokens"]["seats"].erase(0);
  EXPECT_EQ(code(without.dump(), entries), "bad_save");
  entries[2] = "{\"chat\":";
  EXPECT_EQ(code(header, entries), "damaged");
  entries = table.house.entries;
  entries.emplace_back("{\"dance\":1}");
  EXPECT_EQ(code(header, entries), "bad_save");
  entries = table.house.entries;
  std::swap(entries[1], entries[2]);
  EXPECT_NE(code(header, entries), "ok");
  entries = table.house.entries;
  entries.emplace_back(R"({"stand_in":7,"bot":"greedy"})");
  EXPECT_EQ(code(header, entries), "bad_save");
}

TEST(RoomStory, ASavedTableGoesOnAtANewOne) {
  TestTable table;
  table.everybody_comes();
  Random random(1);
  table.play(9, random);
  const Json log = Json::parse(table.room->log_text());
  const auto stored = stored_from_log(log, {}, TestTable::keys(2), 7);
  ASSERT_TRUE(stored) << stored.error().message;
  TestTable again(*stored);
  EXPECT_EQ(again.session().table().hash(), table.session().table().hash());
  const auto wrong = stored_from_log(log, {}, TestTable::keys(3), 7);
  EXPECT_EQ(wrong.error().code, "bad_seats");
}

// A file may say that it was won, and nobody here has seen it.
TEST(RoomStory, AnEndThatWasBroughtIsToldAsNotPlayedHere) {
  TestTable table("toy");
  table.everybody_comes();
  Random random(1);
  for (int i = 0; i < 500 && !table.session().table().over(); ++i) table.play(1, random);
  ASSERT_TRUE(table.session().table().over());
  EXPECT_EQ(table.guest(1).last("room")["room"]["unplayed"], false);
  Json log = table.session().save();
  const auto played = stored_from_log(log, {}, TestTable::keys(2), 7);
  ASSERT_TRUE(played) << played.error().message;
  EXPECT_FALSE(played->unplayed) << "it was played out";
  // Its choices do not play out, and a rest point says how it ended.
  log["records"][0]["hash"] = "0123456789abcdef";
  log["rest"] = {{"format", log["tavola"]},
                 {"records", log["records"].size()},
                 {"point", table.session().point()},
                 {"state", table.session().state()}};
  const auto brought = stored_from_log(log, {}, TestTable::keys(2), 7);
  ASSERT_TRUE(brought) << brought.error().message;
  EXPECT_TRUE(brought->over);
  EXPECT_TRUE(brought->unplayed);
  EXPECT_FALSE(brought->won);
  TestTable again(*brought);
  again.come(1, {"seat0"});
  EXPECT_EQ(again.guest(1).last("room")["room"]["unplayed"], true);
  EXPECT_TRUE(again.room->summary().over);
  EXPECT_FALSE(again.room->summary().won.has_value()) << "neither won nor lost";
}

}  // namespace
}  // namespace tavola::rooms
