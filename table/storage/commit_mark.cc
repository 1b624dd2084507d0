#include "storage/commit_mark.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string_view>

#include "storage/random_key.h"

namespace tavola::storage {
namespace {

/// One short line of always the same length, so that it is replaced in one write.
constexpr const char* kMarkForm = "tavola commits %16s %20" PRIu64 "\n";
constexpr std::string_view kMarkBegins = "tavola commits ";
constexpr std::size_t kNameSize = 16;
constexpr std::size_t kNumberSize = 20;
constexpr std::size_t kMarkSize = kMarkBegins.size() + kNameSize + 1 + kNumberSize + 1;

/// What such a line says, if it is one.
struct Mark {
  std::string_view name;
  std::uint64_t number = 0;
};
std::optional<Mark> read_mark(std::string_view line) {
  if (line.size() != kMarkSize || !line.starts_with(kMarkBegins)) return std::nullopt;
  Mark mark{.name = line.substr(kMarkBegins.size(), kNameSize)};
  std::string_view number = line.substr(kMarkSize - 1 - kNumberSize, kNumberSize);
  number.remove_prefix(std::min(number.find_first_not_of(' '), number.size()));
  const auto [end, error] =
      std::from_chars(number.data(), number.data() + number.size(), mark.number);
  if (error != std::errc{} || end != number.data() + number.size()) return std::nullopt;
  return mark;
}

}  // namespace

CommitMark::~CommitMark() {
  if (file_ >= 0) ::close(file_);
}

Result<> CommitMark::open(SqliteFile& database, const std::string& path, bool fresh) {
  const Result<ServerKey> random = random_key();
  if (!random) return std::unexpected(random.error());
  std::array<char, 17> new_name{};
  for (std::size_t i = 0; i < 8; ++i)
    std::snprintf(new_name.data() + 2 * i, 3, "%02x", static_cast<unsigned>((*random)[i]));
  Result<> done = database.run(
      "CREATE TABLE IF NOT EXISTS commits("
      "one INTEGER PRIMARY KEY CHECK(one = 1), name TEXT NOT NULL, number INTEGER NOT NULL)",
      {});
  if (done)
    done = database.run("INSERT OR IGNORE INTO commits(one, name, number) VALUES(1, ?, 0)",
                        {std::string_view(new_name.data(), 16)});
  if (done)
    done = database.run("SELECT name, number FROM commits", {}, [this](const SqliteFile::Row& row) {
      name_ = row.text(0);
      number_ = static_cast<std::uint64_t>(row.number(1));
    });
  if (!done) return done;

  const std::string beside = path + ".commits";
  file_ = ::open(beside.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0)
    return std::unexpected(
        Failure{Fault::kBroken, "Cannot write " + beside + ": " + std::strerror(errno) + "."});
  std::array<char, kMarkSize> line{};
  const ssize_t read = ::pread(file_, line.data(), line.size(), 0);
  const std::optional<Mark> mark =
      read_mark({line.data(), static_cast<std::size_t>(std::max<ssize_t>(read, 0))});
  if (mark && (fresh || name_ == mark->name) && mark->number > number_)
    lost_ = mark->number - number_;
  write();
  return {};
}

Result<> CommitMark::count(SqliteFile& database) {
  if (file_ < 0) return {};
  return database.run("UPDATE commits SET number = ?", {number_ + 1});
}

void CommitMark::committed() {
  if (file_ < 0) return;
  ++number_;
  write();
}

void CommitMark::write() const {
  std::array<char, kMarkSize + 1> text{};
  std::snprintf(text.data(), text.size(), kMarkForm, name_.c_str(), number_);
  // It replaces what is there, so a full disk does not hinder it; a mark that is too old is honest.
  [[maybe_unused]] const ssize_t written = ::pwrite(file_, text.data(), kMarkSize, 0);
}

}  // namespace tavola::storage
