#include "rooms/room/room_header.h"

#include <algorithm>
#include <utility>

#include "bots/bot.h"
#include "core/json.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "rooms/kept/seal.h"
#include "rooms/kept/stored_log.h"

namespace tavola::rooms {
namespace {

using play::Expected;
using play::problem;

/// Takes the same time wherever the texts differ, so that nobody can find a token letter by letter.
bool same_token(std::string_view a, std::string_view b) {
  if (a.size() != b.size() || a.empty()) return false;
  unsigned differ = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    differ |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
  return differ == 0;
}

/// It is over in a state that was brought and not played out: whoever wrote the file may say of it
/// what they like.
bool is_unplayed(const play::Session& session) {
  return session.table().over() && session.look_end() > 0 && session.look_end() >= session.point();
}

std::string header_text(const play::Session& session, const NewTable& wishes, const TableKeys& keys,
                        std::int64_t created) {
  Json json = session.save_head();
  json["table"] = keys.table;
  json["title"] = wishes.title;
  json["listed"] = wishes.listed;
  json["guided"] = wishes.guided;
  json["undo_away"] = name_of(wishes.undo_away);
  if (wishes.clock > 0) json["clock"] = wishes.clock;
  if (!wishes.open.empty()) json["open"] = wishes.open;
  if (session.is_chapter())
    json["campaign"] = wishes.campaign.empty() ? keys.table : wishes.campaign;
  if (!wishes.people.empty()) json["people"] = wishes.people;
  if (is_unplayed(session)) json["unplayed"] = true;
  json["created"] = created;
  json["tokens"] = {{"host", keys.host}, {"seats", keys.seats}, {"spectator", keys.spectator}};
  return play::write_json(json);
}

Expected<> known_bots(const std::vector<play::Player>& players) {
  for (const play::Player& player : players) {
    if (player.bot.empty()) continue;
    if (const auto bot = bots::make_bot(player.bot); !bot)
      return problem("unknown_bot", bot.error() + ".");
  }
  return {};
}

std::unexpected<play::Problem> bad_header(std::string_view field) {
  return problem("bad_save", "This stored table cannot be opened: its header has no good \"" +
                                 std::string(field) + "\".");
}

bool read_text(const Json& json, const char* name, std::string& text) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_string()) return false;
  text = found->get<std::string>();
  return true;
}

bool read_flag(const Json& json, const char* name, bool& flag) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_boolean()) return false;
  flag = found->get<bool>();
  return true;
}

}  // namespace

std::string_view name_of(UndoAway undo_away) {
  return undo_away == UndoAway::kWait ? "wait" : "refuse";
}

std::optional<UndoAway> undo_away_named(std::string_view name) {
  if (name == "wait") return UndoAway::kWait;
  if (name == "refuse") return UndoAway::kRefuse;
  return std::nullopt;
}

std::string person_of(const Header& header, Seat seat) {
  if (seat < header.people.size() && !header.people[seat].empty()) return header.people[seat];
  return seat < header.keys.seats.size() ? token_hash(header.keys.seats[seat]) : std::string();
}

Claim claim(const TableKeys& keys, std::span<const std::string> tokens) {
  Claim claim;
  for (const std::string& token : tokens) {
    bool opens = false;
    // Every token is compared with every other, whatever was found before.
    for (std::size_t seat = 0; seat < keys.seats.size(); ++seat)
      if (same_token(token, keys.seats[seat])) {
        claim.seats.push_back(static_cast<Seat>(seat));
        opens = true;
      }
    if (same_token(token, keys.host)) claim.host = opens = true;
    if (same_token(token, keys.spectator)) claim.spectator = opens = true;
    claim.wrong = claim.wrong || !opens;
  }
  std::sort(claim.seats.begin(), claim.seats.end());
  claim.seats.erase(std::unique(claim.seats.begin(), claim.seats.end()), claim.seats.end());
  return claim;
}

