// One connection to PostgreSQL. It is opened when first needed and again when it was lost, with
// growing pauses; a statement waits for its answer no longer than the patience it was given.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "storage/storage.h"

struct pg_conn;
struct pg_result;

namespace tavola::storage {

/// The rows that a statement gave.
class PostgresRows {
 public:
  explicit PostgresRows(pg_result* result = nullptr);
  int size() const;
  std::int64_t number(int row, int column) const;
  std::string text(int row, int column) const;
  bool yes(int row, int column) const;
  bool null(int row, int column) const;
  /// How many rows the statement changed.
  std::int64_t changed() const;

 private:
  std::shared_ptr<pg_result> result_;
};

/// An array as PostgreSQL reads it; nothing becomes NULL.
std::string array_text(const std::vector<std::optional<std::string>>& items);
std::string array_text(const std::vector<std::string>& items);
std::string array_text(const std::vector<std::uint64_t>& items);
/// Bytes as PostgreSQL reads and writes them.
std::string bytes_text(std::string_view bytes);

class PostgresLink {
 public:
  using Clock = std::chrono::steady_clock;
  using Values = std::initializer_list<std::string>;

  PostgresLink(std::string url, std::chrono::milliseconds patience);
  ~PostgresLink();
  PostgresLink(const PostgresLink&) = delete;
  PostgresLink& operator=(const PostgresLink&) = delete;

  /// Opens the connection if it is not open, trying again until the time is up: kBusy.
  Result<> connect(Clock::time_point until);
  /// Tries once, for as long as the patience is.
  Result<> connect_once();
  bool connected() const { return handle_ != nullptr; }
  void drop();

  /// One statement, with texts for $1, $2, …. After kBusy the connection is gone and nobody knows
  /// whether the statement ran.
  Result<PostgresRows> run(const char* sql, Values values = {});
  /// `work` as one transaction, again from its beginning when the connection was lost before the
  /// commit was sent. `uncertain`, if given, is set when it was lost after that.
  Result<> transaction(const std::function<Result<>(PostgresLink&)>& work,
                       bool* uncertain = nullptr);

  /// What was notified since, waiting a while for something: channel's payloads.
  Result<std::vector<std::string>> notified(std::chrono::milliseconds wait);

 private:
  Result<> wait(bool for_writing, Clock::time_point until);
  /// Goes through all steps of a new connection.
  Result<> shake_hands(Clock::time_point until);
  /// What the server says to what was sent; the patience begins anew whenever something comes.
  Result<PostgresRows> answer();
  Failure failure(pg_result* result);
  Result<PostgresRows> lost();

  std::string url_;
  std::chrono::milliseconds patience_;
  pg_conn* handle_ = nullptr;
};

}  // namespace tavola::storage
