// Rooms in a hall: who comes in, what is told when, and what is still there afterwards.
#include "rooms/hall/hall.h"

#include "rooms/hall/hall_for_tests.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

class HallTest : public HallFixture {
 protected:
  std::string hash_of(const std::string& table) {
    std::string last;
    const auto stored = storage_->read(table);
    EXPECT_TRUE(stored);
    for (const std::string& entry : stored->entries) {
      const Json json = Json::parse(entry);
      if (json.contains("hash")) last = json["hash"];
    }
    return last;
  }
  void wait_until(const std::function<bool()>& so) {
    const auto until = std::chrono::steady_clock::now() + kForever;
    while (!so() && std::chrono::steady_clock::now() < until) std::this_thread::sleep_for(5ms);
    EXPECT_TRUE(so());
  }
};

TEST_F(HallTest, PeopleComeInByTheirTokens) {
  const OpenedTable table = two_at_toy();
  const OpenedTable other = two_at_toy();
  Person ada(hall()), bruno(hall()), watcher(hall()), thief(hall());
  const Json sat = ada.sit(table.id, {table.seats[0], table.host});
  ASSERT_EQ(sat["ok"], true) << sat.dump();
  EXPECT_EQ(sat["you"]["seats"], Json::array({0}));
  EXPECT_EQ(sat["you"]["host"], true);
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["you"]["host"], false);
  EXPECT_EQ(watcher.sit(table.id, {table.spectator})["you"]["seats"], Json::array());
  // Tokens of another table, no token, half a token.
  EXPECT_EQ(thief.sit(table.id, {other.seats[0]})["error"]["code"], "wrong_token");
  EXPECT_EQ(thief.sit(table.id, {})["error"]["code"], "no_token");
  EXPECT_EQ(thief.sit(table.id, {table.seats[0].substr(0, 13)})["error"]["code"], "wrong_token");
  EXPECT_EQ(thief.sit("zzzzzzzz", {table.seats[0]})["error"]["code"], "no_such_table");
  EXPECT_EQ(thief.sit("../etc", {table.seats[0]})["error"]["code"], "no_such_table");
  for (const Json& frame : thief.guest().frames()) EXPECT_EQ(frame["type"], "reply");
  // Only who sits chooses.
  const Json scene = watcher.last_scene();
  EXPECT_EQ(watcher.ask({{"do", "choose"}, {"revision", scene["revision"]}, {"n", 0}})["ok"],
            false);
  EXPECT_EQ(ada.choose()["ok"], true);
}

TEST_F(HallTest, NothingIsToldBeforeItIsOnDisk) {
  const OpenedTable table = two_at_toy();
  Person ada(hall()), bruno(hall());
  ada.sit(table.id, {table.seats[0]});
  bruno.sit(table.id, {table.seats[1]});
  const std::int64_t before = ada.last_scene()["revision"];
  bruno.last_scene();
  // Whatever tells of the choice must find it on disk at that moment.
  std::atomic<int> told = 0, told_early = 0;
  int asked = 0;
  const auto watch = [&](const Json& frame) {
    const bool tells = (frame["type"] == "reply" && frame["ok"] == true) ||
                       (frame.contains("revision") && frame["revision"] > before);
    if (!tells) return;
    ++told;
    if (storage_->read(table.id)->entries.empty()) ++told_early;
  };
  ada.guest().on_send(watch);
  bruno.guest().on_send(watch);
  moody_->hold();
  asked = ada.say({{"do", "choose"}, {"revision", before}, {"n", 0}});
  wait_until([&] { return moody_->held() > 0; });
  EXPECT_EQ(told, 0);
  EXPECT_EQ(storage_->read(table.id)->entries.size(), 0U);
  moody_->let_go();
  EXPECT_EQ(ada.guest().reply(asked)["ok"], true);
  EXPECT_FALSE(bruno.scene_from(before + 1).is_null());
  EXPECT_GE(told, 3);
  EXPECT_EQ(told_early, 0);
  wait_until([&] { return hall().figures().choices == 1; });
}

