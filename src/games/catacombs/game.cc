#include "games/catacombs/game.h"

#include "core/loaded_game.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

LoadedGame<Catacombs, Content> loaded;

}  // namespace

const std::vector<GameOption>& Catacombs::options() {
  static const std::vector<std::string> kHands = {"exact", "steady", "human", "shaky"};
  // The first value is what the ledger says. A seat that nobody sits on needs no hand.
  static const std::vector<GameOption> kOptions = {
      {"lord", {"sorcerer", "dragon", "gorgon", "lich"}, 0},
      {"overseer", {"last", "1", "2", "3", "4", "5"}, 0},
      {"elf_health", {"12", "8"}, 0},
      {"skeleton_gold", {"200", "100"}, 0},
      {"hand_1", kHands, 0},
      {"hand_2", kHands, 0},
      {"hand_3", kHands, 0},
      {"hand_4", kHands, 0},
      {"hand_5", kHands, 0},
      {"help", {"contact", "path", "none"}, 0},
  };
  return kOptions;
}

std::uint8_t& house_value(House& house, std::size_t option) {
  std::uint8_t* const values[] = {
      &house.lord,     &house.overseer, &house.elf_health, &house.skeleton_gold, &house.hands[0],
      &house.hands[1], &house.hands[2], &house.hands[3],   &house.hands[4],      &house.help};
  return *values[option];
}

const Vocabulary& Catacombs::vocabulary() { return loaded.vocabulary(); }

void Catacombs::begin(State& s, const Setup& setup) {
  s.seats = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < options().size(); ++i) house_value(s.house, i) = setup.options[i];
}

Result Catacombs::result(const State& s) {
  Result result;
  result.ending = static_cast<int>(s.ending);
  result.winners = s.ending == Ending::kLordDefeated ? hero_seats(s) : SeatSet::only(s.overseer);
  return result;
}

// The face-down cards of the row are drawn when they are turned up, and everything else lies open:
// there is nothing to hide from anybody.
void Catacombs::determinize(State&, const State&, Seat, Random&) {}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::catacombs
