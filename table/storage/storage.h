// Where tables and accounts are kept: a file of SQLite for one server, or PostgreSQL for several
// that share their tables. It keeps texts and knows no game. What it says is kept is on disk, in
// order, and only the process that holds a table's lease can add to it.
//
// Every function may be called from any thread. All but append() and note() wait for the database;
// those two give their work to one writer, which commits whatever has gathered in one transaction.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::storage {

enum class Fault : std::uint8_t {
  kNoSuchTable,
  kTaken,       // a table of that id, an account of that name exists
  kOutOfOrder,  // entries that do not follow the last one: sent twice, or too early
  kNotOurs,     // the lease is lost: another process has taken the table over
  kHeld,        // another process that lives holds the table
  kNotFound,    // no such account or session
  kFull,        // there is no room on the disk
  kBusy,        // the database has not answered for too long
  kBroken,      // the database answered with an error, or is none
};

struct Failure {
  Fault fault = Fault::kBroken;
  std::string message;  // a sentence for people
};
inline std::unexpected<Failure> no_such_table(const std::string& table) {
  return std::unexpected(Failure{Fault::kNoSuchTable, "There is no table \"" + table + "\"."});
}

inline std::unexpected<Failure> no_such_invite() {
  return std::unexpected(
      Failure{Fault::kNotFound, "This invitation has been used, has run out or never was."});
}

/// A database of a form that this version does not know yet.
inline std::unexpected<Failure> newer_form(std::int64_t found, std::int64_t known) {
  return std::unexpected(Failure{
      Fault::kBroken, "This database was written by a newer version of Tavola (its form is " +
                          std::to_string(found) + ", this version knows up to " +
                          std::to_string(known) + "). Run the newer version."});
}

template <class T = void>
using Result = std::expected<T, Failure>;

/// Called when something is on disk, or with the reason why it is not and never will be.
using Done = std::function<void(Result<>)>;

/// Times of day are seconds since 1970.
using Seconds = std::int64_t;

// ---- tables -------------------------------------------------------------------------------------

struct TableRow {
  std::string id;
  std::string header;   // JSON, never changed
  std::string summary;  // JSON for the list of tables
  Seconds created = 0;
  Seconds changed = 0;  // when the summary was last noted
  bool listed = false;
  bool over = false;
  std::uint64_t length = 0;  // how many entries there are
  bool closed = false;       // whoever runs the server lets nobody sit there
  /// How often a process ended while it worked for this table: up to two. (count_stop)
  int stops = 0;
};

struct StoredTable {
  TableRow row;
  std::vector<std::string> entries;  // entry n has the number n
  std::string rest;                  // the newest state that was kept beside them; may be empty
};

/// The right to add to a table. `fence` rises whenever the table changes hands, so that a process
/// that slept through the loss of its lease cannot write.
struct Lease {
  std::string table;
  std::string process;
  std::uint64_t fence = 0;
};

struct Append {
  Lease lease;
  std::uint64_t first = 0;  // the number of the first entry, as many as there are already
  std::vector<std::string> entries;
  std::string rest = {};  // takes the place of the one kept before; that one stays if it is empty
};

/// What changes about a table besides its entries; what is not given stays.
struct Note {
  std::optional<std::string> summary;
  std::optional<bool> listed;
  std::optional<bool> over;
};

/// A table that is a chapter of a campaign.
struct ChapterRow {
  std::uint64_t number = 0;  // its place in the order in which they were begun
  std::string table;
  std::string text;  // JSON: what the campaign knows of it
  friend bool operator==(const ChapterRow&, const ChapterRow&) = default;
};

/// A table of a campaign that is kept as a whole.
struct NewChapter {
  TableRow row;
  std::vector<std::string> entries;
  std::string rest;
  ChapterRow chapter;
};

struct ListWish {
  bool only_listed = true;
  std::optional<bool> over;
  std::size_t most = 200;  // those changed last
};

/// Tables that have not changed for long, the longest first.
struct OldestWish {
  Seconds changed_until = 0;
  // Behind this one in the order of change and id, to go on where the last answer ended.
  Seconds after_changed = -1;
  std::string after_id = {};
  std::size_t most = 200;
};

// ---- processes ----------------------------------------------------------------------------------

