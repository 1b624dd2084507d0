#include "storage/postgres_storage.h"

#include <cstring>
#include <iterator>
#include <limits>

#include "storage/clock.h"
#include "storage/random_key.h"

namespace tavola::storage {
namespace {

using namespace std::chrono_literals;
using Rows = PostgresRows;

/// Rises when the tables below change; an older database is brought up step by step.
constexpr std::int64_t kPostgresSchema = 5;
/// Any number, as long as it is always the same: whoever has this lock may make the tables.
constexpr const char* kMakingLock = "SELECT pg_advisory_xact_lock(8245118735)";
constexpr std::size_t kMostLinks = 4;

/// heads is apart from tables so that an append changes a small row, with room beside it for the
/// next version.
constexpr const char* kPostgresTables[] = {
    "CREATE SCHEMA IF NOT EXISTS tavola",
    "CREATE TABLE tavola.tables(id text PRIMARY KEY, header text NOT NULL, summary text NOT NULL, "
    "created bigint NOT NULL, changed bigint NOT NULL, listed boolean NOT NULL, "
    "over boolean NOT NULL)",
    "CREATE INDEX tables_by_change ON tavola.tables(changed)",
    "CREATE TABLE tavola.heads(id text PRIMARY KEY, length bigint NOT NULL, holder text, "
    "fence bigint NOT NULL) WITH (fillfactor = 50)",
    "CREATE INDEX heads_by_holder ON tavola.heads(holder) WHERE holder IS NOT NULL",
    "CREATE TABLE tavola.entries(id text NOT NULL, seq bigint NOT NULL, text text NOT NULL, "
    "PRIMARY KEY(id, seq))",
    "CREATE TABLE tavola.processes(id text PRIMARY KEY, url text NOT NULL, "
    "until timestamptz NOT NULL)",
    "CREATE TABLE tavola.accounts(id bigserial PRIMARY KEY, key text NOT NULL UNIQUE, "
    "name text NOT NULL, password_hash text NOT NULL, created bigint NOT NULL)",
    "CREATE TABLE tavola.sessions(hash text PRIMARY KEY, account bigint NOT NULL, "
    "until bigint NOT NULL)",
    "CREATE TABLE tavola.kept(account bigint NOT NULL, table_id text NOT NULL, "
    "token text NOT NULL, PRIMARY KEY(account, table_id, token))",
    "CREATE INDEX kept_by_table ON tavola.kept(table_id)",
    "CREATE TABLE tavola.server(form bigint NOT NULL, key bytea NOT NULL)",
};

/// What each form added to the one before, from the second on.
constexpr const char* kPostgresSteps[] = {
    // Apart from the entries, because it is written again and again.
    "CREATE TABLE tavola.rests(id text PRIMARY KEY, text text NOT NULL)",
    // What whoever runs the server has closed: tables by id, accounts by number.
    R"(CREATE TABLE IF NOT EXISTS tavola.closed(
         kind text NOT NULL, id text NOT NULL, PRIMARY KEY(kind, id)))",
    // The chapters of campaigns, in the order in which they were begun.
    R"(CREATE TABLE IF NOT EXISTS tavola.chapters(
         campaign text NOT NULL, seq bigint NOT NULL, table_id text NOT NULL UNIQUE,
         text text NOT NULL, PRIMARY KEY(campaign, seq)))",
    // Browsers that are told when a seat's turn comes, found by the seat's token and by their own
    // address.
    R"(CREATE TABLE IF NOT EXISTS tavola.pushes(
         seq bigserial PRIMARY KEY, table_id text NOT NULL, token text NOT NULL,
         endpoint text NOT NULL, key text NOT NULL, secret text NOT NULL, language text NOT NULL,
         UNIQUE(table_id, token, endpoint), UNIQUE(endpoint, table_id, token)))",
};
static_assert(std::size(kPostgresSteps) == kPostgresSchema - 1);

constexpr const char* kPostgresRow =
    "SELECT t.id, t.header, t.summary, t.created, t.changed, t.listed, t.over, h.length, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'table' AND c.id = t.id) "
    "FROM tables t JOIN heads h ON h.id = t.id ";
constexpr const char* kPostgresAccount =
    "SELECT a.id, a.name, a.password_hash, a.created, "
    "EXISTS(SELECT 1 FROM closed c WHERE c.kind = 'account' AND c.id = a.id::text) "
    "FROM accounts a ";

