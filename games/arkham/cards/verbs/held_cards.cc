// What texts do to cards that an investigator has: discarded, exhausted, worn out, sold; and to the
// special cards. (AH-330, AH-382)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/environment.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

// ---- this card ----------------------------------------------------------------------------------

/// "discard this", "return this to the box": a card, the environment, or an item on the board.
Rule<Outcome> put_away_this(Table& t, const Context& context, bool into_box) {
  const State& s = t.state;
  // Its reader may hold another copy of what lies on the board.
  if (!into_box && laid_item_speaks(s, context.source)) {
    discard_laid_item(t, context.rule);
    return finished();
  }
  const int number = in_play(s, context.seat) ? this_card(s, context) : -1;
  if (number < 0 && is_environment(s, context.source)) {
    discard_environment(t, context.rule);
    return finished();
  }
  if (number < 0) return finished(0);
  if (into_box)
    to_box(t, context.seat, number, context.rule);
  else
    discard(t, context.seat, number, context.rule);
  return finished();
}

void exhaust_this(Table& t, const Context& context) {
  if (const int number = this_card(t.state, context); number >= 0)
    exhaust(t, context.seat, number, context.rule);
  else if (const int at = ready_lying(t.state, context.source); at >= 0)
    exhaust_lying(t, at, context.rule);
}

/// "when 3 tokens here: discard this"
bool worn_out(const Possession& possession) {
  const Statements& statements = content().statements[card_of(possession).source];
  return std::ranges::any_of(statements.triggers, [&](const Trigger& trigger) {
    if (trigger.moment != CardMoment::kTokens) return false;
    return trigger.number == 0 ? possession.tokens == 0 : possession.tokens >= trigger.number;
  });
}

bool is_text_of_rumor(const State& s, std::uint16_t source) {
  if (s.rumor == kNone) return false;
  const MythosCard& card = content().mythos[s.rumor];
  return source == card.source || source == card.ongoing || source == card.price ||
         source == card.pass || source == card.fail;
}

void put_tokens(Table& t, const Context& context, int number) {
  State& s = t.state;
  const int card = this_card(s, context);
  if (card < 0) {
    // A possession that has been lost meanwhile takes none.
    if (is_text_of_rumor(s, context.source)) add_rumor_tokens(t, number, context.rule);
    return;
  }
  Possession& possession = held(s, context.seat)[static_cast<std::size_t>(card)];
  if (number < 0 && possession.tokens == 0) return;  // it has not been laid down yet
  possession.tokens = static_cast<std::uint8_t>(std::max(0, possession.tokens + number));
  t.emit(context.rule, Tells::kCardTokens, context.seat, possession.card, possession.tokens);
  if (worn_out(possession)) discard(t, context.seat, card, context.rule);
}

/// How many tokens lie on this card, or on the Rumor.
int tokens_on_this(const State& s, const Context& context) {
  const int number = this_card(s, context);
  return number < 0 ? s.rumor_tokens
                    : held(s, context.seat)[static_cast<std::size_t>(number)].tokens;
}

bool this_is_ready(const State& s, const Context& context) {
  const int number = this_card(s, context);
  if (number < 0) return ready_lying(s, context.source) >= 0;
  return is_ready(held(s, context.seat)[static_cast<std::size_t>(number)]);
}

// ---- other cards --------------------------------------------------------------------------------

Rule<Outcome> discard_title(Table& t, Seat who, CardNumber card, Citation rule) {
  const int number = find_card(t.state, who, card);
  if (number >= 0) discard(t, who, number, rule);
  return finished(number >= 0 ? 1 : 0);
}

void risk_items(Table& t, const Context& context) {
  State& s = t.state;
  const Seat who = context.seat;
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (!belongs(card_of(possession), ItemClass::kItem) || is_kept(s, who, possession))
      continue;  // AH-330
    const int die = t.roll(6);
    const bool success = die >= success_from(s, who);
    t.emit(context.rule, Tells::kRollsFor, who, die,
           held(s, who)[static_cast<std::size_t>(number)].card, success);
    t.applies(cites("AH-271"));
    if (!success) discard(t, who, number, context.rule);
  }
}

