#include "rooms/hall/household.h"

#include <algorithm>
#include <utility>

#include "core/json.h"
#include "play/json_text.h"
#include "rooms/hall/replay_budget.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// How long small changes of a table's row in the list may wait, so that several are one.
constexpr auto kNotePause = 3000ms;

std::shared_ptr<const std::string> frame(const Json& json) {
  return std::make_shared<const std::string>(play::write_json(json));
}

/// How exactly it is kept when a table last changed, in seconds.
constexpr storage::Seconds kChangeNoted = 600;

/// How often a chapter that would be cleared away soon looks at the others, in seconds.
constexpr storage::Seconds kCampaignLooked = 60;

/// A connection whose person is gone is noticed within this time, in seconds.
constexpr std::int64_t kSeenAfter = 90;

/// Messages of one guest that wait until a room is open.
constexpr int kMostAhead = 32;

bool does(const Json& message, std::string_view what) {
  const auto found = message.find("do");
  return found != message.end() && found->is_string() && *found == what;
}

Json error_json(const play::Problem& problem) {
  return {{"code", problem.code}, {"message", problem.message}};
}

}  // namespace

std::string summary_text(const Summary& summary) {
  Json seats = Json::array();
  for (const Summary::Chair& chair : summary.seats) {
    Json seat = {{"name", chair.name}};
    seat["bot"] = chair.bot.empty() ? Json(nullptr) : Json(chair.bot);
    seat["here"] = chair.here;
    if (chair.open) seat["open"] = true;
    if (!chair.figure[0].empty())
      for (std::size_t i = 0; i < chair.figure.size(); ++i)
        seat["figure"][std::string(words::code(words::kLanguages[i]))] = chair.figure[i];
    seats.push_back(std::move(seat));
  }
  return play::write_json(Json{{"game", summary.game},
                               {"title", summary.title},
                               {"seats", std::move(seats)},
                               {"round", summary.round},
                               {"over", summary.over},
                               {"spectators", summary.spectators},
                               {"begun", summary.begun},
                               {"turn", summary.turn},
                               {"won", summary.won ? Json(*summary.won) : Json(nullptr)},
                               {"conceded", summary.conceded},
                               {"goes_on", summary.goes_on},
                               {"taken", summary.taken}});
}

std::shared_ptr<const std::string> refusal_frame(const Json& message, const play::Problem& problem,
                                                 std::optional<int> retry_after) {
  const auto id = message.is_object() ? message.find("id") : message.end();
  Json json = {{"type", "reply"}, {"id", nullptr}, {"ok", false}, {"error", error_json(problem)}};
  if (message.is_object() && id != message.end() && id->is_number_integer()) json["id"] = *id;
  if (retry_after) json["error"]["retry_after"] = *retry_after;
  return frame(json);
}

std::shared_ptr<const std::string> error_frame(const play::Problem& problem) {
  return frame(Json{{"type", "error"}, {"error", error_json(problem)}});
}

std::shared_ptr<const std::string> gone_frame(const std::string& url) {
  Json json = {{"type", "gone"}};
  if (!url.empty()) json["url"] = url;
  return frame(json);
}

play::Problem problem_of(const storage::Failure& failure) {
  switch (failure.fault) {
    case storage::Fault::kNoSuchTable:
      return {"no_such_table", failure.message};
    case storage::Fault::kTaken:
      return {"name_taken", failure.message};
    case storage::Fault::kNotFound:
      return {"wrong_token", failure.message};
    // What the database says may name files and addresses, which are the operator's alone.
    case storage::Fault::kFull:
      return {"busy", "The server has no room to keep this. Nothing has changed; try again later."};
    case storage::Fault::kBusy:
    case storage::Fault::kBroken:
      return {"busy", "The server cannot reach its tables now. Nothing has changed; try again."};
    default:
      return {"busy", failure.message};
  }
}

Household::Household(Premises& premises, std::string table)
    : premises_(premises),
      table_(std::move(table)),
      turn_(std::make_shared<Strand>(premises.turns)),
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

// ---- opening and dropping -----------------------------------------------------------------------

void Household::begin_opening() {
  opening_now_ = true;
  const std::uint64_t number = ++opening_number_;
  FairWorkers::Wish wish;
  wish.table = table_;
  for (const Arrival& each : arriving_) wish.addresses.push_back(each.address);
  wish.work = [self = shared_from_this(), number](const Leave& leave) {
    const auto came = std::make_shared<Opened>(self->open_room(leave));
    self->turn_->add([self, number, came] { self->opened(number, std::move(*came)); });
  };
  opening_errand_ = premises_.archive.add(std::move(wish));
}

