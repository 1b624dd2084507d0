// Skill checks: how many dice, what counts as a success, and what the owner may still do once the
// dice lie on the table. The check being made stands in the state, so that cards can change it.
// (AH-253 to AH-271, AH-384)
#include "games/arkham/rules/combat/checks.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

Bonus named_bonus(CheckKind kind) {
  switch (kind) {
    case CheckKind::kEvade:
      return Bonus::kEvadeChecks;
    case CheckKind::kHorror:
      return Bonus::kHorrorChecks;
    case CheckKind::kCombat:
      return Bonus::kCombatChecks;
    default:
      return Bonus::kSpellChecks;
  }
}

bool is_named(CheckKind kind) {
  return kind == CheckKind::kEvade || kind == CheckKind::kHorror || kind == CheckKind::kCombat ||
         kind == CheckKind::kSpell;
}

/// How many successes are enough; 0 where each one counts.
int needed(const State& s) { return s.check.graded != 0 ? 0 : s.check.difficulty; }

void roll_dice(Table& t, int dice, Thrown how) {
  State& s = t.state;
  const ThrownFor what{how, s.check.kind, static_cast<Skill>(s.check.skill)};
  for (; dice > 0; --dice) {
    const int face = t.roll(6);
    ++s.check.faces[face - 1];
    t.emit(cites("AH-253"), Tells::kDie, s.check.who, face, successes_of_face(s, s.check, face),
           needed(s), what.packed());
  }
}

/// Whether one more success would make a difference.
bool undecided(const State& s) {
  return s.check.passes == 0 && s.check.fails == 0 &&
         (s.check.graded != 0 || successes(s, s.check) < s.check.difficulty);
}

Citation success_rule(const State& s, Seat who) {
  const int from = success_from(s, who);
  return from == 4 ? cites("AH-255") : from == 6 ? cites("AH-256") : cites("AH-254");
}

Window window_before(CheckKind kind) {
  switch (kind) {
    case CheckKind::kEvade:
      return Window::kBeforeEvade;
    case CheckKind::kCombat:
      return Window::kBeforeCombat;
    case CheckKind::kClosing:
      return Window::kBeforeClosing;
    case CheckKind::kHorror:
      return Window::kBeforeHorror;
    default:
      return Window::kBeforeCheck;
  }
}

/// What may be used before the dice are rolled: some cards pass the check, or end it.
Rule<> before_dice(Table& t) {
  State& s = t.state;
  const Seat who = s.check.who;
  const Window window = window_before(s.check.kind);
  const bool armed = s.check.kind == CheckKind::kCombat && s.fight.who == who;
  while (s.check.passes == 0 && s.check.fails == 0) {
    t.ask(who, Prompt::kBeforeCheck, cites("AH-057"), s.check.skill,
          std::max(0, dice_of(s, s.check)), s.check.difficulty);
    t.offer(cites("AH-253"), Verb::kRoll);
    offer_uses(t, who, window);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kRoll)) break;
    const int in_hands = armed ? bonus_in_hands(s, who, foe_now(s).abilities) : 0;
    co_await use(t, chosen);
    if (s.fight.who == who && s.fight.over != 0) break;  // what was used has ended the battle
    if (!armed) continue;
    const int now = bonus_in_hands(s, who, foe_now(s).abilities);
    s.check.modifier = static_cast<std::int8_t>(s.check.modifier + now - in_hands);
  }
}

/// Trophies that bring dice when they are spent, one of each kind.
void offer_trophies(Table& t) {
  const State& s = t.state;
  if (s.check.kind != CheckKind::kCombat) return;
  MonsterKindSet offered;
  for (const int slot : monsters_at(s, trophies_of(s.check.who))) {
    const std::uint8_t kind = s.monsters[slot].kind;
    if (content().monsters[kind].trophy_dice == 0 || has(offered, kind)) continue;
    offered.add(kind);
    t.offer(cites("AH-022"), Verb::kSpendMonster, slot, kind);
  }
}

