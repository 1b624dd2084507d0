// What Locations are called where the notation has their numbers. The name of one that nobody has
// seen yet is a secret: it is said by its number, as a Key has it.
#pragma once

#include <vector>

#include "effects/grammar.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// Whether a Location's name is known: it lies on the map, or it has lain there and left for good.
bool name_is_known(const State& s, std::uint8_t place);
/// Names for the numbers of Locations, but for those that nobody has seen yet.
effects::NumberNames names_of_places(std::vector<int> unseen);
/// The numbers of Locations in an effect that nobody has seen yet.
std::vector<int> unseen_places(const State& s, const effects::Program& program);

}  // namespace tavola::avalon
