// `tavola words`: every word of every game's cards has an example that the game reads, that uses
// the word, and that can be said in three languages.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>

#include "effects/examples.h"
#include "effects/parse.h"
#include "effects/say.h"
#include "games/notation.h"
#include "games/registry.h"
#include "scene/titles/title.h"

namespace tavola::tests {
namespace {

constexpr effects::Category kAll[] = {effects::Category::kVerb,      effects::Category::kStatement,
                                      effects::Category::kCondition, effects::Category::kMoment,
                                      effects::Category::kDuration,  effects::Category::kGroup,
                                      effects::Category::kCount};

class NotationWords : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const auto opened = games::open(GetParam());
    ASSERT_TRUE(opened) << opened.error();
    title_ = *opened;
    grammar_ = games::notation_of(GetParam());
    ASSERT_NE(grammar_, nullptr);
  }

  /// The example as a program, which can be said.
  effects::Program read(const effects::WordExample& word) {
    EXPECT_NE(word.effect, "") << word.written << " has no example";
    const auto program = effects::parse(*grammar_, word.effect);
    EXPECT_TRUE(program) << word.effect << ": " << (program ? "" : program.error().text());
    if (!program) return {};
    for (const words::Language language : words::kLanguages) {
      const std::string said = effects::say(title_->lexicon(), *grammar_, *program, language);
      EXPECT_FALSE(said.empty()) << word.effect;
      // A word that is missing is a question mark by itself; a name may be a question.
      static const std::regex gap(R"([{}]|(^|[ (+])\?)");
      EXPECT_FALSE(std::regex_search(said, gap)) << word.effect << ": " << said;
    }
    return *program;
  }

  const scene::Title* title_ = nullptr;
  const effects::Grammar* grammar_ = nullptr;
};

TEST_P(NotationWords, EveryPhraseHasAnExampleThatUsesIt) {
  std::size_t seen = 0;
  for (const effects::Category category : kAll) {
    const auto list = effects::examples_of(*grammar_, category);
    std::size_t at = 0;
    for (std::size_t id = 0; id < grammar_->phrases().size(); ++id) {
      if (grammar_->phrases()[id].category != category) continue;
      ASSERT_LT(at, list.size());
      const effects::WordExample& word = list[at++];
      const effects::Program program = read(word);
      const auto uses = [id](const effects::Node& node) {
        return node.kind == effects::NodeKind::kCall && node.index == id;
      };
      EXPECT_TRUE(std::ranges::any_of(program.nodes(), uses))
          << word.written << ": " << word.effect;
      ++seen;
    }
  }
  EXPECT_EQ(seen, grammar_->phrases().size());
  EXPECT_GT(seen, 20U);
}

TEST_P(NotationWords, EveryNounHasAnExampleWithIt) {
  const auto list = effects::examples_of_nouns(*grammar_);
  EXPECT_EQ(list.size(), grammar_->nouns().size());
  for (const effects::WordExample& word : list) {
    read(word);
    const effects::Noun* noun = grammar_->find_noun(word.written);
    ASSERT_NE(noun, nullptr);
    EXPECT_TRUE(word.effect.contains(noun->keyword) || word.effect.contains(noun->plural))
        << word.written << ": " << word.effect;
    EXPECT_NE(word.kinds, "");
  }
}

INSTANTIATE_TEST_SUITE_P(Games, NotationWords,
                         testing::Values("salem", "arkham", "catacombs", "avalon"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace tavola::tests
