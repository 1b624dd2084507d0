// The checks and rolls that texts ask for. (AH-253 to AH-271, AH-336)
#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Context;

CheckKind kind_of(std::uint16_t skill) {
  switch (skill) {
    case kEvadeNoun:
      return CheckKind::kEvade;
    case kHorrorNoun:
      return CheckKind::kHorror;
    case kCombatNoun:
      return CheckKind::kCombat;
    case kSpellNoun:
      return CheckKind::kSpell;
    default:
      return CheckKind::kPlain;
  }
}

Skill skill_of(std::uint16_t skill) {
  constexpr Skill kNamed[] = {Skill::kSneak, Skill::kWill, Skill::kFight, Skill::kLore};
  return skill >= kEvadeNoun ? kNamed[skill - kEvadeNoun] : static_cast<Skill>(skill);
}

effects::Rolled rolled_by(const Checked& result, int difficulty) {
  effects::Rolled rolled;
  rolled.successes = result.passed ? std::max<int>(result.successes, difficulty) : result.successes;
  rolled.failures = result.failures;
  return rolled;
}

/// Whether a text asks of its dice if they are successes, and not only what they show.
bool counts_successes(std::uint16_t source) {
  return std::ranges::any_of(content().book[source].nodes(), [](const effects::Node& node) {
    return node.kind == effects::NodeKind::kCall &&
           content().grammar.phrase(node.index).category == effects::Category::kCondition &&
           static_cast<CardCondition>(node.value) == CardCondition::kSuccess;
  });
}

/// What cards in play add to a Lore check that a Tome asks for where its reader is.
int tome_bonus(const State& s, const Context& context, Skill skill) {
  if (skill != Skill::kLore) return 0;
  const int number = this_card(s, context);
  if (number < 0 || !card_of(held(s, context.seat)[static_cast<std::size_t>(number)]).tome)
    return 0;
  int sum = 0;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    for (const Statement& statement : content().statements[one.source].statements)
      if (statement.what == CardStatement::kTomeChecks &&
          statement.noun == s.investigators[context.seat].place)
        sum += statement.amount;
  });
  return sum;
}

/// Of the skills that are lowest now the investigator chooses one.
Rule<effects::Rolled> check_lowest(Table& t, Context context, int modifier, int difficulty) {
  const State& s = t.state;
  int lowest = 1000;
  for (int skill = 0; skill < 6; ++skill)
    lowest = std::min(lowest, skill_value(s, context.seat, static_cast<Skill>(skill)));
  t.ask(context.seat, Prompt::kWhichSkill, context.rule);
  for (int skill = 0; skill < 6; ++skill)
    if (skill_value(s, context.seat, static_cast<Skill>(skill)) == lowest)
      t.offer(context.rule, Verb::kChooseSkill, skill);
  const Option chosen = co_await t.answer();
  co_return co_await host().check(t, context, chosen.arg<std::uint16_t>(0), modifier, difficulty);
}

Rule<effects::Rolled> wait_for_check(Table&, Rule<Checked> check, int difficulty) {
  const Checked result = co_await check;
  co_return rolled_by(result, difficulty);
}

/// A check of an encounter in a town that somebody has something against failing.
bool may_be_shrugged_off(const State& s, Seat who) {
  return s.phase == Phase::kArkhamEncounters && has_uses(s, who, Window::kEncounterFailed);
}

Rule<effects::Rolled> check_or_shrug(Table& t, Rule<Checked> made, Check check, int difficulty) {
  const Seat who = check.who;
  const Checked result = co_await made;
  if (!result.passed && !fallen(t.state, who)) {
    t.ask(who, Prompt::kAfterCheck, cites("AH-057"), check.skill, result.successes, difficulty);
    t.offer(cites("AH-257"), Verb::kStopRolling);
    if (offer_uses(t, who, Window::kEncounterFailed) > 0) {
      const Option chosen = co_await t.answer();
      if (!chosen.is(Verb::kStopRolling)) co_await use(t, chosen);
    }
  }
  co_return rolled_by(result, difficulty);
}

/// Whether a check of an encounter that fails altogether has consequences of its own.
bool raves(const State& s, const Check& check) {
  return (s.phase == Phase::kArkhamEncounters || s.phase == Phase::kOtherWorldEncounters) &&
         check.kind != CheckKind::kCombat && s.fight.who == kNone &&
         has(s.own[check.who].triggers, static_cast<int>(CardMoment::kFailedEncounterCheck));
}

