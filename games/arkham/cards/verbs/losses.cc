// What texts take beyond a plain loss: values that are set, numbers that the reader names, and
// losses that the reader divides. (AH-322, AH-338, AH-485)
#include <algorithm>

#include "effects/run.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/verbs/card_verbs.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/sliders.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;
using effects::Outcome;

// ---- values that are set ------------------------------------------------------------------------

Rule<Outcome> reduce_to(Table& t, const Call& verb, int limit) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  int sanity = 0;
  int stamina = 0;
  for (int i = 0; i < verb.nouns(0); ++i) {
    const int noun = verb.noun(0, i);
    const int above = std::max(0, amount_of(s, who, noun) - limit);
    if (noun == kSanityNoun) sanity = above;
    if (noun == kStaminaNoun) stamina = above;
    if (noun == kClueNoun) spend_clues(t, who, above, rule, Tells::kCluesLost);
    if (noun == kMoneyNoun) spend_money(t, who, above, rule, Tells::kMoneyLost);
  }
  return after(t, lose(t, who, sanity, stamina, LossCause::kSet, rule));
}

// ---- numbers that are named ---------------------------------------------------------------------

/// The step that a named number is for: it must be possible with that number.
NodeId step_after(const effects::Program& program, NodeId node) {
  NodeId next = program[node].next;
  while (next != kNoNode &&
         (program[next].kind == NodeKind::kSteps || program[next].kind == NodeKind::kClauses))
    next = program[next].child;
  return next != kNoNode && program[next].kind == NodeKind::kCall ? next : kNoNode;
}

bool is_price(const effects::Program& program, NodeId node) {
  return std::ranges::any_of(program.nodes(), [node](const effects::Node& at) {
    return at.kind == NodeKind::kMay && at.child == node;
  });
}

/// As the price of a "may" the number is at least 1.
bool can_name(const tavola::Table& table, const Call& verb, int number) {
  const NodeId next = step_after(verb.program(), verb.node());
  if (next == kNoNode) return true;
  // The table is looked at as it would be with this number.
  State& s = const_cast<State&>(state_in(table));
  const std::uint8_t before = s.text.chosen;
  s.text.chosen = static_cast<std::uint8_t>(number);
  const bool can = effects::possible(table, host(), verb.program(), next, verb.context);
  s.text.chosen = before;
  return can;
}

constexpr int kMostNamed = 100;

Rule<Outcome> name_number(Table& t, Call verb) {
  State& s = t.state;
  const int most = std::min(verb.amount(0), kMostNamed);
  t.ask(verb.context.seat, Prompt::kNameNumber, verb.context.rule, most);
  for (int number = is_price(verb.program(), verb.node()) ? 1 : 0; number <= most; ++number)
    if (can_name(t, verb, number)) t.offer(verb.context.rule, Verb::kNameNumber, number);
  s.text.chosen = 0;
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  s.text.chosen = chosen.arg<std::uint8_t>(0);
  co_return 1;
}

// ---- losses that are divided --------------------------------------------------------------------

struct Points {
  int nouns[4] = {kSanityNoun, kStaminaNoun, kMoneyNoun, kClueNoun};
};
constexpr Resource kResources[] = {Resource::kSanity, Resource::kStamina, Resource::kMoney,
                                   Resource::kClues};

bool names(const Call& verb, int noun) {
  for (int i = 0; i < verb.nouns(1); ++i)
    if (verb.noun(1, i) == noun) return true;
  return false;
}

int all_of(const State& s, const Call& verb) {
  int all = 0;
  for (int i = 0; i < verb.nouns(1); ++i) all += amount_of(s, verb.context.seat, verb.noun(1, i));
  return all;
}

void offer_losses(Table& t, const Call& verb, const int (&lost)[4]) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  const Points points;
  for (int i = 0; i < 4; ++i)
    if (names(verb, points.nouns[i]) && amount_of(s, who, points.nouns[i]) > lost[i])
      t.offer(rule, Verb::kLosePoint, kResources[i]);
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    bool meant = false;
    for (int i = 0; i < verb.nouns(1); ++i)
      meant |= verb.noun(1, i) >= kFirstCardNoun &&
               belongs(card_of(possession), class_of(verb.noun(1, i)));
    if (meant && first_alike(s, who, number))
      t.offer(rule, Verb::kLoseItem, number, possession.card);
  }
}

