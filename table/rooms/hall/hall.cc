#include "rooms/hall/hall.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/json.h"
#include "play/json_text.h"
#include "rooms/api/api.h"
#include "rooms/hall/guests.h"
#include "rooms/hall/household.h"
#include "rooms/hall/refusals.h"
#include "rooms/hall/waiting.h"
#include "rooms/kept/seal.h"
#include "rooms/work/queue_probe.h"
#include "rooms/work/workers.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// So many frames that are no messages end a connection.
constexpr int kMostErrors = 5;

/// What the process works for when the table has no id yet. No table is called so.
constexpr std::string_view kNoTable = "-";

/// Not while everybody comes back after a start.
constexpr std::chrono::milliseconds kFirstClearing = 60s;

/// Where tables are played again. One address uses half of them, so that others find one free.
constexpr int kArchiveThreads = 4;

int threads_or_all(int wished) {
  return wished > 0 ? wished : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

class Hall::Inside {
 public:
  Inside(storage::Storage& storage, HallSettings wished)
      : storage_(storage),
        settings_(std::move(wished)),
        marks_(settings_.marks != nullptr ? *settings_.marks : own_marks_),
        turns_(threads_or_all(settings_.room_threads)),
        bots_({.threads = threads_or_all(settings_.bot_threads), .nice = 10}),
        archive_(
            {.threads = kArchiveThreads, .nice = 5, .most_of_one_address = kArchiveThreads / 2}),
        desk_(3),
        vault_(1, 5),
        premises_{
            storage_,
            settings_.process.empty() ? new_token() : settings_.process,
            settings_.public_url,
            settings_.lease,
            room_settings(),
            settings_.expiry,
            settings_.opening_time,
            turns_,
            bots_,
            archive_,
            timers_,
            marks_,
            [this](NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) {
              open_table(std::move(wishes), std::move(done));
            },
            [this](Clock::duration took) { count_choice(took); },
            [this](const std::string& game, const Reach& reach) {
              std::scoped_lock lock(figures_mutex_);
              reaches_[game].include(reach);
            },
            [this](const FailedTable& failed) {
              {
                std::scoped_lock lock(figures_mutex_);
                ++failed_;
              }
              if (settings_.table_failed) settings_.table_failed(failed);
            },
            [this](const BrokenTable& broken) { broke(broken); },
            [this](const UnopenedTable& unopened) { could_not_open(unopened); },
            [this](const Household& from, const std::vector<GuestId>& guests) {
              sent_out(from, guests);
            },
            [this](const std::shared_ptr<Household>& at, GuestId id) { return arrives(at, id); },
            settings_.now ? settings_.now : storage::now_seconds,
            settings_.turn_came},
        api_(storage_, settings_, [this](const std::string& table) { return live(table); }) {
    (void)storage_.greet(premises_.process, premises_.public_url, settings_.lease);
    heart_ = std::thread([this] { beat(); });
    listening_ = storage_.listen([this](const std::string& table, const std::string& what) {
      if (what == "gone") at_table(table, &Household::table_is_gone);
      if (what == "closed") at_table(table, &Household::table_is_closed);
    });
    look_round();
    clear_away_later(kFirstClearing);
  }

  ~Inside() { close(); }

  Errand ask(Request request, std::function<void(Answer)> done) {
    ++requests_;
    const auto shared = std::make_shared<Asker>(std::move(done));
    const auto answer = [this, shared](const Request& asked) {
      Answer made;
      const WorkingFor here(marks_, table_of(asked.path));
      if (const auto wrong = guarded([&] { made = api_.answer(asked); })) {
        broke({std::string(table_of(asked.path)), *wrong});
        made = refusal({"table_failed",
                        "The program has made a mistake with this table. Nothing was changed."});
      }
      if (made.status >= 400) ++refusals_;
      shared->tell(std::move(made));
    };
    bool taken = false;
    Errand errand;
    if (Api::replays(request) && !closing_) {
      FairWorkers::Wish wish;
      wish.addresses = {request.address};
      wish.table = request.path;
      wish.work = [answer, request = std::move(request)](const Leave& leave) mutable {
        request.leave = leave;
        answer(request);
      };
      errand = archive_.add(std::move(wish));
      taken = errand != nullptr;
    } else if (!closing_) {
      Workers& where = Api::is_slow(request) ? vault_ : desk_;
      taken = where.add([answer, request = std::move(request)] { answer(request); });
    }
    // Also who brings a table, which is kept when it has been played again.
    if (taken) waiting_.watch(shared);
    if (!taken) shared->tell(refusal({"shutting_down", "The server is shutting down."}));
    return errand;
  }

  std::uint64_t enter(std::shared_ptr<Guest> guest, std::string address) {
    std::scoped_lock lock(mutex_);
    const GuestId id = ++last_guest_;
    guests_[id] = {.guest = std::move(guest), .address = std::move(address)};
    return id;
  }

  void receive(GuestId id, std::string_view text) {
    ++messages_;
    play::Expected<Json> message = read_message(text);
    std::scoped_lock lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    Visit& visit = found->second;
    // What comes while it is looked up who they are waits, so that nothing overtakes.
    if (visit.asking) {
      if (visit.keep(text)) return;
      ++refusals_;
      return visit.guest->send(refusal_frame(
          message.value_or(Json()), {"too_fast", "Wait for the answers before you send more."}));
    }
    take(id, visit, std::move(message));
  }

  void leave(GuestId id) {
    std::scoped_lock lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    if (found->second.at != nullptr) found->second.at->leave(id);
    guests_.erase(found);
  }

  HallFigures figures() const {
    HallFigures figures;
    {
      std::scoped_lock lock(mutex_);
      for (const auto& [table, household] : households_)
        if (household->summary()) ++figures.rooms;
      figures.guests = guests_.size();
    }
    {
      std::scoped_lock lock(figures_mutex_);
      figures.choices = choices_;
      figures.took = took_;
      figures.took_seconds = took_seconds_;
      figures.failed = failed_;
      figures.broken = broken_;
      figures.unopened = unopened_.size();
      figures.reaches = reaches_;
    }
    figures.messages = messages_;
    figures.refusals = refusals_;
    figures.requests = requests_;
    figures.thinking = bots_.busy();
    figures.rooms_wait = rooms_probe_.seconds();
    figures.requests_wait = requests_probe_.seconds();
    figures.replaying = archive_.busy();
    figures.storage = storage_.figures();
    figures.checks = broken_checks();
    return figures;
  }

  std::vector<StuckWork> stuck(std::chrono::nanoseconds least) { return marks_.stuck(least); }

  void close() {
    {
      std::unique_lock lock(mutex_);
      if (closing_.exchange(true)) return;
    }
    listening_.reset();
    desk_.close();
    vault_.close();
    std::vector<std::shared_ptr<Household>> all;
    {
      std::scoped_lock lock(mutex_);
      for (const auto& [table, household] : households_) all.push_back(household);
    }
    std::mutex mutex;
    std::condition_variable closed;
    std::size_t left = all.size();
    for (const auto& household : all)
      household->close([&] {
        std::scoped_lock lock(mutex);
        if (--left == 0) closed.notify_all();
      });
    {
      std::unique_lock lock(mutex);
      closed.wait(lock, [&] { return left == 0; });
    }
    all.clear();
    bots_.close();
    archive_.close();
    timers_.close();
    turns_.close();
    {
      std::scoped_lock lock(heart_mutex_);
      heart_stops_ = true;
    }
    heart_wakes_.notify_all();
    heart_.join();
    (void)storage_.farewell(premises_.process);
    std::scoped_lock lock(mutex_);
    for (auto& [id, visit] : guests_) {
      if (visit.at == nullptr) visit.guest->close("shutting_down");
      visit.at = nullptr;
    }
    households_.clear();
  }

 private:
  /// One message of a guest, with mutex_ held; `known` once it says who they are.
  void take(GuestId id, Visit& visit, play::Expected<Json> message, bool known = false) {
    if (!message) {
      ++refusals_;
      visit.guest->send(error_frame(message.error()));
      if (++visit.errors >= kMostErrors) visit.guest->close("too many errors");
      return;
    }
    const auto refuse = [&](const play::Problem& why) {
      ++refusals_;
      visit.guest->send(refusal_frame(*message, why));
    };
    if (closing_) return refuse({"shutting_down", "The server is shutting down."});
    const auto wait = known
                          ? std::nullopt
                          : too_fast(visit.address, (*message)["do"].get_ref<const std::string&>());
    if (wait) {
      ++refusals_;
      visit.guest->send(refusal_frame(
          *message, {"too_fast", "Too much from your address; wait a little."}, wait));
      return;
    }
    const std::string& what = (*message)["do"].get_ref<const std::string&>();
    if (what == "sit") {
      const auto table = message->find("table");
      if (table == message->end() || !table->is_string())
        return refuse({table == message->end() ? "missing_field" : "bad_field",
                       "\"table\" should be the id of a table."});
      const std::string& wished = table->get_ref<const std::string&>();
      if (!is_table_id(wished)) return refuse({"no_such_table", "There is no such table."});
      if (const auto anyway = message->find("anyway");
          anyway != message->end() && !anyway->is_boolean())
        return refuse({"bad_field", "\"anyway\" should be true or false."});
      if (!known) {
        const play::Expected<bool> session = has_session(*message);
        if (!session) return refuse(session.error());
        if (*session) return ask_who(id, visit, *std::move(message));
      }
      if (visit.at == nullptr || visit.at->table() != wished) {
        if (visit.at != nullptr) visit.at->leave(id);
        visit.at = household(wished);
      }
    }
    if (visit.at == nullptr) {
      if (what != "ping") return refuse({"not_seated", "Sit at a table first."});
      visit.guest->send(std::make_shared<const std::string>(
          play::write_json(Json{{"type", "reply"}, {"id", (*message)["id"]}, {"ok", true}})));
      return;
    }
    visit.at->receive(id, visit.guest, visit.address,
                      std::make_shared<const Json>(*std::move(message)));
  }

  /// It is looked up elsewhere whose session this is.
  void ask_who(GuestId id, Visit& visit, Json message) {
    visit.asking = true;
    const bool taken = desk_.add([this, id, message = std::move(message)]() mutable {
      const play::Expected<> known = know_account(storage_, message);
      std::scoped_lock lock(mutex_);
      const auto found = guests_.find(id);
      if (found == guests_.end()) return;
      Visit& who = found->second;
      who.asking = false;
      if (known)
        take(id, who, std::move(message), true);
      else
        who.guest->send(refusal_frame(message, known.error()));
      who.catch_up([&](const std::string& text) { take(id, who, read_message(text)); });
    });
    if (!taken) visit.asking = false;
  }

  RoomSettings room_settings() const {
    RoomSettings rooms;
    rooms.think_milliseconds = static_cast<int>(settings_.bot_time.count());
    rooms.bot_pause = settings_.bot_pause;
    rooms.most_guests = static_cast<int>(settings_.most_guests);
    rooms.only_signed_in = settings_.access != Access::kOpen;
    return rooms;
  }

  /// Seconds that an address should wait before it does this again; nothing if it may do it now.
  std::optional<int> too_fast(const std::string& address, std::string_view what) {
    if (what == "sit") return sit_patience_.ask(address);
    if (what == "rematch") return rematch_patience_.ask(address);
    for (const std::string_view kept : {"chat", "name", "bot", "auto", "undo", "redo", "take",
                                        "open", "leave", "vote", "concede", "note", "settings"})
      if (what == kept) return addition_patience_.ask(address);
    return std::nullopt;
  }

  static bool is_table_id(const std::string& id) {
    return !id.empty() && id.size() <= 32 &&
           id.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string::npos;
  }

  /// With mutex_ held.
  const std::shared_ptr<Household>& household(const std::string& table) {
    std::shared_ptr<Household>& place = households_[table];
    if (place == nullptr) place = std::make_shared<Household>(premises_, table);
    return place;
  }

  void open_table(NewTable wishes, std::function<void(play::Expected<TableKeys>)> done) {
    auto shared = std::make_shared<decltype(done)>(std::move(done));
    const bool taken = desk_.add([this, shared, wishes = std::move(wishes)] {
      play::Expected<TableKeys> opened = play::problem(
          "table_failed", "The program has made a mistake with this table. Nothing was changed.");
      const WorkingFor here(marks_, kNoTable);
      if (const auto wrong = guarded([&] { opened = api_.open_table(wishes); }))
        broke({std::string(kNoTable), *wrong});
      (*shared)(std::move(opened));
    });
    if (!taken) (*shared)(play::problem("shutting_down", "The server is shutting down."));
  }

  std::optional<Summary> live(const std::string& table) const {
    std::shared_ptr<Household> household;
    {
      std::scoped_lock lock(mutex_);
      const auto found = households_.find(table);
      if (found == households_.end()) return std::nullopt;
      household = found->second;
    }
    return household->summary();
  }

  void at_table(const std::string& table, void (Household::*what)()) {
    std::scoped_lock lock(mutex_);
    const auto found = households_.find(table);
    if (found != households_.end()) ((*found->second).*what)();
  }

  /// Clears away the tables whose time has come, and again every hour.
  void clear_away_later(std::chrono::milliseconds time) {
    timers_.after(time, [this] {
      (void)desk_.add([this] {
        (void)clear_away(storage_, settings_.expiry, storage::now_seconds(),
                         [this](const std::string& table, const Expiry& expiry) {
                           if (settings_.cleared_away) settings_.cleared_away(table, expiry);
                         });
        clear_away_later(1h);
      });
    });
  }

  void sent_out(const Household& from, const std::vector<GuestId>& guests) {
    std::scoped_lock lock(mutex_);
    for (const GuestId id : guests)
      if (const auto found = guests_.find(id);
          found != guests_.end() && found->second.at.get() == &from)
        found->second.at = nullptr;
  }

  bool arrives(const std::shared_ptr<Household>& at, GuestId id) {
    std::scoped_lock lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end()) return false;
    if (found->second.at == nullptr) found->second.at = at;
    return found->second.at == at;
  }

  /// The table that a request is about, or what stands for one that is not kept yet.
  static std::string_view table_of(std::string_view path) {
    constexpr std::string_view kTables = "/api/tables/";
    if (!path.starts_with(kTables)) return kNoTable;
    path.remove_prefix(kTables.size());
    path = path.substr(0, path.find('/'));
    return is_table_id(std::string(path)) && path != "upload" ? path : kNoTable;
  }

  void broke(const BrokenTable& broken) {
    {
      std::scoped_lock lock(figures_mutex_);
      ++broken_;
    }
    if (settings_.table_broken) settings_.table_broken(broken);
  }

  /// Whoever wants to sit there tries again and again; the diary needs to hear of it once.
  void could_not_open(const UnopenedTable& unopened) {
    {
      std::scoped_lock lock(figures_mutex_);
      if (!unopened_.insert(unopened.table).second) return;
    }
    if (settings_.table_unopened) settings_.table_unopened(unopened);
  }

  void count_choice(Clock::duration took) {
    const double seconds = std::chrono::duration<double>(took).count();
    const auto bound =
        std::lower_bound(HallFigures::kBounds.begin(), HallFigures::kBounds.end(), seconds);
    std::scoped_lock lock(figures_mutex_);
    ++choices_;
    ++took_[static_cast<std::size_t>(bound - HallFigures::kBounds.begin())];
    took_seconds_ += seconds;
  }

  /// Lets every empty room rest, and forgets households that nobody is on the way to.
  void look_round() {
    std::scoped_lock lock(mutex_);
    if (closing_) return;
    for (const auto& [table, household] : households_)
      household->rest(settings_.idle, [this, name = table](bool empty) {
        if (!empty) return;
        std::scoped_lock inner(mutex_);
        const auto found = households_.find(name);
        if (found == households_.end() || closing_) return;
        const bool expected = std::any_of(guests_.begin(), guests_.end(), [&](const auto& each) {
          return each.second.at == found->second;
        });
        if (!expected && found->second->settled()) households_.erase(found);
      });
    timers_.after(std::clamp<std::chrono::milliseconds>(settings_.idle / 4, 20ms, 5s),
                  [this] { look_round(); });
  }

  void beat() {
    std::unique_lock lock(heart_mutex_);
    while (!heart_stops_) {
      // Often enough to notice within a second that the database is gone.
      heart_wakes_.wait_for(lock, std::min<std::chrono::milliseconds>(settings_.lease / 4, 500ms),
                            [this] { return heart_stops_; });
      if (heart_stops_) return;
      lock.unlock();
      rooms_probe_.send(turns_);
      requests_probe_.send(desk_);
      (void)storage_.greet(premises_.process, premises_.public_url, settings_.lease);
      lock.lock();
    }
  }

  storage::Storage& storage_;
  const HallSettings settings_;
  std::atomic<bool> closing_{false};
  mutable std::mutex mutex_;
  GuestId last_guest_ = 0;
  std::unordered_map<GuestId, Visit> guests_;
  std::unordered_map<std::string, std::shared_ptr<Household>> households_;

  std::atomic<std::uint64_t> messages_{0}, refusals_{0}, requests_{0};
  mutable std::mutex figures_mutex_;
  std::uint64_t choices_ = 0;
  std::uint64_t failed_ = 0;
  std::uint64_t broken_ = 0;
  std::set<std::string> unopened_;
  std::map<std::string, Reach> reaches_;  // by game
  std::array<std::uint64_t, HallFigures::kBounds.size() + 1> took_{};
  double took_seconds_ = 0;

  QueueProbe rooms_probe_, requests_probe_;
  Patience sit_patience_{settings_.sits, 10s};
  Patience addition_patience_{settings_.additions, 60s};
  Patience rematch_patience_{settings_.rematches, 40s};

  WorkMarks own_marks_;
  WorkMarks& marks_;
  Timers timers_;
  Workers turns_;
  FairWorkers bots_, archive_;
  Workers desk_, vault_;
  Premises premises_;
  Api api_;
  Waiting waiting_{timers_, settings_.storage_gone, settings_.longest_wait,
                   [this] { ++refusals_; }};

  std::mutex heart_mutex_;
  std::condition_variable heart_wakes_;
  bool heart_stops_ = false;
  std::thread heart_;
  std::shared_ptr<void> listening_;
};

Hall::Hall(storage::Storage& storage, HallSettings settings)
    : inside_(std::make_unique<Inside>(storage, std::move(settings))) {}

Hall::~Hall() = default;

Errand Hall::ask(Request request, std::function<void(Answer)> done) {
  return inside_->ask(std::move(request), std::move(done));
}

std::uint64_t Hall::enter(std::shared_ptr<Guest> guest, std::string address) {
  return inside_->enter(std::move(guest), std::move(address));
}

void Hall::receive(std::uint64_t guest, std::string_view text) { inside_->receive(guest, text); }

void Hall::leave(std::uint64_t guest) { inside_->leave(guest); }

HallFigures Hall::figures() const { return inside_->figures(); }

std::vector<StuckWork> Hall::stuck(std::chrono::nanoseconds least) const {
  return inside_->stuck(least);
}

void Hall::close() { inside_->close(); }

}  // namespace tavola::rooms
