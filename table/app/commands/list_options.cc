#include "app/commands/list_options.h"

#include "scene/say.h"

namespace tavola::app {
namespace {

std::string message_of(const scene::Title& title, words::Language language, const std::string& id,
                       const std::string& otherwise) {
  if (title.messages().find(language, id) == nullptr) return otherwise;
  return scene::say(title, language, scene::Text::of(id));
}

/// "kingsport=yes", with what has to be chosen first.
std::string value_of(const GameOption& option, std::size_t value) {
  std::string text = option.values[value];
  if (static_cast<int>(value) == option.standard) text += "*";
  const auto needs = option.needs.find(option.values[value]);
  if (needs == option.needs.end()) return text;
  std::string boxes;
  for (const std::string& box : needs->second) boxes += (boxes.empty() ? "" : "|") + box;
  return text + " (" + boxes + ")";
}

}  // namespace

std::string options_of(const scene::Title& title, words::Language language) {
  std::string text;
  for (const GameOption& option : title.game().options()) {
    const std::string id = "option." + option.id;
    text += option.id + ": " + message_of(title, language, id, option.id) + "\n  ";
    for (std::size_t value = 0; value < option.values.size(); ++value)
      text += (value > 0 ? ", " : "") + value_of(option, value);
    text += "\n";
    if (const std::string says = message_of(title, language, id + ".says", ""); !says.empty())
      text += "  " + says + "\n";
  }
  return text;
}

}  // namespace tavola::app
