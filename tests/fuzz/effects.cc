// Any bytes as a line of notation. What is read must be written so that it is read as the same
// effect, linted without harm, and said in every language.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "content/content.h"
#include "effects/lint.h"
#include "effects/notation.h"
#include "effects/parse.h"
#include "effects/say.h"

namespace {

using namespace tavola;

const effects::Grammar& grammar() {
  static const effects::Grammar the_grammar = [] {
    effects::Grammar made("salem");
    for (const char* file : {"common/grammar.toml", "salem/grammar.toml"})
      if (const auto text = content::find(file))
        if (!effects::read_grammar(*text, file, made).empty()) std::abort();
    return made;
  }();
  return the_grammar;
}

const words::Lexicon& lexicon() {
  static const words::Lexicon the_lexicon = [] {
    const words::Source sources[] = {{"common", content::find("words/common.tsv").value_or("")},
                                     {"salem", content::find("salem/words.tsv").value_or("")}};
    auto loaded = words::Lexicon::load(sources);
    if (!loaded) std::abort();
    return *std::move(loaded);
  }();
  return the_lexicon;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto program = effects::parse(grammar(), text);
  if (!program) return 0;
  const std::string written = effects::print_notation(grammar(), *program);
  if (written.size() <= 8000) {
    const auto again = effects::parse(grammar(), written);
    if (!again || *again != *program) std::abort();
  }
  effects::lint(grammar(), *program, text);
  for (const words::Language language : words::kLanguages)
    if (effects::say(lexicon(), grammar(), *program, language).empty()) std::abort();
  return 0;
}