TEST_F(HallTest, WhatCannotBeKeptHasNotHappened) {
  const OpenedTable table = two_at_toy();
  Person ada(hall()), late(hall());
  ada.sit(table.id, {table.seats[0]});
  const std::int64_t before = ada.last_scene()["revision"];
  moody_->refusing = true;
  const Json refused = ada.ask({{"do", "choose"}, {"revision", before}, {"n", 0}});
  EXPECT_EQ(refused["ok"], false);
  EXPECT_EQ(refused["error"]["code"], "busy");
  EXPECT_EQ(storage_->read(table.id)->entries.size(), 0U);
  moody_->refusing = false;
  // Whoever comes now finds the table as it was, and the game goes on.
  late.sit(table.id, {table.seats[1]});
  const Json scene = late.last_scene();
  EXPECT_EQ(scene["scene"]["decision"]["seat"], 0);
  EXPECT_EQ(ada.choose()["ok"], true);
  EXPECT_GE(storage_->read(table.id)->entries.size(), 1U);
}

TEST_F(HallTest, WhatIsStoredIsRightWhenARoomDiffersFromIt) {
  shut();
  settings_.process = "house";
  open();
  const OpenedTable table = two_at_toy();
  Person ada(hall());
  ada.sit(table.id, {table.seats[0], table.host});
  EXPECT_EQ(ada.ask({{"do", "chat"}, {"text", "One."}})["ok"], true);
  // An entry that the room has not heard of, as after a commit whose answer was lost.
  const auto lease = storage_->lease(table.id, "house");
  ASSERT_TRUE(lease);
  const std::vector<std::string> before = storage_->read(table.id)->entries;
  std::promise<bool> added;
  storage_->append({*lease, before.size(), {before.back()}},
                   [&](const storage::Result<>& result) { added.set_value(result.has_value()); });
  ASSERT_TRUE(added.get_future().get());
  EXPECT_EQ(ada.ask({{"do", "chat"}, {"text", "Two."}})["ok"], false);
  EXPECT_EQ(ada.guest().closed(), "come again");
  Person again(hall());
  EXPECT_EQ(again.sit(table.id, {table.seats[0]})["ok"], true);
  EXPECT_EQ(again.guest().of_type("chat")["lines"].size(), 2U);
  EXPECT_EQ(again.ask({{"do", "chat"}, {"text", "Three."}})["ok"], true);
  EXPECT_EQ(storage_->read(table.id)->entries.size(), before.size() + 2);
}

TEST_F(HallTest, EverythingIsThereAfterARestart) {
  const OpenedTable table = new_table(
      {{"game", "salem"}, {"seats", {{{"name", "Ada"}}, {{"name", "Bruno"}}}}, {"seed", 3}});
  std::string hash;
  std::int64_t revision = 0;
  {
    Person ada(hall()), bruno(hall());
    ada.sit(table.id, {table.seats[0]});
    bruno.sit(table.id, {table.seats[1]});
    for (int i = 0; i < 6; ++i) {
      Person& who = ada.last_scene()["scene"]["decision"]["seat"] == 0 ? ada : bruno;
      revision = who.last_scene()["revision"];
      ASSERT_EQ(who.choose()["ok"], true);
      ada.scene_from(revision + 1);
      bruno.scene_from(revision + 1);
    }
    ada.ask({{"do", "chat"}, {"text", "Good night."}});
    hash = hash_of(table.id);
    hall().close();
    EXPECT_EQ(ada.guest().closed(), "shutting_down");
    EXPECT_EQ(ask(hall(), "GET", "/api/games").status, 503);
  }
  shut();
  open();
  EXPECT_FALSE(storage_->holder(table.id)->has_value());
  Person ada(hall());
  EXPECT_EQ(ada.sit(table.id, {table.seats[0], table.seats[1]})["ok"], true);
  EXPECT_EQ(ada.guest().of_type("chat")["lines"][0]["text"], "Good night.");
  ada.last_scene();
  EXPECT_EQ(hash_of(table.id), hash);
  const Json replay = ada.ask({{"do", "replay"}, {"at", 6}});
  EXPECT_EQ(replay["scene"], ada.last_scene()["scene"]) << replay.dump();
  EXPECT_FALSE(replay.contains("hash")) << "it covers what is hidden";
}

