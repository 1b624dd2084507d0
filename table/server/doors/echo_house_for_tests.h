// A reception for tests of the doors: it answers every request with what was asked, and sends every
// message back to whoever sent it. "flood N" sends N large messages, "bye" ends the connection.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "server/doors/server.h"
#include "server/reception/reception.h"

namespace tavola::server {

class EchoHouse final : public Reception {
 public:
  rooms::Errand ask(rooms::Request request, std::function<void(rooms::Answer)> done) override {
    ++asked;
    // Nobody ever answers this; it counts those who wait for it.
    if (request.path == "/api/never") {
      ++waiting;
      return {this, [](EchoHouse* house) { --house->waiting; }};
    }
    rooms::Answer answer;
    if (request.path == "/api/file") answer.file_name = "ta\"ble\r\n.json";
    if (request.path.ends_with("/none") || request.path.contains("/none/") ||
        (request.query.contains("game") && request.query.at("game") == "none"))
      answer.status = 404;
    answer.body = nlohmann::json{{"method", request.method},
                                 {"path", request.path},
                                 {"bearer", request.bearer},
                                 {"address", request.address},
                                 {"body", request.body},
                                 {"query", request.query},
                                 {"game", request.path.contains("of_salem") ? "salem" : "toy"}}
                      .dump();
    if (request.path == "/api/long") answer.body += std::string(100'000, ' ');
    done(std::move(answer));
    return nullptr;
  }
  std::uint64_t enter(std::shared_ptr<rooms::Guest> guest, std::string) override {
    const std::lock_guard lock(mutex_);
    guests_[++last_] = std::move(guest);
    return last_;
  }
  void receive(std::uint64_t guest, std::string_view text) override {
    std::shared_ptr<rooms::Guest> to;
    {
      const std::lock_guard lock(mutex_);
      const auto found = guests_.find(guest);
      if (found == guests_.end()) return;
      to = found->second;
    }
    if (text == "bye") return to->close("you said bye");
    if (text.starts_with("flood ")) {
      const auto large = std::make_shared<const std::string>(30'000, 'x');
      for (int i = std::stoi(std::string(text.substr(6))); i > 0; --i) to->send(large);
      return;
    }
    to->send(std::make_shared<const std::string>(text));
  }
  void leave(std::uint64_t guest) override {
    const std::lock_guard lock(mutex_);
    guests_.erase(guest);
  }
  std::string metrics() const override { return "tavola_echo 1\n"; }
  std::string health() const override { return "\"echo\":true"; }

  std::size_t here() const {
    const std::lock_guard lock(mutex_);
    return guests_.size();
  }

  std::atomic<int> asked = 0;
  std::atomic<int> waiting = 0;

 private:
  mutable std::mutex mutex_;
  std::map<std::uint64_t, std::shared_ptr<rooms::Guest>> guests_;
  std::uint64_t last_ = 0;
};

/// An open server with the echo behind it, on any free port.
struct EchoServer {
  explicit EchoServer(Settings settings = {}, Pages pages = {})
      : server((settings.port = 0, settings.threads = 2, settings), house, std::move(pages)) {
    const auto open = server.open();
    if (open) port = server.port();
  }
  EchoHouse house;
  Server server;
  int port = 0;
};

}  // namespace tavola::server
