// Looking through an effect for slips.
#include "effects/lint.h"

#include <algorithm>
#include <map>
#include <optional>

#include "effects/notation.h"

namespace tavola::effects {
namespace {

class Linter {
 public:
  Linter(const Grammar& grammar, const Program& program, std::string_view text, const Place& place)
      : grammar_(grammar), program_(program), text_(text), place_(place) {}

  std::vector<Error> warnings;

  void step(NodeId node);

 private:
  void warn(NodeId node, std::string message) {
    warnings.push_back(error_at(place_, text_, program_.offset(node), std::move(message)));
  }
  bool nothing(NodeId node) const { return program_[node].kind == NodeKind::kNothing; }

  std::optional<int> constant(NodeId node) const {
    const Node& at = program_[node];
    const auto both = [&](auto f) -> std::optional<int> {
      const auto a = constant(at.child);
      const auto b = constant(program_[at.child].next);
      if (!a || !b) return std::nullopt;
      return f(*a, *b);
    };
    switch (at.kind) {
      case NodeKind::kNumber:
        return at.value;
      case NodeKind::kAdd:
        return both([](int a, int b) { return a + b; });
      case NodeKind::kSubtract:
        return both([](int a, int b) { return a - b; });
      case NodeKind::kMultiply:
        return both([](int a, int b) { return a * b; });
      default:
        return std::nullopt;
    }
  }

  std::optional<bool> settled(NodeId condition) const;
  void bands(NodeId node, NodeId first, int least, std::optional<int> most);
  void choices(NodeId node);
  void amounts(NodeId call);
  void condition(NodeId node);
  void lasting(NodeId node, std::string_view word);
  bool lasts(NodeId node) const;
  void cost(NodeId node);
  void demand(NodeId call, std::map<std::uint16_t, int>& asked);

