// The setup of a table, what locations sell, the terror track, the limits and the score.
#include <bit>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

/// A freshly dealt game, when its first investigator is asked for sliders, and when it begins.
class Dealt : public Sink {
 public:
  explicit Dealt(int seats, std::string_view ancient = "azathoth", std::uint64_t seed = 3) {
    const auto loaded = load_game();
    EXPECT_TRUE(loaded) << loaded.error();
    tavola::Setup setup = (*loaded)->standard_setup(seats, seed);
    const auto& values = (*loaded)->options()[0].values;
    setup.options[0] =
        static_cast<std::uint8_t>(std::ranges::find(values, ancient) - values.begin());
    t.listen(this);
    (*loaded)->deal(t, setup);
    while (t.state.phase < Phase::kFirstMythos) t.choose(0);
    while (t.state.phase < Phase::kUpkeep) t.choose(0);
  }
  int times(Tells what) const {
    return static_cast<int>(std::ranges::count_if(
        events, [&](const Event& e) { return e.kind == static_cast<std::uint8_t>(what); }));
  }
  void happened(const Event& event) override { events.push_back(event); }

  Table t;
  std::vector<Event> events;
};

TEST(ArkhamSetup,
     TheTableAfterTheSetup) {  // AH-024 AH-025 AH-026 AH-028 AH-030 AH-031 AH-045 AH-048
  const Dealt dealt(3, "yig");
  const State& s = dealt.t.state;
  EXPECT_EQ(s.turn, 1);
  EXPECT_EQ(s.phase, Phase::kUpkeep);  // AH-051
  EXPECT_EQ(s.terror, 0);
  EXPECT_LT(s.first, 3);
  EXPECT_EQ(ancient_one(s).id, "yig");
  EXPECT_EQ(open_gates(s), 1);
  EXPECT_EQ(s.doom, 1);
  int clues = 0;
  for (int area = 0; area < static_cast<int>(content().areas.size()); ++area)
    if (has(content().unstable, area)) {
      // One each; the first gate took one away, and the first card may have added one.
      if (gate_open(s, static_cast<Area>(area))) {
        EXPECT_EQ(s.clues[area], 0);
      } else {
        clues += s.clues[area];
      }
    } else {
      EXPECT_LE(s.clues[area], 1);
    }
  EXPECT_GE(clues, (content().unstable & content().arkham).size() - 2);
  EXPECT_EQ(s.allies.size() + count_of(s, 0, ItemClass::kAlly) + count_of(s, 1, ItemClass::kAlly) +
                count_of(s, 2, ItemClass::kAlly),
            11);
}

TEST(ArkhamSetup,
     InvestigatorsBeginAsTheirSheetsSay) {  // AH-027 AH-037 AH-039 AH-041 AH-042 AH-050
  const Dealt dealt(4);
  const State& s = dealt.t.state;
  for (Seat who = 0; who < 4; ++who) {
    const Investigator& i = s.investigators[who];
    const InvestigatorSheet& printed = sheet_of(s, who);
    EXPECT_EQ(i.clues, printed.clues);
    if (in_town(i.place)) EXPECT_EQ(i.place, printed.home);
    int random = 0;
    for (const std::uint8_t number : printed.random) random += number;
    EXPECT_GE(held(s, who).size(), printed.fixed.size() + static_cast<std::size_t>(random));
  }
}

TEST(ArkhamSetup, SlidersMayBeSetOnAnyStop) {  // AH-040
  const auto loaded = load_game();
  Table t;
  (*loaded)->deal(t, (*loaded)->standard_setup(1, 5));
  while (t.decision().prompt != static_cast<std::uint8_t>(Prompt::kSetSliders)) t.choose(0);
  EXPECT_EQ(t.decision().options.size(), 4U);
}

TEST(ArkhamSetup, MasksStayOutUnlessNyarlathotepPlays) {  // AH-043 AH-044 AH-029
  const Dealt plain(1);
  const Dealt masks(1, "nyarlathotep");
  const auto count = [](const State& s) {
    int monsters = s.cup.size();
    for (const std::uint8_t kind : s.monsters.kinds()) monsters += kind != kNone;
    return monsters;
  };
  EXPECT_EQ(count(plain.t.state), 55);
  EXPECT_EQ(count(masks.t.state), 60);
}

