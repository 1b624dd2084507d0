// The interpreter: one small rule for each kind of step. It decides nothing about a game; whatever
// touches the table goes through the Host.
#include "effects/run.h"

#include <algorithm>
#include <utility>

#include "effects/refusal.h"
#include "effects/truth.h"

namespace tavola::effects {
namespace {

std::int16_t small(int n) {
  return static_cast<std::int16_t>(std::clamp(n, -kEverything, kEverything));
}

/// The rest of a list, from the step that did not come to its end at once.
Rule<Outcome> finish_list(Table& t, Host& host, const Program& program, Rule<Outcome> waiting,
                          NodeId next, Context context) {
  Outcome outcome = co_await waiting;
  co_await host.settle(t, context);
  for (NodeId at = next; at != kNoNode; at = program[at].next) {
    outcome = co_await run(t, host, program, at, context);
    co_await host.settle(t, context);
  }
  co_return outcome;
}

/// A step that is done but for what follows from it.
Rule<Outcome> settle_step(Table&, Rule<> settling, Outcome outcome) {
  const Outcome of_step = outcome;
  co_await settling;
  co_return of_step;
}

[[gnu::noinline]] Rule<Outcome> run_list(Table& t, Host& host, const Program& program, NodeId first,
                                         const Context& context) {
  Outcome outcome = 1;
  for (NodeId at = first; at != kNoNode; at = program[at].next) {
    Rule<Outcome> step = run(t, host, program, at, context);
    if (!step.ended())
      return finish_list(t, host, program, std::move(step), program[at].next, context);
    outcome = step.outcome();
    Rule<> settled = host.settle(t, context);
    if (!settled.ended())
      return finish_list(t, host, program, settle_step(t, std::move(settled), outcome),
                         program[at].next, context);
  }
  return Rule<Outcome>::done(outcome);
}

/// The body of the band that holds a number, or kNoNode.
NodeId band_for(const Program& program, NodeId first, int n) {
  for (NodeId at = first; at != kNoNode; at = program[at].next)
    if (Range::unpack(program[at].value).holds(n)) return program[at].child;
  return kNoNode;
}

Rule<Outcome> run_choose(Table& t, Host& host, const Program& program, NodeId node,
                         Context context) {
  const Questions ask = host.questions();
  const Deciders who = host.deciders(t, context);
  t.ask(who.seat, ask.choose, context.rule, context.source, node);
  t.also(who.seats);
  // Whoever reads the option knows a choice by its place on the card, not by its node.
  int number = 1;
  for (NodeId at = program[node].child; at != kNoNode; at = program[at].next, ++number)
    if (possible(t, host, program, at, context))
      t.offer(context.rule, ask.take, context.source, at, number);
  if (!t.anything_offered()) co_return 0;
  const Option answer = co_await t.answer();
  co_return co_await run(t, host, program, answer.arg<NodeId>(1), context);
}

Rule<Outcome> wait_for_body(Table&, Rule<Outcome> body, Outcome outcome) {
  const Outcome of_dice = outcome;
  co_await body;
  co_return of_dice;
}

/// Runs what dice have led to, if anything; the outcome is that of the dice.
Rule<Outcome> run_body(Table& t, Host& host, const Program& program, NodeId body,
                       const Context& context, Outcome outcome) {
  if (body == kNoNode) return Rule<Outcome>::done(outcome);
  Rule<Outcome> step = run(t, host, program, body, context);
  if (!step.ended()) return wait_for_body(t, std::move(step), outcome);
  return Rule<Outcome>::done(outcome);
}

Rule<Outcome> after_check(Table& t, Host& host, const Program& program, NodeId node,
                          Context context, const Rolled& rolled) {
  context.successes = small(rolled.successes);
  context.failures = small(rolled.failures);
  context.rolled = small(rolled.total);
  if (program[node].flags & kBanded) {
    const NodeId body = band_for(program, program.child(node, 1), rolled.successes);
    return run_body(t, host, program, body, context, rolled.successes > 0);
  }
  const bool passed = rolled.successes >= program[node].value;
  return run_body(t, host, program, program.child(node, passed ? 1 : 2), context, passed);
}

Rule<Outcome> wait_for_check(Table& t, Host& host, const Program& program, NodeId node,
                             Context context, Rule<Rolled> check) {
  const Rolled rolled = co_await check;
  co_return co_await after_check(t, host, program, node, context, rolled);
}

Rule<Outcome> run_check(Table& t, Host& host, const Program& program, NodeId node,
                        const Context& context) {
  const Node& at = program[node];
  const int modifier = amount(t, host, program, at.child, context);
  const std::uint16_t skill = host.grammar().noun(at.index).code;
  Rule<Rolled> check = host.check(t, context, skill, modifier, at.value);
  if (!check.ended()) return wait_for_check(t, host, program, node, context, std::move(check));
  return after_check(t, host, program, node, context, check.outcome());
}

Rule<Outcome> after_roll(Table& t, Host& host, const Program& program, NodeId node, Context context,
                         const Rolled& rolled, int bonus) {
  context.successes = small(rolled.successes);
  context.failures = small(rolled.failures);
  context.rolled = small(rolled.total + bonus);
  NodeId body = program.child(node, 2);
  if (program[node].flags & kBanded) body = band_for(program, body, context.rolled);
  return run_body(t, host, program, body, context, context.rolled);
}

Rule<Outcome> wait_for_roll(Table& t, Host& host, const Program& program, NodeId node,
                            Context context, Rule<Rolled> roll, int bonus) {
  const Rolled rolled = co_await roll;
  co_return co_await after_roll(t, host, program, node, context, rolled, bonus);
}

Rule<Outcome> run_roll(Table& t, Host& host, const Program& program, NodeId node,
                       const Context& context) {
  const int dice = amount(t, host, program, program.child(node, 0), context);
  const int bonus = amount(t, host, program, program.child(node, 1), context);
  const std::uint16_t die = host.grammar().noun(program[node].index).code;
  Rule<Rolled> roll = host.roll(t, context, die, std::max(dice, 0));
  if (!roll.ended()) return wait_for_roll(t, host, program, node, context, std::move(roll), bonus);
  return after_roll(t, host, program, node, context, roll.outcome(), bonus);
}

Rule<Outcome> run_outcome(Table& t, Host& host, const Program& program, NodeId node,
                          Context context) {
  const Outcome outcome = co_await run(t, host, program, program[node].child, context);
  co_await host.settle(t, context);
  const NodeId body = band_for(program, program[program[node].child].next, outcome);
  if (body != kNoNode) co_await run(t, host, program, body, context);
  co_return outcome;
}

Rule<Outcome> run_repeat(Table& t, Host& host, const Program& program, NodeId node,
                         Context context) {
  // More rounds than this can only be a slip in the card or in a count.
  const int times = std::min(amount(t, host, program, program[node].child, context), 100);
  for (int i = 0; i < times; ++i) {
    co_await run(t, host, program, program.child(node, 1), context);
    co_await host.settle(t, context);
  }
  co_return times > 0;
}

/// Lets the deciders pick one of several members; the question tells the whole statement.
Rule<int> pick_member(Table& t, Host& host, const Program& program, Members members,
                      NodeId statement, NodeId group, Context context) {
  const Questions ask = host.questions();
  const Deciders who = host.deciders(t, context);
  t.ask(who.seat, ask.pick, context.rule, context.source, statement);
  t.also(who.seats);
  for (int i = 0; i < members.size(); ++i)
    host.offer_member(t, Call(t, host, program, group, context), members[i]);
  const Option answer = co_await t.answer();
  co_return answer.arg(2);
}

/// A member that nobody has to pick: the only one, or one by chance; kNobody when somebody has to.
int settled_member(Table& t, const Members& members, Quantifier quantifier) {
  if (quantifier == Quantifier::kRandom) return members[t.chance(members.size())];
  return quantifier == Quantifier::kThe || members.size() == 1 ? members[0] : kNobody;
}

Context about(const Host& host, const Program& program, NodeId group, Context context, int member) {
  if (host.grammar().phrase(program[group].index).players) {
    context.seat = static_cast<Seat>(member);
  } else {
    context.target = static_cast<std::int16_t>(member);
  }
  return context;
}

Rule<Outcome> run_for_picked(Table& t, Host& host, const Program& program, Members members,
                             NodeId node, Context context) {
  const NodeId group = program[node].child;
  const int member = co_await pick_member(t, host, program, members, node, group, context);
  co_return co_await run(t, host, program, program[group].next,
                         about(host, program, group, context, member));
}

Rule<Outcome> run_for_one(Table& t, Host& host, const Program& program, NodeId node,
                          const Context& context) {
  const NodeId group = program[node].child;
  const Members members = host.members(t, Call(t, host, program, group, context));
  if (members.empty()) return Rule<Outcome>::done(0);
  const int member = settled_member(t, members, static_cast<Quantifier>(program[node].index));
  if (member == kNobody) return run_for_picked(t, host, program, members, node, context);
  return run(t, host, program, program[group].next, about(host, program, group, context, member));
}

/// The rest of `each`, from the member that somebody has to decide about.
Rule<Outcome> finish_each(Table& t, Host& host, const Program& program, Rule<Outcome> waiting,
                          Members members, int next, NodeId group, Context context) {
  co_await waiting;
  for (int i = next; i < members.size(); ++i) {
    if (!host.members(t, Call(t, host, program, group, context)).has(members[i])) continue;
    co_await run(t, host, program, program[group].next,
                 about(host, program, group, context, members[i]));
  }
  co_await host.settle(t, context);
  co_return 1;
}

/// Several steps of `each`: one befalls all members, and what follows from it does, before the next
/// begins. Whoever was there for the first is there for the others, wherever the first has led.
Rule<Outcome> run_each_step(Table& t, Host& host, const Program& program, NodeId node,
                            Context context) {
  const NodeId group = program[node].child;
  const NodeId first = program[program[group].next].child;
  const Members members = host.members(t, Call(t, host, program, group, context));
  Members there;
  for (int i = 0; i < members.size(); ++i) {
    if (!host.members(t, Call(t, host, program, group, context)).has(members[i])) continue;
    there.add(members[i]);
    co_await run(t, host, program, first, about(host, program, group, context, members[i]));
  }
  co_await host.settle(t, context);
  for (NodeId step = program[first].next; step != kNoNode; step = program[step].next) {
    for (int i = 0; i < there.size(); ++i)
      co_await run(t, host, program, step, about(host, program, group, context, there[i]));
    co_await host.settle(t, context);
  }
  co_return !members.empty();
}

Rule<Outcome> run_each(Table& t, Host& host, const Program& program, NodeId node,
                       const Context& context) {
  const NodeId group = program[node].child;
  if (const NodeKind body = program[program[group].next].kind;
      body == NodeKind::kSteps || body == NodeKind::kClauses)
    return run_each_step(t, host, program, node, context);
  const Members members = host.members(t, Call(t, host, program, group, context));
  for (int i = 0; i < members.size(); ++i) {
    // What befell an earlier member may have taken this one out of the group.
    if (i > 0 && !host.members(t, Call(t, host, program, group, context)).has(members[i])) continue;
    Rule<Outcome> one = run(t, host, program, program[group].next,
                            about(host, program, group, context, members[i]));
    if (!one.ended())
      return finish_each(t, host, program, std::move(one), members, i + 1, group, context);
  }
  Rule<> settled = host.settle(t, context);
  if (!settled.ended()) return settle_step(t, std::move(settled), 1);
  return Rule<Outcome>::done(!members.empty());
}

Rule<Outcome> run_may(Table& t, Host& host, const Program& program, NodeId node, Context context) {
  const NodeId cost = program[node].child;
  const NodeId body = program[cost].next;
  bool accepted = false;
  if (possible(t, host, program, cost, context) && !is_in_vain(t, host, program, node, context)) {
    const Questions ask = host.questions();
    const Deciders who = host.deciders(t, context);
    t.ask(who.seat, ask.may, context.rule, context.source, node);
    t.also(who.seats);
    t.offer(context.rule, ask.accept, context.source, node);
    t.offer(context.rule, ask.decline, context.source, node);
    const Option answer = co_await t.answer();
    accepted = answer.is(ask.accept);
  }
  if (!accepted) {
    co_await run(t, host, program, program[body].next, context);
    co_return 0;
  }
  co_await run(t, host, program, cost, context);
  co_await host.settle(t, context);
  co_await run(t, host, program, body, context);
  co_return 1;
}

Rule<Outcome> run_once(Table& t, Host& host, const Program& program, NodeId node, Context context) {
  const std::uint16_t period = host.grammar().noun(program[node].index).code;
  if (host.used_up(t, context, node, period)) co_return 0;
  // An option that is declined is not used up.
  const bool optional = program[program[node].child].kind == NodeKind::kMay;
  if (!optional) host.use_up(t, context, node, period);
  const Outcome outcome = co_await run(t, host, program, program[node].child, context);
  if (optional && outcome != 0) host.use_up(t, context, node, period);
  co_return outcome;
}

Rule<Outcome> run_attempt(Table& t, Host& host, const Program& program, NodeId node,
                          Context context) {
  const NodeId call = program[node].child;
  bool able = possible(t, host, program, call, context);
  if (able) able = co_await run(t, host, program, call, context) != kRefused;
  if (!able) co_await run(t, host, program, program[call].next, context);
  co_return able;
}

/// A verb one of whose groups must be picked first.
Rule<Outcome> run_picking(Table& t, Host& host, const Program& program, NodeId node, NodeId group,
                          Context context) {
  const NodeId call = program[group].child;
  const Members there = host.members(t, Call(t, host, program, call, context));
  Members members;
  for (int i = 0; i < there.size(); ++i)
    if (host.may_befall(t, Call(t, host, program, node, context), there[i])) members.add(there[i]);
  if (members.empty()) co_return 0;
  int member = settled_member(t, members, static_cast<Quantifier>(program[group].index));
  if (member == kNobody)
    member = co_await pick_member(t, host, program, members, node, call, context);
  context.chosen = static_cast<std::int16_t>(member);
  co_return co_await host.perform(t, Call(t, host, program, node, context));
}

[[gnu::noinline]] Rule<Outcome> run_call(Table& t, Host& host, const Program& program, NodeId node,
                                         const Context& context) {
  if (host.grammar().phrase(program[node].index).category != Category::kVerb)
    return Rule<Outcome>::done(0);
  for (NodeId at = program[node].child; at != kNoNode; at = program[at].next)
    if (program[at].kind == NodeKind::kGroup &&
        (program[at].index == static_cast<std::uint16_t>(Quantifier::kOne) ||
         program[at].index == static_cast<std::uint16_t>(Quantifier::kRandom)))
      return run_picking(t, host, program, node, at, context);
  return host.perform(t, Call(t, host, program, node, context));
}

[[gnu::noinline]] Rule<Outcome> run_if(Table& t, Host& host, const Program& program, NodeId node,
                                       const Context& context) {
  const bool true_now = holds(t, host, program, program[node].child, context);
  return run(t, host, program, program.child(node, true_now ? 1 : 2), context);
}

/// The kinds of steps that are not so frequent.
[[gnu::noinline]] Rule<Outcome> run_other(Table& t, Host& host, const Program& program, NodeId node,
                                          const Context& context) {
  const Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kChoose:
      return run_choose(t, host, program, node, context);
    case NodeKind::kCheck:
      return run_check(t, host, program, node, context);
    case NodeKind::kRoll:
      return run_roll(t, host, program, node, context);
    case NodeKind::kBy: {
      const NodeId body =
          band_for(program, program[at.child].next, amount(t, host, program, at.child, context));
      return body == kNoNode ? Rule<Outcome>::done(0) : run(t, host, program, body, context);
    }
    case NodeKind::kOutcome:
      return run_outcome(t, host, program, node, context);
    case NodeKind::kRepeat:
      return run_repeat(t, host, program, node, context);
    case NodeKind::kEach:
      if (static_cast<Quantifier>(at.index) != Quantifier::kEach)
        return run_for_one(t, host, program, node, context);
      return run_each(t, host, program, node, context);
    case NodeKind::kMay:
      return run_may(t, host, program, node, context);
    case NodeKind::kOnce:
      if (program[at.child].kind == NodeKind::kTrigger) return Rule<Outcome>::done(0);
      return run_once(t, host, program, node, context);
    case NodeKind::kUntil:
      host.begin(t, Call(t, host, program, at.child, context), node, context);
      return Rule<Outcome>::done(1);
    case NodeKind::kAttempt:
      return run_attempt(t, host, program, node, context);
    default:
      return Rule<Outcome>::done(0);  // statements' and triggers' clauses, and nothing at all
  }
}

}  // namespace

