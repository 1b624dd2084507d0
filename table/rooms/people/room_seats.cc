// Seats that change hands: open ones that anybody on the server may take, people who leave theirs
// to a bot, and a seat that the others vote to one.
#include <algorithm>

#include "bots/bot.h"
#include "play/json_text.h"
#include "rooms/kept/seal.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {

std::string stand_in_text(Seat seat, std::string_view why) {
  return play::write_json(
      Json{{"stand_in", seat}, {"bot", bots::bot_names().back()}, {"why", why}});
}

Seat Room::Impl::read_seat(Message& message) const {
  return static_cast<Seat>(
      message.integer("seat", 0, static_cast<std::int64_t>(session_.players().size()) - 1));
}

std::set<Seat> Room::Impl::people() const {
  std::set<Seat> people;
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (bot_of(seat).empty()) people.insert(seat);
  return people;
}

// ---- open seats ---------------------------------------------------------------------------------

void Room::Impl::open_seat(const Asked& asked, Visitor& visitor, Message& message) {
  const Seat seat = read_seat(message);
  const bool open = message.flag("open");
  if (message.problem()) return refuse(asked, *message.problem());
  if (!visitor.claim.host) return refuse(asked, {"not_host", "Only the host opens seats."});
  if (open && !header_.listed)
    return refuse(asked, {"not_listed", "Only a table that is listed has open seats."});
  if (open && here(seat)) return refuse(asked, {"bad_request", "The person of this seat is here."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  const Json entry = {{"seat", seat}, {"open", open}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked);
    changed();
  });
}

void Room::Impl::take(const Asked& asked, Visitor& visitor, Message& message) {
  const Seat seat = read_seat(message);
  const std::string called = message.called("name");
  // Whoever brings a token of their own has the seat also if the answer is lost on its way.
  const std::string own = message.has("token") ? message.text("token") : "";
  const Claim known = claim(header_.keys, {&own, 1});
  if (!message.problem() && has(known.seats, seat)) return sit_again(asked, visitor, seat);
  if (message.has("token") && (!looks_like_token(own) || known.any()))
    message.wrong("token", "26 small letters and digits, no i, l, o or u, used by nobody here");
  if (message.problem()) return refuse(asked, *message.problem());
  if (!open_[seat]) return refuse(asked, {"not_open", "This seat is not open to others."});
  if (has(visitor.claim.seats, seat)) return refuse(asked, {"bad_request", "You sit there."});
  if (here(seat)) return refuse(asked, {"not_open", "Somebody sits there now."});
  if (const Expected<> may = may_take(visitor); !may) return refuse(asked, may.error());
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  // A token of its own: whoever was sent the link of this seat before has it no more.
  Json entry = {{"seat", seat},
                {"name", called},
                {"bot", nullptr},
                {"open", false},
                {"token", own.empty() ? new_token() : own}};
  if (visitor.account != 0) entry["account"] = visitor.account;
  keep({play::write_json(entry)}, [this, asked, entry, seat](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    stop_thinking();
    if (seat == session_.table().decision().seat) clock_since_ = house_.now();
    hand_over(asked.guest, seat);
    names_changed();
    changed();
    // Whoever has the token may use it at once, elsewhere too.
    reply(asked, {{"seat", seat}, {"token", header_.keys.seats[seat]}});
  });
}

Expected<> Room::Impl::may_take(const Visitor& visitor) const {
  if (settings_.only_signed_in && visitor.account == 0)
    return problem("sign_in", "On this server one signs in to take an open seat.");
  // An address is no person: a household and a school have one each.
  for (Seat seat = 0; seat < taken_.size(); ++seat) {
    const bool theirs = has(visitor.claim.seats, seat) ||
                        (visitor.account != 0 && account_of_[seat] == visitor.account);
    if (!taken_[seat].empty() && theirs)
      return problem("one_seat",
                     "You have taken an open seat of this table; the others are for others.");
  }
  return {};
}

void Room::Impl::sit_again(const Asked& asked, Visitor& visitor, Seat seat) {
  if (!has(visitor.claim.seats, seat)) {
    visitor.claim.seats.push_back(seat);
    std::sort(visitor.claim.seats.begin(), visitor.claim.seats.end());
    look_from(visitor, seat);
    changed();
  }
  reply(asked, {{"seat", seat}, {"token", header_.keys.seats[seat]}});
}

void Room::Impl::look_from(Visitor& visitor, Seat view) {
  visitor.view = view;
  visitor.note_sent = 0;
  visitor.log_sent = false;
  visitor.scene_sent = 0;
}

void Room::Impl::hand_over(GuestId to, Seat seat) {
  for (auto& [id, each] : visitors_) {
    const bool taker = id == to;
    if (!taker && !has(each.claim.seats, seat)) continue;
    std::erase(each.claim.seats, seat);
    if (taker) {
      each.claim.seats.push_back(seat);
      std::sort(each.claim.seats.begin(), each.claim.seats.end());
    }
    look_from(each, taker ? seat : each.view == seat ? kSpectator : each.view);
  }
}

