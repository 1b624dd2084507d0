// Items, Secrets and Skills at work. The cards are the tests' own. (sections 20 to 23 of the
// ledger)
#include <gtest/gtest.h>

#include "games/avalon/rules/character/advancement.h"
#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/tables_for_tests/encounter_for_tests.h"
#include "games/avalon/tables_for_tests/journey_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kThings = R"(
[[item]]
id = "spear"
keywords = ["weapon"]
craftable = true
text = "when attacked: may flip this: reduce damage by 1"
[[item]]
id = "axe"
keywords = ["weapon"]
text = "marker bonuses +1"
[[item]]
id = "cloak"
keywords = ["armor"]
text = "once per encounter at playing cards: may draw 1 card"
[[item]]
id = "pork"
action = { effect = "discard this, gain 2 food" }
[[item]]
id = "lamp"
keywords = ["relic"]
action = { cost = { energy = 1 }, effect = "lose 1 terror", once = true }
text = "after rest: gain 1 magic; at start of day: gain 1 exp"
[[skill]]
id = "courage_card"
attribute = "courage"
first = { id = "stand_fast", word = "card", text = "no panic" }
second = { id = "first_blow", word = "card", text = "rest energy +1" }
[[skill]]
id = "courage_other"
attribute = "courage"
first = { id = "hold_on", word = "card", text = "hand limit +1" }
second = { id = "go_on", word = "card", text = "travel cost -1" }
)";

struct WithThings {
  WithThings() {
    EXPECT_TRUE(load_game());
    before = &content();
    const toml::table root = toml::parse(kThings);
    mine = ReaderForTests().read(root);
    use(mine.get());
  }
  ~WithThings() { use(before); }
  WithThings(const WithThings&) = delete;
  WithThings& operator=(const WithThings&) = delete;
  const Content* before = nullptr;
  std::unique_ptr<Content> mine;
};

struct Travels : WithThings, Journey {
  explicit Travels(std::initializer_list<std::string_view> heroes) : Journey(heroes) {
    for (std::size_t i = 0; i < content().possessions.items.size(); ++i)
      s().journey.items.put_at_bottom(static_cast<std::uint8_t>(i));
  }
  static std::uint8_t thing(std::string_view id) {
    return number_of(content().possessions.items, id);
  }
  static int value(std::string_view id) { return thing(id); }
  void have(Seat seat, std::string_view id, bool up = true) {
    s().journey.items.take(thing(id));
    of(seat).items.add(thing(id));
    if (up) of(seat).items_up.add(thing(id));
  }
};

TEST(Items, OneOfEachKeywordIsInUse) {  // TG-389, TG-390, TG-391, TG-393, TG-394, TG-1003
  Travels j({"beor"});
  j.have(0, "spear");
  j.have(0, "cloak");
  j.stand(0, 901);
  j.s().journey.lying_items[Travels::thing("axe")] = static_cast<std::uint8_t>(j.of(0).place + 1);
  j.s().journey.items.take(Travels::thing("axe"));
  j.play_day();
  j.choose(Verb::kPickUp, Travels::value("axe"));  // TG-451, TG-1013
  ASSERT_TRUE(j.asks(Prompt::kKeepUp));
  j.choose(Verb::kKeepUp, Travels::value("axe"));
  EXPECT_TRUE(j.of(0).items.has(Travels::thing("spear"))) << "it is still owned";
  EXPECT_FALSE(in_use(j.s(), 0, {Belonging::kItem, Travels::thing("spear")})) << "TG-396";
  EXPECT_TRUE(in_use(j.s(), 0, {Belonging::kItem, Travels::thing("axe")}));
  EXPECT_TRUE(in_use(j.s(), 0, {Belonging::kItem, Travels::thing("cloak")})) << "TG-395";
  EXPECT_TRUE(j.asks(Prompt::kAction)) << "picking up is no Action";
}

