#include "play/lessons/lesson.h"

#include <charconv>
#include <expected>
#include <mutex>
#include <optional>
#include <utility>

#include "bots/bot.h"
#include "content/content.h"
#include "play/open_title.h"
#include "play/session/session.h"
#include "scene/describe.h"
#include "scene/json/scene_json.h"

namespace tavola::play {
namespace {

std::string file_of(std::string_view game, words::Language language) {
  return std::string(game) + "/lesson." + std::string(words::code(language)) + ".md";
}

template <class Number>
bool read_number(std::string_view text, Number& to) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), to);
  return error == std::errc() && end == text.data() + text.size();
}

/// "seats=2,seed=7,moves=30", and options of the game by their names.
std::optional<LessonPosition> read_position(std::string_view text) {
  LessonPosition position;
  while (!text.empty()) {
    const std::string_view one = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    const std::size_t equals = one.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view name = one.substr(0, equals);
    const std::string_view value = one.substr(equals + 1);
    bool good = true;
    if (name == "seats")
      good = read_number(value, position.seats);
    else if (name == "seed")
      good = read_number(value, position.seed);
    else if (name == "moves")
      good = read_number(value, position.moves);
    else
      position.options.emplace(name, value);
    if (!good) return std::nullopt;
  }
  return position;
}

class LessonReader {
 public:
  explicit LessonReader(std::string_view file) : file_(file) {}

  Expected<> line(std::string_view text) {
    ++line_;
    if (text.starts_with("# ")) {
      lesson_.title = text.substr(2);
    } else if (text.starts_with("## ")) {
      add(LessonHeading{std::string(text.substr(3))});
    } else if (text.starts_with("- ")) {
      const std::string point(text.substr(2));
      if (auto* points = goes_on_ ? last<LessonPoints>() : nullptr)
        points->points.push_back(point);
      else
        add(LessonPoints{{point}});
    } else if (text.starts_with("![")) {
      return picture(text);
    } else if (text.empty()) {
      goes_on_ = false;
    } else if (auto* paragraph = goes_on_ ? last<LessonParagraph>() : nullptr) {
      paragraph->text.append(" ").append(text);
    } else {
      add(LessonParagraph{std::string(text)});
    }
    return {};
  }

  Expected<Lesson> done() {
    if (lesson_.title.empty()) return wrong("a page begins with its title: # The title");
    return std::move(lesson_);
  }

 private:
  std::unexpected<Problem> wrong(const std::string& what) const {
    return problem("bad_content", file_ + ":" + std::to_string(line_) + ": " + what);
  }
  void add(LessonBlock block) {
    lesson_.blocks.push_back(std::move(block));
    goes_on_ = true;
  }
  template <class Block>
  Block* last() {
    return lesson_.blocks.empty() ? nullptr : std::get_if<Block>(&lesson_.blocks.back());
  }
  Expected<> picture(std::string_view text) {
    constexpr std::string_view kPosition = "](position:";
    const std::size_t middle = text.find(kPosition);
    std::optional<LessonPosition> position;
    if (middle != std::string_view::npos && text.ends_with(')')) {
      const std::size_t from = middle + kPosition.size();
      position = read_position(text.substr(from, text.size() - from - 1));
    }
    if (!position)
      return wrong("a picture is written ![What it shows](position:seats=2,seed=7,moves=30)");
    add(LessonPicture{std::string(text.substr(2, middle - 2)), *std::move(position)});
    return {};
  }

  std::string file_;
  int line_ = 0;
  bool goes_on_ = false;  // the last block, with the next line
  Lesson lesson_;
};

/// The table of a picture, played there by a greedy bot.
Expected<Session> table_at(const scene::Title& title, const LessonPosition& position) {
  Wishes wishes;
  wishes.seats = position.seats;
  wishes.seed = position.seed;
  wishes.options = position.options;
  Expected<Session> session = Session::open(title, wishes);
  if (!session) return session;
  auto bot = bots::make_bot("greedy");
  if (!bot) return problem("bad_content", bot.error());
  Random luck(position.seed, 1);
  for (int i = 0; i < position.moves && !session->table().over(); ++i) {
    const bots::Choice choice = (*bot)->choose(title.game(), session->table(), luck);
    if (const Expected<> chosen = session->choose(choice.option, choice.parameters); !chosen)
      return std::unexpected(chosen.error());
  }
  return session;
}

