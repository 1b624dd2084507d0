// Chooses the kind of storage by what it is called.
#include "storage/postgres_storage.h"
#include "storage/sqlite_storage.h"
#include "storage/storage.h"

namespace tavola::storage {

Result<std::unique_ptr<Storage>> open_storage(const std::string& where,
                                              const OpenSettings& settings) {
  if (where.starts_with("postgresql://") || where.starts_with("postgres://"))
    return PostgresStorage::open(where, settings);
  if (where.contains("://"))
    return std::unexpected(Failure{
        Fault::kBroken, "\"" + where.substr(0, where.find("://")) +
                            "\" is no kind of database. Write postgresql://… or the path of a "
                            "file."});
  return SqliteStorage::open(where, settings);
}

}  // namespace tavola::storage
