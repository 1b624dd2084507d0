// What is read of tables and accounts, in words that SQLite and PostgreSQL both understand. Each
// statement goes on with its own WHERE or ORDER BY.
#pragma once

namespace tavola::storage {

inline constexpr const char* kSelectTables =
    "SELECT t.id, t.header, t.summary, t.created, t.changed, t.listed, t.over, h.length, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'table' AND c.id = t.id), "
    "(SELECT count(*) FROM closed c WHERE c.kind IN ('stopped', 'stopped again') "
    "AND c.id = t.id) "
    "FROM tables t JOIN heads h ON h.id = t.id ";

inline constexpr const char* kSelectAccounts =
    "SELECT a.id, a.name, a.password_hash, a.created, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'account' AND c.id = CAST(a.id AS TEXT)) "
    "FROM accounts a ";

inline constexpr const char* kSelectPushes =
    "SELECT table_id, token, endpoint, key, secret, language FROM pushes ";

inline constexpr const char* kSelectChapters = "SELECT seq, table_id, text FROM chapters ";

inline constexpr const char* kCountTables = "SELECT count(*) FROM heads";

}  // namespace tavola::storage
