// The Final Battle: rounds of Upkeep, the investigators' attack and the Ancient One's attack until
// one side is gone. The awakening itself is a chapter of its own, and so is the Epic Battle, whose
// cards have the same attacks in another order. (AH-431, AH-435 to AH-449, AH-547, AH-554, KH-165)
#include "games/arkham/rules/final_battle/final_battle.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/magical_effects.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The marker passes to the left and skips who is gone. AH-437, AH-554
void pass_marker(Table& t) {
  State& s = t.state;
  for (int i = 1; i <= s.seats; ++i) {
    const Seat next = static_cast<Seat>((s.first + i) % s.seats);
    if (!in_play(s, next)) continue;
    s.first = next;
    t.emit(cites("AH-437"), Tells::kFirstPlayer, next);
    return;
  }
}

/// Every so many successes take one doom token. AH-441 to AH-445
Rule<> strike(Table& t, Seat who, int successes) {
  State& s = t.state;
  s.battle_successes = static_cast<std::uint16_t>(s.battle_successes + successes);
  s.battle_hits[who] = static_cast<std::uint8_t>(std::clamp(successes, 0, kNone - 1));
  t.emit(cites("AH-441"), Tells::kAncientHit, who, successes, s.battle_successes);
  const int needed = successes_for_doom(s);
  while (s.battle_successes >= needed && s.doom > 0) {
    s.battle_successes = static_cast<std::uint16_t>(s.battle_successes - needed);
    --s.doom;
    t.emit(cites("AH-442"), Tells::kDoomHit, s.doom, s.doom);
  }
  t.applies(cites("AH-443"));
  if (s.doom == 0) return end_game(t, Ending::kAncientOneDefeated, cites("AH-445"));
  return Rule<>::done();
}

Rule<> attack_ancient_one(Table& t, Seat who) {
  State& s = t.state;
  s.fight = Fight{};
  s.fight.who = who;
  s.fight.ancient = 1;
  const Readied readied = co_await choose_hands(t);
  int hits = 0;
  if (s.fight.over == 0) {
    t.applies(cites("AH-440"));
    const Checked result = co_await strike(t, readied, cites("AH-438"));
    hits = result.successes;
    co_await use_up_weapons(t, who);
  }
  // Spells are refreshed before the next attack, so nothing is held until then. AH-307
  s.fight = Fight{};
  if (in_play(s, who)) empty_hands(s, who);
  co_await strike(t, who, hits);
}

/// The last part of a step of the battle was the last investigator's.
bool last_in_order(const State& s) { return next_in_order(s, s.active) == kNone; }

/// The marker passes once all have had their part.
void end_upkeep(Table& t) {
  State& s = t.state;
  const bool last = last_in_order(s);
  end_part(t);
  if (!last) return;
  pass_marker(t);
  s.active = next_in_order(s, kNone);
}

/// Whoever can stop the attack is asked before it begins; it is stopped for everybody, and for the
/// whole round, should a card have it attack again.
Rule<> before_attack(Table& t) {
  State& s = t.state;
  for (Seat who = next_in_order(s, kNone); who != kNone && s.attack_cancelled == 0;
       who = next_in_order(s, who)) {
    t.ask(who, Prompt::kBattleAttack, cites("AH-446"));
    t.offer(cites("AH-446"), Verb::kSuffer);
    offer_uses(t, who, Window::kAncientAttack);
    const Option chosen = co_await t.answer();
    if (!chosen.is(Verb::kSuffer)) co_await use(t, chosen);
  }
}

/// The attack begins, unless a card has stopped it.
void tell_attack(Table& t) {
  const State& s = t.state;
  t.emit(cites("AH-446"), s.attack_cancelled != 0 ? Tells::kAttackStopped : Tells::kAncientAttacks,
         s.ancient_one);
}

/// One investigator attacks, passes, or does something else first; true once it is one of the two.
Rule<bool> attack_or_pass(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kBattle, cites("AH-438"));
  t.offer(cites("AH-438"), Verb::kAttack);
  t.offer(cites("AH-438"), Verb::kPass);
  t.stands_open();
  offer_uses(t, who, Window::kAnyTime);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kPass)) co_return true;
  if (!chosen.is(Verb::kAttack)) {
    co_await use(t, chosen);
    co_return !in_play(s, who);
  }
  co_await attack_ancient_one(t, who);
  co_return true;
}

/// What the attack does to one investigator; an attack that is made once befalls the first.
Rule<> suffer_attack(Table& t, Seat who) {
  const AncientOne& ancient = ancient_one(t.state);
  if (t.state.attack_cancelled != 0 || ancient.attack == kNoSource) return Rule<>::done();
  t.applies(cites("AH-447"));
  return outcome_aside(t, carry_out(t, who, ancient.attack, cites("AH-446")));
}

/// The attack is over: it counts, and doom tokens may come back.
void end_attack(Table& t) {
  State& s = t.state;
  const AncientOne& ancient = ancient_one(s);
  ++s.battle_attacks;
  if (s.attack_cancelled != 0 || !ancient.returns_doom) return;
  const int back = std::min(1 + bonus(s, s.first, Bonus::kDoomReturned), ancient.doom - s.doom);
  if (back <= 0) return;
  s.doom = static_cast<std::uint8_t>(s.doom + back);
  t.emit(cites("AH-022"), Tells::kDoom, back, s.doom);
}

}  // namespace

int successes_for_doom(const State& s) {
  const int usual = s.seats + bonus(s, s.first, Bonus::kTougherDoom);
  return ancient_one(s).hard_to_wound ? 2 * usual : usual;  // KH-165
}

// One step for refreshing and what cards demand, and one for each thing the owner does, until the
// sliders are set.
Rule<> battle_upkeep(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  if (s.stage == Stage::kBegin) {
    s.stage = Stage::kActions;
    co_await refresh_cards(t, who, cites("AH-436"));
    t.applies(cites("AH-450"));
    co_await upkeep_actions(t, who);
    if (!in_play(s, who)) end_upkeep(t);
    co_return;
  }
  const bool over = co_await act_and_slide(t, who, cites("AH-436"));
  if (over || !in_play(s, who)) end_upkeep(t);
}

Rule<> battle_attack(Table& t) {
  const bool done = co_await attack_or_pass(t, t.state.active);
  if (done) end_part(t);
}

Rule<> battle_defence(Table& t) {
  State& s = t.state;
  const bool begins = s.stage == Stage::kBegin;
  if (begins) {
    co_await before_attack(t);
    tell_attack(t);
  }
  if (begins || !ancient_one(s).attacks_once) co_await suffer_attack(t, s.active);
  const bool last = last_in_order(s);
  if (last) end_attack(t);
  end_part(t);
  // It is one attack: whoever stands first once the first are gone does not begin it anew.
  if (!last) s.stage = Stage::kActions;
}

// ---- as cards order it: the same attacks within one step ----------------------------------------

Rule<> investigator_attacks(Table& t, Seat who) {
  State& s = t.state;
  const Seat active = s.active;
  s.active = who;  // whose turn it is to act
  bool done = false;
  while (!done && in_play(s, who)) done = co_await attack_or_pass(t, who);
  s.active = active;
}

Rule<> ancient_one_attacks(Table& t) {
  State& s = t.state;
  co_await before_attack(t);
  tell_attack(t);
  for (Seat who = next_in_order(s, kNone); who != kNone; who = next_in_order(s, who)) {
    co_await suffer_attack(t, who);
    if (ancient_one(s).attacks_once) break;
  }
  end_attack(t);
}

}  // namespace tavola::arkham
