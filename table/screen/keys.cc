#include "screen/keys.h"

#include <array>
#include <optional>
#include <utility>

namespace tavola::screen {
namespace {

/// What terminals send after ESC [ and ESC O; those that are not here are swallowed.
constexpr std::array<std::pair<std::string_view, KeyKind>, 15> kSequences = {{
    {"A", KeyKind::kUp},
    {"B", KeyKind::kDown},
    {"C", KeyKind::kRight},
    {"D", KeyKind::kLeft},
    {"H", KeyKind::kLineStart},
    {"F", KeyKind::kLineEnd},
    {"Z", KeyKind::kBackTab},
    {"1~", KeyKind::kLineStart},
    {"7~", KeyKind::kLineStart},
    {"4~", KeyKind::kLineEnd},
    {"8~", KeyKind::kLineEnd},
    {"3~", KeyKind::kDelete},
    {"5~", KeyKind::kPageUp},
    {"6~", KeyKind::kPageDown},
    {"M", KeyKind::kEnter},
}};

std::optional<KeyKind> control(char byte) {
  switch (byte) {
    case '\r':
    case '\n':
      return KeyKind::kEnter;
    case '\t':
      return KeyKind::kTab;
    case 0x01:
      return KeyKind::kLineStart;
    case 0x02:
      return KeyKind::kLeft;
    case 0x04:
      return KeyKind::kEnd;
    case 0x05:
      return KeyKind::kLineEnd;
    case 0x06:
      return KeyKind::kRight;
    case 0x08:
    case 0x7F:
      return KeyKind::kBackspace;
    case 0x0C:
      return KeyKind::kRedraw;
    case 0x15:
      return KeyKind::kEraseLine;
    case 0x17:
      return KeyKind::kEraseWord;
    default:
      return std::nullopt;
  }
}

std::size_t letter_length(unsigned char lead) {
  if (lead >= 0xF0) return 4;
  if (lead >= 0xE0) return 3;
  return lead >= 0xC0 ? 2 : 1;
}

bool ends_sequence(char byte) { return byte >= 0x40 && byte <= 0x7E; }

}  // namespace

std::vector<Key> KeyReader::read(std::string_view bytes) {
  waiting_ += bytes;
  std::vector<Key> keys;
  std::string_view left = waiting_;
  while (!left.empty()) {
    const char first = left.front();
    if (first == '\x1b') {
      if (left.size() < 2) break;
      if (left[1] != '[' && left[1] != 'O') {
        keys.push_back({KeyKind::kEscape});
        left.remove_prefix(1);
        continue;
      }
      std::size_t end = 2;
      while (end < left.size() && !ends_sequence(left[end])) ++end;
      if (end == left.size()) break;
      const std::string_view sequence = left.substr(2, end - 1);
      for (const auto& [text, kind] : kSequences)
        if (text == sequence) keys.push_back({kind});
      left.remove_prefix(end + 1);
      continue;
    }
    if (const std::optional<KeyKind> kind = control(first)) {
      keys.push_back({*kind});
      left.remove_prefix(1);
      continue;
    }
    const auto lead = static_cast<unsigned char>(first);
    const std::size_t length = letter_length(lead);
    if (length > left.size()) break;
    if (lead >= 0x20) keys.push_back({KeyKind::kLetter, std::string(left.substr(0, length))});
    left.remove_prefix(length);
  }
  waiting_ = std::string(left);
  return keys;
}

std::vector<Key> KeyReader::settle() {
  const bool escape = waiting_.starts_with('\x1b');
  waiting_.clear();
  if (!escape) return {};
  return {{KeyKind::kEscape}};
}

}  // namespace tavola::screen
