// The quiet rules of the phases that belong to nobody's turn, and of what can happen at any moment.
#include "games/salem/rules/quiet_rules.h"

namespace tavola::salem::quiet {
namespace {

bool rlyeh_up(const State& s) { return ((s.face_up >> kRlyehSlot) & 1U) != 0; }

bool anybody_at(const State& s, int place) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.players[seat].in_play != 0 && s.players[seat].place == place) return true;
  return false;
}

bool anybody_out(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.players[seat].in_play == 0) return true;
  return false;
}

bool any_sigil_placed(const State& s) {
  for (std::uint8_t sigil : s.tile_sigils)
    if (sigil != kNone) return true;
  return s.miskatonic_sigil != kNone;
}

int creatures_in_town(const State& s) {
  int n = 0;
  for (std::uint8_t creature : s.creature_at) n += creature != kNone;
  return n;
}

// The texts that would have answered the placing of a creature, had they been in force.
void texts_that_listen(Table& t) {
  const State& s = t.state;
  const Content& c = content();
  for (const effects::Listener& listener :
       c.book.listeners(c.placed_moment, effects::Timing::kWhen)) {
    const std::uint8_t old_one = c.old_one_of_source(listener.source);
    if (old_one == kNone) continue;
    if (s.old_ones[kRlyehSlot] == old_one && !rlyeh_up(s)) t.applies(cites("HS-248"));
    if (s.old_ones[kRlyehSlot] == old_one && s.holder != kNone) t.applies(cites("HS-254"));
    for (int slot = 0; slot < kRlyehSlot; ++slot)
      if (s.old_ones[slot] == old_one && ((s.face_up >> slot) & 1U) != 0)
        t.applies(cites("HS-237"));
  }
}

}  // namespace

// ---- the creature phase -------------------------------------------------------------------------

void cards_due(Table& t) {
  const State& s = t.state;
  t.applies(s.seats == 2 ? cites("HS-062") : s.seats == 4 ? cites("HS-063") : cites("HS-064"));
  if (s.seats == 3) t.applies(cites("HS-031"));
  if (anybody_out(s)) t.applies(cites("HS-066"));
}

void card_turned(Table& t) {
  const State& s = t.state;
  if (s.holder == acting_first(s)) t.applies(cites("HS-318"));
  if (s.creatures.empty() && !s.creature_discard.empty()) t.applies(cites("HS-296"));
}

void creature_placed(Table& t, std::uint8_t kind, std::uint8_t place) {
  const State& s = t.state;
  t.applies(cites("HS-004"));
  const int start = s.house.search == 0 ? 1 : 0;
  for (int passed = (s.wizard + start) % kRing; passed != place; passed = (passed + 1) % kRing)
    t.applies(passed == kMiskatonic ? cites("HS-070") : cites("HS-007"));
  // The Wizard's own location was free as well, and yet it was looked at last.
  if (s.house.search == 0 && s.wizard != kMiskatonic &&
      (s.wizard == place || s.creature_at[s.wizard - 1] == kNone))
    t.applies(cites("HS-069"));
  bool items = false;
  for (std::uint8_t item : s.spaces[place - 1]) items = items || item != kNone;
  const bool pawns = anybody_at(s, place);
  if (pawns || !items || s.tile_sigils[place - 1] != kNone || s.wizard == place)
    t.applies(cites("HS-071"));
  if (pawns) t.applies(cites("HS-073"));
  if (s.creature_discard.count(kind) > 0) t.applies(cites("HS-078"));
  texts_that_listen(t);
}

void necron_shuffled(Table& t) {
  const State& s = t.state;
  t.applies(cites("HS-090"));
  if (s.shadow != kNone) t.applies(cites("HS-094"));
  if (creatures_in_town(s) > 0) t.applies(cites("HS-097"));
  if (s.due > 1) t.applies(cites("HS-098"));
}

