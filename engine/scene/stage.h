// A stage: something that befalls the table and is shown over the board before it becomes a line of
// the log, as a card that one can read or as a single line. What follows from it, up to the next
// choice, the next part of the round or the next card, are its steps; they are events like any
// other, so a stage does not name them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/seats.h"
#include "scene/board.h"
#include "scene/text.h"

namespace tavola::scene {

enum class StageKind : std::uint8_t {
  kFull,    // a card with its steps
  kBanner,  // one line, which goes by itself
};

struct Stage {
  StageKind kind = StageKind::kFull;
  Text what;                   // what it is: "Mythos", the neighborhood of an encounter
  Text title;                  // its name; empty: the event's own sentence
  std::string icon;            // its sign
  std::string card;            // printed by Title::card; empty if it is no card
  std::vector<Text> lines;     // what counts of the card; none: all that is printed on it
  std::string story;           // its line of prose, by its name in the game's stories
  Tone tone = Tone::kNeutral;  // harm, where it is one
  Seat seat = kNoSeat;         // whom alone it befalls; others see it as a banner
  bool ends = false;           // the end of the game: seen even by those who want no stages
  bool page = false;           // a page of a story, to be read out; without a card its lines are it
  bool opening = false;        // of a page: a part of the story begins with it
  bool asks = false;           // of a page: what is chosen on it is worth telling
  friend bool operator==(const Stage&, const Stage&) = default;

  static Stage banner(std::string icon, Tone tone) {
    return {.kind = StageKind::kBanner, .icon = std::move(icon), .tone = tone};
  }
  /// The end of the game, by the id of its ending.
  static Stage ending(const std::string& id, bool won, std::string icon) {
    return {.icon = std::move(icon),
            .lines = {Text::of("ending." + id)},
            .story = "ending." + id,
            .tone = won ? Tone::kLife : Tone::kHarm,
            .ends = true};
  }
};

}  // namespace tavola::scene
