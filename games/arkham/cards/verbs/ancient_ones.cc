// What the cards of the Epic Battle, Ancient Ones, heralds and guardians do. (AH-439, KH-140)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/epic_battle.h"
#include "games/arkham/kingsport/rules/guardians.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/final_battle/final_battle.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/tokens.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Outcome;

Rule<Outcome> treason(Table& t, Citation rule) {
  const bool betrayed = co_await offer_treason(t, rule);
  co_return betrayed ? 1 : 0;
}

/// A marker of that kind, out of the cup or from wherever in town one is. AH-439: no Horror check
Rule<Outcome> duel(Table& t, Context context, std::uint8_t kind) {
  State& s = t.state;
  int slot = kMonsterSlots;
  if (s.cup.take(kind)) {
    slot = first_free_slot(s);
    s.monsters.put(slot, {kind, kMet});
  } else {
    const SlotSet others = slots_at_large(s) & monsters_of(s, MonsterKindSet::only(kind));
    if (others.empty()) co_return 0;
    slot = others.first();
  }
  const Met how = co_await fight_to_the_death(t, context.seat, slot, context.rule);
  co_return how == Met::kDefeated ? 1 : 0;
}

Rule<> lower_maximums(Table& t, Seat who, int number, Citation rule) {
  if (number <= 0) co_return;
  t.ask(who, Prompt::kShareMaximum, rule, number);
  for (int sanity = 0; sanity <= number; ++sanity)
    t.offer(rule, Verb::kShareMaximum, sanity, number - sanity);
  const Option chosen = co_await t.answer();
  co_await lower_maximum(t, who, chosen.arg(0), chosen.arg(1), rule);
}

/// One Ally of anybody's goes out of the game, as the group chooses. KH-140
Rule<> give_up_an_ally(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.ask(who, Prompt::kWhichAllyGoes, rule);
  for (Seat owner = next_in_order(s, kNone); owner != kNone; owner = next_in_order(s, owner))
    for (int number = 0; number < static_cast<int>(held(s, owner).size()); ++number) {
      const Possession& possession = held(s, owner)[static_cast<std::size_t>(number)];
      if (card_of(possession).type == CardType::kAlly)
        t.offer(rule, Verb::kGiveUpAlly, owner, number, possession.card);
    }
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  to_box(t, chosen.arg<Seat>(0), chosen.arg(1), rule);
  drop_to_maximum(t, chosen.arg<Seat>(0));
}

bool anybody_has_an_ally(const State& s) {
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who))
    if (count_of(s, who, ItemClass::kAlly) > 0) return true;
  return false;
}

std::optional<Rule<Outcome>> perform_of_ancient_ones(Table& t, const Call& verb) {
  State& s = t.state;
  const Context& context = verb.context;
  const Seat who = context.seat;
  const Citation rule = context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kAttack:
      return after(t, investigator_attacks(t, who));
    case CardVerb::kAncientAttacks:
      return after(t, ancient_one_attacks(t));
    case CardVerb::kPlot:
      return after(t, sinister_plot(t));
    case CardVerb::kDevourSome:
      return after(t, devour_some(t, verb.amount(0), rule));
    case CardVerb::kTreason:
      return treason(t, rule);
    case CardVerb::kMaskDraw:
      return after(t, draw_masks(t, rule));
    case CardVerb::kLowerSplit:
      return after(t, lower_maximums(t, who, verb.amount(0), rule));
    case CardVerb::kDuel:
      return duel(t, context, static_cast<std::uint8_t>(verb.noun(0)));
    case CardVerb::kBoxAnAlly:
      return after(t, give_up_an_ally(t, who, rule));
    case CardVerb::kBroodToDoom:
      brood_to_doom(t, who, rule);
      return finished();
    case CardVerb::kDrawVision:
      return after(t, draw_vision(t, who, rule));
    case CardVerb::kDrawNodens:
      draw_blessing_of_nodens(t, who, rule);
      return finished();
    case CardVerb::kBanishSymbol:
      return after(t, banish_symbol(t, who, rule));
    case CardVerb::kTurnFailure:
      s.check.passes = 1;
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_of_ancient_ones(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kBoxAnAlly:
      return anybody_has_an_ally(s);
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfAncientOnes{perform_of_ancient_ones, possible_of_ancient_ones};

}  // namespace tavola::arkham
