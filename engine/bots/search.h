// The search bot grows several trees and adds up what they found. How many trees a number of
// iterations is spread over depends on that number alone, so the choice is the same with any number
// of threads; only a budget of time makes it depend on the machine.
//
// Where a game has habits, a tree brings little: there are too many small answers between a choice
// and what comes of it. Then each answer is tried on many tables and played on by habit instead.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/greedy.h"
#include "bots/search_tree.h"

namespace tavola::bots {

class SearchBot final : public Bot {
 public:
  explicit SearchBot(const BotOptions& options) : options_(options), careful_(options) {}
  Choice choose(const Game& game, const Table& table, Random& random) override;
  /// Of the last choice.
  int iterations() const { return iterations_; }

 private:
  void plant(const Game& game, const Table& table, Random& random);
  void grow();
  void gather(const Table& table);
  Choice compare(const Game& game, const Table& table, Random& random);

  BotOptions options_;
  GreedyBot careful_;  // for games with habits
  std::vector<std::unique_ptr<SearchTree>> trees_;
  std::size_t growing_ = 0;  // how many of them this choice uses
  Position real_;
  std::vector<int> best_tries_;
  int iterations_ = 0;
};

}  // namespace tavola::bots
