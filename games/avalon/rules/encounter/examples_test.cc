// The two worked examples of the rulebook, number by number. (sections 29 and 30 of the ledger)
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

// TG-1075
constexpr std::string_view kVagabond = R"(
[[combat]]
id = "attack"
left = { aggression = "marker 1", free = "marker 1" }
right = { magic = true, free = true }

[[combat]]
id = "defend"
left = { magic = "continue", free = "" }
right = { aggression = 1, magic = true, free = "x2" }
ability = "when attacked: reduce damage by 2; after delay 1: draw 1 card"

[[combat]]
id = "throw"
left = { aggression = "marker 1", magic = "card", free = "marker 1" }
right = { magic = true, free = true }
ability = "when placed: if using weapon or using shield { add 1 marker }"

[[combat]]
id = "rage"
left = { magic = "continue", free = "" }
ability = "when placed: lose 1 energy, add 1 marker per connected aggression key"

[[encounter]]
id = "vagabond_3"
colour = "grey"
traits = ["quick"]
value = 3
right = { aggression = 1, free = true }
attack = [ { at = "0..1", effect = "take 1 damage" }, { at = "2", effect = "take 2 damage, remove 1 marker" } ]
opportunity = "take 1 damage"
reward = "gain 2 exp"
loot = "gain 1 wealth"

[[encounter]]
id = "vagabond_5"
colour = "grey"
traits = ["quick"]
value = 5
right = { aggression = 1, free = true }
attack = [ { at = "0..1", effect = "take 1 damage" }, { at = "2..4", effect = "take 2 damage, remove 1 marker" } ]
opportunity = "take 1 damage"
reward = "gain 2 exp"
loot = "gain 1 wealth"
)";

/// Beor with two Magic, and the cards of the example in the order in which he draws them. (TG-821)
struct Vagabond : Encounter {
  explicit Vagabond(std::string_view enemy = "vagabond_5", int magic = 2, int aggression = 2)
      : Encounter(kVagabond, {"beor"}, enemy) {
    of(0).of(Measure::kMagic) = static_cast<std::uint8_t>(magic);
    of(0).markers[static_cast<int>(Attribute::kAggression)] = static_cast<std::uint8_t>(aggression);
    deck(0, {"attack", "defend", "blank", "throw", "rage"});
    begin();
  }
  void first_turn() {
    play("attack");
    play("defend");
    choose(Verb::kStopPlaying);
  }
};

TEST(ExampleOfCombat, BeorBeatsTheVagabondInTwoTurns) {  // TG-821 to TG-839
  Vagabond table;
  EXPECT_EQ(table.hand(0), 3) << "TG-822";
  EXPECT_EQ(table.left(0), 12) << "TG-822";
  EXPECT_EQ(table.e().pool, 0) << "TG-534";
  const int health = table.of(0).health(), energy = table.of(0).energy();

  table.play("attack");
  EXPECT_EQ(table.e().pool, 2) << "TG-823, TG-824: the Aggression Key and the Free Key";
  table.play("defend");
  EXPECT_EQ(table.of(0, Measure::kMagic), 1) << "TG-825: its Continue Bonus is paid with Magic";
  EXPECT_EQ(table.e().sequence[1].time_tokens, 1) << "TG-826";
  EXPECT_FALSE(table.can_play("blank")) << "TG-827: Quick allows two cards";
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.seen.count(Happening::kOpportunityAttack), 0) << "TG-828";
  EXPECT_EQ(table.of(0).health(), health) << "TG-829: the Damage is reduced to 0";
  EXPECT_EQ(table.e().pool, 1) << "TG-829, TG-830";
  EXPECT_EQ(table.seen.count(Happening::kNotWonYet), 2) << "TG-828, TG-830: both checks";

  EXPECT_EQ(table.e().turn, 2) << "TG-831";
  EXPECT_EQ(table.hand(0), 3) << "TG-831 draws one, TG-832 the Delayed Ability another";
  EXPECT_EQ(table.left(0), 10) << "TG-832";
  EXPECT_EQ(table.e().sequence[1].time_tokens, 0) << "TG-832";

  table.play("throw");
  EXPECT_EQ(table.e().pool, 2) << "TG-833: the Aggression Key, above the Magic Key";
  table.choose(Verb::kLeaveMagic);
  EXPECT_EQ(table.e().pool, 4) << "TG-833: the Free Key twice";
  EXPECT_EQ(table.of(0, Measure::kMagic), 1) << "TG-834";
  EXPECT_EQ(table.e().pool, 4) << "TG-835: no Weapon and no Shield";
  table.play("rage");
  EXPECT_EQ(table.of(0, Measure::kMagic), 0) << "TG-836";
  EXPECT_EQ(table.of(0).energy(), energy - 1) << "TG-837";
  EXPECT_EQ(table.e().pool, 6) << "TG-837: two connected Aggression Keys in the whole Sequence";
  const int exp = table.of(0, Measure::kExperience), wealth = table.of(0, Measure::kWealth);
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon) << "TG-838";
  EXPECT_EQ(table.seen.count(Happening::kAttacks), 0) << "TG-838: no attack in Turn 2";
  EXPECT_EQ(table.of(0, Measure::kExperience), exp + 2) << "TG-839: the Reward";
  EXPECT_EQ(table.of(0, Measure::kWealth), wealth + 1) << "TG-839: the Loot";
  EXPECT_EQ(table.left(0), 15) << "TG-839: all cards are back in the deck";
  EXPECT_EQ(table.s().journey.encounters[static_cast<int>(Colour::kGrey)][0], table.card)
      << "TG-839: at the bottom of the grey deck";
}

