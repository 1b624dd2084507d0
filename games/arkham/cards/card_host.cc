// What effects ask about the table: which card they speak of, numbers and conditions, what lasts
// and what is used up. Groups are in card_groups.cc, verbs in card_verbs.cc.
#include "games/arkham/cards/card_host.h"

#include <algorithm>

#include "effects/run.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Context;
using effects::NodeId;

Asking asking_of(const State& s, const Context& context) {
  return {s, context.seat, 0, context.successes};
}

Until until_of(CardDuration duration) {
  switch (duration) {
    case CardDuration::kCombat:
      return Until::kEndOfCombat;
    case CardDuration::kRound:
      return Until::kEndOfRound;
    case CardDuration::kGame:
      return Until::kEndOfGame;
    case CardDuration::kCheck:
      return Until::kEndOfCheck;
    case CardDuration::kText:
      return Until::kEndOfText;
    case CardDuration::kPhase:
      return Until::kEndOfPhase;
    case CardDuration::kTurn:
    case CardDuration::kNextTurn:
      break;
  }
  return Until::kEndOfTurn;
}

bool is_vision(std::uint16_t source) {
  return std::ranges::any_of(content().table_cards, [source](const TableCard& card) {
    return card.kind == TableCardKind::kVision && card.source == source;
  });
}

}  // namespace

ArkhamHost& host() {
  static ArkhamHost the_host;
  return the_host;
}

Context context_for(Seat who, std::uint16_t source, Citation rule) {
  Context context;
  context.seat = who;
  context.source = source;
  context.rule = rule;
  return context;
}

int this_card(const State& s, const Context& context) {
  const auto cards = held(s, context.seat);
  const int count = static_cast<int>(cards.size());
  // Of several alike it is the one that is being read, wherever it is by now.
  for (int at = kCardsBeingRead - 1; at >= 0; --at)
    if (const CardBeingRead& one = s.being_read[at];
        one.who == context.seat && one.source == context.source && one.began == context.target)
      return one.gone != 0 ? -1 : one.number;
  const auto is_it = [&](int number) {
    return card_of(cards[static_cast<std::size_t>(number)]).source == context.source;
  };
  if (context.target >= 0 && context.target < count && is_it(context.target)) return context.target;
  for (int number = 0; number < count; ++number)
    if (is_it(number)) return number;
  return -1;
}

effects::Questions ArkhamHost::questions() const {
  return effects::questions_of(Prompt::kMember, Verb::kMember);
}

int ArkhamHost::count(const tavola::Table& table, const Call& call) const {
  return count_now(asking_of(state_in(table), call.context), call.program(), call.node());
}

bool ArkhamHost::holds(const tavola::Table& table, const Call& call) const {
  return holds_now(asking_of(state_in(table), call.context), call.program(), call.node());
}

// ---- what lasts ---------------------------------------------------------------------------------

void ArkhamHost::begin(tavola::Table& table, const Call& duration, NodeId node,
                       const Context& context) {
  State& s = static_cast<Table&>(table).state;
  const auto for_how_long = static_cast<CardDuration>(duration.code());
  if (for_how_long == CardDuration::kNextTurn)
    return;  // Headlines, which the Mythos phase keeps by themselves. AH-546
  const Until until = until_of(for_how_long);
  for (Lasting& lasting : s.lasting) {
    if (lasting.until != kNone) continue;
    lasting.source = context.source;
    lasting.node = node;
    // What holds for a round of the battle or for good holds for everybody, and so does what a card
    // on the table says: it outlasts the investigator of whoever has read it.
    const bool for_all =
        until == Until::kEndOfRound || until == Until::kEndOfGame || is_vision(context.source);
    lasting.seat = for_all ? Seat{kNone} : context.seat;
    lasting.until = static_cast<std::uint8_t>(until);
    lasting.amount = 0;
    for (const Statement& statement : statements_of(context.source).statements)
      if (statement.until == node && statement.computed != effects::kNoNode)
        lasting.amount = static_cast<std::int16_t>(effects::amount(
            table, *this, content().book[context.source], statement.computed, context));
    return;
  }
  fail_table(kLastingLimit);
}

bool ArkhamHost::used_up(const tavola::Table& table, const Context& context, NodeId once,
                         std::uint16_t) const {
  return std::ranges::any_of(state_in(table).used_up, [&](const UsedUp& used) {
    return used.period != kNone && used.source == context.source && used.node == once &&
           used.seat == context.seat;
  });
}

void ArkhamHost::use_up(tavola::Table& table, const Context& context, NodeId once,
                        std::uint16_t period) {
  for (UsedUp& used : static_cast<Table&>(table).state.used_up) {
    if (used.period != kNone) continue;
    used.source = context.source;
    used.node = once;
    used.seat = context.seat;
    used.period = static_cast<std::uint8_t>(period);
    return;
  }
  fail_table(kUsedUpLimit);
}

}  // namespace tavola::arkham
