// Under which heading of the log things stand: the round and whose turn it is. A game says by its
// events where rounds and turns begin; where it does not, the turn is the chooser's.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/session/session.h"
#include "scene/say.h"

namespace tavola::rooms {

struct Turn {
  int round = 0;
  Seat seat = kNoSeat;
  bool told = false;  // by an event of the game
  scene::Text part;   // of the round, where a game names its phases
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// The turns of a session, kept up as its log grows.
class Turns {
 public:
  /// The turn that an event is told in, after those before it.
  static Turn after(const scene::Title& title, Turn turn, const Event& event);

  /// Takes in what the session has logged since the last time.
  void follow(const play::Session& session);
  void forget_from(std::size_t logged) {
    if (after_.size() > logged) after_.resize(logged);
  }

  /// The turn in which the record that leads from `point` to the next was made; its own choice
  /// stands under it.
  Turn at(const play::Session& session, std::size_t point) const;
  Turn now(const play::Session& session) const { return at(session, session.point()); }
  /// The same with a choice by that seat.
  static Turn of_choice(Turn turn, Seat seat);

 private:
  Turn deal_;
  bool dealt_ = false;
  std::vector<Turn> after_;  // of each record of the log
};

/// "Round 3 · Ada", "Round 3 · Movement".
std::string heading(const scene::Voice& voice, const Turn& turn);

}  // namespace tavola::rooms
