// The three languages that Tavola speaks, and the shape of an error in a words file. Everything
// that prints for a player takes a Language; English is the fallback when a text is missing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tavola::words {

enum class Language : std::uint8_t { kEnglish, kItalian, kSpanish };

inline constexpr std::array kLanguages{Language::kEnglish, Language::kItalian, Language::kSpanish};

/// The two-letter code used in file names and by `--lang`: "en", "it", "es".
std::string_view code(Language language);
std::optional<Language> language_from(std::string_view code);
/// The language's name in itself: "English", "italiano", "español".
std::string_view own_name(Language language);

/// Where a words file is wrong and what to write instead. Line and column count from 1.
struct Error {
  std::string file;
  int line = 0;
  int column = 0;
  std::string message;

  bool operator==(const Error&) const = default;
};

/// "games/salem/words.tsv:12:3: ..."
std::string to_string(const Error& error);

}  // namespace tavola::words
