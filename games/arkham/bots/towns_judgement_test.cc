// What bots make of several towns and of rifts: an open rift costs, exploring it helps, and the way
// to another town leads by train.
#include "games/arkham/bots/habits.h"
#include "games/arkham/bots/situation.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// The first turn of two investigators with Kingsport, with nothing on the rift tracks.
State two_in_kingsport() {
  Setup setup = game().standard_setup(2, 5);
  const auto& options = game().options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].id == "kingsport") setup.options[i] = 1;
  Table t;
  game().deal(t, setup);
  while (t.state.turn == 0) t.choose(0);
  State s = t.rest();
  for (RiftState& rift : s.rifts) rift = RiftState{};
  for (std::uint8_t& clues : s.clues) clues = 0;
  return s;
}

void fill(RiftState& rift, int markers) {
  for (int space = 0; space < markers; ++space)
    rift.spaces[space] = static_cast<std::uint8_t>(space);
}

TEST(ArkhamTowns, AnOpenRiftCostsAndExploringItHelps) {
  const State quiet = two_in_kingsport();
  State gathering = quiet;
  fill(gathering.rifts[0], 3);
  State open = quiet;
  fill(open.rifts[0], 4);
  open.rifts[0].rift = 0;
  open.rifts[0].place = area("woods");
  State explored = open;
  explored.rifts[0].explored = 0b0011;
  EXPECT_GT(Arkham::evaluate(quiet, 0), Arkham::evaluate(gathering, 0));
  EXPECT_GT(Arkham::evaluate(gathering, 0), Arkham::evaluate(open, 0));
  EXPECT_GT(Arkham::evaluate(explored, 0), Arkham::evaluate(open, 0));
}

/// What comes of a turn whose encounters are over, with the luck of a seed: its Mythos, unless bots
/// imagine it without, and then the next turn.
double after_the_turn(State s, std::uint64_t seed, bool imagined) {
  s.random = Random(seed);
  if (imagined) Arkham::determinize(s, s, 0, s.random);
  Table t;
  t.begin(s);
  while (!t.over() && t.state.phase != Phase::kUpkeep) t.choose(0);
  return Arkham::evaluate(t.state, 0);
}

TEST(ArkhamTowns, WithRiftsATurnIsImaginedWithoutItsMythos) {
  State far = two_in_kingsport();
  for (Investigator& one : far.investigators) one.money = 3;
  fill(far.rifts[0], 4);
  far.rifts[0].rift = 0;
  far.rifts[0].place = area("woods");
  far.rifts[0].explored = 0b0111;
  far.phase = Phase::kOtherWorldEncounters;
  far.stage = Stage::kBegin;
  far.first = 0;
  far.active = 1;
  far.investigators[0].place = area("uptown_streets");
  far.investigators[1].place = area("train_station");
  State near = far;
  near.investigators[1].place = street_of(content().rift_progress[far.rifts[0].spaces[3]].place);
  constexpr int kTables = 30;
  int better = 0;
  int better_by_luck = 0;
  // Answers that roll other dice meet another Mythos.
  for (int seed = 1; seed <= kTables; ++seed) {
    const auto luck = static_cast<std::uint64_t>(seed);
    const auto other = luck + kTables;
    better += after_the_turn(near, luck, true) > after_the_turn(far, other, true);
    better_by_luck += after_the_turn(near, luck, false) > after_the_turn(far, other, false);
  }
  EXPECT_EQ(better, kTables) << "every imagined table tells which place is better";
  EXPECT_LT(better_by_luck, kTables) << "the Mythos would have hidden it on some";

  // Nothing is left out in the Mythos itself.
  State mythos = far;
  mythos.phase = Phase::kMythos;
  Arkham::determinize(mythos, mythos, 0, mythos.random);
  EXPECT_EQ(mythos.mythos_skipped, 0);
}

