#include "rooms/api/table_page.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "content/content.h"
#include "games/registry.h"
#include "ledger/ledger.h"
#include "scene/scene.h"
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
  EXPECT_NE(error(std::string(kGood) +
                  "[guide]\norigin = \"ours\"\nseed = 1\n[guide.title]\nen = \"A\"\n"
                  "[[guide.seat]]\nname = \"\"\n[[guide.note]]\n[guide.note.title]\nen = \"B\"\n"
                  "[guide.note.text]\nen = \"C\"\n")
                .find("when it is shown"),
            std::string::npos);
  EXPECT_NE(error(std::string(kGood) + "[guide]\norigin = \"ours\"\nseed = 1\n").find("title"),
            std::string::npos);
}

TEST(Shelf, SaysWhereItIsWrong) {
  const auto good = read_shelf("s.toml",
                               "[[game]]\nid = \"a\"\n[[game]]\nid = \"b\"\n"
                               "title = { en = \"B\", it = \"Bi\" }\n"
                               "tagline = { en = \"Soon.\" }\n");
  ASSERT_TRUE(good) << good.error();
  ASSERT_EQ(good->size(), 2U);
  EXPECT_EQ((*good)[0].title, InAll{});
  EXPECT_EQ((*good)[1].title, (InAll{"B", "Bi", "B"}));
  const auto without_tagline =
      read_shelf("s.toml", "[[game]]\nid = \"b\"\ntitle = { en = \"B\" }\n");
  ASSERT_FALSE(without_tagline);
  EXPECT_NE(without_tagline.error().find("s.toml:1:1: [tagline]"), std::string::npos)
      << without_tagline.error();
}

/// The questions that people are asked in games by chance from the guide's table.
std::set<std::string> asked_of_people(const play::Session& opened, const Guide& guide) {
  std::set<std::string> asked;
  const Game& game = opened.game();
  for (std::uint64_t luck = 1; luck <= 8; ++luck) {
    const auto table = game.new_table();
    Setup setup = opened.setup();
    setup.seed = guide.seed + luck;
    game.deal(*table, setup);
    Random random(luck);
    for (int count = 0; count < 3000 && !table->over(); ++count) {
      const Decision& open = table->decision();
      if (guide.seats[open.seat].bot.empty())
        asked.insert(game.vocabulary().prompts[open.prompt].name);
      const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(open.options.size())));
      table->choose(n, game.propose(*table, n, random));
    }
  }
  return asked;
}

template <class Phrases>
std::set<std::string> names_of(const Phrases& phrases) {
  std::set<std::string> names;
  for (const auto& phrase : phrases) names.insert(phrase.name);
  return names;
}

/// Enough words, each in three languages, with a rule behind it, and none of them explained twice.
void expect_explained_words(const std::vector<Keyword>& keywords, const ledger::Ledger& rules) {
  EXPECT_GE(keywords.size(), 12U);
  std::set<std::pair<std::size_t, std::string>> met;
  for (const Keyword& keyword : keywords) {
    EXPECT_TRUE(rules.find(keyword.rule) != nullptr) << keyword.rule;
    EXPECT_NE(keyword.text[0], keyword.text[1]) << keyword.forms[0];
    EXPECT_NE(keyword.text[0], keyword.text[2]) << keyword.forms[0];
    for (std::size_t language = 0; language < keyword.forms.size(); ++language) {
      std::istringstream forms(keyword.forms[language]);
      for (std::string form; std::getline(forms, form, '|');)
        EXPECT_TRUE(met.emplace(language, form).second) << form << " is explained twice";
    }
  }
}

