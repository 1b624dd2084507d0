// Takes the fingerprint of a part of a scene: a number that differs whenever the part's JSON text
// would. It costs a small share of the text, because nothing is put into words, so whoever knows
// the last fingerprint a reader was sent need not write what has not changed.
#pragma once

#include <xxhash.h>

#include <cstdint>
#include <string_view>

#include "scene/say.h"

namespace tavola::scene {

class ScenePrint {
 public:
  static constexpr bool kWritesTexts = false;

  explicit ScenePrint(words::Language language) { mix(static_cast<std::uint64_t>(language) + 1); }

  std::uint64_t value() const { return hash_; }

  void open_object() { mix(1); }
  void close_object() { mix(2); }
  void open_list() { mix(3); }
  void close_list() { mix(4); }
  /// Names are literals of the writer; one address is one name.
  void key(const char* name) { mix(reinterpret_cast<std::uintptr_t>(name)); }
  void key_of(std::string_view name) { text(name); }
  void text(std::string_view text) { mix(XXH3_64bits(text.data(), text.size())); }
  void number(std::int64_t value) { mix(static_cast<std::uint64_t>(value) * 2 + 1); }
  void flag(bool value) { mix(value ? 5 : 6); }
  void null() { mix(7); }
  void say(const Voice& voice, const Text& text) {
    this->text(text.message);
    for (const Text::Argument& argument : text.arguments) say(voice, argument);
    mix(8);
  }

 private:
  void say(const Voice& voice, const Text::Argument& argument) {
    text(argument.name);
    mix(static_cast<std::uint64_t>(argument.kind) + 9);
    number(argument.number);
    text(argument.text);
    if (argument.kind == Text::Argument::Kind::kSeat)
      text(voice.seat(static_cast<int>(argument.number)));
    for (const Text::Argument& item : argument.items) say(voice, item);
  }
  void mix(std::uint64_t value) {
    hash_ = (hash_ ^ value) * 0x9E3779B97F4A7C15ULL;
    hash_ ^= hash_ >> 32U;
  }

  std::uint64_t hash_ = 0x243F6A8885A308D3ULL;
};

}  // namespace tavola::scene
