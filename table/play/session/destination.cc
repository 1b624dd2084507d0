#include "play/session/destination.h"

#include <algorithm>

namespace tavola::play {
namespace {

using Logged = std::function<std::size_t(std::size_t)>;

/// A round or a seat's turn that began.
struct Beginning {
  std::size_t point = 0;  // after what was chosen before
  Seat seat = kNoSeat;
  int round = 0;  // 0: the round before goes on
};

/// What begins with these events; a part of a round that is nobody's is none.
std::optional<Beginning> begun_by(const scene::Title& title, const std::vector<Event>& events,
                                  std::size_t point) {
  std::optional<Beginning> found;
  for (const Event& event : events) {
    const auto begun = title.turn_begun(event);
    if (!begun || (begun->round == 0 && begun->seat == kNoSeat)) continue;
    const int round = begun->round > 0 || !found ? begun->round : found->round;
    found = Beginning{point, begun->seat, round};
  }
  return found;
}

/// The line of a session as it was, or is, at some time.
class Line {
 public:
  Line(const Session& session, const Logged& logged) : session_(session), logged_(logged) {}

  const Record& record(std::size_t i) const { return session_.log()[logged_(i)]; }
  bool chosen_by(std::size_t i, Seat seat) const {
    return record(i).kind == Record::Kind::kChoice && record(i).seat == seat;
  }
  /// The turn in which a point lies.
  Beginning turn_at(std::size_t point) const {
    for (std::size_t i = point; i > 0; --i)
      if (const auto begun = begun_by(session_.title(), record(i - 1).events, i)) return *begun;
    return begun_by(session_.title(), session_.deal_events(), 0).value_or(Beginning{});
  }
  int round_at(std::size_t point) const {
    for (Beginning turn = turn_at(point);; turn = turn_at(turn.point - 1))
      if (turn.round > 0 || turn.point == 0) return turn.round;
  }

 private:
  const Session& session_;
  const Logged& logged_;
};

/// The place of a record that is in force, or that redo brings back.
Logged line_of(const Session& session) {
  return [&session](std::size_t i) {
    if (i < session.point()) return session.place_in_log(i);
    return static_cast<std::size_t>(&session.undone(i - session.point()) - session.log().data());
  };
}

/// The choice as the reader may know it; empty if it was made in secret by somebody else.
std::string choice_text(const scene::Voice& voice, const Session& session,
                        const Destination& destination, Seat reader) {
  if (!destination.choice) return "";
  const Record& record = session.log()[*destination.choice];
  if (record.kind != Record::Kind::kChoice || (record.secret && record.seat != reader)) return "";
  if (!record.written.empty()) return record.written;
  return voice.say(scene::option_text(session.title(), record.option));
}

std::string place(const scene::Voice& voice, const Session& session, const Destination& destination,
                  Seat reader, bool yours) {
  using scene::Text;
  const std::string choice = choice_text(voice, session, destination, reader);
  const std::string round = destination.round > 0 ? "_round" : "";
  std::string id;
  if (!destination.back)
    id = choice.empty()             ? "go.forward"
         : destination.choices == 1 ? "go.forward_choice"
                                    : "go.forward_choices";
  else if (destination.start)
    id = "go.start";
  else if (destination.begins_turn)
    id = yours ? "go.your_turn" : "go.their_turn";
  else
    id = choice.empty() ? "go.back" : "go.back_choice";
  if (id != "go.start") id += round;
  return voice.say(Text::of(id)
                       .with("round", destination.round)
                       .with("n", destination.choices)
                       .with_name("choice", choice));
}

}  // namespace

std::optional<std::size_t> last_turn_of(const Session& session, Seat seat) {
  const Logged logged = line_of(session);
  const Line line(session, logged);
  const std::optional<std::size_t> last = session.last_decision_of(seat);
  // What it answered in another's turn is not its turn.
  for (std::size_t i = last ? *last + 1 : 0; i > session.undo_end(); --i) {
    if (!line.chosen_by(i - 1, seat)) continue;
    const Beginning turn = line.turn_at(i - 1);
    if (turn.seat == seat) return std::max(turn.point, session.undo_end());
    if (turn.seat != kNoSeat) continue;
    std::size_t start = i - 1;
    for (std::size_t k = start; k > std::max(turn.point, session.undo_end()); --k) {
      if (session.record(k - 1).kind != Record::Kind::kChoice) continue;
      if (session.record(k - 1).seat != seat) break;
      start = k - 1;
    }
    return start;
  }
  return last;
}

Destination destination(const Session& session, const Logged& logged, std::size_t now,
                        std::size_t point, Seat by) {
  const Line line(session, logged);
  Destination to;
  to.back = point < now;
  to.start = point == 0;
  to.round = line.round_at(to.back || point == 0 ? point : point - 1);
  for (std::size_t i = std::min(point, now); i < std::max(point, now); ++i) {
    const Record& record = line.record(i);
    to.choices += record.is_step();
    if (record.kind != Record::Kind::kChoice) continue;
    if (!to.back || !to.choice) to.choice = logged(i);
  }
  const Beginning turn = line.turn_at(point);
  to.begins_turn = by != kNoSeat && (turn.seat == by || turn.seat == kNoSeat) &&
                   (turn.seat == by || turn.round > 0);
  for (std::size_t i = turn.point; i < point && to.begins_turn; ++i)
    to.begins_turn = !line.chosen_by(i, by);
  // Where turns are nobody's, others may choose first: it is the seat's turn when it chooses next.
  if (to.begins_turn && turn.seat == kNoSeat)
    to.begins_turn = to.choice && session.log()[*to.choice].seat == by;
  return to;
}

Destination destination(const Session& session, std::size_t point, Seat by) {
  return destination(session, line_of(session), session.point(), point, by);
}

std::string going_text(const scene::Voice& voice, const Session& session,
                       const Destination& destination, Seat by) {
  const std::string where = place(voice, session, destination, by, true);
  return voice.say(scene::Text::of(destination.back ? "go.button_back" : "go.button_forward")
                       .with_name("where", where));
}

std::string place_text(const scene::Voice& voice, const Session& session,
                       const Destination& destination, Seat reader) {
  return place(voice, session, destination, reader, false);
}

}  // namespace tavola::play
