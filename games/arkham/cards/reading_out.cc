#include "games/arkham/cards/reading_out.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/rules/encounters/revealed_cards.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

using effects::Context;
using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;
using effects::Outcome;

bool is_well(const State& s, Seat who) {
  return s.investigators[who].sanity > 0 && s.investigators[who].stamina > 0;
}

/// What the costs of a text have brought about comes last.
Rule<> settle_costs(Table& t, Seat who) {
  const State& s = t.state;
  const bool nothing_left =
      s.investigators[who].sanity == 0 && s.investigators[who].stamina == 0 && !in_battle(s);
  return nothing_left ? devour(t, who, Reason::kBothGone, cites("AH-338")) : settle_harm(t, who);
}

/// Nothing of it outlives the text.
void end_text(Table& t, Seat who) {
  State& s = t.state;
  const auto others = static_cast<std::uint8_t>(~bit(who));
  s.text.readers &= others;
  s.text.insane &= others;
  s.text.unconscious &= others;
  s.text.ended &= others;
  end_lasting(s, [who](const Lasting& lasting) {
    return lasts(lasting, Until::kEndOfText) && lasting.seat == who;
  });
  if (s.text.readers != 0) return;
  put_revealed_away(t, who);
  s.text = Reading{};
}

Rule<Outcome> pay_and_run(Table& t, Context context, NodeId cost, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const Outcome paid = co_await effects::run(t, host(), program, cost, context);
  static_cast<void>(paid);
  co_return co_await effects::run(t, host(), program, node, context);
}

bool somebody_else_fell(const State& s, Seat who) {
  for (Seat other = 0; other < s.seats; ++other)
    if (other != who && in_play(s, other) && !is_well(s, other)) return true;
  return false;
}

/// The end of a text that somebody is asked about or that has harmed its reader.
Rule<Outcome> finish_reading(Table& t, Rule<Outcome> reading, Seat who, bool outermost, bool well,
                             int followed) {
  State& s = t.state;
  const Outcome outcome = co_await reading;
  stop_following(s, followed);
  if (well && in_play(s, who) && !paid_to_pass(s, who)) co_await settle_costs(t, who);
  // A text may have had others pay as well.
  if (outermost && s.text.readers == bit(who))
    for (Seat other = 0; other < s.seats; ++other)
      if (other != who && in_play(s, other) && !is_well(s, other)) co_await settle_costs(t, other);
  if (outermost) end_text(t, who);
  co_return outcome;
}

/// What becomes of the card itself while its text is carried out.
int follow(State& s, const Context& context) {
  const auto cards = held(s, context.seat);
  const bool held_now =
      context.target >= 0 && context.target < static_cast<int>(cards.size()) &&
      card_of(cards[static_cast<std::size_t>(context.target)]).source == context.source;
  return held_now ? follow_card(s, context.seat, context.target) : static_cast<int>(kNone);
}

}  // namespace

Rule<Outcome> read_out(Table& t, const Context& context, NodeId cost, NodeId node) {
  State& s = t.state;
  const Seat who = context.seat;
  const auto reader = static_cast<std::uint8_t>(bit(who));
  const bool outermost = (s.text.readers & reader) == 0;
  const bool well = is_well(s, who);
  s.text.readers |= reader;
  const int followed = follow(s, context);
  Rule<Outcome> reading =
      cost == kNoNode ? effects::run(t, host(), content().book[context.source], node, context)
                      : pay_and_run(t, context, cost, node);
  if (!reading.ended() || (well && !is_well(s, who)) || (outermost && somebody_else_fell(s, who)))
    return finish_reading(t, std::move(reading), who, outermost, well, followed);
  stop_following(s, followed);
  if (outermost) end_text(t, who);
  return reading;
}

namespace {

/// Those who have no encounter in this turn any more.
std::uint8_t recovering(const State& s) {
  unsigned seats = 0;
  for (Seat who = 0; who < s.seats; ++who)
    if (s.investigators[who].no_encounter != 0) seats |= bit(who);
  return static_cast<std::uint8_t>(seats);
}

}  // namespace

