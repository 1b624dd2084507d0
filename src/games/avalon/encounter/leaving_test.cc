// Escaping, flight, dying and the traits of enemies.
#include <algorithm>

#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kCards = R"(
[[combat]]
id = "blank"
left = { free = "" }
right = { free = true }

[[combat]]
id = "mark"
left = { free = "marker 1" }
right = { free = true }
ability = "when placed: add 1 marker"

[[combat]]
id = "more"
left = { free = "continue" }
right = { free = true }

[[combat]]
id = "guard"
passive = true
left = { free = "" }
right = { free = true }
ability = "when attacked: reduce damage by 9, ignore attack"

[[combat]]
id = "slip"
left = { free = "" }
right = { free = true }
ability = "when placed: slip away"

[[combat]]
id = "wound"
left = { free = "" }
right = { free = true }
ability = "when placed: lose 9 health, add 1 marker"

[[combat]]
id = "heal"
left = { free = "continue" }
right = { free = true }
ability = "when placed: gain 2 health"

[[diplomacy]]
id = "blank"
left = { free = "" }
right = { free = true }

[[encounter]]
id = "bear"
colour = "green"
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "take 1 damage, gain 1 terror" } ]
opportunity = "take 2 damage"

[[encounter]]
id = "fox"
colour = "green"
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "flee" } ]
opportunity = "flee"

[[encounter]]
id = "defensive"
colour = "green"
traits = ["defensive"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "nothing"

[[encounter]]
id = "feint"
colour = "green"
traits = ["feint"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "take 2 damage, gain 1 terror" } ]
opportunity = "nothing"

[[encounter]]
id = "ambush"
colour = "green"
traits = ["ambush", "charge"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "nothing"

[[encounter]]
id = "wrath"
colour = "green"
traits = ["wrath"]
value = 9
right = { free = true }
attack = [ { at = "0..1", effect = "take 1 damage" }, { at = "2..8", effect = "take 1 damage, remove 1 marker" } ]
opportunity = "nothing"

[[encounter]]
id = "thief"
colour = "grey"
traits = ["thief"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "take 8 damage" } ]
opportunity = "nothing"