Household::Opened Household::open_room(const Leave& leave) {
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

// ---- the house ----------------------------------------------------------------------------------

void Household::on_turn(std::function<void()> work) {
  turn_->add([self = shared_from_this(), opening = opening_, work = std::move(work)] {
    if (self->opening_ == opening) work();
  });
}

void Household::keep(std::vector<std::string> entries, std::string rest,
                     std::function<void(play::Expected<>)> done) {
  if (!lease_ || losing_ || (keep_failed_ && keeping_ > 0)) {
    on_turn([done = std::move(done)] {
      done(play::problem("busy", "This cannot be kept now. Try again."));
    });
    return;
  }
  const std::size_t count = entries.size();
  storage::Append append{*lease_, given_, std::move(entries), std::move(rest)};
  given_ += count;
  ++keeping_;
  premises_.storage.append(
      std::move(append), [self = shared_from_this(), opening = opening_, count, done,
                          came = std::exchange(choice_came_, {})](storage::Result<> result) {
        self->turn_->add([self, opening, count, done, came, result = std::move(result)] {
          if (self->opening_ != opening) return;
          self->kept(result, count, done);
          if (came && result) self->premises_.chosen(Clock::now() - *came);
        });
      });
}

bool Household::keep_rest() {
  std::string rest = room_->newer_rest();
  if (rest.empty()) return false;
  keep({}, std::move(rest), [](const play::Expected<>&) {});
  return true;
}

void Household::kept(storage::Result<> result, std::size_t count,
                     const std::function<void(play::Expected<>)>& done) {
  --keeping_;
  const bool followed = !keep_failed_;
  if (result) {
    kept_ += count;
    note_change();
    done({});
  } else {
    keep_failed_ = true;
    done(std::unexpected(problem_of(result.error())));
  }
  if (!result && followed) {
    const storage::Fault fault = result.error().fault;
    losing_ = fault == storage::Fault::kNotOurs || fault == storage::Fault::kOutOfOrder ||
              fault == storage::Fault::kNoSuchTable;
  }
  if (keeping_ > 0 || !keep_failed_) return;
  given_ = kept_;
  keep_failed_ = false;
  if (!losing_) return;
  const auto holder = premises_.storage.holder(table_);
  if (!holder && holder.error().fault == storage::Fault::kNoSuchTable) return lose({});
  const bool elsewhere = holder && *holder && (*holder)->id != premises_.process &&
                         !(*holder)->url.empty() && (*holder)->url != premises_.public_url;
  if (elsewhere) return lose((*holder)->url);
  // Whoever comes in again finds what is stored.
  for (const Visitor& each : visitors_) each.guest->close("come again");
  drop();
}

Errand Household::elsewhere(ErrandWish wish) {
  struct Held {
    Errand errand;
  };
  const auto held = std::make_shared<Held>();
  FairWorkers::Wish job;
  job.table = table_;
  job.time = wish.time;
  job.urgent = wish.urgent;
  for (const GuestId id : wish.for_whom)
    if (const Visitor* who = visitor(id)) job.addresses.push_back(who->address);
  if (wish.too_late)
    after(wish.patience, [too_late = std::move(wish.too_late), still = std::weak_ptr<Held>(held)] {
      if (!still.expired()) too_late();
    });
  job.work = [self = shared_from_this(), opening = opening_, wish = std::move(wish),
              still = std::weak_ptr<Held>(held)](const Leave& leave) {
    wish.work(leave);
    self->turn_->add([self, opening, then = wish.then, still] {
      if (self->opening_ == opening && !still.expired()) then();
    });
  };
  FairWorkers& where = job.time.count() > 0 ? premises_.bots : premises_.archive;
  held->errand = where.add(std::move(job));
  return held;
}

void Household::after(std::chrono::milliseconds time, std::function<void()> then) {
  premises_.timers.after(time,
                         [self = weak_from_this(), opening = opening_, then = std::move(then)] {
                           if (const auto here = self.lock())
                             here->turn_->add([here, opening, then] {
                               if (here->opening_ == opening) then();
                             });
                         });
}

void Household::rematch(NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) {
  premises_.open_table(std::move(wishes), [self = shared_from_this(), opening = opening_,
                                           done = std::move(done)](play::Expected<TableKeys> keys) {
    self->turn_->add([self, opening, done, keys = std::move(keys)] {
      if (self->opening_ == opening) done(keys);
    });
  });
}

std::int64_t Household::now() const { return premises_.now(); }

std::optional<Expiry> Household::expiry() const {
  if (room_ == nullptr) return std::nullopt;
  const storage::Seconds now = storage::now_seconds();
  const ExpirySettings& settings = premises_.expiry;
  const auto own = expiry_of(settings, {room_->session().begun(), room_->over(), changed_});
  if (!own || !is_to_be_told(settings, *own, now)) return std::nullopt;
  if (!room_->session().is_chapter()) return own;
  // The other chapters are looked at now and then, and only when this one would go soon.
  if (now - campaign_looked_ >= kCampaignLooked || campaign_own_ != own) {
    campaign_looked_ = now;
    campaign_own_ = own;
    const std::string& campaign = room_->header().campaign;
    campaign_expiry_ = with_its_campaign(premises_.storage, settings,
                                         campaign.empty() ? table_ : campaign, table_, *own)
                           .value_or(std::nullopt);
  }
  if (!campaign_expiry_ || !is_to_be_told(settings, *campaign_expiry_, now)) return std::nullopt;
  return campaign_expiry_;
}

// The storage learns now and then that the table lives; its list of tables shows no more than that.
void Household::note_change() {
  const storage::Seconds now = storage::now_seconds();
  if (now - changed_ >= kChangeNoted) premises_.storage.note(table_, {}, [](const auto&) {});
  if (now - changed_ >= kChangeNoted) changed_ = now;
}

void Household::reached(const std::string& game, const Reach& reach) {
  premises_.reached(game, reach);
}

void Household::table_failed(const std::string& game, const Failure& failure) {
  premises_.table_failed({table_, game, failure});
}

// ---- the list of tables -------------------------------------------------------------------------

void Household::summarise(const Summary& summary) {
  {
    std::scoped_lock lock(summary_mutex_);
    summary_ = summary;
  }
  if (room_ == nullptr) return;
  tell_of_turns(summary);
  if (summary.over != noted_over_) {
    note_summary();
    return;
  }
  if (note_waits_) return;
  note_waits_ = true;
  premises_.timers.after(kNotePause, [self = weak_from_this()] {
    if (const auto here = self.lock())
      here->turn_->add([here] {
        here->note_waits_ = false;
        if (here->room_ != nullptr) here->note_summary();
      });
  });
}

void Household::tell_of_turns(const Summary& summary) {
  if (!premises_.turn_came) return;
  // A table that was just opened waits for nobody newly.
  const bool first = std::exchange(fresh_, false);
  std::erase_if(waited_, [&](const auto& each) {
    return std::ranges::find(summary.turn, each.first) == summary.turn.end();
  });
  for (const Seat seat : summary.turn) {
    const auto [waited, came] = waited_.try_emplace(seat, Waited{now(), first});
    if (waited->second.told || seat >= summary.seats.size() || summary.seats[seat].here) continue;
    waited->second.told = true;
    // Whoever goes away long after their turn came has seen that it did.
    if (!came && now() - waited->second.since > kSeenAfter) continue;
    const TableKeys& keys = room_->header().keys;
    const bool taken = seat < summary.taken.size() && !summary.taken[seat].empty();
    premises_.turn_came(
        {table_, taken ? summary.taken[seat] : keys.seats[seat], summary.game, summary.title});
  }
}

void Household::note_summary(bool resting) {
  std::optional<Summary> summary = this->summary();
  if (!summary) return;
  if (!room_->header().listed) {
    // Nobody reads in a list who is there now, so only what stays is worth writing down.
    for (Summary::Chair& chair : summary->seats) chair.here = false;
    summary->spectators = 0;
    if (!resting) {
      summary->round = 0;
      summary->turn.clear();
    }
  }
  std::string text = summary_text(*summary);
  if (text == noted_ && summary->over == noted_over_) return;
  noted_ = text;
  noted_over_ = summary->over;
  storage::Note note;
  note.summary = std::move(text);
  note.over = summary->over;
  premises_.storage.note(table_, std::move(note), [](const storage::Result<>&) {});
}

}  // namespace tavola::rooms
