// Everything that can be set about `tavola serve`, by the command line or by a file. Both have the
// same names; what stands on the command line wins.
#pragma once

#include <expected>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rooms/hall/hall.h"
#include "server/doors/settings.h"
#include "server/watch/log.h"

namespace tavola::app {

struct ServeSettings {
  server::Settings doors;
  rooms::HallSettings hall;
  std::string data;        // a folder; default_data_folder() if empty
  std::string database;    // an address of PostgreSQL, or a file; in the data folder if empty
  std::string web;         // a folder with a client instead of the one in the program
  std::string time_ahead;  // a file with seconds
  std::string push_key;    // a file
  std::string push_contact;
  std::string access{rooms::name_of(rooms::Access::kOpen)};
  std::string log_level = "info";
  bool log_json = false;

  // As numbers that people write; finish() turns them into what they mean.
  int max_tables = 20'000;
  int max_guests = 64;
  int idle_seconds = 60;
  int lease_milliseconds = 5'000;
  int expire_unbegun_days = 30;
  int expire_over_days = 365;
  int expire_idle_days = 730;
  int expire_warning_days = 14;
  int upload_steps = 50'000;
  int replay_seconds = 10;
  int stuck_seconds = 60;
  int bot_milliseconds = 300;
  int bot_pause = 350;
  double message_rate = 20;
  double request_rate = 50;
  double entry_rate = 20;
  double table_rate = 1;
  double account_rate = 0.2;

  void finish();
  server::log::Level least_level() const;
};

struct ServeField {
  std::string_view name;
  std::variant<int*, double*, bool*, std::string*, std::vector<std::string>*> value;
  double least = 0, most = 0;             // of a number
  std::vector<std::string_view> words{};  // a text is one of these
};

/// The fields of these settings, in the order of --help.
std::vector<ServeField> serve_fields(ServeSettings& settings);

/// Reads a TOML file into the fields for which `wanted` says yes. Otherwise the file, the line and
/// what to write instead.
std::expected<void, std::string> read_serve_file(
    const std::filesystem::path& file, ServeSettings& settings,
    const std::function<bool(std::string_view)>& wanted);

/// $XDG_DATA_HOME/tavola, or ~/.local/share/tavola.
std::filesystem::path default_data_folder();

}  // namespace tavola::app
