// Reading what a game declared: phrases by their patterns, nouns, amounts and conditions.
#include <algorithm>
#include <limits>

#include "effects/parse.h"
#include "effects/parser.h"

namespace tavola::effects {
namespace {

std::string article(std::string_view word) {
  const bool vowel = !word.empty() && std::string_view("aeiou").contains(word[0]);
  return (vowel ? "an " : "a ") + std::string(word);
}

std::string kinds_in_words(const Grammar& grammar, KindSet kinds) {
  std::string text;
  for (KindSet rest = kinds; rest != 0; rest &= rest - 1) {
    if (!text.empty()) text += " or ";
    text += article(grammar.kind_name(rest & ~(rest - 1)));
  }
  return text;
}

int literal_words(const Pattern& pattern) {
  return static_cast<int>(
      std::ranges::count_if(pattern, [](const auto& part) { return !part.word.empty(); }));
}

}  // namespace

// ---- phrases -----------------------------------------------------------------------------------

NodeId Parser::call(Category category, bool unit) {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  const Mark begin = mark();
  const std::size_t reached = furthest_;
  const std::vector<std::string> expected = expected_;
  std::size_t best_end = 0;
  int best_words = -1;
  std::vector<Node> best_nodes;
  std::vector<std::uint16_t> best_where;
  const auto attempt = [&](PhraseId id) {
    const Phrase& phrase = grammar_.phrase(id);
    const Pattern& pattern = unit ? phrase.unit : phrase.pattern;
    if (pattern.empty()) return;
    back_to(begin);
    if (call_of(id, unit) == kNoNode) return;
    const int words = literal_words(pattern);
    if (position_ < best_end || (position_ == best_end && words <= best_words)) return;
    best_end = position_;
    best_words = words;
    const auto from = static_cast<std::ptrdiff_t>(begin.nodes);
    best_nodes.assign(nodes_.begin() + from, nodes_.end());
    best_where.assign(where_.begin() + from, where_.end());
  };
  if (here().word())
    for (const PhraseId id : grammar_.phrases_from(category, here().text)) attempt(id);
  for (const PhraseId id : grammar_.open_phrases(category)) attempt(id);
  back_to(begin);
  if (best_words < 0) {
    if (!explains_) return kNoNode;
    // When no pattern got anywhere, the category says better what was expected than its slots do.
    if (furthest_ == begin.position)
      expected_ = reached == furthest_ ? expected : std::vector<std::string>{};
    // Every word that a phrase of this category could begin with is worth naming in the message.
    fail(category == Category::kVerb || category == Category::kStatement
             ? "an effect"
             : article(name_of(category)));
    for (const Phrase& phrase : grammar_.phrases()) {
      const Pattern& pattern = unit ? phrase.unit : phrase.pattern;
      if (phrase.category == category && !pattern.empty() && !pattern.front().word.empty())
        candidate(pattern.front().word);
    }
    return kNoNode;
  }
  nodes_.insert(nodes_.end(), best_nodes.begin(), best_nodes.end());
  where_.insert(where_.end(), best_where.begin(), best_where.end());
  position_ = best_end;
  return static_cast<NodeId>(begin.nodes);
}

NodeId Parser::call_of(PhraseId id, bool unit) {
  if (too_deep()) return kNoNode;
  const Phrase& phrase = grammar_.phrase(id);
  const NodeId node = make(NodeKind::kCall, id, phrase.code);
  for (const PatternPart& part : unit ? phrase.unit : phrase.pattern) {
    if (part.word.empty()) {
      if (!argument(node, phrase.slots[part.slot])) return kNoNode;
    } else if (!expect(part.word)) {
      return kNoNode;
    }
  }
  return node;
}

bool Parser::argument(NodeId parent, const Slot& slot) {
  switch (slot.type) {
    case SlotType::kAmount:
      return adopt(parent, amount());
    case SlotType::kBonus:
      return adopt(parent, bonus());
    case SlotType::kNumber:
      return adopt(parent, number());
    case SlotType::kNoun:
      return adopt(parent, noun(slot.kinds));
    case SlotType::kList:
      return adopt(parent, nouns(slot.kinds));
    case SlotType::kBundle:
      return adopt(parent, bundle(slot.kinds));
    case SlotType::kGroup:
      return adopt(parent, group_argument());
  }
  return false;
}

bool Parser::per(NodeId call) {
  if (call == kNoNode) return false;
  if (!at("per")) return true;
  // "gain 1 clue per success": the first amount of the phrase is multiplied.
  const Phrase& phrase = grammar_.phrase(nodes_[call].index);
  NodeId* link = &nodes_[call].child;
  for (const Slot& slot : phrase.slots) {
    const bool single_entry =
        slot.type == SlotType::kBundle && nodes_[nodes_[*link].child].next == kNoNode;
    if (slot.type == SlotType::kAmount || slot.type == SlotType::kBonus || single_entry) {
      const NodeId holder = single_entry ? nodes_[*link].child : kNoNode;
      const NodeId old = single_entry ? nodes_[holder].child : *link;
      const NodeId rest = nodes_[old].next;
      const NodeId before = [&] {
        if (single_entry || nodes_[call].child == old) return kNoNode;
        NodeId at = nodes_[call].child;
        while (nodes_[at].next != old) at = nodes_[at].next;
        return at;
      }();
      ++position_;
      const NodeId count = this->call(Category::kCount, true);
      if (count == kNoNode) return false;
      nodes_[old].next = kNoNode;
      const NodeId node = pair(NodeKind::kPer, old, count);
      if (node == kNoNode) return false;
      nodes_[node].next = rest;
      if (single_entry) {
        nodes_[holder].child = node;
      } else if (before == kNoNode) {
        nodes_[call].child = node;
      } else {
        nodes_[before].next = node;
      }
      return true;
    }
    link = &nodes_[*link].next;
  }
  fail("no \"per\", because nothing here has an amount");
  return false;
}

// ---- nouns -------------------------------------------------------------------------------------

std::size_t Parser::noun_at(std::size_t position, KindSet kinds, NounId& id) const {
  if (!tokens_[position].word() || kinds == 0) return position;
  std::size_t best = position;
  for (const NounId candidate : grammar_.nouns_from(tokens_[position].text)) {
    const Noun& noun = grammar_.noun(candidate);
    if ((noun.kinds & kinds) == 0) continue;
    for (const std::string* keyword : {&noun.keyword, &noun.plural}) {
      std::string_view rest = *keyword;
      std::size_t at = position;
      while (tokens_[at].word()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        if (tokens_[at].text != word) break;
        ++at;
        if (word.size() == rest.size()) {
          if (at > best) best = at, id = candidate;
          break;
        }
        rest.remove_prefix(word.size() + 1);
      }
    }
  }
  return best;
}

NodeId Parser::noun(KindSet kinds) {
  NounId id = 0;
  const std::size_t end = noun_at(position_, kinds, id);
  if (end == position_) {
    if (!explains_) return kNoNode;
    fail(kinds == 0 ? "a noun" : kinds_in_words(grammar_, kinds));
    for (const Noun& noun : grammar_.nouns())
      if (noun.kinds & kinds) {
        candidate(noun.keyword);
        candidate(noun.plural);
      }
    return kNoNode;
  }
  const NodeId node = make(NodeKind::kNoun, id);
  position_ = end;
  return node;
}

NodeId Parser::nouns(KindSet kinds) {
  const NodeId first = noun(kinds);
  if (first == kNoNode || (!at("and") && !at("or"))) return first;
  const bool either = at("or");
  const std::string_view joint = either ? "or" : "and";
  NodeId list = kNoNode;
  while (at(joint)) {
    // "and" may also go on with a condition or another entry, so a noun must follow to belong here.
    NounId id = 0;
    if (noun_at(position_ + 1, kinds, id) == position_ + 1) break;
    if (list == kNoNode) {
      list = make(NodeKind::kNouns, kNoIndex, either);
      if (!adopt(list, first)) return kNoNode;
      where_[list] = where_[first];
    }
    ++position_;
    if (!adopt(list, noun(kinds))) return kNoNode;
  }
  return list == kNoNode ? first : list;
}

NodeId Parser::bundle(KindSet kinds) {
  const NodeId node = make(NodeKind::kBundle);
  if (node == kNoNode) return kNoNode;
  while (true) {
    const NodeId entry = make(NodeKind::kEntry);
    if (!adopt(entry, amount()) || !adopt(entry, noun(kinds)) || !adopt(node, entry))
      return kNoNode;
    if (!at("and")) return node;
    const Mark before = mark();
    // "and" may also join conditions; it goes on with an entry only when a whole one follows.
    ++position_;
    const bool more = amount() != kNoNode && noun(kinds) != kNoNode;
    back_to(before);
    if (!more) return node;
    ++position_;
  }
}

NodeId Parser::group_argument() {
  Quantifier quantifier = Quantifier::kThe;
  if (accept("each"))
    quantifier = Quantifier::kEach;
  else if (accept("one"))
    quantifier = Quantifier::kOne;
  else if (accept("random"))
    quantifier = Quantifier::kRandom;
  const NodeId node = make(NodeKind::kGroup, static_cast<std::uint16_t>(quantifier));
  const NodeId group = call(Category::kGroup);
  if (!adopt(node, group)) return kNoNode;
  if (quantifier == Quantifier::kThe && !grammar_.phrase(nodes_[group].index).single) {
    fail("\"each\"");
    fail("\"one\"");
    fail("\"random\"");
    return kNoNode;
  }
  return node;
}

// ---- amounts -----------------------------------------------------------------------------------

NodeId Parser::number() {
  if (here().kind != TokenKind::kNumber) return fail("a number");
  const NodeId node = make(NodeKind::kNumber, kNoIndex, here().number);
  ++position_;
  return node;
}

NodeId Parser::amount() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  NodeId left = term();
  while (left != kNoNode && (at("+") || at("-"))) {
    const bool plus = at("+");
    ++position_;
    left = pair(plus ? NodeKind::kAdd : NodeKind::kSubtract, left, term());
  }
  return left;
}