Rule<effects::Rolled> check_and_rave(Table& t, Rule<Checked> made, Seat who, int difficulty) {
  const Checked result = co_await std::move(made);
  if (result.successes == 0 && in_play(t.state, who))
    co_await at_moment(t, who, Moment::kFailedEncounterCheck);
  co_return rolled_by(result, difficulty);
}

}  // namespace

Rule<effects::Rolled> ArkhamHost::check(tavola::Table& table, Context context, std::uint16_t skill,
                                        int modifier, int difficulty) {
  Table& t = static_cast<Table&>(table);
  if (fallen(t.state, context.seat)) return Rule<effects::Rolled>::done(effects::Rolled{});
  if (skill == kLowestNoun) return check_lowest(t, context, modifier, difficulty);
  modifier += tome_bonus(t.state, context, skill_of(skill));
  Check check = check_of(context.seat, kind_of(skill), skill_of(skill), modifier, difficulty);
  check.graded = content().statements[context.source].graded ? 1 : 0;
  Rule<Checked> made = check.kind == CheckKind::kCombat
                           ? combat_check_by_text(t, check, cites("AH-259"))
                           : make_check(t, check, cites("AH-259"));
  if (raves(t.state, check)) return check_and_rave(t, std::move(made), context.seat, difficulty);
  if (may_be_shrugged_off(t.state, context.seat))
    return check_or_shrug(t, std::move(made), check, difficulty);
  if (!made.ended()) return wait_for_check(t, std::move(made), difficulty);
  return Rule<effects::Rolled>::done(rolled_by(made.outcome(), difficulty));
}

namespace {

/// What is added to the roll of a monster's movement whose harm begins earlier than at 4.
int harm_shift(const State& s, std::uint16_t source) {
  constexpr int kUsual = 4;
  int shift = 0;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource || !one.on_monsters) return;
    const Statement* const harms = content().statements[one.source].find(CardStatement::kHarmsOn);
    if (harms == nullptr) return;
    for (const int kind : harms->set)
      if (content().monsters[static_cast<std::size_t>(kind)].moves == source)
        shift = kUsual - harms->amount;
  });
  return shift;
}

/// The first kind of monster with this text, or kNone: the one that speaks when it is met or beaten
/// (`source`), or when it moves.
std::uint8_t monster_with(std::uint16_t MonsterMarker::*text, std::uint16_t source) {
  const auto at = std::ranges::find(content().monsters, source, text);
  return at == content().monsters.end()
             ? kNone
             : static_cast<std::uint8_t>(at - content().monsters.begin());
}

int or_nothing(std::uint8_t number) { return number == kNone ? kNothing : int{number}; }

/// The Mythos card that lies there or is being resolved and says so, or kNone.
std::uint8_t mythos_that_rolls(const State& s, std::uint16_t source) {
  const auto says = [source](std::uint8_t card) {
    if (card == kNone) return false;
    const MythosCard& one = content().mythos[card];
    return source == one.source || source == one.arrival || source == one.ongoing ||
           source == one.pass || source == one.fail || source == one.instead_of_gate;
  };
  if (says(s.card)) return s.card;
  if (says(s.environment)) return s.environment;
  if (says(s.rumor)) return s.rumor;
  const auto headline = std::ranges::find_if(s.headlines, says);
  return headline == std::end(s.headlines) ? kNone : *headline;
}

void tell_roll(Table& t, Context context, int face, bool succeeds) {
  if (t.listener() == nullptr) return;
  const int success = counts_successes(context.source) ? int{succeeds} : kNothing;
  const std::uint8_t monster = monster_with(&MonsterMarker::source, context.source);
  if (monster == kNone)
    t.emit(context.rule, Tells::kRolls, context.seat, face, success,
           or_nothing(mythos_that_rolls(t.state, context.source)),
           or_nothing(monster_with(&MonsterMarker::moves, context.source)));
  else
    t.emit(context.rule, Tells::kRollsForMonster, context.seat, face, monster, success);
}

}  // namespace

Rule<effects::Rolled> ArkhamHost::roll(tavola::Table& table, Context context, std::uint16_t,
                                       int dice) {
  Table& t = static_cast<Table&>(table);
  effects::Rolled rolled;
  const int from = success_from(t.state, context.seat);
  const int shift = dice > 0 ? harm_shift(t.state, context.source) : 0;
  for (; dice > 0; --dice) {
    const int face = t.roll(6);
    const bool success = face >= from;
    tell_roll(t, context, face, success);
    rolled.total += face + shift;
    ++(success ? rolled.successes : rolled.failures);
  }
  if (t.listener() != nullptr && counts_successes(context.source)) t.applies(cites("AH-271"));
  return Rule<effects::Rolled>::done(rolled);
}

}  // namespace tavola::arkham
