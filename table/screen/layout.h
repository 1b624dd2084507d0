// How the lines of a window are shared out. Everything here is arithmetic; what the parts say is
// known only by its length.
#pragma once

#include <functional>
#include <vector>

#include "screen/device.h"

namespace tavola::screen {

/// What the parts want.
struct Wants {
  std::vector<int> question;            // lines of its forms, from the fullest to the shortest
  int telling = 0;                      // so many of them tell what it is about
  std::function<int(int height)> page;  // lines of the page in its best form for a height
  bool page_grows = false;              // and is better the higher it is
  bool bare = false;                    // every form of the question tells the same
  bool staged = false;                  // the question is about more than the board shows
  int figures = 0;                      // lines about me and what is counted, in a narrow window
  int log = 0;                          // lines there are to tell
  int news = 0;                         // so many of them should be in sight
  int notice = 0;                       // what a command said in a word
  int prompt = 1;
};

struct Layout {
  Size size;
  int left = 0;   // columns of the large part and the question
  int right = 0;  // columns beside them; 0: one below the other
  // Lines, from the top: one of the head, one of the pages' names, then these. In a wide window
  // `figures` is 0 and `log` is what is left of the right side for the log at least.
  int page = 0;
  int figures = 0;
  int log = 0;
  int question = 0;
  int notice = 0;
  int prompt = 1;
  int form = 0;         // of the question
  bool untold = false;  // what the question is about has no room

  int body() const { return size.height - 1 - notice - prompt; }  // below the head
};

/// From so many columns on there is a right side.
inline constexpr int kWide = 110;

/// The columns of both sides.
Layout sides(Size size);
Layout plan(Size size, const Wants& wants);
/// Lines that a page has at least, whatever is asked below it.
int least_board(Size size);

}  // namespace tavola::screen
