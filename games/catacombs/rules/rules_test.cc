// Rules of Catacombs that are easier to show on a table of one's own than by a scenario: the hit
// list of a rush, the order of events in a flick, the way through the row, and steady hands.
#include "games/catacombs/rules/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/json.h"
#include "games/catacombs/game.h"
#include "games/catacombs/rules/flick_memory.h"

namespace tavola::catacombs {
namespace {

Aftermath hits(std::initializer_list<Aftermath::Hit> list) {
  Aftermath after;
  for (const Aftermath::Hit& hit : list) after.hits.push_back(hit);
  return after;
}
constexpr Piece kA = kFirstMonster;
constexpr Piece kB = kFirstMonster + 1;
constexpr std::uint32_t set_of(Piece a) { return 1U << a; }

TEST(RushList, TheLastEntryIsProtectedAndNobodyElse) {  // CT-213, CT-523
  Counted first = count_hits(hits({{kA, 1}, {kB, 2}}), true, 0);
  EXPECT_EQ(first.struck, set_of(kA) | set_of(kB));
  EXPECT_EQ(count_hits(hits({{kA, 1}}), true, first.last).struck, set_of(kA));
  EXPECT_EQ(count_hits(hits({{kB, 1}}), true, first.last).struck, 0U);
}

TEST(RushList, ThoseHitTogetherAreProtectedTogether) {  // CT-216, CT-525
  Counted list = count_hits(hits({{kA, 1}, {kB, 1}}), true, 0);
  list = count_hits(hits({{kA, 1}}), true, list.last);
  EXPECT_EQ(list.struck, 0U);
  list = count_hits(hits({{kB, 1}}), true, list.last);
  EXPECT_EQ(list.struck, set_of(kB));
}

TEST(RushList, OutsideARushNothingIsVoid) {  // CT-203
  EXPECT_EQ(count_hits(hits({{kA, 1}}), false, set_of(kA)).struck, set_of(kA));
}

/// A table in Combat with a Barbarian and two Orcs.
class InCombat : public testing::Test, public Sink {
 protected:
  InCombat() {
    EXPECT_TRUE(load_game());
    State s{};
    s.random = Random(6);
    tavola::Setup setup;
    Catacombs::begin(s, setup);
    table.begin(s);
    State room = table.state;
    for (Piece piece = kFirstMonster; piece < kPieces; ++piece) room.discs[piece] = Disc{};
    room.phase = Phase::kHeroesTurn;
    room.round = 1;
    for (Piece hero = 0; hero < kHeroes; ++hero) put_at(room, hero, -225000, -90000 + hero * 60000);
    put(room, kA, "orc", 200000, 100000);
    begin(room);
  }
  void happened(const Event& event) override { events.push_back(event); }

  static std::uint8_t figure(const char* id) {
    const auto& ids = Catacombs::vocabulary().kinds[kFigureValue].ids;
    return static_cast<std::uint8_t>(std::ranges::find(ids, id) - ids.begin());
  }
  static void put(State& s, Piece piece, const char* id, std::int32_t x, std::int32_t y) {
    s.discs[piece] = Disc{};
    s.discs[piece].figure = figure(id);
    put_at(s, piece, x, y);
  }
  void begin(const State& s) {
    ASSERT_TRUE(Catacombs::violations(s).empty()) << Catacombs::violations(s).front();
    table.listen(nullptr);
    table.begin(s);
    table.listen(this);
    events.clear();
  }
  int option(Verb verb, int first = kNothing) const {
    const auto& options = table.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (options[i].is(verb) && (first == kNothing || options[i].arg(0) == first))
        return static_cast<int>(i);
    ADD_FAILURE() << "not offered";
    return 0;
  }
  void choose(Verb verb, int first = kNothing) { table.choose(option(verb, first)); }
  void flick(Verb verb, Piece piece, int dx, int dy, int speed) {
    table.choose(option(verb, piece), {dx, dy, speed});
  }
  std::vector<Happening> told() const {
    std::vector<Happening> kinds;
    for (const Event& event : events) kinds.push_back(static_cast<Happening>(event.kind));
    return kinds;
  }

