#include "games/catacombs/game.h"

#include "core/enum_names.h"
#include "core/loaded_game.h"
#include "core/manners.h"
#include "games/catacombs/bots/gifts.h"
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

class CatacombsGame final : public GameOf<Catacombs>, public Manners {
 public:
  bool polite(const tavola::Table&, int) const override { return true; }
  bool idle(const tavola::Table& table, int option) const override {
    const Option& answer = table.decision().options[static_cast<std::size_t>(option)];
    return answer.is(Verb::kGive) &&
           answer.arg<Piece>(1) != worth_a_gift(static_cast<const Table&>(table).state);
  }
};

LoadedGame<Catacombs, Content, CatacombsGame> loaded;

struct HouseRule {
  GameOption option;
  std::uint8_t& (*value)(House& house);
};

template <int Seat>
std::uint8_t& hand(House& house) {
  return house.hands[Seat - 1];
}

// The first value is what the ledger says. A seat that nobody sits on needs no hand.
const std::vector<HouseRule>& house_rules() {
  static const std::vector<std::string> kHands = names_of<Hand>();
  static const std::vector<HouseRule> kRules = {
      {{"lord", names_of<Lord>(), 0}, [](House& h) -> std::uint8_t& { return h.lord; }},
      {{"overseer", {"last", "1", "2", "3", "4", "5"}, 0},
       [](House& h) -> std::uint8_t& { return h.overseer; }},
      {{"elf_health", {"12", "8"}, 0}, [](House& h) -> std::uint8_t& { return h.elf_health; }},
      {{"skeleton_gold", {"200", "100"}, 0},
       [](House& h) -> std::uint8_t& { return h.skeleton_gold; }},
      {{"hand_1", kHands, 0}, hand<1>},
      {{"hand_2", kHands, 0}, hand<2>},
      {{"hand_3", kHands, 0}, hand<3>},
      {{"hand_4", kHands, 0}, hand<4>},
      {{"hand_5", kHands, 0}, hand<5>},
      {{"help", names_of<Help>(), 0}, [](House& h) -> std::uint8_t& { return h.help; }},
  };
  return kRules;
}

}  // namespace

const std::vector<GameOption>& Catacombs::options() {
  static const std::vector<GameOption> kOptions = [] {
    std::vector<GameOption> options;
    for (const HouseRule& rule : house_rules()) options.push_back(rule.option);
    return options;
  }();
  return kOptions;
}

std::uint8_t& house_value(House& house, std::size_t option) {
  return house_rules()[option].value(house);
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
