// The rules of the town: gates, doom, monsters and where they go, the terror level, the awakening
// and the victories, each on a table that was laid out for it.
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/surge.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"

namespace tavola::arkham {
namespace {

// AH-176, AH-178, AH-180, AH-181, AH-183: what opening a gate brings, in order.
TEST(Gates, OpeningBringsDoomAMonsterAndDrawsIn) {
  Quiet table(2);
  State& s = table.s();
  const Area woods = area("woods");
  s.clues[woods] = 3;
  s.investigators[1].place = woods;
  Rule<bool> opened = open_gate(table.t, woods, 1, cites("AH-178"));
  ASSERT_TRUE(opened.ended());
  EXPECT_TRUE(opened.outcome());
  EXPECT_EQ(s.doom, 1);
  EXPECT_TRUE(gate_open(s, woods));
  EXPECT_EQ(s.clues[woods], 0);
  EXPECT_EQ(s.investigators[1].place, first_area(gate_at(s, woods).world));
  EXPECT_EQ(s.investigators[1].delayed, 1);
  EXPECT_EQ(count_monsters(s, woods), 1);
  EXPECT_TRUE(table.seen.cites(cites("AH-475")));
}

// AH-153, AH-187: an elder sign keeps everything away.
TEST(Gates, NothingAppearsWhereAnElderSignLies) {
  Quiet table(2);
  State& s = table.s();
  s.phase = Phase::kMythos;
  s.sealed |= AreaSet::only(area("woods"));
  Rule<bool> opened = open_gate(table.t, area("woods"), 1, cites("AH-178"));
  ASSERT_TRUE(opened.ended());
  EXPECT_FALSE(opened.outcome());
  EXPECT_EQ(s.doom, 0);
  EXPECT_EQ(monsters_in_arkham(s), 0);
  EXPECT_TRUE(table.seen.cites(cites("AH-187")));
}

// AH-144 to AH-149: monsters of the dimension leave all places, explored markers go, doom stays.
TEST(Gates, ClosingSendsMonstersOfItsDimensionBack) {
  Quiet table(2);
  State& s = table.s();
  table.open("woods", "abyss");  // hexagon
  table.open("graveyard", "yuggoth");
  s.doom = 2;
  const int street = table.put("ghoul", area("uptown_streets"));
  const int outside = table.put("formless_spawn", kOutskirts);
  const int sky = table.put("flying_polyp", kSky);
  const int trophy = table.put("ghoul", trophies_of(0));
  const int other = table.put("cultist", area("woods"));
  s.investigators[0].place = s.investigators[1].place = area("woods");
  s.investigators[0].explored = s.investigators[1].explored = 1;
  Rule<> closed = close_gate(table.t, area("woods"), 0, cites("AH-144"));
  ASSERT_TRUE(closed.ended());
  for (const int slot : {street, outside, sky}) EXPECT_EQ(s.monsters[slot].kind, kNone);
  EXPECT_EQ(s.monsters[trophy].place, trophies_of(0));
  EXPECT_EQ(s.monsters[other].place, area("woods"));
  EXPECT_EQ(s.investigators[0].gates[gate("abyss")], 1);
  EXPECT_EQ(s.investigators[1].explored, 0);
  EXPECT_EQ(s.doom, 2);
  EXPECT_TRUE(table.seen.cites(cites("AH-145")));
  EXPECT_TRUE(table.seen.cites(cites("AH-147")));
}

// AH-152: a gate that no investigator closed goes to the bottom of the stack.
TEST(Gates, ClosedByATextItGivesNoTrophy) {
  Quiet table(1);
  State& s = table.s();
  table.open("woods", "abyss");
  Rule<> closed = close_gate(table.t, area("woods"), kNone, cites("AH-152"), ClosedBy::kNobody);
  ASSERT_TRUE(closed.ended());
  EXPECT_EQ(s.gate_stack[0], gate("abyss"));
  EXPECT_EQ(s.phase, Phase::kUpkeep);
}

// AH-452, AH-453: the last gate and as many trophies as players win, the gate just closed included.
TEST(Victory, ClosingTheLastGate) {
  Quiet table(2);
  State& s = table.s();
  table.open("woods", "abyss");
  Rule<> first = close_gate(table.t, area("woods"), 0, cites("AH-144"));
  EXPECT_TRUE(first.ended());  // one trophy is not enough for two
  EXPECT_EQ(s.phase, Phase::kUpkeep);
  table.open("woods", "yuggoth");
  Rule<> second = close_gate(table.t, area("woods"), 1, cites("AH-144"));
  EXPECT_FALSE(second.ended());
  second.leave_to_the_arena();
  EXPECT_EQ(s.ending, Ending::kGatesClosed);
  EXPECT_EQ(s.phase, Phase::kOver);
  EXPECT_TRUE(table.seen.cites(cites("AH-452")));
}

// AH-455: six elder signs.
TEST(Victory, SixElderSigns) {
  Quiet table(1);
  State& s = table.s();
  int signs = 0;
  for (int at = 0; signs < 5; ++at)
    if (has(content().unstable, at) && at != area("woods")) {
      s.sealed |= AreaSet::only(at);
      ++signs;
    }
  Rule<> sealed = place_elder_sign(table.t, area("woods"), cites("AH-150"));
  EXPECT_FALSE(sealed.ended());
  sealed.leave_to_the_arena();
  EXPECT_EQ(s.ending, Ending::kGatesSealed);
}

// AH-460 to AH-466: the score of a won game.
TEST(Victory, Score) {
  Quiet table(2);
  State& s = table.s();
  s.terror = 2;
  s.elder_signs_used = 1;
  s.loans_defaulted = 1;
  s.investigators[0].special |= kBankLoan;
  s.investigators[0].gates[0] = 2;
  for (int i = 0; i < 4; ++i) table.put("cultist", trophies_of(1));
  // 13 - 2 - 1 - 1 - 1 for the loan, + 2 gates, + 1 for four monsters, + 2 who are sane
  EXPECT_EQ(score(s), 13 - 2 - 1 - 1 - 1 + 2 + 1 + 2);
}

// AH-422, AH-427, AH-428: the doom track fills up.
TEST(Awakening, DoomTrackFull) {
  Quiet table(1);
  table.s().doom = 12;
  Rule<> doom = add_doom(table.t, 1, cites("AH-176"));
  EXPECT_FALSE(doom.ended());
  EXPECT_EQ(table.s().phase, Phase::kAwakening);

  Quiet end(1, "azathoth");
  end.s().doom = 13;
  Rule<> last = add_doom(end.t, 1, cites("AH-176"));
  EXPECT_FALSE(last.ended());
  EXPECT_EQ(end.s().ending, Ending::kAzathoth);
  EXPECT_TRUE(end.seen.cites(cites("AH-427")));
}

// AH-423: 8 gates for one or two, 7 for three or four, 6 for five or six, 5 for seven or eight.
TEST(Awakening, TooManyGates) {
  const int limits[] = {8, 8, 7, 7, 6, 6, 5, 5};
  for (int seats = 1; seats <= 8; ++seats) {
    Quiet table(seats);
    State& s = table.s();
    int opened = 0;
    for (int at = 0; at < static_cast<int>(content().areas.size()); ++at) {
      if (!has(content().unstable, at)) continue;
      Rule<bool> open = open_gate(table.t, static_cast<Area>(at), 0, cites("AH-178"));
      ++opened;
      if (!open.ended()) break;
    }
    EXPECT_EQ(opened, limits[seats - 1]) << seats;
    EXPECT_EQ(s.phase, Phase::kAwakening);
  }
}

// AH-425: a monster has to be drawn and the cup is empty.
TEST(Awakening, EmptyCup) {
  Quiet table(1);
  table.s().cup.clear();
  Rule<int> drawn = draw_monster(table.t, cites("AH-183"));
  EXPECT_FALSE(drawn.ended());
  drawn.leave_to_the_arena();
  EXPECT_EQ(table.s().phase, Phase::kAwakening);
}

// AH-228, AH-232 to AH-234: the limit, the Outskirts, and what happens when they overflow.
TEST(Limits, OverflowRaisesTerror) {
  Quiet table(4);
  State& s = table.s();
  EXPECT_EQ(monster_limit(s), 7);
  EXPECT_EQ(outskirts_limit(s), 4);
  const Area street = area("uptown_streets");
  for (int i = 0; i < 11; ++i) {
    const int slot = draw_monster(table.t, cites("AH-183")).outcome();
    Rule<> placed = place_monster(table.t, slot, street, cites("AH-183"));
    EXPECT_TRUE(placed.ended());
  }
  EXPECT_EQ(monsters_in_arkham(s), 7);
  EXPECT_EQ(count_monsters(s, kOutskirts), 4);
  EXPECT_EQ(s.terror, 0);
  const int slot = draw_monster(table.t, cites("AH-183")).outcome();
  Rule<> placed = place_monster(table.t, slot, street, cites("AH-183"));
  EXPECT_TRUE(placed.ended());
  EXPECT_EQ(count_monsters(s, kOutskirts), 0);
  EXPECT_EQ(s.terror, 1);
  EXPECT_TRUE(table.seen.cites(cites("AH-234")));
}

// AH-229, AH-230: monsters in the Sky count.
TEST(Limits, TheSkyCounts) {
  Quiet table(1);
  table.put("byakhee", kSky);
  table.put("cultist", area("woods"));
  table.put("cultist", kOutskirts);
  EXPECT_EQ(monsters_in_arkham(table.s()), 2);
}

// AH-239, AH-241 to AH-251: point by point, with Allies, shops, the limit and doom.
TEST(Terror, EveryThresholdHasItsEffect) {
  Quiet table(1);
  State& s = table.s();
  const int allies = s.allies.size();
  const Area store = area("general_store");
  s.investigators[0].place = store;
  const int inside = table.put("cultist", store);
  const int outside = table.put("cultist", kOutskirts);
  Rule<> three = raise_terror(table.t, 3, cites("AH-234"));
  ASSERT_TRUE(three.ended());
  EXPECT_EQ(s.allies.size(), allies - 3);
  EXPECT_TRUE(closed(s, store));
  EXPECT_EQ(s.investigators[0].place, street_of(store));
  EXPECT_EQ(s.monsters[inside].place, street_of(store));
  EXPECT_FALSE(closed(s, area("curiositie_shoppe")));
  Rule<> seven = raise_terror(table.t, 7, cites("AH-234"));
  ASSERT_TRUE(seven.ended());
  EXPECT_TRUE(closed(s, area("curiositie_shoppe")));
  EXPECT_TRUE(closed(s, area("ye_olde_magick_shoppe")));
  EXPECT_EQ(s.monsters[outside].kind, kNone);
  EXPECT_EQ(s.doom, 1);  // on reaching 10
  EXPECT_GT(monster_limit(s), 100);
  Rule<> beyond = raise_terror(table.t, 2, cites("AH-234"));
  ASSERT_TRUE(beyond.ended());
  EXPECT_EQ(s.terror, 10);
  EXPECT_EQ(s.doom, 3);
  // AH-252: a lower level opens nothing. No text of these boxes lowers it.
  s.terror = 0;
  EXPECT_TRUE(closed(s, store));
}

// R8: the table may agree that reaching 10 adds no doom token.
TEST(Terror, HouseRuleForDoomAtTen) {
  Quiet table(1);
  table.s().house.doom_at_ten = 1;
  table.s().terror = 9;
  table.s().closed |= AreaSet::only(area("general_store"));
  Rule<> ten = raise_terror(table.t, 1, cites("AH-234"));
  ASSERT_TRUE(ten.ended());
  EXPECT_EQ(table.s().doom, 0);
}

// AH-426: at terror 10 twice the normal limit wakes the Ancient One.
TEST(Terror, OverrunTown) {
  Quiet table(1);
  State& s = table.s();
  s.terror = 10;
  for (int i = 0; i < 7; ++i) {
    const int slot = draw_monster(table.t, cites("AH-183")).outcome();
    Rule<> placed = place_monster(table.t, slot, area("woods"), cites("AH-183"));
    EXPECT_TRUE(placed.ended());
  }
  const int slot = draw_monster(table.t, cites("AH-183")).outcome();
  Rule<> placed = place_monster(table.t, slot, area("woods"), cites("AH-183"));
  EXPECT_FALSE(placed.ended());
  EXPECT_EQ(s.phase, Phase::kAwakening);
}

// AH-219 to AH-221: seven monsters on three gates give three to the named gate, two to the others.
TEST(Surge, SevenOnThree) {
  Quiet table(7);
  State& s = table.s();
  table.open("woods", "abyss");
  table.open("graveyard", "yuggoth");
  table.open("unnamable", "rlyeh");
  Rule<> surge = monster_surge(table.t, area("graveyard"), cites("AH-186"));
  ASSERT_TRUE(surge.ended());
  EXPECT_EQ(count_monsters(s, area("graveyard")), 3);
  EXPECT_EQ(count_monsters(s, area("woods")), 2);
  EXPECT_EQ(count_monsters(s, area("unnamable")), 2);
  EXPECT_EQ(s.doom, 0);  // AH-224
}

// AH-221: what stood at the gates before does not count.
TEST(Surge, OnlyItsOwnMonstersAreCompared) {
  Quiet table(4);
  State& s = table.s();
  table.open("woods", "abyss");
  table.open("graveyard", "yuggoth");
  for (int i = 0; i < 3; ++i) table.put("cultist", area("graveyard"));
  Rule<> surge = monster_surge(table.t, area("woods"), cites("AH-186"));
  ASSERT_TRUE(surge.ended());
  EXPECT_EQ(count_monsters(s, area("woods")), 2);
  EXPECT_EQ(count_monsters(s, area("graveyard")), 3 + 2);
}

// AH-222, AH-223, AH-530: what does not fit goes to the Outskirts; the named gate comes first.
TEST(Surge, OverTheLimit) {
  Quiet table(3);
  State& s = table.s();
  table.open("woods", "abyss");
  table.open("graveyard", "yuggoth");
  for (int i = 0; i < 5; ++i) table.put("cultist", area("uptown_streets"));
  // Three monsters, one place: only the named gate may have it.
  Rule<> surge = monster_surge(table.t, area("woods"), cites("AH-186"));
  ASSERT_TRUE(surge.ended());
  EXPECT_EQ(count_monsters(s, area("woods")), 1);
  EXPECT_EQ(count_monsters(s, area("graveyard")), 0);
  EXPECT_EQ(count_monsters(s, kOutskirts), 2);
}

class Moves : public testing::Test {
 protected:
  /// Moves everything with the symbol of a monster along its white or black arrow.
  void move(Quiet& table, std::string_view monster, bool white = true) {
    const auto box = static_cast<std::uint16_t>(
        1U << static_cast<int>(content().monsters[kind(monster)].dimension));
    Rule<> moved = move_monsters(table.t, white ? box : 0, white ? 0 : box);
    EXPECT_TRUE(moved.ended());
  }
};

// AH-196, AH-203: one step along the arrow of the box; AH-195: not in the Outskirts.
TEST_F(Moves, NormalMonstersFollowTheirArrow) {
  Quiet table(1);
  State& s = table.s();
  s.investigators[0].place = area("library");
  const int slot = table.put("cultist", area("northside_streets"));
  const int outside = table.put("cultist", kOutskirts);
  move(table, "cultist");
  EXPECT_EQ(s.monsters[slot].place, area("downtown_streets"));
  EXPECT_EQ(s.monsters[outside].place, kOutskirts);
  move(table, "cultist", false);
  EXPECT_EQ(s.monsters[slot].place, area("northside_streets"));
}

// AH-198, AH-204: who meets an investigator stays, and who is stationary always does.
TEST_F(Moves, SomeStay) {
  Quiet table(1);
  State& s = table.s();
  const Area street = area("downtown_streets");
  const int held_back = table.put("cultist", street);
  const int rooted = table.put("ghost", area("woods"));
  move(table, "cultist");
  EXPECT_EQ(s.monsters[held_back].place, street);
  EXPECT_EQ(s.monsters[rooted].place, area("woods"));
  EXPECT_TRUE(table.seen.cites(cites("AH-198")));
  EXPECT_TRUE(table.seen.cites(cites("AH-204")));
}

// AH-205, AH-199: two steps, unless an investigator is met after the first.
TEST_F(Moves, FastMonstersGoTwice) {
  Quiet table(1);
  State& s = table.s();
  s.investigators[0].place = area("library");
  const int slot = table.put("shoggoth", area("northside_streets"));
  move(table, "shoggoth");
  EXPECT_EQ(s.monsters[slot].place, area("easttown_streets"));
  s.monsters.move(slot, area("northside_streets"));
  s.investigators[0].place = area("downtown_streets");
  move(table, "shoggoth");
  EXPECT_EQ(s.monsters[slot].place, area("downtown_streets"));
}

// AH-207 to AH-211, AH-213: to a connected street with an investigator, else to the Sky, and down
// from there to any street.
TEST_F(Moves, FlyingMonsters) {
  Quiet table(1);
  State& s = table.s();
  const int slot = table.put("byakhee", area("northside_streets"));
  s.investigators[0].place = area("downtown_streets");
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, area("downtown_streets"));
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, area("downtown_streets"));  // AH-211
  s.investigators[0].place = area("library");
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, kSky);
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, kSky);  // AH-210
  s.investigators[0].place = area("southside_streets");
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, area("southside_streets"));
}

