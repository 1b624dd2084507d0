// Coloured text for a terminal: measured in columns, wrapped, cut and painted.
#include "scene/terminal/ink.h"

#include <gtest/gtest.h>

namespace tavola::scene {
namespace {

std::vector<std::string> texts(const std::vector<Runs>& lines) {
  std::vector<std::string> list;
  for (const Runs& line : lines) list.push_back(paint(line, false));
  return list;
}

TEST(Ink, CountsColumnsAndNotBytes) {
  EXPECT_EQ(columns("Università"), 10);
  EXPECT_EQ(columns("Universita\xCC\x80"), 10) << "a combining accent takes no column";
  EXPECT_EQ(columns("日本"), 4);
  EXPECT_EQ(columns("╭─╮"), 3);
  EXPECT_EQ(columns("\xFF\xFE"), 2) << "broken bytes count as one letter each";
}

TEST(Ink, CutsAtALetterAndMarksIt) {
  EXPECT_EQ(cut("Cementerio", 10, "…"), "Cementerio");
  EXPECT_EQ(cut("Periódico", 5, "…"), "Peri…");
  EXPECT_EQ(cut("日本語", 4, "…"), "日…");
  EXPECT_EQ(cut("abc", 0, "…"), "");
}

TEST(Ink, TakesTheControlOutOfNames) {
  EXPECT_EQ(harmless("No\x1b[31mra\n"), "No[31mra");
  EXPECT_EQ(harmless("Zoë"), "Zoë");
  EXPECT_EQ(harmless_lines("a\x1b[2J\nb\u202e\n"), "a[2J\nb\n");
  EXPECT_EQ(harmless("A\u202eda\u2066 \u061c\u200fZoe\u2028\u009b1m"), "Ada Zoe1m");
}

TEST(Ink, WrapsAtSpacesAndIndentsWhatFollows) {
  EXPECT_EQ(texts(wrap({{"one two three four"}}, 9, 2)),
            (std::vector<std::string>{"one two", "  three", "  four"}));
  EXPECT_EQ(texts(wrap({{"abcdefgh"}}, 3)), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_EQ(texts(wrap({{"left"}, {" right", Hue::kFlame}}, 20)),
            (std::vector<std::string>{"left right"}));
  EXPECT_EQ(texts(wrap({}, 5)), (std::vector<std::string>{""}));
}

TEST(Ink, WrappedLinesKeepToTheWidthAndLoseNoWord) {
  const std::string text = "Necron avanza di 1 spazio per ogni creatura in città, e di altri due";
  for (int width = 1; width < 70; ++width) {
    std::string letters;
    for (const Runs& line : wrap({{text}}, width, 4)) {
      EXPECT_LE(columns(line), width);
      for (char c : paint(line, false))
        if (c != ' ') letters += c;
    }
    std::string wanted;
    for (char c : text)
      if (c != ' ') wanted += c;
    EXPECT_EQ(letters, wanted) << "width " << width;
  }
}

TEST(Ink, FitsALineExactly) {
  EXPECT_EQ(columns(fitted({{"abc"}}, 6)), 6);
  EXPECT_EQ(paint(fitted({{"abc"}, {"defgh"}}, 6), false), "abcde…");
}

TEST(Ink, PaintsWithEscapeCodesOrWithoutAny) {
  const Runs runs = {{"may", Hue::kFlame, Weight::kBold}, {" be"}};
  EXPECT_EQ(paint(runs, false), "may be");
  const std::string painted = paint(runs, true);
  EXPECT_NE(painted.find("\x1b[1;38;5;215mmay\x1b[0m"), std::string::npos) << painted;
}

TEST(Ink, SeatsHaveEightColoursOfTheirOwn) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    for (Seat other = 0; other < seat; ++other)
      EXPECT_NE(paint({{"x", hue_of_seat(seat)}}, true), paint({{"x", hue_of_seat(other)}}, true));
}

TEST(Wrap, AParagraphBeginsALine) {
  const std::vector<Runs> lines = wrap({{"One two.\nThree"}}, 40, 2);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0][0].text, "One two.");
  EXPECT_EQ(lines[1][0].text, "  Three");
}

}  // namespace
}  // namespace tavola::scene
