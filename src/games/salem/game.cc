#include "games/salem/game.h"

#include "core/loaded_game.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

LoadedGame<Salem, Content> loaded;

}  // namespace

const std::vector<GameOption>& Salem::options() {
  // The first value of a house rule is the ruling of the ledger.
  static const std::vector<GameOption> kOptions = {
      {"first_player", {"random", "1", "2", "3", "4"}, 0},
      {"sigils", {"one", "two"}, 0},
      {"lost_item", {"by_face", "by_choice"}, 0},
      {"search", {"after_wizard", "with_wizard"}, 0},
      {"red_arrow", {"demanded_kinds", "all_items"}, 0},
      {"stay", {"forbidden", "allowed"}, 0},
      {"shadow", {"lowest_slot", "random_slot"}, 0},
      {"banishing_items", {"kept", "spent"}, 0},
      {"arrival", {"passage_only", "passage_and_loss"}, 0},
      {"sigil_on_wall", {"blocks", "loses"}, 0},
      {"placed_sigils", {"no_points", "points"}, 0},
      {"box_tiles", {"stay", "return"}, 0},
      {"rlyeh", {"any_time", "after_portals"}, 0},
  };
  return kOptions;
}

std::uint8_t& house_value(House& house, std::size_t option) {
  std::uint8_t* const values[] = {&house.first_player, &house.sigils,          &house.lost_item,
                                  &house.search,       &house.red_arrow,       &house.stay,
                                  &house.shadow,       &house.banishing_items, &house.arrival,
                                  &house.wall,         &house.placed_sigils,   &house.box_tiles,
                                  &house.rlyeh};
  return *values[option];
}

const Vocabulary& Salem::vocabulary() { return loaded.vocabulary(); }

void Salem::begin(State& s, const Setup& setup) {
  s.seats = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < options().size(); ++i) house_value(s.house, i) = setup.options[i];
}

Result Salem::result(const State& s) {
  Result result;
  result.ending = static_cast<int>(s.ending);
  if (s.ending != Ending::kVictory) return result;
  result.winners = SeatSet::first(s.seats);
  result.scored = true;
  result.score = score(s);
  return result;
}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::salem
