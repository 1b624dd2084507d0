// A citation names a line of a rules ledger, such as HS-091, in sixteen bits: four for the book and
// twelve for the number. It is checked at compile time, travels in every event, decision and
// option, and is turned back into the ledger line when somebody asks "why?".
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/books.h"

namespace tavola {

class Citation {
 public:
  constexpr Citation() = default;
  /// "HS-091": two letters, a dash, three digits, or four where a ledger has over 999 lines.
  static constexpr std::optional<Citation> parse(std::string_view text) {
    if (text.size() < 6 || text.size() > 7 || text[2] != '-') return std::nullopt;
    int number = 0;
    for (char digit : text.substr(3)) {
      if (digit < '0' || digit > '9') return std::nullopt;
      number = number * 10 + (digit - '0');
    }
    if (number == 0 || number > 4095 || (text.size() == 7) != (number > 999)) return std::nullopt;
    for (unsigned book = 0; book < kBooks.size(); ++book) {
      if (text.substr(0, 2) != kBooks[book]) continue;
      return Citation(static_cast<std::uint16_t>((book + 1) << 12 | static_cast<unsigned>(number)));
    }
    return std::nullopt;
  }
  static constexpr Citation from_bits(std::uint16_t bits) { return Citation(bits); }

  constexpr bool given() const { return bits_ != 0; }
  constexpr int number() const { return bits_ & 0xFFF; }
  constexpr std::uint16_t bits() const { return bits_; }
  std::string text() const {
    if (!given()) return "";
    const std::size_t book = static_cast<std::size_t>(bits_ >> 12) - 1;
    if (book >= kBooks.size()) return "";
    std::string digits = std::to_string(number());
    if (digits.size() < 3) digits.insert(0, 3 - digits.size(), '0');
    return std::string(kBooks[book]) + "-" + digits;
  }
  friend constexpr auto operator<=>(Citation, Citation) = default;

 private:
  constexpr explicit Citation(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

/// Not constexpr on purpose: reaching it at compile time is the error message.
void this_is_no_ledger_line();

/// cites("HS-091"): the ledger line that a rule follows; a malformed one does not compile.
consteval Citation cites(std::string_view text) {
  const std::optional<Citation> citation = Citation::parse(text);
  if (!citation) this_is_no_ledger_line();
  return *citation;
}

}  // namespace tavola
