// The fine print of the ledger: the order of things that happen at once, what a card says of other
// cards, and moments in which a decision is or is not open.
#include <algorithm>
#include <iterator>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/surge.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

std::uint16_t box(Dimension dimension) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(dimension));
}

std::uint8_t mythos_number(std::string_view id) { return content().mythos_named(id); }

/// The number of a location card in draws: "easttown", 3.
int location_card(std::string_view neighborhood, int card) {
  const auto& all = content().neighborhoods;
  const auto at = std::ranges::find(all, neighborhood, &Neighborhood::id);
  return arkham::location_card(static_cast<int>(at - all.begin()), card - 1);
}

int gate_card(std::string_view id) {
  const auto& all = content().gate_cards;
  return static_cast<int>(std::ranges::find(all, id, &GateCard::id) - all.begin());
}

// ---- setup --------------------------------------------------------------------------------------

TEST(ArkhamFinePrint, TheOrderOfSetup) {  // AH-493
  class Listener final : public Sink {
   public:
    void happened(const Event& event) override { events.push_back(event); }
    int first(Tells what, Citation rule) const {
      for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].kind == static_cast<std::uint8_t>(what) && events[i].rule == rule)
          return static_cast<int>(i);
      return -1;
    }
    int last(Tells what, Citation rule) const {
      for (std::size_t i = events.size(); i-- > 0;)
        if (events[i].kind == static_cast<std::uint8_t>(what) && events[i].rule == rule)
          return static_cast<int>(i);
      return -1;
    }
    std::vector<Event> events;
  };
  const auto game = load_game();
  ASSERT_TRUE(game);
  auto setup = (*game)->standard_setup(8, 3);
  setup.options[1] = 1;  // picked
  Listener seen;
  Table t;
  t.listen(&seen);
  (*game)->deal(t, setup);
  EXPECT_EQ(t.state.clues[Town::area("woods")], 1) << "Clue tokens lie there from the beginning";
  // Somebody has fixed possessions, somebody an Ally.
  const auto pick = [&](std::string_view id) {
    const auto& options = t.decision().options;
    for (std::size_t n = 0; n < options.size(); ++n)
      if (options[n].is(Verb::kTakeInvestigator) &&
          content().sheets[static_cast<std::size_t>(options[n].arg(0))].id == id)
        return static_cast<int>(n);
    return 0;
  };
  t.choose(pick("ashcan_pete"));
  t.choose(pick("michael_mcglen"));
  while (t.state.turn == 0) t.choose(0);
  const int order[] = {seen.first(Tells::kFirstPlayer, cites("AH-026")),
                       seen.first(Tells::kInvestigator, cites("AH-027")),
                       seen.last(Tells::kInvestigator, cites("AH-027")),
                       seen.first(Tells::kAncientOne, cites("AH-028")),
                       seen.first(Tells::kCardGained, cites("AH-036")),
                       seen.last(Tells::kCardGained, cites("AH-036")),
                       seen.first(Tells::kCardGained, cites("AH-037")),
                       seen.first(Tells::kSliderSet, cites("AH-040")),
                       seen.last(Tells::kSliderSet, cites("AH-040")),
                       seen.first(Tells::kMythosCard, cites("AH-173"))};
  EXPECT_GE(order[0], 0);
  for (std::size_t i = 1; i < std::size(order); ++i) EXPECT_LT(order[i - 1], order[i]) << i;
}

// ---- monsters -----------------------------------------------------------------------------------

TEST(ArkhamFinePrint, TwoColouredArrows) {  // AH-197
  for (const bool white : {true, false}) {
    Town town(1);
    const int slot = town.monster("cultist", Town::area("library"));
    town.begin();
    const std::uint16_t moon = box(Dimension::kMoon);
    Rule<> moved = move_monsters(town.t, white ? moon : 0, white ? 0 : moon);
    ASSERT_TRUE(moved.ended());
    EXPECT_EQ(town.now().monsters[slot].place, Town::area("miskatonic_university_streets"));
  }
}

