// The examples of docs/effects.md are read by the game that stands beside them, can be said in
// three languages, and say what the page says; what is not marked as an example stands in a table.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "effects/lint.h"
#include "effects/parse.h"
#include "effects/say.h"
#include "games/notation.h"
#include "games/registry.h"
#include "scene/titles/title.h"

namespace tavola::tests {
namespace {

struct DocExample {
  std::string game;  // "Arkham"
  std::string effect;
};

std::string page() {
  std::ifstream file("docs/effects.md", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The half of the page for authors of cards.
std::string for_authors() {
  const std::string text = page();
  const std::size_t from = text.find("## For authors of cards");
  const std::size_t to = text.find("## For programmers of a game");
  EXPECT_NE(from, std::string::npos);
  EXPECT_NE(to, std::string::npos);
  return text.substr(from, to - from);
}

/// A table writes the sign between options as "\\|".
std::string unescaped(std::string text) {
  for (std::size_t at = text.find("\\|"); at != std::string::npos; at = text.find("\\|", at))
    text.erase(at, 1);
  return text;
}

/// "| `A`, `B` | Arkham | …": the examples of the tables with a column "in".
std::vector<DocExample> in_tables() {
  std::vector<DocExample> examples;
  const std::string text = for_authors();
  const std::regex row(R"(\n\| ((?:`[^`]+`(?:, )?)+) \| ([A-Z][a-z]+) \|)");
  const std::regex code("`([^`]+)`");
  for (std::sregex_iterator i(text.begin(), text.end(), row), end; i != end; ++i) {
    const std::string cell = (*i)[1];
    for (std::sregex_iterator j(cell.begin(), cell.end(), code); j != end; ++j)
      examples.push_back({(*i)[2], unescaped((*j)[1])});
  }
  return examples;
}

/// The lines of fenced blocks that name a game.
std::vector<DocExample> in_blocks() {
  std::vector<DocExample> examples;
  const std::string text = for_authors();
  const std::regex block("```(salem|arkham|catacombs|avalon)\n([^`]*)```");
  for (std::sregex_iterator i(text.begin(), text.end(), block), end; i != end; ++i) {
    std::string lines = (*i)[2];
    for (std::size_t at = 0, to = 0; (to = lines.find('\n', at)) != std::string::npos; at = to + 1)
      examples.push_back({(*i)[1], lines.substr(at, to - at)});
  }
  return examples;
}

std::pair<const scene::Title*, const effects::Grammar*> game_called(std::string name) {
  name.front() = static_cast<char>(name.front() | 0x20);
  const auto title = games::open(name);
  EXPECT_TRUE(title) << name;
  if (!title) return {};
  return {*title, games::notation_of(name)};
}

void expect_read(const DocExample& example) {
  SCOPED_TRACE(example.game + ": " + example.effect);
  const auto [title, grammar] = game_called(example.game);
  ASSERT_NE(grammar, nullptr);
  const auto program = effects::parse(*grammar, example.effect);
  ASSERT_TRUE(program) << program.error().text();
  for (const effects::Error& warning : effects::lint(*grammar, *program, example.effect))
    ADD_FAILURE() << warning.text();
  for (const words::Language language : words::kLanguages) {
    const std::string said = effects::say(title->lexicon(), *grammar, *program, language);
    EXPECT_EQ(said.find_first_of("?{}"), std::string::npos) << said;
  }
}

TEST(EffectsPage, EveryExampleIsReadByTheGameThatItNames) {
  const std::vector<DocExample> tables = in_tables();
  const std::vector<DocExample> blocks = in_blocks();
  EXPECT_GT(tables.size(), 40U);
  EXPECT_EQ(blocks.size(), 2U);
  for (const DocExample& example : tables) expect_read(example);
  for (const DocExample& example : blocks) expect_read(example);
}

TEST(EffectsPage, EveryTableOfExamplesNamesTheGame) {
  const std::string text = for_authors();
  const std::regex head(R"(\n\| written \|[^\n]*)");
  int tables = 0;
  for (std::sregex_iterator i(text.begin(), text.end(), head), end; i != end; ++i, ++tables)
    EXPECT_TRUE((*i)[0].str().starts_with("\n| written | in |")) << (*i)[0];
  EXPECT_GE(tables, 6);
  // Rows of these tables that the test above does not see.
  const std::regex row(R"(\n\| `[^\n]*)");
  std::size_t rows = 0;
  for (std::sregex_iterator i(text.begin(), text.end(), row), end; i != end; ++i) ++rows;
  std::size_t seen = 0;
  const std::regex good(R"(\n\| (?:`[^`]+`(?:, )?)+ \| [A-Z][a-z]+ \|)");
  for (std::sregex_iterator i(text.begin(), text.end(), good), end; i != end; ++i) ++seen;
  EXPECT_EQ(seen, rows);
}

TEST(EffectsPage, TheFirstExampleIsSaidAsThePageSays) {
  const std::string text = page();
  std::smatch found;
  ASSERT_TRUE(
      std::regex_search(text, found, std::regex("In Arkham:\n\n```toml\neffect = \"([^\"]+)\"")));
  const auto [title, grammar] = game_called("Arkham");
  const auto program = effects::parse(*grammar, found[1].str());
  ASSERT_TRUE(program) << program.error().text();
  // Quoted lines are broken where they are long.
  const std::string joined = std::regex_replace(text, std::regex("\n> (?!\n)"), " ");
  for (const words::Language language : words::kLanguages) {
    // The page writes a plain space where a line must not be broken.
    const std::string said = std::regex_replace(
        effects::say(title->lexicon(), *grammar, *program, language), std::regex("\u00a0"), " ");
    EXPECT_NE(joined.find(said), std::string::npos) << said;
  }
}

TEST(EffectsPage, TheErrorOfThePageIsWhatSalemSays) {
  const auto [title, grammar] = game_called("Salem");
  const auto program = effects::parse(*grammar, "lose 1 santiy");
  ASSERT_FALSE(program);
  EXPECT_NE(page().find(program.error().message), std::string::npos) << program.error().message;
}

}  // namespace
}  // namespace tavola::tests