Expected<StoredTable> new_stored_table(const NewTable& wishes, const TableKeys& keys,
                                       std::int64_t created) {
  const auto title = play::open_title(wishes.game);
  if (!title) return std::unexpected(title.error());
  if (const auto known = known_bots(wishes.seats); !known) return std::unexpected(known.error());
  if (wishes.seats.empty() || wishes.seats.size() != keys.seats.size())
    return problem("bad_seats", "A table needs a list of seats.");
  play::Wishes deal;
  deal.seats = static_cast<int>(wishes.seats.size());
  deal.seed = wishes.seed.value_or(1);
  deal.options = wishes.options;
  deal.players = wishes.seats;
  deal.language = wishes.language;
  deal.carried = wishes.carried;
  const auto session = play::Session::open(**title, deal);
  if (!session) return std::unexpected(session.error());
  return StoredTable{header_text(*session, wishes, keys, created), {}, rest_text(*session)};
}

Expected<StoredTable> stored_from_log(const Json& log, const NewTable& wishes,
                                      const TableKeys& keys, std::int64_t created,
                                      const play::ReplayLimits& limits) {
  auto session = play::Session::load(log, {}, {}, limits);
  if (!session) return std::unexpected(session.error());
  if (wishes.seed && !session->table().over()) session->reseed(*wishes.seed);
  return stored_from_session(*session, wishes, keys, created);
}

Expected<StoredTable> stored_from_session(const play::Session& session, const NewTable& wishes,
                                          const TableKeys& keys, std::int64_t created) {
  if (const auto known = known_bots(session.players()); !known)
    return std::unexpected(known.error());
  if (session.players().size() != keys.seats.size())
    return problem("bad_seats", "The saved table has " + std::to_string(session.players().size()) +
                                    " seats, and there are tokens for " +
                                    std::to_string(keys.seats.size()) + ".");
  StoredTable stored{header_text(session, wishes, keys, created), {}, rest_text(session)};
  for (std::size_t i = 0; i < session.log().size(); ++i)
    stored.entries.push_back(play::write_json(session.save_record(i)));
  stored.round = session.game().rounds(session.table());
  stored.over = session.table().over();
  stored.begun = session.begun();
  stored.goes_on = session.goes_on() || session.breaks_off();
  stored.unplayed = is_unplayed(session);
  stored.won = stored.over && !stored.unplayed && !session.table().failed() &&
               !session.game().result(session.table()).winners.empty();
  return stored;
}

Expected<Header> read_header(std::string_view text) {
  const Expected<Json> json = play::read_json(text);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return bad_header("table");
  Header header;
  if (!read_text(*json, "table", header.keys.table)) return bad_header("table");
  if (!read_text(*json, "title", header.title)) return bad_header("title");
  if (!read_flag(*json, "listed", header.listed)) return bad_header("listed");
  if (!read_flag(*json, "guided", header.guided)) return bad_header("guided");
  std::string away;
  if (!read_text(*json, "undo_away", away)) return bad_header("undo_away");
  const auto known = undo_away_named(away);
  if (!known) return bad_header("undo_away");
  header.undo_away = *known;
  // What a table does not have is left out.
  if (const auto clock = json->find("clock"); clock != json->end())
    if (!play::read_integer(*clock, kShortestClock, kLongestClock, header.clock))
      return bad_header("clock");
  if (const auto open = json->find("open"); open != json->end()) {
    if (!open->is_array()) return bad_header("open");
    for (const Json& each : *open) {
      std::int64_t seat = 0;
      if (!play::read_integer(each, 0, kMaxSeats - 1, seat)) return bad_header("open");
      header.open.push_back(static_cast<Seat>(seat));
    }
  }
  read_text(*json, "campaign", header.campaign);
  read_flag(*json, "unplayed", header.unplayed);
  if (const auto people = json->find("people"); people != json->end() && people->is_array())
    for (const Json& person : *people)
      header.people.push_back(person.is_string() ? person.get<std::string>() : std::string());
  const auto created = json->find("created");
  if (created == json->end() || !play::read_integer(*created, INT64_MIN, INT64_MAX, header.created))
    return bad_header("created");
  const auto tokens = json->find("tokens");
  if (tokens == json->end() || !tokens->is_object() ||
      !read_text(*tokens, "host", header.keys.host) ||
      !read_text(*tokens, "spectator", header.keys.spectator))
    return bad_header("tokens");
  const auto seats = tokens->find("seats");
  if (seats == tokens->end() || !seats->is_array()) return bad_header("tokens");
  for (const Json& seat : *seats) {
    if (!seat.is_string()) return bad_header("tokens");
    header.keys.seats.push_back(seat.get<std::string>());
  }
  return header;
}

}  // namespace tavola::rooms