TEST(ArkhamFinePrint, WithoutAnArrowItStays) {  // AH-527
  Town town(1);
  const Area street = Town::area("uptown_streets");
  // All areas of the town have arrows; a board of another town need not.
  Area& arrow = const_cast<Area&>(content().areas[street].white);
  const Area before = arrow;
  const int slot = town.monster("cultist", street);
  town.begin();
  arrow = kNone;
  Rule<> moved = move_monsters(town.t, box(Dimension::kMoon), 0);
  arrow = before;
  ASSERT_TRUE(moved.ended());
  EXPECT_EQ(town.now().monsters[slot].place, street);
  EXPECT_TRUE(town.applied_rule(cites("AH-527")));
}

TEST(ArkhamFinePrint, IntoAClosedLocationItDoesNotGo) {  // AH-214 AH-094
  for (const bool shut : {true, false}) {
    Town town(1);
    const Area street = Town::area("rivertown_streets");
    const Area store = Town::area("general_store");
    // All arrows of the town lead into streets; those of another board need not.
    Area& arrow = const_cast<Area&>(content().areas[street].white);
    const Area before = arrow;
    const int slot = town.monster("cultist", street);
    if (shut) town.s.closed = AreaSet::only(store);
    town.begin();
    arrow = store;
    Rule<> moved = move_monsters(town.t, box(Dimension::kMoon), 0);
    arrow = before;
    ASSERT_TRUE(moved.ended());
    EXPECT_EQ(town.now().monsters[slot].place, shut ? street : store);
  }
}

TEST(ArkhamFinePrint, ABarredStreetKeepsInvestigatorsOutAndNobodyElse) {  // AH-022 AH-060
  Town town(1);
  const Area barred = Town::area("merchant_district_streets");
  town.s.headlines[0] = mythos_number("fourth_of_july_parade");
  town.s.headline_turns[0] = 1;
  town.s.barred_now = AreaSet::only(barred);
  const int inside = town.monster("cultist", barred);
  const int outside = town.monster("maniac", Town::area("northside_streets"));
  const int above = town.monster("byakhee", kSky);
  town.s.investigators[0].place = kLost;
  town.at(Phase::kUpkeep, Stage::kBegin);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kReenter));
  EXPECT_TRUE(town.offers(Verb::kReenter, Town::area("river_docks")));
  EXPECT_FALSE(town.offers(Verb::kReenter, barred));
  State& s = town.t.state;
  const std::uint16_t black = box(Dimension::kMoon) | box(Dimension::kCircle);
  Rule<> moved = move_monsters(town.t, 0, black);
  ASSERT_TRUE(moved.ended());
  EXPECT_EQ(s.monsters[inside].place, area_of(barred).black) << "out of the parade";
  EXPECT_EQ(s.monsters[outside].place, barred) << "and into it";
  s.investigators[0].place = barred;  // caught by the parade
  Rule<> again = move_monsters(town.t, 0, black);
  ASSERT_TRUE(again.ended());
  EXPECT_EQ(s.monsters[above].place, barred) << "down into it";
}

TEST(ArkhamFinePrint, AsManyHeadlinesLastAsTextsHaveDrawn) {  // AH-546
  Town town(1);
  const std::uint8_t lasting[] = {mythos_number("fourth_of_july_parade"),
                                  mythos_number("blue_flu")};
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(content().mythos[lasting[i]].turns > 0);
    town.s.headlines[i] = lasting[i];
    town.s.headline_turns[i] = 2;
  }
  const auto third = std::ranges::find_if(content().mythos, [&](const MythosCard& card) {
    return card.type == MythosType::kHeadline && card.turns > 0 && in_use(town.s, card) &&
           !std::ranges::count(lasting, mythos_number(card.id));
  });
  ASSERT_NE(third, content().mythos.end());
  town.s.card = mythos_number(third->id);
  ASSERT_TRUE(town.s.mythos.take(town.s.card));
  town.at(Phase::kMythos, Stage::kText);
  town.begin();
  EXPECT_FALSE(town.t.failed());
  const State& s = town.now();
  EXPECT_EQ(std::ranges::count(s.headlines, mythos_number(third->id)), 1);
  for (const std::uint8_t card : lasting) EXPECT_EQ(std::ranges::count(s.headlines, card), 1);
}

