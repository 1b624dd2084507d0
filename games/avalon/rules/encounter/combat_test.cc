// Combat from the starting hands to the end of a Turn.
#include <algorithm>

#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kCombatCards = R"(
[[combat]]
id = "blank"
right = { aggression = 1, magic = true, free = true }

[[combat]]
id = "hit"
left = { aggression = "marker 2", free = "continue" }
right = { aggression = 1, magic = true, free = true }

[[combat]]
id = "slow_burn"
ability = "after delay 2: add 3 markers"

[[combat]]
id = "omen"
passive = true
ability = "after delay 1: add 1 marker"

[[combat]]
id = "spell"
left = { magic = "continue", free = "" }

[[combat]]
id = "ward"
passive = true
ability = "when placed: gain 2 charges; when attacked: may pay 1 charge: reduce damage by 1"

[[combat]]
id = "stance"
ability = "when placed: gain 2 charges; at any time: may pay 1 charge: draw 1 card"

[[combat]]
id = "parry"
passive = true
ability = "when attacked: reduce damage by 1"

[[combat]]
id = "bold"
left = { free = "continue" }
ability = "when placed: may take 1 damage: add 1 marker"

[[combat]]
id = "pain"
ability = "after attacked: add 1 marker per damage taken"

[[combat]]
id = "tear"
left = { free = "torn" }

[[combat]]
id = "both_draw"
ability = "when placed: each member: draw 2 cards"

[[encounter]]
id = "boar"
colour = "green"
value = 6
right = { aggression = 1, free = true }
attack = [ { at = "0..2", effect = "take 2 damage" }, { at = "3..5", effect = "take 1 damage, remove 4 markers" } ]
opportunity = "gain 1 terror"
loot = "gain 3 food"

[[encounter]]
id = "slow_boar"
colour = "green"
traits = ["slow"]
value = 6

[[encounter]]
id = "killer"
colour = "green"
value = 6
right = { aggression = 1, free = true }
attack = [ { at = "0..5", effect = "take 3 damage, remove 1 marker" } ]
opportunity = "take 9 damage"
)";

struct Boar : Encounter {
  explicit Boar(std::initializer_list<std::string_view> heroes = {"beor"},
                std::string_view enemy = "boar")
      : Encounter(kCombatCards, heroes, enemy) {}
};

TEST(StartingCombat, ThreeCardsForOneToThreeAndTwoForFour) {  // TG-539
  Boar three({"beor", "ailei", "arev"});
  three.begin();
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(three.hand(seat), 3);
  Boar four({"beor", "ailei", "arev", "maggot"});
  four.begin();
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(four.hand(seat), 2);
}

TEST(StartingCombat, AHandMayBeDrawnAnewWithOneCardFewer) {  // TG-540, TG-541, TG-542, TG-543
  Boar table;
  table.begin(false);
  table.choose(Verb::kRedraw);
  EXPECT_EQ(table.hand(0), 2);
  EXPECT_EQ(table.e().discards[0].size(), 3);
  table.choose(Verb::kRedraw);
  EXPECT_EQ(table.hand(0), 1);
  EXPECT_FALSE(table.asks(Prompt::kStartingHand)) << "a single card stays";
  EXPECT_TRUE(table.asks(Prompt::kFirstCard));
}

TEST(StartingCombat, AllHandsAreDrawnBeforeAnybodyKeepsOne) {  // TG-539, TG-540
  Boar table({"beor", "ailei", "arev"});
  table.begin(false);
  ASSERT_TRUE(table.asks(Prompt::kStartingHand));
  EXPECT_EQ(table.t.decision().seat, 0);
  for (Seat seat = 0; seat < 3; ++seat)
    EXPECT_EQ(table.hand(seat), 3) << "whoever decides sees what the others have drawn";
  table.choose(Verb::kRedraw);
  table.choose(Verb::kKeepHand);
  EXPECT_EQ(table.t.decision().seat, 1);
  EXPECT_EQ(table.hand(0), 2);
}