  const Grammar& grammar_;
  const Program& program_;
  std::string_view text_;
  const Place& place_;
};

/// A condition that never changes, because it compares plain numbers.
std::optional<bool> Linter::settled(NodeId node) const {
  const Node& at = program_[node];
  switch (at.kind) {
    case NodeKind::kNot: {
      const auto inner = settled(at.child);
      return inner ? std::optional(!*inner) : std::nullopt;
    }
    case NodeKind::kAnd:
    case NodeKind::kOr: {
      const bool decisive = at.kind == NodeKind::kOr;
      bool all = true;
      for (NodeId child = at.child; child != kNoNode; child = program_[child].next) {
        const auto inner = settled(child);
        if (inner && *inner == decisive) return decisive;
        all &= inner.has_value();
      }
      return all ? std::optional(!decisive) : std::nullopt;
    }
    case NodeKind::kCompare: {
      const auto a = constant(at.child);
      const auto b = constant(program_[at.child].next);
      if (!a || !b) return std::nullopt;
      switch (static_cast<Comparison>(at.index)) {
        case Comparison::kAtLeast:
          return *a >= *b;
        case Comparison::kAtMost:
          return *a <= *b;
        case Comparison::kMore:
          return *a > *b;
        case Comparison::kLess:
          return *a < *b;
        case Comparison::kEqual:
          return *a == *b;
      }
      return std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

void Linter::condition(NodeId node) {
  if (const auto always = settled(node))
    warn(node, *always ? "this condition always holds" : "this condition never holds");
}

void Linter::bands(NodeId node, NodeId first, int least, std::optional<int> most) {
  if (first == kNoNode) return warn(node, "there are no bands: say what each number does");
  bool labelled = false;
  std::vector<std::pair<Range, NodeId>> ranges;
  for (NodeId at = first; at != kNoNode; at = program_[at].next) {
    const Range range = Range::unpack(program_[at].value);
    labelled |= program_[at].index != kNoIndex;
    for (const auto& [earlier, _] : ranges)
      if (range.low <= earlier.high && earlier.low <= range.high)
        warn(at, "this band overlaps an earlier one, which wins");
    if (range.high < least || (most && range.low > *most))
      warn(at, "this band can never be reached");
    ranges.emplace_back(range, at);
  }
  if (labelled) return;
  std::ranges::sort(ranges, {}, [](const auto& r) { return r.first.low; });
  int next = least;
  for (const auto& [range, at] : ranges) {
    if (range.low > next)
      warn(at, "nothing is said for " + std::to_string(next) +
                   (range.low - 1 > next ? ".." + std::to_string(range.low - 1) : "") +
                   "; write an empty band if that is meant");
    next = std::max(next, range.high == Range::kOpenHigh ? Range::kOpenHigh : range.high + 1);
  }
  const int end = most ? *most : static_cast<int>(Range::kOpenHigh);
  if (next <= end && next != Range::kOpenHigh)
    warn(ranges.back().second, "nothing is said for " + std::to_string(next) +
                                   (most && *most == next ? ""
                                    : most                ? ".." + std::to_string(*most)
                                                          : "..") +
                                   "; write an empty band if that is meant");
}

void Linter::choices(NodeId node) {
  std::vector<std::string> seen;
  for (NodeId at = program_[node].child; at != kNoNode; at = program_[at].next) {
    std::string option = print_notation(grammar_, program_, at);
    if (std::ranges::find(seen, option) != seen.end()) warn(at, "this option stands here twice");
    seen.push_back(std::move(option));
  }
}

void Linter::amounts(NodeId call) {
  const Phrase& phrase = grammar_.phrase(program_[call].index);
  NodeId argument = program_[call].child;
  for (const Slot& slot : phrase.slots) {
    const auto check = [&](NodeId amount) {
      NodeId at = amount;
      if (program_[at].kind == NodeKind::kPer) at = program_[at].child;
      const auto n = constant(at);
      if (n && *n <= 0) warn(amount, "an amount of " + std::to_string(*n) + " does nothing");
    };
    if (phrase.category == Category::kVerb && slot.type == SlotType::kAmount) check(argument);
    if (slot.type == SlotType::kBundle) {
      std::vector<std::uint16_t> seen;
      for (NodeId entry = program_[argument].child; entry != kNoNode;
           entry = program_[entry].next) {
        check(program_[entry].child);
        const std::uint16_t noun = program_[program_[program_[entry].child].next].index;
        if (std::ranges::find(seen, noun) != seen.end())
          warn(entry, "\"" + grammar_.noun(noun).keyword +
                          "\" stands in this list twice; add the amounts");
        seen.push_back(noun);
      }
    }
    argument = program_[argument].next;
  }
}

/// Whether anything below a node holds by being in force.
bool Linter::lasts(NodeId node) const {
  const Node& at = program_[node];
  if (at.kind == NodeKind::kTrigger) return true;
  if (at.kind == NodeKind::kCall) return grammar_.phrase(at.index).category == Category::kStatement;
  for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
    if (lasts(child)) return true;
  return false;
}

void Linter::lasting(NodeId node, std::string_view word) {
  if (!lasts(program_.child(node, 1)))
    warn(node, "nothing here lasts, so \"" + std::string(word) +
                   "\" has no meaning; write \"if\" or a trigger");
}

/// Adds up what a verb asks for of each noun, as far as it is plain numbers.
void Linter::demand(NodeId call, std::map<std::uint16_t, int>& asked) {
  const Phrase& phrase = grammar_.phrase(program_[call].index);
  NodeId argument = program_[call].child;
  std::optional<int> amount;
  for (const Slot& slot : phrase.slots) {
    if (slot.type == SlotType::kAmount || slot.type == SlotType::kNumber)
      amount = constant(argument);
    if (slot.type == SlotType::kNoun && amount) asked[program_[argument].index] += *amount;
    if (slot.type == SlotType::kBundle)
      for (NodeId entry = program_[argument].child; entry != kNoNode;
           entry = program_[entry].next) {
        const NodeId count = program_[entry].child;
        if (const auto n = constant(count)) asked[program_[program_[count].next].index] += *n;
      }
    argument = program_[argument].next;
  }
}

/// What must be paid in full must not be more than anybody can have.
void Linter::cost(NodeId node) {
  std::map<std::uint16_t, int> asked;
  if (program_[node].kind == NodeKind::kCall) demand(node, asked);
  if (program_[node].kind == NodeKind::kSteps)
    for (NodeId child = program_[node].child; child != kNoNode; child = program_[child].next)
      if (program_[child].kind == NodeKind::kCall) demand(child, asked);
  for (const auto& [noun, n] : asked)
    if (const int most = grammar_.noun(noun).most; most > 0 && n > most)
      warn(node, "this can never be paid: nobody has more than " + std::to_string(most) + " " +
                     grammar_.noun(noun).plural);
}

void Linter::step(NodeId node) {
  const Node& at = program_[node];
  const auto child = [&](int n) { return program_.child(node, n); };
  switch (at.kind) {
    case NodeKind::kClauses:
    case NodeKind::kSteps:
      for (NodeId each = at.child; each != kNoNode; each = program_[each].next)
        if (nothing(each)) warn(each, "\"nothing\" in a list does nothing");
      break;
    case NodeKind::kChoose:
      choices(node);
      break;
    case NodeKind::kCheck:
      if (at.flags & kBanded)
        bands(node, program_[at.child].next, 0, std::nullopt);
      else if (nothing(child(1)) && nothing(child(2)))
        warn(node, "neither passing nor failing does anything");
      break;
    case NodeKind::kRoll: {
      const auto dice = constant(at.child);
      if (dice && *dice <= 0) warn(node, "no dice are rolled");
      const auto bonus = constant(child(1));
      const int sides = grammar_.noun(at.index).value;
      if (at.flags & kBanded) {
        const bool fixed = dice && bonus;
        bands(node, child(2), fixed ? *dice + *bonus : 1,
              fixed && sides > 0 ? std::optional(*dice * sides + *bonus) : std::nullopt);
      } else if (nothing(child(2))) {
        warn(node, "nothing comes of the roll");
      }
      break;
    }
    case NodeKind::kBy:
    case NodeKind::kOutcome:
      bands(node, program_[at.child].next, 0, std::nullopt);
      break;
    case NodeKind::kIf:
      condition(at.child);
      if (nothing(child(1)) && nothing(child(2)))
        warn(node, "neither branch does anything");
      else if (nothing(child(1)))
        warn(node, "the first branch is empty; deny the condition instead");
      break;
    case NodeKind::kWhile:
      condition(at.child);
      lasting(node, "while");
      break;
    case NodeKind::kUntil:
      lasting(node, "until");
      break;
    case NodeKind::kRepeat:
      if (const auto n = constant(at.child); n && *n <= 1)
        warn(node, "repeating " + std::to_string(*n) + " times needs no \"repeat\"");
      break;
    case NodeKind::kEach:
    case NodeKind::kTrigger:
      if (nothing(child(1))) warn(node, "nothing is said to happen");
      if (at.kind == NodeKind::kEach && lasts(child(1)) &&
          program_[child(1)].kind != NodeKind::kUntil)
        warn(node, "what lasts must not stand under \"each\"; name the players in the statement");
      break;
    case NodeKind::kAttempt:
      cost(child(0));
      break;
    case NodeKind::kMay:
      cost(child(0));
      if (nothing(child(0)))
        warn(node, "an option without a cost is written \"may\" and the effect");
      break;
    case NodeKind::kCall:
      amounts(node);
      return;
    default:
      break;
  }
  for (NodeId each = at.child; each != kNoNode; each = program_[each].next) step(each);
}

}  // namespace

std::vector<Error> lint(const Grammar& grammar, const Program& program, std::string_view text,
                        const Place& place) {
  Linter linter(grammar, program, text, place);
  linter.step(program.root());
  std::ranges::stable_sort(linter.warnings, {},
                           [](const Error& e) { return std::pair(e.line, e.column); });
  return std::move(linter.warnings);
}

}  // namespace tavola::effects
