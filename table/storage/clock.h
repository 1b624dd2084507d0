// The time of day, as it is stored.
#pragma once

#include <chrono>
#include <cstdint>

namespace tavola::storage {

inline std::int64_t now_milliseconds() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}
inline std::int64_t now_seconds() { return now_milliseconds() / 1000; }

}  // namespace tavola::storage