TEST(StartingCombat, SlowGivesACardThatRedrawsCount) {  // TG-663, TG-664, TG-1030
  Boar table({"beor"}, "slow_boar");
  table.begin(false);
  for (int cards = 4; cards > 1; --cards) {
    EXPECT_EQ(table.hand(0), cards);
    table.choose(Verb::kRedraw);
  }
  EXPECT_EQ(table.hand(0), 1);
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.hand(0), 1 + 1 + 2) << "step 2c gives one, the end of the Turn two";
}

TEST(StartingCombat, ARedrawNeedsCardsEnough) {  // TG-1031
  Boar table;
  table.deck(0, {}, 4);
  table.begin(false);
  EXPECT_FALSE(table.asks(Prompt::kStartingHand)) << "one card is left, and two would be needed";
}

TEST(ActOne, ThePartyChoosesAndNobodyActsTwice) {  // TG-544 to TG-548, TG-597, TG-598
  Boar table({"beor", "ailei"});
  table.begin();
  ASSERT_TRUE(table.asks(Prompt::kChooseActive));
  EXPECT_EQ(table.t.decision().seat, 1) << "TG-545: Ailei has the lowest number";
  table.choose(Verb::kChooseActive, 0);
  EXPECT_EQ(table.e().active, 0);
  EXPECT_EQ(table.t.decision().seat, 0) << "TG-548";
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().active, 1) << "only Ailei is left";
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().turn, 2) << "TG-597";
  EXPECT_EQ(table.e().activated, 0) << "TG-603";
}

TEST(DelayedAbilities, CountDownAtEveryActivationOfAnybody) {  // TG-551, TG-552, TG-554, TG-555
  Boar table({"beor", "ailei"});
  table.deck(0, {"slow_burn", "omen"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("omen");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().pool, 1) << "Ailei's Activation has begun";
  table.choose(Verb::kPlayNothing);
  while (table.asks(Prompt::kDiscard)) table.choose(Verb::kDiscard);  // down to three
  table.choose(Verb::kChooseActive, 0);
  EXPECT_EQ(table.e().pool, 1) << "TG-554: only once";
  table.play("slow_burn");
  EXPECT_EQ(table.e().last().time_tokens, 2) << "TG-558, TG-565";
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().last().time_tokens, 1);
  table.choose(Verb::kPlayNothing);
  while (table.asks(Prompt::kDiscard)) table.choose(Verb::kDiscard);  // down to three
  table.choose(Verb::kChooseActive, 0);
  EXPECT_EQ(table.e().pool, 1 + 3) << "TG-559";
}

TEST(DelayedAbilities, AreLostWhenTheirCardIsCoveredUnlessItIsPassive) {  // TG-561, TG-524, TG-523
  Boar table;
  table.deck(0, {"slow_burn", "hit", "omen"});
  table.begin();
  table.play("slow_burn");
  table.play("hit");
  EXPECT_EQ(table.e().sequence[0].time_tokens, 0);
  EXPECT_TRUE(table.told(Happening::kDelayLost, cites("TG-561")));
  Boar passive;
  passive.deck(0, {"omen", "hit", "blank"});
  passive.begin();
  passive.play("omen");
  passive.play("hit");
  EXPECT_EQ(passive.e().sequence[0].time_tokens, 1);
}

TEST(PlayingCards, PlayingNothingBringsTheOpportunityAttackAndACard) {  // TG-581, TG-582, TG-628
  Boar table;
  table.begin();
  const int terror = table.of(0).terror(), health = table.of(0).health();
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.of(0).terror(), terror + 1);
  EXPECT_EQ(table.of(0).health(), health - 2) << "and then the attack";
  EXPECT_EQ(table.hand(0), 4 - 1 + 1) << "one from 2c; four come down to three, then one is drawn";
}

TEST(PlayingCards, FurtherCardsAreOptionalAndNeedAFirst) {  // TG-579, TG-580, TG-576
  Boar table;
  table.deck(0, {"hit", "hit", "blank"});
  table.begin();
  table.play("blank");
  EXPECT_TRUE(table.can_play("hit"));
  EXPECT_GE(table.find(Verb::kStopPlaying), 0);
  table.play("hit");
  EXPECT_EQ(table.e().pool, 2);
  table.play("hit");
  EXPECT_EQ(table.e().pool, 4) << "TG-578";
  EXPECT_EQ(table.e().played, 3);
}

