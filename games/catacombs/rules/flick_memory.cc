#include "games/catacombs/rules/flick_memory.h"

#include <cstring>
#include <span>

namespace tavola::catacombs {

FlickMemory::Flick FlickMemory::about_to(const State& s, Piece attacker, Piece shot, Aimed aim) {
  Flick flick;
  flick.content = content().hash;
  std::memcpy(flick.discs, s.discs, sizeof(s.discs));
  flick.lies = s.shot;
  flick.aim = aim;
  flick.attacker = attacker;
  flick.shot = shot;
  flick.side = s.side;
  return flick;
}

std::size_t FlickMemory::place_of(const Flick& flick) {
  return hash_bytes(std::as_bytes(std::span(&flick, 1))) % kPlaces;
}

bool FlickMemory::recall(const Flick& flick, State& s, Aftermath& after) const {
  const Kept& kept = kept_[place_of(flick)];
  if (std::memcmp(&kept.flick, &flick, sizeof(Flick)) != 0) return false;
  std::memcpy(s.discs, kept.discs, sizeof(s.discs));
  s.shot = kept.lies;
  after = kept.after;
  return true;
}

void FlickMemory::keep(const Flick& flick, const State& s, const Aftermath& after) {
  Kept& kept = kept_[place_of(flick)];
  kept.flick = flick;
  std::memcpy(kept.discs, s.discs, sizeof(s.discs));
  kept.lies = s.shot;
  kept.after = after;
}

}  // namespace tavola::catacombs
