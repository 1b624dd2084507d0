// When tables are cleared away, and that nothing else is.
#include "rooms/hall/expiry.h"

#include <gtest/gtest.h>

#include "rooms/hall/hall_for_tests.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;

constexpr storage::Seconds kDay = 86'400;

TEST(Expiry, ATableEndsByWhatItIs) {
  const ExpirySettings settings{30 * 24h, 365 * 24h, 730 * 24h, 14 * 24h};
  const auto days = [&](bool begun, bool over) {
    const auto expiry = expiry_of(settings, {begun, over, 1000});
    return std::pair(std::string(expiry->why), (expiry->at - 1000) / kDay);
  };
  EXPECT_EQ(days(false, false), std::pair(std::string("unbegun"), storage::Seconds{30}));
  EXPECT_EQ(days(true, false), std::pair(std::string("idle"), storage::Seconds{730}));
  EXPECT_EQ(days(true, true), std::pair(std::string("over"), storage::Seconds{365}));
  EXPECT_EQ(expiry_of({0s, 0s, 0s, 0s}, {false, false, 0}), std::nullopt) << "0 is never";
  const Expiry idle = *expiry_of(settings, {true, false, 0});
  EXPECT_FALSE(is_to_be_told(settings, idle, 715 * kDay));
  EXPECT_TRUE(is_to_be_told(settings, idle, 717 * kDay));
}

class ClearingAway : public HallFixture {
 protected:
  std::vector<std::string> clear(const ExpirySettings& settings, int days) {
    std::vector<std::string> gone;
    const auto cleared =
        clear_away(*storage_, settings, storage::now_seconds() + days * kDay,
                   [&](const std::string& table, const Expiry&) { gone.push_back(table); });
    EXPECT_TRUE(cleared);
    EXPECT_EQ(*cleared, gone.size());
    return gone;
  }
};

TEST_F(ClearingAway, TakesTablesThatNeverBeganAndLeavesOthers) {
  const OpenedTable empty = two_at_toy();
  const OpenedTable begun = two_at_toy();
  {
    Person ada(hall());
    ada.sit(begun.id, {begun.seats[0]});
    ada.choose();
  }
  shut();  // what is to be noted is noted
  open();
  const ExpirySettings settings;
  EXPECT_EQ(clear(settings, 29), std::vector<std::string>{});
  EXPECT_EQ(clear(settings, 31), std::vector{empty.id});
  EXPECT_EQ(clear(settings, 400), std::vector<std::string>{});
  EXPECT_EQ(clear(settings, 731), std::vector{begun.id});
}

TEST_F(ClearingAway, NothingGoesWithoutASetting) {
  two_at_toy();
  EXPECT_EQ(clear({0s, 0s, 0s, 0s}, 100'000), std::vector<std::string>{});
  EXPECT_EQ(*storage_->count_tables(), 1U);
}

TEST_F(ClearingAway, ThoseWhoStillSitThereAreSentOut) {
  const OpenedTable table = two_at_toy();
  Person ada(hall());
  ada.sit(table.id, {table.seats[0]});
  EXPECT_EQ(clear({}, 31), std::vector{table.id});
  EXPECT_FALSE(ada.guest().of_type("gone").is_null());
}

TEST_F(ClearingAway, ThoseWhoGaveUpAreToldInTime) {
  settings_.expiry = {.unbegun = 0s, .over = 240h, .idle = 2400h, .warning = 336h};
  shut();
  open();
  const OpenedTable table = two_at_toy();
  {
    Person ada(hall());
    ada.sit(table.id, {table.seats[0], table.seats[1]});
    ada.ask({{"do", "view"}, {"seat", ada.last_scene()["scene"]["decision"]["seat"]}});
    ASSERT_EQ(ada.choose()["ok"], true);
    ASSERT_EQ(ada.ask({{"do", "concede"}})["ok"], true);
    const Json room = ada.guest().wait([](const Json& frame) {
      return frame["type"] == "room" && frame["room"]["conceded"] == true;
    });
    ASSERT_FALSE(room.is_null());
    EXPECT_EQ(room["room"]["expires"]["why"], "over");
  }
  shut();
  open();
  EXPECT_EQ(clear(settings_.expiry, 9), std::vector<std::string>{});
  EXPECT_EQ(clear(settings_.expiry, 11), std::vector{table.id}) << "as they were told";
}

TEST_F(ClearingAway, AClosedTableLetsNobodyIn) {
  const OpenedTable table = two_at_toy(true);
  Person ada(hall());
  ada.sit(table.id, {table.seats[0]});
  ASSERT_TRUE(storage_->close_table(table.id, true));
  EXPECT_EQ(ada.guest().of_type("error")["error"]["code"], "table_closed");
  Person bruno(hall());
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["error"]["code"], "table_closed");
  EXPECT_EQ(json_of(ask(hall(), "GET", "/api/tables"))["tables"].size(), 0U);
  ASSERT_TRUE(storage_->close_table(table.id, false));
  EXPECT_EQ(bruno.sit(table.id, {table.seats[1]})["ok"], true);
}

}  // namespace
}  // namespace tavola::rooms
