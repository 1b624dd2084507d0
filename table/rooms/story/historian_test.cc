#include "rooms/story/historian.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>

#include "games/registry.h"
#include "play/engine/status.h"

namespace tavola::rooms {
namespace {

using Json = Historian::Json;

play::Session played(const scene::Title& title, std::uint64_t seed, int most) {
  play::Wishes wishes;
  wishes.seed = seed;
  wishes.seats = std::min(title.game().least_seats() + 1, title.game().most_seats());
  wishes.players = {{"Nora", ""}, {"Teo", ""}, {"Iris", ""}};
  wishes.players.resize(static_cast<std::size_t>(std::min(wishes.seats, 3)));
  auto session = play::Session::open(title, wishes);
  EXPECT_TRUE(session) << session.error().message;
  Random luck(seed, 3);
  for (int i = 0; i < most && !session->table().over(); ++i) {
    const auto& options = session->table().decision().options;
    const auto n = static_cast<int>(luck.below(static_cast<std::uint32_t>(options.size())));
    Parameters parameters{};
    if (options[static_cast<std::size_t>(n)].takes_parameters)
      parameters = title.game().propose(session->table(), n, luck);
    EXPECT_TRUE(session->choose(n, parameters));
  }
  return *std::move(session);
}

Json story_of(const play::Session& session, words::Language language, Seat view) {
  Turns turns;
  turns.follow(session);
  Historian historian(session.copy(), turns, play::voice_of(session, language), view);
  historian.work({.over = [] { return false; }});
  return historian.story;
}

/// Every text that people read of a story.
std::vector<std::string> texts_of(const Json& story) {
  std::vector<std::string> texts;
  for (const Json& chapter : story["chapters"]) {
    texts.push_back(chapter["title"]);
    texts.push_back(chapter["text"]);
  }
  for (const char* list : {"timelines", "luck", "turns"})
    for (const Json& each : story[list]) texts.push_back(each["title"]);
  for (const Json& seat : story["deeds"])
    for (const Json& deed : seat["deeds"]) texts.push_back(deed["title"]);
  return texts;
}

TEST(Historian, TellsEveryGameInEveryLanguageWithoutIds) {
  static const std::regex id_like(R"([A-Za-z]+_[A-Za-z]+|[\[\]{}])");
  for (const std::string& game : games::ids(true)) {
    const auto title = games::open(game);
    ASSERT_TRUE(title) << title.error();
    const Vocabulary& words = (*title)->game().vocabulary();
    std::set<std::string> ids;
    for (const auto* phrases : {&words.verbs, &words.events})
      for (const Phrase& phrase : *phrases) ids.insert(phrase.name);
    for (const std::uint64_t seed : {3, 8}) {
      const play::Session session = played(**title, seed, 500);
      for (const words::Language language :
           {words::Language::kEnglish, words::Language::kItalian, words::Language::kSpanish}) {
        const Json story = story_of(session, language, 0);
        ASSERT_FALSE(story["chapters"].empty()) << game;
        ASSERT_FALSE(story["deeds"][0]["deeds"].empty()) << game;
        for (const std::string& text : texts_of(story)) {
          EXPECT_FALSE(text.empty()) << game;
          EXPECT_FALSE(std::regex_search(text, id_like)) << game << ": " << text;
          EXPECT_FALSE(ids.contains(text)) << game << ": " << text;
        }
      }
    }
  }
}

TEST(Historian, TellsByRoundsInSentences) {
  const auto title = games::open("salem");
  ASSERT_TRUE(title);
  const play::Session session = played(**title, 8, 5000);
  ASSERT_TRUE(session.table().over());
  const Json chapters = story_of(session, words::Language::kEnglish, kSpectator)["chapters"];
  int before = -1;
  std::size_t joined = 0;
  for (const Json& chapter : chapters) {
    EXPECT_GT(chapter["number"], before);
    before = chapter["number"];
    EXPECT_LE(chapter["point"], session.point());
    const std::string text = chapter["text"];
    EXPECT_TRUE(text.ends_with('.') || text.ends_with("”")) << text;
    joined += text.contains(" and takes ") ? 1 : 0;
  }
  EXPECT_GT(joined, 0U) << chapters.dump(1);
}

TEST(Historian, TellsAGameThatHasChaptersByThem) {
  const auto title = games::open("catacombs");
  ASSERT_TRUE(title);
  const play::Session session = played(**title, 3, 500);
  const Json story = story_of(session, words::Language::kEnglish, kSpectator);
  EXPECT_EQ(story["axis"], "Room");
  ASSERT_GT(story["chapters"].size(), 1U);
  EXPECT_TRUE(story["chapters"][1]["title"].get<std::string>().starts_with("Room 1: "));
  EXPECT_EQ(story["chapters"][1]["number"], 1);
}

TEST(StoryChapters, JoinsWhatOnePersonDid) {
  const auto title = games::open("salem");
  ASSERT_TRUE(title);
  const std::vector<Sentence> sentences = {{"Nora goes to the Church.", "Nora", false, 1},
                                           {"Nora takes the Dagger.", "Nora", false, 2},
                                           {"Necron advances 1 space, to 3.", ""},
                                           {"Nora rests.", "Nora"}};
  scene::Voice voice{*title, words::Language::kEnglish, {}};
  EXPECT_EQ(prose(voice, sentences),
            "Nora goes to the Church and takes the Dagger. Necron advances 1 space, to 3. Nora "
            "rests.");
  const std::vector<Sentence> italian = {{"Nora va alla Chiesa.", "Nora", false, 1},
                                         {"Nora esamina la tessera.", "Nora", false, 2}};
  voice.language = words::Language::kItalian;
  EXPECT_EQ(prose(voice, italian), "Nora va alla Chiesa ed esamina la tessera.");
  // One after another, and not the same one.
  const std::vector<Sentence> two = {{"Lo Zombie cade.", "Lo Zombie", false, 1},
                                     {"Lo Zombie cade.", "Lo Zombie", false, 1}};
  EXPECT_EQ(prose(voice, two), "Lo Zombie cade. Lo Zombie cade.");
}

}  // namespace
}  // namespace tavola::rooms
