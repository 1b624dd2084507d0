#include <gtest/gtest.h>

#include "games/catacombs/cards/content.h"
#include "games/catacombs/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::catacombs {
namespace {

// What is seen only once a disc lies in a room: its size, and what an ally is and can do.
const std::set<std::string> kSeenInTheRoom = {"monster.disc", "ally.disc", "ally.word",
                                              "ally.attacks"};

TEST(CatacombsPrinted, EveryFieldThatActsCanBeRead) {
  const auto opened = open();
  ASSERT_TRUE(opened) << opened.error();
  auto fields = scene::look_at_fields(
      **opened,
      {"catacombs/heroes.toml", "catacombs/monsters.toml", "catacombs/lords.toml",
       "catacombs/equipment.toml", "catacombs/spells.toml"},
      load_content, use, &content());
  for (const std::string& field : fields.unread)
    EXPECT_TRUE(kSeenInTheRoom.contains(field)) << field << " can be read nowhere";
  // The test has looked at what matters most.
  for (const char* field : {"hero.health", "hero.special.attacks", "monster.attacks",
                            "monster.abilities", "lord.special.effect", "lord.minions",
                            "equipment.effect", "equipment.price", "spell.effect"})
    EXPECT_GT(fields.read[field], 0) << field;
}

}  // namespace
}  // namespace tavola::catacombs
