// Everything below /api: each request is one function that reads strictly what it is given, asks
// the storage and the games, and gives an answer. It knows nothing of rooms in memory but what the
// hall tells it for the list of tables.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/problem.h"
#include "rooms/api/accounts.h"
#include "rooms/hall/hall.h"
#include "rooms/room/house.h"
#include "words/language.h"

namespace tavola::rooms {

/// Lets through so many tries in a while: of one address, or at one account.
class Patience {
 public:
  explicit Patience(int tries, std::chrono::seconds time = std::chrono::minutes(10))
      : tries_(tries), time_(time) {}
  /// Seconds to wait before the next try; nothing if it may be now.
  std::optional<int> wait(const std::string& whose);
  /// The same, and the try is made.
  std::optional<int> ask(const std::string& whose);

 private:
  struct Bucket {
    double left = 0;
    std::chrono::steady_clock::time_point at;
  };
  std::optional<int> wait_or_take(const std::string& whose, double tries);

  int tries_;
  std::chrono::seconds time_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

class Api {
 public:
  using Live = std::function<std::optional<Summary>(const std::string& table)>;
  Api(storage::Storage& storage, const HallSettings& settings, Live live);

  /// Waits for the storage. May be called from several threads.
  Answer answer(const Request& request);
  /// Hashes a password, and so belongs on a thread of its own.
  static bool is_slow(const Request& request);
  /// Plays a table again, and so belongs into the archive.
  static bool replays(const Request& request);
  /// Opens a new table and keeps it.
  play::Expected<TableKeys> open_table(NewTable wishes);

  using Reply = play::Expected<nlohmann::ordered_json>;

 private:
  struct Route;
  /// What the path of a request holds besides fixed words: the ID of /api/games/ID/guide.
  using Parts = std::vector<std::string>;

  static std::span<const Route> routes();
  // api_games.cc
  Reply games(const Request& request, const Parts& parts);
  Reply guide(const Request& request, const Parts& parts);
  Reply keywords(const Request& request, const Parts& parts);
  Reply words(const Request& request, const Parts& parts);
  Reply rule(const Request& request, const Parts& parts);
  Reply rules(const Request& request, const Parts& parts);
  Reply card(const Request& request, const Parts& parts);
  // api_tables.cc
  Reply new_table(const Request& request, const Parts& parts);
  Reply tables(const Request& request, const Parts& parts);
  Reply upload(const Request& request, const Parts& parts);
  Reply remove(const Request& request, const Parts& parts);
  Answer log(const Request& request, const std::string& table);
  // api_accounts.cc
  /// What opens a session for a name and a password.
  using OpenSession = play::Expected<std::string> (Accounts::*)(const std::string&,
                                                                const std::string&);
  Reply with_password(const Request& request, OpenSession open);
  /// The account that a request to enter speaks of, folded; empty if it names none.
  static std::string account_named(const Request& request);
  Reply make_account(const Request& request, const Parts& parts);
  Reply enter_account(const Request& request, const Parts& parts);
  Reply leave_account(const Request& request, const Parts& parts);
  Reply keep_token(const Request& request, const Parts& parts);
  Reply see_account(const Request& request, const Parts& parts);

  play::Expected<TableKeys> keep_new(
      const NewTable& wishes,
      const std::function<play::Expected<StoredTable>(const TableKeys&)>& make);
  play::Expected<> room_for_one() const;
  /// The table if the bearer's token opens something of it.
  play::Expected<std::pair<storage::TableRow, Claim>> claimed(const Request& request,
                                                              const std::string& table);
  nlohmann::ordered_json table_json(const storage::TableRow& row) const;
  bool shown(const std::string& game) const;

  storage::Storage& storage_;
  const HallSettings& settings_;
  Live live_;
  Accounts accounts_;
  Patience account_patience_;   // of addresses
  Patience password_patience_;  // with wrong passwords for one account, from wherever they come
};

// ---- shared by the parts of the api -------------------------------------------------------------

/// `lang` of the query; English without it.
play::Expected<words::Language> language_of(const Request& request);
/// The body as a JSON object that has no other fields than these.
play::Expected<nlohmann::ordered_json> body_of(const Request& request,
                                               std::initializer_list<std::string_view> fields);
/// The HTTP status of a refusal.
int status_of(std::string_view code);
Answer refusal(const play::Problem& problem, std::optional<int> retry_after = std::nullopt);

}  // namespace tavola::rooms
