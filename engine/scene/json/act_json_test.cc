// What moves, as JSON: every kind of act with the fields that belong to it and no others.
#include "scene/json/act_json.h"

#include "core/json.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {
namespace {

Json written(const Act& act) {
  std::string text;
  JsonPen pen(text);
  write_act(pen, voice_for_tests(), act);
  return Json::parse(text);
}

TEST(ActJson, ARollSaysWhatEachDieCountsForAndWhereItCameFrom) {
  Act act{.kind = ActKind::kRoll, .need = 2, .text = Text::name("Fight")};
  act.dice = {{.face = 3, .hits = 0}, {.face = 6, .hits = 1, .from = DieFrom::kBought}};
  EXPECT_EQ(
      written(act),
      Json::parse(
          R"({"do":"roll","dice":[{"face":3,"hits":0},{"face":6,"hits":1,"from":"bought"}],"need":2,"text":"Fight"})"));
  EXPECT_EQ(
      written(
          {.kind = ActKind::kRoll,
           .dice = {{.face = 1, .hits = {}, .icon = "ghost", .name = Text::name("the Ghost")}}}),
      Json::parse(R"({"do":"roll","dice":[{"face":1,"icon":"ghost","name":"the Ghost"}]})"));
}

TEST(ActJson, AMoveNamesItsWayAndAStepItsSpace) {
  EXPECT_EQ(written({.of = "nora", .via = {"inn", "church"}}),
            Json({{"do", "move"}, {"of", "nora"}, {"via", {"inn", "church"}}}));
  EXPECT_EQ(written({.kind = ActKind::kStep, .of = "doom", .to = 0}),
            Json({{"do", "step"}, {"of", "doom"}, {"to", 0}}));
}

TEST(ActJson, WhatFliesSaysWhereFromAndWhereTo) {
  Act act = Act::fly("card", "seat:1/clues", "magnifying-glass", Text::name("Clue"), Tone::kKnow);
  act.count = 2;
  EXPECT_EQ(written(act), Json::parse(R"({"do":"fly","from":"card","to":"seat:1/clues",
      "icon":"magnifying-glass","name":"Clue","tone":"know","n":2})"));
  EXPECT_EQ(written(Act::phase("mythos")), Json::parse(R"({"do":"phase","to":"mythos"})"));
  EXPECT_EQ(
      written(Act::transit("nora", "woods", "abyss_1", TransitWay::kTaken)),
      Json::parse(R"({"do":"transit","of":"nora","from":"woods","to":"abyss_1","way":"taken"})"));
  EXPECT_EQ(written({.kind = ActKind::kDim, .of = "inn"}),
            Json::parse(R"({"do":"dim","of":"inn"})"));
}

TEST(ActJson, AMotionHasEveryLegAndEveryTouch) {
  Act act{.kind = ActKind::kMotion};
  act.motion.slows = 2'452'500;
  act.motion.lasts = 400'000;
  act.motion.courses.push_back({"elf", {{0, 10, -20, 900'000, 0}, {100, 90, -20, 0, 5}}, 350'000});
  act.motion.courses.push_back({"orc", {{100, 40, 0, 1, 2}}, {}});
  act.motion.touches.push_back({.t = 100,
                                .x = 65,
                                .y = -10,
                                .speed = 800'000,
                                .a = "elf",
                                .b = "orc",
                                .tone = Tone::kHarm,
                                .says = Text::name("A hit."),
                                .rule = cites("TY-011")});
  const Json json = written(act);
  EXPECT_EQ(json["do"], "motion");
  EXPECT_EQ(json["slows"], 2'452'500);
  EXPECT_EQ(json["courses"][0]["legs"],
            Json::array({{0, 10, -20, 900'000, 0}, {100, 90, -20, 0, 5}}));
  EXPECT_EQ(json["courses"][0]["left"], 350'000);
  EXPECT_FALSE(json["courses"][1].contains("left"));
  EXPECT_EQ(json["touches"][0]["tone"], "harm");
  EXPECT_EQ(json["touches"][0]["says"], "A hit.");
  EXPECT_EQ(json["touches"][0]["rule"], "TY-011");
}

TEST(ActJson, ATouchWithoutMeaningSaysNothing) {
  Act act{.kind = ActKind::kMotion};
  act.motion.touches.push_back({.t = 1, .a = "a", .b = "b"});
  const Json touch = written(act)["touches"][0];
  EXPECT_FALSE(touch.contains("tone"));
  EXPECT_FALSE(touch.contains("says"));
  EXPECT_FALSE(touch.contains("rule"));
}

}  // namespace
}  // namespace tavola::scene
