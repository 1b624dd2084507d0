// What all connections of one server share.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/doors/limits.h"
#include "server/doors/settings.h"
#include "server/doors/web_address.h"
#include "server/pages/pages.h"
#include "server/reception/reception.h"
#include "server/watch/figures.h"

namespace tavola::server {

/// What is open to somebody outside, of either kind. Both functions may be called from any thread.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void go_away() = 0;  // the house closes: politely
  virtual void drop() = 0;     // at once
};

struct Doors {
  Doors(Settings wishes, Reception& behind, Pages files)
      : settings(std::move(wishes)),
        reception(behind),
        pages(std::move(files)),
        doorman(settings),
        bodies(settings.bodies_in_all, settings.bodies_of_address),
        uploads(settings.bodies_in_all, settings.bodies_of_address) {}

  const Settings settings;
  Reception& reception;
  const Pages pages;
  Doorman doorman;
  BodyBudget bodies, uploads;
  Figures figures;
  std::vector<WebAddress> served;         // origins that are ours
  std::vector<std::string> public_hosts;  // the name in the public address, if one is set
  std::string content_policy;             // Content-Security-Policy
  std::atomic<bool> closing = false;
  std::atomic<bool> stopped = false;  // nothing from inside reaches a connection any more

  void opened(const std::shared_ptr<Connection>& connection) {
    const std::lock_guard lock(mutex_);
    open_[connection.get()] = connection;
  }
  void gone(Connection* connection) {
    const std::lock_guard lock(mutex_);
    open_.erase(connection);
  }
  std::vector<std::shared_ptr<Connection>> open() {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Connection>> out;
    for (const auto& [_, weak] : open_)
      if (auto connection = weak.lock()) out.push_back(std::move(connection));
    return out;
  }

  /// The engine that all connections run on. Somebody inside may hold a guest for longer than the
  /// server stands, and a guest's socket needs it to the end.
  std::shared_ptr<void> engine;

 private:
  std::mutex mutex_;
  std::unordered_map<Connection*, std::weak_ptr<Connection>> open_;
};

/// The right to be connected, given back when it is dropped.
class Place {
 public:
  Place() = default;
  Place(std::shared_ptr<Doors> doors, std::string address)
      : doors_(std::move(doors)), address_(std::move(address)) {}
  Place(Place&& other) noexcept
      : doors_(std::move(other.doors_)), address_(std::move(other.address_)) {}
  Place& operator=(Place&& other) noexcept {
    std::swap(doors_, other.doors_);
    std::swap(address_, other.address_);
    return *this;
  }
  ~Place() {
    if (!doors_) return;
    --doors_->figures.connections;
    doors_->doorman.left(address_);
  }

 private:
  std::shared_ptr<Doors> doors_;
  std::string address_;
};

/// The right to hold a body of so many bytes, given back when it is dropped.
class BodyPlace {
 public:
  BodyPlace(std::shared_ptr<Doors> doors, BodyBudget& budget, std::string address,
            std::size_t bytes)
      : doors_(std::move(doors)), budget_(budget), address_(std::move(address)), bytes_(bytes) {}
  BodyPlace(const BodyPlace&) = delete;
  BodyPlace& operator=(const BodyPlace&) = delete;
  ~BodyPlace() { budget_.give_back(address_, bytes_); }

 private:
  std::shared_ptr<Doors> doors_;  // the budget is theirs
  BodyBudget& budget_;
  std::string address_;
  std::size_t bytes_;
};

std::string error_body(std::string_view code, std::string_view message, double retry_after = 0);

}  // namespace tavola::server
