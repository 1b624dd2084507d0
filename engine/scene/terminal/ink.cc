#include "scene/terminal/ink.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tavola::scene {
namespace {

struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
};

/// The next code point; a broken byte counts as one letter of its own.
Letter next_letter(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[i]));
  };
  const char32_t lead = byte(0);
  std::size_t length = 1;
  char32_t code = lead;
  if (lead >= 0xF0) {
    length = 4;
    code = lead & 0x07;
  } else if (lead >= 0xE0) {
    length = 3;
    code = lead & 0x0F;
  } else if (lead >= 0xC0) {
    length = 2;
    code = lead & 0x1F;
  }
  if (length > text.size()) return {0xFFFD, 1};
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {0xFFFD, 1};
    code = code << 6 | (byte(i) & 0x3F);
  }
  return {code, length};
}

int width_of(char32_t code) {
  if (code < 0x300) return 1;
  if (code <= 0x36F || (code >= 0x200B && code <= 0x200F) || (code >= 0xFE00 && code <= 0xFE0F))
    return 0;
  constexpr std::array<std::pair<char32_t, char32_t>, 9> kWide = {{{0x1100, 0x115F},
                                                                   {0x2E80, 0xA4CF},
                                                                   {0xAC00, 0xD7A3},
                                                                   {0xF900, 0xFAFF},
                                                                   {0xFE30, 0xFE6F},
                                                                   {0xFF00, 0xFF60},
                                                                   {0x1F300, 0x1F64F},
                                                                   {0x1F900, 0x1F9FF},
                                                                   {0x20000, 0x3FFFD}}};
  for (const auto& [first, last] : kWide)
    if (code >= first && code <= last) return 2;
  return 1;
}

/// The part of the text that fits, in bytes.
std::size_t fitting(std::string_view text, int width) {
  std::size_t at = 0;
  int used = 0;
  while (at < text.size()) {
    const Letter letter = next_letter(text.substr(at));
    used += width_of(letter.code);
    if (used > width) break;
    at += letter.bytes;
  }
  return at;
}

/// Colours of the look, in the palette of 256. Text and neutral things keep the terminal's own
/// colour, which is readable on its ground whatever that is.
constexpr int kOwn = -1;
constexpr std::array<int, 17> kPalette = {
    kOwn, 245, 103, 215, 209, 79,  153, 149, kOwn,  // ink ... bone
    111,  175, 72,  254, 166, 185, 105, 102,        // seats
};

std::string escape(const Run& run) {
  const int colour = kPalette[std::min(static_cast<std::size_t>(run.hue), kPalette.size() - 1)];
  std::string code;
  if (run.weight == Weight::kBold) code += "1;";
  if (run.reversed) code += "7;";
  if (colour != kOwn) code += "38;5;" + std::to_string(colour) + ";";
  if (code.empty()) return "";
  code.back() = 'm';
  return "\x1b[" + code;
}

/// A word with the run it belongs to; words are parted by single spaces.
struct Word {
  Run run;
  bool space_before = false;
  bool paragraph = false;  // it begins one
};

std::vector<Word> words_of(const Runs& runs) {
  std::vector<Word> words;
  bool space = false;
  bool paragraph = false;
  for (const Run& run : runs) {
    std::string_view text = run.text;
    while (!text.empty()) {
      const std::size_t end = text.find_first_of(" \n");
      if (end == 0) {
        space = true;
        paragraph = paragraph || text.front() == '\n';
        text.remove_prefix(1);
        continue;
      }
      Word word{run, space, paragraph};
      word.run.text = text.substr(0, end);
      words.push_back(std::move(word));
      space = paragraph = false;
      text.remove_prefix(std::min(end, text.size()));
    }
  }
  return words;
}

void append(Runs& line, const Run& run) {
  if (!line.empty()) {
    Run& last = line.back();
    if (last.hue == run.hue && last.weight == run.weight && last.reversed == run.reversed) {
      last.text += run.text;
      return;
    }
  }
  line.push_back(run);
}

}  // namespace

Hue hue_of(Tone tone) {
  switch (tone) {
    case Tone::kHarm:
      return Hue::kEmber;
    case Tone::kTide:
      return Hue::kTide;
    case Tone::kKnow:
      return Hue::kMoon;
    case Tone::kLife:
      return Hue::kMoss;
    case Tone::kNeutral:
      break;
  }
  return Hue::kBone;
}

Hue hue_of_seat(Seat seat) {
  return static_cast<Hue>(static_cast<int>(Hue::kSeat) + seat % kMaxSeats);
}

