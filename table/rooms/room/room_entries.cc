// Entries of a stored table that are no records of the game: what was said, who sits where, and
// what the table has agreed on. They are taken in alike when they come about and when the table is
// opened again; a message of failure says what was expected.
#include <set>
#include <utility>

#include "bots/bot.h"
#include "play/json_text.h"
#include "rooms/room/room_impl.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kChatKept = 200;

std::unexpected<Problem> bad_save(std::string expected) {
  return problem("bad_save", std::move(expected));
}

/// The text of a field; empty if there is none.
std::string text_in(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// A change of a seat: which one, and who plays for it now if the entry says so.
struct SeatChange {
  Seat seat = kNoSeat;
  bool names_bot = false;
  std::string bot;  // nobody: empty
};
Expected<SeatChange> read_change(const Json& number, const Json& entry, std::int64_t seats) {
  SeatChange change;
  std::int64_t seat = 0;
  if (!play::read_integer(number, 0, seats - 1, seat)) return bad_save("a seat's number.");
  change.seat = static_cast<Seat>(seat);
  const auto bot = entry.find("bot");
  change.names_bot = bot != entry.end();
  if (change.names_bot && !bot->is_null() && !bot->is_string()) return bad_save("a bot's name.");
  change.bot = text_in(entry, "bot");
  if (!change.bot.empty() && !bots::make_bot(change.bot)) return bad_save("a bot that there is.");
  return change;
}

}  // namespace

Expected<> Room::Impl::take_entry(const Json& entry) {
  const auto given = [&](const char* kind) -> const Json* {
    const auto found = entry.find(kind);
    return found == entry.end() ? nullptr : &*found;
  };
  if (const Json* chat = given("chat")) return take_chat(*chat);
  if (const Json* choice = given("auto")) return take_auto(*choice);
  if (const Json* offers = given("offers")) return take_offers(*offers);
  if (const Json* ask = given("ask")) return take_request(*ask);
  if (const Json* agree = given("agree")) return take_consent(*agree);
  if (const Json* settings = given("settings")) return take_settings(*settings);
  if (const Json* note = given("note")) return take_note(*note);
  if (given("concede") != nullptr || given("go_on") != nullptr) {
    conceded_ = given("concede") != nullptr;
    request_.reset();
    return {};
  }
  if (const Json* vote = given("vote")) return take_vote(*vote);
  if (const Json* seat = given("seat")) return take_seat(*seat, entry);
  if (const Json* seat = given("stand_in")) return take_stand_in(*seat, entry);
  return bad_save("a record of the game, a line of the chat or a change of a seat.");
}

Expected<> Room::Impl::take_chat(const Json& chat) {
  ChatLine line;
  if (chat.is_object()) {
    line.name = text_in(chat, "name");
    line.text = text_in(chat, "text");
  }
  if (line.text.empty()) return bad_save("a line of the chat.");
  std::int64_t seat = 0;
  if (chat.contains("time")) play::read_integer(chat["time"], 0, INT64_MAX, line.time);
  if (chat.contains("seat") && play::read_integer(chat["seat"], 0, seat_count() - 1, seat))
    line.seat = static_cast<Seat>(seat);
  chat_.push_back(std::move(line));
  ++chat_lines_;
  if (chat_.size() > kChatKept) chat_.pop_front();
  return {};
}

Expected<> Room::Impl::take_consent(const Json& agree) {
  if (!agree.is_array()) return bad_save("a list of seats.");
  for (const Json& each : agree) {
    std::int64_t seat = 0;
    if (!play::read_integer(each, 0, seat_count() - 1, seat)) return bad_save("a seat's number.");
    if (request_ && request_->waiting.erase(static_cast<Seat>(seat)) > 0)
      request_->agreed.insert(static_cast<Seat>(seat));
  }
  return {};
}

Expected<> Room::Impl::take_settings(const Json& settings) {
  if (!settings.is_object() || settings.empty()) return bad_save("settings of the table.");
  for (const auto& [name, value] : settings.items()) {
    if (name == "undo_away") {
      const auto known =
          value.is_string() ? undo_away_named(value.get<std::string>()) : std::nullopt;
      if (!known) return bad_save("settings of the table.");
      header_.undo_away = *known;
    } else if (name == "clock") {
      header_.clock = 0;
      if (!value.is_null() &&
          !play::read_integer(value, kShortestClock, kLongestClock, header_.clock))
        return bad_save("the seconds of a clock, or null.");
    } else {
      return bad_save("settings of the table.");
    }
  }
  return {};
}

Expected<> Room::Impl::take_vote(const Json& vote) {
  std::int64_t seat = 0;
  if (!vote.is_object() || !vote.contains("seat") || !vote.contains("of") ||
      !vote["of"].is_array() || !play::read_integer(vote["seat"], 0, seat_count() - 1, seat))
    return bad_save("a vote with seat and of.");
  const auto about = static_cast<Seat>(seat);
  std::set<Seat> agreed;
  for (const Json& each : vote["of"]) {
    if (!play::read_integer(each, 0, seat_count() - 1, seat)) return bad_save("a seat's number.");
    agreed.insert(static_cast<Seat>(seat));
  }
  votes_.erase(about);
  if (!agreed.empty()) votes_[about] = std::move(agreed);
  return {};
}

Expected<> Room::Impl::take_stand_in(const Json& number, const Json& entry) {
  const Expected<SeatChange> change = read_change(number, entry, seat_count());
  if (!change) return std::unexpected(change.error());
  if (change->names_bot) follow_bots();  // what was chosen so far was chosen by whom it was
  stand_ins_[change->seat] = change->bot;
  stand_in_why_[change->seat] = text_in(entry, "why");
  return {};
}

Expected<> Room::Impl::take_seat(const Json& number, const Json& entry) {
  const Expected<SeatChange> change = read_change(number, entry, seat_count());
  if (!change) return std::unexpected(change.error());
  const Seat at = change->seat;
  play::Player player = session_.players()[at];
  if (change->names_bot) follow_bots();  // what was chosen so far was chosen by whom it was
  if (const auto open = entry.find("open"); open != entry.end() && open->is_boolean())
    open_[at] = open->get<bool>();
  if (const auto token = entry.find("token"); token != entry.end()) {
    if (!token->is_string()) return bad_save("a token.");
    header_.keys.seats[at] = token->get<std::string>();
    taken_.resize(session_.players().size());
    taken_[at] = header_.keys.seats[at];
    account_of_[at] = 0;
    if (const auto account = entry.find("account");
        account != entry.end() && !play::read_integer(*account, 1, INT64_MAX, account_of_[at]))
      return bad_save("the number of an account.");
    // What the person before had left behind was theirs.
    notes_[at].clear();
    std::erase_if(autos_, [at](const Auto& each) { return each.seat == at; });
    if (const Expected<> stops = session_.pass_offers(at, false); !stops) return stops;
    votes_.erase(at);
  }
  if (change->names_bot) {
    player.bot = change->bot;
    stand_ins_[at].clear();
    if (request_ && !change->bot.empty()) request_->waiting.erase(at);  // bots agree
  }
  if (const auto name = entry.find("name"); name != entry.end()) {
    if (!name->is_string()) return bad_save("a name.");
    player.name = name->get<std::string>();
  }
  return session_.seat_player(at, std::move(player));
}

}  // namespace tavola::rooms
