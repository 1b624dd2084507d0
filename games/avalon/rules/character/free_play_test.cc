// Free Play: any tile on any tray, with cards of any colour. (TG-887 to TG-890)
#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/tables_for_tests/table_for_tests.h"

namespace tavola::avalon {
namespace {

struct FreeTable : AskedTable {
  explicit FreeTable(bool free) {
    EXPECT_TRUE(load_game());
    State s;
    s.seats = 2;
    s.house.free_play = free ? 1 : 0;
    t.begin(s);
  }
  bool offers(Verb verb, int value) const { return find(verb, value) >= 0; }
};

TEST(FreePlay, ATileGoesOnAnyTrayWithCardsOfAnyColour) {  // TG-887, TG-888
  FreeTable table(true);
  const int beor = number_of(content().heroes, "beor");
  const int green = number_of(content().trays, "green");
  const int grey = number_of(content().trays, "grey");
  table.choose(Verb::kChooseHero, beor);
  ASSERT_TRUE(table.asks(Prompt::kChooseTray));
  table.choose(Verb::kChooseTray, green);
  ASSERT_TRUE(table.asks(Prompt::kChooseColour));
  table.choose(Verb::kChooseColour, grey);
  const Character& c = table.t.state.character(0);
  EXPECT_EQ(c.hero, beor);
  EXPECT_EQ(c.tray, green);
  EXPECT_EQ(c.health(), content().trays[static_cast<std::size_t>(green)].health_top);
  EXPECT_EQ(c.markers[static_cast<int>(Attribute::kAggression)], 2) << "of the tile";
  for (const CardType type : {CardType::kCombat, CardType::kDiplomacy}) {
    EXPECT_EQ(c.own(type).deck.size(), 15);
    EXPECT_EQ(c.own(type).pool.size(), 25);
    for (const std::uint8_t card : c.own(type).deck.cards())
      EXPECT_EQ(content().cards.of(type)[card].tray, grey);
    for (const std::uint8_t card : c.own(type).pool.cards()) {
      const SequenceCard& own = content().cards.of(type)[card];
      EXPECT_TRUE(own.hero == beor || (own.hero == kNone && own.tray == grey))
          << "advanced cards go by the name";
    }
  }
  EXPECT_TRUE(Avalon::violations(table.t.state).empty());

  table.choose(Verb::kChooseHero, number_of(content().heroes, "ailei"));
  EXPECT_FALSE(table.offers(Verb::kChooseTray, green)) << "one tray of each colour";
  table.choose(Verb::kChooseTray, grey);
  EXPECT_FALSE(table.offers(Verb::kChooseColour, grey)) << "R-87: one player a colour";
  EXPECT_TRUE(table.offers(Verb::kChooseColour, green));
}

TEST(FreePlay, OtherwiseTheColourOfTheTileCounts) {  // TG-047
  FreeTable table(false);
  table.choose(Verb::kChooseHero, number_of(content().heroes, "beor"));
  EXPECT_TRUE(table.asks(Prompt::kChooseHero));
  EXPECT_EQ(table.t.state.character(0).tray, number_of(content().trays, "blue"));
  EXPECT_EQ(table.t.state.character(0).deck_colour, table.t.state.character(0).tray);
}

TEST(FreePlay, TheTableWarnsOfWhatItMayMakeEasier) {  // TG-890
  ASSERT_TRUE(load_game());
  EXPECT_TRUE(std::ranges::any_of(
      Avalon::options(), [](const GameOption& option) { return option.id == "free_play"; }));
}

}  // namespace
}  // namespace tavola::avalon
