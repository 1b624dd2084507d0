// The prose of a Journal section in one language: for each verse a title, its paragraphs and the
// words of its choices. It stands apart from the rules, so that translations share them.
// docs/avalon-journal.md explains the format to authors.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::avalon {

struct ProseVerse {
  std::string title;
  std::vector<std::string> paragraphs;
  std::map<std::string, std::string, std::less<>> choices;  // by the choice's name
  std::string stamp;  // of a translation: the English text that it was made from
  int line = 0;
};

struct Prose {
  std::string file;
  std::map<std::string, ProseVerse, std::less<>> verses;  // by id
};

/// Reads one prose file. The error names file and line, and says what to write instead.
std::expected<Prose, std::string> read_prose(std::string_view text, std::string_view file);

/// A text for a Party of this size: of "{sees|see}" the first for one, the second for several.
std::string for_party(std::string_view text, int size);

/// Words of a text; of a pair the longer side counts.
int count_words(std::string_view text);
int count_words(const ProseVerse& verse);

/// Eight letters that change whenever the text does. A translation carries those of the English
/// text that it was made from.
std::string stamp_of(const ProseVerse& english);

}  // namespace tavola::avalon