TEST_F(HallTest, BotsGoOnAfterARestart) {
  const OpenedTable table = new_table(
      {{"game", "salem"},
       {"seats", {{{"name", "Teo"}, {"bot", "random"}}, {{"name", "Ugo"}, {"bot", "greedy"}}}},
       {"seed", 5}});
  {
    Person watcher(hall());
    watcher.sit(table.id, {table.spectator});
    watcher.scene_from(4);
  }
  shut();
  open();
  const std::size_t before = storage_->read(table.id)->entries.size();
  EXPECT_GE(before, 3U);
  Person watcher(hall());
  watcher.sit(table.id, {table.spectator});
  watcher.scene_from(watcher.last_scene()["revision"].get<std::int64_t>() + 2);
  EXPECT_GE(storage_->read(table.id)->entries.size(), before + 2);
}

TEST_F(HallTest, AnEmptyRoomIsDroppedAndComesBack) {
  shut();
  settings_.idle = 0ms;
  open();
  const OpenedTable table = two_at_toy();
  {
    Person ada(hall());
    ada.sit(table.id, {table.seats[0]});
    EXPECT_EQ(ada.choose()["ok"], true);
    EXPECT_EQ(hall().figures().rooms, 1U);
    EXPECT_EQ(hall().figures().guests, 1U);
  }
  wait_until([&] { return hall().figures().rooms == 0; });
  EXPECT_EQ(hall().figures().guests, 0U);
  wait_until([&] { return !storage_->holder(table.id)->has_value(); });
  Person bruno(hall());
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["ok"], true);
  EXPECT_FALSE(bruno.scene_from(1).is_null());
}

TEST_F(HallTest, FramesThatAreNoMessagesAreRefusedAndEndTheConnection) {
  Person ada(hall());
  EXPECT_EQ(ada.ask({{"do", "choose"}, {"n", 0}})["error"]["code"], "not_seated");
  EXPECT_EQ(ada.ask({{"do", "ping"}})["ok"], true);
  EXPECT_EQ(ada.ask({{"do", "sit"}})["error"]["code"], "missing_field");
  EXPECT_EQ(ada.ask({{"do", "sit"}, {"table", 7}})["error"]["code"], "bad_field");
  const std::size_t from = ada.guest().count();
  ada.send_raw("fiddlesticks");
  ada.send_raw("[1,2]");
  ada.send_raw(R"({"do":"ping"})");
  ada.send_raw(R"({"id":1})");
  EXPECT_EQ(ada.guest().count(), from + 4);
  for (std::size_t i = from; i < from + 4; ++i) EXPECT_EQ(ada.guest().frames()[i]["type"], "error");
  ada.send_raw(R"({"id":1,"do":")" + std::string(70'000, 'x') + "\"}");
  EXPECT_EQ(ada.guest().frames().back()["error"]["code"], "too_large");
  EXPECT_NE(ada.guest().closed(), "");
  EXPECT_GE(hall().figures().refusals, 5U);
}

TEST_F(HallTest, ARematchIsANewTableForTheSamePeople) {
  const OpenedTable table =
      new_table({{"game", "toy"},
                 {"seats", {{{"name", "Ada"}}, {{"name", "Ugo"}, {"bot", "random"}}}},
                 {"seed", 5}});
  Person ada(hall());
  ada.sit(table.id, {table.seats[0], table.host});
  for (int i = 0; i < 200 && ada.last_scene()["scene"].contains("decision"); ++i) {
    const Json scene = ada.last_scene();
    if (scene["scene"]["decision"]["yours"] == true)
      ada.choose();
    else
      ada.scene_from(scene["revision"].get<std::int64_t>() + 1);
  }
  const Json reply = ada.ask({{"do", "rematch"}});
  ASSERT_EQ(reply["ok"], true) << reply.dump();
  const Json told = ada.guest().of_type("rematch");
  ASSERT_FALSE(told.is_null());
  EXPECT_NE(told["table"], table.id);
  EXPECT_EQ(ada.sit(told["table"], told["tokens"])["ok"], true);
  EXPECT_EQ(*storage_->count_tables(), 2U);
}

}  // namespace
}  // namespace tavola::rooms
