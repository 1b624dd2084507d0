// The greedy bot looks one decision ahead: it tries every option on a few imagined tables, lets
// chance run to the next decision, and takes the option that the game itself judges best. Questions
// that the rule asks before it has run its course are answered in the place of whoever is asked.
//
// Where a game has habits it plays by them, and looks ahead only where the game says that it takes
// thought, each answer on one table: so it is quick enough to play a million games in a night.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/study.h"
#include "core/habits.h"

namespace tavola::bots {

class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(BotOptions options = {}) : options_(std::move(options)) {}
  Choice choose(const Game& game, const Table& table, Random& random) override;
  /// The same with far more tables, for games with habits: half of the tries go to all answers,
  /// half of the rest to the better half of them, and so on; each try goes on by habit to the end
  /// of the part of the game. Where all are to be tried equally often, all tries go to all answers.
  /// The iterations may be 0 if there is a time limit.
  Choice choose_with_care(const Game& game, const Table& table, Random& random);
  int tries() const { return tries_; }

 private:
  void open_study(const Game& game);
  /// The habit that does without a look ahead, or -1.
  int by_habit(const Table& table) const;
  void propose_answers(const Game& game, const Table& table, Random& random);
  void try_on_imagined_tables(const Table& table, Random& random);
  /// Tries the first `answers` of the advice on one imagined table.
  void try_on_one_table(const Table& table, Random& random, int questions, std::size_t answers);
  void go_on_to_the_end_of_the_part();
  /// The study's table waits for an answer that a rule needs before it can go on.
  bool in_mid_rule();
  /// Answers as the game's players do by habit, as long as a rule waits and there is a habit.
  void follow_habits();
  /// Answers the questions of a rule that is running, each as is best for whoever is asked, so that
  /// the study's table comes to a rest.
  void settle(int questions);
  /// Only a game without habits has to be asked for its rest points.
  Memory memory() const { return habits_ == nullptr ? Memory::kPositions : Memory::kNone; }
  /// Brings the study's table from what was imagined to the end of the path.
  void walk_path();
  std::size_t pick_best(Random& random) const;
  /// What a table that was tried with several answers says about how far they lie apart: by how
  /// much each differs from what all brought there. How lucky the table was concerns none of them.
  void compare_on_this_table();
  void work_out_spreads();

  using Path = std::vector<Choice>;
  /// What an answer brought more or less than all on the same tables.
  struct Difference {
    std::optional<double> here;  // its value on the table at hand
    double sum = 0;
    double squares = 0;
    void add(double more) {
      sum += more;
      squares += more * more;
    }
  };

  BotOptions options_;
  std::vector<Difference> differences_;  // of each answer, where all are tried equally often
  std::optional<Study> study_;
  const Habits* habits_ = nullptr;  // of the game, if it has any
  Path path_;
  int by_habit_ = 0;        // answers on the path
  std::uint32_t part_ = 0;  // that is played to its end
  int tries_ = 0;
  Position real_;
};

}  // namespace tavola::bots
