// Text with colours inside, measured, cut and folded.
#include "screen/painted.h"

#include <gtest/gtest.h>

namespace tavola::screen {
namespace {

constexpr const char* kRed = "\x1b[1;38;5;209m";
const std::string kPainted = std::string(kRed) + "Čthulhu\x1b[0m sleeps";

TEST(Painted, ColoursTakeNoColumns) {
  EXPECT_EQ(columns(kPainted), 14);
  EXPECT_EQ(columns(""), 0);
}

TEST(Painted, ALineIsPaddedOrCutToItsWidth) {
  EXPECT_EQ(fitted("ab", 4, false), "ab  ");
  EXPECT_EQ(fitted("abcdef", 4, false), "abc…");
  EXPECT_EQ(fitted("abcdef", 4, true), "abc~");
  EXPECT_EQ(fitted(kPainted, 4, false), std::string(kRed) + "Čth\x1b[0m…") << "no colour runs out";
  for (int width = 0; width < 20; ++width)
    EXPECT_EQ(columns(fitted(kPainted, width, false)), width);
  EXPECT_EQ(fitted("a漢字", 3, false), "a… ") << "half of a wide letter is not shown";
}

TEST(Painted, ATooWideLineGoesOnInTheNextWithItsColour) {
  Lines lines;
  fold_to(lines, kPainted, 5);
  EXPECT_EQ(lines, (Lines{std::string(kRed) + "Čthul\x1b[0m", std::string(kRed) + "hu\x1b[0m sl",
                          "eeps"}));
  EXPECT_EQ(folded({"", "abc"}, 80), (Lines{"", "abc"})) << "an empty line stays one";
}

TEST(Painted, TwoThingsShareALine) {
  EXPECT_EQ(spread("left", "right", 14, false), "left     right");
  EXPECT_EQ(spread("a long left", "right", 16, false), "a long le… right");
  EXPECT_EQ(spread("left", "much too long", 10, false), "left      ");
}

TEST(Painted, TextIsTakenApartIntoLines) {
  EXPECT_EQ(lines_of("a\n\nb\n"), (Lines{"a", "", "b"}));
  EXPECT_EQ(lines_of("a"), (Lines{"a"}));
  EXPECT_TRUE(lines_of("").empty());
}

}  // namespace
}  // namespace tavola::screen
