// A game as everything above the rules sees it: what it is called, how many may play, and how to
// deal, check, judge and disguise a table, without knowing its state. GameOf<Rules> builds one from
// a game's description; this is all a game has to register to get bots, saves, replays, undo and
// the protocol.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "core/table.h"
#include "core/vocabulary.h"

namespace tavola {

/// An option of a game, such as a house rule or a box, with the values it may take.
struct GameOption {
  std::string id;
  std::vector<std::string> values;
  int standard = 0;  // index of the default
  /// The words of values that are things of the game; the others are named by messages.
  std::vector<std::string> words{};
  /// It adds a box, or a part of one: "no" or "yes".
  bool box = false;
  /// What a value asks of other options: one of those named here must be "yes".
  std::map<std::string, std::vector<std::string>> needs{};
};

/// What a table is dealt from: the same setup gives the same game.
struct Setup {
  int seats = 2;
  Seed seed = 1;
  std::array<std::uint8_t, kMaxGameOptions> options{};  // index of the value chosen
};

/// How a game ended.
struct Result {
  SeatSet winners;
  int ending = 0;  // index into the vocabulary's endings
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
  /// Over the content that a table dealt like this uses, as far as it changes play. What other
  /// tables use does not touch it.
  virtual std::uint64_t content_hash(const Setup& setup) const = 0;

  Setup standard_setup(int seats, const Seed& seed) const;
  /// A standard setup with every box there is.
  Setup full_setup(int seats, const Seed& seed) const;
  /// Why a table cannot be dealt like this, or nothing: an option needs another one.
  std::string objection(const Setup& setup) const;

  virtual std::unique_ptr<Table> new_table() const = 0;
  /// Puts a new game on the table, up to its first decision. The listener hears the setup.
  virtual void deal(Table& table, const Setup& setup) const = 0;
  /// Only when the table is over and has not failed.
  virtual Result result(const Table& table) const = 0;
  /// From 0 (lost) to 1 (won) as this seat would judge; 0 or 1 when the game is over, and halfway
  /// between them when the table has failed.
  virtual double evaluate(const Table& table, Seat seat) const = 0;
  /// How many random decisions a search should play on before it asks evaluate() a second time. A
  /// game whose evaluate() looks at everything that matters does better with none.
  virtual int playout_decisions() const { return 12; }
  /// How many rounds have been begun, for statistics; 0 in a game that does not count them.
  virtual int rounds(const Table&) const { return 0; }
  /// What the game promises after every decision; an empty list is good. A table that has failed
  /// keeps none.
  virtual std::vector<std::string> violations(const Table& table) const = 0;

  /// Replaces everything in the position that the viewer cannot know by an equally possible other,
  /// and reseeds it. `table` is where the position was copied from. What comes out depends only on
  /// what the viewer knows and on `random`, never on what was hidden before: a game lays hidden
  /// things into a fixed order (Deck::sort_loose) before it shuffles them.
  virtual void determinize(Position& position, const Table& table, Seat viewer,
                           Random& random) const = 0;
  /// Proposes the integers of a measured answer; uniform over the bounds unless a game knows
  /// better. It may look only at what the deciding seat knows.
  virtual Parameters propose(const Table& table, int option, Random& random) const;

  virtual nlohmann::ordered_json state_to_json(const Table& table) const = 0;
  /// Reads a state into the table as a rest point. On an error the table is unchanged, and the list
  /// says path and reason.
  virtual std::vector<std::string> state_from_json(Table& table,
                                                   const nlohmann::ordered_json& json) const = 0;
};

}  // namespace tavola
