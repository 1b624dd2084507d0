// Arriving: who meets what a Location has in store, and that each of it happens once for all who
// come together.
#include <gtest/gtest.h>

#include <algorithm>

#include "effects/parse.h"
#include "games/avalon/content/content.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::uint8_t kKeeper = 0;  // any Encounter card will do
constexpr std::uint8_t kSecond = 1;

/// A journey on which the instant rule of the mill (905) says something else.
struct OtherMill {
  explicit OtherMill(std::string_view effect) {
    EXPECT_TRUE(load_game());
    before = &content();
    mine = *before;
    auto program = effects::parse(mine.grammar, effect, {"test", 1, 1});
    EXPECT_TRUE(program);
    const auto mill = std::ranges::find(mine.island.locations, 905, &Location::number);
    mill->instant_rule.effect = mine.book.add(mine.grammar, *std::move(program));
    use(&mine);
  }
  ~OtherMill() { use(before); }
  OtherMill(const OtherMill&) = delete;
  OtherMill& operator=(const OtherMill&) = delete;
  const Content* before = nullptr;
  Content mine;
};

struct ToTheMill : OtherMill, Journey {
  explicit ToTheMill(std::string_view effect) : OtherMill(effect), Journey({"ailei", "beor"}) {
    reveal_around(t, place(902));
    stand(0, 902);
    stand(1, 902);
    play_day();
    choose(Verb::kTravel, place(905));
    choose(Verb::kJoin);
    choose(Verb::kAccept);
    choose(Verb::kPayShare);
    choose(Verb::kPayShare);
  }
};

TEST(InstantRules, AStatusIsMarkedOnceForThoseWhoComeTogether) {  // TG-954, TG-971
  ToTheMill j("mark test debts");
  EXPECT_EQ(marks(j.s(), status_named("test_debts")), 1);
}

TEST(InstantRules, ARewardComesOnceForThoseWhoComeTogether) {  // TG-156, TG-971
  ToTheMill j("gain 1 wealth");
  const int before = j.of(0).of(Measure::kWealth) + j.of(1).of(Measure::kWealth);
  ASSERT_TRUE(j.asks(Prompt::kShareReward));
  j.choose(Verb::kGiveTo, 1);
  EXPECT_EQ(j.of(0).of(Measure::kWealth) + j.of(1).of(Measure::kWealth), before + 1);
}

TEST(InstantRules, EachMemberIsReachedWhereTheLineSaysSo) {  // TG-167, TG-357
  ToTheMill j("each member: gain 1 exp");
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 1);
  EXPECT_EQ(j.of(1).of(Measure::kExperience), 1);
  EXPECT_EQ(j.s().journal.spoken_to, 0) << "nobody is spoken to any more";
}

TEST(InstantRules, OneOfThoseWhoComeIsEnoughForACondition) {  // TG-356, TG-971
  ToTheMill j("if hero beor here { mark test debts }");
  EXPECT_EQ(marks(j.s(), status_named("test_debts")), 1);
}

TEST(InstantRules, ByHouseRuleThosePresentMayJoin) {  // TG-262
  Journey j({"ailei", "beor", "arev"});
  j.s().house.joining_encounters = 1;
  j.stand(1, 904);
  j.stand(2, 904);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(904));
  ASSERT_TRUE(j.asks(Prompt::kJoinEncounter));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kJoin);
  ASSERT_TRUE(j.asks(Prompt::kTakeAlong));
  EXPECT_EQ(j.t.decision().seat, 0) << "with the arriving player's consent";
  j.choose(Verb::kAccept);
  j.choose(Verb::kStayOut);
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b011);
}

TEST(InstantRules, ByHouseRuleWhoHasPassedDoesNotJoin) {  // TG-190, TG-262
  Journey j({"ailei", "beor"});
  j.s().house.joining_encounters = 1;
  j.stand(1, 904);
  j.play_day();
  j.choose(Verb::kLetOthersGo);
  j.choose(Verb::kPass);
  j.choose(Verb::kTravel, Journey::place(904));
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b01);
}

TEST(Guardians, ByHouseRuleThosePresentMayJoinWhoMeetsThem) {  // TG-262, TG-381
  Journey j({"ailei", "beor"});
  j.s().house.joining_encounters = 1;
  place_guardian(j.t, kKeeper, Journey::place(903), cites("TG-372"));
  j.stand(1, 903);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(903));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11);
}

