#include "app/command_words.h"

#include <array>
#include <cstdlib>
#include <vector>

#include "content/content.h"
#include "words/messages.h"

namespace tavola::app {
namespace {

words::Language speaking = words::Language::kEnglish;
std::string program = "tavola";

/// Without the file there are only ids to be seen, which a test finds.
const words::Messages& messages() {
  static const words::Messages loaded = [] {
    const std::array<words::Source, 1> sources{
        {{"words/commands.toml", content::find("words/commands.toml").value_or("")}}};
    return words::Messages::load(sources).value_or(words::Messages{});
  }();
  return loaded;
}

}  // namespace

void speak(words::Language language) { speaking = language; }
words::Language spoken_language() { return speaking; }

std::string says(std::string_view id, std::initializer_list<Filling> fillings) {
  std::vector<words::NamedArgument> arguments;
  for (const Filling& filling : fillings) arguments.push_back(filling.argument());
  return messages().say(words::Lexicon{}, speaking, id, arguments);
}

bool has_words(std::string_view id) {
  return messages().find(words::Language::kEnglish, id) != nullptr;
}

void called_as(std::string_view typed) {
  const char* script = std::getenv("TAVOLA_CALLED");
  if (script != nullptr && *script != '\0')
    program = script;
  else if (typed.contains('/'))
    program = typed;
  else
    program = "tavola";
}

const std::string& called() { return program; }

}  // namespace tavola::app