// Called for every step, so it only passes on: none of the above may become a part of it, or each
// step would save and restore what the longest of them needs.
Rule<Outcome> run(Table& t, Host& host, const Program& program, NodeId node,
                  const Context& context) {
  switch (program[node].kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      return run_list(t, host, program, program[node].child, context);
    case NodeKind::kIf:
      return run_if(t, host, program, node, context);
    case NodeKind::kCall:
      return run_call(t, host, program, node, context);
    default:
      return run_other(t, host, program, node, context);
  }
}

bool holds(const Table& table, const Host& host, const Program& program, NodeId condition,
           const Context& context) {
  return truth_of(
      program, condition, [&](NodeId node) { return amount(table, host, program, node, context); },
      [&](NodeId node) { return host.holds(table, Call(table, host, program, node, context)); });
}

int amount(const Table& table, const Host& host, const Program& program, NodeId node,
           const Context& context) {
  const Node& at = program[node];
  const auto of = [&](NodeId child) { return amount(table, host, program, child, context); };
  const auto bounded = [](std::int64_t n) {
    return static_cast<int>(std::clamp<std::int64_t>(n, -kEverything, kEverything));
  };
  switch (at.kind) {
    case NodeKind::kNumber:
      return at.value;
    case NodeKind::kAll:
      return kEverything;
    case NodeKind::kHalf: {
      const int whole = std::max(of(at.child), 0);
      return (whole + (at.value ? 1 : 0)) / 2;
    }
    case NodeKind::kAdd:
      return bounded(std::int64_t{of(at.child)} + of(program[at.child].next));
    case NodeKind::kSubtract:
      return bounded(std::int64_t{of(at.child)} - of(program[at.child].next));
    case NodeKind::kMultiply:
    case NodeKind::kPer:
      return bounded(std::int64_t{of(at.child)} * of(program[at.child].next));
    case NodeKind::kSigned:
      return bounded(std::int64_t{at.value} * of(at.child));
    default:
      break;
  }
  switch (host.grammar().phrase(at.index).from_roll) {
    case FromRoll::kSuccesses:
      return context.successes;
    case FromRoll::kFailures:
      return context.failures;
    case FromRoll::kTotal:
      return context.rolled;
    case FromRoll::kNo:
      break;
  }
  return host.count(table, Call(table, host, program, node, context));
}

