// One message of a guest, read strictly: a field that a message does not have, is of another kind
// or is too long refuses the message before anything is done.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "play/engine/request.h"

namespace tavola::rooms {

/// What a player may be called.
inline constexpr std::size_t kLongestName = 40;

class Message : public play::Request {
 public:
  explicit Message(const nlohmann::ordered_json& json) : play::Request(json), json_(json) {}

  /// Refuses fields other than these, `id` and `do`.
  void only(std::string_view doing, std::span<const std::string_view> fields);

  /// A text of at most so many characters, without control characters; blanks around it are cut.
  std::string line(std::string_view name, std::size_t most, bool may_be_empty = false,
                   std::optional<std::string> standard = std::nullopt);
  /// The same for what somebody is to be called; see name_fault().
  std::string called(std::string_view name, bool may_be_empty = false,
                     std::optional<std::string> standard = std::nullopt);
  /// A line over several lines, which may be empty.
  std::string lines(std::string_view name, std::size_t most);
  bool flag(std::string_view name, std::optional<bool> standard = std::nullopt);
  std::vector<std::string> tokens(std::string_view name);

 private:
  const nlohmann::ordered_json& json_;
};

}  // namespace tavola::rooms
