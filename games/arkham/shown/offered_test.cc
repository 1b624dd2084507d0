// What may be done, as a table shows it beside the options: ways through the town, the monsters
// that may be fought, a trade of two columns, sliders on the sheet.
#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& shown_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

scene::Scene shown(const Town& town, Seat viewer = 0) {
  return scene::describe(shown_title(), town.t, viewer);
}

const scene::Panel* panel_of(const scene::Scene& scene, std::string_view id) {
  const auto found = std::ranges::find(scene.panels, id, &scene::Panel::id);
  return found == scene.panels.end() ? nullptr : &*found;
}

/// Somebody with three points in the streets of Downtown.
struct Walker {
  Walker() {
    town.s.investigators[0].place = Town::area("downtown_streets");
    town.at(Phase::kMovement, Stage::kMoving);
    town.s.points = 3;
  }
  scene::Way way(std::string_view to) const {
    const scene::Scene scene = shown(town);
    EXPECT_TRUE(scene.decision->walk);
    if (!scene.decision->walk) return {};
    const auto found = std::ranges::find(scene.decision->walk->ways, to, &scene::Way::to);
    EXPECT_NE(found, scene.decision->walk->ways.end()) << to;
    return found == scene.decision->walk->ways.end() ? scene::Way{} : *found;
  }
  Town town{1};
};

TEST(ArkhamWalk, EveryPlaceHasAWayOrAReason) {  // AH-079
  Walker walker;
  walker.town.begin();
  const scene::Scene scene = shown(walker.town);
  ASSERT_TRUE(scene.decision->walk);
  EXPECT_EQ(scene.decision->walk->verb, "move");
  int reached = 0;
  for (const scene::Way& way : scene.decision->walk->ways) {
    EXPECT_NE(way.via.empty(), way.reason.text.empty()) << way.to;
    if (way.via.empty()) continue;
    ++reached;
    EXPECT_EQ(way.via.back(), way.to);
    EXPECT_LE(way.via.size(), 3U) << way.to;
    // The first step is one that may be chosen now.
    EXPECT_TRUE(std::ranges::any_of(scene.decision->options, [&](const scene::OptionView& option) {
      return option.verb == "move" && option.on.front() == way.via.front();
    })) << way.to;
  }
  EXPECT_GT(reached, 8);
  EXPECT_EQ(walker.way("newspaper").via.size(), 2U);
  EXPECT_EQ(walker.way("south_church").reason.rule, cites("AH-079"));
}

TEST(ArkhamWalk, GoesRoundMonstersAndNamesThoseOnIt) {  // AH-082
  Walker walker;
  const int slot = walker.town.monster("cultist", Town::area("easttown_streets"));
  walker.town.begin();
  EXPECT_TRUE(walker.way("arkham_asylum").meets.empty());
  const scene::Way diner = walker.way("velmas_diner");
  ASSERT_EQ(diner.via.size(), 2U);
  EXPECT_EQ(diner.meets.size(), 1U);
  EXPECT_EQ(walker.way("northside_streets").meets.size(), 0U);
  EXPECT_GE(slot, 0);
}

TEST(ArkhamWalk, WhoStandsAmongMonstersIsToldSo) {  // AH-082
  Walker walker;
  walker.town.monster("cultist", Town::area("downtown_streets"));
  walker.town.begin();
  for (const char* to : {"easttown_streets", "newspaper", "graveyard"}) {
    EXPECT_TRUE(walker.way(to).via.empty()) << to;
    EXPECT_EQ(walker.way(to).reason.rule, cites("AH-082")) << to;
  }
}

TEST(ArkhamFoes, AreShownWithTheirChancesAtTheFirstQuestion) {  // AH-285
  Walker walker;
  Town& town = walker.town;
  town.sliders(0, 0, 1, 0);
  town.give(0, "revolver_38");
  town.give(0, "knife");
  const int slot = town.monster("vampire", Town::area("downtown_streets"));
  town.begin();
  const scene::Scene scene = shown(town);
  const scene::Panel* panel = panel_of(scene, "foe_" + std::to_string(slot));
  ASSERT_NE(panel, nullptr);
  EXPECT_EQ(panel->about, monster_id(slot));
  EXPECT_EQ(panel->place, scene::PanelPlace::kStage);
  const State facing_it = facing(town.now(), 0, slot);
  const scene::line::Odds* odds = nullptr;
  for (const scene::Line& line : panel->lines)
    if (const auto* found = std::get_if<scene::line::Odds>(&line)) odds = found;
  ASSERT_NE(odds, nullptr);
  ASSERT_EQ(odds->entries.size(), 3U);  // empty hands, the best that is carried, evading
  EXPECT_EQ(odds->entries[0].chance, chance_of(facing_it, combat_now(facing_it)));
  EXPECT_EQ(odds->entries[1].chance, best_hands(facing_it).chance);
  EXPECT_GT(odds->entries[1].dice, odds->entries[0].dice);
  EXPECT_EQ(odds->entries[2].chance, chance_of(facing_it, evade_now(facing_it)));
  // What it can do stands on its card.
  std::vector<scene::Text> abilities;
  for (const scene::Badge& badge : panel->badges) abilities.push_back(badge.text);
  EXPECT_EQ(abilities, (std::vector{scene::Text::word("abil_physical_resistance"),
                                    scene::Text::word("abil_undead")}));
}

