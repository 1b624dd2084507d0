// The verbs of cards that give, take away and ask to be paid. Only the files that run effects
// include this header.
#pragma once

#include "effects/host.h"
#include "games/arkham/content/phrases.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

/// The entries of a bundle added up: amounts of resources by their nouns, then of cards.
struct Bundle {
  std::int16_t amounts[kLastCardNoun + 1] = {};
  int operator[](int noun) const { return amounts[noun]; }
};
/// What a text takes away: no more than there is.
Bundle bundle_of(const State& s, const effects::Call& verb);
/// What a text asks to be paid, for which cards may stand in. AH-022, AH-378
Bundle price_of(const State& s, const effects::Call& verb);
/// How much of a resource or of cards could be paid, with what may be used in its place.
int payable(const State& s, Seat who, int noun);

/// What is lost; cards may lessen it. Not done if its owner kept what is lost by choice alone.
Rule<effects::Outcome> take_away(Table& t, Seat who, Bundle bundle, LossCause cause, Citation rule,
                                 Taking taking);
/// What is paid. A cost is not lessened, and what it brings about waits for the end of the text.
/// AH-309, AH-380
Rule<effects::Outcome> pay(Table& t, Seat who, Bundle bundle, Citation rule);
void gain(Table& t, const effects::Call& verb);
/// Whether Sanity or Stamina given by this source would be more than nothing. AH-321, AH-549
bool would_gain(const State& s, Seat who, int resource, std::uint16_t source);
void restore(Table& t, const effects::Call& verb);
/// Lessens the loss in the state by what the card of the context speaks of; of two kinds, one that
/// its owner chooses.
Rule<effects::Outcome> reduce_loss(Table& t, const effects::Context& context, int amount);

}  // namespace tavola::arkham
