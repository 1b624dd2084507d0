// The cards that investigators hold: receiving, exhausting, refreshing and losing them. (AH-330,
// AH-371 to AH-374, AH-377, AH-384 to AH-386, AH-395, AH-544)
#include "games/arkham/rules/investigator/possessions.h"

#include <algorithm>

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/magical_effects.h"

namespace tavola::arkham {
namespace {

/// Whoever gains or loses such a card may have more than the maximum. AH-340
bool changes_maximum(CardNumber card) {
  const std::uint64_t bonuses = content().summaries.cards[card].bonuses;
  return has(bonuses, static_cast<int>(Bonus::kMaximumSanity)) ||
         has(bonuses, static_cast<int>(Bonus::kMaximumStamina));
}

}  // namespace

/// A special card lies in its pile unless somebody holds it or it went back to the box.
bool special_left(const State& s, CardNumber card) {
  int gone = s.boxed[card];
  for (Seat who = 0; who < s.seats; ++who)
    for (const Possession& possession : held(s, who)) gone += possession.card == card;
  return gone < content().cards[card].copies;
}

bool ally_left(const State& s, Seat who, CardNumber card) {
  return s.allies.count(card) > 0 || (s.boxed[card] > 0 && has_trait(s, who, Trait::kBoxAllies));
}

bool is_kept(const State& s, Seat who, const Possession& possession) {
  return card_of(possession).kept || sheet_of(s, who).keeps == possession.card;
}

bool holds_kept(const State& s, Seat who) {
  return std::ranges::any_of(
      held(s, who), [&](const Possession& possession) { return is_kept(s, who, possession); });
}

bool belongs(const Card& card, ItemClass which) {
  switch (which) {
    case ItemClass::kItem:  // AH-326, AH-544, DP-013
      return card.type <= CardType::kSpell || card.type == CardType::kExhibit ||
             (card.type == CardType::kSpecial && card.item);
    case ItemClass::kCommon:
      return card.type == CardType::kCommon;
    case ItemClass::kUnique:
      return card.type == CardType::kUnique;
    case ItemClass::kSpell:
      return card.type == CardType::kSpell;
    case ItemClass::kSkill:
      return card.type == CardType::kSkill;
    case ItemClass::kAlly:
      return card.type == CardType::kAlly;
    case ItemClass::kWeapon:  // KY-018
      return card.weapon && card.kind != SpecialKind::kMagicalEffect;
    case ItemClass::kTome:
      return card.tome;
    case ItemClass::kWeaponOrSpell:
      return card.weapon || card.type == CardType::kSpell;
    case ItemClass::kExhibit:
      return card.type == CardType::kExhibit;
    case ItemClass::kInjury:
      return card.type == CardType::kInjury;
    case ItemClass::kMadness:
      return card.type == CardType::kMadness;
    case ItemClass::kTask:
      return !card.steps.empty();
    case ItemClass::kMagicalWeapon:
      return card.weapon && card.magical;
    case ItemClass::kPhysicalWeapon:
      return card.weapon && card.physical;
    case ItemClass::kUniqueTome:
      return card.tome && card.type == CardType::kUnique;
    case ItemClass::kNonTome:
      return !card.tome && belongs(card, ItemClass::kItem);
    case ItemClass::kNonWeapon:
      return !card.weapon && belongs(card, ItemClass::kItem);
    case ItemClass::kMagicalEffect:
      return card.kind == SpecialKind::kMagicalEffect;
    case ItemClass::kRefreshPriced:
      return card.refresh_priced;
  }
  return false;
}

int count_of(const State& s, Seat who, ItemClass which) {
  int count = 0;
  if (!holds_any(s, who, which)) return count;
  for (const Possession& possession : held(s, who))
    count += has(content().summaries.cards[possession.card].classes, static_cast<int>(which));
  return count;
}

bool first_alike(const State& s, Seat who, int number) {
  const std::span<const Possession> all = held(s, who);
  const Possession& mine = all[static_cast<std::size_t>(number)];
  for (int other = 0; other < number; ++other) {
    const Possession& before = all[static_cast<std::size_t>(other)];
    if (before.card == mine.card && before.marks == mine.marks && before.tokens == mine.tokens)
      return false;
  }
  return true;
}

CardNumber draw_from(Table& t, CardType type) {
  return with_deck(t.state, type, [&](auto& deck, DeckId name) -> CardNumber {
    if (!deck.empty()) return t.draw(deck, name);
    t.emit(cites("AH-376"), Tells::kNothingLeft, type);
    return kNoCard;
  });
}

void put_back(State& s, CardNumber card) {
  const CardType type = content().cards[card].type;
  if (type == CardType::kSpecial) return;
  with_deck(s, type, [&](auto& deck, DeckId) { deck.put_at_bottom(card); });
}

namespace {

Rule<> receive_exhibit(Table& t, Seat who, CardNumber card, Citation rule) {
  co_await on_taking(t, who, card, rule);
  if (in_play(t.state, who) && t.state.pharaoh.dealing == 0)
    co_await at_moment(t, who, Moment::kGainingCard, rule, card);
}

/// What an item says of being taken comes last: it may leave its owner by that.
Rule<> receive_item(Table& t, Seat who, CardNumber card, Citation rule) {
  co_await at_moment(t, who, Moment::kGainingCard, rule, card);
  if (in_play(t.state, who)) co_await on_taking(t, who, card, rule);
}

}  // namespace

bool acts_when_taken(CardNumber card) {
  return content().cards[card].type == CardType::kUnique &&
         has(content().summaries.cards[card].triggers, static_cast<int>(CardMoment::kTaking));
}

Rule<> receive(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  Possession possession;
  possession.card = card;
  begin_task(s, possession);
  put_possession(s, who, possession);
  t.emit(rule, Tells::kCardGained, who, card);
  t.applies(cites("AH-377"));
  if (changes_maximum(card)) drop_to_maximum(t, who);
  if (is_ailment(content().cards[card].type)) return suffer_ailment(t, who, card);
  if (content().cards[card].type == CardType::kExhibit) return receive_exhibit(t, who, card, rule);
  if (acts_when_taken(card) && s.pharaoh.dealing == 0) return receive_item(t, who, card, rule);
  if (content().cards[card].type != CardType::kAlly)
    return s.pharaoh.dealing != 0 ? Rule<>::done()
                                  : at_moment(t, who, Moment::kGainingCard, rule, card);
  t.applies(cites("AH-385"));
  return then(
      t, joins(t, who, card),
      [](Table& table, Seat whose, CardNumber gained, Citation by) {
        return at_moment(table, whose, Moment::kGainingCard, by, gained);
      },
      who, card, rule);
}

Rule<> gain_ally(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  if (gains_no_allies(s, who)) {
    t.emit(cites("DH-008"), Tells::kNoAllies, who);
    return Rule<>::done();
  }
  if (s.allies.take(card)) return receive(t, who, card, rule);
  if (ally_left(s, who, card)) {
    --s.boxed[card];
    return receive(t, who, card, rule);
  }
  t.applies(cites("AH-386"));
  return Rule<>::done();
}

bool can_be_taken(const State& s, CardNumber card) {
  const CardType type = content().cards[card].type;
  if (type == CardType::kSpecial) return special_left(s, card);
  return with_deck(const_cast<State&>(s), type,
                   [card](const auto& deck, DeckId) { return deck.count(card) > 0; });
}

bool take_named(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  const CardType type = content().cards[card].type;
  const bool found = type == CardType::kSpecial
                         ? special_left(s, card)
                         : with_deck(s, type, [&](auto& deck, DeckId) { return deck.take(card); });
  if (!found) return false;
  Possession possession;
  possession.card = card;
  begin_task(s, possession);
  put_possession(s, who, possession);
  t.emit(rule, Tells::kCardGained, who, card);
  if (changes_maximum(card)) drop_to_maximum(t, who);
  return true;
}

namespace {

/// What is left of a class is lost only if its owner chooses so, and they do not.
void keep_items(Table& t, Seat who, ItemClass which) {
  for (const Possession& possession : held(t.state, who))
    if (belongs(card_of(possession), which))
      t.emit(cites("AH-330"), Tells::kKeepsItem, who, possession.card);
}

}  // namespace

Rule<int> lose_items(Table& t, Seat who, ItemClass which, int count, Citation rule, Taking taking) {
  State& s = t.state;
  int lost = 0;
  for (; count > 0; --count) {
    bool can_be_taken = taking == Taking::kByChoice;  // against the owner's will
    bool some_stay = false;
    int there = 0;
    t.ask(who, Prompt::kLoseItems, rule, count);
    for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
      const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
      if (!belongs(card_of(possession), which)) continue;
      const bool kept = is_kept(s, who, possession);
      can_be_taken = can_be_taken || !kept;
      ++there;
      some_stay = some_stay || kept || there > count;
      if (first_alike(s, who, number)) t.offer(rule, Verb::kLoseItem, number, possession.card);
    }
    if (there == 0) co_return lost;
    if (!can_be_taken) {
      if (taking == Taking::kByForce) {
        keep_items(t, who, which);
        co_return lost;
      }
      t.offer(cites("AH-330"), Verb::kKeepItems);
      some_stay = true;
    }
    // Where all of them go nobody is asked which is the first.
    const Option chosen = some_stay ? co_await t.answer() : t.decision().options.front();
    if (chosen.is(Verb::kKeepItems)) {
      keep_items(t, who, which);
      co_return lost;
    }
    discard(t, who, chosen.arg(0), rule);
    ++lost;
    if (s.dunwich.limit_moved != 0) co_await test_gate_limit(t);  // AH-423
  }
  co_return lost;
}

