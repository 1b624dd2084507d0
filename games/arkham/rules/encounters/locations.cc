// What locations offer instead of an encounter: care, shops, lessons, the loan, and what trophies
// buy. What a box adds is written in the notation. (AH-110, AH-111, AH-128 to AH-140, AH-405 to
// AH-409, AH-514)
#include "games/arkham/rules/encounters/locations.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

bool is(const Option& option, Verb verb) { return option.verb == static_cast<std::uint8_t>(verb); }

constexpr int kLessonPrice = 5;
constexpr int kClassPrice = 8;
constexpr int kLoan = 10;

/// Offers a price of so many points of toughness, or of gates in place of each five.
void offer_trophies(Table& t, Seat who, int fives, Citation rule) {
  for (int gates = 0; gates <= fives; ++gates)
    if (can_spend_trophies(t.state, who, 5 * (fives - gates), gates))
      t.offer(rule, Verb::kSellTrophies, 5 * (fives - gates), gates,
              area_of(t.state.investigators[who].place).ability);
}

bool first_trophy_of_its_kind(const State& s, int slot) {
  for (int other = 0; other < slot; ++other)
    if (s.monsters[other].kind == s.monsters[slot].kind &&
        s.monsters[other].place == s.monsters[slot].place)
      return false;
  return true;
}

Seat deputy(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in_play(s, seat) && (s.investigators[seat].special & kDeputy) != 0) return seat;
  return kNone;
}

/// The Deputy's two cards come along, if they are still there to be given. AH-391
void become_deputy(Table& t, Seat who) {
  State& s = t.state;
  gain_special(t, who, kDeputy, cites("AH-139"));
  for (const CardNumber card : {content().deputys_revolver, content().patrol_wagon}) {
    if (card == kNoCard || s.boxed[card] > 0) continue;
    bool taken = false;
    for (Seat seat = 0; seat < s.seats; ++seat) taken = taken || find_card(s, seat, card) >= 0;
    if (taken) continue;
    Possession possession;
    possession.card = card;
    put_possession(s, who, possession);
    t.emit(cites("AH-391"), Tells::kCardGained, who, card);
  }
}

Rule<> bless_somebody(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kWhomToBless, cites("AH-137"));
  for (Seat seat = s.first; seat != kNone; seat = next_in_order(s, seat))
    if (in_play(s, seat)) t.offer(cites("AH-137"), Verb::kBlessWhom, seat);
  const Option chosen = co_await t.answer();
  bless(t, static_cast<Seat>(chosen.arg(0)), cites("AH-137"));
}

Rule<> recruit(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kWhichAlly, cites("AH-138"));
  for (int card = 0; card < static_cast<int>(content().cards.size()); ++card)
    if (content().cards[static_cast<std::size_t>(card)].type == CardType::kAlly &&
        ally_left(s, who, static_cast<CardNumber>(card)))
      t.offer(cites("AH-138"), Verb::kChooseAlly, card);
  const Option chosen = co_await t.answer();
  co_await gain_ally(t, who, chosen.arg<CardNumber>(0), cites("AH-138"));
  s.allies.shuffle();  // AH-374
}

}  // namespace

bool may_take_loan(const State& s, Seat who) {
  return (s.investigators[who].special & (kBankLoan | kDefaulted)) == 0 &&
         !has_trait(s, who, Trait::kNoLoan);
}

bool take_loan(Table& t, Seat who, Citation rule) {
  if (!may_take_loan(t.state, who)) return false;
  if (!gain_special(t, who, kBankLoan, rule)) return false;
  gain_money(t, who, kLoan, cites("AH-389"));
  return true;
}

bool ability_forbidden(const State& s, Place place) {
  bool forbidden = false;
  if (!may_be_said(s, CardStatement::kNoAbilities)) return forbidden;
  each_common_source(s, [&](const CardSummary& one) {
    if (one.source == kNoSource) return;
    const Statement* const only =
        content().statements[one.source].find(CardStatement::kNoAbilities);
    forbidden |= only != nullptr && !has(only->set, place);
  });
  return forbidden;
}

