// How good a position looks, from 0 to 1, for bots that stop looking ahead. It weighs the work that
// is left (Great Old Ones to turn up, tiles to look at, portals to seal, somebody to send to
// R'lyeh) against how near Necron is to the demon and the gate. The weights were set by playing
// (notebook/salem-balance.md).
#include <algorithm>
#include <array>
#include <cmath>

#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

bool up(const State& s, int slot) { return ((s.face_up >> slot) & 1U) != 0; }

constexpr double kLook = 1.4;   // finding glasses and taking them to a tile
constexpr double kFetch = 1.5;  // finding the right Sigil
constexpr double kPlace = 0.8;  // carrying it to the portal

bool seen_by(const Player& p, int tile) { return ((p.seen >> tile) & 1U) != 0; }

// What the tiles still ask for, in turns. A Sigil helps one portal only, and most where its bearer
// has seen the tile: nobody else may be told.
double work_on_tiles(const State& s) {
  double work = 0;
  std::array<double, kNumbered> open{};  // what a Sigil in hand could save here
  for (int i = 0; i < kNumbered; ++i) {
    if (s.tile_sigils[i] != kNone) {
      work += s.tiles[i] ? 0.0 : 40.0;
      continue;
    }
    bool seen = false;
    for (Seat seat = 0; seat < s.seats; ++seat)
      seen = seen || (in_town(s, seat) && seen_by(s.players[seat], i));
    if (!s.tiles[i]) {
      work += seen ? 0.0 : 0.6 * kLook;
      continue;
    }
    work += (seen ? 0.0 : kLook) + kFetch + kPlace;
    open[static_cast<std::size_t>(i)] = 1;
  }
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!in_town(s, seat)) continue;
    const Player& p = s.players[seat];
    for (std::uint8_t sigil : p.sigils) {
      if (sigil == kNone) continue;
      double most = 0;
      int where = -1;
      for (int i = 0; i < kNumbered; ++i) {
        if (open[static_cast<std::size_t>(i)] == 0 ||
            content().locations[static_cast<std::size_t>(i) + 1].sigil != sigil)
          continue;
        double saved = seen_by(p, i) ? kFetch : 0.6 * kFetch;
        if (((p.hand >> (i + 1)) & 1U) != 0) saved += 0.1;
        if (saved > most) {
          most = saved;
          where = i;
        }
      }
      work -= where >= 0 ? most : 0.15;
      if (where >= 0) open[static_cast<std::size_t>(where)] = 0;
    }
  }
  return work;
}

// Items that will be used up on the way: each stands for half the work it will do.
double work_in_hand(const State& s) {
  int unseen = 0;
  for (int i = 0; i < kNumbered; ++i) {
    bool known = s.tile_sigils[i] != kNone;
    for (const Player& p : s.players) known = known || ((p.seen >> i) & 1U) != 0;
    unseen += !known;
  }
  int glasses = 0;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_town(s, seat)) glasses += std::min(count_of(s.players[seat], kGlasses), 2);
  return 0.5 * std::min(glasses, unseen);
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

double work_on_rlyeh(const State& s) {
  int face_down = 0;
  for (int slot = 0; slot < kOldOnes; ++slot)
    face_down += s.old_ones[slot] != kNone && !up(s, slot);
  double work = 0;
  if (!up(s, kRlyehSlot)) {
    int books = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (in_town(s, seat)) books += count_of(s.players[seat], kNecronomicon);
    work += 1.6 * face_down - 0.8 * std::min(books, face_down);
  }
  if (s.holder != kNone) return work;
  double least = 8.0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Player& p = s.players[seat];
    if (!p.in_play) continue;
    double toll = 1.5;
    if (up(s, kRlyehSlot)) {
      toll += 1.3 * missing_for_rlyeh(s, p);
      if (((p.hand >> kPassageCard) & 1U) == 0) toll += 0.5;
    } else {
      toll += 2.5;
    }
    if (p.sanity <= 3) toll += 0.7 * (4 - p.sanity);
    least = std::min(least, toll);
  }
  return work + least;
}

double work_at_miskatonic(const State& s) {
  if (s.miskatonic_sigil != kNone) return 0.0;
  if (!all_portals_closed(s)) return kFetch + kPlace;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_town(s, seat) && s.players[seat].sigils[0] != kNone) return kPlace;
  return kFetch + kPlace;
}

}  // namespace

double Salem::evaluate(const State& s, Seat) {
  if (s.phase == Phase::kOver) return s.ending == Ending::kVictory ? 1.0 : 0.0;
  const Content& c = content();

  const double work = work_on_rlyeh(s) + work_on_tiles(s) + work_at_miskatonic(s) - work_in_hand(s);

  int creatures = 0;
  for (std::uint8_t creature : s.creature_at) creatures += creature != kNone;
  int hands = 0;
  double nerves = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Player& p = s.players[seat];
    if (!p.in_play) {
      nerves -= 1.2;
      continue;
    }
    hands += s.holder != seat;
    nerves -= 1.1 / p.sanity;
    nerves += 0.03 * item_count(p);
  }

  const double done = 1.0 - work / 28.0;  // about 28 turns of work lie before a new table
  const double gate = static_cast<double>(s.necron) / c.gate;
  const double demon = up(s, kRlyehSlot) ? 0.0 : static_cast<double>(s.necron) / c.demon;
  double x = 5.0 * done - 2.6 + 0.5 * nerves;
  x -= 1.6 * gate * gate + 0.9 * demon * demon * demon;
  x -= 0.07 * creatures + (s.shadow != kNone ? 0.15 : 0.0);
  if (s.holder != kNone) {
    // In R'lyeh Sanity is time: what is left must be done before it runs out.
    const double time = 0.4 * hands * s.players[s.holder].sanity;
    x += time >= work ? 0.4 : 0.35 * (time - work);
  }
  return std::clamp(1.0 / (1.0 + std::exp(-x)), 0.005, 0.995);
}

}  // namespace tavola::salem
