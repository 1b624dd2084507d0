// Accounts, sessions and kept tokens in PostgreSQL.
#include "storage/clock.h"
#include "storage/postgres_rows.h"
#include "storage/postgres_storage.h"

namespace tavola::storage {

Result<Account> PostgresStorage::open_account(const std::string& key, const std::string& name,
                                              const std::string& password_hash,
                                              const std::string& invite_hash) {
  Account account{0, name, password_hash, now_seconds()};
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    if (!invite_hash.empty()) {
      const auto spent = link.run("DELETE FROM invites WHERE hash = $1 AND until > $2::bigint",
                                  {invite_hash, std::to_string(now_seconds())});
      if (!spent) return std::unexpected(spent.error());
      if (spent->changed() == 0) return no_such_invite();
    }
    const auto rows = link.run(
        "INSERT INTO accounts(key, name, password_hash, created) VALUES($1, $2, $3, $4::bigint) "
        "RETURNING id",
        {key, name, password_hash, std::to_string(account.created)});
    if (!rows) return std::unexpected(rows.error());
    account.id = rows->number(0, 0);
    return {};
  });
  if (!done && done.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is an account \"" + name + "\" already."});
  if (!done) return std::unexpected(done.error());
  return account;
}

Result<Account> PostgresStorage::account(const std::string& key) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectAccounts) + "WHERE a.key = $1").c_str(), {key});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0)
    return std::unexpected(Failure{Fault::kNotFound, "There is no such account."});
  return postgres_account_row(*rows);
}

Result<> PostgresStorage::open_session(std::int64_t account, const std::string& token_hash,
                                       Seconds until) {
  return with_link([&](PostgresLink& link) -> Result<> {
    // Sessions that ran out are cleared away when a new one begins.
    const auto cleared =
        link.run("DELETE FROM sessions WHERE until <= $1::bigint", {std::to_string(now_seconds())});
    if (!cleared) return std::unexpected(cleared.error());
    return only_result(
        link.run("INSERT INTO sessions(hash, account, until) VALUES($1, $2::bigint, $3::bigint)",
                 {token_hash, std::to_string(account), std::to_string(until)}));
  });
}

Result<Account> PostgresStorage::session(const std::string& token_hash) {
  const Result<PostgresRows> rows =
      ask((std::string(kSelectAccounts) +
           "JOIN sessions s ON a.id = s.account WHERE s.hash = $1 AND s.until > $2::bigint")
              .c_str(),
          {token_hash, std::to_string(now_seconds())});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0)
    return std::unexpected(Failure{Fault::kNotFound, "There is no such session."});
  return postgres_account_row(*rows);
}

Result<> PostgresStorage::close_session(const std::string& token_hash) {
  return only_result(ask("DELETE FROM sessions WHERE hash = $1", {token_hash}));
}

Result<> PostgresStorage::set_password(std::int64_t account, const std::string& password_hash,
                                       const std::string& but_session) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const std::string id = std::to_string(account);
    const auto set = link.run("UPDATE accounts SET password_hash = $1 WHERE id = $2::bigint",
                              {password_hash, id});
    if (!set) return std::unexpected(set.error());
    return only_result(link.run("DELETE FROM sessions WHERE account = $1::bigint AND hash <> $2",
                                {id, but_session}));
  });
}

Result<> PostgresStorage::keep_invite(const std::string& token_hash, Seconds until) {
  return with_link([&](PostgresLink& link) -> Result<> {
    // Those that ran out are cleared away when a new one is given.
    const auto cleared =
        link.run("DELETE FROM invites WHERE until <= $1::bigint", {std::to_string(now_seconds())});
    if (!cleared) return std::unexpected(cleared.error());
    return only_result(link.run("INSERT INTO invites(hash, until) VALUES($1, $2::bigint)",
                                {token_hash, std::to_string(until)}));
  });
}

Result<> PostgresStorage::keep_token(std::int64_t account, const KeptToken& token) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR SHARE", {token.table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(token.table);
    return only_result(
        link.run("INSERT INTO kept(account, table_id, token) VALUES($1::bigint, $2, $3) "
                 "ON CONFLICT DO NOTHING",
                 {std::to_string(account), token.table, token.token}));
  });
}

Result<std::vector<KeptToken>> PostgresStorage::kept_tokens(std::int64_t account) {
  const Result<PostgresRows> rows =
      ask("SELECT table_id, token FROM kept WHERE account = $1::bigint "
          "ORDER BY table_id COLLATE \"C\", token COLLATE \"C\"",
          {std::to_string(account)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<KeptToken> tokens;
  for (int i = 0; i < rows->size(); ++i) tokens.push_back({rows->text(i, 0), rows->text(i, 1)});
  return tokens;
}

}  // namespace tavola::storage
