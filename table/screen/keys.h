// What is pressed: letters, and the keys that move, turn pages and delete, read from the bytes that
// a terminal sends. A sequence may arrive in pieces.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::screen {

enum class KeyKind : std::uint8_t {
  kLetter,
  kEnter,
  kEnd,  // of the input: Ctrl-D
  kBackspace,
  kDelete,
  kLeft,
  kRight,
  kLineStart,
  kLineEnd,
  kUp,
  kDown,
  kPageUp,
  kPageDown,
  kTab,
  kBackTab,
  kEscape,
  kEraseLine,  // Ctrl-U
  kEraseWord,  // Ctrl-W
  kRedraw,     // Ctrl-L
};

struct Key {
  KeyKind kind = KeyKind::kLetter;
  std::string letter = {};  // UTF-8
  friend bool operator==(const Key&, const Key&) = default;
};

class KeyReader {
 public:
  /// The keys that are complete; the rest waits for more bytes.
  std::vector<Key> read(std::string_view bytes);
  /// No more bytes came for a while: an escape that stands alone was the key.
  std::vector<Key> settle();
  bool waits() const { return !waiting_.empty(); }

 private:
  std::string waiting_;
};

}  // namespace tavola::screen
