// The Lent Light: that its parts stand where its tables begin, and the rules that it brought along:
// verses that wait, Encounters that the story spares, a Guardian that walks, ways that are kept
// open and chapters that end a table.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "content/content.h"
#include "games/avalon/bots/habits.h"
#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/journal/journal_check.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journal/walk.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/banter.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/shown/title.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"
#include "scene/scene.h"
#include "scene/stage.h"

namespace tavola::avalon {
namespace {

/// A table of the story, on its first morning.
struct LentLight : TableWith {
  explicit LentLight(std::initializer_list<std::string_view> heroes) : TableWith(heroes) {
    s().house.table = kStoryTable;
    s().phase = Phase::kJourney;
    set_up_world(t);
    set_up_story(t);
  }
  static std::uint8_t place(int number) { return location_numbered(number); }
  static std::uint8_t part(std::string_view id) { return status_named(id); }
  LocationState& at(int number) { return s().journey.locations[place(number)]; }
  void begin() { EXPECT_TRUE(begin_chapter(t).ended()); }
};

TEST(LentLight, BeginsInCuanachtWithItsOwnChapters) {  // TG-073, TG-077, TG-088
  LentLight j({"beor", "ailei"});
  EXPECT_EQ(location(j.of(0).place).number, 101);
  EXPECT_EQ(j.at(101).dial, 7);
  EXPECT_TRUE(on_map(j.s(), LentLight::place(102)));
  EXPECT_FALSE(on_map(j.s(), LentLight::place(901))) << "the test island is another story";
  j.begin();
  EXPECT_EQ(content().story.chapters[j.s().story.chapter].id, "chapter_one");
}

TEST(LentLight, IsSoundAndAllOfItCanBeReached) {  // TG-900, TG-907
  ASSERT_TRUE(load_game());
  for (const std::string& problem : check_journal(content())) ADD_FAILURE() << problem;
  const JournalWalk walk = walk_journal(content());
  for (const std::string& missed : walk.missed) ADD_FAILURE() << missed;
  EXPECT_GE(walk.verses.size(), 280U);
}

TEST(LentLight, EveryLocationHasItsSection) {  // TG-027
  ASSERT_TRUE(load_game());
  const std::vector<Location>& all = content().island.locations;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].number >= 900) continue;  // of the test island, which has what tests need
    const auto opens = [&](const JournalSection& section) {
      return section.location == i && section.opening != kNoVerse;
    };
    EXPECT_TRUE(std::ranges::any_of(content().journal.sections, opens)) << all[i].number;
  }
}

TEST(LentLight, BotsFeedAStoneOnceSomebodyHoldsItsRites) {
  LentLight j({"beor"});
  j.begin();
  j.s().journal.reading = Reading::kNothing;
  j.s().journey.stage = DayStage::kDuring;
  j.s().journey.step = 0;
  j.s().journey.round = 1;
  j.at(101).dial = 1;
  j.of(0).of(Measure::kFood) = j.of(0).of(Measure::kWealth) = 5;
  const auto looks_at_the_stone = [&j] {
    j.t.begin(State(j.t.state));
    const Decision& asked = j.t.decision();
    EXPECT_EQ(asked.prompt, static_cast<std::uint8_t>(Prompt::kAction));
    return asked.options[static_cast<std::size_t>(habit(j.t))].is(Verb::kInspect);
  };
  EXPECT_FALSE(looks_at_the_stone());
  j.of(0).secrets.add(secret_numbered(11));
  EXPECT_TRUE(looks_at_the_stone());
}

TEST(LentLight, AnEventsVerseWaitsUntilThePageIsRead) {  // TG-124, TG-909
  LentLight j({"beor", "ailei"});
  read_book(j.t, 111);
  ASSERT_TRUE(j.s().journal.on());
  const VerseId open = j.s().journal.verse;
  read_book_later(j.t, 112);
  read_book_later(j.t, 113);
  EXPECT_EQ(j.s().journal.verse, open) << "the page stays open";
  j.s().journal.reading = Reading::kNothing;
  ASSERT_TRUE(verse_waits(j.s()));
  read_waiting_verse(j.t);
  EXPECT_EQ(verse(j.s().journal.verse).id, "book:112");
  j.s().journal.reading = Reading::kNothing;
  read_waiting_verse(j.t);
  EXPECT_EQ(verse(j.s().journal.verse).id, "book:113") << "in the order in which they came";
  EXPECT_FALSE(verse_waits(j.s()));
}

