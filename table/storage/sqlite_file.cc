#include "storage/sqlite_file.h"

#include <sqlite3.h>

#include <cerrno>

namespace tavola::storage {
namespace {

/// Why the system refused to write, which SQLite remembers for each of its files: a quota that is
/// used up and the largest file that is allowed are a full disk to us, and are no other to people.
bool no_room_to_write(sqlite3* handle) {
  const auto full = [](int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; };
  int error = 0;
  sqlite3_file* log = nullptr;
  sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (log != nullptr && log->pMethods != nullptr)
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  if (full(error)) return true;
  sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &error);
  return full(error);
}

}  // namespace

std::int64_t SqliteFile::Row::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string SqliteFile::Row::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return {static_cast<const char*>(bytes == nullptr ? "" : bytes), static_cast<std::size_t>(size)};
}

bool SqliteFile::Row::null(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

SqliteFile::Value SqliteFile::Value::bytes(std::string_view text) {
  Value value(text);
  value.kind_ = Kind::kBytes;
  return value;
}

SqliteFile::~SqliteFile() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(handle_);
}

Failure SqliteFile::failure(int code) const {
  const auto full = [this]() -> Failure {
    return {Fault::kFull, "There is no room on the disk that holds " + path_ + "."};
  };
  const char* said = handle_ != nullptr ? sqlite3_errmsg(handle_) : sqlite3_errstr(code);
  switch (code & 0xff) {
    case SQLITE_NOTADB:
      return {Fault::kBroken, path_ + " is no database. Name another file, or move it away."};
    case SQLITE_CORRUPT:
      return {Fault::kBroken, path_ + " is damaged (" + said + "). Restore it from a backup."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Fault::kBusy, path_ + " is locked by another program."};
    case SQLITE_FULL:
      return full();
    case SQLITE_IOERR:
      if (handle_ != nullptr && code == SQLITE_IOERR_WRITE && no_room_to_write(handle_))
        return full();
      return {Fault::kBroken, "Cannot use " + path_ + ": " + said + "."};
    case SQLITE_CONSTRAINT:
      return {Fault::kTaken, std::string("It exists already (") + said + ")."};
    default:
      return {Fault::kBroken, "Cannot use " + path_ + ": " + said + "."};
  }
}

Result<> SqliteFile::open(const std::string& path) {
  path_ = path;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr);
  if (code != SQLITE_OK) return std::unexpected(failure(code));
  sqlite3_extended_result_codes(handle_, 1);
  sqlite3_busy_timeout(handle_, 5000);
  return {};
}

Result<> SqliteFile::run(const std::string& sql) {
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return std::unexpected(failure(code));
  return {};
}

Result<> SqliteFile::run(const char* sql, std::initializer_list<Value> values,
                         const std::function<void(const Row&)>& row) {
  auto found = statements_.find(std::string_view(sql));
  if (found == statements_.end()) {
    sqlite3_stmt* made = nullptr;
    const int code =
        sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    if (code != SQLITE_OK) return std::unexpected(failure(code));
    found = statements_.emplace(sql, made).first;
  }
  sqlite3_stmt* statement = found->second;
  int place = 0;
  for (const Value& value : values) {
    ++place;
    const int size = static_cast<int>(value.text_.size());
    if (value.kind_ == Value::Kind::kNumber)
      sqlite3_bind_int64(statement, place, value.number_);
    else if (value.kind_ == Value::Kind::kText)
      // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): its size goes along
      sqlite3_bind_text(statement, place, value.text_.data(), size, SQLITE_STATIC);
    else
      sqlite3_bind_blob(statement, place, value.text_.data(), size, SQLITE_STATIC);
  }
  int code = sqlite3_step(statement);
  while (code == SQLITE_ROW) {
    if (row) row(Row(statement));
    code = sqlite3_step(statement);
  }
  Result<> result;
  if (code != SQLITE_DONE) result = std::unexpected(failure(code));
  sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  return result;
}

bool SqliteFile::moved() const {
  int moved = 0;
  sqlite3_file_control(handle_, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved != 0;
}

int SqliteFile::changed() const { return sqlite3_changes(handle_); }

}  // namespace tavola::storage
