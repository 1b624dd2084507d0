#include "games/arkham/cards/more_verbs.h"

namespace tavola::arkham {

std::span<const VerbsOfSubject> more_verbs() {
  static const VerbsOfSubject kAll[] = {
      kVerbsOfTown,     kVerbsOfLosses,     kVerbsOfCards,    kVerbsOfJourneys, kVerbsOfGates,
      kVerbsOfChecks,   kVerbsOfBelongings, kVerbsOfPlaces,   kVerbsOfYellow,   kVerbsOfPharaoh,
      kVerbsOfDealings, kVerbsOfBoard,      kVerbsOfMonsters, kVerbsOfMythos,   kVerbsOfKingsport,
      kVerbsOfMuseum,   kVerbsOfAncientOnes};
  return kAll;
}

}  // namespace tavola::arkham
