// Scenes as text: the toy game's board as it is drawn and as it is told, a ring of places with
// roads, and that no line is ever wider than the screen.
#include "scene/terminal/scene_text.h"

#include <sstream>

#include "scene/describe.h"
#include "scene/scene_names.h"
#include "scene/terminal/drawer_for_tests.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

TEST(SceneText, DrawsTheHouseOfSixDoors) {
  ToyTable toy(2, 1);
  toy.script.draws = {{0, 0}, {0, 0}};
  toy.choose("listen", "red");
  toy.choose("listen", "oak");
  Scene scene = describe(toy_title(), *toy.table, 1);
  EXPECT_EQ(drawer({.width = 76}).whole(scene), R"(The House of Six Doors

╭─ Oak door ──────────╮   ╭─ Iron door ─────────╮   ╭─ Red door ──────────╮
│ empty room (closed) │   │ (closed)            │   │ (closed)            │
│                     │   │                     │   │                     │
╰─────────────────────╯   ╰─────────────────────╯   ╰─────────────────────╯
╭─ Low door ──────────╮   ╭─ Glass door ────────╮   ╭─ Cellar door ───────╮
│ (closed)            │   │ (closed)            │   │ (closed)            │
│                     │   │                     │   │                     │
╰─────────────────────╯   ╰─────────────────────╯   ╰─────────────────────╯

Candle ━━━━━━━━━━━━━━[7]
Bag 9

Nora decides.
)");
}

TEST(SceneText, TellsTheHouseInPlainSentences) {
  ToyTable toy(2, 1);
  const Scene scene = describe(toy_title(), *toy.table, 0);
  const std::string told =
      drawer({.width = 60, .colour = true, .plain = true}, words::Language::kItalian).whole(scene);
  EXPECT_EQ(told.find('\x1b'), std::string::npos) << "a screen reader reads no colours";
  EXPECT_EQ(told.substr(0, told.find("Nora")), R"(La casa delle sei porte.
[*] Porta di quercia: (chiusa)
[*] Porta di ferro: (chiusa)
[*] Porta rossa: (chiusa)
[*] Porta bassa: (chiusa)
[*] Porta a vetri: (chiusa)
[*] Porta della cantina: (chiusa)
Candela 7 di 7.
Sacchetto 11
)");
}

TEST(SceneText, ListsOptionsWithTheirKeysAndWhatIsNotPossible) {
  ToyTable toy(2, 1);
  Scene scene = describe(toy_title(), *toy.table, 0);
  scene.decision->options.resize(2);
  scene.decision->options[0].key = "P6";
  scene.decision->options[0].cost = Text::name("costs 1 Sanity");
  scene.decision->options[0].forecast = Text::name("Nothing waits there.");
  scene.decision->options[1].forecast = Text::name("Nothing waits there.");
  scene.decision->blocked = {
      {Text::name("go home"), {}, {Text::name("you are there"), cites("TY-012")}}};
  EXPECT_EQ(drawer({.width = 80}).decision(scene), R"(Nora: Listen at a door or open one. TY-010
  P6  Listen at the oak door (costs 1 Sanity) — Nothing waits there.
   2  Open the oak door
  ✕ Go home: you are there TY-012
)");
}

/// A ring of four with a way in one direction, and somebody in the middle of it.
Scene ring() {
  Scene scene;
  const auto add = [&scene](const char* id, const char* key, int x, int y) {
    Area area;
    area.id = id;
    area.key = key;
    area.name = Text::name(id);
    area.layout.wide = Spot{x, y, Side::kNorth, 0};
    scene.areas.push_back(area);
  };
  add("north", "0", 500, 0);
  add("east", "1", 900, 300);
  add("south", "2", 500, 600);
  add("west", "3", 100, 300);
  const char* order[] = {"north", "east", "south", "west"};
  for (int i = 0; i < 4; ++i) {
    Link link;
    link.from = order[i];
    link.to = order[(i + 1) % 4];
    link.way = LinkWay::kOne;
    scene.links.push_back(link);
  }
  Link through;
  through.from = "west";
  through.to = "east";
  through.way = LinkWay::kOne;
  scene.links.push_back(through);
  Piece pawn;
  pawn.id = "pawn";
  pawn.kind = PieceKind::kPawn;
  pawn.seat = 0;
  pawn.at = {"east", Role::kFigures, 0, {}};
  scene.pieces.push_back(pawn);
  return scene;
}

