#include "games/avalon/game.h"

#include "core/loaded_game.h"
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/journey/day.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

LoadedGame<Avalon, Content> loaded;

struct HouseRule {
  GameOption option;
  std::uint8_t House::*value;
};

// The first value of a house rule is the ruling of the ledger.
const std::vector<HouseRule>& house_rules() {
  static const std::vector<HouseRule> kRules = {
      {{"limiter", {"printed", "turned"}, 0}, &House::limiter},
      {{"solo_narrative", {"no", "yes"}, 0}, &House::solo_narrative},
  };
  return kRules;
}

Rule<> set_up(Table& t) {
  co_await choose_heroes(t);
  if (t.state.house.table == 0) {
    t.state.phase = Phase::kOver;
    t.state.ending = Ending::kAvoided;
    co_return;
  }
  t.state.phase = Phase::kJourney;
  set_up_world(t);
}

}  // namespace

Rule<> Avalon::step(Table& t) {
  if (t.state.encounter.on()) return encounter_step(t);
  if (t.state.phase == Phase::kJourney) return journey_step(t);
  return set_up(t);
}

const std::vector<GameOption>& Avalon::options() {
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

const Vocabulary& Avalon::vocabulary() { return loaded.vocabulary(); }

void Avalon::begin(State& s, const Setup& setup) {
  s.seats = static_cast<std::uint8_t>(setup.seats);
  for (std::size_t i = 0; i < options().size(); ++i) house_value(s.house, i) = setup.options[i];
}

Result Avalon::result(const State& s) {
  Result result;
  result.ending = static_cast<int>(s.ending);
  if (s.ending == Ending::kWon) result.winners = SeatSet::first(s.seats);
  return result;
}

double Avalon::evaluate(const State& s, Seat) { return s.ending == Ending::kWon ? 1.0 : 0.0; }

void Avalon::determinize(State&, const State&, Seat, Random&) {}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::avalon
