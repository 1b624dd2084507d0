// Coloured text for a terminal: runs of text with a meaning, measured in columns, wrapped, padded
// and set side by side. Colours are meanings of the look (flame for what can be chosen, ember for
// harm) and turn into escape codes only at the very end, or into nothing at all.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/seats.h"
#include "scene/scene.h"

namespace tavola::scene {

/// What a run of text means; each has its colour, and seats have one each.
enum class Hue : std::uint8_t {
  kInk,    // text
  kFaint,  // captions, spent things
  kLine,   // engraved lines
  kFlame,  // may be chosen
  kEmber,  // harm
  kTide,   // the other side
  kMoon,   // knowledge
  kMoss,   // life
  kBone,   // neutral pieces
  kSeat,   // seat 0; the others follow
};

enum class Weight : std::uint8_t { kPlain, kBold };
inline Weight bold_if(bool bold) { return bold ? Weight::kBold : Weight::kPlain; }

struct Run {
  std::string text;
  Hue hue = Hue::kInk;
  Weight weight = Weight::kPlain;
  bool reversed = false;
  friend bool operator==(const Run&, const Run&) = default;
};

/// One line on the screen.
using Runs = std::vector<Run>;

Hue hue_of(Tone tone);
Hue hue_of_seat(Seat seat);

/// Columns that a text takes: accents take none, wide letters two.
int columns(std::string_view text);
inline void extend(Runs& runs, const Runs& more) {
  runs.insert(runs.end(), more.begin(), more.end());
}
int columns(const Runs& runs);
/// The text without control characters and marks of direction, so that a name can neither move the
/// cursor nor turn what stands beside it.
std::string harmless(std::string_view text);
/// The same for several lines, which stay lines: what is quoted from a file.
std::string harmless_lines(std::string_view text);
/// The first `width` columns; a longer text ends in `mark`.
std::string cut(std::string_view text, int width, std::string_view mark);

/// Breaks at spaces, and inside a word only when the word is wider than the line. Lines after the
/// first are indented.
std::vector<Runs> wrap(const Runs& runs, int width, int indent = 0);
/// Exactly `width` columns: padded with spaces, or cut.
Runs fitted(Runs runs, int width);

/// With escape codes for 256 colours, or without any.
std::string paint(const Runs& runs, bool colour);
std::string paint(const std::vector<Runs>& lines, bool colour);

}  // namespace tavola::scene
