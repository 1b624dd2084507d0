#include "words/messages.h"

#include <gtest/gtest.h>

#include "words/game_lexicon_for_tests.h"

namespace tavola::words {
namespace {

std::expected<Messages, Error> load(std::string_view text) {
  const std::vector<Source> sources{{"m.toml", text}};
  return Messages::load(sources);
}

TEST(Messages, AreFilledById) {
  const auto messages = load(R"(
[event.moved]
en = "{who} goes {to:to}."
it = "{who} va {to:to}."
es = "{who} va {to:to}."
)");
  ASSERT_TRUE(messages);
  const Lexicon& lexicon = lexicon_of("salem");
  const std::initializer_list<NamedArgument> arguments{
      {"who", Argument::name("Anna")}, {"to", Argument::word(lexicon.find("loc_cemetery"))}};
  EXPECT_EQ(messages->say(lexicon, Language::kItalian, "event.moved", arguments),
            "Anna va al Cimitero.");
  EXPECT_EQ(messages->say(lexicon, Language::kEnglish, "event.moved", arguments),
            "Anna goes to the Cemetery.");
  EXPECT_EQ(messages->say(lexicon, Language::kEnglish, "event.flew", arguments), "[event.flew]");
}

TEST(Messages, MissingTextsFallBackToEnglishAndAreListed) {
  const auto messages = load("[a.b]\nen = 'yes'\nit = 'sì'\n[a.c]\nit = 'no'\n");
  ASSERT_TRUE(messages);
  const Lexicon& lexicon = lexicon_of("salem");
  EXPECT_EQ(messages->say(lexicon, Language::kSpanish, "a.b"), "yes");
  EXPECT_EQ(messages->say(lexicon, Language::kSpanish, "a.c"), "[a.c]");
  EXPECT_EQ(messages->missing(Language::kSpanish), (std::vector<std::string_view>{"a.b", "a.c"}));
  EXPECT_EQ(messages->missing(Language::kEnglish), (std::vector<std::string_view>{"a.c"}));
  EXPECT_TRUE(messages->missing(Language::kItalian).empty());
}

TEST(Messages, ArgumentsThatEnglishDoesNotKnowAreListed) {
  const auto messages = load(
      "[a]\nen = '{x} {n}'\nit = '{x:count n}'\nes = '{x:count m}'\n"
      "[b]\nen = '{x}'\nit = '{y}'\nes = '{x:count 2}'\n");
  ASSERT_TRUE(messages);
  EXPECT_EQ(messages->mismatched(Language::kItalian), (std::vector<std::string_view>{"b"}));
  EXPECT_EQ(messages->mismatched(Language::kSpanish), (std::vector<std::string_view>{"a"}));
}

TEST(Messages, LaterFilesReplaceSingleTexts) {
  const std::vector<Source> sources{{"a.toml", "[x]\nen = 'one'\nit = 'uno'\n"},
                                    {"b.toml", "[x]\nen = 'first'\n"}};
  const auto messages = Messages::load(sources);
  ASSERT_TRUE(messages);
  const Lexicon& lexicon = lexicon_of("salem");
  EXPECT_EQ(messages->say(lexicon, Language::kEnglish, "x"), "first");
  EXPECT_EQ(messages->say(lexicon, Language::kItalian, "x"), "uno");
}

struct Broken {
  const char* text;
  int line;
  int column;
  const char* says;
};

class BrokenMessages : public testing::TestWithParam<Broken> {};

TEST_P(BrokenMessages, AreRefusedWithTheirPlace) {
  const auto messages = load(GetParam().text);
  ASSERT_FALSE(messages);
  EXPECT_EQ(messages.error().file, "m.toml");
  EXPECT_EQ(messages.error().line, GetParam().line) << to_string(messages.error());
  EXPECT_EQ(messages.error().column, GetParam().column) << to_string(messages.error());
  EXPECT_NE(messages.error().message.find(GetParam().says), std::string::npos)
      << to_string(messages.error());
}

INSTANTIATE_TEST_SUITE_P(Messages, BrokenMessages,
                         testing::Values(Broken{"[a]\nen = \"{who:teh} goes\"\n", 2, 12, "teh"},
                                         Broken{"[a]\nfr = \"oui\"\n", 2, 1, "en, it and es"},
                                         Broken{"[a]\nen = 3\n", 2, 1, "en, it and es"},
                                         Broken{"en = \"x\"\n", 1, 1, "[group.name]"}));

TEST(Messages, BrokenTomlNamesTheLine) {
  const auto messages = load("[a]\nen = \"x\nit = \"y\"\n");
  ASSERT_FALSE(messages);
  EXPECT_EQ(messages.error().line, 2);
  EXPECT_FALSE(messages.error().message.empty());
}

/// Every message stands in every language and asks for the same arguments.
void expect_complete(const Messages& messages) {
  for (Language language : kLanguages) {
    for (std::string_view id : messages.missing(language)) {
      ADD_FAILURE() << id << " lacks " << code(language);
    }
    for (std::string_view id : messages.mismatched(language)) {
      ADD_FAILURE() << id << " asks for another argument in " << code(language);
    }
  }
}

TEST(Messages, WhatEveryTableSaysIsCompleteInEveryLanguage) {
  const auto messages = load(words_file("words/table.toml"));
  ASSERT_TRUE(messages) << to_string(messages.error());
  EXPECT_FALSE(messages->ids().empty());
  expect_complete(*messages);
}

TEST(Messages, InterfaceIsCompleteInEveryLanguage) {
  const auto messages = load(words_file("words/interface.toml"));
  ASSERT_TRUE(messages) << to_string(messages.error());
  EXPECT_GT(messages->ids().size(), 60u);
  expect_complete(*messages);
  const Lexicon& lexicon = lexicon_of("salem");
  EXPECT_EQ(
      messages->say(lexicon, Language::kSpanish, "hotseat.pass", {{"seat", Argument::name("Eva")}}),
      "Pasa la pantalla a Eva, que pulsa Intro.");
  const Argument winners[] = {Argument::name("Anna"), Argument::name("Ivo")};
  EXPECT_EQ(messages->say(lexicon, Language::kSpanish, "end.winners",
                          {{"seats", Argument::list(winners)}}),
            "Anna e Ivo ganan.");
}

TEST(Languages, CodesGoBothWays) {
  for (Language language : kLanguages) EXPECT_EQ(language_from(code(language)), language);
  EXPECT_FALSE(language_from("de"));
  EXPECT_FALSE(language_from(""));
}

}  // namespace
}  // namespace tavola::words
