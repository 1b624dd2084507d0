// Whether a condition holds: "and", "or", "not" and comparisons are the same for everybody who
// asks, whatever amounts and phrases come to.
#pragma once

#include "effects/program.h"

namespace tavola::effects {

inline bool compares(Comparison how, int left, int right) {
  switch (how) {
    case Comparison::kAtLeast:
      return left >= right;
    case Comparison::kAtMost:
      return left <= right;
    case Comparison::kMore:
      return left > right;
    case Comparison::kLess:
      return left < right;
    case Comparison::kEqual:
      return left == right;
  }
  return false;
}

/// `amount(node)` is what an amount comes to, `holds(node)` the truth of a phrase.
template <class Amount, class Holds>
bool truth_of(const Program& program, NodeId condition, const Amount& amount, const Holds& holds) {
  const Node& at = program[condition];
  switch (at.kind) {
    case NodeKind::kAnd:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (!truth_of(program, child, amount, holds)) return false;
      return true;
    case NodeKind::kOr:
      for (NodeId child = at.child; child != kNoNode; child = program[child].next)
        if (truth_of(program, child, amount, holds)) return true;
      return false;
    case NodeKind::kNot:
      return !truth_of(program, at.child, amount, holds);
    case NodeKind::kCompare:
      return compares(static_cast<Comparison>(at.index), amount(at.child),
                      amount(program[at.child].next));
    default:
      return holds(condition);
  }
}

}  // namespace tavola::effects