TEST(Items, ATextInForceChangesTheCostOfTravelForItsOwner) {  // TG-157, TG-935
  Travels j({"ailei", "beor"});
  const std::uint8_t skill = number_of(content().possessions.skills, "courage_other");
  j.of(0).skills.add(skill);
  j.of(0).other_sides.add(skill);
  j.of(0).of(Measure::kEnergy) = 0;
  const int beor = j.of(1).energy();
  j.play_day();
  j.choose(Verb::kTravel, Journey::place(903));
  j.choose(Verb::kJoin);
  j.choose(Verb::kAccept);
  j.choose(Verb::kPayShare);
  EXPECT_EQ(j.of(0).place, Journey::place(903)) << "it costs Ailei nothing";
  EXPECT_EQ(j.of(0).energy(), 0);
  EXPECT_EQ(j.of(1).energy(), beor - 1) << "and Beor 1 as ever";
}

TEST(Items, EquipmentIsChosenInTheMorning) {  // TG-130, TG-392, TG-1003, TG-1004
  Travels j({"beor"});
  j.have(0, "spear");
  j.have(0, "axe", false);
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kKeepUp));
  j.choose(Verb::kKeepUp, Travels::value("axe"));
  EXPECT_TRUE(uses(j.s(), 0, Keyword::kWeapon));
  EXPECT_FALSE(in_use(j.s(), 0, {Belonging::kItem, Travels::thing("spear")}));
  discard_item(j.t, 0, Travels::thing("axe"), cites("TG-488"));
  EXPECT_FALSE(uses(j.s(), 0, Keyword::kWeapon)) << "the other one stays face down";
}

TEST(Items, TheyPassBetweenThoseInOneLocation) {  // TG-397
  Travels j({"ailei", "beor"});
  j.have(0, "pork");
  j.play_day();
  j.choose(Verb::kGiveCard, 1, Travels::value("pork"));
  ASSERT_TRUE(j.asks(Prompt::kTakeCard));
  j.choose(Verb::kAccept);
  EXPECT_TRUE(j.of(1).items.has(Travels::thing("pork")));
  EXPECT_EQ(j.t.decision().seat, 0) << "it is no Action";
  j.stand(1, 902);
  EXPECT_EQ(holder_of_item(j.s(), Travels::thing("pork")), 1);
}

TEST(Items, SecretsPassTooButPersonalOnesNever) {  // TG-413, TG-414, TG-409
  Travels j({"ailei", "beor"});
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(111), cites("TG-415")).ended());
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(113), cites("TG-415")).ended());
  j.play_day();
  const int items = static_cast<int>(content().possessions.items.size());
  EXPECT_LT(j.find(Verb::kGiveCard, 1, items + secret_numbered(113)), 0);
  j.choose(Verb::kGiveCard, 1, items + secret_numbered(111));
  j.choose(Verb::kAccept);
  EXPECT_EQ(holder_of_secret(j.s(), secret_numbered(111)), 1);
}

TEST(Items, ActionsOfACardAreItsOwners) {  // TG-146, TG-191, TG-398, TG-945, TG-949, TG-956
  Travels j({"beor"});
  j.have(0, "lamp");
  j.of(0).of(Measure::kTerror) = 2;
  j.play_day();
  j.choose(Verb::kCardAction, Travels::value("lamp"));
  EXPECT_EQ(j.of(0).terror(), 1);
  EXPECT_EQ(j.of(0).energy(), 5);
  EXPECT_LT(j.find(Verb::kCardAction, Travels::value("lamp")), 0) << "once a day";
}

TEST(Items, ACardMayBeDiscardedForItsEffect) {  // TG-488
  Travels j({"beor"});
  j.have(0, "pork");
  j.play_day();
  const int food = j.of(0).of(Measure::kFood);
  j.choose(Verb::kCardAction, Travels::value("pork"));
  EXPECT_EQ(j.of(0).of(Measure::kFood), food + 2);
  EXPECT_FALSE(j.of(0).items.has(Travels::thing("pork")));
  EXPECT_EQ(j.s().journey.items.cards().front(), Travels::thing("pork")) << "under the deck";
}

