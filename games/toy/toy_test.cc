// The rules of the toy game, each shown on a table with told dice and draws, and what its hidden
// relic means for those who listened and those who did not.
#include <gtest/gtest.h>

#include <map>

#include "core/json.h"
#include "scene/scene.h"
#include "scene/titles/title.h"

namespace tavola {

namespace toy {
scene::OpenedTitle open();
}

namespace {

constexpr int kQuiet = 0;
constexpr int kDraught = 1;

/// A table for two with the relic behind the red door and told chance.
class HouseOfSixDoors : public testing::Test, public Sink {
 protected:
  HouseOfSixDoors() : title_(*toy::open()), table_(title_->game().new_table()) {
    game().deal(*table_, game().standard_setup(2, 1));
    Json state = game().state_to_json(*table_);
    state["relic"] = "red";
    EXPECT_TRUE(game().state_from_json(*table_, state).empty());
    table_->listen(this);
    table_->follow(&script_);
  }
  void happened(const Event& event) override { events_.push_back(event); }

  const Game& game() const { return title_->game(); }
  Json state() const { return game().state_to_json(*table_); }
  void set(const char* path, const Json& value) {
    Json changed = state();
    changed[Json::json_pointer(path)] = value;
    ASSERT_EQ(game().state_from_json(*table_, changed), std::vector<std::string>{});
  }
  /// The number of the option with this verb and door, or -1.
  int option(const std::string& verb, const std::string& door = "") const {
    const Vocabulary& words = game().vocabulary();
    const Decision& decision = table_->decision();
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
      const Option& found = decision.options[i];
      if (words.verbs[found.verb].name == verb &&
          (door.empty() || words.ids("door")[found.arg<std::size_t>(0)] == door))
        return static_cast<int>(i);
    }
    return -1;
  }
  void choose(const std::string& verb, const std::string& door) {
    const int n = option(verb, door);
    ASSERT_GE(n, 0) << verb << " " << door;
    table_->choose(n);
  }
  void burn(int candles) { table_->choose(0, {candles}); }
  void omens(const std::vector<int>& drawn) {
    for (int omen : drawn) script_.draws.push_back({0, omen});
  }
  /// The ledger lines of the events since the last call, in order.
  std::vector<std::string> told() {
    std::vector<std::string> lines;
    for (const Event& event : std::exchange(events_, {})) lines.push_back(event.rule.text());
    return lines;
  }
  std::string ending() const {
    return game().vocabulary().endings[static_cast<std::size_t>(game().result(*table_).ending)];
  }

  std::unique_ptr<scene::Title> title_;
  std::unique_ptr<Table> table_;
  Script script_;
  std::vector<Event> events_;
};

using Lines = std::vector<std::string>;

// TY-001, TY-002, TY-003, TY-004, TY-005, TY-010
TEST_F(HouseOfSixDoors, BeginsWithSixClosedDoorsSevenCandlesAndElevenOmens) {
  const Json now = state();
  EXPECT_EQ(now["candles"], 7);
  EXPECT_EQ(now["active"], 0);
  EXPECT_EQ(now["bag"]["loose"].size(), 11U);
  for (const Json& door : now["doors"]) EXPECT_TRUE(door["known_to"].empty());
  EXPECT_EQ(table_->decision().options.size(), 12U);
}

// TY-002
TEST_F(HouseOfSixDoors, HidesTheRelicAnywhere) {
  std::map<std::string, int> behind;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    game().deal(*table_, game().standard_setup(1, seed));
    ++behind[state()["relic"].get<std::string>()];
  }
  ASSERT_EQ(behind.size(), 6U);
  for (const auto& [door, times] : behind) EXPECT_NEAR(times, 100, 45) << door;
}

// TY-011, TY-030, TY-005
TEST_F(HouseOfSixDoors, WhoListensLearnsAlone) {
  omens({kQuiet, kQuiet});
  choose("listen", "red");
  ASSERT_EQ(events_.size(), 3U);
  EXPECT_EQ(events_[1].audience, SeatSet::only(0));
  EXPECT_EQ(events_[1].args[1], 1);
  EXPECT_EQ(told(), (Lines{"TY-011", "TY-011", "TY-030"}));
  EXPECT_EQ(table_->decision().seat, 1);
  EXPECT_GE(option("listen", "red"), 0) << "the other seat has not listened there";
  EXPECT_FALSE(title_->scene(*table_, 0).areas[2].badges.empty());
  EXPECT_TRUE(title_->scene(*table_, 1).areas[2].badges.empty());
  EXPECT_TRUE(title_->scene(*table_, kSpectator).areas[2].badges.empty());
  choose("listen", "oak");
  EXPECT_EQ(option("listen", "red"), -1) << "it is known already";
}

