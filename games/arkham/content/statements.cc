#include "games/arkham/content/statements.h"

#include <algorithm>

#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/combat/hands.h"

namespace tavola::arkham {
namespace {

using effects::Category;
using effects::kNoNode;
using effects::Node;
using effects::NodeId;
using effects::NodeKind;

class Reader {
 public:
  Reader(const effects::Grammar& grammar, const effects::Program& program)
      : grammar_(grammar), program_(program) {}

  Statements read() {
    walk(program_.root(), kNoNode, kNoNode, kNoNode);
    // What a use or a branch begins holds for a while like any other.
    for (NodeId node = 0; node < program_.nodes().size(); ++node)
      if (program_[node].kind == NodeKind::kUntil &&
          std::ranges::find(begun_, node) == begun_.end())
        walk(node, kNoNode, kNoNode, kNoNode);
    for (const Node& node : program_.nodes()) {
      if (node.kind == NodeKind::kCheck && (node.flags & effects::kBanded) != 0)
        statements_.graded = true;
      if (node.kind == NodeKind::kCall &&
          grammar_.phrase(node.index).from_roll == effects::FromRoll::kSuccesses)
        statements_.graded = true;
      if (node.kind == NodeKind::kIf && devours_the_fallen(node)) statements_.deadly = true;
      if (node.kind == NodeKind::kCall && grammar_.phrase(node.index).category == Category::kVerb &&
          static_cast<CardVerb>(node.value) == CardVerb::kSail)
        statements_.sails = true;
      if (node.kind == NodeKind::kCall && grammar_.phrase(node.index).category == Category::kVerb &&
          static_cast<CardVerb>(node.value) == CardVerb::kCallInvestigator)
        statements_.calls = true;
    }
    for (const Trigger& trigger : statements_.triggers)
      if (trigger.moment == CardMoment::kUsing)
        read_use(trigger.body);
      else if (trigger.moment == CardMoment::kWorldArea)
        statements_.world_clues = gained(trigger.body, kClueNoun);
      else if (trigger.moment == CardMoment::kSpendingClue ||
               trigger.moment == CardMoment::kSpending)
        statements_.clue_stays = exhausts_itself(trigger.may);
    return std::move(statements_);
  }

 private:
  void walk(NodeId node, NodeId guard, NodeId until, NodeId once) {
    const Node& at = program_[node];
    switch (at.kind) {
      case NodeKind::kClauses:
      case NodeKind::kSteps:
        for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
          walk(child, guard, until, once);
        return;
      case NodeKind::kWhile:
        return walk(program_.child(node, 1), at.child, until, once);
      case NodeKind::kUntil:
        begun_.push_back(node);
        return walk(program_.child(node, 1), guard, node, once);
      case NodeKind::kOnce:
        return walk(at.child, guard, until, node);
      case NodeKind::kTrigger:
        return read_trigger(node, until, once, guard);
      case NodeKind::kCall:
        if (grammar_.phrase(at.index).category == Category::kStatement)
          read_statement(node, guard, until);
        return;
      default:
        return;
    }
  }

  void nouns_of(NodeId argument, std::uint16_t& first, NounSet& set) const {
    const Node& at = program_[argument];
    const auto add = [&](const Node& noun, bool leads) {
      const std::uint16_t code = grammar_.noun(noun.index).code;
      if (leads) first = code;
      if (code < NounSet::kRoom) set.add(code);
    };
    if (at.kind == NodeKind::kNoun) add(at, set.empty());
    if (at.kind != NodeKind::kNouns) return;
    bool leads = set.empty();
    for (NodeId child = at.child; child != kNoNode; child = program_[child].next) {
      add(program_[child], leads);
      leads = false;
    }
  }

  void read_statement(NodeId node, NodeId guard, NodeId until) {
    Statement statement;
    statement.what = static_cast<CardStatement>(program_[node].value);
    statement.guard = guard;
    statement.until = until;
    bool noun_seen = false;
    bool amount_seen = false;
    for (NodeId child = program_[node].child; child != kNoNode; child = program_[child].next) {
      const Node& at = program_[child];
      if (at.kind == NodeKind::kNumber) {
        (amount_seen ? statement.second : statement.amount) = static_cast<std::int16_t>(at.value);
        amount_seen = true;
      } else if (at.kind != NodeKind::kNoun && at.kind != NodeKind::kNouns) {
        statement.computed = child;
      }
      if ((at.kind == NodeKind::kNoun || at.kind == NodeKind::kNouns) && !noun_seen) {
        nouns_of(child, statement.noun, statement.set);
        noun_seen = true;
      } else if (at.kind == NodeKind::kNoun && statement.amount == 0) {
        // "cultist gain endless", "a physical weapon becomes magical": what is gained.
        statement.amount = static_cast<std::int16_t>(grammar_.noun(at.index).code);
      }
    }
    statements_.statements.push_back(statement);
    note(statement);
  }

  void note(const Statement& statement) {
    // What lends a bonus for a while and takes no hand is not held.
    if (statement.what == CardStatement::kWeapon &&
        (statement.until == kNoNode || statements_.hands > 0))
      statements_.weapon = true;
    if (statement.what == CardStatement::kWeaponBySuccess)
      statements_.weapon = statements_.graded = true;
    if (statement.what == CardStatement::kHands)
      statements_.hands = static_cast<std::uint8_t>(statement.amount);
    if (statement.until != kNoNode) return;
    if (statement.guard != kNoNode) {
      statements_.sometimes = true;
      statements_.guarded |= traits_of(statement);
      return;
    }
    each_bonus(statement, [this](Bonus bonus, int amount) {
      std::int8_t& sum = statements_.bonuses[static_cast<std::size_t>(bonus)];
      sum = static_cast<std::int8_t>(sum + amount);
    });
    statements_.traits |= traits_of(statement);
  }

