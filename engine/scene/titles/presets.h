// How a table of a game is agreed on with one word, from games/GAME/presets.toml: the presets
// `first`, `standard` and `everything`, each a set of options under a name, and which options are
// rulings, that is how an unclear rule is read. What was measured of them is in how_hard.h.
#pragma once

#include <array>
#include <expected>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scene/titles/title.h"
#include "words/language.h"

namespace tavola::scene {

/// A text in every language.
using Worded = std::array<std::string, words::kLanguages.size()>;
const std::string& in(const Worded& text, words::Language language);

/// What every game has, in this order.
inline constexpr std::array<std::string_view, 3> kPresetIds{"first", "standard", "everything"};

struct Preset {
  std::string id;
  Worded title;
  Worded says;          // one line on what it means
  bool guided = false;  // the guide of the first game explains as one plays
  std::map<std::string, std::string>
      options{};  // by id; those that are not named keep their default
};

struct Presets {
  std::vector<Preset> all;  // none in a game without such a file
  std::vector<std::string> rulings;
  /// Whose games are counted where not all win or lose together, "the heroes"; else empty.
  Worded side;
  /// "{n} days", where what the game counts is not called rounds; else empty.
  Worded rounds;
  /// What to bear in mind about what bots did, where they tell little; else empty.
  Worded caveat;

  const Preset* find(std::string_view id) const;
  bool is_ruling(std::string_view option) const;
};

/// Reads the file, or says what is wrong with it: an option or value that the game does not have,
/// or a table that could not be dealt.
std::expected<Presets, std::string> read_presets(const Title& title);
/// The presets of a game, read once; none where the file is wrong. May be called from several
/// threads.
const Presets& presets(const Title& title);

}  // namespace tavola::scene
