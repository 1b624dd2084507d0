// What further cards of Curse of the Dark Pharaoh order: its Mythos cards, its Exhibit Items and
// encounters, and the cards of its first edition. (AH-374, AH-389, AH-410 to AH-415)
#include "games/arkham/pharaoh/rules/museum.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/encounters/encounter_texts.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/encounters/mail_order.h"
#include "games/arkham/rules/final_battle/duel.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/offices.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/sliders.h"
#include "games/arkham/rules/phases/upkeep.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

constexpr int kLoanOwed = 10;

const Possession& card_held(const State& s, Seat who, int number) {
  return held(s, who)[static_cast<std::size_t>(number)];
}
int cards_of(const State& s, Seat who) { return static_cast<int>(held(s, who).size()); }

// ---- monsters -----------------------------------------------------------------------------------

Outcome outcome_of_fight(Met how) {
  return how == Met::kDefeated ? 1 : how == Met::kEvaded || how == Met::kFled ? 2 : 0;
}

Rule<Outcome> trophy_comes_back(Table& t, Seat who, std::uint16_t gained, Citation rule) {
  const Met how = co_await trophy_attacks(t, who, gained, rule);
  co_return outcome_of_fight(how);
}

Rule<Outcome> fight_trophy(Table& t, Seat who, Citation rule) {
  const Met how = co_await fight_own_trophy(t, who, rule);
  co_return outcome_of_fight(how);
}

/// Whether a trophy is of one of the kinds that a text names.
bool is_of_kinds(const State& s, int slot, const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    if (s.monsters[slot].kind == verb.noun(0, i)) return true;
  return false;
}

bool has_trophy_of_kinds(const State& s, Seat who, const Call& verb) {
  for (const int slot : monsters_at(s, trophies_of(who)))
    if (is_of_kinds(s, slot, verb)) return true;
  return false;
}

/// Any number of them, each for as many Clues as it has toughness.
Rule<Outcome> trophies_for_clues(Table& t, Call verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  while (has_trophy_of_kinds(s, who, verb)) {
    t.ask(who, Prompt::kDiscardAny, rule);
    MonsterKindSet offered;
    for (const int slot : monsters_at(s, trophies_of(who))) {
      const std::uint8_t kind = s.monsters[slot].kind;
      if (!is_of_kinds(s, slot, verb) || has(offered, kind)) continue;
      offered.add(kind);
      t.offer(rule, Verb::kSpendMonster, slot, kind);
    }
    t.offer(rule, Verb::kDone);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDone)) break;
    const int clues = worth_of(s, who, chosen.arg<std::uint8_t>(1));
    tell_trophy_goes(t, who, chosen.arg<std::uint8_t>(1), Tells::kTrophySpent, rule);
    return_to_cup(t, chosen.arg(0), rule);
    gain_clues(t, who, clues, rule);
    co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
  }
  co_return 1;
}

/// One point of toughness less until the turn ends, which is the last for some.
void wear_down(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  if (!in_town(here)) return;
  for (const int slot : slots_in_towns(s)) {
    const Place place = s.monsters[slot].place;
    if (!in_town(place) || area_of(place).neighborhood != area_of(here).neighborhood) continue;
    const int wear = wear_of(s.pharaoh, slot);  // since the turn began
    if (wear < kMostWear && toughness_of(s, s.monsters[slot].kind) - wear > 1)
      s.pharaoh.worn[wear].add(slot);
    else if (!is_spawn(s, slot))
      return_to_cup(t, slot, rule);
  }
}

// ---- cards --------------------------------------------------------------------------------------

void discard_exhausted(Table& t, Seat who, Citation rule) {
  const State& s = t.state;
  for (int number = 0; number < cards_of(s, who); ++number) {
    const Possession& possession = card_held(s, who, number);
    if (possession.card != s.text.exhausted || is_ready(possession)) continue;
    discard(t, who, number, rule);
    return;
  }
}

