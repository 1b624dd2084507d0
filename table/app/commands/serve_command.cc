// `tavola serve`: the table server with the client in it. On stdout it prints one line, where the
// table is; everything else goes to the diary on stderr.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <expected>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/command_words.h"
#include "app/commands/command.h"
#include "app/commands/serve_settings.h"
#include "content/content.h"
#include "play/version.h"
#include "push/base64url.h"
#include "push/hang_ups.h"
#include "push/key.h"
#include "rooms/api/content_ready.h"
#include "rooms/hall/hall.h"
#include "server/doors/server.h"
#include "server/doors/web_address.h"
#include "server/pages/pages.h"
#include "server/pages/story_kit.h"
#include "server/reception/push_notices.h"
#include "server/reception/reception.h"
#include "server/watch/watch.h"
#include "storage/watched_storage.h"

namespace tavola::app {
namespace {

namespace fs = std::filesystem;
namespace log = server::log;

struct ServeRequest {
  ServeSettings settings;
  std::string config;
};

/// The folder, made if it is not there, or a sentence.
std::expected<fs::path, std::string> data_folder(const std::string& wish) {
  fs::path folder = wish.empty() ? default_data_folder() : fs::path(wish);
  std::error_code error;
  fs::create_directories(folder, error);
  if (error || !fs::is_directory(folder) || ::access(folder.c_str(), W_OK | X_OK) != 0)
    return std::unexpected(
        says("serve.no_folder",
             {{"folder", folder.string()}, {"why", error ? " (" + error.message() + ")" : ""}}));
  return folder;
}

std::expected<std::string, std::string> database_of(const std::string& wish,
                                                    const fs::path& folder) {
  if (wish.empty()) return (folder / "tables.sqlite").string();
  const std::size_t scheme = wish.find("://");
  if (scheme == std::string::npos || wish.starts_with("postgresql://") ||
      wish.starts_with("postgres://"))
    return wish;
  return std::unexpected(says("serve.no_database", {{"kind", wish.substr(0, scheme)}}));
}

/// An address of a database as it may stand in a diary.
std::string without_password(const std::string& database) {
  const std::size_t scheme = database.find("://");
  if (scheme == std::string::npos) return database;
  const std::size_t from = scheme + 3;
  const std::size_t at = database.find('@', from);
  const std::size_t end = database.find_first_of("/?", from);
  const std::size_t rest = database.find('?');
  return database.substr(0, from) +
         (at != std::string::npos && at < end
              ? database.substr(at + 1, rest == std::string::npos ? rest : rest - at - 1)
              : database.substr(from, rest == std::string::npos ? rest : rest - from));
}

/// Why no game is shown, and what to do about it.
std::string broken_content(const std::vector<std::string>& problems) {
  std::string text = fmt::format("{}", fmt::join(problems, "\n"));
  if (content::has_folder())
    text += "\n" + says("serve.broken_content", {{"version", play::engine_version()}});
  return text;
}

/// The key in a file, or a sentence.
std::expected<push::Key, std::string> read_push_key(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(in)), {});
  if (!in) return std::unexpected(says("error.unread", {{"file", file}}));
  auto key = push::Key::read(text);
  if (!key) return std::unexpected(file + ": " + key.error());
  return key;
}

/// By which push services reach whoever runs the server, or a sentence.
std::expected<std::string, std::string> push_contact(const ServeSettings& settings) {
  std::string contact = settings.push_contact;
  if (contact.empty()) contact = settings.doors.public_url;
  const bool plain = std::ranges::all_of(
      contact, [](char c) { return c > ' ' && c < 0x7f && c != '"' && c != '\\'; });
  if (!plain || (!contact.starts_with("mailto:") && !contact.starts_with("https://")))
    return std::unexpected(says("serve.no_contact"));
  return contact;
}

// Each connection is an open file.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

sigset_t closing_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

// What is acknowledged is on disk, so leaving in the middle loses nothing: after five seconds, or
// at a second signal, the program goes as it is.
void leave_in_time() {
  std::thread([] {
    const sigset_t set = closing_signals();
    const timespec patience{.tv_sec = 5, .tv_nsec = 0};
    // A signal of another kind, as a debugger sends, is no wish to go.
    while (sigtimedwait(&set, nullptr, &patience) < 0 && errno == EINTR) continue;
    log::warning("left_in_haste");
    ::_exit(kFailed);
  }).detach();
}

/// What keeps the addresses in the settings from being used; empty if nothing does.
std::string wrong_address(const server::Settings& doors) {
  if (!doors.public_url.empty())
    if (const auto address = server::read_address(doors.public_url); !address)
      return "--public-url: " + address.error();
  for (const std::string& origin : doors.allowed_origins)
    if (const auto address = server::read_address(origin); !address)
      return "--allow-origin: " + address.error();
  return {};
}

/// What a server needs to tell people of their turn: its key, and whom push services may reach.
struct PushSettings {
  push::Key key;
  std::string contact;
};

/// Nothing if no key was given.
std::expected<std::optional<PushSettings>, std::string> push_settings(
    const ServeSettings& settings) {
  if (settings.push_key.empty()) return std::nullopt;
  auto key = read_push_key(settings.push_key);
  if (!key) return std::unexpected("--push-key: " + key.error());
  const auto contact = push_contact(settings);
  if (!contact) return std::unexpected(contact.error());
  return PushSettings{*std::move(key), *contact};
}

