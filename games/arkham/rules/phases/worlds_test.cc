// Other Worlds, the gates that lead to them, and the Final Battle.
#include "content/changed_content_for_tests.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

int world(std::string_view id) {
  return static_cast<int>(std::ranges::find(content().worlds, id, &OtherWorld::id) -
                          content().worlds.begin());
}

TEST(ArkhamOtherWorlds, TwoAreasAndBackThroughAGate) {  // AH-096 AH-097 AH-098 AH-099 AH-100 AH-008
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "abyss");
  town.s.investigators[0].place = first_area(world("abyss"));
  town.at(Phase::kMovement, Stage::kBegin);
  town.begin();
  // From the first area to the second without a question.
  EXPECT_EQ(town.me().place, first_area(world("abyss")) + 1);

  Town back;
  back.open("woods", "abyss");
  back.open("graveyard", "abyss");
  back.monster("zombie", Town::area("woods"));
  back.s.investigators[0].place = static_cast<Place>(first_area(world("abyss")) + 1);
  back.at(Phase::kMovement, Stage::kBegin);
  back.begin();
  ASSERT_TRUE(back.asks(Prompt::kReturnGate));
  back.choose(Verb::kReturnTo, Town::area("woods"));
  EXPECT_EQ(back.me().place, Town::area("woods"));
  EXPECT_EQ(back.me().explored, 1);
  ASSERT_TRUE(back.asks(Prompt::kReturned));  // AH-101 AH-102: may fight, need not
  back.choose(Verb::kPassBy);
  // AH-105 AH-124: the same turn the gate may be closed.
  while (!back.asks(Prompt::kClose) && !back.t.over()) back.t.choose(0);
  EXPECT_TRUE(back.offers(Verb::kCloseWith, static_cast<int>(Skill::kLore)));
}

TEST(ArkhamOtherWorlds, WithoutAGateOneIsLost) {  // AH-103 AH-510
  Town town;
  town.open("woods", "rlyeh");
  town.s.investigators[0].place = static_cast<Place>(first_area(world("abyss")) + 1);
  town.at(Phase::kMovement, Stage::kBegin);
  town.begin();
  EXPECT_EQ(town.times(Tells::kLostInTime), 1);
  EXPECT_TRUE(town.applied_rule(cites("AH-103")));
}

TEST(ArkhamOtherWorlds, WithTheGateBoxAnyGateWillDo) {  // AH-022
  Town town;
  town.give(0, "gate_box");
  town.open("woods", "rlyeh");
  town.s.investigators[0].place = static_cast<Place>(first_area(world("abyss")) + 1);
  town.at(Phase::kMovement, Stage::kBegin);
  town.begin();
  EXPECT_EQ(town.me().place, Town::area("woods"));
}

TEST(ArkhamOtherWorlds, GateCardsAreDrawnUntilAColourFits) {  // AH-163 AH-164 AH-165 AH-166 AH-167
  Town town;
  town.open("woods", "abyss");
  town.s.investigators[0].place = first_area(world("abyss"));  // red and blue
  town.at(Phase::kOtherWorldEncounters, Stage::kBegin);
  const auto card = [](std::string_view id) {
    return static_cast<int>(std::ranges::find(content().gate_cards, id, &GateCard::id) -
                            content().gate_cards.begin());
  };
  town.will_draw(DeckId::kGateCards, card("yellow_1"));
  town.will_draw(DeckId::kGateCards, card("green_1"));
  town.will_draw(DeckId::kGateCards, card("red_2"));
  const int cards = town.s.gate_cards.size();
  town.begin();
  EXPECT_GE(town.times(Tells::kGateCard), 3);
  EXPECT_EQ(town.now().gate_cards.size(), cards);
  EXPECT_TRUE(town.applied_rule(cites("AH-165")));
}