/// A process that serves tables. It lives as long as it greets again before its time is up, and
/// with it all its leases.
struct Process {
  std::string id;
  std::string url;  // where people reach it
  bool alive = true;
};

// ---- accounts -----------------------------------------------------------------------------------

struct Account {
  std::int64_t id = 0;
  std::string name;
  std::string password_hash;
  Seconds created = 0;
  bool closed = false;  // whoever runs the server lets nobody enter with it
};

struct KeptToken {
  std::string table;
  std::string token;
  friend bool operator==(const KeptToken&, const KeptToken&) = default;
};

/// A browser that is told when a seat's turn comes. It belongs to the seat's token and not to the
/// seat: whoever takes the seat over has another one.
struct PushRow {
  std::string table;
  std::string token;
  std::string endpoint;  // an address at the push service of the browser's maker
  std::string key;       // for whom the message is encrypted, as the browser gave it
  std::string secret;
  std::string language;
  friend bool operator==(const PushRow&, const PushRow&) = default;
};

using ServerKey = std::array<std::uint8_t, 32>;

struct Figures {
  std::uint64_t commits = 0;
  std::uint64_t entries = 0;
  std::uint64_t failures = 0;
  std::uint64_t waiting = 0;  // appends and notes that are not on disk yet
  double oldest_seconds = 0;  // how long the first of them has waited
  /// Commits that were acknowledged before this server was started and are not there any more.
  std::uint64_t lost_commits = 0;
  /// How long append() and note() took to be on disk: counts of those that took at most
  /// kBounds[i] seconds and longer than kBounds[i-1]; the last one counts the rest.
  static constexpr std::array<double, 10> kBounds{0.001, 0.002, 0.005, 0.01, 0.02,
                                                  0.05,  0.1,   0.25,  1,    5};
  std::array<std::uint64_t, kBounds.size() + 1> took{};
  double took_seconds = 0;  // all of them together
};

class Storage {
 public:
  virtual ~Storage() = default;

  // ---- tables -----------------------------------------------------------------------------------
  /// Keeps a new table with its first entries. `row.length` and `row.changed` are not looked at.
  virtual Result<> create(const TableRow& row, const std::vector<std::string>& entries,
                          const std::string& rest = {}) = 0;
  virtual Result<TableRow> look(const std::string& table) = 0;
  virtual Result<StoredTable> read(const std::string& table) = 0;
  virtual Result<std::vector<TableRow>> list(const ListWish& wish) = 0;
  virtual Result<std::uint64_t> count_tables() = 0;
  /// The table, its entries and the tokens that accounts kept are gone; tells "gone".
  virtual Result<> remove(const std::string& table) = 0;
  /// All entries and the rest, or nothing. Appends of one table are kept in the order in which they
  /// were given.
  virtual void append(Append append, Done done) = 0;
  virtual void note(std::string table, Note note, Done done) = 0;

  // ---- campaigns --------------------------------------------------------------------------------
  /// Adds a chapter to a campaign, which is there as soon as it has one. Its number is higher than
  /// those there are; kTaken if somebody was faster. It goes when its table goes.
  virtual Result<> add_chapter(const std::string& campaign, const ChapterRow& chapter) = 0;
  /// Keeps the tables of a whole campaign and that they are its chapters: all of it or nothing,
  /// also if the server ends in the middle.
  virtual Result<> create_campaign(const std::string& campaign,
                                   const std::vector<NewChapter>& chapters) = 0;
  /// All of them in order; none if there is no such campaign.
  virtual Result<std::vector<ChapterRow>> chapters(const std::string& campaign) = 0;

  // ---- processes and leases ---------------------------------------------------------------------
  /// Says that the process lives, and will for `ttl` from now on.
  virtual Result<> greet(const std::string& process, const std::string& url,
                         std::chrono::milliseconds ttl) = 0;
  /// The process is gone and all its leases are free.
  virtual Result<> farewell(const std::string& process) = 0;
  /// Takes the table, from a process that no longer lives if need be. kHeld if another one holds
  /// it. A process that holds it already gets the lease it has.
  virtual Result<Lease> lease(const std::string& table, const std::string& process) = 0;
  virtual Result<> release(const Lease& lease) = 0;
  /// Who holds the table, alive or not.
  virtual Result<std::optional<Process>> holder(const std::string& table) = 0;

