// `tavola flick`: what it reads, what it prints, and what it says about files that are wrong.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "app/commands/flick_drawing.h"
#include "physics/path.h"
#include "play/flick_file.h"

namespace tavola::app {
namespace {

const std::string kRoom = R"({
  "bodies": [{"id": 4, "x": -100, "y": 0, "radius": 12.5},
             {"id": 2, "x": 0, "y": 3.25, "radius": 12.5, "fixed": false},
             {"id": 9, "x": 120, "y": 0, "radius": 16, "fixed": true}],
  "shot": 4, "dx": 1, "dy": 0, "speed": 1500})";

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = kRoom;
  const std::size_t place = text.find(from);
  EXPECT_NE(place, std::string::npos) << from;
  return text.replace(place, from.size(), to);
}

TEST(FlickCommand, ReadsBodiesBoardAndFlick) {  // CT-417
  const auto file = play::read_flick(kRoom);
  ASSERT_TRUE(file.has_value()) << file.error();
  ASSERT_EQ(file->bodies.size(), 3U);
  EXPECT_EQ(file->bodies[1], (physics::Body{2, 0, 3.25, 12.5, 156.25, false}));
  EXPECT_TRUE(file->bodies[2].fixed);
  EXPECT_EQ(file->flick, (physics::Flick{4, 1, 0, 1500}));
  EXPECT_EQ(file->board, (physics::Rectangle{-250, -130, 250, 130}));
  const auto other = play::read_flick(replaced(
      "\"shot\"", R"("board": {"left": 0, "bottom": -1, "right": 5.5, "top": 2}, "shot")"));
  ASSERT_TRUE(other.has_value()) << other.error();
  EXPECT_EQ(other->board, (physics::Rectangle{0, -1, 5.5, 2}));
}

TEST(FlickCommand, PrintsContactsLeftAndRestWithEveryDigit) {  // CT-448, CT-459
  const auto file = play::read_flick(kRoom);
  physics::Simulation simulation;
  const auto done = simulation.flick(file->board, file->bodies, file->flick);
  ASSERT_TRUE(done.has_value());
  const auto json = nlohmann::json::parse(play::write_outcome(**done, *file));
  ASSERT_EQ(json["contacts"].size(), (*done)->contacts.size());
  ASSERT_FALSE(json["contacts"].empty());
  const physics::Contact& contact = (*done)->contacts[0];
  EXPECT_EQ(json["contacts"][0]["time"].get<double>(), contact.time);
  EXPECT_EQ(json["contacts"][0]["a"], 2);
  EXPECT_EQ(json["contacts"][0]["b"], 4);
  EXPECT_EQ(json["contacts"][0]["b_x"].get<double>(), contact.bx);
  EXPECT_EQ(json["contacts"][0]["approach"].get<double>(), contact.approach);
  EXPECT_EQ(json["left"].size() + json["rest"].size(), 3U);
  for (std::size_t i = 0; i < (*done)->rest.size(); ++i)
    EXPECT_EQ(json["rest"][i]["y"].get<double>(), (*done)->rest[i].y);
}

TEST(FlickCommand, BodiesMayHaveNames) {
  const std::string room = R"({"bodies": [{"id": "orc", "x": 50, "y": 3.25, "radius": 12.5},
      {"id": "elf", "x": -100, "y": 0, "radius": 12.5}],
      "shot": "elf", "dx": 1, "dy": 0, "speed": 1500})";
  const auto file = play::read_flick(room);
  ASSERT_TRUE(file.has_value()) << file.error();
  EXPECT_EQ(file->flick.shot, 1) << "elf comes before orc";
  physics::Simulation simulation;
  const auto done = simulation.flick(file->board, file->bodies, file->flick);
  ASSERT_TRUE(done.has_value());
  const auto json = nlohmann::json::parse(play::write_outcome(**done, *file));
  EXPECT_EQ(json["contacts"][0]["a"], "elf");
  EXPECT_EQ(json["contacts"][0]["b"], "orc");
  const auto refused = [&](const std::string& from, const std::string& to) {
    std::string text = room;
    const auto wrong = play::read_flick(text.replace(text.rfind(from), from.size(), to));
    if (!wrong) return wrong.error();
    const auto tried = simulation.flick(wrong->board, wrong->bodies, wrong->flick);
    return tried ? std::string() : physics::sentence(tried.error(), wrong->names);
  };
  EXPECT_EQ(refused("\"elf\"", "\"troll\""), "The file: no body is called \"troll\".");
  EXPECT_EQ(refused("\"elf\"", "1"),
            "The file needs a name \"shot\", because other bodies have names.");
  EXPECT_EQ(refused("\"x\": -100", "\"x\": 51"), "Bodies \"elf\" and \"orc\" overlap.");
}

TEST(FlickCommand, WrongFilesAreRefusedWithTheReason) {  // CT-419
  const auto refusal = [](const std::string& text) {
    const auto file = play::read_flick(text);
    if (!file) return file.error();
    physics::Simulation simulation;
    const auto done = simulation.flick(file->board, file->bodies, file->flick);
    return done ? std::string() : physics::sentence(done.error());
  };
  EXPECT_EQ(refusal(kRoom), "");
  const std::pair<std::string, std::string> wrong[] = {
      {"", "JSON"},
      {kRoom.substr(0, 60), "ends in the middle"},
      {"[]", "must be an object"},
      {replaced("\"bodies\"", "\"bodys\""), "\"bodys\""},
      {replaced("\"radius\": 16", "\"radius\": \"16\""), "bodies[2] needs a number \"radius\""},
      {replaced("\"radius\": 16", "\"radius\": 0"), "radius of body 9"},
      {replaced("\"radius\": 16", "\"radius\": 1e400"), ""},
      {replaced("\"fixed\": true", "\"fixed\": 1"), "true or false"},
      {replaced("\"id\": 4", "\"id\": 4.5"), "whole number or a name \"id\""},
      {replaced("\"id\": 4", "\"id\": 9"), "Two bodies have the id 9"},
      {replaced("\"x\": -100", "\"x\": -10"), "Bodies 2 and 4 overlap"},
      {replaced("\"x\": -100", "\"x\": -260"), "off the board"},
      {replaced("\"shot\": 4", "\"shot\": 5"), "No body has the id 5"},
      {replaced("\"shot\": 4", "\"shot\": 9"), "fixed"},
      {replaced("\"dx\": 1", "\"dx\": 0"), "direction"},
      {replaced("\"dx\": 1", "\"dx\": 40000"), "direction"},
      {replaced("\"speed\": 1500", "\"speed\": 3501"), "speed"},
      {replaced("\"speed\": 1500", "\"speed\": 1.5"), "whole number \"speed\""},
  };
  for (const auto& [text, reason] : wrong) {
    EXPECT_NE(refusal(text), "") << text;
    EXPECT_TRUE(refusal(text).contains(reason)) << refusal(text);
  }
}

TEST(FlickCommand, DrawsEveryDiscAndContact) {
  const auto file = play::read_flick(kRoom);
  physics::Simulation simulation;
  physics::Path path;
  const auto done = simulation.flick(file->board, file->bodies, file->flick, &path);
  const std::string svg = draw_flick(*file, **done, path);
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_TRUE(svg.contains("<title>2 and 4 at "));
  std::size_t lines = 0;
  for (std::size_t at = 0; (at = svg.find("<line ", at)) != std::string::npos; ++at) ++lines;
  EXPECT_EQ(lines, path.thinned().stretches.size());
  EXPECT_GE(lines, 3U);
}

}  // namespace
}  // namespace tavola::app
