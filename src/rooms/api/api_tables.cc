// Tables over HTTP: to open one, the list of them, to take one along as a file and to bring one.
#include <algorithm>

#include "bots/bot.h"
#include "core/json.h"
#include "play/engine/request.h"
#include "play/json_text.h"
#include "rooms/api/api.h"
#include "rooms/hall/household.h"
#include "rooms/hall/replay_budget.h"
#include "rooms/kept/seal.h"
#include "rooms/kept/stored_log.h"
#include "rooms/room/room.h"
#include "rooms/room/room_message.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

constexpr std::size_t kLongestTitle = 80;
constexpr std::size_t kMostSeats = 16;

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

std::vector<play::Player> read_seats(play::Request& fields) {
  std::vector<play::Player> seats;
  const std::string expected =
      R"(a list of 1 to 16 seats such as {"name":"Ada"} or {"name":"Teo","bot":"search"})";
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
    for (const auto& [name, value] : seat.items()) {
      if (name == "name" && value.is_string())
        player.name = value.get<std::string>();
      else if (name == "bot" && value.is_string())
        player.bot = value.get<std::string>();
      else if (name != "bot" || !value.is_null())
        fields.wrong("seats", expected);
    }
    if (!is_line(player.name, kLongestName))
      fields.wrong("seats", "a list of seats whose names have at most 40 characters on one line");
    if (!player.bot.empty() && std::find(bots.begin(), bots.end(), player.bot) == bots.end())
      fields.refuse({"unknown_bot", "There is no bot \"" + player.bot.substr(0, 40) + "\"."});
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

Json keys_json(const TableKeys& keys) {
  return {{"table", keys.table},
          {"tokens", {{"host", keys.host}, {"seats", keys.seats}, {"spectator", keys.spectator}}}};
}

Summary first_summary(const NewTable& wishes) {
  Summary summary;
  summary.game = wishes.game;
  summary.title = wishes.title;
  for (const play::Player& player : wishes.seats)
    summary.seats.push_back({player.name, player.bot, false});
  return summary;
}

}  // namespace

// ---- opening ------------------------------------------------------------------------------------

play::Expected<> Api::room_for_one() const {
  const auto count = storage_.count_tables();
  if (!count) return std::unexpected(problem_of(count.error()));
  if (*count >= settings_.most_tables)
    return play::problem("too_many_tables",
                         "This server holds as many tables as it may. Delete "
                         "one, or come back later.");
  return {};
}

play::Expected<TableKeys> Api::keep_new(
    const NewTable& wishes,
    const std::function<play::Expected<StoredTable>(const TableKeys&)>& make) {
  TableKeys keys;
  keys.host = new_token();
  keys.spectator = new_token();
  for (std::size_t i = 0; i < wishes.seats.size(); ++i) keys.seats.push_back(new_token());
  // Ids are short, so two may meet; a third time is no chance any more.
  for (int tries = 0;; ++tries) {
    keys.table = new_table_id();
    const auto stored = make(keys);
    if (!stored) return std::unexpected(stored.error());
    storage::TableRow row;
    row.id = keys.table;
    row.header = stored->header;
    Summary summary = first_summary(wishes);
    summary.begun = !stored->entries.empty();
    row.summary = summary_text(summary);
    row.created = storage::now_seconds();
    row.listed = wishes.listed;
    const auto kept = storage_.create(row, stored->entries, stored->rest);
    if (kept) return keys;
    if (kept.error().fault != storage::Fault::kTaken || tries == 2)
      return std::unexpected(problem_of(kept.error()));
  }
}

play::Expected<TableKeys> Api::open_table(NewTable wishes) {
  if (!shown(wishes.game))
    return play::problem("unknown_game", "There is no game \"" + wishes.game.substr(0, 40) + "\".");
  if (const auto room = room_for_one(); !room) return std::unexpected(room.error());
  if (!wishes.seed) wishes.seed = new_seed();
  return keep_new(wishes, [&](const TableKeys& keys) {
    return new_stored_table(wishes, keys, storage::now_seconds());
  });
}

