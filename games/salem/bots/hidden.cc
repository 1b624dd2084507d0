// What a seat cannot know, replaced by something else that it might as well be. Decks have no order
// before they are drawn from, so what is hidden in Salem is the portal tiles and the face-down
// Great Old Ones.
#include <utility>

#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

// First the things are laid in order, so that how they lay before leaves no trace.
template <std::size_t N>
void shuffle_among(std::uint8_t (&things)[N], const std::uint8_t* places, int count,
                   Random& random) {
  for (int i = 1; i < count; ++i)
    for (int j = i; j > 0 && things[places[j - 1]] > things[places[j]]; --j)
      std::swap(things[places[j - 1]], things[places[j]]);
  for (int left = count; left > 1; --left)
    std::swap(things[places[left - 1]],
              things[places[random.below(static_cast<std::uint32_t>(left))]]);
}

}  // namespace

void Salem::determinize(State& rest, const State& now, Seat viewer, Random& random) {
  if (now.phase == Phase::kOver) return;  // HS-284

  std::uint8_t slots[kOldOnes];
  int count = 0;
  for (std::uint8_t slot = 0; slot < kOldOnes; ++slot)
    if (now.old_ones[slot] != kNone && ((now.face_up >> slot) & 1U) == 0) slots[count++] = slot;
  shuffle_among(rest.old_ones, slots, count, random);

  std::uint8_t tiles[kTiles];
  count = 0;
  for (std::uint8_t i = 0; i < kTiles; ++i) {
    const bool seen =
        i < kNumbered && viewer < kSeats && ((now.players[viewer].seen >> i) & 1U) != 0;
    // Where a Sigil on a wall would have lost the game, every sealed tile is known to be a portal.
    const bool told = i < kNumbered && now.house.wall != 0 && now.tile_sigils[i] != kNone;
    if (!seen && !told) tiles[count++] = i;
  }
  const State truth = rest;
  for (int tries = 0; tries < 200; ++tries) {
    shuffle_among(rest.tiles, tiles, count, random);
    // The game goes on, so the portals cannot lie in a way that would have won it.
    if (rest.holder == kNone || rest.miskatonic_sigil == kNone || !all_portals_closed(rest)) return;
  }
  for (int i = 0; i < kTiles; ++i) rest.tiles[i] = truth.tiles[i];
}

}  // namespace tavola::salem
