// Real components of the four games in the notation: each is read, written back, and said in three
// languages. The sentences are kept in games/GAME/tests/effects.txt, so that every change to the
// printer, a grammar or a word shows as a diff. `tools/golden_effects` writes them anew.
#include <gtest/gtest.h>
#include <toml++/toml.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "effects/book.h"
#include "effects/file_text_for_tests.h"
#include "effects/lint.h"
#include "effects/notation.h"
#include "effects/parse.h"
#include "effects/part.h"
#include "effects/say.h"

namespace tavola::effects {
namespace {

struct Corpus {
  explicit Corpus(const std::string& game) : grammar(game) {
    const std::string own = "games/" + game + "/tests/effects_grammar.toml";
    for (const std::string& file : {std::string("engine/effects/grammar.toml"), own})
      for (const Error& error : read_grammar(file_text(file), file, grammar))
        ADD_FAILURE() << error.text();
    std::vector<std::string> files{"engine/words/shared/common.tsv",
                                   "games/" + game + "/words.tsv"};
    for (const auto& box : std::filesystem::directory_iterator("games/" + game))
      if (const auto own_words = box.path() / "words.tsv"; std::filesystem::exists(own_words))
        files.push_back(own_words.string());
    std::vector<std::string> texts;
    for (const std::string& file : files) texts.push_back(file_text(file));
    std::vector<words::Source> sources;
    for (std::size_t i = 0; i < files.size(); ++i) sources.push_back({files[i], texts[i]});
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

  const std::string file = "games/" + game + "/tests/effects.toml";
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

  const std::string golden = "games/" + game + "/tests/effects.txt";
  if (std::getenv("TAVOLA_WRITE_GOLDEN")) std::ofstream(golden) << said;
  EXPECT_EQ(said, file_text(golden)) << "tools/golden_effects writes the sentences anew";
}

/// The keys of content files that hold notation.
bool is_line(std::string_view key) {
  constexpr std::string_view keys[] = {"effect", "arrival", "ongoing", "price_to_pass", "passed",
                                       "failed", "moves",   "battle",  "attack"};
  return std::ranges::find(keys, key) != std::end(keys);
}

/// Every line of notation in a game's content.
void collect(const toml::node& node, std::vector<const toml::node*>& effects) {
  if (const toml::table* table = node.as_table()) {
    for (const auto& [key, value] : *table) {
      if (is_line(key.str()) && value.is_string())
        effects.push_back(&value);
      else
        collect(value, effects);
    }
  } else if (const toml::array* array = node.as_array()) {
    for (const toml::node& value : *array) collect(value, effects);
  }
}

/// What a game's own content says, read with the game's own grammar: every file of its folder whose
/// name begins with "grammar".
class Content : public testing::TestWithParam<const char*> {};

TEST(Part, WhateverNodeALogNamesCanBeAskedFor) {
  const Corpus corpus("salem");
  Book book;
  auto program = parse(corpus.grammar, "choose { lose 1 sanity | advance necron 2 }");
  ASSERT_TRUE(program) << program.error().text();
  const int size = static_cast<int>(program->size());
  book.add(corpus.grammar, *std::move(program));
  int said = 0;
  for (int node = -1; node <= size; ++node)
    said +=
        say_part(corpus.lexicon, corpus.grammar, book, part_of(0, node), words::Language::kEnglish)
                .empty()
            ? 0
            : 1;
  EXPECT_EQ(said, 3) << "the choice and its two sides; numbers and names are no parts";
}

TEST_P(Content, EffectsAreReadWrittenBackAndSaid) {
  const std::string game = GetParam();
  Grammar grammar(game);
  std::vector<std::string> files = {"engine/effects/grammar.toml"};
  std::vector<std::string> cards;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("games/" + game)) {
    // Options of presets may be called like the moments of cards.
    if (entry.path().extension() != ".toml" || entry.path().filename() == "presets.toml") continue;
    const bool grammatical = entry.path().filename().string().starts_with("grammar");
    (grammatical ? files : cards).push_back(entry.path().string());
  }
  for (const std::string& file : files)
    for (const Error& error : read_grammar(file_text(file), file, grammar))
      ADD_FAILURE() << error.text();
  const Corpus words(game);
  for (const std::string& problem : check_sentences(words.lexicon, grammar))
    ADD_FAILURE() << problem;
  int count = 0;
  for (const std::string& file : cards) {
    const toml::table table = toml::parse(file_text(file), file);
    std::vector<const toml::node*> effects;
    collect(table, effects);
    for (const toml::node* effect : effects) {
      const std::string text = effect->value_or(std::string());
      const Place place{file, static_cast<int>(effect->source().begin.line),
                        static_cast<int>(effect->source().begin.column) + 1};
      const auto program = parse(grammar, text, place);
      EXPECT_TRUE(program) << program.error().text();
      if (!program) continue;
      const auto again = parse(grammar, print_notation(grammar, *program));
      ASSERT_TRUE(again) << again.error().text();
      EXPECT_EQ(*again, *program) << text;
      for (const Error& warning : lint(grammar, *program, text, place))
        ADD_FAILURE() << warning.text();
      for (const words::Language language : words::kLanguages) {
        const std::string said = say(words.lexicon, grammar, *program, language);
        EXPECT_EQ(said.find_first_of("?{}"), std::string::npos) << said;
        if (std::getenv("TAVOLA_SAY")) std::cout << words::code(language) << "  " << said << "\n";
      }
      ++count;
    }
  }
  EXPECT_GE(count, 24);
}

INSTANTIATE_TEST_SUITE_P(Games, Content, testing::Values("salem", "arkham"),
                         [](const auto& game) { return std::string(game.param); });

INSTANTIATE_TEST_SUITE_P(Games, Corpora, testing::Values("salem", "arkham", "avalon", "catacombs"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace tavola::effects
