#include "push/endpoint.h"

#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace tavola::push {
namespace {

bool is_host_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

struct Network {
  std::uint32_t first;
  unsigned bits;
};
/// What RFC 6890 and its successors keep for other things than everybody's network.
constexpr std::array<Network, 15> kSpecial{{
    {0x00000000, 8},   // this network
    {0x0a000000, 8},   // private
    {0x64400000, 10},  // of carriers
    {0x7f000000, 8},   // this machine
    {0xa9fe0000, 16},  // link local, with the servers of data that clouds have there
    {0xac100000, 12},  // private
    {0xc0000000, 24},  // protocols
    {0xc0000200, 24},  // examples
    {0xc0586300, 24},  // 6to4
    {0xc0a80000, 16},  // private
    {0xc6120000, 15},  // measurements
    {0xc6336400, 24},  // examples
    {0xcb007100, 24},  // examples
    {0xe0000000, 4},   // multicast
    {0xf0000000, 4},   // reserved, and broadcast
}};

bool is_public_v4(std::uint32_t address) {
  return std::ranges::none_of(kSpecial, [address](const Network& each) {
    return (address >> (32 - each.bits)) == (each.first >> (32 - each.bits));
  });
}

using Bytes16 = std::array<std::uint8_t, 16>;

bool is_public_v6(const Bytes16& bytes) {
  const auto pair = [&bytes](std::size_t i) { return (bytes[i] << 8) | bytes[i + 1]; };
  constexpr Bytes16 kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  if (std::equal(kMapped.begin(), kMapped.begin() + 12, bytes.begin()))
    return is_public_v4((static_cast<std::uint32_t>(pair(12)) << 16) |
                        static_cast<std::uint32_t>(pair(14)));
  if ((bytes[0] & 0xe0) != 0x20) return false;  // all that is given out begins with 001
  if (pair(0) == 0x2002) return false;          // 6to4 has an address of the old kind inside
  // Protocols (Teredo among them, which has one inside as well) and examples.
  if (pair(0) == 0x2001 && (pair(2) < 0x0200 || pair(2) == 0x0db8)) return false;
  return pair(0) != 0x3fff;
}

}  // namespace

std::string Endpoint::origin() const {
  return "https://" + host + (port == "443" ? "" : ":" + port);
}

std::expected<Endpoint, std::string> read_endpoint(std::string_view text, bool any_port) {
  constexpr std::string_view kScheme = "https://";
  if (text.size() > kLongestEndpoint)
    return std::unexpected("an endpoint has at most 1,024 characters");
  if (!text.starts_with(kScheme)) return std::unexpected("an endpoint begins with https://");
  if (std::ranges::any_of(text, [](char c) { return c <= ' ' || c >= 0x7f || c == '#'; }))
    return std::unexpected("an endpoint has no blanks, no letters beyond ASCII and no #");
  text.remove_prefix(kScheme.size());
  const std::size_t end = std::min(text.find_first_of("/?"), text.size());
  std::string_view place = text.substr(0, end);
  Endpoint endpoint;
  endpoint.target = text.substr(end);
  if (!endpoint.target.starts_with('/')) endpoint.target.insert(0, "/");
  if (const std::size_t colon = place.find(':'); colon != std::string_view::npos) {
    endpoint.port = place.substr(colon + 1);
    place = place.substr(0, colon);
    const bool number =
        !endpoint.port.empty() && endpoint.port.size() <= 5 &&
        std::ranges::all_of(endpoint.port, [](char c) { return c >= '0' && c <= '9'; });
    if (!number || (!any_port && endpoint.port != "443"))
      return std::unexpected("an endpoint has the port 443");
  }
  endpoint.host = place;
  std::ranges::transform(endpoint.host, endpoint.host.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  });
  if (endpoint.host.empty() || endpoint.host.size() > 253 ||
      !std::ranges::all_of(endpoint.host, is_host_letter))
    return std::unexpected("an endpoint is at a host with a name");
  if (any_port) return endpoint;
  // The last part of a name has a letter; an address in numbers has none.
  const std::size_t dot = endpoint.host.rfind('.');
  const std::string_view last =
      std::string_view(endpoint.host).substr(dot == std::string::npos ? 0 : dot + 1);
  if (dot == std::string::npos || dot == 0 || last.empty() ||
      std::ranges::none_of(last, [](char c) { return c >= 'a' && c <= 'z'; }) ||
      last.starts_with("0x"))
    return std::unexpected("an endpoint is at a host with a public name, not at an address");
  return endpoint;
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET)
    return is_public_v4(ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr));
  if (address.sa_family != AF_INET6) return false;
  Bytes16 bytes;
  std::memcpy(bytes.data(), &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr,
              bytes.size());
  return is_public_v6(bytes);
}

}  // namespace tavola::push
