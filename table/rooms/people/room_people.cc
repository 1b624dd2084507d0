// Who sits where and looks from where, what they are called, what they say, and who plays for
// somebody who is away.
#include <algorithm>

#include "bots/bot.h"
#include "play/json_text.h"
#include "rooms/kept/seal.h"
#include "rooms/people/names_alike.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kLongestLine = 500;

Json name_entry(Seat seat, const std::string& name) { return {{"seat", seat}, {"name", name}}; }

/// A visitor who has just come is told everything anew.
void nothing_sent(Visitor& visitor) {
  visitor.room_sent = 0;
  visitor.note_sent = 0;
  visitor.chat_sent = 0;
  visitor.log_sent = false;
  visitor.scene_sent = 0;
  visitor.parts_sent = {};
}

/// Who shall sit at a new table. Where no bot is named, that of the seat before plays on, if any.
std::vector<play::Player> players_of(Message& message, const std::vector<play::Player>& before) {
  const std::string expected =
      R"(a list of seats such as {"name":"Ada"} or {"name":"Teo","bot":"greedy"})";
  std::vector<play::Player> players;
  const Json& list = message.any("seats", expected);
  if (!list.is_array() || list.empty() || list.size() > kMaxSeats) {
    message.wrong("seats", expected);
    return players;
  }
  static constexpr std::string_view kFields[] = {"name", "bot"};
  for (const Json& seat : list) {
    if (!seat.is_object()) message.wrong("seats", expected);
    if (message.problem()) break;
    Message each(seat);
    each.only("seats", kFields);
    play::Player player{each.called("name", true), ""};
    const Json* bot = each.find("bot");
    if (bot == nullptr && players.size() < before.size())
      player.bot = before[players.size()].bot;
    else if (bot != nullptr && bot->is_string())
      player.bot = bot->get<std::string>();
    else if (bot != nullptr && !bot->is_null())
      each.wrong("bot", "the id of a bot, or null");
    if (each.problem()) message.refuse(*each.problem());
    players.push_back(std::move(player));
  }
  return players;
}

}  // namespace

// ---- coming to the table ------------------------------------------------------------------------

Expected<Claim> Room::Impl::let_in(const std::string& table, const std::vector<std::string>& tokens,
                                   GuestId id) const {
  if (table != header_.keys.table)
    return play::problem("no_such_table", "This is not the table \"" + table + "\".");
  Claim claimed = claim(header_.keys, tokens);
  // A token that opens nothing any more, because its seat was given to somebody else, keeps nobody
  // from what their others open.
  if (claimed.wrong && !claimed.any())
    return play::problem("wrong_token", "None of the tokens opens anything at this table.");
  if (!claimed.any() && !header_.listed)
    return play::problem("no_token", "This table is not listed; it takes a token to look on.");
  if (const Expected<> place = place_for(claimed, id); !place)
    return std::unexpected(place.error());
  return claimed;
}

std::vector<Seat> Room::Impl::people_of(const Claim& claimed) const {
  std::vector<Seat> people;
  for (const Seat seat : claimed.seats)
    if (session_.players()[seat].bot.empty()) people.push_back(seat);
  return people;
}

std::vector<Seat> Room::Impl::seats_to_name(const std::vector<Seat>& people,
                                            const std::string& called) const {
  std::vector<Seat> seats;
  for (const Seat seat : people) {
    const std::string& now = session_.players()[seat].name;
    if (called.empty() || called == now || (people.size() > 1 && !now.empty())) continue;
    seats.push_back(seat);
  }
  return seats;
}

