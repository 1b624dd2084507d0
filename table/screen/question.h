// The open question in a few lines. Its fullest form has forecasts, reasons and what is not
// possible; where there is less room, the options stand alone, and then in columns.
#pragma once

#include <vector>

#include "screen/painted.h"
#include "screen/view.h"

namespace tavola::screen {

/// The forms of the question, from the fullest to the shortest. Each has every option; the first
/// ones also tell what it is about: a verse, a roll with its chances, what is offered, a trade.
struct QuestionForms {
  std::vector<Lines> lines;
  int telling = 0;
};
QuestionForms question_forms(const View& view, int width);

/// What the question is about, which a browser lays over the board.
Lines what_it_is_about(const View& view, const scene::SceneText& text);

/// Whether they all tell the same: the question has no reasons, costs or forecasts to leave out.
bool is_bare(const scene::DecisionView& decision);

}  // namespace tavola::screen