  Table table;
  std::vector<Event> events;
};

TEST_F(InCombat, HitsComeFromTheLogAndTheShotAlone) {  // CT-136, CT-141, CT-453, CT-524
  State s = table.state;
  put(s, kB, "orc", 100000, 0);
  physics::Outcome outcome;
  const auto touch = [&outcome](int a, int b, double time) {
    physics::Contact contact;
    contact.a = a;
    contact.b = b;
    contact.time = time;
    outcome.contacts.push_back(contact);
  };
  touch(kBarbarian, kA, 0.1);
  touch(kA, kB, 0.15);  // pushed, no hit
  touch(kBarbarian, kObstacle, 0.2);
  touch(kBarbarian, kB, 0.3);
  touch(kBarbarian, kA, 0.4);  // again
  touch(kElf, kBarbarian, 0.5);
  Aftermath after;
  note_hits(s, outcome, kBarbarian, kBarbarian, after);
  ASSERT_EQ(after.hits.size(), 2U);
  EXPECT_EQ(after.hits[0].target, kA);
  EXPECT_EQ(after.hits[1].target, kB);
  EXPECT_EQ(count_hits(after, true, 0).last, set_of(kB)) << "the list ends with B";
}

TEST_F(InCombat, AFlickIsDealtWithInTheOrderOfTheRules) {  // CT-140, CT-479, CT-482, CT-484, CT-485
  State s = table.state;
  put_at(s, kThief, -110000, 0);
  put(s, kB, "minotaur", -60000, 0);
  s.discs[kB].wounds = 1;
  begin(s);
  choose(Verb::kActivate, kThief);
  flick(Verb::kFlick, kThief, 1, 0, 900);
  EXPECT_EQ(told(), (std::vector{Happening::kFlicked, Happening::kHit, Happening::kEliminated}));
  EXPECT_TRUE(on_board(table.state, kB)) << "it stays until it has struck back";
  flick(Verb::kRetaliate, kB, -1, 0, 900);
  const std::vector<Happening> all = told();
  const auto at = [&all](Happening kind) { return std::ranges::find(all, kind) - all.begin(); };
  EXPECT_LT(at(Happening::kEliminated), at(Happening::kRetaliates));
  EXPECT_LT(at(Happening::kRetaliates), at(Happening::kHeroHurt));
  EXPECT_FALSE(on_board(table.state, kB));
}

TEST_F(InCombat, WhatOnlyMeleeHurtsMayBeALord) {  // CT-312, CT-385
  State& s = table.state;
  Attack shot;
  shot.kind = AttackKind::kRanged;
  const auto& lords = content().lords;
  for (std::size_t lord = 0; lord < lords.size(); ++lord) {
    s.house.lord = static_cast<std::uint8_t>(lord);
    s.lord_health = lords[lord].health;
    const bool absorbs = (lords[lord].abilities & kAbsorption) != 0;
    EXPECT_EQ(absorbs, lords[lord].id == "dragon");
    EXPECT_EQ(harm(table, kElf, kLordPiece, shot), absorbs ? 0 : 1) << lords[lord].id;
    EXPECT_EQ(harm(table, kElf, kLordPiece, Attack{}), 1) << lords[lord].id;
    EXPECT_EQ(s.lord_health, lords[lord].health - (absorbs ? 1 : 2)) << lords[lord].id;
  }
}

TEST_F(InCombat, AttacksDoNotHarmAHeroOfStone) {  // CT-388, CT-505
  State& s = table.state;
  const int before = s.heroes[kThief].health;
  s.discs[kThief].incapacitated = 1;
  s.discs[kThief].stone = 1;
  EXPECT_EQ(harm(table, kA, kThief, Attack{}), 0);
  EXPECT_EQ(s.heroes[kThief].health, before);
  s.discs[kThief].stone = 0;
  EXPECT_EQ(harm(table, kA, kThief, Attack{}), 1);
  EXPECT_EQ(s.heroes[kThief].health, before - 1);
}

TEST_F(InCombat, OverlapsAndLostDiscsAreBrokenPromises) {  // CT-026, CT-173, CT-174, CT-402, CT-466
  State s = table.state;
  put_at(s, kThief, -225000, -80000);
  EXPECT_FALSE(Catacombs::violations(s).empty());
  s = table.state;
  s.discs[kThief].on_board = 0;
  EXPECT_FALSE(Catacombs::violations(s).empty());
  s = table.state;
  put_at(s, kThief, -128000, 40000);  // on an obstacle
  EXPECT_FALSE(Catacombs::violations(s).empty());
}

TEST_F(InCombat, ObstaclesNeverMove) {  // CT-176, CT-177, CT-412
  State s = table.state;
  put_at(s, kThief, -60000, 40000);
  begin(s);
  Bodies before;
  bodies_on_board(table.state, before);
  choose(Verb::kActivate, kThief);
  flick(Verb::kFlick, kThief, -1, 0, 3000);
  Bodies after;
  bodies_on_board(table.state, after);
  ASSERT_EQ(before.size(), after.size());
  int obstacles = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i].id < kObstacle) continue;
    ++obstacles;
    EXPECT_EQ(before[i], after[i]);
  }
  EXPECT_EQ(obstacles, 6);
}

