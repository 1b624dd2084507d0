// A broken promise is told with a sentence and where it stands, by the path within the project.
#include "core/check.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

TEST(CheckDeath, NamesTheFileAsTheProjectDoes) {
  EXPECT_DEATH(TAVOLA_CHECK(1 > 2, "one is not more than two"),
               "^tavola: one is not more than two \\(engine/core/check_test\\.cc:[0-9]+\\)");
}

TEST(Check, UnderAGuardItEndsTheWorkAndNotTheProgram) {
  int done = 0;
  EXPECT_FALSE(guarded([&done] { ++done; }));
  const auto broken = guarded([&done] {
    ++done;
    TAVOLA_CHECK(done < 2, "too much was done");
    ++done;
  });
  ASSERT_TRUE(broken);
  EXPECT_STREQ(broken->sentence, "too much was done");
  EXPECT_STREQ(broken->file, "engine/core/check_test.cc");
  EXPECT_EQ(done, 2);
}

TEST(Check, TheInnermostGuardIsTold) {
  std::optional<BrokenCheck> inner;
  const auto outer =
      guarded([&inner] { inner = guarded([] { TAVOLA_CHECK(false, "this one"); }); });
  EXPECT_TRUE(inner);
  EXPECT_FALSE(outer);
}

TEST(CheckDeath, AfterAGuardItEndsTheProgramAgain) {
  EXPECT_TRUE(guarded([] { TAVOLA_CHECK(false, "guarded"); }));
  EXPECT_DEATH(TAVOLA_CHECK(false, "not guarded"), "^tavola: not guarded");
}

}  // namespace
}  // namespace tavola