/// Beor has none, Ailei one.
void play_a_spell_of_anothers_magic(Boar& table) {
  table.deck(0, {"blank", "spell", "blank"});
  table.of(0).of(Measure::kMagic) = 0;
  table.of(1).of(Measure::kMagic) = 1;
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.play("spell");
}

TEST(PlayingCards, AnotherMemberMayPayTheMagic) {  // TG-549
  Boar table({"beor", "ailei"});
  play_a_spell_of_anothers_magic(table);
  ASSERT_TRUE(table.asks(Prompt::kPayMagicFor));
  EXPECT_EQ(table.t.decision().seat, 1);
  table.choose(Verb::kRefuse);
  EXPECT_EQ(table.e().length, 1) << "the card is not played";
  EXPECT_EQ(table.seen.count(Happening::kMagicRefused), 1);
  EXPECT_FALSE(table.can_play("spell")) << "R-183: nobody is asked twice in an Activation";
}

TEST(PlayingCards, TheMagicOfAnotherMemberIsPaidWithItsConsent) {  // TG-549
  Boar table({"beor", "ailei"});
  play_a_spell_of_anothers_magic(table);
  table.choose(Verb::kAccept);
  EXPECT_EQ(table.e().length, 2);
  EXPECT_EQ(table.of(1, Measure::kMagic), 0);
}

TEST(PlayingCards, ByHouseRuleEverybodyPaysForItself) {  // TG-549
  Boar table({"beor", "ailei"});
  table.s().house.magic_payers = 1;
  table.deck(0, {"blank", "spell", "blank"});
  table.of(0).of(Measure::kMagic) = 0;
  table.of(1).of(Measure::kMagic) = 1;
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  EXPECT_FALSE(table.can_play("spell"));
}

TEST(PlayingCards, OptionalAbilitiesAreAsked) {  // TG-1037
  Boar table;
  table.deck(0, {"bold", "bold", "blank"});
  table.begin();
  table.play("bold");
  ASSERT_TRUE(table.asks(Prompt::kMay));
  table.choose(Verb::kDeclineEffect);
  EXPECT_EQ(table.e().pool, 0);
  table.play("bold");
  table.choose(Verb::kAcceptEffect);
  EXPECT_EQ(table.e().pool, 1);
}

TEST(Charges, AreUsedByChoiceOfTheActiveCharacterAndWithConsent) {  // TG-526 to TG-528, TG-1029
  Boar table({"beor", "ailei"});
  table.deck(0, {"stance", "blank", "blank"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("stance");
  EXPECT_EQ(table.e().last().charges, 2);
  const int hand = table.hand(0);
  table.choose(Verb::kUseAbility, table.value("stance"));
  EXPECT_EQ(table.hand(0), hand + 1);
  EXPECT_EQ(table.e().last().charges, 1);
  table.choose(Verb::kStopPlaying);
  table.choose(Verb::kDone);  // R-179: asked once more after the attack
  const int others = table.hand(1);
  table.choose(Verb::kUseAbility, table.value("stance"));
  ASSERT_TRUE(table.asks(Prompt::kLendCharges));
  EXPECT_EQ(table.t.decision().seat, 0);
  table.choose(Verb::kAccept);
  EXPECT_EQ(table.hand(1), others + 1) << "for whoever is Active";
}

TEST(Charges, AreOutOfReachUnderACardAndStayThere) {  // TG-518, TG-529, TG-521, TG-522, TG-530
  Boar table;
  table.deck(0, {"stance", "tear", "hit"});
  table.begin();
  table.play("stance");
  table.play("hit");
  EXPECT_LT(table.find(Verb::kUseAbility), 0) << "covered";
  EXPECT_EQ(table.e().sequence[0].charges, 2);
  table.choose(Verb::kStopPlaying);
  table.play("tear");
  EXPECT_EQ(table.e().length, 2);
  Boar again;
  again.deck(0, {"stance", "tear", "blank"});
  again.begin();
  again.play("stance");
  again.choose(Verb::kStopPlaying);
  again.choose(Verb::kDone);
  again.play("tear");
  EXPECT_EQ(again.e().last().card, again.named("stance"));
  EXPECT_EQ(again.e().last().charges, 2) << "uncovered: nothing is repeated, nothing is lost";
  EXPECT_GE(again.find(Verb::kUseAbility), 0);
}

TEST(EnemyAttack,
     ReadsTheRowOfThePoolAndStrikesTheActiveCharacterAlone) {  // TG-591, TG-592, TG-550
  Boar table({"beor", "ailei"});
  table.deck(0, {"hit", "blank", "blank"});
  table.begin();
  const int other = table.of(1).health();
  table.choose(Verb::kChooseActive, 0);
  table.play("hit");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), 9 - 2);
  EXPECT_EQ(table.of(1).health(), other);
}

