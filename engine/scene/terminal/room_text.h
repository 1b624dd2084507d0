// A room seen from above: a board on which things lie at true positions, such as discs that are
// flicked. Discs are drawn round and carry numbers, so that a person can aim at one by its number;
// a scale along the edges tells millimetres.
#pragma once

#include <vector>

#include "scene/scene.h"
#include "scene/terminal/ink.h"
#include "scene/terminal/scene_text.h"

namespace tavola::scene {

/// The area on which pieces lie at positions; null if this is no such board.
const Area* room_of(const Scene& scene);
/// The discs that lie in the room, in the order of their numbers: the first is number 1.
std::vector<const Piece*> discs_in_room(const Scene& scene);

class RoomText {
 public:
  RoomText(const SceneText& text, const Scene& scene, const Area& room);

  std::vector<Runs> drawn() const;
  /// One sentence a disc, with its place.
  std::vector<Runs> told() const;

 private:
  struct Cell {
    std::string text = " ";
    Hue hue = Hue::kLine;
    Weight weight = Weight::kPlain;
  };
  using Plan = std::vector<std::vector<Cell>>;

  int column_of(std::int32_t x) const;
  int row_of(std::int32_t y) const;
  void draw_zones(Plan& plan) const;
  void draw_disc(Plan& plan, const Piece& piece, const std::string& label) const;
  void take_size();
  std::vector<Runs> legend(int width) const;  // the discs by their numbers
  Runs scale() const;
  std::vector<Runs> waiting(int width) const;
  Hue hue_of_piece(const Piece& piece) const;

  const SceneText& text_;
  const Scene& scene_;
  const Area& room_;
  std::vector<const Piece*> discs_;
  bool legend_beside_ = false;
  int columns_ = 0;
  int rows_ = 0;
};

}  // namespace tavola::scene
