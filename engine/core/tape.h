// The tape: everything that happened since the last rest point and that running the step again
// would not find out by itself, that is the answers given and the outcomes of chance. A position is
// the state at rest and this tape, so a waiting rule never has to be copied.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "core/check.h"
#include "core/limits.h"

namespace tavola {

class Tape {
 public:
  enum class Kind : std::uint8_t {
    kChoice,  // an option's number, or a parameter that goes with it
    kChance,  // an outcome that everybody saw, such as a die or a drawn card
    kHidden,  // an outcome that nobody saw, such as a shuffle
    kRedraw,  // a hidden outcome that must be drawn anew, because the position was determinized
  };
  static constexpr int kCapacity = limits::kTape.most;
  static constexpr std::int32_t kLeast = -(1 << 29);  // what an entry can hold
  static constexpr std::int32_t kMost = (1 << 29) - 1;

  int size() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  Kind kind(int i) const { return static_cast<Kind>(entry(i) & 3U); }
  std::int32_t value(int i) const { return static_cast<std::int32_t>(entry(i)) >> 2; }
  std::uint32_t word(int i) const { return entry(i); }

  /// There must be room; a table looks before it appends.
  void append(Kind kind, std::int32_t value) {
    TAVOLA_CHECK(size_ < kCapacity, "too much happened since the last rest point");
    entries_[size_++] = pack(kind, value);
  }
  void replace(int i, Kind kind, std::int32_t value) {
    entries_[static_cast<std::size_t>(i)] = pack(kind, value);
  }
  void clear() { size_ = 0; }
  /// Becomes equal to another tape. Only what is used is copied, because most tapes are short; what
  /// this one used beyond that is wiped, so that positions that are equal have equal bytes.
  void copy_from(const Tape& other) {
    std::memcpy(entries_.data(), other.entries_.data(), other.size_ * sizeof(entries_[0]));
    if (size_ > other.size_)
      std::memset(entries_.data() + other.size_, 0, (size_ - other.size_) * sizeof(entries_[0]));
    size_ = other.size_;
  }
  void cut_to(int size) { size_ = static_cast<std::uint32_t>(size); }

  friend bool operator==(const Tape& a, const Tape& b) {
    if (a.size_ != b.size_) return false;
    for (std::uint32_t i = 0; i < a.size_; ++i)
      if (a.entries_[i] != b.entries_[i]) return false;
    return true;
  }

 private:
  static std::uint32_t pack(Kind kind, std::int32_t value) {
    return static_cast<std::uint32_t>(value) << 2U | static_cast<std::uint32_t>(kind);
  }
  std::uint32_t entry(int i) const { return entries_[static_cast<std::size_t>(i)]; }

  std::uint32_t size_ = 0;
  std::array<std::uint32_t, kCapacity> entries_{};
};

}  // namespace tavola
