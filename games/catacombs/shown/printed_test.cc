#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/catacombs/cards/content.h"
#include "games/catacombs/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::catacombs {
namespace {

/// What nobody needs to read on a card: names of words; the exits of rooms, which a row of rooms
/// has no use for (CT-091); the holes of a board, which is drawn when its room is turned up; and
/// the reach of a shot, which is a rule's number (CT-178).
const std::set<std::string> kUnread = {"word", "exits", "side.holes", "board.reach"};

TEST(CatacombsPrinted, EveryFieldThatActsCanBeRead) {
  const auto opened = open();
  ASSERT_TRUE(opened) << opened.error();
  auto fields = scene::look_at_fields(
      scene::Pages(**opened),
      {"catacombs/base/heroes.toml", "catacombs/base/monsters.toml", "catacombs/base/lords.toml",
       "catacombs/base/equipment.toml", "catacombs/base/spells.toml", "catacombs/base/boards.toml",
       "catacombs/base/rooms.toml"},
      load_content, use, &content(), 0, kUnread);
  for (const std::string& field : fields.unread) ADD_FAILURE() << field << " can be read nowhere";
  // The test has looked at what matters most.
  for (const char* field :
       {"hero.health", "hero.special.attacks", "monster.attacks", "monster.abilities",
        "lord.special.effect", "lord.minions", "equipment.effect", "equipment.price",
        "spell.effect", "ally.attacks", "ally.disc", "monster.disc"})
    EXPECT_GT(fields.read[field], 0) << field;
}

}  // namespace
}  // namespace tavola::catacombs
