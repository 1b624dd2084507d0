// The story as content gives it: Statuses, Events with their Quests, Tasks and chapters. (TG-910 to
// TG-913, TG-932)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/cards/card_content.h"

namespace tavola::avalon {

/// TG-348
enum class StatusKind : std::uint8_t {
  kBox,       // one box
  kNumbered,  // parts 1 to n, each marked by itself
  kBoxes,     // several boxes without numbers, which are only counted
};

struct Status {
  std::string id;
  std::string word;
  StatusKind kind = StatusKind::kBox;
  std::uint8_t parts = 1;
  /// Parts that only a later act of the story sets or asks for; bit 0 stands for all of them.
  std::uint32_t later = 0;
  bool is_for_later(int part) const { return (later & 1U) != 0 || ((later >> part) & 1U) != 0; }
};

/// A Quest stands on an Event or a Secret. Its line begins with `if`: what is asked, and what
/// happens as soon as it holds. (TG-301, TG-303, TG-911)
struct Quest {
  std::string id;  // of its card
  std::string word;
  Source line = kNoSource;
  std::uint8_t event = kNone;        // the card it stands on, or
  std::uint8_t secret = kNone;       // in the Secrets
  std::vector<std::uint16_t> leads;  // Locations where it can be furthered
};

/// TG-910
struct EventCard {
  std::string id;
  std::string word;
  bool random = false;
  std::uint8_t part = 0;       // of its chapter
  Source effect = kNoSource;   // for every Character (TG-309)
  Source once = kNoSource;     // once, whoever there is
  Source rule = kNoSource;     // in force as long as the Event is
  Source again = kNoSource;    // instead of all these when it returns
  std::uint8_t places = 0;     // Random Events that it puts on top of the deck (TG-090)
  std::uint8_t draws = kNone;  // colour of an Encounter for all Characters (TG-947)
  std::uint8_t quest = kNone;  // in StoryContent::quests
  bool returns = false;        // goes under the Event deck again, so that it never runs out
};

struct Task {
  std::string id;
  std::string word;
};

/// Two heroes talk when they begin a day in one Location, from a chapter on. (ours)
struct Banter {
  std::string id;
  std::array<std::uint8_t, 2> heroes{kNone, kNone};
  std::uint8_t chapter = 1;
};

/// TG-913
struct Chapter {
  std::string id;
  std::string word;
  std::uint8_t number = 1;
  std::vector<std::uint8_t> deck;  // Story Events, the first one on top
  std::vector<std::uint8_t> aside;
  std::array<std::uint8_t, kColours> difficulties{};  // by Colour: the set of levels 1 to 4 that
                                                      // its Encounter deck holds
  bool first_encounters = true;  // whether "Your First Encounter" cards are among them (TG-368)
  Source setup = kNoSource;
  bool ends_quests = false;     // its setup orders that Quests of earlier Events are put away
  bool at_dawn = false;         // begins with the next day, not at the hour the last one was done
  std::uint8_t walker = kNone;  // a Guardian that walks instead of being rolled for, and
  std::uint16_t walks_to = 0;   // the number of the Location to which it goes
};

struct StoryContent {
  std::vector<Status> statuses;
  std::vector<EventCard> events;  // Random Events first
  std::vector<Quest> quests;
  std::vector<Task> tasks;
  std::vector<Chapter> chapters;
  std::vector<Banter> banters;
  std::size_t named_events = 0;  // while they are read: how many can be named already
  std::size_t named_chapters = 0;
};

}  // namespace tavola::avalon