void note_ally_gone(State& s, CardNumber card) {
  if (content().cards[card].type != CardType::kAlly || s.ancient_one == kNone) return;
  const MomentSet& triggers = content().summaries.ancient_ones[s.ancient_one].triggers;
  if (has(triggers, static_cast<int>(CardMoment::kLosingAlly)) && !in_battle(s))
    ++s.dunwich.allies_gone;
}

void discard(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  const Possession gone = take_possession(s, who, number);
  put_back(s, gone.card);
  note_ally_gone(s, gone.card);
  t.emit(rule, Tells::kCardDiscarded, who, gone.card);
  t.applies(cites("AH-371"));
  if (has(s.text.readers, who)) s.text.discarded_price = content().cards[gone.card].price;
  if (changes_maximum(gone.card)) drop_to_maximum(t, who);
  if (content().cards[gone.card].type == CardType::kSpell) end_magical_effects(t, who);
}

void to_box(Table& t, Seat who, int number, Citation rule) {
  const Possession gone = take_possession(t.state, who, number);
  ++t.state.boxed[gone.card];
  note_ally_gone(t.state, gone.card);
  t.emit(rule, Tells::kCardToBox, who, gone.card);
  t.applies(cites("AH-372"));
  if (content().cards[gone.card].type == CardType::kSpell) end_magical_effects(t, who);
  if (changes_maximum(gone.card)) drop_to_maximum(t, who);
}

