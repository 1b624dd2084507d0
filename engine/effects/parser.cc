// Reading steps: the part of the notation that is the same for every game.
#include "effects/parser.h"

#include <algorithm>

#include "effects/parse.h"
#include "words/nearest.h"

namespace tavola::effects {

namespace {
constexpr int kDeepest = 40;
constexpr int kMostAttempts = 200000;
constexpr std::size_t kMostNodes = 60000;
}  // namespace

// ---- building ----------------------------------------------------------------------------------

NodeId Parser::make(NodeKind kind, std::uint16_t index, std::int32_t value) {
  if (nodes_.size() >= kMostNodes) {
    verdict_ = "this effect is too long; split it into several cards";
    return kNoNode;
  }
  nodes_.push_back({kind, 0, index, value, kNoNode, kNoNode});
  where_.push_back(here().offset);
  return static_cast<NodeId>(nodes_.size() - 1);
}

bool Parser::adopt(NodeId parent, NodeId child) {
  if (parent == kNoNode || child == kNoNode) return false;
  NodeId* link = &nodes_[parent].child;
  while (*link != kNoNode) link = &nodes_[*link].next;
  *link = child;
  return true;
}

NodeId Parser::pair(NodeKind kind, NodeId a, NodeId b) {
  const NodeId parent = make(kind);
  if (parent != kNoNode && a != kNoNode) where_[parent] = where_[a];
  return adopt(parent, a) && adopt(parent, b) ? parent : kNoNode;
}

void Parser::back_to(const Mark& mark) {
  position_ = mark.position;
  nodes_.resize(mark.nodes);
  where_.resize(mark.nodes);
}

Program Parser::take(NodeId root) const {
  // Nodes were made in the order of reading, with some that were given up or put under a later
  // parent; laid out again in the order of the tree, equal effects become equal vectors.
  std::vector<Node> nodes;
  std::vector<std::uint16_t> where;
  const auto lay = [&](const auto& self, NodeId from) -> NodeId {
    const auto to = static_cast<NodeId>(nodes.size());
    nodes.push_back(nodes_[from]);
    where.push_back(where_[from]);
    nodes[to].child = nodes[to].next = kNoNode;
    NodeId last = kNoNode;
    for (NodeId at = nodes_[from].child; at != kNoNode; at = nodes_[at].next) {
      const NodeId child = self(self, at);
      (last == kNoNode ? nodes[to].child : nodes[last].next) = child;
      last = child;
    }
    return to;
  };
  lay(lay, root);
  return {std::move(nodes), std::move(where)};
}

// ---- tokens and errors -------------------------------------------------------------------------

bool Parser::accept(std::string_view text) {
  if (!at(text)) return false;
  ++position_;
  return true;
}

bool Parser::expect(std::string_view text) {
  if (accept(text)) return true;
  if (!explains_) return false;
  fail("\"" + std::string(text) + "\"");
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') candidate(text);
  return false;
}

NodeId Parser::fail(std::string_view expected) {
  if (!explains_ || position_ < furthest_) return kNoNode;
  if (position_ > furthest_) {
    furthest_ = position_;
    expected_.clear();
    candidates_.clear();
  }
  if (std::ranges::find(expected_, expected) == expected_.end()) expected_.emplace_back(expected);
  return kNoNode;
}

void Parser::candidate(std::string_view word) {
  if (position_ == furthest_) candidates_.push_back(word);
}

bool Parser::too_deep() {
  if (depth_ <= kDeepest && ++attempts_ <= kMostAttempts) return false;
  if (verdict_.empty()) {
    verdict_ = "this effect is nested too deeply; give the game a verb of its own for it";
    furthest_ = position_;
  }
  return true;
}

std::string Parser::message() const {
  if (!verdict_.empty()) return verdict_;
  std::string text = "expected ";
  if (expected_.empty()) text += "an effect";
  for (std::size_t i = 0; i < expected_.size(); ++i) {
    if (i > 0) text += i + 1 == expected_.size() ? " or " : ", ";
    text += expected_[i];
  }
  const Token& found = tokens_[furthest_];
  if (found.kind == TokenKind::kEnd) return text + ", but the effect ends here";
  text += ", found \"" + std::string(found.text) + "\"";
  if (found.word()) {
    if (const std::string_view word = words::nearest(found.text, candidates_);
        !word.empty() && word != found.text)
      text += "; did you mean \"" + std::string(word) + "\"?";
  }
  return text;
}

// ---- steps -------------------------------------------------------------------------------------

NodeId Parser::whole() {
  if (here().kind == TokenKind::kEnd) return make(NodeKind::kNothing);
  const NodeId root = clauses("");
  if (root == kNoNode) return kNoNode;
  return here().kind == TokenKind::kEnd ? root : fail("\",\" or \";\" before the next effect");
}

NodeId Parser::clauses(std::string_view end) {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  const NodeId first = steps();
  if (first == kNoNode) return kNoNode;
  NodeId list = kNoNode;
  while (accept(";")) {
    if (here().kind == TokenKind::kEnd || (!end.empty() && at(end)) || at("|")) break;
    if (list == kNoNode) {
      list = make(NodeKind::kClauses);
      if (!adopt(list, first)) return kNoNode;
      where_[list] = where_[first];
    }
    if (!adopt(list, steps())) return kNoNode;
  }
  return list == kNoNode ? first : list;
}

NodeId Parser::steps() {
  const NodeId first = step();
  if (first == kNoNode || !at(",")) return first;
  const NodeId list = make(NodeKind::kSteps);
  if (!adopt(list, first)) return kNoNode;
  where_[list] = where_[first];
  while (accept(",")) {
    const bool then = accept("then");
    const NodeId next = step();
    if (next == kNoNode) return kNoNode;
    if (then) nodes_[next].flags |= kThen;
    if (!adopt(list, next)) return kNoNode;
  }
  return list;
}

NodeId Parser::step() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  if (at("nothing")) {
    const NodeId node = make(NodeKind::kNothing);
    ++position_;
    return node;
  }
  if (at("choose")) return choose();
  if (at("check")) return check();
  if (at("roll")) return roll();
  if (at("by")) return by();
  if (at("if")) return if_else();
  if (at("repeat")) return repeat();
  if (at("each")) return each(Quantifier::kEach);
  if (at("one")) return each(Quantifier::kOne);
  if (at("random")) return each(Quantifier::kRandom);
  if (at("may")) return may();
  if (at("once")) return once();
  if (at("when")) return trigger(Timing::kWhen);
  if (at("before")) return trigger(Timing::kBefore);
  if (at("after")) return trigger(Timing::kAfter);
  if (at("instead")) return trigger(Timing::kInstead);
  if (at("at")) return trigger(Timing::kAt);
  if (at("while")) return while_();
  if (at("until")) return until();
  return call_step();
}

