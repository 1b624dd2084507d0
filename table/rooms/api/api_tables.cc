// Tables over HTTP: to open one, the list of them, to take one along as a file and to bring one.
#include <algorithm>
#include <map>

#include "bots/bot.h"
#include "core/json.h"
#include "play/engine/request.h"
#include "play/json_text.h"
#include "play/open_title.h"
#include "play/session/preset.h"
#include "rooms/api/api.h"
#include "rooms/hall/refusals.h"
#include "rooms/hall/replay_budget.h"
#include "rooms/hall/summary_text.h"
#include "rooms/kept/seal.h"
#include "rooms/kept/stored_log.h"
#include "rooms/people/names_alike.h"
#include "rooms/room/room.h"
#include "rooms/room/room_message.h"
#include "scene/titles/presets.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kLongestTitle = 80;
constexpr std::size_t kMostSeats = 16;
/// Of how many tables a player's page tells at once, besides those of the account.
constexpr std::size_t kMostLookedAt = 100;

/// A house in which nothing happens: a table is only looked at.
class StillHouse final : public House {
 public:
  void keep(std::vector<std::string>, std::string, std::function<void(play::Expected<>)>) override {
  }
  Errand elsewhere(ErrandWish) override { return nullptr; }
  void after(std::chrono::milliseconds, std::function<void()>) override {}
  void rematch(NewTable, std::function<void(play::Expected<TableKeys>)>) override {}
  std::int64_t now() const override { return storage::now_seconds(); }
  void summarise(const Summary&) override {}
  void reached(const std::string&, const Reach&) override {}
  void table_failed(const std::string&, const Failure&) override {}
};

bool is_line(const std::string& text, std::size_t longest) {
  return characters(text) <= longest && !has_controls(text);
}

std::vector<play::Player> read_seats(play::Request& fields, std::vector<Seat>& opened) {
  std::vector<play::Player> seats;
  const std::string expected =
      R"(a list of 1 to 16 seats such as {"name":"Ada"}, {"name":"Teo","bot":"search"} or )"
      R"({"name":"","open":true})";
  const Json& list = fields.any("seats", expected);
  if (!list.is_array() || list.empty() || list.size() > kMostSeats) {
    fields.wrong("seats", expected);
    return seats;
  }
  const std::vector<std::string>& bots = bots::bot_names();
  for (const Json& seat : list) {
    if (!seat.is_object()) {
      fields.wrong("seats", expected);
      return seats;
    }
    play::Player player;
    bool open = false;
    for (const auto& [name, value] : seat.items()) {
      if (name == "open" && value.is_boolean())
        open = value.get<bool>();
      else if (name == "name" && value.is_string())
        player.name = value.get<std::string>();
      else if (name == "bot" && value.is_string())
        player.bot = value.get<std::string>();
      else if (name != "bot" || !value.is_null())
        fields.wrong("seats", expected);
    }
    if (!is_line(player.name, kLongestName))
      fields.wrong("seats", "a list of seats whose names have at most 40 characters on one line");
    if (const std::string_view fault = name_fault(player.name); !fault.empty())
      fields.wrong("seats", "a list of seats with names " + std::string(fault));
    if (!player.bot.empty() && std::find(bots.begin(), bots.end(), player.bot) == bots.end())
      fields.refuse({"unknown_bot", "There is no bot \"" + player.bot.substr(0, 40) + "\"."});
    if (open) opened.push_back(static_cast<Seat>(seats.size()));
    seats.push_back(std::move(player));
  }
  return seats;
}

std::map<std::string, std::string> read_options(play::Request& fields) {
  std::map<std::string, std::string> options;
  const Json* json = fields.find("options");
  if (json == nullptr) return options;
  bool good = json->is_object();
  if (good)
    for (const auto& [id, value] : json->items()) {
      good = good && value.is_string();
      if (value.is_string()) options[id] = value.get<std::string>();
    }
  if (!good) fields.wrong("options", R"(an object such as {"stay":"allowed"})");
  return options;
}

bool read_yes(play::Request& fields, std::string_view name) {
  const Json* json = fields.find(name);
  if (json != nullptr && !json->is_boolean()) fields.wrong(name, "true or false");
  return json != nullptr && json->is_boolean() && json->get<bool>();
}

