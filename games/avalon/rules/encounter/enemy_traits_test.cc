// The traits of enemies, and a card that has no Keys.
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kTraitCards = R"(
[[combat]]
id = "mark"
left = { free = "marker 1" }
ability = "when placed: add 1 marker"

[[combat]]
id = "more"
left = { free = "continue" }

[[combat]]
id = "guard"
passive = true
ability = "when attacked: reduce damage by 9, ignore attack"

[[encounter]]
id = "defensive"
colour = "green"
traits = ["defensive"]

[[encounter]]
id = "feint"
colour = "green"
traits = ["feint"]
attack = [ { at = "0..8", effect = "take 2 damage, gain 1 terror" } ]

[[encounter]]
id = "ambush"
colour = "green"
traits = ["ambush", "charge"]

[[encounter]]
id = "wrath"
colour = "green"
traits = ["wrath"]
attack = [ { at = "0..1", effect = "take 1 damage" }, { at = "2..8", effect = "take 1 damage, remove 1 marker" } ]

[[encounter]]
id = "thief"
colour = "grey"
traits = ["thief"]
attack = [ { at = "0..8", effect = "take 8 damage" } ]

[[encounter]]
id = "opportunist"
colour = "green"
traits = ["opportunist"]
opportunity = "gain 1 terror"

[[encounter]]
id = "horde"
colour = "green"
traits = ["horde"]

[[encounter]]
id = "quick"
colour = "green"
traits = ["quick"]

[[encounter]]
id = "guardian"
colour = "purple"
traits = ["guardian"]

[[encounter]]
id = "wordless"
colour = "green"
text = "gain 1 food"
)";

struct FoeWithTrait : Encounter {
  explicit FoeWithTrait(std::string_view enemy,
                        std::initializer_list<std::string_view> heroes = {"beor"})
      : Encounter(kTraitCards, heroes, enemy) {}
};

TEST(Traits, DefensiveTakesOneMarkerFromTheFirstCard) {  // TG-654
  FoeWithTrait table("defensive");
  table.deck(0, {"mark", "mark"});
  table.begin();
  table.play("mark");
  EXPECT_EQ(table.e().pool, 1) << "Key and Ability would add 2";
  table.choose(Verb::kStopPlaying);
  table.play("blank");
  EXPECT_EQ(table.e().pool, 1) << "to a minimum of 0";
}

TEST(Traits, FeintCannotBeReducedOrIgnored) {  // TG-655
  FoeWithTrait table("feint");
  table.deck(0, {"guard"});
  table.begin();
  const int terror = table.of(0).terror();
  table.play_and_stop("guard");
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.of(0).terror(), terror) << "the rest of the attack is ignored";
}

TEST(Traits, AmbushAndChargeStrikeTheFirstInPrintedOrder) {  // TG-658, TG-670, TG-1032
  FoeWithTrait table("ambush", {"beor", "ailei"});
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
  FoeWithTrait table("ambush", {"beor", "ailei"});
  table.begin();
  table.health(0, 2);
  table.choose(Verb::kChooseActive, 0);
  table.choose(Verb::kKeepCard);
  EXPECT_FALSE(table.e().is_in(0));
  EXPECT_EQ(table.e().active, 1);
}

TEST(Traits, WrathAttacksTwiceWithACheckAfterEach) {  // TG-659, TG-1057
  FoeWithTrait table("wrath");
  table.begin();
  table.e().pool = 2;
  table.play("blank");
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.e().pool, 1) << "the table is read anew: 2, then 1";
  EXPECT_EQ(table.seen.count(Happening::kNotWonYet), 3);
  FoeWithTrait falls("wrath", {"beor", "ailei"});
  falls.begin();
  falls.health(0, 1);
  falls.choose(Verb::kChooseActive, 0);
  falls.play("blank");
  falls.seen.events.clear();
  falls.choose(Verb::kStopPlaying);
  EXPECT_EQ(falls.seen.count(Happening::kAttacks), 1) << "no second one for who has left";
}

TEST(Traits, AThiefTakesEverythingFromAPartyThatIsDown) {  // TG-660 to TG-662, TG-1058, TG-1059
  FoeWithTrait table("thief", {"beor", "ailei"});
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
  FoeWithTrait table("opportunist");
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
  FoeWithTrait table("horde");
  table.deck(0, {}, 5);
  table.begin();
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped)
      << "two go, and for the end of the Turn there is none";
  EXPECT_EQ(table.seen.count(Happening::kDiscardsTop), 2);
  FoeWithTrait small("horde");
  small.deck(0, {}, 4);
  small.begin();
  small.play("blank");
  small.choose(Verb::kStopPlaying);
  EXPECT_EQ(small.seen.count(Happening::kDiscardsTop), 1) << "what is left";
}

TEST(Traits, QuickAllowsTwoCards) {  // TG-669
  FoeWithTrait table("quick");
  table.deck(0, {"blank", "more", "more"});
  table.begin();
  table.play("blank");
  table.play("more");
  EXPECT_FALSE(table.can_play("more"));
  EXPECT_EQ(barred_card(table.t, 0, table.named("more")), cites("TG-669"));
}

TEST(Traits, AGuardianThatIsNotDefeatedStaysOnTheMap) {  // TG-657, TG-372, TG-371, TG-384
  FoeWithTrait table("guardian");
  begin_encounter(table.t, table.card, SeatSet::first(1), 3);
  table.t.begin(State(table.t.state));
  table.choose(Verb::kKeepHand);
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.s().journey.guardians[0].encounter, table.card);
  EXPECT_EQ(table.s().journey.guardians[0].place, 3);
  EXPECT_TRUE(table.s().journey.encounters[2].empty());
}

TEST(Encounters, ACardWithoutKeysIsItsText) {  // TG-532, TG-707
  FoeWithTrait table("wordless");
  const int food = table.of(0, Measure::kFood);
  table.begin();
  EXPECT_EQ(table.of(0, Measure::kFood), food + 1);
  EXPECT_FALSE(table.e().on());
}

}  // namespace
}  // namespace tavola::avalon
