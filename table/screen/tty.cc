#include "screen/tty.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace tavola::screen {
namespace {

// The other screen, emptied, and lines that do not wrap by themselves.
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?7l\x1b[H\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

// Signals that end the program. Whoever wants an interrupt (Ctrl-C) to mean something else handles
// it after this.
constexpr std::array kDeadly = {SIGHUP,  SIGINT, SIGTERM, SIGQUIT, SIGSEGV,
                                SIGABRT, SIGBUS, SIGFPE,  SIGILL};

// Handlers of signals reach nothing but what is here.
termios terminal_before;
volatile std::sig_atomic_t terminal_taken = 0;
volatile std::sig_atomic_t window_changed = 0;
std::array<struct sigaction, kDeadly.size()> deadly_before;
struct sigaction stop_before;
struct sigaction go_on_before;
struct sigaction window_before;

void put(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

void take_terminal() {
  termios keys = terminal_before;
  keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);
  keys.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL);
  keys.c_cc[VMIN] = 1;
  keys.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &keys);
  put(kEnter);
  terminal_taken = 1;
}

void give_back() {
  if (terminal_taken == 0) return;
  terminal_taken = 0;
  put(kLeave);
  tcsetattr(STDIN_FILENO, TCSANOW, &terminal_before);
}

void on_deadly(int signal) {
  give_back();
  ::signal(signal, SIG_DFL);
  ::raise(signal);
}

void handle(int signal, void (*with)(int), struct sigaction* before) {
  struct sigaction action {};
  action.sa_handler = with;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, before);
}

void on_stop(int) {
  const int error = errno;
  give_back();
  // The default stops the program as soon as the signal is let through, and here it goes on; where
  // there is nobody to go back to, the system does not stop it at all.
  ::signal(SIGTSTP, SIG_DFL);
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  ::raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, nullptr);
  handle(SIGTSTP, on_stop, nullptr);
  take_terminal();
  window_changed = 1;
  errno = error;
}

void on_window(int) { window_changed = 1; }

}  // namespace

Tty::Tty() {
  tcgetattr(STDIN_FILENO, &terminal_before);
  for (std::size_t i = 0; i < kDeadly.size(); ++i) handle(kDeadly[i], on_deadly, &deadly_before[i]);
  handle(SIGTSTP, on_stop, &stop_before);
  handle(SIGCONT, on_window, &go_on_before);
  handle(SIGWINCH, on_window, &window_before);
  take_terminal();
}

Tty::~Tty() {
  give_back();
  for (std::size_t i = 0; i < kDeadly.size(); ++i)
    sigaction(kDeadly[i], &deadly_before[i], nullptr);
  sigaction(SIGTSTP, &stop_before, nullptr);
  sigaction(SIGCONT, &go_on_before, nullptr);
  sigaction(SIGWINCH, &window_before, nullptr);
}

Size Tty::size() {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col > 0 && window.ws_row > 0)
    return {window.ws_col, window.ws_row};
  return {};
}

void Tty::write(std::string_view bytes) { put(bytes); }

Device::Typed Tty::read(int milliseconds) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  const int ready = ::poll(&input, 1, milliseconds);
  Typed typed;
  if (window_changed != 0) {
    window_changed = 0;
    typed.repaint = true;
  }
  if (ready <= 0) return typed;
  std::array<char, 256> bytes;
  const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  if (count > 0) typed.bytes.assign(bytes.data(), static_cast<std::size_t>(count));
  typed.ended = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
  return typed;
}

}  // namespace tavola::screen
