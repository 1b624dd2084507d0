// Accounts, sessions and kept tokens in SQLite.
#include <cstring>

#include "storage/clock.h"
#include "storage/sqlite_rows.h"
#include "storage/sqlite_storage.h"

namespace tavola::storage {

Result<Account> SqliteStorage::open_account(const std::string& key, const std::string& name,
                                            const std::string& password_hash,
                                            const std::string& invite_hash) {
  Account account{0, name, password_hash, now_seconds()};
  const Result<> done = write([&](SqliteFile& database) -> Result<> {
    bool invited = invite_hash.empty();
    if (!invited)
      if (const Result<> spent = database.run(
              "DELETE FROM invites WHERE hash = ? AND until > ? RETURNING 1",
              {invite_hash, now_seconds()}, [&](const SqliteFile::Row&) { invited = true; });
          !spent)
        return spent;
    if (!invited) return no_such_invite();
    return database.run(
        "INSERT INTO accounts(key, name, password_hash, created) VALUES(?, ?, ?, ?) RETURNING id",
        {key, name, password_hash, account.created},
        [&](const SqliteFile::Row& row) { account.id = row.number(0); });
  });
  if (!done && done.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is an account \"" + name + "\" already."});
  if (!done) return std::unexpected(done.error());
  return account;
}

Result<Account> SqliteStorage::account(const std::string& key) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Account> found;
  const Result<> asked =
      reading_.run((std::string(kSelectAccounts) + "WHERE a.key = ?").c_str(), {key},
                   [&](const SqliteFile::Row& row) { found = sqlite_account_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return std::unexpected(Failure{Fault::kNotFound, "There is no such account."});
  return *std::move(found);
}

Result<> SqliteStorage::open_session(std::int64_t account, const std::string& token_hash,
                                     Seconds until) {
  return write([&](SqliteFile& database) {
    // Sessions that ran out are cleared away when a new one begins.
    Result<> done = database.run("DELETE FROM sessions WHERE until <= ?", {now_seconds()});
    if (done)
      done = database.run("INSERT INTO sessions(hash, account, until) VALUES(?, ?, ?)",
                          {token_hash, account, until});
    return done;
  });
}

Result<Account> SqliteStorage::session(const std::string& token_hash) {
  std::scoped_lock lock(read_mutex_);
  std::optional<Account> found;
  const Result<> asked =
      reading_.run((std::string(kSelectAccounts) +
                    "JOIN sessions s ON a.id = s.account WHERE s.hash = ? AND s.until > ?")
                       .c_str(),
                   {token_hash, now_seconds()},
                   [&](const SqliteFile::Row& row) { found = sqlite_account_row(row); });
  if (!asked) return std::unexpected(asked.error());
  if (!found) return std::unexpected(Failure{Fault::kNotFound, "There is no such session."});
  return *std::move(found);
}

Result<> SqliteStorage::close_session(const std::string& token_hash) {
  return write([&](SqliteFile& database) {
    return database.run("DELETE FROM sessions WHERE hash = ?", {token_hash});
  });
}

Result<> SqliteStorage::set_password(std::int64_t account, const std::string& password_hash,
                                     const std::string& but_session) {
  return write([&](SqliteFile& database) {
    Result<> done = database.run("UPDATE accounts SET password_hash = ? WHERE id = ?",
                                 {password_hash, account});
    if (done)
      done = database.run("DELETE FROM sessions WHERE account = ? AND hash != ?",
                          {account, but_session});
    return done;
  });
}

Result<> SqliteStorage::keep_invite(const std::string& token_hash, Seconds until) {
  return write([&](SqliteFile& database) {
    // Those that ran out are cleared away when a new one is given.
    Result<> done = database.run("DELETE FROM invites WHERE until <= ?", {now_seconds()});
    if (done)
      done = database.run("INSERT INTO invites(hash, until) VALUES(?, ?)", {token_hash, until});
    return done;
  });
}

Result<> SqliteStorage::keep_token(std::int64_t account, const KeptToken& token) {
  return write([&](SqliteFile& database) -> Result<> {
    bool found = false;
    Result<> done = database.run("SELECT 1 FROM tables WHERE id = ?", {token.table},
                                 [&](const SqliteFile::Row&) { found = true; });
    if (done && !found) return no_such_table(token.table);
    if (done)
      done = database.run("INSERT OR IGNORE INTO kept(account, table_id, token) VALUES(?, ?, ?)",
                          {account, token.table, token.token});
    return done;
  });
}

Result<std::vector<KeptToken>> SqliteStorage::kept_tokens(std::int64_t account) {
  std::scoped_lock lock(read_mutex_);
  std::vector<KeptToken> tokens;
  const Result<> asked =
      reading_.run("SELECT table_id, token FROM kept WHERE account = ? ORDER BY table_id, token",
                   {account}, [&](const SqliteFile::Row& row) {
                     tokens.push_back({row.text(0), row.text(1)});
                   });
  if (!asked) return std::unexpected(asked.error());
  return tokens;
}

Result<ServerKey> SqliteStorage::server_key() {
  std::scoped_lock lock(read_mutex_);
  std::string bytes;
  const Result<> asked = reading_.run("SELECT key FROM server", {},
                                      [&](const SqliteFile::Row& row) { bytes = row.text(0); });
  if (!asked) return std::unexpected(asked.error());
  ServerKey key{};
  if (bytes.size() != key.size())
    return std::unexpected(Failure{Fault::kBroken, "The database holds no key."});
  std::memcpy(key.data(), bytes.data(), key.size());
  return key;
}

}  // namespace tavola::storage
