// What only cards of Curse of the Dark Pharaoh order: Benefits and Detriments, patrols, the Ancient
// Whispers. (DP-010 to DP-017)
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/hooks.h"
#include "games/arkham/pharaoh/rules/patrols.h"
#include "games/arkham/pharaoh/rules/whispers.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/benefits.h"
#include "games/arkham/rules/investigator/condition.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

/// Those that a text about monsters in Arkham means. AH-021
SlotSet monsters_in_reach(const State& s) { return slots_in_towns(s); }

/// A monster of exactly that toughness goes to the cup, as the reader chooses.
Rule<> banish(Table& t, Call verb) {
  State& s = t.state;
  const effects::Context context = verb.context;
  const int toughness = verb.amount(0);
  t.ask(context.seat, Prompt::kMember, context.rule, context.source, verb.node());
  for (const int slot : monsters_in_reach(s))
    if (toughness_of(s, s.monsters[slot].kind) == toughness && !is_spawn(s, slot))  // DH-041
      t.offer(context.rule, Verb::kChooseMonster, context.source, verb.node(), slot,
              s.monsters[slot].kind);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  return_to_cup(t, chosen.arg(2), context.rule);
}

/// Whoever closed the gate may be in the Asylum by now: what this costs is paid first.
Rule<> seal_what_was_closed(Table& t, Seat who, Citation rule) {
  co_await place_elder_sign(t, t.state.pharaoh.just_closed, rule);
  co_await at_moment(t, who, Moment::kSealed, cites("AH-022"));
}

std::optional<Rule<Outcome>> perform_of_pharaoh(Table& t, const Call& verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kTakeMark:
      return after(t, take_special_card(t, who, verb.noun(0), rule));
    case CardVerb::kDiscardDetriment:
      return after(t, discard_detriment(t, who, rule));
    case CardVerb::kClean:
      lose_luck(t, who, rule);
      discard_benefits_and_detriments(t, who, rule);
      return finished();
    case CardVerb::kPatrol:
      return after(t, place_patrol(t, who, verb.noun(0), rule));
    case CardVerb::kWhispers:
      move_whispers_to(t, content().neighborhoods[static_cast<std::size_t>(verb.noun(0))].street,
                       rule);
      return finished();
    case CardVerb::kUseSkill:
      t.state.check.skill = static_cast<std::uint8_t>(verb.noun(0));
      t.state.check.modifier = static_cast<std::int8_t>(t.state.check.modifier + verb.amount(1));
      return finished();
    case CardVerb::kSealClosed:
      return after(t, seal_what_was_closed(t, who, rule));
    case CardVerb::kBanish:
      return after(t, banish(t, verb));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_of_pharaoh(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardDetriment:
      return has_detriment(s, verb.context.seat);
    case CardVerb::kSealClosed:
      return s.pharaoh.just_closed != kNone && !sealed(s, s.pharaoh.just_closed) &&
             may_seal(s, verb.context.seat);
    case CardVerb::kBanish:
      return s.text.readers != 0 || !monsters_in_reach(s).empty();
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfPharaoh{perform_of_pharaoh, possible_of_pharaoh};

}  // namespace tavola::arkham
