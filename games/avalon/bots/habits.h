// What a practised player of Avalon answers without thinking, so that bots can play an Encounter on
// to its end and see what comes of a choice.
#pragma once

#include <cstdint>

#include "games/avalon/table.h"

namespace tavola::avalon {

/// The number of an option of the open decision, or -1 where there is no habit.
int habit(const Table& t);
/// Whether the table can be judged as it stands: no card is half played.
bool settled(const Table& t);
/// An Encounter is one part of the game: bots play it to its end by habit. 0 outside Encounters.
std::uint32_t part(const Table& t);
/// What playing a card from the hand would bring at once, in markers or slots of Affinity.
double worth_of_card(const Table& t, Seat seat, std::uint8_t card);

}  // namespace tavola::avalon
