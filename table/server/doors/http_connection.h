// One connection that speaks HTTP: a request at a time, until it becomes a WebSocket or ends.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "server/doors/doors.h"

namespace tavola::server {

/// `address` is the other end of the socket.
void serve_connection(std::shared_ptr<Doors> doors, boost::asio::ip::tcp::socket socket,
                      Place place, std::string address);

}  // namespace tavola::server
