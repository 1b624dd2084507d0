// Makes a Game out of a game's description. Only the file that registers a game includes this
// header, because it brings the JSON library along.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/record.h"
#include "core/reseeding.h"

namespace tavola {

/// `Rules` provides: State (with a member `Random random`), step, over, result, evaluate,
/// violations, determinize, record, begin, and a static description; also, if it counts them,
/// rounds(const State&) and kPlayoutDecisions; content_hash(), or content_hash(setup) if tables use
/// different parts of its content; violations_at_rest, of what holds between two steps and not in
/// the middle of one; and, if not every measured answer within its bounds is legal,
/// forbids(table, option, parameters) and propose(table, n, random). See docs/adding-a-game.md.
template <class Rules>
class GameOf : public Game, public Reseeding {
 public:
  using State = typename Rules::State;
  using TableType = TableOf<Rules>;

  static const State& state_of(const Table& table) {
    return static_cast<const TableType&>(table).state;
  }

  std::string_view id() const override { return Rules::kId; }
  int least_seats() const override { return Rules::kLeastSeats; }
  int most_seats() const override { return Rules::kMostSeats; }
  const std::vector<GameOption>& options() const override {
    if constexpr (requires { Rules::options(); }) {
      return Rules::options();
    } else {
      static const std::vector<GameOption> none;
      return none;
    }
  }
  const Vocabulary& vocabulary() const override { return Rules::vocabulary(); }
  std::uint64_t content_hash(const Setup& setup) const override {
    if constexpr (requires { Rules::content_hash(setup); })
      return Rules::content_hash(setup);
    else
      return Rules::content_hash();
  }

  std::unique_ptr<Table> new_table() const override { return std::make_unique<TableType>(); }
  void deal(Table& table, const Setup& setup) const override {
    State state{};
    state.random = Random(setup.seed);
    Rules::begin(state, setup);
    static_cast<TableType&>(table).begin(state);
  }
  Result result(const Table& table) const override { return Rules::result(state_of(table)); }
  double evaluate(const Table& table, Seat seat) const override {
    return table.failed() ? 0.5 : Rules::evaluate(state_of(table), seat);
  }
  int playout_decisions() const override {
    if constexpr (requires { Rules::kPlayoutDecisions; })
      return Rules::kPlayoutDecisions;
    else
      return Game::playout_decisions();
  }
  int rounds(const Table& table) const override {
    if constexpr (requires(const State& state) { Rules::rounds(state); })
      return Rules::rounds(state_of(table));
    return 0;
  }
  std::vector<std::string> violations(const Table& table) const override {
    if (table.failed()) return {};
    return table.at_rest() ? broken_at_rest(state_of(table)) : Rules::violations(state_of(table));
  }
  void determinize(Position& position, const Table& table, Seat viewer,
                   Random& random) const override {
    auto* to = reinterpret_cast<PositionOf<State>*>(position.bytes().data());
    Rules::determinize(to->rest, state_of(table), viewer, random);
    to->rest.random = Random(random.next64());
    to->luck = Random(random.next64());
    for (int i = 0; i < to->tape.size(); ++i)
      if (to->tape.kind(i) == Tape::Kind::kHidden) to->tape.replace(i, Tape::Kind::kRedraw, 0);
  }
  void reseed(Position& position, const Seed& seed) const override {
    auto* to = reinterpret_cast<PositionOf<State>*>(position.bytes().data());
    to->rest.random = to->luck = Random(seed);
  }
  Parameters propose(const Table& table, int option, Random& random) const override {
    if constexpr (requires {
                    Rules::propose(static_cast<const TableType&>(table), option, random);
                  })
      return Rules::propose(static_cast<const TableType&>(table), option, random);
    else
      return Game::propose(table, option, random);
  }
  nlohmann::ordered_json state_to_json(const Table& table) const override {
    State copy = state_of(table);
    return write_record([&copy](auto& record) { Rules::record(record, copy); });
  }
  std::vector<std::string> state_from_json(Table& table,
                                           const nlohmann::ordered_json& json) const override {
    State read{};
    std::vector<std::string> problems =
        read_record(json, [&read](auto& record) { Rules::record(record, read); });
    if (const Failure failure = take_failure(); problems.empty() && failure.limit != nullptr)
      problems.push_back(std::string("there is room for ") + std::to_string(failure.most) + " " +
                         failure.limit->holds);
    if (problems.empty()) problems = broken_at_rest(read);
    if (problems.empty()) static_cast<TableType&>(table).begin(read);
    return problems;
  }

 private:
  static std::vector<std::string> broken_at_rest(const State& state) {
    std::vector<std::string> broken = Rules::violations(state);
    if constexpr (requires { Rules::violations_at_rest(state); })
      if (broken.empty()) broken = Rules::violations_at_rest(state);
    return broken;
  }
};

}  // namespace tavola
