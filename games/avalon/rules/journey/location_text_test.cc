// The Actions and instant rules of Locations.
#include "games/avalon/rules/journey/location_text.h"

#include <gtest/gtest.h>

#include <string>

#include "content/content.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(LocationActions, CostWhatTheCardSaysAndBringWhatItSays) {  // TG-168, TG-169, TG-249, TG-949
  Journey j({"beor"});
  j.stand(0, 903);
  j.play_day();
  j.choose(Verb::kLocationAction, Journey::place(903), 0);
  EXPECT_EQ(j.of(0).energy(), 4);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 3);
  EXPECT_EQ(j.s().journey.round, 2);
}

TEST(LocationActions, AnItemIsNamedAsInAVerse) {  // TG-168, TG-398, TG-403
  ASSERT_TRUE(load_game());
  std::string island(tavola::content::find("avalon/base/test_island.toml").value_or(""));
  const std::string_view food = "effect = \"gain 1 food\"";
  const auto at = island.find(food, island.find("act_test_toil"));
  ASSERT_NE(at, std::string::npos);
  island.replace(at, food.size(), "effect = \"gain item straw doll\"");
  const tavola::content::StandIn file("avalon/base/test_island.toml", island);
  const auto mine = load_content();
  ASSERT_TRUE(mine) << mine.error();
  Journey j({"beor"});
  set_up_story(j.t);
  const Content* const before = &content();
  use(&*mine);
  const auto doll =
      static_cast<std::uint8_t>(number_of(content().possessions.items, "item_straw_doll"));
  ASSERT_EQ(j.s().journey.items.count(doll), 1);
  const std::uint8_t card = Journey::place(903);
  j.stand(0, 903);
  j.play_day();
  j.choose(Verb::kLocationAction, card, 0);
  EXPECT_TRUE(j.of(0).items.has(doll));
  use(before);
}

TEST(LocationActions, ATerrorCostRaisesTerror) {  // TG-137
  Journey j({"beor"});
  j.stand(0, 903);
  j.play_day();
  j.choose(Verb::kLocationAction, Journey::place(903), 1);
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(0).of(Measure::kReputation), 2);
}

TEST(LocationActions, OnceADayMeansForEverybody) {  // TG-170, TG-171, TG-945
  Journey j({"ailei", "beor"});
  j.stand(0, 903);
  j.stand(1, 903);
  j.at(903).time_tokens = 1;
  j.play_day();
  j.choose(Verb::kLocationAction, Journey::place(903), 1);
  j.choose(Verb::kStayOut);
  EXPECT_LT(j.find(Verb::kLocationAction, Journey::place(903), 1), 0);
  EXPECT_GE(j.find(Verb::kLocationAction, Journey::place(903), 0), 0);
  EXPECT_EQ(j.at(903).time_tokens, 1) << "the mark is no Time token";
}

TEST(LocationActions,
     APartyPaysOnceReceivesOnceAndMeetsOneEncounter) {  // TG-172, TG-173, TG-174, TG-175
  Journey j({"ailei", "beor"});
  reveal_around(j.t, Journey::place(902));
  j.stand(0, 905);
  j.stand(1, 905);
  j.play_day();
  j.choose(Verb::kLocationAction, Journey::place(905), 0);
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  ASSERT_TRUE(j.asks(Prompt::kGiveNumber));
  Parameters one{};
  one[0] = 1;
  j.t.choose(0, one);
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_EQ(j.of(1).energy(), 5);
  EXPECT_EQ(j.of(0).of(Measure::kFood) + j.of(1).of(Measure::kFood), 5);
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11);
  EXPECT_EQ(content().cards.encounters[j.s().encounter.card].colour, Colour::kGreen);
}

TEST(InstantRules, HoldAsSoonAsALocationIsEntered) {  // TG-164, TG-165, TG-247, TG-260
  Journey j({"beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(904));
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_EQ(content().cards.encounters[j.s().encounter.card].colour, Colour::kBlue);
}

TEST(InstantRules, ReachTheWholeParty) {  // TG-155, TG-167
  Journey j({"ailei", "beor"});
  reveal_around(j.t, Journey::place(902));
  j.stand(0, 902);
  j.stand(1, 902);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(905));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(1).terror(), 1);
}

TEST(InstantRules, OnceADayCountsForTheWholeLocation) {  // TG-956
  Journey j({"ailei", "beor"});
  reveal_around(j.t, Journey::place(902));
  j.stand(0, 902);
  j.stand(1, 902);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(905));
  j.choose(Verb::kStayOut);
  j.choose(Verb::kTravel, Journey::place(905));
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(1).terror(), 0);
}

TEST(InstantRules, ThoseAlreadyThereDoNotJoinTheEncounter) {  // TG-262, TG-994
  Journey j({"ailei", "beor"});
  j.stand(1, 904);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(904));
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b01);
}

TEST(InstantRules, WithoutACardLeftNothingIsMet) {  // TG-369
  Journey j({"beor"});
  j.s().journey.encounters[static_cast<int>(Colour::kBlue)].clear();
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(904));
  EXPECT_FALSE(j.s().encounter.on());
  EXPECT_EQ(j.seen.count(Happening::kNoEncounterLeft), 1);
}

}  // namespace
}  // namespace tavola::avalon
