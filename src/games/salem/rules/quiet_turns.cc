// The quiet rules of a player's turn, in the order of its steps.
#include "games/salem/rules/quiet_rules.h"

namespace tavola::salem::quiet {
namespace {

bool numbered(int place) { return place >= 1 && place <= kNumbered; }

int others_here(const State& s, Seat seat) {
  int n = 0;
  for (Seat other = 0; other < s.seats; ++other)
    n += other != seat && in_town(s, other) && s.players[other].place == s.players[seat].place;
  return n;
}

bool full(const Player& p) { return p.items[kBoardItems - 1] != kNone; }

/// A creature, or the Shadow, that nobody has defeated yet.
bool danger_at(const State& s, int place) {
  if (place == kMiskatonic) return s.shadow != kNone;
  return numbered(place) && s.creature_at[place - 1] != kNone;
}

int items_left(const State& s, int place) {
  int n = 0;
  for (std::uint8_t item : s.spaces[place - 1]) n += item != kNone;
  return n;
}

}  // namespace

// ---- whose turn it is ---------------------------------------------------------------------------

void action_phase_begun(Table& t) {
  const State& s = t.state;
  if (s.players[s.first].in_play == 0)
    t.applies(cites("HS-058"));
  else if (s.round > 1)
    t.applies(cites("HS-057"));
}

void turn_passed(Table& t, Seat from, Seat to) {
  const State& s = t.state;
  for (int seat = (from + 1) % s.seats; seat != to; seat = (seat + 1) % s.seats)
    t.applies(cites("HS-243"));
}

// ---- A: move ------------------------------------------------------------------------------------

void moves_offered(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  if (p.hand != 0xFF) t.applies(cites("HS-116"));
  if (s.house.stay == 0 && p.place < kRing && ((p.hand >> p.place) & 1U) != 0)
    t.applies(cites("HS-118"));
  if (((p.hand >> kPassageCard) & 1U) == 0 || may_enter_rlyeh(s, seat)) return;
  if (s.holder != kNone)
    t.applies(cites("HS-252"));
  else if (((s.face_up >> kRlyehSlot) & 1U) == 0)
    t.applies(cites("HS-251"));
  else if (const auto& needed = content().old_ones[s.old_ones[kRlyehSlot]].items;
           !holds(p, needed[0], needed[1], needed[2]))
    t.applies(cites("HS-250"));
}

void arrived(Table& t, Seat seat) {
  if (others_here(t.state, seat) > 0) t.applies(cites("HS-128"));
}

void cards_taken_back(Table& t, Seat seat) {
  const State& s = t.state;
  for (Seat other = 0; other < s.seats; ++other)
    if (other != seat && s.players[other].in_play != 0 && s.players[other].hand != 0xFF)
      t.applies(cites("HS-126"));
}

void passage_played(Table& t, Seat seat, std::uint8_t to) {
  if (to == kRlyeh) {
    t.applies(cites("HS-123"));
    t.applies(cites("HS-253"));
  } else if (to == kMiskatonic) {
    t.applies(cites("HS-125"));
  } else if (((t.state.players[seat].hand >> to) & 1U) == 0) {
    t.applies(cites("HS-120"));
  }
}

void passage_fatal(Table& t, std::uint8_t to) {
  t.applies(cites("HS-122"));
  t.applies(cites("HS-326"));
  if (to == kRlyeh) t.applies(cites("HS-337"));
}

void entered_rlyeh(Table& t) {
  const State& s = t.state;
  if (s.house.banishing_items == 0) t.applies(cites("HS-255"));
  t.applies(cites("HS-256"));
  if (s.house.arrival == 0) t.applies(cites("HS-259"));
  t.applies(cites("HS-336"));
}

void rlyeh_turn(Table& t) {
  const State& s = t.state;
  t.applies(cites("HS-114"));
  t.applies(cites("HS-257"));
  t.applies(cites("HS-263"));
  const auto& needed = content().old_ones[s.old_ones[kRlyehSlot]].items;
  if (!holds(s.players[s.holder], needed[0], needed[1], needed[2])) t.applies(cites("HS-338"));
}

// ---- B: exchange --------------------------------------------------------------------------------

void exchanges_offered(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  for (Seat other = 0; other < s.seats; ++other) {
    const Player& partner = s.players[other];
    if (other == seat || !in_town(s, other) || partner.place != p.place) continue;
    if (p.sigils[0] != kNone || partner.sigils[0] != kNone) t.applies(cites("HS-132"));
    if ((p.items[0] != kNone && full(partner)) || (partner.items[0] != kNone && full(p)))
      t.applies(cites("HS-134"));
  }
}

void exchange_agreed(Table& t, Seat seat, Seat with, int receive) {
  const State& s = t.state;
  t.applies(cites("HS-137"));
  if (others_here(s, seat) > 1) t.applies(cites("HS-130"));
  if (full(s.players[seat]) && full(s.players[with])) t.applies(cites("HS-135"));
  if (receive != kNothing && s.players[with].taken == receive) t.applies(cites("HS-327"));
}

// ---- C: encounter -------------------------------------------------------------------------------

void nothing_met(Table& t) { t.applies(cites("HS-142")); }

void encounter_begun(Table& t, std::uint8_t shadow) {
  const State& s = t.state;
  const int place = s.players[s.active].place;
  if (shadow != kNone) t.applies(cites("HS-232"));
  t.applies(s.wizard == place ? cites("HS-223") : cites("HS-226"));
  // Who had a turn before in this round and stands here has met the same card.
  for (int seat = s.first; seat != s.active; seat = (seat + 1) % s.seats)
    if (s.players[seat].in_play != 0 && s.players[seat].place == place) t.applies(cites("HS-158"));
  texts(t, Force::kNoShield);
  texts(t, Force::kNoDie);
}

void strength_compared(Table& t, bool rolled, bool before, bool now, bool twice) {
  const State& s = t.state;
  if (twice) t.applies(cites("HS-150"));
  if (before && rolled) t.applies(cites("HS-328"));
  if (before && !now) t.applies(cites("HS-151"));
  if (now) return;
  t.applies(cites("HS-154"));
  if (others_here(s, s.active) > 0) t.applies(cites("HS-152"));
}

// ---- D: use an Item -----------------------------------------------------------------------------

void uses_offered(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  const int place = p.place;
  each_kind(p, [&](std::uint8_t item) {
    if (can_use(s, seat, item)) return;
    t.applies(cites("HS-162"));
    if (item == kGlasses && numbered(place)) {
      texts(t, Force::kNoGlasses);
    } else if (item == kGlasses) {
      t.applies(cites("HS-167"));
    } else if (item == kNecronomicon) {
      t.applies(cites("HS-172"));
    } else if (item == kDagger) {
      if (danger_at(s, place) && s.wizard != place) t.applies(cites("HS-181"));
    } else if (place == kMiskatonic) {
      if (s.holder == kNone) t.applies(cites("HS-266"));
    } else if (content().locations[static_cast<std::size_t>(place)].sigil == item) {
      t.applies(cites("HS-190"));
    } else {
      t.applies(cites("HS-185"));
    }
  });
  if (t.anything_offered() && !t.one_answer() && danger_at(s, place)) t.applies(cites("HS-113"));
}

void item_used(Table& t, Seat seat, std::uint8_t item) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  if (s.round == 1) t.applies(cites("HS-051"));
  switch (item) {
    case kGlasses:
      t.applies(cites("HS-165"));
      if (s.tile_sigils[p.place - 1] != kNone) t.applies(cites("HS-168"));
      break;
    case kNecronomicon: {
      t.applies(cites("HS-173"));
      const std::uint8_t next = next_face_down(s);
      if (next == kRlyehSlot) t.applies(cites("HS-171"));
      if (next > 1) t.applies(cites("HS-170"));  // the slots before it are empty or face up
      break;
    }
    case kElixir:
      if (p.sanity == kFullSanity) t.applies(cites("HS-329"));
      t.applies(s.wizard == p.place ? cites("HS-224") : cites("HS-226"));
      if (others_here(s, seat) > 0) t.applies(cites("HS-179"));
      break;
    default:
      t.applies(cites("HS-182"));
      t.applies(cites("HS-225"));
      if (p.place == kMiskatonic) t.applies(cites("HS-232"));
      break;
  }
}

