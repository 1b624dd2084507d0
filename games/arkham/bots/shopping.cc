#include "games/arkham/bots/shopping.h"

#include <algorithm>

#include "games/arkham/bots/situation.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {

// Boxes bring other Unique Items, and signs that have been bought do not come back.
double chance_of_sign_in_shop(const State& s) {
  constexpr int kShown = 3;
  const int signs = s.unique_items.count(content().elder_sign);
  double none = 1;
  for (int card = 0; card < kShown && card < s.unique_items.size(); ++card)
    none *=
        std::max(0, s.unique_items.size() - signs - card) / (1.0 * s.unique_items.size() - card);
  return 1 - none;
}

double Judged::shopping() const {
  constexpr int kPrice = 5;  // of an Elder Sign
  if (i->money < kPrice || closed(*s, content().curiositie_shoppe)) return 0;
  return on_the_way(content().curiositie_shoppe, now->of_shopping);
}

}  // namespace tavola::arkham