int columns(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    const Letter letter = next_letter(text);
    width += width_of(letter.code);
    text.remove_prefix(letter.bytes);
  }
  return width;
}

int columns(const Runs& runs) {
  int width = 0;
  for (const Run& run : runs) width += columns(run.text);
  return width;
}

std::string harmless(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const Letter letter = next_letter(text);
    const bool control = letter.code < 0x20 || (letter.code >= 0x7F && letter.code < 0xA0);
    // Marks that turn the direction of what stands around them, and breaks of a line.
    const bool turns = letter.code == 0x61C || letter.code == 0x200E || letter.code == 0x200F ||
                       (letter.code >= 0x2028 && letter.code <= 0x202E) ||
                       (letter.code >= 0x2066 && letter.code <= 0x2069) || letter.code == 0xFEFF;
    if (letter.code == 0xFFFD)
      clean += '?';
    else if (!control && !turns)
      clean += text.substr(0, letter.bytes);
    text.remove_prefix(letter.bytes);
  }
  return clean;
}

std::string harmless_lines(std::string_view text) {
  std::string clean;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    clean += harmless(text.substr(at, end - at));
    if (end < text.size()) clean += '\n';
    at = end + 1;
  }
  return clean;
}

std::string cut(std::string_view text, int width, std::string_view mark) {
  if (columns(text) <= width) return std::string(text);
  const int room = std::max(0, width - columns(mark));
  return std::string(text.substr(0, fitting(text, room))) +
         std::string(mark.substr(0, fitting(mark, width)));
}

std::vector<Runs> wrap(const Runs& runs, int width, int indent) {
  width = std::max(width, 1);
  if (indent >= width) indent = 0;
  std::vector<Runs> lines(1);
  int used = 0;
  const auto next_line = [&] {
    lines.emplace_back();
    used = 0;
    if (indent > 0) {
      append(lines.back(), {std::string(static_cast<std::size_t>(indent), ' ')});
      used = indent;
    }
  };
  std::vector<Word> words = words_of(runs);
  for (std::size_t i = 0; i < words.size(); ++i) {
    // What is not parted by a space, such as a comma in another colour, stays together.
    int wide = columns(words[i].run.text);
    if (i == 0 || words[i].space_before)
      for (std::size_t next = i + 1; next < words.size() && !words[next].space_before; ++next)
        wide += columns(words[next].run.text);
    Word& word = words[i];
    const int first = lines.size() > 1 ? indent : 0;
    const int space = word.space_before && used > first ? 1 : 0;
    const bool may_break = i > 0 && word.space_before;
    if (may_break && used > first && (word.paragraph || used + space + wide > width)) {
      next_line();
    } else if (space == 1) {
      append(lines.back(), {" ", word.run.hue, word.run.weight, word.run.reversed});
      ++used;
    }
    while (used + columns(word.run.text) > width) {
      // The word is wider than a whole line.
      const std::size_t fits = fitting(word.run.text, width - used);
      if (fits == 0 && used > (lines.size() > 1 ? indent : 0)) {
        next_line();
        continue;
      }
      const std::size_t bytes = std::max(fits, next_letter(word.run.text).bytes);
      Run part = word.run;
      part.text = word.run.text.substr(0, bytes);
      word.run.text.erase(0, bytes);
      append(lines.back(), part);
      if (word.run.text.empty()) break;
      next_line();
    }
    used += columns(word.run.text);
    append(lines.back(), word.run);
  }
  return lines;
}

Runs fitted(Runs runs, int width) {
  int used = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const int wide = columns(runs[i].text);
    if (used + wide > width) {
      runs[i].text = cut(runs[i].text, width - used, "…");
      used += columns(runs[i].text);
      runs.resize(i + 1);
      break;
    }
    used += wide;
  }
  if (used < width) runs.push_back({std::string(static_cast<std::size_t>(width - used), ' ')});
  return runs;
}

std::string paint(const Runs& runs, bool colour) {
  std::string text;
  for (const Run& run : runs) {
    if (run.text.empty()) continue;
    const std::string code = colour ? escape(run) : "";
    if (code.empty() || run.text.find_first_not_of(' ') == std::string::npos)
      text += run.text;
    else
      text += code + run.text + "\x1b[0m";
  }
  // Trailing spaces only make a copied text ugly.
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

std::string paint(const std::vector<Runs>& lines, bool colour) {
  std::string text;
  for (const Runs& line : lines) text += paint(line, colour) + "\n";
  return text;
}

}  // namespace tavola::scene
