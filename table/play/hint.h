// A hint: what equally many tries say of every answer, which answers they cannot tell apart, and
// what on the table came out differently after the best one. Nothing in it is made up: the reason
// is the one number that differs most, which the reader could have counted in the tries; where none
// on the table does, it is the chance to win.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "scene/say.h"

namespace tavola::play {

struct Hint {
  struct Answer {
    int option = 0;
    double chance = 0;  // to win, from 0 to 1
    double spread = 0;  // in 19 of 20 cases the chance lies no further than this to either side
    int tries = 0;      // none: a practised player answers so, and there is nothing to count
    /// Its range touches that of the best, or the chances look the same: chance alone may have put
    /// it before or behind.
    bool alike = false;
  };
  /// What was counted after the answers that are best, and after those that are worse.
  struct Difference {
    enum class Kind : std::uint8_t { kNone, kFigure, kLost };
    Kind kind = Kind::kNone;
    scene::Text what;      // a track or a count on the table
    Seat whose = kNoSeat;  // if it stands on somebody's sheet
    double best = 0;       // means, or shares of games lost
    double others = 0;
  };

  std::vector<Answer> answers;  // best first; an answer that no bot gives a thought is left out
  Difference why;

  /// Whether it is what a practised player does, without any tries.
  bool by_habit() const { return answers.size() == 1 && answers.front().tries == 0; }
  /// Whether the tries cannot tell any answer from another.
  bool all_alike() const;
  /// How many cannot be told from the best, which is not counted.
  int as_good() const;
  /// In a sentence or two, why the best answer is the best, or that it is not.
  std::string reason(const scene::Voice& voice) const;
};

/// Thinks about the open decision for the seat that has to decide. The bot's options say how long.
Hint give_hint(const scene::Title& title, const Table& table, bots::BotOptions options,
               Random& random);

}  // namespace tavola::play
