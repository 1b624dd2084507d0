// Whatever stands in a card's file and changes what happens can be read on the card.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/avalon/content/content.h"
#include "games/avalon/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::avalon {
namespace {

/// What names a thing or draws it; the rest acts.
const std::set<std::string> kNamesOfThings = {"id", "word", "letter", "action_word", "trait_word"};

class AvalonPrinted : public testing::TestWithParam<const char*> {};

TEST_P(AvalonPrinted, EveryFieldThatActsCanBeRead) {
  const auto title = open();
  ASSERT_TRUE(title) << title.error();
  const auto fields = scene::look_at_fields(
      **title, {std::string("avalon/") + GetParam()}, load_content,
      [](const Content* loaded) { use(loaded); }, &content(), 2, kNamesOfThings);
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field << " can be read nowhere";
  EXPECT_GT(fields.read.size(), 0U);
}

INSTANTIATE_TEST_SUITE_P(SlowAvalon, AvalonPrinted,
                         testing::Values("combat_blue.toml", "diplomacy_grey.toml",
                                         "encounters_green.toml", "encounters_blue.toml",
                                         "heroes.toml", "items.toml", "random_events.toml",
                                         "skills.toml"),
                         [](const auto& file) {
                           std::string name = file.param;
                           return name.substr(0, name.find('.'));
                         });

}  // namespace
}  // namespace tavola::avalon
