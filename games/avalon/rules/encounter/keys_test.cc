// Keys and Bonuses, in Combat and in Diplomacy.
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kKeysCards = R"(
[[combat]]
id = "open_x2"
right = { aggression = 1, courage = "1 void", magic = true, free = "x2" }

[[combat]]
id = "open_void"
right = { free = "void" }

[[combat]]
id = "marker"
left = { free = "marker" }

[[combat]]
id = "card"
left = { free = "card" }

[[combat]]
id = "further"
left = { free = "continue" }

[[combat]]
id = "x2_marker"
left = { free = "x2 marker" }

[[combat]]
id = "void_marker"
left = { free = "void marker" }

[[combat]]
id = "further_marker"
left = { free = "continue marker" }

[[combat]]
id = "x2_end"
left = { free = "x2", magic = "marker" }
right = { free = true, magic = true }

[[combat]]
id = "high"
left = { aggression = "marker 2", courage = "marker 3", free = "marker" }
right = { aggression = 2, free = true }

[[combat]]
id = "torn"
left = { courage = "torn", free = "marker" }
ability = "when placed: add 5 markers"

[[combat]]
id = "torn_free"
left = { free = "torn" }
right = { courage = 1, free = true }

[[combat]]
id = "gives_courage"
passive = true
right = { aggression = 3, courage = 1, free = true }
ability = "aggression +1; marker bonuses +1"

[[combat]]
id = "sees_keys"
passive = true
right = { aggression = 1, free = true }
ability = "when aggression key connects: add 1 marker; after another card: draw 1 card"

[[diplomacy]]
id = "open_x2"
right = { empathy = "1 x2", free = "x2" }

[[diplomacy]]
id = "open_void"
right = { free = "void" }

[[diplomacy]]
id = "up"
left = { empathy = "stage", caution = "stage", free = "up" }

[[diplomacy]]
id = "down"
left = { free = "down 2" }

[[diplomacy]]
id = "free_stage"
left = { free = "stage" }
right = { empathy = 1, caution = 1, free = true }

[[encounter]]
id = "wolf"
colour = "green"
value = 40
right = { aggression = 1, courage = 1, free = true }

[[encounter]]
id = "elder"
colour = "blue"
affinity = { below = 5, above = 9 }
right = { empathy = 1, caution = 1, free = true }
stages = [ { rules = { empathy = "raise affinity 2" }, reaction = "nothing" } ]
)";

struct Wolf : Encounter {
  Wolf(std::initializer_list<std::string_view> hand, int torn_cards = 0)
      : Encounter(kKeysCards, {"beor"}, "wolf") {
    s().house.torn_cards = static_cast<std::uint8_t>(torn_cards);
    of(0).markers[static_cast<int>(Attribute::kAggression)] = 2;
    of(0).markers[static_cast<int>(Attribute::kCourage)] = 1;
    of(0).of(Measure::kMagic) = 3;
    deck(0, hand);
    begin();
  }
};

struct Elder : Encounter {
  explicit Elder(std::initializer_list<std::string_view> hand)
      : Encounter(kKeysCards, {"arev"}, "elder") {
    of(0).markers[static_cast<int>(Attribute::kEmpathy)] = 1;
    of(0).markers[static_cast<int>(Attribute::kCaution)] = 1;
    deck(0, hand);
    begin();
  }
};

TEST(Keys, TheFirstCardNeedsNoConnection) {  // TG-567
  Wolf table({"torn_free", "blank", "blank"});
  EXPECT_TRUE(table.can_play("torn_free"));
  EXPECT_TRUE(table.can_play("blank"));
}

TEST(Keys, AnAttributeKeyNeedsItsLevelOfWhoPlays) {  // TG-514, TG-569, TG-606
  Wolf table({"high", "high", "blank"});
  table.play("high");
  EXPECT_EQ(table.e().pool, 6) << "the Encounter asks for 1 of both";
  EXPECT_EQ(table.e().last().connected, 0b10011);
  Wolf weak({"gives_courage", "high", "blank"});
  weak.of(0).markers[static_cast<int>(Attribute::kAggression)] = 1;
  weak.play_first("gives_courage");
  weak.play_first("high");
  EXPECT_EQ(weak.e().last().connected & 1, 0) << "3 are asked for, and it has 1 and 1 more";
}

