// The log by deeds: what a choice did is one line with its consequences behind it, and a choice
// that an event tells in its own words is not told twice. Browser, terminal and stories read the
// log this way; how a game's lines go together stands in games/GAME/log.toml.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "play/session/session.h"
#include "scene/titles/log_style.h"

namespace tavola::play {

/// How a line of a deed is shown.
enum class LineAs : std::uint8_t {
  kFolded,  // a consequence: shown when the deed is unfolded
  kLine,    // tells the deed; of several the last one
  kMore,    // is added to the line
  kTold,    // another line or the heading says it: not shown at all
};
std::string_view name_of(LineAs as);

/// A choice, if there is no event, or something that followed.
struct DeedLine {
  const Event* event = nullptr;
  LineAs as = LineAs::kFolded;
  bool opens = false;     // a deed begins here; otherwise the one before goes on
  std::string_view icon;  // of the game's theme; empty if the game names none
  scene::Tone tone = scene::Tone::kNeutral;
  int story = 0;  // 1: worth telling in the story of the game, 2: always told
};

/// The lines of the i-th record in force as those listeners hear of them. The choice of a record
/// comes first, if it is one. What was asked in secret is not told to others, and neither is to
/// which deed it belongs.
std::vector<DeedLine> deed_lines(const Session& session, std::size_t i, SeatSet listeners);
/// The lines of events that follow from no choice, such as those of the deal.
std::vector<DeedLine> deed_lines(const scene::Title& title, const std::vector<Event>& events,
                                 SeatSet listeners);

}  // namespace tavola::play