TEST(EnemyAttack, AbilitiesAnswerItFromLeftToRight) {  // TG-562, TG-593, TG-594
  Boar table;
  table.deck(0, {"parry", "ward", "blank"});
  table.begin();
  table.play("parry");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), 9 - 1);
  table.play("ward");
  table.choose(Verb::kStopPlaying);
  ASSERT_TRUE(table.asks(Prompt::kMay));
  table.choose(Verb::kAcceptEffect);
  EXPECT_EQ(table.of(0).health(), 9 - 1) << "both take 1 away";
}

TEST(EnemyAttack, WhatItTookMayBeAnswered) {  // TG-562
  Boar table;
  table.deck(0, {"pain", "blank", "blank"});
  table.begin();
  table.play("pain");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().pool, 2);
}

TEST(EnemyAttack, APoolThatIsTooSmallCostsCards) {  // TG-595, TG-633, TG-634, TG-635, TG-631
  Boar table;
  table.deck(0, {"hit", "hit", "blank"});
  table.begin();
  table.e().pool = 3;
  table.e().hands[0].take(table.named("hit"));
  table.e().hands[0].take(table.named("hit"));
  table.e().hands[0].add(table.named("blank"));
  table.play("blank");
  ASSERT_EQ(table.hand(0), 1);
  const int deck = table.left(0);
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().pool, 0);
  EXPECT_EQ(table.seen.count(Happening::kDiscards), 1) << "3 were there, 4 are asked for";
  table.seen.events.clear();
  EXPECT_EQ(table.left(0), deck - 1) << "the end of the Turn";
  table.e().pool = 3;
  table.e().hands[0].clear();
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.seen.count(Happening::kDiscards), 1) << "the card of 2c";
}

TEST(EnemyAttack, AnEmptyHandDiscardsFromTheDeckAndNothingIfThatIsEmptyToo) {  // TG-631, TG-632
  Boar table;
  table.begin();
  table.e().hands[0].clear();
  const int deck = table.left(0);
  discard_from_deck(table.t, 0, 2, cites("TG-631"));
  EXPECT_EQ(table.left(0), deck - 2);
  discard_from_deck(table.t, 0, 99, cites("TG-631"));
  EXPECT_EQ(table.left(0), 0);
  EXPECT_TRUE(table.e().is_in(0));
}

TEST(EnemyAttack, AFallenCharacterSkipsItsResultsAndThePoolIsStillChanged) {  // TG-1038, TG-1039,
                                                                              // TG-1040
  Boar table({"beor", "ailei"}, "killer");
  table.begin();
  table.e().pool = 3;
  table.of(0).of(Measure::kHealth) = 2;
  table.of(0).of(Measure::kEnergy) = 2;
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_FALSE(table.e().is_in(0)) << "TG-636";
  EXPECT_EQ(table.e().pool, 2);
  EXPECT_EQ(table.seen.count(Happening::kNotWonYet), 2) << "2d, and after the attack";
  EXPECT_EQ(table.e().active, 1) << "phase 4, then Ailei";
}

TEST(EndOfTurn, EverybodyComesDownToThreeAndDrawsOne) {  // TG-599, TG-600
  Boar table;
  table.deck(0, {"stance", "blank", "hit"});
  table.begin();
  for (int i = 0; i < 3; ++i) table.e().hands[0].add(table.named("hit"));
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  ASSERT_TRUE(table.asks(Prompt::kDiscard));
  table.choose(Verb::kDiscard, table.value("stance"));
  table.choose(Verb::kDiscard, table.value("hit"));
  EXPECT_EQ(table.hand(0), 4);
}

