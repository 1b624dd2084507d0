#include "rooms/table_page.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "content/content.h"
#include "games/registry.h"
#include "words/messages.h"

namespace tavola::rooms {
namespace {

constexpr const char* kGood = R"(minutes = [20, 40]
[theme]
tint = "#010203"
ground = "#111111"
ground2 = "#222222"
engraving = "#abcdef"
)";

TEST(TablePage, IsReadWithItsGuide) {
  const auto page = read_table_page("x.toml", std::string(kGood) + R"(
[guide]
origin = "ours"
seed = 9
title = { en = "First", it = "Prima" }
options = { stay = "allowed" }
[[guide.seat]]
name = ""
[[guide.seat]]
name = "Teo"
bot = "search"
[[guide.note]]
prompt = "move"
title = { en = "Go" }
text = { en = "Go there.", it = "Vai.", es = "Ve." }
)");
  ASSERT_TRUE(page) << page.error();
  EXPECT_EQ(page->most_minutes, 40);
  EXPECT_EQ(page->engraving, "#abcdef");
  ASSERT_TRUE(page->guide);
  EXPECT_EQ(page->guide->seed, 9U);
  EXPECT_EQ(page->guide->title, (InAll{"First", "Prima", "First"}));
  EXPECT_EQ(page->guide->seats[1].bot, "search");
  EXPECT_EQ(page->guide->notes[0].text[1], "Vai.");
  EXPECT_EQ(page->guide->options.at("stay"), "allowed");
  EXPECT_FALSE(read_table_page("x.toml", kGood)->guide);
}

TEST(TablePage, SaysWhereItIsWrong) {
  const auto error = [](const std::string& text) {
    const auto page = read_table_page("x.toml", text);
    return page ? std::string() : page.error();
  };
  EXPECT_EQ(error("minutes = [").rfind("x.toml:", 0), 0U);
  EXPECT_NE(error("minutes = [9, 2]\n").find("x.toml:1:11: \"minutes\""), std::string::npos)
      << error("minutes = [9, 2]\n");
  EXPECT_NE(error(std::string(kGood) + "hue = \"#333333\"\n").find("\"hue\" is not known"),
            std::string::npos);
  std::string pale = kGood;
  pale.replace(pale.find("#010203"), 7, "pale");
  EXPECT_NE(error(pale).find("a colour like"), std::string::npos);
  EXPECT_NE(error(std::string(kGood) + "[guide]\norigin = \"ours\"\nseed = 1\n").find("title"),
            std::string::npos);
}

TEST(TablePage, EveryGameHasAGoodOneAndItsGuideExplainsEveryQuestion) {
  for (const std::string& id : games::ids()) {
    const auto page = table_page(id);
    ASSERT_TRUE(page) << page.error();
    if (!(*page)->guide) continue;
    const auto title = games::open(id);
    ASSERT_TRUE(title);
    const Guide& guide = *(*page)->guide;
    std::set<std::string> explained;
    for (const GuideNote& note : guide.notes) {
      EXPECT_TRUE(explained.insert(note.prompt).second) << note.prompt;
      EXPECT_NE(note.text[0], note.text[1]) << note.prompt;
      EXPECT_NE(note.text[0], note.text[2]) << note.prompt;
    }
    std::set<std::string> asked;
    for (const Phrase& prompt : (*title)->game().vocabulary().prompts) asked.insert(prompt.name);
    EXPECT_EQ(explained, asked) << id;
    play::Wishes wishes{.seats = static_cast<int>(guide.seats.size()),
                        .seed = guide.seed,
                        .options = guide.options,
                        .players = guide.seats};
    const auto session = play::Session::open(**title, wishes);
    EXPECT_TRUE(session) << session.error().message;
  }
}

TEST(ClientWords, AreThereInEveryLanguage) {
  const auto text = content::find("words/client.toml");
  ASSERT_TRUE(text);
  const auto sentences = read_client_words("words/client.toml", *text);
  ASSERT_TRUE(sentences) << sentences.error();
  EXPECT_GT(sentences->size(), 50U);
  for (const words::Language language : words::kLanguages) {
    const auto json = client_words(language);
    ASSERT_TRUE(json) << json.error();
    EXPECT_EQ(nlohmann::json::parse(**json).size(), sentences->size());
  }
  EXPECT_NE(**client_words(words::Language::kEnglish), **client_words(words::Language::kItalian));
  // The places to fill are written as in every other sentence of ours.
  const words::Source source{"words/client.toml", *text};
  const auto messages = words::Messages::load({&source, 1});
  ASSERT_TRUE(messages) << words::to_string(messages.error());
  EXPECT_EQ(messages->ids().size(), sentences->size());
  for (const words::Language language : words::kLanguages) {
    for (const std::string_view id : messages->missing(language))
      ADD_FAILURE() << id << " lacks " << words::code(language);
    for (const std::string_view id : messages->mismatched(language))
      ADD_FAILURE() << id << " asks for something else in " << words::code(language);
  }
  const auto read = read_client_words("x.toml", "[a.b]\nen = \"one {n}\"\nes = \"uno {n}\"\n");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->at("a.b"), (InAll{"one {n}", "one {n}", "uno {n}"}));
  EXPECT_FALSE(read_client_words("x.toml", "[a]\nen = \"one\"\nfr = \"un\"\n"));
  EXPECT_FALSE(read_client_words("x.toml", "a = 3\n"));
}

}  // namespace
}  // namespace tavola::rooms
