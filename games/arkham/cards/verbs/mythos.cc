// What texts order about Mythos cards: the one in play, those in the deck, and how many are drawn.
#include "games/arkham/rules/phases/mythos.h"

#include <bitset>

#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/phases/environment.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

/// The card is shown to all, because nobody at the table has secrets. What is put back on top stays
/// known there.
Rule<Outcome> look_at_next(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  if (s.mythos.empty()) co_return 0;
  const std::uint8_t card = t.draw(s.mythos, DeckId::kMythos);
  s.mythos.put_on_top(card);
  t.emit(rule, Tells::kMythosSeen, who, card);
  if (content().mythos[card].type == MythosType::kStoryContinues) co_return 1;
  t.ask(who, Prompt::kMythosSeen, rule, card);
  t.offer(rule, Verb::kLeaveOnTop, card);
  t.offer(rule, Verb::kPutUnder, card);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kPutUnder)) co_return 1;
  s.mythos.take(card);
  s.mythos.put_at_bottom(card);
  t.emit(rule, Tells::kMythosDiscarded, card);
  co_return 1;
}

/// Looked for in the whole deck, which is shuffled. AH-374
Rule<Outcome> remove_from_deck(Table& t, Seat who, int number, Citation rule) {
  State& s = t.state;
  int removed = 0;
  for (; removed < number; ++removed) {
    t.ask(who, Prompt::kRemoveMythos, rule, number - removed);
    std::bitset<kMostMythosCards> seen;
    for (const std::uint8_t card : s.mythos.cards()) {
      if (!seen[card]) t.offer(rule, Verb::kRemoveMythos, card);
      seen[card] = true;
    }
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    const auto card = chosen.arg<std::uint8_t>(0);
    s.mythos.take(card);
    s.mythos_removed += content().mythos[card].type != MythosType::kRumor;
    t.emit(rule, Tells::kMythosToBox, card);
  }
  s.mythos.shuffle();
  t.applies(cites("AH-374"));
  co_return removed > 0 ? 1 : 0;
}

Rule<Outcome> resolve_at_once(Table& t, int number) {
  for (; number > 0; --number) co_await resolve_another_card(t);
  co_return 1;
}

std::optional<Rule<Outcome>> perform_on_mythos(Table& t, const Call& verb) {
  State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kRedrawMythos:
      s.redraw = 1;
      return finished();
    case CardVerb::kTwoMythos:
      s.two_mythos = 1;
      return finished();
    case CardVerb::kDiscardEnvironment:
      if (s.environment == kNone) return finished(0);
      discard_environment(t, rule);
      return finished();
    case CardVerb::kLookAtMythos:
      return look_at_next(t, who, rule);
    case CardVerb::kRemoveMythos:
      return remove_from_deck(t, who, verb.amount(0), rule);
    case CardVerb::kSkipMythos:
      s.mythos_skipped = 1;
      t.emit(rule, Tells::kMythosSkipped);
      return finished();
    case CardVerb::kExtraMythos:
      s.more_mythos = static_cast<std::uint8_t>(s.more_mythos + verb.amount(0));
      t.emit(rule, Tells::kMoreMythos, verb.amount(0));
      return finished();
    case CardVerb::kMythosAtOnce:
      return resolve_at_once(t, verb.amount(0));
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_mythos(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kDiscardEnvironment:
      return s.environment != kNone;
    case CardVerb::kLookAtMythos:
    case CardVerb::kRemoveMythos:
      return !s.mythos.empty();
    case CardVerb::kSkipMythos:
      return s.mythos_skipped == 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfMythos{perform_on_mythos, possible_on_mythos};

}  // namespace tavola::arkham
