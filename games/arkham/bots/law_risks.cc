#include "games/arkham/bots/law_risks.h"

#include "games/arkham/bots/odds.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {

double cost_of_patrol(const State& s, Seat who) {
  if (has_trait(s, who, Trait::kNeverArrested)) return 0;
  const double caught =
      1 - chance(s.investigators[who].luck, skill_value(s, who, Skill::kSneak), 1);
  return caught * w.arrest;
}

double worth_of_special(const Card& card) {
  switch (card.kind) {
    case SpecialKind::kBenefit:
      return w.benefit;
    case SpecialKind::kDetriment:
      return -w.detriment;
    case SpecialKind::kBarred:
      return -w.barred;
    case SpecialKind::kMagicalEffect:
    case SpecialKind::kPlain:
      break;
  }
  return w.price * (1 + card.price);
}

}  // namespace tavola::arkham