void Room::Impl::sit(const Asked& asked, Visitor& visitor, Message& message) {
  const std::string table = message.line("table", 64);
  const std::vector<std::string> tokens = message.tokens("tokens");
  const words::Language language = message.language(session_.language());
  const std::string called = message.called("name", true, "");
  // Whose session it was, which the house has looked up.
  const std::int64_t account = message.integer("session", 0, INT64_MAX, 0);
  if (message.problem()) return refuse(asked, *message.problem());
  Expected<Claim> claimed = let_in(table, tokens, asked.guest);
  if (!claimed) return refuse(asked, claimed.error());

  visitor.sat = true;
  visitor.claim = *std::move(claimed);
  visitor.language = language;
  visitor.name = called;
  visitor.account = account;
  // One person's own seat is looked from at once. Several people at one screen are shown nothing
  // of theirs before they ask for it.
  const std::vector<Seat> people = people_of(visitor.claim);
  visitor.view = people.size() == 1 ? people.front() : kSpectator;
  nothing_sent(visitor);

  // Whoever comes back after their time has a fresh one; it ran out for those who waited.
  if (const auto ends = deadline();
      ends && house_.now() >= *ends && has(visitor.claim.seats, session_.table().decision().seat))
    clock_since_ = house_.now();

  const std::vector<Seat> renamed = seats_to_name(people, called);
  // A name too many is no reason to stand outside.
  if (renamed.empty() || !may_add(name_pace_, visitor)) return seated(asked, false);
  std::vector<std::string> entries;
  for (const Seat seat : renamed) entries.push_back(play::write_json(name_entry(seat, called)));
  keep(std::move(entries), [this, asked, renamed, called](const Expected<>& kept) {
    // Nor is one that could not be kept.
    if (kept)
      for (Seat seat : renamed)
        static_cast<void>(session_.seat_player(seat, {called, session_.players()[seat].bot}));
    seated(asked, kept.has_value());
  });
}

void Room::Impl::seated(const Asked& asked, bool named) {
  Visitor* still = find(asked.guest);
  if (still == nullptr) return;
  Json fields = {{"you", {{"seats", still->claim.seats}, {"host", still->claim.host}}},
                 {"view", "spectator"},
                 {"now", house_.now()}};
  if (still->view != kSpectator) fields["view"] = still->view;
  reply(asked, fields);
  if (named) names_changed();
  changed();
}

void Room::Impl::names_changed() {
  for (auto& [id, visitor] : visitors_) visitor.log_sent = false;
  ++scene_version_;
}

void Room::Impl::view(const Asked& asked, Visitor& visitor, Message& message) {
  const Seat seat = message.viewer(static_cast<int>(session_.players().size()));
  if (message.problem()) return refuse(asked, *message.problem());
  if (seat != kSpectator && !has(visitor.claim.seats, seat))
    return refuse(asked, {"not_seated", "You hold no token of this seat."});
  Json shown = "spectator";
  if (seat != kSpectator) shown = seat;
  reply(asked, {{"view", std::move(shown)}});
  if (visitor.view == seat) return;
  visitor.view = seat;
  visitor.note_sent = 0;
  visitor.log_sent = false;
  visitor.scene_sent = 0;
  refresh();
}

void Room::Impl::speak(const Asked& asked, Visitor& visitor, Message& message) {
  message.any("lang", "\"en\", \"it\" or \"es\"");
  const words::Language language = message.language(visitor.language);
  if (message.problem()) return refuse(asked, *message.problem());
  visitor.language = language;
  visitor.log_sent = false;
  visitor.scene_sent = 0;
  reply(asked);
  refresh();
}

void Room::Impl::ping(const Asked& asked, Visitor&, Message&) { reply(asked); }

// ---- names, bots and stand-ins ------------------------------------------------------------------

void Room::Impl::name(const Asked& asked, Visitor& visitor, Message& message) {
  const bool looks_on = !message.has("seat");
  const Seat seat = looks_on ? kNoSeat : read_seat(message);
  const std::string called = message.called("name");
  if (message.problem()) return refuse(asked, *message.problem());
  // A guest without a seat has a name to speak under; it is not kept.
  if (looks_on && visitor.claim.seats.empty()) {
    visitor.name = called;
    return reply(asked);
  }
  if (looks_on || !has(visitor.claim.seats, seat))
    return refuse(asked, {"not_seated", "You can name your own seats only."});
  if (const Expected<> may = may_add(name_pace_, visitor); !may) return refuse(asked, may.error());
  const Json entry = name_entry(seat, called);
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked);
    names_changed();
    changed();
  });
}

