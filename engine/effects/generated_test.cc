// Effects that nobody wrote: grown at random from a grammar, written, read back and compared. What
// the parser can produce, the printer must write so that it is read as the same tree.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "core/random.h"
#include "effects/file_text_for_tests.h"
#include "effects/notation.h"
#include "effects/parlour_for_tests.h"
#include "effects/parse.h"
#include "effects/say.h"
#include "effects/token.h"

namespace tavola::effects {
namespace {

struct Tree {
  Node node;
  std::vector<Tree> children;
};

/// Grows trees of the shapes that the notation has.
class Grower {
 public:
  Grower(const Grammar& grammar, std::uint64_t seed) : grammar_(grammar), random_(seed) {}

  Program program() {
    std::vector<Node> nodes;
    const Tree tree = body(3);
    lay(tree, nodes);
    return {nodes, std::vector<std::uint16_t>(nodes.size(), 0)};
  }

 private:
  int below(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }
  bool one_in(int n) { return below(n) == 0; }

  static NodeId lay(const Tree& tree, std::vector<Node>& nodes) {
    const auto id = static_cast<NodeId>(nodes.size());
    nodes.push_back(tree.node);
    NodeId last = kNoNode;
    for (const Tree& child : tree.children) {
      const NodeId at = lay(child, nodes);
      (last == kNoNode ? nodes[id].child : nodes[last].next) = at;
      last = at;
    }
    return id;
  }

  static Tree tree(NodeKind kind, std::vector<Tree> children = {}, int index = kNoIndex,
                   int value = 0) {
    Tree made;
    made.node.kind = kind;
    made.node.index = static_cast<std::uint16_t>(index);
    made.node.value = value;
    made.children = std::move(children);
    return made;
  }
  static Tree nothing() { return tree(NodeKind::kNothing); }

  // ---- what a grammar has
  int phrase(Category category, auto accept) {
    std::vector<int> found;
    for (std::size_t i = 0; i < grammar_.phrases().size(); ++i)
      if (grammar_.phrases()[i].category == category && accept(grammar_.phrases()[i]))
        found.push_back(static_cast<int>(i));
    return found.empty() ? -1
                         : found[static_cast<std::size_t>(below(static_cast<int>(found.size())))];
  }
  int phrase(Category category) {
    return phrase(category, [](const Phrase&) { return true; });
  }
  int noun(KindSet kinds) {
    std::vector<int> found;
    for (std::size_t i = 0; i < grammar_.nouns().size(); ++i)
      if (grammar_.nouns()[i].kinds & kinds) found.push_back(static_cast<int>(i));
    return found.empty() ? -1
                         : found[static_cast<std::size_t>(below(static_cast<int>(found.size())))];
  }
  Tree noun_tree(KindSet kinds) { return tree(NodeKind::kNoun, {}, noun(kinds)); }

  // ---- amounts
  Tree number() { return tree(NodeKind::kNumber, {}, kNoIndex, below(12)); }
  Tree amount(int depth) {
    if (depth > 0) switch (below(9)) {
        case 0:
          return tree(NodeKind::kAdd, {amount(depth - 1), amount(depth - 1)});
        case 1:
          return tree(NodeKind::kSubtract, {amount(depth - 1), amount(depth - 1)});
        case 2:
          return tree(NodeKind::kMultiply, {amount(depth - 1), amount(depth - 1)});
        case 3:
          return tree(NodeKind::kHalf, {amount(depth - 1)}, kNoIndex, below(2));
        case 4:
          return tree(NodeKind::kAll);
        case 5:
          return call(phrase(Category::kCount), depth - 1);
        default:
          break;
      }
    return number();
  }
  Tree bonus(int depth) {
    if (depth > 0 && one_in(3)) {
      Tree inside = amount(depth - 1);
      if (inside.node.kind != NodeKind::kNumber)
        return tree(NodeKind::kSigned, {std::move(inside)}, kNoIndex, one_in(2) ? 1 : -1);
    }
    return tree(NodeKind::kNumber, {}, kNoIndex, below(9) - 4);
  }

