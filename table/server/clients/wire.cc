#include "server/clients/wire.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cctype>
#include <charconv>
#include <utility>

namespace tavola::server {
namespace {

using Clock = std::chrono::steady_clock;

// Rounded up, so that a wait does not end too early; nothing stays nothing.
Patience left(Clock::time_point until) {
  const auto more = until - Clock::now();
  if (more <= Clock::duration::zero()) return Patience(0);
  return std::chrono::duration_cast<Patience>(more) + Patience(1);
}

}  // namespace

Wire::Wire(int port) {
  socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket_ < 0) return;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    close();
    return;
  }
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

Wire::~Wire() { close(); }
Wire::Wire(Wire&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(socket_, other.socket_);
  return *this;
}

void Wire::close() {
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

void Wire::cut() {
  const linger at_once{.l_onoff = 1, .l_linger = 0};
  if (socket_ >= 0) ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  close();
}

bool Wire::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return socket_ >= 0;
}

bool Wire::read_more(std::string& into, Patience patience) {
  if (socket_ < 0) return false;
  pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
  if (::poll(&wait, 1, static_cast<int>(patience.count())) <= 0) return false;
  char part[16 * 1024];
  const ssize_t read = ::recv(socket_, part, sizeof part, 0);
  if (read <= 0) return false;
  into.append(part, static_cast<std::size_t>(read));
  return true;
}

bool Wire::ends(Patience patience) {
  const auto until = Clock::now() + patience;
  while (socket_ >= 0) {
    pollfd wait{.fd = socket_, .events = POLLIN, .revents = 0};
    if (::poll(&wait, 1, static_cast<int>(left(until).count())) <= 0) return false;
    char part[16 * 1024];
    if (::recv(socket_, part, sizeof part, 0) <= 0) return true;
  }
  return true;
}

HttpAnswer read_answer(Wire& wire, std::string& rest, bool head, Patience patience) {
  const auto until = Clock::now() + patience;
  std::size_t end = 0;
  while ((end = rest.find("\r\n\r\n")) == std::string::npos)
    if (!wire.read_more(rest, left(until))) return {};
  HttpAnswer answer;
  std::string_view lines = std::string_view(rest).substr(0, end);
  const std::string_view first = lines.substr(0, lines.find("\r\n"));
  if (!first.starts_with("HTTP/1.") || first.size() < 12) return {};
  std::from_chars(first.data() + 9, first.data() + 12, answer.status);
  lines.remove_prefix(std::min(lines.size(), first.size() + 2));
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find("\r\n"));
    lines.remove_prefix(std::min(lines.size(), line.size() + 2));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) continue;
    std::string name;
    for (const char c : line.substr(0, colon))
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    std::string_view value = line.substr(colon + 1);
    while (value.starts_with(' ')) value.remove_prefix(1);
    answer.fields[name] = value;
  }
  rest.erase(0, end + 4);
  if (head || answer.status == 304 || answer.status == 101) return answer;
  if (const auto length = answer.fields.find("content-length"); length != answer.fields.end()) {
    std::size_t size = 0;
    std::from_chars(length->second.data(), length->second.data() + length->second.size(), size);
    while (rest.size() < size)
      if (!wire.read_more(rest, left(until))) return {};
    answer.body = rest.substr(0, size);
    rest.erase(0, size);
  }
  return answer;
}

HttpAnswer fetch(int port, const std::string& method, const std::string& target,
                 const HttpFields& fields, const std::string& body) {
  Wire wire(port);
  std::string request = method + " " + target +
                        " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
                        "\r\nConnection: close\r\n";
  for (const auto& [name, value] : fields) request += name + ": " + value + "\r\n";
  if (!body.empty() || method == "POST")
    request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  // A server may refuse a body before it has read it; its answer counts all the same.
  wire.send(request + "\r\n" + body);
  std::string rest;
  return read_answer(wire, rest, method == "HEAD");
}

std::string frame_bytes(int opcode, std::string_view payload, bool last, bool masked) {
  std::string out;
  out += static_cast<char>((last ? 0x80 : 0) | opcode);
  const int mask_bit = masked ? 0x80 : 0;
  if (payload.size() < 126) {
    out += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
  } else if (payload.size() < 65'536) {
    out += static_cast<char>(mask_bit | 126);
    out += static_cast<char>(payload.size() >> 8);
    out += static_cast<char>(payload.size() & 0xff);
  } else {
    out += static_cast<char>(mask_bit | 127);
    for (int shift = 56; shift >= 0; shift -= 8)
      out += static_cast<char>((payload.size() >> shift) & 0xff);
  }
  if (!masked) return out.append(payload);
  // Masks keep careless proxies from misreading pages; this client meets none.
  static constexpr unsigned char kMask[4] = {0x37, 0xfa, 0x21, 0x3d};
  out.append(reinterpret_cast<const char*>(kMask), 4);
  for (std::size_t i = 0; i < payload.size(); ++i)
    out += static_cast<char>(static_cast<unsigned char>(payload[i]) ^ kMask[i % 4]);
  return out;
}

int Frame::close_code() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

WireSocket::WireSocket(int port, const HttpFields& fields) : wire_(port) {
  std::string request = "GET /ws HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIGRhcmsgYm9va3M+Pg==\r\n";
  for (const auto& [name, value] : fields) request += name + ": " + value + "\r\n";
  if (!wire_.send(request + "\r\n")) return;
  handshake_ = read_answer(wire_, buffer_);
  open_ = handshake_.status == 101;
}

bool WireSocket::frame(int opcode, std::string_view payload, bool last, bool masked) {
  return wire_.send(frame_bytes(opcode, payload, last, masked));
}

std::optional<Frame> WireSocket::take() {
  const auto byte = [this](std::size_t i) { return static_cast<unsigned char>(buffer_[i]); };
  if (buffer_.size() < 2) return std::nullopt;
  std::size_t size = byte(1) & 0x7f;
  std::size_t head = 2;
  if (size >= 126) {
    const std::size_t more = size == 126 ? 2 : 8;
    if (buffer_.size() < 2 + more) return std::nullopt;
    size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size * 256 + byte(2 + i);
    head += more;
  }
  if (buffer_.size() < head + size) return std::nullopt;
  const bool last = (byte(0) & 0x80) != 0;
  Frame frame{.opcode = byte(0) & 0x0f, .payload = buffer_.substr(head, size)};
  buffer_.erase(0, head + size);
  if (frame.opcode >= 8) return frame;
  if (frame.opcode != 0) begun_opcode_ = frame.opcode;
  begun_ += frame.payload;
  if (!last) return take();
  return Frame{.opcode = begun_opcode_, .payload = std::exchange(begun_, {})};
}

std::optional<Frame> WireSocket::next(Patience patience) {
  const auto until = Clock::now() + patience;
  while (open_) {
    while (auto frame = take()) {
      if (frame->opcode == 9) this->frame(10, frame->payload);
      if (frame->opcode == 8) open_ = false;
      if (frame->opcode < 9) return frame;
    }
    if (!wire_.read_more(buffer_, left(until))) {
      if (Clock::now() < until) open_ = false;
      return std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace tavola::server
