// Whatever stands in a card's file and changes what happens can be read on the card. All files of
// cards are looked at; the story, which its players must not know before they meet it, is not in
// the gallery and has a test of its own.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/avalon/content/content.h"
#include "games/avalon/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::avalon {
namespace {

/// What names a thing or draws it; the rest acts.
const std::set<std::string> kNamesOfThings = {"id", "word", "letter", "action_word", "trait_word"};

std::vector<std::string> files() {
  std::vector<std::string> all;
  for (const std::string_view path : content::list("avalon/base/")) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    for (const char* cards :
         {"combat", "diplomacy", "encounters", "heroes", "items", "random_events", "skills"})
      if (name.starts_with(cards)) all.emplace_back(path);
  }
  return all;
}

class AvalonPrinted : public testing::TestWithParam<std::string> {};

TEST_P(AvalonPrinted, EveryFieldThatActsCanBeRead) {
  // One reading for all files.
  static const auto title = open();
  ASSERT_TRUE(title) << title.error();
  static const scene::Pages before(**title);
  const auto fields = scene::look_at_fields(
      before, {GetParam()}, load_content, [](const Content* loaded) { use(loaded); }, &content(), 2,
      kNamesOfThings);
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field << " can be read nowhere";
  EXPECT_FALSE(fields.read.empty());
}

INSTANTIATE_TEST_SUITE_P(SlowAvalon, AvalonPrinted, testing::ValuesIn(files()),
                         [](const auto& file) {
                           std::string name = file.param.substr(file.param.rfind('/') + 1);
                           name.resize(name.find('.'));
                           return name;
                         });

}  // namespace
}  // namespace tavola::avalon
