#include "server/doors/web_address.h"

#include <algorithm>
#include <cctype>

namespace tavola::server {
namespace {

int hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> decoded(std::string_view text, bool plus_is_space) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex(text[i + 1]);
      const int low = hex(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    } else if (c == '+' && plus_is_space) {
      c = ' ';
    }
    if (c == '\0') return std::nullopt;
    out.push_back(c);
  }
  return out;
}

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return std::tolower(c); });
  return out;
}

}  // namespace

std::optional<Target> read_target(std::string_view target) {
  target = target.substr(0, target.find('#'));
  const std::size_t mark = target.find('?');
  const auto path = decoded(target.substr(0, mark), false);
  if (!path || path->empty() || path->front() != '/') return std::nullopt;
  if (path->contains('\\') || (*path + "/").contains("/../")) return std::nullopt;

  Target out{.path = *path};
  std::string_view rest = mark == std::string_view::npos ? "" : target.substr(mark + 1);
  while (!rest.empty()) {
    const std::string_view pair = rest.substr(0, rest.find('&'));
    rest.remove_prefix(std::min(rest.size(), pair.size() + 1));
    if (pair.empty()) continue;
    const std::size_t equals = pair.find('=');
    const auto name = decoded(pair.substr(0, equals), true);
    const auto value =
        equals == std::string_view::npos ? std::string() : decoded(pair.substr(equals + 1), true);
    if (!name || !value) return std::nullopt;
    out.query[*name] = *value;
  }
  return out;
}

std::string WebAddress::origin() const { return (secure ? "https://" : "http://") + host; }
std::string WebAddress::socket_origin() const { return (secure ? "wss://" : "ws://") + host; }

std::expected<WebAddress, std::string> read_address(std::string_view text) {
  const auto wrong = [text] {
    return std::unexpected("\"" + std::string(text) +
                           "\" is no address; write it like https://tavola.example.org");
  };
  WebAddress out;
  if (text.starts_with("https://"))
    out.secure = true;
  else if (!text.starts_with("http://"))
    return wrong();
  text.remove_prefix(out.secure ? 8 : 7);
  const std::size_t slash = std::min(text.find('/'), text.size());
  out.host = lower(text.substr(0, slash));
  out.path = text.substr(slash);
  while (out.path.ends_with('/')) out.path.pop_back();
  if (out.host.empty() || out.host.find_first_of("@?# \t\"'\\<>;,") != std::string::npos ||
      out.path.find_first_of("?# \t\"'\\<>;,") != std::string::npos)
    return wrong();
  const std::string usual = out.secure ? ":443" : ":80";
  if (out.host.ends_with(usual)) out.host.resize(out.host.size() - usual.size());
  if (out.host.empty()) return wrong();
  return out;
}

bool origin_is_ours(std::string_view origin, std::string_view host,
                    const std::vector<WebAddress>& served) {
  if (origin.empty()) return true;
  const auto from = read_address(origin);
  if (!from || !from->path.empty()) return false;
  for (const WebAddress& address : served)
    if (from->secure == address.secure && from->host == address.host) return true;
  // Behind a proxy the scheme of the page may differ from ours, so only the host is compared.
  const auto asked = read_address((from->secure ? "https://" : "http://") + std::string(host));
  return asked && asked->host == from->host;
}

bool host_is_ours(std::string_view host, const std::vector<std::string>& hosts) {
  if (hosts.empty() || host.empty()) return true;
  const std::string asked = lower(host);
  const auto without_port = [](const std::string& name) {
    const std::size_t colon = name.rfind(':');
    const bool inside_brackets =
        name.find(']', colon == std::string::npos ? 0 : colon) != std::string::npos;
    return colon == std::string::npos || inside_brackets ? name : name.substr(0, colon);
  };
  const std::string name = without_port(asked);
  if (name == "localhost" || name.find_first_not_of("0123456789.") == std::string::npos ||
      name.starts_with('['))
    return true;
  return std::ranges::any_of(hosts,
                             [&](const std::string& ours) { return without_port(ours) == name; });
}

}  // namespace tavola::server
