#include "server/doors/guest_socket.h"

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <nlohmann/json.hpp>
#include <utility>

#include "server/watch/log.h"

namespace tavola::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

// Somebody who goes on after this many refusals is not listening.
constexpr int kMostTooFast = 200;
// A large message is rare; its memory is not kept for the next one.
constexpr std::size_t kKeptBuffer = 4096;

}  // namespace

GuestSocket::GuestSocket(std::shared_ptr<Doors> doors, beast::tcp_stream stream, Place place,
                         std::string address)
    : doors_(std::move(doors)),
      stream_(std::move(stream)),
      place_(std::move(place)),
      address_(std::move(address)),
      first_message_(stream_.get_executor()),
      bucket_(doors_->settings.messages),
      outbox_(doors_->settings.outbox_bytes, doors_->settings.outbox_messages) {
  ++doors_->figures.sockets;
  ++doors_->figures.sockets_total;
}

GuestSocket::~GuestSocket() {
  --doors_->figures.sockets;
  doors_->gone(this);
}

void GuestSocket::run(Upgrade request) {
  request_ = std::move(request);
  doors_->opened(shared_from_this());
  const Settings& settings = doors_->settings;
  beast::get_lowest_layer(stream_).expires_never();
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = settings.request_timeout,
                                                     .idle_timeout = settings.socket_idle,
                                                     .keep_alive_pings = true});
  stream_.read_message_max(settings.frame_bytes);
  stream_.auto_fragment(false);
  stream_.text(true);
  stream_.async_accept(request_, [self = shared_from_this()](beast::error_code error) {
    if (error) return self->ended();
    self->accepted();
  });
}

void GuestSocket::accepted() {
  request_ = {};
  if (doors_->closing) {
    go_away();
    return read();
  }
  first_message_.expires_after(doors_->settings.first_message);
  first_message_.async_wait([weak = weak_from_this()](beast::error_code error) {
    const auto self = weak.lock();
    if (error || !self || self->spoke_) return;
    self->close_now({websocket::close_code::policy_error, "nothing was said"});
  });
  inside_ = true;
  guest_ = doors_->reception.enter(shared_from_this(), limited_address(address_));
  read();
}

void GuestSocket::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
    if (error) {
      if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow)
        ++self->doors_->figures.too_large;
      return self->ended();
    }
    const bool binary = !self->stream_.got_text();
    const std::string text = beast::buffers_to_string(self->buffer_.data());
    self->buffer_.consume(self->buffer_.size());
    if (self->buffer_.capacity() > kKeptBuffer) self->buffer_ = beast::flat_buffer();
    if (self->over_ || self->closing_) {
      // Nothing counts any more, but the guest's own close can only be read behind it.
      return self->read();
    }
    if (binary) {
      self->close_now({websocket::close_code::unknown_data, "messages are text"});
      return self->read();
    }
    self->message(text);
    self->read();
  });
}

void GuestSocket::message(const std::string& text) {
  ++doors_->figures.messages_in;
  doors_->figures.bytes_in += text.size();
  if (!spoke_) {
    spoke_ = true;
    first_message_.cancel();
  }
  if (const double wait = bucket_.take(std::chrono::steady_clock::now()); wait > 0)
    return refuse_too_fast(text, wait);
  doors_->reception.receive(guest_, text);
}

void GuestSocket::refuse_too_fast(const std::string& text, double wait) {
  ++doors_->figures.too_fast;
  if (++too_fast_ > kMostTooFast)
    return close_now({websocket::close_code::policy_error, "too fast"});
  nlohmann::json reply = nlohmann::json::parse(
      error_body("too_fast", "Too many messages at once; this one was not read.", wait));
  const nlohmann::json asked = nlohmann::json::parse(text, nullptr, false);
  if (asked.is_object() && asked.contains("id") && asked["id"].is_number_integer()) {
    reply["type"] = "reply";
    reply["id"] = asked["id"];
    reply["ok"] = false;
  } else {
    reply["type"] = "error";
  }
  send(std::make_shared<const std::string>(reply.dump()));
}

void GuestSocket::send(std::shared_ptr<const std::string> text) {
  switch (outbox_.put(std::move(text))) {
    case Outbox::Put::kFirst:
      if (doors_->stopped) return;
      asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write(); });
      return;
    case Outbox::Put::kFull:
      outbox_.close();
      ++doors_->figures.slow_readers;
      drop();
      return;
    case Outbox::Put::kWaits:
    case Outbox::Put::kClosed:
      return;
  }
}

void GuestSocket::write() {
  if (over_) return;
  sending_ = outbox_.next();
  if (!sending_) {
    if (closing_) {
      stream_.async_close(*closing_,
                          [self = shared_from_this()](beast::error_code) { self->ended(); });
    }
    return;
  }
  stream_.async_write(asio::buffer(*sending_),
                      [self = shared_from_this()](beast::error_code error, std::size_t bytes) {
                        self->sending_ = nullptr;
                        if (error) return self->ended();
                        ++self->doors_->figures.messages_out;
                        self->doors_->figures.bytes_out += bytes;
                        self->write();
                      });
}

void GuestSocket::close(std::string_view reason) {
  if (doors_->stopped) return;
  asio::post(stream_.get_executor(), [self = shared_from_this(), why = std::string(reason)] {
    // A reason travels in a control frame, which has room for little.
    self->close_now({websocket::close_code::policy_error, why.substr(0, 120)});
  });
}

void GuestSocket::go_away() {
  if (doors_->stopped) return;
  asio::post(stream_.get_executor(), [self = shared_from_this()] {
    nlohmann::json last = nlohmann::json::parse(
        error_body("shutting_down", "The server is closing. Everything is kept."));
    last["type"] = "error";
    self->send(std::make_shared<const std::string>(last.dump()));
    self->close_now({websocket::close_code::going_away, "the server is closing"});
  });
}

void GuestSocket::close_now(websocket::close_reason reason) {
  if (over_ || closing_) return;
  closing_ = std::move(reason);
  // What was said before the end is still sent; write() closes when nothing is left.
  if (outbox_.close()) write();
}

void GuestSocket::drop() {
  if (doors_->stopped) return;
  asio::post(stream_.get_executor(), [self = shared_from_this()] { self->ended(); });
}

void GuestSocket::ended() {
  if (over_) return;
  over_ = true;
  outbox_.close();
  first_message_.cancel();
  beast::get_lowest_layer(stream_).close();
  if (!inside_) return;
  inside_ = false;
  doors_->reception.leave(guest_);
}

}  // namespace tavola::server
