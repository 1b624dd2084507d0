// What a table of a game may be agreed on: its presets, its options with their values, those that
// are rulings last, and a sentence on what each brings and what it makes harder.
#pragma once

#include <string>

#include "scene/titles/title.h"
#include "words/language.h"

namespace tavola::app {

std::string options_of(const scene::Title& title, words::Language language);

}  // namespace tavola::app
