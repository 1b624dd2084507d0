// Diplomacy from the starting hands to the last Stage.
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kDiplomacyCards = R"(
[[diplomacy]]
id = "blank"
right = { empathy = 1, magic = true, free = true }

[[diplomacy]]
id = "greeting"
left = { empathy = "up 1", free = "card" }
right = { empathy = 1, caution = 2, magic = true, free = "x2" }

[[diplomacy]]
id = "plea"
left = { empathy = "continue", caution = "up 5", free = "" }
right = { empathy = 1, free = true }

[[diplomacy]]
id = "chant"
left = { magic = "continue up 1", free = "" }

[[diplomacy]]
id = "patience"
ability = "after delay 1: raise affinity 2"

[[diplomacy]]
id = "presence"
passive = true
right = { empathy = 1, free = true }
ability = "after delay 2: raise affinity 1; when reaction: reduce affinity loss by 1"

[[diplomacy]]
id = "calm"
passive = true
ability = "when reaction: reduce affinity loss by 1, reduce terror by 1"

[[diplomacy]]
id = "favour"
ability = "when placed: gain 1 charge; at any time: may pay 1 charge: raise affinity 1"

[[diplomacy]]
id = "empathic"
left = { empathy = "continue", free = "" }
ability = "when placed: raise affinity 1 per connected empathy key, take 1 damage"

[[diplomacy]]
id = "torn"
left = { free = "torn" }

[[diplomacy]]
id = "zones"
left = { free = "continue" }
ability = "when placed: if affinity green { gain 1 food }, if affinity red { gain 1 wealth }, if affinity grey { gain 1 rep }"

[[diplomacy]]
id = "press"
left = { free = "continue up 1" }

[[encounter]]
id = "crowd"
colour = "blue"
affinity = { below = 3, above = 4 }
right = { empathy = 1, magic = true, free = true }
stages = [
  { rules = { empathy = "raise affinity 1" }, reaction = "lower affinity 1, gain 1 terror" },
  { rules = { caution = "raise affinity 1" }, reaction = "lower affinity 2" },
]
failure = "lose 1 rep"

[[encounter]]
id = "strict"
colour = "blue"
affinity = { below = 9, above = 9 }
right = { empathy = 1, free = true }
rule = "no cards from keys; at activation: gain 1 food"
stages = [ { rules = { empathy = "raise affinity 1" }, reaction = "discard 2 cards" } ]
failure = "lose 1 rep"
)";

struct Crowd : Encounter {
  explicit Crowd(std::initializer_list<std::string_view> heroes = {"ailei"},
                 std::string_view card = "crowd")
      : Encounter(kDiplomacyCards, heroes, card) {
    for (Seat seat = 0; seat < s().seats; ++seat) {
      of(seat).markers[static_cast<int>(Attribute::kEmpathy)] = 1;
      of(seat).markers[static_cast<int>(Attribute::kCaution)] = 1;
    }
  }
};

TEST(StartingDiplomacy, HandsComeFromTheDiplomacyDeck) {  // TG-706, TG-713, TG-717, TG-718
  Crowd table({"ailei", "arev", "beor", "maggot"});
  table.begin();
  EXPECT_EQ(table.e().type, CardType::kDiplomacy);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(table.hand(seat), 2);
  EXPECT_EQ(table.e().affinity, 0);
  EXPECT_EQ(table.e().turn, 1);
  Crowd three({"ailei", "arev", "beor"});
  three.begin();
  EXPECT_EQ(three.hand(0), 3);
}

TEST(StartingDiplomacy, AHandMayBeDrawnAnew) {  // TG-714, TG-715, TG-716, TG-1066
  Crowd table;
  table.begin(false);
  table.choose(Verb::kRedraw);
  EXPECT_EQ(table.hand(0), 2);
  EXPECT_EQ(table.e().discards[0].size(), 3);
  table.choose(Verb::kRedraw);
  EXPECT_EQ(table.hand(0), 1);
  EXPECT_FALSE(table.asks(Prompt::kStartingHand));
  Crowd poor;
  poor.deck(0, {}, 4);
  poor.begin(false);
  EXPECT_FALSE(poor.asks(Prompt::kStartingHand)) << "TG-1066";
  EXPECT_TRUE(poor.e().on());
}

TEST(StartingDiplomacy, TheCardsOwnRuleIsInForce) {  // TG-709
  Crowd table({"ailei"}, "strict");
  table.deck(0, {"greeting"});
  const int food = table.of(0, Measure::kFood);
  table.begin();
  EXPECT_EQ(table.of(0, Measure::kFood), food + 1) << "at each Activation";
  table.play("greeting");
  EXPECT_EQ(table.hand(0), 2) << "its Key draws nothing";
}

