// The part of the loader that reads the cards and sheets that lie on the table and speak to
// everybody: heralds, guardians, Blights and so on. Only content.cc includes this header.
#pragma once

#include "games/arkham/content/content_cards.h"

namespace tavola::arkham {

class TableCardLoader : public CardLoader {
 protected:
  bool read_table_cards();
  /// Ratings, damage and abilities of a monster, as its marker or a card of the Horror has them.
  bool read_foe(const toml::table& entry, MonsterNumbers& foe);
  /// The names of abilities, in the order of the bits of MonsterAbility.
  static const std::vector<std::string>& ability_ids();

 private:
  bool rating(const toml::table& entry, const char* key, bool& has_one, std::int8_t& rating_of,
              std::uint8_t& damage);
  bool combat_rating(const toml::table& entry, MonsterNumbers& foe);
  bool read_abilities(const toml::table& entry, std::uint16_t& to);
  bool read_kind(const char* file, const char* name, TableCardKind kind);
  bool read_table_card(const toml::table& entry, TableCard& card);
  bool read_persons_of(const toml::table& entry, TableCard& card);
};

}  // namespace tavola::arkham