const std::string kLook = std::string(kPostgresRow) + "WHERE t.id = $1";

TableRow table_row(const Rows& rows, int row) {
  return {rows.text(row, 0),   rows.text(row, 1),
          rows.text(row, 2),   rows.number(row, 3),
          rows.number(row, 4), rows.yes(row, 5),
          rows.yes(row, 6),    static_cast<std::uint64_t>(rows.number(row, 7)),
          rows.yes(row, 8)};
}

Account account_row(const Rows& rows, int row = 0) {
  return {rows.number(row, 0), rows.text(row, 1), rows.text(row, 2), rows.number(row, 3),
          rows.yes(row, 4)};
}

std::string yes_text(bool yes) { return yes ? "t" : "f"; }

Result<> only_result(const Result<Rows>& rows) {
  if (!rows) return std::unexpected(rows.error());
  return {};
}

/// Inside a transaction.
Result<> insert_table(PostgresLink& link, const TableRow& row,
                      const std::vector<std::string>& entries, const std::string& rest) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t i = 0; i < entries.size(); ++i) numbers.push_back(i);
  auto kept = link.run(
      "INSERT INTO tables(id, header, summary, created, changed, listed, over) "
      "VALUES($1, $2, $3, $4::bigint, $5::bigint, $6::boolean, $7::boolean)",
      {row.id, row.header, row.summary, std::to_string(row.created), std::to_string(now_seconds()),
       yes_text(row.listed), yes_text(row.over)});
  if (kept)
    kept = link.run("INSERT INTO heads(id, length, holder, fence) VALUES($1, $2::bigint, NULL, 0)",
                    {row.id, std::to_string(entries.size())});
  if (kept && !entries.empty())
    kept = link.run(
        "INSERT INTO entries(id, seq, text) "
        "SELECT $1, a.seq, a.text FROM unnest($2::bigint[], $3::text[]) AS a(seq, text)",
        {row.id, array_text(numbers), array_text(entries)});
  if (kept && !rest.empty())
    kept = link.run("INSERT INTO rests(id, text) VALUES($1, $2)", {row.id, rest});
  return only_result(kept);
}

Result<> insert_chapter(PostgresLink& link, const std::string& campaign,
                        const ChapterRow& chapter) {
  const auto added = link.run(
      "INSERT INTO chapters(campaign, seq, table_id, text) SELECT $1, $2::bigint, $3, $4 "
      "WHERE NOT EXISTS(SELECT 1 FROM chapters WHERE campaign = $1 AND seq >= $2::bigint) "
      "ON CONFLICT DO NOTHING RETURNING 1",
      {campaign, std::to_string(chapter.number), chapter.table, chapter.text});
  if (!added) return std::unexpected(added.error());
  if (added->size() == 0)
    return std::unexpected(Failure{Fault::kTaken, "Somebody has just begun a chapter."});
  return {};
}

/// From one form to the newest.
Result<> take_steps(PostgresLink& link, std::int64_t from) {
  for (auto step = static_cast<std::size_t>(from) - 1; step < std::size(kPostgresSteps); ++step)
    if (const auto made = link.run(kPostgresSteps[step]); !made)
      return std::unexpected(made.error());
  return only_result(
      link.run("UPDATE tavola.server SET form = $1::bigint", {std::to_string(kPostgresSchema)}));
}

Result<> make_schema(PostgresLink& link) {
  if (const auto locked = link.run(kMakingLock); !locked) return std::unexpected(locked.error());
  const auto there = link.run("SELECT to_regclass('tavola.server') IS NOT NULL");
  if (!there) return std::unexpected(there.error());
  if (there->yes(0, 0)) {
    const auto form = link.run("SELECT form FROM tavola.server");
    if (!form) return std::unexpected(form.error());
    const std::int64_t found = form->size() == 1 ? form->number(0, 0) : 0;
    if (found > kPostgresSchema)
      return std::unexpected(Failure{
          Fault::kBroken, "This database was written by a newer version of Tavola (its " +
                              std::string("form is ") + std::to_string(found) +
                              ", this version knows up to " + std::to_string(kPostgresSchema) +
                              "). Run the newer version."});
    if (found == kPostgresSchema) return {};
    if (found >= 1) return take_steps(link, found);
    return std::unexpected(Failure{Fault::kBroken,
                                   "The schema \"tavola\" of this database belongs to another "
                                   "program. Name another database."});
  }
  for (const char* statement : kPostgresTables)
    if (const auto made = link.run(statement); !made) return std::unexpected(made.error());
  const Result<ServerKey> key = random_key();
  if (!key) return std::unexpected(key.error());
  const std::string_view bytes(reinterpret_cast<const char*>(key->data()), key->size());
  if (const auto kept = link.run("INSERT INTO tavola.server(form, key) VALUES(1, $1::bytea)",
                                 {bytes_text(bytes)});
      !kept)
    return std::unexpected(kept.error());
  return take_steps(link, 1);
}

}  // namespace