TEST(TurnOfDiplomacy, ThePartyChoosesWhoIsActive) {  // TG-733 to TG-735, TG-737, TG-763, TG-764
  Crowd table({"arev", "ailei"});
  table.begin();
  ASSERT_TRUE(table.asks(Prompt::kChooseActive));
  EXPECT_EQ(table.t.decision().seat, 1) << "TG-734: Ailei has the lowest number";
  table.choose(Verb::kChooseActive, 0);
  EXPECT_EQ(table.t.decision().seat, 0) << "TG-737";
  table.e().affinity = 2;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().active, 1) << "TG-735, TG-764";
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().turn, 2) << "TG-763, TG-770";
  EXPECT_EQ(table.e().activated, 0) << "TG-769";
}

TEST(TurnOfDiplomacy,
     AllBuildOneSequenceAndKeepTheirCards) {  // TG-674, TG-676, TG-777, TG-778, TG-776
  Crowd table({"arev", "ailei"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.e().affinity = 2;
  table.play_and_stop("blank");
  table.e().affinity = 4;
  table.e().stage = 1;
  table.play("blank");
  EXPECT_EQ(table.e().length, 2);
  EXPECT_EQ(table.e().sequence[0].owner, 0);
  EXPECT_EQ(table.e().sequence[1].owner, 1);
  const int exp = table.of(0, Measure::kExperience);
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon) << "TG-776";
  EXPECT_EQ(table.of(0, Measure::kExperience), exp + 1) << "TG-705: each member";
  EXPECT_EQ(table.left(0), 15);
  EXPECT_EQ(table.left(1), 15);
  EXPECT_EQ(table.s().journey.encounters[static_cast<int>(Colour::kBlue)][0], table.card);
}

TEST(TurnOfDiplomacy, KeysComeFromTopToBottomAndBeforeTheAbility) {  // TG-745 to TG-750
  Crowd table;
  table.deck(0, {"greeting", "empathic", "blank"});
  table.begin();
  table.play("greeting");
  EXPECT_EQ(table.e().affinity, 1) << "TG-746";
  EXPECT_EQ(table.hand(0), 3) << "TG-748, TG-802: the Free Key draws a card";
  EXPECT_TRUE(table.told(Happening::kPlays, cites("TG-745")));
  const int health = table.of(0).health();
  table.play("empathic");
  EXPECT_EQ(table.e().affinity, 1 + 2) << "TG-749, TG-791, TG-797: two Empathy Keys by then";
  EXPECT_EQ(table.of(0).health(), health - 1) << "TG-796";
}

TEST(TurnOfDiplomacy, AKeyNeedsItsLevelAndBothHalves) {  // TG-721, TG-723, TG-785, TG-786, TG-789
  Crowd table;
  table.deck(0, {"greeting", "plea", "blank"});
  table.begin();
  table.play("greeting");
  table.play("plea");
  EXPECT_EQ(table.e().affinity, 1) << "Caution 2 is asked for, and Ailei has 1";
  EXPECT_EQ(table.e().last().connected, 0b10001) << "the Free Key connects and gives nothing";
  Crowd apart;
  apart.deck(0, {"patience", "plea", "blank"});
  apart.begin();
  apart.play("patience");
  EXPECT_FALSE(apart.can_play("plea")) << "TG-752: the Empathy half has nothing to meet";
}

TEST(TurnOfDiplomacy,
     MagicIsPaidByChoiceAndLostWithTheCard) {  // TG-722, TG-747, TG-753, TG-787, TG-788
  Crowd table;
  table.of(0).of(Measure::kMagic) = 2;
  table.deck(0, {"blank", "chant", "torn"});
  table.begin();
  table.play("blank");
  table.play("chant");
  EXPECT_EQ(table.of(0, Measure::kMagic), 1) << "TG-753: the Continue Bonus needs it";
  EXPECT_EQ(table.e().affinity, 1);
  table.choose(Verb::kStopPlaying);
  table.e().affinity = 1;
  table.play("torn");
  EXPECT_EQ(table.e().last().card, table.named("chant")) << "TG-806";
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0, Measure::kMagic), 1) << "TG-788: nothing comes back";
  Crowd first;
  first.of(0).of(Measure::kMagic) = 2;
  first.deck(0, {"chant", "blank", "blank"});
  first.begin();
  first.play("chant");
  first.choose(Verb::kLeaveMagic);
  EXPECT_EQ(first.of(0, Measure::kMagic), 2) << "TG-787: optional on a first card";
}

