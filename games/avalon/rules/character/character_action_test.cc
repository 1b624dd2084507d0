// The Actions on the tiles. (TG-176 to TG-179)
#include "games/avalon/rules/character/character_action.h"

#include <gtest/gtest.h>

#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(CharacterAction, ItsOwnerPaysAndUsesItOnceADay) {  // TG-006, TG-146, TG-176, TG-945
  Journey j({"ailei"});
  j.of(0).of(Measure::kTerror) = 2;
  j.play_day();
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  EXPECT_EQ(j.of(0).energy(), 5);
  ASSERT_TRUE(j.asks(Prompt::kChoice));
  j.t.choose(1);
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_LT(j.find(Verb::kCharacterAction, j.of(0).hero), 0);
  EXPECT_EQ(j.of(0).used_today, 1);
}

TEST(CharacterAction, WithoutEnergyOfItsOwnNobodyTakesIt) {  // TG-179, TG-330
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kEnergy) = 0;
  j.play_day();
  ASSERT_EQ(j.t.decision().seat, 0);
  EXPECT_LT(j.find(Verb::kCharacterAction, j.of(0).hero), 0);
}

TEST(CharacterAction, OthersMayBearAPartOfItsEnergy) {  // TG-178, TG-179
  Journey j({"ailei", "beor"});
  Content mine = content();
  mine.heroes[j.of(0).hero].action.price.of[static_cast<std::size_t>(Measure::kEnergy)] = 3;
  const Content* const before = &content();
  use(&mine);
  j.of(0).of(Measure::kEnergy) = 1;
  j.of(0).of(Measure::kTerror) = 1;
  j.play_day();
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  ASSERT_TRUE(j.asks(Prompt::kJoinCharacterAction));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).energy(), 0) << "one at least is its own";
  EXPECT_EQ(j.of(1).energy(), 4);
  use(before);
}

TEST(CharacterAction, MaggotTakesTheTerrorOfOthersOnHimself) {  // TG-176
  Journey j({"maggot", "beor"});
  j.of(1).of(Measure::kTerror) = 3;
  j.play_day();
  const int magic = j.of(0).of(Measure::kMagic);
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  while (j.asks(Prompt::kChooseMember)) j.t.choose(0);
  EXPECT_EQ(j.of(1).terror(), 1);
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(0).of(Measure::kMagic), magic + 1);
}

TEST(CharacterAction, ArevLooksAtTheNextEventAndLeavesItThere) {  // TG-176, TG-895
  Journey j({"arev"});
  j.s().story.events.put_at_bottom(3);
  j.s().story.events.put_at_bottom(4);
  j.play_day();
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  ASSERT_TRUE(j.asks(Prompt::kChoice));
  j.t.choose(0);
  EXPECT_EQ(j.seen.count(Happening::kLooksAtEvent), 1);
  EXPECT_EQ(j.s().story.events.size(), 2);
  EXPECT_EQ(j.s().story.events.cards().back(), 3) << "as it lay";
  EXPECT_EQ(j.of(0).energy(), 5);
}

TEST(CharacterAction, ArevPutsAnEncounterUnderItsDeck) {  // TG-176, TG-895
  Journey j({"arev"});
  auto& deck = j.s().journey.encounters[static_cast<int>(Colour::kGreen)];
  const std::uint8_t first = deck.cards()[0];
  deck.take(first);
  deck.put_on_top(first);
  const int size = deck.size();
  j.play_day();
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  ASSERT_TRUE(j.asks(Prompt::kChoice));
  j.t.choose(0);  // the Event deck is empty, and not offered
  ASSERT_TRUE(j.asks(Prompt::kPutUnder));
  EXPECT_EQ(j.t.decision().args[0], first);
  j.choose(Verb::kPutUnder);
  EXPECT_EQ(deck.size(), size);
  EXPECT_EQ(deck.cards()[0], first) << "at the bottom";
  EXPECT_EQ(deck.bottom(), 1);
}

TEST(CharacterAction, BeorCarriesSomebodyWhoAgrees) {  // TG-176, TG-266, TG-895
  Journey j({"beor", "ailei", "arev"});
  j.play_day();
  j.choose(Verb::kLetOthersGo);
  j.choose(Verb::kLetOthersGo);
  ASSERT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kCharacterAction, j.of(0).hero);
  ASSERT_TRUE(j.asks(Prompt::kCarry));
  const std::uint8_t to = Journey::place(902);
  j.choose(Verb::kCarry, to, 1);
  ASSERT_TRUE(j.asks(Prompt::kBeCarried));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kRefuse);
  ASSERT_TRUE(j.asks(Prompt::kCarry)) << "somebody else may be willing";
  EXPECT_LT(j.find(Verb::kCarry, to, 1), 0);
  j.choose(Verb::kCarry, to, 2);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).place, to);
  EXPECT_EQ(j.of(2).place, to);
  EXPECT_EQ(j.of(1).place, Journey::place(901));
  EXPECT_EQ(j.of(2).energy(), 6) << "who is carried pays nothing";
  EXPECT_EQ(j.of(0).energy(), 5);
}

TEST(CharacterAction, AloneBeorHasNobodyToCarry) {  // TG-176
  Journey j({"beor"});
  j.play_day();
  EXPECT_LT(j.find(Verb::kCharacterAction, j.of(0).hero), 0);
}

}  // namespace
}  // namespace tavola::avalon