TEST(SceneText, PutsPlacesOnAGridAndDrawsTheRoadsBetweenThem) {
  EXPECT_EQ(drawer({.width = 66}).board(ring()), R"(                       ╭─ 0 North ────────╮
                       │ → east           │
                       │                  │
                       ╰──────────────────╯
╭─ 3 West ─────────╮                          ╭─ 1 East ─────────╮
│ → north          │                          │ Nora             │
│                  │────────────────────────▸─│ → south          │
╰──────────────────╯                          ╰──────────────────╯
                       ╭─ 2 South ────────╮
                       │ → west           │
                       │                  │
                       ╰──────────────────╯
)");
}

TEST(SceneText, ALongNameGoesOnInItsBox) {
  Scene scene = ring();
  scene.areas[0].name = Text::name("woods of the hunters");
  const std::string board = drawer({.width = 66}).board(scene);
  EXPECT_TRUE(board.contains("╭─ 0 Woods of the ─╮")) << board;
  EXPECT_TRUE(board.contains("│ hunters          │")) << board;
}

TEST(SceneText, ABoardTooWideForTheScreenBecomesAList) {
  EXPECT_EQ(drawer({.width = 40}).board(ring()), R"(0 North: nothing → 1
1 East: Nora → 2
2 South: nothing → 3
3 West: nothing → 0, 1
)");
}

TEST(SceneText, AListTooHighForTheScreenNamesTheRoadsOnceForAll) {
  Scene scene = ring();
  for (Link& link : scene.links) {
    link.arrow = LinkArrow::kWhite;  // others are driven there, people go both ways
    link.row = 0;
  }
  EXPECT_EQ(drawer({.width = 40}).board(scene), R"(0 North: nothing → 1, 3
1 East: Nora → 0, 2, 3
2 South: nothing → 1, 3
3 West: nothing → 2, 0, 1
)");
  EXPECT_EQ(drawer({.width = 20, .height = 6}).board(scene), R"(0 North: nothing
1 East: Nora
2 South: nothing
3 West: nothing
0 ─ 1 ─ 2 ─ 3 ─ 0; 1
  ─ 3
)");
}

TEST(SceneText, AListStillTooHighNamesThePlacesOfCluesTogether) {
  Scene scene = ring();
  for (Area& area : scene.areas) area.key.clear();
  const auto lay_clues = [&scene](const char* area, int count) {
    Piece clue;
    clue.id = std::string("clues_") + area;
    clue.name = Text::name("clue");
    clue.count = count;
    clue.at = {area, Role::kClue, 0, {}};
    scene.pieces.push_back(clue);
  };
  lay_clues("north", 1);
  lay_clues("east", 1);
  lay_clues("west", 2);
  EXPECT_EQ(drawer({.width = 60, .height = 3}).board(scene), R"(East: Nora
Clue: North, East, West ×2
North ─ East ─ South ─ West ─ North; West ─ East
)");
  // Less room still: where one is comes first, with its roads; the rest runs on.
  Piece ghost;
  ghost.id = "ghost";
  ghost.name = Text::name("ghost");
  ghost.at = {"north", Role::kCreature, 0, {}};
  scene.pieces.push_back(ghost);
  scene.focus = {"east"};
  EXPECT_EQ(drawer({.width = 60, .height = 3}).board(scene), R"(East: Nora → South
North: ghost ▪ Clue: North, East, West ×2
North ─ East ─ South ─ West ─ North; West ─ East
)");
  EXPECT_EQ(drawer({.width = 60, .height = 2}).board(scene), R"(East: Nora → South
North: ghost ▪ Clue: North, East, West ×2
)");
}

TEST(SceneText, AsciiUsesNoOtherLetter) {
  const std::string drawn = drawer({.width = 66, .ascii = true}).board(ring());
  for (char c : drawn) EXPECT_TRUE(static_cast<unsigned char>(c) < 0x80);
  EXPECT_NE(drawn.find("+- 1 East"), std::string::npos);
}

