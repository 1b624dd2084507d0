// The verbs of cards by subject: each file has those of its subject and knows nothing of the
// others. card_verbs.cc asks one after the other.
#pragma once

#include <optional>

#include "effects/host.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// The verbs of one subject: what each does, and whether it can be done. Nothing for other verbs,
/// whatever the state; a verb that can always be done needs no answer to the second.
struct VerbsOfSubject {
  std::optional<Rule<effects::Outcome>> (*perform)(Table& t, const effects::Call& verb);
  std::optional<bool> (*possible)(const tavola::Table& table, const effects::Call& verb);
};

extern const VerbsOfSubject kVerbsOfPoints;       // points.cc
extern const VerbsOfSubject kVerbsOfNewCards;     // new_cards.cc
extern const VerbsOfSubject kVerbsOfHeldCards;    // held_cards.cc
extern const VerbsOfSubject kVerbsOfGoing;        // going.cc
extern const VerbsOfSubject kVerbsOfFates;        // going.cc
extern const VerbsOfSubject kVerbsOfTown;         // town.cc
extern const VerbsOfSubject kVerbsOfDoom;         // doom.cc
extern const VerbsOfSubject kVerbsOfAncientOnes;  // ancient_ones.cc
extern const VerbsOfSubject kVerbsOfLosses;       // losses.cc
extern const VerbsOfSubject kVerbsOfCards;        // cards.cc
extern const VerbsOfSubject kVerbsOfJourneys;     // journeys.cc
extern const VerbsOfSubject kVerbsOfGates;        // gates.cc
extern const VerbsOfSubject kVerbsOfChecks;       // checks.cc
extern const VerbsOfSubject kVerbsOfBelongings;   // belongings.cc
extern const VerbsOfSubject kVerbsOfPlaces;       // places.cc
extern const VerbsOfSubject kVerbsOfDealings;     // dealings.cc
extern const VerbsOfSubject kVerbsOfBoard;        // board.cc
extern const VerbsOfSubject kVerbsOfMonsters;     // monsters.cc
extern const VerbsOfSubject kVerbsOfMythos;       // mythos.cc

extern const VerbsOfSubject kVerbsOfYellow;     // king_in_yellow.cc
extern const VerbsOfSubject kVerbsOfPharaoh;    // dark_pharaoh.cc
extern const VerbsOfSubject kVerbsOfKingsport;  // kingsport.cc
extern const VerbsOfSubject kVerbsOfMuseum;     // museum.cc

inline Rule<effects::Outcome> finished(effects::Outcome outcome = 1) {
  return Rule<effects::Outcome>::done(outcome);
}
/// A rule that may have ended at once needs no frame of its own.
Rule<effects::Outcome> after(Table& t, Rule<> rule);

}  // namespace tavola::arkham