// ---- opening ------------------------------------------------------------------------------------

PostgresStorage::PostgresStorage(std::string url, const OpenSettings& settings)
    : url_(std::move(url)),
      settings_(settings),
      writing_(url_, settings.patience),
      hearing_(url_, settings.patience) {
  for (std::size_t i = 0; i < kMostLinks; ++i)
    links_.push_back(std::make_unique<PostgresLink>(url_, settings.patience));
}

Result<std::unique_ptr<Storage>> PostgresStorage::open(const std::string& url,
                                                       const OpenSettings& settings) {
  std::unique_ptr<PostgresStorage> storage(new PostgresStorage(url, settings));
  if (const Result<> ready = storage->prepare(); !ready) return std::unexpected(ready.error());
  return storage;
}

Result<> PostgresStorage::prepare() {
  // A wrong address should be told at once, not after all patience.
  if (const Result<> reached = writing_.connect_once(); !reached) return reached;
  if (const Result<> made = writing_.transaction(make_schema); !made) return made;
  if (const Result<> reached = hearing_.connect_once(); !reached) return reached;
  if (const auto heard = hearing_.run("LISTEN tavola"); !heard)
    return std::unexpected(heard.error());
  writer_ = std::make_unique<Writer>(
      [this](const std::vector<Job>& batch) { return commit_batch(writing_, batch); });
  ear_ = std::thread([this] { hear(); });
  return {};
}

PostgresStorage::~PostgresStorage() { close(); }

void PostgresStorage::close() {
  if (writer_) writer_->close();
  closing_ = true;
  if (ear_.joinable() && ear_.get_id() != std::this_thread::get_id()) ear_.join();
}

Figures PostgresStorage::figures() const { return writer_->figures(); }

Result<> PostgresStorage::with_link(const std::function<Result<>(PostgresLink&)>& work) {
  std::unique_ptr<PostgresLink> link;
  {
    std::unique_lock lock(links_mutex_);
    if (!link_free_.wait_for(lock, settings_.patience, [this] { return !links_.empty(); }))
      return std::unexpected(Failure{Fault::kBusy, "PostgreSQL is too busy."});
    link = std::move(links_.back());
    links_.pop_back();
  }
  Result<> done = link->transaction(work);
  {
    std::scoped_lock lock(links_mutex_);
    links_.push_back(std::move(link));
  }
  link_free_.notify_one();
  return done;
}

Result<Rows> PostgresStorage::ask(const char* sql, PostgresLink::Values values) {
  Rows rows;
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    auto answer = link.run(sql, values);
    if (!answer) return std::unexpected(answer.error());
    rows = *std::move(answer);
    return {};
  });
  if (!done) return std::unexpected(done.error());
  return rows;
}

// ---- telling each other -------------------------------------------------------------------------

