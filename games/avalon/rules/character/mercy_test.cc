// The Allmother's Mercy. (TG-462 to TG-466, TG-886, TG-909)
#include "games/avalon/rules/character/mercy.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

void die_tonight(Journey& j, Seat seat) {
  lose(j.t, seat, Measure::kHealth, 20, cites("TG-563"));
  j.of(seat).dying_dial = 1;
}

bool is_saved(Journey& j) { return is_marked(j.s(), status_named("saved_by_the_goddess")); }

TEST(Mercy, ALoneCharacterBeginsAgainWithWhatTheGoddessGives) {  // TG-462, TG-463, TG-465, TG-909
  Journey j({"ailei"});
  die_tonight(j, 0);
  j.of(0).of(Measure::kWealth) = 9;
  j.of(0).of(Measure::kTerror) = 4;
  j.of(0).items.add(5);
  j.stand(0, 903);
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kMercy));
  EXPECT_FALSE(j.t.over());
  j.choose(Verb::kAskForMercy);
  EXPECT_FALSE(j.t.over());
  EXPECT_TRUE(is_saved(j));
  EXPECT_EQ(j.of(0).alive, 1);
  EXPECT_EQ(j.of(0).dying, 0);
  EXPECT_EQ(j.of(0).health(), 8);
  EXPECT_EQ(j.of(0).terror(), 0);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 2);
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 1);
  EXPECT_EQ(j.of(0).of(Measure::kReputation), 1);
  EXPECT_EQ(j.of(0).of(Measure::kMagic), 1);
  EXPECT_TRUE(j.of(0).items.has(5)) << "what is no Resource stays";
  EXPECT_EQ(j.of(0).own(CardType::kCombat).deck.size(), 15);
  EXPECT_EQ(j.of(0).place, Journey::place(901));
  EXPECT_TRUE(Avalon::violations(j.s()).empty());
}

TEST(Mercy, VerseFiveHundredOfTheBookIsRead) {  // TG-464, TG-909
  Journey j({"ailei"});
  die_tonight(j, 0);
  j.play_morning();
  j.seen.events.clear();
  j.choose(Verb::kAskForMercy);
  bool read = false;
  for (const Event& event : j.seen.events)
    read = read || (event.kind == static_cast<std::uint8_t>(Happening::kVerseRead) &&
                    event.args[0] == book_verse(content(), 500));
  EXPECT_NE(book_verse(content(), 500), kNoVerse);
  EXPECT_TRUE(read);
}

TEST(Mercy, AllPlayersMustWantIt) {  // TG-462
  Journey j({"ailei", "beor", "arev", "maggot"});
  die_tonight(j, 2);
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kMercy));
  j.choose(Verb::kAskForMercy);
  ASSERT_TRUE(j.asks(Prompt::kMercy));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kAcceptFailure);
  EXPECT_TRUE(j.t.over());
  EXPECT_EQ(j.s().ending, Ending::kFailure);
  EXPECT_FALSE(is_saved(j));
}

TEST(Mercy, TheChapterBeginsAgainWithItsEvents) {  // TG-465
  Journey j({"ailei", "beor", "arev", "maggot"});
  set_up_story(j.t);
  j.play_morning();
  const std::uint8_t chapter = j.s().story.chapter;
  ASSERT_NE(chapter, kNone);
  const auto& events = content().story.chapters[chapter].deck;
  const std::uint8_t revealed = j.s().story.event;
  die_tonight(j, 2);
  j.play_morning();
  while (!j.asks(Prompt::kMercy)) j.t.choose(0);
  j.s().story.statuses[0] = 1;
  for (int i = 0; i < 4; ++i) j.choose(Verb::kAskForMercy);
  EXPECT_EQ(j.s().story.chapter, chapter);
  EXPECT_EQ(j.s().story.statuses[0], 1) << "Statuses are kept";
  EXPECT_EQ(j.s().journey.dead_heroes, 0);
  EXPECT_EQ(j.of(2).alive, 1) << "who died in it lives again";
  int there = 0;
  for (const std::uint8_t event : events) {
    there += j.s().story.events.count(event) + (j.s().story.event == event ? 1 : 0);
    EXPECT_EQ(j.s().story.event_discard.count(event), 0);
  }
  // An Event with a Quest lies with the Quests.
  for (const std::uint8_t quest : j.s().story.quests)
    there += quest != kNone && content().story.quests[quest].event != kNone ? 1 : 0;
  EXPECT_EQ(there, static_cast<int>(events.size())) << "all Events of the Chapter, once";
  static_cast<void>(revealed);
}

TEST(Mercy, WhoDiedInAnEarlierChapterStaysDead) {  // TG-457, TG-465
  Journey j({"ailei", "beor"});
  j.s().journey.dead_heroes = j.s().journey.dead_before = static_cast<std::uint8_t>(
      (1U << number_of(content().heroes, "arev")) | (1U << number_of(content().heroes, "maggot")));
  die_tonight(j, 1);
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kMercy)) << "TG-454";
  j.choose(Verb::kAskForMercy);
  j.choose(Verb::kAskForMercy);
  EXPECT_EQ(j.of(1).alive, 1);
  EXPECT_EQ(j.s().journey.dead_heroes, j.s().journey.dead_before);
}

TEST(Mercy, WhoAsksAgainIsToldOfNarrativeMode) {  // TG-466
  Journey j({"ailei"});
  for (int i = 0; i < 2; ++i) {
    die_tonight(j, 0);
    j.play_morning();
    while (!j.asks(Prompt::kMercy)) j.t.choose(0);
    EXPECT_EQ(j.seen.count(Happening::kMercyAgain), 0);
    j.choose(Verb::kAskForMercy);
  }
  EXPECT_EQ(j.seen.count(Happening::kMercyAgain), 1);
  EXPECT_EQ(j.s().house.narrative, 0) << "advice only";
}

TEST(Mercy, AChallengingGameMayDoWithoutIt) {  // TG-886
  Journey j({"ailei"});
  j.s().house.no_mercy = 1;
  die_tonight(j, 0);
  j.play_morning();
  EXPECT_TRUE(j.t.over());
  EXPECT_EQ(j.s().ending, Ending::kFailure);
}

}  // namespace
}  // namespace tavola::avalon