TEST(ArkhamOtherWorlds, AGateCardOfTwoColoursFitsByEither) {  // DP-001
  const content::ChangedContent two_coloured("arkham/base/gate_encounters.toml",
                                             "colours = [\"yellow\"]",
                                             "colours = [\"yellow\", \"red\"]");
  const auto changed = load_content();
  ASSERT_TRUE(changed) << changed.error();
  const Content* const usual = &content();
  use(&*changed);
  {
    Town town;
    town.open("woods", "abyss");
    town.s.investigators[0].place = first_area(world("abyss"));  // red and blue
    town.at(Phase::kOtherWorldEncounters, Stage::kBegin);
    const auto card = std::ranges::find_if(
        content().gate_cards, [](const GateCard& one) { return one.colours == (kYellow | kRed); });
    ASSERT_NE(card, content().gate_cards.end());
    town.will_draw(DeckId::kGateCards, static_cast<int>(card - content().gate_cards.begin()));
    town.begin();
    EXPECT_EQ(town.times(Tells::kGateCard), 1);
  }
  use(usual);
}

TEST(ArkhamOtherWorlds, ANightgauntCarriesThroughTheNearestGate) {  // AH-469 AH-534
  Town town;
  town.sliders(0, 3, 0, 0);
  town.open("woods", "abyss");
  const int slot = town.monster("nightgaunt", Town::area("downtown_streets"));
  town.among_monsters();
  town.begin();
  town.choose(Verb::kEvade);
  EXPECT_EQ(town.me().place, first_area(world("abyss")));
  EXPECT_EQ(town.me().delayed, 0);
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("downtown_streets"));

  Town none;
  none.sliders(0, 3, 0, 0);
  none.monster("nightgaunt", Town::area("downtown_streets"));
  none.among_monsters();
  none.begin();
  none.choose(Verb::kEvade);
  EXPECT_EQ(none.me().place, Town::area("downtown_streets"));  // the combat ends without effect
  EXPECT_TRUE(none.applied_rule(cites("AH-469")));
}

TEST(ArkhamClosing, ACheckOfLoreOrFight) {  // AH-141 AH-142 AH-144 AH-145 AH-147 AH-009
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.sliders(0, 0, 3, 3);
  const int hexagon = town.monster("ghoul", Town::area("uptown_streets"));
  const int outskirts = town.monster("dark_young", kOutskirts);
  const int other = town.monster("cultist", Town::area("uptown_streets"));
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({1, 1, 5});
  ASSERT_TRUE(town.asks(Prompt::kClose));
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kFight));
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 3);
  EXPECT_EQ(town.me().gates[Town::gate("abyss")], 1);
  EXPECT_FALSE(gate_open(town.now(), Town::area("woods")));
  EXPECT_EQ(town.now().monsters[hexagon].kind, kNone);
  EXPECT_EQ(town.now().monsters[outskirts].kind, kNone);
  EXPECT_EQ(town.now().monsters[other].place, Town::area("uptown_streets"));
  EXPECT_EQ(town.me().explored, 0);
  EXPECT_FALSE(town.asks(Prompt::kSeal));  // no Clues
}

TEST(ArkhamClosing, AFailureChangesNothing) {  // AH-142 AH-143 AH-125 AH-124
  Town town;
  town.open("woods", "abyss");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.sliders(0, 0, 3, 3);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({1});
  EXPECT_TRUE(town.offers(Verb::kLeaveGate));
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kLore));
  EXPECT_EQ(town.times(Tells::kCloseFailed), 1);
  EXPECT_TRUE(gate_open(town.now(), Town::area("woods")));
  EXPECT_EQ(town.me().explored, 1);
  EXPECT_FALSE(town.asks(Prompt::kClose));
}

TEST(ArkhamClosing, FiveCluesSeal) {  // AH-150 AH-151 AH-153 AH-006 AH-016
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.s.investigators[0].clues = 6;
  town.sliders(0, 0, 3, 3);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({5, 1, 1});
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kFight));
  ASSERT_TRUE(town.asks(Prompt::kSeal));
  EXPECT_TRUE(town.offers(Verb::kLeaveUnsealed));
  town.choose(Verb::kSeal);
  EXPECT_TRUE(sealed(town.now(), Town::area("woods")));
  EXPECT_EQ(town.me().clues, 1);
}

TEST(ArkhamClosing, HasturAsksForEight) {  // AH-150 AH-022
  Town town(2, "hastur");
  EXPECT_EQ(seal_cost(town.s, 0, Town::area("woods")), 8);
  town.s.environment = content().mythos_named("nodens_favor");
  hear_table(town.s);
  EXPECT_EQ(seal_cost(town.s, 0, Town::area("woods")), 6);
}

