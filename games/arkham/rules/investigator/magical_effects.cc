// Refreshing in Upkeep. Some spells may stay exhausted, so that their Magical Effects last, and a
// Blight lets nobody refresh more than one card. (AH-061, KY-017, KY-018)
#include "games/arkham/rules/investigator/magical_effects.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/refreshing.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

Possession& card_at(State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}

bool to_be_refreshed(const Possession& possession) {
  return !is_ready(possession) && (possession.marks & kStaysExhausted) == 0 &&
         !card_of(possession).refresh_priced;
}

/// Of several exhausted cards the owner chooses so many, and pays for those that have a price; the
/// others stay as they are.
Rule<> choose_refreshed(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  int exhausted = 0;
  for (const Possession& possession : held(s, who)) exhausted += to_be_refreshed(possession);
  if (exhausted <= number && !could_pay_for_refreshing(s, who)) co_return;
  for (; number > 0; --number) {
    t.ask(who, Prompt::kRefreshWhich, rule, number);
    for (int i = 0; i < static_cast<int>(held(s, who).size()); ++i)
      if (to_be_refreshed(card_at(s, who, i)) && first_alike(s, who, i))
        t.offer(rule, Verb::kRefreshOne, i, card_at(s, who, i).card);
    offer_priced(t, who);
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    if (chosen.is(Verb::kRefresh))
      co_await refresh_for_price(t, who, chosen);
    else
      card_at(s, who, chosen.arg(0)).marks &= static_cast<std::uint8_t>(~kExhausted);
  }
  for (Possession& possession : held(s, who))
    if (to_be_refreshed(possession)) possession.marks |= kStaysExhausted;
}

Rule<> refresh_by_choice(Table& t, Seat who, int most, Citation rule) {
  State& s = t.state;
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number)
    if (!is_ready(card_at(s, who, number))) co_await before_refreshing(t, who, number);
  if (!in_play(s, who)) co_return;
  s.focus_spent = 0;
  if (most > 0) co_await choose_refreshed(t, who, most, rule);
  const std::uint8_t spent = s.focus_spent;
  refresh(t, who, rule);
  s.focus_spent = spent;
  end_magical_effects(t, who);
}

}  // namespace

Rule<> refresh_cards(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  const int most = bonus(s, who, Bonus::kRefreshedCards);
  if (most > 0 || has(s.own[who].triggers, static_cast<int>(CardMoment::kRefresh)))
    return refresh_by_choice(t, who, most, rule);
  refresh(t, who, rule);
  end_magical_effects(t, who);
  return Rule<>::done();
}

void keep_exhausted(State& s, Seat who, int number) {
  card_at(s, who, number).marks |= kStaysExhausted;
}

void end_magical_effects(Table& t, Seat who) {
  State& s = t.state;
  if (!holds_any(s, who, ItemClass::kMagicalEffect)) return;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    if (number >= static_cast<int>(held(s, who).size())) continue;  // gone with the one before
    const CardNumber effect = card_at(s, who, number).card;
    const Card& card = content().cards[effect];
    if (card.kind != SpecialKind::kMagicalEffect) continue;
    int beyond = 0;  // effects of this kind for which no copy of the spell is at work
    for (const Possession& possession : held(s, who))
      beyond += int{possession.card == effect} -
                int{possession.card == card.spell && !is_ready(possession)};
    if (beyond <= 0) continue;
    discard(t, who, number, cites("KY-017"));
    drop_to_maximum(t, who);
  }
}

}  // namespace tavola::arkham
