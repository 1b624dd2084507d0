// A room drawn from above, with numbered discs and a scale, and the same told in sentences.
#include "scene/terminal/room_text.h"

#include <gtest/gtest.h>

#include <sstream>

#include "scene/terminal/drawer_for_tests.h"

namespace tavola::scene {
namespace {

Scene room() {
  Scene scene;
  Area board;
  board.id = "board";
  board.kind = AreaKind::kRegion;
  board.shape = {ShapeKind::kRect, 0, 500000, 260000, {}};
  board.layout.pos = Point{0, 0};
  scene.areas = {board};
  const auto add = [&](const char* id, PieceKind kind, std::int32_t x, std::int32_t y) {
    Piece piece;
    piece.id = id;
    piece.kind = kind;
    piece.at = {"board", {}, 0, Point{x, y}};
    piece.size = 12500;
    scene.pieces.push_back(piece);
  };
  add("stone", PieceKind::kObstacle, 0, 0);
  add("elf", PieceKind::kDisc, -200000, 0);
  add("orc", PieceKind::kDisc, 200000, -100000);
  return scene;
}

TEST(RoomText, OnlyDiscsHaveNumbers) {
  const Scene scene = room();
  const auto discs = discs_in_room(scene);
  ASSERT_EQ(discs.size(), 2U);
  EXPECT_EQ(discs[0]->id, "elf");
  EXPECT_EQ(discs[1]->id, "orc");
  EXPECT_EQ(room_of(Scene{}), nullptr);
  EXPECT_TRUE(discs_in_room(Scene{}).empty());
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(RoomText, DiscsStandWhereTheyLie) {
  Scene scene = room();
  scene.areas[0].name = Text::name("Cellar");
  for (Piece& piece : scene.pieces) piece.name = Text::name(piece.id);
  const std::vector<std::string> lines =
      lines_of(drawer({.width = 90, .ascii = true}).board(scene));
  ASSERT_GT(lines.size(), 20U);
  EXPECT_EQ(lines[0], "Cellar");
  const auto find = [&](const std::string& what) {
    for (std::size_t row = 0; row < lines.size(); ++row)
      if (const std::size_t at = lines[row].find(what); at != std::string::npos)
        return std::pair(row, at);
    return std::pair(std::string::npos, std::string::npos);
  };
  const auto [elf_row, elf_at] = find("1 )");
  const auto [orc_row, orc_at] = find("2 )");
  const auto [stone_row, stone_at] = find("#");
  EXPECT_LT(elf_at, stone_at);
  EXPECT_LT(stone_at, orc_at);
  EXPECT_LT(orc_row, elf_row) << "y grows downwards";
  EXPECT_LT(orc_row, stone_row);
  EXPECT_NE(lines.back().find("1 elf, 2 orc"), std::string::npos) << lines.back();
  EXPECT_NE(lines[lines.size() - 2].find("-200"), std::string::npos) << "the scale";
  for (const std::string& line : lines) EXPECT_LE(line.size(), 90U);
}

TEST(RoomText, IsToldWithPlacesInMillimetres) {
  Scene scene = room();
  for (Piece& piece : scene.pieces) piece.name = Text::name(piece.id);
  const std::string told = drawer({.width = 90, .plain = true}).board(scene);
  EXPECT_NE(told.find("2 orc (200, -100)"), std::string::npos) << told;
  EXPECT_NE(told.find("Stone (0, 0)"), std::string::npos) << told;
}

}  // namespace
}  // namespace tavola::scene
