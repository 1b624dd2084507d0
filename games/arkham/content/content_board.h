// The part of the loader that reads the board: towns with their streets and locations, the places
// beside them, the Other Worlds and their gates, and where each of them is drawn. Only the other
// parts of the loader include this header.
#pragma once

#include <string>

#include "games/arkham/content/content_boxes.h"

namespace tavola::arkham {

class BoardLoader : public BoxLoader {
 public:
  using BoxLoader::BoxLoader;

 protected:
  bool read_board();
  bool read_rifts();  // content_rifts.cc
  /// The sets of areas, over the boards of all boxes.
  void gather_areas();

  std::string inner_place_;  // of the lodge: a part of a location, with encounters of its own

 private:
  bool read_towns(const toml::table& root);
  bool read_streets(const toml::table& root);
  bool connect_streets(const toml::table& root);
  bool read_arrow(const toml::table& entry, const char* key, std::uint64_t near, Area& to);
  bool read_vortices(const toml::table& root);
  bool read_rift_markers(const toml::table& root);
  bool read_rift_tracks(const toml::table& root);
  bool read_rift_progress(const toml::table& root);
  bool add_row(const toml::table& entry, Neighborhood hood);
  bool read_locations(const toml::table& root);
  bool read_location(const toml::table& entry, BoardArea& area);
  bool read_offers(const toml::table& root);
  bool read_beside(const toml::table& root);
  bool read_worlds(const toml::table& root);
  bool read_gates(const toml::table& root);
  bool read_spots(const toml::table& entry, Spots& spots);
  bool read_spot(const toml::table& entry, const char* key, Spot& spot);
  bool name_areas();
  bool arkham_first();  // what counts in Arkham alone stops at its last area
};

}  // namespace tavola::arkham
