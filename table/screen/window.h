// The screen that a person sits at: shows a view, opens pages and turns them, reads a line, and
// paints everything anew when the window changes its size. What is said between two questions is an
// answer: a few lines stand above the prompt, more become a page.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "screen/device.h"
#include "screen/keys.h"
#include "screen/line_editor.h"
#include "screen/painter.h"
#include "screen/view.h"

namespace tavola::screen {

class Window {
 public:
  /// `interrupted` says whether somebody wants to leave.
  explicit Window(Device& device, std::function<bool()> interrupted = {});

  /// Columns for what is said.
  int width() { return answer_width(device_.size()); }
  /// Shows something new, with the board in sight.
  void show(View view);
  /// Opens a page at its beginning, or at what is new.
  void open(Page page);
  void say(std::string_view text) { said_ += text; }
  /// The next part of the page, from its beginning again after the end.
  void turn_page();
  /// What was said and not shown.
  std::string take_unshown() { return std::exchange(said_, ""); }
  /// A line without its end; nothing when the input has ended or was interrupted. With one key, a
  /// digit that is the key of an option is such a line by itself, if there are fewer than ten.
  enum class Ends : std::uint8_t { kByEnter, kByOneKey };
  std::optional<std::string> ask(std::string_view prompt, Ends ends = Ends::kByEnter);
  /// Waits; true if a key was pressed.
  bool pause(int milliseconds);

 private:
  /// Whether the key alone chooses an option of the open question.
  bool chooses(const Key& key) const;
  /// A line that is complete, if the key ends one.
  std::optional<std::string> press(const Key& key, bool& ended);
  bool turn_board(const Key& key);
  void scroll_page(int by);
  void step_page(int by);
  void take_said();
  void open_news();
  void repaint();
  scene::BoardForm board_form();
  /// The keys that were pressed, at the latest after so long; `ended` if there will be no more.
  std::vector<Key> keys(int milliseconds, bool& ended);

  Device& device_;
  std::function<bool()> interrupted_;
  View view_;
  Looking looking_;
  LineEditor line_;
  KeyReader reader_;
  std::vector<Key> ahead_;  // typed before it was asked for
  std::string said_;
  std::optional<Frame> frame_;  // what is on the terminal
  bool fresh_ = false;          // nobody has been asked about the view yet
  /// The form of each board in each size of the window, and the view for which it was found.
  std::map<std::pair<std::string, std::pair<int, int>>, std::pair<scene::BoardForm, int>> forms_;
  int views_ = 0;        // so many have been shown
  bool untold_ = false;  // what the question is about is still to be opened
};

}  // namespace tavola::screen
