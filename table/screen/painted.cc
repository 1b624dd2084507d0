#include "screen/painted.h"

#include <algorithm>

#include "scene/terminal/ink.h"

namespace tavola::screen {
namespace {

constexpr std::string_view kReset = "\x1b[0m";

/// A letter, or an escape code of colour.
struct Glyph {
  std::string_view text;
  int width = 0;
  bool code = false;
};

Glyph first_glyph(std::string_view text) {
  if (text.starts_with("\x1b[")) {
    const std::size_t end = text.find('m');
    if (end != std::string_view::npos) return {text.substr(0, end + 1), 0, true};
  }
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
    ++length;
  return {text.substr(0, length), scene::columns(text.substr(0, length)), false};
}

/// Takes glyphs from the text as long as they fit. `colour` is the code in force before and after.
std::string take(std::string_view& text, int width, std::string& colour) {
  std::string taken = colour;
  int used = 0;
  while (!text.empty()) {
    const Glyph glyph = first_glyph(text);
    if (used + glyph.width > width) break;
    used += glyph.width;
    taken += glyph.text;
    if (glyph.code) colour = glyph.text == kReset ? "" : std::string(glyph.text);
    text.remove_prefix(glyph.text.size());
  }
  if (!colour.empty()) taken += kReset;
  return taken;
}

}  // namespace

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

int columns(std::string_view painted) {
  int width = 0;
  while (!painted.empty()) {
    const Glyph glyph = first_glyph(painted);
    width += glyph.width;
    painted.remove_prefix(glyph.text.size());
  }
  return width;
}

std::string repeated(std::string_view what, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += what;
  return text;
}

std::string fitted(std::string_view painted, int width, bool ascii) {
  width = std::max(width, 0);
  const int wide = columns(painted);
  if (wide <= width) return std::string(painted) + repeated(" ", width - wide);
  const std::string mark = ascii ? "~" : "…";
  std::string colour;
  std::string line = take(painted, width - 1, colour);
  if (width > 0) line += mark;
  // A wide letter at the end may leave a column free.
  return line + repeated(" ", width - columns(line));
}

void fold_to(Lines& lines, std::string_view painted, int width) {
  width = std::max(width, 2);
  std::string colour;
  do {
    lines.push_back(take(painted, width, colour));
  } while (columns(painted) > 0);
}

Lines folded(const Lines& lines, int width) {
  Lines all;
  for (const std::string& line : lines) fold_to(all, line, width);
  return all;
}

std::string spread(std::string_view left, std::string_view right, int width, bool ascii) {
  const int room = width - columns(right);
  if (room < 8) return fitted(left, width, ascii);
  return fitted(left, room - 1, ascii) + " " + std::string(right);
}

}  // namespace tavola::screen
