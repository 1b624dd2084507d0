// The order in which an Encounter goes, and what holds for all of it.
#include <algorithm>

#include "games/avalon/tables_for_tests/encounter_for_tests.h"

namespace tavola::avalon {
namespace {

constexpr std::string_view kFlowCards = R"(
[[combat]]
id = "all_keys"
left = { aggression = "marker 1", courage = "card", practicality = "continue", magic = "marker 2", free = "marker 1" }
right = { aggression = 1, free = true }
ability = "when placed: add 4 markers"

[[combat]]
id = "revenge"
ability = "after attacked: add 9 markers"

[[combat]]
id = "guard"
passive = true
ability = "when attacked: reduce damage by 9"

[[combat]]
id = "drawing"
left = { free = "card" }

[[combat]]
id = "once"
ability = "after delay 1: add 1 marker"

[[encounter]]
id = "foe"
colour = "grey"
value = 20
right = { aggression = 1, courage = 1, practicality = 1, magic = true, free = true }
attack = [ { at = "0..19", effect = "take 1 damage" } ]
opportunity = "take 2 damage"

[[encounter]]
id = "weak"
colour = "grey"
value = 5
attack = [ { at = "0..4", effect = "take 1 damage" } ]
opportunity = "take 2 damage"

[[encounter]]
id = "talk"
colour = "blue"
affinity = { below = 2, above = 2 }
stages = [ { rules = { empathy = "raise affinity 1" }, reaction = "raise affinity 2" } ]
)";

struct Flow : Encounter {
  explicit Flow(std::string_view enemy, std::initializer_list<std::string_view> heroes = {"beor"})
      : Encounter(kFlowCards, heroes, enemy) {}
  /// Where the first event of a kind stands, from a place on; -1 if nowhere.
  int at(Happening kind, int from = 0) const {
    for (std::size_t i = static_cast<std::size_t>(from); i < seen.events.size(); ++i)
      if (seen.events[i].kind == static_cast<std::uint8_t>(kind)) return static_cast<int>(i);
    return -1;
  }
};

TEST(Flow, ATurnOfCombat) {  // TG-494, TG-499, TG-365, TG-531, TG-566, TG-583, TG-589, TG-604
  Flow table("foe");
  table.begin();
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  int last = -1;
  for (const Happening next :
       {Happening::kEncounterBegins, Happening::kDraws, Happening::kTurnBegins,
        Happening::kActivated, Happening::kPlays, Happening::kNotWonYet, Happening::kAttacks,
        Happening::kLoses, Happening::kNotWonYet, Happening::kDraws, Happening::kTurnBegins,
        Happening::kActivated}) {
    const int found = table.at(next, last + 1);
    EXPECT_GT(found, last) << name_of(next);
    last = found;
  }
}

TEST(Flow, ATurnOfDiplomacy) {  // TG-672, TG-673, TG-677, TG-675
  Flow table("talk", {"arev"});
  table.begin();
  table.seen.events.clear();
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  int last = -1;
  for (const Happening next : {Happening::kPlays, Happening::kReacts, Happening::kAffinityRises,
                               Happening::kStageWon, Happening::kEncounterDecided}) {
    const int found = table.at(next, last + 1);
    EXPECT_GT(found, last) << name_of(next);
    last = found;
  }
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon);
}

TEST(Flow,
     KeysFromTopToBottomThenTheAbility) {  // TG-568, TG-571 to TG-573, TG-557, TG-610 to TG-614
  Flow table("foe");
  for (const Attribute attribute :
       {Attribute::kAggression, Attribute::kCourage, Attribute::kPracticality})
    table.of(0).markers[static_cast<int>(attribute)] = 1;
  table.of(0).of(Measure::kMagic) = 1;
  table.deck(0, {"all_keys"});
  table.begin();
  table.seen.events.clear();
  table.play("all_keys");
  EXPECT_EQ(table.e().pool, 1) << "TG-612, before the Magic Key is asked for";
  EXPECT_EQ(table.hand(0), 3) << "TG-613";
  table.choose(Verb::kConnectMagic, 0);
  EXPECT_EQ(table.e().pool, 1 + 2 + 1 + 4) << "TG-515, TG-516, TG-572";
  std::vector<int> rows;
  for (const Event& event : table.seen.events)
    if (event.kind == static_cast<std::uint8_t>(Happening::kKeyConnects))
      rows.push_back(event.args[1]);
  const std::vector<int> order = {
      static_cast<int>(Attribute::kAggression), static_cast<int>(Attribute::kCourage),
      static_cast<int>(Attribute::kPracticality), kMagicNoun, kFreeNoun};
  EXPECT_EQ(rows, order);
  EXPECT_EQ(table.seen.events.back().args[0], 4) << "the Ability comes last";
}