Summary first_summary(const NewTable& wishes) {
  Summary summary;
  summary.game = wishes.game;
  summary.title = wishes.title;
  for (const play::Player& player : wishes.seats)
    summary.seats.push_back({player.name, player.bot, false});
  for (const Seat seat : wishes.open) summary.seats[seat].open = true;
  return summary;
}

}  // namespace

Json keys_json(const TableKeys& keys) {
  return {{"table", keys.table},
          {"tokens", {{"host", keys.host}, {"seats", keys.seats}, {"spectator", keys.spectator}}}};
}

std::vector<std::string> listed_tokens(const std::string& bearer) {
  std::vector<std::string> tokens;
  for (std::size_t at = 0; at <= bearer.size();) {
    const std::size_t comma = std::min(bearer.find(',', at), bearer.size());
    tokens.push_back(bearer.substr(at, comma - at));
    at = comma + 1;
  }
  return tokens;
}

// ---- opening ------------------------------------------------------------------------------------

play::Expected<> Api::room_for(std::size_t tables) const {
  const auto count = storage_.count_tables();
  if (!count) return std::unexpected(problem_of(count.error()));
  if (*count + tables > settings_.most_tables)
    return play::problem("too_many_tables",
                         "This server holds as many tables as it may. Delete "
                         "one, or come back later.");
  return {};
}

storage::TableRow new_row(const NewTable& wishes, const TableKeys& keys,
                          const StoredTable& stored) {
  storage::TableRow row;
  row.id = keys.table;
  row.header = stored.header;
  Summary summary = first_summary(wishes);
  summary.begun = stored.begun;
  summary.round = stored.round;
  summary.over = row.over = stored.over;
  if (stored.over && !stored.unplayed) summary.won = stored.won;
  summary.goes_on = stored.goes_on;
  row.summary = summary_text(summary);
  row.created = storage::now_seconds();
  row.listed = wishes.listed;
  return row;
}

play::Expected<TableKeys> Api::new_keys(std::size_t seats) {
  TableKeys keys;
  keys.host = new_token();
  keys.spectator = new_token();
  for (std::size_t i = 0; i < seats; ++i) keys.seats.push_back(new_token());
  // Ids are short, so two may meet; a third time is no chance any more.
  for (int tries = 0; tries < 3; ++tries) {
    keys.table = new_table_id();
    const auto taken = storage_.look(keys.table);
    if (!taken && taken.error().fault == storage::Fault::kNoSuchTable) return keys;
    if (!taken) return std::unexpected(problem_of(taken.error()));
  }
  return play::problem("busy", "No name was found for the table. Try again.");
}

play::Expected<TableKeys> Api::keep_new(
    const NewTable& wishes,
    const std::function<play::Expected<StoredTable>(const TableKeys&)>& make) {
  auto keys = new_keys(wishes.seats.size());
  if (!keys) return keys;
  const auto stored = make(*keys);
  if (!stored) return std::unexpected(stored.error());
  const auto kept = storage_.create(new_row(wishes, *keys, *stored), stored->entries, stored->rest);
  if (!kept) return std::unexpected(problem_of(kept.error()));
  return keys;
}

play::Expected<TableKeys> Api::open_table(NewTable wishes) {
  if (!shown(wishes.game)) return no_such_game(wishes.game);
  if (const auto room = room_for(1); !room) return std::unexpected(room.error());
  if (!wishes.seed) wishes.seed = new_seed();
  auto keys = keep_new(wishes, [&](const TableKeys& made) {
    if (!wishes.from) return new_stored_table(wishes, made, storage::now_seconds());
    // Whoever has played on from there knows what was rolled.
    wishes.from->reseed(*wishes.seed);
    return stored_from_session(*wishes.from, wishes, made, storage::now_seconds());
  });
  if (!keys || wishes.campaign.empty()) return keys;
  const auto kept = keep_chapter(wishes, keys->table);
  if (kept) return keys;
  (void)storage_.remove(keys->table);  // nobody has heard of it
  return std::unexpected(kept.error());
}

