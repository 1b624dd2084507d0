// The doors of the house: one port for HTTP and WebSockets, served by all cores. They check who
// comes and how fast and how much they talk, hand out the client's pages, and pass everything else
// to the reception.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/doors/settings.h"
#include "server/pages/pages.h"
#include "server/reception/reception.h"
#include "server/watch/figures.h"

namespace tavola::server {

class Server {
 public:
  /// The reception outlives the server.
  Server(Settings settings, Reception& reception, Pages pages);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  /// Begins to listen, or says in a sentence why not.
  std::expected<void, std::string> open();
  int port() const;
  /// Where the page is: the public address, or http://host:port.
  std::string address() const;
  const Figures& figures() const;

  /// Takes nobody in any more and tells the guests that it closes. The reception still answers.
  void announce_closing();
  /// Lets everybody go, waits a little for what is on its way, and stops.
  void close();

 private:
  class Inside;
  std::shared_ptr<Inside> inside_;
};

}  // namespace tavola::server
