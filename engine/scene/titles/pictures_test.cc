// Pictures are read beside the things they show, found by what stands for these, and change nothing
// of what a table is.
#include "scene/titles/pictures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "content/content.h"
#include "scene/json/picture_json.h"

namespace tavola::scene {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// "picture" lines in a file of the toy game.
struct Drawn {
  explicit Drawn(std::string text) : file("toy/rooms.toml", std::move(text)) {}
  content::StandIn file;
  std::expected<Pictures, std::string> read = Pictures::read("toy");
};

TEST(Pictures, StandBesideTheThingThatTheyShow) {
  const Drawn drawn(
      "[[room]]\nid = \"cellar\"\npicture = \"deep_cellar\"\n\n"
      "[[room]]\nid = \"moor\"\n"
      "picture = { ground = \"moor\", light = \"moon left\", things = [\"castle\", \"hooded\"] }\n"
      "[[room]]\nid = \"plain\"\n");
  ASSERT_TRUE(drawn.read) << drawn.read.error();
  EXPECT_EQ(drawn.read->size(), 2u);
  ASSERT_NE(drawn.read->find("cellar"), nullptr);
  EXPECT_EQ(drawn.read->find("cellar")->plate, "deep_cellar");
  ASSERT_NE(drawn.read->find("moor"), nullptr);
  EXPECT_THAT(drawn.read->find("moor")->things, ElementsAre("castle", "hooded"));
  EXPECT_EQ(drawn.read->find("plain"), nullptr);
}

TEST(Pictures, AreFoundByWhatStandsForAThing) {
  const Drawn drawn("id = \"great_hall\"\npicture = \"hall\"\n");
  ASSERT_TRUE(drawn.read) << drawn.read.error();
  for (const char* id : {"great_hall", "marker_great_hall", "great_hall_2", "card_great_hall_12"})
    EXPECT_NE(drawn.read->find(id), nullptr) << id;
  for (const char* id : {"hall", "great", "great_hall_b", "", "_", "small_hall"})
    EXPECT_EQ(drawn.read->find(id), nullptr) << id;
}

TEST(Pictures, AreWrittenAsPlateOrWordsAndInAnotherMood) {
  EXPECT_EQ(picture_json({.plate = "hall"}), "\"hall\"");
  EXPECT_EQ(picture_json({.ground = "moor", .things = {"castle"}}),
            R"({"ground":"moor","things":["castle"]})");
  std::string dark;
  JsonPen pen(dark);
  write_picture(pen, Picture{.plate = "hall"}, "wyrd");
  EXPECT_EQ(dark, R"({"plate":"hall","mood":"wyrd"})");
}

TEST(Pictures, WhatIsNoneIsRefusedWithItsLine) {
  const auto error_of = [](const std::string& text) {
    const Drawn drawn(text);
    return drawn.read ? std::string("none") : drawn.read.error();
  };
  EXPECT_THAT(error_of("id = \"a\"\npicture = 3\n"),
              HasSubstr("toy/rooms.toml:2:1: \"picture\" is"));
  EXPECT_THAT(error_of("id = \"a\"\npicture = { sky = \"red\" }\n"),
              HasSubstr("\"sky\" says nothing"));
  EXPECT_THAT(error_of("id = \"a\"\npicture = {\n"), HasSubstr("stands in one line"));
  EXPECT_THAT(error_of("picture = \"b\"\n"), HasSubstr("write \"id\" before"));
  EXPECT_EQ(error_of("pictures = 3\n"), "none");
}

TEST(Pictures, WordsAndPlatesThatThereAreNotAreNamed) {
  const content::StandIn plates("toy/art/plates.txt",
                                "deep_cellar #354 rooms\nattic #112 box/rooms\n");
  const Drawn drawn(
      "id = \"a\"\npicture = \"deep_celar\"\n[[room]]\nid = \"b\"\n"
      "picture = { ground = \"more\", things = [\"castle\", \"dragon\"] }\n");
  ASSERT_TRUE(drawn.read) << drawn.read.error();
  const std::vector<std::string> problems = drawn.read->problems("toy");
  ASSERT_EQ(problems.size(), 3u);
  EXPECT_THAT(problems[0], HasSubstr("toy/rooms.toml:2: no plate is called \"deep_celar\"; did you "
                                     "mean \"deep_cellar\"?"));
  EXPECT_THAT(problems[1], HasSubstr("no ground is called \"more\"; did you mean \"moor\"?"));
  EXPECT_THAT(problems[1], HasSubstr("There are: moor, hills, water"));
  EXPECT_THAT(problems[2], HasSubstr("no thing is called \"dragon\""));
}

}  // namespace
}  // namespace tavola::scene
