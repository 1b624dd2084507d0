// `tavola learn`: the page that teaches a game in ten minutes, with its pictures drawn for the
// terminal. Where a person reads it, a window at a time.
#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/commands/command.h"
#include "app/commands/opened.h"
#include "app/terminal/interface.h"
#include "app/terminal/terminal.h"
#include "play/lessons/lesson.h"

namespace tavola::app {
namespace {

struct LearnRequest {
  std::string game;
  int width = 0;
};

/// A sentence whose **strong** words are bold.
scene::Runs with_strong_words(std::string_view text) {
  scene::Runs runs;
  for (bool strong = false; !text.empty(); strong = !strong) {
    const std::size_t end = std::min(text.find("**"), text.size());
    if (end > 0)
      runs.push_back({std::string(text.substr(0, end)), scene::Hue::kInk, scene::bold_if(strong)});
    text.remove_prefix(std::min(text.size(), end + 2));
  }
  return runs;
}

/// Writes the blocks of a page one below the other.
class PageText {
 public:
  PageText(const scene::Title& title, const scene::SceneText& text) : title_(title), text_(text) {}

  void operator()(const play::LessonHeading& heading) {
    if (!page.ends_with("\n\n")) page += "\n";
    page += text_.paragraph({{heading.text, scene::Hue::kMoon, scene::Weight::kBold}});
  }
  void operator()(const play::LessonParagraph& paragraph) {
    page += text_.paragraph(with_strong_words(paragraph.text)) + "\n";
  }
  void operator()(const play::LessonPoints& points) {
    for (const std::string& point : points.points) {
      scene::Runs runs{{text_.sign("• ", "- ")}};
      scene::extend(runs, with_strong_words(point));
      page += text_.paragraph(runs, 2);
    }
    page += "\n";
  }
  void operator()(const play::LessonPicture& picture) {
    if (const auto scene = play::lesson_scene(title_, picture.position))
      page += text_.board(*scene);
    page += text_.paragraph({{picture.caption, scene::Hue::kFaint}}) + "\n";
  }

  std::string page;

 private:
  const scene::Title& title_;
  const scene::SceneText& text_;
};

std::vector<std::string> lines_of(const std::string& page) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t end = std::min(page.find('\n', at), page.size());
    lines.push_back(page.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

/// Where a window that begins at this line ends: after a blank line, if its lower half has one.
std::size_t window_end(const std::vector<std::string>& lines, std::size_t begin, std::size_t most) {
  const std::size_t last = begin + most;
  if (last >= lines.size()) return lines.size();
  for (std::size_t end = last; end > begin + most / 2; --end)
    if (lines[end - 1].empty()) return end;
  return last;
}

void show_in_windows(Terminal& terminal, const std::string& page, const std::string& more) {
  const std::vector<std::string> lines = lines_of(page);
  for (std::size_t at = 0; at < lines.size();) {
    const auto most = static_cast<std::size_t>(std::max(4, terminal.height() - 1));
    const std::size_t end = window_end(lines, at, most);
    for (; at < end; ++at) terminal.write(lines[at] + "\n");
    if (at == lines.size()) return;
    const auto said = terminal.ask(more);
    if (!said || said->starts_with('q')) return;
  }
}

int learn(const LearnRequest& request, words::Language language) {
  const auto messages = interface_messages();
  if (!messages) return refuse(messages.error());
  const auto title = open_game(request.game);
  if (!title) return refuse(title.error());
  const auto lesson = play::lesson_of(request.game, language);
  if (!lesson) return refuse(lesson.error().message);
  Terminal::Manner manner = Terminal::found_manner();
  manner.width = request.width;
  Terminal terminal(std::cin, std::cout, manner);
  scene::Screen screen = terminal.screen();
  screen.width = std::min(screen.width, request.width > 0 ? request.width : 100);
  const scene::SceneText text({*title, language, {}}, **messages, screen);
  PageText written(**title, text);
  written.page = text.paragraph({{lesson->title, scene::Hue::kFlame, scene::Weight::kBold}}) + "\n";
  for (const play::LessonBlock& block : lesson->blocks) std::visit(written, block);
  if (terminal.height() > 0)
    show_in_windows(terminal, written.page, text.ui("learn.more"));
  else
    terminal.write(written.page);
  return kGood;
}

}  // namespace

void add_learn_command(CommandLine& line, Program& program) {
  auto request = std::make_shared<LearnRequest>();
  Command command = line.command("learn");
  command.option("game", &request->game).required();
  command.option("--width", &request->width).between(20, 400);
  command.example("tavola --lang it learn salem");
  command.runs([request, &program] { return learn(*request, program.language); });
}

}  // namespace tavola::app
