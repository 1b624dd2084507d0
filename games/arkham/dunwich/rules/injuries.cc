// (DH-004 to DH-014, DH-068)
#include "games/arkham/dunwich/rules/injuries.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

CardType ailment_of(bool insane) { return insane ? CardType::kMadness : CardType::kInjury; }

/// How many cards of a kind somebody holds.
int copies_held(const State& s, Seat who, CardNumber card) {
  int count = 0;
  for (const Possession& possession : held(s, who)) count += possession.card == card;
  return count;
}

}  // namespace

int ailments(const State& s, Seat who) {
  return count_of(s, who, ItemClass::kInjury) + count_of(s, who, ItemClass::kMadness);
}

// Their own statements alone, which hold whatever else is so: conditions of other cards may ask for
// the foe, and the foe asks here.
int worst_ailment(const State& s, Seat who, CardStatement what, int noun) {
  int least = kUnsaid;
  for (const Possession& possession : held(s, who)) {
    if (!is_ailment(card_of(possession).type)) continue;
    const Statement* const said = content().statements[card_of(possession).source].find(what);
    if (said == nullptr || !(said->set.empty() || has(said->set, noun))) continue;
    least = least == kUnsaid ? said->amount : std::min<int>(least, said->amount);
  }
  return least;
}

bool has_company(const State& s, Seat who) {
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && in_play(s, other) &&
        s.investigators[other].place == s.investigators[who].place)
      return s.investigators[who].place != kLost;
  return false;
}

namespace {

bool is_named(const Statement& limit, const Possession& possession) {
  for (const int noun : limit.set)
    if (belongs(card_of(possession), class_of(noun))) return true;
  return false;
}

int named(const State& s, Seat who, const Statement& limit) {
  int count = 0;
  for (const Possession& possession : held(s, who)) count += is_named(limit, possession);
  return count;
}

/// The limit that somebody is over, or nullptr.
const Statement* limit_passed(const State& s, Seat who) {
  if (!may_hold_too_much(s, who)) return nullptr;
  for (const Possession& possession : held(s, who)) {
    const Statement* const limit =
        content().statements[card_of(possession).source].find(CardStatement::kHoldAtMost);
    if (limit != nullptr && named(s, who, *limit) > limit->amount) return limit;
  }
  return nullptr;
}

}  // namespace

Seat holds_too_much(const State& s) {
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && limit_passed(s, who) != nullptr) return who;
  return kNone;
}

Rule<> give_up_the_rest(Table& t, Seat who) {
  State& s = t.state;
  while (const Statement* const limit = limit_passed(s, who)) {
    t.ask(who, Prompt::kLoseItems, cites("DH-008"), named(s, who, *limit) - limit->amount);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number)
      if (is_named(*limit, held(s, who)[static_cast<std::size_t>(number)]) &&
          first_alike(s, who, number))
        t.offer(cites("DH-008"), Verb::kLoseItem, number,
                held(s, who)[static_cast<std::size_t>(number)].card);
    const Option chosen = co_await t.answer();
    discard(t, who, chosen.arg(0), cites("DH-008"));
  }
}

bool may_take_ailment(const State& s, bool insane) {
  return !s.minor_decks[minor_number(ailment_of(insane))].empty();
}

Rule<bool> takes_ailment(Table& t, Seat who, bool insane) {
  State& s = t.state;
  const Citation rule = insane ? cites("DH-005") : cites("DH-004");
  t.ask(who, Prompt::kFallen, rule);
  t.offer(rule, insane ? Verb::kDrawMadness : Verb::kDrawInjury);
  t.offer(cites("AH-324"), Verb::kSufferLosses);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kSufferLosses)) co_return false;
  co_await draw_cards(t, who, ailment_of(insane), 1, 1, rule);
  if (!in_play(s, who)) co_return true;
  if (maximum_sanity(s, who) == 0 || maximum_stamina(s, who) == 0) {
    co_await devour(t, who, Reason::kMaximum, cites("AH-339"));
    co_return true;
  }
  Investigator& i = s.investigators[who];
  if (insane)
    i.sanity = static_cast<std::uint8_t>(maximum_sanity(s, who));
  else
    i.stamina = static_cast<std::uint8_t>(maximum_stamina(s, who));
  // A fall by what was paid for both leaves one point of the other. AH-331
  if (i.sanity == 0) i.sanity = 1;
  if (i.stamina == 0) i.stamina = 1;
  t.emit(rule, Tells::kRestored, who, i.sanity, i.stamina);
  t.applies(cites("DH-006"));
  co_return true;
}

Rule<> suffer_ailment(Table& t, Seat who, CardNumber card) {
  State& s = t.state;
  if (copies_held(s, who, card) > 1) {
    if (!has_trait(s, who, Trait::kAlikeHarmless)) {
      t.emit(cites("DH-009"), Tells::kTwoAlike, who, card);
      return devour(t, who, Reason::kText, cites("DH-009"));
    }
    discard(t, who, static_cast<int>(held(s, who).size()) - 1, cites("AH-022"));
    return Rule<>::done();
  }
  t.applies(cites("DH-008"));
  drop_to_maximum(t, who);
  const int most = ailing(s, who, CardStatement::kCluesHeld);
  if (most != kUnsaid && s.investigators[who].clues > most)
    spend_clues(t, who, s.investigators[who].clues - most, cites("DH-008"), Tells::kCluesLost);
  return on_taking(t, who, card, cites("DH-008"));
}

bool may_retire(const State& s, Seat who) {
  constexpr int kEnough = 2;
  const bool any = holds_any(s, who, ItemClass::kInjury) || holds_any(s, who, ItemClass::kMadness);
  return any && !in_battle(s) && ailments(s, who) >= kEnough;
}

Rule<bool> retires(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kRetire, cites("DH-011"));
  t.offer(cites("DH-011"), Verb::kStayOn);
  t.offer(cites("DH-013"), Verb::kRetire);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kStayOn)) co_return false;
  t.emit(cites("DH-013"), Tells::kRetires, who, s.investigators[who].sheet);
  leave_the_game(t, who, Standing::kRetired);
  ++s.dunwich.retired;
  t.applies(cites("DH-012"));
  t.applies(cites("DH-014"));
  co_return true;
}

}  // namespace tavola::arkham
