// What moves, as JSON: the same in the events of the protocol and in the log of a room.
#pragma once

#include "scene/json/json_pen.h"
#include "scene/say.h"
#include "scene/scene.h"

namespace tavola::scene {

void write_act(JsonPen& pen, const Voice& voice, const Act& act);

}  // namespace tavola::scene
