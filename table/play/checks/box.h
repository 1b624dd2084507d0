// The box of a game: every card, marker and sheet that its content describes, counted against what
// the game is known to hold, with the events that show one of them at work. games/GAME/parts.toml
// says which file holds what, so nothing here knows a game; a game without that file has no box.
//
// A game that comes in several boxes has a folder for each, GAME/BOX, whose box.toml says under
// [pieces] how many of each kind that box holds.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/event.h"
#include "scene/titles/title.h"

namespace tavola::play {

/// Things of one kind, such as the common items.
struct BoxPart {
  std::string box;  // of a game that comes in boxes
  std::string name;
  std::vector<int> components;  // places in Box::ids, one for each that differs from the others
  int pieces = 0;               // with all their copies
  int wanted = 0;               // as many as the game's box is known to hold
};

class Box {
 public:
  std::vector<BoxPart> parts;
  std::vector<std::string> ids;       // "lantern", "downtown_3/arkham_asylum"
  std::vector<std::string> problems;  // with the file, its counts and its names
  bool has(std::string_view id) const { return places_.contains(std::string(id)); }
  /// Calls visit(place in ids) for each component that an event shows at work.
  template <class Visit>
  void at_work(const Event& event, Visit&& visit) const {
    if (event.kind >= sightings_.size()) return;
    for (const Sighting& sighting : sightings_[event.kind]) {
      if (sighting.rule.given() && sighting.rule != event.rule) continue;
      std::size_t key = 0;
      for (const Field& field : sighting.fields) {
        const int value = event.args[field.argument];
        if (value < 0 || value >= field.values) {
          key = sighting.components.size();
          break;
        }
        key = key * static_cast<std::size_t>(field.values) + static_cast<std::size_t>(value);
      }
      if (key < sighting.components.size() && sighting.components[key] >= 0)
        visit(sighting.components[key]);
    }
  }

 private:
  friend class BoxReader;
  struct Field {
    std::size_t argument = 0;
    int values = 0;  // of its kind
  };
  /// An event whose fields together name a component: a table of all their values.
  struct Sighting {
    Citation rule;  // that the event must cite, if any
    std::vector<Field> fields;
    std::vector<int> components;  // or -1
  };
  std::unordered_map<std::string, int> places_;
  std::vector<std::vector<Sighting>> sightings_;  // by the event's kind
};

Box read_box(const scene::Title& title);
/// The same, read once for each content.
const Box& box_of(const scene::Title& title);

}  // namespace tavola::play
