// Everything below /api: each request is one function that reads strictly what it is given, asks
// the storage and the games, and gives an answer. It knows nothing of rooms in memory but what the
// hall tells it for the list of tables.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <map>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/problem.h"
#include "rooms/api/accounts.h"
#include "rooms/hall/hall.h"
#include "rooms/room/house.h"
#include "words/language.h"

namespace tavola::rooms {

/// The largest body of all, that of a campaign: what is taken along must come in again.
inline constexpr std::size_t kLargestBody = std::size_t{8} << 20U;

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

/// Why a request was refused and, where waiting helps, how many seconds.
struct Refused : play::Problem {
  Refused(play::Problem why, std::optional<int> wait = std::nullopt)  // NOLINT: a problem is one
      : play::Problem(std::move(why)), retry_after(wait) {}
  std::optional<int> retry_after;
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

  using Reply = std::expected<nlohmann::ordered_json, Refused>;

 private:
  struct Route;
  /// What the path of a request holds besides fixed words: the ID of /api/games/ID/guide.
  using Parts = std::vector<std::string>;

  static std::span<const Route> routes();
  // api_games.cc
  Reply games(const Request& request, const Parts& parts);
  Reply guide(const Request& request, const Parts& parts);
  Reply lesson(const Request& request, const Parts& parts);
  Reply keywords(const Request& request, const Parts& parts);
  Reply names(const Request& request, const Parts& parts);
  Reply words(const Request& request, const Parts& parts);
  Reply rule(const Request& request, const Parts& parts);
  Reply rules(const Request& request, const Parts& parts);
  Reply cards(const Request& request, const Parts& parts);
  Reply card(const Request& request, const Parts& parts);
  // api_tables.cc
  Reply new_table(const Request& request, const Parts& parts);
  Reply tables(const Request& request, const Parts& parts);
  Reply see_table(const Request& request, const Parts& parts);
  Reply player(const Request& request, const Parts& parts);
  Reply upload(const Request& request, const Parts& parts);
  Reply remove(const Request& request, const Parts& parts);
  Answer log(const Request& request, const std::string& table);
  // api_campaigns.cc
  Reply campaign(const Request& request, const Parts& parts);
  Answer campaign_file(const Request& request, const std::string& table);
  Answer printed_story(const Request& request, const std::string& table);
  Reply bring_campaign(const nlohmann::ordered_json& file, const Request& request);
  /// The id of the campaign that a table is a chapter of.
  play::Expected<std::string> campaign_of(const storage::TableRow& row) const;
  /// The new table stands among the chapters of its campaign.
  play::Expected<> keep_chapter(const NewTable& wishes, const std::string& table);
  /// Good unless a chapter goes on from this table.
  play::Expected<> no_chapter_follows(const storage::TableRow& row) const;
  // api_push.cc
  Reply see_push(const Request& request, const Parts& parts);
  Reply keep_push(const Request& request, const Parts& parts);
  Reply forget_push(const Request& request, const Parts& parts);
  // api_accounts.cc
  /// Good unless this server wants accounts and the request comes without one: "sign_in".
  play::Expected<> signed_in(const Request& request, std::string_view to_do);
  /// By whom wrong passwords are counted: an account and an address together, so that nobody locks
  /// anybody else out.
  static std::string guesser(const std::string& name, const Request& request);
  static std::unexpected<Refused> too_many_guesses(int wait);
  Reply make_account(const Request& request, const Parts& parts);
  Reply enter_account(const Request& request, const Parts& parts);
  Reply change_password(const Request& request, const Parts& parts);
  Reply leave_account(const Request& request, const Parts& parts);
  Reply keep_token(const Request& request, const Parts& parts);
  Reply see_account(const Request& request, const Parts& parts);

  /// Tokens for a table of so many seats, and an id that no table has.
  play::Expected<TableKeys> new_keys(std::size_t seats);
  play::Expected<TableKeys> keep_new(
      const NewTable& wishes,
      const std::function<play::Expected<StoredTable>(const TableKeys&)>& make);
  play::Expected<> room_for(std::size_t tables) const;
  /// The table if the bearer's token opens something of it.
  play::Expected<std::pair<storage::TableRow, Claim>> claimed(const Request& request,
                                                              const std::string& table);
  /// What tokens open at a table, whose seats somebody may have taken.
  play::Expected<Claim> claim_at(const storage::TableRow& row,
                                 const std::vector<std::string>& tokens);
  /// The tokens of seats that somebody has taken, by seat; empty where the header's is good.
  std::vector<std::string> taken_at(const storage::TableRow& row) const;
  /// The tokens of a table that are good now.
  play::Expected<TableKeys> keys_at(const storage::TableRow& row) const;
  /// What a saved table says of its game and of the names at its seats.
  play::Expected<NewTable> wishes_of(const nlohmann::ordered_json& log) const;
  nlohmann::ordered_json table_json(const storage::TableRow& row) const;
  bool shown(const std::string& game) const;
  static std::unexpected<play::Problem> no_such_game(const std::string& asked);

  storage::Storage& storage_;
  const HallSettings& settings_;
  Live live_;
  Accounts accounts_;
  Patience account_patience_;        // of addresses
  Patience password_patience_;       // wrong ones for one account from one address
  Patience chapters_patience_{240};  // chapters that an address may bring in ten minutes
  Patience push_patience_{120};      // how often it may say which browsers are to be told
};

// ---- shared by the parts of the api -------------------------------------------------------------

/// `lang` of the query; English without it.
play::Expected<words::Language> language_of(const Request& request);
/// The body as a JSON object that has no other fields than these.
play::Expected<nlohmann::ordered_json> body_of(const Request& request,
                                               std::initializer_list<std::string_view> fields);
/// "a,b" as its parts, at least one: whoever holds several tokens of a table gives them all.
std::vector<std::string> listed_tokens(const std::string& bearer);
/// How a new table is kept.
storage::TableRow new_row(const NewTable& wishes, const TableKeys& keys, const StoredTable& stored);
/// What whoever opened a table is told.
nlohmann::ordered_json keys_json(const TableKeys& keys);
/// The HTTP status of a refusal.
int status_of(std::string_view code);
Answer refusal(const play::Problem& problem, std::optional<int> retry_after = std::nullopt);

}  // namespace tavola::rooms
