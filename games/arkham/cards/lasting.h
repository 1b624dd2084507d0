// Effects that are in force for a while, and what was used up. Both stand in the state one behind
// another, so that one look at the first place tells that there are none, which is what nearly
// every question finds.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "games/arkham/state.h"

namespace tavola::arkham {

/// The period of what may be used once in a game; all others are over with the turn.
inline constexpr std::uint8_t kPerGame = 1;

inline bool anything_lasts(const State& s) { return s.lasting[0].until != kNone; }
/// Every number of a set while anything lasts, because it may speak of each of them; none
/// otherwise.
inline std::uint64_t all_if_anything_lasts(const State& s) {
  return anything_lasts(s) ? ~std::uint64_t{0} : 0;
}
inline bool lasts(const Lasting& lasting, Until until) {
  return lasting.until == static_cast<std::uint8_t>(until);
}

/// Ends the effects for which over(lasting) is true; those behind them move up.
template <class Over>
void end_lasting(State& s, Over&& over) {
  if (!anything_lasts(s)) return;
  std::fill(std::remove_if(std::begin(s.lasting), std::end(s.lasting), over), std::end(s.lasting),
            Lasting{});
}

/// What may be used once a turn may be used again.
inline void renew_used_up(State& s) {
  if (s.used_up[0].period == kNone) return;
  std::fill(std::remove_if(std::begin(s.used_up), std::end(s.used_up),
                           [](const UsedUp& used) { return used.period != kPerGame; }),
            std::end(s.used_up), UsedUp{});
}

}  // namespace tavola::arkham