void PostgresStorage::hear() {
  while (!closing_) {
    const auto payloads = hearing_.notified(200ms);
    if (!payloads) {
      // What was told while the connection was away is lost; those who listen only learn sooner
      // what they would find out anyway.
      if (!hearing_.connect_once() || !hearing_.run("LISTEN tavola"))
        std::this_thread::sleep_for(200ms);
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

// ---- tables -------------------------------------------------------------------------------------

Result<> PostgresStorage::create(const TableRow& row, const std::vector<std::string>& entries,
                                 const std::string& rest) {
  const Result<> done =
      with_link([&](PostgresLink& link) { return insert_table(link, row, entries, rest); });
  if (!done && done.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is a table \"" + row.id + "\" already."});
  return done;
}

Result<> PostgresStorage::create_campaign(const std::string& campaign,
                                          const std::vector<NewChapter>& chapters) {
  return with_link([&](PostgresLink& link) -> Result<> {
    Result<> kept;
    for (const NewChapter& each : chapters) {
      if (kept) kept = insert_table(link, each.row, each.entries, each.rest);
      if (kept) kept = insert_chapter(link, campaign, each.chapter);
    }
    return kept;
  });
}

Result<TableRow> PostgresStorage::look(const std::string& table) {
  const Result<Rows> rows = ask(kLook.c_str(), {table});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0) return no_such_table(table);
  return table_row(*rows, 0);
}

Result<StoredTable> PostgresStorage::read(const std::string& table) {
  StoredTable stored;
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    stored = {};
    // A table can grow between two questions; one snapshot answers both.
    if (const auto still = link.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"); !still)
      return std::unexpected(still.error());
    const auto row = link.run(kLook.c_str(), {table});
    if (!row) return std::unexpected(row.error());
    if (row->size() == 0) return no_such_table(table);
    stored.row = table_row(*row, 0);
    const auto texts = link.run("SELECT text FROM entries WHERE id = $1 ORDER BY seq", {table});
    if (!texts) return std::unexpected(texts.error());
    for (int i = 0; i < texts->size(); ++i) stored.entries.push_back(texts->text(i, 0));
    const auto rest = link.run("SELECT text FROM rests WHERE id = $1", {table});
    if (!rest) return std::unexpected(rest.error());
    if (rest->size() == 1) stored.rest = rest->text(0, 0);
    return {};
  });
  if (!done) return std::unexpected(done.error());
  return stored;
}

Result<std::vector<TableRow>> PostgresStorage::list(const ListWish& wish) {
  const Result<Rows> rows =
      ask((std::string(kPostgresRow) +
           "WHERE (NOT $1::boolean OR t.listed) AND "
           "($2 = '' OR t.over = ($2 = 't')) ORDER BY t.changed DESC, t.id LIMIT $3::bigint")
              .c_str(),
          {yes_text(wish.only_listed), wish.over ? yes_text(*wish.over) : "",
           std::to_string(wish.most)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<TableRow> list;
  for (int i = 0; i < rows->size(); ++i) list.push_back(table_row(*rows, i));
  return list;
}

Result<std::uint64_t> PostgresStorage::count_tables() {
  const Result<Rows> rows = ask("SELECT count(*) FROM heads", {});
  if (!rows) return std::unexpected(rows.error());
  return static_cast<std::uint64_t>(rows->number(0, 0));
}

Result<> PostgresStorage::remove(const std::string& table) {
  return remove_unchanged(table, std::numeric_limits<Seconds>::max());
}

Result<> PostgresStorage::expire(const std::string& table, Seconds changed_until) {
  return remove_unchanged(table, changed_until);
}

Result<> PostgresStorage::remove_unchanged(const std::string& table, Seconds changed_until) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto gone = link.run("DELETE FROM tables WHERE id = $1 AND changed <= $2::bigint",
                               {table, std::to_string(changed_until)});
    if (!gone) return std::unexpected(gone.error());
    if (gone->changed() == 0) return no_such_table(table);
    for (const char* statement :
         {"DELETE FROM heads WHERE id = $1", "DELETE FROM entries WHERE id = $1",
          "DELETE FROM rests WHERE id = $1", "DELETE FROM kept WHERE table_id = $1",
          "DELETE FROM closed WHERE kind = 'table' AND id = $1",
          "DELETE FROM chapters WHERE table_id = $1", "DELETE FROM pushes WHERE table_id = $1",
          "SELECT pg_notify('tavola', $1 || ' gone')"})
      if (const auto done = link.run(statement, {table}); !done)
        return std::unexpected(done.error());
    return {};
  });
}

Result<> PostgresStorage::add_chapter(const std::string& campaign, const ChapterRow& chapter) {
  return with_link([&](PostgresLink& link) { return insert_chapter(link, campaign, chapter); });
}

Result<std::vector<ChapterRow>> PostgresStorage::chapters(const std::string& campaign) {
  const Result<Rows> rows =
      ask("SELECT seq, table_id, text FROM chapters WHERE campaign = $1 ORDER BY seq", {campaign});
  if (!rows) return std::unexpected(rows.error());
  std::vector<ChapterRow> chapters;
  for (int i = 0; i < rows->size(); ++i)
    chapters.push_back(
        {static_cast<std::uint64_t>(rows->number(i, 0)), rows->text(i, 1), rows->text(i, 2)});
  return chapters;
}