void spend_trophy_for_dice(Table& t, int slot) {
  State& s = t.state;
  const std::uint8_t kind = s.monsters[slot].kind;
  tell_trophy_goes(t, s.check.who, kind, Tells::kTrophySpent, cites("AH-022"));
  return_to_cup(t, slot, cites("AH-405"));
  roll_dice(t, content().monsters[kind].trophy_dice, Thrown::kForClue);
  t.emit(cites("AH-022"), Tells::kSuccesses, s.check.who, successes(s, s.check),
         s.check.difficulty);
}

/// How many Clues are spent at a time.
int clues_at_a_time(const State& s) {
  return has_trait(s, s.check.who, Trait::kCluesInPairs) ? 2 : 1;
}

/// How many more Clues may be spent on the check. DH-008
int clues_still_taken(const State& s) {
  if (!has_trait(s, s.check.who, Trait::kFewClues)) return kMostClues;
  return least_amount(s, s.check.who, CardStatement::kCluesPerCheck, s.check.skill) - s.check.clues;
}

/// A Clue, or a card in its place, and where they go in pairs a second one. A card may stand for
/// more Clues than the check takes.
Rule<> spend_on_check(Table& t, Option chosen) {
  const State& s = t.state;
  const Seat who = s.check.who;
  const bool pair = clues_at_a_time(s) == 2;
  const int most = clues_still_taken(s);
  int clues = std::min(most, spend_clue_or_card(t, who, chosen, cites("AH-260")));
  if (pair && clues > 1) clues = clues / 2 * 2;
  for (int clue = 0; clue < clues; ++clue) roll_clue_dice(t);
  if (!pair || clues > 1) co_return;
  t.ask(who, Prompt::kPayClues, cites("DH-008"), 1);
  offer_clues(t, who, dice_of_clue(s, s.check), cites("DH-008"));
  const Option second = co_await t.answer();
  spend_clue_or_card(t, who, second, cites("AH-260"));
  roll_clue_dice(t);
}

/// Asks the owner of the check for Clues and cards; false if there is nothing to answer with.
bool roll_can_be_answered(Table& t) {
  const State& s = t.state;
  if (!undecided(s)) return false;
  t.ask(s.check.who, Prompt::kAfterCheck, cites("AH-260"), s.check.skill, successes(s, s.check),
        needed(s));
  t.offer(cites("AH-260"), Verb::kStopRolling);
  if (clue_payments(s) > 0) offer_clues(t, s.check.who, dice_of_clue(s, s.check), cites("AH-260"));
  offer_uses(t, s.check.who, Window::kAfterCheck);
  offer_trophies(t);
  return !t.one_answer();
}

/// The owner of the check has been asked, and spends Clues and cards one at a time. AH-260, AH-270
Rule<> answer_roll(Table& t) {
  do {
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kStopRolling)) break;
    if (chosen.is(Verb::kSpendClue) || chosen.is(Verb::kSpendCard) ||
        chosen.is(Verb::kCardForClues)) {
      co_await spend_on_check(t, chosen);
    } else if (chosen.is(Verb::kSpendMonster)) {
      spend_trophy_for_dice(t, chosen.arg(0));
    } else {
      co_await use(t, chosen);
    }
  } while (roll_can_be_answered(t));
}

bool somebody_else_has_uses(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != s.check.who && has_uses(s, seat, Window::kAfterCheck)) return true;
  return false;
}

/// Others may have an answer to anybody's check; true if one was given. AH-057
Rule<bool> others_answer(Table& t) {
  State& s = t.state;
  const Seat who = s.check.who;
  for (int i = 1; i < s.seats && undecided(s); ++i) {
    const Seat other = static_cast<Seat>((who + i) % s.seats);
    if (!in_play(s, other)) continue;
    t.ask(other, Prompt::kAfterCheck, cites("AH-057"), s.check.skill, successes(s, s.check),
          needed(s));
    t.offer(cites("AH-057"), Verb::kStopRolling);
    if (offer_uses(t, other, Window::kAfterCheck) == 0) continue;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kStopRolling)) continue;
    co_await use(t, chosen);
    co_return true;
  }
  co_return false;
}

}  // namespace

