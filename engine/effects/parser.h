// The reader behind parse(): a recursive descent over the tokens that builds nodes as it goes and
// takes them back when a pattern does not fit. The furthest place that any attempt reached is kept
// with what was expected there, because that is where the author went wrong.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "effects/grammar.h"
#include "effects/program.h"
#include "effects/token.h"

namespace tavola::effects {

class Parser {
 public:
  /// Whether a reader that fails can say why; remembering what was expected takes most of the time,
  /// so a text is first read without and then, if it is wrong, once more with.
  enum class Explains : bool { kNo, kYes };

  Parser(const Grammar& grammar, std::span<const Token> tokens, Explains explains)
      : grammar_(grammar), tokens_(tokens), explains_(explains == Explains::kYes) {}

  /// The root of a whole effect, or kNoNode: then offset() and message() of one that explains say
  /// why.
  NodeId whole();
  Program take(NodeId root) const;
  int offset() const { return tokens_[furthest_].offset; }
  std::string message() const;

 private:
  struct Mark {
    std::size_t position;
    std::size_t nodes;
  };

  // steps (parser.cc)
  NodeId clauses(std::string_view end);
  NodeId steps();
  NodeId step();
  NodeId block();
  NodeId body();
  NodeId colon_steps();
  NodeId choose();
  NodeId check();
  NodeId roll();
  NodeId by();
  NodeId if_else();
  NodeId repeat();
  NodeId each(Quantifier quantifier);
  NodeId may();
  NodeId once();
  NodeId trigger(Timing timing);
  NodeId while_();
  NodeId until();
  NodeId call_step();
  bool else_block(NodeId parent);
  bool bands(NodeId parent, KindSet outcomes);
  bool band(NodeId parent, KindSet outcomes);
  bool band_ahead(KindSet outcomes) const;

  // phrases, nouns, amounts, conditions (parser_phrases.cc)
  NodeId call(Category category, bool unit = false);
  NodeId call_of(PhraseId id, bool unit);
  bool argument(NodeId parent, const Slot& slot);
  NodeId noun(KindSet kinds);
  NodeId nouns(KindSet kinds);
  NodeId bundle(KindSet kinds);
  NodeId group_argument();
  NodeId amount();
  NodeId term();
  NodeId factor();
  NodeId bonus();
  NodeId number();
  NodeId condition();
  NodeId conjunction();
  NodeId simple_condition();
  NodeId comparison();
  bool per(NodeId call);
  std::size_t noun_at(std::size_t position, KindSet kinds, NounId& id) const;

  // building
  NodeId make(NodeKind kind, std::uint16_t index = kNoIndex, std::int32_t value = 0);
  bool adopt(NodeId parent, NodeId child);
  NodeId pair(NodeKind kind, NodeId a, NodeId b);
  Mark mark() const { return {position_, nodes_.size()}; }
  void back_to(const Mark& mark);

  // tokens and errors
  const Token& here() const { return tokens_[position_]; }
  bool at(std::string_view text) const { return here().is(text); }
  bool accept(std::string_view text);
  bool expect(std::string_view text);
  NodeId fail(std::string_view expected);
  void candidate(std::string_view word);
  bool too_deep();

  const Grammar& grammar_;
  std::span<const Token> tokens_;
  bool explains_;
  std::size_t position_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint16_t> where_;
  int depth_ = 0;
  int attempts_ = 0;

  std::size_t furthest_ = 0;
  std::vector<std::string> expected_;
  std::vector<std::string_view> candidates_;
  std::string verdict_;  // a message of its own, instead of "expected ..."

  friend struct Depth;
};

/// Counts how deep the reader is, so that a hostile text ends in an error and not in a crash.
struct Depth {
  explicit Depth(Parser& reader) : parser(reader) { ++parser.depth_; }
  ~Depth() { --parser.depth_; }
  Depth(const Depth&) = delete;
  Depth& operator=(const Depth&) = delete;
  Parser& parser;
};

}  // namespace tavola::effects
