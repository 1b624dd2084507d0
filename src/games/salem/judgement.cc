// How good a position looks, from 0 to 1, for bots that stop looking ahead. The weights were set by
// playing (docs/salem-balance.md); the parts are the things a table talks about: how far Necron is,
// what is known and sealed, who could go to R'lyeh, and how much Sanity is left.
#include <algorithm>
#include <cmath>

#include "games/salem/rules.h"

namespace tavola::salem {
namespace {

bool up(const State& s, int slot) { return ((s.face_up >> slot) & 1U) != 0; }

double portal_progress(const State& s) {
  double sum = 0;
  int portals = 0;
  for (int i = 0; i < kNumbered; ++i) {
    const bool sealed = s.tile_sigils[i] != kNone;
    if (s.tiles[i]) ++portals;
    if (sealed) {
      sum += s.tiles[i] ? 1.0 : -4.0;
      continue;
    }
    bool known = false;
    bool sigil_held = false;
    const std::uint8_t sigil = content().locations[static_cast<std::size_t>(i) + 1].sigil;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const Player& p = s.players[seat];
      if (!p.in_play) continue;
      const bool sees = ((p.seen >> i) & 1U) != 0;
      known = known || sees;
      sigil_held = sigil_held || (sees && s.tiles[i] && count_of(p, sigil) > 0);
    }
    sum += known ? 0.25 : 0.0;
    sum += sigil_held ? 0.25 : 0.0;
  }
  return sum / std::max(portals, 1);
}

int missing_for_rlyeh(const State& s, const Player& p) {
  const auto& needed = content().old_ones[s.old_ones[kRlyehSlot]].items;
  int missing = 0;
  for (std::size_t i = 0; i < needed.size(); ++i) {
    int times = 0;
    for (std::size_t j = 0; j <= i; ++j) times += needed[j] == needed[i];
    missing += count_of(p, needed[i]) < times;
  }
  return missing;
}

double rlyeh_progress(const State& s) {
  int face_down = 0;
  for (int slot = 0; slot < kOldOnes; ++slot)
    face_down += s.old_ones[slot] != kNone && !up(s, slot);
  if (!up(s, kRlyehSlot)) return 0.6 * (1.0 - face_down / 5.0);
  if (s.holder != kNone) return 0.8 + 0.2 * std::min<int>(s.players[s.holder].sanity, 4) / 4.0;
  int best = 3;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.players[seat].in_play) best = std::min(best, missing_for_rlyeh(s, s.players[seat]));
  return 0.6 + 0.05 * (3 - best);
}

}  // namespace

double Salem::evaluate(const State& s, Seat) {
  if (s.phase == Phase::kOver) return s.ending == Ending::kVictory ? 1.0 : 0.0;
  const Content& c = content();
  const double portals = portal_progress(s);
  const double rlyeh = rlyeh_progress(s);
  const double gate = static_cast<double>(s.necron) / c.gate;
  const double demon = up(s, kRlyehSlot) ? 0.0 : static_cast<double>(s.necron) / c.demon;

  double sanity = 0;
  int sigils = 0;
  int in_play = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Player& p = s.players[seat];
    if (!p.in_play) continue;
    ++in_play;
    sanity += 1.0 - 1.0 / (1.0 + p.sanity);
    for (std::uint8_t sigil : p.sigils) sigils += sigil != kNone;
    sanity += 0.02 * item_count(p);
  }
  sanity /= std::max<int>(s.seats, 1);
  const double eliminated = static_cast<double>(s.seats - in_play) / s.seats;

  int creatures = 0;
  for (std::uint8_t creature : s.creature_at) creatures += creature != kNone;

  double x = -1.2;
  x += 2.4 * portals + 2.0 * rlyeh;
  x += s.miskatonic_sigil != kNone ? 0.8 : 0.0;
  x += 0.12 * std::min(sigils, 3);
  // A holder too early burns Sanity; one who comes when little is left to seal decides the game.
  if (s.holder != kNone) x += 1.5 * (portals - 0.6);
  x -= 2.6 * gate * gate + 1.2 * demon * demon * demon;
  x += 1.6 * (sanity - 0.8) - 1.5 * eliminated;
  x -= 0.08 * creatures + (s.shadow != kNone ? 0.25 : 0.0);
  return std::clamp(1.0 / (1.0 + std::exp(-x)), 0.01, 0.99);
}

}  // namespace tavola::salem
