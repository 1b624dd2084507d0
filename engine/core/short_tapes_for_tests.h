// As long as it lives, tapes have room for no more than so many entries, on every thread: any game
// then meets the limit with an ordinary choice. Tables that were made before may have more.
#pragma once

#include "core/limits.h"

namespace tavola {

class ShortTapes {
 public:
  explicit ShortTapes(int entries) { detail::tape_room = entries; }
  ~ShortTapes() { detail::tape_room = limits::kTape.most; }
  ShortTapes(const ShortTapes&) = delete;
  ShortTapes& operator=(const ShortTapes&) = delete;
};

}  // namespace tavola
