// Reading a game's content where it holds lines of notation: its grammar first, then the effect of
// one card after the other into the book. `Content` is the game's own, with `grammar`, `book`,
// `warnings` and, unless it is told apart by what a table uses of it, `hash`.
#pragma once

#include <cstdint>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "content/toml_reader.h"
#include "effects/book.h"
#include "effects/grammar.h"

namespace tavola::effects {

/// As read_grammar() of the text of a file, with what was read out of it.
std::vector<Error> read_grammar(const toml::table& root, std::string_view file, Grammar& grammar);

class NotationReader : public content::TomlReader {
 public:
  using TomlReader::TomlReader;

 protected:
  /// The phrases of a file, by its full name; `root` is what stands there.
  bool read_grammar_file(const std::string& file, Grammar& grammar, toml::table& root);
  /// Adds the notation in a field to the book; what it likely does not mean goes to `warnings`.
  bool read_notation(const toml::table& from, const char* key, const Grammar& grammar, Book& book,
                     std::vector<std::string>& warnings, std::uint16_t& source);
};

template <class Content>
class ContentReader : public NotationReader {
 public:
  using NotationReader::NotationReader;
  Content content;

 protected:
  /// What was read, if all of it was good.
  std::expected<Content, std::string> whole(bool good) {
    if (!good) return std::unexpected(error);
    if constexpr (requires { content.hash; }) content.hash = hash_of_play();
    return std::move(content);
  }
  /// The phrases of some files, by their full names.
  bool read_phrases(std::initializer_list<const char*> files) {
    for (const char* file : files) {
      toml::table root;
      if (!read_grammar_file(file, content.grammar, root)) return false;
      add_to_hash(root, file);
    }
    return true;
  }
  /// A line of notation.
  bool line(const toml::table& from, const char* key, std::uint16_t& source) {
    return read_notation(from, key, content.grammar, content.book, content.warnings, source);
  }
  /// One that may be left out.
  bool line_or(const toml::table& from, const char* key, std::uint16_t& source) {
    return !has_field(from, key) || line(from, key, source);
  }
};

}  // namespace tavola::effects
