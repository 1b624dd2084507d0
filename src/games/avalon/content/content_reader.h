// The reader that all files of content/avalon go through, one part after the other.
#pragma once

#include "effects/content_reader.h"
#include "games/avalon/content/content.h"

namespace tavola::avalon {

class Reader final : public effects::ContentReader<Content> {
 public:
  Reader() : effects::ContentReader<Content>("avalon/") {}

  std::expected<Content, std::string> load() {
    return whole(read_trays() && read_heroes() && read_island());
  }

 private:
  // content_heroes.cc
  bool read_trays();
  bool read_heroes();

  // content_locations.cc
  bool read_island();
  bool read_price(const toml::table& entry, const char* key, Price& price);
  bool read_rite(const toml::table& entry, Location& place);
  bool check_map(const toml::table& root);
};

}  // namespace tavola::avalon
