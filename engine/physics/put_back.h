// Where a disc that left the board is put back: whole, touching the edge where it left, or at the
// nearest free place. Where several places are equally near, somebody has to choose.
#pragma once

#include <span>

#include "physics/body.h"
#include "physics/list.h"
#include "physics/path.h"

namespace tavola::physics {

inline constexpr std::size_t kMostPlaces = 16;

/// The places for the centre of `disc`, whose centre left the board at (disc.x, disc.y): usually
/// one; several when they are equally near within 0.000001 mm, ordered by x, then y; none when the
/// board has no room for it. `others` are the bodies that lie on the board now.
List<Place, kMostPlaces> places_to_put_back(const Rectangle& board, std::span<const Body> others,
                                            const Body& disc);

}  // namespace tavola::physics
