// How Salem is drawn: where its places lie on a wide and on a tall board, and the signs of places,
// Items, creatures and Great Old Ones. Names of signs are those of game-icons, or of the theme's
// own drawings (the three Sigils).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/salem/rules/rules.h"
#include "scene/board.h"

namespace tavola::salem {

struct Spots {
  scene::Spot wide;
  scene::Spot tall;
};

/// Of a place: the ring clockwise from Miskatonic, then R'lyeh.
const Spots& place_spots(int place);
/// Of the five spaces round R'lyeh.
const Spots& slot_spots(int slot);
/// Of the space for the Shadow, beside Miskatonic.
const Spots& shadow_spots();

std::string place_sign(int place);
std::string item_sign(std::uint8_t item);
std::string creature_sign(std::string_view id);
std::string old_one_sign(std::string_view id);
/// In the order of cost_texts, which says the same in words.
std::vector<std::string> cost_signs(const Cost& cost);

}  // namespace tavola::salem
