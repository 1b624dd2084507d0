// The board as boxes: areas are put on a grid by their places in the wide layout, with what lies on
// them inside and the roads between neighbours drawn. A board too wide for the screen becomes a
// list of places.
#pragma once

#include <vector>

#include "scene/ink.h"
#include "scene/scene.h"
#include "scene/scene_text.h"

namespace tavola::scene {

class BoardText {
 public:
  BoardText(const SceneText& text, const Scene& scene);

  std::vector<Runs> drawn() const;
  /// One sentence a place.
  std::vector<Runs> told() const;

 private:
  struct Box {
    const Area* area = nullptr;
    int row = 0;
    int column = 0;
  };

  void place_boxes();
  const Box* box_at(int row, int column) const;
  const Box* box_of(const std::string& id) const;
  bool on_one_line(const Box& a, const Box& b) const;
  /// How a road is drawn through a cell or through the gutter behind it; empty if there is none.
  std::string road_right(int row, int column, int length, bool cell) const;
  std::string road_down(int row, int column) const;
  std::vector<Runs> things_on(const Area& area, bool brief) const;
  Runs heading(const Area& area) const;
  bool empty(const Area& area) const;  // nothing lies there, and it cannot be chosen
  void tell(const Area& area, bool brief, std::vector<Runs>& lines) const;
  std::vector<Runs> content(const Area& area, int width) const;
  std::vector<Runs> box_lines(const Area& area, int width, int height) const;

  const SceneText& text_;
  const Scene& scene_;
  std::vector<Box> boxes_;
  int rows_ = 0;
  int columns_ = 0;
};

}  // namespace tavola::scene
