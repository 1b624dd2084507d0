// What boxes lay on the board is seen where it lies, and an encounter with the Whispers is staged.
#include "games/arkham/shown/laid.h"

#include <algorithm>
#include <string>
#include <vector>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/title.h"
#include "games/arkham/tables_for_tests/quiet_table_for_tests.h"
#include "games/arkham/tables_for_tests/town_for_tests.h"
#include "scene/say.h"
#include "scene/stage.h"

namespace tavola::arkham {
namespace {

const scene::Title& laid_title() {
  static const scene::OpenedTitle opened = open();
  EXPECT_TRUE(opened) << opened.error();
  return **opened;
}

std::vector<std::string> lies_in(const State& s, std::string_view place) {
  std::vector<std::string> said;
  for (const scene::Badge& badge : badges_of_what_lies_there(s, area(place))) {
    EXPECT_FALSE(badge.icon.empty());
    said.push_back(scene::say(laid_title(), words::Language::kEnglish, badge.says));
  }
  return said;
}

TEST(ArkhamLaid, WhatLiesInAPlaceIsSeenThereAndNowhereElse) {
  Quiet table(1);
  State& s = table.s();
  EXPECT_TRUE(lies_in(s, "uptown_streets").empty());
  s.pharaoh.whispers = area("uptown_streets");
  s.pharaoh.patrols.add(area("uptown_streets"));
  s.pharaoh.exhibits.add(area("downtown_streets"));
  s.yellow.laid[0] = {card("time_bomb"), area("woods"), 2};
  s.yellow.laid[1] = {card("time_bomb"), area("library"), 0};
  const auto uptown = lies_in(s, "uptown_streets");
  ASSERT_EQ(uptown.size(), 2U);
  EXPECT_TRUE(uptown[0].starts_with("The Ancient Whispers:")) << uptown[0];
  EXPECT_TRUE(uptown[1].starts_with("A patrol:")) << uptown[1];
  using Said = std::vector<std::string>;
  EXPECT_EQ(lies_in(s, "downtown_streets"), Said{"An Exhibit Item lies here face down"});
  EXPECT_EQ(lies_in(s, "woods"), Said{"Time Bomb: 2 tokens"});
  EXPECT_EQ(lies_in(s, "library"), Said{"Time Bomb"});
  EXPECT_TRUE(lies_in(s, "graveyard").empty());
  const scene::Scene scene = laid_title().scene(table.t, 0);
  const auto street = std::ranges::find(scene.areas, "uptown_streets", &scene::Area::id);
  ASSERT_NE(street, scene.areas.end());
  EXPECT_EQ(street->badges, badges_of_what_lies_there(s, area("uptown_streets")));
}

Event told(Tells kind, auto... args) {
  return {static_cast<std::uint8_t>(kind), {}, SeatSet::everybody(), arguments(args...)};
}

TEST(ArkhamLaid, AnEncounterWithTheWhispersIsStagedWithItsText) {
  const auto stage = laid_title().stage(told(Tells::kExhibitEncounter, 0, 0));
  ASSERT_TRUE(stage.has_value());
  EXPECT_EQ(stage->card, content().exhibit_cards[0].id);
  EXPECT_EQ(stage->lines.size(), 1U);
}

TEST(ArkhamLaid, ADieSaysForWhichTextItIsRolled) {
  const auto say = [](const Event& event) {
    return scene::say(laid_title(), words::Language::kEnglish,
                      scene::event_text(laid_title(), event), {"Nora"});
  };
  const auto number = [](const auto& list, std::string_view id) {
    return static_cast<int>(
        std::ranges::find_if(list, [&](const auto& one) { return one.id == id; }) - list.begin());
  };
  const int mythos = number(content().mythos, "good_work_undone");
  const int monster = number(content().monsters, "chthonian");
  EXPECT_EQ(say(told(Tells::kRolls, 0, 5, kNothing)), "Nora rolls 5.");
  EXPECT_EQ(say(told(Tells::kRolls, 0, 5, kNothing, mythos)),
            "Nora rolls 5 for “Good Work Undone”.");
  EXPECT_EQ(say(told(Tells::kRolls, 0, 5, kNothing, kNothing, monster)),
            "Nora rolls 5 for the Chthonian.");
}

}  // namespace
}  // namespace tavola::arkham
