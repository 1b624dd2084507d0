// The other side of the doors: a plain client that blocks, for tests and for measuring. It can send
// what no browser would, byte by byte.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tavola::server {

using Patience = std::chrono::milliseconds;
inline constexpr Patience kPatience{10'000};

/// A TCP connection to this machine.
class Wire {
 public:
  Wire() = default;
  explicit Wire(int port);
  ~Wire();
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;

  bool open() const { return socket_ >= 0; }
  int socket() const { return socket_; }
  /// Everything, or false when the other side has gone.
  bool send(std::string_view bytes);
  /// Adds what comes to what is there. False at the end of the connection or of the patience.
  bool read_more(std::string& into, Patience patience = kPatience);
  /// Whether the other side ends the connection, whatever it still says, within the patience.
  bool ends(Patience patience = kPatience);
  void close();
  /// Sends a reset instead of an orderly end.
  void cut();

 private:
  int socket_ = -1;
};

struct HttpAnswer {
  int status = 0;
  std::map<std::string, std::string> fields;  // names in small letters
  std::string body;
};

using HttpFields = std::vector<std::pair<std::string, std::string>>;

/// One request over its own connection; status 0 if nothing that is HTTP came back.
HttpAnswer fetch(int port, const std::string& method, const std::string& target,
                 const HttpFields& fields = {}, const std::string& body = {});
/// The next answer on a connection. `rest` keeps what came behind it.
HttpAnswer read_answer(Wire& wire, std::string& rest, bool head = false,
                       Patience patience = kPatience);

struct Frame {
  int opcode = 0;  // 1 text, 2 binary, 8 close, 9 ping, 10 pong
  std::string payload;
  int close_code() const;
};

/// A WebSocket at /ws. Pings are answered while it waits.
class WireSocket {
 public:
  WireSocket() = default;
  explicit WireSocket(int port, const HttpFields& fields = {});

  bool open() const { return open_; }
  const HttpAnswer& handshake() const { return handshake_; }
  bool text(std::string_view text) { return frame(1, text); }
  bool frame(int opcode, std::string_view payload, bool last = true, bool masked = true);
  /// The next frame that is no ping or pong; nothing when the connection or the patience ends.
  std::optional<Frame> next(Patience patience = kPatience);
  Wire& wire() { return wire_; }

 private:
  std::optional<Frame> take();

  Wire wire_;
  HttpAnswer handshake_;
  std::string buffer_;
  std::string begun_;  // of a message in several frames
  int begun_opcode_ = 0;
  bool open_ = false;
};

/// The bytes of one frame of a client.
std::string frame_bytes(int opcode, std::string_view payload, bool last = true, bool masked = true);

}  // namespace tavola::server
