// What a room needs from the house it stands in: that entries are kept for good, that bots think
// somewhere else, that time passes, and that a new table is opened for a rematch. A house is asked
// by one room, about that room's table; whatever it is given to call back, it calls on the room's
// own turn, never while another call of the room is running, and never once the room is gone.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.h"
#include "play/problem.h"
#include "rooms/hall/expiry.h"
#include "rooms/room/guest.h"
#include "rooms/room/room_header.h"
#include "rooms/work/errand.h"
#include "words/language.h"

namespace tavola::rooms {

/// What the list of tables shows of one.
struct Summary {
  struct Chair {
    std::string name;
    std::string bot;    // who plays for it now, a stand-in included; empty for a person
    bool here = false;  // its person is connected
    bool open = false;  // anybody on the server may take it
    /// Whom it plays, in every language; empty where that has no other name than the seat.
    std::array<std::string, words::kLanguages.size()> figure = {};
    friend bool operator==(const Chair&, const Chair&) = default;
  };
  std::string game;
  std::string title;
  std::vector<Chair> seats;
  int round = 0;
  bool over = false;
  int spectators = 0;
  bool begun = false;       // somebody has chosen something
  std::vector<Seat> turn;   // people who may answer now
  std::optional<bool> won;  // of a game that is over
  bool conceded = false;    // the people have given up
  bool goes_on = false;     // another table of its campaign can be begun from here
  /// The tokens of seats that somebody has taken, by seat; empty where the header's is good.
  std::vector<std::string> taken = {};
  friend bool operator==(const Summary&, const Summary&) = default;
};

/// What a room has done elsewhere, at the same time as it goes on itself.
struct ErrandWish {
  std::vector<GuestId> for_whom;      // who waits for it
  std::chrono::milliseconds time{0};  // that it would like; 0: it takes as long as it takes
  bool urgent = false;                // people have waited long enough for it
  /// Touches nothing of the room, and looks now and then whether its time is up.
  std::function<void(const Leave&)> work;
  std::function<void()> then;  // on the room's turn
  /// What is done on the room's turn when it has not come back after so long; whoever drops the
  /// errand then does not get it any more.
  std::chrono::milliseconds patience{0};
  std::function<void()> too_late = nullptr;
};

class House {
 public:
  virtual ~House() = default;
  /// Keeps entries of this table, after those kept before, and together with them a rest point in
  /// place of the one before; where it is empty, that one stays. `done` is called later, when they
  /// are on disk, or with the reason why they are not and never will be.
  virtual void keep(std::vector<std::string> entries, std::string rest,
                    std::function<void(play::Expected<>)> done) = 0;
  /// Has something done elsewhere, unless the errand is dropped before.
  virtual Errand elsewhere(ErrandWish wish) = 0;
  /// Calls `then` on the room's turn when the time has passed.
  virtual void after(std::chrono::milliseconds time, std::function<void()> then) = 0;
  /// Opens a new table.
  virtual void rematch(NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) = 0;
  /// Seconds since 1970.
  virtual std::int64_t now() const = 0;
  /// When the table will be cleared away, if that is soon enough to tell those who sit there.
  virtual std::optional<Expiry> expiry() const { return std::nullopt; }
  /// What the list of tables shows has changed.
  virtual void summarise(const Summary& summary) = 0;
  /// The table has come nearer to the core's limits than it ever had.
  virtual void reached(const std::string& game, const Reach& reach) = 0;
  /// The table has met a limit and takes no more choices, unless it goes back.
  virtual void table_failed(const std::string& game, const Failure& failure) = 0;
};

/// How a room behaves, the same for all rooms of a house.
struct RoomSettings {
  int think_milliseconds = 300;              // of a bot that searches, for one decision
  std::chrono::milliseconds bot_pause{350};  // before a bot's choice, so that people can follow
  std::chrono::milliseconds bot_turn{2400};  // that all pauses and thoughts of a bot's turn take
  std::function<std::chrono::steady_clock::time_point()> clock = std::chrono::steady_clock::now;
  int most_guests = 64;
  bool only_signed_in = false;  // who takes an open seat has an account
};

}  // namespace tavola::rooms
