// A handful of things that bots look up in the content once, without the heap: a judgement
// allocates nothing, not even the first.
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace tavola::arkham {

template <class Thing, std::size_t Most = 16>
class Few {
 public:
  /// What does not fit is not looked at; no box comes near it.
  void add(const Thing& thing) {
    if (size_ < Most) things_[size_++] = thing;
  }
  std::span<const Thing> all() const { return {things_.data(), size_}; }

 private:
  std::array<Thing, Most> things_{};
  std::size_t size_ = 0;
};

}  // namespace tavola::arkham
