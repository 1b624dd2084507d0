// What players settle among themselves: in which order they act and rest, who hands what to whom,
// and that somebody acts several times in a row.
#include <gtest/gtest.h>

#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Evening, ALowerNumberMayBeFedByALaterOne) {  // TG-199, TG-958
  Journey j({"beor", "ailei"});
  j.of(1).of(Measure::kFood) = 0;
  j.of(0).of(Measure::kFood) = 2;
  j.play_evening();
  ASSERT_EQ(j.t.decision().seat, 1) << "Ailei has the lower number";
  j.choose(Verb::kLetOthersGo);
  ASSERT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kGive, 1, static_cast<int>(Measure::kFood));
  j.choose(Verb::kAccept);
  ASSERT_EQ(j.t.decision().seat, 0) << "Beor has still to rest";
  j.choose(Verb::kEat);
  ASSERT_EQ(j.t.decision().seat, 1);
  EXPECT_LT(j.find(Verb::kLetOthersGo), 0) << "nobody is left to go first";
  j.choose(Verb::kEat);
  EXPECT_EQ(j.seen.count(Happening::kAte), 2);
}

TEST(Evening, WhoHasEatenMayStillGiveFood) {  // TG-199, TG-237
  Journey j({"beor", "ailei"});
  j.of(1).of(Measure::kFood) = 2;
  j.of(0).of(Measure::kFood) = 0;
  j.play_evening();
  j.choose(Verb::kEat);
  ASSERT_EQ(j.t.decision().seat, 0);
  EXPECT_LT(j.find(Verb::kEat), 0);
  j.choose(Verb::kAskFor, 1, static_cast<int>(Measure::kFood));
  ASSERT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(1).of(Measure::kFood), 0);
  j.choose(Verb::kEat);
  EXPECT_EQ(j.seen.count(Happening::kAte), 2);
}

TEST(Evening, InTheSameStepTheOrderOfAdvancingIsThePlayers) {  // TG-958
  Journey j({"beor", "ailei"});
  j.of(0).of(Measure::kExperience) = j.of(1).of(Measure::kExperience) = 2;
  j.s().journey.stage = DayStage::kEnd;
  j.s().journey.step = 3;
  j.play();
  ASSERT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kLetOthersGo);
  EXPECT_EQ(j.t.decision().seat, 0);
  EXPECT_TRUE(j.asks(Prompt::kAdvance));
  j.choose(Verb::kDone);
  EXPECT_EQ(j.t.decision().seat, 1);
}

TEST(Trading, WhoHasPassedStillGives) {  // TG-237, TG-397, TG-413, TG-952
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kWealth) = 1;
  j.of(0).items.add(0);
  j.of(0).secrets.add(secret_numbered(112));
  j.play_day();
  j.choose(Verb::kPass);
  ASSERT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kAskFor, 0, static_cast<int>(Measure::kWealth));
  ASSERT_TRUE(j.asks(Prompt::kAskedFor));
  ASSERT_EQ(j.t.decision().seat, 0);
  const int before = j.of(1).of(Measure::kWealth);
  j.choose(Verb::kAccept);
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 0);
  EXPECT_EQ(j.of(1).of(Measure::kWealth), before + 1);
  j.choose(Verb::kAskForCard, 0, possession_value(j.of(0), {Belonging::kItem, 0}));
  j.choose(Verb::kAccept);
  EXPECT_TRUE(j.of(1).items.has(0));
  j.choose(Verb::kAskForCard, 0,
           possession_value(j.of(0), {Belonging::kSecret, secret_numbered(112)}));
  j.choose(Verb::kRefuse);
  EXPECT_TRUE(j.of(0).secrets.has(secret_numbered(112))) << "both have to agree";
  EXPECT_TRUE(j.asks(Prompt::kAction)) << "none of this was an Action";
}

TEST(Trading, NothingElseCanBeAskedFor) {  // TG-238, TG-414
  Journey j({"ailei", "beor"});
  for (const Measure measure : {Measure::kReputation, Measure::kExperience, Measure::kMagic})
    j.of(0).of(measure) = 3;
  j.of(0).of(Measure::kFood) = j.of(0).of(Measure::kWealth) = 0;
  j.of(0).secrets.add(secret_numbered(113));
  j.play_day();
  j.choose(Verb::kPass);
  EXPECT_LT(j.find(Verb::kAskFor, 0), 0);
  EXPECT_LT(j.find(Verb::kAskForCard, 0), 0) << "a Personal Secret stays";
}

TEST(Trading, OnlyThoseInTheSameLocationAreAsked) {  // TG-237, TG-397
  Journey j({"ailei", "beor"});
  j.of(0).of(Measure::kFood) = 2;
  j.stand(1, 903);
  j.play_day();
  j.choose(Verb::kPass);
  EXPECT_LT(j.find(Verb::kAskFor, 0), 0);
}

TEST(Order, IfAllAgreeSomebodyActsSeveralTimesInARow) {  // TG-134
  Journey j({"ailei", "arev", "beor"});
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(903));
  j.choose(Verb::kStayOut);
  j.choose(Verb::kStayOut);
  ASSERT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kLetAgain, 0);
  ASSERT_TRUE(j.asks(Prompt::kActAgain));
  j.choose(Verb::kAccept);  // Ailei
  j.choose(Verb::kAccept);  // Beor
  ASSERT_TRUE(j.asks(Prompt::kAction));
  EXPECT_EQ(j.t.decision().seat, 0) << "before the others";
  EXPECT_EQ(j.s().journey.round, 1);
  j.choose(Verb::kTravel, Journey::place(901));
  EXPECT_EQ(j.t.decision().seat, 1) << "then the round goes on";
  EXPECT_EQ(j.of(0).place, Journey::place(901));
}

TEST(Order, WithoutTheConsentOfAllEachActsOnce) {  // TG-131, TG-134
  Journey j({"ailei", "arev", "beor"});
  j.play_day();
  EXPECT_LT(j.find(Verb::kLetAgain), 0) << "nobody has acted yet";
  j.choose(Verb::kTravel, Journey::place(903));
  j.choose(Verb::kStayOut);
  j.choose(Verb::kStayOut);
  j.choose(Verb::kLetAgain, 0);
  j.choose(Verb::kAccept);
  j.choose(Verb::kRefuse);
  EXPECT_EQ(j.t.decision().seat, 1);
  EXPECT_TRUE(j.asks(Prompt::kAction));
}

TEST(Order, WhoHasPassedDoesNotActAgain) {  // TG-134, TG-189
  Journey j({"ailei", "beor"});
  j.play_day();
  j.choose(Verb::kPass);
  EXPECT_LT(j.find(Verb::kLetAgain, 0), 0);
}

}  // namespace
}  // namespace tavola::avalon