/// A Chthonian that makes the earth quake, and a Gug held in place by somebody who is nearly gone.
struct Quake {
  Quake() {
    town.s.card = mythos_number("blue_flu");
    EXPECT_TRUE(town.s.mythos.take(town.s.card));
    town.s.investigators[0].stamina = 1;
    gug = town.monster("gug", Town::area("downtown_streets"));
    chthonian = town.monster("chthonian", Town::area("rivertown_streets"));
    town.at(Phase::kMythos, Stage::kMonsterMovement);
    town.begin({4});
  }
  Town town{1};
  int gug = 0;
  int chthonian = 0;
};

TEST(ArkhamFinePrint, TheOrderOfMonstersIsChosenWhereItMatters) {  // AH-215 AH-477 AH-478
  Quake quake_first;
  ASSERT_TRUE(quake_first.town.asks(Prompt::kMonsterOrder));
  quake_first.town.choose(Verb::kMovesNext, quake_first.chthonian);
  EXPECT_EQ(quake_first.town.me().place, content().hospital);
  EXPECT_EQ(quake_first.town.now().monsters[quake_first.gug].place,
            area_of(Town::area("downtown_streets")).black);
  Quake gug_first;
  gug_first.town.choose(Verb::kMovesNext, gug_first.gug);
  EXPECT_EQ(gug_first.town.me().place, content().hospital);
  EXPECT_EQ(gug_first.town.now().monsters[gug_first.gug].place, Town::area("downtown_streets"));
  // Monsters that only walk are never asked about.
  Town plain(1);
  plain.monster("gug", Town::area("rivertown_streets"));
  plain.monster("gug", Town::area("uptown_streets"));
  plain.begin();
  Rule<> moved = move_monsters(plain.t, 0, box(Dimension::kSlash));
  EXPECT_TRUE(moved.ended());
}

TEST(ArkhamFinePrint, TheOutskirtsAreFilledLast) {  // AH-529 AH-223
  Town town(2);
  town.open("woods", "abyss");
  town.open("graveyard", "yuggoth");
  for (const char* kind : {"cultist", "cultist", "zombie", "zombie"})
    town.monster(kind, Town::area("uptown_streets"));
  town.begin();
  town.will_draw(DeckId::kCup, Town::kind("witch"));
  town.will_draw(DeckId::kCup, Town::kind("maniac"));
  Rule<> surge = monster_surge(town.t, Town::area("woods"), cites("AH-218"));
  ASSERT_TRUE(surge.ended());
  const auto place_of = [&](std::string_view kind) {
    const auto& kinds = town.now().monsters.kinds();
    const auto slot = std::ranges::find(kinds, Town::kind(kind)) - std::begin(kinds);
    return slot < kMonsterSlots ? town.now().monsters.places()[slot] : kNone;
  };
  EXPECT_EQ(place_of("witch"), Town::area("woods"));
  EXPECT_EQ(place_of("maniac"), kOutskirts);
}

TEST(ArkhamFinePrint, AMonsterWithItsGateMindsTheLimit) {  // AH-120
  Town town(1);
  for (const char* kind : {"cultist", "cultist", "zombie", "zombie"})
    town.monster(kind, Town::area("uptown_streets"));
  town.begin();
  Rule<bool> opened = open_gate(town.t, Town::area("woods"), 1, cites("AH-119"));
  ASSERT_TRUE(opened.ended());
  EXPECT_TRUE(gate_open(town.now(), Town::area("woods")));
  EXPECT_EQ(count_monsters(town.now(), Town::area("woods")), 0);
  EXPECT_EQ(count_monsters(town.now(), kOutskirts), 1);
}

TEST(ArkhamFinePrint, MonstersOfTheExperimentAreNotOnCampus) {  // AH-472
  Town town(2);
  town.s.rumor = mythos_number("the_terrible_experiment");
  hear_table(town.s);
  ASSERT_TRUE(town.s.mythos.take(town.s.rumor));
  const int locked_up = town.monster("ghoul", kOnRumor);
  const int loose = town.monster("zombie", Town::area("library"));
  const std::uint8_t guards = mythos_number("campus_security_increased");
  ASSERT_TRUE(town.s.mythos.take(guards));
  town.s.card = guards;
  town.begin();
  Rule<> text = mythos_text(town.t, guards);
  ASSERT_TRUE(text.ended());
  EXPECT_EQ(town.now().monsters[loose].kind, kNone);
  EXPECT_EQ(town.now().monsters[locked_up].place, kOnRumor);
}