Json block_json(const LessonHeading& heading) { return {{"heading", heading.text}}; }
Json block_json(const LessonParagraph& paragraph) { return {{"text", paragraph.text}}; }
Json block_json(const LessonPoints& points) { return {{"points", points.points}}; }

Expected<Json> made(const std::string& game, words::Language language) {
  const auto lesson = lesson_of(game, language);
  if (!lesson) return std::unexpected(lesson.error());
  const auto title = open_title(game);
  if (!title) return std::unexpected(title.error());
  Json blocks = Json::array();
  for (const LessonBlock& block : lesson->blocks) {
    if (const auto* picture = std::get_if<LessonPicture>(&block)) {
      const auto shown = lesson_scene(**title, picture->position);
      if (!shown) return std::unexpected(shown.error());
      blocks.push_back({{"caption", picture->caption},
                        {"scene", scene::scene_json({*title, language, {}}, *shown)}});
    } else {
      std::visit(
          [&blocks](const auto& each) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(each)>, LessonPicture>)
              blocks.push_back(block_json(each));
          },
          block);
    }
  }
  return Json{{"game", game}, {"title", lesson->title}, {"blocks", std::move(blocks)}};
}

std::vector<LessonPosition> positions_of(const Lesson& lesson) {
  std::vector<LessonPosition> found;
  for (const LessonBlock& block : lesson.blocks)
    if (const auto* picture = std::get_if<LessonPicture>(&block))
      found.push_back(picture->position);
  return found;
}

}  // namespace

Expected<Lesson> read_lesson(std::string_view file, std::string_view markdown) {
  LessonReader reader(file);
  while (!markdown.empty()) {
    const std::size_t end = markdown.find('\n');
    if (const Expected<> read = reader.line(markdown.substr(0, end)); !read)
      return std::unexpected(read.error());
    if (end == std::string_view::npos) break;
    markdown.remove_prefix(end + 1);
  }
  return reader.done();
}

Expected<Lesson> lesson_of(std::string_view game, words::Language language) {
  const std::string file = file_of(game, language);
  const auto markdown = content::find(file);
  if (!markdown)
    return problem("no_lesson", "This game has no page to learn from: " + file + " is missing.");
  return read_lesson(file, *markdown);
}

Expected<scene::Scene> lesson_scene(const scene::Title& title, const LessonPosition& position) {
  const auto session = table_at(title, position);
  if (!session) return std::unexpected(session.error());
  return scene::describe(title, session->table(), kSpectator);
}

Expected<Json> lesson_json(const std::string& game, words::Language language) {
  static std::mutex mutex;
  static std::map<std::string, Json> kept;  // as many as there are games and languages
  const std::string key = file_of(game, language);
  {
    const std::scoped_lock lock(mutex);
    if (const auto found = kept.find(key); found != kept.end()) return found->second;
  }
  Expected<Json> page = made(game, language);
  if (!page) return page;
  const std::scoped_lock lock(mutex);
  return kept.try_emplace(key, *std::move(page)).first->second;
}

std::vector<std::string> lesson_problems(const std::string& game) {
  std::vector<std::string> problems;
  std::optional<std::vector<LessonPosition>> first;
  for (const words::Language language : words::kLanguages) {
    const auto lesson = lesson_of(game, language);
    if (!lesson && lesson.error().code == "no_lesson" && !first) continue;  // none in any so far
    if (!lesson) {
      problems.push_back(lesson.error().message);
      continue;
    }
    if (const auto page = lesson_json(game, language); !page)
      problems.push_back(file_of(game, language) + ": " + page.error().message);
    const std::vector<LessonPosition> pictures = positions_of(*lesson);
    if (first && *first != pictures)
      problems.push_back(file_of(game, language) + " has other pictures than the English page");
    if (!first) first = pictures;
  }
  return problems;
}

}  // namespace tavola::play