TEST(TablePage, EveryGameHasAGoodOneAndItsGuideExplainsEveryQuestion) {
  for (const std::string& id : games::ids()) {
    const auto page = table_page(id);
    ASSERT_TRUE(page) << page.error();
    if (!(*page)->guide) continue;
    const auto title = games::open(id);
    ASSERT_TRUE(title);
    const Guide& guide = *(*page)->guide;
    const Vocabulary& vocabulary = (*title)->game().vocabulary();
    const auto prompts = names_of(vocabulary.prompts);
    const auto verbs = names_of(vocabulary.verbs);
    const ledger::Ledger rules;
    std::set<std::string> explained;
    for (const GuideNote& note : guide.notes) {
      if (!note.prompt.empty()) {
        EXPECT_TRUE(prompts.contains(note.prompt)) << note.prompt;
        explained.insert(note.prompt);
      }
      EXPECT_TRUE(note.verb.empty() || verbs.contains(note.verb)) << note.verb;
      EXPECT_TRUE(note.rule.empty() || rules.find(note.rule) != nullptr) << note.rule;
      EXPECT_NE(note.text[0], note.text[1]) << note.title[0];
      EXPECT_NE(note.text[0], note.text[2]) << note.title[0];
    }
    expect_explained_words((*page)->keywords, rules);
    play::Wishes wishes{.seats = static_cast<int>(guide.seats.size()),
                        .seed = guide.seed,
                        .options = guide.options,
                        .players = guide.seats};
    const auto session = play::Session::open(**title, wishes);
    ASSERT_TRUE(session) << session.error().message;
    for (const std::string& question : asked_of_people(*session, guide))
      EXPECT_TRUE(explained.contains(question)) << id << ": " << question;
  }
}

/// Everything in the scenes of some games that has an id, and the parts of the page.
std::set<std::string> things_seen(const play::Session& opened, const Guide& guide) {
  std::set<std::string> seen{"goals", "hint",   "undo", "log",          "omens",
                             "piles", "forces", "hand", "aim.strength", "aim.direction"};
  const Game& game = opened.game();
  for (std::uint64_t luck = 0; luck <= 3; ++luck) {
    const auto table = game.new_table();
    Setup setup = opened.setup();
    setup.seed = guide.seed + luck;
    game.deal(*table, setup);
    Random random(luck);
    for (int count = 0; count < 300 && !table->over(); ++count) {
      const scene::Scene scene = opened.title().scene(*table, 0);
      for (const auto& each : scene.areas) seen.insert(each.id);
      for (const auto& each : scene.pieces) seen.insert(each.id);
      for (const auto& each : scene.tracks) seen.insert(each.id);
      for (const auto& each : scene.panels) seen.insert(each.id);
      for (const auto& each : scene.boards) seen.insert(each.id);
      const int n = static_cast<int>(
          random.below(static_cast<std::uint32_t>(table->decision().options.size())));
      table->choose(n, game.propose(*table, n, random));
    }
  }
  return seen;
}

TEST(TablePage, NotesPointAtThingsThatAreThere) {
  for (const std::string& id : games::ids()) {
    const auto page = table_page(id);
    ASSERT_TRUE(page) << page.error();
    if (!(*page)->guide) continue;
    const Guide& guide = *(*page)->guide;
    const auto title = games::open(id);
    ASSERT_TRUE(title);
    // Notes about boxes are told where the boxes are.
    auto options = guide.options;
    for (const GuideNote& note : guide.notes)
      if (!note.box.empty()) options[note.box] = "yes";
    const auto session =
        play::Session::open(**title, {.seats = static_cast<int>(guide.seats.size()),
                                      .seed = guide.seed,
                                      .options = options,
                                      .players = guide.seats});
    ASSERT_TRUE(session) << session.error().message;
    const auto verbs = names_of((*title)->game().vocabulary().verbs);
    const auto seen = things_seen(*session, guide);
    int pointing = 0;
    for (const GuideNote& note : guide.notes)
      for (const std::string& target : note.at) {
        ++pointing;
        if (target.starts_with("verb:"))
          EXPECT_TRUE(verbs.contains(target.substr(5))) << id << ": " << target;
        else
          EXPECT_TRUE(seen.contains(target)) << id << ": " << target;
      }
    EXPECT_GT(pointing, 3) << id;
  }
}

// What ends a game is explained while it is played, and not only when it is too late.
TEST(TablePage, GuidesExplainHowGamesAreWonAndLost) {
  const auto points_at = [](const char* game, const std::string& target) {
    const auto page = table_page(game);
    const auto& notes = (*page)->guide->notes;
    return std::any_of(notes.begin(), notes.end(), [&](const GuideNote& note) {
      return std::find(note.at.begin(), note.at.end(), target) != note.at.end();
    });
  };
  for (const char* target : {"goals", "ancient_one", "doom", "terror", "in_play"})
    EXPECT_TRUE(points_at("arkham", target)) << target;
  for (const char* target : {"goals", "necron"}) EXPECT_TRUE(points_at("salem", target)) << target;
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
