// `tavola admin`: the tables and accounts of a server, for whoever runs it. It works on the
// database itself, whether the server runs or not; a server that runs hears of it. There is no
// other way in: the server answers no such questions over the network.
#include <fmt/format.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/serve_settings.h"
#include "core/json.h"
#include "play/json_text.h"
#include "rooms/api/accounts.h"
#include "rooms/api/table_export.h"
#include "scene/terminal/ink.h"
#include "storage/storage.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;
using storage::Storage;

struct AdminRequest {
  std::vector<std::string> words;
  std::string to;
  bool yes = false;
  bool as_json = false;
  std::string config;
  ServeSettings settings;
};

std::string date(storage::Seconds seconds) {
  const std::time_t time = seconds;
  std::tm parts{};
  gmtime_r(&time, &parts);
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                     parts.tm_mday, parts.tm_hour, parts.tm_min);
}

/// "1 account", "2 accounts".
std::string counted(std::string_view id, std::size_t n) {
  return says(id, {{"n", static_cast<std::int64_t>(n)}});
}

/// A word that stands behind others where something holds.
std::string mark(std::string_view id, bool holds) { return holds ? "  " + says(id) : ""; }

/// On one line of a terminal, whatever stands in it.
std::string shown(const std::string& text) { return scene::harmless(text); }

int tell_failure(const storage::Failure& failure) { return refuse(failure.message, kFailed); }

Json table_json(const storage::TableRow& row) {
  const Json summary = Json::parse(row.summary, nullptr, false);
  Json json = {{"table", row.id}};
  for (const char* name : {"game", "title"})
    json[name] = summary.is_object() && summary.contains(name) ? summary[name] : Json("");
  json["seats"] = Json::array();
  if (summary.is_object() && summary.contains("seats"))
    for (const Json& seat : summary["seats"]) json["seats"].push_back(seat["name"]);
  json["created"] = row.created;
  json["changed"] = row.changed;
  json["entries"] = row.length;
  json["listed"] = row.listed;
  json["over"] = row.over;
  json["closed"] = row.closed;
  json["stops"] = row.stops;
  return json;
}

int list_tables(Storage& storage, bool as_json) {
  storage::OldestWish wish{.changed_until = INT64_MAX, .most = 500};
  std::size_t count = 0;
  while (true) {
    const auto rows = storage.oldest(wish);
    if (!rows) return tell_failure(rows.error());
    for (const storage::TableRow& row : *rows) {
      ++count;
      const Json json = table_json(row);
      if (as_json) {
        fmt::print("{}\n", shown(play::write_json(json)));
        continue;
      }
      std::string names;
      for (const Json& name : json["seats"])
        names += (names.empty() ? "" : ", ") + (name.is_string() ? name.get<std::string>() : "");
      fmt::print("{}  {}  {}  {}{}{}  {}  {}\n", row.id, json["game"].get<std::string>(),
                 says("admin.changed", {{"date", date(row.changed)}}),
                 counted("admin.entries_counted", row.length), mark("admin.over", row.over),
                 mark("admin.closed", row.closed) + mark("admin.stopped", row.stops == 1) +
                     mark("admin.halted", row.stops > 1),
                 shown(names), shown(json["title"].get<std::string>()));
    }
    if (rows->size() < wish.most) break;
    wish.after_changed = rows->back().changed;
    wish.after_id = rows->back().id;
  }
  if (!as_json) fmt::print("{}\n", counted("admin.tables_counted", count));
  return kGood;
}

int list_accounts(Storage& storage, bool as_json) {
  const auto all = storage.accounts();
  if (!all) return tell_failure(all.error());
  for (const storage::Account& account : *all) {
    const auto kept = storage.kept_tokens(account.id);
    if (!kept) return tell_failure(kept.error());
    if (as_json)
      fmt::print("{}\n", shown(play::write_json(Json{{"account", account.name},
                                                     {"created", account.created},
                                                     {"tokens", kept->size()},
                                                     {"closed", account.closed}})));
    else
      fmt::print("{}  {}  {}{}\n", shown(account.name),
                 says("admin.since", {{"date", date(account.created)}}),
                 counted("admin.tokens_counted", kept->size()),
                 mark("admin.closed", account.closed));
  }
  if (!as_json) fmt::print("{}\n", counted("admin.accounts_counted", all->size()));
  return kGood;
}

/// To the file, which must not be there yet, or to stdout.
int give(const std::string& text, const std::string& to) {
  if (to.empty()) {
    fmt::print("{}", text);
    return kGood;
  }
  if (fs::exists(to)) return refuse(says("error.exists", {{"file", to}}));
  // What is exported holds the seed of a table or tokens.
  const auto mask = ::umask(077);
  std::ofstream out(to, std::ios::binary);
  ::umask(mask);
  out << text;
  out.close();
  if (!out) return refuse(says("error.unwritten", {{"file", to}}), kFailed);
  return kGood;
}

int export_table(Storage& storage, const std::string& table, const std::string& to) {
  const auto stored = storage.read(table);
  if (!stored) return tell_failure(stored.error());
  const auto text = rooms::exported_table(*stored);
  if (!text) return refuse(text.error().message, kFailed);
  return give(*text, to);
}

