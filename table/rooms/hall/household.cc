#include "rooms/hall/household.h"

#include <algorithm>
#include <utility>

#include "core/json.h"
#include "rooms/hall/refusals.h"
#include "rooms/hall/replay_budget.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// A step of a table that people sit at, in time of the processor. The longest take some
/// milliseconds.
constexpr std::chrono::nanoseconds kLongestStep = 10s;

/// Messages of one guest that wait until a room is open.
constexpr int kMostAhead = 32;

bool does(const Json& message, std::string_view what) {
  const auto found = message.find("do");
  return found != message.end() && found->is_string() && *found == what;
}

}  // namespace

Household::Household(Premises& premises, std::string table)
    : premises_(premises),
      table_(std::move(table)),
      // Each work holds the household as long as it is done.
      turn_(
          std::make_shared<Strand>(premises.turns, [this](const Work& work) { do_guarded(work); })),
      last_seen_(Clock::now()) {}

Household::~Household() = default;

// ---- guests -------------------------------------------------------------------------------------

void Household::receive(GuestId id, std::shared_ptr<Guest> guest, std::string address,
                        std::shared_ptr<const Json> message) {
  Arrival arrival{id, std::move(guest), std::move(address), std::move(message), Clock::now()};
  turn_->add([self = shared_from_this(), arrival = std::move(arrival)] { self->take(arrival); });
}

Household::Visitor* Household::visitor(GuestId id) {
  const auto found = std::find_if(visitors_.begin(), visitors_.end(),
                                  [id](const Visitor& each) { return each.id == id; });
  return found == visitors_.end() ? nullptr : &*found;
}

bool Household::arriving(GuestId id) const {
  return std::ranges::find(arriving_, id, &Arrival::id) != arriving_.end();
}

void Household::take(Arrival arrival) {
  last_seen_ = Clock::now();
  if (closed_) {
    arrival.guest->send(
        refusal_frame(*arrival.message, {"shutting_down", "The server is shutting down."}));
    return;
  }
  if (visitor(arrival.id) == nullptr && !arriving(arrival.id)) {
    // What was on its way when everybody was sent out.
    if (!does(*arrival.message, "sit")) {
      arrival.guest->send(refusal_frame(*arrival.message, {"not_seated", "Sit at a table first."}));
      return;
    }
    if (!premises_.arrives(shared_from_this(), arrival.id)) return;
  }
  if (room_ != nullptr) return hand_over(arrival);
  const auto sent = std::ranges::count(arriving_, arrival.id, &Arrival::id);
  if (sent >= kMostAhead) {
    arrival.guest->send(refusal_frame(*arrival.message,
                                      {"too_fast", "Wait for the answers before you send more."}));
    return;
  }
  arriving_.push_back(std::move(arrival));
  if (!opening_now_) begin_opening();
}

void Household::hand_over(const Arrival& arrival) {
  if (visitor(arrival.id) == nullptr)
    visitors_.push_back({arrival.id, arrival.guest, arrival.address, false});
  if (Visitor& who = *visitor(arrival.id); !who.inside) {
    who.inside = true;
    room_->enter(arrival.id, arrival.guest, arrival.address);
  }
  choice_came_ = does(*arrival.message, "choose") ? std::optional(arrival.came) : std::nullopt;
  room_->receive(arrival.id, *arrival.message);
  choice_came_.reset();
}

void Household::leave(GuestId id) {
  turn_->add([self = shared_from_this(), id] {
    std::erase_if(self->arriving_, [id](const Arrival& each) { return each.id == id; });
    if (self->opening_now_ && self->arriving_.empty()) self->stop_opening();
    const Visitor* who = self->visitor(id);
    if (who == nullptr) return;
    if (self->room_ != nullptr && who->inside) self->room_->leave(id);
    std::erase_if(self->visitors_, [id](const Visitor& each) { return each.id == id; });
    self->last_seen_ = Clock::now();
  });
}

// ---- what goes wrong ----------------------------------------------------------------------------

