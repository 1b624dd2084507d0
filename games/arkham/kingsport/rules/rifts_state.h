// The part of the state that rifts are kept in: their tracks, with the progress markers that lie on
// them, and where the open rifts are. Progress markers that lie on no track are in the pile. Which
// rift belongs to which track is hidden until the first time it opens, so it is drawn then.
#pragma once

#include <cstdint>

namespace tavola::arkham {

inline constexpr int kRiftTracks = 3;
inline constexpr int kRiftGroups = 2;  // of spaces, with a movement pattern each
inline constexpr int kSpacesOfGroup = 2;
inline constexpr int kRiftSpaces = kRiftGroups * kSpacesOfGroup;  // those of the first group first

enum RiftMark : std::uint8_t {
  kFreshRift = 1,  // it opened in this Mythos phase
  kInVortex = 2,   // of the street where it is
};

struct RiftState {
  std::uint8_t rift = 255;    // whose track it is, once that is known
  std::uint8_t place = 255;   // where the open rift is; 255: it is closed
  std::uint8_t marks = 0;     // set of RiftMark
  std::uint8_t explored = 0;  // set of spaces whose marker lies face down
  std::uint8_t spaces[kRiftSpaces] = {255, 255, 255, 255};  // progress markers
};
static_assert(sizeof(RiftState) == 8);

}  // namespace tavola::arkham
