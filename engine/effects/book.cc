// Numbering effects and finding their triggers once, when content is loaded.
#include "effects/book.h"

namespace tavola::effects {

std::uint16_t Book::add(const Grammar& grammar, Program program) {
  const auto source = static_cast<std::uint16_t>(programs_.size());
  programs_.push_back(std::move(program));
  Listener around;
  around.source = source;
  index(grammar, source, 0, around);
  return source;
}

void Book::index(const Grammar& grammar, std::uint16_t source, NodeId node, Listener around) {
  const Program& program = programs_[source];
  const Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        index(grammar, source, child, around);
      return;
    case NodeKind::kOnce:
      around.once = node;
      return index(grammar, source, at.child, around);
    case NodeKind::kUntil:
      around.until = node;
      return index(grammar, source, program.child(node, 1), around);
    case NodeKind::kWhile:
      for (NodeId& guard : around.guards)
        if (guard == kNoNode) {
          guard = at.child;
          break;
        }
      return index(grammar, source, program.child(node, 1), around);
    case NodeKind::kTrigger: {
      around.node = node;
      around.moment = at.child;
      const std::size_t slot = program[at.child].index * std::size_t{kTimings} + at.index;
      if (listeners_.size() <= slot) listeners_.resize(slot + 1);
      listeners_[slot].push_back(around);
      return;
    }
    default:
      return;
  }
}

bool awake(const Table& table, const Host& host, const Book& book, const Listener& listener,
           const Context& context) {
  const Program& program = book[listener.source];
  for (const NodeId guard : listener.guards)
    if (guard != kNoNode && !holds(table, host, program, guard, context)) return false;
  if (listener.once == kNoNode) return true;
  const std::uint16_t period = host.grammar().noun(program[listener.once].index).code;
  return !host.used_up(table, context, listener.once, period);
}

Rule<Outcome> fire(Table& table, Host& host, const Book& book, Listener listener, Context context) {
  context.source = listener.source;
  if (!awake(table, host, book, listener, context)) co_return 0;
  const Program& program = book[listener.source];
  const Outcome outcome =
      co_await run(table, host, program, program.child(listener.node, 1), context);
  if (outcome != 0 && listener.once != kNoNode)
    host.use_up(table, context, listener.once,
                host.grammar().noun(program[listener.once].index).code);
  co_return outcome;
}

}  // namespace tavola::effects