int export_account(Storage& storage, const std::string& name, const std::string& to) {
  const auto account = storage.account(rooms::folded(name));
  if (!account) return tell_failure(account.error());
  const auto kept = storage.kept_tokens(account->id);
  if (!kept) return tell_failure(kept.error());
  Json json = {{"account", account->name},
               {"created", account->created},
               {"closed", account->closed},
               {"tables", Json::array()}};
  for (const storage::KeptToken& each : *kept)
    json["tables"].push_back({{"table", each.table}, {"token", each.token}});
  return give(json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n", to);
}

int done(const storage::Result<>& result, const std::string& sentence) {
  if (!result) return tell_failure(result.error());
  fmt::print("{}\n", sentence);
  return kGood;
}

/// Where people reach the server, as far as its settings say.
std::string address_of(const server::Settings& doors) {
  if (!doors.public_url.empty()) return doors.public_url;
  const bool anywhere = doors.host == "0.0.0.0" || doors.host == "::" || doors.host == "127.0.0.1";
  return fmt::format("http://{}:{}", anywhere ? "localhost" : doors.host, doors.port);
}

int invite(Storage& storage, const ServeSettings& settings) {
  const auto token = rooms::Accounts(storage).invite();
  if (!token) return refuse(token.error().message, kFailed);
  // Behind #, where no server and no proxy writes it down.
  fmt::print("{}/account#{}\n", address_of(settings.doors), *token);
  fmt::print(stderr, "{}\n",
             says("admin.invited", {{"n", std::int64_t{rooms::Accounts::kInviteDays}}}));
  return kGood;
}

/// A line of stdin, which a terminal does not show.
std::string hidden_line(const std::string& prompt) {
  termios before{};
  const bool terminal = ::isatty(STDIN_FILENO) == 1 && ::tcgetattr(STDIN_FILENO, &before) == 0;
  if (terminal) {
    fmt::print(stderr, "{}", prompt);
    termios hidden = before;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
  }
  std::string line;
  std::getline(std::cin, line);
  if (terminal) {
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    fmt::print(stderr, "\n");
  }
  return line;
}

int set_password(Storage& storage, const std::string& name) {
  const std::string password =
      hidden_line(says("admin.new_password", {{"name", shown(name)}}) + " ");
  if (password.empty()) return refuse(says("admin.no_password"));
  const auto set = rooms::Accounts(storage).set_password(name, password);
  if (!set) return refuse(set.error().message, kFailed);
  fmt::print("{}\n", says("admin.password_set", {{"name", shown(name)}}));
  return kGood;
}

int change(Storage& storage, const AdminRequest& request) {
  const std::string& what = request.words[0];
  const bool table = request.words[1] == "table";
  const std::string& which = request.words[2];
  const std::string key = table ? which : rooms::folded(which);
  const std::string named = says(table ? "admin.table" : "admin.account", {{"name", shown(which)}});
  if (what == "close" || what == "open") {
    const bool closed = what == "close";
    return done(table ? storage.close_table(key, closed) : storage.close_account(key, closed),
                says(closed ? "admin.is_closed" : "admin.is_open", {{"what", named}}));
  }
  if (!request.yes) return refuse(says("admin.sure", {{"what", named}}));
  return done(table ? storage.remove(key) : storage.remove_account(key),
              says("admin.is_deleted", {{"what", named}}));
}

int administer(const AdminRequest& request) {
  const std::vector<std::string>& words = request.words;
  const auto is = [&words](std::size_t at, std::initializer_list<std::string_view> names) {
    return at < words.size() && std::ranges::find(names, words[at]) != names.end();
  };
  const bool lists = words.size() == 1 && is(0, {"tables", "accounts"});
  const bool invites = words.size() == 1 && is(0, {"invite"});
  const bool sets_password = words.size() == 2 && is(0, {"password"});
  const bool names_one = words.size() == 3 && is(0, {"export", "close", "open", "delete"}) &&
                         is(1, {"table", "account"});
  if (!lists && !names_one && !invites && !sets_password) return refuse(says("admin.what"));
  const ServeSettings& settings = request.settings;
  const fs::path folder = settings.data.empty() ? default_data_folder() : fs::path(settings.data);
  const std::string where =
      settings.database.empty() ? (folder / "tables.sqlite").string() : settings.database;
  const auto opened = storage::open_storage(where, {.beside_a_server = true});
  if (!opened) return tell_failure(opened.error());
  Storage& storage = **opened;
  if (invites) return invite(storage, settings);
  if (sets_password) return set_password(storage, words[1]);
  if (lists)
    return words[0] == "tables" ? list_tables(storage, request.as_json)
                                : list_accounts(storage, request.as_json);
  if (words[0] != "export") return change(storage, request);
  return words[1] == "table" ? export_table(storage, words[2], request.to)
                             : export_account(storage, words[2], request.to);
}

}  // namespace

void add_admin_command(CommandLine& line, Program&) {
  const auto asked = std::make_shared<AdminRequest>();
  Command command = line.command("admin");
  command.option("what", &asked->words);
  command.option("--data", &asked->settings.data);
  command.option("--database", &asked->settings.database);
  command.option("--public-url", &asked->settings.doors.public_url);
  command.option("--config", &asked->config);
  command.option("--to", &asked->to);
  command.option("--json", &asked->as_json);
  command.option("--yes", &asked->yes);
  command.example("tavola admin tables --data /var/lib/tavola");
  command.example("tavola admin export table k3m9x2pq --to k3m9x2pq.tavola");
  command.example("tavola admin delete account \"Ada\" --yes --config /etc/tavola.toml");
  command.runs([asked, command] {
    if (!asked->config.empty()) {
      const auto read =
          read_serve_file(asked->config, asked->settings, [command](std::string_view name) {
            if (name == "host" || name == "port") return true;
            return (name == "data" || name == "database" || name == "public-url") &&
                   !command.given("--" + std::string(name));
          });
      if (!read) return refuse(read.error());
    }
    return administer(*asked);
  });
}

}  // namespace tavola::app