Api::Reply Api::new_table(const Request& request, const Parts&) {
  const auto body = body_of(request, {"game", "seats", "options", "seed", "lang", "title", "listed",
                                      "guided", "undo_away"});
  if (!body) return std::unexpected(body.error());
  play::Request fields(*body);
  NewTable wishes;
  wishes.game = fields.text("game");
  wishes.seats = read_seats(fields);
  wishes.options = read_options(fields);
  if (fields.has("seed")) wishes.seed = fields.seed("seed", 0);
  wishes.language = fields.language(words::Language::kEnglish);
  wishes.title = fields.text("title", "");
  if (!is_line(wishes.title, kLongestTitle))
    fields.wrong("title", "a text of at most 80 characters on one line");
  wishes.listed = read_yes(fields, "listed");
  wishes.guided = read_yes(fields, "guided");
  if (fields.has("undo_away")) {
    const auto known = undo_away_named(fields.text("undo_away", ""));
    if (!known) fields.wrong("undo_away", R"("wait" or "refuse")");
    wishes.undo_away = known.value_or(UndoAway::kWait);
  }
  if (fields.problem()) return std::unexpected(*fields.problem());
  const auto keys = open_table(std::move(wishes));
  if (!keys) return std::unexpected(keys.error());
  return keys_json(*keys);
}

Api::Reply Api::upload(const Request& request, const Parts&) {
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
  if (const auto room = room_for_one(); !room) return std::unexpected(room.error());
  NewTable wishes;
  const Json* game = log->is_object() && log->contains("game") ? &(*log)["game"] : nullptr;
  if (game != nullptr && game->is_string()) wishes.game = game->get<std::string>();
  // A broken log is refused by stored_from_log with its reason; here only seats are counted.
  if (log->is_object() && log->contains("seats") && (*log)["seats"].is_array() &&
      (*log)["seats"].size() <= kMostSeats)
    for (const Json& seat : (*log)["seats"]) {
      play::Player player;
      if (seat.is_object() && seat.contains("name") && seat["name"].is_string())
        player.name = seat["name"].get<std::string>();
      if (seat.is_object() && seat.contains("bot") && seat["bot"].is_string())
        player.bot = seat["bot"].get<std::string>();
      if (!is_line(player.name, kLongestName))
        return play::problem("bad_save", "A name has at most 40 characters on one line.");
      wishes.seats.push_back(std::move(player));
    }
  if (!wishes.game.empty() && !shown(wishes.game))
    return play::problem("unknown_game", "There is no game \"" + wishes.game.substr(0, 40) + "\".");
  const auto keys = keep_new(wishes, [&](const TableKeys& made) {
    return stored_from_log(
        *log, wishes, made, storage::now_seconds(),
        replay_limits(request.leave, settings_.upload_steps, settings_.replay_time));
  });
  if (!keys) return std::unexpected(keys.error());
  return keys_json(*keys);
}

// ---- the list -----------------------------------------------------------------------------------

Json Api::table_json(const storage::TableRow& row) const {
  const std::optional<Summary> live = live_(row.id);
  Json summary = Json::parse(live ? summary_text(*live) : row.summary, nullptr, false);
  Json json = {{"table", row.id}};
  for (const char* name : {"game", "title", "seats", "round", "over", "spectators"})
    json[name] = summary.is_object() && summary.contains(name) ? summary[name] : Json(nullptr);
  json["since"] = row.created;
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

// ---- one table ----------------------------------------------------------------------------------

play::Expected<std::pair<storage::TableRow, Claim>> Api::claimed(const Request& request,
                                                                 const std::string& table) {
  if (request.bearer.empty()) return play::problem("no_token", "This needs a token of the table.");
  auto row = storage_.look(table);
  if (!row) return std::unexpected(problem_of(row.error()));
  const auto header = read_header(row->header);
  if (!header) return std::unexpected(header.error());
  Claim held = claim(header->keys, std::vector<std::string>{request.bearer});
  if (!held.any()) return play::problem("wrong_token", "This token opens nothing at this table.");
  return std::pair{*std::move(row), std::move(held)};
}

Api::Reply Api::remove(const Request& request, const Parts& parts) {
  const auto held = claimed(request, parts[0]);
  if (!held) return std::unexpected(held.error());
  if (!held->second.host) return play::problem("not_host", "Only the host can delete the table.");
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
  const auto room = Room::open(
      house, {}, whole, {.limits = replay_limits(request.leave, SIZE_MAX, settings_.opening_time)});
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