NodeId Parser::term() {
  NodeId left = factor();
  while (left != kNoNode && accept("*")) left = pair(NodeKind::kMultiply, left, factor());
  return left;
}

NodeId Parser::factor() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  if (here().kind == TokenKind::kNumber) return number();
  if (accept("all")) return make(NodeKind::kAll);
  if (accept("(")) {
    const NodeId inside = amount();
    return inside != kNoNode && expect(")") ? inside : kNoNode;
  }
  if (at("half")) {
    const NodeId node = make(NodeKind::kHalf);
    ++position_;
    if (!adopt(node, factor())) return kNoNode;
    if (!expect("rounded")) return kNoNode;
    if (accept("up"))
      nodes_[node].value = 1;
    else if (!expect("down"))
      return kNoNode;
    return node;
  }
  const Mark begin = mark();
  const NodeId count = call(Category::kCount);
  if (count != kNoNode) return count;
  back_to(begin);
  return fail("an amount");
}

NodeId Parser::bonus() {
  const bool minus = at("-");
  if (!minus && !at("+")) {
    fail("\"+\"");
    return fail("\"-\"");
  }
  ++position_;
  const NodeId inside = term();
  if (inside == kNoNode) return kNoNode;
  if (nodes_[inside].kind == NodeKind::kNumber) {
    if (minus) nodes_[inside].value = -nodes_[inside].value;
    return inside;
  }
  const NodeId node = make(NodeKind::kSigned, kNoIndex, minus ? -1 : 1);
  return adopt(node, inside) ? node : kNoNode;
}

