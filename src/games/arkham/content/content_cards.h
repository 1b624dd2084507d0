// The part of the loader that reads the cards: possessions, Mythos cards, and the cards of
// encounters. Only content.cc includes this header.
#pragma once

#include "games/arkham/content/content_reader.h"

namespace tavola::arkham {

class CardLoader : public ContentReader {
 public:
  CardLoader() : ContentReader("arkham/") {}

 protected:
  bool read_cards();
  bool read_mythos();
  bool read_location_cards();
  bool read_gate_cards();
  /// Reads out of a Mythos card's effects what the rules want to have at hand.
  void understand_mythos(MythosCard& card) const;

  std::string inner_place_;  // of the lodge: a part of a location, with encounters of its own
  std::string inner_word_;

 private:
  bool read_type(const char* file, const char* name, CardType type);
  bool read_spell(const toml::table& entry, Card& card);
  bool read_specials();
  bool read_mythos_card(const toml::table& entry);
  bool read_rumor(const toml::table& entry, MythosCard& card);
  bool read_entries(const toml::table& entry, std::uint8_t hood);
};

}  // namespace tavola::arkham
