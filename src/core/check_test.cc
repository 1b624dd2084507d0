// A broken promise is told with a sentence and where it stands, by the path within the project.
#include "core/check.h"

#include <gtest/gtest.h>

namespace tavola {
namespace {

TEST(CheckDeath, NamesTheFileAsTheProjectDoes) {
  EXPECT_DEATH(TAVOLA_CHECK(1 > 2, "one is not more than two"),
               "^tavola: one is not more than two \\(src/core/check_test\\.cc:[0-9]+\\)");
}

}  // namespace
}  // namespace tavola
