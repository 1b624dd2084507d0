// Step D: the use of one Item. (HS-159 to HS-193, HS-329)
#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

std::uint8_t next_face_down(const State& s) {
  for (std::uint8_t slot = 0; slot < kOldOnes; ++slot)
    if (s.old_ones[slot] != kNone && ((s.face_up >> slot) & 1U) == 0) return slot;
  return kNone;
}

bool can_place_sigil(const State& s, Seat seat, std::uint8_t sigil) {
  const int place = s.players[seat].place;
  if (place == kMiskatonic) {  // HS-192, HS-193
    const std::uint8_t asked = content().miskatonic_sigil;
    return s.holder != kNone && s.miskatonic_sigil == kNone && (asked == kNone || asked == sigil);
  }
  return place >= 1 && place <= kNumbered && s.tile_sigils[place - 1] == kNone &&
         content().locations[static_cast<std::size_t>(place)].sigil == sigil;
}

bool can_use(const State& s, Seat seat, std::uint8_t item) {
  const int place = s.players[seat].place;
  const bool numbered = place >= 1 && place <= kNumbered;
  switch (item) {
    case kGlasses:
      return numbered && force(s, Force::kNoGlasses) == 0;  // HS-167
    case kNecronomicon:
      return next_face_down(s) != kNone;  // HS-172
    case kElixir:
      return true;  // HS-329
    case kDagger:
      return s.wizard == place && (numbered ? s.creature_at[place - 1] : s.shadow) != kNone;
    default:
      return can_place_sigil(s, seat, item);
  }
}

void look_at_tile(Table& t, Seat seat) {
  State& s = t.state;
  Player& p = s.players[seat];
  p.seen = static_cast<std::uint8_t>(p.seen | 1U << (p.place - 1));
  t.emit(cites("HS-164"), Happening::kLookedAt, seat, p.place);
  t.emit_to(SeatSet::only(seat), cites("HS-166"),
            s.tiles[p.place - 1] ? Happening::kSawPortal : Happening::kSawWall, seat, p.place);
}

namespace {

void place_sigil(Table& t, Seat seat, std::uint8_t sigil) {
  State& s = t.state;
  Player& p = s.players[seat];
  take_off_board(p, sigil);
  tell(t, quiet::sigil_placed, seat);
  if (p.place == kMiskatonic) {
    s.miskatonic_sigil = sigil;
    t.emit(cites("HS-192"), Happening::kMiskatonicClosed, seat, sigil);
  } else {
    s.tile_sigils[p.place - 1] = sigil;
    t.emit(cites("HS-186"), Happening::kSigilPlaced, seat, sigil, p.place);
  }
}

}  // namespace

namespace {

void offer_uses(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  t.ask(seat, Prompt::kUse, cites("HS-159"));
  t.offer(cites("HS-111"), Verb::kPass);
  each_kind(p, [&](std::uint8_t item) {
    if (!can_use(s, seat, item)) return;
    if (is_sigil(item))
      t.offer(p.place == kMiskatonic ? cites("HS-192") : cites("HS-184"), Verb::kPlaceSigil, item);
    else
      t.offer(item == kGlasses        ? cites("HS-164")
              : item == kNecronomicon ? cites("HS-169")
              : item == kElixir       ? cites("HS-175")
                                      : cites("HS-180"),
              Verb::kUse, item);
  });
  tell(t, quiet::uses_offered, seat);
}

Rule<> use_one(Table& t) {
  State& s = t.state;
  const Seat seat = s.active;
  Player& p = s.players[seat];
  const Option chosen = co_await t.answer();
  s.step = Step::kTake;
  if (chosen.is(Verb::kPass)) co_return;
  const std::uint8_t item = chosen.arg<std::uint8_t>(0);
  if (chosen.is(Verb::kPlaceSigil)) {
    place_sigil(t, seat, item);
    if (ended(t)) co_await t.abandon();
    co_return;
  }
  discard(s, p, item);
  t.emit(cites("HS-160"), Happening::kUsed, seat, item);
  tell(t, quiet::item_used, seat, item);
  switch (item) {
    case kGlasses:
      look_at_tile(t, seat);
      break;
    case kNecronomicon:
      reveal_old_one(t, next_face_down(s), cites("HS-169"));
      break;
    case kElixir:
      if (s.wizard == p.place)
        gain_sanity(t, seat, 2, cites("HS-176"));
      else
        gain_sanity(t, seat, 1, cites("HS-175"));
      break;
    default:
      defeat_here(t, seat, cites("HS-180"));
      break;
  }
}

}  // namespace

Rule<> use_step(Table& t) {
  const Player& p = t.state.players[t.state.active];
  if (p.items[0] != kNone || p.sigils[0] != kNone) {
    offer_uses(t, t.state.active);
    if (!t.one_answer()) return use_one(t);
  }
  t.state.step = Step::kTake;
  return Rule<>::done();
}

}  // namespace tavola::salem
