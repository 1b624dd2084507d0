#include "storage/commit_mark.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstring>

#include "storage/random_key.h"

namespace tavola::storage {
namespace {

/// One short line of always the same length, so that it is replaced in one write.
constexpr const char* kMarkForm = "tavola commits %16s %20" PRIu64 "\n";
constexpr std::size_t kMarkSize = 15 + 16 + 1 + 20 + 1;

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
  std::array<char, kMarkSize + 1> text{};
  const ssize_t read = ::pread(file_, text.data(), kMarkSize, 0);
  std::array<char, 17> name{};
  std::uint64_t number = 0;
  if (read == static_cast<ssize_t>(kMarkSize) &&
      std::sscanf(text.data(), "tavola commits %16s %" SCNu64, name.data(), &number) == 2 &&
      (fresh || name_ == name.data()) && number > number_)
    lost_ = number - number_;
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
