#include "games/arkham/bots/play_costs.h"

#include "games/arkham/bots/weights.h"
#include "games/arkham/rules/board/table_cards.h"

namespace tavola::arkham {

double cost_of_table_cards(const State& s) {
  double cost = 0;
  for (int i = 0; i < s.lying_count; ++i) {
    if ((s.lying[i].marks & kTableCardFaceDown) != 0) continue;
    switch (table_card(s.lying[i].card).kind) {
      case TableCardKind::kBlight:
        cost += w.blight;
        break;
      case TableCardKind::kCondition:
        cost -= w.condition;
        break;
      default:
        break;
    }
  }
  return cost;
}

double play_in_a_turn(const State& s) {
  const int to_come = s.table_decks[static_cast<int>(TableCardKind::kAct)].size();
  if (to_come == 0 || s.mythos.empty()) return 0;
  int beginnings = 0;
  for (const std::uint8_t card : s.mythos.cards())
    beginnings += content().mythos[card].acts ? 1 : 0;
  return 1.0 * beginnings / s.mythos.size() / to_come;
}

}  // namespace tavola::arkham
