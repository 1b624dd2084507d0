// How Arkham is drawn: the signs of what no file of content names, and layouts of places. Names of
// signs are those of game-icons, or of the theme's own drawings (movement and dimensions).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/arkham/content/content.h"
#include "scene/board.h"
#include "scene/text.h"

namespace tavola::arkham {

/// What nobody has drawn yet has no layout; a renderer puts it below the board.
scene::Layout layout_of(const Spots& spots);

/// Its own, or that of its type.
std::string card_sign(const Card& card);
const char* mythos_sign(const MythosCard& card);
std::string skill_sign(Skill skill);
/// The key of a skill in the words.
std::string skill_word(Skill skill);
/// Of an icon of a location: its sign and its word.
const char* hint_sign(Hint hint);
const char* hint_word(Hint hint);
/// Of an Ancient One, by its id.
const char* ancient_sign(std::string_view id);
std::string movement_edge(Movement movement);
std::string dimension_symbol(Dimension dimension);
/// What a card that lies on the table is called, its sign, and whether it is for or against all.
struct TableCardSign {
  const char* word;
  const char* icon;
  scene::Tone tone;
};
TableCardSign table_card_sign(TableCardKind kind);
/// The colours of gate cards in words: "colour" of one card, "colours" of several.
std::vector<scene::Text::Argument> colour_names(std::uint8_t colours, const std::string& number);

}  // namespace tavola::arkham
