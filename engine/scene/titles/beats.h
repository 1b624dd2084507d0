// Which lines of a log are told together, and with what short sentence. What belongs together is
// the game's knowledge and stands in games/GAME/log.toml: events with the same word for `beat` that
// lie beside each other are one beat, whatever bookkeeping lies between them.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "scene/text.h"
#include "scene/titles/log_style.h"

namespace tavola::scene {

/// Counts the beats of what followed from one choice, as one listener hears of it.
class Beats {
 public:
  explicit Beats(const Title& title) : title_(title), style_(log_style(title)) {}

  struct Told {
    std::optional<int> beat;  // none: it is log only, or part of the beat before
    Text says;                // for the dock; of several lines of a beat the last one speaks
  };
  Told next(const Event& event);
  /// Something that is no event and a beat of its own, such as what a flick set in motion.
  int next_alone();

 private:
  const Title& title_;
  const LogStyle& style_;
  int beat_ = -1;
  std::string_view kind_;      // of the beat that goes on
  std::uint8_t event_ = 0;     // the last event of it
  std::set<std::int16_t> of_;  // whom or what the last events of one kind were about
};

/// The short sentence of an event, "says.EVENT"; the log's own where the game has none or wants
/// none. `together`: so many things did the same, "says.EVENT.many" with {n}.
Text says_text(const Title& title, const Event& event, int together = 1);
/// Beats whose sentence is missing although the game promises one.
std::vector<std::string> missing_says(const Title& title);

}  // namespace tavola::scene
