// The day from morning to night: steps, rounds, Actions, Parties and rest.
#include "games/avalon/rules/journey/day.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Day, TheFirstDayBeginsWithAWholeStartOfDay) {  // TG-094, TG-109
  Journey j({"beor"});
  j.play();
  EXPECT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.at(901).dial, 7) << "step 3 has lowered it";
  EXPECT_EQ(j.s().journey.stage, DayStage::kDuring);
}

TEST(Day, TimeDialsAndTokensFallAndQuestDialsStay) {  // TG-035, TG-118, TG-119, TG-120, TG-121,
                                                      // TG-122, TG-123, TG-321, TG-322, TG-943
  Journey j({"beor"});
  j.s().journey.dials[0] = {DialOn::kSecret, 3, 2, 0};
  j.s().journey.dials[1] = {DialOn::kSecret, 4, 1, 0};
  j.s().journey.dials[2] = {DialOn::kQuest, 0, 2, 1};
  j.at(902).time_tokens = 2;
  j.at(902).quest_tokens = 1;
  j.at(902).used = 1;
  j.play();
  EXPECT_EQ(j.s().journey.dials[0].value, 1);
  EXPECT_EQ(j.s().journey.dials[1].on, DialOn::kNothing);
  EXPECT_EQ(j.s().journey.dials[2].value, 2);
  EXPECT_EQ(j.at(902).time_tokens, 1);
  EXPECT_EQ(j.at(902).quest_tokens, 1);
  EXPECT_EQ(j.at(902).used, 0) << "TG-945";
}

TEST(Day, TravelCostsOneEnergyAndLeadsToAConnectedLocation) {  // TG-157, TG-158, TG-163
  Journey j({"beor"});
  j.play_day();
  EXPECT_LT(j.find(Verb::kTravel, Journey::place(905)), 0);
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_TRUE(j.lies(907)) << "arriving reveals";
}

TEST(Day, TravelTakesMoreOutOfWhoIsGoingInsane) {  // TG-220, TG-460, TG-928
  Journey j({"beor"});
  Character& c = j.s().character(0);
  c.of(Measure::kTerror) = 5;
  c.insane = 1;
  j.play_day();
  const int before = j.s().character(0).energy();
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.s().character(0).energy(), before - 1 - content().insane.travel_energy);
  EXPECT_GT(content().insane.travel_energy, 0);
}

TEST(Day, ExploringTakesMoreOutOfWhoIsGoingInsane) {  // TG-220, TG-460, TG-928
  Journey j({"beor", "ailei"});
  j.of(0).of(Measure::kTerror) = 5;
  j.of(0).insane = 1;
  j.play_day();
  const int before[] = {j.of(0).energy(), j.of(1).energy()};
  while (j.asks(Prompt::kAction) && j.t.decision().seat != 0) j.choose(Verb::kLetOthersGo);
  j.choose(Verb::kExplore);
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  while (j.asks(Prompt::kShare)) j.choose(Verb::kPayShare);
  ASSERT_GT(content().insane.explore_energy, 0);
  EXPECT_EQ(j.of(0).energy(), before[0] - 1 - content().insane.explore_energy);
  EXPECT_EQ(j.of(1).energy(), before[1] - 1);
}

TEST(Day, NobodyPassesUnasked) {  // TG-187, TG-188
  Journey j({"beor"});
  j.of(0).of(Measure::kMagic) = 0;
  j.play_day();
  // A place without Keys, a section or anything else to do.
  Content mine = content();
  Location& here = mine.island.locations[j.of(0).place];
  here.keys = {};
  here.actions.clear();
  here.seals = 0;
  mine.heroes[j.of(0).hero].action.there = false;
  for (JournalSection& section : mine.journal.sections)
    if (section.location == j.of(0).place) section.opening = kNoVerse;
  const Content* const before = &content();
  use(&mine);
  j.play_day();
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.t.decision().options.size(), 1u);
  EXPECT_GE(j.find(Verb::kPass), 0);
  EXPECT_EQ(j.s().journey.passed, 0);
  j.choose(Verb::kPass);
  EXPECT_NE(j.s().journey.stage, DayStage::kDuring);
  use(before);
}

TEST(Day, WhoHasNoEnergyCannotTravelAlone) {  // TG-136, TG-212
  Journey j({"beor", "ailei"});
  j.of(0).of(Measure::kEnergy) = 0;
  j.stand(0, 903);
  j.play_day();
  j.choose(Verb::kPass);
  ASSERT_TRUE(j.asks(Prompt::kAction) || j.s().journey.stage != DayStage::kDuring);
  EXPECT_LT(j.find(Verb::kTravel, Journey::place(901)), 0);
}

