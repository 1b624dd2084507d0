// A guest is one connection that has come to a table: a browser, or a program that speaks the same
// messages. The server implements it; rooms only send to it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tavola::rooms {

using GuestId = std::uint64_t;

/// send() may be called from any thread and never blocks.
class Guest {
 public:
  virtual ~Guest() = default;
  /// One text frame.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(std::string_view reason) = 0;
};

}  // namespace tavola::rooms
