// The reader that all files of content/avalon go through, one part after the other.
#pragma once

#include "effects/content_reader.h"
#include "games/avalon/content/content.h"

namespace tavola::avalon {

class Reader : public effects::ContentReader<Content> {
 public:
  Reader() : effects::ContentReader<Content>("avalon/") {}

  std::expected<Content, std::string> load() {
    return whole(read_card_grammar() && read_trays() && read_heroes() && read_dying() &&
                 read_sequence_cards() && read_encounters() && index_texts() && read_island());
  }

 protected:
  // cards/content_cards.cc
  bool read_card_grammar();
  bool read_sequence_cards();
  bool read_sequence_card(const toml::table& entry, CardType type, std::uint8_t tray,
                          std::uint8_t hero);
  bool read_left_edge(const toml::table& from, CardType type, LeftEdge& edge);
  bool read_right_edge(const toml::table& from, CardType type, RightEdge& edge);

  // cards/content_encounters.cc
  bool read_encounters();
  bool read_encounter(const toml::table& entry, Colour colour);
  bool read_combat(const toml::table& entry, EncounterCard& card);
  bool read_diplomacy(const toml::table& entry, EncounterCard& card);
  bool read_avoiding(const toml::table& entry, EncounterCard& card);
  bool read_stage(const toml::table& from, Stage& stage);
  bool index_texts();

 private:
  // content_heroes.cc
  bool read_trays();
  bool read_heroes();
  bool read_dying();

  // content_locations.cc
  bool read_island();
  bool read_price(const toml::table& entry, const char* key, Price& price);
  bool read_rite(const toml::table& entry, Location& place);
  bool read_text(const toml::table& entry, LocationText& text);
  bool read_actions(const toml::table& entry, Location& place);
  bool read_instant(const toml::table& entry, Location& place);
  bool check_map(const toml::table& root);
};

}  // namespace tavola::avalon
