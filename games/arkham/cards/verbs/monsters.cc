// What texts order about monsters: to meet one by name or with a modifier, to send them away by
// dice or along the arrows.
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/phases/monster_movement.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::Outcome;

/// 1 beaten, 2 escaped, as the nouns of a battle are numbered.
Outcome how_it_ended(Met how) {
  return how == Met::kDefeated ? 1 : how == Met::kEvaded || how == Met::kFled ? 2 : 0;
}

Rule<Outcome> meet_any(Table& t, Context context, int modifier) {
  const Met how = co_await monster_appears(t, context.seat, 1, context.rule, 0, modifier);
  co_return how_it_ended(how);
}

Rule<Outcome> meet_pack(Table& t, Context context, int number) {
  const Met how = co_await monster_appears(t, context.seat, number, context.rule);
  co_return how_it_ended(how);
}

Rule<Outcome> meet_named(Table& t, Context context, std::uint8_t kind, int modifier) {
  const Met how = co_await monster_from_cup(t, context.seat, kind, modifier, context.rule);
  co_return how_it_ended(how);
}

void return_by_dice(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  for (const int slot : slots_in_towns(s)) {
    if (is_spawn(s, slot)) continue;  // DH-041
    const int die = t.roll(6);
    const bool success = die >= success_from(s, who);
    t.emit(rule, Tells::kRollsForMonster, who, die, s.monsters[slot].kind, success);
    t.applies(cites("AH-271"));
    if (success) return_to_cup(t, slot, rule);
  }
}

Rule<Outcome> march(Table& t, Seat who, Citation rule) {
  t.ask(who, Prompt::kMarch, rule);
  t.offer(rule, Verb::kMarchWhite);
  t.offer(rule, Verb::kMarchBlack);
  const Option chosen = co_await t.answer();
  co_await march_monsters(t, chosen.is(Verb::kMarchWhite), rule);
  co_return 1;
}

std::optional<Rule<Outcome>> perform_on_monsters(Table& t, const Call& verb) {
  const Context& context = verb.context;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kMonsterModified:
      return meet_any(t, context, verb.amount(0));
    case CardVerb::kPackOfMonsters:
      return meet_pack(t, context, verb.amount(0));
    case CardVerb::kMonsterFromCup:
      return meet_named(t, context, static_cast<std::uint8_t>(verb.noun(0)), 0);
    case CardVerb::kMonsterFromCupWith:
      return meet_named(t, context, static_cast<std::uint8_t>(verb.noun(0)), verb.amount(1));
    case CardVerb::kMonstersByDice:
      return_by_dice(t, context.seat, context.rule);
      return finished();
    case CardVerb::kMarchMonsters:
      return march(t, context.seat, context.rule);
    case CardVerb::kEndCombat:
      t.emit(context.rule, Tells::kFled, context.seat, t.state.fight.kind);
      t.state.fight.escaped = 1;
      t.state.fight.over = 1;
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_monsters(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kMonsterFromCup:
    case CardVerb::kMonsterFromCupWith:
      return s.cup.count(static_cast<std::uint8_t>(verb.noun(0))) > 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfMonsters{perform_on_monsters, possible_on_monsters};

}  // namespace tavola::arkham
