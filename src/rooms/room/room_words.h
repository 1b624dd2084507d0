// What a room itself says, whatever the game, from content/words/room.toml.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "scene/title.h"
#include "words/language.h"
#include "words/sentence.h"

namespace tavola::rooms {

std::string room_says(const scene::Title& title, words::Language language, std::string_view id,
                      std::initializer_list<words::NamedArgument> arguments = {});

}  // namespace tavola::rooms
