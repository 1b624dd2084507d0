// How a table is opened for those who come to it, and what they are told if it cannot be.
#include <algorithm>
#include <utility>

#include "core/json.h"
#include "rooms/hall/household.h"
#include "rooms/hall/refusals.h"
#include "rooms/hall/replay_budget.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

}  // namespace

void Household::begin_opening() {
  opening_now_ = true;
  const std::uint64_t number = ++opening_number_;
  FairWorkers::Wish wish;
  wish.table = table_;
  for (const Arrival& each : arriving_) wish.addresses.push_back(each.address);
  const bool asked_for = std::ranges::any_of(arriving_, [](const Arrival& each) {
    const auto anyway = each.message->find("anyway");
    return anyway != each.message->end() && *anyway == true;
  });
  wish.work = [self = shared_from_this(), number, asked_for](const Leave& leave) {
    const WorkingFor here(self->premises_.marks, self->table_);
    const auto came = std::make_shared<Opened>();
    if (const auto broken = guarded([&] { *came = self->open_room(leave, asked_for); })) {
      (void)self->premises_.storage.count_stop(self->table_);
      self->premises_.table_broken({self->table_, *broken});
      came->room.reset();
      came->outcome = play::problem(
          "table_failed", "The program has made a mistake at this table, and cannot open it.");
    }
    self->turn_->add([self, number, came] { self->opened(number, std::move(*came)); });
  };
  opening_errand_ = premises_.archive.add(std::move(wish));
}

Household::Opened Household::open_room(const Leave& leave, bool asked_for) {
  Opened opened;
  storage::Result<storage::Lease> lease = premises_.storage.lease(table_, premises_.process);
  if (!lease && lease.error().fault == storage::Fault::kHeld) {
    opened.outcome = play::problem("held", lease.error().message);
    return opened;
  }
  if (!lease) {
    opened.outcome = std::unexpected(problem_of(lease.error()));
    return opened;
  }
  opened.lease = *std::move(lease);
  // Read only now: whoever had the table before cannot add to it any more.
  const storage::Result<storage::StoredTable> stored = premises_.storage.read(table_);
  if (!stored) {
    opened.outcome = std::unexpected(problem_of(stored.error()));
    return opened;
  }
  opened.length = stored->entries.size();
  opened.summary = stored->row.summary;
  opened.over = stored->row.over;
  opened.changed = stored->row.changed;
  if (stored->row.closed) {
    opened.outcome = play::problem(
        "table_closed", "This table was closed by whoever runs this server. It is kept.");
    return opened;
  }
  const int stops = stored->row.stops;
  if (stops > 1) {
    opened.outcome =
        play::problem("table_halted",
                      "The server has stopped twice while it worked for this table, so the table "
                      "stays closed until whoever runs the server opens it. It is kept.");
    return opened;
  }
  // Browsers come back by themselves as soon as there is a server again; people ask.
  if (stops == 1 && !asked_for) {
    opened.outcome = play::problem("table_stopped",
                                   "The server stopped while it worked for this table. It is "
                                   "opened when somebody asks for it.");
    return opened;
  }
  play::Expected<std::unique_ptr<Room>> room =
      Room::open(*this, premises_.rooms, {stored->row.header, stored->entries, stored->rest},
                 {.limits = replay_limits(leave, SIZE_MAX, premises_.opening_time)});
  if (room) {
    opened.room = *std::move(room);
  } else {
    opened.outcome = std::unexpected(room.error());
    opened.unplayable = true;
  }
  return opened;
}

void Household::stop_opening() {
  ++opening_number_;
  opening_now_ = false;
  opening_errand_.reset();
}

void Household::opened(std::uint64_t number, Opened opened) {
  if (number != opening_number_ || closed_) {
    // Another try has the same lease, if there is one.
    if (opened.lease && room_ == nullptr && !opening_now_)
      (void)premises_.storage.release(*opened.lease);
    return;
  }
  stop_opening();
  const std::vector<Arrival> arrived = std::exchange(arriving_, {});
  if (!opened.outcome) {
    if (opened.lease) (void)premises_.storage.release(*opened.lease);
    const play::Problem& why = opened.outcome.error();
    if (opened.unplayable) premises_.table_unopened({table_, why.code, why.message});
    std::vector<GuestId> told;
    for (const Arrival& each : arrived) {
      if (why.code == "held") {
        held_elsewhere(each);
        continue;
      }
      each.guest->send(refusal_frame(*each.message, why));
      if (std::ranges::find(told, each.id) == told.end()) told.push_back(each.id);
    }
    for (const GuestId id : told) send_out(id);
    return;
  }
  lease_ = std::move(opened.lease);
  kept_ = given_ = opened.length;
  keeping_ = 0;
  keep_failed_ = losing_ = false;
  noted_ = std::move(opened.summary);
  noted_over_ = opened.over;
  changed_ = opened.changed;
  room_ = std::move(opened.room);
  waited_.clear();
  fresh_ = true;
  room_->begin();
  summarise(room_->summary());
  for (const Arrival& each : arrived) hand_over(each);
}

void Household::held_elsewhere(const Arrival& arrival) {
  const auto holder = premises_.storage.holder(table_);
  const bool elsewhere = holder && *holder && (*holder)->alive && !(*holder)->url.empty() &&
                         (*holder)->url != premises_.public_url;
  if (elsewhere) {
    arrival.guest->send(gone_frame((*holder)->url));
    send_out(arrival.id);
    return;
  }
  // Whoever holds it cannot be named, or is what this process was before it was started again. Its
  // lease will run out soon.
  if (Clock::now() - arrival.came > premises_.lease * 2) {
    arrival.guest->send(
        refusal_frame(*arrival.message, {"busy", "Another server still holds this table."}));
    send_out(arrival.id);
    return;
  }
  premises_.timers.after(200ms, [self = shared_from_this(), arrival] {
    self->turn_->add([self, arrival] { self->take(arrival); });
  });
}

}  // namespace tavola::rooms
