// What can befall an investigator: arrest, delay, being lost in time and space, being devoured,
// blessings and curses, and special cards that come and go. (AH-059, AH-341 to AH-370, AH-388,
// AH-538 to AH-545)
#include "games/arkham/rules/investigator/condition.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/cards/lasting.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/tokens.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

void give_up_everything(Table& t, Seat who) {
  State& s = t.state;
  while (!held(s, who).empty()) {
    const Possession gone = take_possession(s, who, static_cast<int>(held(s, who).size()) - 1);
    put_back(s, gone.card);
    note_ally_gone(s, gone.card);
    t.emit(cites("AH-364"), Tells::kCardDiscarded, who, gone.card);
  }
  end_lasting(s, [who](const Lasting& lasting) { return lasting.seat == who; });
  s.yellow.vaccinated &= static_cast<std::uint8_t>(~bit(who));
  s.pharaoh.symbols[who] = kNone;
  Investigator& old = s.investigators[who];
  Investigator bare;
  bare.standing = old.standing;
  bare.sheet = old.sheet;
  bare.entered = old.entered;  // the text that devoured may still speak of that gate
  bare.no_encounter = 1;
  bare.turn_over = 1;
  std::copy(std::begin(old.gates), std::end(old.gates), std::begin(bare.gates));
  old = bare;
  t.applies(cites("AH-363"));
  stop_moving(s, who);
}

namespace {

/// The card in play that keeps everybody out of jail, or kNone.
std::uint8_t nobody_is_arrested(const State& s) {
  std::uint8_t by = kNone;
  each_mythos_in_play(s, [&by](const MythosCard& card) {
    if (card.no_arrests) by = static_cast<std::uint8_t>(&card - content().mythos.data());
  });
  return by;
}

}  // namespace

void stop_moving(State& s, Seat who) {
  if (s.active != who) return;
  s.points = 0;
  if (s.phase == Phase::kMovement) s.stage = Stage::kEnd;
}

namespace {

/// Part of being arrested: nobody stands in the jail cell.
void lay_down(Table& t, Seat who, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (i.delayed != 0) {
    t.applies(cites("AH-350"));
    return;
  }
  i.delayed = 1;
  t.emit(rule, Tells::kDelayed, who);
}

}  // namespace

void delay(Table& t, Seat who, Citation rule) {
  if (has_trait(t.state, who, Trait::kNoDelay))
    t.applies(cites("AH-022"));
  else
    lay_down(t, who, rule);
}

namespace {

Rule<> delay_or_use(Table& t, Seat who, Citation rule) {
  t.ask(who, Prompt::kBeforeDelay, rule);
  t.offer(rule, Verb::kSuffer);
  offer_uses(t, who, Window::kDelayed);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kSuffer))
    delay(t, who, rule);
  else
    co_await use(t, chosen);
}

Rule<> lost(Table& t, Seat who, Citation rule);

/// Whether a card of theirs keeps somebody in an Other World from being delayed or lost.
Rule<bool> finds_the_way(Table& t, Seat who) {
  State& s = t.state;
  s.yellow.found_way = 0;
  co_await at_moment(t, who, Moment::kGoingAstray, cites("AH-022"));
  const bool found = s.yellow.found_way != 0;
  s.yellow.found_way = 0;
  co_return found;
}

bool may_find_the_way(const State& s, Seat who) {
  return in_other_world(s.investigators[who].place) && anything_at(s, who, Moment::kGoingAstray);
}

Rule<> delay_unless_found(Table& t, Seat who, Citation rule) {
  const bool found = co_await finds_the_way(t, who);
  if (!found) delay(t, who, rule);
}

}  // namespace

Rule<> be_delayed(Table& t, Seat who, Citation rule) {
  const bool comes = t.state.investigators[who].delayed == 0;
  if (comes && has_uses(t.state, who, Window::kDelayed)) return delay_or_use(t, who, rule);
  if (comes && may_find_the_way(t.state, who)) return delay_unless_found(t, who, rule);
  delay(t, who, rule);
  return Rule<>::done();
}

Rule<> others_hear_of_fall(Table& t, Seat who) {
  State& s = t.state;
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && in_play(s, other) && anything_at(s, other, Moment::kOtherFalls))
      co_await at_moment(t, other, Moment::kOtherFalls);
  s.pharaoh.clues_lost = 0;
}

