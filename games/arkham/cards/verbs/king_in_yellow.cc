// What only cards of The King in Yellow order: yellow signs and Blights, the Acts, Magical Effects,
// and what some of its items, Spells and encounters do. (KY-005 to KY-019)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/encounters/exchanges.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/benefits.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/magical_effects.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/yellow/rules/acts.h"
#include "games/arkham/yellow/rules/blights.h"
#include "games/arkham/yellow/rules/riots.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

std::uint32_t types_for_sale(const Call& verb) {
  std::uint32_t types = 0;
  for (int i = 0; i < verb.nouns(0); ++i)
    types |= static_cast<std::uint32_t>(bit(static_cast<int>(type_of(verb.noun(0, i)))));
  return types;
}

/// A shrine, a throne or a ward, put down in the area that was chosen.
Rule<Outcome> lay_this_in(Table& t, const Call& verb) {
  const Members chosen = verb.members(0);
  const int number = this_card(t.state, verb.context);
  if (chosen.empty() || number < 0) return finished(0);
  lay_down_at(t, verb.context.seat, number, static_cast<Place>(chosen[0]), verb.context.rule);
  return finished();
}

std::optional<Rule<Outcome>> perform_of_yellow(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kYellowSign:
      return after(t, yellow_sign_on_terror_track(t, cites("KY-005")));
    case CardVerb::kYellowDoom:
      return after(t, yellow_sign_on_doom_track(t, cites("KY-005")));
    case CardVerb::kNextAct:
      return after(t, begin_next_act(t, cites("KY-014")));
    case CardVerb::kLoseGame:
      return after(t, end_game(t, Ending::kLostByCard, rule));
    case CardVerb::kRiots:
      riots_break_out(t, rule);
      return finished();
    case CardVerb::kSpecialToBox:
      no_more_deputies(t, rule);
      return finished();
    case CardVerb::kStayExhausted:
      if (const int number = this_card(s, verb.context); number >= 0)
        keep_exhausted(s, who, number);
      return finished();
    case CardVerb::kReduceRise:
      s.yellow.rise = static_cast<std::uint8_t>(std::max(0, s.yellow.rise - verb.amount(0)));
      return finished();
    case CardVerb::kCalmSurge:
      s.yellow.surge_calmed = 1;
      return finished();
    case CardVerb::kStayFound:
      s.yellow.found_way = 1;
      return finished();
    case CardVerb::kCancelHorror:
      s.fight.cancelled |= kHorrorDamage;
      return finished();
    case CardVerb::kLayHere:
      if (const int number = this_card(s, verb.context); number >= 0)
        lay_down(t, who, number, rule);
      return finished();
    case CardVerb::kLayIn:
      return lay_this_in(t, verb);
    case CardVerb::kTurnInto:
      return after(t, turn_points(t, who, verb.noun(0) == kSanityNoun, rule));
    case CardVerb::kReverseLuck:
      reverse_luck(t, who, rule);
      return finished();
    case CardVerb::kSellAny:
      return after(t,
                   sell_any(t, who, types_for_sale(verb), static_cast<Price>(verb.noun(1)), rule));
    case CardVerb::kTradeOne:
      return after(t, pass_one_item(t, who, rule));
    case CardVerb::kTradeAll:
      return after(t, trade_by_courier(t, who, rule));
    case CardVerb::kUseIt:
      return after(t, use_new_card_for_free(t, who));
    case CardVerb::kDiscardGood:
      return after(t, discard_something_good(t, who, rule));
    case CardVerb::kVaccinate:
      s.yellow.vaccinated |= static_cast<std::uint8_t>(bit(who));
      t.emit(rule, Tells::kVaccinated, who);
      return finished();
    case CardVerb::kRevealFirst:
      return finished(
          reveal_first(t, who, type_of(verb.noun(1)), class_of(verb.noun(0)), rule) ? 1 : 0);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_of_yellow(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kStayExhausted:
      return this_card(s, verb.context) >= 0;
    case CardVerb::kReduceRise:
      return s.yellow.rise > 0;
    case CardVerb::kCancelHorror:
      return fights_monster(s, who) && (s.fight.cancelled & kHorrorDamage) == 0;
    case CardVerb::kLayHere:
      return can_be_laid_down(s, who, this_card(s, verb.context));
    case CardVerb::kTurnInto:
      return points_to_turn(s, who, verb.noun(0) == kSanityNoun) > 0;
    case CardVerb::kTradeOne:
      return somebody_could_pass_an_item(s, who);
    case CardVerb::kTradeAll:
      return couriers_wait(s, who);
    case CardVerb::kUseIt:
      return new_card_is_useful(static_cast<const Table&>(table), who);
    case CardVerb::kDiscardGood:
      return has_something_good(s, who);
    case CardVerb::kVaccinate:
      return !has(s.yellow.vaccinated, who);
    case CardVerb::kReverseLuck:
      return s.investigators[who].luck != Luck::kNeither;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfYellow{perform_of_yellow, possible_of_yellow};

}  // namespace tavola::arkham
