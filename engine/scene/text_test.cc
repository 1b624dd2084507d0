#include "scene/text.h"

#include <gtest/gtest.h>

namespace tavola::scene {
namespace {

// Long enough that a string which is moved onto itself would lose it.
TEST(Text, CanBeAddedToItself) {
  Text text = Text::of("a message with a name that is longer than a short string");
  text = std::move(text).with("first", 1);
  text = std::move(text).with_word("second", "a word that is also longer than a short string");
  EXPECT_EQ(text.message, "a message with a name that is longer than a short string");
  ASSERT_EQ(text.arguments.size(), 2U);
  EXPECT_EQ(text.arguments[0].number, 1);
  EXPECT_EQ(text.arguments[1].text, "a word that is also longer than a short string");
  Text brief = Text::of("verb");
  brief = std::move(brief).with("first", 1);
  EXPECT_EQ(brief.message, "verb");
}

}  // namespace
}  // namespace tavola::scene
