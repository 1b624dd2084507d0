#include "server/doors/http_connection.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/socket.h>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <cerrno>
#include <optional>
#include <utility>

#include "core/json.h"
#include "play/version.h"
#include "server/doors/guest_socket.h"
#include "server/pages/gzip.h"
#include "server/pages/share.h"
#include "server/pages/shown_page.h"
#include "server/watch/log.h"

namespace tavola::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::size_t kWorthGzip = 1024;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

using Header = http::request<http::string_body>;

/// Two hosts would let a proxy in front of us and us read different ones.
bool host_is_given_once(const Header& header) {
  const auto hosts = header.count(http::field::host);
  return hosts == 1 ? !header[http::field::host].empty() : hosts == 0 && header.version() < 11;
}

/// A body has a length or comes in chunks; whatever else calls itself an encoding might be read
/// otherwise by a proxy in front of us.
bool body_is_framed_plainly(const Header& header) {
  const auto encodings = header.count(http::field::transfer_encoding);
  if (encodings == 0) return true;
  return encodings == 1 && header.count(http::field::content_length) == 0 &&
         beast::iequals(header[http::field::transfer_encoding], "chunked");
}

/// What goes back, whatever it was made from.
struct Reply {
  http::status status = http::status::ok;
  std::string_view type = "application/json";
  std::string body;
  std::string_view lasting;           // bytes of a page, instead of the body
  std::shared_ptr<const void> keeps;  // what they stand in
  std::vector<std::pair<http::field, std::string>> fields;
  bool last = false;  // the connection ends with it
};

