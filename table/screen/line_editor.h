// The line that is being typed at the prompt, with its cursor.
#pragma once

#include <cstddef>
#include <string>

#include "screen/keys.h"

namespace tavola::screen {

class LineEditor {
 public:
  /// False if the key means nothing to a line.
  bool press(const Key& key);

  const std::string& text() const { return text_; }
  std::size_t cursor() const { return cursor_; }  // in bytes
  bool empty() const { return text_.empty(); }
  /// The line, leaving an empty one behind.
  std::string take();

 private:
  std::size_t before(std::size_t at) const;  // where the letter before begins
  std::size_t after(std::size_t at) const;

  std::string text_;
  std::size_t cursor_ = 0;
};

}  // namespace tavola::screen
