// One request of the engine protocol, read field by field. The first thing that is wrong is kept,
// with a sentence that says what was expected, so that a request is read in full before anything is
// done.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/problem.h"
#include "play/session/session.h"
#include "words/language.h"

namespace tavola::play {

class Request {
 public:
  explicit Request(const nlohmann::ordered_json& json) : json_(json) {}

  const nlohmann::ordered_json* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }
  /// A field that must be there, whatever it holds.
  const nlohmann::ordered_json& any(std::string_view name, std::string_view expected);

  std::int64_t integer(std::string_view name, std::int64_t least, std::int64_t most,
                       std::optional<std::int64_t> standard = std::nullopt);
  Seed seed(std::string_view name, const Seed& standard);
  bool flag(std::string_view name);
  std::string text(std::string_view name, std::optional<std::string> standard = std::nullopt);
  std::vector<std::string> texts(std::string_view name);
  std::vector<int> integers(std::string_view name);
  words::Language language(words::Language standard);
  /// A seat's number, or "spectator".
  Seat viewer(int seats);
  /// A count, or "end", which is as many as allowed.
  std::int64_t count_or_end(std::string_view name, std::int64_t most, std::int64_t standard);
  /// `verb` and `args`.
  Spoken spoken();

  void wrong(std::string_view name, std::string_view expected);
  void refuse(Problem problem) {
    if (!problem_) problem_ = std::move(problem);
  }
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  const nlohmann::ordered_json& json_;
  std::optional<Problem> problem_;
};

/// {"to": "church", "die": 3} as an option's arguments; what is expected instead, if it is not.
std::optional<std::string> read_spoken(const nlohmann::ordered_json& args, Spoken& spoken);

}  // namespace tavola::play
