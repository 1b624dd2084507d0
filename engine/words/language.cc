// The names and codes of the languages, and the printing of an error.
#include "words/language.h"

namespace tavola::words {

std::string_view code(Language language) {
  static constexpr std::array<std::string_view, 3> kCodes{"en", "it", "es"};
  return kCodes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_from(std::string_view text) {
  for (Language language : kLanguages) {
    if (code(language) == text) return language;
  }
  return std::nullopt;
}

std::string_view own_name(Language language) {
  static constexpr std::array<std::string_view, 3> kNames{"English", "italiano", "español"};
  return kNames[static_cast<std::size_t>(language)];
}

std::string to_string(const Error& error) {
  std::string out = error.file;
  if (error.line > 0) {
    out += ':' + std::to_string(error.line);
    if (error.column > 0) out += ':' + std::to_string(error.column);
  }
  return out + ": " + error.message;
}

}  // namespace tavola::words
