// Experience, Attributes and decks at End of Day.
#include "games/avalon/rules/character/advancement.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

void set(Character& c, Attribute which, int points) {
  c.markers[static_cast<int>(which)] = static_cast<std::uint8_t>(points);
}

TEST(Advancement, APointCostsByTheTotalOfItsPair) {  // TG-230, TG-427, TG-428, TG-429, TG-430
  Journey j({"beor"});
  set(j.of(0), Attribute::kAggression, 0);
  set(j.of(0), Attribute::kEmpathy, 0);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 2);
  set(j.of(0), Attribute::kAggression, 1);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 4);
  set(j.of(0), Attribute::kAggression, 2);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), 6);
  set(j.of(0), Attribute::kEmpathy, 2);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kAggression), 10);
}

TEST(Advancement, ExperienceIsSpentInTheEveningOnly) {  // TG-205, TG-416, TG-236
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 6;
  j.play_evening();
  j.choose(Verb::kEat);
  ASSERT_TRUE(j.asks(Prompt::kAdvance));
  EXPECT_GE(j.find(Verb::kRaise, static_cast<int>(Attribute::kEmpathy)), 0) << "third of the pair";
  EXPECT_GE(j.find(Verb::kRaise, static_cast<int>(Attribute::kAggression)), 0)
      << "both slots are full, and a Skill card is left";
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kEmpathy), 1);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 0);
}

TEST(Advancement, AnyNumberOfPurchases) {  // TG-205
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 20;
  j.play_evening();
  j.choose(Verb::kEat);
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kEmpathy));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 20 - 6 - 8);
  j.choose(Verb::kDone);
  EXPECT_NE(j.s().journey.step, 3);
}

TEST(Advancement, TheStartingDecksAreTheBannerCardsOfTheTray) {  // TG-055, TG-058, TG-059, TG-062
  Journey j({"ailei", "beor"});
  for (Seat seat = 0; seat < 2; ++seat)
    for (int type = 0; type < kCardTypes; ++type) {
      const OwnCards& own = j.of(seat).cards[type];
      EXPECT_EQ(own.deck.size(), kStartingDeck);
      for (const std::uint8_t which : own.deck.cards()) {
        const SequenceCard& card = content().cards.of(static_cast<CardType>(type))[which];
        EXPECT_EQ(card.tray, j.of(seat).tray);
        EXPECT_TRUE(card.banner);
        EXPECT_EQ(card.hero, kNone);
      }
    }
}

TEST(Advancement, ThePoolsAreTheOtherCardsOfTheTrayAndTheHeros) {  // TG-055, TG-064 to TG-067
  Journey j({"ailei", "beor"});
  for (Seat seat = 0; seat < 2; ++seat)
    for (int type = 0; type < kCardTypes; ++type) {
      const OwnCards& own = j.of(seat).cards[type];
      EXPECT_EQ(own.pool.size(), kPool);
      int advanced = 0;
      for (const std::uint8_t which : own.pool.cards()) {
        const SequenceCard& card = content().cards.of(static_cast<CardType>(type))[which];
        EXPECT_EQ(card.tray, j.of(seat).tray);
        EXPECT_FALSE(card.banner);
        if (card.hero == kNone) continue;
        EXPECT_EQ(card.hero, j.of(seat).hero);
        ++advanced;
      }
      EXPECT_EQ(advanced, 15);
    }
}

/// Moves cards of the pool into the reserve, until so many are left.
void leave_in_pool(Journey& j, Seat seat, CardType type, int count) {
  OwnCards& own = j.of(seat).own(type);
  while (own.pool.size() > count) own.reserve.add(own.pool.take_at(0));
}

TEST(Advancement, OneOfThreeCardsIsLearnt) {  // TG-418 to TG-422
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 2;
  j.play_evening();
  j.choose(Verb::kEat);
  j.choose(Verb::kBuyCard, static_cast<int>(CardType::kCombat));
  ASSERT_TRUE(j.asks(Prompt::kLearnCard));
  EXPECT_EQ(j.t.decision().options.size(), 3U);
  j.t.choose(1);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 0);
  EXPECT_EQ(j.of(0).own(CardType::kCombat).pool.size(), kPool - 1);
  EXPECT_EQ(j.of(0).own(CardType::kCombat).deck.size(), kStartingDeck + 1);
}

TEST(Advancement, ASmallPoolIsDrawnWhollyAndAnEmptyOneRefused) {  // TG-423
  Journey j({"beor"});
  j.of(0).of(Measure::kExperience) = 8;
  leave_in_pool(j, 0, CardType::kDiplomacy, 2);
  leave_in_pool(j, 0, CardType::kCombat, 0);
  j.play_evening();
  j.choose(Verb::kEat);
  EXPECT_LT(j.find(Verb::kBuyCard, static_cast<int>(CardType::kCombat)), 0);
  j.choose(Verb::kBuyCard, static_cast<int>(CardType::kDiplomacy));
  EXPECT_EQ(j.t.decision().options.size(), 2U);
}

TEST(Advancement, ADeckKeepsFifteenCards) {  // TG-206, TG-207, TG-424, TG-425, TG-426, TG-1008
  Journey j({"beor"});
  OwnCards& own = j.of(0).own(CardType::kCombat);
  own.reserve.add(own.deck.take_at(0));
  own.reserve.add(own.deck.take_at(0));
  j.play_evening();
  j.choose(Verb::kEat);
  ASSERT_TRUE(j.asks(Prompt::kBuildDecks));
  EXPECT_LT(j.find(Verb::kDone), 0) << "13 cards, and two in the reserve";
  EXPECT_LT(j.find(Verb::kTakeOutOfDeck), 0);
  j.choose(Verb::kPutIntoDeck);
  EXPECT_EQ(j.of(0).own(CardType::kCombat).deck.size(), 15);
  EXPECT_TRUE(j.of(0).own(CardType::kCombat).reserve.empty());
}

TEST(Trading, FoodPassesToSomebodyInTheSameLocationWhoTakesIt) {  // TG-199, TG-237, TG-327
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kGive, 1, static_cast<int>(Measure::kFood));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 1);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 3);
  EXPECT_EQ(j.t.decision().seat, 0) << "a gift is no Action";
}

TEST(Trading, NothingElseIsTradedAndNobodyFarAway) {  // TG-238
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kMagic) = 3;
  j.stand(1, 903);
  j.play_day();
  EXPECT_LT(j.find(Verb::kGive), 0);
  j.s().characters[1].place = j.s().characters[0].place;
  j.play();
  EXPECT_LT(j.find(Verb::kGive, 1, static_cast<int>(Measure::kMagic)), 0);
  EXPECT_LT(j.find(Verb::kGive, 1, static_cast<int>(Measure::kReputation)), 0);
}

TEST(Trading, APassedCharacterMayStillBeGivenThings) {  // TG-952
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kGive, 0, static_cast<int>(Measure::kFood));
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 3);
}

TEST(Trading, BeforeEating) {  // TG-199
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kFood) = 2;
  j.of(1).of(Measure::kFood) = 0;
  j.play_evening();
  j.choose(Verb::kGive, 1, static_cast<int>(Measure::kFood));
  j.choose(Verb::kAccept);
  j.choose(Verb::kEat);
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0);
}

}  // namespace
}  // namespace tavola::avalon
