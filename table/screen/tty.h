// The terminal of the program itself, taken over for the time of a game: the alternate screen, keys
// one by one, the size of the window. However the program ends, by a return, a signal or a crash,
// the terminal is given back as it was; when the program is stopped (Ctrl-Z), it is lent back.
#pragma once

#include "screen/device.h"

namespace tavola::screen {

class Tty : public Device {
 public:
  Tty();
  ~Tty() override;
  Tty(const Tty&) = delete;
  Tty& operator=(const Tty&) = delete;

  Size size() override;
  void write(std::string_view bytes) override;
  Typed read(int milliseconds) override;
};

}  // namespace tavola::screen
