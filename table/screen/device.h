// The terminal as the screen needs it: a size, bytes out and bytes in. A test stands in for it.
#pragma once

#include <string>
#include <string_view>

namespace tavola::screen {

struct Size {
  int width = 80;
  int height = 24;
  friend bool operator==(const Size&, const Size&) = default;
};

class Device {
 public:
  struct Typed {
    std::string bytes = {};
    bool ended = false;
    bool repaint = false;  // the window changed, or somebody else wrote on it
  };

  virtual ~Device() = default;
  virtual Size size() = 0;
  virtual void write(std::string_view bytes) = 0;
  /// Waits for what is typed, at most so long; nothing when the time has passed or a signal came.
  virtual Typed read(int milliseconds) = 0;
};

}  // namespace tavola::screen