void lose_turns(Table& t, Seat who, int turns, Citation rule) {
  Investigator& i = t.state.investigators[who];
  i.turns_lost = static_cast<std::uint8_t>(i.turns_lost + turns);
  t.emit(rule, Tells::kLosesTurn, who, turns);
}

namespace {
Rule<> arrest_or_use(Table& t, Seat who, Citation rule);
Rule<> go_to_jail(Table& t, Seat who, Citation rule);
}  // namespace

Rule<> arrest(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (!in_play(s, who)) return Rule<>::done();
  if (has_trait(s, who, Trait::kNeverArrested)) {
    t.applies(cites("AH-022"));
    return Rule<>::done();
  }
  if (const std::uint8_t card = nobody_is_arrested(s); card != kNone) {
    t.emit(cites("AH-546"), Tells::kNotArrested, who, card);
    return Rule<>::done();
  }
  if (has_uses(s, who, Window::kArrested)) return arrest_or_use(t, who, rule);
  return go_to_jail(t, who, rule);
}

namespace {

Rule<> arrest_or_use(Table& t, Seat who, Citation rule) {
  t.ask(who, Prompt::kBeforeArrest, rule);
  t.offer(rule, Verb::kSuffer);
  offer_uses(t, who, Window::kArrested);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kSuffer))
    co_await go_to_jail(t, who, rule);
  else
    co_await use(t, chosen);
}

Rule<> go_to_jail(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  t.emit(rule, Tells::kArrested, who);
  move_silently(t, who, kJail);
  t.applies(cites("AH-341"));
  const int fine = s.investigators[who].money / 2;  // AH-346
  if (fine > 0) spend_money(t, who, fine, cites("AH-342"), Tells::kMoneyLost);
  lay_down(t, who, cites("AH-343"));
  s.investigators[who].no_encounter = 1;
  stop_moving(s, who);
  break_off(s, who);
  return at_moment(t, who, Moment::kArrested);
}

/// Insane or unconscious they are taken to bed; otherwise they stay where they are.
Rule<> lost_unless_found(Table& t, Seat who, Citation rule, Area bed) {
  const bool found = co_await finds_the_way(t, who);
  if (!found)
    co_await lost(t, who, rule);
  else if (bed != kNone)
    put_investigator(t, who, closed(t.state, bed) ? street_of(bed) : bed, cites("AH-022"));
}

}  // namespace

Rule<> become_lost(Table& t, Seat who, Citation rule, Area bed) {
  if (!in_play(t.state, who)) return Rule<>::done();
  if (may_find_the_way(t.state, who)) return lost_unless_found(t, who, rule, bed);
  return lost(t, who, rule);
}

namespace {

Rule<> lost(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  break_off(s, who);
  stop_moving(s, who);
  if (has_trait(s, who, Trait::kNeverLost)) {
    // In Arkham, and not lost: what waits there waits for her as well. AH-106
    put_investigator(t, who, content().south_church, cites("AH-022"));
    return Rule<>::done();
  }
  s.investigators[who].no_encounter = 1;
  t.emit(rule, Tells::kLostInTime, who);
  if (s.investigators[who].explored != 0) t.applies(cites("AH-357"));
  move_silently(t, who, kLost);
  s.investigators[who].explored = 0;
  delay(t, who, cites("AH-353"));  // whoever cannot be delayed is back in the next Upkeep
  if (has_trait(s, who, Trait::kLostIsDevoured))
    return devour(t, who, Reason::kLost, cites("AH-022"));
  return then(
      t, at_moment(t, who, Moment::kOwnLost),
      [](Table& table, Seat whose) { return at_moment(table, whose, Moment::kBecomingLost); }, who);
}

}  // namespace

