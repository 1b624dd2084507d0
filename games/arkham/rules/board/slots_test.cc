// What is looked at many at a time or kept beside the cards is what looking at each would give.
#include "games/arkham/rules/board/slots.h"

#include <gtest/gtest.h>

#include <vector>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"

namespace tavola::arkham {
namespace {

TEST(ArkhamSlots, SetsAreWhatALookAtEachWouldGive) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    State s;
    const Place place = static_cast<Place>(random.below(kPlaces));
    SlotSet there;
    SlotSet in_towns;
    int free = kMonsterSlots;
    SlotSet at_large;
    AreaSet gates;
    const int used = round % 2 == 0 ? 64 : 128;  // mostly the upper half is empty
    for (int n = 0; n < kMonsterSlots; ++n) {
      Monster monster;
      if (n < used && random.below(3) > 0)
        monster.place = static_cast<Place>(random.below(kPlaces));
      if (n < used && random.below(6) == 0) monster.place = place;
      if (monster.place != kNone) monster.kind = static_cast<std::uint8_t>(random.below(40));
      s.monsters.put(n, monster);
      if (monster.place == place) there.add(n);
      if (in_town(monster.place) || monster.place == kSky) in_towns.add(n);
      if (in_towns.has(n) || monster.place == kOutskirts) at_large.add(n);
      if (monster.kind == kNone) free = std::min(free, n);
    }
    for (int area = 0; area < kMostAreas; ++area) {
      if (area >= used || random.below(4) > 0) continue;
      s.gates[area] = static_cast<std::uint8_t>(random.below(kMostGateKinds));
      gates.add(area);
    }
    EXPECT_EQ(monsters_at(s, place), there);
    EXPECT_EQ(slots_in_towns(s), in_towns);
    EXPECT_EQ(slots_at_large(s), at_large);
    EXPECT_EQ(first_free_slot(s), free);
    EXPECT_EQ(gate_areas(s), gates);
  }
}

TEST(ArkhamSlots, ASetIsGoneThroughFromItsSmallestMember) {
  AreaSet areas;
  EXPECT_TRUE(areas.empty());
  for (const int area : {127, 0, 64, 63, 35}) areas.add(area);
  std::vector<int> seen;
  for (const Area area : areas) {
    seen.push_back(area);
    areas.remove(area);  // the set may change meanwhile
  }
  EXPECT_EQ(seen, (std::vector<int>{0, 35, 63, 64, 127}));
  EXPECT_TRUE(areas.empty());
  const AreaSet both = AreaSet::only(3) | AreaSet::only(100);
  EXPECT_EQ(both.size(), 2);
  EXPECT_EQ((both - AreaSet::only(3)).first(), 100);
  EXPECT_EQ(both & AreaSet::only(3), AreaSet::only(3));
}

TEST(ArkhamBelongings, WhatTheyMatterForIsKeptAsTheyComeAndGo) {
  Town town(3);
  State& s = town.s;
  const auto kinds = static_cast<std::uint32_t>(content().cards.size());
  Random random(2);
  for (int round = 0; round < 400; ++round) {
    const Seat who = static_cast<Seat>(random.below(3));
    const auto number = static_cast<std::uint32_t>(held(s, who).size());
    if (number > random.below(12)) {
      take_possession(s, who, static_cast<int>(random.below(number)));
    } else {
      Possession possession;
      possession.card = static_cast<CardNumber>(random.below(kinds));
      put_possession(s, who, possession);
    }
    for (Seat seat = 0; seat < 3; ++seat)
      EXPECT_EQ(s.own[seat], relevance_of_own(s, seat)) << round;
  }
}

}  // namespace
}  // namespace tavola::arkham
