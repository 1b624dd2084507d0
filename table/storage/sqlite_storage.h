// Tables and accounts in one file of SQLite, for one server process. The file is in WAL mode with
// full synchronisation: what is committed survives a power cut. One connection writes, another
// reads, so that reading a long table holds nobody up.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "storage/commit_mark.h"
#include "storage/hearers.h"
#include "storage/sqlite_file.h"
#include "storage/storage.h"
#include "storage/writer.h"

namespace tavola::storage {

class SqliteStorage final : public Storage {
 public:
  static Result<std::unique_ptr<Storage>> open(const std::string& path,
                                               const OpenSettings& settings = {});
  ~SqliteStorage() override;

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

  std::shared_ptr<void> listen(Heard heard) override { return hearers_.add(std::move(heard)); }
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
  SqliteStorage() = default;
  Result<> prepare(const std::string& path);
  /// Runs `work` as one transaction of the writing connection.
  Result<> write(const std::function<Result<>(SqliteFile&)>& work);
  /// The same for leases, which are void after a crash anyway and need not wait for the disk.
  Result<> write_soon(const std::function<Result<>(SqliteFile&)>& work);
  Result<> transaction(const std::function<Result<>(SqliteFile&)>& work);
  std::vector<Result<>> commit(const std::vector<Job>& batch);
  Result<> keep(const Append& append);
  Result<> keep(const NoteOf& note);
  /// Removes a table that has not changed after that time.
  Result<> remove_unchanged(const std::string& table, Seconds changed_until);
  /// What is told beside a server stands in the file until that server hears it.
  Result<> tell_the_server(SqliteFile& database, const std::string& table, const std::string& what);
  void hear();

  bool beside_ = false;
  std::mutex ear_mutex_;
  std::condition_variable ear_wakes_;
  bool closing_ = false;
  std::thread ear_;
  int lock_ = -1;
  std::mutex write_mutex_, read_mutex_;
  SqliteFile writing_, reading_;
  CommitMark mark_;
  Hearers hearers_;
  std::unique_ptr<Writer> writer_;
};

}  // namespace tavola::storage
