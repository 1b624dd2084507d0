// What verbs do to what investigators have: cards given up by their price, passed on or kept for a
// price, Clues bought, sliders set.
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/encounter_losses.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/sliders.h"
#include "games/arkham/rules/phases/setup.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

Rule<Outcome> cards_to_box(Table& t, Call verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    co_await return_cards_to_box(t, verb.context.seat, class_of(verb.noun(0, i)),
                                 verb.entry_amount(0, i), verb.context.rule);
  co_return 1;
}

/// The card that an encounter becomes for the reader who keeps it.
CardNumber kept_by(std::uint16_t text) {
  const auto& kept = content().kept_encounters;
  const auto found = std::ranges::find(kept, text, &KeptEncounter::text);
  return found == kept.end() ? kNoCard : found->card;
}

Outcome pass(Table& t, const Call& verb, bool from_reader) {
  const Seat reader = verb.context.seat;
  const effects::Members chosen = verb.members(1);
  for (int i = 0; i < chosen.size(); ++i) {
    const auto other = static_cast<Seat>(chosen[i]);
    pass_clues(t, from_reader ? reader : other, from_reader ? other : reader,
               verb.entry_amount(0, 0), verb.context.rule);
  }
  return chosen.empty() ? 0 : 1;
}

/// Sanity lost as to a monster with that ability, or Stamina.
Rule<> suffer(Table& t, Seat who, int ability, int points, Citation rule) {
  const State& s = t.state;
  if (ability == kNightmarish) {
    if (has_trait(s, who, Trait::kNoNightmarish)) return Rule<>::done();
    return lose(t, who, points, 0, LossCause::kNightmarish, rule);
  }
  if (has_trait(s, who, Trait::kNoOverwhelming)) return Rule<>::done();
  return lose(t, who, 0, points, LossCause::kOverwhelming, rule);
}

void sliders_to_first_stop(Table& t, Seat who, Citation rule) {
  for (int track = 0; track < kTracks; ++track)
    if (t.state.investigators[who].stops[track] > 0)
      set_slider(t, who, track, nearest_stop(t.state, who, track, 0), rule);
}

void reduce_spell_cost(Table& t, int amount) {
  Loss& cost = t.state.loss;
  cost.sanity = static_cast<std::uint8_t>(cost.sanity - std::min<int>(cost.sanity, amount));
}

std::optional<Rule<Outcome>> perform_on_belongings(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardExtreme:
      return after(t, discard_by_price(t, who, class_of(verb.noun(1)), verb.noun(0) == 0, rule));
    case CardVerb::kBuyAny:
      return after(t, buy_any_clues(t, who, verb.amount(1), verb.noun(2) == kMoneyNoun, rule));
    case CardVerb::kKeepAtMost:
      keep_only_clues(t, who, verb.amount(0), rule);
      return finished();
    case CardVerb::kCardsToBox:
      return cards_to_box(t, verb);
    case CardVerb::kFriendToBox: {
      const int number = find_card(t.state, who, verb.noun(0));
      if (number >= 0) to_box(t, who, number, rule);
      return finished(number >= 0 ? 1 : 0);
    }
    case CardVerb::kKeepCard: {
      const CardNumber card = kept_by(verb.context.source);
      return finished(card != kNoCard && take_named(t, who, card, rule) ? 1 : 0);
    }
    case CardVerb::kDiscardAny:
      return after(t, discard_any_for_clues(t, who, class_of(verb.noun(0)), rule));
    case CardVerb::kSaveItems:
      return after(t, save_items(t, who, verb.amount(0), verb.amount(2), rule));
    case CardVerb::kSearchToBuyFor: {
      bool common = false;
      bool unique = false;
      for (int i = 0; i < verb.nouns(0); ++i)
        (verb.noun(0, i) == kCommonNoun ? common : unique) = true;
      return after(
          t, search_to_buy_for(t, who, common, unique, static_cast<Price>(verb.noun(1)), rule));
    }
    case CardVerb::kGive:
      return finished(pass(t, verb, true));
    case CardVerb::kTakeFrom:
      return finished(pass(t, verb, false));
    case CardVerb::kSwapSkills: {
      const effects::Members chosen = verb.members(0);
      if (chosen.empty()) return finished(0);
      return after(t, swap_skills(t, who, static_cast<Seat>(chosen[0]), rule));
    }
    case CardVerb::kSuffer:
      return after(t, suffer(t, who, verb.noun(0), verb.amount(1), rule));
    case CardVerb::kReduceCost:
      reduce_spell_cost(t, verb.amount(0));
      return finished();
    case CardVerb::kWaiveCost:
      reduce_spell_cost(t, effects::kEverything);
      return finished();
    case CardVerb::kSlidersLeft:
      sliders_to_first_stop(t, who, rule);
      return finished();
    case CardVerb::kSetSliders:
      return after(t, set_sliders(t, who, rule));
    default:
      return std::nullopt;
  }
}

bool has_cards(const State& s, Seat who, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    if (amount_of(s, who, verb.noun(0, i)) < verb.entry_amount(0, i)) return false;
  return true;
}

std::optional<bool> possible_on_belongings(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardExtreme:
      return can_discard_by_price(s, who, class_of(verb.noun(1)));
    case CardVerb::kCardsToBox:
      return has_cards(s, who, verb);
    case CardVerb::kDiscardAny:
      return amount_of(s, who, verb.noun(0)) > 0;
    case CardVerb::kBuyAny:
      return amount_of(s, who, verb.noun(2)) >= verb.amount(1);
    case CardVerb::kSwapSkills:
      return amount_of(s, who, kSkillNoun) > 0;
    case CardVerb::kReduceCost:
    case CardVerb::kWaiveCost:
      return s.loss.who == who && s.loss.sanity > 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfBelongings{perform_on_belongings, possible_on_belongings};

}  // namespace tavola::arkham