TEST(ArkhamFoes, HaveTheirTextOnTheirCards) {  // AH-285
  Walker walker;
  Town& town = walker.town;
  const int slot = town.monster("elder_thing", Town::area("downtown_streets"));
  town.begin();
  const scene::Scene scene = shown(town);
  const scene::Panel* panel = panel_of(scene, "foe_" + std::to_string(slot));
  ASSERT_NE(panel, nullptr);
  const scene::line::Prose* text = nullptr;
  for (const scene::Line& line : panel->lines)
    if (const auto* found = std::get_if<scene::line::Prose>(&line)) text = found;
  ASSERT_NE(text, nullptr);
  EXPECT_NE(
      scene::say(shown_title(), words::Language::kEnglish, text->paragraphs.front()).find("weapon"),
      std::string::npos);
}

TEST(ArkhamFoes, InAmbushMayStillBeEvadedBeforeTheFight) {  // AH-312
  Walker walker;
  Town& town = walker.town;
  const int slot = town.monster("ghoul", Town::area("downtown_streets"));
  town.begin();
  const scene::Scene scene = shown(town);
  const scene::Panel* panel = panel_of(scene, "foe_" + std::to_string(slot));
  ASSERT_NE(panel, nullptr);
  ASSERT_EQ(panel->badges.size(), 1U);
  EXPECT_EQ(panel->badges.front().text, scene::Text::word("abil_ambush"));
  const State facing_it = facing(town.now(), 0, slot);
  const scene::line::Odds* odds = nullptr;
  for (const scene::Line& line : panel->lines)
    if (const auto* found = std::get_if<scene::line::Odds>(&line)) odds = found;
  ASSERT_NE(odds, nullptr);
  EXPECT_EQ(odds->entries.back().text, scene::Text::of("board.odds_evade"));
  EXPECT_EQ(odds->entries.back().chance, chance_of(facing_it, evade_now(facing_it)));
}

TEST(ArkhamTrade, IsShownInTwoColumnsWithOneNumberForTheMoney) {  // AH-399
  Town town(2);
  town.s.investigators[1].place = town.s.investigators[0].place = Town::area("downtown_streets");
  town.give(0, "knife");
  town.give(1, "cross");
  town.s.investigators[0].money = 2;
  town.s.investigators[1].money = 3;
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 2;
  town.begin();
  town.choose(Verb::kTrade, 1);
  const scene::Scene before = shown(town);
  const scene::Panel* panel = panel_of(before, "trade");
  ASSERT_NE(panel, nullptr);
  EXPECT_EQ(panel->kind, scene::PanelKind::kExchange);
  std::vector<std::string> columns;
  for (const scene::Line& line : panel->lines)
    if (const auto* cards = std::get_if<scene::line::Cards>(&line))
      columns.insert(columns.end(), cards->cards.begin(), cards->cards.end());
  EXPECT_EQ(columns, (std::vector<std::string>{held_id(0, 0), held_id(1, 0)}));
  std::vector<std::int32_t> sums;
  for (const scene::OptionView& option : before.decision->options)
    if (option.group == "money") sums.push_back(option.amount.value_or(0));
  std::ranges::sort(sums);
  EXPECT_EQ(sums, (std::vector<std::int32_t>{-3, -2, -1, 1, 2}));
  // What is asked for stands in the trade, for both.
  town.choose(Verb::kAskMoney, 2);
  town.choose(Verb::kPropose);
  const scene::Scene answer = shown(town, 1);
  panel = panel_of(answer, "trade");
  ASSERT_NE(panel, nullptr);
  const auto& purse = std::get<scene::line::Values>(panel->lines[1]);
  EXPECT_EQ(purse.values[1].value, 2) << "whoever answers pays";
}

TEST(ArkhamTrade, IsProposedAndAnsweredWithButtonsThatSaySo) {  // AH-403
  Town town(2);
  town.s.investigators[1].place = town.s.investigators[0].place = Town::area("downtown_streets");
  town.give(0, "knife");
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 2;
  town.begin();
  town.choose(Verb::kTrade, 1);
  town.choose(Verb::kGive, 0);
  // The knife lies in the trade and lights up with it, but it is no card for "propose" or "refuse".
  const auto buttons = [](const scene::Scene& scene) {
    std::vector<std::string> verbs;
    for (const scene::OptionView& option : scene.decision->options)
      if (option.on == std::vector{held_id(0, 0)} && option.form == scene::OptionForm::kButton)
        verbs.push_back(option.verb);
    return verbs;
  };
  EXPECT_EQ(buttons(shown(town)), std::vector<std::string>{"propose"});
  town.choose(Verb::kPropose);
  EXPECT_EQ(buttons(shown(town, 1)), (std::vector<std::string>{"accept", "refuse"}));
}

TEST(ArkhamSliders, AreSetOnTheSheet) {  // AH-070
  Town town(1);
  town.at(Phase::kUpkeep, Stage::kActions);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kSliders));
  const scene::Scene scene = shown(town);
  const scene::Panel* sheet = panel_of(scene, seat_id(0));
  ASSERT_NE(sheet, nullptr);
  std::vector<std::string> ids;
  for (const scene::Line& line : sheet->lines)
    if (const auto* pair = std::get_if<scene::line::Pair>(&line)) ids.push_back(pair->id);
  ASSERT_EQ(ids.size(), 3U);
  int stops = 0;
  for (const scene::OptionView& option : scene.decision->options) {
    if (option.verb != "set_slider") continue;
    ++stops;
    EXPECT_TRUE(option.amount);
    EXPECT_NE(std::ranges::find(ids, option.on.front()), ids.end());
  }
  EXPECT_GT(stops, 2);
}

}  // namespace
}  // namespace tavola::arkham
