// What lies in one's hand or is offered on the spot and cannot be used now: cards that are
// exhausted, Tomes that take more movement points than are left, spells that cost too much, and
// prices that one cannot pay. (AH-081, AH-111, AH-310, AH-373)
#include "games/arkham/shown/blocked_uses.h"

#include <utility>

#include "games/arkham/content/phrases.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/spells.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {
namespace {

using effects::NodeId;
using effects::NodeKind;
using scene::Text;

/// How much of something a step of an effect asks for in plain numbers; 0 if it does not.
int asked_for(const effects::Program& program, NodeId node, std::uint16_t noun) {
  if (node == effects::kNoNode) return 0;
  const effects::Node& step = program[node];
  if (step.kind == NodeKind::kEntry) {
    const effects::Node& amount = program[step.child];
    const effects::Node& what = program[amount.next];
    const bool meant = amount.kind == NodeKind::kNumber && what.kind == NodeKind::kNoun &&
                       content().grammar.noun(what.index).code == noun;
    return meant ? amount.value : 0;
  }
  int sum = 0;
  for (NodeId child = step.child; child != effects::kNoNode; child = program[child].next)
    sum += asked_for(program, child, noun);
  return sum;
}

/// What a use of a card costs that is left to its holder.
int price_of_use(const Card& card, std::uint16_t noun, CardMoment moment) {
  const effects::Program& program = content().book[card.source];
  for (const Trigger& trigger : statements_of(card.source).triggers)
    if (trigger.may != effects::kNoNode && trigger.moment == moment)
      return asked_for(program, program[trigger.may].child, noun);
  return 0;
}

}  // namespace

std::optional<Text> why_no_spells(const State& s, Seat seat) {
  if (!has_trait(s, seat, Trait::kNoSpells) || s.environment == kNone) return std::nullopt;
  return Text::of("why.no_spells").with_word("card", content().mythos[s.environment].word);
}

std::optional<scene::Blocked> use_barred(const State& s, Seat seat, int number, Window window) {
  const Possession& possession = held(s, seat)[static_cast<std::size_t>(number)];
  const Card& card = card_of(possession);
  if (!has(content().summaries.cards[possession.card].windows, static_cast<int>(window)))
    return std::nullopt;
  const bool spell = card.type == CardType::kSpell;
  scene::Blocked blocked;
  blocked.text = Text::of(spell ? "verb.cast" : "why.use").with_word("card", card.word);
  blocked.piece = held_id(seat, number);
  if (!is_ready(possession)) {
    blocked.reason = Text::of("why.exhausted");
    blocked.rule = cites("AH-373");
    return blocked;
  }
  if (spell) {
    if (auto forbidden = why_no_spells(s, seat)) {
      blocked.reason = *std::move(forbidden);
      blocked.rule = cites("AH-549");
      return blocked;
    }
    const int cost = spell_cost(s, seat, card);
    if (cost <= s.investigators[seat].sanity) return std::nullopt;
    blocked.reason = Text::of("why.too_dear").with("number", cost);
    blocked.rule = cites("AH-310");
    return blocked;
  }
  if (window != Window::kMovement) return std::nullopt;
  const int points = price_of_use(card, kMovementPointNoun, CardMoment::kMovement);
  if (points <= s.points) return std::nullopt;
  blocked.reason = Text::of("why.few_points").with("number", points);
  blocked.rule = card.tome ? cites("AH-383") : cites("AH-081");
  return blocked;
}

std::optional<scene::Blocked> offer_barred(const State& s, Seat seat) {
  const BoardArea& area = area_of(s.investigators[seat].place);
  if (area.offer == kNoSource) return std::nullopt;
  const effects::Program& program = content().book[area.offer];
  const NodeId cost = program[program.root()].child;
  const int money = asked_for(program, cost, kMoneyNoun);
  const int trophies = asked_for(program, cost, kTrophyValueNoun);
  const bool deal = asked_for(program, cost, kToughnessNoun) > 0;
  scene::Blocked blocked;
  blocked.text = Text::of("why.use").with_word("card", area.offer_word);
  blocked.piece = place_id(s.investigators[seat].place);
  blocked.rule = cites("AH-111");
  if (trophies > 0 && has_trophies_for(s, seat, trophies / 5)) {
    blocked.reason = Text::of("why.card_taken");
    blocked.rule = area.offer_rule;
  } else if (trophies > 0 || deal) {
    blocked.reason = Text::of("why.few_trophies");
  } else if (money > 0 && spendable_money(s, seat) < money) {
    blocked.reason = Text::of("why.price").with("number", money);
  } else {
    blocked.reason = Text::of("why.no_use");
  }
  return blocked;
}

}  // namespace tavola::arkham