TEST(ArkhamTowns, TheWayToAMarkerLeadsByTrain) {
  State s = two_in_kingsport();
  EXPECT_EQ(first_step(s, area("northside_streets"), area("hall_school")), area("train_station"));
  EXPECT_EQ(first_step(s, area("train_station"), area("hall_school")),
            area("central_hill_streets"));
  EXPECT_EQ(first_step(s, area("central_hill_streets"), area("hall_school")),
            area("south_shore_streets"));
  EXPECT_EQ(first_step(s, area("hall_school"), area("woods")), area("south_shore_streets"));
  EXPECT_EQ(first_step(s, area("central_hill_streets"), area("woods")), area("train_station"));

  // With an open rift and money for the fare, being in Kingsport is worth something; nothing else
  // draws anybody anywhere.
  s.gates = {};
  s.monsters = {};
  fill(s.rifts[0], 4);
  s.rifts[0].rift = 0;
  s.rifts[0].place = area("woods");
  s.rifts[0].explored = 0b0111;
  const Area marked = content().rift_progress[s.rifts[0].spaces[3]].place;
  for (Investigator& one : s.investigators) {
    one.sanity = one.stamina = 4;
    one.money = 3;
    one.clues = 0;
  }
  s.investigators[0].place = s.investigators[1].place = area("train_station");
  State there = s;
  there.investigators[0].place = street_of(marked);
  EXPECT_GT(Arkham::evaluate(there, 0), Arkham::evaluate(s, 0));
  // Without the fare there is no way.
  State poor = s;
  poor.investigators[0].money = poor.investigators[1].money = 0;
  const Situation now(poor);
  Judged judged(poor, now, 0);
  judged.look_around();
  EXPECT_LT(judged.exploring_at(marked), 0.05);
  const Situation rich_now(s);
  Judged rich(s, rich_now, 0);
  rich.look_around();
  EXPECT_GT(rich.exploring_at(marked), judged.exploring_at(marked));
}

/// An open rift with all its markers, and neither gates nor monsters.
State only_a_rift() {
  State s = two_in_kingsport();
  s.gates = {};
  s.monsters = {};
  fill(s.rifts[0], 4);
  s.rifts[0].rift = 0;
  s.rifts[0].place = area("woods");
  return s;
}

TEST(ArkhamTowns, EveryStepOfTheWayToAnotherTownIsAGain) {
  State s = only_a_rift();
  const Area marked = content().rift_progress[s.rifts[0].spaces[3]].place;
  Investigator& me = s.investigators[0];
  me.sanity = me.stamina = 4;
  me.money = 3;
  double last = 0;
  for (const Area step : {area("downtown_streets"), area("northside_streets"),
                          area("train_station"), area("central_hill_streets"), marked}) {
    me.place = step;
    const Situation now(s);
    Judged judged(s, now, 0);
    judged.look_around();
    const double worth = judged.exploring_at(marked);
    EXPECT_GT(worth, last) << content().areas[step].id;
    last = worth;
  }
}

/// Somebody at the Train Station, drawn to the last marker of an open rift in Kingsport.
State waiting_for_a_train(int dollars) {
  State s = only_a_rift();
  s.rifts[0].explored = 0b0111;
  for (Investigator& one : s.investigators) {
    one.sanity = one.stamina = 4;
    one.clues = 0;
    one.place = area("train_station");
  }
  s.investigators[0].money = static_cast<std::uint16_t>(dollars);
  s.investigators[1].money = 0;
  return s;
}

// Whoever has come to the station for a train gets on it, with the last dollar, too: who found the
// fare too dear there would go to the station and stand in it. KH-001, KH-002
TEST(ArkhamTowns, GettingOnTheTrainIsAGainLikeEveryStep) {
  for (const int dollars : {1, 3}) {
    const State s = waiting_for_a_train(dollars);
    State there = s;
    there.investigators[0].place = area("central_hill_streets");
    there.investigators[0].money -= 1;
    EXPECT_GT(Arkham::evaluate(there, 0), Arkham::evaluate(s, 0)) << dollars;
  }
}

TEST(ArkhamTowns, NobodyFearsAnElusiveMonster) {
  State s = two_in_kingsport();
  const Place here = s.investigators[0].place;
  ASSERT_TRUE(s.cup.take(kind("serpent_people")));
  s.monsters.put(20, {kind("serpent_people"), here});
  const Situation now(s);
  for (int n = 0; n < now.monsters; ++n) EXPECT_NE(now.prowling[n], 20);
}

}  // namespace
}  // namespace tavola::arkham
