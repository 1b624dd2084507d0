#include "games/avalon/game.h"

#include "core/habits.h"
#include "core/loaded_game.h"
#include "games/avalon/bots/habits.h"
#include "games/avalon/campaign/training.h"
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/journey/day.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

class AvalonGame final : public GameOf<Avalon>, public Habits {
 public:
  int habit(const tavola::Table& table) const override {
    return avalon::habit(static_cast<const Table&>(table));
  }
  bool settled(const tavola::Table& table) const override {
    return avalon::settled(static_cast<const Table&>(table));
  }
  std::uint32_t part(const tavola::Table& table) const override {
    return avalon::part(static_cast<const Table&>(table));
  }
};

LoadedGame<Avalon, Content, AvalonGame> loaded;

struct HouseRule {
  GameOption option;
  std::uint8_t House::*value;
};

// The first value of a house rule is the ruling of the ledger.
const std::vector<HouseRule>& house_rules() {
  static const std::vector<HouseRule> kRules = {
      {{"meets", {"any", "green", "grey", "purple", "blue", "chosen"}, 0}, &House::meets},
      {{"difficulty", {"any", "1", "2", "3", "4"}, 0}, &House::difficulty},
      {{"dying_leave", {"leave", "escape"}, 0}, &House::dying_leave},
      {{"torn_cards", {"with_key", "at_end", "card_before"}, 0}, &House::torn_cards},
      {{"magic_payers", {"members", "own"}, 0}, &House::magic_payers},
      {{"escape", {"always", "tossed"}, 0}, &House::escape},
      {{"limiter", {"printed", "turned"}, 0}, &House::limiter},
      {{"solo_narrative", {"no", "yes"}, 0}, &House::solo_narrative},
  };
  return kRules;
}

// TG-045: one Character after the other, then what they have come for.
Rule<> set_up(Table& t) {
  State& s = t.state;
  s.phase = Phase::kHeroes;
  const Seat seat = without_hero(s);
  if (seat != kNoSeat) {
    co_await choose_hero(t, seat);
  } else if (s.house.table == 0) {
    co_await begin_training(t);
  } else {
    s.phase = Phase::kJourney;
    set_up_world(t);
  }
}

}  // namespace

Rule<> Avalon::step(Table& t) {
  if (t.state.encounter.on()) return encounter_step(t);
  switch (t.state.phase) {
    case Phase::kTraining:
      end_training(t);
      return Rule<>::done();
    case Phase::kJourney:
      return journey_step(t);
    case Phase::kSetup:
    case Phase::kHeroes:
    case Phase::kOver:
      break;
  }
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

void Avalon::determinize(State&, const State&, Seat, Random&) {}

std::expected<const Game*, std::string> load_game() {
  return loaded.load(load_content, use, make_vocabulary);
}

}  // namespace tavola::avalon
