// The Upkeep phase of one investigator: back from Lost in Time and Space, refreshing, what cards
// ask for, and the sliders. (AH-060 to AH-074, AH-503 to AH-506)
#include "games/arkham/rules/phases/upkeep.h"

#include <algorithm>
#include <cstdlib>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/magical_effects.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/refreshing.h"
#include "games/arkham/rules/investigator/sliders.h"
#include "games/arkham/rules/investigator/trading.h"
#include "games/arkham/rules/phases/turn.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

// AH-060, AH-503: any area of a town that is not closed.
Rule<> reenter(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kReenter, cites("AH-060"));
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
    if (on_board(s, static_cast<Area>(area)) && !closed(s, static_cast<Area>(area)) &&
        !has(s.barred_now, area) && !out_of_reach(static_cast<Area>(area)))
      t.offer(cites("AH-503"), Verb::kReenter, area);
  const Option chosen = co_await t.answer();
  move_silently(t, who, static_cast<Place>(chosen.arg(0)));
  t.emit(cites("AH-060"), Tells::kReenters, who, chosen.arg(0));
  t.applies(cites("AH-504"));
}

bool is_fresh(const State& s, Seat who, SpecialCard special) {
  return (s.investigators[who].fresh & special) != 0;
}

void blessing_or_curse(Table& t, Seat who) {
  State& s = t.state;
  Investigator& investigator = s.investigators[who];
  if (investigator.luck == Luck::kNeither) return;
  if (is_fresh(s, who, kBlessingOrCurse)) {
    t.applies(cites("AH-063"));
    return;
  }
  if (investigator.luck == Luck::kCursed && has_trait(s, who, Trait::kCurseStays)) return;
  const int die = t.roll(6);
  const bool blessed = investigator.luck == Luck::kBlessed;
  if (die > 1 + (blessed ? bonus(s, who, Bonus::kBlessingLost) : 0)) {
    t.emit(cites("AH-066"), Tells::kUpkeepRoll, who, die,
           investigator.luck == Luck::kBlessed ? Reason::kBlessing : Reason::kCurse);
    return;
  }
  if (blessed && keeps_blessing(t, who)) return;
  t.emit(cites("AH-066"), blessed ? Tells::kBlessingEnds : Tells::kCurseEnds, who, die);
  investigator.luck = Luck::kNeither;
  if (blessed) lose_blessings_of_nodens(t, who, cites("AH-066"));
}

void retainer(Table& t, Seat who) {
  State& s = t.state;
  if ((s.investigators[who].special & kRetainer) == 0) return;
  constexpr int kPays = 2;
  gain_money(t, who, kPays, cites("AH-065"), Tells::kRetainerPays);
  if (is_fresh(s, who, kRetainer)) {
    t.applies(cites("AH-064"));
    return;
  }
  const int die = t.roll(6);
  if (die == 1) {
    drop_special(s, who, kRetainer);
    t.emit(cites("AH-065"), Tells::kRetainerLeaves, who, die);
  } else {
    t.emit(cites("AH-065"), Tells::kUpkeepRoll, who, die, Reason::kRetainer);
  }
}

Rule<> pay_or_default(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kLoan, cites("AH-067"));
  if (spendable_money(s, who) > 0) t.offer(cites("AH-067"), Verb::kPay, 1);
  t.offer(cites("AH-068"), Verb::kDefault);
  const Option chosen = co_await t.answer();
  if (chosen.verb == static_cast<std::uint8_t>(Verb::kPay)) {
    co_await pay_money(t, who, 1, cites("AH-067"), Tells::kLoanPaid);
    co_return;
  }
  drop_special(s, who, kBankLoan);
  s.investigators[who].special |= kDefaulted;
  ++s.loans_defaulted;
  t.emit(cites("AH-068"), Tells::kLoanDefaulted, who);
  // What is not lost unless its owner chooses stays. AH-330
  for (int i = static_cast<int>(held(s, who).size()) - 1; i >= 0; --i) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(i)];
    if (belongs(card_of(possession), ItemClass::kItem) && !is_kept(s, who, possession))
      discard(t, who, i, cites("AH-068"));
  }
  if (s.dunwich.limit_moved != 0) co_await test_gate_limit(t);  // AH-423
}

Rule<> bank_loan(Table& t, Seat who) {
  State& s = t.state;
  if ((s.investigators[who].special & kBankLoan) == 0) return Rule<>::done();
  if (is_fresh(s, who, kBankLoan)) {
    t.applies(cites("AH-063"));
    return Rule<>::done();
  }
  const int die = t.roll(6);
  t.emit(cites("AH-067"), Tells::kLoanRoll, who, die);
  return die > 3 ? Rule<>::done() : pay_or_default(t, who);
}

