// Running an effect on a table, and looking at what its statements say while they are in force. An
// effect runs as a rule like any other: it may stop to ask, it may be abandoned, and it allocates
// nothing but frames on the table's arena.
#pragma once

#include "effects/host.h"

namespace tavola::effects {

/// Carries out an effect, or the part of it below a node. Statements and triggers are passed over:
/// they hold by being in force, not by being run. The program must outlive the rule.
Rule<Outcome> run(Table& table, Host& host, const Program& program, NodeId node,
                  const Context& context);
inline Rule<Outcome> run(Table& table, Host& host, const Program& program, const Context& context) {
  return run(table, host, program, program.root(), context);
}

/// What a condition or an amount comes to now.
bool holds(const Table& table, const Host& host, const Program& program, NodeId condition,
           const Context& context);
int amount(const Table& table, const Host& host, const Program& program, NodeId node,
           const Context& context);

/// What keeps a step from being carried out in full: the verb that cannot be paid or done, or the
/// group that is empty. kNoNode when nothing does. A scene says why an option is blocked with it.
NodeId obstacle(const Table& table, const Host& host, const Program& program, NodeId node,
                const Context& context);
inline bool possible(const Table& table, const Host& host, const Program& program, NodeId node,
                     const Context& context) {
  return obstacle(table, host, program, node, context) == kNoNode;
}

/// Whether an option comes to nothing, and its price would be paid in vain: what it pays for is
/// meant for one of a group in which there is nobody, or cannot befall whoever would pay.
bool is_in_vain(const Table& table, const Host& host, const Program& program, NodeId node,
                const Context& context);

/// Calls visit(const Call&) for each statement below `node` whose conditions hold. For a lasting
/// effect pass the node that Host::begin was given; otherwise lasting parts are passed over.
template <class Visit>
void each_statement(const Table& table, const Host& host, const Program& program, NodeId node,
                    const Context& context, Visit&& visit, bool lasting = false) {
  const Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        each_statement(table, host, program, child, context, visit);
      return;
    case NodeKind::kWhile:
      if (holds(table, host, program, at.child, context))
        each_statement(table, host, program, program.child(node, 1), context, visit);
      return;
    case NodeKind::kIf: {
      const bool yes = holds(table, host, program, at.child, context);
      each_statement(table, host, program, program.child(node, yes ? 1 : 2), context, visit);
      return;
    }
    case NodeKind::kUntil:
      if (lasting) each_statement(table, host, program, program.child(node, 1), context, visit);
      return;
    case NodeKind::kCall:
      if (host.grammar().phrase(at.index).category == Category::kStatement)
        visit(Call(table, host, program, node, context));
      return;
    default:
      return;
  }
}

}  // namespace tavola::effects
