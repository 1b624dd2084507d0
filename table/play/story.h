// The story of a session as lines of text: every choice with who made it, and what followed from
// it, each with its rule. The terminal's log, failing scenarios and golden playthroughs tell it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "play/session/session.h"

namespace tavola::play {

struct StoryLine {
  std::size_t point = 0;  // of the record it belongs to; 0 for the deal
  bool choice = false;    // a choice or a referee's act; otherwise an event that followed
  Seat seat = kNoSeat;    // who chose
  Citation rule;
  std::string text;
};

/// The records from `from` (a point) on as the viewer may hear of them; from 0, the deal comes
/// first. Choices are heard by everybody, unless the decision was secret, and told once: a choice
/// that an event tells in its own words has no line of its own.
std::vector<StoryLine> story(const Session& session, words::Language language, Seat viewer,
                             std::size_t from = 0);
/// The same for a referee: everything, private events marked with the seats they are for.
std::vector<StoryLine> whole_story(const Session& session, words::Language language,
                                   std::size_t from = 0);

/// "> Seat 1: Move to the Church. [HS-071]", "  Seat 1 is at the Church. [HS-072]".
std::string print(const StoryLine& line);

}  // namespace tavola::play
