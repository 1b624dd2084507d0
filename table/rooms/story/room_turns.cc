#include "rooms/story/room_turns.h"

#include "rooms/room/room_words.h"
#include "scene/titles/log_style.h"

namespace tavola::rooms {

Turn Turns::after(const scene::Title& title, Turn turn, const Event& event) {
  const auto begun = title.turn_begun(event);
  if (begun) turn.part = {};
  if (scene::log_style(title).event(title, event.kind).part)
    turn.part = scene::event_text(title, event);
  if (!begun) return turn;
  if (begun->round > 0) turn.round = begun->round;
  turn.seat = begun->seat;
  turn.told = true;
  return turn;
}

Turn Turns::of_choice(Turn turn, Seat seat) {
  if (!turn.told) turn.seat = seat;
  return turn;
}

void Turns::follow(const play::Session& session) {
  const scene::Title& title = session.title();
  if (!dealt_) {
    dealt_ = true;
    for (const Event& event : session.deal_events()) deal_ = after(title, deal_, event);
  }
  // Records that were undone keep the turn they led to, for when they are done again.
  for (std::size_t i = after_.size(); i < session.log().size(); ++i) {
    const play::Record& record = session.log()[i];
    Turn turn;
    if (record.is_step()) {
      // What is before it in force is known; it is nearly always the newest itself.
      std::size_t next = session.point();
      while (next > 0 && session.place_in_log(next - 1) != i) --next;
      if (next > 0) turn = at(session, next - 1);
      if (record.kind == play::Record::Kind::kChoice) turn = of_choice(turn, record.seat);
      for (const Event& event : record.events) turn = after(title, turn, event);
      // The table knows nothing of what was only read.
      if (!turn.told && next >= session.look_end())
        turn.round = session.game().rounds(session.table());
    }
    after_.push_back(turn);
  }
}

Turn Turns::at(const play::Session& session, std::size_t point) const {
  while (point > 0) {
    const std::size_t logged = session.place_in_log(point - 1);
    if (logged < after_.size() && session.log()[logged].is_step()) return after_[logged];
    --point;
  }
  return deal_;
}

std::string heading(const scene::Voice& voice, const Turn& turn) {
  using words::Argument;
  std::string who = turn.seat == kNoSeat ? "" : voice.seat(turn.seat);
  if (who.empty() && !turn.part.empty()) {
    who = voice.say(turn.part);
    if (who.ends_with('.')) who.pop_back();  // a heading is no sentence
  }
  const words::NamedArgument seat{"who", Argument::name(who)};
  const words::NamedArgument round{"round", Argument::number(turn.round)};
  const char* id = turn.round > 0 ? (who.empty() ? "heading.round" : "heading.turn")
                                  : (who.empty() ? "heading.setup" : "heading.seat");
  return room_says(*voice.title, voice.language, id, {seat, round});
}

}  // namespace tavola::rooms
