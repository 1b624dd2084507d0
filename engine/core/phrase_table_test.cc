#include "core/phrase_table.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

enum class Deed : std::uint8_t { kOpen, kPlaceSigil, kLevel10, kX, kWait };
enum Plain : int { kRed, kGreen };

constexpr FieldOf kDoor{"door", 2};

TEST(EnumNames, AreTheValuesOwn) {
  EXPECT_EQ(kCountOf<Deed>, 5U);
  EXPECT_EQ(names_of<Deed>(),
            (std::vector<std::string>{"open", "place_sigil", "level_10", "x", "wait"}));
  EXPECT_EQ(names_of<Plain>(), (std::vector<std::string>{"red", "green"}));
  EXPECT_EQ(name_of(Deed::kPlaceSigil), "place_sigil");
}

struct Right {
  static constexpr PhraseOf<Deed> kLines[] = {
      {Deed::kOpen, {kDoor}}, {Deed::kPlaceSigil}, {Deed::kLevel10}, {Deed::kX}, {Deed::kWait}};
};
struct Swapped {
  static constexpr PhraseOf<Deed> kLines[] = {
      {Deed::kOpen, {kDoor}}, {Deed::kLevel10}, {Deed::kPlaceSigil}, {Deed::kX}, {Deed::kWait}};
};
struct Twice {
  static constexpr PhraseOf<Deed> kLines[] = {
      {Deed::kOpen, {kDoor}}, {Deed::kPlaceSigil}, {Deed::kPlaceSigil}, {Deed::kX}, {Deed::kWait}};
};

template <class Lines>
concept Compiles = requires {
  typename std::bool_constant<(checked_lines<Deed>(Lines::kLines), true)>;
};

TEST(PhraseTable, ASwappedOrRepeatedLineDoesNotCompile) {
  EXPECT_TRUE(Compiles<Right>);
  EXPECT_FALSE(Compiles<Swapped>);
  EXPECT_FALSE(Compiles<Twice>);
}

TEST(PhraseTable, GivesAVocabularyItsPhrases) {
  constexpr auto kDeeds = phrase_table<Deed>({
      {Deed::kOpen, {kDoor, {"times"}}},
      {Deed::kPlaceSigil},
      {Deed::kLevel10},
      {Deed::kX, {}, true},
      {Deed::kWait},
  });
  const std::vector<Phrase> list = phrases(kDeeds);
  ASSERT_EQ(list.size(), 5U);
  EXPECT_EQ(list[0].name, "open");
  ASSERT_EQ(list[0].fields.size(), 2U);
  EXPECT_EQ(list[0].fields[0].name, "door");
  EXPECT_EQ(list[0].fields[0].kind, 2);
  EXPECT_EQ(list[0].fields[1].kind, kNumber);
  EXPECT_EQ(list[3].name, "x");
  EXPECT_TRUE(list[3].reveals);
  EXPECT_FALSE(list[4].reveals);
}

TEST(PhraseTable, NamesDecks) {
  constexpr auto kDecks = deck_table<Plain>({{kRed, 3}, {kGreen}});
  const std::vector<DeckName> list = decks(kDecks);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].name, "red");
  EXPECT_EQ(list[0].kind, 3);
  EXPECT_EQ(list[1].name, "green");
}

TEST(PhraseTable, KindsOfValuesAreAddedInTheirOrder) {
  struct Thing {
    std::string id, word;
  };
  Vocabulary vocabulary;
  add_kind(vocabulary, 2, kind_of_things("door", std::vector<Thing>{{"oak", "door_oak"}}));
  EXPECT_EQ(vocabulary.ids("door"), (std::vector<std::string>{"oak"}));
  EXPECT_EQ(vocabulary.kinds[2].words, (std::vector<std::string>{"door_oak"}));
  EXPECT_DEATH(add_kind(vocabulary, 4, {"room", {}, {}}), "another order");
}

}  // namespace
}  // namespace tavola