TEST(ArkhamSetup, FiveInvestigatorsMeetTwoMonsters) {  // AH-049 AH-184
  const Dealt four(4);
  const Dealt five(5);
  EXPECT_EQ(four.times(Tells::kMonsterPlaced), 1);
  EXPECT_EQ(five.times(Tells::kMonsterPlaced), 2);
}

TEST(ArkhamSetup, TheFirstCardOpensAGate) {  // AH-046 AH-047
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    const Dealt dealt(1, "azathoth", seed);
    EXPECT_EQ(dealt.times(Tells::kGateOpens), 1) << seed;
    EXPECT_EQ(dealt.t.state.rumor, kNone) << seed;
  }
}

// ---- locations ----------------------------------------------------------------------------------

/// Seat 0 at a location, before its encounter.
void visit(Town& town, std::string_view where) {
  town.s.investigators[0].place = Town::area(where);
  town.at(Phase::kArkhamEncounters, Stage::kActions);
}

TEST(ArkhamLocations, MedicalCare) {  // AH-129 AH-110 AH-140
  Town town;
  visit(town, "st_marys_hospital");
  town.s.investigators[0].stamina = 1;
  town.s.investigators[0].money = 2;
  town.begin();
  EXPECT_TRUE(town.offers(Verb::kRegain));
  town.choose(Verb::kRestore);
  EXPECT_EQ(town.me().stamina, 6);
  EXPECT_EQ(town.me().money, 0);
  EXPECT_EQ(town.t.decision().seat, 1);
}

TEST(ArkhamLocations, ShopsNeedMoney) {  // AH-131 AH-514 AH-111
  Town poor;
  visit(poor, "curiositie_shoppe");
  poor.begin();
  EXPECT_EQ(poor.times(Tells::kCardsShown), 0);
  Town rich;
  visit(rich, "curiositie_shoppe");
  rich.s.investigators[0].money = 8;
  for (const char* id : {"elder_sign", "holy_water", "gate_box"})
    rich.will_draw(DeckId::kUniqueItems, Town::card(id));
  rich.begin();
  rich.choose(Verb::kShop);
  EXPECT_FALSE(rich.offers(Verb::kBuyNothing));
  rich.choose(Verb::kBuy, Town::card("elder_sign"));
  EXPECT_EQ(rich.me().money, 3);
}

TEST(ArkhamLocations, LessonsShowTwoAndKeepOne) {  // AH-132 AH-133
  Town town;
  visit(town, "ye_olde_magick_shoppe");
  town.s.investigators[0].money = 6;
  town.will_draw(DeckId::kSpells, Town::card("wither"));
  town.will_draw(DeckId::kSpells, Town::card("heal"));
  town.begin();
  town.choose(Verb::kLessons);
  EXPECT_EQ(town.me().money, 1);
  town.choose(Verb::kKeep, Town::card("heal"));
  EXPECT_EQ(held(town.now(), 0).size(), 1U);
  Town school;
  visit(school, "administration_building");
  school.s.investigators[0].money = 8;
  school.begin();
  EXPECT_TRUE(school.offers(Verb::kLessons, static_cast<int>(CardType::kSkill), 8));
}

TEST(ArkhamLocations, TheBankLendsOnce) {  // AH-134 AH-389
  Town town;
  visit(town, "bank_of_arkham");
  town.begin();
  town.choose(Verb::kTakeLoan);
  EXPECT_EQ(town.me().money, 10);
  EXPECT_EQ(town.me().special, kBankLoan);
  Town defaulted;
  visit(defaulted, "bank_of_arkham");
  defaulted.s.investigators[0].special = kDefaulted;
  defaulted.s.investigators[1].special = kDefaulted;
  defaulted.begin();
  EXPECT_FALSE(defaulted.offers(Verb::kTakeLoan));
}

