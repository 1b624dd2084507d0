#include "games/salem/game.h"

#include "core/loaded_game.h"
#include "core/manners.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

class SalemGame final : public GameOf<Salem>, public Manners {
 public:
  // A refused exchange may be changed and proposed again (R56), which people answer over and over:
  // bots propose one a turn. Before the first proposal nothing has happened in the step.
  bool polite(const tavola::Table& table, int option) const override {
    const Decision& asked = table.decision();
    return table.at_rest() || asked.prompt != static_cast<std::uint8_t>(Prompt::kExchange) ||
           asked.options[static_cast<std::size_t>(option)].is(Verb::kPass);
  }
};

LoadedGame<Salem, Content, SalemGame> loaded;

struct HouseRule {
  GameOption option;
  std::uint8_t House::*value;
};

// The first value of a house rule is the ruling of the ledger.
const std::vector<HouseRule>& house_rules() {
  static const std::vector<HouseRule> kRules = {
      {{"first_player", {"random", "1", "2", "3", "4"}, 0}, &House::first_player},
      {{"sigils", {"one", "two"}, 0}, &House::sigils},
      {{"lost_item", {"by_face", "by_choice"}, 0}, &House::lost_item},
      {{"search", {"after_wizard", "with_wizard"}, 0}, &House::search},
      {{"red_arrow", {"demanded_kinds", "all_items"}, 0}, &House::red_arrow},
      {{"stay", {"forbidden", "allowed"}, 0}, &House::stay},
      {{"shadow", {"lowest_slot", "random_slot"}, 0}, &House::shadow},
      {{"banishing_items", {"kept", "spent"}, 0}, &House::banishing_items},
      {{"arrival", {"passage_only", "passage_and_loss"}, 0}, &House::arrival},
      {{"sigil_on_wall", {"blocks", "loses"}, 0}, &House::wall},
      {{"placed_sigils", {"no_points", "points"}, 0}, &House::placed_sigils},
      {{"box_tiles", {"stay", "return"}, 0}, &House::box_tiles},
      {{"rlyeh", {"any_time", "after_portals"}, 0}, &House::rlyeh},
  };
  return kRules;
}

}  // namespace

const std::vector<GameOption>& Salem::options() {
  static const std::vector<GameOption> kOptions = [] {
    std::vector<GameOption> options;
    for (const HouseRule& rule : house_rules()) options.push_back(rule.option);
    return options;
  }();
  return kOptions;
}

std::uint8_t& house_value(House& house, std::size_t option) {
  return house.*house_rules()[option].value;
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
