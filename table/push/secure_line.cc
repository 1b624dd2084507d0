#include "push/secure_line.h"

#include <fcntl.h>
#include <netdb.h>
#include <openssl/err.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace tavola::push {

std::vector<Place> places_of(const std::string& host, const std::string& port) {
  addrinfo wanted{};
  wanted.ai_family = AF_UNSPEC;
  wanted.ai_socktype = SOCK_STREAM;
  wanted.ai_flags = AI_NUMERICSERV;
  addrinfo* first = nullptr;
  if (::getaddrinfo(host.c_str(), port.c_str(), &wanted, &first) != 0) return {};
  const std::unique_ptr<addrinfo, Freed<::freeaddrinfo>> found(first);
  std::vector<Place> places;
  for (const addrinfo* each = first; each != nullptr; each = each->ai_next) {
    Place place;
    if (each->ai_addrlen > sizeof(place.address)) continue;
    std::memcpy(&place.address, each->ai_addr, each->ai_addrlen);
    place.size = each->ai_addrlen;
    places.push_back(place);
  }
  return places;
}

Trust make_trust(const std::string& certificates) {
  Trust trust(SSL_CTX_new(TLS_client_method()), SSL_CTX_free);
  if (!trust) return trust;
  SSL_CTX_set_min_proto_version(trust.get(), TLS1_2_VERSION);
  SSL_CTX_set_verify(trust.get(), SSL_VERIFY_PEER, nullptr);
  SSL_CTX_set_mode(trust.get(), SSL_MODE_ENABLE_PARTIAL_WRITE);
  // Without certificates nobody is trusted: letters are then not delivered, and counted so.
  if (certificates.empty())
    SSL_CTX_set_default_verify_paths(trust.get());
  else
    SSL_CTX_load_verify_file(trust.get(), certificates.c_str());
  return trust;
}

SecureLine::~SecureLine() {
  tls_.reset();
  if (socket_ >= 0) ::close(socket_);
}

bool SecureLine::connect(const std::vector<Place>& places, const Trust& trust,
                         const std::string& host) {
  if (!trust || !std::ranges::any_of(places, [this](const Place& each) { return reach(each); }))
    return false;
  tls_.reset(SSL_new(trust.get()));
  if (!tls_) return false;
  SSL_set_hostflags(tls_.get(), X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
  return SSL_set_fd(tls_.get(), socket_) == 1 &&
         SSL_set_tlsext_host_name(tls_.get(), host.c_str()) == 1 &&
         SSL_set1_host(tls_.get(), host.c_str()) == 1 && persist(SSL_connect) == 1;
}

bool SecureLine::reach(const Place& place) {
  if (socket_ >= 0) ::close(socket_);
  socket_ = ::socket(place.address.ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return false;
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&place.address), place.size) == 0)
    return true;
  if (errno != EINPROGRESS || !wait(POLLOUT)) return false;
  int error = 0;
  socklen_t size = sizeof(error);
  return ::getsockopt(socket_, SOL_SOCKET, SO_ERROR, &error, &size) == 0 && error == 0;
}

bool SecureLine::wait(short event) const {
  std::array<pollfd, 2> watched{{{socket_, event, 0}, {cut_, POLLIN, 0}}};
  while (true) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(deadline_ - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    const int ready = ::poll(watched.data(), watched.size(), static_cast<int>(left.count()));
    if (ready < 0 && errno == EINTR) continue;
    return ready > 0 && watched[1].revents == 0;
  }
}

template <class Deed>
int SecureLine::persist(Deed deed) {
  while (true) {
    ERR_clear_error();
    const int result = deed(tls_.get());
    if (result > 0) return result;
    const int why = SSL_get_error(tls_.get(), result);
    const bool goes_on = (why == SSL_ERROR_WANT_READ && wait(POLLIN)) ||
                         (why == SSL_ERROR_WANT_WRITE && wait(POLLOUT));
    if (!goes_on) return result;
  }
}

bool SecureLine::write(std::string_view text) {
  while (!text.empty()) {
    const int written = persist(
        [&](SSL* tls) { return SSL_write(tls, text.data(), static_cast<int>(text.size())); });
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string SecureLine::read_line(std::size_t longest) {
  std::string line;
  while (line.size() < longest) {
    std::array<char, 512> part{};
    const int read = persist(
        [&](SSL* tls) { return SSL_read(tls, part.data(), static_cast<int>(part.size())); });
    if (read <= 0) break;
    line.append(part.data(), static_cast<std::size_t>(read));
    if (const std::size_t end = line.find("\r\n"); end != std::string::npos)
      return line.substr(0, end);
  }
  return {};
}

}  // namespace tavola::push
