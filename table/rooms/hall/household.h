// One table in memory: its room, its lease, its turn, and the house that the room stands in. The
// room is opened when somebody comes and dropped when nobody is there any more; the household stays
// as long as anybody is on the way to it. How it opens the table, what it does for the room and
// what it tells others stand in files of their own.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "rooms/hall/expiry.h"
#include "rooms/hall/failed_table.h"
#include "rooms/hall/hall.h"
#include "rooms/room/house.h"
#include "rooms/room/room.h"
#include "rooms/work/fair_workers.h"
#include "rooms/work/work_marks.h"
#include "rooms/work/workers.h"
#include "storage/storage.h"

namespace tavola::rooms {

class Household;

/// What all households of a hall share.
struct Premises {
  storage::Storage& storage;
  std::string process;
  std::string public_url;
  std::chrono::milliseconds lease{5'000};
  RoomSettings rooms;
  ExpirySettings expiry;
  std::chrono::milliseconds opening_time{60'000};  // of the processor, for one table
  Workers& turns;
  FairWorkers& bots;
  FairWorkers& archive;  // where tables are played again
  Timers& timers;
  WorkMarks& marks;
  /// Opens a new table, on some thread.
  std::function<void(NewTable, std::function<void(play::Expected<TableKeys>)>)> open_table;
  /// A choice was kept and told, so long after its frame came.
  std::function<void(std::chrono::steady_clock::duration)> chosen;
  /// How near tables of a game come to the core's limits, and which of them have met one.
  std::function<void(const std::string& game, const Reach&)> reached;
  std::function<void(const FailedTable&)> table_failed;
  std::function<void(const BrokenTable&)> table_broken;
  std::function<void(const UnopenedTable&)> table_unopened;
  /// These guests are at this table no more.
  std::function<void(const Household&, const std::vector<GuestId>&)> sent_out;
  /// A guest is about to come in; false if it has gone, or gone elsewhere.
  std::function<bool(const std::shared_ptr<Household>&, GuestId)> arrives;
  /// Seconds since 1970.
  std::function<std::int64_t()> now;
  /// Somebody's turn has come who is not there; may be empty.
  std::function<void(const TurnCame&)> turn_came;
};

class Household final : public House, public std::enable_shared_from_this<Household> {
 public:
  Household(Premises& premises, std::string table);
  ~Household() override;

  // ---- from any thread --------------------------------------------------------------------------
  /// A guest's message; the first one of a guest brings it in.
  void receive(GuestId id, std::shared_ptr<Guest> guest, std::string address,
               std::shared_ptr<const nlohmann::ordered_json> message);
  void leave(GuestId id);
  /// The table is closed, everybody is sent out.
  void table_is_closed();
  /// The table is deleted, everybody is sent out.
  void table_is_gone();
  /// Drops the room if nobody has been there for that long; `then` is told whether it is empty.
  void rest(std::chrono::milliseconds idle, std::function<void(bool)> then);
  /// Everything is kept, everybody sent out, the lease is given back.
  void close(std::function<void()> then);
  /// What the list of tables shows, if the room is open.
  std::optional<Summary> summary() const;
  const std::string& table() const { return table_; }
  /// Nothing is waiting to be done here.
  bool settled() const { return turn_->empty(); }

  // ---- for the room, on its turn ----------------------------------------------------------------
  void keep(std::vector<std::string> entries, std::string rest,
            std::function<void(play::Expected<>)> done) override;
  Errand elsewhere(ErrandWish wish) override;
  void after(std::chrono::milliseconds time, std::function<void()> then) override;
  void rematch(NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) override;
  std::int64_t now() const override;
  std::optional<Expiry> expiry() const override;
  void summarise(const Summary& summary) override;
  void reached(const std::string& game, const Reach& reach) override;
  void table_failed(const std::string& game, const Failure& failure) override;

 private:
  struct Visitor {
    GuestId id = 0;
    std::shared_ptr<Guest> guest;
    std::string address;
    bool inside = false;  // the room knows it
  };
  /// A message and who sent it; it may have to wait until the room is open.
  struct Arrival {
    GuestId id = 0;
    std::shared_ptr<Guest> guest;
    std::string address;
    std::shared_ptr<const nlohmann::ordered_json> message;
    std::chrono::steady_clock::time_point came;
  };
  /// What came of opening the table.
  struct Opened {
    play::Expected<> outcome;  // "held" if another process has it
    bool unplayable = false;   // it is there, but this program cannot go on with it
    std::optional<storage::Lease> lease;
    std::unique_ptr<Room> room;
    std::uint64_t length = 0;
    std::string summary;
    bool over = false;
    storage::Seconds changed = 0;
  };

  /// Does a work of the turn. A check that breaks in it ends the room and not the process.
  void do_guarded(const Work& work);
  /// On the turn: something went wrong in the program while it worked for this table.
  void broke(const BrokenCheck& broken);
  /// Runs on the turn if the room that is there now is still there then.
  void on_turn(std::function<void()> work);
  void take(Arrival arrival);
  /// Hands a message to the room, which is open.
  void hand_over(const Arrival& arrival);
  /// Has the room opened, in the archive: a long table must not keep others waiting.
  void begin_opening();
  /// In the archive.
  /// `asked_for`: somebody has said that the table should be opened in spite of what happened.
  Opened open_room(const Leave& leave, bool asked_for);
  void opened(std::uint64_t number, Opened opened);
  /// Nobody waits for it any more.
  void stop_opening();
  /// Another process has the table: the guest is sent there, or waits until it is free.
  void held_elsewhere(const Arrival& arrival);
  bool arriving(GuestId id) const;
  void kept(storage::Result<> result, std::size_t count,
            const std::function<void(play::Expected<>)>& done);
  /// Keeps the room's rest point, if it is newer than what is stored; whether it is being kept.
  bool keep_rest();
  /// The storage and the room no longer agree: people come in again to what is stored.
  void lose(const std::string& url);
  void drop();
  void send_out(GuestId id);
  /// `resting`: the room is about to be dropped, so that only this tells how the table stands.
  void note_summary(bool resting = false);
  void note_change();
  /// Tells of people whose turn has come and who are not there.
  void tell_of_turns(const Summary& summary);
  Visitor* visitor(GuestId id);

  Premises& premises_;
  const std::string table_;
  std::shared_ptr<Strand> turn_;

  // Used on the turn alone.
  std::unique_ptr<Room> room_;
  std::uint64_t opening_ = 0;  // rises when a room is dropped: callbacks of the last one are void
  std::optional<storage::Lease> lease_;
  std::vector<Visitor> visitors_;
  std::vector<Arrival> arriving_;  // while the room is being opened
  bool opening_now_ = false;
  Errand opening_errand_;
  std::uint64_t opening_number_ = 0;    // of the latest try; what came of older ones is void
  std::uint64_t kept_ = 0, given_ = 0;  // entries on disk, and those given to the storage
  std::size_t keeping_ = 0;             // appends that are under way
  bool keep_failed_ = false;
  bool losing_ = false;
  bool closed_ = false;
  std::chrono::steady_clock::time_point last_seen_;
  std::optional<std::chrono::steady_clock::time_point> choice_came_;
  std::string noted_;
  bool noted_over_ = false;
  storage::Seconds changed_ = 0;  // when the table last changed, as the storage knows it
  bool note_waits_ = false;
  // When the campaign that this is a chapter of will be cleared away, as it was last looked at.
  mutable storage::Seconds campaign_looked_ = 0;
  mutable std::optional<Expiry> campaign_own_, campaign_expiry_;
  /// The seats whose turn it is, and since when.
  struct Waited {
    std::int64_t since = 0;
    bool told = false;
  };
  std::map<Seat, Waited> waited_;
  bool fresh_ = true;  // nobody has been waited for since the room was opened

  mutable std::mutex summary_mutex_;
  std::optional<Summary> summary_;
};

}  // namespace tavola::rooms
