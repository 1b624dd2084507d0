// One connection over TLS to a push service, with plain sockets and OpenSSL: a deadline holds for
// all that is done on it, and whoever closes the sender cuts it off.
#pragma once

#include <openssl/ssl.h>
#include <sys/socket.h>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "push/freed.h"

namespace tavola::push {

/// An address as the system's resolver gives it.
struct Place {
  sockaddr_storage address{};
  socklen_t size = 0;
};

/// Where a name leads; empty if nobody knows it. Waits for the system's resolver.
std::vector<Place> places_of(const std::string& host, const std::string& port);

using Trust = std::shared_ptr<SSL_CTX>;
/// Trusts the certificates of this file; without one, those of the system.
Trust make_trust(const std::string& certificates);

class SecureLine {
 public:
  using Deadline = std::chrono::steady_clock::time_point;

  /// `cut` becomes readable when everything shall end.
  SecureLine(Deadline deadline, int cut) : deadline_(deadline), cut_(cut) {}
  ~SecureLine();
  SecureLine(const SecureLine&) = delete;
  SecureLine& operator=(const SecureLine&) = delete;

  /// To the first of the places that answers, if it can show that it is this host.
  bool connect(const std::vector<Place>& places, const Trust& trust, const std::string& host);
  bool write(std::string_view text);
  /// Everything up to the end of the first line, which has at most so many bytes; empty if it did
  /// not come.
  std::string read_line(std::size_t longest);

 private:
  bool reach(const Place& place);
  /// Until the socket is ready for this; false when the time is over or the line is cut.
  bool wait(short event) const;
  /// Does a thing of OpenSSL's, as often as it must wait; its result, at most 0 if it failed.
  template <class Deed>
  int persist(Deed deed);

  Deadline deadline_;
  int cut_;
  int socket_ = -1;
  std::unique_ptr<SSL, Freed<SSL_free>> tls_;
};

}  // namespace tavola::push
