// Draws a scene of the toy game as a screen shows it.
#pragma once

#include <utility>

#include "scene/terminal/scene_text.h"
#include "scene/toy_table_for_tests.h"

namespace tavola::scene {

inline SceneText drawer(Screen screen, words::Language language = words::Language::kEnglish) {
  return {voice_for_tests(language), interface_for_tests(), std::move(screen)};
}

}  // namespace tavola::scene
