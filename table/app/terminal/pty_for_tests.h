// A program in a terminal of its own, for tests: a pseudo terminal with a size, what the program
// has painted on it, and keys.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

namespace tavola::app {

class PtyForTests {
 public:
  PtyForTests(const std::vector<std::string>& command, int columns, int rows) {
    winsize size = sized(columns, rows);
    child_ = forkpty(&master_, nullptr, nullptr, &size);
    if (child_ == 0) {
      setenv("TERM", "xterm-256color", 1);
      setenv("LC_ALL", "C.UTF-8", 1);
      unsetenv("NO_COLOR");
      setenv("TAVOLA_HOME", home().c_str(), 1);
      unsetenv("TAVOLA_CALLED");
      std::vector<char*> words;
      for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
      words.push_back(nullptr);
      execv(words[0], words.data());
      _exit(127);
    }
    clear();
  }
  ~PtyForTests() {
    if (child_ > 0 && !ended_) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    if (master_ >= 0) close(master_);
  }
  PtyForTests(const PtyForTests&) = delete;
  PtyForTests& operator=(const PtyForTests&) = delete;

  /// Where this test alone keeps its tables.
  static std::string home() {
    return testing::TempDir() + "/tavola_pty_" +
           testing::UnitTest::GetInstance()->current_test_info()->name();
  }

  void type(const std::string& keys) {
    [[maybe_unused]] const ssize_t count = write(master_, keys.data(), keys.size());
  }
  void resize(int columns, int rows) {
    const winsize size = sized(columns, rows);
    clear();
    ioctl(master_, TIOCSWINSZ, &size);
  }
  void signal(int number) const { kill(child_, number); }

  /// Reads until the condition holds; false if it never does.
  template <class F>
  bool until(F holds) {
    const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(40);
    while (!holds()) {
      if (std::chrono::steady_clock::now() > patience || !read_some()) return holds();
    }
    return true;
  }
  bool until_shown(const std::string& text) {
    return until([&] { return shown().contains(text); });
  }
  /// The exit code, or minus the signal that ended it.
  int end() {
    if (!until([&] { return closed_; })) kill(child_, SIGKILL);
    int status = 0;
    waitpid(child_, &status, 0);
    ended_ = true;
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
  }

  /// Everything that was written, with its escape codes.
  const std::string& bytes() const { return bytes_; }
  /// What stands on the screen, line by line.
  std::string shown() const {
    std::string all;
    for (const auto& row : cells_) {
      for (const std::string& cell : row) all += cell;
      all += "\n";
    }
    return all;
  }
  bool on_other_screen() const { return other_screen_; }
  /// Whether the terminal reads lines and echoes them, as a shell wants it.
  bool is_as_before() const {
    termios now{};
    tcgetattr(master_, &now);
    return (now.c_lflag & ICANON) != 0 && (now.c_lflag & ECHO) != 0 && !other_screen_;
  }

 private:
  winsize sized(int columns, int rows) {
    columns_ = columns;
    rows_ = rows;
    winsize size{};
    size.ws_col = static_cast<unsigned short>(columns);
    size.ws_row = static_cast<unsigned short>(rows);
    return size;
  }
  void clear() {
    cells_.assign(static_cast<std::size_t>(rows_),
                  std::vector<std::string>(static_cast<std::size_t>(columns_), " "));
  }

  bool read_some() {
    pollfd input{master_, POLLIN, 0};
    if (poll(&input, 1, 1000) == 0) return true;
    std::array<char, 4096> part;
    const ssize_t count = read(master_, part.data(), part.size());
    if (count <= 0) {
      closed_ = true;
      return false;
    }
    bytes_.append(part.data(), static_cast<std::size_t>(count));
    paint();
    return true;
  }

  /// Follows the few codes that the screen uses.
  void paint() {
    while (painted_ < bytes_.size()) {
      if (bytes_[painted_] == '\x1b') {
        std::size_t end = painted_ + 2;
        while (end < bytes_.size() && (bytes_[end] < 0x40 || bytes_[end] > 0x7E)) ++end;
        if (end >= bytes_.size()) return;
        obey(bytes_.substr(painted_ + 2, end - painted_ - 2), bytes_[end]);
        painted_ = end + 1;
        continue;
      }
      std::size_t length = 1;
      const auto lead = static_cast<unsigned char>(bytes_[painted_]);
      if (lead >= 0xC0) length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
      if (painted_ + length > bytes_.size()) return;
      put(bytes_.substr(painted_, length));
      painted_ += length;
    }
  }
  static int number_in(const std::string& text) {
    return static_cast<int>(std::strtol(text.c_str(), nullptr, 10));
  }
  void obey(const std::string& numbers, char code) {
    if (numbers == "?1049") other_screen_ = code == 'h';
    if (code == 'J') clear();
    if (code != 'H') return;
    row_ = numbers.empty() ? 0 : number_in(numbers) - 1;
    const std::size_t semicolon = numbers.find(';');
    column_ = semicolon == std::string::npos ? 0 : number_in(numbers.substr(semicolon + 1)) - 1;
  }
  void put(const std::string& letter) {
    if (letter == "\n") {
      ++row_;
      return;
    }
    if (letter == "\r") {
      column_ = 0;
      return;
    }
    if (row_ >= 0 && row_ < rows_ && column_ >= 0 && column_ < columns_)
      cells_[static_cast<std::size_t>(row_)][static_cast<std::size_t>(column_)] = letter;
    ++column_;
  }

  int master_ = -1;
  pid_t child_ = -1;
  bool ended_ = false;
  bool closed_ = false;  // nobody writes on it any more
  int columns_ = 0;
  int rows_ = 0;
  std::string bytes_;
  std::size_t painted_ = 0;
  std::vector<std::vector<std::string>> cells_;
  int row_ = 0;
  int column_ = 0;
  bool other_screen_ = false;
};

}  // namespace tavola::app
