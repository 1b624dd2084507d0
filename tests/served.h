// What tests of the served program share: a folder of their own, the program in it, and people who
// play at its tables over real WebSockets.
#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "server/clients/seat_player.h"
#include "server/clients/served_program.h"

namespace tavola {

/// A port that nobody listens on, below those that the system gives to outgoing connections: one of
/// these could be gone again before a server listens there.
inline int free_port() {
  std::random_device random;
  std::uniform_int_distribution<int> ports(20'000, 32'000);
  for (int tries = 0; tries < 100; ++tries) {
    const int port = ports(random);
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    const bool bound = ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    if (bound) return port;
  }
  return 0;
}

class Served : public testing::Test {
 protected:
  void SetUp() override {
    const char* program = std::getenv("TAVOLA_PROGRAM");
    if (program == nullptr || !std::filesystem::exists(program))
      GTEST_SKIP() << "TAVOLA_PROGRAM is not set";
    program_ = program;
    std::string name = (std::filesystem::temp_directory_path() / "tavola_served_XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override {
    if (HasFailure() && std::filesystem::exists(diary())) {
      std::ostringstream text;
      text << std::ifstream(diary()).rdbuf();
      std::printf("The server's diary:\n%s\n", text.str().c_str());
    }
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }

  std::string diary() const { return (folder_ / "diary").string(); }
  std::string database() const { return (folder_ / "tables.sqlite").string(); }

  /// A server with no limits that a test of games would run into.
  std::unique_ptr<server::ServedProgram> serve(std::vector<std::string> arguments = {}) {
    std::vector<std::string> all{"--data",         folder_.string(), "--request-rate", "10000",
                                 "--entry-rate",   "10000",          "--table-rate",   "10000",
                                 "--message-rate", "10000"};
    if (std::ranges::find(arguments, "--port") == arguments.end())
      all.insert(all.end(), {"--port", "0"});
    all.insert(all.end(), arguments.begin(), arguments.end());
    return std::make_unique<server::ServedProgram>(program_, all, diary());
  }

  std::string program_;
  std::filesystem::path folder_;
};

/// Everybody at one table, who choose at random, and what was acknowledged to them.
class Company {
 public:
  explicit Company(server::TableLinks links, std::size_t people, unsigned seed)
      : links_(std::move(links)), people_(people), random_(seed) {}

  const server::TableLinks& links() const { return links_; }
  const std::vector<server::KeptChoice>& acknowledged() const { return acknowledged_; }
  bool over() const { return over_; }

  /// Sits down anew. False, with the code in refusal(), if somebody is not let in.
  bool sit(int port) {
    players_.clear();
    for (std::size_t seat = 0; seat < people_; ++seat) {
      players_.emplace_back(port, links_, static_cast<int>(seat));
      server::SeatPlayer& player = players_.back();
      while (!player.seated()) {
        const auto heard = player.hear();
        if (heard == server::SeatPlayer::Heard::kEnd) return refuse("no_answer");
        if (heard == server::SeatPlayer::Heard::kRefused) return refuse(player.refusal());
      }
    }
    return true;
  }
  const std::string& refusal() const { return refusal_; }

  /// Plays until this many more choices are acknowledged or the game is over; false when the
  /// connection ends before.
  bool play(std::size_t choices) {
    const std::size_t enough = acknowledged_.size() + choices;
    int silent = 0;
    while (acknowledged_.size() < enough && !over_) {
      bool anything = false;
      for (server::SeatPlayer& player : players_) {
        if (player.may_choose() && !player.choose(random_())) return false;
        while (true) {
          const auto heard = player.hear(server::Patience(anything ? 0 : 2));
          if (heard == server::SeatPlayer::Heard::kEnd) break;
          anything = true;
          if (heard == server::SeatPlayer::Heard::kAcknowledged)
            acknowledged_.push_back(player.last());
        }
        if (!player.open()) return false;
        over_ = over_ || player.over();
      }
      silent = anything ? 0 : silent + 1;
      if (silent > 5'000) return refuse("nothing happens any more");
    }
    // Others may hear of the end before the one whose choice it was hears that it is kept.
    for (server::SeatPlayer& player : players_)
      while (over_ && player.waits()) {
        const auto heard = player.hear();
        if (heard == server::SeatPlayer::Heard::kEnd) return false;
        if (heard == server::SeatPlayer::Heard::kAcknowledged)
          acknowledged_.push_back(player.last());
      }
    return true;
  }

 private:
  bool refuse(const std::string& why) {
    refusal_ = why;
    return false;
  }

  server::TableLinks links_;
  std::size_t people_;
  std::mt19937_64 random_;
  std::vector<server::SeatPlayer> players_;
  std::vector<server::KeptChoice> acknowledged_;
  std::string refusal_;
  bool over_ = false;
};

}  // namespace tavola
