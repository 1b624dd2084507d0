// How Diplomacy ends, apart from a last Stage that is won: lost, escaped, avoided; and its
// approaches.
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kOpponentCards = R"(
[[encounter]]
id = "judge"
colour = "blue"
affinity = { below = 2, above = 3 }
stages = [
  { rules = { empathy = "raise affinity 1" }, reaction = "lower affinity 1" },
  { rules = { empathy = "raise affinity 1" }, reaction = "lose 9 health" },
]
failure = "lose 2 rep"

[[encounter]]
id = "beggar"
colour = "blue"
affinity = { below = 2, above = 3 }
avoid = "pay 1 wealth"
avoid_needs = { rep = 2 }
alternatives = true
stages = [
  { rules = { empathy = "raise affinity 1" }, reaction = "nothing" },
  { rules = { caution = "raise affinity 1" }, reaction = "raise affinity 3" },
]
failure = "lose 2 rep"
)";

struct Opponent : Encounter {
  Opponent(std::string_view card, std::initializer_list<std::string_view> heroes)
      : Encounter(kOpponentCards, heroes, card) {}
};

TEST(EscapingDiplomacy, IsForAllOrNobodyAndFails) {  // TG-683 to TG-687, TG-693, TG-694
  Opponent table("judge", {"arev", "ailei"});
  table.begin();
  table.of(0).of(Measure::kReputation) = 3;
  table.of(1).of(Measure::kReputation) = 1;
  const int energy = table.of(0).energy();
  table.choose(Verb::kChooseActive, 0);
  table.choose(Verb::kEscape);
  ASSERT_TRUE(table.asks(Prompt::kEscapeTogether));
  EXPECT_EQ(table.t.decision().seat, 1);
  table.choose(Verb::kRefuse);
  EXPECT_TRUE(table.e().on()) << "TG-693";
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.e().affinity, -1) << "TG-756: nothing but the Reaction";
  EXPECT_EQ(table.hand(0), 3) << "TG-756: no card for it";
  table.choose(Verb::kEscape);
  table.choose(Verb::kAccept);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
  EXPECT_EQ(table.of(0, Measure::kReputation), 1) << "TG-684";
  EXPECT_EQ(table.of(1, Measure::kReputation), 0) << "TG-1065: it loses what it has";
  EXPECT_EQ(table.of(0).energy(), energy) << "TG-694";
  EXPECT_EQ(table.s().journey.encounters[3][0], table.card) << "TG-686";
  EXPECT_EQ(table.left(0), 15) << "TG-687";
}

TEST(Diplomacy, IsLostOnTheLowestSlot) {  // TG-771 to TG-774
  Opponent table("judge", {"arev"});
  table.begin();
  table.of(0).of(Measure::kReputation) = 3;
  table.e().affinity = -1;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kLost);
  EXPECT_EQ(table.of(0, Measure::kReputation), 1);
  EXPECT_EQ(table.left(0), 15);
}

TEST(Diplomacy, AStageThatIsWonSkipsTheReactionAndKeepsTheSequence) {  // TG-775, TG-779 to TG-782
  Opponent table("judge", {"arev"});
  table.begin();
  table.e().affinity = 3;
  table.play("blank");
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().stage, 1);
  EXPECT_EQ(table.e().affinity, 0);
  EXPECT_EQ(table.seen.count(Happening::kReacts), 0);
  EXPECT_EQ(table.e().length, 1) << "TG-782";
}

TEST(Diplomacy, TheDyingAreRemovedWithoutFailure) {  // TG-817, TG-818, TG-1069, TG-1074
  Opponent table("judge", {"arev", "ailei"});
  table.begin();
  table.of(0).of(Measure::kReputation) = 3;
  table.e().stage = 1;
  table.choose(Verb::kChooseActive, 0);
  table.play_and_stop("blank");
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.of(0, Measure::kReputation), 3);
  EXPECT_EQ(table.e().active, 1);
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped) << "TG-818: nobody is left";
}