bool has_trophies_for(const State& s, Seat who, int fives) {
  for (int gates = 0; gates <= fives; ++gates)
    if (can_spend_trophies(s, who, 5 * (fives - gates), gates)) return true;
  return false;
}

int price_of_lessons(const State& s, Seat who, Ability ability) {
  return (ability == Ability::kClasses ? kClassPrice : kLessonPrice) +
         bonus(s, who, Bonus::kPrices);
}

void offer_ability(Table& t, Seat who) {
  const State& s = t.state;
  if (ability_forbidden(s, s.investigators[who].place)) return;
  const Investigator& investigator = s.investigators[who];
  const BoardArea& area = area_of(investigator.place);
  const int purse = spendable_money(s, who);
  switch (area.ability) {
    case Ability::kNone:
      if (area.offer != kNoSource) offer_text(t, who, area.offer, area.offer_rule);
      break;
    case Ability::kPsychiatricCare: {
      const int missing = maximum_sanity(s, who) - investigator.sanity;
      if (missing > 0) t.offer(cites("AH-128"), Verb::kRegain, 1);
      if (missing > 0 && purse >= kCarePrice) t.offer(cites("AH-128"), Verb::kRestore, kCarePrice);
      break;
    }
    case Ability::kMedicalCare: {
      const int missing = maximum_stamina(s, who) - investigator.stamina;
      if (missing > 0) t.offer(cites("AH-129"), Verb::kRegain, 1);
      if (missing > 0 && purse >= kCarePrice) t.offer(cites("AH-129"), Verb::kRestore, kCarePrice);
      break;
    }
    case Ability::kGeneralStore:
      if (purse > 0 && !s.common_items.empty())
        t.offer(cites("AH-130"), Verb::kShop, CardType::kCommon);
      break;
    case Ability::kCuriositieShoppe:
      if (purse > 0 && !s.unique_items.empty())
        t.offer(cites("AH-131"), Verb::kShop, CardType::kUnique);
      break;
    case Ability::kMagicLessons:
      if (const int price = price_of_lessons(s, who, area.ability);
          purse >= price && !s.spells.empty())
        t.offer(cites("AH-132"), Verb::kLessons, CardType::kSpell, price);
      break;
    case Ability::kClasses:
      if (const int price = price_of_lessons(s, who, area.ability);
          purse >= price && !s.skills.empty())
        t.offer(cites("AH-133"), Verb::kLessons, CardType::kSkill, price);
      break;
    case Ability::kBankLoan:
      if (may_take_loan(s, who)) t.offer(cites("AH-134"), Verb::kTakeLoan, kLoan);
      break;
    case Ability::kDissection:
      offer_trophies(t, who, 1, cites("AH-135"));
      break;
    case Ability::kShadyCharacter:
      offer_trophies(t, who, 1, cites("AH-136"));
      break;
    case Ability::kBlessing:
      offer_trophies(t, who, 1, cites("AH-137"));
      break;
    case Ability::kRecruiting:
      if (gains_no_allies(s, who)) break;  // DH-008
      if (!s.allies.empty())
        offer_trophies(t, who, 2, cites("AH-138"));
      else if (has_trophies_for(s, who, 2))
        t.emit(cites("AH-376"), Tells::kNothingLeft, CardType::kAlly);
      break;
    case Ability::kDeputizing:
      if (s.yellow.no_deputy != 0) break;
      if (const Seat holder = deputy(s); holder == kNone)
        offer_trophies(t, who, 2, cites("AH-139"));
      else if (holder != who && has_trophies_for(s, who, 2))
        t.emit(cites("AH-139"), Tells::kDeputyTaken, who, holder);
      break;
  }
}

