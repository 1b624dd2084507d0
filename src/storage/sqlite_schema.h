// The tables of a SQLite database, and how an older one is brought forward.
#pragma once

#include "storage/sqlite_file.h"

namespace tavola::storage {

/// Makes what is missing, inside a transaction; tells whether there was nothing before.
Result<> make_sqlite_schema(SqliteFile& database, bool& fresh);

}  // namespace tavola::storage
