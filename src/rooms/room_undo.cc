// Going back at a table with several people, and forward again. Taking back one's own choices is
// free as long as nothing came to light since; otherwise the others who sit here are asked. The
// same goes for what is done again: it shows its cards and dice once more and ends what others
// began instead. Bots agree to everything, and who plays alone has nobody to ask.
#include <algorithm>

#include "rooms/room_impl.h"

namespace tavola::rooms {
bool Room::Impl::free_for(const Visitor& visitor, std::size_t to) const {
  const std::size_t now = session_.point();
  for (std::size_t i = std::min(to, now); i < std::max(to, now); ++i) {
    const play::Record& record = i < now ? session_.record(i) : session_.undone(i - now);
    if (record.reveals || record.kind != play::Record::Kind::kChoice) return false;
    if (!has(visitor.claim.seats, record.seat) && bot_of(record.seat).empty()) return false;
  }
  return true;
}

std::set<Seat> Room::Impl::others_than(const Visitor& visitor) const {
  std::set<Seat> others;
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (!has(visitor.claim.seats, seat) && bot_of(seat).empty() && here(seat)) others.insert(seat);
  return others;
}

std::optional<Room::Impl::UndoStep> Room::Impl::last_step(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  const auto to = session_.last_decision_of(visitor.view);
  if (!to) return std::nullopt;
  return UndoStep{*to, free_for(visitor, *to)};
}

std::optional<Room::Impl::UndoStep> Room::Impl::next_step(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  const Expected<std::size_t> to = session_.redo_point(1);
  if (!to) return std::nullopt;
  return UndoStep{*to, free_for(visitor, *to)};
}

std::optional<Room::Impl::UndoStep> Room::Impl::last_turn(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  const auto to = session_.last_turn_of(visitor.view);
  if (!to) return std::nullopt;
  return UndoStep{*to, free_for(visitor, *to)};
}

void Room::Impl::undo(const Asked& asked, Visitor& visitor, Message& message) {
  const int ways = message.has("to") + message.has("steps") + message.has("turn");
  if (ways != 1)
    message.refuse({"bad_request", "Say where to: \"to\", \"steps\" or \"turn\", one of them."});
  const auto point = static_cast<std::int64_t>(session_.point());
  const std::int64_t to_point = message.has("to") ? message.integer("to", 0, point) : 0;
  const std::int64_t steps = message.has("steps") ? message.integer("steps", 1, 10000) : 0;
  Seat turn_of = visitor.view;
  if (const Json* turn = message.find("turn"); turn != nullptr && !turn->is_boolean())
    turn_of = static_cast<Seat>(
        message.integer("turn", 0, static_cast<std::int64_t>(session_.players().size()) - 1));
  else if (turn != nullptr && !turn->get<bool>())
    message.wrong("turn", "true, or a seat's number");
  if (message.problem()) return refuse(asked, *message.problem());
  if (visitor.claim.seats.empty())
    return refuse(asked, {"not_seated", "Who looks on cannot take anything back."});

  std::optional<std::size_t> to;
  if (message.has("to") && to_point < point) to = static_cast<std::size_t>(to_point);
  if (message.has("turn") && turn_of != kSpectator) to = session_.last_turn_of(turn_of);
  if (message.has("steps")) {
    // Steps are those of the seat that is looked from; what others chose after them goes as well.
    std::int64_t left = steps;
    for (std::size_t i = session_.point(); i > 0 && left > 0; --i) {
      const play::Record& record = session_.record(i - 1);
      if (record.kind != play::Record::Kind::kChoice || record.seat != visitor.view) continue;
      if (--left == 0) to = i - 1;
    }
  }
  if (!to) return refuse(asked, {"nothing_to_undo", "There is nothing to take back so far."});
  go_or_ask(asked, visitor, *to);
}

void Room::Impl::go_or_ask(const Asked& asked, const Visitor& visitor, std::size_t to) {
  if (request_) return refuse(asked, {"request_open", "The table is being asked already."});
  std::set<Seat> others = others_than(visitor);
  if (free_for(visitor, to) || others.empty()) return go_to(asked, to);
  const Seat by = visitor.view != kSpectator ? visitor.view : visitor.claim.seats.front();
  request_ = TableRequest{to, by, asked.guest, {}, std::move(others)};
  reply(asked, {{"asked", true}});
  changed();
}

void Room::Impl::redo(const Asked& asked, Visitor& visitor, Message& message) {
  const std::int64_t steps = message.integer("steps", 1, 10000, 1);
  if (message.problem()) return refuse(asked, *message.problem());
  if (visitor.claim.seats.empty())
    return refuse(asked, {"not_seated", "Who looks on cannot change anything."});
  const Expected<std::size_t> to = session_.redo_point(static_cast<int>(steps));
  if (!to) return refuse(asked, to.error());
  go_or_ask(asked, visitor, *to);
}

void Room::Impl::go_to(const Asked& asked, std::size_t point) {
  play::Session::Bookmark mark = session_.bookmark();
  if (const Expected<> done = session_.go_to(point); !done) return refuse(asked, done.error());
  turns_.follow(session_);
  stop_thinking();
  keep_records(std::move(mark), [this, asked](Expected<> kept) {
    if (!kept) {
      request_.reset();
      refuse(asked, kept.error());
      return changed();
    }
    reply(asked, {{"point", session_.point()}});
  });
}

void Room::Impl::answer(const Asked& asked, Visitor& visitor, Message& message) {
  const bool agree = message.flag("agree");
  if (message.problem()) return refuse(asked, *message.problem());
  if (!request_) return refuse(asked, {"no_request", "The table is not being asked anything."});
  std::vector<Seat> own;
  for (Seat seat : visitor.claim.seats)
    if (request_->waiting.contains(seat)) own.push_back(seat);
  const bool asker = has(visitor.claim.seats, request_->by);
  if (own.empty() && !(asker && !agree))
    return refuse(asked, {"not_yours", "You are not the one who is asked."});
  if (!agree) {
    request_.reset();
    reply(asked);
    return changed();
  }
  for (Seat seat : own) {
    request_->waiting.erase(seat);
    request_->agreed.insert(seat);
  }
  if (!request_->waiting.empty()) {
    reply(asked);
    return changed();
  }
  const std::size_t to = request_->to;
  go_to(asked, to);
}

}  // namespace tavola::rooms