bool is_relic(const Possession& possession) {
  const CardType type = card_of(possession).type;
  return type == CardType::kUnique || (type == CardType::kExhibit && is_ready(possession));
}

bool anybody_has_a_relic(const State& s) {
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && std::ranges::any_of(held(s, who), is_relic)) return true;
  return false;
}

/// An Exhibit Item is exhausted or a Unique Item discarded, of anybody's.
Rule<Outcome> give_up_relic(Table& t, Seat reader, Citation rule) {
  const State& s = t.state;
  t.ask(reader, Prompt::kRelic, rule);
  for (Seat owner = next_in_order(s, kNone); owner != kNone; owner = next_in_order(s, owner))
    for (int number = 0; number < cards_of(s, owner); ++number) {
      const Possession& possession = card_held(s, owner, number);
      if (!is_relic(possession) || !first_alike(s, owner, number)) continue;
      t.offer(
          rule,
          card_of(possession).type == CardType::kUnique ? Verb::kDiscardRelic : Verb::kExhaustRelic,
          owner, number, possession.card);
    }
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kExhaustRelic))
    exhaust(t, chosen.arg<Seat>(0), chosen.arg(1), rule);
  else
    discard(t, chosen.arg<Seat>(0), chosen.arg(1), rule);
  co_return 1;
}

/// Nobody has a Common Item any more but one that cannot be lost, and none can be had. AH-330
void no_more_commons(Table& t, Citation rule) {
  State& s = t.state;
  for (Seat who = 0; who < s.seats; ++who)
    for (int number = cards_of(s, who) - 1; number >= 0; --number)
      if (const Possession& possession = card_held(s, who, number);
          card_of(possession).type == CardType::kCommon && !is_kept(s, who, possession))
        discard(t, who, number, rule);
  while (!s.common_items.empty()) ++s.boxed[s.common_items.take_at(0)];
  t.emit(rule, Tells::kCommonsGone);
}

/// The loan is paid back in full, items being sold for it, or its owner goes to jail.
Rule<Outcome> foreclose(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  while ((s.investigators[who].special & kBankLoan) != 0) {
    t.ask(who, Prompt::kForeclosed, rule, kLoanOwed);
    if (spendable_money(s, who) >= kLoanOwed) t.offer(rule, Verb::kPay, kLoanOwed);
    for (int number = 0; number < cards_of(s, who); ++number) {
      const Possession& possession = card_held(s, who, number);
      const CardType type = card_of(possession).type;
      if ((type == CardType::kCommon || type == CardType::kUnique) && first_alike(s, who, number))
        t.offer(rule, Verb::kSell, number, possession.card, card_of(possession).price / 2);
    }
    t.offer(rule, Verb::kGoToJail);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kGoToJail)) {
      co_await arrest(t, who, rule);
      co_return 1;
    }
    if (chosen.is(Verb::kPay)) {
      co_await pay_money(t, who, kLoanOwed, rule);
      lose_special(t, who, kBankLoan, rule);
      co_return 1;
    }
    t.emit(rule, Tells::kCardSold, who, chosen.arg(1), chosen.arg(2));
    discard(t, who, chosen.arg(0), rule);
    gain_money(t, who, chosen.arg(2), rule);
  }
  co_return 1;
}

/// Devoured, but for what the next investigator of the player shall have.
Rule<Outcome> devoured_leaving(Table& t, Call verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  Possession left[kMostPossessions];
  int count = 0;
  int clues = 0;
  for (int i = 0; i < verb.nouns(0); ++i) {
    if (verb.noun(0, i) == kClueNoun) {
      clues = s.investigators[who].clues;
      continue;
    }
    for (int number = cards_of(s, who) - 1; number >= 0; --number)
      if (belongs(card_of(card_held(s, who, number)), class_of(verb.noun(0, i))))
        left[count++] = take_possession(s, who, number);
  }
  co_await devour(t, who, Reason::kText, verb.context.rule);
  for (int i = 0; i < count; ++i) {
    left[i].marks = 0;
    put_possession(s, who, left[i]);
  }
  if (!in_play(s, who)) s.investigators[who].clues = static_cast<std::uint8_t>(clues);
  co_return 1;
}