void Room::Impl::bot(const Asked& asked, Visitor& visitor, Message& message) {
  const auto seat = static_cast<Seat>(
      message.integer("seat", 0, static_cast<std::int64_t>(session_.players().size()) - 1));
  const Json& given = message.any("bot", "the id of a bot, or null");
  if (!given.is_null() && !given.is_string()) message.wrong("bot", "the id of a bot, or null");
  const bool asks_stand_in = message.flag("stand_in", false);
  if (message.problem()) return refuse(asked, *message.problem());
  const std::string bot = given.is_string() ? given.get<std::string>() : "";
  const auto& known = bots::bot_names();
  if (!bot.empty() && std::find(known.begin(), known.end(), bot) == known.end()) {
    std::string names;
    for (const std::string& each : known) (names += names.empty() ? "" : ", ") += each;
    return refuse(asked, {"unknown_bot", "There is no bot \"" + bot.substr(0, 40) +
                                             "\"; there are " + names + "."});
  }
  const bool own = has(visitor.claim.seats, seat);
  const bool stands_in = !stand_ins_[seat].empty();
  // Taking a seat back from a stand-in needs no other word than null.
  const bool stand_in = asks_stand_in || (bot.empty() && stands_in);
  if (!visitor.claim.host && visitor.claim.seats.empty())
    return refuse(asked, {"not_seated", "Only who sits at the table can do that."});
  if (!stand_in && !visitor.claim.host)
    return refuse(asked, {"not_host", "Only the host seats bots and makes chairs free."});
  if (stand_in && bot.empty() && !own && !visitor.claim.host)
    return refuse(asked, {"not_host", "Only its person or the host takes a seat back."});
  if (stand_in && !bot.empty() && !session_.players()[seat].bot.empty())
    return refuse(asked, {"bad_request", "A bot sits there already."});
  if (stand_in && !bot.empty() && here(seat) && !own)
    return refuse(asked, {"bad_request", "The person of this seat is here."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  Json entry = Json::object();
  entry[stand_in ? "stand_in" : "seat"] = seat;
  entry["bot"] = nullptr;
  if (!bot.empty()) entry["bot"] = bot;
  // Whoever takes the seat in turn back has a fresh clock; nothing else winds it up again.
  const bool back = seat == session_.table().decision().seat && !bot_of(seat).empty();
  keep({play::write_json(entry)}, [this, asked, entry, back](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    stop_thinking();
    if (back) clock_since_ = house_.now();
    reply(asked);
    changed();
    go_if_agreed({});
  });
}

// ---- the chat -----------------------------------------------------------------------------------

void Room::Impl::chat(const Asked& asked, Visitor& visitor, Message& message) {
  const std::string text = message.line("text", kLongestLine);
  if (message.problem()) return refuse(asked, *message.problem());
  if (!visitor.claim.any())
    return refuse(asked, {"no_token", "Who looks on without a token cannot speak."});
  if (const Expected<> may = may_add(chat_pace_, visitor); !may) return refuse(asked, may.error());
  const bool seated = visitor.view != kSpectator;
  const bool only_one = visitor.claim.seats.size() == 1;
  const Seat seat = seated ? visitor.view : only_one ? visitor.claim.seats.front() : kNoSeat;
  Json line = {{"name", seat == kNoSeat ? spectator_name(visitor) : session_.players()[seat].name},
               {"seat", nullptr},
               {"text", text},
               {"time", house_.now()}};
  if (seat != kNoSeat) line["seat"] = seat;
  const Json entry = {{"chat", std::move(line)}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    reply(asked);
    changed();
  });
}

std::string Room::Impl::spectator_name(const Visitor& visitor) const {
  const std::u32string look = look_of(visitor.name);
  const scene::Voice names = voice(session_.language());
  for (Seat seat = 0; seat < session_.players().size(); ++seat) {
    if (has(visitor.claim.seats, seat)) continue;  // several people at one screen
    if (look == look_of(session_.players()[seat].name) || look == look_of(names.seat(seat)))
      return "";
  }
  return visitor.name;
}

// ---- the host -----------------------------------------------------------------------------------

void Room::Impl::links(const Asked& asked, Visitor& visitor, Message&) {
  if (!visitor.claim.host)
    return refuse(asked, {"not_host", "Only the host has the links of all seats."});
  reply(asked, {{"tokens",
                 {{"host", header_.keys.host},
                  {"seats", header_.keys.seats},
                  {"spectator", header_.keys.spectator}}}});
}

void Room::Impl::settings(const Asked& asked, Visitor& visitor, Message& message) {
  Json given = Json::object();
  if (message.has("undo_away")) {
    const std::string undo_away = message.text("undo_away");
    if (!message.problem() && !undo_away_named(undo_away))
      message.wrong("undo_away", "\"wait\" or \"refuse\"");
    given["undo_away"] = undo_away;
  }
  if (const Json* clock = message.find("clock"); clock != nullptr) {
    given["clock"] = nullptr;
    if (!clock->is_null()) given["clock"] = message.integer("clock", kShortestClock, kLongestClock);
  }
  if (given.empty()) message.any("undo_away", "\"wait\" or \"refuse\"");
  if (message.problem()) return refuse(asked, *message.problem());
  if (!visitor.claim.host)
    return refuse(asked, {"not_host", "Only the host changes what holds for the table."});
  if (const Expected<> may = may_add(other_pace_, visitor); !may) return refuse(asked, may.error());
  const Json entry = {{"settings", std::move(given)}};
  keep({play::write_json(entry)}, [this, asked, entry](Expected<> kept) {
    if (!kept) return refuse(asked, kept.error());
    static_cast<void>(take_entry(entry));
    clock_since_ = house_.now();
    reply(asked);
    changed();
  });
}

void Room::Impl::rematch(const Asked& asked, Visitor& visitor, Message& message) {
  const bool next = message.flag("next", false);
  const bool stay = message.flag("stay", false);
  const std::vector<play::Player> seats =
      message.has("seats") ? players_of(message, session_.players()) : session_.players();
  const std::optional<std::size_t> from = read_chapter(message);
  if (from && (next || message.has("seats")))
    message.refuse({"bad_request",
                    "A chapter that is begun again from within a table has the "
                    "seats of that table; leave out \"next\" and \"seats\"."});
  if (message.problem()) return refuse(asked, *message.problem());
  if (!visitor.claim.host) return refuse(asked, {"not_host", "Only the host opens a new table."});
  NewTable wishes;
  // The next chapter of a campaign is dealt from what this one hands on. Otherwise a chapter is
  // begun again from its start, and this table is kept beside the new one.
  const Expected<std::string> handed =
      next ? session_.hands_on() : Expected<std::string>(session_.carried());
  if (!handed) return refuse(asked, handed.error());
  wishes.carried = *handed;
  if (session_.is_chapter()) {
    wishes.campaign = header_.campaign;
    wishes.before = header_.keys.table;
    wishes.again = !next;
  }
  // The first chapter of a table is dealt anew; a later one begins as it did.
  if (from.value_or(0) > 0) wishes.from = std::make_shared<play::Session>(session_.branch(*from));
  // Whoever trains again meets something else than before.
  if (!next && !from) wishes.seed = session_.seed_for_another(new_seed);
  wishes.game = session_.game().id();
  wishes.seats = seats;
  // Whom the host leaves their seat is known again; whoever is named anew is somebody else.
  std::vector<bool> stays(seats.size());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    stays[seat] =
        seat < session_.players().size() && seats[seat].name == session_.players()[seat].name;
    wishes.people.push_back(stays[seat] ? person_of(header_, static_cast<Seat>(seat)) : "");
  }
  for (std::size_t i = 0; i < session_.game().options().size(); ++i) {
    const GameOption& option = session_.game().options()[i];
    wishes.options[option.id] = option.values[session_.setup().options[i]];
  }
  wishes.language = session_.language();
  wishes.title = header_.title;
  wishes.listed = header_.listed;
  wishes.undo_away = header_.undo_away;
  wishes.clock = header_.clock;
  // Nobody is taken away from a game that goes on.
  const bool taken_along = !stay && over();
  house_.rematch(std::move(wishes),
                 guarded([this, asked, stays, taken_along](Expected<TableKeys> opened) {
                   on_turn([this, asked, stays, taken_along, opened = std::move(opened)] {
                     if (!opened) return refuse(asked, opened.error());
                     reply(asked, {{"table", opened->table}});
                     tell_of_new_table(*opened, stays, asked.guest, taken_along);
                   });
                 }));
}

void Room::Impl::tell_of_new_table(const TableKeys& opened, const std::vector<bool>& stays,
                                   GuestId asked_by, bool taken_along) {
  for (auto& [id, each] : visitors_) {
    if (!each.sat) continue;
    Json tokens = Json::array();
    if (each.claim.host) tokens.push_back(opened.host);
    for (Seat seat : each.claim.seats)
      if (seat < opened.seats.size() && stays[seat]) tokens.push_back(opened.seats[seat]);
    // Whoever has no seat there any more may look on.
    if (tokens.empty() && (each.claim.spectator || !each.claim.seats.empty()))
      tokens.push_back(opened.spectator);
    Json told = {{"type", "rematch"}, {"table", opened.table}, {"tokens", std::move(tokens)}};
    if (id != asked_by && !taken_along) told["invited"] = true;
    send(each, play::write_json(told));
  }
}

}  // namespace tavola::rooms
