// What the sets of the four heroes keep to, so that every card can be played by its hero.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/avalon/content/content.h"
#include "games/avalon/game.h"

namespace tavola::avalon {
namespace {

const CardContent& loaded_cards() {
  EXPECT_TRUE(load_game());
  return content().cards;
}

/// The hero that plays a card: the one it names, or the one of its tray.
const Hero& hero_of(const SequenceCard& card) {
  for (const Hero& hero : content().heroes)
    if (hero.tray == card.tray) return hero;
  ADD_FAILURE() << card.id << " is of no hero's tray";
  return content().heroes.front();
}

bool has_continue(const BonusHalf& half) {
  for (int i = 0; i < half.count; ++i)
    if (half.icons[static_cast<std::size_t>(i)].icon == Icon::kContinue) return true;
  return false;
}

TEST(HeroCards, AreTwentyFiveBasicAndFifteenAdvancedOfBothTypes) {  // TG-055, TG-057, TG-923
  for (const auto& type : loaded_cards().sequence) {
    std::map<int, std::set<int>> basic;
    std::map<int, std::set<int>> advanced;
    for (const SequenceCard& card : type)
      (card.hero == kNone ? basic[card.tray] : advanced[card.hero]).insert(card.number);
    EXPECT_EQ(basic.size(), content().trays.size());
    EXPECT_EQ(advanced.size(), content().heroes.size());
    for (const auto& [tray, numbers] : basic)
      EXPECT_TRUE(numbers.size() == 25U && *numbers.begin() == 1 && *numbers.rbegin() == 25)
          << content().trays[static_cast<std::size_t>(tray)].id;
    for (const auto& [hero, numbers] : advanced)
      EXPECT_TRUE(numbers.size() == 15U && *numbers.begin() == 1 && *numbers.rbegin() == 15)
          << content().heroes[static_cast<std::size_t>(hero)].id;
  }
}

TEST(HeroCards, ContinueOnlyOverRowsThatTheirHeroHas) {  // TG-574, TG-576
  const CardContent& all = loaded_cards();
  for (int i = 0; i < kCardTypes; ++i) {
    const auto type = static_cast<CardType>(i);
    for (const SequenceCard& card : all.of(type)) {
      bool any = false;
      bool within_reach = false;
      for (int row = 0; row < kRows; ++row) {
        if (!has_continue(card.left[static_cast<std::size_t>(row)])) continue;
        any = true;
        within_reach =
            within_reach || row >= kAttributeRows ||
            hero_of(card).attributes[static_cast<std::size_t>(attribute_of(type, row))] > 0;
      }
      EXPECT_TRUE(within_reach || !any) << card.id;
    }
  }
}

TEST(HeroCards, OfTheStartAskForNoMoreThanTheHeroHas) {  // TG-514, TG-569
  const CardContent& all = loaded_cards();
  for (int i = 0; i < kCardTypes; ++i) {
    const auto type = static_cast<CardType>(i);
    for (const SequenceCard& card : all.of(type)) {
      if (!card.banner) continue;
      for (int row = 0; row < kAttributeRows; ++row) {
        const int has = hero_of(card).attributes[static_cast<std::size_t>(attribute_of(type, row))];
        EXPECT_LE(card.right[static_cast<std::size_t>(row)].level, std::max(1, has)) << card.id;
      }
    }
  }
}

}  // namespace
}  // namespace tavola::avalon