TEST(TurnOfDiplomacy, AnotherMemberMayPayTheMagic) {  // TG-738
  Crowd table({"arev", "ailei"});
  table.of(0).of(Measure::kMagic) = 0;
  table.of(1).of(Measure::kMagic) = 1;
  table.deck(0, {"blank", "chant", "blank"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.play("chant");
  ASSERT_TRUE(table.asks(Prompt::kPayMagicFor));
  table.choose(Verb::kAccept);
  EXPECT_EQ(table.of(1, Measure::kMagic), 0);
  EXPECT_EQ(table.e().affinity, 1);
}

TEST(TurnOfDiplomacy,
     FurtherCardsNeedContinueAndAreOptional) {  // TG-751, TG-754, TG-755, TG-803, TG-804
  Crowd table;
  table.deck(0, {"plea", "plea", "blank"});
  table.begin();
  table.play("plea");
  EXPECT_FALSE(table.can_play("blank")) << "TG-804: Continue on the first card is ignored";
  EXPECT_TRUE(table.can_play("plea")) << "TG-803";
  EXPECT_GE(table.find(Verb::kStopPlaying), 0) << "TG-754";
  table.play("plea");
  EXPECT_TRUE(table.told(Happening::kPlays, cites("TG-755")));
}

TEST(TurnOfDiplomacy, AMultiplierBeforeContinueDoesNotPassOn) {  // TG-744, TG-805
  Crowd table;
  table.deck(0, {"greeting", "press", "blank"});
  table.begin();
  ASSERT_TRUE(table.asks(Prompt::kFirstCard));
  EXPECT_EQ(table.t.decision().rule, cites("TG-744"));
  table.play("greeting");
  table.play("press");
  EXPECT_EQ(table.e().affinity, 1 + 1);
}

TEST(TurnOfDiplomacy, ACardThatIsUncoveredKeepsWhatItHad) {  // TG-726, TG-790
  Crowd table;
  table.deck(0, {"greeting", "favour", "torn"});
  table.begin();
  table.play("greeting");
  table.choose(Verb::kStopPlaying);
  table.play("favour");
  table.choose(Verb::kStopPlaying);
  table.choose(Verb::kDone);  // no Charges before the check
  const int connected = table.e().last().connected;
  table.e().affinity = 1;
  table.of(0).markers[static_cast<int>(Attribute::kEmpathy)] = 0;
  table.play("torn");
  EXPECT_EQ(table.e().last().card, table.named("favour"));
  EXPECT_EQ(table.e().last().charges, 1) << "On Placement is not repeated";
  EXPECT_GE(table.find(Verb::kUseAbility), 0) << "it is visible again";
  EXPECT_EQ(table.e().last().connected, connected);
  EXPECT_EQ(connected_keys(table.s(), 0), 1) << "whatever became of the Attribute";
}

TEST(TurnOfDiplomacy, CardsFromKeysAreDrawnInPanicToo) {  // TG-815
  Crowd table;
  table.deck(0, {"blank", "blank", "blank", "greeting"});
  table.begin();
  table.of(0).of(Measure::kHealth) = 3;
  table.of(0).of(Measure::kEnergy) = 3;
  table.of(0).of(Measure::kTerror) = 4;
  table.t.begin(State(table.t.state));
  table.choose(Verb::kPlayTopCard);
  EXPECT_EQ(table.hand(0), 4);
}

TEST(DelayedInDiplomacy,
     TokensLeaveAtEveryActivation) {  // TG-739 to TG-741, TG-743, TG-792, TG-793
  Crowd table({"arev", "ailei"});
  table.deck(0, {"patience"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("patience");
  EXPECT_EQ(table.e().last().time_tokens, 1) << "TG-792";
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().affinity, -1 + 2) << "at Ailei's Activation";
  EXPECT_EQ(table.e().last().time_tokens, 0) << "TG-793";
  table.choose(Verb::kPlayNothing);
  table.choose(Verb::kChooseActive, 0);
  EXPECT_EQ(table.e().affinity, 0) << "TG-741: only once";
}

TEST(DelayedInDiplomacy, ACoverTakesTheTokenUnlessTheCardIsPassive) {  // TG-725, TG-728, TG-794
  Crowd table;
  table.deck(0, {"patience", "zones", "blank"});
  table.begin();
  table.play("patience");
  table.play("zones");
  EXPECT_EQ(table.e().sequence[0].time_tokens, 0);
  Crowd passive;
  passive.deck(0, {"presence", "zones", "blank"});
  passive.begin();
  passive.play("presence");
  passive.play("zones");
  EXPECT_EQ(passive.e().sequence[0].time_tokens, 2);
}

TEST(DelayedInDiplomacy, SeveralResolveFromLeftToRight) {  // TG-742, TG-553, TG-1033, TG-1067
  Crowd table;
  table.deck(0, {"presence", "patience", "blank"});
  table.begin();
  table.play_and_stop("presence");
  table.play_and_stop("patience");
  std::vector<int> order;
  for (const Event& event : table.seen.events)
    if (event.kind == static_cast<std::uint8_t>(Happening::kDelayedAbility))
      order.push_back(event.args[0]);
  EXPECT_EQ(order, (std::vector<int>{table.value("presence"), table.value("patience")}));
}

TEST(ChargesInDiplomacy, AreForTheVisibleCardAndTheActiveCharacter) {  // TG-724, TG-729 to TG-732
  Crowd table({"arev", "ailei"});
  table.deck(0, {"favour", "zones"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("favour");
  EXPECT_EQ(table.e().last().charges, 1) << "TG-729";
  EXPECT_GE(table.find(Verb::kUseAbility), 0) << "TG-730";
  table.choose(Verb::kStopPlaying);
  table.choose(Verb::kDone);  // no Charges before the check
  table.choose(Verb::kUseAbility, table.value("favour"));
  ASSERT_TRUE(table.asks(Prompt::kLendCharges)) << "TG-732";
  const int before = table.e().affinity;
  table.choose(Verb::kRefuse);
  EXPECT_EQ(table.e().affinity, before);
  EXPECT_LT(table.find(Verb::kUseAbility), 0) << "not asked again in this Activation";
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().sequence[0].charges, 1);
  table.choose(Verb::kChooseActive, 0);
  EXPECT_LT(table.find(Verb::kUseAbility), 0) << "TG-731: it is covered";
}

TEST(ReactionOfTheOpponent,
     IsThatOfTheStageAndForTheActiveCharacter) {  // TG-759, TG-760, TG-736, TG-1068
  Crowd table({"arev", "ailei"});
  table.begin();
  const int other = table.of(1).terror();
  table.choose(Verb::kChooseActive, 0);
  const int terror = table.of(0).terror();
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().affinity, -1);
  EXPECT_EQ(table.of(0).terror(), terror + 1);
  EXPECT_EQ(table.of(1).terror(), other);
  table.e().stage = 1;
  table.e().affinity = 1;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().affinity, -1) << "Stage 2 takes two";
}

TEST(ReactionOfTheOpponent, AbilitiesAnswerItFromLeftToRight) {  // TG-761, TG-795
  Crowd table;
  table.deck(0, {"calm", "presence", "blank"});
  table.begin();
  const int terror = table.of(0).terror();
  table.play_and_stop("calm");
  EXPECT_EQ(table.e().affinity, 0);
  EXPECT_EQ(table.of(0).terror(), terror);
  table.e().stage = 1;
  table.play_and_stop("presence");
  EXPECT_EQ(table.e().affinity, 0) << "two of two";
}

TEST(ReactionOfTheOpponent, TheCheckFollowsIt) {  // TG-757, TG-758, TG-762, TG-771
  Crowd table;
  table.begin();
  table.e().affinity = -2;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kLost);
}

TEST(ReactionOfTheOpponent, AnEmptyHandDiscardsFromTheDeck) {  // TG-819, TG-820
  Crowd table({"ailei"}, "strict");
  table.begin();
  table.play("blank");
  table.e().hands[0].clear();
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.seen.count(Happening::kDiscardsTop), 2);
}

