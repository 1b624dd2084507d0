// Looking for words in a text as a reader means them: whatever their case, their accents and their
// form, so that "gate" finds "gates", "luogo" finds "luoghi" and "luz" finds "luces".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::ledger {

/// What the forms of a word have in common: "mov" for move, moves, moved and moving. The word is in
/// small letters without accents; a short word is its own stem.
std::string stem_of(std::string_view word, std::string_view language);

/// Small letters without accents, so that "Énergie", "energia" and "ENERGÌA" begin alike.
std::string folded(std::string_view text);

/// Words that somebody looks for.
class Wanted {
 public:
  Wanted(std::string_view words, std::string_view language);
  bool nothing() const { return words_.empty(); }
  /// How far a text is from what is wanted, 0 if it holds every word as it is; nothing if it lacks
  /// one. A word in the heading counts as one in the text.
  std::optional<int> distance(std::string_view heading, std::string_view text) const;

 private:
  struct Word {
    std::string as_it_is;
    std::string stem;
  };
  std::string language_;
  std::vector<Word> words_;
};

}  // namespace tavola::ledger
