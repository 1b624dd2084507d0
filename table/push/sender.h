// Takes messages to push services, on threads of its own: nobody waits for one. Each has so much
// time, so many are on their way at once and so many may wait; what is too much is dropped, because
// a notice that comes late is worth nothing. Of both one table and one push service have a share
// only, so that browsers whose services never answer hold up nobody but their own table.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "push/endpoint.h"
#include "push/finding.h"

namespace tavola::push {

struct SenderSettings {
  std::chrono::milliseconds time{10'000};  // for one message, and as much to find its host's name
  std::size_t at_once = 16;
  std::size_t waiting = 1000;
  std::size_t at_once_of_table = 4;
  std::size_t at_once_of_host = 12;
  std::size_t waiting_of_table = 64;
  /// For tests: addresses of this machine are called too, and this file with certificates is
  /// trusted instead of those of the system.
  bool private_addresses = false;
  std::string certificates = {};
  Finder find = places_of;
};

/// One request to a push service.
struct Letter {
  Endpoint to;
  std::string authorization;
  std::string body;
  std::string topic = {};  // a later letter takes the place of one that still waits there
  std::chrono::seconds keep{86'400};  // how long the service keeps it for a browser that is off
  std::string table = {};             // in whose share it goes
};

enum class Outcome : std::uint8_t {
  kSent,
  kGone,         // there is no such browser any more
  kRefused,      // the service answered with something else
  kUnreachable,  // no answer in time, or no trust
  kForbidden,    // its name leads into a network that is not everybody's
  kDropped,      // too much was waiting, or the sender closed
};

class Sender {
 public:
  explicit Sender(SenderSettings settings = {});
  ~Sender();
  Sender(const Sender&) = delete;
  Sender& operator=(const Sender&) = delete;

  /// Never waits. `done` is called on a thread of the sender's, one after the other, or before this
  /// returns.
  void send(Letter letter, std::function<void(Outcome)> done);
  /// Drops what is on its way, of which nobody hears more, and what waits. Waits for no service and
  /// for no name.
  void close();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace tavola::push
