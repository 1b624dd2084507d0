// What the rules ask of the content of Catacombs: the numbers of the box, and that a file that does
// not fit is refused with its place and what to write instead.
#include "games/catacombs/cards/content.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/changed_content_for_tests.h"
#include "games/catacombs/game.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

const Content& shipped() {
  EXPECT_TRUE(load_game());
  return content();
}

void expect_refused(const std::string& file, const std::string& from, const std::string& to,
                    const std::string& because) {
  const content::ChangedContent changed("catacombs/base/" + std::string(file), from, to);
  const auto loaded = load_content();
  const std::string error = loaded ? "" : loaded.error();
  EXPECT_NE(error.find(because), std::string::npos)
      << "asked for: " << because << "\ngot: " << error;
  EXPECT_EQ(error.rfind("catacombs/", 0), 0U) << error;
}

TEST(CatacombsContent, TheCardsOfTheBox) {  // CT-007, CT-489, CT-490, CT-092, CT-093, CT-061
  const Content& c = shipped();
  int spells = 0;
  for (const Spell& spell : c.spells) spells += spell.copies;
  EXPECT_EQ(spells, 12);
  EXPECT_EQ(c.equipment.size(), 9U);
  EXPECT_EQ(c.rooms.size(), 38U);
  EXPECT_EQ(c.monsters.size(), 13U);
  EXPECT_EQ(spells + c.equipment.size() + c.rooms.size() + c.monsters.size(), 72U);
  int levels[3] = {};
  for (const Room& room : c.rooms)
    if (room.type == RoomType::kBattle) ++levels[room.level];
  EXPECT_EQ(levels[0], 4);
  EXPECT_EQ(levels[1], 20);
  EXPECT_EQ(levels[2], 10);
  const auto phoitar = std::ranges::find(c.rooms, "phoitar", &Room::id);
  ASSERT_NE(phoitar, c.rooms.end());
  EXPECT_EQ(phoitar->exits, 0b1100) << "kept for other ways to play";
  expect_refused("rooms.toml", "level = 0", "level = 1", "4 of level 0");
  expect_refused("rooms.toml", "level = 0", "level = 3", "from 0 to 2");
  expect_refused("rooms.toml", "wandering = 1", "wandering = 5", "from 0 to 4");
}

TEST(CatacombsContent,
     TheSixtyTwoDiscs) {  // CT-009, CT-010, CT-011, CT-012, CT-013, CT-495, CT-069
  expect_refused("boards.toml", "grey = 15", "grey = 14", "the figures use 15 discs");
  expect_refused("boards.toml", "tiny = { yellow = 6 }", "tiny = { yellow = 5 }", "use 6 discs");
  expect_refused("boards.toml", "purple = 1, grey = 1", "purple = 1", "there are 62 discs, not 61");
}

TEST(CatacombsContent, NoRoomAsksForMoreDiscsThanThereAre) {  // CT-491, CT-053, CT-402
  const Content& c = shipped();
  for (const Room& room : c.rooms) {
    std::array<int, kMonsterKinds> used{};
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      used[c.monsters[kind].pool] += room.monsters[kind];
    for (std::size_t pool = 0; pool < c.pools.size(); ++pool)
      EXPECT_LE(used[pool], c.pool_discs[pool]) << room.id;
  }
  expect_refused("rooms.toml", "monsters = { orc = 1, skeleton_archer = 2 }",
                 "monsters = { orc = 6 }", "there are only 5 discs");
  expect_refused("rooms.toml", "monsters = { orc = 1, skeleton_archer = 2 }",
                 "monsters = { skeleton_warrior = 4, skeleton_archer = 3 }", "only 6 discs");
  expect_refused("rooms.toml", "monsters = { orc = 1, skeleton_archer = 2 }",
                 "monsters = { orcs = 1 }", "did you mean \"orc\"?");
}

TEST(CatacombsContent, MoreThanThereIsRoomForIsRefusedWhereItStands) {
  expect_refused("spells.toml", "copies = 2", "copies = 9",
                 "there is room for 12 spell cards, and with this one there are");
  expect_refused(
      "rooms.toml", "monsters = { orc = 1, skeleton_archer = 2 }",
      "monsters = { orc = 5, skeleton_archer = 6, zombie = 6, centaur = 3, ghoul = 3, troll = 1 }",
      "there is room for 24 monsters on the board, and these would be 25");
}

