#include "server/watch/log.h"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>

namespace tavola::server::log {
namespace {

std::atomic<Level> least_level = Level::kInfo;
std::atomic<bool> as_json = false;

std::string_view name(Level level) {
  switch (level) {
    case Level::kDebug:
      return "debug";
    case Level::kInfo:
      return "info";
    case Level::kWarning:
      return "warning";
    case Level::kError:
      return "error";
    case Level::kSilent:
      break;
  }
  return "silent";
}

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      (out += '\\') += c;
    else if (byte < 0x20 || byte == 0x7f)
      out += fmt::format("\\u{:04x}", byte);
    else
      out += c;
  }
  out += '"';
}

// Only what needs no quotes for a reader that splits at blanks.
bool plain(std::string_view text) {
  if (text.empty()) return false;
  for (const char c : text)
    if (static_cast<unsigned char>(c) <= 0x20 || c == '"' || c == '=' || c == '\\' || c == 0x7f)
      return false;
  return true;
}

std::string now() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  const std::time_t seconds = milliseconds / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900,
                     parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec,
                     milliseconds % 1000);
}

}  // namespace

Value::Value(double number) : text_(fmt::format("{:.6g}", number)), bare_(true) {}

void use(Level least, bool json) {
  least_level = least;
  as_json = json;
}

std::string line(std::string_view time, Level level, std::string_view event,
                 std::initializer_list<Field> fields, bool json) {
  std::string out;
  const auto add = [&](std::string_view key, std::string_view text, bool bare) {
    if (json) {
      out += out.empty() ? "{" : ",";
      append_quoted(out, key);
      out += ':';
      if (bare)
        out += text;
      else
        append_quoted(out, text);
      return;
    }
    if (!out.empty()) out += ' ';
    (out += key) += '=';
    if (bare || plain(text))
      out += text;
    else
      append_quoted(out, text);
  };
  add("time", time, false);
  add("level", name(level), false);
  add("event", event, false);
  for (const Field& field : fields) add(field.first, field.second.text(), field.second.bare());
  if (json) out += '}';
  return out;
}

void write(Level level, std::string_view event, std::initializer_list<Field> fields) {
  if (level < least_level) return;
  // One write for a line, so that lines of several threads do not mix.
  const std::string text = line(now(), level, event, fields, as_json) + "\n";
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

}  // namespace tavola::server::log
