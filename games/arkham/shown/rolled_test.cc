// Dice as a table shows them: each counts for what the rules counted it for, whichever way it came
// onto the table; and what is about to happen is told before it does.
#include <algorithm>
#include <map>
#include <numeric>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& rolled_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

/// The dice of a check on the table, put together from what is told as a browser does it.
struct Pool {
  std::vector<scene::Die> dice;

  void add(const scene::Die& die) { dice.push_back(die); }
  /// So many are rolled again: those that count for nothing first, the lowest before others.
  void take(int count) {
    std::ranges::sort(
        dice, {}, [](const scene::Die& die) { return std::pair(die.hits.value_or(0), die.face); });
    ASSERT_LE(count, static_cast<int>(dice.size()));
    dice.erase(dice.begin(), dice.begin() + count);
  }
  int hits() const {
    return std::accumulate(dice.begin(), dice.end(), 0, [](int sum, const scene::Die& die) {
      return sum + die.hits.value_or(0);
    });
  }
};

/// Follows the dice of every check and compares the successes with those that the rules told.
class DiceWatch : public Sink {
 public:
  int compared = 0;
  std::map<scene::DieFrom, int> seen;

  void happened(const Event& event) override {
    switch (static_cast<Tells>(event.kind)) {
      case Tells::kDie:
        thrown_.push_back(act_of(event));
        return;
      case Tells::kCheckRolled:
        pools_[event.args[0]].emplace_back();
        join(event.args[0], event.args[3]);
        return;
      case Tells::kSuccesses:
      case Tells::kRerolled:
        join(event.args[0], event.args[1]);
        return;
      case Tells::kCheckPassed:
      case Tells::kCheckFailed:
        // A check that passes or fails by itself has no dice.
        if (!pools_[event.args[0]].empty()) pools_[event.args[0]].pop_back();
        return;
      default:
        return;
    }
  }

 private:
  static scene::Act act_of(const Event& event) {
    const std::vector<scene::Act> acts = rolled_title().acts(event);
    EXPECT_EQ(acts.size(), 1U);
    EXPECT_EQ(acts.front().dice.size(), 1U);
    EXPECT_TRUE(acts.front().dice.front().hits) << "a die of a check counts or does not";
    EXPECT_FALSE(acts.front().text.empty());
    return acts.front();
  }

  void join(int seat, int successes) {
    ASSERT_FALSE(pools_[seat].empty());
    Pool& pool = pools_[seat].back();
    if (!thrown_.empty() && thrown_.front().dice.front().from == scene::DieFrom::kReroll)
      pool.take(static_cast<int>(thrown_.size()));
    for (const scene::Act& act : thrown_) {
      ++seen[act.dice.front().from];
      pool.add(act.dice.front());
    }
    thrown_.clear();
    EXPECT_EQ(pool.hits(), successes);
    ++compared;
  }

  std::vector<scene::Act> thrown_;
  std::map<int, std::vector<Pool>> pools_;  // of each seat, a check inside another last
};

void count_games(DiceWatch& watch, std::uint64_t seeds) {
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Table t;
    t.listen(&watch);
    game().deal(t, game().standard_setup(3, seed));
    Random luck(seed, 5);
    for (int decisions = 0; !t.over() && decisions < 3000; ++decisions)
      t.choose(
          static_cast<int>(luck.below(static_cast<std::uint32_t>(t.decision().options.size()))));
  }
}

TEST(ArkhamRolls, DiceCountForWhatTheRulesCounted) {  // AH-253 to AH-257
  DiceWatch watch;
  count_games(watch, 6);
  EXPECT_GT(watch.compared, 100);
  EXPECT_GT(watch.seen[scene::DieFrom::kRoll], 100);
  EXPECT_GT(watch.seen[scene::DieFrom::kBought], 0);
}

/// A fight in which the dice are not yet enough.
struct LostFight {
  LostFight() {
    town.sliders(0, 0, 2, 0);
    town.s.investigators[0].clues = 2;
    const int slot = town.monster("cultist", Town::area("downtown_streets"));
    town.among_monsters();
    town.begin({1, 2, 3, 4, 1, 2});
    town.choose(Verb::kFight, slot);
    for (int i = 0; i < 6 && !town.asks(Prompt::kAfterCheck); ++i) town.t.choose(0);
  }
  scene::Scene scene() const { return scene::describe(rolled_title(), town.t, 0); }
  const scene::line::Dice& dice() {
    shown = scene();
    const auto panel = std::ranges::find(shown.panels, "check", &scene::Panel::id);
    EXPECT_NE(panel, shown.panels.end());
    for (const scene::Line& line : panel->lines)
      if (const auto* found = std::get_if<scene::line::Dice>(&line)) return *found;
    ADD_FAILURE() << "no dice on the table";
    static const scene::line::Dice none;
    return none;
  }
  Town town{1};
  scene::Scene shown;
};

