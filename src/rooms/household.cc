#include "rooms/household.h"

#include <algorithm>
#include <utility>

#include "core/json.h"
#include "play/json_text.h"
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
    seats.push_back(std::move(seat));
  }
  return play::write_json(Json{{"game", summary.game},
                               {"title", summary.title},
                               {"seats", std::move(seats)},
                               {"round", summary.round},
                               {"over", summary.over},
                               {"spectators", summary.spectators}});
}

std::shared_ptr<const std::string> refusal_frame(const Json& message,
                                                 const play::Problem& problem) {
  const auto id = message.is_object() ? message.find("id") : message.end();
  Json json = {{"type", "reply"}, {"id", nullptr}, {"ok", false}, {"error", error_json(problem)}};
  if (message.is_object() && id != message.end() && id->is_number_integer()) json["id"] = *id;
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

void Household::receive(GuestId id, std::shared_ptr<Guest> guest,
                        std::shared_ptr<const Json> message) {
  turn_->add([self = shared_from_this(), id, guest = std::move(guest), message = std::move(message),
              came = Clock::now()] { self->take(id, guest, message, came); });
}

Household::Visitor* Household::visitor(GuestId id) {
  const auto found = std::find_if(visitors_.begin(), visitors_.end(),
                                  [id](const Visitor& each) { return each.id == id; });
  return found == visitors_.end() ? nullptr : &*found;
}

void Household::take(GuestId id, const std::shared_ptr<Guest>& guest,
                     const std::shared_ptr<const Json>& message, Clock::time_point came) {
  last_seen_ = Clock::now();
  if (closed_) {
    guest->send(refusal_frame(*message, {"shutting_down", "The server is shutting down."}));
    return;
  }
  const auto what = message->find("do");
  const auto does = [&](const char* name) {
    return what != message->end() && what->is_string() && *what == name;
  };
  if (visitor(id) == nullptr) {
    // What was on its way when everybody was sent out.
    if (!does("sit")) {
      guest->send(refusal_frame(*message, {"not_seated", "Sit at a table first."}));
      return;
    }
    if (!premises_.arrives(shared_from_this(), id)) return;
  }
  if (room_ == nullptr) {
    const play::Expected<> opened = open();
    if (!opened && opened.error().code == "held") {
      held_elsewhere(id, guest, message, came);
      return;
    }
    if (!opened) {
      guest->send(refusal_frame(*message, opened.error()));
      send_out(id);
      return;
    }
  }
  if (visitor(id) == nullptr) visitors_.push_back({id, guest, false});
  if (Visitor& who = *visitor(id); !who.inside) {
    who.inside = true;
    room_->enter(id, guest);
  }
  choice_came_ = does("choose") ? std::optional(came) : std::nullopt;
  room_->receive(id, *message);
  choice_came_.reset();
}

void Household::leave(GuestId id) {
  turn_->add([self = shared_from_this(), id] {
    const Visitor* who = self->visitor(id);
    if (who == nullptr) return;
    if (self->room_ != nullptr && who->inside) self->room_->leave(id);
    std::erase_if(self->visitors_, [id](const Visitor& each) { return each.id == id; });
    self->last_seen_ = Clock::now();
  });
}

// ---- opening and dropping -----------------------------------------------------------------------

play::Expected<> Household::open() {
  storage::Result<storage::Lease> lease = premises_.storage.lease(table_, premises_.process);
  if (!lease && lease.error().fault == storage::Fault::kHeld)
    return play::problem("held", lease.error().message);
  if (!lease) return std::unexpected(problem_of(lease.error()));
  // Read only now: whoever had the table before cannot add to it any more.
  const storage::Result<storage::StoredTable> stored = premises_.storage.read(table_);
  if (!stored) return std::unexpected(problem_of(stored.error()));
  lease_ = *std::move(lease);
  kept_ = given_ = stored->entries.size();
  keeping_ = 0;
  keep_failed_ = losing_ = false;
  noted_ = stored->row.summary;
  noted_over_ = stored->row.over;
  play::Expected<std::unique_ptr<Room>> room =
      Room::open(*this, premises_.rooms, {stored->row.header, stored->entries, stored->rest});
  if (!room) {
    drop();
    premises_.table_unopened({table_, room.error().code, room.error().message});
    return std::unexpected(room.error());
  }
  room_ = *std::move(room);
  room_->begin();
  summarise(room_->summary());
  return {};
}

void Household::held_elsewhere(GuestId id, const std::shared_ptr<Guest>& guest,
                               const std::shared_ptr<const Json>& message, Clock::time_point came) {
  const auto holder = premises_.storage.holder(table_);
  const bool elsewhere = holder && *holder && (*holder)->alive && !(*holder)->url.empty() &&
                         (*holder)->url != premises_.public_url;
  if (elsewhere) {
    guest->send(gone_frame((*holder)->url));
    send_out(id);
    return;
  }
  // Whoever holds it cannot be named, or is what this process was before it was started again. Its
  // lease will run out soon.
  if (Clock::now() - came > premises_.lease * 2) {
    guest->send(refusal_frame(*message, {"busy", "Another server still holds this table."}));
    send_out(id);
    return;
  }
  premises_.timers.after(200ms, [self = shared_from_this(), id, guest, message, came] {
    self->turn_->add([self, id, guest, message, came] { self->take(id, guest, message, came); });
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

void Household::table_is_gone() {
  turn_->add([self = shared_from_this()] { self->lose({}); });
}

void Household::rest(std::chrono::milliseconds idle, std::function<void(bool)> then) {
  turn_->add([self = shared_from_this(), idle, then = std::move(then)] {
    if (self->room_ != nullptr && self->room_->guests() == 0 && self->visitors_.empty() &&
        !self->room_->busy() && self->keeping_ == 0 && Clock::now() - self->last_seen_ >= idle) {
      self->note_summary();
      // What is not kept yet is kept first; the room goes when it is looked at again.
      if (!self->keep_rest()) self->drop();
    }
    then(self->room_ == nullptr && self->visitors_.empty());
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
      if (self->room_ != nullptr) self->keep_rest();
    }
    if (self->keeping_ > 0) {
      self->premises_.timers.after(5ms, [self, then] { self->close(then); });
      return;
    }
    if (self->room_ != nullptr) self->note_summary();
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

void Household::think(std::function<void()> work, std::function<void()> then) {
  premises_.bots.add([self = shared_from_this(), opening = opening_, work = std::move(work),
                      then = std::move(then)] {
    work();
    self->turn_->add([self, opening, then] {
      if (self->opening_ == opening) then();
    });
  });
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

std::int64_t Household::now() const { return storage::now_seconds(); }

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

void Household::note_summary() {
  std::optional<Summary> summary = this->summary();
  if (!summary) return;
  if (!room_->header().listed) {
    // Nobody reads in a list who is there now, so only what stays is worth writing down.
    for (Summary::Chair& chair : summary->seats) chair.here = false;
    summary->round = 0;
    summary->spectators = 0;
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