int success_from(const State& s, Seat who) {
  const Luck luck = s.investigators[who].luck;
  return luck == Luck::kBlessed ? 4 : luck == Luck::kCursed ? 6 : 5;
}

int successes(const State& s, const Check& check) {
  if (check.fails != 0) return 0;
  if (check.passes != 0) return std::max<int>(check.difficulty, 1);
  int count = check.added;
  const int least = std::max(1, success_from(s, check));
  for (int face = 1; face <= 6; ++face) count += face >= least ? int{check.faces[face - 1]} : 0;
  if (check.sixes_twice != 0)
    for (int face = std::max(least, 6 - check.raised); face <= 6; ++face)
      count += check.faces[face - 1];
  return count;
}

int success_from(const State& s, const Check& check) {
  return success_from(s, check.who) - check.raised;
}

void raise_dice(const State& s, Check& check) {
  const auto of_skill = static_cast<Bonus>(static_cast<int>(Bonus::kSpeedDice) + check.skill);
  check.raised = static_cast<std::uint8_t>(std::clamp(bonus(s, check.who, of_skill), 0, 3));
}

int successes_of_face(const State& s, const Check& check, int face) {
  if (face < success_from(s, check)) return 0;
  return face + check.raised >= 6 && check.sixes_twice != 0 ? 2 : 1;
}

int failed_dice(const State& s, const Check& check) {
  int count = 0;
  const int least = success_from(s, check);
  for (int face = 1; face < least; ++face) count += check.faces[face - 1];
  return count;
}

namespace {

/// What the best Skill of another investigator adds; nobody would choose a worse one.
int best_of_others_skills(const State& s, Seat who, Bonus what) {
  int best = 0;
  for (Seat other = 0; other < s.seats; ++other) {
    if (other == who || !in_play(s, other)) continue;
    for (const Possession& possession : held(s, other))
      if (card_of(possession).type == CardType::kSkill)
        best = std::max<int>(best, content()
                                       .statements[card_of(possession).source]
                                       .bonuses[static_cast<std::size_t>(what)]);
  }
  return best;
}

/// Against a monster with the symbol that its investigator has named, or without it.
int bonus_by_symbol(const State& s, const Check& check) {
  const std::uint8_t named = s.pharaoh.symbols[check.who];
  if (named == kNone || s.fight.who != check.who || s.fight.kind == kNone) return 0;
  const bool alike = static_cast<std::uint8_t>(content().monsters[s.fight.kind].dimension) == named;
  return alike ? s.pharaoh.with_symbol : s.pharaoh.without_symbol;
}

}  // namespace

int dice_of(const State& s, const Check& check) {
  const SourcesInPlay sources(s, check.who);
  int dice = skill_value(s, check.who, static_cast<Skill>(check.skill), sources) + check.modifier +
             sources.bonus(Bonus::kEveryCheck);
  if (is_named(check.kind))
    dice += sources.bonus(named_bonus(check.kind));  // AH-269
  else
    dice += sources.bonus(static_cast<Bonus>(static_cast<int>(Bonus::kPlainSpeedChecks) +
                                             static_cast<int>(check.skill)));
  if (check.kind == CheckKind::kClosing) dice += sources.bonus(Bonus::kClosingChecks);
  dice += bonus_by_symbol(s, check);
  if (sources.has_trait(Trait::kBorrowsSkill))
    dice += best_of_others_skills(s, check.who, static_cast<Bonus>(check.skill));
  return dice;
}

