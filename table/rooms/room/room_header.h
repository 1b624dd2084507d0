// The header of a stored table: what it was dealt from, who was invited, and the tokens that make
// somebody a seat, the host or a spectator. It is written once, when the table is opened; whatever
// happens later is an entry of the table. Its first fields are those of a saved table, so that a
// header and the game's records together are a saved table.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/problem.h"
#include "play/session/session.h"
#include "words/language.h"

namespace tavola::rooms {

/// What becomes of an undo that takes back what somebody chose who is away now: the table's
/// question waits for them, or it is not asked while they are away.
enum class UndoAway : std::uint8_t { kWait, kRefuse };
std::string_view name_of(UndoAway undo_away);
std::optional<UndoAway> undo_away_named(std::string_view name);

/// What a new table is asked to be.
struct NewTable {
  std::string game;
  std::vector<play::Player> seats;
  std::map<std::string, std::string> options;
  std::optional<Seed> seed;  // none: whoever opens the table takes one at random
  words::Language language = words::Language::kEnglish;
  std::string title;
  bool listed = false;
  bool guided = false;
  UndoAway undo_away = UndoAway::kWait;
  std::int64_t clock = 0;       // seconds for one choice of a person; 0: no clock
  std::vector<Seat> open = {};  // seats that anybody on the server may take
  std::string carried = {};     // of a later chapter of a campaign: what the one before handed on
  /// The campaign that it belongs to, which is named after its first table; empty for a first one.
  std::string campaign = {};
  std::string before = {};  // the chapter that it goes on from, or that it is another try at
  bool again = false;       // another try
  /// Who sat there before, by seat (person_of); empty for somebody new.
  std::vector<std::string> people = {};
  /// The table goes on from here instead of being dealt; only chance to come is its own.
  std::shared_ptr<play::Session> from = nullptr;
};

/// What a clock may be set to, in seconds.
inline constexpr std::int64_t kShortestClock = 30;
inline constexpr std::int64_t kLongestClock = std::int64_t{30} * 24 * 60 * 60;

/// The table's id and its tokens.
struct TableKeys {
  std::string table;
  std::string host;
  std::vector<std::string> seats;
  std::string spectator;
  friend bool operator==(const TableKeys&, const TableKeys&) = default;
};

struct Header {
  TableKeys keys;
  std::string title;
  bool listed = false;
  bool guided = false;
  UndoAway undo_away = UndoAway::kWait;
  std::int64_t clock = 0;
  std::vector<Seat> open = {};
  std::vector<std::string> people = {};  // as in NewTable
  std::string campaign = {};  // the id of its first table; empty: this is no chapter of one
  bool unplayed = false;      // it was brought here at its end, which nobody has seen played
  std::int64_t created = 0;
};

/// Whoever sits there, the same from chapter to chapter of a campaign as long as the host leaves
/// them their seat. Names will not do: everybody may change theirs.
std::string person_of(const Header& header, Seat seat);

/// What somebody may do who holds certain tokens.
struct Claim {
  std::vector<Seat> seats;
  bool host = false;
  bool spectator = false;
  bool wrong = false;  // a token that opens nothing was among them
  bool any() const { return host || spectator || !seats.empty(); }
};
/// Compares in constant time.
Claim claim(const TableKeys& keys, std::span<const std::string> tokens);

/// A table as it is stored.
struct StoredTable {
  std::string header;
  std::vector<std::string> entries;
  std::string rest = {};  // the newest rest point; empty if there is none
  // How far it has come.
  int round = 0;
  bool over = false;
  bool won = false;
  bool unplayed = false;  // as in the header
  bool begun = false;     // somebody has chosen something
  bool goes_on = false;   // another table of its campaign can be begun from here
};

/// A new table: checks the wishes, deals, and gives the header. `wishes.seed` must be there.
/// Problems are those of `new` in docs/protocol.md.
play::Expected<StoredTable> new_stored_table(const NewTable& wishes, const TableKeys& keys,
                                             std::int64_t created);
/// A table that goes on from this one. Of the wishes only title, listed, guided, undo_away, clock,
/// campaign and people count.
play::Expected<StoredTable> stored_from_session(const play::Session& session,
                                                const NewTable& wishes, const TableKeys& keys,
                                                std::int64_t created);
/// The same from a saved one, whose log is played through and compared. Of the wishes
/// only title, listed and guided count, and the seed: if there is one and the game goes on, chance
/// to come is drawn from it, so that no copy of the log foretells it. Problems are those of `load`.
play::Expected<StoredTable> stored_from_log(const nlohmann::ordered_json& log,
                                            const NewTable& wishes, const TableKeys& keys,
                                            std::int64_t created,
                                            const play::ReplayLimits& limits = {});

/// Only what a room adds to a saved table; for whoever needs tokens without opening the table.
play::Expected<Header> read_header(std::string_view header);

}  // namespace tavola::rooms
