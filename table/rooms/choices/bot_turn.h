// How much time a bot's turn may take. A turn of many small choices, each with a pause so that
// people can follow and with time to think, would keep them waiting; so every choice is given a
// part of what is left of the turn, and a long turn goes faster and faster. It knows no clock.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>

#include "core/seats.h"
#include "rooms/story/room_turns.h"

namespace tavola::rooms {

class BotTurn {
 public:
  using Milliseconds = std::chrono::milliseconds;
  using Moment = std::chrono::steady_clock::time_point;

  struct Share {
    Milliseconds pause{0};
    Milliseconds think{0};
    bool urgent = false;   // the turn has had its time
    Milliseconds left{0};  // of the turn: whoever still waits then waits no longer
  };

  explicit BotTurn(Milliseconds most) : most_(most) {}

  /// A bot begins to think about a choice in this turn of the game, and would like that much. What
  /// the seat has taken since a person was asked, or since the turn began, counts.
  Share next(Seat seat, const Turn& turn, Moment now, const Share& wish) {
    if (turn.round != turn_.round || turn.seat != turn_.seat) ended();
    stop(now);
    turn_ = turn;
    seat_ = seat;
    began_ = now;
    const Milliseconds left = std::max(Milliseconds(0), most_ - spent_[seat]);
    const Milliseconds part = left / kPart;
    return {std::min(wish.pause, part), std::min(wish.think, std::max(part, kLeastThought)),
            part < kHurry, left};
  }
  /// A person is asked, or the game went elsewhere: whatever bots have taken is forgotten.
  void ended() {
    seat_ = kNoSeat;
    spent_.clear();
  }

 private:
  /// Of what is left; the first choices are given what they would like.
  static constexpr int kPart = 6;
  /// From here on its thoughts need not wait for those of others. A turn comes so far seldom: where
  /// many are in a hurry, nobody is.
  static constexpr Milliseconds kHurry{40};
  /// A bot with no time left answers with what it sees at a glance.
  static constexpr Milliseconds kLeastThought{4};

  void stop(Moment now) {
    if (seat_ != kNoSeat) spent_[seat_] += std::chrono::duration_cast<Milliseconds>(now - began_);
  }

  const Milliseconds most_;
  Turn turn_;
  Seat seat_ = kNoSeat;
  Moment began_;
  std::map<Seat, Milliseconds> spent_;
};

}  // namespace tavola::rooms
