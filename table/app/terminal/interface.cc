#include "app/terminal/interface.h"

#include <array>

#include "content/content.h"

namespace tavola::app {

std::expected<const words::Messages*, std::string> interface_messages() {
  static const std::expected<words::Messages, words::Error> loaded = [] {
    const std::array<words::Source, 1> sources{
        {{"words/interface.toml", content::find("words/interface.toml").value_or("")}}};
    return words::Messages::load(sources);
  }();
  if (!loaded) return std::unexpected(words::to_string(loaded.error()));
  return &*loaded;
}

}  // namespace tavola::app
