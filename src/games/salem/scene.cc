// The scene of Salem: what one viewer may know.
#include "games/salem/title.h"

namespace tavola::salem {

scene::Scene draw_scene(const State& s, Seat viewer) {
  scene::Scene scene;
  scene.game = "salem";
  scene.theme = "salem";
  scene.viewer = viewer;
  for (int place = 0; place <= kRlyeh; ++place) {
    scene::Area area;
    area.id = area_id(place);
    scene.areas.push_back(area);
  }
  (void)s;
  return scene;
}

}  // namespace tavola::salem
