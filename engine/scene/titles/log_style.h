// How a game's log reads, from games/GAME/log.toml: which event tells what a choice says already,
// which choices belong to one deed, and the icon and the tone of each kind of line. A game without
// such a file has every choice and every event as a line of its own.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scene/board.h"
#include "scene/titles/title.h"

namespace tavola::scene {

/// With what a beat is told.
enum class Says : std::uint8_t {
  kOwn,   // a message "says.EVENT", short and with its number last; where there is none, the log's
  kLine,  // the sentence of the log is short enough
  kNone,  // what it does is all there is to it
};

struct LogStyle {
  struct Verb {
    std::vector<std::string> told;     // events that say the same: the choice needs no line
    std::vector<std::string> joins;    // goes on with the deed of such a choice by the same seat
    std::vector<std::string> answers;  // the same, whoever made that choice
    bool quiet = false;                // an answer in the middle of a deed, never its line
    bool quiet_within = false;         // the same where it is asked in the middle of a rule
    std::string icon;
  };
  struct Event {
    std::string icon;
    Tone tone = Tone::kNeutral;
    bool opens = false;    // begins a deed of its own
    bool begins = false;   // the same, and the next choice goes on with it
    bool line = false;     // takes the place of the line before as what the deed is told by
    bool more = false;     // is added to the line
    bool heading = false;  // the heading says it
    bool part = false;     // is itself part of the heading: a phase of a round
    int story = 0;         // 1: worth telling in the story of the game, 2: always told
    bool answer = false;   // what was chosen on a page of the story
    bool chapter = false;  // begins a chapter of that story; where none does, rounds are chapters
    bool anew = false;     // begins a chapter of a campaign, which can be begun again from here
    /// Neighbours of one kind of beat are one; kAlone is never merged. None: it is bookkeeping.
    std::string beat = {};
    Says says = Says::kOwn;
  };

  std::map<std::string, Verb, std::less<>> verbs;
  std::map<std::string, Event, std::less<>> events;
  bool has_chapters = false;
  bool promises_says = false;  // every beat has a sentence of its own

  static constexpr const char* kAlone = "alone";

  const Verb& verb(const Title& title, std::uint8_t verb) const;
  const Event& event(const Title& title, std::uint8_t kind) const;
};

/// Reads the file, or says what is wrong with it. Every verb and event must be there.
std::expected<LogStyle, std::string> read_log_style(const Title& title);
/// The style of a game, read once. May be called from several threads.
const LogStyle& log_style(const Title& title);

}  // namespace tavola::scene
