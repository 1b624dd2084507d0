// The part of the loader that reads the cards and sheets that lie on the table and speak to
// everybody: heralds, guardians, Blights and so on. Only content.cc includes this header.
#pragma once

#include "games/arkham/content/content_cards.h"

namespace tavola::arkham {

class TableCardLoader : public CardLoader {
 protected:
  bool read_table_cards();

 private:
  bool read_kind(const char* file, const char* name, TableCardKind kind);
  bool read_table_card(const toml::table& entry, TableCard& card);
};

}  // namespace tavola::arkham
