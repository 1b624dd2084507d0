#include "storage/sqlite_storage.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <limits>

#include "storage/clock.h"
#include "storage/random_key.h"

namespace tavola::storage {
namespace {

using Row = SqliteFile::Row;

/// Rises when the tables below change; an older database is brought up step by step.
constexpr std::int64_t kSqliteSchema = 3;
/// How often a server looks for what was told beside it.
constexpr std::chrono::milliseconds kListenEvery{500};
/// "Tavo": tells our files from those of other programs.
constexpr std::int64_t kApplication = 0x5461766f;

constexpr const char* kSqliteTables = R"(
  CREATE TABLE tables(
    id TEXT PRIMARY KEY, header TEXT NOT NULL, summary TEXT NOT NULL, created INTEGER NOT NULL,
    changed INTEGER NOT NULL, listed INTEGER NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX tables_by_change ON tables(changed);
  CREATE TABLE heads(
    id TEXT PRIMARY KEY, length INTEGER NOT NULL, holder TEXT, fence INTEGER NOT NULL)
    WITHOUT ROWID;
  CREATE INDEX heads_by_holder ON heads(holder) WHERE holder IS NOT NULL;
  CREATE TABLE entries(
    id TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY(id, seq))
    WITHOUT ROWID;
  CREATE TABLE processes(id TEXT PRIMARY KEY, url TEXT NOT NULL, until INTEGER NOT NULL);
  CREATE TABLE accounts(
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    password_hash TEXT NOT NULL, created INTEGER NOT NULL);
  CREATE TABLE sessions(
    hash TEXT PRIMARY KEY, account INTEGER NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE kept(
    account INTEGER NOT NULL, table_id TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY(account, table_id, token)) WITHOUT ROWID;
  CREATE INDEX kept_by_table ON kept(table_id);
  CREATE TABLE server(key BLOB NOT NULL);
)";

/// What each form added to the one before, from the second on.
constexpr const char* kSqliteSteps[] = {
    // Apart from the entries, because it is written again and again.
    "CREATE TABLE rests(id TEXT PRIMARY KEY, text TEXT NOT NULL)",
    // What whoever runs the server has closed, tables by id and accounts by number; and what was
    // told beside the server.
    "CREATE TABLE IF NOT EXISTS closed(kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY(kind, "
    "id)) "
    "WITHOUT ROWID; "
    "CREATE TABLE IF NOT EXISTS told(seq INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT "
    "NULL, "
    "what TEXT NOT NULL)",
};
static_assert(std::size(kSqliteSteps) == kSqliteSchema - 1);

constexpr const char* kKeepRest =
    "INSERT INTO rests(id, text) VALUES(?, ?) ON CONFLICT(id) DO UPDATE SET text = excluded.text";

constexpr const char* kRow =
    "SELECT t.id, t.header, t.summary, t.created, t.changed, t.listed, t.over, h.length, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'table' AND c.id = t.id) "
    "FROM tables t JOIN heads h ON h.id = t.id ";

TableRow table_row(const Row& row) {
  return {row.text(0),        row.text(1),
          row.text(2),        row.number(3),
          row.number(4),      row.number(5) != 0,
          row.number(6) != 0, static_cast<std::uint64_t>(row.number(7)),
          row.number(8) != 0};
}

constexpr const char* kAccount =
    "SELECT a.id, a.name, a.password_hash, a.created, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'account' AND c.id = CAST(a.id AS TEXT)) "
    "FROM accounts a ";

Account account_row(const Row& row) {
  return {row.number(0), row.text(1), row.text(2), row.number(3), row.number(4) != 0};
}

std::unexpected<Failure> system_failure(const std::string& what) {
  return std::unexpected(
      Failure{Fault::kBroken, "Cannot " + what + ": " + std::strerror(errno) + "."});
}

}  // namespace

// ---- opening ------------------------------------------------------------------------------------

Result<std::unique_ptr<Storage>> SqliteStorage::open(const std::string& path,
                                                     const OpenSettings& settings) {
  std::unique_ptr<SqliteStorage> storage(new SqliteStorage);
  storage->beside_ = settings.beside_a_server;
  if (const Result<> ready = storage->prepare(path); !ready) return std::unexpected(ready.error());
  SqliteStorage* self = storage.get();
  storage->writer_ = std::make_unique<Writer>(
      [self](const std::vector<Job>& batch) { return self->commit(batch); });
  if (!storage->beside_) storage->ear_ = std::thread([self] { self->hear(); });
  return storage;
}

SqliteStorage::~SqliteStorage() {
  close();
  if (lock_ >= 0) ::close(lock_);
}

Result<> SqliteStorage::prepare(const std::string& path) {
  if (beside_ && !std::filesystem::exists(path))
    return std::unexpected(Failure{Fault::kBroken, "There is no database " + path + "."});
  // SQLite would let two servers write in turns, and both would think the tables are theirs.
  const std::string lock = path + ".lock";
  if (!beside_) lock_ = ::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (!beside_ && lock_ < 0) return system_failure("write " + lock);
  if (!beside_ && ::flock(lock_, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected(
        Failure{Fault::kBusy, path + " is in use by another server. Stop that one, or give this " +
                                  "one another folder, or let both use PostgreSQL."});
  // The file holds tokens, so nobody else may read it.
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return system_failure("write " + path);
  ::close(file);

  for (SqliteFile* database : {&writing_, &reading_}) {
    if (const Result<> opened = database->open(path); !opened) return opened;
    const Result<> set = database->run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -8000;");
    if (!set) return set;
  }
  const Result<bool> fresh = make_schema();
  if (!fresh) return std::unexpected(fresh.error());
  if (beside_) return {};
  const Result<> counted =
      write([&](SqliteFile& database) { return mark_.open(database, path, *fresh); });
  if (!counted) return counted;
  // Nobody else has the file open, so every lease is one of a process that is gone.
  return write([](SqliteFile& database) -> Result<> {
    return database.run(
        "UPDATE heads SET holder = NULL WHERE holder IS NOT NULL; DELETE FROM processes;");
  });
}

Result<bool> SqliteStorage::make_schema() {
  bool fresh = false;
  const Result<> made = write([&fresh](SqliteFile& database) -> Result<> {
    std::int64_t application = 0;
    std::int64_t version = 0;
    std::int64_t things = 0;
    const auto ask = [&](const char* sql, std::int64_t& number) {
      return database.run(sql, {}, [&](const Row& row) { number = row.number(0); });
    };
    if (const Result<> asked = ask("PRAGMA application_id", application); !asked) return asked;
    if (const Result<> asked = ask("PRAGMA user_version", version); !asked) return asked;
    if (const Result<> asked = ask("SELECT count(*) FROM sqlite_master", things); !asked)
      return asked;
    if (things > 0 && application != kApplication)
      return std::unexpected(
          Failure{Fault::kBroken, "This database belongs to another program. Name another file."});
    if (version > kSqliteSchema)
      return std::unexpected(
          Failure{Fault::kBroken, "This database was written by a newer version of Tavola (its " +
                                      std::string("form is ") + std::to_string(version) +
                                      ", this version knows up to " +
                                      std::to_string(kSqliteSchema) + "). Run the newer version."});
    fresh = things == 0;
    if (version == kSqliteSchema) return {};
    if (version == 0) {
      const Result<ServerKey> key = random_key();
      if (!key) return std::unexpected(key.error());
      if (const Result<> made = database.run(kSqliteTables); !made) return made;
      const std::string_view bytes(reinterpret_cast<const char*>(key->data()), key->size());
      if (const Result<> kept =
              database.run("INSERT INTO server(key) VALUES(?)", {SqliteFile::Value::bytes(bytes)});
          !kept)
        return kept;
    }
    for (auto step = static_cast<std::size_t>(std::max<std::int64_t>(version, 1)) - 1;
         step < std::size(kSqliteSteps); ++step)
      if (const Result<> made = database.run(kSqliteSteps[step]); !made) return made;
    return database.run("PRAGMA application_id = " + std::to_string(kApplication) +
                        "; PRAGMA user_version = " + std::to_string(kSqliteSchema) + ";");
  });
  if (!made) return std::unexpected(made.error());
  return fresh;
}

Result<> SqliteStorage::write(const std::function<Result<>(SqliteFile&)>& work) {
  std::scoped_lock lock(write_mutex_);
  Result<> done = transaction([&](SqliteFile& database) {
    Result<> worked = work(database);
    return worked ? mark_.count(database) : worked;
  });
  if (done) mark_.committed();
  return done;
}

Result<> SqliteStorage::write_soon(const std::function<Result<>(SqliteFile&)>& work) {
  std::scoped_lock lock(write_mutex_);
  if (const Result<> set = writing_.run("PRAGMA synchronous = NORMAL", {}); !set) return set;
  Result<> done = transaction(work);
  if (const Result<> set = writing_.run("PRAGMA synchronous = FULL", {}); !set) return set;
  return done;
}

Result<> SqliteStorage::transaction(const std::function<Result<>(SqliteFile&)>& work) {
  if (writing_.moved())
    return std::unexpected(Failure{
        Fault::kBusy, "The database was moved or deleted under the server. Put it back and start " +
                          std::string("the server again.")});
  if (const Result<> begun = writing_.run("BEGIN IMMEDIATE", {}); !begun) return begun;
  Result<> done = work(writing_);
  if (done) done = writing_.run("COMMIT", {});
  if (!done) (void)writing_.run("ROLLBACK", {});
  return done;
}

void SqliteStorage::close() {
  if (writer_) writer_->close();
  {
    std::scoped_lock lock(ear_mutex_);
    closing_ = true;
  }
  ear_wakes_.notify_all();
  if (ear_.joinable() && ear_.get_id() != std::this_thread::get_id()) ear_.join();
}

Figures SqliteStorage::figures() const {
  Figures figures = writer_->figures();
  figures.lost_commits = mark_.lost();
  return figures;
}

// ---- tables -------------------------------------------------------------------------------------

Result<> SqliteStorage::create(const TableRow& row, const std::vector<std::string>& entries,
                               const std::string& rest) {
  return write([&](SqliteFile& database) -> Result<> {
    Result<> kept = database.run(
        "INSERT INTO tables(id, header, summary, created, changed, listed, over) "
        "VALUES(?, ?, ?, ?, ?, ?, ?)",
        {row.id, row.header, row.summary, row.created, now_seconds(), row.listed, row.over});
    if (kept)
      kept = database.run("INSERT INTO heads(id, length, holder, fence) VALUES(?, ?, NULL, 0)",
                          {row.id, std::uint64_t{entries.size()}});
    for (std::size_t i = 0; i < entries.size() && kept; ++i)
      kept = database.run("INSERT INTO entries(id, seq, text) VALUES(?, ?, ?)",
                          {row.id, std::uint64_t{i}, entries[i]});
    if (kept && !rest.empty()) kept = database.run(kKeepRest, {row.id, rest});
    return kept;
  });
}

Result<TableRow> SqliteStorage::look(const std::string& table) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kRow) + "WHERE t.id = ?";
  std::optional<TableRow> found;
  const Result<> asked =
      reading_.run(sql.c_str(), {table}, [&](const Row& row) { found = table_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return *std::move(found);
}

Result<StoredTable> SqliteStorage::read(const std::string& table) {
  // A table can grow between two questions, so both are one transaction.
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kRow) + "WHERE t.id = ?";
  StoredTable stored;
  bool found = false;
  Result<> asked = reading_.run("BEGIN", {});
  if (asked)
    asked = reading_.run(sql.c_str(), {table}, [&](const Row& row) {
      stored.row = table_row(row);
      found = true;
    });
  if (asked && found)
    asked = reading_.run("SELECT text FROM entries WHERE id = ? ORDER BY seq", {table},
                         [&](const Row& row) { stored.entries.push_back(row.text(0)); });
  if (asked && found)
    asked = reading_.run("SELECT text FROM rests WHERE id = ?", {table},
                         [&](const Row& row) { stored.rest = row.text(0); });
  (void)reading_.run("COMMIT", {});
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return stored;
}

Result<std::vector<TableRow>> SqliteStorage::list(const ListWish& wish) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kRow) +
                                 "WHERE (NOT ?1 OR t.listed) AND (?2 < 0 OR t.over = ?2) "
                                 "ORDER BY t.changed DESC, t.id LIMIT ?3";
  std::vector<TableRow> rows;
  const std::int64_t over = wish.over ? (*wish.over ? 1 : 0) : -1;
  const Result<> asked =
      reading_.run(sql.c_str(), {wish.only_listed, over, std::uint64_t{wish.most}},
                   [&](const Row& row) { rows.push_back(table_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return rows;
}

Result<std::uint64_t> SqliteStorage::count_tables() {
  std::scoped_lock lock(read_mutex_);
  std::uint64_t count = 0;
  const Result<> asked = reading_.run("SELECT count(*) FROM heads", {}, [&](const Row& row) {
    count = static_cast<std::uint64_t>(row.number(0));
  });
  if (!asked) return std::unexpected(asked.error());
  return count;
}

Result<> SqliteStorage::remove(const std::string& table) {
  return remove_unchanged(table, std::numeric_limits<Seconds>::max());
}

Result<> SqliteStorage::expire(const std::string& table, Seconds changed_until) {
  return remove_unchanged(table, changed_until);
}

Result<> SqliteStorage::remove_unchanged(const std::string& table, Seconds changed_until) {
  const Result<> gone = write([&](SqliteFile& database) -> Result<> {
    Result<> done =
        database.run("DELETE FROM tables WHERE id = ? AND changed <= ?", {table, changed_until});
    if (done && database.changed() == 0) return no_such_table(table);
    if (done) done = database.run("DELETE FROM heads WHERE id = ?", {table});
    if (done) done = database.run("DELETE FROM entries WHERE id = ?", {table});
    if (done) done = database.run("DELETE FROM rests WHERE id = ?", {table});
    if (done) done = database.run("DELETE FROM kept WHERE table_id = ?", {table});
    if (done) done = database.run("DELETE FROM closed WHERE kind = 'table' AND id = ?", {table});
    if (done) done = tell_the_server(database, table, "gone");
    return done;
  });
  if (gone) hearers_.tell(table, "gone");
  return gone;
}

void SqliteStorage::append(Append append, Done done) {
  writer_->add(std::move(append), std::move(done));
}

void SqliteStorage::note(std::string table, Note note, Done done) {
  writer_->add(NoteOf{std::move(table), std::move(note)}, std::move(done));
}

std::vector<Result<>> SqliteStorage::commit(const std::vector<Job>& batch) {
  std::vector<Result<>> results(batch.size());
  const Result<> committed = write([&](SqliteFile& database) -> Result<> {
    for (std::size_t i = 0; i < batch.size(); ++i) {
      Result<>& result = results[i];
      result = database.run("SAVEPOINT job", {});
      if (result) result = std::visit([&](const auto& what) { return keep(what); }, batch[i].what);
      if (!result) (void)database.run("ROLLBACK TO job", {});
      // Without room SQLite gives up the whole transaction; the first failure says why.
      if (const Result<> released = database.run("RELEASE job", {}); !released)
        return result ? released : result;
    }
    return {};
  });
  if (!committed)
    for (Result<>& result : results) result = committed;
  return results;
}

Result<> SqliteStorage::keep(const Append& append) {
  const Lease& lease = append.lease;
  Result<> done = writing_.run(
      "UPDATE heads SET length = length + ? WHERE id = ? AND length = ? AND holder = ? AND "
      "fence = ?",
      {std::uint64_t{append.entries.size()}, lease.table, append.first, lease.process,
       lease.fence});
  if (done && writing_.changed() == 0) {
    bool found = false;
    bool ours = false;
    done = writing_.run("SELECT holder, fence FROM heads WHERE id = ?", {lease.table},
                        [&](const Row& row) {
                          found = true;
                          ours = row.text(0) == lease.process &&
                                 row.number(1) == static_cast<std::int64_t>(lease.fence);
                        });
    if (!done) return done;
    if (!found) return no_such_table(lease.table);
    if (!ours)
      return std::unexpected(Failure{Fault::kNotOurs, "Another process has taken the table over."});
    return std::unexpected(Failure{
        Fault::kOutOfOrder, "Entry " + std::to_string(append.first) + " does not come next."});
  }
  for (std::size_t i = 0; i < append.entries.size() && done; ++i)
    done = writing_.run("INSERT INTO entries(id, seq, text) VALUES(?, ?, ?)",
                        {lease.table, append.first + i, append.entries[i]});
  if (done && !append.rest.empty()) done = writing_.run(kKeepRest, {lease.table, append.rest});
  return done;
}

Result<> SqliteStorage::keep(const NoteOf& note) {
  const auto number = [](const std::optional<bool>& yes) {
    return std::int64_t{yes ? (*yes ? 1 : 0) : -1};
  };
  const std::string& summary = note.note.summary ? *note.note.summary : note.table;
  const Result<> done = writing_.run(
      "UPDATE tables SET summary = iif(?1, ?2, summary), listed = iif(?3 < 0, listed, ?3), "
      "over = iif(?4 < 0, over, ?4), changed = ?5 WHERE id = ?6",
      {note.note.summary.has_value(), summary, number(note.note.listed), number(note.note.over),
       now_seconds(), note.table});
  if (done && writing_.changed() == 0) return no_such_table(note.table);
  return done;
}

// ---- processes and leases -----------------------------------------------------------------------

Result<> SqliteStorage::greet(const std::string& process, const std::string& url,
                              std::chrono::milliseconds ttl) {
  return write_soon([&](SqliteFile& database) {
    return database.run(
        "INSERT INTO processes(id, url, until) VALUES(?, ?, ?) ON CONFLICT(id) DO UPDATE SET "
        "url = excluded.url, until = excluded.until",
        {process, url, now_milliseconds() + static_cast<std::int64_t>(ttl.count())});
  });
}

Result<> SqliteStorage::farewell(const std::string& process) {
  return write_soon([&](SqliteFile& database) {
    Result<> done = database.run("UPDATE heads SET holder = NULL WHERE holder = ?", {process});
    if (done) done = database.run("DELETE FROM processes WHERE id = ?", {process});
    return done;
  });
}

Result<Lease> SqliteStorage::lease(const std::string& table, const std::string& process) {
  Lease lease{table, process, 0};
  const Result<> done = write_soon([&](SqliteFile& database) -> Result<> {
    bool taken = false;
    Result<> tried = database.run(
        "UPDATE heads SET fence = fence + iif(holder IS ?2, 0, 1), holder = ?2 "
        "WHERE id = ?1 AND (holder IS NULL OR holder = ?2 OR NOT EXISTS("
        "SELECT 1 FROM processes p WHERE p.id = holder AND p.until > ?3)) RETURNING fence",
        {table, process, now_milliseconds()}, [&](const Row& row) {
          lease.fence = static_cast<std::uint64_t>(row.number(0));
          taken = true;
        });
    if (!tried || taken) return tried;
    bool found = false;
    tried = database.run("SELECT 1 FROM heads WHERE id = ?", {table},
                         [&](const Row&) { found = true; });
    if (!tried) return tried;
    if (!found) return no_such_table(table);
    return std::unexpected(Failure{Fault::kHeld, "Another process holds the table."});
  });
  if (!done) return std::unexpected(done.error());
  return lease;
}

Result<> SqliteStorage::release(const Lease& lease) {
  return write_soon([&](SqliteFile& database) {
    return database.run("UPDATE heads SET holder = NULL WHERE id = ? AND holder = ? AND fence = ?",
                        {lease.table, lease.process, lease.fence});
  });
}

Result<std::optional<Process>> SqliteStorage::holder(const std::string& table) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Process> holder;
  bool found = false;
  const Result<> asked = reading_.run(
      "SELECT h.holder, p.url, p.until FROM heads h LEFT JOIN processes p ON p.id = h.holder "
      "WHERE h.id = ?",
      {table}, [&](const Row& row) {
        found = true;
        if (!row.null(0))
          holder = Process{row.text(0), row.text(1), row.number(2) > now_milliseconds()};
      });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return holder;
}

Result<> SqliteStorage::tell(const std::string& table, const std::string& what) {
  hearers_.tell(table, what);
  return write([&](SqliteFile& database) { return tell_the_server(database, table, what); });
}

Result<> SqliteStorage::tell_the_server(SqliteFile& database, const std::string& table,
                                        const std::string& what) {
  if (!beside_) return {};
  return database.run("INSERT INTO told(table_id, what) VALUES(?, ?)", {table, what});
}

void SqliteStorage::hear() {
  std::unique_lock lock(ear_mutex_);
  while (!closing_) {
    ear_wakes_.wait_for(lock, kListenEvery, [this] { return closing_; });
    if (closing_) return;
    lock.unlock();
    std::vector<std::pair<std::string, std::string>> told;
    std::int64_t last = 0;
    {
      std::scoped_lock reading(read_mutex_);
      (void)reading_.run("SELECT seq, table_id, what FROM told ORDER BY seq", {},
                         [&](const Row& row) {
                           last = row.number(0);
                           told.emplace_back(row.text(1), row.text(2));
                         });
    }
    if (!told.empty())
      (void)write([&](SqliteFile& database) {
        return database.run("DELETE FROM told WHERE seq <= ?", {last});
      });
    for (const auto& [table, what] : told) hearers_.tell(table, what);
    lock.lock();
  }
}

// ---- for whoever runs the server ----------------------------------------------------------------

Result<std::vector<TableRow>> SqliteStorage::oldest(const OldestWish& wish) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql =
      std::string(kRow) +
      "WHERE t.changed <= ?1 AND (t.changed, t.id) > (?2, ?3) ORDER BY t.changed, t.id LIMIT ?4";
  std::vector<TableRow> rows;
  const Result<> asked = reading_.run(
      sql.c_str(),
      {wish.changed_until, wish.after_changed, wish.after_id, std::uint64_t{wish.most}},
      [&](const Row& row) { rows.push_back(table_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return rows;
}

Result<> SqliteStorage::close_table(const std::string& table, bool closed) {
  const Result<> done = write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    Result<> asked = database.run("SELECT 1 FROM tables WHERE id = ?", {table},
                                  [&](const Row&) { found = true; });
    if (asked && !found) return no_such_table(table);
    if (asked)
      asked = closed ? database.run("INSERT OR IGNORE INTO closed(kind, id) VALUES('table', ?)",
                                    {table})
                     : database.run("DELETE FROM closed WHERE kind = 'table' AND id = ?", {table});
    if (asked && closed) asked = tell_the_server(database, table, "closed");
    return asked;
  });
  if (done && closed) hearers_.tell(table, "closed");
  return done;
}

Result<std::vector<Account>> SqliteStorage::accounts() {
  std::scoped_lock lock(read_mutex_);
  std::vector<Account> all;
  const Result<> asked = reading_.run((std::string(kAccount) + "ORDER BY a.key").c_str(), {},
                                      [&](const Row& row) { all.push_back(account_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return all;
}

Result<> SqliteStorage::close_account(const std::string& key, bool closed) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  return write([&](SqliteFile& database) -> Result<> {
    if (!closed)
      return database.run("DELETE FROM closed WHERE kind = 'account' AND id = CAST(? AS TEXT)",
                          {found->id});
    Result<> done = database.run(
        "INSERT OR IGNORE INTO closed(kind, id) VALUES('account', CAST(? AS TEXT))", {found->id});
    if (done) done = database.run("DELETE FROM sessions WHERE account = ?", {found->id});
    return done;
  });
}

Result<> SqliteStorage::remove_account(const std::string& key) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  return write([&](SqliteFile& database) -> Result<> {
    for (const char* statement :
         {"DELETE FROM sessions WHERE account = ?", "DELETE FROM kept WHERE account = ?",
          "DELETE FROM closed WHERE kind = 'account' AND id = CAST(? AS TEXT)",
          "DELETE FROM accounts WHERE id = ?"})
      if (const Result<> done = database.run(statement, {found->id}); !done) return done;
    return {};
  });
}

// ---- accounts -----------------------------------------------------------------------------------

Result<Account> SqliteStorage::open_account(const std::string& key, const std::string& name,
                                            const std::string& password_hash) {
  Account account{0, name, password_hash, now_seconds()};
  const Result<> done = write([&](SqliteFile& database) {
    return database.run(
        "INSERT INTO accounts(key, name, password_hash, created) VALUES(?, ?, ?, ?) RETURNING id",
        {key, name, password_hash, account.created},
        [&](const Row& row) { account.id = row.number(0); });
  });
  if (!done && done.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is an account \"" + name + "\" already."});
  if (!done) return std::unexpected(done.error());
  return account;
}

Result<Account> SqliteStorage::account(const std::string& key) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Account> found;
  const Result<> asked = reading_.run((std::string(kAccount) + "WHERE a.key = ?").c_str(), {key},
                                      [&](const Row& row) { found = account_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return std::unexpected(Failure{Fault::kNotFound, "There is no such account."});
  return *std::move(found);
}

Result<> SqliteStorage::open_session(std::int64_t account, const std::string& token_hash,
                                     Seconds until) {
  return write([&](SqliteFile& database) {
    // Sessions that ran out are cleared away when a new one begins.
    Result<> done = database.run("DELETE FROM sessions WHERE until <= ?", {now_seconds()});
    if (done)
      done = database.run("INSERT INTO sessions(hash, account, until) VALUES(?, ?, ?)",
                          {token_hash, account, until});
    return done;
  });
}

Result<Account> SqliteStorage::session(const std::string& token_hash) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Account> found;
  const Result<> asked =
      reading_.run((std::string(kAccount) +
                    "JOIN sessions s ON a.id = s.account WHERE s.hash = ? AND s.until > ?")
                       .c_str(),
                   {token_hash, now_seconds()}, [&](const Row& row) { found = account_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return std::unexpected(Failure{Fault::kNotFound, "There is no such session."});
  return *std::move(found);
}

Result<> SqliteStorage::close_session(const std::string& token_hash) {
  return write([&](SqliteFile& database) {
    return database.run("DELETE FROM sessions WHERE hash = ?", {token_hash});
  });
}

Result<> SqliteStorage::keep_token(std::int64_t account, const KeptToken& token) {
  return write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    Result<> done = database.run("SELECT 1 FROM tables WHERE id = ?", {token.table},
                                 [&](const Row&) { found = true; });
    if (done && !found) return no_such_table(token.table);
    if (done)
      done = database.run("INSERT OR IGNORE INTO kept(account, table_id, token) VALUES(?, ?, ?)",
                          {account, token.table, token.token});
    return done;
  });
}

Result<std::vector<KeptToken>> SqliteStorage::kept_tokens(std::int64_t account) {
  std::scoped_lock lock(read_mutex_);
  std::vector<KeptToken> tokens;
  const Result<> asked =
      reading_.run("SELECT table_id, token FROM kept WHERE account = ? ORDER BY table_id, token",
                   {account}, [&](const Row& row) {
                     tokens.push_back({row.text(0), row.text(1)});
                   });
  if (!asked) return std::unexpected(asked.error());
  return tokens;
}

Result<ServerKey> SqliteStorage::server_key() {
  std::scoped_lock lock(read_mutex_);
  std::string bytes;
  const Result<> asked =
      reading_.run("SELECT key FROM server", {}, [&](const Row& row) { bytes = row.text(0); });
  if (!asked) return std::unexpected(asked.error());
  ServerKey key{};
  if (bytes.size() != key.size())
    return std::unexpected(Failure{Fault::kBroken, "The database holds no key."});
  std::memcpy(key.data(), bytes.data(), key.size());
  return key;
}

}  // namespace tavola::storage