TEST(Items, TheFirstThatFitsIsDrawnAndTheRestIsShuffled) {  // TG-037, TG-399, TG-400, TG-401,
                                                            // TG-403, TG-404, TG-1005
  Travels j({"beor"});
  j.s().journey.items = {};
  for (const char* id : {"pork", "cloak", "spear", "axe"})
    j.s().journey.items.put_at_bottom(Travels::thing(id));
  EXPECT_TRUE(draw_items(j.t, 0, 1, kCraftableItem, cites("TG-400")).ended());
  EXPECT_TRUE(j.of(0).items.has(Travels::thing("spear")));
  EXPECT_EQ(j.s().journey.items.size(), 3);
  EXPECT_TRUE(draw_items(j.t, 0, 1, kCraftableItem, cites("TG-400")).ended());
  EXPECT_EQ(j.of(0).items.count(), 1) << "TG-403: there is no other";
  EXPECT_EQ(j.s().journey.items.size(), 3);
  j.s().journey.items = {};
  EXPECT_TRUE(draw_items(j.t, 0, 1, kAnyItem, cites("TG-404")).ended());
  EXPECT_EQ(j.of(0).items.count(), 1);
  EXPECT_EQ(j.seen.count(Happening::kNoItemLeft), 2);
}

TEST(Items, OneWithAKeywordIsDrawnTheSameWay) {  // TG-402
  Travels j({"beor"});
  j.s().journey.items = {};
  for (const char* id : {"pork", "cloak", "axe"})
    j.s().journey.items.put_at_bottom(Travels::thing(id));
  const int weapon = kCraftableItem + 1 + static_cast<int>(Keyword::kWeapon);
  EXPECT_TRUE(draw_items(j.t, 0, 1, weapon, cites("TG-402")).ended());
  EXPECT_TRUE(j.of(0).items.has(Travels::thing("axe"))) << "the first two were passed over";
  EXPECT_EQ(j.s().journey.items.size(), 2);
}

TEST(Items, SecretsAreNoItemsToDiscard) {  // TG-038, TG-410, TG-411, TG-412
  Travels j({"beor"});
  j.have(0, "pork");
  EXPECT_TRUE(gain_secret(j.t, 0, secret_numbered(112), cites("TG-415")).ended());
  EXPECT_EQ(items_of(j.s(), 0, kAnyItem), 1);
  discard_item(j.t, 0, Travels::thing("pork"), cites("TG-411"));
  EXPECT_EQ(items_of(j.s(), 0, kAnyItem), 0) << "two were asked for";
  EXPECT_EQ(holder_of_secret(j.s(), secret_numbered(112)), 0);
}

TEST(Items, WhatTheySayHoldsAtRestAndInTheMorning) {  // TG-398
  Travels j({"beor"});
  j.have(0, "lamp");
  j.play_evening();
  j.choose(Verb::kFast);
  EXPECT_EQ(j.of(0).of(Measure::kMagic), 1);
}

TEST(Skills, EveryPointBeyondTheSecondIsASkillCard) {  // TG-031, TG-226 to TG-228, TG-431 to TG-439
  Travels j({"arev", "beor"});
  j.of(0).markers[static_cast<int>(Attribute::kCourage)] = 2;
  j.of(0).of(Measure::kExperience) = 60;
  j.play_evening();
  j.choose(Verb::kFast);
  j.choose(Verb::kFast);
  ASSERT_TRUE(j.asks(Prompt::kAdvance));
  ASSERT_EQ(j.t.decision().seat, 0);
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kCourage));
  ASSERT_TRUE(j.asks(Prompt::kTakeSkill));
  EXPECT_EQ(j.t.decision().options.size(), 4u) << "two cards of two sides";
  const int first =
      static_cast<int>(content().possessions.items.size() + content().possessions.secrets.size());
  j.choose(Verb::kTakeSkill, first + 1);
  EXPECT_TRUE(j.of(0).skills.has(0));
  EXPECT_EQ(text_of(j.of(0), {Belonging::kSkill, 0}).id, "first_blow") << "TG-433, TG-434";
  EXPECT_EQ(attribute(j.s(), 0, Attribute::kCourage), 3) << "TG-437";
  EXPECT_EQ(j.of(0).markers[static_cast<int>(Attribute::kCourage)], 2) << "TG-436";
  j.choose(Verb::kRaise, static_cast<int>(Attribute::kCourage));
  EXPECT_EQ(j.t.decision().options.size(), 2u) << "TG-435: one card is taken";
  j.choose(Verb::kTakeSkill, first + 2);
  EXPECT_LT(j.find(Verb::kRaise, static_cast<int>(Attribute::kCourage)), 0)
      << "TG-439: no card is left";
  EXPECT_FALSE(can_raise(j.s(), 1, Attribute::kCourage) &&
               j.of(1).markers[static_cast<int>(Attribute::kCourage)] == 2);
}