TEST(Diplomacy, AnEmptyDeckFailsItForAll) {  // TG-768, TG-816
  Opponent table("judge", {"arev", "ailei"});
  table.deck(1, {}, 3);
  table.begin();
  table.e().stage = 0;
  table.choose(Verb::kChooseActive, 0);
  table.e().affinity = 2;
  table.play_and_stop("blank");
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kLost);
}

TEST(Diplomacy, PanicPlaysTheTopCard) {  // TG-767, TG-812 to TG-814, TG-1073
  Opponent table("judge", {"arev"});
  table.begin();
  table.health(0, 2);
  table.of(0).of(Measure::kTerror) = 3;
  table.e().affinity = 2;
  table.t.begin(State(table.t.state));
  ASSERT_TRUE(table.asks(Prompt::kPanic));
  table.choose(Verb::kPlayTopCard);
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.hand(0), 3) << "TG-767";
  table.of(0).own(CardType::kDiplomacy).deck.clear();
  table.t.begin(State(table.t.state));
  table.choose(Verb::kPlayTopCard);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kLost) << "TG-1073";
}

TEST(Avoiding, NeedsAllToAgreeAndEachToPay) {  // TG-688, TG-689, TG-691, TG-692, TG-1063, TG-1064
  Opponent table("beggar", {"arev", "ailei"});
  table.of(0).of(Measure::kReputation) = 2;
  table.of(1).of(Measure::kReputation) = 0;
  table.of(0).of(Measure::kWealth) = 1;
  table.of(1).of(Measure::kWealth) = 1;
  table.begin();
  ASSERT_TRUE(table.asks(Prompt::kAvoid)) << "TG-691: one member's Reputation is enough";
  EXPECT_EQ(table.hand(0), 0) << "TG-1063: before the starting hands";
  table.choose(Verb::kAvoid);
  table.choose(Verb::kAvoid);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kAvoided);
  EXPECT_EQ(table.of(0, Measure::kWealth) + table.of(1, Measure::kWealth), 0) << "TG-692";
  EXPECT_EQ(table.s().journey.encounters[3][0], table.card) << "TG-689";
}

TEST(Avoiding, IsRefusedWithoutTheMeansOrTheAgreement) {  // TG-690, TG-691, TG-693, TG-1064
  Opponent poor("beggar", {"arev", "ailei"});
  poor.of(0).of(Measure::kReputation) = 2;
  poor.of(0).of(Measure::kWealth) = 5;
  poor.of(1).of(Measure::kWealth) = 0;
  poor.begin();
  EXPECT_FALSE(poor.asks(Prompt::kAvoid)) << "TG-1064: Ailei cannot pay";
  Opponent unknown("beggar", {"arev", "ailei"});
  unknown.of(0).of(Measure::kReputation) = 1;
  unknown.of(1).of(Measure::kReputation) = 1;
  unknown.of(0).of(Measure::kWealth) = unknown.of(1).of(Measure::kWealth) = 1;
  unknown.begin();
  EXPECT_FALSE(unknown.asks(Prompt::kAvoid)) << "TG-691: never the sum";
  Opponent divided("beggar", {"arev", "ailei"});
  divided.of(0).of(Measure::kReputation) = 2;
  divided.of(0).of(Measure::kWealth) = divided.of(1).of(Measure::kWealth) = 1;
  divided.begin();
  divided.choose(Verb::kAvoid);
  divided.choose(Verb::kFace);
  EXPECT_TRUE(divided.asks(Prompt::kApproach)) << "TG-693";
  EXPECT_EQ(divided.of(0, Measure::kWealth), 1);
  EXPECT_EQ(barred_from_avoiding(divided.t), cites("TG-690"));
}

TEST(Approaches, AreChosenBeforeTheFirstTurnAndWinTheEncounter) {  // TG-681, TG-1062, TG-1070
  Opponent table("beggar", {"arev"});
  table.of(0).of(Measure::kReputation) = 0;
  table.begin();
  ASSERT_TRUE(table.asks(Prompt::kApproach));
  table.choose(Verb::kApproach, 2);
  table.choose(Verb::kKeepHand);
  EXPECT_EQ(table.e().stage, 1);
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon) << "the check after the Reaction";
}

}  // namespace
}  // namespace tavola::avalon
