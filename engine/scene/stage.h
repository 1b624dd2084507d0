// A stage: something that befalls the table and is shown where it happens before it becomes a line
// of the log: a card that everybody hears of, a card that somebody has to deal with, a moment that
// takes the whole frame, or a line. What follows from it, up to the next choice, the next part of
// the round or the next card, belongs to it; these are events like any other, so a stage does not
// name them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/seats.h"
#include "scene/board.h"
#include "scene/panel.h"
#include "scene/text.h"

namespace tavola::scene {

enum class Form : std::uint8_t {
  kCard,      // turned over large, then it lies beside the sentence
  kDecision,  // stands beside the place that it is about, until its last consequence has left it
  kMoment,    // takes the whole frame of the board
  kLine,      // a beat with a sentence, which goes by itself
};

struct Stage {
  Form form = Form::kCard;
  Text what;                             // what it is: "Mythos", the neighborhood of an encounter
  Text title;                            // its name; empty: the event's own sentence
  std::string icon;                      // its sign
  std::string card;                      // printed by Title::card; empty if it is no card
  std::vector<Text> lines;               // what counts of the card; none: all that is printed on it
  std::vector<PrintedOutcome> outcomes;  // what a check that it orders would bring
  std::string story;                     // its line of prose, by its name in the game's stories
  Tone tone = Tone::kNeutral;            // harm, where it is one
  Text why;                              // of a moment: why it has come to that
  Text next;                             // of a moment: what happens now
  Seat seat = kNoSeat;                   // whom alone it befalls; for others it is a line
  bool ends = false;     // the end of the game: seen even by those who want no stages
  bool page = false;     // a page of a story, to be read out; without a card its lines are it
  bool opening = false;  // of a page: a part of the story begins with it
  bool asks = false;     // of a page: what is chosen on it is worth telling
  friend bool operator==(const Stage&, const Stage&) = default;

  static Stage line(std::string icon, Tone tone) {
    return {.form = Form::kLine, .icon = std::move(icon), .tone = tone};
  }
  static Stage moment(std::string icon, Tone tone) {
    return {.form = Form::kMoment, .icon = std::move(icon), .tone = tone};
  }
  /// The end of the game, by the id of its ending.
  static Stage ending(const std::string& id, bool won, std::string icon) {
    return {.form = Form::kMoment,
            .icon = std::move(icon),
            .lines = {Text::of("ending." + id)},
            .story = "ending." + id,
            .tone = won ? Tone::kLife : Tone::kHarm,
            .ends = true};
  }
};

}  // namespace tavola::scene
