// Content that needs more room than limits.h gives is refused where it is read, with its place and
// the limit: no table that has begun ever meets it.
#include <gtest/gtest.h>

#include <string>

#include "content/changed_content_for_tests.h"
#include "games/arkham/content/content.h"
#include "games/arkham/limits.h"

namespace tavola::arkham {
namespace {

/// The first thing of a kind in a file, so many times more, each with an id of its own.
std::string many_more(const std::string& file, const std::string& header, int times,
                      const std::string& from = "", const std::string& to = "") {
  content::use_folder({});
  const std::string text(*content::find("arkham/base/" + file));
  const std::size_t begins = text.find(header);
  EXPECT_NE(begins, std::string::npos) << header;
  std::string one = text.substr(begins, text.find("\n" + header, begins) - begins) + "\n";
  for (const char* drawn : {"\nwide = ", "\ntall = "})  // two things are not drawn at one place
    if (const std::size_t at = one.find(drawn); at != std::string::npos)
      one.erase(at, one.find('\n', at + 1) - at);
  if (!from.empty()) {
    const std::size_t at = one.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    one.replace(at, from.size(), to);
  }
  std::string all;
  for (int i = 0; i < times; ++i) {
    std::string another = one;
    const std::size_t id = another.find("\nid = \"");
    if (id != std::string::npos) another.insert(id + 7, "copy_" + std::to_string(i) + "_of_");
    all += another + "\n";
  }
  return all + header;
}

void expect_no_room(const std::string& file, const std::string& header, const std::string& more,
                    const std::string& because) {
  const content::ChangedContent changed("arkham/base/" + file, header, more);
  const auto loaded = load_content();
  const std::string error = loaded ? "nothing was refused" : loaded.error();
  EXPECT_EQ(error.rfind("arkham/base/" + file + ":", 0), 0U) << error;
  EXPECT_NE(error.find("there is room for " + because), std::string::npos)
      << "asked for: " << because << "\ngot: " << error;
}

void expect_no_room_for(const std::string& file, const std::string& header, int times,
                        const std::string& because) {
  expect_no_room(file, header, many_more(file, header, times), because);
}

TEST(ArkhamLimits, CopiesOfCardsFitTheirDecks) {
  const auto full = [](const char* file, const char* header, const char* copies, int times,
                       const std::string& because) {
    expect_no_room(file, header, many_more(file, header, times, copies, "copies = 9"), because);
  };
  full("common_items.toml", "[[common_item]]", "copies = 2", 10,
       "128 Common Items, and with this one there are 13");
  full("uniques.toml", "[[unique_item]]", "copies = 1", 10, "128 Unique Items");
  full("spells.toml", "[[spell]]", "copies = 2", 12, "128 Spells");
  full("skills.toml", "[[skill]]", "copies = 2", 4, "48 Skills");
  expect_no_room_for("allies.toml", "[[ally]]", 40, "48 Allies");
}

TEST(ArkhamLimits, MonstersAndGatesFitTheCupAndTheStack) {
  expect_no_room("monsters.toml", "[[monster]]",
                 many_more("monsters.toml", "[[monster]]", 8, "copies = 3", "copies = 20"),
                 "128 monster markers");
  expect_no_room("monsters.toml", "[[monster]]",
                 many_more("monsters.toml", "[[monster]]", 128, "copies = 3", "copies = 1"),
                 "128 ");
  expect_no_room("board.toml", "[[gate]]",
                 many_more("board.toml", "[[gate]]", 6, "copies = 2", "copies = 4"),
                 "32 gate markers");
  expect_no_room_for("board.toml", "[[gate]]", 16, "16 kinds of gates");
}

TEST(ArkhamLimits, TheBoardFitsItsSets) {
  expect_no_room_for("board.toml", "[[location]]", 120, "128 streets and locations");
  expect_no_room_for("board.toml", "[[neighborhood]]", 24, "24 neighborhoods");
  expect_no_room_for("board.toml", "[[other_world]]", 16, "16 Other Worlds");
}

TEST(ArkhamLimits, SheetsAndCardsThatAreThereOnce) {
  expect_no_room_for("investigators.toml", "[[investigator]]", 40, "48 investigators");
  expect_no_room_for("ancient_ones.toml", "[[ancient_one]]", 32, "32 Ancient Ones");
  expect_no_room_for("mythos.toml", "[[mythos]]", 150, "192 Mythos cards");
  expect_no_room_for("gate_encounters.toml", "[[gate_card]]", 150, "192 gate cards");
  expect_no_room_for("location_encounters.toml", "[[location_card]]", 32,
                     "32 location cards of one neighborhood");
}

}  // namespace
}  // namespace tavola::arkham
