// How near tables have come to each of the core's limits, one by one, for reports and figures.
#pragma once

#include <array>

#include "core/limits.h"

namespace tavola::play {

struct ReachOf {
  const Limit* limit;
  int reached;
  double share() const { return static_cast<double>(reached) / limit->most; }
};

constexpr std::array<ReachOf, 3> reaches(const Reach& reach) {
  return {{{&limits::kTape, reach.tape},
           {&limits::kOptions, reach.options},
           {&limits::kArena, reach.arena}}};
}

}  // namespace tavola::play
