// Guardians that roam the map, and who meets them.
#include "games/avalon/rules/journey/guardians.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::uint8_t kBeast = 0;  // any Encounter card will do
constexpr std::uint8_t kOther = 1;

struct Roaming : Journey {
  explicit Roaming(std::initializer_list<std::string_view> heroes) : Journey(heroes) {
    for (auto& deck : s().journey.encounters) deck.clear();
  }
  /// The morning's step 6 with these faces of the die.
  void roll(const std::vector<GuardianFace>& faces) {
    for (const GuardianFace face : faces) script.dice.push_back(static_cast<int>(face) + 1);
    t.follow(&script);
    s().journey.stage = DayStage::kStart;
    s().journey.step = 6;
    play();
  }
  Guardian& beast() { return s().journey.guardians[guardian_with(s(), kBeast)]; }
  Script script;
};

TEST(Guardians, GoWhereTheDiePoints) {  // TG-128, TG-373, TG-374
  Roaming j({"beor"});
  j.stand(0, 909);
  place_guardian(j.t, kBeast, Journey::place(901), cites("TG-372"));
  j.roll({GuardianFace::kNorth});
  EXPECT_EQ(j.beast().place, Journey::place(902));
  EXPECT_FALSE(j.s().encounter.on());
}

TEST(Guardians, StayWhenItShowsNothingAndMeetWhoIsThere) {  // TG-375, TG-379, TG-388
  Roaming j({"beor", "ailei"});
  place_guardian(j.t, kBeast, Journey::place(901), cites("TG-372"));
  j.roll({GuardianFace::kNothing});
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11) << "all who are there, without being asked";
  EXPECT_EQ(j.s().encounter.card, kBeast);
}

TEST(Guardians, LeaveTheMapOnDiscard) {  // TG-376
  Roaming j({"beor"});
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-372"));
  j.roll({GuardianFace::kDiscard});
  EXPECT_EQ(guardian_with(j.s(), kBeast), -1);
  const auto colour = static_cast<std::size_t>(content().cards.encounters[kBeast].colour);
  EXPECT_EQ(j.s().journey.encounters[colour].count(kBeast), 1);
}

TEST(Guardians, GoToTheHighestConnectedNumberWhereThereIsNoWay) {  // TG-377, TG-1001
  Roaming j({"beor"});
  j.stand(0, 909);
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-372"));
  j.roll({GuardianFace::kNorth});  // 906 is not revealed; only 901 is connected
  EXPECT_EQ(j.beast().place, Journey::place(901));
}

TEST(Guardians, StayWhereNothingIsConnected) {  // TG-378
  Roaming j({"beor"});
  j.lay_out(908, 1, 1);
  place_guardian(j.t, kBeast, Journey::place(908), cites("TG-372"));
  j.roll({GuardianFace::kEast});
  EXPECT_EQ(j.beast().place, Journey::place(908));
}

TEST(Guardians, MeetEverybodyInThePlaceTheyEnter) {  // TG-380
  Roaming j({"beor", "ailei"});
  j.stand(0, 902);
  j.stand(1, 902);
  place_guardian(j.t, kBeast, Journey::place(901), cites("TG-372"));
  j.roll({GuardianFace::kNorth});
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_EQ(j.s().encounter.party, 0b11);
}

TEST(Guardians, RevealNothing) {  // TG-967
  Roaming j({"beor"});
  j.stand(0, 909);
  place_guardian(j.t, kBeast, Journey::place(901), cites("TG-372"));
  j.roll({GuardianFace::kNorth});
  EXPECT_FALSE(j.lies(907));
}

TEST(Guardians, AreMetOnArrivalBeforeAnythingElse) {  // TG-261, TG-381
  Roaming j({"beor"});
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-372"));
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  EXPECT_TRUE(j.s().encounter.on());
  EXPECT_TRUE(j.lies(907)) << "after the place has revealed its neighbours";
}

TEST(Guardians, OfSeveralTheArrivingChooseTheFirst) {  // TG-382
  Roaming j({"beor"});
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-372"));
  place_guardian(j.t, kOther, Journey::place(902), cites("TG-372"));
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(902));
  ASSERT_TRUE(j.asks(Prompt::kWhichGuardian));
  j.choose(Verb::kMeetGuardian, kOther);
  EXPECT_EQ(j.s().encounter.card, kOther);
}

TEST(Guardians, OnePutOnTheMapInStepSixDoesNotRoll) {  // TG-948
  Roaming j({"beor"});
  place_guardian(j.t, kOther, Journey::place(909), cites("TG-372"));
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 6;
  j.s().journey.guardians[guardian_with(j.s(), kOther)].rolled = 1;
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-372"));
  EXPECT_FALSE(guardians_to_roll(j.s()));
}

TEST(Guardians, OneThatAnEventBroughtRollsTheSameMorning) {  // TG-948
  Roaming j({"beor"});
  j.s().journey.stage = DayStage::kStart;
  j.s().journey.step = 6;
  place_guardian(j.t, kBeast, Journey::place(902), cites("TG-1000"));
  EXPECT_TRUE(guardians_to_roll(j.s()));
}

TEST(Guardians, GoWithALocationThatIsLost) {  // TG-283
  Roaming j({"beor"});
  j.lay_out(906, 0, -2);
  place_guardian(j.t, kBeast, Journey::place(906), cites("TG-372"));
  spread_wyrdness(j.t);
  EXPECT_EQ(guardian_with(j.s(), kBeast), -1);
}

}  // namespace
}  // namespace tavola::avalon
