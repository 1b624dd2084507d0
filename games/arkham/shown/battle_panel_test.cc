// The Final Battle as a table shows it: what is left to beat, what an attack is likely to bring,
// who has attacked and how well.
#include <algorithm>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/describe.h"
#include "scene/say.h"

namespace tavola::arkham {
namespace {

const scene::Title& battle_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

/// Three before Hastur, the first about to attack.
struct Battle {
  Battle() {
    for (Seat who = 0; who < town.s.seats; ++who) town.sliders(who, 0, 0, 0);
    town.s.doom = 9;
    town.s.battle_attacks = 1;
    town.s.battle_round = 2;
    town.s.battle_rating = 0;
    town.s.first = 0;
    town.give(0, "revolver_38");
    town.at(Phase::kBattleAttack, Stage::kBegin, 0);
  }
  const scene::Panel& panel() {
    shown = scene::describe(battle_title(), town.t, 0);
    const auto found = std::ranges::find(shown.panels, "battle", &scene::Panel::id);
    EXPECT_NE(found, shown.panels.end());
    static const scene::Panel none;
    return found == shown.panels.end() ? none : *found;
  }
  template <class Kind>
  std::vector<Kind> lines() {
    std::vector<Kind> list;
    for (const scene::Line& line : panel().lines)
      if (const auto* one = std::get_if<Kind>(&line)) list.push_back(*one);
    return list;
  }
  scene::line::Mates mates() {
    const auto found = lines<scene::line::Mates>();
    EXPECT_EQ(found.size(), 1U);
    return found.empty() ? scene::line::Mates{} : found.front();
  }
  static std::string said(const scene::Text& text) {
    return scene::say(battle_title(), words::Language::kEnglish, text, {"Nora", "Teo", "Iris"});
  }
  Town town{3, "hastur"};
  scene::Scene shown;
};

TEST(ArkhamBattle, OfAnEpicBattleItIsNotSaidWhatComesNext) {  // KH-029
  Battle battle;
  battle.town.begin();
  battle.town.t.state.table_decks[static_cast<int>(TableCardKind::kEpicBattle)].add(0);
  EXPECT_EQ(Battle::said(battle.lines<scene::line::Prose>().back().heading), "How Hastur attacks");
}

TEST(ArkhamBattle, HasAStageOfItsOwn) {  // AH-435 AH-441
  Battle battle;
  battle.town.begin();
  const scene::Panel panel = battle.panel();
  EXPECT_EQ(panel.kind, scene::PanelKind::kFinale);
  EXPECT_EQ(panel.place, scene::PanelPlace::kStage);
  EXPECT_EQ(Battle::said(panel.title), "Hastur");
  EXPECT_EQ(Battle::said(panel.note), "9 doom tokens still bind it to this world.");
  EXPECT_FALSE(panel.icon.empty());
  // Its text whole, and what it does next.
  const auto told = battle.lines<scene::line::Prose>();
  ASSERT_EQ(told.size(), 2U);
  for (const scene::line::Prose& prose : told)
    for (const scene::Text& paragraph : prose.paragraphs)
      EXPECT_FALSE(Battle::said(paragraph).empty());
  EXPECT_EQ(Battle::said(told.back().heading), "Then Hastur attacks");
  const auto meters = battle.lines<scene::line::Meter>();
  ASSERT_EQ(meters.size(), 2U);
  EXPECT_EQ(meters.front().track, "doom");
  for (const scene::line::Meter& meter : meters)
    EXPECT_TRUE(std::ranges::any_of(
        battle.shown.tracks, [&](const scene::Track& track) { return track.id == meter.track; }));
  // Nowhere else is there a contest: the dice of the battle fall on its stage.
  EXPECT_TRUE(std::ranges::none_of(battle.shown.panels, [](const scene::Panel& each) {
    return each.kind == scene::PanelKind::kRoll;
  }));
}

TEST(ArkhamBattle, TellsTheChanceOfAnAttackWithEmptyAndWithTheBestHands) {  // AH-438 AH-441
  Battle battle;
  battle.town.begin();
  const auto odds = battle.lines<scene::line::Odds>();
  ASSERT_EQ(odds.size(), 1U);
  ASSERT_EQ(odds.front().entries.size(), 2U) << "nothing is in hand yet";
  EXPECT_GT(odds.front().entries[1].dice, odds.front().entries[0].dice);
  EXPECT_GT(odds.front().entries[1].chance, odds.front().entries[0].chance);
  const State now = attacking(battle.town.now(), 0);
  EXPECT_EQ(odds.front().entries[0].chance,
            chance_of(3, std::max(0, dice_of(now, combat_now(now))), 5));
  const int attack = battle.town.find(Verb::kAttack);
  ASSERT_GE(attack, 0);
  const scene::OptionView& option =
      battle.shown.decision->options[static_cast<std::size_t>(attack)];
  EXPECT_EQ(option.chance, odds.front().entries[1].chance) << "hands are chosen after it";
  EXPECT_NE(Battle::said(option.forecast).find(".38 Revolver"), std::string::npos)
      << Battle::said(option.forecast);
}

TEST(ArkhamBattle, KeepsWhoHasAttackedAndHowWell) {  // AH-438 AH-441
  Battle battle;
  battle.town.s.battle_hits[0] = 2;
  battle.town.s.active = 1;
  battle.town.begin();
  const scene::line::Mates line = battle.mates();
  ASSERT_EQ(line.mates.size(), 3U);
  EXPECT_EQ(line.mates[0].state, scene::PhaseState::kDone);
  EXPECT_EQ(Battle::said(line.mates[0].text), "2 successes");
  EXPECT_EQ(line.mates[1].state, scene::PhaseState::kNow);
  EXPECT_EQ(line.mates[2].state, scene::PhaseState::kNext);
  EXPECT_EQ(Battle::said(line.mates[2].text), "waits");
  battle.town.choose(Verb::kPass);
  EXPECT_EQ(Battle::said(battle.mates().mates[1].text), "no attack");
}

TEST(ArkhamBattle, TellsTheChanceOfWhomAnEpicBattleCardLetsAttack) {  // KH-029
  Battle battle;
  battle.town.begin();
  battle.town.t.state.phase = Phase::kEpicBattle;
  battle.town.t.state.active = 2;
  const auto said = battle.lines<scene::line::Words>();
  ASSERT_EQ(said.size(), 1U);
  EXPECT_TRUE(Battle::said(said.front().text).starts_with("Iris"))
      << Battle::said(said.front().text);
  EXPECT_EQ(battle.mates().mates[2].state, scene::PhaseState::kNow);
}

TEST(ArkhamBattle, AsksForNoNumberOfSuccessesWhereEachOneCounts) {  // AH-441
  Battle battle;
  battle.town.s.investigators[0].clues = 2;
  battle.town.begin({1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
  battle.town.choose(Verb::kAttack);
  for (int i = 0; i < 4 && !battle.town.asks(Prompt::kAfterCheck); ++i) battle.town.t.choose(0);
  ASSERT_TRUE(battle.town.asks(Prompt::kAfterCheck));
  battle.panel();
  EXPECT_EQ(Battle::said(battle.shown.decision->question),
            "Fight: 0 successes so far. Each one counts.");
}

}  // namespace
}  // namespace tavola::arkham