Rule<Outcome> lose_total(Table& t, Call verb) {
  const Seat who = verb.context.seat;
  const Citation rule = verb.context.rule;
  int lost[4] = {};  // as in Points; taken all at once, because it is one loss
  for (int left = std::min(verb.amount(0), kMostNamed); left > 0; --left) {
    t.ask(who, Prompt::kLoseTotal, rule, left);
    offer_losses(t, verb, lost);
    if (!t.anything_offered()) break;
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kLoseItem))
      discard(t, who, chosen.arg(0), rule);
    else
      ++lost[chosen.arg(0)];
  }
  spend_money(t, who, lost[2], rule, Tells::kMoneyLost);
  spend_clues(t, who, lost[3], rule, Tells::kCluesLost);
  co_await lose(t, who, lost[0], lost[1], LossCause::kEffect, rule);
  co_return 1;
}

Rule<Outcome> split_loss(Table& t, Call verb) {
  const Seat who = verb.context.seat;
  const int points = std::min(verb.amount(0), kMostNamed);
  t.ask(who, Prompt::kSplit, verb.context.rule, points);
  for (int sanity = points; sanity >= 0; --sanity)
    t.offer(verb.context.rule, Verb::kSplit, sanity, points - sanity);
  const Option chosen = co_await t.answer();
  co_await lose(t, who, chosen.arg(0), chosen.arg(1), LossCause::kEffect, verb.context.rule);
  co_return 1;
}

// ---- cards of a price ---------------------------------------------------------------------------

bool costs(const Possession& possession, const Call& verb) {
  const Card& card = card_of(possession);
  return belongs(card, class_of(verb.noun(0))) && card.price >= verb.amount(1);
}

Rule<Outcome> discard_priced(Table& t, Call verb) {
  const State& s = t.state;
  const Seat who = verb.context.seat;
  t.ask(who, Prompt::kLoseItems, verb.context.rule, 1);
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number) {
    const Possession& possession = held(s, who)[static_cast<std::size_t>(number)];
    if (costs(possession, verb) && first_alike(s, who, number))
      t.offer(verb.context.rule, Verb::kLoseItem, number, possession.card);
  }
  if (!t.anything_offered()) co_return 0;
  const Option chosen = co_await t.answer();
  discard(t, who, chosen.arg(0), verb.context.rule);
  co_return 1;
}

// ---- sliders, and losses that are taken back ----------------------------------------------------

/// The stop where a skill is lowest; its partner is highest there.
void set_to_lowest(Table& t, Seat who, int skill, Citation rule) {
  const State& s = t.state;
  const auto& values = sheet_of(s, who).skills[static_cast<std::size_t>(skill)];
  const auto stop = std::ranges::min_element(values) - values.begin();
  const int track = skill / 2;
  set_slider(t, who, track, nearest_stop(s, who, track, static_cast<int>(stop)), rule);
}

void undo_losses(Table& t, Seat who, Citation rule) {
  const Reading text = t.state.text;
  if (text.lost_sanity > 0) gain_sanity(t, who, text.lost_sanity, rule);
  if (text.lost_stamina > 0) gain_stamina(t, who, text.lost_stamina, rule);
  t.state.text.lost_sanity = t.state.text.lost_stamina = 0;
}

std::optional<Rule<Outcome>> perform_loss(Table& t, const Call& verb) {
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kReduceTo:
      return reduce_to(t, verb, verb.amount(1));
    case CardVerb::kReduceToNone:
      return reduce_to(t, verb, 0);
    case CardVerb::kNameNumber:
      return name_number(t, verb);
    case CardVerb::kLoseTotal:
      return lose_total(t, verb);
    case CardVerb::kSplitLoss:
      return split_loss(t, verb);
    case CardVerb::kDiscardPriced:
      return discard_priced(t, verb);
    case CardVerb::kSetLowest:
      set_to_lowest(t, verb.context.seat, verb.noun(0), verb.context.rule);
      return finished();
    case CardVerb::kUndoLosses:
      undo_losses(t, verb.context.seat, verb.context.rule);
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> loss_possible(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kNameNumber:
      return verb.amount(0) >= 1 && can_name(table, verb, 1);
    case CardVerb::kLoseTotal:
      return all_of(s, verb) >= verb.amount(0);
    case CardVerb::kDiscardPriced:
      return std::ranges::any_of(held(s, verb.context.seat), [&verb](const Possession& possession) {
        return costs(possession, verb);
      });
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfLosses{perform_loss, loss_possible};

}  // namespace tavola::arkham