TEST(ArkhamRolls, BoughtDiceJoinThePool) {  // AH-260 AH-261
  LostFight fight;
  ASSERT_TRUE(fight.town.asks(Prompt::kAfterCheck));
  const std::size_t before = fight.dice().dice.size();
  EXPECT_EQ(fight.dice().need, 1);
  EXPECT_EQ(fight.dice().buyable, 2);
  EXPECT_TRUE(
      std::ranges::all_of(fight.dice().dice, [](const scene::Die& die) { return die.hits == 0; }));
  fight.town.script.dice.clear();
  fight.town.tell({2});
  fight.town.choose(Verb::kSpendClue);
  EXPECT_EQ(fight.dice().dice.size(), before + 1);
  EXPECT_EQ(fight.dice().buyable, 1);
  const Event* bought = fight.town.told(Tells::kDie);
  ASSERT_NE(bought, nullptr);
  const scene::Act act = rolled_title().acts(*bought).front();
  EXPECT_EQ(act.dice.front().from, scene::DieFrom::kBought);
  EXPECT_EQ(act.dice.front().hits, 0);
  EXPECT_EQ(act.need, 1);
  EXPECT_EQ(scene::say(rolled_title(), words::Language::kEnglish, act.text), "Combat check");
}

TEST(ArkhamRolls, WhoChoosesWeaponsIsNotToldThatNoHandIsFree) {  // AH-289
  Town town(1);
  town.give(0, "knife");
  const int slot = town.monster("cultist", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 2, 3, 4, 1, 2});
  town.choose(Verb::kFight, slot);
  for (int i = 0; i < 6 && !town.asks(Prompt::kHands); ++i) town.t.choose(0);
  ASSERT_TRUE(town.asks(Prompt::kHands));
  EXPECT_TRUE(scene::describe(rolled_title(), town.t, 0).decision->why.text.empty());
}

TEST(ArkhamRolls, WhatAFightPutsAtStakeNamesTheTrackThatWouldFall) {  // AH-297
  LostFight fight;
  const scene::Scene shown = fight.scene();
  const auto panel = std::ranges::find(shown.panels, "check", &scene::Panel::id);
  ASSERT_NE(panel, shown.panels.end());
  int stakes = 0;
  for (const scene::Line& line : panel->lines) {
    const auto* stake = std::get_if<scene::line::Stake>(&line);
    if (stake == nullptr || stake->tone != scene::Tone::kHarm) continue;
    ++stakes;
    const auto track = std::ranges::find(shown.tracks, stake->track, &scene::Track::id);
    ASSERT_NE(track, shown.tracks.end()) << stake->track;
    EXPECT_LT(stake->to, track->at);
  }
  EXPECT_GT(stakes, 0);
}

TEST(ArkhamRolls, WhatIsAtStakeIsWhatWouldReallyBeLost) {  // AH-297
  Town town(1);
  town.take_sheet(0, "harvey_walters");
  const int slot = town.monster("shoggoth", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 1, 1, 1});
  const scene::Scene shown = scene::describe(rolled_title(), town.t, 0);
  const auto panel =
      std::ranges::find(shown.panels, "foe_" + std::to_string(slot), &scene::Panel::id);
  ASSERT_NE(panel, shown.panels.end());
  const auto stake = std::ranges::find_if(panel->lines, [](const scene::Line& line) {
    const auto* found = std::get_if<scene::line::Stake>(&line);
    return found != nullptr && found->track == "seat:0/sanity";
  });
  ASSERT_NE(stake, panel->lines.end());
  // A Shoggoth takes 3, and of each loss of Sanity Harvey Walters is spared 1.
  EXPECT_EQ(std::get<scene::line::Stake>(*stake).to, town.now().investigators[0].sanity - 2);
}