TEST(Keys, AVisibleCardMayRaiseTheLevelAndTheMarkers) {  // TG-519, TG-525
  Wolf table({"gives_courage", "high", "blank"});
  table.play_first("gives_courage");
  table.play_first("high");
  EXPECT_EQ(table.e().last().connected & 1, 1) << "2 and 1 more";
  EXPECT_EQ(table.e().pool, 3 + 4 + 2) << "each Marker Bonus gives 1 more";
}

TEST(Keys, HalvesThatDoNotMeetDoNotConnect) {  // TG-605, TG-498
  Wolf table({"blank", "high", "blank"});
  table.play_first("blank");
  table.play_first("high");
  EXPECT_EQ(table.e().pool, 1) << "the blank card has only a Free half";
  EXPECT_EQ(table.e().last().connected, 0b10000);
}

TEST(Keys, AMultiplierDoublesTheNextIcon) {  // TG-618, TG-619, TG-622
  Wolf table({"open_x2", "marker", "blank"});
  table.play_first("open_x2");
  table.play_first("marker");
  EXPECT_EQ(table.e().pool, 2);
}

TEST(Keys, AVoidCancelsTheNextIcon) {  // TG-620, TG-621
  Wolf table({"open_void", "card", "blank"});
  table.play_first("open_void");
  table.choose(Verb::kStopPlaying);
  const int hand = table.hand(0);
  table.play("card");
  EXPECT_EQ(table.hand(0), hand - 1) << "nothing was drawn";
}

TEST(Keys, AVoidCancelsContinueToo) {  // TG-620, TG-574
  Wolf table({"open_void", "further", "blank"});
  table.play_first("open_void");
  EXPECT_FALSE(table.can_play("further"));
  Wolf open({"blank", "further", "blank"});
  open.play_first("blank");
  EXPECT_TRUE(open.can_play("further"));
}

TEST(Keys, AMultiplierBeforeAVoidIsUsedUp) {  // TG-1044
  Wolf table({"open_x2", "void_marker", "blank"});
  table.play_first("open_x2");
  table.play_first("void_marker");
  EXPECT_EQ(table.e().pool, 0);
}

TEST(Keys, AVoidBeforeAMultiplierCancelsOnlyThat) {  // TG-1045
  Wolf table({"open_void", "x2_marker", "blank"});
  table.play_first("open_void");
  table.play_first("x2_marker");
  EXPECT_EQ(table.e().pool, 1);
}

TEST(Keys, TwoMultipliersMultiplyEachOther) {  // TG-1046
  Wolf table({"open_x2", "x2_marker", "blank"});
  table.play_first("open_x2");
  table.play_first("x2_marker");
  EXPECT_EQ(table.e().pool, 4);
}

TEST(Keys, AMultiplierBeforeContinueDoesNotPassOn) {  // TG-616, TG-1047
  Wolf table({"open_x2", "further_marker", "blank"});
  table.play_first("open_x2");
  table.play_first("further_marker");
  EXPECT_EQ(table.e().pool, 1);
}

TEST(Keys, AMultiplierStaysInItsOwnKey) {  // TG-1048
  Wolf table({"open_x2", "x2_end", "blank"});
  table.play_first("open_x2");
  table.play_first("x2_end");
  table.choose(Verb::kConnectMagic, 0);
  EXPECT_EQ(table.e().pool, 1);
}

TEST(Keys, ContinueIsIgnoredOnTheFirstCard) {  // TG-615
  Wolf table({"further", "blank", "blank"});
  table.play_first("further");
  EXPECT_FALSE(table.can_play("blank"));
}

TEST(Keys, ContinueMustBeOnTheCardThatIsPlayed) {  // TG-575, TG-577
  Wolf table({"further", "marker", "blank"});
  table.play_first("further");
  EXPECT_FALSE(table.can_play("marker"));
  EXPECT_EQ(barred_card(table.t, 0, table.named("marker")), cites("TG-574"));
}

TEST(Keys, AMagicKeyIsOptionalAndItsMagicIsLostWithTheCard) {  // TG-570, TG-607, TG-608, TG-609
  Wolf table({"open_x2", "x2_end", "torn_free"});
  table.play_first("open_x2");
  table.play_first("x2_end");
  table.choose(Verb::kConnectMagic, 0);
  EXPECT_EQ(table.of(0, Measure::kMagic), 2);
  EXPECT_EQ(table.e().last().connected & (1 << kMagicRow), 1 << kMagicRow);
  const int before = table.of(0, Measure::kMagic);
  table.play_first("torn_free");
  EXPECT_EQ(table.e().last().card, table.named("x2_end")) << "the card just played is gone";
  EXPECT_EQ(table.of(0, Measure::kMagic), before);
}

