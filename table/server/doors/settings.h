// Everything that can be set about the doors: where they stand, how many may come in, and how fast
// they may talk. The numbers here are those of a server that nobody configured.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace tavola::server {

/// Tokens that come back with time: at most `burst` at once, `per_second` in the long run.
struct Rate {
  double per_second = 0;
  double burst = 0;
};

struct Settings {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any free one
  int threads = 0;  // 0: one for each core
  /// The address that people type, when it is not the one we listen on (behind a proxy).
  std::string public_url;
  /// Further origins whose pages may talk to this server.
  std::vector<std::string> allowed_origins;
  /// The address of a request is what a proxy in front of us wrote into X-Forwarded-For.
  bool trust_proxy = false;

  int max_connections = 16'384;
  int max_connections_per_address = 512;

  std::size_t frame_bytes = std::size_t{64} * 1024;  // one message of a client
  std::size_t body_bytes = std::size_t{64} * 1024;   // the body of a request
  /// The body of a request that brings a saved table or campaign.
  std::size_t upload_bytes = std::size_t{8} * 1024 * 1024;
  /// Bodies that are being read or worked on: of one address, and in all. Those of ordinary
  /// requests are counted apart from uploads, so that no upload keeps anybody from playing.
  std::size_t bodies_of_address = std::size_t{32} * 1024 * 1024;
  std::size_t bodies_in_all = std::size_t{256} * 1024 * 1024;
  std::size_t header_bytes = std::size_t{8} * 1024;

  // What waits to be sent to one guest; somebody who does not read is let go beyond it.
  std::size_t outbox_bytes = std::size_t{1024} * 1024;
  std::size_t outbox_messages = 256;

  Rate messages{.per_second = 20, .burst = 60};   // of one connection
  Rate requests{.per_second = 50, .burst = 300};  // of one address, and so on below
  Rate entries{.per_second = 20, .burst = 200};   // new WebSockets
  Rate tables{.per_second = 1, .burst = 40};      // tables made and uploaded
  Rate accounts{.per_second = 0.2, .burst = 15};  // whatever tries a password

  std::chrono::seconds request_timeout{15};  // for a whole request, once it has begun
  std::chrono::seconds keep_alive{60};       // between two requests
  std::chrono::seconds socket_idle{60};      // a WebSocket that answers no ping
  std::chrono::seconds first_message{60};    // a WebSocket that never says anything
  std::chrono::milliseconds closing{3'000};  // how long the doors wait for guests to leave
};

}  // namespace tavola::server
