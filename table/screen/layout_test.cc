// The lines of a window, shared out among its parts.
#include "screen/layout.h"

#include <gtest/gtest.h>

namespace tavola::screen {
namespace {

Wants wants(std::vector<int> question, int page) {
  Wants wants;
  wants.question = std::move(question);
  wants.page = [page](int) { return page; };
  wants.figures = 2;
  wants.log = 30;
  return wants;
}

int all_lines(const Layout& layout) {
  const int below = layout.right > 0 ? 0 : layout.figures + layout.log;
  return 2 + layout.page + below + layout.question + layout.notice + layout.prompt;
}

TEST(Layout, EveryLineIsGivenAway) {
  for (int height = 6; height < 80; ++height)
    for (const int width : {20, 80, 109, 110, 200})
      for (const int page : {3, 12, 60})
        for (const int question : {1, 5, 40}) {
          const Layout layout = plan({width, height}, wants({question}, page));
          EXPECT_EQ(all_lines(layout), height) << width << "x" << height;
          EXPECT_GE(layout.page, 0);
          EXPECT_GT(layout.question, 0) << width << "x" << height;
        }
}

TEST(Layout, TheQuestionTakesItsFullestFormThatFits) {
  EXPECT_EQ(plan({80, 24}, wants({30, 14, 7}, 60)).form, 2);
  EXPECT_EQ(plan({80, 24}, wants({7, 6, 5}, 60)).form, 0);
  EXPECT_EQ(plan({80, 24}, wants({60, 40}, 60)).form, 1) << "the shortest, to be moved";
}

TEST(Layout, WhatABoardLeavesFreeMakesTheQuestionFuller) {
  const Layout full = plan({80, 24}, wants({12, 6}, 60));
  EXPECT_EQ(full.form, 1);
  const Layout free = plan({80, 24}, wants({12, 6}, 3));
  EXPECT_EQ(free.form, 0);
  EXPECT_GE(free.page, 3);
}

TEST(Layout, ACutBoardHasTheLinesOfAQuestionThatTellsTheSameInFewer) {
  Wants some = wants({7, 6, 4, 3}, 60);
  EXPECT_EQ(plan({80, 24}, some).form, 0) << "a shorter form tells less";
  some.bare = true;
  EXPECT_EQ(plan({80, 24}, some).form, 3);
  some.page = [](int) { return 12; };
  EXPECT_EQ(plan({80, 24}, some).form, 2) << "no shorter than the board needs";
  EXPECT_GE(plan({80, 24}, some).page, 12);
}

TEST(Layout, TheLogHasLinesInEveryNarrowWindowOfCommonSize) {
  EXPECT_GE(plan({80, 24}, wants({30, 20}, 60)).log, 3);
  EXPECT_GT(plan({80, 40}, wants({5}, 8)).log, 8);
  EXPECT_EQ(plan({80, 12}, wants({5}, 8)).log, 0) << "the question is worth more";
}

TEST(Layout, NewsComeBeforeAFullerQuestion) {
  Wants some = wants({10, 6}, 5);
  EXPECT_EQ(plan({80, 24}, some).form, 0);
  some.news = 7;
  const Layout layout = plan({80, 24}, some);
  EXPECT_GE(layout.log, 7);
  EXPECT_EQ(layout.form, 1);
}

TEST(Layout, WhatIsStagedHasMoreRoomThanTheBoard) {
  Wants some = wants({9, 4}, 60);
  EXPECT_EQ(plan({80, 24}, some).form, 1);
  some.staged = true;
  EXPECT_EQ(plan({80, 24}, some).form, 0);
}

TEST(Layout, NobodyAnswersWithoutKnowingToWhat) {
  Wants some = wants({14, 12, 3}, 60);
  some.staged = true;
  some.telling = 2;
  const Layout layout = plan({80, 24}, some);
  EXPECT_EQ(layout.form, 1) << "the board gives way";
  EXPECT_EQ(layout.question, 12);
  EXPECT_GE(layout.page, 5);
  EXPECT_FALSE(layout.untold);
  some.question = {25, 22, 3};
  EXPECT_EQ(plan({80, 24}, some).form, 2);
  EXPECT_TRUE(plan({80, 24}, some).untold) << "it has to be opened as a page";
  EXPECT_EQ(plan({80, 40}, some).form, 1);
}

TEST(Layout, AWideWindowHasTwoSides) {
  const Layout layout = plan({120, 40}, wants({5}, 20));
  EXPECT_EQ(layout.left + layout.right + 3, 120);
  EXPECT_GE(layout.right, 36);
  EXPECT_EQ(plan({109, 40}, wants({5}, 20)).right, 0);
}

}  // namespace
}  // namespace tavola::screen