Check check_of(Seat who, CheckKind kind, Skill skill, int modifier, int difficulty) {
  Check check;
  check.who = who;
  check.kind = kind;
  check.skill = static_cast<std::uint8_t>(skill);
  check.modifier = static_cast<std::int8_t>(std::clamp(modifier, -100, 100));
  check.difficulty = static_cast<std::uint8_t>(std::clamp(difficulty, 0, 200));
  return check;
}

Check as_made(const State& s, Check check) {
  if (check.kind != CheckKind::kEvade) return check;
  const SourcesInPlay sources(s, check.who);
  check.difficulty =
      static_cast<std::uint8_t>(check.difficulty + sources.bonus(Bonus::kEvadeDifficulty));
  if (sources.has_trait(Trait::kAlwaysEvades)) check.passes = 1;
  return check;
}

namespace {

/// What the dice on the table come to; the check around this one goes on.
Checked conclude(Table& t, const Check& outer, bool broken) {
  State& s = t.state;
  Checked result;
  result.successes = static_cast<std::int16_t>(successes(s, s.check));
  result.failures = static_cast<std::int16_t>(failed_dice(s, s.check));
  result.passed = !broken && result.successes >= s.check.difficulty;
  // What fails without a roll says which check it was: nothing before it does.
  if (!broken && result.passed)
    t.emit(cites("AH-257"), Tells::kCheckPassed, s.check.who);
  else if (!broken)
    t.emit(cites("AH-257"), Tells::kCheckFailed, s.check.who,
           s.check.rolled != 0 ? kNothing : int{s.check.skill});
  int dice = 0;
  for (const std::uint8_t count : s.check.faces) dice += count;
  if (has(s.text.readers, s.check.who)) {
    s.text.dice_rolled = static_cast<std::uint8_t>(dice);
    if (result.passed) s.text.successful = 1;
  }
  s.check = outer;
  end_lasting(s, [](const Lasting& lasting) { return lasts(lasting, Until::kEndOfCheck); });
  return result;
}

/// The dice lie on the table and the owner has been asked about them, or somebody else may be.
Rule<Checked> answer_check(Table& t, Check outer, bool owner_asked) {
  State& s = t.state;
  for (bool again = true; again;) {
    if (owner_asked) co_await answer_roll(t);
    again = false;
    if (somebody_else_has_uses(s)) again = co_await others_answer(t);
    owner_asked = again && roll_can_be_answered(t);
  }
  co_return conclude(t, outer, false);
}

/// A check that fails by a text has no dice to answer; what its failure does may still be.
Rule<Checked> answer_failure(Table& t, Check outer) {
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kStopRolling)) co_await use(t, chosen);
  co_return conclude(t, outer, false);
}

Rule<Checked> roll_check(Table& t, const Check& outer, Citation rule) {
  State& s = t.state;
  const Seat who = s.check.who;
  if (s.check.passes == 0 && s.check.fails == 0) {
    const int dice = std::max(0, dice_of(s, s.check));
    if (dice == 0) t.applies(cites("AH-258"));
    roll_dice(t, dice, Thrown::kFirst);
    s.check.rolled = 1;
    t.emit(rule, Tells::kCheckRolled, who, s.check.skill, dice, successes(s, s.check),
           s.check.difficulty);
    t.applies(success_rule(s, who));
    const bool owner_asked = roll_can_be_answered(t);
    if (owner_asked || somebody_else_has_uses(s)) return answer_check(t, outer, owner_asked);
  } else if (s.check.fails != 0 && has_uses(s, who, Window::kAfterCheck)) {
    t.ask(who, Prompt::kAfterCheck, cites("AH-057"), s.check.skill, 0, needed(s));
    t.offer(cites("AH-257"), Verb::kStopRolling);
    offer_uses(t, who, Window::kAfterCheck);
    if (!t.one_answer()) return answer_failure(t, outer);
  }
  return Rule<Checked>::done(conclude(t, outer, false));
}

