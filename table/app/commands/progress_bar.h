// A bar on the terminal that shows how far a long task has got, how fast it goes and how long it
// will still take. It is silent when nobody watches, that is when stderr is not a terminal.
#pragma once

#include <chrono>
#include <string>

namespace tavola::app {

class ProgressBar {
 public:
  /// `things` is what is counted: "games".
  ProgressBar(int total, std::string things);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(int done);

  /// The line for a given moment, without the bar's cursor movement.
  static std::string line(int done, int total, const std::string& things, double seconds);

 private:
  using Clock = std::chrono::steady_clock;

  int total_;
  std::string things_;
  bool watched_;
  bool drawn_ = false;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point shown_ = begun_;
};

}  // namespace tavola::app
