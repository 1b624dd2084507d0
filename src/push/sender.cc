#include "push/sender.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <chrono>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tavola::push {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ssl = asio::ssl;
using asio::ip::tcp;
using boost::system::error_code;

/// Errors are values: a service that cannot be reached is nothing extraordinary.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
/// A notice that waited longer than this is worth nothing.
constexpr std::chrono::minutes kLongestWait{2};
/// What a service may say before we stop listening.
constexpr std::uint32_t kLongestHeader = 16 * 1024;

http::request<http::string_body> request_of(const Letter& letter) {
  http::request<http::string_body> request(http::verb::post, letter.to.target, 11);
  request.set(http::field::host,
              letter.to.port == "443" ? letter.to.host : letter.to.host + ":" + letter.to.port);
  request.set(http::field::authorization, letter.authorization);
  request.set(http::field::content_type, "application/octet-stream");
  request.set(http::field::content_encoding, "aes128gcm");
  request.set(http::field::connection, "close");
  request.set("TTL", std::to_string(letter.keep.count()));
  request.set("Urgency", "normal");
  if (!letter.topic.empty()) request.set("Topic", letter.topic);
  request.body() = letter.body;
  request.prepare_payload();
  return request;
}

Outcome outcome_of(unsigned status) {
  if (status >= 200 && status < 300) return Outcome::kSent;
  return status == 404 || status == 410 ? Outcome::kGone : Outcome::kRefused;
}

asio::awaitable<Outcome> deliver(const Letter& letter, const SenderSettings& settings,
                                 ssl::context& trust) {
  const auto executor = co_await asio::this_coro::executor;
  tcp::resolver resolver(executor);
  auto [unknown, found] = co_await resolver.async_resolve(letter.to.host, letter.to.port, kAwait);
  if (unknown) co_return Outcome::kUnreachable;
  // Looked at here and connected to as they are: a name that means something else a moment later
  // leads nowhere.
  std::vector<tcp::endpoint> places;
  for (const auto& each : found)
    if (settings.private_addresses || is_public(each.endpoint().address()))
      places.push_back(each.endpoint());
  if (places.empty()) co_return Outcome::kForbidden;

  beast::ssl_stream<beast::tcp_stream> stream(executor, trust);
  beast::tcp_stream& wire = beast::get_lowest_layer(stream);
  wire.expires_after(settings.time);
  if (SSL_set_tlsext_host_name(stream.native_handle(), letter.to.host.c_str()) != 1)
    co_return Outcome::kUnreachable;
  error_code error;
  stream.set_verify_mode(ssl::verify_peer);
  stream.set_verify_callback(ssl::host_name_verification(letter.to.host), error);
  if (error) co_return Outcome::kUnreachable;
  if (const auto [failed, place] = co_await wire.async_connect(places, kAwait); failed)
    co_return Outcome::kUnreachable;
  if (const auto [failed] = co_await stream.async_handshake(ssl::stream_base::client, kAwait);
      failed)
    co_return Outcome::kUnreachable;
  const auto request = request_of(letter);
  if (const auto [failed, size] = co_await http::async_write(stream, request, kAwait); failed)
    co_return Outcome::kUnreachable;
  beast::flat_buffer buffer;
  http::response_parser<http::empty_body> answer;
  answer.header_limit(kLongestHeader);
  if (const auto [failed, size] = co_await http::async_read_header(stream, buffer, answer, kAwait);
      failed)
    co_return Outcome::kUnreachable;
  co_return outcome_of(answer.get().result_int());
}

}  // namespace

class Sender::Inside {
 public:
  explicit Inside(SenderSettings settings)
      : settings_(std::move(settings)), trust_(ssl::context::tls_client) {
    error_code error;
    static_cast<void>(trust_.set_options(ssl::context::no_tlsv1 | ssl::context::no_tlsv1_1, error));
    if (settings_.certificates.empty())
      static_cast<void>(trust_.set_default_verify_paths(error));
    else
      static_cast<void>(trust_.load_verify_file(settings_.certificates, error));
    thread_ = std::thread([this] { context_.run(); });
  }

  void send(Letter letter, std::function<void(Outcome)> done) {
    {
      const std::scoped_lock lock(mutex_);
      if (!closed_ && given_ < settings_.waiting + settings_.at_once) {
        ++given_;
        asio::post(context_, [this, letter = std::move(letter), done = std::move(done)]() mutable {
          waiting_.push_back({std::move(letter), std::move(done)});
          go_on();
        });
        return;
      }
    }
    done(Outcome::kDropped);
  }

  void close() {
    {
      const std::scoped_lock lock(mutex_);
      if (std::exchange(closed_, true)) return;
    }
    context_.stop();
    thread_.join();
    for (const Waiting& each : waiting_) each.done(Outcome::kDropped);
    waiting_.clear();
  }

 private:
  struct Waiting {
    Letter letter;
    std::function<void(Outcome)> done;
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
  };

  // On the thread.
  void go_on() {
    for (; under_way_ < settings_.at_once && !waiting_.empty(); waiting_.pop_front()) {
      ++under_way_;
      asio::co_spawn(context_, carry(std::move(waiting_.front())), asio::detached);
    }
  }
  asio::awaitable<void> carry(Waiting one) {
    Outcome outcome = Outcome::kUnreachable;
    // Names that nobody answers for hold the others up; who waited too long is not told any more.
    if (std::chrono::steady_clock::now() - one.since > kLongestWait) {
      outcome = Outcome::kDropped;
    } else {
      try {
        outcome = co_await deliver(one.letter, settings_, trust_);
      } catch (const std::exception&) {
        // Out of memory or of files: as if nobody had answered.
      }
    }
    --under_way_;
    {
      const std::scoped_lock lock(mutex_);
      --given_;
    }
    one.done(outcome);
    go_on();
  }

  const SenderSettings settings_;
  ssl::context trust_;
  asio::io_context context_{1};
  asio::executor_work_guard<asio::io_context::executor_type> work_ =
      asio::make_work_guard(context_);
  std::mutex mutex_;
  bool closed_ = false;
  std::size_t given_ = 0;      // waiting or under way
  std::size_t under_way_ = 0;  // on the thread alone
  std::deque<Waiting> waiting_;
  std::thread thread_;
};

Sender::Sender(SenderSettings settings) : inside_(std::make_unique<Inside>(std::move(settings))) {}
Sender::~Sender() { close(); }
void Sender::send(Letter letter, std::function<void(Outcome)> done) {
  inside_->send(std::move(letter), std::move(done));
}
void Sender::close() { inside_->close(); }

}  // namespace tavola::push
