// The tables of a PostgreSQL database, and how an older one is brought forward.
#pragma once

#include "storage/postgres_link.h"

namespace tavola::storage {

/// Makes what is missing, inside a transaction.
Result<> make_postgres_schema(PostgresLink& link);

}  // namespace tavola::storage
