// The tables of a SQLite database, and how one of an earlier form is brought forward.
#pragma once

#include "storage/schema_steps.h"
#include "storage/sqlite_file.h"

namespace tavola::storage {

SchemaSteps sqlite_steps();

/// Makes what is missing, inside a transaction; tells whether there was nothing before.
Result<> make_sqlite_schema(SqliteFile& database, bool& fresh, SchemaSteps steps = sqlite_steps());

}  // namespace tavola::storage