TEST(Skills, TheyCountForThePriceOfThePair) {  // TG-430
  Travels j({"beor"});
  j.of(0).markers[static_cast<int>(Attribute::kCourage)] = 2;
  j.of(0).markers[static_cast<int>(Attribute::kCaution)] = 0;
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kCaution), 6) << "TG-428";
  j.of(0).skills.add(0);
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kCaution), 8);
}

TEST(Death, TheSecretsAreDividedAndThePersonalOnesGo) {  // TG-452, TG-453, TG-458, TG-1015
  Travels j({"ailei", "beor", "arev"});
  EXPECT_TRUE(gain_secret(j.t, 1, secret_numbered(111), cites("TG-415")).ended());
  EXPECT_TRUE(gain_secret(j.t, 1, secret_numbered(113), cites("TG-415")).ended());
  j.of(1).skills.add(0);
  j.have(1, "axe");
  j.of(1).of(Measure::kHealth) = 0;
  j.of(1).of(Measure::kEnergy) = 0;
  j.of(1).dying = 1;
  j.of(1).dying_dial = 1;
  j.play_morning();
  ASSERT_TRUE(j.asks(Prompt::kClaimHero));
  j.choose(Verb::kClaimNobody);
  ASSERT_TRUE(j.asks(Prompt::kBequeath));
  EXPECT_EQ(j.t.decision().seat, 1);
  j.choose(Verb::kBequeath, 2);
  EXPECT_EQ(holder_of_secret(j.s(), secret_numbered(111)), 2);
  EXPECT_TRUE(j.s().story.secrets_gone.has(secret_numbered(113)));
  EXPECT_TRUE(any_skill_left(j.s(), Attribute::kCourage));
  EXPECT_NE(j.s().journey.lying_items[Travels::thing("axe")], 0);
}

TEST(Challenging, ThereIsALimitToWhatIsCarried) {  // TG-883, TG-884, TG-885, TG-1084
  Travels j({"beor"});
  j.s().house.limits = 1;
  for (const char* id : {"spear", "axe", "cloak", "pork"}) j.have(0, id, false);
  j.have(0, "lamp", false);
  EXPECT_EQ(j.of(0).items.count(), 5);
  EXPECT_TRUE(keep_item_limit(j.t, 0).ended()) << "five may be carried";
  gain(j.t, 0, Measure::kFood, 50, cites("TG-883"));
  EXPECT_EQ(j.of(0).of(Measure::kFood), 20);
  gain(j.t, 0, Measure::kExperience, 50, cites("TG-883"));
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 50);
}

TEST(Challenging, AdvancementIsDearer) {  // TG-881, TG-882
  Travels j({"beor"});
  j.s().house.dear_advancement = 1;
  EXPECT_EQ(price_of_point(j.s(), 0, Attribute::kAggression), 15) << "the pair has 2 points";
  j.of(0).of(Measure::kExperience) = 5;
  j.play_evening();
  j.choose(Verb::kFast);
  j.choose(Verb::kBuyCard, 0);
  EXPECT_EQ(j.of(0).of(Measure::kExperience), 0);
  ASSERT_TRUE(j.asks(Prompt::kLearnCard));
  EXPECT_EQ(j.t.decision().options.size(), 2u);
}

// ---- in an Encounter

constexpr std::string_view kFight = R"(
[[combat]]
id = "blow"
left = { aggression = "marker 1", free = "" }
[[encounter]]
id = "wolf"
colour = "green"
traits = ["shatter"]
right = { aggression = 1, free = true }
attack = [ { at = "0..8", effect = "take 2 damage" } ]
opportunity = "take 1 damage"
)";