TEST(Keys, ConnectedKeysAreCountedInTheWholeSequence) {  // TG-564, TG-611
  Wolf table({"high", "open_x2", "high"});
  table.play_first("high");
  EXPECT_EQ(connected_keys(table.s(), 0), 1);
  table.play_first("open_x2");
  EXPECT_EQ(connected_keys(table.s(), 0), 1);
  table.of(0).markers[static_cast<int>(Attribute::kAggression)] = 0;
  EXPECT_EQ(connected_keys(table.s(), 0), 1) << "a connection once made stays";
}

TEST(TornCards, GoWithTheirKeyBeforeTheAbility) {  // TG-617, TG-1041
  Wolf table({"torn", "blank", "blank"});
  table.play_first("torn");
  EXPECT_EQ(table.e().length, 0) << "the card just played";
  EXPECT_EQ(table.e().played, 1) << "which still counts as played";
  EXPECT_EQ(table.e().pool, 1) << "the Key below still gives its Bonus, the Ability nothing";
  EXPECT_EQ(table.e().discards[0].size(), 1);
}

TEST(TornCards, GoAtTheEndByHouseRule) {  // TG-1041
  Wolf table({"torn", "blank", "blank"}, 1);
  table.play_first("torn");
  EXPECT_EQ(table.e().length, 0);
  EXPECT_EQ(table.e().pool, 6) << "Keys and Ability first";
}

TEST(TornCards, AreThoseBeforeByHouseRule) {  // TG-1041
  Wolf table({"open_x2", "torn_free", "blank"}, 2);
  table.play_first("blank");
  table.play_first("torn_free");
  EXPECT_EQ(table.e().length, 1);
  EXPECT_EQ(table.e().last().card, table.named("torn_free"));
  EXPECT_EQ(table.e().last().connected, 0) << "TG-611: one of the two cards has left";
}

TEST(TornCards, TakeAsManyAsTheyAreMultipliedAndNeverTheEncounter) {  // TG-1042, TG-1043
  Wolf table({"blank", "open_x2", "torn_free"});
  table.play_first("blank");
  table.play_first("open_x2");
  table.play_first("torn_free");
  EXPECT_EQ(table.e().length, 1);
  EXPECT_EQ(table.e().last().card, table.named("blank"));
  Wolf alone({"torn_free", "blank", "blank"});
  alone.play_first("torn_free");
  EXPECT_EQ(alone.e().length, 0);
  EXPECT_TRUE(alone.e().on());
}

TEST(Passives, SeeKeysAndCardsOfOthers) {  // TG-519, TG-525
  Wolf table({"sees_keys", "high", "blank"});
  table.play_first("sees_keys");
  table.choose(Verb::kStopPlaying);
  const int hand = table.hand(0);
  table.play("high");
  EXPECT_EQ(table.e().pool, 2 + 1 + 1);
  EXPECT_EQ(table.hand(0), hand) << "one played, one drawn";
}

TEST(KeysOfDiplomacy, MultiplierAndVoidWorkOnAffinity) {  // TG-798, TG-807 to TG-811, TG-1071
  Elder table({"open_x2", "up", "blank"});
  table.play_first("open_x2");
  table.play_first("up");
  EXPECT_EQ(table.e().affinity, 2 + 4) << "TG-808, and TG-1072: the Stage's rule twice";
  Elder none({"open_void", "up", "blank"});
  none.play_first("open_void");
  none.play_first("up");
  EXPECT_EQ(none.e().affinity, 0) << "TG-810";
}

TEST(KeysOfDiplomacy, AStageBonusFollowsTheRuleOfItsAttribute) {  // TG-799, TG-800, TG-801
  Elder table({"free_stage", "up", "blank"});
  table.play_first("free_stage");
  EXPECT_EQ(table.e().affinity, 0) << "a Free Key has no Attribute";
  table.play_first("up");
  EXPECT_EQ(table.e().affinity, 2 + 1) << "the Stage has no rule for Caution";
}

TEST(KeysOfDiplomacy, TheMarkerStopsAtTheEnds) {  // TG-783, TG-784
  Elder table({"down", "up", "blank"});
  table.e().affinity = -4;
  table.play_first("down");
  EXPECT_EQ(table.e().affinity, -5);
}

}  // namespace
}  // namespace tavola::avalon
