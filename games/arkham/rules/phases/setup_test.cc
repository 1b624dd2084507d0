// How a game begins: the board, the decks, the investigators with their possessions, and the first
// Mythos card.
#include <algorithm>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

/// A new game with the draws a referee wishes for, played to the first turn by first answers.
struct Begun : WatchedTable {
  explicit Begun(int seats, std::vector<Script::Draw> draws = {},
                 std::string_view ancient_one = "cthulhu") {
    script.draws = std::move(draws);
    t.follow(&script);
    t.listen(&seen);
    deal_to(t, seats, ancient_one, 11);
    while (t.state.turn == 0) t.choose(0);
    t.follow(nullptr);
  }
  State& s() { return t.state; }
};

Script::Draw draw_of(DeckId deck, int card) { return {static_cast<int>(deck), card}; }

int sheet(std::string_view id) {
  const auto& all = content().sheets;
  return static_cast<int>(std::ranges::find(all, id, &InvestigatorSheet::id) - all.begin());
}

// AH-024, AH-048, AH-180: a Clue on every unstable location but the one where the first gate opens,
// which brings a doom token as usual.
TEST(Setup, TheBoard) {
  Begun begun(2, {draw_of(DeckId::kSheets, sheet("joe_diamond")),
                  draw_of(DeckId::kSheets, sheet("harvey_walters")),
                  draw_of(DeckId::kMythos, content().mythos_named("family_found_butchered"))});
  const State& s = begun.s();
  const Area graveyard = area("graveyard");
  EXPECT_TRUE(gate_open(s, graveyard));
  EXPECT_EQ(open_gates(s), 1);
  EXPECT_EQ(s.doom, 1);
  EXPECT_EQ(s.terror, 1);  // the headline itself
  const Area clue =
      content().mythos[content().mythos_named("family_found_butchered")].clues.front();
  for (int at = 0; at < static_cast<int>(content().areas.size()); ++at) {
    const bool unstable = has(content().unstable & content().arkham, at);
    const int expected = unstable && at != graveyard ? 1 : 0;
    EXPECT_EQ(s.clues[at], expected + (at == clue ? 1 : 0)) << area_of(static_cast<Area>(at)).id;
  }
  EXPECT_EQ(s.turn, 1);
  EXPECT_EQ(s.phase, Phase::kUpkeep);
}

// AH-046, AH-047, AH-524: rumors are replaced, and the story goes on with a shuffled deck.
TEST(Setup, TheFirstMythosCard) {
  const int rumor = content().mythos_named("good_work_undone");
  const int story = content().mythos_named("the_story_continues");
  const int last = content().mythos_named("family_found_butchered");
  Begun begun(1, {draw_of(DeckId::kMythos, rumor), draw_of(DeckId::kMythos, story),
                  draw_of(DeckId::kMythos, last)});
  EXPECT_EQ(begun.s().rumor, kNone);
  EXPECT_TRUE(begun.seen.cites(cites("AH-046")));
  EXPECT_TRUE(begun.seen.cites(cites("AH-524")));
  EXPECT_TRUE(gate_open(begun.s(), area("graveyard")));
}

// AH-049: from five players on the first gate brings two monsters.
TEST(Setup, MonstersOfTheFirstGate) {
  const int card = content().mythos_named("family_found_butchered");
  for (int seats : {4, 5}) {
    std::vector<Script::Draw> draws = {draw_of(DeckId::kMythos, card)};
    // None who keeps monsters away.
    for (const char* id :
         {"joe_diamond", "harvey_walters", "bob_jenkins", "jenny_barnes", "vincent_lee"})
      draws.push_back(draw_of(DeckId::kSheets, sheet(id)));
    Begun begun(seats, draws);
    EXPECT_EQ(begun.seen.count(Tells::kMonsterPlaced), seats >= 5 ? 2 : 1);
  }
}

// AH-043, AH-044: Masks stay out of the cup unless Nyarlathotep is there.
TEST(Setup, MasksInTheCup) {
  Begun without(1);
  Begun with(1, {}, "nyarlathotep");
  EXPECT_EQ(without.s().cup.count(kind("dark_pharaoh")), 0);
  int masks = with.s().cup.count(kind("dark_pharaoh"));
  for (const std::uint8_t out : with.s().monsters.kinds()) masks += out == kind("dark_pharaoh");
  EXPECT_EQ(masks, 1);
}

