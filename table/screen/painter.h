// Paints a view into a frame that is exactly as large as the window: the head, the page with the
// board, the question and the prompt, the log and the sheets beside or below. What is longer than
// its part is shown from an offset on, and the frame says how long it is.
#pragma once

#include <cstddef>
#include <string>

#include "screen/device.h"
#include "screen/painted.h"
#include "screen/parts.h"
#include "screen/view.h"

namespace tavola::screen {

/// What a person has opened and typed so far.
struct Looking {
  Page page = Page::kBoard;
  int page_from = 0;  // the first line of the page that is shown
  int question_from = 0;
  scene::BoardForm form = scene::BoardForm::kFitting;  // of the board
  Lines answer = {};                                   // of the last command
  Lines notice = {};                                   // the same where a few lines are enough
  std::string prompt = {};
  std::string typed = {};
  std::size_t cursor = 0;  // in bytes of what is typed
};

struct Frame {
  Size size;
  Lines lines;  // each exactly as wide as the window
  int cursor_row = 0;
  int cursor_column = 0;
  // Lines there are, and lines that are shown at a time.
  int page_lines = 0;
  int page_height = 0;
  int question_lines = 0;
  int question_height = 0;
  int log_height = 0;
  int news = 0;         // lines since the viewer's last choice
  bool untold = false;  // what the question is about has no room
};

Frame paint(const View& view, const Looking& looking, Size size);
/// The form of the board that fits in a window of this size whatever is asked below it; one that
/// lasts has room for what will come to lie there. kFitting if there is no board.
scene::BoardForm fitting_form(const View& view, Size size);
scene::BoardForm lasting_form(const View& view, Size size);
/// Columns for an answer in a window of this size.
int answer_width(Size size);

/// What turns one frame into another on a terminal; everything if there was none.
std::string changes(const Frame* before, const Frame& now);

}  // namespace tavola::screen
