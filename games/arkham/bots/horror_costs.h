// Vortices and the Dunwich Horror as bots see them: what monsters near a vortex are about to do,
// what the Horror costs while it gathers and while it is there, and what fighting it is like.
#pragma once

#include <span>

#include "games/arkham/table.h"

namespace tavola::arkham {

/// What the Horror's track and the Horror itself cost, if a doom token costs `of_doom`.
/// (DH-044 to DH-049)
double cost_of_horror(const State& s, double of_doom);
/// What monsters that are about to be swallowed cost: terror, and a token on the track.
/// (DH-042 to DH-044)
double cost_of_vortices(const State& s, double of_doom);
/// What the Horror may be like in a combat, a number for each card of its deck. DH-050
std::span<const MonsterNumbers> faces_of_horror();

}  // namespace tavola::arkham
