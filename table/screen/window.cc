#include "screen/window.h"

#include <algorithm>
#include <utility>

#include "scene/several_boards.h"

namespace tavola::screen {
namespace {

constexpr int kTick = 250;       // milliseconds between two looks at size and interrupts
constexpr int kLoneEscape = 60;  // after which an escape is a key of its own
constexpr int kNotice = 5;       // lines that stand above the prompt

}  // namespace

Window::Window(Device& device, std::function<bool()> interrupted)
    : device_{device}, interrupted_{std::move(interrupted)} {}

void Window::show(View view) {
  view_ = std::move(view);
  ++views_;
  looking_.page = Page::kBoard;
  looking_.page_from = 0;
  looking_.question_from = 0;
  looking_.answer.clear();
  looking_.notice.clear();
  looking_.prompt.clear();
  fresh_ = true;
  untold_ = false;
  repaint();
}

void Window::open(Page page) {
  looking_.page = page;
  looking_.page_from = 0;
  repaint();
  if (page != Page::kLog) return;
  // The log opens at what is new, or at its end.
  const int news = std::max(frame_->news, frame_->page_height);
  looking_.page_from = std::max(0, frame_->page_lines - news);
  repaint();
}

void Window::repaint() {
  if (view_.interface == nullptr) return;
  looking_.typed = line_.text();
  looking_.cursor = line_.cursor();
  looking_.form = board_form();
  Frame now = paint(view_, looking_, device_.size());
  device_.write(changes(frame_ ? &*frame_ : nullptr, now));
  frame_ = std::move(now);
}

/// The board keeps the form in which it was first seen in a window of this size, until it has
/// outgrown that.
scene::BoardForm Window::board_form() {
  const Size size = device_.size();
  const scene::Board* board = scene::front_of(view_.scene, view_.front);
  const auto key =
      std::pair{board == nullptr ? std::string() : board->id, std::pair{size.width, size.height}};
  const auto known = forms_.find(key);
  if (known != forms_.end() && known->second.second == views_) return known->second.first;
  const scene::BoardForm form = known == forms_.end()
                                    ? lasting_form(view_, size)
                                    : std::max(known->second.first, fitting_form(view_, size));
  // Cards on offer and rooms are no boards.
  if (form != scene::BoardForm::kFitting) forms_[key] = {form, views_};
  return form;
}

void Window::take_said() {
  const Lines said = lines_of(std::exchange(said_, ""));
  if (said.empty()) return;
  looking_.answer.clear();
  looking_.notice.clear();
  if (static_cast<int>(said.size()) <= std::min(kNotice, device_.size().height / 4)) {
    looking_.notice = said;
    if (looking_.page == Page::kAnswer) looking_.page = Page::kBoard;
    return;
  }
  looking_.answer = said;
  looking_.page = Page::kAnswer;
  looking_.page_from = 0;
}

/// What happened since the last choice and has no room in its part is opened before the question;
/// so is what the question is about, with the question.
void Window::open_news() {
  if (!std::exchange(fresh_, false) || looking_.page != Page::kBoard || !view_.curtain.empty())
    return;
  repaint();
  untold_ = frame_->untold;
  if (frame_->news > frame_->log_height)
    open(Page::kLog);
  else if (std::exchange(untold_, false))
    open(Page::kOptions);
}

void Window::scroll_page(int by) {
  const int last = std::max(0, frame_->page_lines - frame_->page_height);
  looking_.page_from = std::clamp(looking_.page_from + by, 0, last);
}

void Window::turn_page() {
  if (!frame_) return;
  const bool at_end = looking_.page_from + frame_->page_height >= frame_->page_lines;
  if (at_end)
    looking_.page_from = 0;
  else
    scroll_page(std::max(1, frame_->page_height - 1));
}

void Window::step_page(int by) {
  const auto at = std::find(kPages.begin(), kPages.end(), looking_.page);
  const int all = static_cast<int>(kPages.size());
  const int now =
      at == kPages.end() ? (by > 0 ? all - 1 : 0) : static_cast<int>(at - kPages.begin());
  open(kPages[static_cast<std::size_t>((now + by + all) % all)]);
}

std::optional<std::string> Window::press(const Key& key, bool& ended) {
  const int page = std::max(1, frame_->page_height - 1);
  switch (key.kind) {
    case KeyKind::kEnter:
      if (line_.empty() && looking_.page != Page::kBoard && view_.curtain.empty()) {
        open(std::exchange(untold_, false) ? Page::kOptions : Page::kBoard);
        return std::nullopt;
      }
      return line_.take();
    case KeyKind::kEnd:
      ended = line_.empty();
      return std::nullopt;
    case KeyKind::kPageUp:
      scroll_page(-page);
      return std::nullopt;
    case KeyKind::kPageDown:
      scroll_page(page);
      return std::nullopt;
    case KeyKind::kUp:
    case KeyKind::kDown: {
      const int last = std::max(0, frame_->question_lines - frame_->question_height);
      const int by = key.kind == KeyKind::kUp ? -1 : 1;
      looking_.question_from = std::clamp(looking_.question_from + by, 0, last);
      return std::nullopt;
    }
    case KeyKind::kTab:
      step_page(1);
      return std::nullopt;
    case KeyKind::kBackTab:
      step_page(-1);
      return std::nullopt;
    case KeyKind::kEscape:
      line_.take();
      open(Page::kBoard);
      return std::nullopt;
    case KeyKind::kRedraw:
      frame_.reset();
      repaint();
      return std::nullopt;
    default:
      if (!turn_board(key)) line_.press(key);
      return std::nullopt;
  }
}

/// Of several boards a comma and a stop turn to the one before and after, unless something is
/// typed.
bool Window::turn_board(const Key& key) {
  const bool next = key.letter == ".";
  if (view_.scene.boards.empty() || !line_.empty() || (!next && key.letter != ",")) return false;
  view_.front = scene::turned_from(view_.scene, view_.front, next ? 1 : -1);
  open(Page::kBoard);
  return true;
}

std::vector<Key> Window::keys(int milliseconds, bool& ended) {
  if (!ahead_.empty()) return std::exchange(ahead_, {});
  const Device::Typed typed = device_.read(reader_.waits() ? kLoneEscape : milliseconds);
  if (typed.repaint || (frame_ && frame_->size != device_.size())) {
    frame_.reset();
    repaint();
  }
  ended = typed.ended;
  return typed.bytes.empty() ? reader_.settle() : reader_.read(typed.bytes);
}

bool Window::chooses(const Key& key) const {
  constexpr std::size_t kMost = 9;
  if (key.kind != KeyKind::kLetter || key.letter.size() != 1 || !line_.empty()) return false;
  if (!view_.curtain.empty() || !view_.scene.decision) return false;
  const std::vector<scene::OptionView>& options = view_.scene.decision->options;
  // More keys than digits, or a number to be typed behind a key, want a line.
  if (options.size() > kMost || key.letter.front() < '0' || key.letter.front() > '9') return false;
  return std::ranges::all_of(options,
                             [](const scene::OptionView& option) {
                               return option.key.size() == 1 && !option.measured;
                             }) &&
         std::ranges::find(options, key.letter, &scene::OptionView::key) != options.end();
}

std::optional<std::string> Window::ask(std::string_view prompt, Ends ends) {
  looking_.prompt = std::string(prompt);
  while (looking_.prompt.ends_with(' ')) looking_.prompt.pop_back();
  take_said();
  open_news();
  repaint();
  while (true) {
    if (interrupted_ && interrupted_()) return std::nullopt;
    bool ended = false;
    const std::vector<Key> pressed = keys(kTick, ended);
    for (auto key = pressed.begin(); key != pressed.end(); ++key) {
      const bool chosen = ends == Ends::kByOneKey && chooses(*key);
      std::optional<std::string> line = chosen ? key->letter : press(*key, ended);
      if (ended) return std::nullopt;
      // An Enter typed behind it out of habit closes nothing that comes next.
      if (chosen && key + 1 != pressed.end() && (key + 1)->kind == KeyKind::kEnter) ++key;
      if (!line) continue;
      looking_.notice.clear();
      ahead_.assign(key + 1, pressed.end());
      return line;
    }
    if (ended) return std::nullopt;
    if (!pressed.empty()) repaint();
  }
}

bool Window::pause(int milliseconds) {
  repaint();
  if (!ahead_.empty()) return true;  // the next answer is there already
  bool ended = false;
  return !keys(milliseconds, ended).empty();
}

}  // namespace tavola::screen
