// Sanity, and what happens to a player who has none left. (HS-023, HS-175 to HS-179, HS-240 to
// HS-246, HS-264, HS-335)
#include <algorithm>

#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

void eliminate(Table& t, Seat seat) {
  State& s = t.state;
  Player& p = s.players[seat];
  const auto give_up = [&](std::uint8_t item) {
    if (item == kNone) return;
    s.item_discard.add(item);
    t.applies(cites("HS-241"));
    t.applies(cites("HS-335"));
  };
  for (std::uint8_t item : p.items) give_up(item);
  for (std::uint8_t sigil : p.sigils) give_up(sigil);
  t.applies(cites("HS-245"));  // Sigils on portals stay
  p = Player{};
  p.place = kNone;
  t.applies(cites("HS-242"));
  t.emit(cites("HS-240"), Happening::kEliminated, seat);
  if (s.holder != seat) return;
  s.holder = kNone;
  t.emit(cites("HS-264"), Happening::kBanishmentEnds, s.old_ones[kRlyehSlot]);
  t.applies(cites("HS-265"));
  t.applies(cites("HS-336"));
  if (s.miskatonic_sigil != kNone) t.applies(cites("HS-267"));
}

}  // namespace

void reduce_sanity(Table& t, Seat seat, int amount, Citation rule) {
  Player& p = t.state.players[seat];
  const int lost = std::min<int>(amount, p.sanity);
  if (lost < amount) t.applies(cites("HS-244"));
  p.sanity = static_cast<std::uint8_t>(p.sanity - lost);
  t.emit(rule, Happening::kLostSanity, seat, lost, p.sanity);
}

Rule<> eliminate_fallen(Table& t) {
  State& s = t.state;
  int players = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {  // all together, HS-246
    if (!s.players[seat].in_play || s.players[seat].sanity > 0) continue;
    eliminate(t, seat);
    ++players;
  }
  if (players > 1) t.applies(cites("HS-246"));
  return ended(t) ? Rule<>::abandoned() : Rule<>::done();
}

Rule<> lose_sanity(Table& t, Seat seat, int amount, Citation rule) {
  reduce_sanity(t, seat, amount, rule);
  return settle_sanity(t);
}

void gain_sanity(Table& t, Seat seat, int amount, Citation rule) {
  Player& p = t.state.players[seat];
  if (force(t, Force::kNoSanityGain) > 0) {
    const TextOnTable text = text_behind(t.state, Force::kNoSanityGain);
    if (text.event != kNone)
      t.emit(text.rule, Happening::kNoRecoveryByEvent, seat, text.event);
    else
      t.emit(text.rule, Happening::kNoRecovery, seat, text.old_one);
    return;
  }
  const int gained = std::min<int>(amount, kFullSanity - p.sanity);
  if (gained < amount) {
    t.applies(cites("HS-023"));
    t.applies(cites("HS-178"));
  }
  if (gained == 0) {
    t.emit(cites("HS-178"), Happening::kSanityFull, seat);
    return;
  }
  p.sanity = static_cast<std::uint8_t>(p.sanity + gained);
  t.emit(rule, Happening::kGainedSanity, seat, gained, p.sanity);
}

}  // namespace tavola::salem