// AH-033, AH-036, AH-039 to AH-042: fixed possessions, money, Clues, health and home.
TEST(Setup, WhatInvestigatorsBeginWith) {
  Begun begun(2, {draw_of(DeckId::kSheets, sheet("ashcan_pete")),
                  draw_of(DeckId::kSheets, sheet("sister_mary"))});
  const State& s = begun.s();
  const Seat pete = s.first;
  const Seat mary = static_cast<Seat>(1 - s.first);
  EXPECT_GE(find_card(s, pete, content().card_named("duke")), 0);
  EXPECT_EQ(s.allies.count(content().card_named("duke")), 0);
  EXPECT_EQ(s.investigators[pete].money, 1);
  EXPECT_EQ(s.investigators[pete].clues, 3);
  EXPECT_EQ(s.investigators[pete].place, area("river_docks"));
  EXPECT_EQ(s.investigators[pete].sanity, maximum_sanity(s, pete));
  EXPECT_EQ(s.investigators[mary].luck, Luck::kBlessed);
  EXPECT_GE(find_card(s, mary, content().card_named("cross")), 0);
  EXPECT_GE(find_card(s, mary, content().card_named("holy_water")), 0);
  int spells = 0;
  for (const Possession& possession : held(s, mary))
    spells += card_of(possession).type == CardType::kSpell;
  EXPECT_EQ(spells, 2);
}

// KH-022: whoever asks for the Epic Battle and for Azathoth is told so before the deal; drawn at
// random, Azathoth has the battle left out.
TEST(Setup, AzathothIsRefusedWithTheEpicBattle) {
  const auto set = [](tavola::Setup& setup, const char* id, const char* value) {
    const auto& options = game().options();
    const auto option = std::ranges::find(options, id, &GameOption::id);
    const auto chosen = std::ranges::find(option->values, value);
    setup.options[static_cast<std::size_t>(option - options.begin())] =
        static_cast<std::uint8_t>(chosen - option->values.begin());
  };
  tavola::Setup setup = game().standard_setup(2, 1);
  set(setup, "kingsport_epic_battle", "yes");
  set(setup, "epic_battle", "yes");
  EXPECT_EQ(game().objection(setup), "");
  set(setup, "ancient_one", "azathoth");
  EXPECT_NE(game().objection(setup).find("KH-022"), std::string::npos) << game().objection(setup);
  set(setup, "ancient_one", "yig");
  EXPECT_EQ(game().objection(setup), "");
  set(setup, "ancient_one", "azathoth");
  set(setup, "epic_battle", "no");
  EXPECT_EQ(game().objection(setup), "");
}

// AH-040: each track on any of its stops, without regard to Focus.
TEST(Setup, Sliders) {
  Table t;
  tavola::Setup setup = game().standard_setup(1, 3);
  game().deal(t, setup);
  while (t.decision().prompt != static_cast<std::uint8_t>(Prompt::kSetSliders)) t.choose(0);
  EXPECT_EQ(t.decision().options.size(), static_cast<std::size_t>(kStops));
  for (const int stop : {3, 0, 2}) t.choose(stop);
  EXPECT_EQ(t.state.investigators[0].stops[0], 3);
  EXPECT_EQ(t.state.investigators[0].stops[1], 0);
  EXPECT_EQ(t.state.investigators[0].stops[2], 2);
}

// AH-027: investigators may also be picked, in turn from the first player on.
TEST(Setup, PickedInvestigators) {
  Table t;
  tavola::Setup setup = game().standard_setup(2, 3);
  setup.options[1] = 1;
  game().deal(t, setup);
  EXPECT_EQ(t.decision().seat, t.state.first);
  const auto base = std::ranges::count(content().sheets, 0, &InvestigatorSheet::part);
  EXPECT_EQ(t.decision().options.size(), static_cast<std::size_t>(base));
  t.choose(0);
  EXPECT_EQ(t.decision().seat, 1 - t.state.first);
  EXPECT_EQ(t.decision().options.size(), static_cast<std::size_t>(base - 1));
}

}  // namespace
}  // namespace tavola::arkham
