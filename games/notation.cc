// Each game with cards in the notation has a line here, as in registry.cc.
#include "games/notation.h"

#include <algorithm>
#include <iterator>

namespace tavola {

namespace arkham {
const effects::Grammar& card_grammar();
}
namespace avalon {
const effects::Grammar& card_grammar();
}
namespace catacombs {
const effects::Grammar& card_grammar();
}
namespace salem {
const effects::Grammar& card_grammar();
}

namespace games {
namespace {

struct Notation {
  std::string_view game;
  const effects::Grammar& (*grammar)();
};

constexpr Notation kNotations[] = {{"salem", salem::card_grammar},
                                   {"catacombs", catacombs::card_grammar},
                                   {"arkham", arkham::card_grammar},
                                   {"avalon", avalon::card_grammar}};

}  // namespace

const effects::Grammar* notation_of(std::string_view game) {
  const auto found = std::ranges::find(kNotations, game, &Notation::game);
  return found == std::end(kNotations) ? nullptr : &found->grammar();
}

}  // namespace games
}  // namespace tavola