void PostgresStorage::append(Append append, Done done) {
  writer_->add(std::move(append), std::move(done));
}

void PostgresStorage::note(std::string table, Note note, Done done) {
  writer_->add(NoteOf{std::move(table), std::move(note)}, std::move(done));
}

// ---- processes and leases -----------------------------------------------------------------------
// Times are the database's own, so that processes need not agree about the hour.

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
  const Result<Rows> rows =
      ask("SELECT h.holder, p.url, coalesce(p.until > clock_timestamp(), false) FROM heads h "
          "LEFT JOIN processes p ON p.id = h.holder WHERE h.id = $1",
          {table});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0) return no_such_table(table);
  if (rows->null(0, 0)) return std::optional<Process>{};
  return Process{rows->text(0, 0), rows->text(0, 1), rows->yes(0, 2)};
}

// ---- accounts -----------------------------------------------------------------------------------

Result<Account> PostgresStorage::open_account(const std::string& key, const std::string& name,
                                              const std::string& password_hash) {
  Account account{0, name, password_hash, now_seconds()};
  const Result<Rows> rows =
      ask("INSERT INTO accounts(key, name, password_hash, created) VALUES($1, $2, $3, $4::bigint) "
          "RETURNING id",
          {key, name, password_hash, std::to_string(account.created)});
  if (!rows && rows.error().fault == Fault::kTaken)
    return std::unexpected(Failure{Fault::kTaken, "There is an account \"" + name + "\" already."});
  if (!rows) return std::unexpected(rows.error());
  account.id = rows->number(0, 0);
  return account;
}

Result<Account> PostgresStorage::account(const std::string& key) {
  const Result<Rows> rows =
      ask((std::string(kPostgresAccount) + "WHERE a.key = $1").c_str(), {key});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0)
    return std::unexpected(Failure{Fault::kNotFound, "There is no such account."});
  return account_row(*rows);
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
  const Result<Rows> rows =
      ask((std::string(kPostgresAccount) +
           "JOIN sessions s ON a.id = s.account WHERE s.hash = $1 AND s.until > $2::bigint")
              .c_str(),
          {token_hash, std::to_string(now_seconds())});
  if (!rows) return std::unexpected(rows.error());
  if (rows->size() == 0)
    return std::unexpected(Failure{Fault::kNotFound, "There is no such session."});
  return account_row(*rows);
}

Result<> PostgresStorage::close_session(const std::string& token_hash) {
  return only_result(ask("DELETE FROM sessions WHERE hash = $1", {token_hash}));
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
  const Result<Rows> rows =
      ask("SELECT table_id, token FROM kept WHERE account = $1::bigint "
          "ORDER BY table_id COLLATE \"C\", token COLLATE \"C\"",
          {std::to_string(account)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<KeptToken> tokens;
  for (int i = 0; i < rows->size(); ++i) tokens.push_back({rows->text(i, 0), rows->text(i, 1)});
  return tokens;
}

// ---- who is told of a turn ----------------------------------------------------------------------

Result<> PostgresStorage::keep_push(const PushRow& push, std::size_t most) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR SHARE", {push.table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(push.table);
    auto kept = link.run(
        "INSERT INTO pushes(table_id, token, endpoint, key, secret, language) "
        "VALUES($1, $2, $3, $4, $5, $6) ON CONFLICT(table_id, token, endpoint) DO UPDATE SET "
        "key = excluded.key, secret = excluded.secret, language = excluded.language",
        {push.table, push.token, push.endpoint, push.key, push.secret, push.language});
    if (kept)
      kept = link.run(
          "DELETE FROM pushes WHERE table_id = $1 AND token = $2 AND seq NOT IN (SELECT seq FROM "
          "pushes WHERE table_id = $1 AND token = $2 ORDER BY seq DESC LIMIT $3::bigint)",
          {push.table, push.token, std::to_string(most)});
    return only_result(kept);
  });
}

Result<std::vector<PushRow>> PostgresStorage::pushes(const std::string& table,
                                                     const std::string& token) {
  const Result<Rows> rows =
      ask("SELECT table_id, token, endpoint, key, secret, language FROM pushes "
          "WHERE table_id = $1 AND token = $2 ORDER BY seq",
          {table, token});
  if (!rows) return std::unexpected(rows.error());
  std::vector<PushRow> found;
  for (int i = 0; i < rows->size(); ++i)
    found.push_back({rows->text(i, 0), rows->text(i, 1), rows->text(i, 2), rows->text(i, 3),
                     rows->text(i, 4), rows->text(i, 5)});
  return found;
}