Rule<Checked> prepare_and_roll(Table& t, Check outer, Citation rule) {
  State& s = t.state;
  co_await before_dice(t);
  // Only these checks are part of a battle and end with it: a spell against what a beaten foe
  // still does is cast as ever.
  if (s.fight.who == s.check.who && s.fight.over != 0) co_return conclude(t, outer, true);
  co_return co_await roll_check(t, outer, rule);
}

}  // namespace

Rule<Checked> make_check(Table& t, Check check, Citation rule) {
  State& s = t.state;
  const Check outer = s.check;
  s.check = as_made(s, check);
  raise_dice(s, s.check);
  if (has_uses(s, check.who, window_before(check.kind))) return prepare_and_roll(t, outer, rule);
  return roll_check(t, outer, rule);
}

int clue_payments(const State& s) {
  const Seat who = s.check.who;
  const int clues = spendable_clues(s, who);
  if (clues == 0) return 0;
  return std::max(0, std::min(clues, clues_still_taken(s)) / clues_at_a_time(s));
}

int dice_of_clue(const State& s, const Check& check) {
  const auto of_skill = static_cast<Bonus>(static_cast<int>(Bonus::kSpeedClueDice) + check.skill);
  const SourcesInPlay sources(s, check.who);
  const bool in_combat = check.kind == CheckKind::kHorror || check.kind == CheckKind::kCombat;
  if (check.clues == 0 &&
      sources.has_trait(in_combat ? Trait::kClueWastedInCombat : Trait::kClueWastedOutsideCombat))
    return 0;
  const int borrowed =
      sources.has_trait(Trait::kBorrowsSkill) ? best_of_others_skills(s, check.who, of_skill) : 0;
  return 1 + sources.bonus(Bonus::kClueDice) + sources.bonus(of_skill) + borrowed;
}

void roll_clue_dice(Table& t) {
  State& s = t.state;
  if (dice_of(s, s.check) < 0) t.applies(cites("AH-262"));
  if (s.investigators[s.check.who].luck != Luck::kNeither) t.applies(cites("AH-264"));
  roll_dice(t, dice_of_clue(s, s.check), Thrown::kForClue);
  ++s.check.clues;
  t.emit(cites("AH-261"), Tells::kSuccesses, s.check.who, successes(s, s.check),
         s.check.difficulty);
}

void reroll_check(Table& t, Citation rule) {
  State& s = t.state;
  int dice = 0;
  for (std::uint8_t& count : s.check.faces) {
    dice += count;
    count = 0;
  }
  roll_dice(t, dice, Thrown::kAgain);
  t.emit(rule, Tells::kRerolled, s.check.who, successes(s, s.check));
  t.applies(cites("AH-266"));
}

void reroll_ones(Table& t, Citation rule) {
  State& s = t.state;
  s.check.ones_again = 1;  // once per check
  const int dice = s.check.faces[0];
  s.check.faces[0] = 0;
  roll_dice(t, dice, Thrown::kAgain);
  t.emit(rule, Tells::kRerolled, s.check.who, successes(s, s.check));
}

void add_successes(Table& t, int number) {
  State& s = t.state;
  s.check.added = static_cast<std::uint8_t>(std::min(100, s.check.added + number));
  t.emit(cites("AH-253"), Tells::kSuccesses, s.check.who, successes(s, s.check),
         s.check.difficulty);
}

void reroll_failures(Table& t, int most, Citation rule) {
  State& s = t.state;
  int dice = 0;
  for (int face = 1; face < success_from(s, s.check); ++face)
    while (s.check.faces[face - 1] > 0 && dice < most) {
      --s.check.faces[face - 1];
      ++dice;
    }
  roll_dice(t, dice, Thrown::kAgain);
  t.emit(rule, Tells::kRerolled, s.check.who, successes(s, s.check));
}

}  // namespace tavola::arkham
