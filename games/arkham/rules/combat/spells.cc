// Casting a spell: its Sanity, the Spell check, what it does, and only then what the Sanity spent
// brings about. (AH-291, AH-302 to AH-310, AH-532, AH-533)
#include "games/arkham/rules/combat/spells.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The spell that is being cast: cards used for its check may have moved it up.
Possession* being_cast(State& s, Seat who, CardNumber spell) {
  for (Possession& possession : held(s, who))
    if (possession.card == spell && (possession.marks & (kInHand | kWorking)) == kInHand)
      return &possession;
  return nullptr;
}

/// How much the cards of an investigator can take off the cost of a spell.
int most_taken_off(const State& s, Seat who) {
  if (!has_uses(s, who, Window::kPayingSpell)) return 0;
  int most = 0;
  for (const Possession& possession : held(s, who)) {
    const effects::Program& program = content().book[card_of(possession).source];
    for (const effects::Node& node : program.nodes()) {
      if (node.kind != effects::NodeKind::kCall || !is_ready(possession) ||
          content().grammar.phrase(node.index).category != effects::Category::kVerb)
        continue;
      if (static_cast<CardVerb>(node.value) == CardVerb::kReduceCost)
        most += program[node.child].value;
      if (static_cast<CardVerb>(node.value) == CardVerb::kWaiveCost) most += effects::kEverything;
    }
  }
  return most;
}

/// Whether a spell in hand is worth more the better it was cast.
bool counts_in_hand(const Card& spell) {
  return content().statements[spell.source].find(CardStatement::kWeaponBySuccess) != nullptr;
}

}  // namespace

namespace {

/// A printed or named cost with what is added to the cost of every spell or taken off it.
int cost_with_bonus(const State& s, Seat who, int cost) {
  return std::max(0, cost + bonus(s, who, Bonus::kSpellCost));
}

}  // namespace

int spell_cost(const State& s, Seat who, const Card& spell) {
  // What is named is the measure of what the spell gives, and is paid where others are free. R98
  if (!spell.cost_is_named && has_trait(s, who, Trait::kFreeSpells)) return 0;
  return cost_with_bonus(s, who, spell.cost);
}

namespace {

/// The Sanity that a caster gives for a spell whose cost is theirs to name.
Rule<int> name_cost(Table& t, Seat who) {
  const State& s = t.state;
  const int most = std::max(1, s.investigators[who].sanity - bonus(s, who, Bonus::kSpellCost));
  t.ask(who, Prompt::kNameNumber, cites("AH-302"), most);
  for (int number = 1; number <= most; ++number)
    t.offer(cites("AH-310"), Verb::kNameNumber, number);
  const Option chosen = co_await t.answer();
  co_return chosen.arg(0);
}

/// Cards that lessen what a spell costs, before it is paid. The cost stands in the state meanwhile,
/// in the place of a loss.
Rule<int> cost_after_uses(Table& t, Seat who, int cost) {
  State& s = t.state;
  const Loss outer = s.loss;
  s.loss =
      Loss{who, static_cast<std::uint8_t>(cost), 0, static_cast<std::uint8_t>(LossCause::kCost)};
  while (s.loss.sanity > 0) {
    t.ask(who, Prompt::kReduceCost, cites("AH-302"), s.loss.sanity);
    if (s.loss.sanity <= s.investigators[who].sanity) t.offer(cites("AH-302"), Verb::kPayCost);
    if (offer_uses(t, who, Window::kPayingSpell) == 0) break;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kPayCost)) break;
    co_await use(t, chosen);
  }
  const int left = s.loss.sanity;
  s.loss = outer;
  co_return left;
}

}  // namespace

bool can_cast(const State& s, Seat who, int number) {
  const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
  const Card& card = card_of(possession);
  if (card.type != CardType::kSpell || !is_ready(possession)) return false;
  if (spell_cost(s, who, card) > s.investigators[who].sanity + most_taken_off(s, who))
    return false;  // AH-310
  if (has_trait(s, who, Trait::kNoSpells)) return false;
  return s.fight.who != who || hands_free_for(s, who, number);
}

Rule<> cast(Table& t, Seat who, int number) {
  State& s = t.state;
  const CardNumber spell = held(s, who)[static_cast<std::size_t>(number)].card;
  const Card& card = content().cards[spell];
  t.emit(cites("AH-302"), Tells::kCast, who, spell);
  const int named = card.cost_is_named ? co_await name_cost(t, who) : 0;
  int cost = card.cost_is_named ? cost_with_bonus(s, who, named) : spell_cost(s, who, card);
  if (cost > 0 && has_uses(s, who, Window::kPayingSpell)) {
    const int before = static_cast<int>(held(s, who).size());
    cost = co_await cost_after_uses(t, who, cost);
    // What was used up to pay for it may have moved it up.
    const auto now = held(s, who);
    if (static_cast<int>(now.size()) < before &&
        (number >= static_cast<int>(now.size()) ||
         now[static_cast<std::size_t>(number)].card != spell))
      --number;
  }
  take_off(t, who, cost, 0, cites("AH-302"));
  exhaust(t, who, number, cites("AH-306"));
  const bool in_hands = s.fight.who == who && card.hands > 0;
  if (in_hands) held(s, who)[static_cast<std::size_t>(number)].marks |= kInHand;  // AH-291
  Check check = check_of(who, CheckKind::kSpell, Skill::kLore, casting_modifier(s, who, card),
                         casting_difficulty(s, who, card));
  check.graded = counts_successes(card);
  const Checked result = co_await make_check(t, check, cites("AH-303"));
  if (result.passed) {
    if (in_hands) {
      Possession* const now = being_cast(s, who, spell);
      if (now != nullptr) {
        now->marks |= kWorking;
        now->tokens = counts_in_hand(card) ? static_cast<std::uint8_t>(result.successes) : 0;
      }
      t.applies(cites("AH-532"));
    }
    if (card.cost_is_named) s.text.chosen = static_cast<std::uint8_t>(named);
    co_await take_effect(t, who, spell, result.successes, cites("AH-302"));
  } else {
    t.emit(cites("AH-304"), Tells::kCastFailed, who, spell);
  }
  t.applies(cites("AH-305"));
  // Of a spell against a loss the cost is settled together with the loss. AH-309, AH-533, R93
  if (!paid_to_pass(s, who) && s.loss.who != who) co_await settle_harm(t, who);
}

}  // namespace tavola::arkham
