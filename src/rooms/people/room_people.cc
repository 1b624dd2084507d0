// Who sits where and looks from where, what they are called, what they say, and who plays for
// somebody who is away.
#include <algorithm>

#include "bots/bot.h"
#include "play/json_text.h"
#include "rooms/people/names_alike.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kLongestLine = 500;
constexpr std::size_t kChatKept = 200;

Json name_entry(Seat seat, const std::string& name) { return {{"seat", seat}, {"name", name}}; }

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
    play::Player player{each.line("name", kLongestName, true), ""};
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

void Room::Impl::sit(const Asked& asked, Visitor& visitor, Message& message) {
  const std::string table = message.line("table", 64);
  const std::vector<std::string> tokens = message.tokens("tokens");
  const words::Language language = message.language(session_.language());
  const std::string called = message.line("name", kLongestName, true, "");
  if (message.problem()) return refuse(asked, *message.problem());
  if (table != header_.keys.table)
    return refuse(asked, {"no_such_table", "This is not the table \"" + table + "\"."});
  Claim claimed = claim(header_.keys, tokens);
  // A token that opens nothing any more, because its seat was given to somebody else, keeps nobody
  // from what their others open.
  if (claimed.wrong && !claimed.any())
    return refuse(asked, {"wrong_token", "None of the tokens opens anything at this table."});
  if (!claimed.any() && !header_.listed)
    return refuse(asked, {"no_token", "This table is not listed; it takes a token to look on."});
  if (const Expected<> place = place_for(claimed, asked.guest); !place)
    return refuse(asked, place.error());

  visitor.sat = true;
  visitor.claim = std::move(claimed);
  visitor.language = language;
  visitor.name = called;
  // One person's own seat is looked from at once. Several people at one screen are shown nothing
  // of theirs before they ask for it.
  std::vector<Seat> people;
  for (Seat seat : visitor.claim.seats)
    if (session_.players()[seat].bot.empty()) people.push_back(seat);
  visitor.view = people.size() == 1 ? people.front() : kSpectator;
  visitor.room_sent = 0;
  visitor.note_sent = 0;
  visitor.chat_sent = 0;
  visitor.log_sent = false;
  visitor.scene_sent = 0;
  visitor.parts_sent = {};

  // Whoever comes back after their time has a fresh one; it ran out for those who waited.
  if (const auto ends = deadline();
      ends && house_.now() >= *ends && has(visitor.claim.seats, session_.table().decision().seat))
    clock_since_ = house_.now();

  std::vector<std::string> entries;
  std::vector<Seat> renamed;
  for (Seat seat : people) {
    const std::string& now = session_.players()[seat].name;
    if (called.empty() || called == now || (people.size() > 1 && !now.empty())) continue;
    entries.push_back(play::write_json(name_entry(seat, called)));
    renamed.push_back(seat);
  }
  // A name too many is no reason to stand outside either.
  if (!entries.empty() && !may_add(name_pace_, visitor)) {
    entries.clear();
    renamed.clear();
  }
  const auto seated = [this, asked](bool names) {
    Visitor* still = find(asked.guest);
    if (still == nullptr) return;
    Json fields = {{"you", {{"seats", still->claim.seats}, {"host", still->claim.host}}},
                   {"view", "spectator"},
                   {"now", house_.now()}};
    if (still->view != kSpectator) fields["view"] = still->view;
    reply(asked, std::move(fields));
    if (names) names_changed();
    changed();
  };
  if (entries.empty()) return seated(false);
  keep(std::move(entries), [this, seated, renamed, called](const Expected<>& kept) {
    // A name that could not be kept is no reason to stand outside.
    if (kept)
      for (Seat seat : renamed)
        static_cast<void>(session_.seat_player(seat, {called, session_.players()[seat].bot}));
    seated(kept.has_value());
  });
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
  const std::string called = message.line("name", kLongestName);
  if (message.problem()) return refuse(asked, *message.problem());
  // Who holds no seat has a name to speak under; it is not kept.
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

/// Takes in an entry that is no record of the game; the message says what was expected.
Expected<> Room::Impl::take_entry(const Json& entry) {
  const auto seats = static_cast<std::int64_t>(session_.players().size());
  const auto bad = [](std::string expected) { return problem("bad_save", std::move(expected)); };
  std::int64_t seat = 0;
  if (const auto chat = entry.find("chat"); chat != entry.end()) {
    ChatLine line;
    const auto text = [&](const char* name) {
      const auto found = chat->is_object() ? chat->find(name) : chat->end();
      return chat->is_object() && found != chat->end() && found->is_string()
                 ? found->get<std::string>()
                 : std::string();
    };
    line.name = text("name");
    line.text = text("text");
    if (line.text.empty()) return bad("a line of the chat.");
    if (chat->contains("time")) play::read_integer((*chat)["time"], 0, INT64_MAX, line.time);
    if (chat->contains("seat") && play::read_integer((*chat)["seat"], 0, seats - 1, seat))
      line.seat = static_cast<Seat>(seat);
    chat_.push_back(std::move(line));
    ++chat_lines_;
    if (chat_.size() > kChatKept) chat_.pop_front();
    return {};
  }
  if (const auto given = entry.find("auto"); given != entry.end()) return take_auto(*given);
  if (const auto ask = entry.find("ask"); ask != entry.end()) return take_request(*ask);
  if (const auto agree = entry.find("agree"); agree != entry.end()) {
    if (!agree->is_array()) return bad("a list of seats.");
    for (const Json& each : *agree) {
      if (!play::read_integer(each, 0, seats - 1, seat)) return bad("a seat's number.");
      if (request_ && request_->waiting.erase(static_cast<Seat>(seat)) > 0)
        request_->agreed.insert(static_cast<Seat>(seat));
    }
    return {};
  }
  if (const auto given = entry.find("settings"); given != entry.end()) {
    if (!given->is_object() || given->empty()) return bad("settings of the table.");
    for (const auto& [name, value] : given->items()) {
      if (name == "undo_away") {
        const auto known =
            value.is_string() ? undo_away_named(value.get<std::string>()) : std::nullopt;
        if (!known) return bad("settings of the table.");
        header_.undo_away = *known;
      } else if (name == "clock") {
        header_.clock = 0;
        if (!value.is_null() &&
            !play::read_integer(value, kShortestClock, kLongestClock, header_.clock))
          return bad("the seconds of a clock, or null.");
      } else {
        return bad("settings of the table.");
      }
    }
    return {};
  }
  if (const auto note = entry.find("note"); note != entry.end()) return take_note(*note);
  if (entry.contains("concede")) {
    conceded_ = true;
    request_.reset();
    return {};
  }
  if (entry.contains("go_on")) {
    conceded_ = false;
    request_.reset();
    return {};
  }
  if (const auto vote = entry.find("vote"); vote != entry.end()) {
    if (!vote->is_object() || !vote->contains("seat") || !vote->contains("of") ||
        !(*vote)["of"].is_array() || !play::read_integer((*vote)["seat"], 0, seats - 1, seat))
      return bad("a vote with seat and of.");
    const auto about = static_cast<Seat>(seat);
    std::set<Seat> agreed;
    for (const Json& each : (*vote)["of"]) {
      if (!play::read_integer(each, 0, seats - 1, seat)) return bad("a seat's number.");
      agreed.insert(static_cast<Seat>(seat));
    }
    votes_.erase(about);
    if (!agreed.empty()) votes_[about] = std::move(agreed);
    return {};
  }
  for (const char* kind : {"seat", "stand_in"}) {
    const auto found = entry.find(kind);
    if (found == entry.end()) continue;
    if (!play::read_integer(*found, 0, seats - 1, seat)) return bad("a seat's number.");
    const auto at = static_cast<Seat>(seat);
    play::Player player = session_.players()[at];
    const auto bot = entry.find("bot");
    const auto name = entry.find("name");
    if (bot != entry.end() && !bot->is_null() && !bot->is_string()) return bad("a bot's name.");
    const std::string who =
        bot != entry.end() && bot->is_string() ? bot->get<std::string>() : std::string();
    if (!who.empty() && !bots::make_bot(who)) return bad("a bot that there is.");
    if (bot != entry.end()) follow_bots();  // what was chosen so far was chosen by whom it was
    if (std::string_view(kind) == "stand_in") {
      const auto why = entry.find("why");
      stand_ins_[at] = who;
      stand_in_why_[at] =
          why != entry.end() && why->is_string() ? why->get<std::string>() : std::string();
      return {};
    }
    if (const auto open = entry.find("open"); open != entry.end() && open->is_boolean())
      open_[at] = open->get<bool>();
    if (const auto token = entry.find("token"); token != entry.end()) {
      if (!token->is_string()) return bad("a token.");
      header_.keys.seats[at] = token->get<std::string>();
      taken_.resize(session_.players().size());
      taken_[at] = header_.keys.seats[at];
      // What the person before had left behind was theirs.
      notes_[at].clear();
      std::erase_if(autos_, [at](const Auto& each) { return each.seat == at; });
      votes_.erase(at);
    }
    if (bot != entry.end()) {
      player.bot = who;
      stand_ins_[at].clear();
      if (request_ && !who.empty()) request_->waiting.erase(at);  // bots agree
    }
    if (name != entry.end()) {
      if (!name->is_string()) return bad("a name.");
      player.name = name->get<std::string>();
    }
    return session_.seat_player(at, std::move(player));
  }
  return bad("a record of the game, a line of the chat or a change of a seat.");
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
  const std::vector<play::Player> seats =
      message.has("seats") ? players_of(message, session_.players()) : session_.players();
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
    wishes.campaign = header_.campaign.empty() ? header_.keys.table : header_.campaign;
    wishes.before = header_.keys.table;
    wishes.again = !next;
  }
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
  house_.rematch(std::move(wishes), guarded([this, asked, stays](Expected<TableKeys> opened) {
                   on_turn([this, asked, stays, opened = std::move(opened)] {
                     if (!opened) return refuse(asked, opened.error());
                     reply(asked, {{"table", opened->table}});
                     for (auto& [id, each] : visitors_) {
                       if (!each.sat) continue;
                       Json tokens = Json::array();
                       if (each.claim.host) tokens.push_back(opened->host);
                       for (Seat seat : each.claim.seats)
                         if (seat < opened->seats.size() && stays[seat])
                           tokens.push_back(opened->seats[seat]);
                       // Whoever has no seat there any more may look on.
                       if (tokens.empty() && (each.claim.spectator || !each.claim.seats.empty()))
                         tokens.push_back(opened->spectator);
                       send(each, play::write_json({{"type", "rematch"},
                                                    {"table", opened->table},
                                                    {"tokens", std::move(tokens)}}));
                     }
                   });
                 }));
}

}  // namespace tavola::rooms
