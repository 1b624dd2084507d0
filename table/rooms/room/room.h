// A room is one table with its people: it seats guests by their tokens, takes their choices, sends
// everybody what they may see, asks the table before it goes back in time, and lets bots play. It
// has no network and no threads; its house calls it, one call after another. Nothing that changed
// the table is told to anybody before the house has kept it. docs/table-protocol.md describes the
// messages.
#pragma once

#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "play/problem.h"
#include "play/session/session.h"
#include "rooms/room/guest.h"
#include "rooms/room/house.h"
#include "rooms/room/room_header.h"

namespace tavola::rooms {

/// How a stored table is opened.
struct Opening {
  play::Session::Opener opener = {};
  play::ReplayLimits limits = {};
};

class Room {
 public:
  /// Opens a stored table: deals it again, plays its entries and compares the hashes, or goes on
  /// from its rest point. Problems are those of `load`. The house outlives the room.
  static play::Expected<std::unique_ptr<Room>> open(House& house, const RoomSettings& settings,
                                                    const StoredTable& stored,
                                                    const Opening& opening = {});
  /// Keeps what opening the table has added to its log. Once, on the room's turn, before anybody
  /// comes; whoever only looks at the table leaves it out.
  void begin();
  ~Room();
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;

  /// A guest stands at the door; nothing is sent to it before its first message, which is `sit`.
  /// `address` is where it comes from, for limits.
  void enter(GuestId id, std::shared_ptr<Guest> guest, std::string address = {});
  /// One message of a guest, in the order in which they came.
  void receive(GuestId id, const nlohmann::ordered_json& message);
  void leave(GuestId id);

  /// Time has passed: tells those who sit here if the table will be cleared away soon.
  void look_at_clock();
  /// Tells every guest that the table is gone, or has moved to another address, and sends them out.
  void dismiss(std::string_view url = {});

  const Header& header() const;
  const play::Session& session() const;
  Summary summary() const;
  /// The game is over, or the people have given up.
  bool over() const;
  std::size_t guests() const;
  /// Something is being kept or thought about, so the room should not be dropped now.
  bool busy() const;
  /// The rest point, if the table has moved on since one was kept; otherwise nothing. Whoever asks
  /// keeps it.
  std::string newer_rest();
  /// The saved table, for a download. It holds the seed, so it is no player's while the game goes
  /// on.
  std::string log_text() const;

 private:
  class Impl;
  explicit Room(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace tavola::rooms
