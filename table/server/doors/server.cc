#include "server/doors/server.h"

#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <thread>
#include <utility>
#include <vector>

#include "server/doors/doors.h"
#include "server/doors/http_connection.h"
#include "server/watch/log.h"

namespace tavola::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

// Styles may stand in attributes, scripts may not.
std::string content_policy(const std::vector<WebAddress>& served) {
  std::string connect = "connect-src 'self'";
  for (const WebAddress& address : served)
    connect += " " + address.origin() + " " + address.socket_origin();
  return "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' "
         "data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
         connect + "; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
}

std::string host_for_address(const std::string& host) {
  if (host == "0.0.0.0" || host == "::" || host == "127.0.0.1") return "localhost";
  return host.contains(':') ? "[" + host + "]" : host;
}

}  // namespace

class Server::Inside : public std::enable_shared_from_this<Server::Inside> {
 public:
  Inside(Settings settings, Reception& reception, Pages pages)
      : context_(std::make_shared<asio::io_context>()),
        doors_(std::make_shared<Doors>(std::move(settings), reception, std::move(pages))),
        acceptor_(asio::make_strand(*context_)),
        pause_(acceptor_.get_executor()) {
    doors_->engine = context_;
  }

  std::expected<void, std::string> open() {
    const Settings& settings = doors_->settings;
    std::vector<std::string> ours = settings.allowed_origins;
    if (!settings.public_url.empty()) ours.push_back(settings.public_url);
    for (const std::string& text : ours) {
      auto address = read_address(text);
      if (!address) return std::unexpected(address.error());
      if (text == settings.public_url) doors_->public_hosts.push_back(address->host);
      doors_->served.push_back(std::move(*address));
    }
    doors_->content_policy = content_policy(doors_->served);

    boost::system::error_code error;
    const auto host =
        asio::ip::make_address(settings.host == "localhost" ? "127.0.0.1" : settings.host, error);
    if (error)
      return std::unexpected(fmt::format(
          "\"{}\" is no address to listen on; write 127.0.0.1 for this machine alone or 0.0.0.0 "
          "for everybody",
          settings.host));
    const tcp::endpoint endpoint(host, static_cast<unsigned short>(settings.port));
    static_cast<void>(acceptor_.open(endpoint.protocol(), error));
    if (!error)
      static_cast<void>(acceptor_.set_option(asio::socket_base::reuse_address(true), error));
    if (!error) static_cast<void>(acceptor_.bind(endpoint, error));
    if (!error) static_cast<void>(acceptor_.listen(4096, error));
    if (error == asio::error::address_in_use)
      return std::unexpected(
          fmt::format("port {} is in use; choose another with --port", settings.port));
    if (error == asio::error::access_denied)
      return std::unexpected(
          fmt::format("port {} may not be used by this user; choose one above 1023 with --port",
                      settings.port));
    if (error)
      return std::unexpected(fmt::format("cannot listen on {} port {}: {}", settings.host,
                                         settings.port, error.message()));
    port_ = acceptor_.local_endpoint(error).port();
    work_.emplace(asio::make_work_guard(*context_));
    accept();
    int threads = settings.threads;
    if (threads <= 0) threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { context_->run(); });
    return {};
  }

  int port() const { return port_; }
  const Doors& doors() const { return *doors_; }

  std::string address() const {
    const Settings& settings = doors_->settings;
    if (!settings.public_url.empty()) return settings.public_url;
    return fmt::format("http://{}:{}", host_for_address(settings.host), port_);
  }

  void announce_closing() {
    if (doors_->closing.exchange(true)) return;
    announced_ = std::chrono::steady_clock::now();
    asio::post(acceptor_.get_executor(), [self = shared_from_this()] {
      boost::system::error_code ignored;
      static_cast<void>(self->acceptor_.close(ignored));
      self->pause_.cancel();
    });
    for (const auto& connection : doors_->open()) connection->go_away();
  }

  void close() {
    if (closed_ || port_ == 0) return;
    closed_ = true;
    announce_closing();
    const auto until = announced_ + doors_->settings.closing;
    while (doors_->figures.connections > 0 && std::chrono::steady_clock::now() < until)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    for (const auto& connection : doors_->open()) connection->drop();
    // Without the guard the threads end as soon as nothing is left to do.
    work_.reset();
    const auto last = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    while (!context_->stopped() && std::chrono::steady_clock::now() < last)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    doors_->stopped = true;
    context_->stop();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  void accept() {
    acceptor_.async_accept(
        asio::make_strand(*context_),
        [self = shared_from_this()](boost::system::error_code error, tcp::socket socket) {
          if (error == asio::error::operation_aborted || self->doors_->closing) return;
          if (error) return self->rest(error.message());
          self->take(std::move(socket));
          self->accept();
        });
  }

  // Out of file descriptors, most likely: they come back when somebody leaves.
  void rest(const std::string& why) {
    log::warning("cannot_accept", {{"why", why}});
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([self = shared_from_this()](boost::system::error_code error) {
      if (!error && !self->doors_->closing) self->accept();
    });
  }

  void take(tcp::socket socket) {
    boost::system::error_code error;
    const auto remote = socket.remote_endpoint(error);
    if (error) return;
    std::string address = remote.address().to_string();
    const Settings& settings = doors_->settings;
    // Behind a proxy all come from one address, and the proxy counts them.
    const std::string counted = settings.trust_proxy ? std::string() : address;
    const bool room =
        doors_->figures.connections < static_cast<std::uint64_t>(settings.max_connections);
    if (!room || (!counted.empty() && !doors_->doorman.comes(counted))) {
      ++doors_->figures.turned_away;
      const std::string body = error_body("busy", "Too many connections.", 10);
      const std::string text = fmt::format(
          "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: "
          "{}\r\nRetry-After: 10\r\nConnection: close\r\n\r\n{}",
          body.size(), body);
      static_cast<void>(socket.non_blocking(true, error));
      socket.write_some(asio::buffer(text), error);
      return;
    }
    ++doors_->figures.connections;
    ++doors_->figures.connections_total;
    static_cast<void>(socket.set_option(tcp::no_delay(true), error));
    serve_connection(doors_, std::move(socket), Place(doors_, counted), std::move(address));
  }

  // The order matters: what runs on the context goes before it.
  std::shared_ptr<asio::io_context> context_;
  std::shared_ptr<Doors> doors_;
  tcp::acceptor acceptor_;
  asio::steady_timer pause_;
  std::optional<asio::executor_work_guard<asio::io_context::executor_type>> work_;
  std::vector<std::thread> threads_;
  std::chrono::steady_clock::time_point announced_;
  int port_ = 0;
  bool closed_ = false;
};

Server::Server(Settings settings, Reception& reception, Pages pages)
    : inside_(std::make_shared<Inside>(std::move(settings), reception, std::move(pages))) {}
Server::~Server() { close(); }

std::expected<void, std::string> Server::open() { return inside_->open(); }
int Server::port() const { return inside_->port(); }
std::string Server::address() const { return inside_->address(); }
const Figures& Server::figures() const { return inside_->doors().figures; }
void Server::announce_closing() { inside_->announce_closing(); }
void Server::close() { inside_->close(); }

std::string error_body(std::string_view code, std::string_view message, double retry_after) {
  // Codes and sentences of our own, which need no escaping.
  if (retry_after > 0)
    return fmt::format(
        "{{\"error\":{{\"code\":\"{}\",\"message\":\"{}\",\"retry_after\":{:.1f}}}}}", code,
        message, std::max(0.1, retry_after));
  return fmt::format("{{\"error\":{{\"code\":\"{}\",\"message\":\"{}\"}}}}", code, message);
}

}  // namespace tavola::server