struct Fight : Encounter {
  explicit Fight(std::initializer_list<std::string_view> items)
      : Encounter(std::string(kThings) + std::string(kFight), {"beor"}, "wolf") {
    for (const std::string_view id : items) {
      of(0).items.add(thing(id));
      of(0).items_up.add(thing(id));
    }
  }
  static std::uint8_t thing(std::string_view id) {
    return number_of(content().possessions.items, id);
  }
};

TEST(Equipment, ItIsChosenBeforeTheFightAndNothingIsAddedLater) {  // TG-536, TG-537, TG-538
  Fight f({"spear", "axe", "cloak"});
  f.begin(false);
  ASSERT_TRUE(f.asks(Prompt::kKeepUp));
  f.choose(Verb::kKeepUp, Fight::thing("axe"));
  ASSERT_TRUE(f.asks(Prompt::kSetAside));
  f.choose(Verb::kSetAside, Fight::thing("cloak"));
  f.choose(Verb::kDone);
  EXPECT_FALSE(in_use(f.s(), 0, {Belonging::kItem, Fight::thing("cloak")}));
  EXPECT_TRUE(in_use(f.s(), 0, {Belonging::kItem, Fight::thing("axe")}));
  f.choose(Verb::kKeepHand);
  f.s().journey.items.put_on_top(Fight::thing("lamp"));
  EXPECT_TRUE(draw_items(f.t, 0, 1, kAnyItem, cites("TG-404")).ended());
  EXPECT_FALSE(in_use(f.s(), 0, {Belonging::kItem, Fight::thing("lamp")}));
}

TEST(Equipment, StatementsOfAnItemHoldForItsOwner) {  // TG-398
  Fight f({"axe"});
  f.deck(0, {"blow"});
  f.begin(false);
  f.choose(Verb::kDone);
  f.choose(Verb::kKeepHand);
  f.play("blow");
  EXPECT_EQ(f.e().pool, 2) << "the marker and one more";
}

TEST(Equipment, AFlippedCardIsUsedUpUntilTheEncounterEnds) {  // TG-405, TG-406, TG-407
  Fight f({"spear"});
  f.of(0).items.add(Fight::thing("axe"));  // face down by the keyword limit
  f.begin(false);
  f.choose(Verb::kKeepUp, Fight::thing("spear"));
  f.choose(Verb::kDone);
  f.choose(Verb::kKeepHand);
  f.play("blank");
  f.choose(Verb::kStopPlaying);
  ASSERT_TRUE(f.asks(Prompt::kMay));
  const int health = f.of(0).health();
  f.choose(Verb::kAcceptEffect);
  EXPECT_EQ(f.of(0).health(), health - 1);
  EXPECT_FALSE(in_use(f.s(), 0, {Belonging::kItem, Fight::thing("spear")}));
  f.play("blank");
  f.choose(Verb::kStopPlaying);
  EXPECT_FALSE(f.asks(Prompt::kMay)) << "it cannot be used again";
  EXPECT_EQ(f.of(0).health(), health - 3);
}

TEST(Equipment, AnItemMayBeUsedWhileCardsArePlayed) {  // TG-398, TG-527
  Fight f({"cloak"});
  f.begin(false);
  f.choose(Verb::kDone);
  f.choose(Verb::kKeepHand);
  const int before = f.hand(0);
  f.choose(Verb::kUseCard, Fight::thing("cloak"));
  EXPECT_EQ(f.hand(0), before + 1);
  EXPECT_LT(f.find(Verb::kUseCard, Fight::thing("cloak")), 0) << "once in this Encounter";
}

TEST(Shatter, TheWeaponsInUseBreak) {  // TG-656
  Fight f({"spear"});
  f.of(0).items.add(Fight::thing("axe"));
  f.begin(false);
  f.choose(Verb::kKeepUp, Fight::thing("spear"));
  f.choose(Verb::kDone);
  f.choose(Verb::kKeepHand);
  f.choose(Verb::kEscape);
  EXPECT_FALSE(f.of(0).items.has(Fight::thing("spear")));
  EXPECT_TRUE(f.of(0).items.has(Fight::thing("axe"))) << "it was not in use";
}

}  // namespace
}  // namespace tavola::avalon