void craven_called(Table& t) {
  const State& s = t.state;
  t.applies(cites("HS-100"));
  t.applies(cites("HS-106"));
  if (s.shadow != kNone) t.applies(cites("HS-105"));
  if (s.holder == kNone) return;
  t.applies(cites("HS-102"));
  if (s.players[s.holder].hand != 0xFF) t.applies(cites("HS-104"));
}

// ---- what cards demand --------------------------------------------------------------------------

void shared_payment(Table& t, int item_class) {
  const State& s = t.state;
  if (players_in_town(s).count() > 1) t.applies(cites("HS-319"));
  if (anybody_out(s)) t.applies(cites("HS-081"));
  if (s.holder == kNone) return;
  each_kind(s.players[s.holder], [&](std::uint8_t item) {
    const int held = is_sigil(item) ? int{kSigil} : int{item};
    if (item_class < 0 || held == item_class) t.applies(cites("HS-080"));
  });
}

void demand_met(Table& t) {
  const std::uint8_t card = t.state.resolving;
  if (card != kNone && content().creatures[card].red_arrow) t.applies(cites("HS-084"));
}

void demand_failed(Table& t, const Demand* demand) {
  // Some of what was demanded is there: had it been given first, it would be lost for nothing.
  for (int item_class = 0; item_class <= kSigil; ++item_class)
    if (available(t.state, item_class) > 0 &&
        (demand->any > 0 || demand->of[static_cast<std::size_t>(item_class)] > 0))
      t.applies(cites("HS-088"));
}

void item_lost(Table& t, Seat seat, std::uint8_t item) {
  if (t.state.players[seat].taken == item) t.applies(cites("HS-205"));
}

void holder_spared(Table& t, Citation card) {
  const State& s = t.state;
  if (s.holder == kNone) return;
  if (card == cites("HS-233")) {
    t.applies(cites("HS-262"));
  } else if (s.phase == Phase::kCreatures) {
    t.applies(cites("HS-089"));
    t.applies(cites("HS-260"));
  } else if (s.phase == Phase::kEvent) {
    t.applies(cites("HS-218"));
    t.applies(cites("HS-261"));
  }
}

// ---- texts --------------------------------------------------------------------------------------

void texts(Table& t, Force which) {
  const State& s = t.state;
  const Content& c = content();
  const auto changes = [&](std::uint8_t old_one) {
    return old_one != kNone && c.old_ones[old_one].text.force[static_cast<std::size_t>(which)] != 0;
  };
  if (changes(s.shadow)) t.applies(cites("HS-233"));
  if (changes(s.old_ones[kRlyehSlot]))
    t.applies(!rlyeh_up(s)        ? cites("HS-248")
              : s.holder == kNone ? cites("HS-247")
                                  : cites("HS-254"));
  for (int slot = 0; slot < kRlyehSlot; ++slot)
    if (((s.face_up >> slot) & 1U) != 0 && changes(s.old_ones[slot])) t.applies(cites("HS-237"));
  for (const Lasting& effect : s.lasting)
    if (effect.event != kNone &&
        c.events[effect.event].effect.force[static_cast<std::size_t>(which)] != 0)
      t.applies(cites("HS-219"));
}

// ---- the event phase, Shadows -------------------------------------------------------------------

void event_turned(Table& t) {
  const State& s = t.state;
  const Seat last = acting_last(s);
  if (last != (s.first + s.seats - 1) % s.seats) t.applies(cites("HS-059"));
  if (last == s.holder) t.applies(cites("HS-318"));
  if (s.played_events.size() > 1) t.applies(cites("HS-222"));
}

void wizard_walked(Table& t, int steps) {
  const State& s = t.state;
  t.applies(cites("HS-004"));
  if (s.wizard < steps) t.applies(cites("HS-214"));
  const std::uint8_t met = s.wizard == kMiskatonic ? s.shadow : s.creature_at[s.wizard - 1];
  if (met != kNone) t.applies(cites("HS-216"));
}