TEST(ExampleOfCombat, WithoutAggressionTheKeysDoNotConnect) {  // TG-840
  Vagabond table("vagabond_5", 2, 0);
  table.play("attack");
  EXPECT_EQ(table.e().pool, 1) << "the Free Key alone";
  table.play("defend");
  table.choose(Verb::kStopPlaying);
  const int before = table.e().pool;
  table.play("throw");
  table.choose(Verb::kLeaveMagic);
  EXPECT_EQ(table.e().pool, before + 2);
  table.play("rage");
  EXPECT_EQ(table.e().pool, before + 2) << "no Aggression Key is connected";
}

TEST(ExampleOfCombat, WithOneMagicRageIsRefusedInTheSecondTurn) {  // TG-841, TG-1036
  Vagabond table("vagabond_5", 1);
  table.first_turn();
  table.play("throw");
  EXPECT_FALSE(table.can_play("rage"));
  EXPECT_EQ(barred_card(table.t, 0, table.named("rage")), cites("TG-1036"));
}

TEST(ExampleOfCombat, TheCheckComesOnlyWhenThePlayerStops) {  // TG-1076, TG-590
  Vagabond low("vagabond_3");
  low.first_turn();
  low.play("throw");
  low.choose(Verb::kLeaveMagic);
  EXPECT_EQ(low.e().pool, 4);
  EXPECT_EQ(low.e().outcome, EncounterOutcome::kOpen) << "not after a card";
  low.choose(Verb::kStopPlaying);
  EXPECT_EQ(low.e().outcome, EncounterOutcome::kWon);

  Vagabond high("vagabond_5");
  high.first_turn();
  high.play("throw");
  high.choose(Verb::kLeaveMagic);
  high.choose(Verb::kStopPlaying);
  EXPECT_EQ(high.e().outcome, EncounterOutcome::kOpen);
}

// TG-1077. A1 is Empathy, A2 Caution.
constexpr std::string_view kOrphan = R"(
[[diplomacy]]
id = "simple_truth"
left = { empathy = "stage", free = "up 1" }
right = { caution = 1, magic = true, free = true }

[[diplomacy]]
id = "false_promise"
left = { caution = "up 1", magic = "card", free = "up 1" }
right = { spirituality = 5, magic = true, free = true }

[[diplomacy]]
id = "quip"
left = { spirituality = "continue", free = "card" }
right = { caution = 2, free = true }
ability = "when placed: if not affinity green { lose 1 rep }, gain 1 charge per point of caution; at any time: may pay 2 charges: play 1 more card"

[[diplomacy]]
id = "eye_for_detail"
left = { caution = "stage", free = "" }
ability = "after delay 1: draw 1 card"

[[encounter]]
id = "weeping_orphan"
colour = "blue"
affinity = { below = 4, above = 4 }
right = { empathy = 1, free = true }
stages = [
  { rules = { empathy = "raise affinity 2" }, reaction = "lower affinity 1, gain 1 terror" },
  { rules = { caution = "raise affinity 1" }, reaction = "lose 1 health, tear 1 card" },
]
failure = "lose 1 rep"
reward = "gain 2 exp"
)";