namespace {

bool has_words_for_being_devoured(const State& s, Seat who) {
  return has(s.own[who].triggers, static_cast<int>(CardMoment::kDevouring)) ||
         anything_at(s, who, Moment::kDevouring);
}

Rule<> devoured(Table& t, Seat who, Reason why, Citation rule);

/// Whoever is spared is as after a fall, and keeps one point of a maximum that was taken off whole.
/// AH-321, AH-331
void stay(Table& t, Seat who) {
  Investigator& i = t.state.investigators[who];
  keep_a_maximum(t.state, who);
  if (i.sanity > 0 && i.stamina > 0) return;
  i.sanity = std::max<std::uint8_t>(i.sanity, 1);
  i.stamina = std::max<std::uint8_t>(i.stamina, 1);
  // Where cards alone leave no maximum, the point stands above it.
  if (maximum_sanity(t.state, who) == 0) i.beyond_sanity = i.sanity;
  if (maximum_stamina(t.state, who) == 0) i.beyond_stamina = i.stamina;
  t.emit(cites("AH-331"), Tells::kRestored, who, i.sanity, i.stamina);
}

/// What cards say to it comes while they are still held.
Rule<> devoured_with_words(Table& t, Seat who, Reason why, Citation rule) {
  drop_to_maximum(t, who);  // of 0, perhaps. AH-340
  const bool saved = co_await instead_of(t, who, Moment::kDevouring, cites("AH-022"));
  if (saved) {
    stay(t, who);
    co_return;
  }
  co_await at_moment(t, who, Moment::kDevouring);
  co_await devoured(t, who, why, rule);
}

}  // namespace

void leave_the_game(Table& t, Seat who, Standing standing) {
  State& s = t.state;
  t.applies(cites("AH-359"));
  give_up_everything(t, who);
  s.sheets.add(s.investigators[who].sheet);
  t.applies(cites("AH-361"));
  s.investigators[who].sheet = kNone;
  hear_own(s, who);
  s.investigators[who].standing = standing;
  t.applies(cites("AH-362"));
}

namespace {

Rule<> devour_unless_saved(Table& t, Seat who, Reason why, Citation rule) {
  if (has_words_for_being_devoured(t.state, who)) return devoured_with_words(t, who, why, rule);
  return devoured(t, who, why, rule);
}

/// With Nine Lives it is a choice.
Rule<> choose_to_be_devoured(Table& t, Seat who, Reason why, Citation rule) {
  drop_to_maximum(t, who);  // AH-340
  t.ask(who, Prompt::kNineLives, rule);
  t.offer(rule, Verb::kSurvive);
  t.offer(rule, Verb::kBeDevoured);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kBeDevoured)) {
    co_await devour_unless_saved(t, who, why, rule);
    co_return;
  }
  t.emit(rule, Tells::kSpared, who);
  stay(t, who);
}

}  // namespace

Rule<> devour(Table& t, Seat who, Reason why, Citation rule) {
  if (!in_play(t.state, who)) return Rule<>::done();
  return has_trait(t.state, who, Trait::kNineLives) ? choose_to_be_devoured(t, who, why, rule)
                                                    : devour_unless_saved(t, who, why, rule);
}

namespace {

/// What tokens and cards on the table make of it.
Rule<> after_being_devoured(Table& t) {
  if (t.state.dunwich.limit_moved != 0)
    if (Rule<> over = test_gate_limit(t); !over.ended()) return over;  // AH-423
  Rule<> doom = doom_of_brood(t);
  return doom.ended() ? at_moment(t, t.state.first, Moment::kSomebodyDevoured, cites("AH-022"))
                      : std::move(doom);
}

Rule<> devoured(Table& t, Seat who, Reason why, Citation rule) {
  State& s = t.state;
  break_off(s, who);
  t.emit(rule, Tells::kDevoured, who, s.investigators[who].sheet, why);
  if (in_battle(s)) {
    // The tokens count before it is known whether anybody is left to fight.
    Rule<> doom = doom_of_brood(t);
    return doom.ended() ? eliminate(t, who, Reason::kDevoured, cites("AH-366")) : std::move(doom);
  }
  s.pharaoh.clues_lost = s.investigators[who].clues;
  leave_the_game(t, who, Standing::kDevoured);
  return then(t, others_hear_of_fall(t, who), after_being_devoured);
}

}  // namespace