TEST(ArkhamClosing, AnElderSignNeedsNoCheck) {  // AH-155 AH-156 AH-157 AH-158 AH-160 AH-161 AH-146
  Town town;
  town.open("woods", "abyss");
  town.open("graveyard", "rlyeh");
  town.give(0, "elder_sign");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.s.doom = 3;
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin();
  town.choose(Verb::kUseElderSign);
  EXPECT_TRUE(sealed(town.now(), Town::area("woods")));
  EXPECT_EQ(town.now().doom, 2);
  EXPECT_EQ(town.me().gates[Town::gate("abyss")], 1);
  EXPECT_EQ(town.me().sanity, 3);
  EXPECT_EQ(town.me().stamina, 5);
  EXPECT_TRUE(held(town.now(), 0).empty());
  EXPECT_EQ(town.now().boxed[Town::card("elder_sign")], 1);
  EXPECT_EQ(town.now().elder_signs_used, 1);
}

TEST(ArkhamClosing, TheLastGateWins) {  // AH-162 AH-452 AH-453 AH-555
  Town town(1);
  town.open("woods", "abyss");
  town.s.investigators[0].place = Town::area("woods");
  town.s.investigators[0].explored = 1;
  town.sliders(0, 0, 3, 3);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin({5, 1, 1});
  town.choose(Verb::kCloseWith, static_cast<int>(Skill::kFight));
  EXPECT_TRUE(town.t.over());
  EXPECT_EQ(town.now().ending, Ending::kGatesClosed);
}

TEST(ArkhamEncounters, AMonsterThatAppearsDoesNotStay) {  // AH-112 AH-113 AH-114 AH-115 AH-474
  Town town;
  town.sliders(0, 0, 3, 0);
  town.s.investigators[0].place = Town::area("library");
  town.begin();
  town.will_draw(DeckId::kCup, Town::kind("cultist"));
  const int cultists = town.now().cup.count(Town::kind("cultist"));
  auto rule = monster_appears(town.t, 0, 1, cites("AH-112"));
  EXPECT_EQ(town.now().cup.count(Town::kind("cultist")), cultists - 1);
  EXPECT_EQ(monsters_in_arkham(town.now()), 0);
  EXPECT_TRUE(town.offers(Verb::kEvade));
  EXPECT_TRUE(town.offers(Verb::kFight));
  rule.leave_to_the_arena();
}

TEST(ArkhamEncounters, NothingAppearsAtAnElderSign) {  // AH-116
  Town town;
  town.s.investigators[0].place = Town::area("woods");
  town.s.sealed = AreaSet::only(Town::area("woods"));
  town.begin();
  const int monsters = town.now().cup.size();
  monster_appears(town.t, 0, 1, cites("AH-112")).leave_to_the_arena();
  EXPECT_EQ(town.now().cup.size(), monsters);
}

// ---- the Final Battle ---------------------------------------------------------------------------

TEST(ArkhamBattle, SuccessesTakeDoomTokens) {  // AH-438 AH-440 AH-441 AH-442 AH-443 AH-444
  Town town(2, "cthulhu");                     // combat -6
  town.give(0, "tommy_gun");
  town.sliders(0, 0, 3, 0);  // Fight 5
  town.s.doom = 13;
  town.s.battle_round = 1;
  town.at(Phase::kBattleAttack, Stage::kBegin);
  town.begin({5, 6, 6, 1, 1});
  ASSERT_TRUE(town.asks(Prompt::kBattle));
  EXPECT_TRUE(town.offers(Verb::kPass));
  town.choose(Verb::kAttack);
  ASSERT_TRUE(town.asks(Prompt::kBattle));
  town.choose(Verb::kHold, 0);
  town.choose(Verb::kFightOn);
  EXPECT_EQ(town.told(Tells::kAncientHit)->args[1], 3);
  EXPECT_EQ(town.now().doom, 12);
  EXPECT_EQ(town.now().battle_successes, 1);  // kept for later
  EXPECT_EQ(town.now().active, 1);
}

