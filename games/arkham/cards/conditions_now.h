// The conditions and counts of the notation, read from a state: what an effect that runs and a
// statement in force ask about the table is answered in one place.
#pragma once

#include "effects/program.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// Who asks, and what only the one who asks can know.
struct Asking {
  const State& s;
  Seat who = 0;
  int other_hands = 0;               // taken by what else is held
  int successes = 0;                 // of the nearest check or roll
  std::uint16_t source = kNoSource;  // of the card that asks
};

bool holds_now(const Asking& asking, const effects::Program& program, effects::NodeId condition);
int count_now(const Asking& asking, const effects::Program& program, effects::NodeId count);

/// How much of a resource, or how many cards of a kind, an investigator has; by their nouns.
int amount_of(const State& s, Seat who, int noun);
/// Whether an investigator has a special card, by its noun.
bool holds_special(const State& s, Seat who, int noun);
/// Whether a place is part of a neighborhood or of Arkham, by their nouns; the jail cell is part of
/// the Police Station. AH-007, AH-021
bool lies_in(Place place, int region);
ItemClass class_of(int noun);
inline CardType type_of(int noun) {
  return noun < kExhibitNoun
             ? static_cast<CardType>(noun - kFirstCardNoun)
             : static_cast<CardType>(static_cast<int>(CardType::kExhibit) + noun - kExhibitNoun);
}

SlotSet monsters_on_board(const State& s);  // in towns, the Sky and the Outskirts
SlotSet monsters_of(const State& s, MonsterKindSet kinds);

}  // namespace tavola::arkham
