#include <gtest/gtest.h>

#include "games/salem/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::salem {
namespace {

TEST(SalemPrinted, EveryFieldThatActsCanBeRead) {  // HS-315
  const auto opened = open();
  ASSERT_TRUE(opened) << opened.error();
  auto fields = scene::look_at_fields(scene::Pages(**opened),
                                      {"salem/base/board.toml", "salem/base/creatures.toml",
                                       "salem/base/old_ones.toml", "salem/base/events.toml"},
                                      load_content, use, &content());
  for (const std::string& field : fields.unread) ADD_FAILURE() << field << " can be read nowhere";
  // The test has looked at what matters most.
  for (const char* field : {"creature.items", "creature.effect", "old_one.items", "event.steps",
                            "event.effect", "location.costs", "track.gate", "track.demon"})
    EXPECT_GT(fields.read[field], 0) << field;
}

}  // namespace
}  // namespace tavola::salem