  /// A choice with nothing to fear: one that has another end if it is declined is put in any case.
  bool is_left_open(NodeId body) const {
    if (program_[body].kind != NodeKind::kMay) return false;
    return program_[program_.child(body, 2)].kind == NodeKind::kNothing;
  }

  void read_trigger(NodeId node, NodeId until, NodeId once, NodeId guard) {
    const NodeId moment = program_[node].child;
    Trigger trigger;
    trigger.moment = static_cast<CardMoment>(program_[moment].value);
    trigger.timing = static_cast<effects::Timing>(program_[node].index);
    trigger.body = program_.child(node, 1);
    trigger.until = until;
    trigger.once = once;
    trigger.guard = guard;
    trigger.per_game = once != kNoNode && grammar_.noun(program_[once].index).keyword == "game";
    trigger.income = gained(trigger.body, kMoneyNoun) > 0;
    trigger.seals = orders(trigger.body, CardVerb::kSealClosed);
    if (is_left_open(trigger.body)) trigger.may = trigger.body;
    if (program_[trigger.body].kind == NodeKind::kIf) {
      const NodeId condition = program_[trigger.body].child;
      const NodeId then = program_[condition].next;
      const NodeId other = program_[then].next;
      const bool alone = other == kNoNode || program_[other].kind == NodeKind::kNothing;
      if (is_left_open(then) && alone) {
        trigger.may = then;
        trigger.guard = condition;
      }
    }
    for (NodeId child = program_[moment].child; child != kNoNode; child = program_[child].next) {
      if (program_[child].kind == NodeKind::kNumber)
        trigger.number = static_cast<std::int16_t>(program_[child].value);
      nouns_of(child, trigger.noun, trigger.set);
    }
    statements_.triggers.push_back(trigger);
  }

  // Whether a text has this verb anywhere in it.
  bool orders(NodeId node, CardVerb verb) const {
    const Node& at = program_[node];
    if (at.kind == NodeKind::kCall && static_cast<CardVerb>(at.value) == verb) return true;
    for (NodeId child = at.child; child != kNoNode; child = program_[child].next)
      if (orders(child, verb)) return true;
    return false;
  }

  // How many of a noun a text gives that gives nothing else first: "gain 1 clue"
  std::uint8_t gained(NodeId node, int noun) const {
    const Node& at = program_[node];
    if (at.kind != NodeKind::kCall || static_cast<CardVerb>(at.value) != CardVerb::kGain) return 0;
    const NodeId amount = program_[program_[at.child].child].child;
    const Node& what = program_[program_[amount].next];
    return grammar_.noun(what.index).code == noun
               ? static_cast<std::uint8_t>(program_[amount].value)
               : 0;
  }

  // "after using this: lose 1 sanity, discard this"
  void read_use(NodeId node) {
    const Node& at = program_[node];
    if (at.kind == NodeKind::kSteps || at.kind == NodeKind::kClauses) {
      for (NodeId child = at.child; child != kNoNode; child = program_[child].next) read_use(child);
      return;
    }
    if (at.kind != NodeKind::kCall) return;
    if (static_cast<CardVerb>(at.value) == CardVerb::kDiscardThis) statements_.used_up = true;
    if (static_cast<CardVerb>(at.value) == CardVerb::kExhaustThis) statements_.exhausts = true;
    if (static_cast<CardVerb>(at.value) == CardVerb::kLose) {
      const NodeId entry = program_[at.child].child;
      const NodeId amount = program_[entry].child;
      const Node& what = program_[program_[amount].next];
      if (grammar_.noun(what.index).code == kSanityNoun)
        statements_.pays = static_cast<std::uint8_t>(program_[amount].value);
    }
  }

  // "instead of spending clue: may exhaust this: count as clue"
  bool exhausts_itself(NodeId may) const {
    if (may == kNoNode) return false;
    const Node& cost = program_[program_[may].child];
    return cost.kind == NodeKind::kCall &&
           static_cast<CardVerb>(cost.value) == CardVerb::kExhaustThis;
  }

  // "driven insane", "knocked unconscious", or both in one sentence
  bool asks_who_fell(const Node& condition) const {
    if (condition.kind == NodeKind::kOr) {
      for (NodeId part = condition.child; part != kNoNode; part = program_[part].next)
        if (!asks_who_fell(program_[part])) return false;
      return true;
    }
    if (condition.kind != NodeKind::kCall) return false;
    const auto asked = static_cast<CardCondition>(condition.value);
    return asked == CardCondition::kInsane || asked == CardCondition::kUnconscious;
  }

  // "if knocked unconscious { be devoured }"
  bool devours_the_fallen(const Node& branch) const {
    const Node& condition = program_[branch.child];
    const Node& then = program_[condition.next];
    return asks_who_fell(condition) && then.kind == NodeKind::kCall &&
           static_cast<CardVerb>(then.value) == CardVerb::kDevoured;
  }

  const effects::Grammar& grammar_;
  const effects::Program& program_;
  Statements statements_;
  std::vector<NodeId> begun_;  // every `until` that was read
};

}  // namespace

const Statement* Statements::find(CardStatement what) const {
  const auto at = std::ranges::find(statements, what, &Statement::what);
  return at == statements.end() ? nullptr : &*at;
}

Statements statements_of(const effects::Grammar& grammar, const effects::Program& program) {
  return Reader(grammar, program).read();
}

}  // namespace tavola::arkham
