#include "rooms/api/content_ready.h"

#include <array>

#include "content/content.h"
#include "games/registry.h"
#include "play/lessons/lesson.h"
#include "play/open_title.h"
#include "rooms/api/table_page.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/log_style.h"
#include "scene/titles/presets.h"
#include "words/messages.h"

namespace tavola::rooms {
namespace {

/// Sentences that are read on first use and are missing in silence where their file is broken.
void look_at_sentences(std::vector<std::string>& problems) {
  for (const char* file : {"words/room.toml", "words/table.toml", "words/interface.toml"}) {
    const std::array<words::Source, 1> sources{{{file, content::find(file).value_or("")}}};
    if (const auto read = words::Messages::load(sources); !read)
      problems.push_back(words::to_string(read.error()));
  }
  if (const auto read = client_words(words::Language::kEnglish); !read)
    problems.push_back(read.error());
}

void look_at_lesson(const std::string& game, words::Language language,
                    std::vector<std::string>& problems) {
  const auto page = play::lesson_json(game, language);
  if (page || page.error().code == "no_lesson") return;
  const std::string file = game + "/lesson." + std::string(words::code(language)) + ".md";
  const std::string& message = page.error().message;
  problems.push_back(message.starts_with(file) ? message : file + ": " + message);
}

void look_at_game(const std::string& game, std::vector<std::string>& problems) {
  const auto title = play::open_title(game);
  if (!title) {
    problems.push_back(title.error().message);
    return;
  }
  if (const auto page = table_page(game); !page) problems.push_back(page.error());
  if (const auto presets = scene::read_presets(**title); !presets)
    problems.push_back(presets.error());
  else if (const auto hard = scene::read_how_hard(**title, *presets); !hard)
    problems.push_back(hard.error());
  if (const auto style = scene::read_log_style(**title); !style) problems.push_back(style.error());
  if (content::has_folder())
    for (const words::Language language : words::kLanguages)
      look_at_lesson(game, language, problems);
}

}  // namespace

std::vector<std::string> content_problems(bool toys) {
  std::vector<std::string> problems;
  for (const std::string& game : games::ids(toys)) look_at_game(game, problems);
  if (const auto places = shelf(); !places) problems.push_back(places.error());
  look_at_sentences(problems);
  return problems;
}

}  // namespace tavola::rooms
