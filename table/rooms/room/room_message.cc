#include "rooms/room/room_message.h"

#include <algorithm>
#include <vector>

#include "rooms/people/names_alike.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kMostTokens = 16;
constexpr std::size_t kLongestToken = 64;

/// Characters, not bytes.
std::size_t length(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  const std::size_t last = text.find_last_not_of(' ');
  return text.substr(first, last - first + 1);
}

}  // namespace

void Message::only(std::string_view doing, std::span<const std::string_view> fields) {
  for (const auto& [name, value] : json_.items()) {
    if (name == "id" || name == "do") continue;
    if (std::find(fields.begin(), fields.end(), name) != fields.end()) continue;
    std::string known;
    for (std::string_view field : fields) (known += known.empty() ? "" : ", ") += field;
    refuse({"bad_field", "\"" + name.substr(0, 40) + "\" is no field of \"" + std::string(doing) +
                             "\"; it has " + (known.empty() ? "none" : known) + "."});
  }
}

std::string Message::line(std::string_view name, std::size_t most, bool may_be_empty,
                          std::optional<std::string> standard) {
  const nlohmann::ordered_json* found = find(name);
  if (found == nullptr && standard) return *standard;
  std::string said =
      found != nullptr && found->is_string() ? trimmed(found->get<std::string>()) : "";
  if (found != nullptr && found->is_string() && length(said) > most) {
    refuse({"too_large", "\"" + std::string(name) + "\" may have " + std::to_string(most) +
                             " characters, not " + std::to_string(length(said)) + "."});
    return "";
  }
  if (found == nullptr || !found->is_string() || (said.empty() && !may_be_empty) || has_marks(said))
    wrong(name, "a text of 1 to " + std::to_string(most) + " characters on one line");
  return said;
}

std::string Message::called(std::string_view name, bool may_be_empty,
                            std::optional<std::string> standard) {
  std::string said = line(name, kLongestName, may_be_empty, std::move(standard));
  if (problem()) return said;
  if (const std::string_view fault = name_fault(said); !fault.empty())
    wrong(name, "a name " + std::string(fault));
  return said;
}

std::string Message::lines(std::string_view name, std::size_t most) {
  std::string said = text(name);
  std::string seen = said;
  std::erase(seen, '\n');
  if (length(said) > most)
    refuse({"too_large",
            "\"" + std::string(name) + "\" may have " + std::to_string(most) + " characters."});
  if (has_marks(seen)) wrong(name, "a text without control characters");
  return said;
}

bool Message::flag(std::string_view name, std::optional<bool> standard) {
  const nlohmann::ordered_json* found = find(name);
  if (found == nullptr && standard) return *standard;
  if (found != nullptr && found->is_boolean()) return found->get<bool>();
  wrong(name, "true or false");
  return false;
}

std::vector<std::string> Message::tokens(std::string_view name) {
  const nlohmann::ordered_json* found = find(name);
  if (found == nullptr) return {};
  std::vector<std::string> list;
  bool good = found->is_array() && found->size() <= kMostTokens;
  for (std::size_t i = 0; good && i < found->size(); ++i) {
    const nlohmann::ordered_json& item = (*found)[i];
    good = item.is_string() && item.get_ptr<const std::string*>()->size() <= kLongestToken;
    if (good) list.push_back(item.get<std::string>());
  }
  if (!good) wrong(name, "a list of at most " + std::to_string(kMostTokens) + " tokens");
  return list;
}

}  // namespace tavola::rooms
