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

extern const VerbsOfSubject kVerbsOfPoints;       // verbs_points.cc
extern const VerbsOfSubject kVerbsOfNewCards;     // verbs_new_cards.cc
extern const VerbsOfSubject kVerbsOfHeldCards;    // verbs_held_cards.cc
extern const VerbsOfSubject kVerbsOfGoing;        // verbs_going.cc
extern const VerbsOfSubject kVerbsOfFates;        // verbs_going.cc
extern const VerbsOfSubject kVerbsOfTown;         // verbs_town.cc
extern const VerbsOfSubject kVerbsOfDoom;         // verbs_doom.cc
extern const VerbsOfSubject kVerbsOfAncientOnes;  // verbs_ancient_ones.cc
extern const VerbsOfSubject kVerbsOfLosses;       // verbs_losses.cc
extern const VerbsOfSubject kVerbsOfCards;        // verbs_cards.cc
extern const VerbsOfSubject kVerbsOfJourneys;     // verbs_journeys.cc
extern const VerbsOfSubject kVerbsOfGates;        // verbs_gates.cc
extern const VerbsOfSubject kVerbsOfChecks;       // verbs_checks.cc
extern const VerbsOfSubject kVerbsOfBelongings;   // verbs_belongings.cc
extern const VerbsOfSubject kVerbsOfPlaces;       // verbs_places.cc
extern const VerbsOfSubject kVerbsOfDealings;     // verbs_dealings.cc
extern const VerbsOfSubject kVerbsOfBoard;        // verbs_board.cc
extern const VerbsOfSubject kVerbsOfMonsters;     // verbs_monsters.cc
extern const VerbsOfSubject kVerbsOfMythos;       // verbs_mythos.cc

extern const VerbsOfSubject kVerbsOfYellow;     // verbs_king_in_yellow.cc
extern const VerbsOfSubject kVerbsOfPharaoh;    // verbs_dark_pharaoh.cc
extern const VerbsOfSubject kVerbsOfKingsport;  // verbs_kingsport.cc
extern const VerbsOfSubject kVerbsOfMuseum;     // verbs_museum.cc

inline Rule<effects::Outcome> finished(effects::Outcome outcome = 1) {
  return Rule<effects::Outcome>::done(outcome);
}
/// A rule that may have ended at once needs no frame of its own.
Rule<effects::Outcome> after(Table& t, Rule<> rule);

}  // namespace tavola::arkham
