// The greedy bot looks one decision ahead: it tries every option on a few imagined tables, lets
// chance run to the next decision, and takes the option that the game itself judges best.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "bots/study.h"

namespace tavola::bots {

class GreedyBot final : public Bot {
 public:
  Choice choose(const Game& game, const Table& table, Random& random) override;

 private:
  void propose_answers(const Game& game, const Table& table, Random& random);
  void try_on_imagined_tables(const Table& table, Random& random);
  std::size_t pick_best(Random& random) const;

  std::optional<Study> study_;
  Position real_;
};

}  // namespace tavola::bots
