// Which process holds a table in PostgreSQL, and what processes tell each other. Times are the
// database's own, so that processes need not agree about the hour.
#include <chrono>
#include <thread>

#include "storage/postgres_rows.h"
#include "storage/postgres_storage.h"

namespace tavola::storage {
namespace {

/// How long it is listened for what others tell before the storage may close.
constexpr std::chrono::milliseconds kHearFor{200};

}  // namespace

Result<> PostgresStorage::greet(const std::string& process, const std::string& url,
                                std::chrono::milliseconds ttl) {
  return only_result(
      ask("INSERT INTO processes(id, url, until) VALUES($1, $2, clock_timestamp() + $3::bigint * "
          "interval '1 millisecond') ON CONFLICT(id) DO UPDATE SET url = excluded.url, "
          "until = excluded.until",
          {process, url, std::to_string(ttl.count())}));
}

Result<> PostgresStorage::farewell(const std::string& process) {
  return with_link([&](PostgresLink& link) -> Result<> {
    for (const char* statement : {"UPDATE heads SET holder = NULL WHERE holder = $1",
                                  "DELETE FROM processes WHERE id = $1"})
      if (const auto done = link.run(statement, {process}); !done)
        return std::unexpected(done.error());
    return {};
  });
}

Result<Lease> PostgresStorage::lease(const std::string& table, const std::string& process) {
  Lease lease{table, process, 0};
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    const auto taken = link.run(
        "UPDATE heads SET fence = fence + CASE WHEN holder IS NOT DISTINCT FROM $2 THEN 0 ELSE 1 "
        "END, holder = $2 WHERE id = $1 AND (holder IS NULL OR holder = $2 OR NOT EXISTS("
        "SELECT 1 FROM processes p WHERE p.id = holder AND p.until > clock_timestamp())) "
        "RETURNING fence",
        {table, process});
    if (!taken) return std::unexpected(taken.error());
    if (taken->size() == 1) {
      lease.fence = static_cast<std::uint64_t>(taken->number(0, 0));
      return {};
    }
    const auto there = link.run("SELECT 1 FROM heads WHERE id = $1", {table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(table);
    return std::unexpected(Failure{Fault::kHeld, "Another process holds the table."});
  });
  if (!done) return std::unexpected(done.error());
  return lease;
}

Result<> PostgresStorage::release(const Lease& lease) {
  return only_result(
      ask("UPDATE heads SET holder = NULL WHERE id = $1 AND holder = $2 AND fence = $3::bigint",
          {lease.table, lease.process, std::to_string(lease.fence)}));
}

Result<std::optional<Process>> PostgresStorage::holder(const std::string& table) {
  const Result<PostgresRows> rows =
      ask("SELECT h.holder, p.url, coalesce(p.until > clock_timestamp(), false) FROM heads h "
          "LEFT JOIN processes p ON p.id = h.holder WHERE h.id = $1",
          {table});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0) return no_such_table(table);
  if (rows->null(0, 0)) return std::optional<Process>{};
  return Process{rows->text(0, 0), rows->text(0, 1), rows->yes(0, 2)};
}

// ---- telling each other -------------------------------------------------------------------------

void PostgresStorage::hear() {
  while (!closing_) {
    const auto payloads = hearing_.notified(kHearFor);
    if (!payloads) {
      // What was told while the connection was away is lost; those who listen only learn sooner
      // what they would find out anyway.
      if (!hearing_.connect_once() || !hearing_.run("LISTEN tavola"))
        std::this_thread::sleep_for(kHearFor);
      continue;
    }
    for (const std::string& payload : *payloads) {
      const std::size_t space = payload.find(' ');
      if (space != std::string::npos)
        hearers_.tell(payload.substr(0, space), payload.substr(space + 1));
    }
  }
}

Result<> PostgresStorage::tell(const std::string& table, const std::string& what) {
  return only_result(ask("SELECT pg_notify('tavola', $1)", {table + " " + what}));
}

}  // namespace tavola::storage
