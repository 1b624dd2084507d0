// A game as everything above the rules sees it: what it is called, how many may play, and how to deal,
// check, judge and disguise a table, without knowing its state. GameOf<Rules> builds one from a game's
// description; this is all a game has to register to get bots, saves, replays, undo and the protocol.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/table.h"
#include "core/vocabulary.h"

namespace tavola {

inline constexpr int kMaxGameOptions = 16;

/// An option of a game, such as a house rule, with the values it may take.
struct GameOption {
  std::string id;
  std::vector<std::string> values;
  int standard = 0;  // index of the default
};

struct Setup {
  int seats = 2;
  std::uint64_t seed = 1;
  std::array<std::uint8_t, kMaxGameOptions> options{};  // index of the value chosen
};

struct Result {
  SeatSet winners;
  int ending = 0;   // index into the vocabulary's endings
  bool scored = false;
  int score = 0;
};

class Game {
 public:
  virtual ~Game() = default;

  virtual std::string_view id() const = 0;
  virtual int least_seats() const = 0;
  virtual int most_seats() const = 0;
  virtual const std::vector<GameOption>& options() const = 0;
  virtual const Vocabulary& vocabulary() const = 0;
  virtual std::uint64_t content_hash() const = 0;

  Setup standard_setup(int seats, std::uint64_t seed) const;

  virtual std::unique_ptr<Table> new_table() const = 0;
  /// Puts a new game on the table, up to its first decision. The listener hears the setup.
  virtual void deal(Table& table, const Setup& setup) const = 0;
  /// Only when the table is over.
  virtual Result result(const Table& table) const = 0;
  /// From 0 (lost) to 1 (won) as this seat would judge; 0 or 1 when the game is over.
  virtual double evaluate(const Table& table, Seat seat) const = 0;
  /// What the game promises after every decision; an empty list is good.
  virtual std::vector<std::string> violations(const Table& table) const = 0;

  /// Replaces everything in the position that the viewer cannot know by an equally possible other,
  /// and reseeds it. `table` is where the position was copied from.
  virtual void determinize(Position& position, const Table& table, Seat viewer,
                           Random& random) const = 0;
  /// Proposes the integers of a measured answer; uniform over the bounds unless a game knows better.
  virtual Parameters propose(const Table& table, int option, Random& random) const;

  virtual nlohmann::ordered_json state_to_json(const Table& table) const = 0;
  /// Reads a state into the table as a rest point. On an error the table is unchanged, and the list
  /// says path and reason.
  virtual std::vector<std::string> state_from_json(Table& table,
                                                   const nlohmann::ordered_json& json) const = 0;
};

/// `Rules` provides: State (with a member `Random random`), step, over, result, evaluate, violations,
/// determinize, record, begin, and a static description. See docs/adding-a-game.md.
template <class Rules>
class GameOf : public Game {
 public:
  using State = typename Rules::State;
  using TableType = TableOf<Rules>;

  static const State& state_of(const Table& table) {
    return static_cast<const TableType&>(table).state;
  }

  std::string_view id() const override { return Rules::kId; }
  int least_seats() const override { return Rules::kLeastSeats; }
  int most_seats() const override { return Rules::kMostSeats; }
  const std::vector<GameOption>& options() const override { return Rules::options(); }
  const Vocabulary& vocabulary() const override { return Rules::vocabulary(); }
  std::uint64_t content_hash() const override { return Rules::content_hash(); }

  std::unique_ptr<Table> new_table() const override { return std::make_unique<TableType>(); }
  void deal(Table& table, const Setup& setup) const override {
    State state{};
    state.random = Random(setup.seed);
    Rules::begin(state, setup);
    static_cast<TableType&>(table).begin(state);
  }
  Result result(const Table& table) const override { return Rules::result(state_of(table)); }
  double evaluate(const Table& table, Seat seat) const override {
    return Rules::evaluate(state_of(table), seat);
  }
  std::vector<std::string> violations(const Table& table) const override {
    return Rules::violations(state_of(table));
  }
  void determinize(Position& position, const Table& table, Seat viewer,
                   Random& random) const override {
    auto* to = reinterpret_cast<PositionOf<State>*>(position.bytes().data());
    Rules::determinize(to->rest, state_of(table), viewer, random);
    to->rest.random = Random(random.next64());
    for (int i = 0; i < to->tape.size(); ++i)
      if (to->tape.kind(i) == Tape::Kind::kHidden) to->tape.replace(i, Tape::Kind::kRedraw, 0);
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
    if (problems.empty()) problems = Rules::violations(read);
    if (problems.empty()) static_cast<TableType&>(table).begin(read);
    return problems;
  }
};

}  // namespace tavola