NodeId Parser::block() {
  if (!expect("{")) return kNoNode;
  if (accept("}")) return make(NodeKind::kNothing);
  const NodeId inside = clauses("}");
  return inside != kNoNode && expect("}") ? inside : kNoNode;
}

NodeId Parser::colon_steps() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  return steps();
}

NodeId Parser::body() {
  if (at("{")) return block();
  if (accept(":")) return colon_steps();
  fail("\":\"");
  return fail("\"{\"");
}

bool Parser::else_block(NodeId parent) {
  if (accept("else")) return adopt(parent, block());
  return adopt(parent, make(NodeKind::kNothing));
}

NodeId Parser::choose() {
  const NodeId node = make(NodeKind::kChoose);
  ++position_;
  if (!expect("{")) return kNoNode;
  do {
    if (!adopt(node, clauses("}"))) return kNoNode;
  } while (accept("|"));
  if (nodes_[nodes_[node].child].next == kNoNode) return fail("\"|\" and another option");
  return expect("}") ? node : kNoNode;
}

NodeId Parser::check() {
  const NodeId node = make(NodeKind::kCheck, kNoIndex, 1);
  ++position_;
  const KindSet skills = grammar_.find_kind("skill");
  if (skills == 0) return fail("no check, because this game has no skills to check");
  const NodeId skill = noun(skills);
  if (skill == kNoNode) return kNoNode;
  nodes_[node].index = nodes_[skill].index;
  NodeId modifier = kNoNode;
  if (at("+") || at("-")) {
    modifier = bonus();
    if (modifier == kNoNode) return kNoNode;
  } else {
    modifier = make(NodeKind::kNumber);
  }
  if (!adopt(node, modifier)) return kNoNode;
  if (accept("[")) {
    if (here().kind != TokenKind::kNumber || here().number == 0)
      return fail("the number of successes needed");
    nodes_[node].value = here().number;
    ++position_;
    if (!expect("]")) return kNoNode;
  }
  if (at("else")) {
    if (!adopt(node, make(NodeKind::kNothing))) return kNoNode;
    return else_block(node) ? node : kNoNode;
  }
  if (!at("{")) {
    fail("\"{\"");
    return fail("\"else\"");
  }
  ++position_;
  if (band_ahead(0)) {
    if (nodes_[node].value != 1) return fail("either a difficulty in brackets or bands, not both");
    nodes_[node].flags |= kBanded;
    --position_;
    return bands(node, 0) ? node : kNoNode;
  }
  --position_;
  return adopt(node, block()) && else_block(node) ? node : kNoNode;
}

