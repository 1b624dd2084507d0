// Rows of tables as SQLite gives them, for every chapter that reads some.
#pragma once

#include "storage/row_statements.h"
#include "storage/sqlite_file.h"
#include "storage/storage.h"

namespace tavola::storage {

inline TableRow sqlite_table_row(const SqliteFile::Row& row) {
  return {row.text(0),        row.text(1),
          row.text(2),        row.number(3),
          row.number(4),      row.number(5) != 0,
          row.number(6) != 0, static_cast<std::uint64_t>(row.number(7)),
          row.number(8) != 0, static_cast<int>(row.number(9))};
}

inline Account sqlite_account_row(const SqliteFile::Row& row) {
  return {row.number(0), row.text(1), row.text(2), row.number(3), row.number(4) != 0};
}

}  // namespace tavola::storage
