#include "play/lessons/lesson.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tavola::play {
namespace {

TEST(Lesson, IsMadeOfHeadingsParagraphsPointsAndPictures) {
  const auto lesson =
      read_lesson("toy/lesson.en.md",
                  "# The house\n\n## What you want\n\nFind the way\nout. **Alive.**\n"
                  "\n- Listen\n- Open\n\nThen go.\n"
                  "![Two in the hall](position:seats=2,seed=3,moves=4)\n");
  ASSERT_TRUE(lesson) << lesson.error().message;
  EXPECT_EQ(lesson->title, "The house");
  ASSERT_EQ(lesson->blocks.size(), 5U);
  EXPECT_EQ(std::get<LessonHeading>(lesson->blocks[0]).text, "What you want");
  EXPECT_EQ(std::get<LessonParagraph>(lesson->blocks[1]).text, "Find the way out. **Alive.**");
  EXPECT_EQ(std::get<LessonPoints>(lesson->blocks[2]).points,
            (std::vector<std::string>{"Listen", "Open"}));
  const auto& picture = std::get<LessonPicture>(lesson->blocks[4]);
  EXPECT_EQ(picture.caption, "Two in the hall");
  EXPECT_EQ(picture.position, (LessonPosition{2, 3, 4, {}}));
}

TEST(Lesson, SaysWhereAPageIsWrong) {
  const auto picture = read_lesson("a.md", "# A\n![b](position:seats=two)\n");
  ASSERT_FALSE(picture);
  EXPECT_TRUE(picture.error().message.starts_with("a.md:2: ")) << picture.error().message;
  EXPECT_FALSE(read_lesson("a.md", "no title\n"));
  EXPECT_EQ(lesson_of("chess", words::Language::kEnglish).error().code, "no_lesson");
}

// TG-891: explore, Food for two days, Menhirs, together or apart; advice, in every language.
TEST(Lesson, OfAvalonGivesTheHintsOfTheRulebook) {
  for (const words::Language language :
       {words::Language::kEnglish, words::Language::kItalian, words::Language::kSpanish}) {
    const auto lesson = lesson_of("avalon", language);
    ASSERT_TRUE(lesson) << lesson.error().message;
    const auto& hints = std::get<LessonPoints>(lesson->blocks.back()).points;
    EXPECT_TRUE(std::ranges::any_of(
        hints, [](const std::string& hint) { return hint.ends_with("(TG-891)."); }));
    EXPECT_GE(hints.size(), 6U);
  }
}

}  // namespace
}  // namespace tavola::play
