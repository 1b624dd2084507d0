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
    enum class Kind : std::uint8_t { kNumber, kWord, kName };
    std::string name;  // of the place in the message: "to"
    Kind kind = Kind::kNumber;
    std::int64_t number = 0;
    std::string text;  // key of a word ("loc_church"), or a proper name as it is
    friend bool operator==(const Argument&, const Argument&) = default;
  };
  std::string message;  // "event.moved"; empty if there is nothing to say
  std::vector<Argument> arguments;

  static Text of(std::string message) { return {std::move(message), {}}; }
  Text&& with(std::string name, std::int64_t number) && {
    arguments.push_back({std::move(name), Argument::Kind::kNumber, number, ""});
    return std::move(*this);
  }
  Text&& with_word(std::string name, std::string key) && {
    arguments.push_back({std::move(name), Argument::Kind::kWord, 0, std::move(key)});
    return std::move(*this);
  }
  Text&& with_name(std::string name, std::string proper) && {
    arguments.push_back({std::move(name), Argument::Kind::kName, 0, std::move(proper)});
    return std::move(*this);
  }
  bool empty() const { return message.empty(); }
  friend bool operator==(const Text&, const Text&) = default;
};

}  // namespace tavola::scene