TEST(LentLight, TheStorySparesAPartyTheEncounterAtTheGate) {  // TG-260
  LentLight j({"beor"});
  lay(j.t, LentLight::place(107), 1, -1, cites("TG-255"));
  j.of(0).place = LentLight::place(107);
  mark(j.t, LentLight::part("whitenings_eyes"), 1, cites("TG-953"));
  EXPECT_TRUE(instant_rule(j.t, LentLight::place(107), SeatSet::only(0)).ended());
  EXPECT_FALSE(j.s().encounter.on());
  unmark(j.t, LentLight::part("whitenings_eyes"), 1, cites("TG-953"));
  EXPECT_TRUE(instant_rule(j.t, LentLight::place(107), SeatSet::only(0)).ended());
  EXPECT_TRUE(j.s().encounter.on()) << "who was not admitted is asked";
}

TEST(LentLight, ASetupPutsTheQuestsOfEarlierEventsAway) {  // TG-308
  LentLight j({"beor"});
  j.begin();
  begin_quest(j.t, number_of(content().story.quests, "story_one_one"));
  ASSERT_NE(j.s().story.quests[0], kNone);
  j.s().story.next_chapter = number_of(content().story.chapters, "chapter_two");
  j.begin();
  EXPECT_EQ(j.s().story.quests[0], kNone);
}

TEST(LentLight, TheRedAsksForAnOrderOfTheLineAndTwoAnswers) {  // TG-303
  LentLight j({"beor", "ailei"});
  j.begin();
  j.s().story.chapter = number_of(content().story.chapters, "chapter_three");
  begin_quest(j.t, number_of(content().story.quests, "story_three_one"));
  mark(j.t, LentLight::part("the_bread_line"), 1, cites("TG-345"));
  mark(j.t, LentLight::part("the_granary"), 1, cites("TG-345"));
  EXPECT_FALSE(any_quest_fulfilled(j.t)) << "grain alone does not fill them";
  mark(j.t, LentLight::part("the_barges"), 2, cites("TG-345"));
  EXPECT_TRUE(any_quest_fulfilled(j.t));
}

TEST(LentLight, InTheSixthChapterTheGleanerWalksHome) {  // TG-373, TG-374
  LentLight j({"beor"});
  j.s().story.chapter = number_of(content().story.chapters, "chapter_six");
  lay(j.t, LentLight::place(113), 0, -2, cites("TG-255"));
  j.of(0).place = LentLight::place(103);
  const std::uint8_t gleaner = number_of(content().cards.encounters, "gleaner");
  place_guardian(j.t, gleaner, LentLight::place(113), cites("TG-372"));
  EXPECT_TRUE(roll_next_guardian(j.t).ended());
  EXPECT_EQ(j.s().journey.guardians[0].place, LentLight::place(102));
  j.s().journey.guardians[0].rolled = 0;
  EXPECT_TRUE(roll_next_guardian(j.t).ended());
  EXPECT_EQ(j.s().journey.guardians[0].place, LentLight::place(101));
}

TEST(LentLight, AWayThatIsOpenedIsKeptUntilTheChapterEnds) {  // TG-256, TG-276
  LentLight j({"beor"});
  lay(j.t, LentLight::place(106), -1, -1, cites("TG-255"));
  open_way(j.t, LentLight::place(112), cites("TG-124"));
  open_way(j.t, LentLight::place(111), cites("TG-124"));
  ASSERT_TRUE(on_map(j.s(), LentLight::place(112)));
  EXPECT_EQ(j.at(111).column, -2);
  spread_wyrdness(j.t);
  EXPECT_TRUE(on_map(j.s(), LentLight::place(111))) << "beyond the light";
  j.s().story.next_chapter = number_of(content().story.chapters, "chapter_five");
  j.begin();
  spread_wyrdness(j.t);
  EXPECT_FALSE(on_map(j.s(), LentLight::place(111)));
}

TEST(LentLight, TheSecondChapterWaitsForTheDawn) {  // TG-939
  LentLight j({"beor"});
  j.begin();
  j.s().journal.reading = Reading::kNothing;
  j.s().journey.stage = DayStage::kDuring;
  j.s().story.next_chapter = number_of(content().story.chapters, "chapter_two");
  EXPECT_TRUE(chapter_waits(j.s())) << "the first night has not come yet";
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 1;
  EXPECT_FALSE(chapter_waits(j.s()));
  j.seen.events.clear();
  EXPECT_TRUE(journey_step(j.t).ended());
  EXPECT_EQ(content().story.chapters[j.s().story.chapter].id, "chapter_two");
  // TG-307: the end of the one before is told and staged, with its number.
  const scene::OpenedTitle title = open();
  ASSERT_EQ(j.seen.count(Happening::kChapterDone), 1);
  const auto done = std::ranges::find(
      j.seen.events, static_cast<std::uint8_t>(Happening::kChapterDone), &Event::kind);
  EXPECT_EQ(done->args[1], j.s().journey.day - 1) << "a day that has only dawned took nothing";
  const auto staged = (*title)->stage(*done);
  ASSERT_TRUE(staged);
  EXPECT_EQ(staged->what, scene::Text::of("board.chapter_done").with("n", 1));
  EXPECT_TRUE(staged->page);
  const scene::Scene scene = (*title)->scene(j.t, 0);
  const auto day = std::ranges::find(scene.panels, "day", &scene::Panel::id);
  ASSERT_NE(day, scene.panels.end());
  EXPECT_EQ(day->note.message, "board.chapter") << "the Chapter that has begun has its number";
  // Others begin at the hour at which the one before was done.
  j.s().journey.stage = DayStage::kDuring;
  j.s().story.next_chapter = number_of(content().story.chapters, "chapter_three");
  EXPECT_FALSE(chapter_waits(j.s()));
}

