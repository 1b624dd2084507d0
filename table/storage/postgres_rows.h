// Rows as PostgreSQL gives them, for every chapter that reads some.
#pragma once

#include <string>

#include "storage/postgres_link.h"
#include "storage/row_statements.h"
#include "storage/storage.h"

namespace tavola::storage {

inline TableRow postgres_table_row(const PostgresRows& rows, int row) {
  return {rows.text(row, 0),   rows.text(row, 1),
          rows.text(row, 2),   rows.number(row, 3),
          rows.number(row, 4), rows.yes(row, 5),
          rows.yes(row, 6),    static_cast<std::uint64_t>(rows.number(row, 7)),
          rows.yes(row, 8),    static_cast<int>(rows.number(row, 9))};
}

inline Account postgres_account_row(const PostgresRows& rows, int row = 0) {
  return {rows.number(row, 0), rows.text(row, 1), rows.text(row, 2), rows.number(row, 3),
          rows.yes(row, 4)};
}

inline std::string yes_text(bool yes) { return yes ? "t" : "f"; }

/// For a statement that gives nothing to read.
inline Result<> only_result(const Result<PostgresRows>& rows) {
  if (!rows) return std::unexpected(rows.error());
  return {};
}

}  // namespace tavola::storage
