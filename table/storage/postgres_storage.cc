#include "storage/postgres_storage.h"

#include <cstdint>
#include <utility>

#include "storage/postgres_schema.h"

namespace tavola::storage {
namespace {

/// Connections that answer questions.
constexpr std::size_t kMostLinks = 4;

}  // namespace

PostgresStorage::PostgresStorage(std::string url, const OpenSettings& settings)
    : url_(std::move(url)),
      settings_(settings),
      writing_(url_, settings.patience),
      hearing_(url_, settings.patience) {
  for (std::size_t i = 0; i < kMostLinks; ++i)
    links_.push_back(std::make_unique<PostgresLink>(url_, settings.answer));
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
  const Result<> made =
      writing_.transaction([](PostgresLink& link) { return make_postgres_schema(link); });
  if (!made) return made;
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
    if (!link_free_.wait_for(lock, settings_.answer, [this] { return !links_.empty(); }))
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

Result<PostgresRows> PostgresStorage::ask(const char* sql, PostgresLink::Values values) {
  PostgresRows rows;
  const Result<> done = with_link([&](PostgresLink& link) -> Result<> {
    auto answer = link.run(sql, values);
    if (!answer) return std::unexpected(answer.error());
    rows = *std::move(answer);
    return {};
  });
  if (!done) return std::unexpected(done.error());
  return rows;
}

Result<ServerKey> PostgresStorage::server_key() {
  const Result<PostgresRows> rows = ask("SELECT encode(key, 'hex') FROM server", {});
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
