// The record of a state: one description a game that both writes the state as JSON and reads it
// back. A game walks its state once, naming every field; names of places and cards are words, not
// numbers. Reading collects what is wrong, each with its path and what was expected, and never
// stops half way.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/deck.h"
#include "core/random.h"

namespace tavola {

class Record {
 public:
  using Names = std::vector<std::string>;

  virtual ~Record() = default;
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;

  virtual bool reading() const = 0;
  /// Whether a field is there; always when writing. What content may add, and what a state that is
  /// written by hand may leave out, is as in a new table where it is not there.
  virtual bool has(std::string_view name) const = 0;

  // The position in the record: fields by name, items of a list by number.
  virtual bool enter(std::string_view name) = 0;  // an object; false if it is missing
  virtual int enter_list(std::string_view name, int count, int least, int most) = 0;
  virtual bool enter_item(int i) = 0;  // an object in a list
  virtual void leave() = 0;

  virtual std::int64_t scalar(std::string_view name, std::int64_t value, std::int64_t least,
                              std::int64_t most) = 0;
  virtual std::int64_t scalar_at(int i, std::int64_t value, std::int64_t least,
                                 std::int64_t most) = 0;
  virtual bool truth(std::string_view name, bool value) = 0;
  virtual std::uint64_t word(std::string_view name, std::uint64_t value) = 0;
  /// A value with a name; `none` is the value that is written as null.
  virtual std::int64_t named(std::string_view name, std::int64_t value, const Names& names,
                             std::int64_t none) = 0;
  virtual std::int64_t named_at(int i, std::int64_t value, const Names& names,
                                std::int64_t none) = 0;
  virtual void complain(std::string_view name, std::string_view what) = 0;

  static constexpr std::int64_t kAlwaysNamed = -1000000;

  // ---- what games use ---------------------------------------------------------------------------
  template <class T>
  void number(std::string_view name, T& value, std::int64_t least, std::int64_t most) {
    value = static_cast<T>(scalar(name, static_cast<std::int64_t>(value), least, most));
  }
  template <class T>
  void flag(std::string_view name, T& value) {
    value = static_cast<T>(truth(name, static_cast<bool>(value)));
  }
  template <class T>
  void name(std::string_view field, T& value, const Names& names,
            std::int64_t none = kAlwaysNamed) {
    value = static_cast<T>(named(field, static_cast<std::int64_t>(value), names, none));
  }
  /// A fixed number of named values.
  template <class T, std::size_t N>
  void names(std::string_view field, T (&values)[N], const Names& words,
             std::int64_t none = kAlwaysNamed) {
    const int count =
        enter_list(field, static_cast<int>(N), static_cast<int>(N), static_cast<int>(N));
    for (int i = 0; i < count; ++i)
      values[i] = static_cast<T>(named_at(i, static_cast<std::int64_t>(values[i]), words, none));
    leave();
  }
  /// A set written as the list of its members' names; bit i is member i.
  template <std::unsigned_integral T>
  void set(std::string_view field, T& bits, const Names& words) {
    struct Bits {
      std::uint64_t all;
      bool has(int member) const { return ((all >> member) & 1U) != 0; }
      void add(int member) { all |= std::uint64_t{1} << member; }
    };
    Bits members{bits};
    set(field, members, words);
    bits = static_cast<T>(members.all);
  }
  /// The same of a set that has() and can add() numbers.
  template <class Set>
  void set(std::string_view field, Set& members, const Names& words) {
    Set read{};
    int written = 0;
    const int size = static_cast<int>(words.size());
    for (int i = 0; i < size; ++i) written += members.has(i) ? 1 : 0;
    const int count = enter_list(field, written, 0, size);
    int member = -1;
    for (int i = 0; i < count; ++i) {
      if (!reading()) {
        do ++member;
        while (!members.has(member));
      }
      const auto found = static_cast<int>(named_at(i, member, words, kAlwaysNamed));
      if (found < 0) continue;  // no name of the set; the reader has complained
      if (read.has(found)) complain(std::to_string(i), "stands there twice");
      read.add(found);
    }
    leave();
    if (reading()) members = read;
  }
  template <class F>
  void object(std::string_view field, F&& describe) {
    if (enter(field)) describe();
    leave();
  }
  /// A list of `count` objects, described one by one; returns how many there are.
  template <class F>
  int list(std::string_view field, int count, int least, int most, F&& describe) {
    const int found = enter_list(field, count, least, most);
    for (int i = 0; i < found; ++i) {
      if (enter_item(i)) describe(i);
      leave();
    }
    leave();
    return found;
  }
  void random(std::string_view field, Random& random) {
    object(field, [&] { keyed_random(random); });
  }
  /// A deck, as lists of names: `loose` cards have no order yet; `bottom` and `top` only if
  /// ordered.
  template <class Card, int Capacity>
  void deck(std::string_view field, Deck<Card, Capacity>& deck, const Names& words) {
    const Deck<Card, Capacity> old = deck;
    if (reading()) deck.clear();
    object(field, [&] {
      part("bottom", old, deck, 0, old.bottom(), words, Part::kBottom);
      part("loose", old, deck, old.bottom(), old.loose(), words, Part::kLoose);
      part("top", old, deck, old.size() - old.top(), old.top(), words, Part::kTop);
    });
  }

 protected:
  Record() = default;

 private:
  void keyed_random(Random& random);
  enum class Part : std::uint8_t { kBottom, kLoose, kTop };
  template <class Card, int Capacity>
  void part(std::string_view field, const Deck<Card, Capacity>& old, Deck<Card, Capacity>& deck,
            int from, int count, const Names& words, Part which) {
    const int found = enter_list(field, count, 0, Capacity - (reading() ? deck.size() : 0));
    // The bottom is put back from its upper end, each card below the one before.
    for (int k = 0; k < found; ++k) {
      const int i = which == Part::kBottom ? found - 1 - k : k;
      const std::int64_t card = named_at(i, reading() ? 0 : old[from + i], words, kAlwaysNamed);
      if (!reading()) continue;
      if (which == Part::kBottom) deck.put_at_bottom(static_cast<Card>(card));
      if (which == Part::kLoose) deck.add(static_cast<Card>(card));
      if (which == Part::kTop) deck.put_on_top(static_cast<Card>(card));
    }
    leave();
  }
};

/// Runs a description and gives what it wrote.
nlohmann::ordered_json write_record(const std::function<void(Record&)>& describe);
/// Runs a description over a record; the list says what is wrong with it, with path and reason.
std::vector<std::string> read_record(const nlohmann::ordered_json& from,
                                     const std::function<void(Record&)>& describe);

}  // namespace tavola
