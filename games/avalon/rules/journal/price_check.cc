#include "games/avalon/rules/journal/price_check.h"

#include "games/avalon/cards/phrases.h"

namespace tavola::avalon {
namespace {

using effects::kNoNode;
using effects::NodeId;
using effects::NodeKind;

/// Whether a part of a line asks for a price of which nobody has made sure. `sure` is what has been
/// made sure of around it.
bool takes_unasked(const effects::Grammar& grammar, const effects::Program& program, NodeId at,
                   bool sure) {
  const effects::Node& node = program[at];
  if (node.kind == NodeKind::kCall)
    return !sure && node.value == static_cast<int>(CardVerb::kPay) &&
           grammar.phrase(node.index).category == effects::Category::kVerb;
  const bool list = node.kind == NodeKind::kSteps || node.kind == NodeKind::kClauses;
  bool first = true;
  for (NodeId part = node.child; part != kNoNode; part = program[part].next, first = false) {
    bool known = false;
    if (list) known = sure;
    if (node.kind == NodeKind::kChoose) known = true;
    if (node.kind == NodeKind::kMay || node.kind == NodeKind::kAttempt) known = first;
    if (takes_unasked(grammar, program, part, known)) return true;
  }
  return false;
}

}  // namespace

NodeId share_in(const effects::Program& program) {
  const NodeId root = program.root();
  if (program[root].kind != NodeKind::kEach ||
      static_cast<effects::Quantifier>(program[root].index) != effects::Quantifier::kEach)
    return kNoNode;
  const NodeId group = program[root].child;
  const NodeId body = program[group].next;
  const bool pays = program[group].value == static_cast<int>(CardGroup::kMember) &&
                    program[body].kind == NodeKind::kCall &&
                    program[body].value == static_cast<int>(CardVerb::kPay);
  return pays ? body : kNoNode;
}

const char* unpayable(const effects::Grammar& grammar, const effects::Program& program,
                      PriceIn where) {
  if (where != PriceIn::kEffect && share_in(program) != kNoNode) return "";
  if (!takes_unasked(grammar, program, program.root(), where == PriceIn::kCost)) return "";
  switch (where) {
    case PriceIn::kEffect:
      return "somebody may not have this price, which is paid in full or not at all; write \"lose "
             "…\" for what is taken as far as it is there, or \"may pay …: …\" (TG-224)";
    case PriceIn::kPassage:
      return "somebody may not have this price, which is paid in full or not at all; write \"lose "
             "…\" for what is taken as far as it is there, \"may pay …: …\", a \"cost\" of a "
             "choice, or \"each member: pay …\" on a line of its own (TG-224, TG-338)";
    case PriceIn::kCost:
      break;
  }
  return "what each member pays stands on a \"cost\" line of its own: \"cost each member: pay 1 "
         "energy\" (TG-338)";
}

}  // namespace tavola::avalon
