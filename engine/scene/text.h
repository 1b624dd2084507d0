// A text that is not yet in a language: a message and its arguments. Scenes, options and log lines
// hold such texts, so that one scene serves readers of three languages.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tavola::scene {

struct Text {
  struct Argument {
    enum class Kind : std::uint8_t {
      kNumber,
      kWord,
      kCounted,
      kName,
      kSeat,
      kMessage,
      kPrinted,
      kList
    };
    /// Of the place in the message: "to".
    std::string name;
    Kind kind = Kind::kNumber;
    /// Also how many of a counted word, and which seat.
    std::int64_t number = 0;
    /// The key of a word ("loc_church"), a proper name, a message without arguments, or what
    /// Title::printed() is asked for.
    std::string text;
    /// Of a list.
    std::vector<Argument> items{};
    friend bool operator==(const Argument&, const Argument&) = default;
  };
  /// "event.moved"; kBare for the argument alone; empty if there is nothing to say.
  std::string message;
  std::vector<Argument> arguments;

  static constexpr const char* kBare = "*";  // the only argument, as it stands

  static Text of(std::string message) { return {std::move(message), {}}; }
  /// A word of the game alone, such as the name of a place.
  static Text word(std::string key) { return of(kBare).with_word("x", std::move(key)); }
  static Text count(std::int64_t n, std::string key) {
    return of(kBare).with_count("x", n, std::move(key));
  }
  static Text name(std::string proper) { return of(kBare).with_name("x", std::move(proper)); }
  static Text printed(std::string reference) {
    return of(kBare).with_printed("x", std::move(reference));
  }
  static Text number(std::int64_t n) { return of(kBare).with("x", n); }
  static Text seat(std::int64_t seat) { return of(kBare).with_seat("x", seat); }
  Text with(std::string name, std::int64_t number) && {
    arguments.push_back({std::move(name), Argument::Kind::kNumber, number, ""});
    return std::move(*this);
  }
  Text with_word(std::string name, std::string key) && {
    arguments.push_back({std::move(name), Argument::Kind::kWord, 0, std::move(key)});
    return std::move(*this);
  }
  Text with_name(std::string name, std::string proper) && {
    arguments.push_back({std::move(name), Argument::Kind::kName, 0, std::move(proper)});
    return std::move(*this);
  }
  /// A seat, shown by the name of whoever sits there.
  Text with_seat(std::string name, std::int64_t seat) && {
    arguments.push_back({std::move(name), Argument::Kind::kSeat, seat, ""});
    return std::move(*this);
  }
  /// "2 Elixirs of Nus".
  Text with_count(std::string name, std::int64_t n, std::string key) && {
    arguments.push_back({std::move(name), Argument::Kind::kCounted, n, std::move(key)});
    return std::move(*this);
  }
  /// Another message, set in as it reads in the language.
  Text with_message(std::string name, std::string message_id) && {
    arguments.push_back({std::move(name), Argument::Kind::kMessage, 0, std::move(message_id)});
    return std::move(*this);
  }
  /// What a card says, printed by the title in the reader's language.
  Text with_printed(std::string name, std::string reference) && {
    arguments.push_back({std::move(name), Argument::Kind::kPrinted, 0, std::move(reference)});
    return std::move(*this);
  }
  Text with_list(std::string name, std::vector<Argument> list) && {
    arguments.push_back({std::move(name), Argument::Kind::kList, 0, "", std::move(list)});
    return std::move(*this);
  }
  bool empty() const { return message.empty(); }
  /// The key of the word that is all of this text; empty if it says more or something else.
  std::string bare_word() const {
    const bool bare = message == kBare && arguments.size() == 1 &&
                      arguments.front().kind == Argument::Kind::kWord;
    return bare ? arguments.front().text : "";
  }
  friend bool operator==(const Text&, const Text&) = default;
};

}  // namespace tavola::scene
