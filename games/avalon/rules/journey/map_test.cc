// The map, its Keys and the light of the Menhirs, on the test island.
#include "games/avalon/rules/journey/map.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Map, ALocationThatHasTakenItsPlaceStaysThere) {  // TG-269, TG-075
  Journey j({"beor"});
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-269"));
  const LocationState before = j.s().journey.locations[Journey::place(910)];
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-269"));
  EXPECT_EQ(j.s().journey.locations[Journey::place(910)].where, before.where);
}

TEST(Map, TheStartLiesInTheMiddleWithItsFourNeighbours) {  // TG-073, TG-075, TG-079, TG-966
  Journey j({"beor", "ailei"});
  EXPECT_EQ(j.at(901).column, 0);
  EXPECT_TRUE(j.lies(902) && j.lies(903) && j.lies(904) && j.lies(909));
  EXPECT_EQ(j.at(902).row, -1);
  EXPECT_EQ(j.at(904).column, 1);
  EXPECT_FALSE(j.lies(905) || j.lies(907));
  EXPECT_EQ(j.of(1).place, Journey::place(901));
}

TEST(Map, TheFirstDialShowsNineLessThePlayers) {  // TG-076, TG-077
  EXPECT_EQ(Journey({"beor"}).at(901).dial, 8);
  EXPECT_EQ(Journey({"beor", "ailei"}).at(901).dial, 7);
  EXPECT_EQ(Journey({"beor", "ailei", "arev"}).at(901).dial, 6);
  EXPECT_EQ(Journey({"beor", "ailei", "arev", "maggot"}).at(901).dial, 5);
}

TEST(Map, ArrivingRevealsWhatTheKeysNameInTheLight) {  // TG-254, TG-255, TG-256, TG-258, TG-259
  Journey j({"beor"});
  reveal_around(j.t, Journey::place(902));
  EXPECT_TRUE(j.lies(905) && j.lies(907)) << "beside the Menhir's place, diagonals included";
  EXPECT_FALSE(j.lies(906)) << "two places away";
  light_menhir(j.t, Journey::place(902), 5, cites("TG-287"));
  reveal_around(j.t, Journey::place(902));
  EXPECT_TRUE(j.lies(906));
}

TEST(Map, WithoutAKeyThereIsNoWay) {  // TG-159, TG-160, TG-252
  Journey j({"beor"});
  reveal_around(j.t, Journey::place(902));
  EXPECT_EQ(connected(j.s(), Journey::place(901), Side::kNorth), Journey::place(902));
  EXPECT_EQ(connected(j.s(), Journey::place(905), Side::kSouth), kNone);
  EXPECT_EQ(connected(j.s(), Journey::place(903), Side::kNorth), kNone);
}

TEST(Map,
     ALegacyNumberStandsForACardThatIsGone) {  // TG-243, TG-269, TG-270, TG-271, TG-272, TG-974
  Journey j({"beor"});
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(903));
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-269"));
  EXPECT_EQ(j.at(903).where, Where::kRemoved);
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(910));
  EXPECT_EQ(connected(j.s(), Journey::place(901), Side::kWest), Journey::place(910));
}

TEST(Map, LegacyNumbersAreFollowedThroughSeveralVersions) {  // TG-972
  Journey j({"beor"});
  j.at(903).where = Where::kRemoved;
  j.at(912).where = Where::kRemoved;
  j.at(910).where = Where::kRemoved;
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(911));
}

TEST(Map, OfTwoBranchesOfVersionsTheOneInForceLies) {  // TG-972, TG-973
  Journey j({"beor"});
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-269"));
  replace_location(j.t, Journey::place(910), Journey::place(911), cites("TG-269"));
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(911)) << "and not 912, nearer by number";
  j.at(911).version = 0;
  EXPECT_EQ(card_for_key(j.s(), 903), Journey::place(912)) << "fewer replacements";
}

TEST(Map, ASwapKeepsPlaceAndEverythingOnTheCard) {  // TG-273, TG-975, TG-976, TG-978
  Journey j({"beor"});
  j.stand(0, 903);
  j.at(903).menhir = 1;
  j.at(903).dial = 3;
  j.at(903).quest_tokens = 2;
  j.at(903).used = 1;
  const int column = j.at(903).column;
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-273"));
  EXPECT_EQ(j.of(0).place, Journey::place(910));
  EXPECT_EQ(j.at(910).column, column);
  EXPECT_EQ(j.at(910).dial, 3);
  EXPECT_EQ(j.at(910).quest_tokens, 2);
  EXPECT_EQ(j.at(910).used, 0) << "the Actions of the new version are unused";
  EXPECT_FALSE(anybody_arriving(j.s())) << "a swap is no arrival";
}

TEST(Map, ASwapOfACardInTheDeckLeavesTheNewOneThere) {  // TG-974
  Journey j({"beor"});
  j.at(903) = {};
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-974"));
  EXPECT_EQ(j.at(910).where, Where::kDeck);
}

TEST(Map, AKeyWhoseLocationLiesAlreadyIsIgnored) {  // TG-257
  Journey j({"beor"});
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-269"));
  reveal_around(j.t, Journey::place(901));
  EXPECT_FALSE(j.lies(903) || j.lies(911));
}

TEST(Map, ATakenPlaceStaysAsItIs) {  // TG-969
  Journey j({"beor"});
  j.lay_out(908, 0, -2);
  light_menhir(j.t, Journey::place(902), 5, cites("TG-287"));
  reveal_around(j.t, Journey::place(902));
  EXPECT_FALSE(j.lies(906));
}

TEST(Map, AnEventsEncounterWaitsAtTheCardThatTakesAnothersPlace) {  // TG-273, TG-947
  Journey j({"beor"});
  j.s().story.meeting.add(Journey::place(903));
  replace_location(j.t, Journey::place(903), Journey::place(910), cites("TG-974"), Where::kRemoved);
  EXPECT_FALSE(j.s().story.meeting.has(Journey::place(903)));
  EXPECT_TRUE(j.s().story.meeting.has(Journey::place(910)));
}

}  // namespace
}  // namespace tavola::avalon