TEST(Flow, AttributeAndFreeKeysAreNotAsked) {  // TG-1035
  Flow table("foe");
  table.of(0).of(Measure::kMagic) = 0;
  table.deck(0, {"all_keys"});
  table.begin();
  table.play("all_keys");
  EXPECT_TRUE(table.asks(Prompt::kNextCard)) << "nothing was asked on the way";
}

TEST(Flow, TheCheckAfterTheAttackMayWin) {  // TG-596, TG-584
  Flow table("weak");
  table.deck(0, {"revenge"});
  table.begin();
  table.play("revenge");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon);
}

TEST(Flow, AnswersToAttacksDoNotAnswerOpportunityAttacks) {  // TG-1034
  Flow table("foe");
  table.deck(0, {"guard"});
  table.begin();
  table.play("guard");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.of(0).health(), 9);
  table.choose(Verb::kPlayNothing);
  EXPECT_EQ(table.of(0).health(), 9 - 2) << "the attack after it was answered again";
}

TEST(Flow, ADelayedAbilityComesOnce) {  // TG-560, TG-556, TG-517
  Flow table("foe");
  table.deck(0, {"once"});
  table.begin();
  table.play("once");
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().pool, 1);
  table.choose(Verb::kPlayNothing);
  if (table.asks(Prompt::kDiscard)) table.choose(Verb::kDiscard);
  EXPECT_EQ(table.e().pool, 1);
  EXPECT_EQ(table.e().last().time_tokens, 0);
}

TEST(Flow, CardsFromKeysAreDrawnInPanicToo) {  // TG-625
  Flow table("foe");
  table.deck(0, {"blank", "blank", "blank", "drawing"});
  table.begin();
  table.of(0).of(Measure::kHealth) = 4;
  table.of(0).of(Measure::kEnergy) = 4;
  table.of(0).of(Measure::kTerror) = 6;
  table.of(0).insane = 1;
  table.t.begin(State(table.t.state));
  table.choose(Verb::kPlayTopCard);
  EXPECT_EQ(table.hand(0), 4);
}

TEST(Flow, SeveralForcedEscapesFollowTheCharacterNumbers) {  // TG-1054
  Flow table("foe", {"beor", "ailei", "arev"});
  table.deck(0, {}, 3);
  table.deck(1, {}, 3);
  table.begin();
  for (int i = 0; i < 3; ++i) {
    if (table.asks(Prompt::kChooseActive)) table.choose(Verb::kChooseActive, i);
    table.play("blank");
    table.choose(Verb::kStopPlaying);
  }
  std::vector<int> gone;
  for (const Event& event : table.seen.events)
    if (event.kind == static_cast<std::uint8_t>(Happening::kEscapes)) gone.push_back(event.args[0]);
  EXPECT_EQ(gone, (std::vector<int>{1, 0})) << "Ailei is number 1, Beor number 4";
  EXPECT_TRUE(table.e().is_in(2));
}

TEST(Flow, CardsReturnToTheirOwners) {  // TG-495, TG-497, TG-500, TG-490, TG-996, TG-997
  Flow table("weak", {"beor", "ailei"});
  table.begin();
  table.choose(Verb::kChooseActive, 0);
  table.play("blank");
  table.choose(Verb::kStopPlaying);
  table.play("blank");
  EXPECT_EQ(table.e().length, 2) << "one line of cards";
  EXPECT_EQ(table.e().sequence[0].owner, 0);
  EXPECT_EQ(table.e().sequence[1].owner, 1);
  table.e().pool = 5;
  table.choose(Verb::kStopPlaying);
  EXPECT_EQ(table.e().outcome, EncounterOutcome::kWon) << "TG-496";
  EXPECT_EQ(table.left(0), 15);
  EXPECT_EQ(table.left(1), 15);
}

TEST(Flow, OneOutcomeIsToldAndTheCardGoesUnderItsDeck) {  // TG-995, TG-367, TG-370
  Flow table("weak");
  table.begin();
  table.choose(Verb::kEscape);
  EXPECT_EQ(table.seen.count(Happening::kEncounterDecided), 1);
  const auto& grey = table.s().journey.encounters[static_cast<int>(Colour::kGrey)];
  EXPECT_EQ(grey.size(), 1);
  EXPECT_EQ(grey.bottom(), 1) << "at the bottom, in order";
}

TEST(Flow, HandsAreOpen) {  // TG-998
  Flow table("weak", {"beor", "ailei"});
  table.begin();
  for (const Event& event : table.seen.events)
    if (event.kind == static_cast<std::uint8_t>(Happening::kDraws)) {
      EXPECT_EQ(event.audience, SeatSet::everybody());
    }
}

}  // namespace
}  // namespace tavola::avalon
