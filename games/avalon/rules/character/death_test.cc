// Dying, death and who comes after.
#include "games/avalon/rules/character/death.h"

#include <gtest/gtest.h>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

/// Nobody asks for the Mercy. (TG-462)
void accept_failure(Journey& j) {
  ASSERT_TRUE(j.asks(Prompt::kMercy));
  j.choose(Verb::kAcceptFailure);
}

void fell(Journey& j, Seat seat) { lose(j.t, seat, Measure::kHealth, 20, cites("TG-563")); }

TEST(Death, TheSoloCardIsMoreForgiving) {  // TG-019, TG-444
  Journey alone({"beor"});
  Journey two({"beor", "ailei"});
  EXPECT_GT(dying_card(alone.s()).days, dying_card(two.s()).days);
}

TEST(Death, TheDialRunsDownEveryMorningAndUntilThenOneCanRecover) {  // TG-442, TG-443
  Journey j({"beor", "ailei"});
  fell(j, 0);
  EXPECT_EQ(j.of(0).dying_dial, 2);
  j.play_morning();
  EXPECT_EQ(j.of(0).dying_dial, 1);
  EXPECT_EQ(j.of(0).alive, 1);
  gain(j.t, 0, Measure::kHealth, 1, cites("TG-1010"));
  EXPECT_EQ(j.of(0).dying, 0);
  EXPECT_EQ(j.of(0).dying_dial, 0);
}

TEST(Death, AloneTheGameEnds) {  // TG-445
  Journey j({"beor"});
  fell(j, 0);
  j.of(0).dying_dial = 1;
  j.play_morning();
  accept_failure(j);
  EXPECT_TRUE(j.t.over());
  EXPECT_EQ(j.s().ending, Ending::kFailure);
}

TEST(Death, APlayerClaimsAnUnusedCharacter) {  // TG-446, TG-447, TG-448, TG-449, TG-968, TG-1014
  Journey j({"beor", "ailei"});
  j.stand(0, 903);
  fell(j, 0);
  j.of(0).of(Measure::kWealth) = 9;
  j.of(0).dying_dial = 1;
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kClaimHero));
  EXPECT_EQ(j.t.decision().seat, 0);
  EXPECT_LT(j.find(Verb::kClaimHero, number_of(content().heroes, "beor")), 0)
      << "TG-457: the dead cannot be claimed";
  EXPECT_LT(j.find(Verb::kClaimHero, number_of(content().heroes, "ailei")), 0);
  j.choose(Verb::kClaimHero, number_of(content().heroes, "arev"));
  EXPECT_EQ(j.of(0).alive, 1);
  EXPECT_EQ(j.of(0).place, Journey::place(901));
  EXPECT_EQ(j.of(0).of(Measure::kWealth), 2) << "TG-456: what the dead had is lost";
  EXPECT_EQ(j.of(0).health(), 8);
}

TEST(Death, ItemsStayWhereTheirOwnerDied) {  // TG-450
  Journey j({"beor", "ailei"});
  j.stand(0, 903);
  j.of(0).items.add(5);
  fell(j, 0);
  j.of(0).dying_dial = 1;
  j.play_morning();
  EXPECT_EQ(j.s().journey.lying_items[5], Journey::place(903) + 1);
}

TEST(Death, AtATableOfFourTheFirstDeathIsFailure) {  // TG-454, TG-455
  Journey j({"beor", "ailei", "arev", "maggot"});
  fell(j, 2);
  j.of(2).dying_dial = 1;
  j.play_morning();
  accept_failure(j);
  EXPECT_TRUE(j.t.over());
  EXPECT_EQ(j.s().ending, Ending::kFailure);
}

TEST(Death, ATableOfTwoHasTwoReplacements) {  // TG-455, TG-457
  Journey j({"beor", "ailei"});
  for (const char* next : {"arev", "maggot"}) {
    fell(j, 0);
    j.of(0).dying_dial = 1;
    j.play_morning();
    ASSERT_TRUE(j.asks(Prompt::kClaimHero));
    j.choose(Verb::kClaimHero, number_of(content().heroes, next));
  }
  fell(j, 0);
  j.of(0).dying_dial = 1;
  j.play_morning();
  accept_failure(j);
  EXPECT_TRUE(j.t.over());
}

TEST(Death, SeveralDieInTheOrderOfTheirNumbers) {  // TG-1017, TG-1016
  Journey j({"beor", "ailei"});
  for (Seat seat = 0; seat < 2; ++seat) {
    fell(j, seat);
    j.of(seat).dying_dial = 1;
  }
  j.play_morning();
  EXPECT_EQ(j.t.decision().seat, 1) << "Ailei is number 1";
  j.choose(Verb::kClaimNobody);
  ASSERT_TRUE(j.asks(Prompt::kClaimHero));
  EXPECT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kClaimNobody);
  accept_failure(j);
  EXPECT_TRUE(j.t.over()) << "nobody is left and nobody is claimed";
}

}  // namespace
}  // namespace tavola::avalon