// ---- leaving ------------------------------------------------------------------------------------

void Room::Impl::leave_seat(const Asked& asked, Visitor& visitor, Message& message) {
  const Seat seat = read_seat(message);
  if (message.problem()) return refuse(asked, *message.problem());
  if (!has(visitor.claim.seats, seat))
    return refuse(asked, {"not_seated", "You can leave your own seats only."});
  if (!session_.players()[seat].bot.empty())
    return refuse(asked, {"bad_request", "A bot sits there already."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  const std::string entry = stand_in_text(seat, "left");
  keep({entry}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(*play::read_json(entry)));
    reply(asked);
    changed();
  });
}

// ---- votes --------------------------------------------------------------------------------------

std::set<Seat> Room::Impl::votes_of(const Visitor& visitor) const {
  const std::set<Seat> people = this->people();
  std::set<Seat> own, held;
  const auto take_seats = [&](const Visitor& from) {
    for (const Seat seat : from.claim.seats) {
      if (!people.contains(seat)) continue;
      held.insert(seat);
      const bool of_another =
          std::any_of(visitors_.begin(), visitors_.end(), [&](const auto& each) {
            const Visitor& other = each.second;
            return has(other.claim.seats, seat) &&
                   other.claim.seats.size() < from.claim.seats.size() &&
                   (other.account == 0 || other.account != from.account);
          });
      if (!of_another) own.insert(seat);
    }
  };
  take_seats(visitor);
  if (visitor.account != 0)
    for (const auto& [id, each] : visitors_)
      if (each.account == visitor.account) take_seats(each);
  return own.empty() ? held : own;
}

std::size_t Room::Impl::count_people(const std::set<Seat>& seats) const {
  // Each person by the first of their seats; who is away is one for each seat.
  std::set<Seat> left = seats;
  std::size_t count = 0;
  for (const auto& [id, visitor] : visitors_) {
    bool any = false;
    for (const Seat seat : votes_of(visitor)) any = left.erase(seat) > 0 || any;
    count += any ? 1 : 0;
  }
  return count + left.size();
}

std::size_t Room::Impl::votes_needed(Seat seat) const {
  std::set<Seat> others = people();
  others.erase(seat);
  // One alone sends nobody away who is here.
  return std::max<std::size_t>(count_people(others) / 2 + 1, here(seat) ? 2 : 1);
}

void Room::Impl::vote(const Asked& asked, Visitor& visitor, Message& message) {
  const Seat seat = read_seat(message);
  const bool agree = message.flag("agree");
  if (message.problem()) return refuse(asked, *message.problem());
  const std::set<Seat> people = this->people();
  if (!people.contains(seat)) return refuse(asked, {"bad_request", "A bot plays there already."});
  const bool own = has(visitor.claim.seats, seat);
  if (own && agree) return refuse(asked, {"not_yours", "The others vote about your seat."});
  std::set<Seat> agreed = votes_.contains(seat) ? votes_.at(seat) : std::set<Seat>{};
  // However many seats somebody holds, they are one person, who stands there with the first.
  const std::set<Seat> mine = votes_of(visitor);
  for (const Seat each : mine) agreed.erase(each);
  if (agree && !mine.empty()) agreed.insert(*mine.begin());
  if (own) agreed.clear();  // here I am
  if (mine.empty() && !own)
    return refuse(asked, {"not_seated", "Only who sits at the table votes."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  // A vote counts as long as whoever gave it sits there.
  std::erase_if(agreed, [&](Seat each) { return !people.contains(each); });
  const bool carried = agreed.size() >= votes_needed(seat);
  if (carried) agreed.clear();
  std::vector<std::string> entries = {
      play::write_json(Json{{"vote", {{"seat", seat}, {"of", agreed}}}})};
  if (carried) entries.push_back(stand_in_text(seat, "vote"));
  keep(entries, [this, asked, entries, carried](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    for (const std::string& entry : entries) static_cast<void>(take_entry(*play::read_json(entry)));
    reply(asked, {{"carried", carried}});
    changed();
  });
}

void Room::Impl::write_votes(scene::JsonPen& pen) const {
  pen.open_list();
  for (const auto& [seat, agreed] : votes_) {
    pen.open_object();
    pen.key("seat");
    pen.number(seat);
    pen.key("agreed");
    pen.open_list();
    for (const Seat each : agreed) pen.number(each);
    pen.close_list();
    pen.key("needed");
    pen.number(static_cast<std::int64_t>(votes_needed(seat)));
    pen.close_object();
  }
  pen.close_list();
}

}  // namespace tavola::rooms
