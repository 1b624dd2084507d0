// How Arkham is drawn: where its streets and locations lie on a wide and on a tall board, and the
// signs of places, monsters and cards. Names of signs are those of game-icons, or of the theme's
// own drawings (movement and dimensions).
#pragma once

#include <string>
#include <string_view>

#include "games/arkham/content/content.h"
#include "scene/board.h"

namespace tavola::arkham {

struct Spots {
  scene::Spot wide;
  scene::Spot tall;
};

/// Of a street by the id of its neighborhood, or of a location by its own id; none for a place that
/// nobody has drawn yet, which a renderer puts below the board.
const Spots* spots_of(std::string_view id);

std::string place_sign(std::string_view id);
std::string monster_sign(std::string_view id);
std::string card_sign(const Card& card);
std::string skill_sign(Skill skill);
/// Of an icon of a location: its sign and its word.
const char* hint_sign(Hint hint);
const char* hint_word(Hint hint);
const char* movement_edge(Movement movement);
const char* dimension_symbol(Dimension dimension);

}  // namespace tavola::arkham