void events_renewed(Table& t) {
  t.applies(cites("HS-221"));
  t.applies(cites("HS-297"));
  for (const Lasting& effect : t.state.lasting)
    if (effect.event != kNone) t.applies(cites("HS-333"));
}

void shadow_placed(Table& t, std::uint8_t slot, bool replaced) {
  const State& s = t.state;
  t.applies(cites("HS-229"));
  if (replaced) t.applies(cites("HS-235"));
  if (s.removed_old_ones != 0) t.applies(cites("HS-238"));
  if (slot > 0 && s.old_ones[slot - 1] == kNone) t.applies(cites("HS-239"));
  if (anybody_at(s, kMiskatonic)) t.applies(cites("HS-334"));
}

// ---- Sanity and the end -------------------------------------------------------------------------

void sanity_gained(Table& t, int wanted, int gained) {
  if (gained == wanted) return;
  t.applies(cites("HS-023"));
  t.applies(cites("HS-178"));
}

void before_elimination(Table& t, Seat seat) {
  const State& s = t.state;
  t.applies(cites("HS-242"));
  if (item_count(s.players[seat]) > 0) {
    t.applies(cites("HS-241"));
    t.applies(cites("HS-335"));
  }
  if (any_sigil_placed(s)) t.applies(cites("HS-245"));
  if (s.holder != seat) return;
  t.applies(cites("HS-265"));
  t.applies(cites("HS-336"));
  if (s.miskatonic_sigil != kNone) t.applies(cites("HS-267"));
}

void eliminated_together(Table& t, int players) {
  if (players > 1) t.applies(cites("HS-246"));
  bool anybody = false;
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    anybody = anybody || t.state.players[seat].in_play != 0;
  if (!anybody) t.applies(cites("HS-274"));
}

void went_on(Table& t) {
  const State& s = t.state;
  if (s.holder == kNone) return;
  if (players_in_town(s).count() == 1) t.applies(cites("HS-275"));
  for (int i = 0; i < kNumbered; ++i)
    if (s.miskatonic_sigil != kNone && s.tile_sigils[i] != kNone && s.tiles[i] == 0)
      t.applies(cites("HS-282"));
}

namespace {

void won(Table& t) {
  const State& s = t.state;
  bool bare_wall = false;
  bool unseen = false;
  for (int i = 0; i < kNumbered; ++i) {
    bare_wall = bare_wall || s.tiles[i] == 0;
    bool seen = false;
    for (const Player& p : s.players) seen = seen || ((p.seen >> i) & 1U) != 0;
    unseen = unseen || !seen;
  }
  if (bare_wall) t.applies(cites("HS-279"));
  if (unseen) t.applies(cites("HS-280"));
  if (creatures_in_town(s) > 0 || s.shadow != kNone || next_face_down(s) != kNone)
    t.applies(cites("HS-281"));
  t.applies(cites("HS-283"));
  t.applies(cites("HS-285"));
  t.applies(cites("HS-286"));
  if (s.house.placed_sigils == 0) t.applies(cites("HS-287"));
  t.applies(cites("HS-288"));
}

}  // namespace

void game_ended(Table& t, Ending ending) {
  const State& s = t.state;
  t.applies(cites("HS-002"));
  t.applies(cites("HS-060"));
  if (s.resolving != kNone || s.phase == Phase::kEvent) t.applies(cites("HS-061"));
  if (ending == Ending::kVictory) return won(t);
  t.applies(cites("HS-276"));
  t.applies(cites("HS-290"));
  if (ending == Ending::kEliminated && s.seats == 2) t.applies(cites("HS-273"));
  const bool by_marker = ending == Ending::kGate || ending == Ending::kDemon;
  if (by_marker && s.phase == Phase::kAction && s.step == Step::kTake) t.applies(cites("HS-331"));
}

}  // namespace tavola::salem::quiet
