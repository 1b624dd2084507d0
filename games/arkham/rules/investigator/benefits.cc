// Benefits and Detriments: each exists once. A Benefit that another investigator holds may be taken
// from there, a Detriment must be. (DP-014 to DP-017, KY-017)
#include "games/arkham/rules/investigator/benefits.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

Seat holder_of(const State& s, CardNumber card) {
  for (Seat who = 0; who < s.seats; ++who)
    if (find_card(s, who, card) >= 0) return who;
  return kNone;
}

void take_over(Table& t, Seat who, Seat holder, CardNumber card, Citation rule) {
  State& s = t.state;
  put_possession(s, who, take_possession(s, holder, find_card(s, holder, card)));
  t.emit(rule, Tells::kTakesFrom, who, card, holder);
}

/// Nobody is forced to take a Benefit away from another. DP-015
Rule<bool> takes_benefit(Table& t, Seat who, Seat holder, CardNumber card) {
  t.ask(who, Prompt::kTakeFrom, cites("DP-015"), card, holder);
  t.offer(cites("DP-015"), Verb::kTakeFrom, card, holder);
  t.offer(cites("DP-015"), Verb::kLeaveWith, card, holder);
  const Option chosen = co_await t.answer();
  co_return chosen.is(Verb::kTakeFrom);
}

bool is_mark(const Possession& possession) {
  const SpecialKind kind = card_of(possession).kind;
  return kind == SpecialKind::kBenefit || kind == SpecialKind::kDetriment;
}

}  // namespace

bool in_its_pile(const State& s, CardNumber card) {
  int gone = s.boxed[card];
  for (Seat who = 0; who < s.seats; ++who)
    for (const Possession& possession : held(s, who)) gone += possession.card == card;
  return gone < content().cards[card].copies;
}

Rule<> take_special_card(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  const SpecialKind kind = content().cards[card].kind;
  // Of a spell that somebody holds twice each copy has an effect of its own. KY-017
  if (kind != SpecialKind::kMagicalEffect && find_card(s, who, card) >= 0) co_return;
  if (in_its_pile(s, card)) {
    put_possession(s, who, {card, 0, 0});
    t.emit(kind == SpecialKind::kMagicalEffect ? rule : cites("DP-017"), Tells::kCardGained, who,
           card);
  } else {
    const Seat holder = holder_of(s, card);
    if (holder == kNone || kind == SpecialKind::kMagicalEffect) co_return;
    if (kind == SpecialKind::kBenefit) {
      const bool taken = co_await takes_benefit(t, who, holder, card);
      if (!taken) co_return;
    }
    take_over(t, who, holder, card,
              kind == SpecialKind::kBenefit ? cites("DP-015") : cites("DP-016"));
    drop_to_maximum(t, holder);
  }
  if (maximum_sanity(s, who) == 0 || maximum_stamina(s, who) == 0) {
    co_await devour(t, who, Reason::kMaximum, cites("AH-339"));
    co_return;
  }
  drop_to_maximum(t, who);
  co_await on_taking(t, who, card, rule);
}

bool has_detriment(const State& s, Seat who) {
  for (const Possession& possession : held(s, who))
    if (card_of(possession).kind == SpecialKind::kDetriment) return true;
  return false;
}

Rule<> discard_detriment(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  t.ask(who, Prompt::kLoseItems, rule, 1);
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (card_of(possession).kind == SpecialKind::kDetriment)
      t.offer(rule, Verb::kLoseItem, number, possession.card);
  }
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  discard(t, who, chosen.arg(0), rule);
}

void discard_detriments(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number)
    if (card_of(held(s, who)[static_cast<std::size_t>(number)]).kind == SpecialKind::kDetriment)
      discard(t, who, number, rule);
}

void discard_benefits_and_detriments(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number)
    if (is_mark(held(s, who)[static_cast<std::size_t>(number)])) discard(t, who, number, rule);
  drop_to_maximum(t, who);
}

}  // namespace tavola::arkham