// AH-201: of two investigators the one with the lower Sneak.
TEST_F(Moves, TheLeastSneakyIsChosen) {
  Quiet table(2);
  State& s = table.s();
  const int slot = table.put("byakhee", kSky);
  s.investigators[0].place = area("southside_streets");
  s.investigators[1].place = area("uptown_streets");
  const auto sneak = [&s](Seat who) { return skill_value(s, who, Skill::kSneak); };
  s.investigators[0].stops[0] = 0;
  s.investigators[1].stops[0] = 3;
  if (sneak(0) == sneak(1)) s.investigators[1].stops[0] = 2;
  ASSERT_NE(sneak(0), sneak(1));
  move(table, "byakhee");
  EXPECT_EQ(s.monsters[slot].place, s.investigators[sneak(0) < sneak(1) ? 0 : 1].place);
  EXPECT_TRUE(table.seen.cites(cites("AH-201")));
}

// AH-206: the Hound goes straight to the nearest investigator inside a location.
TEST_F(Moves, TheHoundSeeksLocations) {
  Quiet table(1);
  State& s = table.s();
  const int slot = table.put("hound_of_tindalos", area("northside_streets"));
  move(table, "hound_of_tindalos");
  EXPECT_EQ(s.monsters[slot].place, area("northside_streets"));
  s.investigators[0].place = area("arkham_asylum");
  move(table, "hound_of_tindalos");
  EXPECT_EQ(s.monsters[slot].place, area("northside_streets"));
  s.investigators[0].place = area("library");
  move(table, "hound_of_tindalos");
  EXPECT_EQ(s.monsters[slot].place, area("library"));
}

