// A seat at a table, taken over a WebSocket by a program that chooses at random: for tests that
// play real games through the doors, and for measuring them. It reads messages by looking for the
// few fields it needs, so that thousands of seats cost little beside the server they load.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/clients/wire.h"

namespace tavola::server {

struct TableLinks {
  std::string table, host, spectator;
  std::vector<std::string> seats;
};

/// Opens a table, at which the last seats have bots. Nothing if the server refuses; `why` then has
/// its answer.
std::optional<TableLinks> open_table(int port, const std::string& game, int seats, int bots = 0,
                                     std::string* why = nullptr);

/// A choice as the log of a table has it.
struct KeptChoice {
  int seat = 0;
  int n = 0;
  friend bool operator==(const KeptChoice&, const KeptChoice&) = default;
};
/// The choices among the stored entries of a table.
std::vector<KeptChoice> kept_choices(const std::vector<std::string>& entries);
/// How many of the acknowledged choices are missing among those that were kept. Where several seats
/// may answer, their acknowledgements cross on the way: each seat's own have to be in their order.
std::size_t lost_choices(const std::vector<KeptChoice>& acknowledged,
                         const std::vector<KeptChoice>& kept);

class SeatPlayer {
 public:
  enum class Heard : std::uint8_t {
    kScene,
    kAcknowledged,  // the choice that was on its way is kept
    kRefused,       // it is not; `refusal` has the code
    kSeated,
    kOther,
    kEnd,  // the connection is over
  };

  SeatPlayer() = default;
  /// Connects and asks for the seat.
  SeatPlayer(int port, const TableLinks& links, int seat);

  bool open() const { return socket_.open(); }
  WireSocket& socket() { return socket_; }
  /// Takes one message in, or says kEnd when none came in time.
  Heard hear(Patience patience = kPatience);
  Heard take(const std::string& message);
  /// Sends one of the open options.
  bool choose(std::uint64_t random);
  bool may_choose() const { return yours_ && !sent_ && revision_ > answered_ && !options_.empty(); }

  /// Whether a choice is on its way, neither kept nor refused so far.
  bool waits() const { return sent_.has_value(); }

  int seat() const { return seat_; }
  int revision() const { return revision_; }
  bool over() const { return over_; }
  bool seated() const { return seated_; }
  const std::string& refusal() const { return refusal_; }
  /// The revision whose question the last choice answered, kept or not.
  int chosen_at() const { return chosen_at_; }
  /// What the last acknowledged choice was.
  KeptChoice last() const { return {seat_, chosen_}; }

 private:
  WireSocket socket_;
  std::vector<int> options_;
  std::string refusal_;
  std::optional<int> sent_;  // the id of the message
  int seat_ = 0;
  int revision_ = -1;
  int chosen_ = -1;
  int chosen_at_ = -1;
  int answered_ = -1;  // the revision whose question was answered last
  int last_id_ = 0;
  bool yours_ = false;
  bool over_ = false;
  bool seated_ = false;
};

}  // namespace tavola::server
