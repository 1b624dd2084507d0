#include "screen/line_editor.h"

#include <utility>

namespace tavola::screen {
namespace {

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::size_t LineEditor::before(std::size_t at) const {
  if (at == 0) return 0;
  do --at;
  while (at > 0 && goes_on(text_[at]));
  return at;
}

std::size_t LineEditor::after(std::size_t at) const {
  if (at >= text_.size()) return text_.size();
  do ++at;
  while (at < text_.size() && goes_on(text_[at]));
  return at;
}

bool LineEditor::press(const Key& key) {
  switch (key.kind) {
    case KeyKind::kLetter:
      text_.insert(cursor_, key.letter);
      cursor_ += key.letter.size();
      return true;
    case KeyKind::kBackspace: {
      const std::size_t from = before(cursor_);
      text_.erase(from, cursor_ - from);
      cursor_ = from;
      return true;
    }
    case KeyKind::kDelete:
      text_.erase(cursor_, after(cursor_) - cursor_);
      return true;
    case KeyKind::kLeft:
      cursor_ = before(cursor_);
      return true;
    case KeyKind::kRight:
      cursor_ = after(cursor_);
      return true;
    case KeyKind::kLineStart:
      cursor_ = 0;
      return true;
    case KeyKind::kLineEnd:
      cursor_ = text_.size();
      return true;
    case KeyKind::kEraseLine:
      text_.erase(0, cursor_);
      cursor_ = 0;
      return true;
    case KeyKind::kEraseWord: {
      std::size_t from = cursor_;
      while (from > 0 && text_[from - 1] == ' ') --from;
      while (from > 0 && text_[from - 1] != ' ') --from;
      text_.erase(from, cursor_ - from);
      cursor_ = from;
      return true;
    }
    default:
      return false;
  }
}

std::string LineEditor::take() {
  cursor_ = 0;
  return std::exchange(text_, "");
}

}  // namespace tavola::screen
