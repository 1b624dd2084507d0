// Rows of tables as SQLite gives them, for every chapter that reads some.
#pragma once

#include "storage/sqlite_file.h"
#include "storage/storage.h"

namespace tavola::storage {

inline constexpr const char* kSqliteRow =
    "SELECT t.id, t.header, t.summary, t.created, t.changed, t.listed, t.over, h.length, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'table' AND c.id = t.id) "
    "FROM tables t JOIN heads h ON h.id = t.id ";

inline TableRow sqlite_table_row(const SqliteFile::Row& row) {
  return {row.text(0),        row.text(1),
          row.text(2),        row.number(3),
          row.number(4),      row.number(5) != 0,
          row.number(6) != 0, static_cast<std::uint64_t>(row.number(7)),
          row.number(8) != 0};
}

inline constexpr const char* kSqliteAccount =
    "SELECT a.id, a.name, a.password_hash, a.created, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'account' AND c.id = CAST(a.id AS TEXT)) "
    "FROM accounts a ";

inline Account sqlite_account_row(const SqliteFile::Row& row) {
  return {row.number(0), row.text(1), row.text(2), row.number(3), row.number(4) != 0};
}

}  // namespace tavola::storage
