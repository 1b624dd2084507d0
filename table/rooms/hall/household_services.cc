// What a room asks of the house it stands in: to keep its entries, to have work done elsewhere, to
// be woken, and to say how long the table stays.
#include <utility>

#include "rooms/hall/household.h"
#include "rooms/hall/refusals.h"
#include "storage/clock.h"

namespace tavola::rooms {
namespace {

using Clock = std::chrono::steady_clock;

/// How exactly it is kept when a table last changed, in seconds.
constexpr storage::Seconds kChangeNoted = 600;

/// How often a chapter that would be cleared away soon looks at the others, in seconds.
constexpr storage::Seconds kCampaignLooked = 60;

}  // namespace

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
    const WorkingFor here(self->premises_.marks, self->table_);
    if (const auto broken = guarded([&] { wish.work(leave); })) {
      self->turn_->add([self, opening, wrong = *broken] {
        if (self->opening_ == opening) self->broke(wrong);
      });
      return;
    }
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
    campaign_expiry_ =
        with_its_campaign(premises_.storage, settings, room_->header().campaign, table_, *own)
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

}  // namespace tavola::rooms