void Household::do_guarded(const Work& work) {
  const WorkingFor here(premises_.marks, table_);
  std::optional<std::chrono::nanoseconds> begun;
  const StepTimeLimit limit([&begun] {
    if (!begun) begun = thread_time();
    return thread_time() - *begun > kLongestStep;
  });
  if (const auto broken = guarded(work)) broke(*broken);
}

// The room may be in the middle of anything, so it is dropped, and people come in again to what is
// stored. If it breaks again they are not let in any more.
void Household::broke(const BrokenCheck& broken) {
  premises_.table_broken({table_, broken});
  (void)premises_.storage.count_stop(table_);
  for (const Visitor& each : visitors_) {
    each.guest->send(
        error_frame({"table_failed", "The program has made a mistake at this table."}));
    each.guest->close("table_failed");
  }
  for (const Arrival& each : std::exchange(arriving_, {}))
    each.guest->send(refusal_frame(
        *each.message, {"table_failed", "The program has made a mistake at this table."}));
  stop_opening();
  drop();
}

// ---- an end of it -------------------------------------------------------------------------------

void Household::drop() {
  ++opening_;
  room_.reset();
  std::vector<GuestId> ids;
  for (const Visitor& each : visitors_) ids.push_back(each.id);
  visitors_.clear();
  if (lease_) (void)premises_.storage.release(*lease_);
  lease_.reset();
  {
    std::scoped_lock lock(summary_mutex_);
    summary_.reset();
  }
  if (!ids.empty()) premises_.sent_out(*this, ids);
}

void Household::send_out(GuestId id) {
  std::erase_if(visitors_, [id](const Visitor& each) { return each.id == id; });
  premises_.sent_out(*this, {id});
}

void Household::lose(const std::string& url) {
  if (room_ == nullptr) return;
  room_->dismiss(url);
  drop();
}

void Household::table_is_closed() {
  turn_->add([self = shared_from_this()] {
    if (self->room_ == nullptr) return;
    for (const Visitor& each : self->visitors_) {
      each.guest->send(error_frame(
          {"table_closed", "This table was closed by whoever runs this server. It is kept."}));
      each.guest->close("table_closed");
    }
    self->drop();
  });
}

void Household::table_is_gone() {
  turn_->add([self = shared_from_this()] { self->lose({}); });
}

void Household::rest(std::chrono::milliseconds idle, std::function<void(bool)> then) {
  turn_->add([self = shared_from_this(), idle, then = std::move(then)] {
    if (self->room_ != nullptr && self->room_->guests() == 0 && self->visitors_.empty() &&
        !self->room_->busy() && self->keeping_ == 0 && Clock::now() - self->last_seen_ >= idle) {
      self->note_summary(true);
      // What is not kept yet is kept first; the room goes when it is looked at again.
      if (!self->keep_rest()) self->drop();
    }
    if (self->room_ != nullptr) self->room_->look_at_clock();
    then(self->room_ == nullptr && self->visitors_.empty() && !self->opening_now_);
  });
}

void Household::close(std::function<void()> then) {
  turn_->add([self = shared_from_this(), then = std::move(then)]() mutable {
    if (!self->closed_) {
      self->closed_ = true;
      for (const Visitor& each : self->visitors_) {
        each.guest->send(error_frame({"shutting_down", "The server is shutting down."}));
        each.guest->close("shutting_down");
      }
      for (const Arrival& each : std::exchange(self->arriving_, {})) {
        each.guest->send(error_frame({"shutting_down", "The server is shutting down."}));
        each.guest->close("shutting_down");
      }
      self->stop_opening();
      if (self->room_ != nullptr) self->keep_rest();
    }
    if (self->keeping_ > 0) {
      self->premises_.timers.after(5ms, [self, then] { self->close(then); });
      return;
    }
    if (self->room_ != nullptr) self->note_summary(true);
    self->drop();
    then();
  });
}

std::optional<Summary> Household::summary() const {
  std::scoped_lock lock(summary_mutex_);
  return summary_;
}

}  // namespace tavola::rooms
