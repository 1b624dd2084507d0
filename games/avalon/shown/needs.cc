#include "games/avalon/shown/needs.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "effects/run.h"
#include "effects/say.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journal/place_names.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/story_phrases.h"
#include "scene/say.h"

namespace tavola::avalon {

using effects::Comparison;
using effects::NodeId;
using effects::NodeKind;
using scene::Text;
using Kind = Text::Argument::Kind;

namespace {

constexpr std::string_view kPrefix = "need.";

constexpr int code(StoryCondition condition) { return kStoryPhrases + static_cast<int>(condition); }
constexpr int code(JournalCondition condition) {
  return kJournalPhrases + static_cast<int>(condition);
}
constexpr int code(StoryCount count) { return kStoryPhrases + static_cast<int>(count); }

/// One part of a need: a condition without "and" and "or", as it stands or denied.
struct Part {
  NodeId node = effects::kNoNode;
  bool denied = false;
};

class Need {
 public:
  explicit Need(Source source) : source_(source), program_(content().book[source]) {}

  NodeId root() const { return program_[program_.root()].child; }
  const effects::Program& program() const { return program_; }

  /// The condition under a "not", and whether there is an odd number of them.
  Part part(NodeId node) const {
    Part part{node, false};
    while (program_[part.node].kind == NodeKind::kNot)
      part = {program_[part.node].child, !part.denied};
    return part;
  }
  bool is(Part part, NodeKind kind) const { return program_[part.node].kind == kind; }
  /// "and" and what "or" is when it is denied.
  bool all_of(Part part) const { return is(part, part.denied ? NodeKind::kOr : NodeKind::kAnd); }
  bool one_of(Part part) const { return is(part, part.denied ? NodeKind::kAnd : NodeKind::kOr); }
  std::vector<Part> parts(Part of) const {
    std::vector<Part> list;
    for (NodeId child = program_[of.node].child; child != effects::kNoNode;
         child = program_[child].next) {
      Part inner = part(child);
      inner.denied = inner.denied != of.denied;
      list.push_back(inner);
    }
    return list;
  }

  bool holds(const Table& t, Part part) const {
    return effects::holds(t, journal_host(), program_, part.node, party_context(source_, {})) !=
           part.denied;
  }
  bool holds_for(const Table& t, Part part, Seat seat) const {
    effects::Context context = party_context(source_, {});
    context.seat = seat;
    return effects::holds(t, journal_host(), program_, part.node, context) != part.denied;
  }

  /// The game's number of the phrase: of the condition, or of what is compared.
  int code_of(Part part) const {
    const effects::Node& node = program_[part.node];
    return node.kind == NodeKind::kCompare ? program_[node.child].value : node.value;
  }
  bool compares(Part part) const { return is(part, NodeKind::kCompare); }
  bool is_condition(Part part, int number) const {
    return is(part, NodeKind::kCall) && program_[part.node].value == number;
  }
  const std::string& word(NodeId noun) const {
    return content().grammar.noun(program_[noun].index).word;
  }

  /// What has happened cannot be undone by waiting.
  bool past(Part part) const {
    if (!part.denied || compares(part)) return false;
    for (const int number : {code(StoryCondition::kMarked), code(StoryCondition::kPartMarked),
                             code(StoryCondition::kSecretHeld), code(StoryCondition::kCarrying),
                             code(JournalCondition::kHasItem)})
      if (is_condition(part, number)) return true;
    return false;
  }

  /// What one Character can have and another not.
  bool personal(Part part) const {
    if (part.denied) return false;
    if (compares(part)) {
      const effects::Node& what = program_[program_[part.node].child];
      return what.kind == NodeKind::kCall &&
             (what.value == static_cast<int>(CardCount::kAttribute) ||
              what.value == static_cast<int>(CardCount::kResource));
    }
    return is_condition(part, code(StoryCondition::kCarrying)) ||
           is_condition(part, code(JournalCondition::kHasItem));
  }

