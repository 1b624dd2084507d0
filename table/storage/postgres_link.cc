#include "storage/postgres_link.h"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <thread>

namespace tavola::storage {
namespace {

using namespace std::chrono_literals;

/// Every connection is used with the same settings, whatever the server's own are.
constexpr const char* kSettings =
    "SET search_path TO tavola; SET synchronous_commit TO on; SET client_min_messages TO warning; "
    "SET default_transaction_isolation TO 'read committed'; SET lock_timeout TO '1s'; "
    "SET statement_timeout TO '30s'; SET idle_in_transaction_session_timeout TO '20s'";

/// No single try to connect takes longer, however much patience there is.
constexpr std::chrono::milliseconds kLongestTry{3000};

std::string first_line(const char* message) {
  std::string line(message == nullptr ? "" : message);
  line.erase(std::min(line.find('\n'), line.size()));
  while (!line.empty() && (line.back() == ' ' || line.back() == '.')) line.pop_back();
  return line;
}

void add_quoted(std::string& text, std::string_view item) {
  text += '"';
  for (const char c : item) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  text += '"';
}

}  // namespace

// ---- rows and values ----------------------------------------------------------------------------

PostgresRows::PostgresRows(pg_result* result) : result_(result, PQclear) {}

int PostgresRows::size() const { return PQntuples(result_.get()); }

std::string PostgresRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresRows::number(int row, int column) const {
  return std::strtoll(PQgetvalue(result_.get(), row, column), nullptr, 10);
}

bool PostgresRows::yes(int row, int column) const {
  return *PQgetvalue(result_.get(), row, column) == 't';
}

bool PostgresRows::null(int row, int column) const {
  return PQgetisnull(result_.get(), row, column) != 0;
}

std::int64_t PostgresRows::changed() const {
  return std::strtoll(PQcmdTuples(result_.get()), nullptr, 10);
}

std::string array_text(const std::vector<std::optional<std::string>>& items) {
  std::string text = "{";
  for (const auto& item : items) {
    if (text.size() > 1) text += ',';
    if (item)
      add_quoted(text, *item);
    else
      text += "NULL";
  }
  return text + "}";
}

std::string array_text(const std::vector<std::string>& items) {
  std::string text = "{";
  for (const std::string& item : items) {
    if (text.size() > 1) text += ',';
    add_quoted(text, item);
  }
  return text + "}";
}

std::string array_text(const std::vector<std::uint64_t>& items) {
  std::string text = "{";
  for (const std::uint64_t item : items) {
    if (text.size() > 1) text += ',';
    text += std::to_string(item);
  }
  return text + "}";
}

std::string bytes_text(std::string_view bytes) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string text = "\\x";
  for (const char c : bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4U];
    text += kDigits[static_cast<unsigned char>(c) & 15U];
  }
  return text;
}

// ---- the connection -----------------------------------------------------------------------------

PostgresLink::PostgresLink(std::string url, std::chrono::milliseconds patience)
    : url_(std::move(url)), patience_(patience) {}

PostgresLink::~PostgresLink() { drop(); }

void PostgresLink::drop() {
  if (handle_ != nullptr) PQfinish(handle_);
  handle_ = nullptr;
}

Result<> PostgresLink::shake_hands(Clock::time_point until) {
  if (handle_ == nullptr || PQstatus(handle_) == CONNECTION_BAD) return {};  // see below
  PostgresPollingStatusType step = PGRES_POLLING_WRITING;
  while (step != PGRES_POLLING_OK && step != PGRES_POLLING_FAILED) {
    if (Result<> came = wait(step == PGRES_POLLING_WRITING, until); !came) return came;
    step = PQconnectPoll(handle_);
  }
  return {};
}

Result<> PostgresLink::connect_once() {
  if (handle_ != nullptr && PQstatus(handle_) == CONNECTION_OK) return {};
  drop();
  // What stands in the URL comes last and so wins. A peer that has gone without a word is noticed
  // within seconds, also by the connection that only listens.
  const char* names[] = {"fallback_application_name",
                         "tcp_user_timeout",
                         "keepalives_idle",
                         "keepalives_interval",
                         "keepalives_count",
                         "dbname",
                         nullptr};
  const char* values[] = {"tavola", "5000", "5", "2", "3", url_.c_str(), nullptr};
  handle_ = PQconnectStartParams(names, values, 1);
  if (const Result<> came = shake_hands(Clock::now() + std::min(patience_, kLongestTry)); !came) {
    drop();
    return came;
  }
  if (handle_ == nullptr || PQstatus(handle_) != CONNECTION_OK) {
    const std::string why = handle_ == nullptr ? "no memory" : first_line(PQerrorMessage(handle_));
    drop();
    return std::unexpected(Failure{Fault::kBusy, "PostgreSQL cannot be reached: " + why + "."});
  }
  PQsetnonblocking(handle_, 1);
  // What matters comes back as a failure; the rest would go to the standard error stream.
  PQsetNoticeProcessor(
      handle_, [](void*, const char*) {}, nullptr);
  // Several statements in one string go only through the simple protocol.
  if (PQsendQuery(handle_, kSettings) == 0) return std::unexpected(lost().error());
  const auto set = answer();
  if (set) return {};
  drop();
  return std::unexpected(set.error());
}