// ---- the first edition --------------------------------------------------------------------------

Rule<> gain_lost_clues(Table& t, Seat who, Citation rule) {
  const int before = t.state.investigators[who].clues;
  gain_clues(t, who, t.state.pharaoh.clues_lost, rule);
  if (t.state.investigators[who].clues > before)
    co_await at_moment(t, who, Moment::kGainingClue, cites("AH-022"));
}

/// One slider, whatever the Focus.
Rule<Outcome> slide(Table& t, Seat who, int most, Citation rule) {
  t.ask(who, Prompt::kSliders, rule, most);
  t.offer(rule, Verb::kDone);
  offer_sliders(t, who, most, rule);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kDone)) co_return 0;
  set_slider(t, who, chosen.arg(0), chosen.arg(1), rule);
  co_return 1;
}

Rule<Outcome> name_symbol(Table& t, Call verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  t.ask(who, Prompt::kNameSymbol, verb.context.rule);
  for (int symbol = 0; symbol < kDimensions; ++symbol)
    t.offer(verb.context.rule, Verb::kNameSymbol, symbol);
  const Option chosen = co_await t.answer();
  s.pharaoh.symbols[who] = chosen.arg<std::uint8_t>(0);
  s.pharaoh.with_symbol = static_cast<std::int8_t>(verb.amount(0));
  s.pharaoh.without_symbol = static_cast<std::int8_t>(verb.amount(1));
  t.emit(verb.context.rule, Tells::kSymbolNamed, who, chosen.arg(0));
  co_return 1;
}

/// The ability of a sheet that nobody plays.
Rule<Outcome> borrow_ability(Table& t, Call verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  t.ask(who, Prompt::kWhichSheet, verb.context.rule);
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int sheet = verb.noun(0, i);
    const bool played = std::ranges::any_of(
        s.investigators, [sheet](const Investigator& one) { return one.sheet == sheet; });
    if (!played) t.offer(verb.context.rule, Verb::kChooseSheet, sheet);
  }
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  lend_ability(s, who, chosen.arg<std::uint8_t>(0));
  t.emit(verb.context.rule, Tells::kAbilityBorrowed, who, chosen.arg(0));
  co_return 1;
}

/// What a location without a gate offers, as if its user stood there.
Rule<Outcome> use_any_ability(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  const Place here = s.investigators[who].place;
  t.ask(who, Prompt::kWhoseAbility, rule);
  for (int number = 0; number < static_cast<int>(content().areas.size()); ++number) {
    const auto area = static_cast<Area>(number);
    // Of any town. AH-020
    const bool offers = area_of(area).ability != Ability::kNone || area_of(area).offer != kNoSource;
    if (offers && on_board(s, area) && !gate_open(s, area) && !closed(s, area))
      t.offer(rule, Verb::kPickPlace, area);
  }
  if (!t.anything_offered()) co_return 0;
  const Option where = co_await t.answer();
  const auto area = where.arg<Area>(0);
  s.investigators[who].place = area;
  t.ask(who, Prompt::kEncounter, rule, area);
  offer_ability(t, who);
  t.offer(rule, Verb::kDone);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kDone)) co_await use_location(t, who, chosen);
  if (in_play(s, who) && s.investigators[who].place == area) s.investigators[who].place = here;
  co_return 1;
}

