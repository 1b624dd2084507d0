// Two processes on one database: a table is with one of them, the other sends people there, and
// takes the table over when the first is gone.
#include "rooms/hall/hall_for_tests.h"
#include "storage/postgres_for_tests.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

OpenedTable toy_for_two(Hall& hall) {
  return opened_table(ask(hall, "POST", "/api/tables",
                          R"({"game":"toy","seats":[{"name":"Ada"},{"name":"Bruno"}],"seed":3})"));
}

TEST(HallsOnPostgres, SendPeopleToEachOtherAndTakeTablesOver) {
  storage::PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  auto first_storage = storage::open_storage(postgres.url());
  auto second_storage = storage::open_storage(postgres.url());
  ASSERT_TRUE(first_storage && second_storage);
  MoodyStorage moody(**first_storage);
  HallSettings settings;
  settings.toys = true;
  settings.room_threads = settings.bot_threads = 1;
  settings.lease = 700ms;
  settings.public_url = "http://first";
  auto first = std::make_unique<Hall>(moody, settings);
  settings.public_url = "http://second";
  Hall second(**second_storage, settings);

  const OpenedTable table = toy_for_two(*first);
  Person ada(*first);
  EXPECT_EQ(ada.sit(table.id, {table.seats[0]})["ok"], true);
  EXPECT_EQ(ada.choose()["ok"], true);

  Person bruno(second);
  bruno.say({{"do", "sit"}, {"table", table.id}, {"tokens", {table.seats[1]}}, {"lang", "en"}});
  EXPECT_EQ(bruno.guest().of_type("gone")["url"], "http://first");

  // The first process is cut off: it still runs, but gives no sign of life.
  moody.severed = true;
  const auto until = std::chrono::steady_clock::now() + kForever;
  std::size_t seen = bruno.guest().count();
  Json reply;
  while (std::chrono::steady_clock::now() < until) {
    const int asked = bruno.say(
        {{"do", "sit"}, {"table", table.id}, {"tokens", {table.seats[1]}}, {"lang", "en"}});
    reply = bruno.guest().wait(
        [&](const Json& frame) {
          return frame["type"] == "gone" || (frame["type"] == "reply" && frame["id"] == asked);
        },
        seen);
    if (reply["type"] == "reply") break;
    seen = bruno.guest().count();
    std::this_thread::sleep_for(50ms);
  }
  ASSERT_EQ(reply["ok"], true) << reply.dump();
  const Json scene = bruno.last_scene();
  EXPECT_EQ(scene["revision"], ada.scene_from(1)["revision"]);

  // What the first one still wants to do is refused, and its people are sent on.
  const Json stale = ada.ask({{"do", "chat"}, {"text", "Is anybody there?"}});
  EXPECT_EQ(stale["ok"], false) << stale.dump();
  EXPECT_EQ(ada.guest().of_type("gone")["url"], "http://second");
  // The game goes on at the second.
  EXPECT_EQ(bruno.choose()["ok"], true);
  const auto stored = (*second_storage)->read(table.id);
  ASSERT_TRUE(stored);
  for (const std::string& entry : stored->entries)
    EXPECT_EQ(entry.find("anybody"), std::string::npos);

  // A table that one deletes is gone at the other.
  EXPECT_EQ(ask(*first, "DELETE", "/api/tables/" + table.id, "", table.host).status, 200);
  const Json gone = bruno.guest().wait(
      [](const Json& frame) { return frame["type"] == "gone" && !frame.contains("url"); });
  EXPECT_FALSE(gone.is_null());
}

TEST(HallsOnPostgres, ACloseGivesTablesBackAtOnce) {
  storage::PrivatePostgres postgres;
  ASSERT_EQ(postgres.error(), "");
  auto first_storage = storage::open_storage(postgres.url());
  auto second_storage = storage::open_storage(postgres.url());
  ASSERT_TRUE(first_storage && second_storage);
  HallSettings settings;
  settings.toys = true;
  settings.room_threads = settings.bot_threads = 1;
  settings.lease = 60s;
  auto first = std::make_unique<Hall>(**first_storage, settings);
  Hall second(**second_storage, settings);
  const OpenedTable table = toy_for_two(*first);
  {
    Person ada(*first);
    EXPECT_EQ(ada.sit(table.id, {table.seats[0]})["ok"], true);
    EXPECT_EQ(ada.choose()["ok"], true);
    first->close();
  }
  Person bruno(second);
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["ok"], true);
  EXPECT_FALSE(bruno.scene_from(1).is_null());
}

}  // namespace
}  // namespace tavola::rooms