bool is_in_vain(const Table& table, const Host& host, const Program& program, NodeId node,
                const Context& context) {
  const Node& at = program[node];
  const auto nothing = [&](NodeId part) { return program[part].kind == NodeKind::kNothing; };
  switch (at.kind) {
    case NodeKind::kMay: {
      const NodeId bought = program[at.child].next;
      return is_in_vain(table, host, program, nothing(bought) ? at.child : bought, context);
    }
    case NodeKind::kEach:
      return static_cast<Quantifier>(at.index) == Quantifier::kOne &&
             !possible(table, host, program, node, context);
    case NodeKind::kIf:  // with nothing to be had otherwise
      return nothing(program.child(node, 2)) &&
             is_in_vain(table, host, program, program[at.child].next, context);
    case NodeKind::kAttempt:  // what is not there is replaced
      return possible(table, host, program, at.child, context) &&
             is_in_vain(table, host, program, at.child, context);
    case NodeKind::kCall:
      if (host.grammar().phrase(at.index).category != Category::kVerb) return false;
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (program[child].kind == NodeKind::kGroup) return false;
      return !host.may_befall(table, Call(table, host, program, node, context), context.seat);
    default:
      return false;
  }
}

NodeId obstacle(const Table& table, const Host& host, const Program& program, NodeId node,
                const Context& context) {
  const Node& at = program[node];
  const auto empty = [&](NodeId group) {
    return host.members(table, Call(table, host, program, group, context)).empty();
  };
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (const NodeId found = obstacle(table, host, program, child, context); found != kNoNode)
          return found;
      return kNoNode;
    case NodeKind::kOutcome:
      return obstacle(table, host, program, at.child, context);
    case NodeKind::kEach:
      return empty(at.child) ? at.child : kNoNode;
    case NodeKind::kCall:
      if (host.grammar().phrase(at.index).category != Category::kVerb) return kNoNode;
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (program[child].kind == NodeKind::kGroup && empty(program[child].child))
          return program[child].child;
      return host.possible(table, Call(table, host, program, node, context)) ? kNoNode : node;
    default:
      return kNoNode;
  }
}

}  // namespace tavola::effects
