#include "app/terminal/saved_tables.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <fstream>

namespace tavola::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".tavola";
constexpr const char* kLast = "last";  // names the table that was played last

/// "evening.tavola", "evening-2.tavola", ...
fs::path numbered(const fs::path& file, int n) {
  if (n < 2) return file;
  return file.parent_path() / (file.stem().string() + "-" + std::to_string(n) + kEnding);
}

}  // namespace

fs::path saved_name(fs::path file) {
  if (file.extension() != kEnding) file += kEnding;
  return file;
}

bool holds_something(const fs::path& file) {
  std::error_code error;
  const fs::path name = saved_name(file);
  if (!fs::exists(name, error)) return false;
  return !fs::is_regular_file(name, error) || fs::file_size(name, error) > 0;
}

bool same_file(const fs::path& a, const fs::path& b) {
  std::error_code error;
  return fs::equivalent(saved_name(a), saved_name(b), error) && !error;
}

fs::path folder_of_tables() {
  if (const char* own = std::getenv("TAVOLA_HOME")) return own;
  if (const char* data = std::getenv("XDG_DATA_HOME")) return fs::path(data) / "tavola";
  if (const char* home = std::getenv("HOME")) return fs::path(home) / ".local" / "share" / "tavola";
  return fs::temp_directory_path() / "tavola";
}

fs::path new_file(const fs::path& folder, std::string_view game) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "-%Y%m%d-%H%M%S", &local);
  const fs::path first = folder / (std::string(game) + stamp + kEnding);
  std::error_code ignored;  // opening says it as well
  fs::create_directories(folder, ignored);
  for (int n = 1;; ++n) {
    const fs::path file = numbered(first, n);
    const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (made >= 0) ::close(made);
    if (made >= 0 || errno != EEXIST) return file;
  }
}

fs::path found_table(const std::string& name) {
  std::error_code error;
  const fs::path in_folder = folder_of_tables() / name;
  for (const fs::path& file : {fs::path(name), saved_name(name), in_folder, saved_name(in_folder)})
    if (fs::is_regular_file(file, error)) return file;
  return name;
}

std::string in_shell(const std::string& word) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:@%,";
  if (!word.empty() && word.front() != '-' && word.find_first_not_of(kPlain) == std::string::npos)
    return word;
  std::string quoted = word.starts_with('-') ? "./'" : "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string typed_name(const fs::path& file) {
  std::error_code error;
  const bool in_folder = fs::equivalent(file.parent_path(), folder_of_tables(), error) && !error;
  return in_shell(in_folder ? file.stem().string() : file.string());
}

void remember_last(const LastTable& last) {
  std::error_code ignored;  // whoever cannot write there still plays
  fs::create_directories(folder_of_tables(), ignored);
  std::ofstream(folder_of_tables() / kLast, std::ios::binary)
      << (last.campaign ? "campaign" : "table") << "\n"
      << fs::absolute(last.file, ignored).string() << "\n";
}

std::optional<LastTable> last_table() {
  std::ifstream in(folder_of_tables() / kLast, std::ios::binary);
  std::string kind;
  std::string file;
  if (!std::getline(in, kind) || !std::getline(in, file)) return std::nullopt;
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return std::nullopt;
  return LastTable{.file = file, .campaign = kind == "campaign"};
}

std::expected<fs::path, std::string> keep_beside(const fs::path& file) {
  const fs::path from = saved_name(file);
  int n = 2;
  while (fs::exists(numbered(from, n))) ++n;
  fs::path to = numbered(from, n);
  std::error_code error;
  fs::rename(from, to, error);
  if (error)
    return std::unexpected("Cannot move " + from.string() + " to " + to.string() + ": " +
                           error.message() + ".");
  return to;
}

}  // namespace tavola::app
