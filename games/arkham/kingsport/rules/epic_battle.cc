// The Epic Battle: after each Upkeep of the Final Battle a card is drawn, and its steps are carried
// out in written order; nobody attacks whom it does not name. Eight green cards come before eight
// red ones, and three plots of the Ancient One wait for a card that calls for one. When all cards
// are through, the rounds are those of every Final Battle. (KH-021 to KH-035)
#include "games/arkham/kingsport/rules/epic_battle.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

using EpicDeck = Deck<std::uint8_t, kMostTableDeck>;

/// The cards that are left of the colour on top: red ones only when no green one is left. Either
/// lie in no order, so this is as good as green ones shuffled and put on red ones. KH-024 to KH-026
EpicDeck on_top(const EpicDeck& deck) {
  EpicDeck green;
  for (const std::uint8_t card : deck.cards())
    if (!table_card(card).red) green.add(card);
  return green.empty() ? deck : green;
}

std::uint8_t draw_epic_card(Table& t) {
  EpicDeck& deck = table_deck(t.state, TableCardKind::kEpicBattle);
  EpicDeck top = on_top(deck);
  const std::uint8_t card = t.draw(top, DeckId::kEpicBattles);
  deck.take(card);
  return card;
}

/// A card is turned up, does what it says, and goes. Whoever reads it may be gone by then.
Rule<> turn_up(Table& t, std::uint8_t card, Citation rule) {
  enter_play(t, card, rule);
  const Seat reader = next_in_order(t.state, kNone);
  const int done = co_await carry_out(t, reader, table_card(card).source,
                                      rule_of_effect(table_card(card).source, kNone, rule));
  static_cast<void>(done);
  leave_play(t, card, rule);
}

void clear(EpicDeck& deck) { deck = EpicDeck(); }

int still_fighting(const State& s) {
  int count = 0;
  for (Seat who = 0; who < s.seats; ++who) count += in_play(s, who) ? 1 : 0;
  return count;
}

}  // namespace

void lay_out_epic_battle(Table& t) {
  State& s = t.state;
  EpicDeck& rounds = table_deck(s, TableCardKind::kEpicBattle);
  EpicDeck& plots = table_deck(s, TableCardKind::kPlot);
  const EpicDeck all_plots = plots;
  clear(plots);
  if (s.house.epic_battle == 0 || ancient_one(s).ends_the_world) {
    if (s.house.epic_battle != 0) t.applies(cites("KH-022"));
    clear(rounds);
    return;
  }
  for (const std::uint8_t card : all_plots.cards())
    if (table_card(card).ancient_one == s.ancient_one) plots.add(card);
  t.applies(cites("KH-026"));
  t.applies(cites("KH-027"));
}

bool is_epic(const State& s) {
  return !s.table_decks[static_cast<int>(TableCardKind::kEpicBattle)].empty();
}

Rule<> epic_battle(Table& t) {
  State& s = t.state;
  co_await turn_up(t, draw_epic_card(t), cites("KH-029"));
  t.applies(cites("KH-030"));
  end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfRound); });
  begin_phase(t, Phase::kBattleUpkeep);  // KH-031
}

Rule<> sinister_plot(Table& t) {
  const std::uint8_t card = draw_table_card(t, TableCardKind::kPlot);
  return card == kNone ? Rule<>::done() : turn_up(t, card, cites("KH-032"));
}

Rule<> devour_some(Table& t, int number, Citation rule) {
  State& s = t.state;
  for (; number > 0; --number) {
    t.ask(next_in_order(s, kNone), Prompt::kDevourWhom, rule, number);
    for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
      t.offer(rule, Verb::kDevourWhom, who);
    const Option chosen = co_await t.answer();
    co_await devour(t, chosen.arg<Seat>(0), Reason::kText, rule);
  }
}

Rule<> draw_masks(Table& t, Citation rule) {
  State& s = t.state;
  std::uint8_t drawn[kMostMonsters];
  int count = 0;
  int masks = 0;
  while (count < s.doom && !s.cup.empty()) {
    const std::uint8_t kind = t.draw(s.cup, DeckId::kCup);
    drawn[count++] = kind;
    masks += content().monsters[kind].mask ? 1 : 0;
    t.emit(rule, Tells::kMonsterDrawn, kind);
  }
  while (count > 0) s.cup.add(drawn[--count]);
  co_await devour_some(t, masks, rule);
}

Rule<bool> offer_treason(Table& t, Citation rule) {
  State& s = t.state;
  // Nobody can betray themselves alone.
  for (Seat who = next_in_order(s, kNone); who != kNone && still_fighting(s) > 1;
       who = next_in_order(s, who)) {
    t.ask(who, Prompt::kTreason, rule, s.ancient_one);
    t.offer(rule, Verb::kStayTrue);
    t.offer(rule, Verb::kBetray);
    const Option chosen = co_await t.answer();
    if (!chosen.is(Verb::kBetray)) continue;
    s.traitor = who;
    t.emit(rule, Tells::kTraitor, who);
    co_await eliminate(t, who, Reason::kTreason, rule);
    co_return true;
  }
  co_return false;
}

}  // namespace tavola::arkham
