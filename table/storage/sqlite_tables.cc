// Tables in SQLite: made, read, appended to and taken away.
#include <limits>

#include "storage/clock.h"
#include "storage/sqlite_rows.h"
#include "storage/sqlite_storage.h"

namespace tavola::storage {
namespace {

constexpr const char* kKeepRest =
    "INSERT INTO rests(id, text) VALUES(?, ?) ON CONFLICT(id) DO UPDATE SET text = excluded.text";

/// Inside a transaction.
Result<> insert_table(SqliteFile& database, const TableRow& row,
                      const std::vector<std::string>& entries, const std::string& rest) {
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
}

Result<> insert_chapter(SqliteFile& database, const std::string& campaign,
                        const ChapterRow& chapter) {
  const Result<> done = database.run(
      "INSERT INTO chapters(campaign, seq, table_id, text) SELECT ?1, ?2, ?3, ?4 "
      "WHERE NOT EXISTS(SELECT 1 FROM chapters WHERE campaign = ?1 AND seq >= ?2)",
      {campaign, chapter.number, chapter.table, chapter.text});
  if (done && database.changed() == 0)
    return std::unexpected(Failure{Fault::kTaken, "Somebody has just begun a chapter."});
  return done;
}

}  // namespace

Result<> SqliteStorage::create(const TableRow& row, const std::vector<std::string>& entries,
                               const std::string& rest) {
  return write([&](SqliteFile& database) { return insert_table(database, row, entries, rest); });
}

Result<> SqliteStorage::create_campaign(const std::string& campaign,
                                        const std::vector<NewChapter>& chapters) {
  return write([&](SqliteFile& database) -> Result<> {
    Result<> kept;
    for (const NewChapter& each : chapters) {
      if (kept) kept = insert_table(database, each.row, each.entries, each.rest);
      if (kept) kept = insert_chapter(database, campaign, each.chapter);
    }
    return kept;
  });
}

Result<TableRow> SqliteStorage::look(const std::string& table) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kSelectTables) + "WHERE t.id = ?";
  std::optional<TableRow> found;
  const Result<> asked = reading_.run(
      sql.c_str(), {table}, [&](const SqliteFile::Row& row) { found = sqlite_table_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return *std::move(found);
}

Result<StoredTable> SqliteStorage::read(const std::string& table) {
  // A table can grow between two questions, so both are one transaction.
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kSelectTables) + "WHERE t.id = ?";
  StoredTable stored;
  bool found = false;
  Result<> asked = reading_.run("BEGIN", {});
  if (asked)
    asked = reading_.run(sql.c_str(), {table}, [&](const SqliteFile::Row& row) {
      stored.row = sqlite_table_row(row);
      found = true;
    });
  if (asked && found)
    asked =
        reading_.run("SELECT text FROM entries WHERE id = ? ORDER BY seq", {table},
                     [&](const SqliteFile::Row& row) { stored.entries.push_back(row.text(0)); });
  if (asked && found)
    asked = reading_.run("SELECT text FROM rests WHERE id = ?", {table},
                         [&](const SqliteFile::Row& row) { stored.rest = row.text(0); });
  (void)reading_.run("COMMIT", {});
  if (!asked) return std::unexpected(asked.error());
  if (!found) return no_such_table(table);
  return stored;
}

Result<std::vector<TableRow>> SqliteStorage::list(const ListWish& wish) {
  std::scoped_lock lock(read_mutex_);
  static const std::string sql = std::string(kSelectTables) +
                                 "WHERE (NOT ?1 OR t.listed) AND (?2 < 0 OR t.over = ?2) "
                                 "ORDER BY t.changed DESC, t.id LIMIT ?3";
  std::vector<TableRow> rows;
  const std::int64_t over = wish.over ? (*wish.over ? 1 : 0) : -1;
  const Result<> asked =
      reading_.run(sql.c_str(), {wish.only_listed, over, std::uint64_t{wish.most}},
                   [&](const SqliteFile::Row& row) { rows.push_back(sqlite_table_row(row)); });
  if (!asked) return std::unexpected(asked.error());
  return rows;
}

Result<std::uint64_t> SqliteStorage::count_tables() {
  std::scoped_lock lock(read_mutex_);
  std::uint64_t count = 0;
  const Result<> asked = reading_.run(kCountTables, {}, [&](const SqliteFile::Row& row) {
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
    if (done) done = database.run("DELETE FROM chapters WHERE table_id = ?", {table});
    if (done) done = database.run("DELETE FROM pushes WHERE table_id = ?", {table});
    if (done)
      done = database.run(
          "DELETE FROM closed WHERE kind IN ('table', 'stopped', 'stopped again') AND id = ?",
          {table});
    if (done) done = tell_the_server(database, table, "gone");
    return done;
  });
  if (gone) hearers_.tell(table, "gone");
  return gone;
}

Result<> SqliteStorage::add_chapter(const std::string& campaign, const ChapterRow& chapter) {
  return write([&](SqliteFile& database) { return insert_chapter(database, campaign, chapter); });
}

Result<std::vector<ChapterRow>> SqliteStorage::chapters(const std::string& campaign) {
  std::scoped_lock lock(read_mutex_);
  std::vector<ChapterRow> chapters;
  const Result<> asked = reading_.run(
      (std::string(kSelectChapters) + "WHERE campaign = ? ORDER BY seq").c_str(), {campaign},
      [&](const SqliteFile::Row& row) {
        chapters.push_back({static_cast<std::uint64_t>(row.number(0)), row.text(1), row.text(2)});
      });
  if (!asked) return std::unexpected(asked.error());
  return chapters;
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
                        [&](const SqliteFile::Row& row) {
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

}  // namespace tavola::storage