TEST(ArkhamFinePrint, AnEnvironmentWaitsForItsMoment) {  // AH-411 AH-057
  // The first player stands in the street when each of these begins, and nothing happens yet.
  for (const char* id :
       {"curfew_enforced", "blood_magic", "darkes_carnival_arrives",
        "egyptian_exhibit_visits_miskatonic_u", "estate_sale", "the_man_in_black"}) {
    Town town(1);
    const std::uint8_t card = mythos_number(id);
    ASSERT_TRUE(town.s.mythos.take(card));
    town.s.card = card;
    town.begin();
    const Investigator before = town.me();
    Rule<> text = mythos_text(town.t, card);
    ASSERT_TRUE(text.ended()) << id;
    EXPECT_EQ(town.now().environment, card);
    EXPECT_EQ(town.me().place, before.place) << id;
    EXPECT_EQ(town.me().clues, before.clues) << id;
    EXPECT_EQ(town.times(Tells::kCheckRolled), 0) << id;
  }
}

// ---- encounters ---------------------------------------------------------------------------------

TEST(ArkhamFinePrint, ALocationCardGoesBackIntoItsDeck) {  // AH-109
  Town town(2);
  town.take_sheet(0, "joe_diamond");
  for (Seat who : {Seat{0}, Seat{1}})
    town.s.investigators[who].place = Town::area("bank_of_arkham");
  const int card = location_card("downtown", 1);  // lose 1 Sanity
  town.will_draw(DeckId::kLocationCards, card);
  town.will_draw(DeckId::kLocationCards, card);
  const int sane[] = {town.s.investigators[0].sanity, town.s.investigators[1].sanity};
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin();
  town.choose(Verb::kEncounter);
  while (!town.asks(Prompt::kEncounter)) town.choose(Verb::kDone);
  town.choose(Verb::kEncounter);
  EXPECT_EQ(town.me(0).sanity, sane[0] - 1);
  EXPECT_EQ(town.me(1).sanity, sane[1] - 1);
  EXPECT_EQ(town.times(Tells::kLocationCard), 2);
  EXPECT_EQ(town.told(Tells::kLocationCard)->args[1], card);
}

TEST(ArkhamFinePrint, ACardDrawnInPlaceOfAnotherIsAnotherOne) {  // AH-515
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Town town(2);
    town.take_sheet(0, "joe_diamond");
    town.give(0, "dragons_eye");
    town.s.investigators[0].place = Town::area("library");
    town.s.turned_up[area_of(Town::area("library")).neighborhood] = 6;
    town.s.random = Random(seed);
    town.at(Phase::kArkhamEncounters, Stage::kActions);
    town.begin();
    town.choose(Verb::kUse);
    ASSERT_EQ(town.times(Tells::kLocationCard), 2);
    EXPECT_NE(town.told(Tells::kLocationCard)->args[1], location_card("miskatonic_university", 6));
  }
}

TEST(ArkhamFinePrint, AnEncounterIsNotInterrupted) {  // AH-487 AH-398 AH-390
  Town town(2);
  town.take_sheet(0, "joe_diamond");
  for (Seat who : {Seat{0}, Seat{1}}) town.s.investigators[who].place = Town::area("library");
  town.give(0, "knife");
  town.give(0, "duke");
  town.s.investigators[0].sanity = 1;
  town.s.investigators[0].money = 10;
  town.s.investigators[0].special = kBankLoan;
  // pay $4, or into the street
  town.will_draw(DeckId::kLocationCards, location_card("miskatonic_university", 6));
  town.at(Phase::kArkhamEncounters, Stage::kBegin);
  town.begin();
  EXPECT_TRUE(town.offers(Verb::kTrade, 1));
  EXPECT_TRUE(town.offers(Verb::kRepayLoan));
  EXPECT_TRUE(town.offers(Verb::kUse));
  town.choose(Verb::kDone);
  ASSERT_TRUE(town.asks(Prompt::kChoice));
  for (const Option& option : town.t.decision().options) EXPECT_TRUE(option.is(Verb::kChoice));
}

