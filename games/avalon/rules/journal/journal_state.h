// The page at which the Journal lies open: who reads which verse and how far, and what can be had
// only once. Between two steps everything that comes next stands here. (TG-150, TG-955, TG-960)
#pragma once

#include <cstdint>

#include "games/avalon/limits.h"

namespace tavola::avalon {

using VerseId = std::uint16_t;
inline constexpr VerseId kNoVerse = 0xffff;

inline constexpr int kMostVerses = 2000;
inline constexpr int kJournalMarks = 1024;  // things that go once, once a day or once a chapter

/// What the Journal was opened for.
enum class Reading : std::uint8_t { kNothing, kExploration, kDream, kNightmare, kMenhir, kBook };

inline constexpr int kWaitingVerses = 6;

struct JournalState {
  VerseId verse = kNoVerse;
  /// Verses of the Book to which Events and Quests have sent everybody, in order. They are read
  /// once what is being read has ended.
  VerseId waiting[kWaitingVerses] = {kNoVerse, kNoVerse, kNoVerse, kNoVerse, kNoVerse, kNoVerse};
  std::uint8_t next = 0;  // directive of the verse; after the last one come the choices
  Reading reading = Reading::kNothing;
  std::uint8_t reader = kNone;  // whose Action it is
  std::uint8_t party = 0;       // set of seats
  std::uint8_t place = kNone;
  std::uint8_t called = 0;      // an Encounter was called, counted from 1 by its directive
  std::uint8_t choice = 0;      // being carried out, counted from 1 (TG-970)
  std::uint8_t part = 0;        // the next of its effects
  std::uint8_t outcome = 0;     // of the last directive: its target is still to be followed
  std::uint8_t spoken_to = 0;   // those whom an effect speaks to while nobody reads (TG-971)
  std::uint8_t instructed = 0;  // how to use the Journal has been told (TG-151)
  std::uint8_t settled = 0;     // who dreams tonight, and where (TG-960)
  std::uint8_t dreamers = 0;    // sets of seats that have yet to read
  std::uint8_t nightmares = 0;
  std::uint8_t pages = 0;  // verses opened since the Journal was, up to 250
  std::uint8_t dream_place[kSeats] = {kNone, kNone, kNone, kNone};
  std::uint8_t used[kJournalMarks / 8] = {};
  std::uint8_t told = 0;       // the page that lies open has been read out
  std::uint8_t spare[2] = {};  // fills the last word

  bool on() const { return reading != Reading::kNothing; }
  bool has_used(int mark) const { return ((used[mark / 8] >> (mark % 8)) & 1U) != 0; }
  void use(int mark) {
    used[mark / 8] = static_cast<std::uint8_t>(used[mark / 8] | (1U << (mark % 8)));
  }
  void renew(int mark) {
    used[mark / 8] = static_cast<std::uint8_t>(used[mark / 8] & ~(1U << (mark % 8)));
  }
};

}  // namespace tavola::avalon
