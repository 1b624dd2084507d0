// A preset of a game as programs and browsers are told of it, with what was measured of it.
#pragma once

#include "core/json.h"
#include "scene/titles/how_hard.h"
#include "scene/titles/presets.h"
#include "words/language.h"

namespace tavola::play {

Json preset_json(const scene::Preset& preset, const scene::HowHard& hard, words::Language language);

}  // namespace tavola::play
