// What a room itself says, from engine/words/shared/room.toml; a game may say any of it in its own
// words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "scene/titles/title.h"
#include "words/language.h"
#include "words/sentence.h"

namespace tavola::rooms {

std::string room_says(const scene::Title& title, words::Language language, std::string_view id,
                      std::initializer_list<words::NamedArgument> arguments = {});

}  // namespace tavola::rooms
