// A stage as JSON: it travels with its line of the log.
#pragma once

#include "scene/json/json_pen.h"
#include "scene/say.h"
#include "scene/stage.h"

namespace tavola::scene {

void write_stage(JsonPen& pen, const Voice& voice, const Stage& stage);

}  // namespace tavola::scene
