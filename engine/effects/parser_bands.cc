// Reading bands: the branches by number or by outcome of checks, rolls, amounts and verbs.
#include "effects/parser.h"

namespace tavola::effects {

bool Parser::band_ahead(KindSet outcomes) const {
  if (here().kind == TokenKind::kNumber || at("..")) return true;
  NounId id = 0;
  const std::size_t end = noun_at(position_, outcomes, id);
  return end > position_ && tokens_[end].is(":");
}

bool Parser::bands(NodeId parent, KindSet outcomes) {
  if (!expect("{")) return false;
  do {
    if (at("}")) break;
    if (!band(parent, outcomes)) return false;
  } while (accept(";"));
  return expect("}");
}

bool Parser::band(NodeId parent, KindSet outcomes) {
  const NodeId node = make(NodeKind::kBand);
  if (node == kNoNode) return false;
  NounId label = 0;
  if (const std::size_t end = noun_at(position_, outcomes, label); end > position_) {
    position_ = end;
    const auto value = static_cast<std::int16_t>(grammar_.noun(label).value);
    nodes_[node].index = label;
    nodes_[node].value = Range{value, value}.packed();
  } else {
    Range range{Range::kOpenLow, Range::kOpenHigh};
    const bool low = here().kind == TokenKind::kNumber;
    if (low) {
      range.low = range.high = static_cast<std::int16_t>(here().number);
      ++position_;
    }
    if (accept("..")) {
      range.high = Range::kOpenHigh;
      if (here().kind == TokenKind::kNumber) {
        range.high = static_cast<std::int16_t>(here().number);
        ++position_;
      } else if (!low) {
        return fail("a number") != kNoNode;
      }
    } else if (!low) {
      for (const Noun& noun : grammar_.nouns())
        if (noun.kinds & outcomes) {
          fail("an outcome");
          candidate(noun.keyword);
        }
      return fail("a number, such as \"0:\", \"1..2:\" or \"3..:\"") != kNoNode;
    }
    if (range.low > range.high) {
      --position_;
      return fail("a band that begins with its smaller number") != kNoNode;
    }
    nodes_[node].value = range.packed();
  }
  if (!expect(":")) return false;
  if (at(";") || at("}")) return adopt(node, make(NodeKind::kNothing)) && adopt(parent, node);
  return adopt(node, at("{") ? block() : colon_steps()) && adopt(parent, node);
}

}  // namespace tavola::effects