TEST(SceneText, SeatsShowCandlesSlotsAndCards) {
  Scene scene;
  for (Seat seat = 0; seat < 2; ++seat) {
    Track sanity;
    sanity.id = "sanity_" + std::to_string(seat);
    sanity.name = Text::name("Sanity");
    sanity.to = 6;
    sanity.at = seat == 0 ? 4 : 1;
    sanity.form = TrackForm::kCandles;
    scene.tracks.push_back(sanity);
    Panel panel;
    panel.id = "seat";
    panel.seat = seat;
    panel.note = Text::name(seat == 0 ? "Inn" : "Church");
    panel.lines = {line::Meter{sanity.id}, line::Slots{{}, {{"item", ""}, {"item", "x"}}},
                   line::Cards{Text::name("Cards"), {"a", "b"}}};
    scene.panels.push_back(panel);
  }
  Piece item;
  item.id = "x";
  item.name = Text::name("Dagger of N'gaa");
  item.brief = Text::name("Dagger");
  item.at.area = "seat";
  scene.pieces.push_back(item);
  Card card;
  card.id = "a";
  card.key = "0";
  card.name = Text::name("Miskatonic");
  card.states = {State::kInHand};
  scene.cards.push_back(card);
  card.id = "b";
  card.key = "1";
  card.name = Text::name("Sanatorium");
  card.states = {State::kPlayed};
  scene.cards.push_back(card);
  EXPECT_EQ(drawer({.width = 80}).seats(scene),
            "  Nora  Inn     iiiiıı 4  [·] [Dagger]  Cards 0 (1)\n"
            "  Teo   Church  iııııı 1  [·] [Dagger]  Cards 0 (1)\n");
  EXPECT_EQ(
      drawer({.width = 100, .plain = true}).seats(scene),
      "Nora: Inn; Sanity 4 of 6; Dagger of N'gaa; Cards: Miskatonic, Sanatorium (played).\n"
      "Teo: Church; Sanity 1 of 6; Dagger of N'gaa; Cards: Miskatonic, Sanatorium (played).\n");
  EXPECT_EQ(drawer({.width = 30}).tracks(scene), "") << "tracks of a panel are not shown twice";
}

TEST(SceneText, ATrackShowsItsMarksAndHowFarItIs) {
  Scene scene;
  Track track;
  track.id = "necron";
  track.name = Text::name("Necron");
  track.to = 8;
  track.at = 3;
  track.tone = Tone::kHarm;
  track.marks = {{2, "icon", Text::name("icon"), Tone::kNeutral},
                 {6, "demon", Text::name("demon"), Tone::kHarm},
                 {8, "gate", Text::name("gate"), Tone::kHarm}};
  track.says = Text::name("3 to the demon");
  scene.tracks.push_back(track);
  EXPECT_EQ(drawer({.width = 80}).tracks(scene),
            "Necron ━━━━◆━[3]─────▲───■ ◆ icon ▲ demon ■ gate 3 to the demon\n");
  EXPECT_EQ(drawer({.width = 80, .plain = true}).tracks(scene), "Necron 3 of 8. 3 to the demon\n");
}

TEST(SceneText, TheOutcomeNamesWinnersCauseAndScore) {
  Scene scene;
  scene.outcome.emplace();
  scene.outcome->winners = SeatSet::first(2);
  scene.outcome->won = true;
  scene.outcome->text = Text::name("The relic is found.");
  scene.outcome->score = 18;
  EXPECT_EQ(drawer({.width = 80}).outcome(scene), "Victory! The relic is found. Score: 18.\n");
  scene.outcome->won = false;
  EXPECT_EQ(drawer({.width = 80}).outcome(scene),
            "Nora and Teo win. The relic is found. Score: 18.\n");
  scene.outcome->winners = {};
  scene.outcome->score.reset();
  EXPECT_EQ(drawer({.width = 80}).outcome(scene), "Defeat. The relic is found.\n");
}

TEST(SceneText, EveryStateHasAWord) {
  for (int state = 0; state <= static_cast<int>(State::kInUse); ++state) {
    const Text text = state_text(static_cast<State>(state), Text::word("nothing"));
    for (const words::Language language : words::kLanguages) {
      const std::string said = say(toy_title(), language, text);
      EXPECT_FALSE(said.empty() || said.contains('[') || said.contains('{')) << text.message;
    }
  }
}

TEST(SceneText, NoLineIsWiderThanTheScreen) {
  ToyTable toy(2, 3);
  for (const words::Language language : words::kLanguages) {
    const Scene scene = describe(toy_title(), *toy.table, 0);
    for (int width = 20; width <= 130; width += 3) {
      for (const bool plain : {false, true}) {
        std::istringstream lines(drawer({.width = width, .plain = plain}, language).whole(scene));
        for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), width) << line;
      }
    }
  }
}

}  // namespace
}  // namespace tavola::scene
