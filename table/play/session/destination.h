// Where going back, or forward again, ends: at the start of a seat's turn, or before a certain
// choice, and in which round. Whoever takes something back reads it before and finds it so after;
// the others read the same when they are asked and in the log.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "play/session/session.h"
#include "scene/say.h"

namespace tavola::play {

struct Destination {
  bool back = true;
  bool start = false;        // of the game
  bool begins_turn = false;  // of the seat that goes there: it has chosen nothing in this turn yet
  int round = 0;             // 0: no round is told there
  int choices = 0;           // taken back, or made again, on the way
  /// Place in the log of the first choice that is taken back, or of the last that is made again.
  std::optional<std::size_t> choice;
};

/// The point before a seat's last turn. A game says by its events where turns begin; where turns
/// belong to nobody, a turn is a run of the seat's choices within a round.
std::optional<std::size_t> last_turn_of(const Session& session, Seat seat);

/// From here to `point`, as the seat goes there.
Destination destination(const Session& session, std::size_t point, Seat by);
/// The same on a line of records of the log that need not be in force any more: `logged` gives the
/// place of the record after each point.
Destination destination(const Session& session,
                        const std::function<std::size_t(std::size_t)>& logged, std::size_t now,
                        std::size_t point, Seat by);

/// "Back to the start of your turn, round 15", for a button of the one who goes there.
std::string going_text(const scene::Voice& voice, const Session& session,
                       const Destination& destination, Seat by);
/// "to the start of their turn, round 15", or what is made again, as somebody else reads of it.
std::string place_text(const scene::Voice& voice, const Session& session,
                       const Destination& destination, Seat reader);

}  // namespace tavola::play
