// What became of the last flicks of actions that have several. To resume a table in the middle of a
// rush or a sequence is to make its flicks again, and a search resumes one position thousands of
// times. A flick follows from the layout and the aim alone (CT-468), so its outcome may be kept.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

class FlickMemory {
 public:
  /// Everything that a flick depends on, without padding, so that it can be compared as bytes.
  struct Flick {
    std::uint64_t content = 0;
    Disc discs[kPieces];
    Shot lies;
    Aimed aim;
    Piece attacker = kNone;
    Piece shot = kNone;
    std::uint8_t side = kNone;
    std::uint8_t spare[5] = {};  // fills the last word
  };
  static_assert(std::has_unique_object_representations_v<Flick>);

  static Flick about_to(const State& s, Piece attacker, Piece shot, Aimed aim);
  /// Lays the discs out as they came to rest; false if this flick is not known.
  bool recall(const Flick& flick, State& s, Aftermath& after) const;
  void keep(const Flick& flick, const State& s, const Aftermath& after);

 private:
  struct Kept {
    Flick flick;
    Disc discs[kPieces];
    Shot lies;
    Aftermath after;
  };
  static std::size_t place_of(const Flick& flick);

  // A step has few flicks; more room would only push other things out of the processor's cache.
  static constexpr std::size_t kPlaces = 64;
  std::array<Kept, kPlaces> kept_{};
};

}  // namespace tavola::catacombs
