// What is lost only if its owner chooses so is lost where the owner has chosen the loss: as a
// price, or rather than something else. A text that leaves no choice asks. (AH-330, R110)
#include "games/arkham/cards/own_choice.h"

#include <algorithm>

#include "effects/run.h"
#include "games/arkham/cards/card_host.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;
using effects::Program;

NodeId parent_of(const Program& program, NodeId node) {
  for (NodeId at = 0; at < program.size(); ++at)
    for (NodeId child = program[at].child; child != kNoNode; child = program[child].next)
      if (child == node) return at;
  return kNoNode;
}

bool another_was_possible(const tavola::Table& table, const Call& verb, NodeId choice,
                          NodeId taken) {
  const Program& program = verb.program();
  for (NodeId option = program[choice].child; option != kNoNode; option = program[option].next)
    if (option != taken && effects::possible(table, host(), program, option, verb.context))
      return true;
  return false;
}

/// What a Rumor costs and what a Task asks for is given by whoever cares to.
bool is_price(std::uint16_t source) {
  const auto sacrificed = [source](const TaskStep& step) { return step.sacrifice == source; };
  return std::ranges::any_of(content().mythos,
                             [&](const MythosCard& card) { return card.price == source; }) ||
         std::ranges::any_of(content().cards, [&](const Card& card) {
           return std::ranges::any_of(card.steps, sacrificed);
         });
}

bool takes_all(const Call& verb) {
  for (int i = 0; i < verb.nouns(0); ++i)
    if (verb.entry_amount(0, i) >= effects::kEverything) return true;
  return false;
}

}  // namespace

Taking taking_of(const tavola::Table& table, const Call& verb) {
  const Program& program = verb.program();
  NodeId node = verb.node();
  for (NodeId above = parent_of(program, node); above != kNoNode;
       node = above, above = parent_of(program, node)) {
    const NodeKind kind = program[above].kind;
    const bool first = program[above].child == node;
    if (kind == NodeKind::kMay && first) return Taking::kByChoice;
    if (kind == NodeKind::kChoose && another_was_possible(table, verb, above, node))
      return Taking::kByChoice;
    // What comes after a first step was not what the choice was about.
    if ((kind != NodeKind::kSteps && kind != NodeKind::kClauses) || !first) break;
  }
  if (is_price(verb.context.source)) return Taking::kByChoice;
  return takes_all(verb) ? Taking::kByForce : Taking::kByText;
}

}  // namespace tavola::arkham
