// A storage that is watched: it passes everything on and remembers whether the database takes what
// it is given and answers what it is asked. Whoever runs the server is told when that begins to
// fail and when it works again; a process greets its database every second or so, so both are
// noticed while nobody plays.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

#include "storage/storage.h"

namespace tavola::storage {

/// A word for what is wrong, without a name, a path or an address in it.
std::string_view trouble_name(Fault fault);

struct StorageTrouble {
  Fault fault = Fault::kBroken;
  std::string message;  // may name files and addresses; for the operator alone
  std::chrono::steady_clock::time_point since;
};

class WatchedStorage final : public Storage {
 public:
  struct Watcher {
    std::function<void(const StorageTrouble&)> began = {};
    /// With what it was, and how long it took.
    std::function<void(const StorageTrouble&, std::chrono::milliseconds)> ended = {};
  };
  /// A greeting that has not been answered after the silence is trouble before it has failed.
  WatchedStorage(std::unique_ptr<Storage> inside, Watcher watcher,
                 std::chrono::milliseconds silence = std::chrono::seconds(1));

  /// What is wrong now: writing fails, or else reading does, or nothing is answered at all.
  std::optional<StorageTrouble> trouble() const;
  std::uint64_t troubles(Fault fault) const;

  Result<> create(const TableRow& row, const std::vector<std::string>& entries,
                  const std::string& rest) override;
  Result<TableRow> look(const std::string& table) override;
  Result<StoredTable> read(const std::string& table) override;
  Result<std::vector<TableRow>> list(const ListWish& wish) override;
  Result<std::uint64_t> count_tables() override;
  Result<> remove(const std::string& table) override;
  void append(Append append, Done done) override;
  void note(std::string table, Note note, Done done) override;
  Result<> greet(const std::string& process, const std::string& url,
                 std::chrono::milliseconds ttl) override;
  Result<> farewell(const std::string& process) override;
  Result<Lease> lease(const std::string& table, const std::string& process) override;
  Result<> release(const Lease& lease) override;
  Result<std::optional<Process>> holder(const std::string& table) override;
  std::shared_ptr<void> listen(Heard heard) override;
  Result<> tell(const std::string& table, const std::string& what) override;
  Result<Account> open_account(const std::string& key, const std::string& name,
                               const std::string& password_hash,
                               const std::string& invite_hash) override;
  Result<Account> account(const std::string& key) override;
  Result<> open_session(std::int64_t account, const std::string& token_hash,
                        Seconds until) override;
  Result<Account> session(const std::string& token_hash) override;
  Result<> close_session(const std::string& token_hash) override;
  Result<> set_password(std::int64_t account, const std::string& password_hash,
                        const std::string& but_session) override;
  Result<> keep_invite(const std::string& token_hash, Seconds until) override;
  Result<> add_chapter(const std::string& campaign, const ChapterRow& chapter) override;
  Result<> create_campaign(const std::string& campaign,
                           const std::vector<NewChapter>& chapters) override;
  Result<std::vector<ChapterRow>> chapters(const std::string& campaign) override;
  Result<> keep_token(std::int64_t account, const KeptToken& token) override;
  Result<std::vector<KeptToken>> kept_tokens(std::int64_t account) override;
  Result<> keep_push(const PushRow& push, std::size_t most) override;
  Result<std::vector<PushRow>> pushes(const std::string& table, const std::string& token) override;
  Result<> drop_push(const std::string& endpoint) override;
  Result<ServerKey> server_key() override;
  Result<std::vector<TableRow>> oldest(const OldestWish& wish) override;
  Result<> expire(const std::string& table, Seconds changed_until) override;
  Result<> close_table(const std::string& table, bool closed) override;
  Result<> count_stop(const std::string& table) override;
  Result<std::vector<Account>> accounts() override;
  Result<> close_account(const std::string& key, bool closed) override;
  Result<> remove_account(const std::string& key) override;
  Figures figures() const override;
  void close() override;

 private:
  /// What is asked for changes the database, or only reads it. One may fail while the other works:
  /// a full disk can still be read.
  enum class Way : std::uint8_t { kWrite, kRead };
  void saw(Way way, const Failure* failure);
  template <class T>
  Result<T> seen(Way way, Result<T> result) {
    saw(way, result ? nullptr : &result.error());
    return result;
  }

  const std::unique_ptr<Storage> inside_;
  const Watcher watcher_;
  const std::chrono::milliseconds silence_;
  mutable std::mutex mutex_;
  std::array<std::optional<StorageTrouble>, 2> now_;  // by way
  std::optional<std::chrono::steady_clock::time_point> greeting_since_;
  std::array<std::uint64_t, 3> count_{};  // full, busy, broken
  std::atomic<bool> well_ = true;
};

}  // namespace tavola::storage
