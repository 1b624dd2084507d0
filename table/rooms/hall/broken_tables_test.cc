// A mistake of the program at one table ends nothing but that table's room, and a table at which
// the server ended is opened only when somebody asks, and after the second time not at all.
#include "rooms/hall/hall.h"
#include "rooms/hall/hall_for_tests.h"

namespace tavola::rooms {
namespace {

class BrokenTables : public HallFixture {
 protected:
  void SetUp() override {
    HallFixture::SetUp();
    shut();
    settings_.table_broken = [this](const BrokenTable& broken) {
      std::scoped_lock lock(mutex_);
      broken_.push_back(broken);
    };
    open();
  }
  /// The next thing that is told to this guest breaks a check in the middle of the room's work.
  static void break_at(Person& person) {
    const auto once = std::make_shared<bool>(true);
    person.guest().on_send([once](const Json&) {
      if (std::exchange(*once, false)) TAVOLA_CHECK(false, "the room has made a mistake");
    });
  }
  static Json sit_anyway(Person& person, const OpenedTable& table, const Json& anyway = true) {
    return person.ask({{"do", "sit"},
                       {"table", table.id},
                       {"tokens", {table.seats[0]}},
                       {"anyway", anyway},
                       {"lang", "en"}});
  }

  std::mutex mutex_;
  std::vector<BrokenTable> broken_;
};

TEST_F(BrokenTables, AMistakeAtOneTableSendsItsPeopleOutAndNobodyElse) {
  const OpenedTable table = two_at_toy();
  const OpenedTable other = two_at_toy();
  Person ada(hall()), bruno(hall());
  ASSERT_EQ(ada.sit(table.id, {table.seats[0]})["ok"], true);
  ASSERT_EQ(bruno.sit(other.id, {other.seats[0]})["ok"], true);
  ASSERT_EQ(ada.choose()["ok"], true);
  const std::size_t kept = storage_->read(table.id)->entries.size();
  break_at(ada);
  ada.say({{"do", "ping"}});
  EXPECT_EQ(ada.guest().closed(), "table_failed");
  {
    std::scoped_lock lock(mutex_);
    ASSERT_EQ(broken_.size(), 1U);
    EXPECT_EQ(broken_[0].table, table.id);
    EXPECT_STREQ(broken_[0].broken.sentence, "the room has made a mistake");
  }
  EXPECT_EQ(hall().figures().broken, 1U);
  EXPECT_EQ(storage_->read(table.id)->entries.size(), kept) << "its log is kept";
  EXPECT_EQ(bruno.choose()["ok"], true) << "the other table plays on";
}

TEST_F(BrokenTables, AfterTheFirstTimeATableIsOpenedWhenSomebodyAsksAndAfterTheSecondNotAtAll) {
  const OpenedTable table = two_at_toy();
  ASSERT_TRUE(storage_->count_stop(table.id));
  Person ada(hall());
  EXPECT_EQ(ada.sit(table.id, {table.seats[0]})["error"]["code"], "table_stopped");
  EXPECT_EQ(sit_anyway(ada, table, "yes")["error"]["code"], "bad_field");
  EXPECT_EQ(sit_anyway(ada, table, false)["error"]["code"], "table_stopped");
  EXPECT_EQ(sit_anyway(ada, table)["ok"], true);
  break_at(ada);
  ada.say({{"do", "ping"}});
  EXPECT_EQ(ada.guest().closed(), "table_failed");
  Person bruno(hall());
  EXPECT_EQ(sit_anyway(bruno, table)["error"]["code"], "table_halted");
  EXPECT_EQ(storage_->look(table.id)->stops, 2);
  EXPECT_EQ(ask(hall(), "GET", "/api/tables/" + table.id + "/log", "", table.host).status, 200)
      << "its log can be taken away";
  ASSERT_TRUE(storage_->close_table(table.id, false));
  EXPECT_EQ(bruno.sit(table.id, {table.seats[0]})["ok"], true);
}

}  // namespace
}  // namespace tavola::rooms