Rule<> use_location(Table& t, Seat who, Option chosen) {
  State& s = t.state;
  const Ability ability = area_of(s.investigators[who].place).ability;
  t.applies(cites("AH-140"));
  t.emit(chosen.rule, Tells::kLocationUsed, who, s.investigators[who].place);
  if (is(chosen, Verb::kSellTrophies))
    co_await spend_trophies(t, who, chosen.arg(0), chosen.arg(1), chosen.rule);
  switch (ability) {
    case Ability::kNone:
      t.applies(cites("KH-131"));  // it is no encounter, and explores nothing
      co_await use(t, chosen);
      break;
    case Ability::kPsychiatricCare:
      if (is(chosen, Verb::kRestore)) co_await pay_money(t, who, kCarePrice, chosen.rule);
      gain_sanity(t, who, is(chosen, Verb::kRestore) ? maximum_sanity(s, who) : 1, chosen.rule,
                  GainBy::kCare);
      if (is(chosen, Verb::kRestore))
        co_await at_moment(t, who, Moment::kTreatment, cites("AH-022"));
      break;
    case Ability::kMedicalCare:
      if (is(chosen, Verb::kRestore)) co_await pay_money(t, who, kCarePrice, chosen.rule);
      gain_stamina(t, who, is(chosen, Verb::kRestore) ? maximum_stamina(s, who) : 1, chosen.rule,
                   GainBy::kCare);
      if (is(chosen, Verb::kRestore))
        co_await at_moment(t, who, Moment::kTreatment, cites("AH-022"));
      break;
    case Ability::kGeneralStore:
    case Ability::kCuriositieShoppe:
      co_await shop(t, who, static_cast<CardType>(chosen.arg(0)), chosen.rule);
      break;
    case Ability::kMagicLessons:
    case Ability::kClasses:
      co_await pay_money(t, who, chosen.arg(1), chosen.rule);
      co_await draw_cards(t, who, static_cast<CardType>(chosen.arg(0)), 2, 1, chosen.rule);
      break;
    case Ability::kBankLoan:
      take_loan(t, who, cites("AH-134"));
      break;
    case Ability::kDissection:
      gain_clues(t, who, 2, chosen.rule);
      co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
      break;
    case Ability::kShadyCharacter:
      gain_money(t, who, 5, chosen.rule);
      break;
    case Ability::kBlessing:
      co_await bless_somebody(t, who);
      break;
    case Ability::kRecruiting:
      co_await recruit(t, who);
      break;
    case Ability::kDeputizing:
      become_deputy(t, who);
      break;
  }
}

int monster_trophies(const State& s, Seat who) { return count_monsters(s, trophies_of(who)); }

int gate_trophies(const State& s, Seat who) {
  int all = 0;
  for (const std::uint8_t number : s.investigators[who].gates) all += number;
  return all;
}

int worth_of(const State& s, Seat who, std::uint8_t kind) {
  return toughness_of(s, kind) + bonus(s, who, Bonus::kTrophyWorth);
}

int trophy_toughness(const State& s, Seat who) {
  int all = 0;
  for (const int slot : monsters_at(s, trophies_of(who)))
    all += worth_of(s, who, s.monsters[slot].kind);
  return all;
}

void tell_trophy_goes(Table& t, Seat who, std::uint8_t kind, Tells told, Citation rule) {
  t.emit(rule, told, who, kind, monster_trophies(t.state, who) - 1,
         trophy_toughness(t.state, who) - worth_of(t.state, who, kind));
}

bool can_spend_trophies(const State& s, Seat who, int toughness, int gates) {
  return gate_trophies(s, who) >= gates && trophy_toughness(s, who) >= toughness;
}

