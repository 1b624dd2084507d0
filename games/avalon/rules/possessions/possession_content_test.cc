// The Items, Skills and Random Events of games/avalon: how many there are, and of which kinds.
#include "games/avalon/rules/possessions/possession_content.h"

#include <array>

#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

const Content& read_content() {
  EXPECT_TRUE(load_game());
  return content();
}

TEST(ItemCards, AreSixtyFiveOfEveryKeywordAndOfNone) {  // TG-024, TG-389, TG-395, TG-399, TG-924
  std::array<int, kKeywords> with{};
  int craftable = 0, plain = 0;
  for (const ItemCard& item : read_content().possessions.items) {
    EXPECT_TRUE(item.text != kNoSource || item.action.there) << item.id << " does nothing";
    craftable += item.craftable ? 1 : 0;
    plain += item.keywords == 0 ? 1 : 0;
    for (int keyword = 0; keyword < kKeywords; ++keyword)
      with[static_cast<std::size_t>(keyword)] += (item.keywords >> keyword) & 1;
  }
  EXPECT_EQ(content().possessions.items.size(), 65U);
  for (const int count : with) EXPECT_GE(count, 6);
  EXPECT_GE(craftable, 20);
  EXPECT_GE(plain, 15);
}

TEST(SkillCards, AreSixOfEachAttributeWithTwoSidesThatSaySomething) {  // TG-433, TG-926
  std::array<int, 6> of{};
  for (const SkillCard& skill : read_content().possessions.skills) {
    ++of[static_cast<std::size_t>(skill.attribute)];
    for (const PossessionText& side : skill.sides) EXPECT_NE(side.text, kNoSource) << side.id;
    EXPECT_NE(skill.sides[0].id, skill.sides[1].id);
  }
  EXPECT_EQ(of, (std::array<int, 6>{6, 6, 6, 6, 6, 6}));
}

TEST(RandomEvents, AreTwentyTwo) {  // TG-910, TG-912
  int random = 0;
  for (const EventCard& event : read_content().story.events) random += event.random ? 1 : 0;
  EXPECT_EQ(random, 22);
}

}  // namespace
}  // namespace tavola::avalon