Result<> PostgresStorage::drop_push(const std::string& endpoint) {
  return only_result(ask("DELETE FROM pushes WHERE endpoint = $1", {endpoint}));
}

// ---- for whoever runs the server ----------------------------------------------------------------

Result<std::vector<TableRow>> PostgresStorage::oldest(const OldestWish& wish) {
  const Result<Rows> rows =
      ask((std::string(kPostgresRow) +
           "WHERE t.changed <= $1::bigint AND (t.changed, t.id COLLATE \"C\") > ($2::bigint, $3) "
           "ORDER BY t.changed, t.id COLLATE \"C\" LIMIT $4::bigint")
              .c_str(),
          {std::to_string(wish.changed_until), std::to_string(wish.after_changed), wish.after_id,
           std::to_string(wish.most)});
  if (!rows) return std::unexpected(rows.error());
  std::vector<TableRow> list;
  for (int i = 0; i < rows->size(); ++i) list.push_back(table_row(*rows, i));
  return list;
}

Result<> PostgresStorage::close_table(const std::string& table, bool closed) {
  return with_link([&](PostgresLink& link) -> Result<> {
    const auto there = link.run("SELECT 1 FROM tables WHERE id = $1 FOR SHARE", {table});
    if (!there) return std::unexpected(there.error());
    if (there->size() == 0) return no_such_table(table);
    if (!closed)
      return only_result(link.run("DELETE FROM closed WHERE kind = 'table' AND id = $1", {table}));
    const auto kept = link.run(
        "INSERT INTO closed(kind, id) VALUES('table', $1) ON CONFLICT DO NOTHING", {table});
    if (!kept) return std::unexpected(kept.error());
    return only_result(link.run("SELECT pg_notify('tavola', $1 || ' closed')", {table}));
  });
}

Result<std::vector<Account>> PostgresStorage::accounts() {
  const Result<Rows> rows =
      ask((std::string(kPostgresAccount) + "ORDER BY a.key COLLATE \"C\"").c_str(), {});
  if (!rows) return std::unexpected(rows.error());
  std::vector<Account> all;
  for (int i = 0; i < rows->size(); ++i) all.push_back(account_row(*rows, i));
  return all;
}

Result<> PostgresStorage::close_account(const std::string& key, bool closed) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  const std::string id = std::to_string(found->id);
  return with_link([&](PostgresLink& link) -> Result<> {
    if (!closed)
      return only_result(link.run("DELETE FROM closed WHERE kind = 'account' AND id = $1", {id}));
    const auto kept =
        link.run("INSERT INTO closed(kind, id) VALUES('account', $1) ON CONFLICT DO NOTHING", {id});
    if (!kept) return std::unexpected(kept.error());
    return only_result(link.run("DELETE FROM sessions WHERE account = $1::bigint", {id}));
  });
}

Result<> PostgresStorage::remove_account(const std::string& key) {
  const Result<Account> found = account(key);
  if (!found) return std::unexpected(found.error());
  const std::string id = std::to_string(found->id);
  return with_link([&](PostgresLink& link) -> Result<> {
    for (const char* statement : {"DELETE FROM sessions WHERE account = $1::bigint",
                                  "DELETE FROM kept WHERE account = $1::bigint",
                                  "DELETE FROM closed WHERE kind = 'account' AND id = $1",
                                  "DELETE FROM accounts WHERE id = $1::bigint"})
      if (const auto done = link.run(statement, {id}); !done) return std::unexpected(done.error());
    return {};
  });
}

Result<ServerKey> PostgresStorage::server_key() {
  const Result<Rows> rows = ask("SELECT encode(key, 'hex') FROM server", {});
  if (!rows) return std::unexpected(rows.error());
  ServerKey key{};
  const std::string digits = rows->size() == 1 ? rows->text(0, 0) : "";
  if (digits.size() != 2 * key.size())
    return std::unexpected(Failure{Fault::kBroken, "The database holds no key."});
  for (std::size_t i = 0; i < key.size(); ++i)
    key[i] = static_cast<std::uint8_t>(std::stoi(digits.substr(2 * i, 2), nullptr, 16));
  return key;
}

}  // namespace tavola::storage
