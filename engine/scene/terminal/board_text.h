// The board as boxes: areas are put on a grid by their places in the wide layout, with what lies on
// them inside and the roads between neighbours drawn. A board too wide or too high for the screen
// becomes a list of places, each with those that a road joins to it, or with all roads below it;
// and where even that is too high, what lies in many places is told once, with the places; at last
// the place where one is comes first with its roads, all others run on in one text, and the roads
// of all stand below if there is room for them.
#pragma once

#include <vector>

#include "scene/scene.h"
#include "scene/terminal/ink.h"
#include "scene/terminal/scene_text.h"

namespace tavola::scene {

class BoardText {
 public:
  BoardText(const SceneText& text, const Scene& scene);

  /// In the form of the screen.
  std::vector<Runs> drawn() const;
  /// The form of the screen, or the best one that fits there.
  BoardForm form() const;
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
  enum class Stretch : std::uint8_t { kThroughCell, kThroughGutter };
  std::string road_right(int row, int column, int length, Stretch stretch) const;
  std::string road_down(int row, int column) const;
  /// How much of a place is told: everything in full, with short names, or with short names and
  /// without what can be looked up: numbers of pieces, where gates may open, and the inner places
  /// on which nothing lies; or gathered, without clues and without what a place is always good for;
  /// or run together, which tells the same of each place, those nearby first.
  enum class Telling { kFull, kBrief, kShort, kGathered, kRunTogether };
  std::vector<Runs> things_on(const Area& area, Telling telling) const;
  Runs heading(const Area& area) const;
  /// Nobody has seen yet what it is; the roads that lead there tell of it.
  static bool is_unknown(const Area& area);
  bool empty(const Area& area) const;          // nothing lies there, and it cannot be chosen
  bool nearby(const Area& area) const;         // one is there, or may choose it
  std::string called(const Area& area) const;  // by its key, or by its name
  bool joins(const Link& link, const Area& from) const;
  std::string joined(const Area& area) const;  // where roads lead from it
  /// All roads as a few trails, each from place to place: "0 ─ 1 ─ 2 ─ 0; 1 ─ 3".
  std::string trails() const;
  /// A place with what lies there; nothing where the roads name it.
  Runs sentence(const Area& area, Telling telling) const;
  void tell(const Area& area, Telling telling, std::vector<Runs>& lines) const;
  /// The places nearby with their roads, then the others and the clues in one text.
  std::vector<Runs> run_together() const;
  /// A clue that is not to be chosen is told with all others like it: "clue: Woods, Graveyard ×2".
  bool is_gathered(const Piece& piece) const;
  std::string gathered() const;
  std::vector<Runs> boxed(int width) const;
  std::vector<Runs> listed(Telling telling) const;
  std::vector<Runs> drawn_as(BoardForm form) const;
  int box_width() const;
  bool too_high(const std::vector<Runs>& lines) const;
  std::vector<Runs> content(const Area& area, int width) const;
  std::vector<Runs> box_lines(const Area& area, int width, int height) const;

  const SceneText& text_;
  const Scene& scene_;
  std::vector<Box> boxes_;
  int rows_ = 0;
  int columns_ = 0;
};

}  // namespace tavola::scene