TEST(EndOfTurnOfDiplomacy, DownToThreeThenOneMore) {  // TG-765, TG-766
  Crowd table;
  table.begin();
  for (int i = 0; i < 2; ++i) table.e().hands[0].add(table.named("blank"));
  table.play_and_stop("blank");
  ASSERT_TRUE(table.asks(Prompt::kDiscard));
  table.choose(Verb::kDiscard);
  EXPECT_EQ(table.hand(0), 4);
}

TEST(Affinity, GreyIsNeitherGreenNorRed) {  // TG-698, TG-697
  for (const int affinity : {-1, 0, 1}) {
    Crowd table;
    table.deck(0, {"zones"});
    table.begin();
    table.e().affinity = static_cast<std::int8_t>(affinity);
    const int food = table.of(0, Measure::kFood), wealth = table.of(0, Measure::kWealth),
              rep = table.of(0, Measure::kReputation);
    table.play("zones");
    EXPECT_EQ(table.of(0, Measure::kFood) - food, affinity > 0 ? 1 : 0);
    EXPECT_EQ(table.of(0, Measure::kWealth) - wealth, affinity < 0 ? 1 : 0);
    EXPECT_EQ(table.of(0, Measure::kReputation) - rep, affinity == 0 ? 1 : 0);
  }
}

TEST(Affinity, StagesAreWonInOrder) {  // TG-678, TG-679, TG-680, TG-682
  Crowd table;
  table.begin();
  table.e().affinity = 4;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().stage, 1);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kOpen) << "the second is still to come";
  table.e().affinity = 4;
  table.play_and_stop("blank");
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon);
}

}  // namespace
}  // namespace tavola::avalon
