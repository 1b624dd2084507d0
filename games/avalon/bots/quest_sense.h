// What a reader who understands the pages makes of them: which answers of the Journal, and which
// places, further the Quests that are open. It is read off the rules of the verses, because bots do
// not read prose: an answer furthers a Quest if what the Quest asks for stands behind it or a page
// or two further on, or if it brings what such an answer asks for.
#pragma once

#include <cstdint>

#include "games/avalon/table.h"

namespace tavola::avalon {

/// How much an answer furthers the open Quests: 1 if it brings at once what one of them asks for,
/// less if there are pages between or if it only opens a way, 0 if it does nothing for them.
double furthers_quests(const Table& t, std::uint16_t verse, int choice);

/// Whether a place still has something that this Quest asks for and that the seat may reach: at
/// best that itself, otherwise what opens a way to it.
enum class ForQuest : std::uint8_t { kNothing, kOpensAWay, kItself };
ForQuest what_for_quest(const Table& t, Seat seat, std::uint8_t quest, std::uint8_t place);
/// Whether the Quest asks for a burning Menhir there.
bool asks_for_light(std::uint8_t quest, std::uint8_t place);

/// Whether an answer leads to an Encounter.
bool leads_to_fight(std::uint16_t verse, int choice);

}  // namespace tavola::avalon