namespace {

/// Trophies go as a price, or they are taken away.
enum class Parting : std::uint8_t { kSpent, kLost };

void part_with_monster(Table& t, Seat who, int slot, Parting how, Citation rule) {
  const std::uint8_t kind = t.state.monsters[slot].kind;
  t.state.text.toughness = static_cast<std::uint8_t>(
      how == Parting::kSpent ? worth_of(t.state, who, kind) : toughness_of(t.state, kind));
  tell_trophy_goes(t, who, kind, how == Parting::kSpent ? Tells::kTrophySpent : Tells::kTrophyLost,
                   rule);
  return_to_cup(t, slot, cites("AH-405"));
}

void part_with_gate(Table& t, Seat who, int gate, Parting how, Citation rule) {
  State& s = t.state;
  --s.investigators[who].gates[gate];
  s.gate_stack.put_at_bottom(static_cast<std::uint8_t>(gate));
  t.emit(rule, how == Parting::kSpent ? Tells::kGateSpent : Tells::kGateLost, who, gate);
  t.applies(cites("AH-406"));
}

// One by one; what is too much is lost. AH-408
Rule<> part_with_trophies(Table& t, Seat who, int toughness, int gates, Parting how,
                          Citation rule) {
  State& s = t.state;
  const bool spent = how == Parting::kSpent;
  while (toughness > 0 || gates > 0) {
    t.ask(who, spent ? Prompt::kSpendTrophies : Prompt::kLoseTrophies, rule, std::max(0, toughness),
          gates);
    if (toughness > 0) {
      for (const int slot : monsters_at(s, trophies_of(who)))
        if (first_trophy_of_its_kind(s, slot))
          t.offer(cites("AH-408"), spent ? Verb::kSpendMonster : Verb::kLoseMonster, slot,
                  s.monsters[slot].kind);
    } else {
      for (int gate = 0; gate < kMostGateKinds; ++gate)
        if (s.investigators[who].gates[gate] > 0)
          t.offer(cites("AH-408"), spent ? Verb::kSpendGate : Verb::kLoseGate, gate);
    }
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    if (toughness > 0) {
      const auto kind = static_cast<std::uint8_t>(chosen.arg(1));
      toughness -= spent ? worth_of(s, who, kind) : toughness_of(s, kind);
      t.applies(cites("AH-407"));
      part_with_monster(t, who, chosen.arg(0), how, rule);
    } else {
      --gates;
      part_with_gate(t, who, chosen.arg(0), how, rule);
    }
  }
}

}  // namespace

int trophies_with(const State& s, Seat who, Dimension dimension) {
  int count = 0;
  for (const int slot : monsters_at(s, trophies_of(who)))
    count += marker_of(s, slot).dimension == dimension;
  return count;
}

// Toughness counts in whole fives, because a price is five of it or a gate.
int trophy_value(const State& s, Seat who) {
  return trophy_toughness(s, who) / 5 * 5 + 5 * gate_trophies(s, who);
}

Rule<> spend_trophy_value(Table& t, Seat who, int value, Citation rule) {
  const int fives = (value + 4) / 5;
  t.ask(who, Prompt::kSpendTrophies, rule, value, 0);
  for (int gates = 0; gates <= fives; ++gates)
    if (can_spend_trophies(t.state, who, 5 * (fives - gates), gates))
      t.offer(rule, Verb::kSellTrophies, 5 * (fives - gates), gates, Ability::kNone);
  if (!t.anything_offered()) co_return;
  const Option chosen = co_await t.answer();
  co_await spend_trophies(t, who, chosen.arg(0), chosen.arg(1), rule);
}

Rule<> spend_trophies_with(Table& t, Seat who, Dimension dimension, int number, Citation rule) {
  const State& s = t.state;
  for (; number > 0; --number) {
    t.ask(who, Prompt::kSpendTrophies, rule, number, 0);
    for (const int slot : monsters_at(s, trophies_of(who)))
      if (marker_of(s, slot).dimension == dimension && first_trophy_of_its_kind(s, slot))
        t.offer(rule, Verb::kSpendMonster, slot, s.monsters[slot].kind);
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    part_with_monster(t, who, chosen.arg(0), Parting::kSpent, rule);
  }
}

void lose_monster_trophy(Table& t, Seat who, int slot, Citation rule) {
  part_with_monster(t, who, slot, Parting::kLost, rule);
}

void lose_gate_trophy(Table& t, Seat who, int gate, Citation rule) {
  part_with_gate(t, who, gate, Parting::kLost, rule);
}

Rule<> spend_trophies(Table& t, Seat who, int toughness, int gates, Citation rule) {
  return part_with_trophies(t, who, toughness, gates, Parting::kSpent, rule);
}

Rule<> lose_trophies(Table& t, Seat who, int toughness, int gates, Citation rule) {
  return part_with_trophies(t, who, toughness, gates, Parting::kLost, rule);
}

}  // namespace tavola::arkham