Rule<> eliminate(Table& t, Seat who, Reason why, Citation rule) {
  State& s = t.state;
  if (s.investigators[who].standing == Standing::kEliminated) return Rule<>::done();
  t.emit(rule, Tells::kEliminated, who, why);
  const bool was_in_play = in_play(s, who);
  break_off(s, who);
  if (was_in_play) {
    give_up_everything(t, who);
    s.sheets.add(s.investigators[who].sheet);
    s.investigators[who].sheet = kNone;
    hear_own(s, who);
  }
  s.investigators[who].standing = Standing::kEliminated;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_play(s, seat)) return Rule<>::done();
  return end_game(t, Ending::kDevoured, cites("AH-449"));
}

void bless(Table& t, Seat who, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (!in_play(t.state, who)) return;
  switch (i.luck) {
    case Luck::kBlessed:
      t.emit(cites("AH-543"), Tells::kStillBlessed, who);
      return;
    case Luck::kCursed:
      i.luck = Luck::kNeither;
      i.fresh &= static_cast<std::uint16_t>(~kBlessingOrCurse);
      t.emit(cites("AH-369"), Tells::kCurseLost, who);
      return;
    case Luck::kNeither:
      if (has_trait(t.state, who, Trait::kNoBlessing)) return t.applies(cites("AH-022"));
      i.luck = Luck::kBlessed;
      i.fresh |= kBlessingOrCurse;
      t.emit(rule, Tells::kBlessed, who);
      t.applies(cites("AH-370"));
      blessing_was_gained(t, who);
  }
}

void curse(Table& t, Seat who, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (!in_play(t.state, who)) return;
  switch (i.luck) {
    case Luck::kCursed:
      t.emit(cites("AH-543"), Tells::kStillCursed, who);
      return;
    case Luck::kBlessed:
      if (has_trait(t.state, who, Trait::kNoCurse)) return t.applies(cites("AH-022"));
      if (keeps_blessing(t, who)) return;
      i.luck = Luck::kNeither;
      i.fresh &= static_cast<std::uint16_t>(~kBlessingOrCurse);
      t.emit(cites("AH-369"), Tells::kBlessingLost, who);
      lose_blessings_of_nodens(t, who, cites("AH-369"));
      return;
    case Luck::kNeither:
      if (has_trait(t.state, who, Trait::kNoCurse)) return t.applies(cites("AH-022"));
      i.luck = Luck::kCursed;
      i.fresh |= kBlessingOrCurse;
      t.emit(rule, Tells::kCursed, who);
      t.applies(cites("AH-370"));
  }
}

void lose_luck(Table& t, Seat who, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (i.luck == Luck::kNeither) return;
  const bool blessed = i.luck == Luck::kBlessed;
  if (!blessed && has_trait(t.state, who, Trait::kCurseStays)) return;
  if (blessed && keeps_blessing(t, who)) return;
  i.luck = Luck::kNeither;
  t.emit(rule, blessed ? Tells::kBlessingLost : Tells::kCurseLost, who);
  if (blessed) lose_blessings_of_nodens(t, who, rule);
}

void reverse_luck(Table& t, Seat who, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (i.luck == Luck::kNeither) return;
  const bool blessed = i.luck == Luck::kBlessed;
  if (blessed && keeps_blessing(t, who)) return;
  i.luck = Luck::kNeither;
  t.emit(rule, blessed ? Tells::kBlessingLost : Tells::kCurseLost, who);
  if (blessed) {
    lose_blessings_of_nodens(t, who, rule);
    curse(t, who, rule);
  } else {
    bless(t, who, rule);
  }
}

bool gain_special(Table& t, Seat who, SpecialCard special, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if ((i.special & special) != 0) {
    t.emit(cites("AH-545"), Tells::kSpecialHeld, who, special);
    return false;
  }
  i.special |= special;
  i.fresh |= special;
  t.emit(rule, Tells::kSpecialGained, who, special);
  t.applies(cites("AH-388"));
  return true;
}

void drop_special(State& s, Seat who, SpecialCard special) {
  Investigator& i = s.investigators[who];
  i.special &= static_cast<std::uint16_t>(~special);
  i.fresh &= static_cast<std::uint16_t>(~special);
}

void lose_special(Table& t, Seat who, SpecialCard special, Citation rule) {
  if ((t.state.investigators[who].special & special) == 0) return;
  if (special == kMembership && has_trait(t.state, who, Trait::kKeepsMembership)) return;
  drop_special(t.state, who, special);
  t.emit(rule, Tells::kSpecialLost, who, special);
}

}  // namespace tavola::arkham