// AH-557: who is in jail holds nobody.
TEST_F(Moves, TheJailHoldsNoMonsters) {
  Quiet table(1);
  State& s = table.s();
  const Area station = area("police_station");
  s.investigators[0].place = kJail;
  const int slot = table.put("cultist", station);
  move(table, "cultist");
  EXPECT_EQ(s.monsters[slot].place, street_of(station));
}

// AH-188 to AH-190: nobody is there, so the token lies; a gate keeps it away.
TEST(Mythos, ClueTokens) {
  Quiet table(1);
  State& s = table.s();
  Rule<> placed = place_clue(table.t, area("woods"), cites("AH-188"));
  ASSERT_TRUE(placed.ended());
  EXPECT_EQ(s.clues[area("woods")], 1);
  table.open("graveyard", "abyss");
  Rule<> kept = place_clue(table.t, area("graveyard"), cites("AH-188"));
  ASSERT_TRUE(kept.ended());
  EXPECT_EQ(s.clues[area("graveyard")], 0);
}

// AH-410 to AH-412: an Environment replaces the one before, a Headline does not stay.
TEST(Mythos, EnvironmentsFollowEachOther) {
  Quiet table(1);
  State& s = table.s();
  const std::uint8_t fog = content().mythos_named("an_evil_fog");
  const std::uint8_t happy = content().mythos_named("happy_days_are_here_again");
  ASSERT_NE(fog, kNone);
  ASSERT_NE(happy, kNone);
  for (const std::uint8_t card : {fog, happy}) {
    ASSERT_TRUE(s.mythos.take(card));
    s.card = card;
    Rule<> text = mythos_text(table.t, card);
    ASSERT_TRUE(text.ended());
    EXPECT_EQ(s.environment, card);
  }
  EXPECT_EQ(s.mythos.count(fog), 1);
  // AH-531: the terror level cannot rise now.
  Rule<> terror = raise_terror(table.t, 1, cites("AH-234"));
  ASSERT_TRUE(terror.ended());
  EXPECT_EQ(s.terror, 0);
  EXPECT_TRUE(table.seen.cites(cites("AH-531")));
}

