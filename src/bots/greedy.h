// The greedy bot looks one decision ahead: it tries every option on a few imagined tables, lets
// chance run to the next decision, and takes the option that the game itself judges best. Questions
// that the rule asks before it has run its course are answered in the place of whoever is asked.
#pragma once

#include <optional>
#include <vector>

#include "bots/bot.h"
#include "bots/study.h"

namespace tavola::bots {

class GreedyBot final : public Bot {
 public:
  Choice choose(const Game& game, const Table& table, Random& random) override;

 private:
  void propose_answers(const Game& game, const Table& table, Random& random);
  void try_on_imagined_tables(const Table& table, Random& random);
  /// The study's table waits for an answer that a rule needs before it can go on.
  bool in_mid_rule();
  /// Answers the questions of a rule that is running, each as is best for whoever is asked, so that
  /// the study's table comes to a rest.
  void settle(int questions);
  /// Brings the study's table from what was imagined to the end of the path.
  void walk_path();
  std::size_t pick_best(Random& random) const;

  using Path = std::vector<Choice>;
  std::optional<Study> study_;
  Path path_;
  Position real_;
};

}  // namespace tavola::bots