TEST(ExampleOfDiplomacy, ArevAndTheWeepingOrphan) {  // TG-842 to TG-859, TG-1078
  Encounter table(kOrphan, {"arev"}, "weeping_orphan");
  Character& arev = table.of(0);
  arev.markers[static_cast<int>(Attribute::kEmpathy)] = 1;
  arev.markers[static_cast<int>(Attribute::kCaution)] = 2;
  arev.markers[static_cast<int>(Attribute::kSpirituality)] = 0;
  arev.of(Measure::kMagic) = 1;
  arev.of(Measure::kReputation) = 2;
  table.deck(
      0, {"simple_truth", "blank", "blank", "false_promise", "blank", "quip", "eye_for_detail"});
  table.begin();
  EXPECT_EQ(table.e().affinity, 0) << "TG-843";
  EXPECT_EQ(table.hand(0), 3) << "TG-843";
  EXPECT_EQ(table.left(0), 12) << "TG-843";

  const int terror = table.of(0).terror();
  table.play("simple_truth");
  EXPECT_EQ(table.e().affinity, 3) << "TG-844: Stage 1 says two slots up; TG-845: the Free Key one";
  EXPECT_FALSE(table.can_play("blank")) << "TG-846: no Continue icon";
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().affinity, 2) << "TG-847";
  EXPECT_EQ(table.of(0).terror(), terror + 1) << "TG-847";
  EXPECT_EQ(table.hand(0), 3) << "TG-848";
  EXPECT_EQ(table.left(0), 11) << "TG-848";

  table.play("false_promise");
  table.choose(Verb::kConnectMagic, 0);
  EXPECT_EQ(table.of(0, Measure::kMagic), 0) << "TG-849";
  EXPECT_EQ(table.e().affinity, 4) << "TG-849";
  EXPECT_EQ(table.hand(0), 3) << "TG-849";
  EXPECT_EQ(table.left(0), 10) << "TG-849";
  table.seen.events.clear();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.seen.count(Happening::kStageWon), 1) << "TG-850";
  EXPECT_EQ(table.e().affinity, 0) << "TG-850";
  EXPECT_EQ(table.e().stage, 1) << "TG-850";
  EXPECT_EQ(table.seen.count(Happening::kReacts), 0) << "TG-851: no Reaction";
  EXPECT_EQ(table.hand(0), 4) << "TG-851";
  EXPECT_EQ(table.left(0), 9) << "TG-851";

  table.play("quip");
  EXPECT_EQ(table.hand(0), 4) << "TG-852: its Continue icon is ignored, a Key draws a card";
  EXPECT_EQ(table.left(0), 8) << "TG-852";
  EXPECT_EQ(table.of(0, Measure::kReputation), 1) << "TG-853: grey is not green";
  EXPECT_EQ(table.e().last().charges, 2) << "TG-854";
  EXPECT_FALSE(table.can_play("eye_for_detail")) << "TG-751: nothing connects a Continue Bonus";
  table.choose(Verb::kUseAbility, table.value("quip"));
  EXPECT_EQ(table.e().last().charges, 0) << "TG-855";
  table.play("eye_for_detail");
  EXPECT_EQ(table.hand(0), 3) << "TG-855";
  EXPECT_EQ(table.e().affinity, 1) << "TG-856: Stage 2 says one slot up";
  EXPECT_EQ(table.e().last().time_tokens, 1) << "TG-856";
  const int health = table.of(0).health();
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), health - 1) << "TG-857";
  EXPECT_EQ(table.e().length, 3) << "TG-857: the last card is destroyed";
  EXPECT_EQ(table.e().last().card, table.named("quip")) << "TG-858";
  EXPECT_EQ(table.e().affinity, 1) << "TG-858: its On Placement effects do not repeat";
  EXPECT_EQ(table.of(0, Measure::kReputation), 1) << "TG-858";
  EXPECT_EQ(table.e().last().charges, 0) << "TG-858";
  EXPECT_EQ(table.hand(0), 4) << "TG-1078";
  EXPECT_EQ(table.left(0), 7) << "TG-1078";

  table.e().affinity = 4;
  const int exp = table.of(0, Measure::kExperience);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon) << "TG-859";
  EXPECT_EQ(table.of(0, Measure::kExperience), exp + 2) << "TG-859";
}

}  // namespace
}  // namespace tavola::avalon