// TY-012, TY-020, TY-022, TY-040
TEST_F(HouseOfSixDoors, TheRelicWinsForEverybody) {
  script_.dice = {4};
  choose("open", "red");
  ASSERT_TRUE(table_->over());
  EXPECT_EQ(ending(), "found");
  EXPECT_EQ(game().result(*table_).winners, SeatSet::first(2));
  EXPECT_EQ(told(), (Lines{"TY-020", "TY-022"})) << "no omen after the end";
}

// TY-012, TY-020, TY-021
TEST_F(HouseOfSixDoors, CandlesMakeUpForALowRoll) {
  script_.dice = {2};
  choose("open", "red");
  EXPECT_EQ(table_->decision().rule.text(), "TY-021");
  EXPECT_FALSE(table_->accepts(0, {8})) << "there are only seven";
  EXPECT_FALSE(table_->accepts(0, {-1}));
  burn(2);
  EXPECT_EQ(ending(), "found");
  EXPECT_EQ(state()["candles"], 5);
}

// TY-012
TEST_F(HouseOfSixDoors, WhoDoesNotTakeHeartLeavesTheDoorClosed) {
  script_.dice = {3};
  omens({kQuiet});
  choose("open", "red");
  burn(0);
  EXPECT_EQ(told(), (Lines{"TY-020", "TY-030"}));
  EXPECT_GE(option("open", "red"), 0);
  EXPECT_EQ(state()["candles"], 7);
}

// TY-022, TY-023, TY-024, TY-030, TY-031
TEST_F(HouseOfSixDoors, AnEmptyRoomTurnsTheHouse) {
  set("/doors/2/known_to", {"0", "1"});
  script_.dice = {6, 1};
  omens({kDraught});
  choose("open", "oak");
  EXPECT_EQ(told(), (Lines{"TY-020", "TY-022", "TY-023", "TY-020"}));
  EXPECT_TRUE(state()["doors"][2]["known_to"].empty());
  EXPECT_EQ(state()["doors"][0]["known_to"], Json::array({"all"}));
  EXPECT_NE(state()["relic"], "oak");
  burn(1);
  EXPECT_EQ(told(), (Lines{"TY-021", "TY-024", "TY-030", "TY-031"}));
  EXPECT_EQ(state()["candles"], 3);
  EXPECT_EQ(option("open", "oak"), -1);
  EXPECT_EQ(option("listen", "oak"), -1);
}

// TY-041
TEST_F(HouseOfSixDoors, TheLastCandleEndsTheGameInTheMiddleOfARule) {
  set("/candles", 2);
  script_.dice = {5, 1};
  choose("open", "oak");
  burn(0);
  ASSERT_TRUE(table_->over());
  EXPECT_EQ(ending(), "darkness");
  EXPECT_EQ(told().back(), "TY-024") << "no omen after the end";
  EXPECT_TRUE(game().result(*table_).winners.empty());
}

// TY-042
TEST_F(HouseOfSixDoors, TheLastOmenIsMidnight) {
  set("/bag/loose", {"quiet"});
  choose("listen", "oak");
  ASSERT_TRUE(table_->over());
  EXPECT_EQ(ending(), "midnight");
}

// TY-011, TY-023: the relic may be wherever the viewer has not listened, and nowhere else.
TEST_F(HouseOfSixDoors, DisguiseKeepsWhatASeatKnowsAndNothingMore) {
  omens({kQuiet, kQuiet});
  choose("listen", "oak");  // seat 0: not here
  choose("listen", "red");  // seat 1: here
  Random random(4);
  Position position;
  auto other = game().new_table();
  std::map<std::string, int> believed[3];
  for (int i = 0; i < 500; ++i) {
    for (Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
      table_->copy_to(position);
      game().determinize(position, *table_, viewer, random);
      ASSERT_TRUE(other->start(position));
      ++believed[viewer == kSpectator ? 2 : viewer][game().state_to_json(*other)["relic"]];
    }
  }
  EXPECT_EQ(believed[0].size(), 5U);
  EXPECT_FALSE(believed[0].contains("oak"));
  EXPECT_EQ(believed[1].size(), 1U);
  EXPECT_TRUE(believed[1].contains("red"));
  EXPECT_EQ(believed[2].size(), 6U);
}

// TY-023: after the house has turned, in mid-rule, the move of the relic is drawn anew.
TEST_F(HouseOfSixDoors, DisguiseInMidRuleMovesTheRelicAnew) {
  script_.dice = {6, 1};
  choose("open", "oak");
  ASSERT_EQ(table_->decision().rule.text(), "TY-021");
  Random random(4);
  Position position;
  auto other = game().new_table();
  std::map<std::string, int> believed;
  for (int i = 0; i < 500; ++i) {
    table_->copy_to(position);
    game().determinize(position, *table_, 0, random);
    ASSERT_TRUE(other->start(position));
    ++believed[game().state_to_json(*other)["relic"]];
  }
  EXPECT_EQ(believed.size(), 5U);
  EXPECT_FALSE(believed.contains("oak"));
}

}  // namespace
}  // namespace tavola
