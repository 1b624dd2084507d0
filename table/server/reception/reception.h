// What stands behind the doors: whoever answers requests and talks with guests. In the program it
// is the hall with its rooms; a test of the doors puts somebody simpler there.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rooms/hall/hall.h"
#include "rooms/room/guest.h"

namespace tavola::server {

class PushNotices;
class Watch;

class Reception {
 public:
  virtual ~Reception() = default;
  /// `done` is not called any more when the errand is dropped before.
  virtual rooms::Errand ask(rooms::Request request, std::function<void(rooms::Answer)> done) = 0;
  virtual std::uint64_t enter(std::shared_ptr<rooms::Guest> guest, std::string address) = 0;
  virtual void receive(std::uint64_t guest, std::string_view text) = 0;
  virtual void leave(std::uint64_t guest) = 0;
  /// Lines for /metrics.
  virtual std::string metrics() const = 0;
  /// Fields for /health, as in the middle of a JSON object: `"tables":3`.
  virtual std::string health() const = 0;
  /// Words for what hurts the guests; the server is well while there are none.
  virtual std::vector<std::string> troubles() const { return {}; }
};

/// The hall behind the doors.
class HallReception final : public Reception {
 public:
  explicit HallReception(rooms::Hall& hall, const Watch* watch = nullptr,
                         const PushNotices* notices = nullptr)
      : hall_(hall), watch_(watch), notices_(notices) {}
  rooms::Errand ask(rooms::Request request, std::function<void(rooms::Answer)> done) override;
  std::uint64_t enter(std::shared_ptr<rooms::Guest> guest, std::string address) override;
  void receive(std::uint64_t guest, std::string_view text) override;
  void leave(std::uint64_t guest) override;
  std::string metrics() const override;
  std::string health() const override;
  std::vector<std::string> troubles() const override;

 private:
  rooms::Hall& hall_;
  const Watch* watch_;
  const PushNotices* notices_;
};

}  // namespace tavola::server