[[encounter]]
id = "opportunist"
colour = "green"
traits = ["opportunist"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "gain 1 terror"

[[encounter]]
id = "horde"
colour = "green"
traits = ["horde"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "nothing"

[[encounter]]
id = "quick"
colour = "green"
traits = ["quick"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "nothing"

[[encounter]]
id = "guardian"
colour = "purple"
traits = ["guardian"]
value = 9
right = { free = true }
attack = [ { at = "0..8", effect = "nothing" } ]
opportunity = "nothing"

[[encounter]]
id = "wordless"
colour = "green"
text = "gain 1 food"

[[encounter]]
id = "judge"
colour = "blue"
affinity = { below = 2, above = 3 }
right = { free = true }
stages = [
  { word = "stage", rules = { empathy = "raise affinity 1" }, reaction = "lower affinity 1" },
  { word = "stage", rules = { empathy = "raise affinity 1" }, reaction = "lose 9 health" },
]
failure = "lose 2 rep"

[[encounter]]
id = "beggar"
colour = "blue"
affinity = { below = 2, above = 3 }
right = { free = true }
avoid = "pay 1 wealth"
avoid_needs = { rep = 2 }
alternatives = true
stages = [
  { word = "stage", rules = { empathy = "raise affinity 1" }, reaction = "nothing" },
  { word = "stage", rules = { caution = "raise affinity 1" }, reaction = "raise affinity 3" },
]
failure = "lose 2 rep"
)";

struct Foe : Encounter {
  explicit Foe(std::string_view enemy, std::initializer_list<std::string_view> heroes = {"beor"})
      : Encounter(kCards, heroes, enemy) {}
  void health(Seat seat, int points) {
    of(seat).of(Measure::kHealth) = static_cast<std::uint8_t>(points);
    of(seat).of(Measure::kEnergy) =
        static_cast<std::uint8_t>(std::min<int>(points, of(seat).energy()));
  }
  void play_and_stop(std::string_view card) {
    play(card);
    choose(Verb::kStopPlaying);
  }
};

TEST(Escaping, CostsAnEnergyAndTheOpportunityAttack) {  // TG-638 to TG-642, TG-645, TG-637
  Foe table("bear");
  table.begin();
  const int energy = table.of(0).energy(), exp = table.of(0, Measure::kExperience);
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.of(0).energy(), energy - 1);
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
  EXPECT_EQ(table.of(0, Measure::kExperience), exp) << "no Reward";
  EXPECT_EQ(table.left(0), 15);
  EXPECT_EQ(table.s().journey.encounters[0][0], table.card) << "TG-641";
}

TEST(Escaping, IsPossibleWithoutEnergy) {  // TG-649
  Foe table("bear");
  table.begin();
  table.of(0).of(Measure::kEnergy) = 0;
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
}

TEST(Escaping, TakesOneCharacterAndLeavesItsCards) {  // TG-643, TG-644, TG-646 to TG-648
  Foe table("bear", {"beor", "ailei"});
  table.deck(0, {"guard"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("guard");
  table.choose(Verb::kEscape);
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.left(0), 14) << "its card in the Sequence stays there";
  EXPECT_EQ(table.e().active, 1) << "phase 4";
  const int health = table.of(1).health();
  table.play_and_stop("blank");
  EXPECT_EQ(table.of(1).health(), health) << "TG-648: its Passive card still helps";
  table.e().pool = 9;
  const int exp = table.of(0, Measure::kExperience);
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon);
  EXPECT_EQ(table.of(0, Measure::kExperience), exp) << "TG-646";
  EXPECT_EQ(table.left(0), 15);
}

TEST(Escaping, MayBeDeadly) {  // TG-1055
  Foe table("bear", {"beor", "ailei"});
  table.begin();
  table.health(0, 1);
  table.choose(Verb::kChooseActive, 0);
  table.choose(Verb::kEscape);
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_NE(table.of(0).dying, 0);
  EXPECT_EQ(table.e().active, 1);
}

TEST(Escaping, MayFailInChallengingMode) {  // TG-871 to TG-876, TG-1083
  int stayed = 0, left = 0;
  for (int game = 0; game < 40; ++game) {
    Foe again("bear");
    again.s().house.escape = 1;
    again.s().random = Random(static_cast<std::uint64_t>(game));
    again.begin();
    again.choose(Verb::kEscape);
    EXPECT_EQ(again.of(0).health(), 9 - 2) << "TG-873";
    if (again.e().outcome == EncounterOutcome::kEscaped) {
      ++left;
      continue;
    }
    ++stayed;
    EXPECT_LT(again.find(Verb::kEscape), 0) << "TG-871: once in an Activation";
    EXPECT_TRUE(again.asks(Prompt::kFirstCard)) << "TG-1083";
  }
  EXPECT_GT(stayed, 0) << "TG-875";
  EXPECT_GT(left, 0) << "TG-876";
}

TEST(Escaping, ForcedItNeedsNoToss) {  // TG-878
  Foe table("bear");
  table.s().house.escape = 1;
  table.deck(0, {}, 3);
  table.begin();
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
  EXPECT_EQ(table.seen.count(Happening::kDialTossed), 0);
}

TEST(Flight, EndsTheEncounterForAllWithoutReward) {  // TG-650 to TG-653, TG-1056
  Foe table("fox", {"beor", "ailei"});
  table.begin();
  const int exp = table.of(0, Measure::kExperience);
  table.choose(Verb::kChooseActive, 0);
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kFled);
  EXPECT_EQ(table.of(0, Measure::kExperience), exp);
  EXPECT_EQ(table.s().journey.encounters[0].size(), 1);
  Foe escaping("fox", {"beor", "ailei"});
  escaping.begin();
  escaping.choose(Verb::kChooseActive, 0);
  escaping.choose(Verb::kEscape);
  EXPECT_EQ(escaping.e().outcome, EncounterOutcome::kFled) << "also during an Escape";
}

