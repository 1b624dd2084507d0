// What cards do to the check that is being made and to the foe of the battle. (AH-253, AH-260,
// AH-266)
#include "games/arkham/rules/combat/checks.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/phases/other_worlds.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Members;
using effects::Outcome;

/// The monster fought leaves: to the cup, or out of the game.
void foe_leaves(Table& t, bool to_box, Citation rule) {
  State& s = t.state;
  const int slot = s.fight.slot;
  s.fight.over = 1;
  if (slot == kNone || s.monsters[slot].kind == kNone) return;
  if (to_box)
    return_to_box(t, slot, rule);
  else
    return_to_cup(t, slot, rule);
}

SlotSet slots_of(const Members& members) {
  SlotSet slots;
  for (int i = 0; i < members.size(); ++i) slots.add(members[i]);
  return slots;
}

std::optional<Rule<Outcome>> perform_on_check(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReroll:
      reroll_failures(t, effects::kEverything, rule);
      return finished();
    case CardVerb::kRerollCheck:
    case CardVerb::kRerollFailed:
      reroll_check(t, rule);
      return finished();
    case CardVerb::kRerollDie:
      reroll_failures(t, verb.amount(0), rule);
      return finished();
    case CardVerb::kTurnFailure:
    case CardVerb::kPass:
      s.check.passes = 1;
      return finished();
    case CardVerb::kFailChecks:
      s.fight.doomed = 1;
      return finished();
    case CardVerb::kFailCheck:
      s.fight.fails_next = 1;
      return finished();
    case CardVerb::kEnchant:
      return after(t, enchant_weapon(t, who, rule));
    case CardVerb::kWeaken:
      ++s.fight.less_toughness;
      return after(t, cancel_ability(t, rule));
    case CardVerb::kDefeat:
      return after(t, defeat_all(t, who, slots_of(verb.members(0)), rule));
    case CardVerb::kMonsterToCup:
      foe_leaves(t, false, rule);
      return finished();
    case CardVerb::kMonsterToBox:
      foe_leaves(t, true, rule);
      return finished();
    case CardVerb::kThroughNearest:
      return after(t, carried_off(t, who));
    case CardVerb::kAddToCheck:
      s.check.modifier =
          static_cast<std::int8_t>(std::clamp(s.check.modifier + verb.amount(0), -100, 100));
      return finished();
    case CardVerb::kAddSuccess:
      add_successes(t, verb.amount(0));
      return finished();
    case CardVerb::kRerollOnes:
      reroll_ones(t, rule);
      return finished();
    default:
      return std::nullopt;
  }
}

bool can_reroll(const State& s) {
  if (s.check.who == kNone || s.check.rolled == 0 || failed_dice(s, s.check) == 0) return false;
  return s.check.graded != 0 || successes(s, s.check) < s.check.difficulty;
}

std::optional<bool> possible_on_check(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReroll:
    case CardVerb::kRerollCheck:
    case CardVerb::kRerollDie:
      return can_reroll(s);
    case CardVerb::kRerollFailed:
      return can_reroll(s) && successes(s, s.check) < s.check.difficulty;
    case CardVerb::kDefeat:
      return s.fight.who == who ? fights_monster(s, who) : !verb.members(0).empty();
    case CardVerb::kTurnFailure:
      return s.check.who != kNone && s.check.rolled != 0 && s.check.fails == 0 &&
             successes(s, s.check) < s.check.difficulty;
    case CardVerb::kAddToCheck:
      return s.check.who != kNone && s.check.rolled == 0;
    case CardVerb::kAddSuccess:
      return s.check.who != kNone && s.check.rolled != 0;
    case CardVerb::kRerollOnes:
      return s.check.who != kNone && s.check.rolled != 0 && s.check.faces[0] > 0 &&
             s.check.ones_again == 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfChecks{perform_on_check, possible_on_check};

}  // namespace tavola::arkham
