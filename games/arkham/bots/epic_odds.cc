#include "games/arkham/bots/epic_odds.h"

#include <algorithm>

#include "games/arkham/bots/weights.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/epic_battle.h"
#include "games/arkham/rules/board/table_cards.h"

namespace tavola::arkham {

double rounds_of_attack(const State& s, double standing) {
  if (!is_epic(s)) return standing;
  int green = 0;
  int red = 0;
  for (const std::uint8_t card :
       s.table_decks[static_cast<int>(TableCardKind::kEpicBattle)].cards())
    ++(table_card(card).red ? red : green);
  // The card that ends it all lies anywhere among the red ones.
  return std::min(w.epic_attacks * standing, w.epic_attacks * (green + 0.5 * red));
}

}  // namespace tavola::arkham
