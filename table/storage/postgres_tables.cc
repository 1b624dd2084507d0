// Tables in PostgreSQL: made, read, appended to and taken away; and the chapters of campaigns.
#include <limits>
#include <utility>

#include "storage/clock.h"
#include "storage/postgres_rows.h"
#include "storage/postgres_storage.h"

namespace tavola::storage {
namespace {

const std::string kLook = std::string(kSelectTables) + "WHERE t.id = $1";

/// Inside a transaction.
Result<> insert_table(PostgresLink& link, const TableRow& row,
                      const std::vector<std::string>& entries, const std::string& rest) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t i = 0; i < entries.size(); ++i) numbers.push_back(i);
  auto kept = link.run(
      "INSERT INTO tables(id, header, summary, created, changed, listed, over) "
      "VALUES($1, $2, $3, $4::bigint, $5::bigint, $6::boolean, $7::boolean)",
      {row.id, row.header, row.summary, std::to_string(row.created), std::to_string(now_seconds()),
       yes_text(row.listed), yes_text(row.over)});
  if (kept)
    kept = link.run("INSERT INTO heads(id, length, holder, fence) VALUES($1, $2::bigint, NULL, 0)",
                    {row.id, std::to_string(entries.size())});
  if (kept && !entries.empty())
    kept = link.run(
        "INSERT INTO entries(id, seq, text) "
        "SELECT $1, a.seq, a.text FROM unnest($2::bigint[], $3::text[]) AS a(seq, text)",
        {row.id, array_text(numbers), array_text(entries)});
  if (kept && !rest.empty())
    kept = link.run("INSERT INTO rests(id, text) VALUES($1, $2)", {row.id, rest});
  return only_result(kept);
}

Result<> insert_chapter(PostgresLink& link, const std::string& campaign,
                        const ChapterRow& chapter) {
  const auto added = link.run(
      "INSERT INTO chapters(campaign, seq, table_id, text) SELECT $1, $2::bigint, $3, $4 "
      "WHERE NOT EXISTS(SELECT 1 FROM chapters WHERE campaign = $1 AND seq >= $2::bigint) "
      "ON CONFLICT DO NOTHING RETURNING 1",
      {campaign, std::to_string(chapter.number), chapter.table, chapter.text});
  if (!added) return std::unexpected(added.error());
  if (added->size() == 0)
    return std::unexpected(Failure{Fault::kTaken, "Somebody has just begun a chapter."});
  return {};
}

}  // namespace

Result<> PostgresStorage::create(const TableRow& row, const std::vector<std::string>& entries,
                                 const std::string& rest) {
  const Result<> done =
      with_link([&](PostgresLink& link) { return insert_table(link, row, entries, rest); });
  if (!done && done.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is a table \"" + row.id + "\" already."});
  return done;
}

Result<> PostgresStorage::create_campaign(const std::string& campaign,
                                          const std::vector<NewChapter>& chapters) {
  return with_link([&](PostgresLink& link) -> Result<> {
    Result<> kept;
    for (const NewChapter& each : chapters) {
      if (kept) kept = insert_table(link, each.row, each.entries, each.rest);
      if (kept) kept = insert_chapter(link, campaign, each.chapter);
    }
    return kept;
  });
}

Result<TableRow> PostgresStorage::look(const std::string& table) {
  const Result<PostgresRows> rows = ask(kLook.c_str(), {table});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0) return no_such_table(table);
  return postgres_table_row(*rows, 0);
}

Result<StoredTable> PostgresStorage::read(const std::string& table) {
  StoredTable stored;
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    stored = {};
    // A table can grow between two questions; one snapshot answers both.
    if (const auto still = link.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"); !still)
      return std::unexpected(still.error());
    const auto row = link.run(kLook.c_str(), {table});
    if (!row) return std::unexpected(row.error());
    if (row->size() == 0) return no_such_table(table);
    stored.row = postgres_table_row(*row, 0);
    const auto texts = link.run("SELECT text FROM entries WHERE id = $1 ORDER BY seq", {table});
    if (!texts) return std::unexpected(texts.error());
    for (int i = 0; i < texts->size(); ++i) stored.entries.push_back(texts->text(i, 0));
    const auto rest = link.run("SELECT text FROM rests WHERE id = $1", {table});
    if (!rest) return std::unexpected(rest.error());
    if (rest->size() == 1) stored.rest = rest->text(0, 0);
    return {};
  });
  if (!done) return std::unexpected(done.error());
  return stored;
}

Result<std::vector<TableRow>> PostgresStorage::list(const ListWish& wish) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectTables) +
           "WHERE (NOT $1::boolean OR t.listed) AND "
           "($2 = '' OR t.over = ($2 = 't')) ORDER BY t.changed DESC, t.id LIMIT $3::bigint")
              .c_str(),
          {yes_text(wish.only_listed), wish.over ? yes_text(*wish.over) : "",
           std::to_string(wish.most)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<TableRow> list;
  for (int i = 0; i < rows->size(); ++i) list.push_back(postgres_table_row(*rows, i));
  return list;
}

Result<std::uint64_t> PostgresStorage::count_tables() {
  const Result<PostgresRows> rows = ask(kCountTables, {});
  if (!rows) return std::unexpected(rows.error());
  return static_cast<std::uint64_t>(rows->number(0, 0));
}

Result<> PostgresStorage::remove(const std::string& table) {
  return remove_unchanged(table, std::numeric_limits<Seconds>::max());
}

Result<> PostgresStorage::expire(const std::string& table, Seconds changed_until) {
  return remove_unchanged(table, changed_until);
}

Result<> PostgresStorage::remove_unchanged(const std::string& table, Seconds changed_until) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto gone = link.run("DELETE FROM tables WHERE id = $1 AND changed <= $2::bigint",
                               {table, std::to_string(changed_until)});
    if (!gone) return std::unexpected(gone.error());
    if (gone->changed() == 0) return no_such_table(table);
    for (const char* statement :
         {"DELETE FROM heads WHERE id = $1", "DELETE FROM entries WHERE id = $1",
          "DELETE FROM rests WHERE id = $1", "DELETE FROM kept WHERE table_id = $1",
          "DELETE FROM closed WHERE kind IN ('table', 'stopped', 'stopped again') AND id = $1",
          "DELETE FROM chapters WHERE table_id = $1", "DELETE FROM pushes WHERE table_id = $1",
          "SELECT pg_notify('tavola', $1 || ' gone')"})
      if (const auto done = link.run(statement, {table}); !done)
        return std::unexpected(done.error());
    return {};
  });
}

Result<> PostgresStorage::add_chapter(const std::string& campaign, const ChapterRow& chapter) {
  return with_link([&](PostgresLink& link) { return insert_chapter(link, campaign, chapter); });
}

Result<std::vector<ChapterRow>> PostgresStorage::chapters(const std::string& campaign) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectChapters) + "WHERE campaign = $1 ORDER BY seq").c_str(), {campaign});
  if (!rows) return std::unexpected(rows.error());
  std::vector<ChapterRow> chapters;
  for (int i = 0; i < rows->size(); ++i)
    chapters.push_back(
        {static_cast<std::uint64_t>(rows->number(i, 0)), rows->text(i, 1), rows->text(i, 2)});
  return chapters;
}

void PostgresStorage::append(Append append, Done done) {
  writer_->add(std::move(append), std::move(done));
}

void PostgresStorage::note(std::string table, Note note, Done done) {
  writer_->add(NoteOf{std::move(table), std::move(note)}, std::move(done));
}

}  // namespace tavola::storage
