// The address of a browser at its push service. A browser names it, so it may be anything that
// somebody wants this server to call: only HTTPS at a public name is let through, and only to
// addresses that belong to everybody's network.
#pragma once

#include <sys/socket.h>

#include <expected>
#include <string>
#include <string_view>

namespace tavola::push {

inline constexpr std::size_t kLongestEndpoint = 1024;

struct Endpoint {
  std::string host;
  std::string port = "443";
  std::string target;  // the path and what follows it
  /// As tokens name it: without the port that all use.
  std::string origin() const;
};

/// A sentence if it may not be called. `any_port` lets through what a test listens on.
std::expected<Endpoint, std::string> read_endpoint(std::string_view text, bool any_port = false);

/// Not of this machine, of a private network, or of any other that is not everybody's.
bool is_public(const sockaddr& address);

}  // namespace tavola::push
