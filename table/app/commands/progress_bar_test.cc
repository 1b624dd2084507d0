// The line that a long task shows.
#include "app/commands/progress_bar.h"

#include <gtest/gtest.h>

namespace tavola::app {
namespace {

TEST(ProgressBar, ShowsHowFarHowFastAndHowLong) {
  EXPECT_EQ(ProgressBar::line(50, 200, "games", 10),
            "[#######.......................] 50 of 200 games, 5.0 a second, 0:30 left");
  EXPECT_EQ(ProgressBar::line(1000, 100000, "games", 1),
            "[..............................] 1000 of 100000 games, 1000 a second, 1:39 left");
}

TEST(ProgressBar, SaysNothingOfTimeBeforeAnythingIsDone) {
  EXPECT_EQ(ProgressBar::line(0, 10, "games", 0), "[..............................] 0 of 10 games");
}

TEST(ProgressBar, ManyHoursAreHoursAndTheEndIsFull) {
  EXPECT_NE(ProgressBar::line(1, 7201, "games", 1).find("2:00:00 left"), std::string::npos);
  EXPECT_EQ(ProgressBar::line(10, 10, "games", 2),
            "[##############################] 10 of 10 games, 5.0 a second, 0:00 left");
}

}  // namespace
}  // namespace tavola::app
