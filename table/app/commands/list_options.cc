#include "app/commands/list_options.h"

#include "app/command_words.h"
#include "scene/say.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/presets.h"

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

/// The option with its values, and a sentence about it if there is one.
std::string lines_of(const scene::Title& title, words::Language language,
                     const GameOption& option) {
  const std::string id = "option." + option.id;
  std::string text = option.id + ": " + message_of(title, language, id, option.id) + "\n  ";
  for (std::size_t value = 0; value < option.values.size(); ++value)
    text += (value > 0 ? ", " : "") + value_of(option, value);
  text += "\n";
  if (const std::string says = message_of(title, language, id + ".says", ""); !says.empty())
    text += "  " + says + "\n";
  return text;
}

std::string lines_of(const scene::Preset& preset, words::Language language) {
  std::string text = preset.id + ": " + scene::in(preset.title, language) + "\n  " +
                     scene::in(preset.says, language) + "\n";
  if (const std::string options = scene::options_of(preset); !options.empty())
    text += "  " + options + "\n";
  return text;
}

}  // namespace

std::string options_of(const scene::Title& title, words::Language language) {
  const scene::Presets& presets = scene::presets(title);
  std::string all, rulings;
  for (const scene::Preset& preset : presets.all) all += lines_of(preset, language);
  if (!all.empty()) all = says("play.presets") + "\n\n" + all + "\n";
  for (const GameOption& option : title.game().options())
    (presets.is_ruling(option.id) ? rulings : all) += lines_of(title, language, option);
  if (!rulings.empty()) all += "\n" + says("play.rulings") + "\n\n" + rulings;
  return all;
}

}  // namespace tavola::app
