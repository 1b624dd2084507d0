// Writing an effect in its canonical form. A clause that reaches to the end of its list is written
// with a colon, any other in braces, so that what is read back is the same tree.
#include "effects/notation.h"

namespace tavola::effects {
namespace {

class Writer {
 public:
  Writer(const Grammar& grammar, const Program& program) : grammar_(grammar), program_(program) {}

  std::string out;

  void effect(NodeId id) {
    const Node& node = program_[id];
    if (node.kind == NodeKind::kClauses) {
      each_child(id, [&](NodeId child, int i) {
        if (i > 0) out += "; ";
        steps(child);
      });
    } else {
      steps(id);
    }
  }
  void condition(NodeId id) { condition_at(id, 0); }
  void amount(NodeId id) { amount_at(id, 0); }
  void call(NodeId id, bool unit = false);

 private:
  template <class F>
  void each_child(NodeId id, F f) {
    int i = 0;
    for (NodeId at = program_[id].child; at != kNoNode; at = program_[at].next) f(at, i++);
  }
  bool nothing(NodeId id) const { return program_[id].kind == NodeKind::kNothing; }

  void steps(NodeId id) {
    if (program_[id].kind != NodeKind::kSteps) return step(id, true);
    each_child(id, [&](NodeId child, int i) {
      if (i > 0) out += program_[child].flags & kThen ? ", then " : ", ";
      step(child, program_[child].next == kNoNode);
    });
  }

  void block(NodeId id) {
    out += '{';
    if (!nothing(id)) {
      out += ' ';
      effect(id);
      out += ' ';
    }
    out += '}';
  }

  /// The body of a clause; `last` when nothing follows it in its list.
  void body(NodeId id, bool last) {
    if (last && program_[id].kind != NodeKind::kClauses && !nothing(id)) {
      out += ": ";
      steps(id);
    } else {
      out += ' ';
      block(id);
    }
  }

  /// Steps before a colon: a clause among them keeps its braces, so that the colon is not its own.
  void costs(NodeId id) {
    if (program_[id].kind != NodeKind::kSteps) return step(id, false);
    each_child(id, [&](NodeId child, int i) {
      if (i > 0) out += program_[child].flags & kThen ? ", then " : ", ";
      step(child, false);
    });
  }

  void else_block(NodeId id) {
    if (nothing(id)) return;
    out += " else ";
    block(id);
  }

  void noun(std::uint16_t id) { out += grammar_.noun(id).keyword; }
  /// Singular after 1, plural after anything else.
  void counted(NodeId amount_id, std::uint16_t id) {
    NodeId at = amount_id;
    while (program_[at].kind == NodeKind::kPer) at = program_[at].child;
    const bool one = program_[at].kind == NodeKind::kNumber && program_[at].value == 1;
    out += one ? grammar_.noun(id).keyword : grammar_.noun(id).plural;
  }

  void bonus(NodeId id) {
    const Node& node = program_[id];
    if (node.kind == NodeKind::kPer) return bonus(node.child);
    if (node.kind == NodeKind::kNumber) {
      out += node.value < 0 ? "-" : "+";
      out += std::to_string(node.value < 0 ? -node.value : node.value);
    } else {
      out += node.value < 0 ? "-(" : "+(";
      amount_at(node.child, 0);
      out += ')';
    }
  }

  void bands(NodeId first) {
    out += " {";
    for (NodeId at = first; at != kNoNode; at = program_[at].next) {
      out += ' ';
      band(at);
      if (program_[at].next != kNoNode) out += ';';
    }
    out += " }";
  }

  void band(NodeId id) {
    const Node& node = program_[id];
    if (node.index != kNoIndex) {
      noun(node.index);
    } else {
      const Range range = Range::unpack(node.value);
      if (range.low != Range::kOpenLow) out += std::to_string(range.low);
      if (range.low != range.high) {
        out += "..";
        if (range.high != Range::kOpenHigh) out += std::to_string(range.high);
      }
    }
    out += ':';
    if (nothing(node.child)) return;
    out += ' ';
    if (program_[node.child].kind == NodeKind::kClauses)
      block(node.child);
    else
      steps(node.child);
  }

  void step(NodeId id, bool last);
  void choose(NodeId id);
  void check(NodeId id);
  void roll(NodeId id, bool last);
  void modified_by(NodeId modifier);
  void may(NodeId id, bool last);
  void quantifier(std::uint16_t index) {
    constexpr std::string_view words[] = {"", "each ", "one ", "random "};
    out += words[index];
  }
  void amount_at(NodeId id, int level);
  void condition_at(NodeId id, int level);