TEST(ArkhamBattle, TheLastDoomTokenWins) {  // AH-445 AH-456
  Town town(1, "yig");
  town.sliders(0, 0, 3, 0);
  town.s.doom = 1;
  town.s.battle_round = 1;
  town.at(Phase::kBattleAttack, Stage::kBegin);
  town.begin({1, 6});
  town.choose(Verb::kAttack);
  EXPECT_TRUE(town.t.over());
  EXPECT_EQ(town.now().ending, Ending::kAncientOneDefeated);
}

TEST(ArkhamBattle, ItsAttackGrowsWorse) {  // AH-446 AH-447 AH-439
  Town town(1, "ithaqua");                 // Fight +1, then +0, ...
  town.sliders(0, 0, 0, 0);                // Fight 2
  town.s.doom = 11;
  town.s.battle_attacks = 1;
  town.s.battle_round = 2;
  town.at(Phase::kBattleDefence, Stage::kBegin);
  town.begin({1, 1});
  EXPECT_EQ(town.told(Tells::kCheckRolled)->args[2], 2);
  EXPECT_EQ(town.me().stamina, 4);
}

TEST(ArkhamBattle, WhoHasNothingLeftIsOut) {  // AH-448 AH-449 AH-366 AH-457
  Town town(1, "ithaqua");
  town.s.doom = 11;
  town.s.battle_attacks = 8;
  town.s.battle_round = 9;
  town.s.investigators[0].stamina = 1;
  town.sliders(0, 0, 0, 0);
  town.at(Phase::kBattleDefence, Stage::kBegin);
  town.begin();
  EXPECT_TRUE(town.t.over());
  EXPECT_EQ(town.now().ending, Ending::kDevoured);
}

TEST(ArkhamBattle, UpkeepThenTheMarkerPasses) {  // AH-435 AH-436 AH-437 AH-547 AH-553 AH-431 AH-450
  Town town(2, "cthulhu");
  town.give(0, "wither");
  held(town.s, 0)[0].marks = kExhausted;
  town.s.investigators[1].place = Town::area("library");
  town.s.investigators[0].special = kRetainer;
  town.at(Phase::kAwakening, Stage::kBegin);
  town.begin();
  EXPECT_EQ(town.now().battle_round, 1);
  EXPECT_EQ(held(town.now(), 0)[0].marks, 0);
  EXPECT_EQ(town.me(0).money, 0);
  ASSERT_TRUE(town.asks(Prompt::kSliders));
  EXPECT_TRUE(town.offers(Verb::kTrade, 1));  // wherever they were, AH-433
  while (town.now().phase == Phase::kBattleUpkeep) town.choose(Verb::kDone);
  EXPECT_EQ(town.now().first, 1);
  EXPECT_EQ(town.now().active, 1);
  EXPECT_EQ(town.me(1).money, 0);  // no income from the sheet either
}

TEST(ArkhamBattle, TheMarkerSkipsWhoIsGone) {  // AH-554 AH-451
  Town town(3, "yig");
  town.s.doom = 10;
  town.at(Phase::kBattleUpkeep, Stage::kActions, 2);
  Investigator& gone = town.s.investigators[1];
  town.s.sheets.add(gone.sheet);
  gone = Investigator{};
  hear_own(town.s, 1);
  gone.standing = Standing::kEliminated;
  town.begin();
  town.choose(Verb::kDone);
  EXPECT_EQ(town.now().first, 2);
}

TEST(ArkhamBattle, AWardingStatueStopsTheAttackForAll) {  // AH-446 AH-381
  Town town(2, "ithaqua");
  town.give(1, "warding_statue");
  town.sliders(0, 0, 0, 0);
  town.s.doom = 11;
  town.s.battle_round = 1;
  town.at(Phase::kBattleDefence, Stage::kBegin);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kBattleAttack));
  EXPECT_EQ(town.t.decision().seat, 1);
  town.choose(Verb::kUse);
  EXPECT_EQ(town.me(0).stamina, 6);
  EXPECT_EQ(town.now().phase, Phase::kBattleUpkeep);
}

}  // namespace
}  // namespace tavola::arkham
