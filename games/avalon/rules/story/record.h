// How far the story has come, as a record, with the decks and Dials that it uses.
#pragma once

#include "core/record.h"
#include "games/avalon/state.h"

namespace tavola::avalon {

void record_story(Record& r, JourneyState& j, StoryState& story);

}  // namespace tavola::avalon
