// A bot answers the decision that is open on a table for the seat that has to decide, in any game.
// It may use only what that seat knows: whatever it tries out, it tries on determinized copies, in
// which everything hidden from the seat has been replaced by an equally possible other.
#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace tavola::bots {

/// An answer: the option's number in decision().options, and its integers if it is measured.
struct Choice {
  int option = 0;
  Parameters parameters{};
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// What a bot thinks of an option; for a measured one, with the best integers it has found.
struct Advice {
  int option = 0;
  Parameters parameters{};
  int visits = 0;    // how often it was tried
  double value = 0;  // from 0 (lost) to 1 (won), as the deciding seat judges
  /// The value lies so far to either side in 19 of 20 cases, as far as chance in the tries goes.
  double spread = 1;
};

struct BotOptions {
  int iterations = 1000;  // of a search; 0: as many as the time allows
  int milliseconds = 0;   // 0: as long as the iterations take
  int threads = 1;
  /// Asked now and then: whether to come to an answer with what has been found so far.
  std::function<bool()> enough = {};
  /// A search tries every answer equally often, so that what it says of them can be compared.
  bool equal_tries = false;
  /// People sit at the table too: the game's manners are kept.
  bool with_people = false;
  /// Called for each try with the answer that was tried, what came of it and how that was judged;
  /// from several threads if the bot thinks with several.
  std::function<void(int option, const Table& after, double value)> watch = {};
};

/// For each answer whether a bot leaves it alone for the sake of the others; empty if for none.
std::vector<bool> impolite_answers(const Game& game, const Table& table, const BotOptions& options);
/// The same with those that only go round, for bots that think.
std::vector<bool> left_out_answers(const Game& game, const Table& table, const BotOptions& options);
/// Half the width of the range for a mean of `count` values, from their sum and their squares' sum.
double spread_of(double sum, double squares, int count);

class Bot {
 public:
  virtual ~Bot() = default;
  /// The table must be one that keeps positions (Memory::kPositions), with an open decision.
  virtual Choice choose(const Game& game, const Table& table, Random& random) = 0;
  /// What the last choose() found out, the chosen option first; empty if it did not look.
  const std::vector<Advice>& advice() const { return advice_; }

 protected:
  std::vector<Advice> advice_;
};

/// "random", "greedy", "search".
const std::vector<std::string>& bot_names();

/// The error is a sentence that names the bots there are.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name,
                                                          const BotOptions& options = {});

}  // namespace tavola::bots
