// Step D: the use of one Item. (HS-159 to HS-193, HS-329)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

// HS-172: once the card in R'lyeh is face up, nobody else is turned.
std::uint8_t next_face_down(const State& s) {
  if (((s.face_up >> kRlyehSlot) & 1U) != 0) return kNone;
  for (std::uint8_t slot = 0; slot < kOldOnes; ++slot)
    if (s.old_ones[slot] != kNone && ((s.face_up >> slot) & 1U) == 0) return slot;
  return kNone;
}

namespace {

Citation barred_sigil(const State& s, int place, std::uint8_t sigil) {
  if (place == kMiskatonic) {
    const std::uint8_t asked = content().miskatonic_sigil;
    if (s.miskatonic_sigil != kNone) return cites("HS-190");
    if (s.holder == kNone) return cites("HS-266");
    return asked == kNone || asked == sigil ? Citation() : cites("HS-193");
  }
  if (s.tile_sigils[place - 1] != kNone) return cites("HS-190");
  const bool fits = content().locations[static_cast<std::size_t>(place)].sigil == sigil;
  return fits ? Citation() : cites("HS-185");
}

}  // namespace

Citation barred_use(const State& s, Seat seat, std::uint8_t item) {
  const int place = s.players[seat].place;
  const bool numbered = place >= 1 && place <= kNumbered;
  switch (item) {
    case kGlasses:
      if (!numbered) return cites("HS-167");
      return force(s, Force::kNoGlasses) == 0 ? Citation() : cites("HS-162");
    case kNecronomicon:
      return next_face_down(s) != kNone ? Citation() : cites("HS-172");
    case kElixir:
      return {};  // HS-329
    case kDagger:
      if (s.wizard != place) return cites("HS-181");
      return (numbered ? s.creature_at[place - 1] : s.shadow) != kNone ? Citation()
                                                                       : cites("HS-180");
    default:
      return barred_sigil(s, place, item);
  }
}

void look_at_tile(Table& t, Seat seat, Citation rule) {
  State& s = t.state;
  Player& p = s.players[seat];
  p.seen = static_cast<std::uint8_t>(p.seen | 1U << (p.place - 1));
  t.emit(rule, Happening::kLookedAt, seat, p.place);
  t.applies(cites("HS-165"));
  if (s.tile_sigils[p.place - 1] != kNone) t.applies(cites("HS-168"));
  t.emit_to(SeatSet::only(seat), cites("HS-166"),
            s.tiles[p.place - 1] ? Happening::kSawPortal : Happening::kSawWall, seat, p.place);
}

namespace {

void place_sigil(Table& t, Seat seat, std::uint8_t sigil) {
  State& s = t.state;
  Player& p = s.players[seat];
  take_off_board(p, sigil);
  t.applies(cites("HS-189"));
  if (p.place == kMiskatonic) {
    s.miskatonic_sigil = sigil;
    t.emit(cites("HS-192"), Happening::kMiskatonicClosed, seat, sigil);
    t.applies(cites("HS-193"));
    return;
  }
  s.tile_sigils[p.place - 1] = sigil;
  t.emit(cites("HS-186"), Happening::kSigilPlaced, seat, sigil, p.place);
  t.applies(cites("HS-268"));
  if (s.tiles[p.place - 1] != 0) t.applies(cites("HS-187"));
  if (((p.seen >> (p.place - 1)) & 1U) == 0) t.applies(cites("HS-188"));
  if (s.creature_at[p.place - 1] != kNone) t.applies(cites("HS-191"));
}

}  // namespace

namespace {

void offer_uses(Table& t, Seat seat) {
  const State& s = t.state;
  const Player& p = s.players[seat];
  t.ask(seat, Prompt::kUse, cites("HS-159"));
  t.offer(cites("HS-111"), Verb::kPass);
  each_kind(p, [&](std::uint8_t item) {
    if (const Citation barred = barred_use(s, seat, item); barred.given()) {
      t.applies(cites("HS-162"));
      t.applies(barred);
      return;
    }
    if (is_sigil(item))
      t.offer(p.place == kMiskatonic ? cites("HS-192") : cites("HS-184"), Verb::kPlaceSigil, item);
    else
      t.offer(item == kGlasses        ? cites("HS-164")
              : item == kNecronomicon ? cites("HS-169")
              : item == kElixir       ? cites("HS-175")
                                      : cites("HS-180"),
              Verb::kUse, item);
  });
  t.applies(cites("HS-113"));  // whatever is still here
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
  if (s.round == 1) t.applies(cites("HS-051"));
  switch (item) {
    case kGlasses:
      look_at_tile(t, seat, cites("HS-164"));
      break;
    case kNecronomicon: {
      const std::uint8_t next = next_face_down(s);
      t.applies(cites("HS-173"));
      if (next > 1) t.applies(cites("HS-170"));  // the slots before it are empty or face up
      reveal_old_one(t, next, next == kRlyehSlot ? cites("HS-171") : cites("HS-169"));
      break;
    }
    case kElixir:
      t.applies(cites("HS-179"));
      if (p.sanity == kFullSanity) t.applies(cites("HS-329"));
      if (s.wizard == p.place) {
        t.applies(cites("HS-224"));
        gain_sanity(t, seat, 2, cites("HS-176"));
      } else {
        t.applies(cites("HS-226"));
        gain_sanity(t, seat, 1, cites("HS-175"));
      }
      break;
    default:
      t.applies(cites("HS-225"));
      defeat_here(t, seat, cites("HS-180"));
      t.applies(cites("HS-182"));
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
