// Tells people by Web Push that their turn has come: looks up which browsers want to hear of it,
// encrypts a notice for each and has it sent. Nothing of it happens on the rooms' threads. A
// browser that its push service does not know any more is forgotten.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "push/key.h"
#include "push/sender.h"
#include "rooms/hall/hall.h"
#include "rooms/work/workers.h"
#include "storage/storage.h"

namespace tavola::server {

struct PushSettings {
  push::SenderSettings sender = {};
  /// Somebody is not told twice of one table within this time: questions that follow each other at
  /// once are one turn.
  std::chrono::milliseconds again{5'000};
};

class PushNotices {
 public:
  /// The storage outlives the notices. `contact` is an address of whoever runs the server.
  PushNotices(storage::Storage& storage, push::Key key, std::string contact,
              PushSettings settings = {});
  ~PushNotices();
  PushNotices(const PushNotices&) = delete;
  PushNotices& operator=(const PushNotices&) = delete;

  /// From any thread; never waits.
  void tell(const rooms::TurnCame& turn);
  /// Lines for /metrics.
  std::string metrics() const;
  std::uint64_t count(push::Outcome outcome) const;
  void close();

 private:
  bool told_just_now(const rooms::TurnCame& turn);
  void look_up(const rooms::TurnCame& turn);
  void send(const rooms::TurnCame& turn, const storage::PushRow& browser);

  storage::Storage& storage_;
  const push::Key key_;
  const std::string contact_;
  const PushSettings settings_;
  std::mutex mutex_;
  std::map<std::string, std::chrono::steady_clock::time_point> told_;  // by token
  std::array<std::atomic<std::uint64_t>, 6> counts_{};                 // by outcome
  rooms::Workers desk_{1, 5};
  push::Sender sender_;
};

}  // namespace tavola::server
