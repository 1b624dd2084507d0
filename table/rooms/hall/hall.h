// The hall: all rooms of one process. It answers the whole of /api and takes every frame of every
// connection to the room it belongs to. Rooms are opened from the storage when somebody comes and
// dropped when nobody has been there for a while; what happens in one room happens one after
// another, different rooms work side by side.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "rooms/hall/expiry.h"
#include "rooms/hall/failed_table.h"
#include "rooms/people/access.h"
#include "rooms/room/guest.h"
#include "rooms/work/errand.h"
#include "rooms/work/work_marks.h"
#include "storage/storage.h"

namespace tavola::rooms {

/// One request to /api.
struct Request {
  std::string method;   // "GET"
  std::string path;     // "/api/games", without the query
  std::string bearer;   // what follows "Authorization: Bearer", or nothing
  std::string address;  // of whoever asks, for limits
  std::string body;
  std::map<std::string, std::string> query;  // decoded
  Leave leave = {};                          // how long the answer may take
};

struct Answer {
  int status = 200;
  std::string body;
  std::string type = "application/json";
  std::string file_name;  // not empty: to be saved under this name
};

/// Somebody's turn has come while they were not there.
struct TurnCame {
  std::string table;
  std::string token;  // of the seat
  std::string game;
  std::string title;  // of the table; may be empty
};

struct HallSettings {
  /// The name of this process in the storage; a random one if empty.
  std::string process;
  /// Where people reach this process, so that others can send them here.
  std::string public_url;
  int room_threads = 0;  // 0: as many as the machine has
  int bot_threads = 0;
  std::size_t most_tables = 20'000;  // that are kept
  std::size_t most_guests = 64;      // at one table
  /// How long a room stays in memory with nobody in it.
  std::chrono::milliseconds idle{60'000};
  /// After this time without a sign of life others take a process's tables over.
  std::chrono::milliseconds lease{5'000};
  /// How long a bot of the kind "search" thinks about a choice.
  std::chrono::milliseconds bot_time{300};
  /// Before a bot's choice, so that people can follow.
  std::chrono::milliseconds bot_pause{350};
  /// An uploaded table may take so many steps to play out, and so much time of the processor.
  std::size_t upload_steps = 50'000;
  std::chrono::milliseconds replay_time{10'000};
  /// The same time for a table that is stored here already.
  std::chrono::milliseconds opening_time{60'000};
  /// Games that are not shown to players can be played too.
  bool toys = false;
  /// Who may make tables and take open seats.
  Access access = Access::kOpen;
  /// Accounts: tries from one address in ten minutes.
  int account_tries = 20;
  /// Of one address, in so many connections as it likes: how often it sits down at a table in ten
  /// seconds, has something kept that is no choice in a minute, and opens tables for a rematch in
  /// forty seconds.
  int sits = 200;
  int additions = 600;
  int rematches = 40;
  /// Wrong passwords for one account from one address in ten minutes.
  int password_tries = 10;
  /// How long tables are kept.
  ExpirySettings expiry = {};
  /// The public half of the key by which push services know this server, as browsers want it;
  /// empty where nobody is told of turns that way.
  std::string push_key = {};
  /// Is told of turns of people who are not there, from any thread. Must not wait.
  std::function<void(const TurnCame&)> turn_came = {};
  /// Whether the storage fails or does not answer now; may be empty. Then no request that waits for
  /// it is kept waiting for longer than `longest_wait`.
  std::function<bool()> storage_gone = {};
  /// What draws the pictures of a printed story of a game; see play/printed_story.h.
  std::function<std::string(std::string_view game)> story_kit = {};
  std::chrono::milliseconds longest_wait{1'800};
  /// The time of day at the tables, in seconds since 1970; that of the machine if it is empty.
  std::function<std::int64_t()> now = {};
  /// Is told of every table that was cleared away, from any thread.
  std::function<void(const std::string& table, const Expiry& expiry)> cleared_away = {};
  /// Is told of every table that fails, from any thread.
  std::function<void(const FailedTable&)> table_failed = {};
  /// Is told of every table at which a check broke outside of its steps, from any thread.
  std::function<void(const BrokenTable&)> table_broken = {};
  /// Where it is kept for which tables this process works; outlives the hall. In memory if null.
  WorkMarks* marks = nullptr;
  /// Is told once of every table that cannot be opened, from any thread.
  std::function<void(const UnopenedTable&)> table_unopened = {};
};

struct HallFigures {
  std::size_t rooms = 0;   // tables in memory
  std::size_t guests = 0;  // connections, seated or not
  std::uint64_t choices = 0;
  std::uint64_t messages = 0;  // frames received
  std::uint64_t refusals = 0;  // of messages and requests
  std::uint64_t requests = 0;
  std::size_t thinking = 0;    // works that wait for a bot's thread or are on one
  std::size_t replaying = 0;   // tables that are played again, or wait for it
  std::uint64_t failed = 0;    // tables that met a limit
  std::uint64_t broken = 0;    // works for tables in which a check broke
  std::uint64_t checks = 0;    // that broke under a guard, those in thoughts of bots too
  std::uint64_t unopened = 0;  // tables that cannot be opened
  double rooms_wait = 0;       // seconds until a room gets its turn
  double requests_wait = 0;    // seconds until a request is looked at
  std::map<std::string, Reach> reaches = {};  // the nearest that tables of a game came to limits
  /// From the frame of a choice to its broadcast, as in storage::Figures.
  static constexpr std::array<double, 10> kBounds = storage::Figures::kBounds;
  std::array<std::uint64_t, kBounds.size() + 1> took{};
  double took_seconds = 0;
  storage::Figures storage;
};

class Hall {
 public:
  /// The storage outlives the hall.
  Hall(storage::Storage& storage, HallSettings settings);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// Answers one request; `done` is called once, from some thread, perhaps before ask() returns.
  /// It is never called when the errand is dropped before: nobody waits for the answer any more.
  Errand ask(Request request, std::function<void(Answer)> done);

  /// A new connection; the number is its name from now on.
  std::uint64_t enter(std::shared_ptr<Guest> guest, std::string address);
  /// One frame, in the order in which they came. Never blocks.
  void receive(std::uint64_t guest, std::string_view text);
  void leave(std::uint64_t guest);

  HallFigures figures() const;
  /// What has used so much of the processor's time since something last came of it.
  std::vector<StuckWork> stuck(std::chrono::nanoseconds least) const;
  /// Takes nothing new, waits until everything is kept, and gives the tables free.
  void close();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace tavola::rooms
