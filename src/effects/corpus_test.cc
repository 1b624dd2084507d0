// Real components of the four games in the notation: each is read, written back, and said in three
// languages. The sentences are kept in tests/effects/golden, so that every change to the printer, a
// grammar or a word shows as a diff. `tools/golden_effects` writes them anew.
#include <gtest/gtest.h>
#include <toml++/toml.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "effects/lint.h"
#include "effects/notation.h"
#include "effects/parse.h"
#include "effects/say.h"

namespace tavola::effects {
namespace {

std::string file_text(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

struct Corpus {
  explicit Corpus(const std::string& game) : grammar(game) {
    const std::string own =
        game == "salem" ? "content/grammar/salem.toml" : "tests/effects/grammar/" + game + ".toml";
    for (const std::string& file : {std::string("content/grammar/common.toml"), own})
      for (const Error& error : read_grammar(file_text(file), file, grammar))
        ADD_FAILURE() << error.text();
    const std::string common = file_text("content/words/common.tsv");
    const std::string words = file_text("content/words/" + game + ".tsv");
    const words::Source sources[] = {{"common.tsv", common}, {game + ".tsv", words}};
    auto loaded = words::Lexicon::load(sources);
    if (!loaded) {
      ADD_FAILURE() << words::to_string(loaded.error());
      return;
    }
    lexicon = *std::move(loaded);
  }

  Grammar grammar;
  words::Lexicon lexicon;
};

class Corpora : public testing::TestWithParam<const char*> {};

TEST_P(Corpora, AreReadWrittenBackAndSaidInThreeLanguages) {
  const std::string game = GetParam();
  const Corpus corpus(game);
  for (const std::string& problem : check_sentences(corpus.lexicon, corpus.grammar))
    ADD_FAILURE() << problem;

  const std::string file = "tests/effects/" + game + ".toml";
  std::string said;
  const toml::table table = toml::parse(file_text(file), file);
  for (const auto& [id, node] : *table["effect"].as_table()) {
    const std::string text = node.value_or(std::string());
    const Place place{file, static_cast<int>(node.source().begin.line),
                      static_cast<int>(node.source().begin.column) + 1};
    const auto program = parse(corpus.grammar, text, place);
    ASSERT_TRUE(program) << program.error().text();
    const std::string written = print_notation(corpus.grammar, *program);
    const auto again = parse(corpus.grammar, written);
    ASSERT_TRUE(again) << again.error().text() << " in " << written;
    EXPECT_EQ(*again, *program) << written;
    for (const Error& warning : lint(corpus.grammar, *program, text, place))
      ADD_FAILURE() << warning.text();
    said += std::string(id.str()) + "\n    " + written + "\n";
    for (const words::Language language : words::kLanguages)
      said += "  " + std::string(words::code(language)) + "  " +
              say(corpus.lexicon, corpus.grammar, *program, language) + "\n";
    said += "\n";
  }

  const std::string golden = "tests/effects/golden/" + game + ".txt";
  if (std::getenv("TAVOLA_WRITE_GOLDEN")) std::ofstream(golden) << said;
  EXPECT_EQ(said, file_text(golden)) << "tools/golden_effects writes the sentences anew";
}

INSTANTIATE_TEST_SUITE_P(Games, Corpora, testing::Values("salem", "arkham", "avalon", "catacombs"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace tavola::effects
