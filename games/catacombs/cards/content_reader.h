// The reader of Catacombs' files: what its entries have in common. Only the files that load content
// include this header.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "effects/content_reader.h"
#include "games/catacombs/cards/content.h"

namespace tavola::catacombs {

class ContentReader : public effects::ContentReader<Content> {
 public:
  ContentReader() : effects::ContentReader<Content>("catacombs/base/") {}

 protected:
  /// Gold is written in full and kept in hundreds.
  bool gold(const toml::table& from, const char* key, std::uint8_t& to);
  bool size(const toml::table& from, Size& to);
  bool attacks(const toml::table& from, Attacks& to);
  bool effect(const toml::table& from, std::uint16_t& source) {
    return line(from, "effect", source);
  }
  /// "monsters = { orc = 2 }", of kinds that are known already.
  bool kinds(const toml::table& from, const char* key, std::array<std::uint8_t, kMonsterKinds>& to);
  /// Refuses more monsters than can stand on the board at once.
  bool fit_on_board(const toml::table& entry, const char* key,
                    const std::array<std::uint8_t, kMonsterKinds>& kinds, int wandering);
  std::vector<std::string> monster_ids() const { return ids_of(content.monsters); }
  std::vector<std::string> side_ids() const { return ids_of(content.sides); }
};

}  // namespace tavola::catacombs
