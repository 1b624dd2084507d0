#include "server/reception/push_notices.h"

#include <fmt/format.h>

#include <iterator>
#include <utility>

#include "push/message.h"
#include "rooms/hall/turn_notice.h"
#include "rooms/kept/seal.h"
#include "storage/clock.h"

namespace tavola::server {
namespace {

using push::Outcome;

/// What waits to be looked up; more than that is not told.
constexpr std::size_t kMostTurnsWaiting = 1000;
/// How long a token for a push service is good, in seconds; they take none for more than a day.
constexpr std::int64_t kTokenSeconds = std::int64_t{12} * 60 * 60;

constexpr std::array<std::string_view, 6> kOutcomes{"sent",        "gone",      "refused",
                                                    "unreachable", "forbidden", "dropped"};

}  // namespace

PushNotices::PushNotices(storage::Storage& storage, push::Key key, std::string contact,
                         PushSettings settings)
    : storage_(storage),
      key_(std::move(key)),
      contact_(std::move(contact)),
      settings_(std::move(settings)),
      sender_(settings_.sender) {}

PushNotices::~PushNotices() { close(); }

void PushNotices::close() {
  desk_.close(false);
  sender_.close();
}

bool PushNotices::told_just_now(const rooms::TurnCame& turn) {
  const auto now = std::chrono::steady_clock::now();
  const std::scoped_lock lock(mutex_);
  if (told_.size() > 10'000)
    std::erase_if(told_, [&](const auto& each) { return now - each.second >= settings_.again; });
  const auto [last, first] = told_.try_emplace(turn.token, now);
  if (!first && now - last->second < settings_.again) return true;
  last->second = now;
  return false;
}

void PushNotices::tell(const rooms::TurnCame& turn) {
  if (told_just_now(turn)) return;
  if (desk_.busy() >= kMostTurnsWaiting || !desk_.add([this, turn] { look_up(turn); }))
    ++counts_[static_cast<std::size_t>(Outcome::kDropped)];
}

void PushNotices::look_up(const rooms::TurnCame& turn) {
  const auto browsers = storage_.pushes(turn.table, turn.token);
  if (!browsers) return;  // the storage's trouble is in the diary
  for (const storage::PushRow& each : *browsers) send(turn, each);
}

void PushNotices::send(const rooms::TurnCame& turn, const storage::PushRow& browser) {
  const auto done = [this, endpoint = browser.endpoint](Outcome outcome) {
    ++counts_[static_cast<std::size_t>(outcome)];
    if (outcome == Outcome::kGone)
      (void)desk_.add([this, endpoint] { (void)storage_.drop_push(endpoint); });
  };
  const auto endpoint = push::read_endpoint(browser.endpoint, settings_.sender.private_addresses);
  const auto receiver = push::read_receiver(browser.key, browser.secret);
  if (!endpoint || !receiver) return done(Outcome::kGone);
  const auto body = push::encrypt(rooms::turn_notice(turn, browser.language), *receiver);
  if (!body) return done(Outcome::kDropped);
  const auto authorization = push::authorization(key_, endpoint->origin(), contact_,
                                                 storage::now_seconds() + kTokenSeconds);
  if (!authorization) return done(Outcome::kDropped);
  // A later notice takes the place of one that still waits. The push service reads the topic, so it
  // says neither the table nor the seat.
  constexpr std::size_t kLongestTopic = 32;
  const std::string topic = rooms::token_hash(turn.token).substr(0, kLongestTopic);
  sender_.send({.to = *endpoint,
                .authorization = *authorization,
                .body = *body,
                .topic = topic,
                .table = turn.table},
               done);
}

std::uint64_t PushNotices::count(Outcome outcome) const {
  return counts_[static_cast<std::size_t>(outcome)];
}

std::string PushNotices::metrics() const {
  std::string out =
      "# HELP tavola_push_notices_total Notices of turns by Web Push, by what came of them.\n"
      "# TYPE tavola_push_notices_total counter\n";
  for (std::size_t i = 0; i < kOutcomes.size(); ++i)
    fmt::format_to(std::back_inserter(out), "tavola_push_notices_total{{outcome=\"{}\"}} {}\n",
                   kOutcomes[i], counts_[i].load());
  return out;
}

}  // namespace tavola::server
