// The part of the loader that reads the cards: possessions, Mythos cards, and the cards of
// encounters. Only content.cc includes this header.
#pragma once

#include "games/arkham/content/content_board.h"

namespace tavola::arkham {

class CardLoader : public BoardLoader {
 public:
  CardLoader() : BoardLoader("arkham/") {}

 protected:
  bool read_cards();
  bool read_mythos();
  bool read_location_cards();
  bool read_gate_cards();
  bool read_persons();
  bool read_exhibit_cards();
  /// The number of a person of the town; one who is new gets the next.
  int number_of(Person person);
  /// Reads out of a Mythos card's effects what the rules want to have at hand.
  void understand_mythos(MythosCard& card) const;

 private:
  bool read_type(const char* file, const char* name, CardType type);
  bool read_steps(const toml::table& entry, Card& card);
  bool read_spell(const toml::table& entry, Card& card);
  bool read_edition(const toml::table& entry, Edition& edition);
  bool read_specials();
  bool add_further_copies(const toml::table& entry, std::uint8_t& copies);
  bool read_part(const toml::table& entry, std::uint8_t& part);
  bool read_mythos_card(const toml::table& entry);
  bool read_clues(const toml::table& entry, const std::vector<std::string>& areas,
                  MythosCard& card);
  bool read_rumor(const toml::table& entry, MythosCard& card);
  bool read_entries(const toml::table& entry, std::uint8_t hood);
  bool read_kept(const toml::table& entry, const std::string& id, const std::string& word,
                 std::uint16_t text);
};

}  // namespace tavola::arkham
