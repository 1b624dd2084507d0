#include "effects/part.h"

#include <charconv>

#include "effects/say.h"

namespace tavola::effects {

std::string part_of(int source, int node) {
  return std::to_string(source) + ":" + std::to_string(node);
}

std::string deed_of(int source, int node) { return part_of(source, node) + "!"; }

bool names_a_part(std::string_view name) { return name.contains(':'); }

namespace {

/// Whether a node can be said by itself, and is not a number, a name or a band in something else. A
/// choice that was made with other content may name any node.
bool can_be_said(const Program& program, NodeId node) {
  const NodeKind kind = program[node].kind;
  return kind <= NodeKind::kCall && kind != NodeKind::kBand;
}

}  // namespace

std::string say_part(const words::Lexicon& lexicon, const Grammar& grammar, const Book& book,
                     std::string_view name, words::Language language) {
  int source = -1;
  int node = -1;
  const char* const text = name.data();
  const char* const end = text + name.size();
  const auto [colon, error] = std::from_chars(text, end, source);
  if (error != std::errc() || colon == end || *colon != ':') return "";
  const char* const after = std::from_chars(colon + 1, end, node).ptr;
  if (source < 0 || source >= static_cast<int>(book.size()) || node < 0) return "";
  const Program& program = book[static_cast<std::uint16_t>(source)];
  if (node >= static_cast<int>(program.size())) return "";
  const auto part = static_cast<NodeId>(node);
  if (!can_be_said(program, part)) return "";
  if (after != end && *after == '!') return say_deed(lexicon, grammar, program, part, language);
  return say(lexicon, grammar, program, part, language);
}

}  // namespace tavola::effects
