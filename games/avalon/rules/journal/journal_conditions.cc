#include "games/avalon/rules/journal/journal_conditions.h"

#include "effects/run.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/journal_phrases.h"

namespace tavola::avalon {
namespace {

using effects::Context;
using effects::NodeId;
using effects::NodeKind;

/// The condition of a line that was read as `if CONDITION { nothing }`.
NodeId condition_of(const effects::Program& program) { return program[program.root()].child; }

/// TG-356: one member for whom a comparison holds is enough, also where it asks for at most so
/// much.
bool party_meets(const Table& t, const effects::Program& program, NodeId node,
                 const Context& context) {
  const effects::Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kNot:
      return !party_meets(t, program, at.child, context);
    case NodeKind::kAnd:
    case NodeKind::kOr: {
      const bool decisive = at.kind == NodeKind::kOr;
      for (NodeId part = at.child; part != effects::kNoNode; part = program[part].next)
        if (party_meets(t, program, part, context) == decisive) return decisive;
      return !decisive;
    }
    case NodeKind::kCompare:
      for (Seat seat = 0; seat < t.state.seats; ++seat) {
        Context one = context;
        one.seat = seat;
        if (readers(t.state).has(seat) && effects::holds(t, journal_host(), program, node, one))
          return true;
      }
      return false;
    default:
      return effects::holds(t, journal_host(), program, node, context);
  }
}

}  // namespace

bool condition_holds(const Table& t, Source condition) {
  const effects::Program& program = content().book[condition];
  return party_meets(t, program, condition_of(program), party_context(condition, {}));
}

bool condition_holds_for(const Table& t, Source condition, Seat seat) {
  const effects::Program& program = content().book[condition];
  effects::Context context = party_context(condition, {});
  context.seat = seat;
  return effects::holds(t, journal_host(), program, condition_of(program), context);
}

bool is_personal(Source condition) {
  const effects::Program& program = content().book[condition];
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != NodeKind::kCall) continue;
    const effects::Phrase& phrase = content().grammar.phrase(node.index);
    const auto code = static_cast<std::uint16_t>(node.value);
    if (phrase.category == effects::Category::kCount &&
        (code == static_cast<std::uint16_t>(CardCount::kAttribute) ||
         code == static_cast<std::uint16_t>(CardCount::kResource)))
      return true;
    if (phrase.category == effects::Category::kCondition &&
        (code < kStoryPhrases ||
         code == kStoryPhrases + static_cast<std::uint16_t>(StoryCondition::kCarrying) ||
         code == kJournalPhrases + static_cast<std::uint16_t>(JournalCondition::kHasItem) ||
         code == kJournalPhrases + static_cast<std::uint16_t>(JournalCondition::kIsHero)))
      return true;
  }
  return false;
}

}  // namespace tavola::avalon
