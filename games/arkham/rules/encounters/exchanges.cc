#include "games/arkham/rules/encounters/exchanges.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {

Rule<> money_for_health(Table& t, Seat who, int most, Citation rule) {
  const int missing = sanity_to_gain(t.state, who) + stamina_to_gain(t.state, who);
  if (is_treated(t.state, who)) {
    co_await split_points(t, who, std::min(most, missing), rule);
    co_return;
  }
  const int up_to = std::min({most, spendable_money(t.state, who), missing});
  t.ask(who, Prompt::kSpendUpTo, rule, up_to);
  for (int n = 0; n <= up_to; ++n) t.offer(rule, Verb::kSpendUpTo, n);
  const Option chosen = co_await t.answer();
  const int paid = chosen.arg(0);
  if (paid == 0) co_return;
  co_await pay_money(t, who, paid, rule);
  co_await split_points(t, who, paid, rule);
}

Rule<> sanity_for_clues(Table& t, Seat who, int most, Citation rule) {
  const int up_to = std::min<int>(most, t.state.investigators[who].sanity);
  t.ask(who, Prompt::kSpendUpTo, rule, up_to);
  for (int n = 0; n <= up_to; ++n) t.offer(rule, Verb::kSpendUpTo, n);
  const Option chosen = co_await t.answer();
  const int paid = chosen.arg(0);
  if (paid == 0) co_return;
  // The last of it may be spent: what it buys comes first, then insanity. AH-309
  take_off(t, who, paid, 0, rule);
  t.applies(cites("AH-380"));
  gain_clues(t, who, paid, rule);
  co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  co_await settle_harm(t, who);
}

Rule<> split_points(Table& t, Seat who, int points, Citation rule) {
  const int sanity = sanity_to_gain(t.state, who);
  const int stamina = stamina_to_gain(t.state, who);
  // What would go beyond a maximum is no choice: it is lost wherever it goes. AH-321
  const int least = std::min(std::max(points - stamina, 0), sanity);
  t.ask(who, Prompt::kSplit, rule, points);
  for (int n = least; n <= std::min(points, sanity); ++n)
    t.offer(rule, Verb::kSplit, n, std::min(points - n, stamina));
  const Option chosen = co_await t.answer();
  if (chosen.arg(0) > 0) gain_sanity(t, who, chosen.arg(0), rule);
  if (chosen.arg(1) > 0) gain_stamina(t, who, chosen.arg(1), rule);
}

int points_to_turn(const State& s, Seat who, bool sanity) {
  const Investigator& self = s.investigators[who];
  return std::min({focus_of(s, who), static_cast<int>(sanity ? self.sanity : self.stamina),
                   sanity ? stamina_to_gain(s, who) : sanity_to_gain(s, who)});
}

Rule<> turn_points(Table& t, Seat who, bool sanity, Citation rule) {
  const int up_to = points_to_turn(t.state, who, sanity);
  t.ask(who, Prompt::kSpendUpTo, rule, up_to);
  for (int n = 1; n <= up_to; ++n) t.offer(rule, Verb::kSpendUpTo, n);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  const int points = chosen.arg(0);
  take_off(t, who, sanity ? points : 0, sanity ? 0 : points, rule);
  if (sanity)
    gain_stamina(t, who, points, rule);
  else
    gain_sanity(t, who, points, rule);
  co_await settle_harm(t, who);
}

// ---- something good -----------------------------------------------------------------------------

namespace {

/// An office, a membership or a Retainer; a loan is nothing good.
constexpr unsigned kGoodSpecials = kRetainer | kMembership | kDeputy;

bool is_good(const Card& card) {
  return belongs(card, ItemClass::kItem) || card.type == CardType::kSkill ||
         card.type == CardType::kAlly || card.kind == SpecialKind::kBenefit;
}

}  // namespace

bool has_something_good(const State& s, Seat who) {
  const Investigator& self = s.investigators[who];
  if (self.luck == Luck::kBlessed || (self.special & kGoodSpecials) != 0) return true;
  return std::ranges::any_of(held(s, who), [](const Possession& p) { return is_good(card_of(p)); });
}

Rule<> discard_something_good(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Investigator& self = s.investigators[who];
  t.ask(who, Prompt::kGiveUp, rule);
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (is_good(card_of(possession)) && first_alike(s, who, number))
      t.offer(rule, Verb::kLoseItem, number, possession.card);
  }
  for (const SpecialCard special : {kRetainer, kMembership, kDeputy})
    if ((self.special & special) != 0) t.offer(rule, Verb::kGiveUp, special);
  if (self.luck == Luck::kBlessed) t.offer(rule, Verb::kGiveUpBlessing);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kLoseItem)) {
    discard(t, who, chosen.arg(0), rule);
  } else if (chosen.is(Verb::kGiveUp)) {
    lose_special(t, who, chosen.arg<SpecialCard>(0), rule);
  } else {
    s.investigators[who].luck = Luck::kNeither;
    t.emit(rule, Tells::kBlessingLost, who);
  }
}

}  // namespace tavola::arkham
