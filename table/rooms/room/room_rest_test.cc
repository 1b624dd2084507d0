// The rest point that a room keeps beside its entries, and rooms whose log no longer plays out.
#include <gtest/gtest.h>

#include "rooms/kept/stored_log.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

/// The stored table as it looks to a program in which the first choice comes to something else.
StoredTable of_other_rules(const TestTable& table) {
  StoredTable stored{table.stored.header, table.house.entries, table.house.rest};
  for (std::string& entry : stored.entries) {
    Json json = Json::parse(entry);
    if (!json.contains("choose")) continue;
    json["hash"] = "0123456789abcdef";
    entry = json.dump();
    break;
  }
  return stored;
}

/// After how many records the kept rest point was taken; 0 if there is none yet.
std::size_t rested(const TestTable& table) {
  if (table.house.rest.empty()) return 0;
  return Json::parse(table.house.rest)["records"].get<std::size_t>();
}
std::size_t rest_point(const TestTable& table) {
  return Json::parse(table.house.rest)["point"].get<std::size_t>();
}

TEST(RoomRest, OneIsKeptEveryNowAndThenAndNeverGrowsOld) {
  for (const char* game : {"catacombs", "arkham"}) {
    SCOPED_TRACE(game);
    TestTable table(game);
    EXPECT_EQ(table.house.rest.empty(), table.session().rest().is_null());
    table.everybody_comes();
    Random random(3);
    std::size_t oldest = 0;
    for (int i = 0; i < 120 && !table.session().table().over(); ++i) {
      table.play(1, random);
      oldest = std::max(oldest, table.session().log().size() - rested(table));
    }
    EXPECT_LT(oldest, 64U);
    EXPECT_GE(oldest, 8U) << "it is not written with every choice";
    // Whoever closes the table keeps the newest.
    if (rested(table) == table.session().log().size()) table.play(1, random);
    const std::string newest = table.room->newer_rest();
    EXPECT_EQ(newest, rest_text(table.session()));
    EXPECT_EQ(table.room->newer_rest(), "") << "once is enough";
  }
}

TEST(RoomRest, TheFirstIsKeptAsSoonAsThereIsOne) {
  TestTable table("arkham");
  table.everybody_comes();
  Random random(3);
  ASSERT_TRUE(table.session().rest().is_null()) << "the preparation is one rule";
  while (table.session().rest().is_null()) table.play(1, random);
  EXPECT_FALSE(table.house.rest.empty());
}

TEST(RoomRest, AnUndoKeepsOneThatStillHolds) {
  TestTable table("arkham");
  table.everybody_comes();
  Random random(3);
  table.play(60, random);
  ASSERT_GT(rest_point(table), 40U);
  table.say(1, {{"do", "undo"}, {"to", 40}});
  table.say(2, {{"do", "answer"}, {"agree", true}});
  ASSERT_EQ(table.session().point(), 40U);
  EXPECT_LE(rest_point(table), 40U);
  TestTable next(of_other_rules(table));
  EXPECT_EQ(next.session().state(), table.session().state());
  // Back to where there was none yet: the one that holds no more is not kept either.
  table.say(1, {{"do", "undo"}, {"to", 0}});
  table.say(2, {{"do", "answer"}, {"agree", true}});
  ASSERT_EQ(table.session().point(), 0U);
  TestHouse house;
  EXPECT_EQ(table.reopened(house)->session().point(), 0U);
}

TEST(RoomRest, AStepThatCannotBeKeptKeepsNoRestEither) {
  TestTable table("arkham");
  table.everybody_comes();
  Random random(3);
  table.house.failing = true;
  for (int i = 0; i < 40; ++i) EXPECT_EQ(table.code(table.choose_any(random)), "busy");
  EXPECT_EQ(rested(table), 0U);
  table.house.failing = false;
  table.play(60, random);
  EXPECT_GT(rested(table), 0U);
}

