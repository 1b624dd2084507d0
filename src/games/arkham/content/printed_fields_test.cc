// Whatever stands in a card's file and changes what happens is either an effect in the notation,
// which prints itself, or is printed beside it: a field that acts in secret is a card that lies.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/arkham/content/content.h"
#include "games/arkham/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::arkham {
namespace {

constexpr int kTries = 3;

/// What names a thing or draws it; the rest acts. `more` names what there are further copies of,
/// `edition` the printing in which a card is so, `rules` the lines of the ledger that it follows.
const std::set<std::string> kNames = {"id",   "word",    "occupation", "sign",
                                      "more", "edition", "rules"};

class PrintedFields : public testing::TestWithParam<const char*> {};

TEST_P(PrintedFields, EveryFieldThatActsIsInTheNotationOrPrinted) {
  const auto title = open();
  ASSERT_TRUE(title) << title.error();
  const auto fields = scene::look_at_fields(
      **title, {"arkham/" + std::string(GetParam()) + ".toml"}, load_content,
      [](const Content* loaded) { use(loaded); }, &content(), kTries, kNames);
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field
                  << " can be changed and nobody can read it; write it in the notation or print "
                     "it in shown/cards.cc";
  EXPECT_GT(fields.read.size(), 0U);
}

INSTANTIATE_TEST_SUITE_P(
    SlowArkham, PrintedFields,
    testing::Values("base/allies", "base/ancient_ones", "base/common_items", "base/gate_encounters",
                    "base/investigators", "base/location_encounters", "base/monsters",
                    "base/mythos", "base/skills", "base/spells", "base/uniques",
                    // What boxes have that the base game has not, or has with other fields.
                    "dunwich/ancient_ones", "dunwich/conditions", "dunwich/horror_cards",
                    "dunwich/injuries", "dunwich/missions", "dunwich/monsters", "dunwich/mythos",
                    "dunwich/special", "dunwich/tasks", "kingsport/ancient_ones",
                    "kingsport/common_items", "kingsport/epic_battle", "kingsport/guardians",
                    "kingsport/heralds", "kingsport/investigators", "kingsport/monsters",
                    "kingsport/mythos", "kingsport/plots", "pharaoh/exhibits", "pharaoh/monsters",
                    "pharaoh/mythos", "pharaoh/spells"),
    [](const auto& file) {
      std::string name = file.param;
      std::ranges::replace(name, '/', '_');
      return name;
    });

}  // namespace
}  // namespace tavola::arkham
