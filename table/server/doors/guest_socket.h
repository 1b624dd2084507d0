// One WebSocket: frames in, frames out, and an end of it when the guest talks too fast, sends what
// is no text, or does not read what it is sent.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rooms/room/guest.h"
#include "server/doors/doors.h"
#include "server/doors/outbox.h"

namespace tavola::server {

class GuestSocket final : public rooms::Guest,
                          public Connection,
                          public std::enable_shared_from_this<GuestSocket> {
 public:
  using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

  GuestSocket(std::shared_ptr<Doors> doors, boost::beast::tcp_stream stream, Place place,
              std::string address);
  ~GuestSocket() override;

  void run(Upgrade request);

  void send(std::shared_ptr<const std::string> text) override;
  void close(std::string_view reason) override;
  void go_away() override;
  void drop() override;

 private:
  void accepted();
  void read();
  void message(const std::string& text);
  void refuse_too_fast(const std::string& text, double wait);
  void write();
  void close_now(boost::beast::websocket::close_reason reason);
  void ended();

  const std::shared_ptr<Doors> doors_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  const Place place_;
  const std::string address_;
  Upgrade request_;
  boost::beast::flat_buffer buffer_;
  boost::asio::steady_timer first_message_;
  Bucket bucket_;
  Outbox outbox_;
  Message sending_;
  std::optional<boost::beast::websocket::close_reason> closing_;
  std::uint64_t guest_ = 0;
  int too_fast_ = 0;
  bool inside_ = false;  // the reception knows it
  bool spoke_ = false;
  bool over_ = false;
};

}  // namespace tavola::server