TEST(CatacombsContent, TheMonsters) {  // CT-018, CT-270, CT-271, CT-492, CT-494
  const Content& c = shipped();
  for (const Monster& monster : c.monsters) {
    EXPECT_TRUE(monster.size == Size::kMedium || monster.size == Size::kLarge) << monster.id;
    EXPECT_TRUE(monster.health == 1 || monster.health == 2) << monster.id;
    EXPECT_GE(monster.reward, 1) << monster.id;
    EXPECT_FALSE(monster.attacks.empty()) << monster.id;
  }
  const auto abilities = [&c](const char* id) {
    return std::ranges::find(c.monsters, id, &Monster::id)->abilities;
  };
  EXPECT_EQ(abilities("minotaur"), kRetaliation);
  EXPECT_EQ(abilities("troll"), kRegeneration);
  EXPECT_EQ(abilities("fire_spirit"), kFireWall);
  EXPECT_EQ(abilities("zombie"), kFeedingFrenzy);
  EXPECT_EQ(abilities("fire_demon"), kAbsorption);
  expect_refused("monsters.toml", "colour = \"grey\"", "colour = \"blue\"",
                 "of this type are grey");
  expect_refused("monsters.toml", "health = 1", "health = 3", "from 1 to 2");
  expect_refused("monsters.toml", "reward = 200", "reward = 250", "gold in hundreds");
  expect_refused("monsters.toml", "effect = \"only melee hurts\"",
                 "effect = \"attacks do not harm\"", "no rule of the game carries out");
}

TEST(CatacombsContent, AttackLines) {  // CT-493, CT-196
  const auto demon = read_attacks("melee / fireball > fireball");
  ASSERT_TRUE(demon);
  ASSERT_EQ(demon->size(), 2U);
  EXPECT_EQ((*demon)[0], Sequence{Attack{}});
  EXPECT_EQ((*demon)[1].size(), 2U);
  EXPECT_EQ((*demon)[1][0].kind, AttackKind::kFireball);
  const auto rush = read_attacks("critical stun melee x4");
  ASSERT_TRUE(rush);
  EXPECT_EQ((*rush)[0][0], (Attack{AttackKind::kMelee, 1, true, true, 4}));
  EXPECT_EQ((*read_attacks("harmless ranged"))[0][0].damage, 0);
  EXPECT_NE(read_attacks("mele").error().find("is no attack"), std::string::npos);
  EXPECT_NE(read_attacks("melee >").error().find("missing at the end"), std::string::npos);
  EXPECT_NE(read_attacks("> melee").error().find("missing before"), std::string::npos);
  EXPECT_NE(read_attacks("melee melee").error().find("\"x2\""), std::string::npos);
  EXPECT_NE(read_attacks("melee x1").error().find("\"x2\""), std::string::npos);
  EXPECT_FALSE(read_attacks(""));
}

TEST(CatacombsContent,
     TheBoards) {  // CT-006, CT-406, CT-407, CT-409, CT-410, CT-411, CT-412, CT-496
  const Content& c = shipped();
  EXPECT_EQ(c.sides.size(), 6U);
  EXPECT_EQ(c.board, (physics::Rectangle{-250, -130, 250, 130}));
  EXPECT_EQ(c.hero_zone.left, -250);
  EXPECT_EQ(c.hero_zone.right, -190);
  EXPECT_NEAR(c.monster_zone.left, 500.0 / 6, 0.001);
  EXPECT_EQ(c.monster_zone.right, 250);
  EXPECT_EQ(c.radius, (std::array<double, 4>{16.0, 12.5, 9.5, 6.5}));
  int holes = 0;
  for (const Side& side : c.sides) {
    EXPECT_LE(side.holes.size(), std::size_t{kMostHoles});
    holes += static_cast<int>(side.holes.size());
  }
  EXPECT_EQ(holes, 5 + 6 + 6 + 5 + 6 + 6);
  expect_refused("boards.toml", "holes = [[-40, 0]", "holes = [[-200, 0]", "outside the hero zone");
  expect_refused("boards.toml", "holes = [[-40, 0]", "holes = [[249, 0]", "whole on the board");
  expect_refused("boards.toml", "small = 9.5", "small = 13.0", "from 1.0");
  expect_refused("boards.toml", "monster_zone = [83.333, 250]", "monster_zone = [-210, 250]",
                 "must not overlap");
}

