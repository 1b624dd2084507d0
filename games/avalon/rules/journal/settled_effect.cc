#include "games/avalon/rules/journal/settled_effect.h"

#include <cstdint>
#include <utility>

#include "effects/run.h"
#include "games/avalon/rules/journal/journal_host.h"

namespace tavola::avalon {
namespace {

using effects::Context;
using effects::NodeId;
using effects::NodeKind;

enum class LeftOpen : std::uint8_t { kCondition, kSum };

/// Goes through what an effect does at once and puts numbers for what it leaves open. `ask` says
/// what a condition or a sum comes to.
template <class Ask>
class SettledEffect {
 public:
  SettledEffect(const effects::Program& program, Ask ask)
      : nodes_(program.nodes().begin(), program.nodes().end()), ask_(std::move(ask)) {
    step(program.root());
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      where_.push_back(static_cast<std::uint16_t>(program.offset(static_cast<NodeId>(i))));
  }
  effects::Program program() { return {std::move(nodes_), std::move(where_)}; }

 private:
  void step(NodeId id) {
    switch (nodes_[id].kind) {
      case NodeKind::kClauses:
      case NodeKind::kSteps:
        return steps(id);
      case NodeKind::kIf: {
        const NodeId yes = nodes_[nodes_[id].child].next;
        const NodeId branch =
            ask_(nodes_[id].child, LeftOpen::kCondition) != 0 ? yes : nodes_[yes].next;
        step(branch);
        const NodeId next = nodes_[id].next;
        nodes_[id] = nodes_[branch];
        nodes_[id].next = next;
        return;
      }
      case NodeKind::kCall:
        for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) sum(at);
        return;
      default:  // asks, rolls or speaks to others: nobody knows yet
        return;
    }
  }

  /// What does nothing is left out.
  void steps(NodeId id) {
    NodeId last = effects::kNoNode;
    for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) {
      step(at);
      if (nodes_[at].kind == NodeKind::kNothing) continue;
      if (last == effects::kNoNode)
        nodes_[id].child = at;
      else
        nodes_[last].next = at;
      last = at;
    }
    if (last == effects::kNoNode) {
      nodes_[id].kind = NodeKind::kNothing;
      nodes_[id].child = effects::kNoNode;
    } else {
      nodes_[last].next = effects::kNoNode;
    }
  }

  void sum(NodeId id) {
    switch (nodes_[id].kind) {
      case NodeKind::kBundle:
      case NodeKind::kEntry:
        for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) sum(at);
        return;
      case NodeKind::kAdd:
      case NodeKind::kSubtract:
      case NodeKind::kMultiply:
      case NodeKind::kPer:
        nodes_[id].value = ask_(id, LeftOpen::kSum);
        nodes_[id].kind = NodeKind::kNumber;
        nodes_[id].child = effects::kNoNode;
        return;
      default:
        return;
    }
  }

  std::vector<effects::Node> nodes_;
  std::vector<std::uint16_t> where_;
  Ask ask_;
};

}  // namespace

std::vector<int> values_now(const Table& t, Source effect) {
  const effects::Program& program = content().book[effect];
  const Context context = party_context(effect, {});
  std::vector<int> values;
  const auto value_of = [&](NodeId node, LeftOpen what) {
    if (what == LeftOpen::kCondition)
      values.push_back(effects::holds(t, journal_host(), program, node, context) ? 1 : 0);
    else
      values.push_back(effects::amount(t, journal_host(), program, node, context));
    return values.back();
  };
  const SettledEffect asks_for_each(program, value_of);
  return values;
}

effects::Program with_values(Source effect, std::span<const int>& values) {
  return SettledEffect(content().book[effect],
                       [&](NodeId, LeftOpen) {
                         if (values.empty()) return 0;
                         const int value = values.front();
                         values = values.subspan(1);
                         return value;
                       })
      .program();
}

}  // namespace tavola::avalon