NodeId Parser::roll() {
  const NodeId node = make(NodeKind::kRoll);
  ++position_;
  const KindSet dice = grammar_.find_kind("die");
  if (dice == 0) return fail("no roll, because this game has no dice");
  if (!adopt(node, amount())) return kNoNode;
  const NodeId die = noun(dice);
  if (die == kNoNode) return kNoNode;
  nodes_[node].index = nodes_[die].index;
  const NodeId more = at("+") || at("-") ? bonus() : make(NodeKind::kNumber);
  if (!adopt(node, more)) return kNoNode;
  if (accept("{")) {
    const KindSet faces = grammar_.find_kind("face");
    const bool banded = band_ahead(faces);
    --position_;
    if (banded) {
      nodes_[node].flags |= kBanded;
      return bands(node, faces) ? node : kNoNode;
    }
  }
  return adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::by() {
  const NodeId node = make(NodeKind::kBy);
  ++position_;
  return adopt(node, amount()) && bands(node, 0) ? node : kNoNode;
}

NodeId Parser::if_else() {
  const NodeId node = make(NodeKind::kIf);
  ++position_;
  if (!adopt(node, condition())) return kNoNode;
  if (at(":")) return adopt(node, body()) && adopt(node, make(NodeKind::kNothing)) ? node : kNoNode;
  return adopt(node, body()) && else_block(node) ? node : kNoNode;
}

NodeId Parser::repeat() {
  const NodeId node = make(NodeKind::kRepeat);
  ++position_;
  if (!adopt(node, amount())) return kNoNode;
  accept("times");
  return adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::each(Quantifier quantifier) {
  const NodeId node = make(NodeKind::kEach, static_cast<std::uint16_t>(quantifier));
  if (quantifier != Quantifier::kThe) ++position_;
  const Mark begin = mark();
  const NodeId group = call(Category::kGroup);
  if (!adopt(node, group)) return kNoNode;
  if (quantifier == Quantifier::kThe && !grammar_.phrase(nodes_[group].index).single) {
    position_ = begin.position;
    furthest_ = position_;
    expected_.clear();
    return fail("\"each\", \"one\" or \"random\" before a group");
  }
  return adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::may() {
  const NodeId node = make(NodeKind::kMay);
  ++position_;
  if (!adopt(node, colon_steps())) return kNoNode;
  if (accept(":")) {
    if (at("{")) return adopt(node, block()) && else_block(node) ? node : kNoNode;
    return adopt(node, colon_steps()) && adopt(node, make(NodeKind::kNothing)) ? node : kNoNode;
  }
  return adopt(node, make(NodeKind::kNothing)) && adopt(node, make(NodeKind::kNothing)) ? node
                                                                                        : kNoNode;
}

NodeId Parser::once() {
  const NodeId node = make(NodeKind::kOnce);
  ++position_;
  if (!expect("per")) return kNoNode;
  const NodeId period = noun(grammar_.find_kind("period"));
  if (period == kNoNode) return kNoNode;
  nodes_[node].index = nodes_[period].index;
  return adopt(node, step()) ? node : kNoNode;
}

NodeId Parser::trigger(Timing timing) {
  const NodeId node = make(NodeKind::kTrigger, static_cast<std::uint16_t>(timing));
  ++position_;
  if (timing == Timing::kInstead && !expect("of")) return kNoNode;
  const std::size_t begin = position_;
  const NodeId moment = call(Category::kMoment);
  if (moment == kNoNode) return kNoNode;
  const Phrase& phrase = grammar_.phrase(nodes_[moment].index);
  if (!phrase.has_form(form_of(timing))) {
    position_ = begin;
    furthest_ = begin;
    verdict_ = "the moment \"" + phrase.name + "\" is not spoken of in this way; it goes with";
    constexpr std::string_view ways[] = {"when", "before", "after", "instead of", "at"};
    bool first = true;
    for (int i = 0; i < kTimings; ++i)
      if (phrase.has_form(form_of(static_cast<Timing>(i)))) {
        verdict_ += (first ? " \"" : ", \"") + std::string(ways[i]) + "\"";
        first = false;
      }
    return kNoNode;
  }
  return adopt(node, moment) && adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::while_() {
  const NodeId node = make(NodeKind::kWhile);
  ++position_;
  return adopt(node, condition()) && adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::until() {
  const NodeId node = make(NodeKind::kUntil);
  ++position_;
  return adopt(node, call(Category::kDuration)) && adopt(node, body()) ? node : kNoNode;
}

NodeId Parser::call_step() {
  if (!here().word()) return fail("an effect");
  const Mark begin = mark();
  // A verb or a statement; when neither fits, one person or piece that a clause goes on about.
  NodeId verb = call(Category::kVerb);
  const std::size_t verb_end = position_;
  if (verb == kNoNode) {
    back_to(begin);
    verb = call(Category::kStatement);
    if (verb == kNoNode) {
      back_to(begin);
      // What was expected so far is a better message than "a group", unless a group nearly fits.
      const auto expected = expected_;
      const auto candidates = candidates_;
      const std::size_t reached = furthest_;
      const NodeId group = call(Category::kGroup);
      back_to(begin);
      if (group != kNoNode) return each(Quantifier::kThe);
      if (furthest_ == reached) expected_ = expected, candidates_ = candidates;
      return kNoNode;
    }
    return per(verb) ? verb : kNoNode;
  }
  // The longest reading wins, so that "luck +1" is not cut short by a verb "luck".
  back_to(begin);
  const NodeId statement = call(Category::kStatement);
  if (statement != kNoNode && position_ > verb_end) return per(statement) ? statement : kNoNode;
  back_to(begin);
  verb = call(Category::kVerb);
  if (!per(verb)) return kNoNode;
  const KindSet outcomes = grammar_.phrase(nodes_[verb].index).outcomes;
  if (at("{") && outcomes != 0) {
    const NodeId node = make(NodeKind::kOutcome);
    where_[node] = where_[verb];
    return adopt(node, verb) && bands(node, outcomes) ? node : kNoNode;
  }
  if (accept("else")) {
    const NodeId node = make(NodeKind::kAttempt);
    where_[node] = where_[verb];
    return adopt(node, verb) && adopt(node, block()) ? node : kNoNode;
  }
  return verb;
}

}  // namespace tavola::effects
