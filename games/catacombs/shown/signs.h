// The icons of figures, abilities, spells, equipment and rooms: names of game-icons.
#pragma once

#include <string>

#include "games/catacombs/cards/content.h"

namespace tavola::catacombs {

std::string figure_sign(std::uint8_t figure);
std::string ability_sign(std::uint8_t flag);
std::string spell_sign(const std::string& id);
std::string equipment_sign(const std::string& id);
std::string room_sign(const Room& room);

}  // namespace tavola::catacombs