TEST(Day, TheLowestNumberActsFirstUnlessItLetsOthersGo) {  // TG-131, TG-132, TG-133
  Journey j({"beor", "ailei"});
  j.play_day();
  EXPECT_EQ(j.t.decision().seat, 1) << "Ailei is number 1";
  j.choose(Verb::kLetOthersGo);
  EXPECT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kStayOut);
  EXPECT_EQ(j.t.decision().seat, 1);
  EXPECT_LT(j.find(Verb::kLetOthersGo), 0);
}

TEST(Day, ANewRoundBeginsWhenAllHaveActedOrPassed) {  // TG-141
  Journey j({"beor", "ailei"});
  j.stand(1, 903);
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.s().journey.round, 2);
  EXPECT_EQ(j.t.decision().seat, 0);
}

TEST(Day, PassingIsForTheWholeDay) {  // TG-187, TG-188, TG-189, TG-190
  Journey j({"beor", "ailei"});
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_EQ(j.of(0).place, Journey::place(902)) << "Ailei has Passed and is not asked to join";
  EXPECT_EQ(j.t.decision().seat, 0);
}

TEST(Day, ItEndsWhenAllHavePassedOrHaveNoEnergy) {  // TG-142, TG-143, TG-193
  Journey j({"beor", "ailei"});
  j.of(0).of(Measure::kEnergy) = 0;
  j.play_day();
  j.choose(Verb::kPass);
  EXPECT_EQ(j.s().journey.stage, DayStage::kEnd);
}

TEST(Day, ByHouseRuleThoseWithoutEnergySayWhenItEnds) {  // TG-143
  Journey j({"beor", "ailei"});
  j.s().house.day_ends = 1;
  j.of(0).of(Measure::kEnergy) = 0;
  j.play_day();
  j.choose(Verb::kPass);
  EXPECT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.t.decision().seat, 0);
}

TEST(Parties,
     WhoJoinsTravelsAlongAndPaysItsShare) {  // TG-138, TG-166, TG-323, TG-324, TG-325, TG-326
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_TRUE(j.asks(Prompt::kJoinTravel));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kJoin);
  EXPECT_TRUE(j.asks(Prompt::kTakeAlong));
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_EQ(j.of(1).place, Journey::place(902));
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_EQ(j.of(1).energy(), 5);
}

TEST(Parties, TheOneWhoActsMayRefuse) {  // TG-325
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kJoin);
  j.choose(Verb::kRefuse);
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_EQ(j.of(1).place, Journey::place(901));
}

TEST(Parties, WhoJoinedHasActedThisRound) {  // TG-140, TG-141
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.s().journey.round, 2);
  EXPECT_EQ(j.t.decision().seat, 0);
}

TEST(Parties, ByHouseRuleJoiningIsFree) {  // TG-140
  Journey j({"ailei", "beor"});
  j.s().house.joining_is_free = 1;
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.s().journey.round, 1);
  EXPECT_EQ(j.t.decision().seat, 1);
}

TEST(Parties, WhoHasActedMayStillJoin) {  // TG-344
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kStayOut);
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kTravel, Journey::place(901));
  EXPECT_TRUE(j.asks(Prompt::kJoinTravel)) << "of the next round";
}

TEST(Parties, AMemberMayPayForAnother) {  // TG-328, TG-329
  Journey j({"ailei", "beor"});
  j.of(1).of(Measure::kEnergy) = 0;
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  EXPECT_LT(j.find(Verb::kPayShare), 0);
  j.choose(Verb::kAskToPay, 0);
  EXPECT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(1).place, Journey::place(902));
  EXPECT_EQ(j.of(0).energy(), 4);
}

TEST(Parties, WhoseShareNobodyPaysStaysBehind) {  // TG-338, TG-339, TG-342, TG-991
  Journey j({"ailei", "arev", "beor"});
  j.of(2).of(Measure::kEnergy) = 0;
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kPayShare);
  j.choose(Verb::kAskToPay, 1);
  j.choose(Verb::kRefuse);
  j.choose(Verb::kAskToPay, 0);
  j.choose(Verb::kRefuse);
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_EQ(j.of(1).place, Journey::place(902));
  EXPECT_EQ(j.of(2).place, Journey::place(901));
}

TEST(Inspecting, IsOfferedOnlyBesideTheMenhirSeal) {  // TG-181, TG-245, TG-285
  Journey j({"beor"});
  j.stand(0, 902);
  j.play_day();
  EXPECT_LT(j.find(Verb::kInspect), 0);
}