TEST_F(InCombat, APlaceIsFoundWhereThereIsOneAndOnlyThere) {  // CT-175, CT-182
  State s = table.state;
  std::int32_t x = 0;
  std::int32_t y = 0;
  Random random(7);
  const Placing arrow = placing_of_shot(kElf, Size::kTiny);
  ASSERT_TRUE(find_place(s, arrow, x, y));
  EXPECT_FALSE(forbids_place(s, arrow, x, y).given());
  for (int i = 0; i < 200; ++i) {
    ASSERT_TRUE(random_place(s, arrow, random, x, y));
    EXPECT_FALSE(forbids_place(s, arrow, x, y).given());
  }
}

TEST_F(InCombat, InACrowdAPlaceIsFoundIfAnybodyCouldFindOne) {  // CT-182
  Random random(11);
  int crowded_out = 0;
  for (int crowd = 0; crowd < 120; ++crowd) {
    State s = table.state;
    s.discs[kA] = Disc{};
    put_at(s, kElf, 0, -30000);
    std::int32_t x = 0;
    std::int32_t y = 0;
    for (Piece piece = kFirstMonster; piece < kPieces; ++piece) {
      const char* const id = random.below(2) == 0 ? "orc" : "troll";
      if (!random_place(s, placing_of(figure(id), piece, kBoard, kElf), random, x, y)) break;
      put(s, piece, id, x, y);
    }
    const Placing fireball = placing_of_shot(kElf, Size::kSmall);
    bool somebody_could = false;
    for (std::int32_t px = -50000; px <= 50000 && !somebody_could; px += 800)
      for (std::int32_t py = -80000; py <= 20000 && !somebody_could; py += 800)
        somebody_could = !forbids_place(s, fireball, px, py).given();
    const bool found = find_place(s, fireball, x, y);
    EXPECT_TRUE(found || !somebody_could);
    if (found) EXPECT_FALSE(forbids_place(s, fireball, x, y).given());
    crowded_out += !found;
  }
  EXPECT_GT(crowded_out, 0) << "no crowd was dense enough";
}

TEST_F(InCombat, AHumanHandHitsNineInTen) {  // CT-476
  const State before = table.state;
  double rate[4] = {};
  for (int hand = 0; hand < 4; ++hand) {
    State s = before;
    s.house.hands[0] = static_cast<std::uint8_t>(hand);
    put_at(s, kThief, -150000, 0);
    s.side = 2;                    // a board without obstacles in the lane
    put(s, kA, "orc", 100000, 0);  // a disc of the Thief's own size, 25 cm away
    int hit = 0;
    constexpr int kTries = 1500;
    for (int i = 0; i < kTries; ++i) {
      s.random = Random(static_cast<std::uint64_t>(i) + 1);
      table.listen(nullptr);
      table.begin(s);
      choose(Verb::kActivate, kThief);
      flick(Verb::kFlick, kThief, 1, 0, 1800);
      hit += table.state.discs[kA].wounds > 0;
    }
    rate[hand] = static_cast<double>(hit) / kTries;
  }
  EXPECT_EQ(rate[0], 1.0);
  EXPECT_GT(rate[1], 0.99);
  EXPECT_NEAR(rate[2], 0.9, 0.03);
  EXPECT_LT(rate[3], 0.65);
}

TEST_F(InCombat, AFlickThatIsMadeAgainIsTheSameFlick) {  // CT-468, CT-475
  State s = table.state;
  put_at(s, kBarbarian, -110000, 0);
  put(s, kB, "orc", -60000, 5000);
  s.rage = 2;
  begin(s);
  choose(Verb::kActivate, kBarbarian);
  choose(Verb::kSpecial, kBarbarian);
  flick(Verb::kFlick, kBarbarian, 1, 0, 1500);
  ASSERT_FALSE(table.at_rest()) << "in the middle of a rush";
  Position position;
  table.copy_to(position);
  // First it is worked out, then it is remembered; a flick that differs a little is neither.
  for (int i = 0; i < 3; ++i) {
    Table again;
    ASSERT_TRUE(again.start(position));
    EXPECT_EQ(again.hash(), table.hash()) << i;
    EXPECT_EQ(again.state.discs[kB].x, table.state.discs[kB].x) << i;
  }
  FlickMemory memory;
  Aftermath after;
  const FlickMemory::Flick one = FlickMemory::about_to(s, kBarbarian, kBarbarian, {1, 0, 900});
  EXPECT_FALSE(memory.recall(one, s, after));
  State rested = s;
  ASSERT_TRUE(slide(rested, kBarbarian, kBarbarian, {1, 0, 900}, after));
  memory.keep(one, rested, after);
  Aftermath recalled;
  State from = s;
  ASSERT_TRUE(memory.recall(one, from, recalled));
  EXPECT_EQ(from.discs[kB].x, rested.discs[kB].x);
  EXPECT_EQ(recalled.hits.size(), after.hits.size());
  const FlickMemory::Flick other = FlickMemory::about_to(s, kBarbarian, kBarbarian, {1, 0, 901});
  EXPECT_FALSE(memory.recall(other, from, recalled));
}

