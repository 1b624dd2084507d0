#include "app/start_page.h"

#include <algorithm>
#include <charconv>
#include <iostream>
#include <optional>
#include <utility>

#include "app/command_words.h"
#include "app/terminal/saved_tables.h"
#include "app/terminal/terminal.h"
#include "games/registry.h"
#include "play/session/session.h"
#include "scene/say.h"

namespace tavola::app {
namespace {

struct Offer {
  std::string text;
  std::vector<std::string> arguments;
};

std::string name_of(const scene::Title& title) {
  return scene::say(title, spoken_language(), scene::Text::of("title"));
}

/// The table that was played last, unless it is over.
std::optional<Offer> going_on() {
  const std::optional<LastTable> last = last_table();
  if (!last || last->campaign)
    return last ? std::optional(Offer{says("start.campaign", {{"file", last->file.string()}}),
                                      {"play", "--last"}})
                : std::nullopt;
  const auto session = play::Session::load_file(last->file);
  if (!session || session->table().over()) return std::nullopt;
  return Offer{says("start.go_on", {{"game", name_of(session->title())},
                                    {"n", static_cast<std::int64_t>(session->point())}}),
               {"play", "--last"}};
}

std::vector<Offer> offers() {
  std::vector<Offer> all;
  if (std::optional<Offer> last = going_on()) all.push_back(*std::move(last));
  for (const char* command : {"play", "learn"})
    for (const std::string& id : games::ids())
      if (const auto title = games::open(id))
        all.push_back(
            {says(std::string("start.") + command, {{"game", name_of(**title)}}), {command, id}});
  all.push_back({says("start.serve"), {"serve"}});
  return all;
}

/// Each with its number; a script reads the command that does the same.
void show(const std::vector<Offer>& all, bool with_commands) {
  std::cout << says("tavola.about") << "\n\n";
  int widest = 0;
  for (const Offer& offer : all) widest = std::max(widest, scene::columns(offer.text));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    const auto gap = static_cast<std::size_t>(widest - scene::columns(all[i].text) + 3);
    std::cout << std::string(3 - std::min<std::size_t>(2, number.size()), ' ') << number << "  "
              << all[i].text;
    if (with_commands) {
      std::cout << std::string(gap, ' ') << called();
      for (const std::string& word : all[i].arguments) std::cout << " " << word;
    }
    std::cout << "\n";
  }
  std::cout << "\n" << says("start.more", {{"command", called() + " --help"}}) << "\n";
}

}  // namespace

std::vector<std::string> start_page(words::Language language) {
  const bool person = Terminal::found_manner().interactive;
  while (true) {
    const std::vector<Offer> all = offers();
    show(all, !person);
    if (!person) return {};
    std::cout << says("start.ask", {{"last", static_cast<std::int64_t>(all.size())}}) << std::flush;
    std::string line;
    if (!std::getline(std::cin, line) || line.empty() || line == "q") return {};
    if (const auto spoken = words::language_from(line)) {
      language = *spoken;
      speak(language);
    }
    std::size_t n = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), n);
    if (error == std::errc{} && end == line.data() + line.size() && n >= 1 && n <= all.size()) {
      std::vector<std::string> arguments = all[n - 1].arguments;
      arguments.insert(arguments.begin(), {"--lang", std::string(words::code(language))});
      return arguments;
    }
    std::cout << "\n";
  }
}

}  // namespace tavola::app
