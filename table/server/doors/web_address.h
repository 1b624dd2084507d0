// Reading addresses of the web: what a request asks for, and from which page it came.
#pragma once

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::server {

/// The path of a request, decoded, and its query.
struct Target {
  std::string path;
  std::map<std::string, std::string> query;
};

/// Nothing when it is no absolute path, holds a broken %-sign, a zero byte, a backslash or a step
/// upwards.
std::optional<Target> read_target(std::string_view target);

struct WebAddress {
  bool secure = false;
  std::string host;  // lower case, with the port if it is not the usual one
  std::string path;  // without the last slash: empty at the root
  std::string origin() const;
  std::string socket_origin() const;  // ws:// or wss://
};

/// A full http:// or https:// address, or a sentence on what is wrong with it.
std::expected<WebAddress, std::string> read_address(std::string_view text);

/// Whether a page of this origin may talk to us: it has none (so it is no page), it came from the
/// host that is asked, or from an address that we serve.
bool origin_is_ours(std::string_view origin, std::string_view host,
                    const std::vector<WebAddress>& served);

/// Whether a request that names this host is meant for us: always where no public address is set
/// (`hosts` is empty), otherwise at one of ours, on this very machine or in the local network by a
/// bare address, so that a proxy and whoever looks after the server get through.
bool host_is_ours(std::string_view host, const std::vector<std::string>& hosts);

}  // namespace tavola::server