/// A morning on which the Wyrdness takes the place of some; 901 keeps its light.
struct Displaced : Journey {
  using Journey::Journey;
  void morning() { play_morning(); }
};

TEST(Wyrdness, ThoseDrivenToOnePlaceArriveAsOneGroup) {  // TG-941, TG-971, TG-979
  Displaced j({"ailei", "beor"});
  j.lay_out(908, 2, 0);  // beyond the light, one step from 904
  j.stand(0, 908);
  j.stand(1, 908);
  j.morning();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11);
  EXPECT_EQ(j.of(0).place, Journey::place(904));
}

TEST(Wyrdness, AtStartOfDayAllInTheLocationMeetTheEncounter) {  // TG-388, TG-262, TG-979
  Displaced j({"ailei", "beor"});
  j.lay_out(908, 2, 0);
  j.stand(0, 908);
  j.stand(1, 904);
  j.morning();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11) << "no Action has led to it";
}

TEST(Guardians, TheirOrderIsThePlayers) {  // TG-385
  Journey j({"beor", "ailei"});
  for (auto& deck : j.s().journey.encounters) deck.clear();
  j.stand(0, 909);
  j.stand(1, 909);
  place_guardian(j.t, kKeeper, Journey::place(902), cites("TG-372"));
  place_guardian(j.t, kSecond, Journey::place(903), cites("TG-372"));
  Script script;
  script.dice = {static_cast<int>(GuardianFace::kNothing) + 1,
                 static_cast<int>(GuardianFace::kDiscard) + 1};
  j.t.follow(&script);
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 6;
  j.play();
  ASSERT_TRUE(j.asks(Prompt::kWhichRoams));
  j.choose(Verb::kLetRoam, kSecond);
  EXPECT_GE(guardian_with(j.s(), kSecond), 0) << "its roll was the first";
  EXPECT_LT(guardian_with(j.s(), kKeeper), 0);
}

TEST(Guardians, OneThatEntersMeetsAloneWhoIsThere) {  // TG-1002
  Journey j({"beor"});
  for (auto& deck : j.s().journey.encounters) deck.clear();
  place_guardian(j.t, kKeeper, Journey::place(901), cites("TG-372"));
  place_guardian(j.t, kSecond, Journey::place(902), cites("TG-372"));
  j.s().journey.guardians[guardian_with(j.s(), kKeeper)].rolled = 1;
  Script script;
  script.dice = {static_cast<int>(GuardianFace::kSouth) + 1};
  j.t.follow(&script);
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 6;
  j.play();
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.card, kSecond) << "the other one has stayed quiet";
  State s = j.t.state;
  s.encounter.outcome = EncounterOutcome::kEscaped;
  s.encounter.step = EncounterStep::kEnd;
  j.t.begin(s);
  EXPECT_FALSE(j.s().encounter.on());
}

TEST(Guardians, ComeBeforeTheInstantRuleWhichFollowsWhateverHappened) {  // TG-253, TG-383, TG-999
  Journey j({"beor"});
  place_guardian(j.t, kKeeper, Journey::place(904), cites("TG-372"));
  j.s()
      .journey.encounters[static_cast<std::size_t>(content().cards.encounters[kKeeper].colour)]
      .take(kKeeper);
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(904));
  ASSERT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.card, kKeeper);
  State s = j.t.state;
  s.encounter.outcome = EncounterOutcome::kEscaped;
  s.encounter.step = EncounterStep::kEnd;
  j.t.begin(s);
  ASSERT_TRUE(j.s().encounter.on()) << "the blue Encounter of the ford";
  EXPECT_EQ(content().cards.encounters[j.s().encounter.card].colour, Colour::kBlue);
}

TEST(Guardians, AfterAnEscapeNothingHappensUntilItMovesOrSomebodyComes) {  // TG-386
  Journey j({"beor"});
  place_guardian(j.t, kKeeper, Journey::place(902), cites("TG-372"));
  j.stand(0, 902);
  j.play_day();
  EXPECT_TRUE(j.asks(Prompt::kAction)) << "standing beside it triggers nothing";
  reveal_around(j.t, Journey::place(902));
  j.choose(Verb::kTravel, Journey::place(901));
  EXPECT_FALSE(j.s().encounter.on());
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_TRUE(j.s().encounter.on()) << "entering does";
}

}  // namespace
}  // namespace tavola::avalon
