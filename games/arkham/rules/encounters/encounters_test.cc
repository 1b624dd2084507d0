// Every entry of every location card and gate card is carried out on a table, several times with
// other dice and answers; after each decision the table must keep its promises.
#include <bit>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {
namespace {

void answer_at_random(Table& t, Random& random) {
  const auto count = static_cast<std::uint32_t>(t.decision().options.size());
  t.choose(static_cast<int>(random.below(count)));
}

/// Two investigators at the beginning of a phase, with all boxes on the table and no location
/// closed. A game may end before it rests so; then another is played.
State at_phase(Phase phase) {
  for (std::uint64_t seed = 7; seed < 107; ++seed) {
    Table t;
    Setup setup = game().standard_setup(2, seed);
    for (std::size_t i = 0; i < game().options().size(); ++i)
      if (game().options()[i].box) setup.options[i] = 1;
    game().deal(t, setup);
    Random random(1);
    for (int i = 0; i < 4000 && !t.over() && !(t.at_rest() && t.rest().phase == phase); ++i)
      answer_at_random(t, random);
    const State& rest = t.rest();
    if (rest.phase == phase && rest.closed.empty() && rest.closed_now.empty()) return rest;
  }
  ADD_FAILURE() << "no game rests in this phase";
  return {};
}

/// The first investigator's part of the phase, healthy and with something to spend.
State ready(State s, Place place) {
  s.active = 0;
  s.stage = Stage::kActions;
  Investigator& self = s.investigators[0];
  self.place = place;
  self.sanity = static_cast<std::uint8_t>(maximum_sanity(s, 0));
  self.stamina = static_cast<std::uint8_t>(maximum_stamina(s, 0));
  self.money = 12;
  self.clues = 6;
  self.delayed = self.explored = self.no_encounter = self.turn_over = 0;
  return s;
}

/// Plays until the first investigator's part of the phase is over; the first decision is answered
/// by `first` if it is offered.
void play_out(Table& t, Random& random, Verb first) {
  const Phase phase = t.rest().phase;
  bool begun = false;
  for (int i = 0; i < 400 && !t.over(); ++i) {
    if (t.at_rest() && (t.rest().active != 0 || t.rest().phase != phase)) return;
    int chosen =
        static_cast<int>(random.below(static_cast<std::uint32_t>(t.decision().options.size())));
    if (!begun)
      for (std::size_t n = 0; n < t.decision().options.size(); ++n)
        if (t.decision().options[n].is(first)) chosen = static_cast<int>(n);
    begun = true;
    t.choose(chosen);
    const std::vector<std::string> broken = game().violations(t);
    ASSERT_TRUE(broken.empty()) << broken.front();
  }
}

TEST(Encounters, EveryEntryOfTheLocationCardsIsCarriedOut) {  // AH-108, AH-127
  const State base = at_phase(Phase::kArkhamEncounters);
  int entries = 0;
  for (std::size_t n = 0; n < content().areas.size(); ++n) {
    const BoardArea& area = content().areas[n];
    if (area.street) continue;
    const bool lodge = n == content().lodge;
    for (int membership = 0; membership <= (lodge ? 1 : 0); ++membership) {
      const auto& sources = membership != 0 ? area.members_encounters : area.encounters;
      for (std::size_t card = 0; card < sources.size(); ++card) {
        ASSERT_NE(sources[card], kNoSource) << area.id << " " << card;
        ++entries;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
          SCOPED_TRACE(area.id + ", card " + std::to_string(card + 1) + ", seed " +
                       std::to_string(seed));
          State s = ready(base, static_cast<Place>(n));
          if (gate_open(s, static_cast<Area>(n))) {
            s.gate_stack.add(s.gates[static_cast<int>(n)]);
            s.gates[static_cast<int>(n)] = kNone;
            s.investigators[1].explored = 0;
          }
          if (membership != 0) s.investigators[0].special |= kMembership;
          s.random = Random(seed);
          s.turned_up[area.neighborhood] = static_cast<std::uint8_t>(card + 1);
          Table t;
          Witness witness;
          t.listen(&witness);
          t.begin(s);
          Random random(seed * 31 + card);
          play_out(t, random, Verb::kEncounter);
          if (HasFatalFailure()) return;
          EXPECT_GT(witness.count(membership != 0 ? Tells::kSanctumCard : Tells::kLocationCard), 0);
        }
      }
    }
  }
  EXPECT_GE(entries, 189);
}

TEST(Encounters, EveryEntryOfTheGateCardsIsCarriedOut) {  // AH-164, AH-166
  State base = at_phase(Phase::kArkhamEncounters);
  base.phase = Phase::kOtherWorldEncounters;
  int cards = 0;
  for (std::size_t card = 0; card < content().gate_cards.size(); ++card) {
    ++cards;
    for (std::size_t world = 0; world < content().worlds.size(); ++world) {
      if ((content().worlds[world].colours & content().gate_cards[card].colours) == 0) continue;
      for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(content().gate_cards[card].id + " in " + content().worlds[world].id +
                     ", seed " + std::to_string(seed));
        State s = ready(base, static_cast<Place>(first_area(static_cast<int>(world)) + seed % 2));
        s.stage = Stage::kBegin;
        s.random = Random(seed);
        ASSERT_TRUE(s.gate_cards.take(static_cast<std::uint8_t>(card)));
        s.gate_cards.put_on_top(static_cast<std::uint8_t>(card));
        Table t;
        Witness witness;
        t.listen(&witness);
        t.begin(s);
        Random random(seed * 17 + card);
        play_out(t, random, Verb::kDone);
        if (HasFatalFailure()) return;
        EXPECT_GT(witness.count(Tells::kGateCard), 0);
      }
    }
  }
  EXPECT_GE(cards, 49);
}

}  // namespace
}  // namespace tavola::arkham
