// The terminal that a person sits at: reading lines, writing text, its size and whether it has
// colour, short pauses that any key press cuts off. It may be taken over as a screen, which is
// painted and not scrolled. With input from a pipe it does the same line by line, without waiting
// and without clearing the screen, so that a script can play.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "scene/terminal/scene_text.h"
#include "screen/window.h"

namespace tavola::app {

class Terminal {
 public:
  struct Manner {
    bool plain = false;
    bool fast = false;         // no pauses
    bool interactive = false;  // a person reads along
    bool screen = false;       // which can be taken over: it moves its cursor at will
    bool colour = false;
    bool ascii = false;
    int width = 0;  // 0: ask the terminal
  };

  Terminal(std::istream& in, std::ostream& out, Manner manner);
  ~Terminal();

  /// The manner that fits the program's own input and output, the locale and NO_COLOR.
  static Manner found_manner();

  const Manner& manner() const { return manner_; }
  /// How to draw now: the window may have changed its size.
  scene::Screen screen() const;
  /// Lines of the window that a person reads in; 0 where nobody does.
  int height() const;

  /// From now on everything is shown in a window on this device, until it is left. What was said
  /// there and not read is written after it.
  void take_screen(std::unique_ptr<screen::Device> device);
  void leave_screen();
  /// Null when lines are written one below the other.
  screen::Window* window() { return window_.get(); }

  void write(std::string_view text);
  void clear();
  /// A line without its end; nothing when the input has ended or was interrupted.
  std::optional<std::string> ask(std::string_view prompt,
                                 screen::Window::Ends ends = screen::Window::Ends::kByEnter);
  /// Gives a line back, to be read again by the next ask().
  void put_back(std::string line) { put_back_ = std::move(line); }
  /// A breath between two things that happen; a key press ends this pause and those up to the next
  /// question.
  void pause(int milliseconds);
  /// Nobody waits for anything until the next question.
  bool hurries() const { return manner_.fast || hurried_; }

 private:
  std::istream& in_;
  std::ostream& out_;
  Manner manner_;
  std::unique_ptr<screen::Device> device_;
  std::unique_ptr<screen::Window> window_;
  std::optional<std::string> put_back_;
  bool hurried_ = false;
};

/// While it lives, an interrupt (Ctrl-C) ends the reading of a line and not the program, so that a
/// game can be saved first.
class InterruptWatch {
 public:
  InterruptWatch();
  ~InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  static bool interrupted();
};

}  // namespace tavola::app