TEST(ArkhamFinePrint, DiceFallOnceAndForAll) {  // AH-486
  Town town(1);
  town.s.investigators[0].clues = 2;
  town.give(0, "knife");
  town.sliders(0, 0, 3, 0);
  town.monster("star_spawn", Town::area("downtown_streets"));  // two dice, three successes needed
  town.among_monsters();
  town.begin();
  town.choose(Verb::kFight);
  while (!town.asks(Prompt::kHands)) town.t.choose(0);
  const Random before = town.now().random;
  Position position;
  town.t.copy_to(position);
  EXPECT_EQ(town.now().check.rolled, 0);
  town.choose(Verb::kFightOn);
  ASSERT_TRUE(town.asks(Prompt::kAfterCheck));
  EXPECT_FALSE(town.now().random == before);
  EXPECT_EQ(town.now().check.rolled, 1);
  // Only more dice can be added; nothing takes those on the table back.
  for (const Option& option : town.t.decision().options)
    EXPECT_TRUE(option.is(Verb::kStopRolling) || option.is(Verb::kSpendClue));
  // And whoever goes back to the moment before rolls the same again.
  Table again;
  ASSERT_TRUE(again.start(position));
  for (std::size_t n = 0; n < again.decision().options.size(); ++n)
    if (again.decision().options[n].is(Verb::kFightOn)) {
      again.choose(static_cast<int>(n));
      break;
    }
  EXPECT_TRUE(std::ranges::equal(again.state.check.faces, town.now().check.faces));
}

TEST(ArkhamFinePrint, TheGateCardOfAllColours) {  // AH-022 AH-164 AH-165
  Town town(1);
  town.s.investigators[0].place = first_area(0);  // the Abyss: blue and red
  town.at(Phase::kOtherWorldEncounters, Stage::kActions);
  town.will_draw(DeckId::kGateCards, gate_card("green_1"));
  town.will_draw(DeckId::kGateCards, gate_card("all_colours"));
  town.will_draw(DeckId::kGateCards, gate_card("red_3"));  // elsewhere: lose 1 Stamina
  town.will_draw(DeckId::kMythos, mythos_number("happy_days_are_here_again"));
  const int fit = town.s.investigators[0].stamina;
  town.begin();
  EXPECT_EQ(town.me().stamina, fit - 1);
  EXPECT_EQ(town.times(Tells::kGateCard), 3);
  EXPECT_EQ(town.now().gate_cards.bottom(), 1);
}

TEST(ArkhamFinePrint, TheLastSanityBuysItsClues) {  // AH-309 AH-325
  Town town(1);
  town.take_sheet(0, "joe_diamond");
  town.s.investigators[0].place = content().lodge;
  town.s.investigators[0].special = kMembership;
  town.s.investigators[0].sanity = 2;
  town.will_draw(DeckId::kLocationCards, location_card("french_hill", 5));
  town.at(Phase::kArkhamEncounters, Stage::kActions);
  town.begin();
  while (!town.asks(Prompt::kSpendUpTo)) town.t.choose(0);
  EXPECT_FALSE(town.offers(Verb::kSpendUpTo, 3));
  town.choose(Verb::kSpendUpTo, 2);
  // Two Clues came, one was lost with the mind.
  EXPECT_EQ(town.me().clues, 1);
  EXPECT_EQ(town.me().sanity, 1);
  EXPECT_EQ(town.me().place, content().asylum);
}

// ---- losses and battles -------------------------------------------------------------------------

