#include "games/arkham/cards/more_verbs.h"

namespace tavola::arkham {

std::span<const VerbsOfSubject> more_verbs() {
  static const VerbsOfSubject kAll[] = {
      kVerbsOfLosses,     kVerbsOfCards,    kVerbsOfJourneys, kVerbsOfGates,     kVerbsOfChecks,
      kVerbsOfBelongings, kVerbsOfPlaces,   kVerbsOfYellow,   kVerbsOfPharaoh,   kVerbsOfDealings,
      kVerbsOfBoard,      kVerbsOfMonsters, kVerbsOfMythos,   kVerbsOfKingsport, kVerbsOfMuseum};
  return kAll;
}

}  // namespace tavola::arkham