  // ---- phrases
  Tree group(NodeKind kind) {
    auto quantifier = static_cast<Quantifier>(below(4));
    const int id = phrase(Category::kGroup, [&](const Phrase& p) {
      return quantifier != Quantifier::kThe || p.single;
    });
    return id < 0 ? group(kind) : tree(kind, {call(id, 1)}, static_cast<int>(quantifier));
  }
  Tree argument(const Slot& slot, int depth) {
    switch (slot.type) {
      case SlotType::kAmount:
        return amount(depth);
      case SlotType::kBonus:
        return bonus(depth);
      case SlotType::kNumber:
        return number();
      case SlotType::kNoun:
        return noun_tree(slot.kinds);
      case SlotType::kList: {
        std::vector<Tree> list;
        const int n = 1 + below(3);
        for (int i = 0; i < n; ++i) list.push_back(noun_tree(slot.kinds));
        return n == 1 ? list[0] : tree(NodeKind::kNouns, std::move(list), kNoIndex, below(2));
      }
      case SlotType::kBundle: {
        std::vector<Tree> entries;
        for (int i = 1 + below(3); i > 0; --i)
          entries.push_back(tree(NodeKind::kEntry, {amount(depth), noun_tree(slot.kinds)}));
        return tree(NodeKind::kBundle, std::move(entries));
      }
      case SlotType::kGroup:
        return group(NodeKind::kGroup);
    }
    return nothing();
  }
  Tree call(int id, int depth) {
    std::vector<Tree> arguments;
    for (const Slot& slot : grammar_.phrase(static_cast<PhraseId>(id)).slots)
      arguments.push_back(argument(slot, std::max(depth, 0)));
    return tree(NodeKind::kCall, std::move(arguments), id,
                grammar_.phrase(static_cast<PhraseId>(id)).code);
  }
  /// A verb or statement, sometimes with "per" at its first amount.
  Tree step_call(Category category, int depth) {
    Tree made = call(phrase(category), depth);
    const Phrase& said = grammar_.phrase(made.node.index);
    const int count = phrase(Category::kCount, [](const Phrase& p) { return !p.unit.empty(); });
    if (count < 0 || !one_in(4)) return made;
    for (std::size_t i = 0; i < said.slots.size(); ++i) {
      Tree& argument = made.children[i];
      const bool entry = said.slots[i].type == SlotType::kBundle && argument.children.size() == 1;
      if (!entry && said.slots[i].type != SlotType::kAmount &&
          said.slots[i].type != SlotType::kBonus)
        continue;
      Tree& target = entry ? argument.children[0].children[0] : argument;
      target = tree(NodeKind::kPer, {target, call(count, 0)});
      return made;
    }
    return made;
  }

  // ---- conditions
  Tree condition(int depth) {
    if (depth > 0) switch (below(5)) {
        case 0:
        case 1: {
          std::vector<Tree> list;
          for (int i = 2 + below(2); i > 0; --i) list.push_back(condition(depth - 1));
          return tree(one_in(2) ? NodeKind::kAnd : NodeKind::kOr, std::move(list));
        }
        case 2: {
          Tree inside = condition(depth - 1);
          std::vector<Node> nodes;
          lay(inside, nodes);
          return deniable(grammar_, nodes, 0) ? tree(NodeKind::kNot, {std::move(inside)}) : inside;
        }
        default:
          break;
      }
    const int id = phrase(Category::kCondition);
    if (id >= 0 && one_in(2)) return call(id, 1);
    return tree(NodeKind::kCompare, {amount(1), amount(1)}, below(5));
  }

  // ---- steps
  std::vector<Tree> bands(int depth, KindSet labels) {
    std::vector<Tree> list;
    for (int i = 1 + below(3); i > 0; --i) {
      const int label = labels != 0 && one_in(2) ? noun(labels) : -1;
      Range range;
      if (label >= 0) {
        range.low = range.high =
            static_cast<std::int16_t>(grammar_.noun(static_cast<NounId>(label)).value);
      } else {
        range.low = static_cast<std::int16_t>(below(6));
        range.high = one_in(3) ? Range::kOpenHigh : static_cast<std::int16_t>(range.low + below(4));
        if (range.high != Range::kOpenHigh && one_in(5)) range.low = Range::kOpenLow;
      }
      list.push_back(
          tree(NodeKind::kBand, {body(depth - 1)}, label < 0 ? kNoIndex : label, range.packed()));
    }
    return list;
  }
  static void append(std::vector<Tree>& to, std::vector<Tree> more) {
    for (Tree& one : more) to.push_back(std::move(one));
  }