TEST(Dying, RemovesFromTheEncounterAtOnce) {  // TG-636, TG-441, TG-1049, TG-1051
  Foe table("bear", {"beor", "ailei"});
  table.deck(0, {"wound"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("wound");
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.e().pool, 0) << "its Activation ends at once";
  EXPECT_EQ(table.e().active, 1);
  EXPECT_EQ(table.e().length, 1);
  EXPECT_EQ(table.seen.count(Happening::kOpportunityAttack), 0);
}

TEST(Dying, MayBeAnEscapeByHouseRule) {  // TG-441
  Foe table("bear", {"beor", "ailei"});
  table.s().house.dying_leave = 1;
  table.deck(0, {"wound"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("wound");
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.seen.count(Happening::kOpportunityAttack), 1);
  EXPECT_EQ(table.e().active, 1);
}

TEST(Dying, EndsItWhenNobodyIsLeft) {  // TG-637
  Foe table("bear");
  table.deck(0, {"wound"});
  table.begin();
  table.play("wound");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
}

TEST(Dying, WhoWasDyingBeforeStays) {  // TG-1012
  Foe table("bear", {"beor", "ailei"});
  table.deck(0, {"heal", "heal"});
  table.health(0, 0);
  table.of(0).dying = 1;
  table.begin();
  EXPECT_TRUE(table.e().is_in(0));
  table.choose(Verb::kChooseActive, 0);
  table.play_and_stop("blank");
  EXPECT_TRUE(table.e().is_in(0)) << "it has no Health to lose";
}

TEST(SlippingAway, CostsNothing) {  // TG-643
  Foe table("bear", {"beor", "ailei"});
  table.deck(0, {"slip"});
  table.begin();
  const int energy = table.of(0).energy();
  table.choose(Verb::kChooseActive, 0);
  table.play("slip");
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.of(0).energy(), energy);
  EXPECT_EQ(table.e().active, 1);
}

TEST(Traits, DefensiveTakesOneMarkerFromTheFirstCard) {  // TG-654
  Foe table("defensive");
  table.deck(0, {"mark", "mark"});
  table.begin();
  table.play("mark");
  EXPECT_EQ(table.e().pool, 1) << "Key and Ability would add 2";
  table.choose(Verb::kStopPlaying);
  table.play("blank");
  EXPECT_EQ(table.e().pool, 1) << "to a minimum of 0";
}

TEST(Traits, FeintCannotBeReducedOrIgnored) {  // TG-655
  Foe table("feint");
  table.deck(0, {"guard"});
  table.begin();
  const int terror = table.of(0).terror();
  table.play_and_stop("guard");
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.of(0).terror(), terror) << "the rest of the attack is ignored";
}

TEST(Traits, AmbushAndChargeStrikeTheFirstInPrintedOrder) {  // TG-658, TG-670, TG-1032
  Foe table("ambush", {"beor", "ailei"});
  table.deck(0, {"blank", "mark", "more"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  ASSERT_TRUE(table.asks(Prompt::kKeepCard)) << "Ambush stands first on the card";
  EXPECT_EQ(table.of(0).health(), 9);
  table.choose(Verb::kKeepCard, table.value("mark"));
  EXPECT_EQ(table.hand(0), 1);
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_TRUE(table.can_play("mark"));
  table.play_and_stop("mark");
  EXPECT_EQ(table.hand(1), 3) << "only the first Character Activated in this Combat";
}

TEST(Traits, ChargeMayEndAnActivation) {  // TG-1049
  Foe table("ambush", {"beor", "ailei"});
  table.begin();
  table.health(0, 2);
  table.choose(Verb::kChooseActive, 0);
  table.choose(Verb::kKeepCard);
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.e().active, 1);
}

TEST(Traits, WrathAttacksTwiceWithACheckAfterEach) {  // TG-659, TG-1057
  Foe table("wrath");
  table.begin();
  table.e().pool = 2;
  table.play("blank");
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.e().pool, 1) << "the table is read anew: 2, then 1";
  EXPECT_EQ(table.seen.count(Happening::kNotWonYet), 3);
  Foe falls("wrath", {"beor", "ailei"});
  falls.begin();
  falls.health(0, 1);
  falls.choose(Verb::kChooseActive, 0);
  falls.play("blank");
  falls.seen.events.clear();
  falls.choose(Verb::kStopPlaying);
  EXPECT_EQ(falls.seen.count(Happening::kAttacks), 1) << "no second one for who has left";
}

TEST(Traits, AThiefTakesEverythingFromAPartyThatIsDown) {  // TG-660 to TG-662, TG-1058, TG-1059
  Foe table("thief", {"beor", "ailei"});
  table.begin();
  table.of(0).of(Measure::kWealth) = 3;
  table.of(1).of(Measure::kWealth) = 2;
  table.of(1).items.add(4);
  table.of(1).secrets.add(5);
  table.choose(Verb::kChooseActive, 0);
  table.play_and_stop("blank");
  EXPECT_EQ(table.of(0).health(), 1);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kOpen) << "Ailei stands";
  table.play_and_stop("blank");
  EXPECT_EQ(table.of(1).health(), 0);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kRobbed) << "one dropping to 0 counts";
  EXPECT_EQ(table.seen.count(Happening::kRemovedDying), 0) << "before she is removed";
  EXPECT_EQ(table.of(0, Measure::kWealth) + table.of(1, Measure::kWealth), 0);
  EXPECT_TRUE(table.of(1).items.empty());
  EXPECT_FALSE(table.of(1).secrets.empty()) << "not Secrets";
  EXPECT_EQ(table.s().journey.encounters[1][0], table.card);
}

