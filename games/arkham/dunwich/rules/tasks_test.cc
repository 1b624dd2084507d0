// What no card of the boxes lists and the rules know all the same: a step in time and space, on
// content that has one; and what an unlimited Focus counts as.
#include "games/arkham/dunwich/rules/tasks.h"

#include "content/changed_content_for_tests.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// A table with Dunwich at the beginning of an Upkeep.
State in_dunwich() {
  Setup setup = game().standard_setup(1, 7);
  for (std::size_t i = 0; i < game().options().size(); ++i)
    if (game().options()[i].id == "dunwich") setup.options[i] = 1;
  Table t;
  game().deal(t, setup);
  while (t.state.phase != Phase::kUpkeep || !t.at_rest()) t.choose(0);
  State s = t.rest();
  s.phase = Phase::kUpkeep;
  s.stage = Stage::kBegin;
  s.active = 0;
  return s;
}

TEST(ArkhamTasks, AStepInTimeAndSpaceIsDoneBeforeTheReturn) {  // DH-031 DH-069
  game();
  const Content& shipped = content();
  const content::ChangedContent changed(
      "arkham/dunwich/missions.toml",
      "{ area = \"unvisited_isle\", sacrifice = \"pay 2 stamina\" }",
      "{ place = \"lost\", sacrifice = \"pay 2 stamina\" }");
  const auto loaded = load_content();
  ASSERT_TRUE(loaded) << loaded.error();
  use(&*loaded);
  {
    State s = in_dunwich();
    s.investigators[0].place = kLost;
    s.investigators[0].delayed = 0;
    s.investigators[0].stamina = 3;
    Possession mission;
    mission.card = card("sacrifices_to_make");
    s.unique_items.take(mission.card);
    put_possession(s, 0, mission);
    WatchedTable table;
    table.t.listen(&table.seen);
    table.t.begin(s);
    ASSERT_TRUE(table.asks(Prompt::kSacrifice));
    table.choose(Verb::kSacrifice);
    EXPECT_TRUE(table.asks(Prompt::kReenter));
    EXPECT_EQ(table.t.state.investigators[0].stamina, 1);
    EXPECT_TRUE(table.seen.cites(cites("DH-069")));
    EXPECT_EQ(held(table.t.state, 0).back().tokens, 1);
  }
  use(&shipped);
}

TEST(ArkhamTasks, AnUnlimitedFocusCountsAsThree) {  // DH-070
  State s = in_dunwich();
  s.investigators[0].sheet = static_cast<std::uint8_t>(
      std::ranges::find(content().sheets, "wilson_richards", &InvestigatorSheet::id) -
      content().sheets.begin());
  hear_own(s, 0);
  EXPECT_EQ(focus_of(s, 0), 3);
  EXPECT_EQ(stops_in_upkeep(s, 0), kTracks * (kStops - 1));
}

TEST(ArkhamTasks, EachCompletedIsAPointAndEachRetiredInvestigatorCostsOne) {  // DH-032 DH-033
  State s = in_dunwich();
  const int before = score(s);
  s.dunwich.tasks_done = 3;
  EXPECT_EQ(score(s), before + 3);
  s.dunwich.retired = 2;
  EXPECT_EQ(score(s), before + 1);
}

TEST(ArkhamTasks, DunwichIsAddedToTheGame) {  // DH-034
  const Content& c = content();
  const State s = in_dunwich();
  int unstable = 0;
  for (std::size_t area = 0; area < c.areas.size(); ++area) {
    if (c.areas[area].town != area_of(c.horror_at).town) continue;
    EXPECT_TRUE(on_board(s, static_cast<Area>(area))) << c.areas[area].id;
    if (!c.areas[area].unstable) continue;
    ++unstable;
    EXPECT_TRUE(s.clues[area] == 1 || gate_open(s, static_cast<Area>(area))) << c.areas[area].id;
  }
  EXPECT_EQ(unstable, 5);
}

}  // namespace
}  // namespace tavola::arkham