  Tree body(int depth) {
    if (depth <= 0) return one_in(3) ? nothing() : step(0);
    switch (below(4)) {
      case 0: {
        std::vector<Tree> list;
        for (int i = 2 + below(2); i > 0; --i) list.push_back(steps(depth - 1));
        return tree(NodeKind::kClauses, std::move(list));
      }
      case 1:
        return nothing();
      default:
        return steps(depth);
    }
  }
  Tree steps(int depth) {
    if (one_in(2)) return step(depth);
    std::vector<Tree> list;
    for (int i = 2 + below(2); i > 0; --i) {
      list.push_back(step(depth - 1));
      if (list.size() > 1 && one_in(3)) list.back().node.flags |= kThen;
    }
    return tree(NodeKind::kSteps, std::move(list));
  }
  Tree step(int depth) {
    const KindSet skills = grammar_.find_kind("skill");
    const KindSet dice = grammar_.find_kind("die");
    const KindSet periods = grammar_.find_kind("period");
    if (depth > 0) switch (below(16)) {
        case 0: {
          std::vector<Tree> options;
          for (int i = 2 + below(2); i > 0; --i) options.push_back(body(depth - 1));
          return tree(NodeKind::kChoose, std::move(options));
        }
        case 1:
        case 2: {
          if (skills == 0) break;
          std::vector<Tree> parts = {bonus(1)};
          Tree made = tree(NodeKind::kCheck, {}, noun(skills), 1);
          if (one_in(3)) {
            made.node.flags = kBanded;
            append(parts, bands(depth, 0));
          } else {
            made.node.value = 1 + below(3);
            parts.push_back(body(depth - 1));
            parts.push_back(body(depth - 1));
          }
          made.children = std::move(parts);
          return made;
        }
        case 3: {
          if (dice == 0) break;
          std::vector<Tree> parts = {amount(1), bonus(1)};
          Tree made = tree(NodeKind::kRoll, {}, noun(dice));
          if (one_in(2)) {
            made.node.flags = kBanded;
            append(parts, bands(depth, grammar_.find_kind("face")));
          } else {
            parts.push_back(body(depth - 1));
          }
          made.children = std::move(parts);
          return made;
        }
        case 4: {
          std::vector<Tree> parts = {amount(1)};
          append(parts, bands(depth, 0));
          return tree(NodeKind::kBy, std::move(parts));
        }
        case 5:
          return tree(NodeKind::kIf, {condition(2), body(depth - 1), body(depth - 1)});
        case 6:
          return tree(NodeKind::kRepeat, {amount(1), body(depth - 1)});
        case 7: {
          Tree made = group(NodeKind::kEach);
          made.children.push_back(body(depth - 1));
          return made;
        }
        case 8:
          return tree(NodeKind::kMay, {steps(depth - 1), body(depth - 1), body(depth - 1)});
        case 9:
          return tree(NodeKind::kMay, {steps(depth - 1), nothing(), nothing()});
        case 10:
          if (periods == 0) break;
          return tree(NodeKind::kOnce, {step(depth - 1)}, noun(periods));
        case 11: {
          const auto timing = static_cast<Timing>(below(kTimings));
          const int id = phrase(Category::kMoment,
                                [&](const Phrase& p) { return p.has_form(form_of(timing)); });
          if (id < 0) break;
          return tree(NodeKind::kTrigger, {call(id, 0), body(depth - 1)}, static_cast<int>(timing));
        }
        case 12:
          return tree(NodeKind::kWhile, {condition(1), body(depth - 1)});
        case 13:
          return tree(NodeKind::kUntil, {call(phrase(Category::kDuration), 0), body(depth - 1)});
        case 14:
          return tree(NodeKind::kAttempt, {step_call(Category::kVerb, 1), body(depth - 1)});
        case 15: {
          const int id = phrase(Category::kVerb, [](const Phrase& p) { return p.outcomes != 0; });
          if (id < 0) break;
          std::vector<Tree> parts = {call(id, 1)};
          append(parts, bands(depth, grammar_.phrase(static_cast<PhraseId>(id)).outcomes));
          return tree(NodeKind::kOutcome, std::move(parts));
        }
        default:
          break;
      }
    return step_call(one_in(4) ? Category::kStatement : Category::kVerb, 2);
  }

  const Grammar& grammar_;
  Random random_;
};

const Grammar& grammar_of(const std::string& game) {
  static std::map<std::string, Grammar> grammars;
  const auto [at, fresh] = grammars.try_emplace(game, game);
  if (fresh) {
    if (game == "parlour") {
      read_grammar(parlour::kGrammar, game, at->second);
    } else {
      for (const std::string& file : {std::string("engine/effects/grammar.toml"),
                                      "games/" + game + "/tests/effects_grammar.toml"})
        read_grammar(file_text(file), file, at->second);
    }
  }
  return at->second;
}

class Generated : public testing::TestWithParam<const char*> {};

TEST_P(Generated, EffectsAreReadBackAsTheyWereWritten) {
  const Grammar& grammar = grammar_of(GetParam());
  EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
    for (std::uint64_t more = 0; more < 10; ++more) {
      const Program grown = Grower(grammar, seed * 10 + more).program();
      const std::string written = print_notation(grammar, grown);
      if (written.size() > kLongestEffect) continue;
      const auto read = parse(grammar, written);
      if (!read) RC_FAIL(read.error().text() + "\n" + written);
      if (*read != grown)
        RC_FAIL("another tree:\n" + written + "\n" + print_notation(grammar, *read));
      RC_ASSERT(print_notation(grammar, *read) == written);
    }
  }));
}

TEST_P(Generated, EffectsCanBeSaidInEveryLanguage) {
  const Grammar& grammar = grammar_of(GetParam());
  const std::string game = GetParam();
  const std::string common = file_text("engine/words/shared/common.tsv");
  const std::string own = game == "parlour" ? common : file_text("games/" + game + "/words.tsv");
  const words::Source sources[] = {{"common.tsv", common}, {game + ".tsv", own}};
  const auto lexicon = words::Lexicon::load(sources);
  ASSERT_TRUE(lexicon);
  EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
    const Program grown = Grower(grammar, seed).program();
    for (const words::Language language : words::kLanguages) {
      const std::string said = say(*lexicon, grammar, grown, language);
      RC_ASSERT(!said.empty());
      RC_ASSERT(said.find_first_of("{}") == std::string::npos);
      if (said.contains("  ")) RC_FAIL("two spaces: " + said);
    }
  }));
}

INSTANTIATE_TEST_SUITE_P(Grammars, Generated,
                         testing::Values("parlour", "salem", "arkham", "avalon", "catacombs"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace tavola::effects