// ---- conditions --------------------------------------------------------------------------------

NodeId Parser::condition() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  const NodeId first = conjunction();
  if (first == kNoNode || !at("or")) return first;
  const NodeId list = make(NodeKind::kOr);
  if (!adopt(list, first)) return kNoNode;
  where_[list] = where_[first];
  while (accept("or"))
    if (!adopt(list, conjunction())) return kNoNode;
  return list;
}

NodeId Parser::conjunction() {
  const NodeId first = simple_condition();
  if (first == kNoNode || !at("and")) return first;
  const NodeId list = make(NodeKind::kAnd);
  if (!adopt(list, first)) return kNoNode;
  where_[list] = where_[first];
  while (accept("and"))
    if (!adopt(list, simple_condition())) return kNoNode;
  return list;
}

NodeId Parser::simple_condition() {
  const Depth depth(*this);
  if (too_deep()) return kNoNode;
  if (at("not")) {
    const NodeId node = make(NodeKind::kNot);
    ++position_;
    const std::size_t inside = position_;
    const NodeId denied = simple_condition();
    if (denied == kNoNode) return kNoNode;
    if (!deniable(grammar_, nodes_, denied)) {
      furthest_ = position_ = inside;
      verdict_ = "this condition has no negative in the grammar; turn the branches round";
      return kNoNode;
    }
    return adopt(node, denied) ? node : kNoNode;
  }
  const Mark begin = mark();
  if (at("(")) {
    // Either a condition in brackets or a comparison whose first amount is in brackets.
    ++position_;
    const NodeId inside = condition();
    if (inside != kNoNode && accept(")")) return inside;
    back_to(begin);
    return comparison();
  }
  const NodeId phrase = call(Category::kCondition);
  const std::size_t phrase_end = position_;
  back_to(begin);
  const NodeId compared = comparison();
  if (compared != kNoNode && (phrase == kNoNode || position_ > phrase_end)) return compared;
  back_to(begin);
  return phrase == kNoNode ? kNoNode : call(Category::kCondition);
}

NodeId Parser::comparison() {
  const NodeId left = amount();
  if (left == kNoNode) return kNoNode;
  constexpr std::string_view marks[] = {">=", "<=", ">", "<", "="};
  for (std::uint16_t i = 0; i < 5; ++i)
    if (accept(marks[i])) {
      const NodeId node = pair(NodeKind::kCompare, left, amount());
      if (node != kNoNode) nodes_[node].index = i;
      return node;
    }
  return fail("a comparison such as \">=\"");
}

}  // namespace tavola::effects
