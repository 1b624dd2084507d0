// The tables of a PostgreSQL database, and how one of an earlier form is brought forward.
#pragma once

#include "storage/postgres_link.h"
#include "storage/schema_steps.h"

namespace tavola::storage {

SchemaSteps postgres_steps();

/// Makes what is missing, inside a transaction.
Result<> make_postgres_schema(PostgresLink& link, SchemaSteps steps = postgres_steps());

}  // namespace tavola::storage