void exhaust(Table& t, Seat who, int number, Citation rule) {
  Possession& possession = held(t.state, who)[static_cast<std::size_t>(number)];
  possession.marks |= kExhausted;
  t.emit(rule, Tells::kExhausted, who, possession.card);
  t.applies(cites("AH-373"));
}

void refresh(Table& t, Seat who, Citation rule) {
  bool any = false;
  t.state.focus_spent = 0;
  for (Possession& possession : held(t.state, who)) {
    if (!is_ready(possession) && card_of(possession).refresh_priced) continue;
    const bool stays = (possession.marks & kStaysExhausted) != 0;
    any = any || ((possession.marks & kExhausted) != 0 && !stays);
    if ((possession.marks & kWorking) != 0) t.applies(cites("AH-307"));
    // What was done with it in this Upkeep stays done. AH-069, DH-027
    const int kept = kUpkeepDone | kStepDone;
    possession.marks &= static_cast<std::uint8_t>(stays ? kept | kExhausted : kept);
  }
  if (any) t.emit(rule, Tells::kRefreshes, who);
}

void risk_wagon(Table& t, Seat who) {
  State& s = t.state;
  const int number = find_card(s, who, content().patrol_wagon);
  if (number < 0) return;
  const int die = t.roll(6);
  if (die == 1)
    t.emit(cites("AH-395"), Tells::kWagonLost, who, die);
  else
    t.emit(cites("AH-395"), Tells::kRollsFor, who, die, content().patrol_wagon);
  if (die == 1) to_box(t, who, number, cites("AH-395"));
}

}  // namespace tavola::arkham