/// Whoever skips the first Upkeep after gaining a card has had it. AH-063
void nothing_is_fresh(State& s, Seat who) { s.investigators[who].fresh = 0; }

bool skips_upkeep(Table& t, Seat who) {
  const Investigator& investigator = t.state.investigators[who];
  if (investigator.place == kLost && investigator.delayed != 0) {
    t.emit(cites("AH-074"), Tells::kSkipsTurn, who);
    return true;
  }
  if (investigator.place == kJail) {
    t.emit(cites("AH-344"), Tells::kSkipsTurn, who);
    return true;
  }
  if (investigator.turn_over != 0) {
    t.applies(cites("AH-059"));
    return true;
  }
  return false;
}

/// Devoured or lost by what was done in Upkeep: there is no more of it.
bool taken_away(const State& s, Seat who) {
  return !in_play(s, who) || s.investigators[who].place == kLost;
}

/// What has to be done once a loan has been dealt with: Blessing and Curse, and what cards order.
Rule<> luck_and_cards(Table& t, Seat who) {
  blessing_or_curse(t, who);
  nothing_is_fresh(t.state, who);
  return at_moment(t, who, Moment::kUpkeep);
}

Rule<> loan_luck_and_cards(Table& t, Seat who) {
  if (taken_away(t.state, who)) return Rule<>::done();
  return then(t, bank_loan(t, who), luck_and_cards, who);
}

void end_if_taken_away(Table& t, Seat who) {
  if (taken_away(t.state, who)) end_part(t);
}

Rule<> after_refreshing(Table& t, Seat who) {
  return then(
      t, upkeep_actions(t, who),
      [](Table& table, Seat whose) {
        table.state.stage = Stage::kActions;
        end_if_taken_away(table, whose);
      },
      who);
}

Rule<> begin_upkeep(Table& t, Seat who) {
  if (in_other_world(t.state.investigators[who].place)) t.applies(cites("AH-073"));
  return then(t, refresh_cards(t, who, cites("AH-061")), after_refreshing, who);
}

}  // namespace

int skill_value(const State& s, Seat who, Skill skill, const SourcesInPlay& sources) {
  const auto index = static_cast<std::size_t>(skill);
  const int printed = sheet_of(s, who).skills[index][s.investigators[who].stops[index / 2]];
  return std::max(0, printed + sources.bonus(static_cast<Bonus>(skill)));
}

int skill_value(const State& s, Seat who, Skill skill) {
  return skill_value(s, who, skill, SourcesInPlay(s, who));
}

int focus_of(const State& s, Seat who) {
  if (anything_lasts(s) && has_trait(s, who, Trait::kNoFocus)) return 0;
  if (s.focus_spent == State::kNoFocus && s.active == who) return 0;
  return std::max(0, sheet_of(s, who).focus + bonus(s, who, Bonus::kFocus));
}

int stops_in_upkeep(const State& s, Seat who) {
  const bool unlimited = sheet_of(s, who).unlimited_focus && s.focus_spent != State::kNoFocus &&
                         !has_trait(s, who, Trait::kNoFocus);
  return unlimited ? kTracks * (kStops - 1) : focus_left(s, who);
}

Rule<> upkeep_actions(Table& t, Seat who) {
  State& s = t.state;
  // Money comes before what has to be paid: no owner would choose otherwise. AH-062
  t.applies(cites("AH-062"));
  if (in_battle(s)) {
    t.applies(cites("AH-431"));
    return then(t, at_moment(t, who, Moment::kIncome), luck_and_cards, who);
  }
  if ((s.investigators[who].special & kDeputy) != 0) {
    gain_money(t, who, 1, cites("AH-392"), Tells::kDeputyPaid);
  }
  retainer(t, who);
  return then(t, at_moment(t, who, Moment::kIncome), loan_luck_and_cards, who);
}

