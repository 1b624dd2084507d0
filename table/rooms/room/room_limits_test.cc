// A table that meets a limit in a room: its people are told in their language, may go back and take
// the log away, and every other table goes on. On tapes with room for listening at a door of the
// toy, but not for opening one.
#include "core/short_tapes_for_tests.h"
#include "rooms/hall/hall_for_tests.h"
#include "rooms/room/room_for_tests.h"

namespace tavola::rooms {
namespace {

constexpr int kShort = 3;

/// Opens a door without the relic, and burns no candle if that is asked.
void fail(TestTable& table) {
  const std::string door = table.session().state()["relic"] == "oak" ? "iron" : "oak";
  table.choose(table.decider() + 1U, *table.session().find({"open", {{"door", door}}}));
  if (table.session().table().over()) return;
  table.say(
      table.decider() + 1U,
      {{"do", "choose"}, {"revision", table.revision()}, {"n", 0}, {"flick", {{"candles", 0}}}});
}

TEST(RoomLimits, PeopleAreToldInTheirLanguageAndMayGoBack) {
  const ShortTapes tapes(kShort);
  TestTable table("toy", 2);
  table.come(1, {"seat0"}, "it");
  table.come(2, {"seat1"}, "es");
  fail(table);
  ASSERT_TRUE(table.session().table().failed());
  ASSERT_EQ(table.house.failures.size(), 1U);
  EXPECT_EQ(table.house.failures.front().limit, &limits::kTape);
  EXPECT_EQ(table.house.reach.tape, kShort);
  EXPECT_TRUE(table.house.summary.over);
  for (const auto& [guest, begins] :
       {std::pair(GuestId{1}, "Questo tavolo"), std::pair(GuestId{2}, "Esta mesa")}) {
    const Json outcome = table.guest(guest).scene()["outcome"];
    EXPECT_EQ(outcome["failed"], true);
    EXPECT_EQ(outcome["won"], false);
    EXPECT_TRUE(outcome["text"].get<std::string>().starts_with(begins)) << outcome.dump();
    EXPECT_EQ(table.guest(guest).last("room")["room"]["over"], true);
  }
  EXPECT_EQ(table.code(table.choose(1, 0)), "table_failed");
  EXPECT_EQ(table.code(table.say(1, {{"do", "hint"}})), "table_failed");
  EXPECT_NE(table.room->log_text().find("\"failed\": \"tape\""), std::string::npos);

  // Another server finds it as it is and does not count it a second time.
  TestHouse other;
  const auto reopened = table.reopened(other);
  ASSERT_NE(reopened, nullptr);
  EXPECT_TRUE(reopened->session().table().failed());
  EXPECT_TRUE(other.failures.empty());

  // The one who plays the seat takes the choice back, and the game goes on.
  table.go(2);
  EXPECT_EQ(table.code(table.say(1, {{"do", "undo"}, {"to", 0}})), "ok");
  EXPECT_FALSE(table.session().table().failed());
  EXPECT_FALSE(table.house.summary.over);
  EXPECT_EQ(table.code(table.choose(1, table.session().all_like({"listen", {}}).front())), "ok");
  EXPECT_FALSE(table.session().table().over());
}

TEST(RoomLimits, ABotAtATableThatFailedRests) {
  const ShortTapes tapes(kShort);
  NewTable wishes = TestTable::wishes("toy", 2, 5);
  wishes.seats[0].bot = "random";
  wishes.seats[1].bot = "greedy";
  TestTable table(wishes);
  table.come(1, {"watch"});
  table.house.run();
  EXPECT_TRUE(table.session().table().over());
  EXPECT_EQ(table.house.failures.size(), table.session().table().failed() ? 1U : 0U);
  EXPECT_TRUE(table.house.thoughts.empty());
}

class HallLimits : public HallFixture {
 protected:
  /// The oak door, which hides nothing in these deals; no candle is burnt if that is asked.
  Json open_a_door(Person& person) {
    const Json scene = person.last_scene();
    const Json& decision = scene["scene"]["decision"];
    const bool burns = decision["prompt"] == "burn";
    Json message = {{"do", "choose"}, {"revision", scene["revision"]}, {"n", burns ? 0 : 1}};
    if (burns) message["flick"] = {{"candles", 0}};
    return person.ask(message);
  }
};

TEST_F(HallLimits, OneTableFailsAndTheOtherGoesOn) {
  std::mutex mutex;
  std::vector<FailedTable> diary;
  shut();
  settings_.table_failed = [&](const FailedTable& failed) {
    const std::scoped_lock lock(mutex);
    diary.push_back(failed);
  };
  open();
  const ShortTapes tapes(kShort);
  const OpenedTable unlucky = two_at_toy();
  const OpenedTable other = two_at_toy();
  Person ada(hall()), bruno(hall()), carla(hall()), dino(hall());
  ada.sit(unlucky.id, {unlucky.seats[0]});
  carla.sit(other.id, {other.seats[0]});
  dino.sit(other.id, {other.seats[1]});
  std::int64_t revision = 0;
  for (int i = 0; i < 2 && hall().figures().failed == 0; ++i) {
    const Json reply = open_a_door(ada);
    ASSERT_EQ(reply["ok"], true) << reply.dump();
    revision = reply["revision"];
    ada.scene_from(revision);
  }
  EXPECT_EQ(hall().figures().failed, 1U);
  {
    const std::scoped_lock lock(mutex);
    ASSERT_EQ(diary.size(), 1U);
    EXPECT_EQ(diary[0].table, unlucky.id);
    EXPECT_EQ(diary[0].game, "toy");
    EXPECT_EQ(diary[0].failure.limit, &limits::kTape);
  }
  EXPECT_EQ(ada.last_scene()["scene"]["outcome"]["failed"], true);
  EXPECT_EQ(ada.ask({{"do", "choose"}, {"revision", revision}, {"n", 0}})["error"]["code"],
            "table_failed");
  // Its log can be taken away by whoever sits there, and others can still come in.
  const Answer log = ask(hall(), "GET", "/api/tables/" + unlucky.id + "/log", "", unlucky.seats[0]);
  EXPECT_EQ(log.status, 200) << log.body;
  EXPECT_NE(log.body.find("\"failed\": \"tape\""), std::string::npos) << log.body;
  EXPECT_EQ(bruno.sit(unlucky.id, {unlucky.spectator})["ok"], true);

  // The other table does not notice.
  for (int i = 0; i < 2; ++i) {
    const Json reply = (i % 2 == 0 ? carla : dino).choose();
    ASSERT_EQ(reply["ok"], true) << reply.dump();
    carla.scene_from(reply["revision"]);
    dino.scene_from(reply["revision"]);
  }
  EXPECT_FALSE(carla.last_scene()["scene"].contains("outcome"));
  EXPECT_EQ(hall().figures().failed, 1U);
  EXPECT_EQ(hall().figures().reaches.at("toy").tape, kShort);
  EXPECT_EQ(hall().figures().reaches.at("toy").options, 12);
}

}  // namespace
}  // namespace tavola::rooms
