// An effect as a flat tree. One line of notation becomes one Program: nodes in a vector, in the
// order in which they are read, tied together by 16-bit indices, so that walking it touches one
// small block of memory and two equal effects are equal vectors. What a node's index means (a noun,
// a phrase, a timing) is said beside each kind; names live in the game's Grammar and never here.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/enum_names.h"

namespace tavola::effects {

using NodeId = std::uint16_t;
inline constexpr NodeId kNoNode = 0xffff;
inline constexpr std::uint16_t kNoIndex = 0xffff;

enum class NodeKind : std::uint8_t {
  // Steps. Children are listed in brackets.
  kNothing,  // an empty branch
  kClauses,  // [clause, clause, ...] written with ';', a sentence each
  kSteps,    // [step, step, ...] written with ','
  kChoose,   // [option, option, ...]
  kCheck,  // index: skill, value: difficulty; [modifier, pass, fail] or banded [modifier, band...]
  kRoll,   // index: die; [dice, bonus, body] or banded [dice, bonus, band...]
  kBy,     // [amount, band...]
  kOutcome,  // [call, band...] the bands look at what the verb came to
  kBand,     // value: low and high end, index: the outcome's noun or none; [body]
  kIf,       // [condition, then, else]
  kRepeat,   // [amount, body]
  kEach,     // index: Quantifier; [group call, body]
  kMay,      // [cost, body, else]; without a body the cost itself is the option
  kOnce,     // index: period; [body]
  kTrigger,  // index: Timing; [moment call, body]
  kWhile,    // [condition, body]
  kUntil,    // [duration call, body]
  kAttempt,  // [call, else] in full or else
  kCall,     // index: phrase, value: the game's number for it; [argument...] one for each slot
  // Arguments.
  kNumber,    // value
  kAll,       // as much as there is
  kHalf,      // value: 1 rounds up; [amount]
  kAdd,       // [amount, amount]
  kSubtract,  // [amount, amount]
  kMultiply,  // [amount, amount]
  kPer,       // [amount, count call]
  kSigned,    // value: +1 or -1; [amount] a bonus that is not a plain number
  kNoun,      // index: noun
  kNouns,     // value: 0 "and", 1 "or"; [noun, noun, ...]
  kBundle,    // [entry...]
  kEntry,     // [amount, noun]
  kGroup,     // index: Quantifier; [group call]
  // Conditions.
  kAnd,      // [condition, condition, ...]
  kOr,       // [condition, condition, ...]
  kNot,      // [condition]
  kCompare,  // index: Comparison; [amount, amount]
};

enum class Quantifier : std::uint16_t { kThe, kEach, kOne, kRandom };
enum class Timing : std::uint16_t { kWhen, kBefore, kAfter, kInstead, kAt };
inline constexpr int kTimings = kCountOf<Timing>;
enum class Comparison : std::uint16_t { kAtLeast, kAtMost, kMore, kLess, kEqual };

inline constexpr std::uint8_t kBanded = 1;  // a check or roll that branches by number
inline constexpr std::uint8_t kThen = 2;    // the step was written after ", then"

struct Node {
  NodeKind kind = NodeKind::kNothing;
  std::uint8_t flags = 0;
  std::uint16_t index = kNoIndex;
  std::int32_t value = 0;
  NodeId child = kNoNode;  // first child
  NodeId next = kNoNode;   // next sibling

  bool operator==(const Node&) const = default;
};
static_assert(sizeof(Node) == 12);

/// The ends of a band, both included; an open end is the least or greatest 16-bit number.
struct Range {
  std::int16_t low = 0;
  std::int16_t high = 0;
  static constexpr std::int16_t kOpenLow = std::numeric_limits<std::int16_t>::min();
  static constexpr std::int16_t kOpenHigh = std::numeric_limits<std::int16_t>::max();

  bool holds(int n) const { return n >= low && n <= high; }
  std::int32_t packed() const {
    return static_cast<std::int32_t>(
        (static_cast<std::uint32_t>(static_cast<std::uint16_t>(high)) << 16) |
        static_cast<std::uint16_t>(low));
  }
  static Range unpack(std::int32_t packed) {
    const auto bits = static_cast<std::uint32_t>(packed);
    return {static_cast<std::int16_t>(bits & 0xffffu), static_cast<std::int16_t>(bits >> 16)};
  }
  bool operator==(const Range&) const = default;
};

/// A parsed effect. Node 0 is the root; an empty effect is the single node kNothing.
class Program {
 public:
  Program() : nodes_(1), where_(1) {}
  Program(std::vector<Node> nodes, std::vector<std::uint16_t> where)
      : nodes_(std::move(nodes)), where_(std::move(where)) {}

  const Node& operator[](NodeId id) const { return nodes_[id]; }
  NodeId root() const { return 0; }
  std::size_t size() const { return nodes_.size(); }
  std::span<const Node> nodes() const { return nodes_; }
  bool empty() const { return nodes_.front().kind == NodeKind::kNothing; }

  /// The n-th child of a node, which must have that many.
  NodeId child(NodeId id, int n) const {
    NodeId at = nodes_[id].child;
    while (n-- > 0) at = nodes_[at].next;
    return at;
  }
  int children(NodeId id) const {
    int n = 0;
    for (NodeId at = nodes_[id].child; at != kNoNode; at = nodes_[at].next) ++n;
    return n;
  }
  /// Where in the notation the node began, as a byte offset: for messages, not part of equality.
  int offset(NodeId id) const { return where_[id]; }

  bool operator==(const Program& other) const { return nodes_ == other.nodes_; }

 private:
  std::vector<Node> nodes_;
  std::vector<std::uint16_t> where_;
};

/// What is wrong, where, and what to write instead. Lines and columns count from 1.
struct Error {
  std::string file;
  int line = 1;
  int column = 1;
  std::string message;

  std::string text() const {
    return file + ":" + std::to_string(line) + ":" + std::to_string(column) + ": " + message;
  }
};

}  // namespace tavola::effects