  // ---- telling each other -----------------------------------------------------------------------
  using Heard = std::function<void(const std::string& table, const std::string& what)>;
  /// Calls `heard` for everything that is told from now on, on a thread of the storage, until what
  /// is returned is dropped. All processes on one database hear each other, and themselves.
  virtual std::shared_ptr<void> listen(Heard heard) = 0;
  /// `what` is a short word.
  virtual Result<> tell(const std::string& table, const std::string& what) = 0;

  // ---- accounts ---------------------------------------------------------------------------------
  /// `key` is the name as it must be unique, in small letters. With an invitation it is spent: of
  /// one that was, that ran out or that never was, kNotFound.
  virtual Result<Account> open_account(const std::string& key, const std::string& name,
                                       const std::string& password_hash,
                                       const std::string& invite_hash = {}) = 0;
  virtual Result<Account> account(const std::string& key) = 0;
  /// Sessions are known by the hash of their token alone.
  virtual Result<> open_session(std::int64_t account, const std::string& token_hash,
                                Seconds until) = 0;
  /// The account of a session that has not run out.
  virtual Result<Account> session(const std::string& token_hash) = 0;
  virtual Result<> close_session(const std::string& token_hash) = 0;
  /// All sessions of the account end but this one; all of them if it is empty.
  virtual Result<> set_password(std::int64_t account, const std::string& password_hash,
                                const std::string& but_session) = 0;
  /// Lets one account be made until then. Like sessions, known by the hash of its token alone.
  virtual Result<> keep_invite(const std::string& token_hash, Seconds until) = 0;
  virtual Result<> keep_token(std::int64_t account, const KeptToken& token) = 0;
  virtual Result<std::vector<KeptToken>> kept_tokens(std::int64_t account) = 0;

  // ---- who is told of a turn --------------------------------------------------------------------
  /// Keeps a browser for a seat's token; one that is there already is replaced. Of more than `most`
  /// the oldest goes. It goes when its table goes.
  virtual Result<> keep_push(const PushRow& push, std::size_t most) = 0;
  /// In the order in which they came.
  virtual Result<std::vector<PushRow>> pushes(const std::string& table,
                                              const std::string& token) = 0;
  /// This browser is told nothing more, of whatever table.
  virtual Result<> drop_push(const std::string& endpoint) = 0;

  // ---- for whoever runs the server --------------------------------------------------------------
  virtual Result<std::vector<TableRow>> oldest(const OldestWish& wish) = 0;
  /// As remove(), unless the table has changed since; then there is no such table.
  virtual Result<> expire(const std::string& table, Seconds changed_until) = 0;
  /// Nobody sits at a closed table until it is opened again; tells "closed".
  virtual Result<> close_table(const std::string& table, bool closed) = 0;
  /// A process ended, or had to give up, while it worked for this table. Two are remembered;
  /// close_table(table, false) forgets them.
  virtual Result<> count_stop(const std::string& table) = 0;
  /// All accounts, by name.
  virtual Result<std::vector<Account>> accounts() = 0;
  /// The sessions of an account that is closed end.
  virtual Result<> close_account(const std::string& key, bool closed) = 0;
  /// The account, its sessions and the tokens it kept are gone. Tables stay.
  virtual Result<> remove_account(const std::string& key) = 0;

  /// 32 random bytes, made once for each database.
  virtual Result<ServerKey> server_key() = 0;

  virtual Figures figures() const = 0;
  /// Commits what is waiting and stops the writer; later appends fail with kBusy. The destructor
  /// does it as well.
  virtual void close() = 0;
};

struct OpenSettings {
  /// How long an append waits for a database that does not answer: whoever chose something is
  /// better served late than not at all.
  std::chrono::milliseconds patience{10'000};
  /// How long everything else waits, because somebody waits for the answer.
  std::chrono::milliseconds answer{1'500};
  /// Opens a database beside the server that uses it: for looking and for tidying up, not to serve
  /// tables. The server hears what is told here.
  bool beside_a_server = false;
};

/// "postgresql://…" or "postgres://…" opens PostgreSQL; anything else is the path of a file of
/// SQLite, made if it is not there. The failure's message says what is wrong and what to do.
Result<std::unique_ptr<Storage>> open_storage(const std::string& where,
                                              const OpenSettings& settings = {});

}  // namespace tavola::storage