TEST(Inspecting, IsFreeAndIsTheActionOfTheRound) {  // TG-180, TG-182, TG-185
  Journey j({"beor"});
  j.of(0).of(Measure::kFood) = 0;
  j.play_day();
  j.choose(Verb::kInspect);
  EXPECT_EQ(j.of(0).energy(), 6);
  EXPECT_EQ(j.seen.count(Happening::kInspected), 1);
  EXPECT_EQ(j.s().journey.round, 2);
}

TEST(Inspecting,
     ActivatesForWhatThePlayersOfTheGamePay) {  // TG-183, TG-184, TG-286, TG-287, TG-290
  Journey j({"beor", "ailei"});
  j.stand(1, 903);
  j.at(901).dial = 2;
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kInspect);
  ASSERT_TRUE(j.asks(Prompt::kActivate)) << "Beor has 2 Food, one for each player in the game";
  j.choose(Verb::kActivate);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 0);
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_EQ(j.at(901).dial, 6) << "8 less 1 for each player; what was left is not added";
}

TEST(Inspecting, APartySplitsTheCost) {  // TG-288, TG-331
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kFood) = 1;
  j.of(1).of(Measure::kFood) = 1;
  j.play_day();
  j.choose(Verb::kInspect);
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kActivate);
  ASSERT_TRUE(j.asks(Prompt::kGiveNumber));
  Parameters one{};
  one[0] = 1;
  j.t.choose(0, one);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 0);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0);
  EXPECT_EQ(j.of(0).energy(), 5);
}

TEST(Inspecting, AllMustBePresentWhereTheTextSaysSo) {  // TG-289
  Journey j({"maggot", "ailei"});
  j.lay_out(907, 1, -1);
  j.stand(0, 907);
  j.play_day();
  j.choose(Verb::kPass);
  j.choose(Verb::kInspect);
  EXPECT_FALSE(j.asks(Prompt::kActivate));
}

TEST(Evening, WhoEatsRestoresHealthAndLosesTerror) {  // TG-195, TG-196
  Journey j({"beor"});
  j.of(0).of(Measure::kHealth) = 5;
  j.of(0).of(Measure::kEnergy) = 3;
  j.of(0).of(Measure::kTerror) = 2;
  j.play_evening();
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(0).health(), 6);
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(0).of(Measure::kFood), 1);
  EXPECT_EQ(j.of(0).energy(), 6) << "TG-200: the start slot, and Health is no lower";
}

TEST(Evening, WhoDoesNotEatHasNoEnergyLeftAndRecoversFour) {  // TG-197, TG-201, TG-204, TG-215
  Journey j({"beor"});
  j.play_evening();
  j.choose(Verb::kFast);
  EXPECT_EQ(j.of(0).energy(), 4);
  EXPECT_EQ(j.of(0).health(), 9);
}

TEST(Evening, WithoutEnergyHungerTakesHealth) {  // TG-198
  Journey j({"beor"});
  j.of(0).of(Measure::kEnergy) = 0;
  j.of(0).of(Measure::kFood) = 0;
  j.play_evening();
  EXPECT_EQ(j.of(0).health(), 8);
}

TEST(Evening, AnExhaustedCharacterRecoversFourAtMost) {  // TG-201, TG-959
  Journey j({"beor"});
  j.of(0).of(Measure::kEnergy) = 1;
  j.play_evening();
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(0).energy(), 5);
}

TEST(Evening, HealthLimitsWhatIsRestored) {  // TG-202
  Journey j({"beor"});
  j.of(0).of(Measure::kHealth) = 3;
  j.of(0).of(Measure::kEnergy) = 2;
  j.play_evening();
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(0).energy(), 4);
}

TEST(Evening, EnergyAboveTheStartSlotComesBackDown) {  // TG-203
  Journey j({"beor"});
  j.of(0).of(Measure::kEnergy) = 8;
  j.play_evening();
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(0).energy(), 6);
}

TEST(Evening, EachStepIsDoneForAllBeforeTheNext) {  // TG-194, TG-958
  Journey j({"beor", "ailei"});
  j.play_evening();
  EXPECT_EQ(j.t.decision().seat, 1) << "Ailei first";
  j.of(1).of(Measure::kEnergy) = 2;
  j.choose(Verb::kEat);
  EXPECT_EQ(j.of(1).energy(), 2) << "nobody restores Energy before all have rested";
}

}  // namespace
}  // namespace tavola::avalon