  /// `unseen`: some place that it names nobody has seen yet.
  Text::Argument said(bool unseen, Part part) const {
    const effects::Node& node = program_[part.node];
    if (personal(part) && compares(part) &&
        static_cast<Comparison>(node.index) == Comparison::kAtLeast) {
      const effects::Node& what = program_[node.child];
      const effects::Node& least = program_[what.next];
      if (least.kind == NodeKind::kNumber)
        return {"", Kind::kCounted, least.value, word(what.child)};
    }
    if (!part.denied && is_condition(part, code(StoryCondition::kCarrying)))
      if (const std::uint8_t which = secret_numbered(program_[node.child].value); which != kNone)
        return {"", Kind::kWord, 0, secret(which).word};
    if (!part.denied && (is_condition(part, code(JournalCondition::kHasItem)) ||
                         is_condition(part, code(JournalCondition::kHeroHere))))
      return {"", Kind::kWord, 0, word(node.child)};
    return {"", Kind::kPrinted, 0,
            std::string(kPrefix) + std::to_string(source_) + "." + std::to_string(part.node) + "." +
                (part.denied ? "1" : "0") + "." + (unseen ? "1" : "0")};
  }

 private:
  Source source_;
  const effects::Program& program_;
};

/// What is missing: all of a list, or one of it; or nothing that could still come.
struct Missing {
  std::vector<Part> parts;
  bool any = false;
  bool past = false;
};

Missing missing(const Table& t, const Need& need, Part of) {
  if (need.all_of(of)) {
    std::vector<Part> failing;
    for (const Part part : need.parts(of))
      if (!need.holds(t, part)) failing.push_back(part);
    Missing all;
    for (const Part part : failing) {
      const Missing inner = missing(t, need, part);
      if (inner.past) return inner;
      // One thing at a time where a choice stands among the conditions.
      if (inner.any && all.parts.empty()) return inner;
      if (inner.any) continue;
      all.parts.insert(all.parts.end(), inner.parts.begin(), inner.parts.end());
    }
    return all;
  }
  if (need.one_of(of)) {
    Missing one;
    for (const Part part : need.parts(of)) {
      const Missing inner = missing(t, need, part);
      if (inner.past || inner.parts.empty()) continue;
      one.parts.insert(one.parts.end(), inner.parts.begin(),
                       inner.any ? inner.parts.end() : inner.parts.begin() + 1);
    }
    one.past = one.parts.empty();
    one.any = one.parts.size() > 1;
    return one;
  }
  return {{of}, false, need.past(of)};
}

Text::Argument list_of(bool unseen, const Need& need, const std::vector<Part>& parts) {
  Text::Argument what{"what", Kind::kList, 0, ""};
  for (const Part part : parts) what.items.push_back(need.said(unseen, part));
  return what;
}
Text::Argument list_of(const State& s, const Need& need, const std::vector<Part>& parts) {
  return list_of(!unseen_places(s, need.program()).empty(), need, parts);
}

/// The words for one part that takes a sentence of its own.
Text in_words(const Need& need, Part part, bool unseen) {
  const effects::Program& program = need.program();
  const effects::Node& node = program[part.node];
  const auto place = [&](const char* known, const char* unknown, NodeId number) {
    const std::uint8_t which = location_numbered(program[number].value);
    if (which == kNone || unseen) return Text::of(unknown).with("n", program[number].value);
    return Text::of(known).with_word("place", location(which).word);
  };
  if (part.denied) return {};
  if (need.is_condition(part, code(StoryCondition::kMarked)))
    return Text::of("need.happened").with_word("status", need.word(node.child));
  if (need.is_condition(part, code(StoryCondition::kPartMarked)))
    return Text::of("need.happened").with_word("status", need.word(program[node.child].next));
  if (need.is_condition(part, code(StoryCondition::kAllAt)))
    return place("need.all_at", "need.all_at_numbered", node.child);
  if (need.is_condition(part, code(StoryCondition::kMenhirActive)))
    return place("need.menhir", "need.menhir_numbered", node.child);
  if (need.is_condition(part, code(JournalCondition::kInPlay)))
    return place("need.in_play", "need.in_play_numbered", node.child);
  if (need.is_condition(part, code(JournalCondition::kRoams)))
    return Text::of("need.guardian").with_word("who", need.word(node.child));
  if (!need.compares(part)) return {};
  const effects::Node& what = program[node.child];
  const effects::Node& bound = program[what.next];
  if (what.kind != NodeKind::kCall || bound.kind != NodeKind::kNumber) return {};
  const auto comparison = static_cast<Comparison>(node.index);
  const bool least = comparison == Comparison::kAtLeast;
  const bool most = comparison == Comparison::kAtMost;
  if (what.value == code(StoryCount::kBoxes) && (least || most))
    return Text::of(least ? "need.marks_least" : "need.marks_most")
        .with_word("status", need.word(what.child))
        .with("n", bound.value);
  if (what.value == code(StoryCount::kChapter) && (least || comparison == Comparison::kEqual))
    return Text::of(least ? "need.chapter_from" : "need.chapter_only").with("n", bound.value);
  if (what.value == code(StoryCount::kPlayers) && least)
    return Text::of("need.players").with("n", bound.value);
  if (what.value == code(StoryCount::kTimeTokensHere) && least)
    return Text::of("need.tokens").with_count("what", bound.value, "time_token");
  if (what.value == code(StoryCount::kQuestTokensHere) && least)
    return Text::of("need.tokens").with_count("what", bound.value, "quest_token");
  return {};
}

}  // namespace

Text what_is_lacking(const Table& t, Source source) {
  const Need need(source);
  const State& s = t.state;
  const Missing lacks = missing(t, need, need.part(need.root()));
  if (lacks.past || lacks.parts.empty()) return Text::of("journal.used_up");
  std::vector<Text::Argument> elsewhere;
  bool personal = true;
  for (const Part part : lacks.parts) personal = personal && need.personal(part);
  if (personal)
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (s.character(seat).alive != 0 && !readers(s).has(seat) &&
          std::ranges::any_of(lacks.parts,
                              [&](Part part) { return need.holds_for(t, part, seat); }))
        elsewhere.push_back({"", Kind::kSeat, seat, ""});
  const std::string message = std::string("journal.need") +
                              (!personal           ? ""
                               : elsewhere.empty() ? "_nobody"
                                                   : "_elsewhere") +
                              (lacks.any ? "_any" : "");
  Text text = Text::of(message);
  text.arguments.push_back(list_of(s, need, lacks.parts));
  if (!elsewhere.empty()) {
    const auto many = static_cast<std::int64_t>(elsewhere.size());
    text = std::move(text).with_list("who", std::move(elsewhere)).with("n", many);
  }
  return text;
}

Text::Argument what_is_had(const Table& t, Source source, const std::vector<Seat>& who) {
  const Need need(source);
  std::vector<Part> had;
  const auto look = [&](auto&& self, Part of) -> void {
    if (need.all_of(of) || need.one_of(of)) {
      for (const Part part : need.parts(of)) self(self, part);
      return;
    }
    if (need.personal(of) &&
        std::ranges::any_of(who, [&](Seat seat) { return need.holds_for(t, of, seat); }))
      had.push_back(of);
  };
  look(look, need.part(need.root()));
  return list_of(t.state, need, had);
}

WholeNeed whole_need(Source source) {
  const Need need(source);
  const Part root = need.part(need.root());
  WholeNeed whole;
  whole.any = need.one_of(root);
  const bool several = whole.any || need.all_of(root);
  whole.what = list_of(true, need, several ? need.parts(root) : std::vector<Part>{root});
  return whole;
}

bool names_a_need(std::string_view reference) { return reference.starts_with(kPrefix); }

std::string printed_need(const scene::Title& title, std::string_view reference,
                         words::Language language) {
  int numbers[4] = {};  // source, node, denied, whether a place is unseen
  reference.remove_prefix(kPrefix.size());
  for (int& number : numbers) {
    const auto [end, wrong] =
        std::from_chars(reference.data(), reference.data() + reference.size(), number);
    if (wrong != std::errc()) break;
    reference.remove_prefix(static_cast<std::size_t>(end - reference.data()));
    if (!reference.empty()) reference.remove_prefix(1);
  }
  const auto [source, node, denied, unseen] = numbers;
  if (source <= 0 || static_cast<std::size_t>(source) >= content().book.size()) return "";
  const Need need(static_cast<Source>(source));
  if (node < 0 || static_cast<std::size_t>(node) >= need.program().size()) return "";
  const Part part{static_cast<NodeId>(node), denied != 0};
  if (const Text words = in_words(need, part, unseen != 0); !words.empty())
    return scene::say(title, language, words);
  // What no word is made for is said as the notation has it.
  NodeId whole = part.node;
  for (NodeId at = 0; denied != 0 && at < need.program().size(); ++at)
    if (need.program()[at].kind == NodeKind::kNot && need.program()[at].child == part.node)
      whole = at;
  std::string said =
      effects::say_condition(title.lexicon(), content().grammar, need.program(), whole, language);
  if (said.ends_with('.')) said.pop_back();
  return said;
}

}  // namespace tavola::avalon
