#include "app/commands/progress_bar.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <utility>

namespace tavola::app {
namespace {

constexpr int kCells = 30;
constexpr auto kBetweenDrawings = std::chrono::milliseconds(100);

std::string duration(double seconds) {
  const auto whole = std::lround(seconds);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

ProgressBar::ProgressBar(int total, std::string things)
    : total_(total), things_(std::move(things)), watched_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void ProgressBar::show(int done) {
  if (!watched_) return;
  const auto now = Clock::now();
  if (now - shown_ < kBetweenDrawings) return;
  shown_ = now;
  drawn_ = true;
  const double seconds = std::chrono::duration<double>(now - begun_).count();
  std::fputs(("\r" + line(done, total_, things_, seconds) + "\033[K").c_str(), stderr);
}

std::string ProgressBar::line(int done, int total, const std::string& things, double seconds) {
  const double share = total > 0 ? static_cast<double>(done) / total : 1;
  const int full = static_cast<int>(share * kCells);
  const double rate = seconds > 0 ? done / seconds : 0;
  std::string text =
      fmt::format("[{:#<{}}{:.<{}}] {} of {} {}", "", full, "", kCells - full, done, total, things);
  if (rate > 0)
    text += fmt::format(", {:.{}f} a second, {} left", rate, rate < 10 ? 1 : 0,
                        duration((total - done) / rate));
  return text;
}

}  // namespace tavola::app