/// The Great Seal, laid on the location that its holder has sealed.
Rule<Outcome> lay_this_on(Table& t, const Call& verb) {
  const Members chosen = verb.members(0);
  const int number = this_card(t.state, verb.context);
  if (chosen.empty() || number < 0) return finished(0);
  lay_great_seal(t, verb.context.seat, number, static_cast<Area>(chosen[0]), verb.context.rule);
  return finished();
}

// ---- special cards ------------------------------------------------------------------------------

bool gain_special_by_text(Table& t, Seat who, int special, Citation rule) {
  if (special == kBankLoan) return take_loan(t, who, rule);
  return gain_special(t, who, static_cast<SpecialCard>(special), rule);
}

/// A Blessing and a Curse are among them.
void lose_special_by_text(Table& t, Seat who, int special, Citation rule) {
  if (special != kCurseNoun && special != kBlessingNoun)
    return lose_special(t, who, static_cast<SpecialCard>(special), rule);
  const Luck lost = special == kCurseNoun ? Luck::kCursed : Luck::kBlessed;
  if (t.state.investigators[who].luck == lost) lose_luck(t, who, rule);
}

bool can_gain_special(const State& s, Seat who, int special) {
  if (special == kBankLoan) return may_take_loan(s, who);
  return (s.investigators[who].special & special) == 0;
}

bool can_lose_special(const State& s, Seat who, int special) {
  const Investigator& investigator = s.investigators[who];
  if (special == kBlessingNoun) return investigator.luck == Luck::kBlessed;
  if (special == kCurseNoun)
    return investigator.luck == Luck::kCursed && !has_trait(s, who, Trait::kCurseStays);
  return (investigator.special & special) != 0;
}

// ---- verbs --------------------------------------------------------------------------------------

std::optional<Rule<Outcome>> perform_on_held_cards(Table& t, const Call& verb) {
  const State& s = t.state;
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardThis:
      return put_away_this(t, context, false);
    case CardVerb::kBoxThis:
      return put_away_this(t, context, true);
    case CardVerb::kExhaustThis:
      exhaust_this(t, context);
      return finished();
    case CardVerb::kAddToken:
      put_tokens(t, context, verb.amount(0));
      return finished();
    case CardVerb::kRemoveToken:
      put_tokens(t, context, -verb.amount(0));
      return finished();
    case CardVerb::kLayOn:
      return lay_this_on(t, verb);
    case CardVerb::kDiscardTitle:
      return discard_title(t, who, in_edition(s, verb.noun(0)), rule);
    case CardVerb::kRemoveAlly:
      ally_leaves(t, rule);
      return finished();
    case CardVerb::kRiskItems:
      risk_items(t, context);
      return finished();
    case CardVerb::kSell:
      return after(
          t, sell_card(t, who, type_of(verb.noun(0)), static_cast<Price>(verb.noun(1)), rule));
    case CardVerb::kGainSpecial:
      return finished(gain_special_by_text(t, who, verb.noun(0), rule) ? 1 : 0);
    case CardVerb::kLoseSpecial:
      lose_special_by_text(t, who, verb.noun(0), rule);
      return finished();
    case CardVerb::kTakeOffice:
      return finished(take_office(t, who, verb.noun(0), rule) ? 1 : 0);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_held_cards(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardThis:
      return this_card(s, verb.context) >= 0 || is_environment(s, verb.context.source);
    case CardVerb::kExhaustThis:
      return this_is_ready(s, verb.context);
    case CardVerb::kRemoveToken:
      return tokens_on_this(s, verb.context) >= verb.amount(0);
    case CardVerb::kDiscardTitle:
      return find_card(s, who, in_edition(s, verb.noun(0))) >= 0;
    case CardVerb::kSell:
      return can_sell(s, who, type_of(verb.noun(0)));
    case CardVerb::kGainSpecial:
      return can_gain_special(s, who, verb.noun(0));
    case CardVerb::kLoseSpecial:
      return can_lose_special(s, who, verb.noun(0));
    case CardVerb::kTakeOffice:
      return office_is_free(s, verb.noun(0));
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfHeldCards{perform_on_held_cards, possible_on_held_cards};

}  // namespace tavola::arkham