Api::Reply Api::new_table(const Request& request, const Parts&) {
  if (const auto may = signed_in(request, "open a table"); !may)
    return std::unexpected(may.error());
  const auto body = body_of(request, {"game", "seats", "preset", "options", "seed", "lang", "title",
                                      "listed", "guided", "undo_away", "clock"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  NewTable wishes;
  wishes.game = fields.text("game");
  wishes.seats = read_seats(fields, wishes.open);
  wishes.options = read_options(fields);
  if (fields.has("seed")) wishes.seed = fields.seed("seed", 0);
  wishes.language = fields.language(words::Language::kEnglish);
  wishes.title = fields.text("title", "");
  if (!is_line(wishes.title, kLongestTitle))
    fields.wrong("title", "a text of at most 80 characters on one line");
  wishes.listed = read_yes(fields, "listed");
  // Who may take a seat may look at the table first.
  if (!wishes.open.empty()) wishes.listed = true;
  if (const Json* clock = fields.find("clock"); clock != nullptr && !clock->is_null())
    wishes.clock = fields.integer("clock", kShortestClock, kLongestClock);
  wishes.guided = read_yes(fields, "guided");
  const std::string preset = fields.text("preset", "");
  if (fields.has("undo_away")) {
    const auto known = undo_away_named(fields.text("undo_away", ""));
    if (!known) fields.wrong("undo_away", R"("wait" or "refuse")");
    wishes.undo_away = known.value_or(UndoAway::kWait);
  }
  if (fields.problem()) return std::unexpected(*fields.problem());
  if (!preset.empty()) {
    if (!shown(wishes.game)) return no_such_game(wishes.game);
    const auto title = play::open_title(wishes.game);
    if (!title) return std::unexpected(title.error());
    const auto taken = play::take_preset(**title, preset, wishes.options);
    if (!taken) return std::unexpected(taken.error());
    if (!fields.has("guided")) wishes.guided = scene::presets(**title).find(preset)->guided;
  }
  const auto keys = open_table(std::move(wishes));
  if (!keys) return std::unexpected(keys.error());
  return keys_json(*keys);
}

Api::Reply Api::upload(const Request& request, const Parts&) {
  if (const auto may = signed_in(request, "bring a table"); !may)
    return std::unexpected(may.error());
  const auto language = language_of(request);
  if (!language) return std::unexpected(language.error());
  const auto spoilt = [](const play::Problem& why) {
    const bool truncated = why.code == "truncated";
    return play::problem(
        truncated ? "truncated" : "damaged",
        (truncated ? "This saved table is truncated. " : "This saved table is damaged. ") +
            why.message);
  };
  play::Expected<Json> log = play::read_json(request.body);
  if (!log) return spoilt(log.error());
  if (log->is_object() && log->contains("sealed")) {
    const Json& sealed = (*log)["sealed"];
    const auto key = storage_.server_key();
    if (!key) return std::unexpected(problem_of(key.error()));
    const auto text = sealed.is_string() ? unseal(*key, sealed.get<std::string>()) : std::nullopt;
    if (!text)
      return play::problem("sealed_elsewhere",
                           "This table is sealed by another server, or was changed. It opens where "
                           "it was saved.");
    log = play::read_json(*text);
    if (!log) return spoilt(log.error());
  }
  if (log->is_object() && log->contains("tavola_campaign")) return bring_campaign(*log, request);
  if (const auto room = room_for(1); !room) return std::unexpected(room.error());
  auto wishes = wishes_of(*log);
  if (!wishes) return std::unexpected(wishes.error());
  // Whoever brings a game that goes on may have the same log elsewhere, and play there what is to
  // be rolled here.
  wishes->seed = new_seed();
  const auto keys = keep_new(*wishes, [&](const TableKeys& made) {
    return stored_from_log(
        *log, *wishes, made, storage::now_seconds(),
        replay_limits(request.leave, settings_.upload_steps, settings_.replay_time));
  });
  if (!keys) return std::unexpected(keys.error());
  return keys_json(*keys);
}

play::Expected<NewTable> Api::wishes_of(const Json& log) const {
  NewTable wishes;
  const auto game = log.is_object() ? log.find("game") : log.end();
  if (log.is_object() && game != log.end() && game->is_string())
    wishes.game = game->get<std::string>();
  // A broken log is refused with its reason when it is played; here only seats are counted.
  if (log.is_object() && log.contains("seats") && log["seats"].is_array() &&
      log["seats"].size() <= kMostSeats)
    for (const Json& seat : log["seats"]) {
      play::Player player;
      if (seat.is_object() && seat.contains("name") && seat["name"].is_string())
        player.name = seat["name"].get<std::string>();
      if (seat.is_object() && seat.contains("bot") && seat["bot"].is_string())
        player.bot = seat["bot"].get<std::string>();
      if (!is_line(player.name, kLongestName))
        return play::problem("bad_save", "A name has at most 40 characters on one line.");
      if (const std::string_view fault = name_fault(player.name); !fault.empty())
        return play::problem("bad_save", "A name should be " + std::string(fault) + ".");
      wishes.seats.push_back(std::move(player));
    }
  if (!wishes.game.empty() && !shown(wishes.game)) return no_such_game(wishes.game);
  return wishes;
}

// ---- the list -----------------------------------------------------------------------------------

Json Api::table_json(const storage::TableRow& row) const {
  const std::optional<Summary> live = live_(row.id);
  Json summary = Json::parse(live ? summary_text(*live) : row.summary, nullptr, false);
  Json json = {{"table", row.id}};
  for (const char* name :
       {"game", "title", "seats", "round", "over", "spectators", "turn", "won", "conceded"})
    json[name] = summary.is_object() && summary.contains(name) ? summary[name] : Json(nullptr);
  json["since"] = row.created;
  json["changed"] = row.changed;
  return json;
}

Api::Reply Api::tables(const Request& request, const Parts&) {
  const auto rows = storage_.list({});
  if (!rows) return std::unexpected(problem_of(rows.error()));
  Json json = {{"tables", Json::array()}};
  for (const storage::TableRow& row : *rows)
    if (!row.closed) json["tables"].push_back(table_json(row));
  if (request.bearer.empty()) return json;
  const auto account = accounts_.who(request.bearer);
  if (!account) return std::unexpected(account.error());
  const auto kept = storage_.kept_tokens(account->id);
  if (!kept) return std::unexpected(problem_of(kept.error()));
  json["mine"] = Json::array();
  std::string last;
  for (const storage::KeptToken& each : *kept) {
    if (std::exchange(last, each.table) == each.table) continue;
    if (const auto row = storage_.look(each.table)) json["mine"].push_back(table_json(*row));
  }
  return json;
}

// ---- a player's tables --------------------------------------------------------------------------

Api::Reply Api::player(const Request& request, const Parts&) {
  const std::string expected =
      R"(a list of at most 100 tables such as {"table":"k3m9q2xa","tokens":["…"]})";
  const auto body = body_of(request, {"tables"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  const Json& list = fields.any("tables", expected);
  if (!list.is_array() || list.size() > kMostLookedAt) fields.wrong("tables", expected);
  if (fields.problem()) return std::unexpected(*fields.problem());
  std::map<std::string, std::vector<std::string>> tokens;
  for (const Json& each : list) {
    if (!each.is_object() || each.size() != 2 || !each.contains("table") ||
        !each["table"].is_string() || !each.contains("tokens") || !each["tokens"].is_array() ||
        each["tokens"].size() > kMostSeats + 2)
      return play::problem("bad_field", "\"tables\" should be " + expected + ".");
    for (const Json& token : each["tokens"])
      if (token.is_string())
        tokens[each["table"].get<std::string>()].push_back(token.get<std::string>());
  }
  Json json = {{"name", nullptr}, {"tables", Json::array()}};
  if (!request.bearer.empty()) {
    const auto account = accounts_.who(request.bearer);
    if (!account) return std::unexpected(account.error());
    json["name"] = account->name;
    const auto kept = storage_.kept_tokens(account->id);
    if (!kept) return std::unexpected(problem_of(kept.error()));
    for (const storage::KeptToken& each : *kept) {
      std::vector<std::string>& of = tokens[each.table];
      if (std::find(of.begin(), of.end(), each.token) == of.end()) of.push_back(each.token);
    }
  }
  for (const auto& [table, of] : tokens) {
    const auto row = storage_.look(table);
    if (!row) continue;  // it was cleared away
    const auto held = claim_at(*row, of);
    if (!held || !held->any()) continue;
    Json one = table_json(*row);
    one["yours"] = held->seats;
    one["host"] = held->host;
    one["tokens"] = of;
    json["tables"].push_back(std::move(one));
  }
  return json;
}

// ---- one table ----------------------------------------------------------------------------------

play::Expected<std::pair<storage::TableRow, Claim>> Api::claimed(const Request& request,
                                                                 const std::string& table) {
  if (request.bearer.empty()) return play::problem("no_token", "This needs a token of the table.");
  auto row = storage_.look(table);
  if (!row) return std::unexpected(problem_of(row.error()));
  auto held = claim_at(*row, listed_tokens(request.bearer));
  if (!held) return std::unexpected(held.error());
  if (!held->any()) return play::problem("wrong_token", "This token opens nothing at this table.");
  return std::pair{*std::move(row), *std::move(held)};
}

std::vector<std::string> Api::taken_at(const storage::TableRow& row) const {
  if (const std::optional<Summary> live = live_(row.id)) return live->taken;
  std::vector<std::string> taken;
  const Json noted = Json::parse(row.summary, nullptr, false);
  if (noted.is_object() && noted.contains("taken") && noted["taken"].is_array())
    for (const Json& token : noted["taken"])
      taken.push_back(token.is_string() ? token.get<std::string>() : std::string());
  return taken;
}

play::Expected<Claim> Api::claim_at(const storage::TableRow& row,
                                    const std::vector<std::string>& tokens) {
  const auto keys = keys_at(row);
  if (!keys) return std::unexpected(keys.error());
  return claim(*keys, tokens);
}

play::Expected<TableKeys> Api::keys_at(const storage::TableRow& row) const {
  const auto header = read_header(row.header);
  if (!header) return std::unexpected(header.error());
  // A seat that was taken has another token than the header says.
  TableKeys keys = header->keys;
  const std::vector<std::string> taken = taken_at(row);
  for (std::size_t seat = 0; seat < std::min(taken.size(), keys.seats.size()); ++seat)
    if (!taken[seat].empty()) keys.seats[seat] = taken[seat];
  return keys;
}

Api::Reply Api::see_table(const Request& request, const Parts& parts) {
  auto row = storage_.look(parts[0]);
  if (!row) return std::unexpected(problem_of(row.error()));
  if (row->listed && request.bearer.empty()) return table_json(*row);
  // That there is no such table is told to everybody, because sitting down would tell; the rest
  // asks for a token.
  const auto held = claimed(request, parts[0]);
  if (!held) return std::unexpected(held.error());
  Json json = table_json(held->first);
  json["yours"] = held->second.seats;
  json["host"] = held->second.host;
  return json;
}

Api::Reply Api::remove(const Request& request, const Parts& parts) {
  const auto held = claimed(request, parts[0]);
  if (!held) return std::unexpected(held.error());
  if (!held->second.host) return play::problem("not_host", "Only the host can delete the table.");
  if (const auto last = no_chapter_follows(held->first); !last)
    return std::unexpected(last.error());
  if (const auto gone = storage_.remove(parts[0]); !gone)
    return std::unexpected(problem_of(gone.error()));
  return Json(Json::object());
}

Answer Api::log(const Request& request, const std::string& table) {
  const auto held = claimed(request, table);
  if (!held) return refusal(held.error());
  // From the storage, so that nothing leaves that may still be taken back.
  const auto stored = storage_.read(table);
  if (!stored) return refusal(problem_of(stored.error()));
  const StoredTable whole{stored->row.header, stored->entries, stored->rest};
  StillHouse house;
  play::Expected<std::unique_ptr<Room>> room = play::problem("table_stopped", "It is not opened.");
  // What a process died of is given away as it is kept, and not played.
  if (stored->row.stops == 0)
    room = Room::open(house, {}, whole,
                      {.limits = replay_limits(request.leave, SIZE_MAX, settings_.opening_time)});
  Answer answer;
  if (room) {
    answer.file_name = std::string((*room)->session().game().id()) + "-" + table + ".tavola";
    answer.body = (*room)->log_text();
    if ((*room)->session().table().over()) return answer;
  } else {
    // A table that cannot go on here may go on elsewhere.
    const auto log = stored_log(whole);
    if (!log) return refusal(room.error());
    answer.file_name = table + ".tavola";
    answer.body = play::write_json(*log) + "\n";
  }
  // Who opens the copy sits at all of its seats. The host could do that from the beginning.
  if (!held->second.host)
    return refusal({"not_host", "While the game goes on, only the host can take its log away."});
  const auto key = storage_.server_key();
  if (!key) return refusal(problem_of(key.error()));
  answer.body = play::write_json(Json{{"tavola", 1}, {"sealed", seal(*key, answer.body)}}) + "\n";
  return answer;
}

}  // namespace tavola::rooms