TEST(Traits, AnOpportunistStrikesWhoPlaysFewerThanTwo) {  // TG-665, TG-666
  Foe table("opportunist");
  table.deck(0, {"blank", "more", "more"});
  table.begin();
  const int terror = table.of(0).terror();
  table.play_and_stop("blank");
  EXPECT_EQ(table.of(0).terror(), terror + 1);
  EXPECT_TRUE(table.told(Happening::kOpportunityAttack, cites("TG-665")));
  EXPECT_EQ(table.hand(0), 3) << "and draws no card for it";
  table.play("more");
  table.play("more");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).terror(), terror + 1);
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.of(0).terror(), terror + 2) << "one attack, not two";
}

TEST(Traits, AHordeTakesTwoCardsFromTheDeck) {  // TG-667, TG-668, TG-1061
  Foe table("horde");
  table.deck(0, {}, 5);
  table.begin();
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped)
      << "two go, and for the end of the Turn there is none";
  EXPECT_EQ(table.seen.count(Happening::kDiscardsTop), 2);
  Foe small("horde");
  small.deck(0, {}, 4);
  small.begin();
  small.play("blank");
  small.choose(Verb::kStopPlaying);
  EXPECT_EQ(small.seen.count(Happening::kDiscardsTop), 1) << "what is left";
}

TEST(Traits, QuickAllowsTwoCards) {  // TG-669
  Foe table("quick");
  table.deck(0, {"blank", "more", "more"});
  table.begin();
  table.play("blank");
  table.play("more");
  EXPECT_FALSE(table.can_play("more"));
  EXPECT_EQ(barred_card(table.t, 0, table.named("more")), cites("TG-669"));
}

TEST(Traits, AGuardianThatIsNotDefeatedStaysOnTheMap) {  // TG-657, TG-372, TG-371, TG-384
  Foe table("guardian");
  begin_encounter(table.t, table.card, SeatSet::first(1), 3);
  table.t.begin(State(table.t.state));
  table.choose(Verb::kKeepHand);
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.s().journey.guardians[0].encounter, table.card);
  EXPECT_EQ(table.s().journey.guardians[0].place, 3);
  EXPECT_TRUE(table.s().journey.encounters[2].empty());
}

TEST(Encounters, ACardWithoutKeysIsItsText) {  // TG-532, TG-707
  Foe table("wordless");
  const int food = table.of(0, Measure::kFood);
  table.begin();
  EXPECT_EQ(table.of(0, Measure::kFood), food + 1);
  EXPECT_FALSE(table.e().on());
}

TEST(EscapingDiplomacy, IsForAllOrNobodyAndFails) {  // TG-683 to TG-687, TG-693, TG-694
  Foe table("judge", {"arev", "ailei"});
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
  Foe table("judge", {"arev"});
  table.begin();
  table.of(0).of(Measure::kReputation) = 3;
  table.e().affinity = -1;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kLost);
  EXPECT_EQ(table.of(0, Measure::kReputation), 1);
  EXPECT_EQ(table.left(0), 15);
}

TEST(Diplomacy, AStageThatIsWonSkipsTheReactionAndKeepsTheSequence) {  // TG-775, TG-779 to TG-782
  Foe table("judge", {"arev"});
  table.begin();
  table.e().affinity = 3;
  table.play("blank");
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().stage, 1);
  EXPECT_EQ(table.e().affinity, 0);
  EXPECT_EQ(table.seen.count(Happening::kAttacks), 0);
  EXPECT_EQ(table.e().length, 1) << "TG-782";
}

TEST(Diplomacy, TheDyingAreRemovedWithoutFailure) {  // TG-817, TG-818, TG-1069, TG-1074
  Foe table("judge", {"arev", "ailei"});
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
  Foe table("judge", {"arev", "ailei"});
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
  Foe table("judge", {"arev"});
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
  Foe table("beggar", {"arev", "ailei"});
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
  Foe poor("beggar", {"arev", "ailei"});
  poor.of(0).of(Measure::kReputation) = 2;
  poor.of(0).of(Measure::kWealth) = 5;
  poor.of(1).of(Measure::kWealth) = 0;
  poor.begin();
  EXPECT_FALSE(poor.asks(Prompt::kAvoid)) << "TG-1064: Ailei cannot pay";
  Foe unknown("beggar", {"arev", "ailei"});
  unknown.of(0).of(Measure::kReputation) = 1;
  unknown.of(1).of(Measure::kReputation) = 1;
  unknown.of(0).of(Measure::kWealth) = unknown.of(1).of(Measure::kWealth) = 1;
  unknown.begin();
  EXPECT_FALSE(unknown.asks(Prompt::kAvoid)) << "TG-691: never the sum";
  Foe divided("beggar", {"arev", "ailei"});
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
  Foe table("beggar", {"arev"});
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
