// Menhirs that go dark, and what the Wyrdness takes.
#include <gtest/gtest.h>

#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

void take_day_start(Journey& j) {
  remove_dark_menhirs(j.t);
  spread_wyrdness(j.t);
  lower_menhir_dials(j.t);
}

TEST(Wyrdness, ADialOfNKeepsAMenhirForNDays) {  // TG-078, TG-110, TG-114, TG-115, TG-116, TG-117
  Journey j({"beor"});
  j.at(901).dial = 2;
  take_day_start(j);
  EXPECT_EQ(j.at(901).dial, 1);
  take_day_start(j);
  EXPECT_EQ(j.at(901).dial, 0);
  EXPECT_TRUE(any_menhir(j.s())) << "it stays Active until the next step 1";
  take_day_start(j);
  EXPECT_FALSE(any_menhir(j.s()));
}

TEST(Wyrdness, ReactivatedTheSameDayItGoesOn) {  // TG-291, TG-292, TG-983, TG-984
  Journey j({"beor"});
  j.at(901).dial = 1;
  take_day_start(j);
  light_menhir(j.t, Journey::place(901), 6, cites("TG-290"));
  take_day_start(j);
  EXPECT_EQ(j.at(901).dial, 5);
  EXPECT_EQ(j.at(901).menhir, 1);
}

TEST(Wyrdness, WhatIsOutOfRangeIsDiscarded) {  // TG-112, TG-113, TG-274, TG-275, TG-489
  Journey j({"beor"});
  j.lay_out(906, 0, -2);
  spread_wyrdness(j.t);
  EXPECT_FALSE(j.lies(906));
  EXPECT_EQ(j.at(906).where, Where::kDeck) << "it can be revealed again";
  EXPECT_TRUE(j.lies(902));
}

TEST(Wyrdness, AnExemptLocationStays) {  // TG-276
  Journey j({"beor"});
  j.at(909).row = 3;
  spread_wyrdness(j.t);
  EXPECT_TRUE(j.lies(909));
}

TEST(Wyrdness, WhoIsCaughtSuffersAndMovesToTheNearestPlace) {  // TG-277, TG-278, TG-279, TG-281
  Journey j({"beor"});
  j.lay_out(906, 0, -2);
  j.stand(0, 906);
  const int energy = j.of(0).energy();
  spread_wyrdness(j.t);
  EXPECT_EQ(j.of(0).health(), 7);
  EXPECT_EQ(j.of(0).terror(), 2);
  EXPECT_EQ(j.of(0).energy(), energy);
  EXPECT_EQ(j.of(0).place, Journey::place(902));
  EXPECT_TRUE(anybody_arriving(j.s())) << "TG-979: displacement is an arrival";
}

TEST(Wyrdness, OfEquallyNearPlacesTheLowestNumber) {  // TG-280, TG-981
  Journey j({"beor"});
  LocationState lost;
  lost.column = 2;
  lost.row = 0;  // 904 lies one step away, at column 1
  EXPECT_EQ(nearest_remaining(j.s(), lost), Journey::place(904));
  lost.column = 1;
  lost.row = -1;  // 902 and 904 lie one step away
  EXPECT_EQ(nearest_remaining(j.s(), lost), Journey::place(902));
}

TEST(Wyrdness, WhoStartsDyingIsDisplacedAllTheSame) {  // TG-982
  Journey j({"beor"});
  j.lay_out(906, 0, -2);
  j.stand(0, 906);
  j.of(0).of(Measure::kHealth) = 2;
  j.of(0).of(Measure::kEnergy) = 2;
  spread_wyrdness(j.t);
  EXPECT_EQ(j.of(0).dying, 1);
  EXPECT_EQ(j.of(0).place, Journey::place(902));
}

TEST(Wyrdness, ThoseDisplacedToOnePlaceArriveTogether) {  // TG-940, TG-941
  Journey j({"beor", "ailei", "arev"});
  j.lay_out(906, 0, -2);
  j.lay_out(908, 3, 0);
  j.stand(0, 906);
  j.stand(1, 908);
  j.stand(2, 906);
  spread_wyrdness(j.t);
  const Arrival& first = j.s().journey.arrivals[0];
  const Arrival& second = j.s().journey.arrivals[1];
  EXPECT_EQ(first.party, 0b010) << "Ailei has the lowest number";
  EXPECT_EQ(first.place, Journey::place(904));
  EXPECT_EQ(second.party, 0b101);
  EXPECT_EQ(second.place, Journey::place(902));
}

TEST(Wyrdness, WithTheLastMenhirGoneNothingIsLostButEverybodySuffers) {  // TG-293, TG-295, TG-942
  Journey j({"beor", "ailei"});
  j.at(901).dial = 0;
  remove_dark_menhirs(j.t);
  spread_wyrdness(j.t);
  EXPECT_TRUE(j.lies(901) && j.lies(902));
  EXPECT_EQ(j.of(0).health(), 7);
  EXPECT_EQ(j.of(1).terror(), 2);
}

TEST(Wyrdness, WithoutAMenhirNothingIsRevealed) {  // TG-296, TG-298
  Journey j({"beor"});
  j.at(901).menhir = 0;
  reveal_around(j.t, Journey::place(902));
  EXPECT_FALSE(j.lies(905));
  light_menhir(j.t, Journey::place(901), 3, cites("TG-287"));
  EXPECT_FALSE(j.lies(905)) << "activating reveals nothing by itself";
}

TEST(Wyrdness, TokensAndDialsGoWithTheirLocation) {  // TG-980
  Journey j({"beor"});
  j.lay_out(906, 0, -2);
  j.at(906).time_tokens = 2;
  j.at(906).quest_tokens = 1;
  j.s().journey.dials[0] = {DialOn::kLocation, Journey::place(906), 3, 0};
  spread_wyrdness(j.t);
  EXPECT_EQ(j.at(906).time_tokens, 0);
  EXPECT_EQ(j.at(906).quest_tokens, 0);
  EXPECT_EQ(j.s().journey.dials[0].on, DialOn::kNothing);
}

TEST(Wyrdness, ItemsOnALostLocationGoUnderTheirDeck) {  // TG-282
  Journey j({"beor"});
  j.lay_out(906, 0, -2);
  j.s().journey.lying_items[7] = static_cast<std::uint8_t>(Journey::place(906) + 1);
  spread_wyrdness(j.t);
  EXPECT_EQ(j.s().journey.lying_items[7], 0);
  EXPECT_EQ(j.s().journey.items.count(7), 1);
}

}  // namespace
}  // namespace tavola::avalon