TEST(RoomRest, EverybodySitsDownAgainReadsOnAndIsToldOnce) {
  TestTable before("arkham");
  before.everybody_comes();
  Random random(3);
  before.play(60, random);
  const Json told = before.guest(1).log();

  TestTable after(of_other_rules(before));
  const std::size_t records = after.session().log().size();
  EXPECT_EQ(after.code(after.come(1, {"seat0"}, "en")), "ok");
  after.come(2, {"seat1"}, "it");
  after.come(3, {"watch"}, "es");
  EXPECT_EQ(after.session().table().hash(), before.session().table().hash());
  const auto resumed = [](const TestGuest& guest, const std::string& sentence) {
    int found = 0;
    for (const Json& entry : guest.log())
      found += entry["text"].get<std::string>().contains(sentence) ? 1 : 0;
    return found;
  };
  EXPECT_EQ(resumed(after.guest(1), "The table goes on from here"), 1);
  EXPECT_EQ(resumed(after.guest(2), "Il tavolo continua da qui"), 1);
  EXPECT_EQ(resumed(after.guest(3), "La mesa sigue desde aquí"), 1);
  // Everything else is told as it was.
  std::vector<std::string> was, is;
  for (const Json& entry : told) was.push_back(entry["text"]);
  for (const Json& entry : after.guest(1).log())
    if (!entry["text"].get<std::string>().contains("The table goes on"))
      is.push_back(entry["text"]);
  EXPECT_EQ(is, was);

  // What was before cannot be gone to, and can be looked at neither.
  const std::size_t end = after.session().undo_end();
  EXPECT_EQ(after.code(after.say(1, {{"do", "undo"}, {"to", end - 1}})), "bad_field");
  EXPECT_EQ(after.code(after.say(1, {{"do", "replay"}, {"at", end - 1}})), "bad_field");
  EXPECT_EQ(after.code(after.say(1, {{"do", "replay"}, {"at", end}})), "ok");

  // It is kept: the next time nothing is new.
  after.play(10, random);
  TestHouse house;
  const auto again = after.reopened(house);
  EXPECT_EQ(again->session().loaded(), play::Session::Loaded::kSame);
  EXPECT_EQ(again->session().save(), after.session().save());
  EXPECT_EQ(again->session().log().size(), records + 10);
  EXPECT_TRUE(house.later.empty());
}

TEST(RoomRest, NothingHappensBeforeTheResumptionIsKept) {
  TestTable before("arkham");
  before.everybody_comes();
  Random random(3);
  before.play(30, random);
  TestTable after(of_other_rules(before));
  const std::size_t stored = after.house.entries.size();
  after.guests[1] = std::make_shared<TestGuest>();
  after.room->enter(1, after.guests[1]);
  after.say(1, {{"do", "sit"}, {"table", "k3m9"}, {"tokens", {"seat0"}}, {"lang", "en"}}, false);
  EXPECT_TRUE(after.guest(1).heard.empty());
  EXPECT_TRUE(after.room->busy());
  after.house.settle();
  EXPECT_GT(after.house.entries.size(), stored);
  EXPECT_FALSE(after.guest(1).heard.empty());
}

TEST(RoomRest, AResumptionThatCannotBeKeptIsTriedAgain) {
  TestTable before("arkham");
  before.everybody_comes();
  Random random(3);
  before.play(30, random);
  TestHouse house;
  house.failing = true;
  auto opened = Room::open(house, {}, of_other_rules(before));
  ASSERT_TRUE(opened);
  (*opened)->begin();
  house.settle();
  EXPECT_TRUE((*opened)->busy());
  house.failing = false;
  house.run();
  EXPECT_FALSE((*opened)->busy());
  EXPECT_FALSE(house.entries.empty());
}

TEST(RoomRest, ATableThatCameToNoRestPointIsKeptAnewWithTheHashesOfThisVersion) {
  TestTable before("arkham");
  before.everybody_comes();
  Random random(3);
  before.play(30, random);
  before.say(1, {{"do", "name"}, {"seat", 0}, {"name", "Zoe"}});
  StoredTable stored = of_other_rules(before);
  stored.rest.clear();
  Json header = Json::parse(stored.header);
  header["engine"] = "0.0.1";
  stored.header = header.dump();
  TestTable after(stored);
  after.house.settle();
  EXPECT_EQ(after.session().table().hash(), before.session().table().hash());
  EXPECT_EQ(after.session().undo_end(), 0U);
  EXPECT_EQ(after.session().players()[0].name, "Zoe");
  after.everybody_comes();
  after.play(5, random);
  TestHouse house;
  const auto again = after.reopened(house);
  EXPECT_EQ(again->session().loaded(), play::Session::Loaded::kSame);
  EXPECT_EQ(again->session().save(), after.session().save());
  EXPECT_TRUE(house.later.empty());
}

}  // namespace
}  // namespace tavola::rooms
