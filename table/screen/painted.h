// Text as it goes to a terminal: UTF-8 with the escape codes of colours inside. Such text is
// measured in columns, cut, padded and folded here without losing a colour or breaking a letter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tavola::screen {

/// Lines of painted text, none with its end.
using Lines = std::vector<std::string>;

Lines lines_of(std::string_view text);
/// Columns that the text takes; escape codes take none.
int columns(std::string_view painted);
/// Exactly `width` columns: padded with spaces, or cut with a mark.
std::string fitted(std::string_view painted, int width, bool ascii);
/// A line that is too wide goes on in the next one.
void fold_to(Lines& lines, std::string_view painted, int width);
Lines folded(const Lines& lines, int width);
/// `left` at the beginning of the line and `right` at its end; `left` is cut where both do not fit.
std::string spread(std::string_view left, std::string_view right, int width, bool ascii);

/// So many times the same.
std::string repeated(std::string_view what, int times);

}  // namespace tavola::screen