TEST(Panic, TheTopCardIsPlayedWithoutChoice) {  // TG-623, TG-624, TG-626, TG-627
  Boar table;
  table.deck(0, {"blank", "hit", "blank", "stance"});
  table.begin();
  table.of(0).of(Measure::kHealth) = 5;
  table.of(0).of(Measure::kEnergy) = 5;
  table.of(0).of(Measure::kTerror) = 6;
  table.of(0).insane = 1;
  table.t.begin(State(table.t.state));
  ASSERT_TRUE(table.asks(Prompt::kPanic));
  EXPECT_LT(table.find(Verb::kPlayNothing), 0) << "it cannot play nothing";
  EXPECT_GE(table.find(Verb::kEscape), 0) << "but it may Escape";
  table.choose(Verb::kPlayTopCard);
  EXPECT_EQ(table.e().last().card, table.named("stance"));
  EXPECT_TRUE(table.can_play("hit")) << "further cards come from the hand";
  const int hand = table.hand(0);
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.hand(0), hand) << "TG-601: no card at the end of the Turn";
}

TEST(Panic, AnEmptyDeckForcesTheEscape) {  // TG-1052, TG-629
  Boar table;
  table.begin();
  table.of(0).of(Measure::kHealth) = 5;
  table.of(0).of(Measure::kEnergy) = 5;
  table.of(0).of(Measure::kTerror) = 6;
  table.of(0).insane = 1;
  table.of(0).own(CardType::kCombat).deck.clear();
  table.t.begin(State(table.t.state));
  table.choose(Verb::kPlayTopCard);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kEscaped);
}

TEST(EmptyDeck, WhoMustDrawAndCannotEscapes) {  // TG-602, TG-629, TG-630, TG-1053
  Boar table({"beor", "ailei"});
  table.deck(1, {}, 4);
  table.begin();
  const int terror = table.of(1).terror(), energy = table.of(1).energy();
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().turn, 2);
  EXPECT_EQ(table.left(1), 0);
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  EXPECT_FALSE(table.e().is_in(1)) << "act III, where nobody is Active";
  EXPECT_EQ(table.of(1).energy(), std::min(energy, table.of(1).health()) - 1);
  EXPECT_EQ(table.of(1).terror(), terror + 1) << "the Opportunity attack";
  EXPECT_TRUE(table.e().is_in(0));
}

TEST(EmptyDeck, AnotherMembersAbilityMayForceItToo) {  // TG-630, TG-1050
  Boar table({"beor", "ailei"});
  table.deck(0, {"both_draw"});
  table.deck(1, {}, 4);
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("both_draw");
  EXPECT_FALSE(table.e().is_in(1));
  EXPECT_EQ(table.e().active, 0) << "the Activation goes on";
  EXPECT_TRUE(table.asks(Prompt::kNextCard));
}

TEST(Winning, RewardForEachAndLootForAllTogether) {  // TG-584 to TG-588, TG-509, TG-510
  Boar table({"beor", "ailei"});
  table.begin();
  table.e().pool = 6;
  const int exp[] = {table.of(0, Measure::kExperience), table.of(1, Measure::kExperience)};
  const int food[] = {table.of(0, Measure::kFood), table.of(1, Measure::kFood)};
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  for (const int seat : {0, 1, 1}) {
    ASSERT_TRUE(table.asks(Prompt::kShareLoot));
    table.choose(Verb::kGiveTo, seat);
  }
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon);
  for (Seat seat = 0; seat < 2; ++seat)
    EXPECT_EQ(table.of(seat, Measure::kExperience), exp[seat] + 1);
  EXPECT_EQ(table.of(0, Measure::kFood), food[0] + 1);
  EXPECT_EQ(table.of(1, Measure::kFood), food[1] + 2);
  EXPECT_EQ(table.left(0), 15) << "TG-588, TG-996";
  EXPECT_EQ(table.left(1), 15);
  EXPECT_EQ(table.e().length, 0) << "TG-997";
}

}  // namespace
}  // namespace tavola::avalon