TEST(ArkhamLocations, TrophiesBuyThings) {  // AH-136 AH-138 AH-139 AH-391 AH-393
  Town docks;
  visit(docks, "river_docks");
  docks.monster("gug", trophies_of(0));      // toughness 3
  docks.monster("vampire", trophies_of(0));  // toughness 2
  docks.begin();
  docks.choose(Verb::kSellTrophies, 5, 0);
  while (docks.asks(Prompt::kSpendTrophies)) docks.t.choose(0);
  EXPECT_EQ(docks.me().money, 5);
  EXPECT_EQ(monster_trophies(docks.now(), 0), 0);

  Town house;
  visit(house, "mas_boarding_house");
  ASSERT_TRUE(house.s.gate_stack.take(Town::gate("abyss")));
  ASSERT_TRUE(house.s.gate_stack.take(Town::gate("rlyeh")));
  house.s.investigators[0].gates[Town::gate("abyss")] = 1;
  house.s.investigators[0].gates[Town::gate("rlyeh")] = 1;
  house.begin();
  house.choose(Verb::kSellTrophies, 0, 2);
  while (house.asks(Prompt::kSpendTrophies)) house.t.choose(0);
  house.choose(Verb::kChooseAlly, Town::card("duke"));
  EXPECT_GE(find_card(house.now(), 0, Town::card("duke")), 0);
  EXPECT_EQ(gate_trophies(house.now(), 0), 0);

  Town station;
  visit(station, "police_station");
  ASSERT_TRUE(station.s.gate_stack.take(Town::gate("abyss")));
  ASSERT_TRUE(station.s.gate_stack.take(Town::gate("rlyeh")));
  station.s.investigators[0].gates[Town::gate("abyss")] = 1;
  station.s.investigators[0].gates[Town::gate("rlyeh")] = 1;
  station.begin();
  station.choose(Verb::kSellTrophies, 0, 2);
  while (station.asks(Prompt::kSpendTrophies)) station.t.choose(0);
  EXPECT_NE(station.me().special & kDeputy, 0);
  EXPECT_GE(find_card(station.now(), 0, content().patrol_wagon), 0);
  EXPECT_GE(find_card(station.now(), 0, content().deputys_revolver), 0);
}

TEST(ArkhamMovement, ThePatrolWagonGoesAnywhere) {  // AH-394
  Town town;
  town.give(0, "patrol_wagon");
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 1;
  town.begin();
  town.choose(Verb::kPatrolWagon, Town::area("unvisited_isle"));
  EXPECT_EQ(town.me().place, Town::area("unvisited_isle"));
  EXPECT_EQ(town.now().points, 0);
}

TEST(ArkhamMovement, ACombatEndsIt) {  // AH-087 AH-085 AH-079
  Town town;
  town.sliders(0, 0, 3, 0);
  town.monster("cultist", Town::area("downtown_streets"));
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 3;
  town.begin({5, 1, 1, 1, 1, 1});
  EXPECT_FALSE(town.offers(Verb::kMove));
  town.choose(Verb::kFight);
  town.choose(Verb::kFight);
  EXPECT_EQ(town.t.decision().seat, 1);  // the movement is over
}

TEST(ArkhamMovement, AnEvadedMonsterLetsPassOnce) {  // AH-086 AH-090
  Town town;
  town.sliders(0, 0, 0, 0);
  town.monster("zombie", Town::area("downtown_streets"));
  town.at(Phase::kMovement, Stage::kMoving);
  town.s.points = 3;
  town.begin({5, 1, 1, 1});
  town.choose(Verb::kEvade);
  town.choose(Verb::kMove, Town::area("easttown_streets"));
  EXPECT_EQ(town.now().points, 2);
  town.choose(Verb::kMove, Town::area("downtown_streets"));
  EXPECT_FALSE(town.offers(Verb::kMove));
  EXPECT_TRUE(town.offers(Verb::kEvade));
}

// ---- terror, limits, score ----------------------------------------------------------------------

TEST(ArkhamTerror,
     ShopsCloseAndAlliesLeave) {  // AH-239 AH-240 AH-241 to AH-246: AH-242 AH-243 AH-244
  Town town;                      // AH-245 AH-246 AH-251
  town.give(0, "duke");
  town.s.investigators[0].place = Town::area("general_store");
  const int slot = town.monster("cultist", Town::area("curiositie_shoppe"));
  const int other = town.monster("cultist", Town::area("ye_olde_magick_shoppe"));
  town.begin();
  const int allies = town.now().allies.size();
  raise_terror(town.t, 3, cites("AH-239")).leave_to_the_arena();
  EXPECT_TRUE(closed(town.now(), Town::area("general_store")));
  EXPECT_EQ(town.me().place, Town::area("rivertown_streets"));
  EXPECT_EQ(town.now().allies.size(), allies - 3);
  EXPECT_GE(find_card(town.now(), 0, Town::card("duke")), 0);
  raise_terror(town.t, 6, cites("AH-239")).leave_to_the_arena();
  EXPECT_TRUE(closed(town.now(), Town::area("curiositie_shoppe")));
  EXPECT_EQ(town.now().monsters[slot].place, Town::area("northside_streets"));
  EXPECT_TRUE(closed(town.now(), Town::area("ye_olde_magick_shoppe")));
  EXPECT_EQ(town.now().monsters[other].place, Town::area("uptown_streets"));
}

