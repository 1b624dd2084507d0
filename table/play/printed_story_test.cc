// The printed story on the test island: pages in the order in which they were read, what was chosen
// on them, who played and how it ended, in three languages.
#include "play/printed_story.h"

#include <gtest/gtest.h>

#include "games/registry.h"
#include "play/campaign/chapters_for_tests.h"
#include "play/engine/status.h"
#include "play/story.h"
#include "scene/stage.h"

namespace tavola::play {
namespace {

/// A party that explores as soon as it can, and answers so many pages.
Session explored(int answers) {
  Session session = begun_chapter(2, 4);
  for (int n = 0; n < 400 && answers > 0 && !session.table().over(); ++n) {
    int choice = 0;
    for (const char* verb : {"explore", "journal_choice"})
      if (const auto found = session.all_like({verb, {}}); !found.empty()) {
        choice = found.front();
        answers -= verb == std::string("journal_choice") ? 1 : 0;
      }
    EXPECT_TRUE(session.choose(choice));
  }
  return session;
}

std::vector<std::string> titles_read(const Session& session, words::Language language) {
  std::vector<std::string> titles;
  for (std::size_t i = 0; i < session.point(); ++i)
    for (const Event& event : session.record(i).events)
      if (const auto stage = session.title().stage(event);
          stage && stage->page && stage->form != scene::Form::kLine)
        titles.push_back(voice_of(session, language).say(stage->title));
  return titles;
}

TEST(PrintedStory, HasThePagesInTheirOrderAndWhoPlayed) {
  const Session session = explored(3);
  for (const words::Language language : words::kLanguages) {
    const std::string html = printed_story({&session}, language);
    EXPECT_TRUE(html.contains("<html lang=\"" + std::string(words::code(language)) + "\">"));
    EXPECT_TRUE(html.contains("@page { size: A5"));
    EXPECT_FALSE(html.contains("http")) << "it needs nothing from elsewhere";
    EXPECT_TRUE(html.contains("(P0)</li>")) << "a hero with the name of who plays it";
    std::size_t at = 0;
    const std::vector<std::string> titles = titles_read(session, language);
    ASSERT_GE(titles.size(), 3U);
    for (const std::string& title : titles) {
      at = html.find(title + "</h4>", at);
      ASSERT_NE(at, std::string::npos) << title;
    }
  }
  EXPECT_TRUE(printed_story({&session}, words::Language::kItalian).contains("La storia continua."));
}

TEST(PrintedStory, ShowsItsPicturesWhereAKitDrawsThemAndHoldsItOnce) {
  const Session session = explored(3);
  EXPECT_FALSE(printed_story({&session}, words::Language::kEnglish).contains("<canvas"));
  std::vector<std::string> asked;
  const KitOf kit = [&asked](std::string_view game) {
    asked.emplace_back(game);
    return std::string("<script>kit</script>");
  };
  for (const auto& [language, words] :
       {std::pair(words::Language::kEnglish, "aria-label=\"An engraving for "),
        std::pair(words::Language::kItalian, "aria-label=\"Un’incisione per "),
        std::pair(words::Language::kSpanish, "aria-label=\"Un grabado para ")}) {
    const std::string html = printed_story({&session}, language, kit);
    EXPECT_TRUE(html.contains(words));
    EXPECT_TRUE(html.contains("data-game=\"" + std::string(session.title().game().id()) + "\""));
    EXPECT_TRUE(html.contains("role=\"img\""));
    const std::size_t at = html.find("<script>kit</script>");
    ASSERT_NE(at, std::string::npos);
    EXPECT_EQ(html.find("<script>kit</script>", at + 1), std::string::npos);
    EXPECT_LT(html.rfind("<canvas"), at) << "they are there before it draws";
  }
  EXPECT_EQ(asked.size(), 3U);
}

TEST(PrintedStory, SetsWordsOffAndNamesAPageOnceItIsReadAgain) {
  const Session session = explored(6);
  const std::string html = printed_story({&session}, words::Language::kEnglish);
  EXPECT_FALSE(html.contains('*'));
  for (std::size_t at = html.find("class=\"again\""); at != std::string::npos;
       at = html.find("class=\"again\"", at + 1)) {
    const std::size_t end = html.find("</article>", at);
    EXPECT_FALSE(html.substr(at, end - at).contains("<p>"));
  }
}

TEST(PrintedStory, TellsWhatWasChosenWhereThereWasAChoice) {
  const Session session = explored(2);
  const std::string html = printed_story({&session}, words::Language::kEnglish);
  EXPECT_TRUE(html.contains("<p class=\"chosen\">The Party chooses: "));
}

TEST(PrintedStory, EndsAsTheChapterEndedAndGoesOnWithTheNext) {
  Session first = begun_chapter(2, 4);
  play_through(first);
  ASSERT_TRUE(first.table().over());
  Session second = begun_chapter(2, 5, *first.hands_on());
  const std::string html = printed_story({&first, &second}, words::Language::kSpanish);
  const std::size_t end = html.find("<article class=\"end\">");
  ASSERT_NE(end, std::string::npos);
  EXPECT_TRUE(html.substr(end).contains("Duró hasta el día 5.")) << html.substr(end);
  EXPECT_LT(end, html.find("La historia continúa."));
}

TEST(PrintedStory, OfACampaignTellsOnlyWhatItsChapterGoesOnFrom) {
  const Session session = explored(1);
  Campaign campaign{.game = "avalon", .now = "2", .chapters = {}};
  campaign.chapters.push_back({"1", 1, "", session.save()});
  campaign.chapters.push_back({"1b", 1, "", "never played"});
  campaign.chapters.push_back({"2", 2, "1", session.save()});
  const auto told = printed_campaign(campaign, words::Language::kEnglish);
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_EQ(*told, printed_story({&session, &session}, words::Language::kEnglish));
}

// A game that reads nothing out is told from its log.
TEST(PrintedStory, OfEveryGameIsAnAccountOfWhatItsLogCallsWorthTelling) {
  for (const std::string game : {"salem", "catacombs", "arkham"}) {
    Wishes wishes;
    wishes.seed = 7;
    const auto title = games::open(game);
    ASSERT_TRUE(title) << title.error();
    auto session = Session::open(**title, wishes);
    ASSERT_TRUE(session) << session.error().message;
    Random luck(3);
    for (int i = 0; i < 20'000 && !session->table().over(); ++i) {
      const Decision& decision = session->table().decision();
      const int n =
          static_cast<int>(luck.below(static_cast<std::uint32_t>(decision.options.size())));
      Parameters parameters{};
      if (decision.options[static_cast<std::size_t>(n)].takes_parameters)
        parameters = session->game().propose(session->table(), n, luck);
      ASSERT_TRUE(session->choose(n, parameters));
    }
    ASSERT_TRUE(session->table().over());
    for (const words::Language language : words::kLanguages) {
      const std::string html = printed_story({&*session}, language);
      EXPECT_TRUE(html.contains("</h3>")) << game << " has rounds or rooms";
      std::size_t paragraphs = 0;
      for (std::size_t at = html.find("<p>"); at != std::string::npos;
           at = html.find("<p>", at + 1))
        ++paragraphs;
      EXPECT_GT(paragraphs, 5U) << game << html;
      EXPECT_TRUE(html.contains("<article class=\"end\">")) << game;
      EXPECT_FALSE(html.contains("[")) << game << ": a sentence without words";
    }
  }
}

}  // namespace
}  // namespace tavola::play
