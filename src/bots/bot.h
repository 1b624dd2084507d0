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
};

struct BotOptions {
  int iterations = 1000;  // of a search; 0: as many as the time allows
  int milliseconds = 0;   // 0: as long as the iterations take
  int threads = 1;
  /// Asked now and then: whether to come to an answer with what has been found so far.
  std::function<bool()> enough = {};
};

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
