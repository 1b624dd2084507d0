// Narrative and Challenging mode, each change by itself.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

TEST(Modes, EachChangeIsAnOptionOfItsOwn) {  // TG-860, TG-864, TG-868
  EXPECT_TRUE(load_game());
  for (const char* id : {"narrative", "solo_narrative", "limiter", "scales", "escape",
                         "short_menhirs", "fewer_events", "dear_advancement", "limits"}) {
    bool offered = false;
    for (std::size_t i = 0; i < Avalon::options().size(); ++i) {
      if (Avalon::options()[i].id != id) continue;
      offered = true;
      House house;
      house_value(house, i) = 1;
      for (std::size_t other = 0; other < Avalon::options().size(); ++other)
        if (other != i) EXPECT_EQ(house_value(house, other), 0) << id;
    }
    EXPECT_TRUE(offered) << id;
  }
}

TEST(Modes, MayBeChosenAsOne) {  // TG-860, TG-864, TG-868
  ASSERT_TRUE(load_game());
  const auto house_of = [](std::uint8_t mode, int seats) {
    tavola::Setup setup;
    setup.seats = seats;
    for (std::size_t i = 0; i < Avalon::options().size(); ++i)
      if (Avalon::options()[i].id == "mode") setup.options[i] = mode;
    State state;
    Avalon::begin(state, setup);
    return state.house;
  };
  EXPECT_EQ(house_of(kNarrativeMode, 1).solo_narrative, 1) << "TG-864";
  EXPECT_EQ(house_of(kNarrativeMode, 1).narrative, 0);
  EXPECT_EQ(house_of(kNarrativeMode, 3).narrative, 1) << "TG-860";
  EXPECT_EQ(house_of(kNarrativeMode, 3).solo_narrative, 0);
  const House hard = house_of(kChallengingMode, 2);
  for (const std::uint8_t change :
       {hard.limiter, hard.scales, hard.escape, hard.short_menhirs, hard.fewer_events,
        hard.dear_advancement, hard.limits, hard.no_mercy})
    EXPECT_EQ(change, 1) << "TG-868";
  EXPECT_EQ(hard.narrative, 0);
}

TEST(Narrative, ItEndsWhenAllPlayersWantIt) {  // TG-863, TG-1080
  Journey j({"ailei", "beor"});
  j.s().house.narrative = 1;
  j.at(901).dial = 4;
  j.play_day();
  EXPECT_EQ(counted_players(j.s()), 1);
  j.choose(Verb::kEndNarrative);
  ASSERT_TRUE(j.asks(Prompt::kEndNarrative));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kRefuse);
  EXPECT_EQ(counted_players(j.s()), 1) << "not all want it";
  j.choose(Verb::kEndNarrative);
  j.choose(Verb::kAccept);
  EXPECT_EQ(counted_players(j.s()), 2);
  EXPECT_EQ(j.at(901).dial, 4) << "Dials stay as they are";
  EXPECT_LT(j.find(Verb::kEndNarrative), 0);
}

TEST(Narrative, AloneTheLimiterReturnsWhereHealthStands) {  // TG-864, TG-865, TG-866, TG-1080
  Journey j({"beor"});
  j.s().house.solo_narrative = 1;
  j.of(0).of(Measure::kHealth) = 2;
  j.of(0).of(Measure::kEnergy) = 5;
  j.of(0).of(Measure::kTerror) = 3;
  j.play_day();
  EXPECT_EQ(j.of(0).energy(), 5) << "Health does not limit Energy";
  EXPECT_FALSE(in_panic(j.s(), 0));
  j.choose(Verb::kEndNarrative);
  EXPECT_EQ(j.of(0).energy(), 2);
  EXPECT_TRUE(in_panic(j.s(), 0));
}

TEST(Narrative, IsNotOfferedToEndWhereItIsNotPlayed) {  // TG-863
  Journey j({"beor", "ailei"});
  j.s().house.solo_narrative = 1;  // alone only
  j.play_day();
  EXPECT_LT(j.find(Verb::kEndNarrative), 0);
}

TEST(Narrative, HandsAndTheDyingCardFollowTheRealNumber) {  // TG-1079, TG-444
  Journey j({"ailei", "beor"});
  j.s().house.narrative = 1;
  EXPECT_EQ(&dying_card(j.s()), &content().dying[DyingCard::kCoop]);
}

TEST(Challenging, TheFirstMenhirIsNotShortened) {  // TG-879
  TableWith all({"beor"});
  all.s().house.table = 1;
  all.s().house.short_menhirs = 1;
  all.s().phase = Phase::kJourney;
  set_up_world(all.t);
  EXPECT_EQ(all.s().journey.locations[location_numbered(901)].dial, 8) << "R-84";
}

TEST(Challenging, AdvancementIsDearer) {  // TG-881, TG-882
  Journey j({"beor"});
  j.s().house.dear_advancement = 1;
  const int prices[] = {5, 10, 15, 20, 25, 30, 35};
  for (int points = 0; points < 5; ++points) {
    j.of(0).markers[static_cast<int>(Attribute::kAggression)] =
        static_cast<std::uint8_t>(std::min(points, 2));
    j.of(0).markers[static_cast<int>(Attribute::kEmpathy)] =
        static_cast<std::uint8_t>(std::max(0, points - 2));
    EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kEmpathy), prices[points]);
  }
}

TEST(Challenging, AtMostTwentyOfAResourceAndFiveItems) {  // TG-883, TG-884, TG-885, TG-1084
  Journey j({"beor"});
  j.s().house.limits = 1;
  j.of(0).of(Measure::kFood) = 19;
  gain(j.t, 0, Measure::kFood, 3, cites("TG-156"));
  EXPECT_EQ(j.of(0).of(Measure::kFood), 20);
  j.of(0).of(Measure::kExperience) = 19;
  gain(j.t, 0, Measure::kExperience, 3, cites("TG-156"));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 22) << "Exp excepted";
  set_up_story(j.t);
  for (std::uint8_t item = 0; item < 5; ++item) {
    j.s().journey.items.take(item);
    j.of(0).items.add(item);
  }
  j.of(0).secrets.add(secret_numbered(112));
  j.s().journey.items.take(9);
  j.s().journey.lying_items[9] = static_cast<std::uint8_t>(Journey::place(901) + 1);
  j.s().story.next_chapter = kNone;
  j.play_day();
  j.choose(Verb::kPickUp, 9);
  while (j.asks(Prompt::kKeepUp)) j.t.choose(0);
  ASSERT_TRUE(j.asks(Prompt::kDiscardItem));
  j.choose(Verb::kDiscardItem, 0);
  EXPECT_EQ(j.of(0).items.count(), 5);
  EXPECT_TRUE(j.of(0).items.has(9)) << "the player keeps which it likes";
  EXPECT_EQ(j.s().journey.items.count(0), 1) << "the rest go under the Item deck";
}

TEST(Challenging, WhoTakesSecretFortyTwoIsThePlayersChoice) {  // TG-870, TG-1082
  Journey j({"beor", "ailei"});
  ASSERT_FALSE(left_waiting(take_scales(j.t)).ended());
  EXPECT_EQ(j.t.decision().options.size(), 2u);
}

}  // namespace
}  // namespace tavola::avalon