TEST(Catacombs, SeatsFromTwoToFive) {  // CT-027
  const Game& game = **load_game();
  EXPECT_EQ(game.least_seats(), 2);
  EXPECT_EQ(game.most_seats(), 5);
}

/// What random games show of the way through the catacomb.
class Journey : public testing::Test, public Sink {
 protected:
  void happened(const Event& event) override {
    if (static_cast<Happening>(event.kind) == Happening::kRoomTurned)
      rooms.push_back(event.args[0]);
    if (static_cast<Happening>(event.kind) == Happening::kSummoned)
      summoned.push_back(event.args[1]);
  }
  void play_at_random(const Game& game, const tavola::Setup& setup) {
    const auto table = game.new_table();
    table->listen(this);
    game.deal(*table, setup);
    Random random(setup.seed);
    while (!table->over()) {
      const int n = static_cast<int>(
          random.below(static_cast<std::uint32_t>(table->decision().options.size())));
      table->choose(n, game.propose(*table, n, random));
    }
  }
  std::vector<int> rooms;
  std::vector<int> summoned;  // figures
};

// CT-003, CT-004, CT-048, CT-050, CT-054, CT-055, CT-056, CT-057, CT-058, CT-059, CT-071, CT-075,
// CT-076, CT-164, CT-379, CT-380, CT-514
TEST_F(Journey, RoomsComeInTheOrderOfTheRow) {
  const Game& game = **load_game();
  const Content& c = content();
  std::set<int> healers;
  std::set<int> first_rooms;
  int finals = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    rooms.clear();
    play_at_random(game, game.standard_setup(2, seed));
    ASSERT_FALSE(rooms.empty());
    EXPECT_EQ(std::set<int>(rooms.begin(), rooms.end()).size(), rooms.size());
    for (std::size_t place = 0; place < rooms.size(); ++place) {
      const Room& room = c.rooms[static_cast<std::size_t>(rooms[place])];
      const std::uint8_t wanted = c.row[place];
      if (wanted < kMerchantPlace) {
        EXPECT_EQ(room.type, RoomType::kBattle);
        EXPECT_EQ(room.level, wanted);
      } else {
        EXPECT_EQ(room.type, wanted == kMerchantPlace ? RoomType::kMerchant
                             : wanted == kHealerPlace ? RoomType::kHealer
                                                      : RoomType::kLord);
      }
      if (room.type == RoomType::kHealer) healers.insert(rooms[place]);
    }
    first_rooms.insert(rooms.front());
    finals += rooms.size() == kRow;
  }
  EXPECT_EQ(first_rooms.size(), 4U) << "any of the four of level 0";
  EXPECT_EQ(healers.size(), 2U) << "one of the two, by chance";
  EXPECT_GT(finals, 5);
}

// From the deal to the end, with the discs that there are: a Lord who begins with all of a kind has
// them to summon when some have fallen. CT-382, CT-387, CT-389, CT-563
TEST_F(Journey, TheLordsSummonWhatHasFallen) {
  const Game& game = **load_game();
  const auto summoned_by = [&](const char* lord, const char* kind) {
    const auto& figures = Catacombs::vocabulary().kinds[kFigureValue].ids;
    const auto figure = std::ranges::find(figures, kind) - figures.begin();
    int games = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      tavola::Setup setup = game.standard_setup(2, seed);
      const auto& lords = Catacombs::options().front().values;
      setup.options[0] = static_cast<std::uint8_t>(std::ranges::find(lords, lord) - lords.begin());
      summoned.clear();
      play_at_random(game, setup);
      games += std::ranges::count(summoned, figure) > 0 ? 1 : 0;
    }
    return games;
  };
  EXPECT_GT(summoned_by("dragon", "fire_spirit"), 3);
  EXPECT_GT(summoned_by("lich", "skeleton_warrior"), 3);
}

TEST_F(Journey, ASavedStateGoesOnTheSame) {  // CT-026, CT-511, CT-475
  const Game& game = **load_game();
  const auto table = game.new_table();
  const auto other = game.new_table();
  game.deal(*table, game.standard_setup(3, 9));
  Random random(5);
  for (int decision = 0; decision < 400 && !table->over(); ++decision) {
    const int n = static_cast<int>(
        random.below(static_cast<std::uint32_t>(table->decision().options.size())));
    const Parameters parameters = game.propose(*table, n, random);
    const bool rest = table->at_rest();
    if (rest)
      ASSERT_TRUE(
          game.state_from_json(*other, Json::parse(game.state_to_json(*table).dump())).empty());
    table->choose(n, parameters);
    if (!rest) continue;
    other->choose(n, parameters);
    ASSERT_EQ(table->hash(), other->hash());
  }
}

}  // namespace
}  // namespace tavola::catacombs
