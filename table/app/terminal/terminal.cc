#include "app/terminal/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>
#include <utility>

namespace tavola::app {
namespace {

volatile std::sig_atomic_t interrupt_came = 0;
struct sigaction handler_before;

void on_interrupt(int) { interrupt_came = 1; }

int window_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 100;
}

int window_height() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0) return size.ws_row;
  return 24;
}

bool speaks_utf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    const std::string_view locale = value;
    return locale.contains("UTF-8") || locale.contains("utf8");
  }
  return true;  // nothing is said: the world has moved on
}

}  // namespace

Terminal::Terminal(std::istream& in, std::ostream& out, Manner manner)
    : in_{in}, out_{out}, manner_{manner} {}

Terminal::~Terminal() { leave_screen(); }

Terminal::Manner Terminal::found_manner() {
  Manner manner;
  manner.interactive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  manner.screen = manner.interactive && !dumb;
  manner.colour = isatty(STDOUT_FILENO) == 1 && !dumb && std::getenv("NO_COLOR") == nullptr;
  manner.ascii = !speaks_utf8();
  return manner;
}

scene::Screen Terminal::screen() const {
  scene::Screen screen;
  screen.width = window_ != nullptr  ? window_->width()
                 : manner_.width > 0 ? manner_.width
                                     : window_width();
  screen.colour = manner_.colour && !manner_.plain;
  screen.ascii = manner_.ascii;
  screen.plain = manner_.plain;
  return screen;
}

int Terminal::height() const { return manner_.interactive ? window_height() : 0; }

void Terminal::take_screen(std::unique_ptr<screen::Device> device) {
  device_ = std::move(device);
  window_ = std::make_unique<screen::Window>(*device_, InterruptWatch::interrupted);
}

void Terminal::leave_screen() {
  if (window_ == nullptr) return;
  const std::string unshown = window_->take_unshown();
  window_.reset();
  device_.reset();
  write(unshown);
}

void Terminal::write(std::string_view text) {
  if (window_ != nullptr)
    window_->say(text);
  else
    out_ << text << std::flush;
}

void Terminal::clear() {
  if (manner_.interactive && !manner_.plain) write("\x1b[H\x1b[2J\x1b[3J");
}

std::optional<std::string> Terminal::ask(std::string_view prompt, screen::Window::Ends ends) {
  hurried_ = false;
  if (put_back_) return std::exchange(put_back_, std::nullopt);
  if (window_ != nullptr) return window_->ask(prompt, ends);
  write(prompt);
  std::string line;
  if (!std::getline(in_, line)) {
    write("\n");
    return std::nullopt;
  }
  if (!manner_.interactive) write("\n");  // nobody pressed Enter on the screen
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

void Terminal::pause(int milliseconds) {
  if (!manner_.interactive || manner_.fast || hurried_) return;
  if (window_ != nullptr) {
    hurried_ = window_->pause(milliseconds);
    return;
  }
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, milliseconds) <= 0) return;
  std::string line;
  std::getline(in_, line);
  hurried_ = true;
}

InterruptWatch::InterruptWatch() {
  interrupt_came = 0;
  struct sigaction handler {};
  handler.sa_handler = on_interrupt;
  sigemptyset(&handler.sa_mask);
  handler.sa_flags = 0;  // no restart: the line that is being read ends
  sigaction(SIGINT, &handler, &handler_before);
}

InterruptWatch::~InterruptWatch() { sigaction(SIGINT, &handler_before, nullptr); }

bool InterruptWatch::interrupted() { return interrupt_came != 0; }

}  // namespace tavola::app
