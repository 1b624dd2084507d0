#include "storage/watched_storage.h"

#include <utility>

namespace tavola::storage {
namespace {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

/// Whether it is the database's fault, and not that something is not there or belongs to another.
std::optional<std::size_t> kind_of(Fault fault) {
  switch (fault) {
    case Fault::kFull:
      return 0;
    case Fault::kBusy:
      return 1;
    case Fault::kBroken:
      return 2;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::string_view trouble_name(Fault fault) {
  switch (fault) {
    case Fault::kFull:
      return "disk_full";
    case Fault::kBusy:
      return "database_gone";
    default:
      return "database_broken";
  }
}

WatchedStorage::WatchedStorage(std::unique_ptr<Storage> inside, Watcher watcher,
                               std::chrono::milliseconds silence)
    : inside_(std::move(inside)), watcher_(std::move(watcher)), silence_(silence) {}

std::optional<StorageTrouble> WatchedStorage::trouble() const {
  std::scoped_lock lock(mutex_);
  if (now_[0] || now_[1]) return now_[0] ? now_[0] : now_[1];
  // A greeting is the smallest thing that can be asked for.
  if (greeting_since_ && Clock::now() - *greeting_since_ >= silence_)
    return StorageTrouble{Fault::kBusy, "The database does not answer.", *greeting_since_};
  return std::nullopt;
}

std::uint64_t WatchedStorage::troubles(Fault fault) const {
  std::scoped_lock lock(mutex_);
  const auto kind = kind_of(fault);
  return kind ? count_[*kind] : 0;
}

void WatchedStorage::saw(Way way, const Failure* failure) {
  const auto kind = failure == nullptr ? std::nullopt : kind_of(failure->fault);
  if (!kind && well_) return;  // nearly always
  std::optional<StorageTrouble> began, ended;
  {
    std::scoped_lock lock(mutex_);
    std::optional<StorageTrouble>& now = now_[static_cast<std::size_t>(way)];
    if (kind) {
      ++count_[*kind];
      if (!now || now->fault != failure->fault) {
        began = StorageTrouble{failure->fault, failure->message, now ? now->since : Clock::now()};
        now = began;
      }
    } else {
      ended = std::exchange(now, std::nullopt);
      // What can be written can be reached, and while nobody comes, nobody reads.
      if (way == Way::kWrite && !ended) ended = std::exchange(now_[1], std::nullopt);
      if (way == Way::kWrite) now_[1].reset();
    }
    well_ = !now_[0] && !now_[1];
  }
  if (began && watcher_.began) watcher_.began(*began);
  if (ended && watcher_.ended)
    watcher_.ended(
        *ended, std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - ended->since));
}

Result<> WatchedStorage::create(const TableRow& row, const std::vector<std::string>& entries,
                                const std::string& rest) {
  return seen(Way::kWrite, inside_->create(row, entries, rest));
}
Result<TableRow> WatchedStorage::look(const std::string& table) {
  return seen(Way::kRead, inside_->look(table));
}
Result<StoredTable> WatchedStorage::read(const std::string& table) {
  return seen(Way::kRead, inside_->read(table));
}
Result<std::vector<TableRow>> WatchedStorage::list(const ListWish& wish) {
  return seen(Way::kRead, inside_->list(wish));
}
Result<std::uint64_t> WatchedStorage::count_tables() {
  return seen(Way::kRead, inside_->count_tables());
}
Result<> WatchedStorage::create_campaign(const std::string& campaign,
                                         const std::vector<NewChapter>& chapters) {
  return seen(Way::kWrite, inside_->create_campaign(campaign, chapters));
}
Result<> WatchedStorage::remove(const std::string& table) {
  return seen(Way::kWrite, inside_->remove(table));
}
void WatchedStorage::append(Append append, Done done) {
  inside_->append(std::move(append), [this, done = std::move(done)](Result<> result) {
    saw(Way::kWrite, result ? nullptr : &result.error());
    done(std::move(result));
  });
}
void WatchedStorage::note(std::string table, Note note, Done done) {
  inside_->note(std::move(table), std::move(note), [this, done = std::move(done)](Result<> result) {
    saw(Way::kWrite, result ? nullptr : &result.error());
    done(std::move(result));
  });
}
Result<> WatchedStorage::greet(const std::string& process, const std::string& url,
                               std::chrono::milliseconds ttl) {
  const Moment began = Clock::now();
  {
    std::scoped_lock lock(mutex_);
    greeting_since_ = began;
  }
  Result<> greeted = inside_->greet(process, url, ttl);
  {
    std::scoped_lock lock(mutex_);
    if (greeting_since_ == began) greeting_since_.reset();
  }
  return seen(Way::kWrite, std::move(greeted));
}
Result<> WatchedStorage::farewell(const std::string& process) {
  return seen(Way::kWrite, inside_->farewell(process));
}
Result<Lease> WatchedStorage::lease(const std::string& table, const std::string& process) {
  return seen(Way::kWrite, inside_->lease(table, process));
}
Result<> WatchedStorage::release(const Lease& lease) {
  return seen(Way::kWrite, inside_->release(lease));
}
Result<std::optional<Process>> WatchedStorage::holder(const std::string& table) {
  return seen(Way::kRead, inside_->holder(table));
}
std::shared_ptr<void> WatchedStorage::listen(Heard heard) {
  return inside_->listen(std::move(heard));
}
Result<> WatchedStorage::tell(const std::string& table, const std::string& what) {
  return inside_->tell(table, what);
}
Result<Account> WatchedStorage::open_account(const std::string& key, const std::string& name,
                                             const std::string& password_hash,
                                             const std::string& invite_hash) {
  return seen(Way::kWrite, inside_->open_account(key, name, password_hash, invite_hash));
}
Result<Account> WatchedStorage::account(const std::string& key) {
  return seen(Way::kRead, inside_->account(key));
}
Result<> WatchedStorage::open_session(std::int64_t account, const std::string& token_hash,
                                      Seconds until) {
  return seen(Way::kWrite, inside_->open_session(account, token_hash, until));
}
Result<Account> WatchedStorage::session(const std::string& token_hash) {
  return seen(Way::kRead, inside_->session(token_hash));
}
Result<> WatchedStorage::close_session(const std::string& token_hash) {
  return seen(Way::kWrite, inside_->close_session(token_hash));
}
Result<> WatchedStorage::set_password(std::int64_t account, const std::string& password_hash,
                                      const std::string& but_session) {
  return seen(Way::kWrite, inside_->set_password(account, password_hash, but_session));
}
Result<> WatchedStorage::keep_invite(const std::string& token_hash, Seconds until) {
  return seen(Way::kWrite, inside_->keep_invite(token_hash, until));
}
Result<> WatchedStorage::add_chapter(const std::string& campaign, const ChapterRow& chapter) {
  return seen(Way::kWrite, inside_->add_chapter(campaign, chapter));
}
Result<std::vector<ChapterRow>> WatchedStorage::chapters(const std::string& campaign) {
  return seen(Way::kRead, inside_->chapters(campaign));
}
Result<> WatchedStorage::keep_token(std::int64_t account, const KeptToken& token) {
  return seen(Way::kWrite, inside_->keep_token(account, token));
}
Result<std::vector<KeptToken>> WatchedStorage::kept_tokens(std::int64_t account) {
  return seen(Way::kRead, inside_->kept_tokens(account));
}
Result<> WatchedStorage::keep_push(const PushRow& push, std::size_t most) {
  return seen(Way::kWrite, inside_->keep_push(push, most));
}
Result<std::vector<PushRow>> WatchedStorage::pushes(const std::string& table,
                                                    const std::string& token) {
  return seen(Way::kRead, inside_->pushes(table, token));
}
Result<> WatchedStorage::drop_push(const std::string& endpoint) {
  return seen(Way::kWrite, inside_->drop_push(endpoint));
}
Result<ServerKey> WatchedStorage::server_key() { return seen(Way::kRead, inside_->server_key()); }
Result<std::vector<TableRow>> WatchedStorage::oldest(const OldestWish& wish) {
  return seen(Way::kRead, inside_->oldest(wish));
}
Result<> WatchedStorage::expire(const std::string& table, Seconds changed_until) {
  return seen(Way::kWrite, inside_->expire(table, changed_until));
}
Result<> WatchedStorage::close_table(const std::string& table, bool closed) {
  return seen(Way::kWrite, inside_->close_table(table, closed));
}
Result<> WatchedStorage::count_stop(const std::string& table) {
  return seen(Way::kWrite, inside_->count_stop(table));
}
Result<std::vector<Account>> WatchedStorage::accounts() {
  return seen(Way::kRead, inside_->accounts());
}
Result<> WatchedStorage::close_account(const std::string& key, bool closed) {
  return seen(Way::kWrite, inside_->close_account(key, closed));
}
Result<> WatchedStorage::remove_account(const std::string& key) {
  return seen(Way::kWrite, inside_->remove_account(key));
}
Figures WatchedStorage::figures() const { return inside_->figures(); }
void WatchedStorage::close() { inside_->close(); }

}  // namespace tavola::storage