TextAside set_text_aside(State& s) {
  const TextAside aside{s.text, recovering(s)};
  s.text = Reading{};
  return aside;
}

void take_text_up(State& s, const TextAside& aside) {
  const unsigned fallen = aside.text.readers & recovering(s) & ~unsigned{aside.recovering};
  s.text = aside.text;
  s.text.ended = static_cast<std::uint8_t>(s.text.ended | fallen);
}

namespace {

/// An effect that is one trigger is carried out by whoever knows that its moment has come.
NodeId what_it_orders(std::uint16_t source) {
  const effects::Program& program = content().book[source];
  const NodeId root = program.root();
  return program[root].kind == NodeKind::kTrigger ? program.child(root, 1) : root;
}

/// A gain beside a check that is passed: that it may bring nothing does not hinder the rest.
bool comes_along(const effects::Program& program, NodeId list, NodeId step) {
  const effects::Node& first = program[program[list].child];
  return program[step].kind == NodeKind::kCall && first.kind == NodeKind::kCall &&
         static_cast<CardVerb>(program[step].value) == CardVerb::kGain &&
         static_cast<CardVerb>(first.value) == CardVerb::kPass;
}

}  // namespace

bool doable(const Table& t, const Context& context, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const effects::Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (!doable(t, context, child) && !comes_along(program, node, child)) return false;
      return true;
    case NodeKind::kChoose:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (doable(t, context, child)) return true;
      return false;
    case NodeKind::kIf:
      return doable(
          t, context,
          program.child(node, effects::holds(t, host(), program, at.child, context) ? 1 : 2));
    case NodeKind::kMay:
      return doable(t, context, at.child) &&
             !effects::is_in_vain(t, host(), program, node, context);
    default:
      return effects::possible(t, host(), program, node, context);
  }
}

bool worth_trying(const Table& t, const Context& context, NodeId node) {
  const effects::Program& program = content().book[context.source];
  const effects::Node& at = program[node];
  if (at.kind != NodeKind::kCheck || (at.flags & effects::kBanded) != 0)
    return doable(t, context, node);
  const NodeId passed = program.child(node, 1);
  const NodeId failed = program.child(node, 2);
  return doable(t, context, passed) || doable(t, context, failed);
}

bool guard_holds(const State& s, Seat who, std::uint16_t source, const Trigger& trigger) {
  return trigger.guard == kNoNode || holds_now({s, who}, content().book[source], trigger.guard);
}

Rule<> take_effect(Table& t, Seat who, CardNumber spell, int successes, Citation rule) {
  Context context = context_for(who, content().cards[spell].source, rule);
  context.successes = static_cast<std::int16_t>(successes);
  const State& s = t.state;
  // The copy that was cast is exhausted; another one may lie ready beside it.
  const auto cards = held(s, who);
  for (std::size_t number = 0; number < cards.size(); ++number)
    if (cards[number].card == spell && !is_ready(cards[number]))
      context.target = static_cast<std::int16_t>(number);
  const Outcome outcome = co_await effects::run(t, host(), content().book[context.source], context);
  static_cast<void>(outcome);
  if (s.text.readers == 0) t.state.text = Reading{};
}

Rule<int> carry_out(Table& t, Seat who, std::uint16_t source, Citation rule) {
  return read_out(t, context_for(who, source, rule), kNoNode, what_it_orders(source));
}

Rule<int> carry_out_of(Table& t, Seat who, std::uint16_t source, int slot, Citation rule) {
  Context context = context_for(who, source, rule);
  context.target = static_cast<std::int16_t>(slot);
  return read_out(t, context, kNoNode, what_it_orders(source));
}

Rule<int> pay_price(Table& t, Seat who, std::uint16_t source, Citation rule) {
  return effects::run(t, host(), content().book[source], what_it_orders(source),
                      context_for(who, source, rule));
}

bool can_carry_out(const Table& t, Seat who, std::uint16_t source) {
  return doable(t, context_for(who, source, Citation()), what_it_orders(source));
}

}  // namespace tavola::arkham
