// A page that teaches a game in ten minutes: sentences, and pictures of real positions. A page is a
// Markdown file of content, salem/lesson.it.md, of headings, paragraphs, points and pictures:
//
//   ![What the picture shows](position:seats=2,seed=7,moves=30)
//
// is the table of two seats after thirty answers of a greedy bot, drawn by whoever shows the page.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json.h"
#include "play/problem.h"
#include "scene/titles/title.h"
#include "words/language.h"

namespace tavola::play {

/// A table after so many answers.
struct LessonPosition {
  int seats = 0;
  std::uint64_t seed = 1;
  int moves = 0;
  std::map<std::string, std::string> options;  // by id, the value's id
  friend auto operator<=>(const LessonPosition&, const LessonPosition&) = default;
};

struct LessonPicture {
  std::string caption;
  LessonPosition position;
};
struct LessonHeading {
  std::string text;
};
struct LessonParagraph {
  std::string text;  // with **strong** words
};
struct LessonPoints {
  std::vector<std::string> points;
};
using LessonBlock = std::variant<LessonHeading, LessonParagraph, LessonPoints, LessonPicture>;

struct Lesson {
  std::string title;
  std::vector<LessonBlock> blocks;
};

/// Reads a page; a problem names the file, the line and what to write instead.
Expected<Lesson> read_lesson(std::string_view file, std::string_view markdown);

/// The page of a game in a language, "no_lesson" if there is none.
Expected<Lesson> lesson_of(std::string_view game, words::Language language);

/// What a picture shows, as an onlooker sees it. The same every time.
Expected<scene::Scene> lesson_scene(const scene::Title& title, const LessonPosition& position);

/// A page with its pictures as scenes for onlookers. Made once for each game and language.
Expected<Json> lesson_json(const std::string& game, words::Language language);

/// What is wrong with the pages of a game: what cannot be read or shown, and languages that do not
/// have the same pictures.
std::vector<std::string> lesson_problems(const std::string& game);

}  // namespace tavola::play
