// Flicks and places worth a thought: straight at an enemy, cut on one side, banked off an obstacle
// or a disc, into cover, away. Each call proposes one by chance, from what lies open on the board;
// which of them is best is for a search to find out.
#pragma once

#include "games/catacombs/bots/sight.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

/// The disc that is going to be flicked.
struct Shooter {
  Piece attacker = kNone;
  std::int32_t disc = kNone;  // the attacker itself or kShot
  Spot at;
  double radius = 0;

  bool melee() const { return disc == attacker; }
};
Shooter shooter_of(const State& s, Piece attacker);

Aimed candidate_aim(const State& s, const Shooter& shooter, Random& random);

/// An allowed place in micrometres, out of sight of the other side where chance allows. False if
/// there is no place.
bool candidate_place(const State& s, const Placing& placing, Random& random, std::int32_t& x,
                     std::int32_t& y);

/// An allowed place for a shot of `origin`, on its way to one of the other side, and the aim.
bool candidate_shot(const State& s, const Placing& placing, Piece origin, Random& random,
                    std::int32_t& x, std::int32_t& y, Aimed& aim);

}  // namespace tavola::catacombs
