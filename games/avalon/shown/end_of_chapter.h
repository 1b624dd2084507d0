// How a Chapter went: what was brought about, on which day, who fell, and what comes next. Said
// once over the board, and once beside the way on.
#pragma once

#include "core/event.h"
#include "games/avalon/table.h"
#include "scene/stage.h"
#include "scene/text.h"
#include "words/messages.h"

namespace tavola::avalon {

/// Chapters are counted as their act counts them.
int chapter_number(int chapter);
/// "Chapter 2: The Night Draw".
scene::Text numbered_chapter(int chapter);

/// The page over the board when a Chapter is complete and the table goes on.
scene::Stage chapter_done(const Event& done);
/// The page over the board when a Chapter is complete, and the table with it.
scene::Stage end_of_chapter(const Event& chapter_over, const words::Messages& messages);
/// What is said in place of Victory or Defeat, where an ending is neither: a Chapter or a story may
/// end well or badly, and says so itself.
scene::Text verdict_of(Ending ending);
/// The rule by which it ended.
Citation rule_of_ending(const State& s);
/// The line that stays: of a Chapter that is complete, or of a journey that failed. Nothing, where
/// the name of the ending says it all.
scene::Text how_it_went(const State& s);

}  // namespace tavola::avalon
