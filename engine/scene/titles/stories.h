// The stories of a game: one line of prose for a card that tells one, in every language. They stand
// in files of their own beside the effects (GAME/stories….toml, GAME/BOX/stories….toml), so that a
// better line never touches a saved table. A line adds nothing to what its card does.
#pragma once

#include <array>
#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "words/language.h"

namespace tavola::scene {

class Stories {
 public:
  /// A line is read in the time that a card is shown.
  static constexpr std::size_t kMostLetters = 170;

  /// `[mythos.icy_conditions] en = "…"` is the line "mythos.icy_conditions". `names` are all that
  /// there may be; another one, a line without one of the languages, twice the same name and a line
  /// that is too long are refused with file and line.
  static std::expected<Stories, std::string> read(std::string_view game,
                                                  const std::vector<std::string>& names);

  /// Empty if nobody has written it.
  std::string_view find(std::string_view name, words::Language language) const;
  std::size_t size() const { return lines_.size(); }

 private:
  friend class StoriesReader;
  std::map<std::string, std::array<std::string, words::kLanguages.size()>, std::less<>> lines_;
};

}  // namespace tavola::scene
