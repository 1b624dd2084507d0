// Whatever stands in a card's file and changes what happens is either an effect in the notation,
// which prints itself, or is printed beside it: a field that acts in secret is a card that lies.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/arkham/content/content.h"
#include "games/arkham/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::arkham {
namespace {

constexpr int kTries = 3;

/// What names a thing or draws it; the rest acts.
const std::set<std::string> kNames = {"id", "word", "occupation", "sign"};

class PrintedFields : public testing::TestWithParam<const char*> {};

TEST_P(PrintedFields, EveryFieldThatActsIsInTheNotationOrPrinted) {
  const auto title = open();
  ASSERT_TRUE(title) << title.error();
  const auto fields = scene::look_at_fields(**title, {std::string("arkham/base/") + GetParam()},
                                            load_content, use, &content(), kTries, kNames);
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field
                  << " can be changed and nobody can read it; write it in the notation or print "
                     "it in shown/cards.cc";
  EXPECT_GT(fields.read.size(), 0U);
}

INSTANTIATE_TEST_SUITE_P(Arkham, PrintedFields,
                         testing::Values("allies.toml", "ancient_ones.toml", "common_items.toml",
                                         "gate_encounters.toml", "investigators.toml",
                                         "location_encounters.toml", "monsters.toml", "mythos.toml",
                                         "skills.toml", "spells.toml", "uniques.toml"),
                         [](const auto& file) {
                           std::string name = file.param;
                           return name.substr(0, name.find('.'));
                         });

}  // namespace
}  // namespace tavola::arkham