/// What happens to tables goes into the diary.
void note_in_diary(rooms::HallSettings& hall) {
  hall.table_failed = [](const rooms::FailedTable& failed) {
    log::error("table_failed", {{"table", failed.table},
                                {"game", failed.game},
                                {"limit", failed.failure.limit->name},
                                {"most", failed.failure.most},
                                {"why", described(failed.failure)}});
  };
  hall.table_broken = [](const rooms::BrokenTable& table) {
    log::error("table_broken",
               {{"table", table.table}, {"why", described({&limits::kPromise, 0, table.broken})}});
  };
  hall.table_unopened = [](const rooms::UnopenedTable& unopened) {
    log::error("table_unopened",
               {{"table", unopened.table}, {"code", unopened.code}, {"message", unopened.message}});
  };
  hall.cleared_away = [](const std::string& table, const rooms::Expiry& expiry) {
    log::info("table_expired", {{"table", table}, {"why", expiry.why}});
  };
}

/// Remembers the tables for which an earlier process worked when it ended without a word. A folder
/// that takes no file is said in the diary; the server works all the same.
void remember_stops(rooms::WorkMarks& marks, const fs::path& folder, storage::Storage& storage) {
  if (const auto kept = marks.keep_in(folder); !kept)
    log::warning("work_not_marked", {{"message", kept.error()}});
  for (const std::string& table : marks.take_left()) {
    const auto counted = storage.count_stop(table);
    log::error(
        "ended_at_table",
        {{"table", table},
         {"remembered", counted ? "yes" : "no"},
         {"message", counted ? "The server ended while it worked for this table. It is opened when "
                               "somebody asks for it; after a second time, when you open it."
                             : "The server ended while it worked for a table that is not kept."}});
  }
}

int serve(ServeSettings settings, std::string_view client) {
  settings.finish();
  log::use(settings.least_level(), settings.log_json);

  // Everything that can be refused is looked at before anything is opened.
  if (const std::string wrong = wrong_address(settings.doors); !wrong.empty()) return refuse(wrong);
  auto pages = settings.web.empty() ? server::Pages::from_pack(client)
                                    : server::Pages::from_folder(settings.web);
  if (!pages) return refuse(pages.error());
  if (const auto problems = rooms::content_problems(settings.hall.toys); !problems.empty())
    return refuse(broken_content(problems));
  const auto folder = data_folder(settings.data);
  if (!folder) return refuse(folder.error(), kFailed);
  const auto database = database_of(settings.database, *folder);
  if (!database) return refuse(database.error());
  const auto notified = push_settings(settings);
  if (!notified) return refuse(notified.error());

  raise_file_limit();
  push::outlive_hang_ups();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a write that fails
  // Blocked before any thread exists, so that they reach this one alone.
  const sigset_t signals = closing_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);

  auto opened = storage::open_storage(*database);
  if (!opened) return refuse(opened.error().message, kFailed);
  storage::WatchedStorage storage(*std::move(opened), server::Watch::diary());
  server::Watch::say_lost_commits(storage);
  note_in_diary(settings.hall);
  rooms::WorkMarks marks;
#ifndef TAVOLA_SANITIZED  // where they say more of a fault
  rooms::WorkMarks::mark_faults();
#endif
  remember_stops(marks, *folder, storage);
  settings.hall.marks = &marks;
  settings.hall.storage_gone = [&storage] { return storage.trouble().has_value(); };
  std::unique_ptr<server::PushNotices> notices;
  if (const std::optional<PushSettings>& with = *notified) {
    settings.hall.push_key = push::base64url(with->key.point());
    notices = std::make_unique<server::PushNotices>(storage, with->key, with->contact);
    settings.hall.turn_came = [&notices](const rooms::TurnCame& turn) { notices->tell(turn); };
  }
  settings.hall.story_kit = [kept = *pages](std::string_view game) {
    return server::story_kit(kept, game);
  };
  rooms::Hall hall(storage, settings.hall);
  const server::Watch watch(hall, storage, folder->string(),
                            {.ends = std::chrono::seconds(settings.stuck_seconds)});
  server::HallReception reception(hall, &watch, notices.get());
  server::Server server(settings.doors, reception, std::move(*pages));
  if (const auto open = server.open(); !open) {
    hall.close();
    return refuse(open.error(), kFailed);
  }
  log::info("open", {{"address", server.address()},
                     {"port", server.port()},
                     {"database", without_password(*database)},
                     {"data", folder->string()}});
  fmt::print("{}\n", says("serve.open", {{"address", server.address()}}));
  std::fflush(stdout);

  int signal = 0;
  sigwait(&signals, &signal);
  leave_in_time();
  log::info("closing", {{"signal", signal == SIGINT ? "SIGINT" : "SIGTERM"}});
  server.announce_closing();
  hall.close();
  server.close();
  if (notices) notices->close();
  storage.close();
  log::info("closed");
  return kGood;
}

void add_option(Command& command, const ServeField& field) {
  const Target target = std::visit([](auto* value) { return Target(value); }, field.value);
  Option option = command.option("--" + std::string(field.name), target);
  if (std::holds_alternative<bool*>(field.value)) return;
  if (std::holds_alternative<int*>(field.value) || std::holds_alternative<double*>(field.value))
    option.between(field.least, field.most);
  option.shows_default();
  if (!field.words.empty())
    option.one_of(std::vector<std::string>(field.words.begin(), field.words.end()));
}

}  // namespace

void add_serve_command(CommandLine& line, Program& program) {
  const auto asked = std::make_shared<ServeRequest>();
  Command command = line.command("serve");
  for (const ServeField& field : serve_fields(asked->settings)) add_option(command, field);
  command.option("--config", &asked->config);
  command.example("tavola serve --port 8080 --data /var/lib/tavola");
  command.runs([asked, command, &program] {
    if (!asked->config.empty()) {
      const auto read = read_serve_file(
          asked->config, asked->settings,
          [command](std::string_view name) { return !command.given("--" + std::string(name)); });
      if (!read) return refuse(read.error());
    }
    return serve(asked->settings, program.client);
  });
}

}  // namespace tavola::app
