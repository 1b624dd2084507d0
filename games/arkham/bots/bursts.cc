#include "games/arkham/bots/bursts.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {
namespace {

/// The gates that Mythos cards open, by their part; and those printed in red.
struct Openings {
  std::array<std::array<std::uint8_t, kMostAreas>, kMostParts> at{};
  std::array<std::array<std::uint8_t, kMostAreas>, kMostParts> red{};
  std::array<std::uint16_t, kMostParts> all{};
};

const Openings& openings() {
  static const Openings counted = [] {
    Openings of;
    for (const MythosCard& card : content().mythos) {
      if (card.gate == kNone) continue;
      ++of.at[card.part][card.gate];
      of.red[card.part][card.gate] += card.burst ? 1 : 0;
      ++of.all[card.part];
    }
    return of;
  }();
  return counted;
}

double share(const State& s, Area area, const decltype(Openings::at)& cards) {
  double here = 0;
  double all = 0;
  for (std::uint32_t left = s.parts; left != 0; left &= left - 1) {
    const auto part = static_cast<std::size_t>(std::countr_zero(left));
    here += cards[part][area];
    all += openings().all[part];
  }
  return here / std::max(1.0, all);
}

}  // namespace

double opening_frequency(const State& s, Area area) { return share(s, area, openings().at); }

double burst_frequency(const State& s, Area area) {
  const bool every = has(s.common.traits, static_cast<int>(Trait::kEveryGateBursts));
  return share(s, area, every ? openings().at : openings().red);
}

double cost_of_burst(const State& s, Area area, double turns) {
  if (s.great_seal == area) return 0;
  return w.burst * std::min(1.0, turns * burst_frequency(s, area));
}

}  // namespace tavola::arkham