TEST(LentLight, EveryQuestOfTheStorySaysWhatItAsks) {  // TG-305
  LentLight j({"beor"});
  const scene::OpenedTitle title = open();
  ASSERT_TRUE(title) << title.error();
  for (const Quest& quest : content().story.quests) {
    if (!quest.id.starts_with("story_")) continue;
    for (const words::Language language : words::kLanguages)
      EXPECT_NE((*title)->messages().find(language, "aim." + quest.id), nullptr) << quest.id;
  }
}

TEST(LentLight, ATableMayEndWithItsChapterAndTheNextGoesOn) {  // TG-307, TG-939
  LentLight j({"beor"});
  j.begin();
  j.s().journal.reading = Reading::kNothing;
  j.s().house.sitting = 1;
  j.s().story.next_chapter = number_of(content().story.chapters, "chapter_two");
  EXPECT_TRUE(journey_step(j.t).ended());
  ASSERT_EQ(j.s().ending, Ending::kChapterOver);
  const std::uint8_t day = j.s().journey.day;
  j.s().phase = Phase::kSetup;
  j.s().ending = Ending::kNone;
  EXPECT_TRUE(begin_next_chapter(j.t).ended());
  EXPECT_EQ(content().story.chapters[j.s().story.chapter].id, "chapter_two");
  EXPECT_EQ(j.s().journey.day, day) << "at the hour at which it was left";
}

TEST(LentLight, HeroesWhoTravelTogetherTalkOncePerPairAndChapter) {
  LentLight j({"ailei", "arev"});
  j.begin();
  let_heroes_talk(j.t);
  EXPECT_EQ(j.s().story.banters_told.count(), 1);
  let_heroes_talk(j.t);
  EXPECT_EQ(j.s().story.banters_told.count(), 1);
  j.s().story.pairs_talked = 0;
  j.of(0).place = LentLight::place(102);
  let_heroes_talk(j.t);
  EXPECT_EQ(j.s().story.banters_told.count(), 1) << "they are not together";
}

// docs/writing-for-avalon.md: what it says is an island can be read, is sound and can be walked.
// Content that is added to what the program holds begins where its own file says, and the counts of
// the core set are not asked of it.
TEST(OwnIsland, TheExampleOfTheGuideIsSound) {  // TG-026, TG-074
  namespace fs = std::filesystem;
  const fs::path folder = "docs/example_island";
  ASSERT_TRUE(fs::exists(folder));
  ASSERT_TRUE(load_game());
  const Content& before = content();
  std::deque<tavola::content::StandIn> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    files.emplace_back(fs::relative(entry.path(), folder).generic_string(),
                       std::string(std::istreambuf_iterator<char>(in), {}));
  }
  auto own = load_content();
  ASSERT_TRUE(own) << own.error();
  use(&*own);
  EXPECT_EQ(own->island.beginnings.size(), kOwnTable + 1U);
  EXPECT_EQ(own->story.chapters[own->island.beginnings[kOwnTable].chapter].id, "the_drifting_bell");
  EXPECT_GT(own->possessions.secrets.size(), before.possessions.secrets.size());
  TableWith table({"beor"});
  table.s().house.table = kOwnTable;
  table.s().phase = Phase::kJourney;
  set_up_world(table.t);
  EXPECT_EQ(location(table.of(0).place).number, 701);
  for (const std::string& problem : check_journal(*own))
    if (problem.contains("journal/70")) ADD_FAILURE() << problem;
  for (const std::string& missed : walk_journal(*own).missed) ADD_FAILURE() << missed;
  use(&before);
}

TEST(OwnIsland, ItsRitesAreASecretThatThereIs) {
  ASSERT_TRUE(load_game());
  const tavola::content::StandIn island("avalon/own/island.toml",
                                        "start = 801\nrites = 250\n[[location]]\n"
                                        "id = \"own_place\"\nword = \"loc_test_hearth\"\n"
                                        "number = 801\norigin = \"ours\"\n");
  const auto read = load_content();
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().find("rites = 250"), std::string::npos) << read.error();
}

}  // namespace
}  // namespace tavola::avalon
