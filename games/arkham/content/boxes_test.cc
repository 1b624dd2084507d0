// The boxes of Arkham Horror as the loader reads them: which there are, what of the content belongs
// to which, what is refused, and what the hash of a table covers. tests/boxes has a box for it.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/changed_content_for_tests.h"
#include "content/content.h"
#include "games/arkham/content/content.h"

namespace tavola::arkham {
namespace {

constexpr const char* kLighthouse = "tests/boxes";
constexpr std::uint32_t kBase = 1;

/// The content as it is with the folder of the test box in front.
class WithBox {
 public:
  WithBox() { EXPECT_GT(content::use_folder(kLighthouse), 0U); }
  ~WithBox() { content::use_folder({}); }
  WithBox(const WithBox&) = delete;
  WithBox& operator=(const WithBox&) = delete;
};

Content loaded() {
  auto content = load_content();
  EXPECT_TRUE(content) << (content ? "" : content.error());
  return content ? *std::move(content) : Content();
}

/// The table of a setup with these options set to "yes".
std::uint32_t parts_with(const Content& c, std::initializer_list<const char*> boxes) {
  Setup setup;
  for (std::size_t i = 0; i < c.options.size(); ++i)
    if (std::ranges::find(boxes, c.options[i].id) != boxes.end()) setup.options[i] = 1;
  return c.parts_of(setup);
}

/// The number of a part of a box.
std::size_t part_named(const Content& c, std::string_view id) {
  return static_cast<std::size_t>(std::ranges::find(c.parts, id, &ContentPart::id) -
                                  c.parts.begin());
}

/// The hash of base tables with something else written in a file.
std::uint64_t base_hash_with(const std::string& file, const std::string& from,
                             const std::string& to) {
  const content::ChangedContent changed(file, from, to);
  return loaded().hash_of(kBase);
}

TEST(ArkhamBoxes, AddToTheBaseGameAndLeaveItsNumbersAlone) {
  const Content base = loaded();
  const WithBox box;
  const Content both = loaded();
  ASSERT_EQ(both.parts.size(), base.parts.size() + 3);
  const std::size_t box_part = part_named(both, "lighthouse");
  EXPECT_EQ(both.parts[box_part + 1].id, "lighthouse_investigators");
  const auto begins_alike = [](const auto& few, const auto& more) {
    for (std::size_t i = 0; i < few.size() && few[i].part == 0; ++i)
      EXPECT_EQ(few[i].id, more[i].id);
    return more.size() - few.size();
  };
  EXPECT_EQ(begins_alike(base.areas, both.areas), 3U);
  EXPECT_EQ(begins_alike(base.cards, both.cards), 1U);
  EXPECT_EQ(begins_alike(base.sheets, both.sheets), 1U);
  EXPECT_EQ(begins_alike(base.ancient_ones, both.ancient_ones), 1U);
  EXPECT_EQ(begins_alike(base.mythos, both.mythos), 1U);
  EXPECT_EQ(begins_alike(base.monsters, both.monsters), 0U);
  const auto named = [](const auto& things, std::string_view id) {
    return std::ranges::find_if(things, [id](const auto& thing) { return thing.id == id; });
  };
  EXPECT_EQ(named(both.sheets, "nora_wick")->part, box_part + 1);
  EXPECT_EQ(named(both.ancient_ones, "drowned_bell")->part, box_part + 2);
  EXPECT_TRUE(named(both.areas, "lighthouse")->aquatic);
  EXPECT_EQ(both.arkham, base.arkham);  // another town
  EXPECT_EQ(both.areas[both.area_named("harbour_streets")].white,
            both.area_named("cliffs_streets"));
}

TEST(ArkhamBoxes, ATableUsesABoxOrAPartOfIt) {
  const WithBox box;
  const Content c = loaded();
  const std::size_t first = part_named(c, "lighthouse");
  EXPECT_EQ(parts_with(c, {}), kBase);
  EXPECT_EQ(parts_with(c, {"lighthouse"}), kBase | 0b111U << first);
  EXPECT_EQ(parts_with(c, {"lighthouse_investigators"}), kBase | 0b010U << first);
  EXPECT_EQ(parts_with(c, {"lighthouse_investigators", "lighthouse_ancient_ones"}),
            kBase | 0b110U << first);
  const GameOption& ancient = c.options.front();
  EXPECT_EQ(ancient.values.size(), c.ancient_ones.size() + 1);
  EXPECT_EQ(ancient.needs.at("drowned_bell"),
            (std::vector<std::string>{"lighthouse", "lighthouse_ancient_ones"}));
}

TEST(ArkhamBoxes, TheHashOfATableCoversWhatItUses) {
  const std::uint64_t base = loaded().hash_of(kBase);
  // What changes play.
  EXPECT_NE(base, base_hash_with("arkham/base/monsters.toml", "toughness = 1", "toughness = 2"));
  EXPECT_NE(base, base_hash_with("arkham/base/board.toml", "white = \"downtown\"",
                                 "white = \"merchant_district\""));
  EXPECT_NE(base, base_hash_with("arkham/base/skills.toml", "copies = 2", "copies = 1"));
  // What does not.
  EXPECT_EQ(base, base_hash_with("arkham/base/monsters.toml", "bat-wing", "bat-mask"));
  EXPECT_EQ(base, base_hash_with("arkham/base/board.toml", "picture = \"graveyard\"",
                                 "picture = { ground = \"moor\" }"));
  EXPECT_EQ(base, base_hash_with("arkham/base/board.toml", "# The town", "# Here is the town"));
  EXPECT_EQ(base, base_hash_with("arkham/base/board.toml", "x = 186, y = 196", "x = 190, y = 196"));
  EXPECT_EQ(base, base_hash_with("arkham/messages.toml", "drawn at random", "drawn blindly"));
  {
    const content::StandIn line("arkham/base/stories.toml",
                                "[ancient_one.yig]\nen = \"A.\"\nit = \"B.\"\nes = \"C.\"\n");
    EXPECT_EQ(base, loaded().hash_of(kBase));
  }
  EXPECT_EQ(base, base_hash_with("arkham/grammar.toml", "en = \"Evade\"", "en = \"Evasion\""));

  const WithBox box;
  const Content with_box = loaded();
  EXPECT_EQ(base, with_box.hash_of(kBase));
  const std::uint64_t whole = with_box.hash_of(parts_with(with_box, {"lighthouse"}));
  const std::uint64_t part = with_box.hash_of(parts_with(with_box, {"lighthouse_ancient_ones"}));
  EXPECT_NE(base, whole);
  EXPECT_NE(base, part);
  EXPECT_NE(whole, part);
  const content::StandIn dearer("arkham/lighthouse/common_items.toml",
                                "[[common_item]]\nid = \"storm_lamp\"\nword = \"ci_storm_lamp\"\n"
                                "copies = 2\nprice = 5\neffect = \"luck +1\"\norigin = \"ours\"\n");
  const Content changed = loaded();
  EXPECT_EQ(base, changed.hash_of(kBase));
  EXPECT_EQ(part, changed.hash_of(parts_with(changed, {"lighthouse_ancient_ones"})));
  EXPECT_NE(whole, changed.hash_of(parts_with(changed, {"lighthouse"})));
}

TEST(ArkhamBoxes, WhatDoesNotFitIsRefused) {
  const auto error_with = [](const std::string& file, const std::string& text) {
    const WithBox box;
    const content::StandIn other("arkham/" + file, text);
    const auto content = load_content();
    return content ? std::string("nothing was refused") : content.error();
  };
  const auto says = [](const std::string& error, const std::string& sentence) {
    EXPECT_NE(error.find(sentence), std::string::npos) << error;
  };
  says(error_with("lighthouse/box.toml", "id = \"lamp\"\n"),
       "arkham/lighthouse/box.toml:1:6: a box is called as its folder, \"lighthouse\"");
  says(error_with("lighthouse/box.toml", "id = \"lighthouse\"\nneeds = [\"dunwitch\"]\n"),
       "needs \"dunwitch\", and there is no box of that name");
  says(error_with("lighthouse/box.toml",
                  "id = \"lighthouse\"\n[[part]]\nid = \"allies\"\nfiles = [\"allies.toml\"]\n"),
       "the box has no file \"allies.toml\"");
  const auto streets = [](const std::string& id, const std::string& town, const std::string& next) {
    return "[[neighborhood]]\nid = \"" + id + "\"\nword = \"nb_harbour\"\ntown = \"" + town +
           "\"\nstreet = \"street_harbour_streets\"\nnear = [\"" + next + "\"]\nwhite = \"" + next +
           "\"\nblack = \"" + next + "\"\n";
  };
  std::string board;
  {
    const WithBox box;
    board = *content::find("arkham/lighthouse/board.toml");
  }
  says(error_with("lighthouse/board.toml",
                  board + streets("dunes", "arkham", "moor") + streets("moor", "arkham", "dunes")),
       "the areas of Arkham come before those of other towns");
  says(error_with("lighthouse/investigator.toml", ""),
       "arkham/lighthouse/investigator.toml: the game reads no file of this name; did you mean "
       "\"investigators.toml\"?");
  says(error_with("harbour/box.toml", "id = \"harbour\"\nneeds = [\"harbour\"]\n"),
       "boxes need each other in a circle");
  says(error_with("base/box.toml",
                  "id = \"base\"\n[[part]]\nid = \"allies\"\nfiles = [\"allies.toml\"]\n"),
       "every table has the whole base game");
}

}  // namespace
}  // namespace tavola::arkham
