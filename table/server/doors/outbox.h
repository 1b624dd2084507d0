// What waits to be sent to one guest, in order and bounded. When somebody reads slowly, scenes that
// a newer one overtook are folded into it; when that is not enough the outbox is full, and whoever
// asked to send has to let the guest go.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace tavola::server {

using Message = std::shared_ptr<const std::string>;

/// The newer of two `scene` messages as it must read when the older was never sent: parts that it
/// calls the same as before are taken from the older one. Nothing if either is no scene.
std::optional<std::string> fold_scenes(const std::string& older, const std::string& newer);

class Outbox {
 public:
  enum class Put : unsigned char {
    kFirst,   // nothing else was on its way: call next() and send it
    kWaits,   // it will come out of a later next()
    kFull,    // not taken
    kClosed,  // not taken, nothing is any more
  };

  Outbox(std::size_t most_bytes, std::size_t most_messages)
      : most_bytes_(most_bytes), most_messages_(most_messages) {}

  Put put(Message message);

  /// What to send now that the last one is gone; null when there is nothing left, after which a
  /// put() is the first again.
  Message next();

  /// Takes nothing more; what waits still comes out. True if nothing was on its way.
  bool close();

  std::size_t waiting() const;

 private:
  void fold();

  const std::size_t most_bytes_;
  const std::size_t most_messages_;
  mutable std::mutex mutex_;
  std::deque<Message> waiting_;
  std::size_t bytes_ = 0;
  bool sending_ = false;
  bool closed_ = false;
};

}  // namespace tavola::server
