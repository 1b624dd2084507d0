// Whatever stands in a file of a box and changes what happens is either an effect in the notation,
// which prints itself, or is printed beside it: a field that acts in secret is a card that lies.
// All files of all boxes are looked at, so that a new box need not be named here.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/arkham/content/content.h"
#include "games/arkham/shown/title.h"
#include "scene/printed_fields_for_tests.h"

namespace tavola::arkham {
namespace {

constexpr int kTries = 3;

constexpr scene::UnreadField kUnread[] = {
    {"id", "names a thing in files and saved tables"},
    {"word", "names the entry of the dictionary that a thing is called by"},
    {"occupation", "names a word"},
    {"sign", "names the drawing of a thing"},
    {"art", "names the drawing of a town"},
    {"size", "is drawn"},
    {"more", "names what there are further copies of"},
    {"edition", "is the printing in which a card is so"},
    {"rules", "are the lines of the ledger that the log cites, and change nothing"},
    {"offer.rule", "is the line of the ledger that the log cites, and changes nothing"},
};

/// The files with things in them, which stand in the folders of boxes. The others are grammars,
/// sentences and stories; `box.toml` says which files belong to a part of a box, and how many
/// pieces `tavola check` should find in them.
std::vector<std::string> files() {
  std::vector<std::string> all;
  for (const std::string_view path : content::list("arkham/")) {
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const auto is = [&](std::string_view what) { return name.starts_with(what); };
    const bool in_box = path.find('/') != path.rfind('/');
    if (in_box && name.ends_with(".toml") && !is("grammar") && !is("messages") && !is("stories") &&
        !is("box"))
      all.emplace_back(path);
  }
  return all;
}

class PrintedFields : public testing::TestWithParam<std::string> {};

TEST_P(PrintedFields, EveryFieldThatActsIsInTheNotationOrPrinted) {
  // One reading for all files.
  static const auto title = open();
  ASSERT_TRUE(title) << title.error();
  static const scene::Pages before(**title);
  const auto fields = scene::look_at_fields(
      before, {GetParam()}, load_content, [](const Content* loaded) { use(loaded); }, &content(),
      kTries, scene::names_of(kUnread));
  for (const std::string& field : fields.unread)
    ADD_FAILURE() << GetParam() << ": " << field
                  << " can be changed and nobody can read it; write it in the notation or print "
                     "it in shown/cards.cc";
  EXPECT_EQ(fields.read.empty(), fields.changed == 0);
}

INSTANTIATE_TEST_SUITE_P(SlowArkham, PrintedFields, testing::ValuesIn(files()),
                         [](const auto& file) {
                           std::string name = file.param.substr(file.param.find('/') + 1);
                           name.resize(name.find('.'));
                           std::ranges::replace(name, '/', '_');
                           return name;
                         });

}  // namespace
}  // namespace tavola::arkham