TEST(ArkhamFinePrint, TheStatueHelpsAgainstOneOfTwoLosses) {  // AH-535
  for (const bool sanity : {true, false}) {
    Town town(1, "yig");  // its attack: lose 1 Sanity and 1 Stamina
    town.give(0, "obsidian_statue");
    town.sliders(0, 0, 0, 0);
    town.s.doom = 10;
    town.s.battle_attacks = 7;
    town.s.battle_round = 8;  // no dice are left
    const Investigator before = town.s.investigators[0];
    town.at(Phase::kBattleDefence, Stage::kBegin);
    town.begin();
    ASSERT_TRUE(town.asks(Prompt::kReduceLoss));
    town.choose(Verb::kUse);
    ASSERT_TRUE(town.asks(Prompt::kWhichLoss));
    town.choose(sanity ? Verb::kPreventSanity : Verb::kPreventStamina);
    EXPECT_EQ(town.me().sanity, before.sanity - (sanity ? 0 : 1));
    EXPECT_EQ(town.me().stamina, before.stamina - (sanity ? 1 : 0));
    EXPECT_TRUE(held(town.now(), 0).empty());
  }
}

TEST(ArkhamFinePrint, OneAttackIsOneAttack) {  // AH-446 AH-451
  Town town(2, "ithaqua");
  town.give(1, "warding_statue");
  town.sliders(0, 0, 0, 0);
  town.s.doom = 11;
  town.s.battle_attacks = 8;
  town.s.battle_round = 9;
  town.s.investigators[0].stamina = 1;
  town.at(Phase::kBattleDefence, Stage::kBegin);
  town.begin();
  ASSERT_TRUE(town.asks(Prompt::kBattleAttack));
  town.choose(Verb::kSuffer);
  // The first is gone; the second is attacked and not asked again whether there is an attack.
  EXPECT_EQ(town.me(0).standing, Standing::kEliminated);
  EXPECT_EQ(town.times(Tells::kAncientAttacks), 1);
  EXPECT_EQ(town.now().phase, Phase::kBattleUpkeep);
  EXPECT_EQ(town.now().battle_round, 10);
}

/// Michael feels no blow of a Warlock, and with Fight 3 has no die against it.
struct Stalemate {
  Stalemate(int fight_stop, std::initializer_list<int> horror) {
    town.take_sheet(0, "michael_mcglen");
    town.sliders(0, 3, fight_stop, 0);
    town.monster("warlock", Town::area("downtown_streets"));
    town.among_monsters();
    town.begin(horror);  // he is not frightened either
    town.choose(Verb::kFight);
  }
  Town town{1};
};

TEST(ArkhamFinePrint, ABattleThatNothingCanEndIsBrokenOff) {  // AH-285 AH-558
  Stalemate hopeless(0, {6, 6, 6});
  Town& town = hopeless.town;
  int attempts = 0;
  while (town.asks(Prompt::kCombat) && attempts < 100) {
    town.choose(attempts % 2 == 0 ? Verb::kFight : Verb::kFlee);
    ++attempts;
  }
  EXPECT_EQ(attempts, 20);
  EXPECT_EQ(town.times(Tells::kHopeless), 1);
  EXPECT_EQ(town.times(Tells::kFled), 0) << "a flight asks for a passed check";
  // With dice enough he may go on as long as he likes.
  Stalemate stubborn(2, {6});
  Town& other = stubborn.town;
  for (int i = 0; i < 40; ++i) {
    ASSERT_TRUE(other.asks(Prompt::kCombat)) << i;
    other.tell({1, 1});
    other.choose(Verb::kFight);
  }
  EXPECT_TRUE(other.asks(Prompt::kCombat));
}

TEST(ArkhamFinePrint, WhereTheHouseLetsABattleGoOnItsOwnerBreaksItOff) {  // AH-312 AH-558
  Town town(1);
  town.take_sheet(0, "michael_mcglen");
  town.sliders(0, 3, 0, 0);
  town.s.house.hopeless_fights = 1;
  // Nobody flees from a Ghast, and its blow is one that he does not feel.
  town.s.monsters.put(0, {Town::kind("ghast"), Town::area("downtown_streets")});
  town.among_monsters();
  town.t.listen(&town.seen);
  town.t.begin(town.s);
  town.WatchedTable::choose(Verb::kFight);
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.WatchedTable::choose(Verb::kFight);  // as long as he likes
  ASSERT_TRUE(town.asks(Prompt::kCombat));
  town.WatchedTable::choose(Verb::kBreakOff);
  EXPECT_EQ(town.times(Tells::kHopeless), 1);
  EXPECT_EQ(town.times(Tells::kFled), 0) << "a flight asks for a passed check";
}

}  // namespace
}  // namespace tavola::arkham
