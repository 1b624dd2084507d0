// The doors as a WebSocket: frames that are honest, broken, too large, too many, or never read; and
// other guests who must not notice.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "server/clients/wire.h"
#include "server/doors/echo_house_for_tests.h"
#include "server/doors/server.h"

namespace tavola::server {
namespace {

using nlohmann::json;

/// Somebody who plays on while others misbehave: what is said comes back.
class Bystander {
 public:
  explicit Bystander(int port) : socket_(port) {}
  bool goes_on() {
    const std::string said = "{\"id\":" + std::to_string(++count_) + "}";
    if (!socket_.text(said)) return false;
    const auto back = socket_.next();
    return back && back->payload == said;
  }

 private:
  WireSocket socket_;
  int count_ = 0;
};

bool soon(const std::function<bool()>& is_so) {
  for (int i = 0; i < 1000; ++i) {
    if (is_so()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return is_so();
}

TEST(Sockets, CarryMessagesBothWaysInOrder) {
  EchoServer echo;
  WireSocket socket(echo.port);
  ASSERT_TRUE(socket.open());
  for (int i = 0; i < 50; ++i) ASSERT_TRUE(socket.text("message " + std::to_string(i)));
  for (int i = 0; i < 50; ++i) {
    const auto frame = socket.next();
    ASSERT_TRUE(frame) << i;
    EXPECT_EQ(frame->payload, "message " + std::to_string(i));
    EXPECT_EQ(frame->opcode, 1);
  }
  socket.frame(1, "in ", false);
  socket.frame(0, "two ", false);
  socket.frame(9, "ping between");
  socket.frame(0, "frames");
  EXPECT_EQ(socket.next()->payload, "in two frames");
  socket.frame(8, std::string("\x03\xe8", 2));
  const auto end = socket.next();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->close_code(), 1000);
  socket.wire().close();
  EXPECT_TRUE(soon([&] { return echo.house.here() == 0; })) << "the reception was told";
}

TEST(Sockets, AreEndedFromInsideWithAReason) {
  EchoServer echo;
  WireSocket socket(echo.port);
  socket.text("last words");
  socket.text("bye");
  EXPECT_EQ(socket.next()->payload, "last words");
  const auto end = socket.next();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->close_code(), 1008);
  EXPECT_EQ(end->payload.substr(2), "you said bye");
}

TEST(Sockets, OfOtherOriginsAndPathsAreRefused) {
  Settings settings;
  settings.allowed_origins = {"https://friend.example"};
  EchoServer echo(settings);
  WireSocket evil(echo.port, {{"Origin", "https://evil.example"}});
  EXPECT_FALSE(evil.open());
  EXPECT_EQ(evil.handshake().status, 403);
  EXPECT_EQ(json::parse(evil.handshake().body)["error"]["code"], "bad_origin");
  EXPECT_TRUE(WireSocket(echo.port, {{"Origin", "https://friend.example"}}).open());
  EXPECT_TRUE(
      WireSocket(echo.port, {{"Origin", "http://localhost:" + std::to_string(echo.port)}}).open());
  EXPECT_EQ(
      fetch(echo.port, "GET", "/elsewhere", {{"Upgrade", "websocket"}, {"Connection", "Upgrade"}})
          .status,
      404);
}

TEST(Sockets, BrokenFramesEndOneConnectionAndNoOther) {
  EchoServer echo;
  Bystander bystander(echo.port);
  const auto end_after = [&](const std::string& bytes) {
    WireSocket socket(echo.port);
    EXPECT_TRUE(socket.open());
    EXPECT_TRUE(socket.wire().send(bytes));
    while (const auto frame = socket.next()) {
      if (frame->opcode == 8) return frame->close_code();
    }
    EXPECT_TRUE(socket.wire().ends());
    return 0;
  };
  EXPECT_EQ(end_after(frame_bytes(2, "binary")), 1003);
  EXPECT_EQ(end_after(frame_bytes(1, "\xff\xfe broken")), 1007) << "no UTF-8";
  EXPECT_EQ(end_after(frame_bytes(1, "\xc3", false) + frame_bytes(0, "\x28")), 1007);
  EXPECT_EQ(end_after(frame_bytes(1, std::string(64 * 1024 + 1, 'a'))), 1009) << "too large";
  EXPECT_EQ(end_after(frame_bytes(1, std::string(40'000, 'a'), false) +
                      frame_bytes(0, std::string(40'000, 'a'))),
            1009)
      << "too large in two parts";
  EXPECT_EQ(end_after(frame_bytes(1, "unmasked", true, false)), 1002);
  EXPECT_EQ(end_after(frame_bytes(3, "reserved")), 1002);
  EXPECT_EQ(end_after(frame_bytes(0, "continues nothing")), 1002);
  EXPECT_EQ(end_after(frame_bytes(9, std::string(126, 'p'))), 1002) << "a ping of 126 bytes";
  EXPECT_EQ(end_after(frame_bytes(9, "half a ping", false)), 1002);
  EXPECT_EQ(end_after(std::string("\xf1\x80\0\0\0\0", 6)), 1002) << "bits that mean nothing";
  EXPECT_EQ(end_after(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14)), 1009)
      << "nine exabytes are announced";
  EXPECT_TRUE(bystander.goes_on());
  EXPECT_TRUE(soon([&] { return echo.house.here() == 1; }));
}

TEST(Sockets, ThatAreCutInTheMiddleAreForgotten) {
  EchoServer echo;
  Bystander bystander(echo.port);
  for (int i = 0; i < 20; ++i) {
    WireSocket socket(echo.port);
    ASSERT_TRUE(socket.open());
    const std::string frame = frame_bytes(1, std::string(1000, 'a'));
    socket.wire().send(std::string_view(frame).substr(0, static_cast<std::size_t>(i) * 40 + 1));
    socket.wire().cut();
  }
  EXPECT_TRUE(bystander.goes_on());
  EXPECT_TRUE(soon([&] { return echo.house.here() == 1; }));
  EXPECT_TRUE(soon([&] { return echo.server.figures().sockets == 1; }));
}

TEST(Sockets, ThatTalkTooFastAreRefusedAndThenLetGo) {
  Settings settings;
  settings.messages = {.per_second = 0.01, .burst = 5};
  EchoServer echo(settings);
  WireSocket socket(echo.port);
  for (int i = 0; i < 5; ++i) socket.text("{}");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(socket.next()->payload, "{}");
  socket.text(R"({"id":42,"do":"chat"})");
  const json refused = json::parse(socket.next()->payload);
  EXPECT_EQ(refused["type"], "reply");
  EXPECT_EQ(refused["id"], 42);
  EXPECT_EQ(refused["ok"], false);
  EXPECT_EQ(refused["error"]["code"], "too_fast");
  EXPECT_GT(refused["error"]["retry_after"].get<double>(), 0);
  socket.text("no json");
  EXPECT_EQ(json::parse(socket.next()->payload)["type"], "error");
  for (int i = 0; i < 250; ++i)
    if (!socket.text("{}")) break;
  std::optional<Frame> last;
  while (auto frame = socket.next()) last = frame;
  ASSERT_TRUE(last);
  EXPECT_EQ(last->close_code(), 1008);
}

TEST(Sockets, ThatComeTooFastFromOneAddressAreRefused) {
  Settings settings;
  settings.entries = {.per_second = 0.01, .burst = 3};
  EchoServer echo(settings);
  std::vector<WireSocket> sockets;
  for (int i = 0; i < 3; ++i) {
    sockets.emplace_back(echo.port);
    EXPECT_TRUE(sockets.back().open());
  }
  WireSocket fourth(echo.port);
  EXPECT_EQ(fourth.handshake().status, 429);
}

TEST(Sockets, ThatNeverReadAreLetGo) {
  Settings settings;
  settings.outbox_bytes = 1 << 20;
  EchoServer echo(settings);
  Bystander bystander(echo.port);
  WireSocket slow(echo.port);
  ASSERT_TRUE(slow.open());
  // More than the kernel's buffers and the outbox hold together.
  slow.text("flood 2000");
  EXPECT_TRUE(soon([&] { return echo.server.figures().slow_readers == 1; }));
  EXPECT_TRUE(soon([&] { return echo.house.here() == 1; }));
  EXPECT_TRUE(bystander.goes_on());
  EXPECT_EQ(fetch(echo.port, "GET", "/health").status, 200);
}

TEST(Sockets, ThatReadGetEverythingHoweverMuch) {
  EchoServer echo;
  WireSocket socket(echo.port);
  for (int round = 0; round < 5; ++round) {
    socket.text("flood 20");
    for (int i = 0; i < 20; ++i) {
      const auto frame = socket.next();
      ASSERT_TRUE(frame);
      EXPECT_EQ(frame->payload.size(), 30'000u);
    }
  }
}

TEST(Sockets, ThatSayNothingAreLetGo) {
  Settings settings;
  settings.first_message = std::chrono::seconds(1);
  EchoServer echo(settings);
  WireSocket silent(echo.port);
  WireSocket talker(echo.port);
  talker.text("hello");
  EXPECT_EQ(talker.next()->payload, "hello");
  const auto end = silent.next();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->close_code(), 1008);
  EXPECT_FALSE(talker.next(std::chrono::milliseconds(300)));
  EXPECT_TRUE(talker.open());
}

TEST(Sockets, ThatAnswerNoPingAreLetGo) {
  Settings settings;
  settings.socket_idle = std::chrono::seconds(2);
  EchoServer echo(settings);
  WireSocket alive(echo.port);
  WireSocket dead(echo.port);
  alive.text("x");
  dead.text("x");
  EXPECT_EQ(alive.next()->payload, "x");
  // This one reads and answers pings; the other one is left alone.
  EXPECT_FALSE(alive.next(std::chrono::milliseconds(6'000)));
  EXPECT_TRUE(alive.open());
  EXPECT_TRUE(dead.wire().ends());
}

TEST(Sockets, AreToldThatTheServerCloses) {
  EchoServer echo;
  std::vector<WireSocket> sockets;
  for (int i = 0; i < 20; ++i) {
    sockets.emplace_back(echo.port);
    sockets.back().text("hello");
    ASSERT_TRUE(sockets.back().next());
  }
  std::thread closes([&] { echo.server.close(); });
  for (WireSocket& socket : sockets) {
    const auto last = socket.next();
    ASSERT_TRUE(last);
    EXPECT_EQ(json::parse(last->payload)["error"]["code"], "shutting_down");
    const auto end = socket.next();
    ASSERT_TRUE(end);
    EXPECT_EQ(end->close_code(), 1001);
    socket.frame(8, end->payload);
  }
  closes.join();
  EXPECT_EQ(echo.house.here(), 0u);
  EXPECT_FALSE(Wire(echo.port).open());
}

TEST(Sockets, AServerThatClosesDoesNotWaitForThoseWhoDoNotAnswer) {
  Settings settings;
  settings.closing = std::chrono::milliseconds(200);
  auto echo = std::make_unique<EchoServer>(settings);
  WireSocket deaf(echo->port);
  deaf.text("hello");
  Wire half(echo->port);
  half.send("GET / HT");
  ASSERT_TRUE(deaf.next());
  echo->server.close();
  EXPECT_EQ(echo->house.here(), 0u);
  EXPECT_TRUE(deaf.wire().ends());
  EXPECT_TRUE(half.ends());
}

TEST(SlowSockets, FiveThousandIdleOnesDisturbNobody) {
  rlimit files{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &files), 0);
  // Both ends of each connection are in this process. Root may have more than the limit says.
  rlimit more{.rlim_cur = 12'000, .rlim_max = std::max<rlim_t>(12'000, files.rlim_max)};
  if (setrlimit(RLIMIT_NOFILE, &more) == 0) files = more;
  ASSERT_GE(files.rlim_cur, 12'000u) << "raise the limit of open files (ulimit -Hn)";
  Settings settings;
  settings.max_connections_per_address = 6'000;
  settings.entries = {.per_second = 10'000, .burst = 10'000};
  EchoServer echo(settings);
  Bystander bystander(echo.port);
  std::vector<WireSocket> idle;
  idle.reserve(5'000);
  for (int i = 0; i < 5'000; ++i) {
    idle.emplace_back(echo.port);
    ASSERT_TRUE(idle.back().open()) << i;
    if (i % 500 == 0) {
      EXPECT_TRUE(bystander.goes_on());
    }
  }
  EXPECT_EQ(echo.server.figures().sockets, 5'001u);
  EXPECT_EQ(fetch(echo.port, "GET", "/health").status, 200);
  EXPECT_TRUE(bystander.goes_on());
  idle[2'500].text("still here");
  EXPECT_EQ(idle[2'500].next()->payload, "still here");
  for (WireSocket& socket : idle) socket.wire().cut();
  EXPECT_TRUE(soon([&] { return echo.house.here() == 1; }));
  EXPECT_TRUE(bystander.goes_on());
}

}  // namespace
}  // namespace tavola::server
