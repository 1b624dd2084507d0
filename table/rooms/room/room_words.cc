#include "rooms/room/room_words.h"

#include <array>

#include "content/content.h"
#include "words/messages.h"

namespace tavola::rooms {
namespace {

const words::Messages& messages() {
  static const words::Messages loaded = [] {
    const std::array<words::Source, 1> sources{
        {{"words/room.toml", content::find("words/room.toml").value_or("")}}};
    auto read = words::Messages::load(sources);
    return read ? *std::move(read) : words::Messages{};
  }();
  return loaded;
}

}  // namespace

std::string room_says(const scene::Title& title, words::Language language, std::string_view id,
                      std::initializer_list<words::NamedArgument> arguments) {
  const bool own = title.messages().find(words::Language::kEnglish, id) != nullptr;
  return (own ? title.messages() : messages()).say(title.lexicon(), language, id, arguments);
}

}  // namespace tavola::rooms
