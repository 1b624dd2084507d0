// What moves where if a symbol comes up: for each dimension with monsters on the board the ways
// that they would go, along white and along black arrows.
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/phases/monster_movement.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::LinkArrow;
using scene::Text;

namespace {

/// The street from which a course leads into a vortex.
Area last_street(const State& s, int slot, const Course& course) {
  return course.length > 1 ? course.way[0] : s.monsters[slot].place;
}

/// One drift a way; where it does not depend on the arrows, they say nothing about it.
std::vector<scene::Drift> drifts_of(const State& s, int slot, bool white) {
  const Course course = course_of(s, slot, white);
  scene::Drift drift;
  drift.of = monster_id(slot);
  for (const Place step : course.steps())
    drift.via.push_back(step == kVortex ? vortex_id(last_street(s, slot, course)) : place_id(step));
  if (course.text != kNoSource) drift.says = Text::printed(std::to_string(course.text) + ":0");
  if (course.ends.empty()) return {drift};
  std::vector<scene::Drift> list;
  for (const Area area : course.ends) {
    drift.via = {place_id(area)};
    list.push_back(drift);
  }
  return list;
}

void add_drifts(scene::Omen& omen, const State& s, int slot) {
  std::vector<scene::Drift> white = drifts_of(s, slot, true);
  std::vector<scene::Drift> black = drifts_of(s, slot, false);
  const bool alike = white == black;
  for (scene::Drift& drift : white) {
    if (!alike) drift.arrow = LinkArrow::kWhite;
    omen.drifts.push_back(std::move(drift));
  }
  if (alike) return;
  for (scene::Drift& drift : black) {
    drift.arrow = LinkArrow::kBlack;
    omen.drifts.push_back(std::move(drift));
  }
}

}  // namespace

void add_omens(scene::Scene& scene, const State& s) {
  if (in_battle(s) || s.first >= s.seats || s.investigators[s.first].sheet == kNone) return;
  for (int dimension = 0; dimension < kDimensions; ++dimension) {
    scene::Omen omen;
    omen.symbol = dimension_symbol(static_cast<Dimension>(dimension));
    omen.id = "omen_" + omen.symbol;
    omen.name = Text::word("dim_" + omen.symbol);
    for (int slot = 0; slot < kMonsterSlots; ++slot) {
      const Monster monster = s.monsters[slot];
      if (monster.kind == kNone || (!in_town(monster.place) && monster.place != kSky)) continue;
      if (static_cast<int>(marker_of(s, slot).dimension) == dimension) add_drifts(omen, s, slot);
    }
    if (!omen.drifts.empty()) scene.omens.push_back(std::move(omen));
  }
}

}  // namespace tavola::arkham
