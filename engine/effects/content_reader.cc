#include "effects/content_reader.h"

#include "effects/lint.h"
#include "effects/parse.h"

namespace tavola::effects {

bool NotationReader::read_grammar_file(const std::string& file, Grammar& grammar,
                                       toml::table& root) {
  if (!read_file(file, root)) return false;
  const std::vector<Error> errors = effects::read_grammar(root, file, grammar);
  std::string all;
  for (const Error& wrong : errors) all += (all.empty() ? "" : "\n") + wrong.text();
  return errors.empty() || refuse(all);
}

bool NotationReader::read_notation(const toml::table& from, const char* key, const Grammar& grammar,
                                   Book& book, std::vector<std::string>& warnings,
                                   std::uint16_t& source) {
  std::string notation;
  if (!text(from, key, notation)) return false;
  const toml::source_position at = from.get(key)->source().begin;
  const Place place{file_, static_cast<int>(at.line), static_cast<int>(at.column) + 1};
  auto program = parse(grammar, notation, place);
  if (!program) return refuse(program.error().text());
  for (const Error& warning : lint(grammar, *program, notation, place))
    warnings.push_back(warning.text());
  source = book.add(grammar, *std::move(program));
  return true;
}

}  // namespace tavola::effects
