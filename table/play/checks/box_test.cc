// The box of a game: counted by what the files say, named in events, proved by scenarios and games.
#include "play/checks/box.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "content/content.h"
#include "play/checks/box_check.h"
#include "play/open_title.h"

namespace tavola::play {
namespace {

constexpr const char* kDoors = R"(
[[door]]
id = "red"
copies = 2
[[door.lock]]
of = "iron"
[[door]]
id = "oak"
[[door.lock]]
of = "iron"
[[door.lock]]
of = "brass"
)";

std::string part(const std::string& rest) { return "[[part]]\nfile = \"doors.toml\"\n" + rest; }

/// The toy's box, if these were its files.
Box toy_box(const std::string& box, const char* doors = kDoors) {
  const content::StandIn file("toy/doors.toml", doors);
  const content::StandIn index("toy/parts.toml", box);
  return read_box(**open_title("toy"));
}

bool says(const Box& box, const std::string& words) {
  return std::ranges::any_of(box.problems,
                             [&](const std::string& one) { return one.contains(words); });
}

TEST(Box, CountsCopiesAndEntriesWithinEntries) {
  const Box box = toy_box(part("name = \"doors\"\nlist = \"door\"\npieces = 3\n") +
                          part("name = \"locks\"\nlist = \"door.lock\"\nby = \"of\"\npieces = 3"));
  EXPECT_TRUE(box.problems.empty()) << box.problems.front();
  ASSERT_EQ(box.parts.size(), 2U);
  EXPECT_EQ(box.parts[0].pieces, 3);
  EXPECT_EQ(box.parts[0].components.size(), 2U);
  EXPECT_EQ(box.parts[1].pieces, 3);
  EXPECT_TRUE(box.has("oak"));
  EXPECT_TRUE(box.has("oak/brass"));
  EXPECT_FALSE(box.has("red/brass"));
}

TEST(Box, CountsOnlyEntriesWithAField) {
  const Box box = toy_box(part("name = \"pairs\"\nlist = \"door\"\nwith = \"copies\"\npieces = 2"));
  EXPECT_TRUE(box.problems.empty()) << box.problems.front();
  EXPECT_TRUE(box.has("red"));
  EXPECT_FALSE(box.has("oak"));
}

TEST(Box, SaysWhatIsWrong) {
  EXPECT_TRUE(says(toy_box(part("name = \"doors\"\nlist = \"door\"\npieces = 4")),
                   "there are 3 doors, not 4"));
  EXPECT_TRUE(
      says(toy_box("[[part]]\nfile = \"windows.toml\""), "windows.toml: the file is missing"));
  EXPECT_TRUE(says(toy_box("part = 7"), "[[part]]"));
  EXPECT_TRUE(says(toy_box("[[part"), "toy/parts.toml:1"));
  const std::string doors = "name = \"doors\"\nlist = \"door\"\npieces = 3\n";
  EXPECT_TRUE(says(toy_box(part(doors + "at_work = [\"slammed.door\"]")), "slammed.door"));
  EXPECT_TRUE(says(toy_box(part(doors + "at_work = [\"opened.window\"]")), "no field \"window\""));
  EXPECT_TRUE(says(toy_box(part(doors) + part(doors)), "two things in the box are called \"red\""));
}

TEST(Box, AnEventNamesWhatIsAtWork) {
  const Box box =
      toy_box(part("name = \"doors\"\nlist = \"door\"\npieces = 3\nat_work = [\"opened.door\"]"));
  ASSERT_TRUE(box.problems.empty()) << box.problems.front();
  const Vocabulary& words = (*open_title("toy"))->game().vocabulary();
  const int opened = index_of(words.events, "opened");
  ASSERT_GE(opened, 0);
  const auto& fields = words.events[static_cast<std::size_t>(opened)].fields;
  const auto seen = [&](const char* door) {
    Event event;
    event.kind = static_cast<std::uint8_t>(opened);
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (fields[i].name == "door")
        event.args[i] = static_cast<std::int16_t>(words.value_of(fields[i].kind, door));
    std::vector<std::string> found;
    box.at_work(event,
                [&](int place) { found.push_back(box.ids[static_cast<std::size_t>(place)]); });
    return found;
  };
  EXPECT_EQ(seen("red"), std::vector<std::string>{"red"});
  EXPECT_EQ(seen("low"), std::vector<std::string>{}) << "a door that is not in the box";
}

Event the_oak_door_opens() {
  const Vocabulary& words = (*open_title("toy"))->game().vocabulary();
  Event event;
  event.kind = static_cast<std::uint8_t>(index_of(words.events, "opened"));
  const auto& fields = words.events[event.kind].fields;
  for (std::size_t i = 0; i < fields.size(); ++i)
    event.args[i] = static_cast<std::int16_t>(
        fields[i].name == "door" ? words.value_of(fields[i].kind, "oak") : 0);
  return event;
}

TEST(Box, AnEntryMayStandForAllOthers) {
  const Box box = toy_box(
      part("name = \"locks\"\nlist = \"door.lock\"\nby = \"of\"\notherwise = \"iron\"\npieces = 3\n"
           "at_work = [\"opened.door.find\"]"));
  ASSERT_TRUE(box.problems.empty()) << box.problems.front();
  Event event = the_oak_door_opens();
  std::string found;
  box.at_work(event, [&](int place) { found = box.ids[static_cast<std::size_t>(place)]; });
  EXPECT_EQ(found, "oak/iron") << "no lock is called after what was found";
}

TEST(Box, AnEventMayHaveToCiteARule) {
  const std::string doors =
      "name = \"doors\"\nlist = \"door\"\npieces = 3\nat_work = [\"opened.door ";
  EXPECT_TRUE(says(toy_box(part(doors + "TY-22\"]")), "opened.door TY-22"));
  const Box box = toy_box(part(doors + "TY-022\"]"));
  ASSERT_TRUE(box.problems.empty()) << box.problems.front();
  Event event = the_oak_door_opens();
  int seen = 0;
  for (const Citation rule : {cites("TY-022"), cites("TY-021"), Citation()}) {
    event.rule = rule;
    box.at_work(event, [&](int) { ++seen; });
  }
  EXPECT_EQ(seen, 1);
}

TEST(Box, EveryComponentIsShownOrAtWork) {
  const scene::Title& arkham = **open_title("arkham");
  const auto none = check_box(arkham, {"dynamite"}, {});
  ASSERT_TRUE(none);
  const auto unproved = [](const BoxReport& report, const std::string& what) {
    return std::ranges::find(report.unproved, what) != report.unproved.end();
  };
  EXPECT_FALSE(unproved(*none, "dynamite (Common Items)"));
  EXPECT_TRUE(unproved(*none, "axe (Common Items)"));
  BoxCheck few;
  few.games = 24;
  const auto played = check_box(arkham, {}, few);
  ASSERT_TRUE(played);
  EXPECT_LT(played->unproved.size(), none->unproved.size());
  const auto sheets = std::ranges::find_if(played->parts, [](const BoxReport::Part& part) {
    return part.box == "base" && part.name == "investigators";
  });
  ASSERT_NE(sheets, played->parts.end());
  EXPECT_GT(sheets->at_work, 8) << "three games at each number of seats";
  few.bots = {"oracle"};
  EXPECT_FALSE(check_box(arkham, {}, few));
}

}  // namespace
}  // namespace tavola::play
