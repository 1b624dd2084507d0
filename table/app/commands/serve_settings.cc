#include "app/commands/serve_settings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "app/command_words.h"
#include "storage/clock.h"
#include "words/deep_toml.h"
#include "words/nearest.h"

namespace tavola::app {
namespace {

using server::log::Level;

const std::vector<std::string_view> kLevels{"debug", "info", "warning", "error", "silent"};

// The burst of a rate grows and shrinks with it.
void scale(server::Rate& rate, double per_second) {
  rate.burst = std::max(1.0, rate.burst * per_second / rate.per_second);
  rate.per_second = per_second;
}

/// Puts a value of the file into a field, or says what should stand there.
struct Reader {
  const toml::node& node;
  const ServeField& field;

  std::string number() const {
    return says("serve.wants_number", {{"least", fmt::format("{}", field.least)},
                                       {"most", fmt::format("{}", field.most)}});
  }
  std::string operator()(int* into) const {
    const auto value = node.value_exact<std::int64_t>();
    if (!value || static_cast<double>(*value) < field.least ||
        static_cast<double>(*value) > field.most)
      return number();
    *into = static_cast<int>(*value);
    return {};
  }
  std::string operator()(double* into) const {
    const auto value = node.value<double>();
    if (!value || *value < field.least || *value > field.most) return number();
    *into = *value;
    return {};
  }
  std::string operator()(bool* into) const {
    const auto value = node.value_exact<bool>();
    if (!value) return says("serve.wants_flag");
    *into = *value;
    return {};
  }
  std::string operator()(std::string* into) const {
    const auto value = node.value_exact<std::string>();
    if (!value) return says("serve.wants_text");
    if (!field.words.empty() && std::ranges::find(field.words, *value) == field.words.end())
      return says("serve.wants_word", {{"words", fmt::format("{}", fmt::join(field.words, ", "))}});
    *into = *value;
    return {};
  }
  std::string operator()(std::vector<std::string>* into) const {
    const toml::array* list = node.as_array();
    if (list == nullptr) return says("serve.wants_list");
    std::vector<std::string> texts;
    for (const toml::node& entry : *list) {
      const auto text = entry.value_exact<std::string>();
      if (!text) return says("serve.wants_list");
      texts.push_back(*text);
    }
    *into = std::move(texts);
    return {};
  }
};

}  // namespace

std::vector<ServeField> serve_fields(ServeSettings& s) {
  return {
      {"port", &s.doors.port, 0, 65'535},
      {"host", &s.doors.host},
      {"data", &s.data},
      {"database", &s.database},
      {"public-url", &s.doors.public_url},
      {"access", &s.access, 0, 0, {rooms::kAccessNames.begin(), rooms::kAccessNames.end()}},
      {"allow-origin", &s.doors.allowed_origins},
      {"trust-proxy", &s.doors.trust_proxy},
      {"threads", &s.doors.threads, 0, 1024},
      {"bot-threads", &s.hall.bot_threads, 0, 1024},
      {"bot-milliseconds", &s.bot_milliseconds, 1, 60'000},
      {"bot-pause", &s.bot_pause, 0, 60'000},
      {"max-tables", &s.max_tables, 1, 100'000'000},
      {"max-guests", &s.max_guests, 1, 10'000},
      {"max-connections", &s.doors.max_connections, 1, 1'000'000},
      {"address-connections", &s.doors.max_connections_per_address, 1, 1'000'000},
      {"message-rate", &s.message_rate, 0.1, 1e6},
      {"request-rate", &s.request_rate, 0.1, 1e6},
      {"entry-rate", &s.entry_rate, 0.1, 1e6},
      {"table-rate", &s.table_rate, 0.001, 1e6},
      {"account-rate", &s.account_rate, 0.001, 1e6},
      {"expire-unbegun-days", &s.expire_unbegun_days, 0, 100'000},
      {"expire-over-days", &s.expire_over_days, 0, 100'000},
      {"expire-idle-days", &s.expire_idle_days, 0, 100'000},
      {"expire-warning-days", &s.expire_warning_days, 0, 100'000},
      {"upload-steps", &s.upload_steps, 1, 1e9},
      {"replay-seconds", &s.replay_seconds, 1, 3600},
      {"stuck-seconds", &s.stuck_seconds, 0, 86'400},
      {"idle-seconds", &s.idle_seconds, 1, 86'400},
      {"lease-milliseconds", &s.lease_milliseconds, 500, 600'000},
      {"push-key", &s.push_key},
      {"push-contact", &s.push_contact},
      {"toys", &s.hall.toys},
      {"time-ahead", &s.time_ahead},
      {"web", &s.web},
      {"log-level", &s.log_level, 0, 0, kLevels},
      {"log-json", &s.log_json},
  };
}

void ServeSettings::finish() {
  hall.public_url = doors.public_url;
  hall.access = rooms::access_named(access).value_or(rooms::Access::kOpen);
  if (!time_ahead.empty())
    hall.now = [file = time_ahead] {
      std::int64_t ahead = 0;
      std::ifstream(file) >> ahead;
      return storage::now_seconds() + ahead;
    };
  hall.room_threads = doors.threads;
  hall.most_tables = static_cast<std::size_t>(max_tables);
  hall.most_guests = static_cast<std::size_t>(max_guests);
  hall.idle = std::chrono::seconds(idle_seconds);
  hall.lease = std::chrono::milliseconds(lease_milliseconds);
  hall.bot_time = std::chrono::milliseconds(bot_milliseconds);
  hall.bot_pause = std::chrono::milliseconds(bot_pause);
  hall.expiry.unbegun = std::chrono::days(expire_unbegun_days);
  hall.expiry.over = std::chrono::days(expire_over_days);
  hall.expiry.idle = std::chrono::days(expire_idle_days);
  hall.expiry.warning = std::chrono::days(expire_warning_days);
  hall.upload_steps = static_cast<std::size_t>(upload_steps);
  hall.replay_time = std::chrono::seconds(replay_seconds);
  hall.opening_time = 6 * hall.replay_time;
  // Whoever may come and talk more often at the doors may do so inside as well.
  hall.sits = std::max(1, static_cast<int>(10 * entry_rate));
  hall.additions = std::max(1, static_cast<int>(30 * message_rate));
  hall.rematches = std::max(1, static_cast<int>(40 * table_rate));
  // Who may try accounts more often at the doors may do so inside as well.
  hall.account_tries = std::max(hall.account_tries, static_cast<int>(100 * account_rate));
  scale(doors.messages, message_rate);
  scale(doors.requests, request_rate);
  scale(doors.entries, entry_rate);
  scale(doors.tables, table_rate);
  scale(doors.accounts, account_rate);
}

Level ServeSettings::least_level() const {
  const auto found = std::ranges::find(kLevels, log_level);
  return static_cast<Level>(found - kLevels.begin());
}

std::expected<void, std::string> read_serve_file(
    const std::filesystem::path& file, ServeSettings& settings,
    const std::function<bool(std::string_view)>& wanted) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (!in) return std::unexpected(says("error.unread", {{"file", file.string()}}));
  if (const auto deep = words::too_deep(text, file.string())) return std::unexpected(*deep);
  toml::table table;
  try {
    table = toml::parse(text, file.string());
  } catch (const toml::parse_error& error) {
    const auto& at = error.source().begin;
    return std::unexpected(at.line == 0 ? fmt::format("{}: {}", file.string(), error.description())
                                        : fmt::format("{}:{}:{}: {}", file.string(), at.line,
                                                      at.column, error.description()));
  }
  const std::vector<ServeField> fields = serve_fields(settings);
  std::vector<std::string_view> names;
  for (const ServeField& field : fields) names.push_back(field.name);
  for (const auto& [key, node] : table) {
    const auto where = [&, &key_ = key] {
      return fmt::format("{}:{}:{}", file.string(), key_.source().begin.line,
                         key_.source().begin.column);
    };
    const auto field = std::ranges::find(fields, key.str(), &ServeField::name);
    if (field == fields.end()) {
      const std::string_view meant = words::nearest(key.str(), names);
      return std::unexpected(
          where() + ": " +
          (meant.empty()
               ? says("serve.no_setting",
                      {{"name", key.str()}, {"names", fmt::format("{}", fmt::join(names, ", "))}})
               : says("serve.no_setting_but", {{"name", key.str()}, {"meant", meant}})));
    }
    if (!wanted(field->name)) continue;
    if (const std::string instead = std::visit(Reader{node, *field}, field->value);
        !instead.empty())
      return std::unexpected(where() + ": " +
                             says("serve.wants", {{"name", field->name}, {"what", instead}}));
  }
  return {};
}

std::filesystem::path default_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    return std::filesystem::path(data) / "tavola";
  const char* home = std::getenv("HOME");
  return std::filesystem::path(home != nullptr && *home != '\0' ? home : ".") / ".local" / "share" /
         "tavola";
}

}  // namespace tavola::app
