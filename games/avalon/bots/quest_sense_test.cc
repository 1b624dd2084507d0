// What bots make of the story's pages, and that parties who go by habit come to an end of it.
#include "games/avalon/bots/quest_sense.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/bots/habits.h"
#include "games/avalon/bots/story_habits.h"
#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

struct Readers : TableWith {
  explicit Readers(std::initializer_list<std::string_view> heroes) : TableWith(heroes) {
    s().house.table = kStoryTable;
    s().phase = Phase::kJourney;
    set_up_world(t);
    set_up_story(t);
  }
  static std::uint8_t quest(std::string_view id) { return number_of(content().story.quests, id); }
  ForQuest has(int number, std::string_view id) {
    return what_for_quest(t, 0, quest(id), location_numbered(number));
  }
};

TEST(QuestSense, KnowsWhereTheWordsCanBeLearned) {
  Readers j({"beor"});
  for (const int place : {102, 104, 105})
    EXPECT_EQ(j.has(place, "story_one_one"), ForQuest::kItself) << place;
  EXPECT_EQ(j.has(109, "story_one_one"), ForQuest::kNothing);
  j.of(0).secrets.add(secret_numbered(11));
  EXPECT_EQ(j.has(104, "story_one_one"), ForQuest::kNothing) << "it is had already";
}

TEST(QuestSense, AsksForLightWhereTheQuestDoes) {
  Readers j({"beor"});
  EXPECT_TRUE(asks_for_light(Readers::quest("story_one_four"), location_numbered(106)));
  EXPECT_FALSE(asks_for_light(Readers::quest("story_one_four"), location_numbered(102)));
}

TEST(QuestSense, OneOrderOfTheBreadLineIsEnough) {
  Readers j({"beor"});
  j.s().story.chapter = number_of(content().story.chapters, "chapter_three");
  j.s().story.statuses[status_named("the_red")] = 1U << 1U;
  EXPECT_EQ(j.has(101, "story_three_one"), ForQuest::kItself);
  for (const char* done : {"the_bread_line", "the_granary"})
    mark(j.t, status_named(done), 1, cites("TG-345"));
  EXPECT_NE(j.has(101, "story_three_one"), ForQuest::kItself) << "other orders are not asked for";
}

TEST(StoryHabits, WhoHasEnoughGivesAndTheDyingComeFirst) {
  Readers j({"beor", "ailei"});
  j.of(0).of(Measure::kFood) = 1;
  EXPECT_FALSE(can_spare_food(j.s(), 0, 1));
  j.of(1).dying = 1;
  EXPECT_TRUE(can_spare_food(j.s(), 0, 1)) << "the last loaf, for somebody who would die";
  j.of(0).of(Measure::kHealth) = 2;
  EXPECT_FALSE(can_spare_food(j.s(), 0, 1));
}

TEST(StoryHabits, AnActComesToAnEndWithAnyNumberOfHeroes) {  // TG-307, TG-454
  const auto game = load_game();
  ASSERT_TRUE(game);
  for (int seats = 1; seats <= kSeats; ++seats) {
    const auto table = (*game)->new_table();
    (*game)->deal(*table, (*game)->standard_setup(seats, 3));
    Random luck(5);
    int decisions = 0;
    for (; !table->over() && decisions < 10'000; ++decisions) {
      const int option = std::max(0, habit(static_cast<const Table&>(*table)));
      table->choose(option, (*game)->propose(*table, option, luck));
    }
    EXPECT_TRUE(table->over()) << seats << " heroes";
  }
}

}  // namespace
}  // namespace tavola::avalon
