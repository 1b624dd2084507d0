// A study is a bot's own table, on which it tries out what could be: the position of the real table
// with everything that the deciding seat cannot know replaced at random. It is used again for every
// trial, so that thinking does not allocate.
#pragma once

#include <memory>

#include "core/game.h"

namespace tavola::bots {

class Study {
 public:
  explicit Study(const Game& game);

  /// Imagines how the real table may be. `real` is the position of `table`. False if no possible
  /// table was found in a few attempts, which is a fault of the game's determinize.
  bool imagine(const Table& table, const Position& real, Seat viewer, Random& random);
  /// Sets the study's table back to what was imagined last.
  bool again(Memory memory = Memory::kNone) { return table_->start(imagined_, memory); }

  const Game& game() const { return game_; }
  Table& table() { return *table_; }
  /// The number of the real table's option among those of the imagined decision, or -1.
  int option_like(const Option& option) const;

 private:
  bool same_question(const Decision& real) const;

  const Game& game_;
  std::unique_ptr<Table> table_;
  Position imagined_;
};

}  // namespace tavola::bots
