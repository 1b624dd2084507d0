// A decision is a question the rules put to one seat (or to several who may answer for all), with
// the full list of legal answers. An option is a verb with small typed arguments; the words of the
// verbs stand in the game's vocabulary. Options that are a flick carry bounded integer parameters.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/check.h"
#include "core/citation.h"
#include "core/limits.h"
#include "core/seats.h"

namespace tavola {

inline constexpr std::int16_t kNothing = -1;  // an argument that is not given

/// Turns enums, ids and numbers into the sixteen bits that options and events carry.
template <class T>
constexpr std::int16_t as_argument(T value) {
  return static_cast<std::int16_t>(value);
}

/// A list with room for a fixed number of things, in place. Enumerating options is the most
/// frequent thing the rules do, so adding one is a store and a count.
template <class T, int Capacity>
class ShortList {
 public:
  using value_type = T;

  ShortList() = default;
  ShortList(const ShortList& other) { *this = other; }
  ShortList& operator=(const ShortList& other) {
    for (std::size_t i = 0; i < other.size_; ++i) things_[i] = other.things_[i];
    size_ = other.size_;
    return *this;
  }

  /// The place of the next thing, which still holds whatever was there. Whoever adds has made sure
  /// that there is room, which the table does for options.
  T& add() { return things_[size_++]; }
  /// The places of the next few things, one after another.
  T* add(int count) {
    T* const first = things_.data() + size_;
    size_ += static_cast<std::size_t>(count);
    return first;
  }
  void push_back(const T& thing) {
    TAVOLA_CHECK(size_ < Capacity, "a list of a decision has more entries than there is room for");
    add() = thing;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const { return things_[i]; }
  T& back() { return things_[size_ - 1]; }
  const T& back() const { return things_[size_ - 1]; }
  const T& front() const { return things_[0]; }
  const T* begin() const { return things_.data(); }
  const T* end() const { return things_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> things_{};
};

using Arguments = std::array<std::int16_t, kMaxArguments>;

template <class... Args>
constexpr Arguments arguments(Args... args) {
  static_assert(sizeof...(Args) <= kMaxArguments);
  Arguments list{};
  list.fill(kNothing);
  [[maybe_unused]] std::size_t at = 0;
  ((list[at++] = as_argument(args)), ...);
  return list;
}

/// Sixteen bytes, so that a list of them is walked by shifts.
struct alignas(16) Option {
  std::uint8_t verb = 0;
  bool takes_parameters = false;
  Citation rule;  // the line that allows it
  Arguments args{};

  template <class Verb>
  bool is(Verb v) const {
    return verb == static_cast<std::uint8_t>(v);
  }
  template <class T = int>
  T arg(int i) const {
    return static_cast<T>(args[static_cast<std::size_t>(i)]);
  }
  friend bool operator==(const Option&, const Option&) = default;
};

/// The bounds of one integer that goes with a flick or another measured answer.
struct Parameter {
  std::uint8_t name = 0;  // index into the vocabulary's parameter names
  std::int32_t least = 0;
  std::int32_t most = 0;
};

using Parameters = std::array<std::int32_t, kMaxParameters>;
inline constexpr Parameters kUnmeasured{};

struct Decision {
  Seat seat = 0;  // who decides when the seats do not agree
  SeatSet seats;  // all who may answer
  std::uint8_t prompt = 0;
  Citation rule;
  Arguments args{};  // of the prompt
  /// The answers to the question, and behind them what stands open beside it: what may be done at
  /// any time, decides nothing by itself and leads back to the same question.
  ShortList<Option, kMaxOptions> options;
  std::size_t standing_from = kMaxOptions;  // the first option that is no answer
  bool own_answer = false;                  // to answer is a deed, which nobody may do for the seat
  ShortList<Parameter, kMaxParameters> parameters;

  bool is_standing(std::size_t n) const { return n >= standing_from; }
  /// How many options answer the question. They come first.
  std::size_t answers() const { return std::min(standing_from, options.size()); }
  /// Nothing is to be decided: there is one answer, and what stands beside it may be left alone.
  bool only_stands_open() const {
    return answers() == 1 && options.size() > 1 && !own_answer && !options[0].takes_parameters;
  }
};

}  // namespace tavola
