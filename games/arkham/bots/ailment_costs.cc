#include "games/arkham/bots/ailment_costs.h"

#include <algorithm>

#include "games/arkham/bots/odds.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/game.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

/// The chance that the next card is one that the investigator holds already. DH-009
double chance_of_twin(const State& s, Seat who, CardType type) {
  const auto& deck = s.minor_decks[minor_number(type)];
  int twins = 0;
  for (const Possession& possession : held(s, who))
    if (card_of(possession).type == type) twins += deck.count(possession.card);
  return deck.empty() ? 0 : 1.0 * twins / deck.size();
}

/// What half of the items and Clues are worth, rounded as AH-324 has it.
double half_of_everything(const State& s, Seat who) {
  constexpr int kForASeal = 5;
  const int clues = s.investigators[who].clues;
  const int kept = clues - clues / 2;
  const int items_lost = count_of(s, who, ItemClass::kItem) / 2;
  return w.clues * (std::min(clues, kForASeal) - std::min(kept, kForASeal)) / kForASeal +
         w.lost_item * items_lost;
}

}  // namespace

// Each weighs more than the one before: it may be the twin of one of them.
double cost_of_ailments(int number) {
  return number * (w.ailment + 0.5 * w.further_ailment * (number - 1));
}

bool better_an_ailment(const State& s, Seat who, bool insane) {
  const int number = ailments(s, who);
  const int most = insane ? maximum_sanity(s, who) : maximum_stamina(s, who);
  const double cured = worth_of_health(most) - worth_of_health(1);
  const double twin =
      chance_of_twin(s, who, insane ? CardType::kMadness : CardType::kInjury) * w.devoured;
  return cured + half_of_everything(s, who) >
         cost_of_ailments(number + 1) - cost_of_ailments(number) + twin;
}

bool better_retired(const State& s, Seat who) {
  State without = s;
  without.investigators[who].standing = Standing::kRetired;
  return Arkham::evaluate(without, who) > Arkham::evaluate(s, who);
}

}  // namespace tavola::arkham