  const Grammar& grammar_;
  const Program& program_;
};

void Writer::choose(NodeId id) {
  out += "choose { ";
  each_child(id, [&](NodeId option, int i) {
    if (i > 0) out += " | ";
    effect(option);
  });
  out += " }";
}

void Writer::check(NodeId id) {
  const Node& node = program_[id];
  const NodeId modifier = node.child;
  out += "check ";
  noun(node.index);
  modified_by(modifier);
  if (node.value != 1) out += " [" + std::to_string(node.value) + "]";
  if (node.flags & kBanded) return bands(program_[modifier].next);
  const NodeId passed = program_.child(id, 1);
  const NodeId failed = program_.child(id, 2);
  if (nothing(passed) && !nothing(failed)) return else_block(failed);
  out += ' ';
  block(passed);
  else_block(failed);
}

void Writer::roll(NodeId id, bool last) {
  const Node& node = program_[id];
  const NodeId modifier = program_.child(id, 1);
  out += "roll ";
  amount_at(node.child, 0);
  out += ' ';
  counted(node.child, node.index);
  modified_by(modifier);
  if (node.flags & kBanded) return bands(program_[modifier].next);
  body(program_.child(id, 2), last);
}

/// The modifier of a check or roll, unless it is 0.
void Writer::modified_by(NodeId modifier) {
  if (program_[modifier].kind == NodeKind::kNumber && program_[modifier].value == 0) return;
  out += ' ';
  bonus(modifier);
}

void Writer::may(NodeId id, bool last) {
  const NodeId price = program_.child(id, 0);
  const NodeId paid = program_.child(id, 1);
  const NodeId declined = program_.child(id, 2);
  out += "may ";
  if (nothing(paid) && nothing(declined)) {
    // "may" takes in what follows it, so an option in mid-list closes with an empty body.
    if (last) return steps(price);
    costs(price);
    out += ": {}";
    return;
  }
  costs(price);
  out += ": ";
  if (last && nothing(declined) && program_[paid].kind != NodeKind::kClauses) return steps(paid);
  block(paid);
  else_block(declined);
}

void Writer::step(NodeId id, bool last) {
  const Node& node = program_[id];
  const auto child = [&](int n) { return program_.child(id, n); };
  switch (node.kind) {
    case NodeKind::kNothing:
      out += "nothing";
      return;
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      return effect(id);
    case NodeKind::kChoose:
      return choose(id);
    case NodeKind::kCheck:
      return check(id);
    case NodeKind::kRoll:
      return roll(id, last);
    case NodeKind::kBy:
      out += "by ";
      amount_at(node.child, 0);
      return bands(program_[node.child].next);
    case NodeKind::kOutcome:
      call(node.child);
      return bands(program_[node.child].next);
    case NodeKind::kBand:
      return band(id);
    case NodeKind::kIf:
      out += "if ";
      condition(child(0));
      if (nothing(child(2))) return body(child(1), last);
      out += ' ';
      block(child(1));
      return else_block(child(2));
    case NodeKind::kRepeat:
      out += "repeat ";
      amount_at(child(0), 0);
      out += " times";
      return body(child(1), last);
    case NodeKind::kEach:
      quantifier(node.index);
      call(child(0));
      return body(child(1), last);
    case NodeKind::kMay:
      return may(id, last);
    case NodeKind::kOnce:
      out += "once per ";
      noun(node.index);
      out += ' ';
      return step(child(0), last);
    case NodeKind::kTrigger: {
      constexpr std::string_view words[] = {"when ", "before ", "after ", "instead of ", "at "};
      out += words[node.index];
      call(child(0));
      return body(child(1), last);
    }
    case NodeKind::kWhile:
      out += "while ";
      condition(child(0));
      return body(child(1), last);
    case NodeKind::kUntil:
      out += "until ";
      call(child(0));
      return body(child(1), last);
    case NodeKind::kAttempt:
      call(child(0));
      out += " else ";
      return block(child(1));
    default:
      return call(id);
  }
}

void Writer::call(NodeId id, bool unit) {
  const Phrase& phrase = grammar_.phrase(program_[id].index);
  NodeId count = kNoNode;
  NodeId last_amount = kNoNode;
  const auto unwrap = [&](NodeId amount_id) {
    if (program_[amount_id].kind == NodeKind::kPer) count = program_.child(amount_id, 1);
  };
  const std::size_t begin = out.size();
  NodeId argument = program_[id].child;
  for (const PatternPart& part : unit ? phrase.unit : phrase.pattern) {
    if (out.size() > begin) out += ' ';
    if (!part.word.empty()) {
      out += part.word;
      continue;
    }
    const Node& node = program_[argument];
    switch (phrase.slots[part.slot].type) {
      case SlotType::kAmount:
      case SlotType::kNumber:
        unwrap(argument);
        amount_at(argument, 0);
        last_amount = argument;
        break;
      case SlotType::kBonus:
        unwrap(argument);
        bonus(argument);
        break;
      case SlotType::kNoun:
      case SlotType::kList:
        if (node.kind == NodeKind::kNouns) {
          each_child(argument, [&](NodeId child, int i) {
            if (i > 0) out += node.value ? " or " : " and ";
            noun(program_[child].index);
          });
        } else if (last_amount != kNoNode) {
          counted(last_amount, node.index);
        } else {
          noun(node.index);
        }
        break;
      case SlotType::kBundle:
        each_child(argument, [&](NodeId entry, int i) {
          if (i > 0) out += " and ";
          const NodeId amount_id = program_[entry].child;
          unwrap(amount_id);
          amount_at(amount_id, 0);
          out += ' ';
          counted(amount_id, program_[program_[amount_id].next].index);
        });
        break;
      case SlotType::kGroup:
        quantifier(node.index);
        call(node.child);
        break;
    }
    argument = program_[argument].next;
  }
  if (count == kNoNode) return;
  out += " per ";
  call(count, true);
}

/// Level 0 takes sums, 1 products, 2 single factors; anything looser goes into brackets.
void Writer::amount_at(NodeId id, int level) {
  const Node& node = program_[id];
  switch (node.kind) {
    case NodeKind::kPer:
      return amount_at(node.child, level);
    case NodeKind::kNumber:
      out += std::to_string(node.value);
      return;
    case NodeKind::kAll:
      out += "all";
      return;
    case NodeKind::kHalf:
      out += "half ";
      amount_at(node.child, 2);
      out += node.value ? " rounded up" : " rounded down";
      return;
    case NodeKind::kAdd:
    case NodeKind::kSubtract:
    case NodeKind::kMultiply: {
      const bool product = node.kind == NodeKind::kMultiply;
      const bool bracket = level > (product ? 1 : 0);
      if (bracket) out += '(';
      amount_at(program_.child(id, 0), product ? 1 : 0);
      out += product ? " * " : node.kind == NodeKind::kAdd ? " + " : " - ";
      amount_at(program_.child(id, 1), product ? 2 : 1);
      if (bracket) out += ')';
      return;
    }
    default:
      return call(id);
  }
}

/// Level 0 takes "or", 1 "and", 2 single conditions.
void Writer::condition_at(NodeId id, int level) {
  const Node& node = program_[id];
  switch (node.kind) {
    case NodeKind::kAnd:
    case NodeKind::kOr: {
      const bool both = node.kind == NodeKind::kAnd;
      const bool bracket = level > (both ? 1 : 0);
      if (bracket) out += '(';
      each_child(id, [&](NodeId child, int i) {
        if (i > 0) out += both ? " and " : " or ";
        condition_at(child, both ? 2 : 1);
      });
      if (bracket) out += ')';
      return;
    }
    case NodeKind::kNot:
      out += "not ";
      return condition_at(node.child, 2);
    case NodeKind::kCompare: {
      constexpr std::string_view marks[] = {" >= ", " <= ", " > ", " < ", " = "};
      amount_at(program_.child(id, 0), 0);
      out += marks[node.index];
      amount_at(program_.child(id, 1), 0);
      return;
    }
    default:
      return call(id);
  }
}

}  // namespace

std::string print_notation(const Grammar& grammar, const Program& program, NodeId node) {
  Writer writer(grammar, program);
  switch (program[node].kind) {
    case NodeKind::kAnd:
    case NodeKind::kOr:
    case NodeKind::kNot:
    case NodeKind::kCompare:
      writer.condition(node);
      break;
    case NodeKind::kNumber:
    case NodeKind::kAll:
    case NodeKind::kHalf:
    case NodeKind::kAdd:
    case NodeKind::kSubtract:
    case NodeKind::kMultiply:
      writer.amount(node);
      break;
    default:
      writer.effect(node);
  }
  return std::move(writer.out);
}

std::string print_notation(const Grammar& grammar, const Program& program) {
  return print_notation(grammar, program, program.root());
}

}  // namespace tavola::effects