namespace {

/// The slider of both maximums, with what is gained by raising one of them.
void move_balance(Table& t, Seat who, int stop) {
  State& s = t.state;
  Investigator& investigator = s.investigators[who];
  const auto& pairs = sheet_of(s, who).balance;
  const bool mind =
      pairs[static_cast<std::size_t>(stop)].sanity > pairs[investigator.balance].sanity;
  const int stops = std::abs(stop - investigator.balance);
  investigator.balance = static_cast<std::uint8_t>(stop);
  t.emit(cites("AH-022"), Tells::kBalanceSet, who, maximum_sanity(s, who), maximum_stamina(s, who));
  drop_to_maximum(t, who);
  if (mind)
    gain_sanity(t, who, stops, cites("AH-022"));
  else
    gain_stamina(t, who, stops, cites("AH-022"));
}

void offer_balance(Table& t, Seat who, int left) {
  const auto& pairs = sheet_of(t.state, who).balance;
  const int now = t.state.investigators[who].balance;
  for (int stop = 0; stop < static_cast<int>(pairs.size()); ++stop)
    if (stop != now && std::abs(stop - now) <= left)
      t.offer(cites("AH-072"), Verb::kSetBalance, stop,
              pairs[static_cast<std::size_t>(stop)].sanity,
              pairs[static_cast<std::size_t>(stop)].stamina);
}

/// Moves what was chosen, and tells how many stops that has cost.
int slide(Table& t, Seat who, Option chosen) {
  const Investigator& investigator = t.state.investigators[who];
  if (chosen.is(Verb::kSetBalance)) {
    const int stops = std::abs(chosen.arg(0) - investigator.balance);
    move_balance(t, who, chosen.arg(0));
    return stops;
  }
  const int stops = std::abs(chosen.arg(1) - investigator.stops[chosen.arg(0)]);
  set_slider(t, who, chosen.arg(0), chosen.arg(1), cites("AH-070"));
  return stops;
}

void ask_for_sliders(Table& t, Seat who, int left) {
  t.ask(who, Prompt::kSliders, cites("AH-070"), left);
  t.offer(cites("AH-071"), Verb::kDone);
  if (left == 0) return;
  offer_sliders(t, who, left, cites("AH-072"));
  offer_balance(t, who, left);
}

Rule<> slide_on(Table& t, Seat who, int left) {
  while (left > 0) {
    ask_for_sliders(t, who, left);
    if (t.one_answer()) co_return;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) co_return;
    left -= slide(t, who, chosen);
  }
}

/// With the first slider the Upkeep actions are over. AH-062, AH-070
Rule<bool> act_or_slide(Table& t, Seat who, int left) {
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return true;
  if (!t.took_standing()) {
    left -= slide(t, who, chosen);
    co_await slide_on(t, who, left);
    co_return true;
  }
  if (chosen.is(Verb::kRefresh)) {
    co_await refresh_for_price(t, who, chosen);
    co_return false;
  }
  const bool done = co_await did_any_time(t, who, chosen);
  if (!done) co_await use(t, chosen);
  co_return false;
}

}  // namespace

Rule<bool> act_and_slide(Table& t, Seat who, Citation rule) {
  const int left = stops_in_upkeep(t.state, who);
  ask_for_sliders(t, who, left);
  if (t.answers() == 1) {
    t.ask(who, Prompt::kUpkeep, rule);
    t.offer(rule, Verb::kDone);
  }
  t.stands_open();
  offer_uses(t, who, Window::kUpkeep);
  offer_refreshing(t, who);
  offer_any_time(t, who);
  return t.one_answer() ? Rule<bool>::done(true) : act_or_slide(t, who, left);
}

namespace {

/// Before the first step: who retires, and what Tasks and Missions ask for. AH-506
Rule<> before_upkeep(Table& t, Seat who) {
  State& s = t.state;
  const bool gone = may_retire(s, who) && co_await retires(t, who);
  if (!gone) co_await make_sacrifices(t, who);
  const Investigator& i = s.investigators[who];
  if (!in_play(s, who) || (i.place == kLost && i.delayed != 0)) {
    end_part(t);
    co_return;
  }
  if (i.place == kLost) co_await reenter(t, who);
  co_await begin_upkeep(t, who);
}

Rule<> begin_or_skip(Table& t, Seat who) {
  const State& s = t.state;
  if (!in_play(s, who) || skips_upkeep(t, who)) {
    nothing_is_fresh(t.state, who);
    miss_sacrifices(t.state, who);
    end_part(t);
    return Rule<>::done();
  }
  if (may_retire(s, who) || sacrifice_due(s, who)) return before_upkeep(t, who);
  if (s.investigators[who].place != kLost) return begin_upkeep(t, who);
  return then(t, reenter(t, who), begin_upkeep, who);
}

/// One thing a step, until the sliders are where they are to be.
Rule<> end_once_chosen(Table& t, Seat who, Rule<bool> chosen) {
  const bool over = co_await chosen;
  if (over || taken_away(t.state, who)) end_part(t);
}

}  // namespace

[[gnu::noinline]] Rule<> upkeep(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  switch (s.stage) {
    case Stage::kBegin:
      // What lies on the board counts the turns, before anybody's Upkeep.
      if (anything_laid(s) && who == next_in_order(s, kNone) && something_counts_down(s))
        return then(t, laid_items_in_upkeep(t), begin_or_skip, who);
      return begin_or_skip(t, who);
    default: {
      Rule<bool> chosen = act_and_slide(t, who, cites("AH-062"));
      if (!chosen.ended()) return end_once_chosen(t, who, std::move(chosen));
      end_part(t);
      return Rule<>::done();
    }
  }
}

}  // namespace tavola::arkham
