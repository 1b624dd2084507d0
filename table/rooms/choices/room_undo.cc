// Going back at a table with several people, and forward again. Taking back one's own choices is
// free as long as nothing came to light since; otherwise the others who sit here are asked, and
// those whose own choices are concerned also while they are away. The same goes for what is done
// again: it shows its cards and dice once more and ends what others began instead. Bots agree to
// everything, a stand-in for nobody but itself, and a person who plays alone has nobody to ask. A
// table that has given up goes on by going to the point where it stands.
#include <algorithm>

#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"

namespace tavola::rooms {
void Room::Impl::follow_bots() const {
  bot_choices_.follow(session_, logged_then_.value_or(session_.log().size()),
                      [this](Seat seat) { return !bot_of(seat).empty(); });
}

std::pair<const play::Record*, bool> Room::Impl::step(std::size_t i) const {
  const std::size_t now = session_.point();
  const play::Record* record = i < now ? &session_.record(i) : &session_.undone(i - now);
  return {record, bot_choices_.made(static_cast<std::size_t>(record - session_.log().data()))};
}

bool Room::Impl::free_for(const Visitor& visitor, std::size_t to) const {
  follow_bots();
  const std::size_t now = session_.point();
  if (to == now) return false;  // everybody had agreed to give up
  for (std::size_t i = std::min(to, now); i < std::max(to, now); ++i) {
    const auto [record, by_bot] = step(i);
    if (record->reveals || record->kind != play::Record::Kind::kChoice) return false;
    if (!has(visitor.claim.seats, record->seat) && !by_bot) return false;
  }
  return true;
}

std::set<Seat> Room::Impl::to_be_asked(const Visitor& visitor, std::size_t to) const {
  follow_bots();
  std::set<Seat> asked;
  const auto person = [&](Seat seat) {
    return !has(visitor.claim.seats, seat) && session_.players()[seat].bot.empty();
  };
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (person(seat) && here(seat)) asked.insert(seat);
  const std::size_t now = session_.point();
  for (std::size_t i = std::min(to, now); i < std::max(to, now); ++i) {
    const auto [record, by_bot] = step(i);
    if (record->kind == play::Record::Kind::kChoice && !by_bot && person(record->seat))
      asked.insert(record->seat);
  }
  return asked;
}

Room::Impl::UndoStep Room::Impl::step_to(const Visitor& visitor, std::size_t to) const {
  const bool free = free_for(visitor, to) || to_be_asked(visitor, to).empty();
  return {to, free, play::destination(session_, to, visitor.view)};
}

std::optional<Room::Impl::UndoStep> Room::Impl::last_step(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  if (conceded_) return step_to(visitor, session_.point());
  // Several at one screen: the last choice that was made there, whoever of them made it.
  std::optional<std::size_t> to = session_.last_decision_of(visitor.view);
  for (const Seat seat : visitor.claim.seats)
    if (bot_of(seat).empty()) to = std::max(to, session_.last_decision_of(seat));
  if (!to) return std::nullopt;
  return step_to(visitor, *to);
}

std::optional<Room::Impl::UndoStep> Room::Impl::next_step(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  const Expected<std::size_t> to = session_.redo_point(1);
  if (!to) return std::nullopt;
  return step_to(visitor, *to);
}

std::optional<Room::Impl::UndoStep> Room::Impl::last_turn(const Visitor& visitor) const {
  if (visitor.view == kSpectator) return std::nullopt;
  const auto to = play::last_turn_of(session_, visitor.view);
  if (!to) return std::nullopt;
  return step_to(visitor, *to);
}

void Room::Impl::undo(const Asked& asked, Visitor& visitor, Message& message) {
  const int ways = message.has("to") + message.has("steps") + message.has("turn");
  if (ways != 1)
    message.refuse({"bad_request", "Say where to: \"to\", \"steps\" or \"turn\", one of them."});
  const auto point = static_cast<std::int64_t>(session_.point());
  const auto first = static_cast<std::int64_t>(session_.undo_end());
  const std::int64_t to_point = message.has("to") ? message.integer("to", first, point) : 0;
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
  if (message.has("turn") && turn_of != kSpectator) to = play::last_turn_of(session_, turn_of);
  if (message.has("steps")) {
    // Steps are those of the people at this screen; what others chose after them goes as well.
    const auto own = [&](Seat seat) {
      return seat == visitor.view || (has(visitor.claim.seats, seat) && bot_of(seat).empty());
    };
    std::int64_t left = steps;
    for (std::size_t i = session_.point(); i > session_.undo_end() && left > 0; --i) {
      const play::Record& record = session_.record(i - 1);
      if (record.kind != play::Record::Kind::kChoice || !own(record.seat)) continue;
      if (--left == 0) to = i - 1;
    }
  }
  if (!to && conceded_) to = session_.point();
  if (!to) return refuse(asked, {"nothing_to_undo", "There is nothing to take back so far."});
  go_or_ask(asked, visitor, *to);
}

void Room::Impl::go_or_ask(const Asked& asked, const Visitor& visitor, std::size_t to) {
  if (request_) return refuse(asked, {"request_open", "The table is being asked already."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  const Seat by = visitor.view != kSpectator ? visitor.view : visitor.claim.seats.front();
  const std::set<Seat> others = to_be_asked(visitor, to);
  if (free_for(visitor, to) || others.empty()) return go_to(asked, to, by);
  ask_others(asked, visitor, others, {{"to", to}, {"by", by}, {"of", others}});
}

void Room::Impl::ask_others(const Asked& asked, const Visitor& visitor,
                            const std::set<Seat>& others, Json question) {
  const auto away = std::find_if(others.begin(), others.end(), [&](Seat s) { return !here(s); });
  if (away != others.end() && header_.undo_away == UndoAway::kRefuse) {
    const std::string who = voice(visitor.language).seat(*away);
    return refuse(asked,
                  {"somebody_away", room_says(session_.title(), visitor.language, "undo.away",
                                              {{"who", words::Argument::name(who)}})});
  }
  const Json entry = {{"ask", std::move(question)}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked, {{"asked", true}});
    changed();
  });
}

Expected<> Room::Impl::take_request(const Json& ask) {
  request_.reset();
  if (ask.is_null()) return {};
  const auto bad = [] {
    return problem("bad_save", "a question to the table with to or concede, by and of, or null.");
  };
  const bool concede = ask.is_object() && ask.contains("concede");
  const auto seats = static_cast<std::int64_t>(session_.players().size());
  std::int64_t to = 0;
  std::int64_t by = 0;
  if (!ask.is_object() || !ask.contains("by") || !ask.contains("of") ||
      (!concede &&
       (!ask.contains("to") ||
        !play::read_integer(ask["to"], 0, static_cast<std::int64_t>(session_.redo_end()), to))) ||
      !play::read_integer(ask["by"], 0, seats - 1, by) || !ask["of"].is_array())
    return bad();
  TableRequest request{.to = static_cast<std::size_t>(to), .by = static_cast<Seat>(by)};
  request.concede = concede;
  for (const Json& each : ask["of"]) {
    std::int64_t seat = 0;
    if (!play::read_integer(each, 0, seats - 1, seat)) return bad();
    request.waiting.insert(static_cast<Seat>(seat));
  }
  request_ = std::move(request);
  return {};
}

void Room::Impl::end_request() {
  request_.reset();
  // If it cannot be kept, the question is asked again when the table is next opened.
  keep({play::write_json(Json{{"ask", nullptr}})}, [](const Expected<>&) {});
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

void Room::Impl::go_to(const Asked& asked, std::size_t point, Seat by) {
  if (conceded_ && point == session_.point()) return go_on(asked, by);
  play::Session::Bookmark mark = session_.bookmark();
  if (const Expected<> done = session_.go_to(point, by); !done) return refuse(asked, done.error());
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

void Room::Impl::go_if_agreed(const Asked& asked) {
  if (!request_ || !request_->waiting.empty()) return;
  if (request_->concede) return give_up(asked, request_->by);
  go_to(asked, request_->to, request_->by);
}

void Room::Impl::concede(const Asked& asked, Visitor& visitor, Message&) {
  if (visitor.claim.seats.empty())
    return refuse(asked, {"not_seated", "Who looks on cannot give up for others."});
  if (over()) return refuse(asked, {"game_over", "The game is over."});
  if (request_) return refuse(asked, {"request_open", "The table is being asked already."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  const Seat by = visitor.view != kSpectator ? visitor.view : visitor.claim.seats.front();
  // A game is not given up behind anybody's back, whoever plays for them meanwhile.
  std::set<Seat> others = people();
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (session_.players()[seat].bot.empty() && here(seat)) others.insert(seat);
  for (const Seat own : visitor.claim.seats) others.erase(own);
  if (others.empty()) return give_up(asked, by);
  ask_others(asked, visitor, others, {{"concede", true}, {"by", by}, {"of", others}});
}

void Room::Impl::give_up(const Asked& asked, Seat by) {
  const Json entry = {{"concede", by}};
  stop_thinking();
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    request_.reset();
    if (!kept) {
      refuse(asked, kept.error());
      return changed();
    }
    static_cast<void>(take_entry(entry));
    reply(asked);
    changed();
  });
}

void Room::Impl::go_on(const Asked& asked, Seat by) {
  const Json entry = {{"go_on", by}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    request_.reset();
    if (!kept) {
      refuse(asked, kept.error());
      return changed();
    }
    static_cast<void>(take_entry(entry));
    reply(asked, {{"point", session_.point()}});
    changed();
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
  Json entry = {{"ask", nullptr}};
  if (agree) entry = {{"agree", own}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    if (request_ && request_->waiting.empty()) return go_if_agreed(asked);
    reply(asked);
    changed();
  });
}

}  // namespace tavola::rooms