Result<> PostgresLink::connect(Clock::time_point until) {
  std::chrono::milliseconds pause = 50ms;
  while (true) {
    Result<> connected = connect_once();
    if (connected || Clock::now() + pause >= until) return connected;
    std::this_thread::sleep_for(pause);
    pause = std::min<std::chrono::milliseconds>(pause * 2, 1000ms);
  }
}

Result<> PostgresLink::wait(bool for_writing, Clock::time_point until) {
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd descriptor{PQsocket(handle_),
                      static_cast<short>(for_writing ? POLLIN | POLLOUT : POLLIN), 0};
    const int ready = ::poll(&descriptor, 1, static_cast<int>(std::max<long long>(left, 0)));
    if (ready > 0) return {};
    if (ready < 0 && errno == EINTR) continue;
    return std::unexpected(Failure{Fault::kBusy, "PostgreSQL does not answer."});
  }
}

Failure PostgresLink::failure(pg_result* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string code = state == nullptr ? "" : state;
  const std::string said = first_line(PQresultErrorMessage(result));
  if (code == "23505") return {Fault::kTaken, "It exists already."};
  if (code == "53100") return {Fault::kFull, "PostgreSQL has no room on its disk: " + said + "."};
  // The server is shutting down, starting up, out of room or lost; it may come back.
  const bool passing = code.empty() || code.starts_with("08") || code.starts_with("57P") ||
                       code.starts_with("53") || code.starts_with("40") ||
                       code.starts_with("55P03") || code == "25P03";
  return {passing ? Fault::kBusy : Fault::kBroken, "PostgreSQL says: " + said + "."};
}

Result<PostgresRows> PostgresLink::lost() {
  const std::string why = handle_ == nullptr ? "" : first_line(PQerrorMessage(handle_));
  drop();
  return std::unexpected(
      Failure{Fault::kBusy, "The connection to PostgreSQL was lost" +
                                (why.empty() ? std::string(".") : ": " + why + ".")});
}

Result<PostgresRows> PostgresLink::run(const char* sql, Values values) {
  if (handle_ == nullptr) return lost();
  std::vector<const char*> texts;
  texts.reserve(values.size());
  for (const std::string& value : values) texts.push_back(value.c_str());
  if (PQsendQueryParams(handle_, sql, static_cast<int>(texts.size()), nullptr, texts.data(),
                        nullptr, nullptr, 0) == 0)
    return lost();
  return answer();
}

Result<PostgresRows> PostgresLink::answer() {
  Clock::time_point until = Clock::now() + patience_;
  for (int left = PQflush(handle_); left != 0; left = PQflush(handle_)) {
    if (left < 0 || !wait(true, until)) return lost();
    if (PQconsumeInput(handle_) == 0) return lost();
  }
  PostgresRows rows;
  std::optional<Failure> failed;
  while (true) {
    while (PQisBusy(handle_) != 0) {
      if (!wait(false, until)) return lost();
      if (PQconsumeInput(handle_) == 0) return lost();
      until = Clock::now() + patience_;
    }
    pg_result* result = PQgetResult(handle_);
    if (result == nullptr) break;
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
      rows = PostgresRows(result);
      continue;
    }
    if (!failed) failed = failure(result);
    PQclear(result);
  }
  if (PQstatus(handle_) != CONNECTION_OK) return lost();
  if (failed) return std::unexpected(*failed);
  return rows;
}

Result<> PostgresLink::transaction(const std::function<Result<>(PostgresLink&)>& work,
                                   bool* uncertain) {
  const Clock::time_point until = Clock::now() + patience_;
  std::chrono::milliseconds pause = 20ms;
  while (true) {
    if (Result<> ready = connect(until); !ready) return ready;
    Result<> done;
    if (const auto begun = run("BEGIN"); !begun) done = std::unexpected(begun.error());
    if (done) done = work(*this);
    if (done) {
      const auto committed = run("COMMIT");
      if (committed) return {};
      if (!connected() && uncertain != nullptr) *uncertain = true;
      // Without a connection the commit may or may not have happened; whoever asked must look.
      if (!connected()) return std::unexpected(committed.error());
      done = std::unexpected(committed.error());
    }
    if (connected()) (void)run("ROLLBACK");
    if (done.error().fault != Fault::kBusy || Clock::now() + pause >= until) return done;
    std::this_thread::sleep_for(pause);
    pause = std::min<std::chrono::milliseconds>(pause * 2, 500ms);
  }
}

Result<std::vector<std::string>> PostgresLink::notified(std::chrono::milliseconds time) {
  const Clock::time_point until = Clock::now() + time;
  std::vector<std::string> payloads;
  while (true) {
    if (handle_ == nullptr || PQconsumeInput(handle_) == 0) {
      (void)lost();
      return std::unexpected(Failure{Fault::kBusy, "The connection to PostgreSQL was lost."});
    }
    while (PGnotify* notice = PQnotifies(handle_)) {
      payloads.emplace_back(notice->extra);
      PQfreemem(notice);
    }
    if (!payloads.empty() || !wait(false, until)) return payloads;
  }
}

}  // namespace tavola::storage