TEST(ArkhamRolls, OnceTheHorrorCheckIsMadeItIsNoLongerAtStake) {  // AH-279 AH-285
  Town town(1);
  const int slot = town.monster("vampire", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin({1, 1, 1, 1, 1, 1});
  const auto frightens = [&town](const char* id) {
    const scene::Scene shown = scene::describe(rolled_title(), town.t, 0);
    const auto panel = std::ranges::find(shown.panels, id, &scene::Panel::id);
    EXPECT_NE(panel, shown.panels.end());
    return std::ranges::any_of(panel->lines, [](const scene::Line& line) {
      const auto* stake = std::get_if<scene::line::Stake>(&line);
      return stake != nullptr && stake->track == "seat:0/sanity";
    });
  };
  const std::string foe = "foe_" + std::to_string(slot);
  EXPECT_TRUE(frightens(foe.c_str()));
  town.choose(Verb::kFight, slot);
  for (int i = 0; i < 6 && !town.asks(Prompt::kCombat); ++i) town.t.choose(0);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  EXPECT_FALSE(frightens("check"));
}

TEST(ArkhamRolls, WhoHasFallenPutsNothingAtStake) {
  LostFight fight;
  fight.town.t.state.investigators[0].sanity = 0;
  const scene::Scene shown = fight.scene();
  const auto panel = std::ranges::find(shown.panels, "check", &scene::Panel::id);
  ASSERT_NE(panel, shown.panels.end());
  EXPECT_TRUE(std::ranges::none_of(panel->lines, [](const scene::Line& line) {
    return std::holds_alternative<scene::line::Stake>(line);
  }));
}

TEST(ArkhamRolls, WhoHasFallenChoosesWhatToLoseWithoutAFightOverTheBoard) {  // AH-324
  LostFight fight;
  fight.town.t.state.investigators[0].stamina = 0;
  fight.town.t.state.check = Check{};
  EXPECT_TRUE(std::ranges::none_of(fight.scene().panels,
                                   [](const scene::Panel& panel) { return panel.id == "check"; }));
}

TEST(ArkhamRolls, ADieThatIsNoCheckHasNoMark) {
  const auto act = [](Tells kind, auto... args) {
    const Event told{static_cast<std::uint8_t>(kind), {}, SeatSet::everybody(), arguments(args...)};
    return rolled_title().acts(told).front().dice.front();
  };
  EXPECT_FALSE(act(Tells::kRolls, 0, 4, kNothing).hits);
  EXPECT_EQ(act(Tells::kRolls, 0, 5, 1).hits, 1);
  EXPECT_FALSE(act(Tells::kLoanRoll, 0, 2).hits);
  for (const Reason reason : {Reason::kBlessing, Reason::kCurse, Reason::kRetainer})
    EXPECT_FALSE(act(Tells::kUpkeepRoll, 0, 2, reason).name.empty());
}

// ---- warnings -----------------------------------------------------------------------------------

std::string warning(const Town& town, std::string_view track) {
  const scene::Scene shown = scene::describe(rolled_title(), town.t, 0);
  const auto found = std::ranges::find(shown.tracks, track, &scene::Track::id);
  EXPECT_NE(found, shown.tracks.end()) << track;
  if (found == shown.tracks.end() || found->warn.empty()) return "";
  return scene::say(rolled_title(), words::Language::kEnglish, found->warn);
}

TEST(ArkhamWarnings, ComeBeforeTheThresholdIsMet) {
  Town town(1, "hastur");
  town.begin();
  EXPECT_EQ(warning(town, "doom"), "");
  EXPECT_EQ(warning(town, "terror"), "");
  EXPECT_EQ(warning(town, "gates"), "");
  EXPECT_EQ(warning(town, "monsters"), "");
  EXPECT_EQ(warning(town, "seat:0/sanity"), "");
  State& s = town.t.state;
  s.doom = static_cast<std::uint8_t>(ancient_one(s).doom - 2);
  EXPECT_EQ(warning(town, "doom"), "2 more wake Hastur");
  ++s.doom;
  EXPECT_EQ(warning(town, "doom"), "1 more wakes Hastur");
  s.terror = 2;
  EXPECT_EQ(warning(town, "terror"), "1 more closes the General Store");
  s.terror = 9;
  EXPECT_EQ(warning(town, "terror"), "1 more and Arkham is overrun");
  s.investigators[0].sanity = 1;
  EXPECT_EQ(warning(town, "seat:0/sanity"), "at 0: insane");
  // As many as fit, and then the Outskirts are full too.
  for (int slot = 0; slot < monster_limit(s); ++slot)
    s.monsters.put(slot, {Town::kind("cultist"), Town::area("downtown_streets")});
  s.terror = 3;
  EXPECT_EQ(warning(town, "monsters"), "the next goes to the Outskirts");
  for (int slot = 0; slot < outskirts_limit(s); ++slot)
    s.monsters.put(monster_limit(s) + slot, {Town::kind("cultist"), kOutskirts});
  EXPECT_EQ(warning(town, "monsters"), "the next one raises terror");
}

}  // namespace
}  // namespace tavola::arkham