// AH-417, AH-546, AH-502: a Headline closes locations until the end of the next turn.
TEST(Mythos, HeadlinesThatLast) {
  Quiet table(1);
  State& s = table.s();
  const std::uint8_t lights = content().mythos_named("strange_lights_on_campus");
  ASSERT_NE(lights, kNone);
  const Area library = area("library");
  s.investigators[0].place = library;
  ASSERT_TRUE(s.mythos.take(lights));
  s.card = lights;
  Rule<> text = mythos_text(table.t, lights);
  ASSERT_TRUE(text.ended());
  EXPECT_TRUE(closed(s, library));
  EXPECT_EQ(s.investigators[0].place, street_of(library));
  EXPECT_EQ(s.mythos.count(lights), 1);  // the card itself is discarded
  end_of_turn(table.t);
  EXPECT_TRUE(closed(s, library));
  end_of_turn(table.t);
  EXPECT_FALSE(closed(s, library));
}

// AH-413, AH-414: one Rumor at a time.
TEST(Mythos, OneRumorAtATime) {
  Quiet table(1);
  State& s = table.s();
  const std::uint8_t first = content().mythos_named("good_work_undone");
  const std::uint8_t second = content().mythos_named("disturbing_the_dead");
  ASSERT_NE(first, kNone);
  ASSERT_NE(second, kNone);
  for (const std::uint8_t card : {first, second}) {
    ASSERT_TRUE(s.mythos.take(card));
    s.card = card;
    Rule<> text = mythos_text(table.t, card);
    ASSERT_TRUE(text.ended());
  }
  EXPECT_EQ(s.rumor, first);
  EXPECT_EQ(s.rumor_tokens, 6);
  EXPECT_EQ(s.mythos.count(second), 1);
  EXPECT_TRUE(table.seen.cites(cites("AH-414")));
  // AH-194: not in the phase in which it entered.
  Rule<> end = rumor_at_end_of_mythos(table.t);
  ASSERT_TRUE(end.ended());
  EXPECT_EQ(s.rumor_tokens, 6);
  EXPECT_TRUE(table.seen.cites(cites("AH-194")));
  // AH-415: it leaves play when its condition is met.
  add_rumor_tokens(table.t, -6, cites("AH-415"));
  Rule<> passed = test_rumor(table.t);
  ASSERT_TRUE(passed.ended());
  EXPECT_EQ(s.rumor, kNone);
  EXPECT_EQ(table.seen.count(Tells::kRumorPassed), 1);
}

}  // namespace
}  // namespace tavola::arkham
