#include "core/vocabulary.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

TEST(Vocabulary, IsReadFromItsShortForm) {
  const Vocabulary words = Vocabulary::of(
      "kind room: hall attic; deck bag room; verb open room;verb wait; prompt turn left;"
      "event moved who:seat from:room to:room; ending won; ending lost; number strength; die 10;");
  ASSERT_EQ(words.kinds.size(), 3U);
  EXPECT_EQ(words.kinds[2].name, "room");
  EXPECT_EQ(words.kinds[2].words, (std::vector<std::string>{"room_hall", "room_attic"}));
  EXPECT_EQ(words.ids("room"), (std::vector<std::string>{"hall", "attic"}));
  ASSERT_EQ(words.verbs.size(), 2U);
  EXPECT_EQ(words.verbs[0].fields[0].kind, 2);
  EXPECT_TRUE(words.verbs[1].fields.empty());
  EXPECT_EQ(words.prompts[0].fields[0].kind, kNumber);
  ASSERT_EQ(words.events[0].fields.size(), 3U);
  EXPECT_EQ(words.events[0].fields[0].name, "who");
  EXPECT_EQ(words.events[0].fields[0].kind, kSeatValue);
  EXPECT_EQ(words.events[0].fields[2].name, "to");
  EXPECT_EQ(words.events[0].fields[2].kind, 2);
  EXPECT_EQ(words.endings, (std::vector<std::string>{"won", "lost"}));
  EXPECT_EQ(words.parameters, (std::vector<std::string>{"strength"}));
  EXPECT_EQ(words.decks[0].kind, 2);
  EXPECT_EQ(words.die_faces, 10);
}

TEST(Vocabulary, NamesValuesAndFindsThemByName) {
  const Vocabulary words = Vocabulary::of("kind room: hall attic; verb open room");
  EXPECT_EQ(words.id_of(2, 1), "attic");
  EXPECT_EQ(words.id_of(2, 7), "7");
  EXPECT_EQ(words.id_of(kNumber, -3), "-3");
  EXPECT_EQ(words.value_of(2, "attic"), 1);
  EXPECT_EQ(words.value_of(2, "cellar"), -1);
  EXPECT_EQ(index_of(words.verbs, "open"), 0);
  EXPECT_EQ(index_of(words.verbs, "shut"), -1);
}

TEST(VocabularyDeath, AMistakeEndsTheProgram) {
  EXPECT_DEATH(Vocabulary::of("verb open what:room"), "a kind that it has not declared");
  EXPECT_DEATH(Vocabulary::of("noun door"), "begins with kind, verb");
  EXPECT_DEATH(Vocabulary::of("verb"), "a word and a name");
  EXPECT_DEATH(Vocabulary::of("kind room hall"), "kind NAME:");
  EXPECT_DEATH(Vocabulary::of("verb wait").ids("room"), "a kind that it does not have");
}

}  // namespace
}  // namespace tavola
