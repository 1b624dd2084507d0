// Leaving a Combat: Escape, flight, slipping away, and falling.
#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kLeavingCards = R"(
[[combat]]
id = "guard"
passive = true
ability = "when attacked: reduce damage by 9, ignore attack"

[[combat]]
id = "slip"
ability = "when placed: slip away"

[[combat]]
id = "wound"
ability = "when placed: lose 9 health, add 1 marker"

[[combat]]
id = "heal"
left = { free = "continue" }
ability = "when placed: gain 2 health"

[[encounter]]
id = "bear"
colour = "green"
attack = [ { at = "0..8", effect = "take 1 damage, gain 1 terror" } ]
opportunity = "take 2 damage"

[[encounter]]
id = "fox"
colour = "green"
attack = [ { at = "0..8", effect = "flee" } ]
opportunity = "flee"
)";

struct Foe : Encounter {
  explicit Foe(std::string_view enemy, std::initializer_list<std::string_view> heroes = {"beor"})
      : Encounter(kLeavingCards, heroes, enemy) {}
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

TEST(Escaping, WhoeverFallsByAnothersEscapeEndsItsActivation) {  // TG-629, TG-640, TG-1049
  Encounter table(R"(
[[combat]]
id = "shout"
ability = "when placed: one other member: draw 1 card"

[[encounter]]
id = "pack"
colour = "green"
attack = [ { at = "0..8", effect = "take 1 damage" } ]
opportunity = "each member: take 1 damage"
)",
                  {"ailei", "arev", "maggot"}, "pack");
  table.deck(0, {"shout"});
  table.deck(1, {}, 3);
  table.begin();
  table.of(0).of(Measure::kHealth) = table.of(0).of(Measure::kEnergy) = 1;
  table.choose(Verb::kChooseActive, 0);
  table.play("shout");
  for (std::size_t i = 0; table.asks(Prompt::kChooseMember); i = 0) {
    while (table.t.decision().options[i].arg(2) != 1) ++i;
    table.t.choose(static_cast<int>(i));
  }
  EXPECT_EQ(table.of(0).dying, 1) << "the Opportunity attack on Arev has felled the Active one";
  EXPECT_EQ(table.e().in, 0b100);
  EXPECT_EQ(table.e().active, 2) << "the others go on";
  EXPECT_TRUE(table.asks(Prompt::kFirstCard));
}

}  // namespace
}  // namespace tavola::avalon
