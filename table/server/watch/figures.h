// What the doors count, for /metrics.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>

namespace tavola::server {

struct Figures {
  using Count = std::atomic<std::uint64_t>;
  Count connections = 0;  // open now, of both kinds
  Count sockets = 0;      // WebSockets among them
  Count connections_total = 0;
  Count sockets_total = 0;
  std::array<Count, 6> answers{};  // by hundreds of their status
  Count messages_in = 0;
  Count messages_out = 0;
  Count bytes_in = 0;
  Count bytes_out = 0;
  Count too_fast = 0;
  Count too_large = 0;
  Count bad_origin = 0;
  Count bad_requests = 0;  // what was no HTTP
  Count slow_readers = 0;  // let go because they did not read
  Count turned_away = 0;   // too many connections
  Count too_many_bodies = 0;
};

/// In the text format of Prometheus.
std::string metrics_text(const Figures& figures);

}  // namespace tavola::server