TEST(ArkhamTerror, AtTenTheLimitIsLifted) {  // AH-231 AH-247 AH-248 AH-249 AH-250
  Town town;
  town.monster("cultist", kOutskirts);
  town.begin();
  raise_terror(town.t, 10, cites("AH-239")).leave_to_the_arena();
  EXPECT_EQ(town.now().doom, 1);
  EXPECT_EQ(count_monsters(town.now(), kOutskirts), 0);
  EXPECT_GT(monster_limit(town.now()), 60);
  const int allies = town.now().allies.size();
  ASSERT_GT(allies, 0);
  raise_terror(town.t, 1, cites("AH-250")).leave_to_the_arena();
  EXPECT_EQ(town.now().terror, 10);
  EXPECT_EQ(town.now().doom, 2);
  EXPECT_EQ(town.now().allies.size(), allies - 1) << "a rise at the top is a rise";
}

TEST(ArkhamLimits, TheOutskirtsFillAndEmpty) {  // AH-228 AH-232 AH-233 AH-234 AH-235 AH-185
  Town town;  // two players: five monsters in Arkham, six in the Outskirts
  for (int i = 0; i < 5; ++i) town.monster("cultist", Town::area("uptown_streets"));
  town.begin();
  for (int i = 0; i < 6; ++i) {
    auto drawn = draw_monster(town.t, cites("AH-183"));
    place_monster(town.t, drawn.outcome(), Town::area("woods"), cites("AH-183"))
        .leave_to_the_arena();
  }
  EXPECT_EQ(count_monsters(town.now(), kOutskirts), 6);
  EXPECT_EQ(town.now().terror, 0);
  for (int i = 0; i < 2; ++i) {
    auto drawn = draw_monster(town.t, cites("AH-183"));
    place_monster(town.t, drawn.outcome(), Town::area("woods"), cites("AH-183"))
        .leave_to_the_arena();
  }
  EXPECT_EQ(town.now().terror, 1);
  EXPECT_EQ(count_monsters(town.now(), kOutskirts), 1);
}

TEST(ArkhamLimits, AnEmptyCupAwakens) {  // AH-425 AH-421 AH-193
  Town town(2, "yig");
  town.begin();
  while (!town.t.state.cup.empty()) town.t.state.cup.take_at(0);
  draw_monster(town.t, cites("AH-425")).leave_to_the_arena();
  EXPECT_EQ(town.now().phase, Phase::kAwakening);
}

TEST(ArkhamScore, WhatCounts) {  // AH-460 AH-461 AH-462 AH-463 AH-464 AH-465 AH-466
  Town town(2, "yig");           // a doom track of 10
  State& s = town.s;
  const int plain = score(s);
  EXPECT_EQ(plain, 10 + 2);  // and both are sane
  s.terror = 3;
  EXPECT_EQ(score(s), plain - 3);
  s.terror = 0;
  s.investigators[0].special = kBankLoan;
  s.loans_defaulted = 1;
  EXPECT_EQ(score(s), plain - 2);
  s.investigators[0].special = 0;
  s.loans_defaulted = 0;
  s.elder_signs_used = 2;
  EXPECT_EQ(score(s), plain - 2);
  s.elder_signs_used = 0;
  s.investigators[1].gates[0] = 2;
  EXPECT_EQ(score(s), plain + 2);
  for (int i = 0; i < 4; ++i) town.monster("cultist", trophies_of(0));
  EXPECT_EQ(score(s), plain + 3);
}

TEST(ArkhamScore, TheFirstCitizen) {  // AH-458 AH-459
  Town town(2, "yig");
  town.monster("cultist", trophies_of(1));
  town.begin();
  end_game(town.t, Ending::kGatesSealed, cites("AH-455")).leave_to_the_arena();
  ASSERT_EQ(town.times(Tells::kFirstCitizen), 1);
  EXPECT_EQ(town.told(Tells::kFirstCitizen)->args[0], 1);
  Town even(2, "yig");
  even.begin();
  end_game(even.t, Ending::kGatesSealed, cites("AH-455")).leave_to_the_arena();
  EXPECT_EQ(even.times(Tells::kFirstCitizen), 2);
}

}  // namespace
}  // namespace tavola::arkham