void sigil_placed(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  t.applies(cites("HS-189"));
  if (p.place == kMiskatonic) {
    if (content().miskatonic_sigil == kNone) t.applies(cites("HS-193"));
    return;
  }
  const bool portal = s.tiles[p.place - 1] != 0;
  if (portal) t.applies(cites("HS-187"));
  if (!portal && s.house.wall == 0) t.applies(cites("HS-277"));
  if (((p.seen >> (p.place - 1)) & 1U) == 0) t.applies(cites("HS-188"));
  if (danger_at(s, p.place)) t.applies(cites("HS-191"));
  if (s.house.rlyeh == 0) t.applies(cites("HS-268"));
}

// ---- E: take an Item ----------------------------------------------------------------------------

void nothing_to_take(Table& t, Seat seat) {
  t.applies(cites("HS-210"));
  if (t.state.players[seat].place == kMiskatonic) t.applies(cites("HS-008"));
}

void items_offered(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  t.applies(cites("HS-110"));
  for (int space = 0; space < kSpaces; ++space)
    if (s.spaces[p.place - 1][space] != kNone && !can_pay(s, p, cost_of(s, p.place, space)))
      t.applies(cites("HS-197"));
  texts(t, Force::kFreeItems);
  if (!t.one_answer() && danger_at(s, p.place)) t.applies(cites("HS-113"));
}

void cost_paid(Table& t, Seat seat) {
  t.applies(t.state.players[seat].in_play != 0 ? cites("HS-196") : cites("HS-198"));
}

void room_made(Table& t, std::uint8_t wanted) {
  t.applies(is_sigil(wanted) ? cites("HS-025") : cites("HS-024"));
  t.applies(is_sigil(wanted) ? cites("HS-203") : cites("HS-200"));
}

void item_taken(Table& t, Seat seat, std::uint8_t item) {
  const Player& p = t.state.players[seat];
  t.applies(cites("HS-204"));
  if (is_sigil(item) ? full(p) : full(p) && p.sigils[0] != kNone) t.applies(cites("HS-202"));
}

void after_taking(Table& t, int place, bool refilled) {
  if (refilled) {
    t.applies(cites("HS-208"));
    t.applies(cites("HS-209"));
  } else if (items_left(t.state, place) > 0) {
    t.applies(cites("HS-206"));
    t.applies(cites("HS-211"));
  }
}

}  // namespace tavola::salem::quiet