std::optional<Rule<Outcome>> perform_of_museum(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kTrophiesForClues:
      return trophies_for_clues(t, verb);
    case CardVerb::kSearchCheap:
      return after(t, search_cheap(t, who, type_of(verb.noun(0)), verb.amount(1), rule));
    case CardVerb::kSearchTotal:
      return after(t, search_for_total(t, who, type_of(verb.noun(0)), verb.amount(1), rule));
    case CardVerb::kDiscardExhausted:
      discard_exhausted(t, who, rule);
      return finished();
    case CardVerb::kMailOrder:
      return after(t, order_by_mail(t, who, rule));
    case CardVerb::kTrophyAttacks:
      return trophy_comes_back(t, who, verb.noun(0), rule);
    case CardVerb::kFightTrophy:
      return fight_trophy(t, who, rule);
    case CardVerb::kFightAncient:
      return fight_ancient_alone(t, who, static_cast<std::uint8_t>(verb.noun(0)), rule);
    case CardVerb::kDevouredLeaving:
      return devoured_leaving(t, verb);
    case CardVerb::kKindInStreets:
      return after(t, place_hunted(t, static_cast<std::uint8_t>(verb.noun(1)), verb.amount(0),
                                   content().neighborhoods[verb.noun(2)].street, rule));
    case CardVerb::kFlyersInSky:
      return after(t, flyers_to_sky(t, verb.amount(0), rule));
    case CardVerb::kExhibitInStreets:
      lay_exhibit(t, content().neighborhoods[verb.noun(0)].street, rule);
      return finished();
    case CardVerb::kForeclose:
      return foreclose(t, who, rule);
    case CardVerb::kGatesRemember:
      return after(t, answer_for_gates(t, who, rule));
    case CardVerb::kIgnoreFailure:
      s.text.ended = static_cast<std::uint8_t>(s.text.ended | bit(who));
      return finished();
    case CardVerb::kPeekDraw:
      s.pharaoh.peeks = 1;
      return finished();
    case CardVerb::kDoomToSeal:
      remove_doom(t, 1, rule);
      return finished();
    case CardVerb::kGiveRelic:
      return give_up_relic(t, who, rule);
    case CardVerb::kTokenToTrack:
      s.pharaoh.track_tokens = static_cast<std::uint8_t>(s.pharaoh.track_tokens + verb.amount(0));
      t.emit(rule, Tells::kTrackTokens, s.pharaoh.track_tokens);
      return finished();
    case CardVerb::kNoMoreCommon:
      no_more_commons(t, rule);
      return finished();
    case CardVerb::kDiscardIt:
      if (const int number = find_card(s, who, s.pharaoh.used_card); number >= 0)
        discard(t, who, number, rule);
      return finished();
    case CardVerb::kSkipEncounter:
      if (s.phase == Phase::kOtherWorldEncounters)
        s.investigators[who].no_encounter = 1;
      else
        s.stage = Stage::kEnd;
      return finished();
    case CardVerb::kBattleDoom:
      s.pharaoh.battle_doom = static_cast<std::uint8_t>(s.pharaoh.battle_doom + verb.amount(0));
      return finished();
    case CardVerb::kSlide:
      return slide(t, who, verb.amount(0), rule);
    case CardVerb::kTakeLostClues:
      return after(t, gain_lost_clues(t, who, rule));
    case CardVerb::kChooseSymbol:
      return name_symbol(t, verb);
    case CardVerb::kAnyAbility:
      return use_any_ability(t, who, rule);
    case CardVerb::kWearDown:
      wear_down(t, who, rule);
      return finished();
    case CardVerb::kBorrowAbility:
      return borrow_ability(t, verb);
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_of_museum(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  const Seat who = verb.context.seat;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kTrophiesForClues:
      return has_trophy_of_kinds(s, who, verb);
    case CardVerb::kMailOrder:
      return somebody_could_order(s, who);
    case CardVerb::kTrophyAttacks:
    case CardVerb::kFightTrophy:
      return monster_trophies(s, who) > 0;
    case CardVerb::kDoomToSeal:
      return s.doom > 0;
    case CardVerb::kGiveRelic:
      return anybody_has_a_relic(s);
    case CardVerb::kSkipEncounter:
      return (s.phase == Phase::kArkhamEncounters || s.phase == Phase::kOtherWorldEncounters) &&
             s.active == who;
    case CardVerb::kTakeUnpaid:
      return false;  // where something is bought
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfMuseum{perform_of_museum, possible_of_museum};

}  // namespace tavola::arkham