TEST(CatacombsContent, TheRowGoldAndPrices) {  // CT-060, CT-008, CT-508, CT-405
  const Content& c = shipped();
  EXPECT_EQ(c.row,
            (std::vector<std::uint8_t>{0, 1, kMerchantPlace, 1, 1, kHealerPlace, 2, kLordPlace}));
  EXPECT_EQ(c.gold, 20 + 5 * 20);
  expect_refused("boards.toml", "gold_100 = 20", "gold_100 = 21", "add up to 40");
  expect_refused("boards.toml", "\"level_2\", \"lord\"]", "\"lord\", \"level_2\"]", "last place");
  const content::ChangedContent other("catacombs/base/boards.toml", "\"level_0\", \"level_1\"",
                                      "\"level_1\", \"level_1\"");
  EXPECT_TRUE(load_content()) << "another row can be played without another engine";
}

TEST(CatacombsContent, Sheets) {  // CT-015, CT-017, CT-024, CT-025, CT-497, CT-498, CT-503
  const Content& c = shipped();
  EXPECT_EQ(c.lords.size(), 4U);
  EXPECT_EQ(c.heroes.size(), 6U) << "four heroes, the skeleton and the familiar";
  EXPECT_EQ(c.heroes[kBarbarian].rage, 2);
  EXPECT_EQ(c.heroes[kBarbarian].most_rage, 3);
  EXPECT_EQ(c.heroes[kThief].bonus, 1);
  for (const LordSheet& lord : c.lords) {
    EXPECT_FALSE(lord.specials.empty()) << lord.id;
    EXPECT_GT(std::ranges::count_if(lord.minions, [](std::uint8_t n) { return n > 0; }), 0);
  }
  expect_refused("heroes.toml", "health = 10", "health = 13", "more health than the Barbarian");
  expect_refused("heroes.toml", "attacks = \"melee\"\norigin", "attacks = \"ranged\"\norigin",
                 "one melee attack");
  expect_refused("lords.toml", "lair = \"summoning_circle\"", "lair = \"summoning_square\"",
                 "did you mean \"summoning_circle\"?");
}

TEST(CatacombsContent, Equipment) {  // CT-502, CT-510
  expect_refused("equipment.toml", "price = 300", "price = 350", "gold in hundreds");
  expect_refused("equipment.toml", "heroes = [\"wizard\"]", "heroes = []", "somebody must be able");
  expect_refused("equipment.toml", "effect = \"familiar comes along\"",
                 "effect = \"rage level +1\"", "brings the familiar along");
  expect_refused("equipment.toml", "effect = \"rage level +1\"", "effect = \"rage levle +1\"",
                 "equipment.toml:");
  int ours = 0;
  for (const Equipment& card : shipped().equipment) ours += card.ours;
  EXPECT_GT(ours, 0) << "what no source gives is marked";
}

TEST(CatacombsContent, Physics) {  // CT-509
  const Content& c = shipped();
  EXPECT_EQ(c.laws, physics::Laws{}) << "the numbers of the flick contract";
}

std::uint64_t hash_with(const std::string& file, const std::string& from, const std::string& to) {
  const content::ChangedContent changed("catacombs/" + file, from, to);
  const auto loaded = load_content();
  EXPECT_TRUE(loaded) << loaded.error();
  return loaded ? loaded->hash : 0;
}

TEST(CatacombsContent, TheHashCoversWhatChangesPlayAndNoSentence) {
  const std::uint64_t shipped_hash = shipped().hash;
  EXPECT_EQ(hash_with("base/equipment.toml", "# The nine pieces", "# Nine pieces"), shipped_hash);
  EXPECT_EQ(hash_with("messages.toml", "en = \"", "en = \"Lo: "), shipped_hash);
  EXPECT_NE(hash_with("base/equipment.toml", "price = 300", "price = 400"), shipped_hash);
  EXPECT_NE(hash_with("base/boards.toml", "top_speed = 3500", "top_speed = 3400"), shipped_hash);
}

}  // namespace
}  // namespace tavola::catacombs