class HttpConnection final : public Connection,
                             public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(std::shared_ptr<Doors> doors, asio::ip::tcp::socket socket, Place place,
                 std::string address)
      : doors_(std::move(doors)),
        stream_(std::move(socket)),
        place_(std::move(place)),
        peer_(std::move(address)) {}
  ~HttpConnection() override { doors_->gone(this); }

  void run() {
    doors_->opened(shared_from_this());
    asio::dispatch(stream_.get_executor(), [self = shared_from_this()] { self->wait(); });
  }

  void go_away() override {
    if (doors_->stopped) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
      if (self->idle_) self->stream_.close();
    });
  }
  void drop() override {
    if (doors_->stopped) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->stream_.close(); });
  }

 private:
  const Settings& settings() const { return doors_->settings; }

  // Waiting for a request may take long; once its first byte is here the clock runs.
  void wait() {
    if (doors_->closing) return stream_.close();
    if (buffer_.size() > 0) return read_header();
    idle_ = true;
    stream_.expires_after(settings().keep_alive);
    stream_.async_read_some(buffer_.prepare(2048),
                            [self = shared_from_this()](beast::error_code error, std::size_t read) {
                              self->idle_ = false;
                              if (error) return self->stream_.close();
                              self->buffer_.commit(read);
                              self->read_header();
                            });
  }

  void read_header() {
    parser_.emplace();
    parser_->header_limit(static_cast<std::uint32_t>(settings().header_bytes));
    parser_->body_limit(settings().upload_bytes);
    stream_.expires_after(settings().request_timeout);
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                              if (error) return self->no_request(error);
                              self->header_is_here();
                            });
  }

  void no_request(beast::error_code error) {
    if (error == http::error::header_limit) {
      ++doors_->figures.too_large;
      return refuse(http::status::request_header_fields_too_large, "too_large",
                    fmt::format("A header has at most {} bytes.", settings().header_bytes), true);
    }
    if (error == http::error::body_limit) {
      ++doors_->figures.too_large;
      return refuse(http::status::payload_too_large, "too_large",
                    fmt::format("A body has at most {} bytes.", settings().upload_bytes), true);
    }
    if (error.category() == make_error_code(http::error::bad_target).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message) {
      ++doors_->figures.bad_requests;
      return refuse(http::status::bad_request, "bad_request", "This is no HTTP request.", true);
    }
    stream_.close();  // gone, or too slow
  }

  void header_is_here() {
    const auto& header = parser_->get();
    address_ = peer_;
    if (settings().trust_proxy) {
      // The proxy adds the address it saw at the end, be it in a line of its own; what stands
      // before it anybody can write.
      std::string_view all;
      const auto [from, to] = header.equal_range("X-Forwarded-For");
      for (auto line = from; line != to; ++line) all = view(line->value());
      std::string_view last = all.substr(all.rfind(',') + 1);
      while (last.starts_with(' ')) last.remove_prefix(1);
      while (last.ends_with(' ')) last.remove_suffix(1);
      if (!last.empty() && last.size() <= 64) address_ = last;
    }
    const auto target = read_target(view(header.target()));
    if (!target || !host_is_given_once(header) || !body_is_framed_plainly(header) ||
        header.version() < 10 || header.version() > 11) {
      ++doors_->figures.bad_requests;
      return refuse(http::status::bad_request, "bad_request", "This request cannot be read.", true);
    }
    if (!host_is_ours(view(header[http::field::host]), doors_->public_hosts)) {
      ++doors_->figures.bad_requests;
      return refuse(static_cast<http::status>(421), "bad_host",
                    "This server does not answer to that name.", true);
    }
    target_ = *target;
    if (beast::websocket::is_upgrade(header)) return upgrade();

    const auto method = header.method();
    if (method != http::verb::get && method != http::verb::head && method != http::verb::post &&
        method != http::verb::delete_)
      return refuse(http::status::method_not_allowed, "bad_request",
                    "Only GET, HEAD, POST and DELETE are known here.", true);
    if (const double wait = doors_->doorman.may(address_, Deed::kRequest, clock()); wait > 0)
      return refuse_too_fast(wait);
    read_body();
  }

  bool changes() const {
    const auto method = parser_->get().method();
    return method == http::verb::post || method == http::verb::delete_;
  }

  void read_body() {
    const bool upload = target_.path == "/api/tables/upload";
    const std::size_t most = upload ? settings().upload_bytes : settings().body_bytes;
    const auto& header = parser_->get();
    if (changes() && !origin_is_ours(view(header[http::field::origin]),
                                     view(header[http::field::host]), doors_->served))
      return refuse_origin();
    if (const auto length = parser_->content_length(); length && *length > most) {
      ++doors_->figures.too_large;
      return refuse(http::status::payload_too_large, "too_large",
                    fmt::format("A body has at most {} bytes here.", most), true);
    }
    if (parser_->is_done()) return route();
    // One that comes in chunks may be as long as any.
    const std::size_t bytes = parser_->content_length().value_or(most);
    BodyBudget& budget = upload ? doors_->uploads : doors_->bodies;
    if (!budget.take(address_, bytes)) {
      ++doors_->figures.too_many_bodies;
      Reply out{
          .status = http::status::service_unavailable,
          .body = error_body("busy", "Too much is being sent here at once; wait a little.", 5),
          .last = true};
      out.fields.emplace_back(http::field::retry_after, "5");
      return reply(std::move(out));
    }
    body_place_.emplace(doors_, budget, address_, bytes);
    parser_->body_limit(most);
    stream_.expires_after(settings().request_timeout * 2);
    if (beast::iequals(header[http::field::expect], "100-continue")) {
      static constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
      return asio::async_write(stream_, asio::buffer(kGoOn),
                               [self = shared_from_this()](beast::error_code error, std::size_t) {
                                 if (error) return self->stream_.close();
                                 self->read_rest();
                               });
    }
    read_rest();
  }

  void read_rest() {
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](beast::error_code error, std::size_t) {
                       if (error) return self->no_request(error);
                       self->doors_->figures.bytes_in += self->parser_->get().body().size();
                       self->route();
                     });
  }

  void upgrade() {
    const auto& header = parser_->get();
    if (target_.path != "/ws")
      return refuse(http::status::not_found, "bad_request", "The WebSocket is at /ws.", true);
    if (!origin_is_ours(view(header[http::field::origin]), view(header[http::field::host]),
                        doors_->served))
      return refuse_origin();
    if (doors_->closing)
      return refuse(http::status::service_unavailable, "shutting_down",
                    "The server is closing. Everything is kept.", true);
    if (const double wait = doors_->doorman.may(address_, Deed::kEntry, clock()); wait > 0)
      return refuse_too_fast(wait);
    std::make_shared<GuestSocket>(doors_, std::move(stream_), std::move(place_), address_)
        ->run(parser_->release());
  }

  void route() {
    const std::string& path = target_.path;
    const bool reading = !changes();
    if (path == "/health" && reading) return health();
    if (path == "/metrics" && reading)
      return reply({.type = "text/plain; version=0.0.4; charset=utf-8",
                    .body = metrics_text(doors_->figures) + doors_->reception.metrics()});
    if (path == "/api" || path.starts_with("/api/")) return ask();
    if (!reading)
      return refuse(http::status::method_not_allowed, "bad_request", "Pages can only be read.");
    auto thing = shown_by_page(path, target_.query);
    if (thing && !doors_->pages.empty()) return page_of(*std::move(thing));
    page();
  }

  void health() {
    std::vector<std::string> why = doors_->reception.troubles();
    if (doors_->closing) why.emplace_back("closing");
    std::string body =
        fmt::format("{{\"ok\":{},\"version\":\"{}\"", why.empty(), play::engine_version());
    if (!why.empty()) body += fmt::format(",\"why\":[\"{}\"]", fmt::join(why, "\",\""));
    if (const std::string more = doors_->reception.health(); !more.empty()) body += "," + more;
    reply({.status = why.empty() ? http::status::ok : http::status::service_unavailable,
           .body = body + "}"});
  }

  void ask() {
    auto& message = parser_->get();
    const std::string& path = target_.path;
    if (message.method() == http::verb::post) {
      const std::string_view type = view(message[http::field::content_type]);
      if (!beast::iequals(type.substr(0, type.find(';')), "application/json") &&
          !message.body().empty())
        return refuse(http::status::unsupported_media_type, "bad_request",
                      "A body is sent with Content-Type: application/json.");
      std::optional<Deed> deed;
      if (path.starts_with("/api/account")) deed = Deed::kAccount;
      if (path.starts_with("/api/tables")) deed = Deed::kTable;
      if (path == "/api/player") deed = Deed::kEntry;  // it looks at up to a hundred tables
      if (deed)
        if (const double wait = doors_->doorman.may(address_, *deed, clock()); wait > 0)
          return refuse_too_fast(wait);
    }
    // It looks at every chapter of a campaign.
    if (message.method() == http::verb::get && path.ends_with("/campaign"))
      if (const double wait = doors_->doorman.may(address_, Deed::kEntry, clock()); wait > 0)
        return refuse_too_fast(wait);
    rooms::Request request{.method = std::string(view(http::to_string(message.method()))),
                           .path = path,
                           .address = limited_address(address_),
                           .body = std::move(message.body()),
                           .query = target_.query};
    if (request.method == "HEAD") request.method = "GET";
    const std::string_view authorization = view(message[http::field::authorization]);
    if (authorization.size() > 7 && beast::iequals(authorization.substr(0, 7), "Bearer "))
      request.bearer = authorization.substr(7);
    stream_.expires_never();
    errand_ = doors_->reception.ask(
        std::move(request), [self = shared_from_this()](rooms::Answer answer) {
          if (self->doors_->stopped) return;
          asio::post(self->stream_.get_executor(), [self, answer = std::move(answer)]() mutable {
            self->answered(std::move(answer));
          });
        });
    if (errand_ != nullptr) watch_asker();
  }

  // What takes long is given up when the asker goes away meanwhile.
  void watch_asker() {
    stream_.socket().async_wait(
        asio::ip::tcp::socket::wait_read, [self = shared_from_this()](beast::error_code error) {
          if (error || self->errand_ == nullptr) return;
          char byte = 0;
          const auto seen =
              ::recv(self->stream_.socket().native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
          if (seen > 0) return;  // the next request, sent ahead
          if (seen < 0 && (errno == EAGAIN || errno == EINTR)) return self->watch_asker();
          self->errand_.reset();
          self->stream_.close();
        });
  }

  void answered(rooms::Answer answer) {
    if (errand_ != nullptr) {
      errand_.reset();
      beast::error_code ignored;
      static_cast<void>(stream_.socket().cancel(ignored));
    }
    type_ = std::move(answer.type);
    Reply out{.status = static_cast<http::status>(answer.status),
              .type = type_,
              .body = std::move(answer.body)};
    if (!answer.file_name.empty()) {
      std::erase_if(answer.file_name, [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\' || c == 0x7f;
      });
      out.fields.emplace_back(http::field::content_disposition,
                              "attachment; filename=\"" + answer.file_name + "\"");
    }
    if (out.body.size() >= kWorthGzip && takes("gzip")) {
      if (auto smaller = gzip(out.body)) {
        out.body = std::move(*smaller);
        out.fields.emplace_back(http::field::content_encoding, "gzip");
      }
    }
    reply(std::move(out));
  }

  /// The page of a thing that is not there says so to people, and by its status to everybody else.
  void page_of(ShownThing thing) {
    stream_.expires_never();
    doors_->reception.ask({.method = "GET",
                           .path = std::move(thing.path),
                           .address = limited_address(address_),
                           .query = std::move(thing.query)},
                          [self = shared_from_this()](const rooms::Answer& answer) {
                            if (self->doors_->stopped) return;
                            asio::post(self->stream_.get_executor(),
                                       [self, lost = answer.status == 404,
                                        game = self->game_of(answer)] { self->page(lost, game); });
                          });
  }

  /// The game of a table, or of a page that is about one.
  std::string game_of(const rooms::Answer& answer) const {
    const std::string_view path = target_.path;
    for (const std::string_view page : {"/learn/", "/new/"})
      if (path.starts_with(page)) return std::string(path.substr(page.size()));
    const Json json = Json::parse(answer.body, nullptr, false);
    const auto game = json.is_object() ? json.find("game") : json.end();
    return json.is_object() && game != json.end() && game->is_string() ? game->get<std::string>()
                                                                       : "";
  }

  /// As others reach us: the address that we serve under the name that was asked for.
  std::string our_origin() const {
    const std::string_view host = view(parser_->get()[http::field::host]);
    for (const WebAddress& served : doors_->served)
      if (beast::iequals(served.host, host)) return served.origin();
    return "http://" + std::string(host);
  }

  void page(bool lost = false, const std::string& game = "") {
    if (doors_->pages.empty())
      return reply({.status = http::status::not_found,
                    .type = "text/plain; charset=utf-8",
                    .body = "This build of Tavola has no browser client. The table protocol is "
                            "served at /api and /ws.\n"});
    auto page = doors_->pages.find(target_.path);
    if (!page)
      return reply({.status = http::status::not_found,
                    .type = "text/plain; charset=utf-8",
                    .body = "There is no such page.\n"});
    Reply out{.type = page->type, .keeps = std::move(page->keeps)};
    if (lost || page->lost) {
      out.status = http::status::not_found;
      out.lasting = page->bytes;
      return reply(std::move(out));
    }
    // The start page tells who shows a link to it what it is about.
    if (page->type.starts_with("text/html")) {
      const std::string_view languages = view(parser_->get()[http::field::accept_language]);
      if (const auto tags = share_tags(doors_->pages, game, our_origin(), languages);
          !tags.empty()) {
        out.body = with_tags(page->bytes, tags);
        page->etag = etag_of(out.body);
        page->bytes = page->gzip = page->brotli = {};
      }
    }
    out.fields.emplace_back(http::field::etag, page->etag);
    out.fields.emplace_back(http::field::cache_control,
                            page->forever ? "public, max-age=31536000, immutable" : "no-cache");
    if (!page->gzip.empty() || !page->brotli.empty())
      out.fields.emplace_back(http::field::vary, "Accept-Encoding");
    if (view(parser_->get()[http::field::if_none_match]).contains(page->etag)) {
      out.status = http::status::not_modified;
      out.body.clear();
      return reply(std::move(out));
    }
    if (!out.body.empty()) {
      out.fields.emplace_back(http::field::vary, "Accept-Encoding, Accept-Language, Host");
      auto smaller = takes("gzip") ? gzip(out.body) : std::nullopt;
      if (smaller) out.body = *std::move(smaller);
      if (smaller) out.fields.emplace_back(http::field::content_encoding, "gzip");
    } else if (!page->brotli.empty() && takes("br")) {
      out.lasting = page->brotli;
      out.fields.emplace_back(http::field::content_encoding, "br");
    } else if (!page->gzip.empty() && takes("gzip")) {
      out.lasting = page->gzip;
      out.fields.emplace_back(http::field::content_encoding, "gzip");
    } else {
      out.lasting = page->bytes;
    }
    reply(std::move(out));
  }

  bool takes(std::string_view coding) const {
    return accepts(view(parser_->get()[http::field::accept_encoding]), coding);
  }

  static Moment clock() { return std::chrono::steady_clock::now(); }

  void refuse(http::status status, std::string_view code, std::string_view message,
              bool last = false) {
    reply({.status = status, .body = error_body(code, message), .last = last});
  }
  void refuse_origin() {
    ++doors_->figures.bad_origin;
    refuse(http::status::forbidden, "bad_origin",
           "Pages of that origin may not talk to this server.", true);
  }
  void refuse_too_fast(double wait) {
    ++doors_->figures.too_fast;
    const bool unread = parser_ && !parser_->is_done();
    Reply out{.status = http::status::too_many_requests,
              .body = error_body("too_fast", "Too many requests; wait a little.", wait),
              .last = unread};
    out.fields.emplace_back(http::field::retry_after, std::to_string(static_cast<int>(wait) + 1));
    reply(std::move(out));
  }

  void reply(Reply out) {
    body_place_.reset();  // whoever was asked is done with the body
    const bool head =
        parser_ && parser_->is_header_done() && parser_->get().method() == http::verb::head;
    const bool keep = !out.last && !doors_->closing && parser_ && parser_->is_done() &&
                      parser_->get().keep_alive();
    keeps_ = std::move(out.keeps);
    body_ = std::move(out.body);
    const std::string_view bytes = out.lasting.data() != nullptr ? out.lasting : body_;
    response_.emplace();
    response_->version(11);
    response_->result(out.status);
    response_->keep_alive(keep);
    response_->set(http::field::server, "tavola");
    bool cached = false;
    for (const auto& [field, value] : out.fields) {
      response_->set(field, value);
      cached = cached || field == http::field::cache_control;
    }
    if (!cached) response_->set(http::field::cache_control, "no-store");
    response_->set("Content-Security-Policy", doors_->content_policy);
    response_->set("X-Content-Type-Options", "nosniff");
    response_->set("X-Frame-Options", "DENY");
    response_->set("Referrer-Policy", "no-referrer");
    response_->set("Permissions-Policy",
                   "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    response_->set("Cross-Origin-Opener-Policy", "same-origin");
    response_->set("Cross-Origin-Resource-Policy", "same-origin");
    if (out.status != http::status::not_modified) {
      response_->set(http::field::content_type, out.type);
      response_->content_length(bytes.size());
    }
    if (!head && out.status != http::status::not_modified)
      response_->body() = beast::span<const char>(bytes.data(), bytes.size());
    ++doors_->figures.answers[static_cast<std::size_t>(response_->result_int() / 100) % 6];
    log::debug("answer", {{"address", address_.empty() ? peer_ : address_},
                          {"path", target_.path},
                          {"status", static_cast<int>(response_->result_int())},
                          {"bytes", bytes.size()}});
    stream_.expires_after(settings().request_timeout * 2);
    serializer_.emplace(*response_);
    auto sent = [self = shared_from_this(), keep](beast::error_code error, std::size_t size) {
      self->doors_->figures.bytes_out += size;
      self->keeps_ = nullptr;
      if (error) return self->stream_.close();
      if (!keep) return self->linger();
      self->wait();
    };
    if (head)
      http::async_write_header(stream_, *serializer_, std::move(sent));
    else
      http::async_write(stream_, *serializer_, std::move(sent));
  }

  // Closing a socket that still receives would take back what we said before it is read.
  void linger() {
    beast::error_code ignored;
    static_cast<void>(stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored));
    stream_.expires_after(std::chrono::seconds(2));
    discard(0);
  }
  void discard(std::size_t so_far) {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(2048), [self = shared_from_this(), so_far](
                                                       beast::error_code error, std::size_t read) {
      if (error || so_far + read > 2 * self->settings().upload_bytes) return self->stream_.close();
      self->discard(so_far + read);
    });
  }

  const std::shared_ptr<Doors> doors_;
  beast::tcp_stream stream_;
  Place place_;
  const std::string peer_;
  std::string address_;
  Target target_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<http::response<http::span_body<const char>>> response_;
  std::optional<http::response_serializer<http::span_body<const char>>> serializer_;
  std::string body_, type_;
  std::shared_ptr<const void> keeps_;
  rooms::Errand errand_;  // that an answer is waited for with
  std::optional<BodyPlace> body_place_;
  bool idle_ = false;
};

}  // namespace

void serve_connection(std::shared_ptr<Doors> doors, asio::ip::tcp::socket socket, Place place,
                      std::string address) {
  std::make_shared<HttpConnection>(std::move(doors), std::move(socket), std::move(place),
                                   std::move(address))
      ->run();
}

}  // namespace tavola::server
