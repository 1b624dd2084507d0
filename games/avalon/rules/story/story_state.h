// How far the story has come: the Statuses of the Save Sheet, the Event deck and what it has
// brought, Quests and Tasks, the chapter, and what has left the Campaign for good. (TG-345 to
// TG-350, TG-299 to TG-322, TG-492)
#pragma once

#include <cstdint>

#include "core/deck.h"
#include "games/avalon/card_set.h"
#include "games/avalon/limits.h"

namespace tavola::avalon {

struct StoryState {
  std::uint16_t statuses[kMostStatuses] = {};  // marked parts, or how many boxes (TG-348)
  Deck<std::uint8_t, kMostEvents> events;
  Deck<std::uint8_t, kMostEvents> event_discard;  // the last one on top (TG-310)
  Deck<std::uint8_t, kRandomEvents> random_events;
  std::uint8_t quests[kActiveQuests] = {kNone, kNone, kNone, kNone, kNone, kNone,
                                        kNone, kNone, kNone, kNone, kNone, kNone};
  std::uint8_t quest_used[kActiveQuests] = {};  // once-a-day marks of their rules, by seat
  std::uint8_t tasks[kTaskLog] = {};  // in the order in which they were given, from 1 (TG-316)
  std::uint8_t event = kNone;         // in force (TG-126)
  std::uint8_t event_used = 0;        // once-a-day marks of its rule, by seat
  std::uint8_t chapter = kNone;       // in content().story.chapters
  std::uint8_t next_chapter = kNone;  // begins as soon as what completed this one is done (TG-939)
  std::uint8_t returned[kMostEvents] = {};  // how often a Story Event was revealed
  std::uint8_t meeting_colour = kNone;      // of the Encounter that an Event brings (TG-947)
  std::uint8_t pairs_talked = 0;            // in this chapter: a bit for each pair of seats
  std::uint8_t spare[1] = {};               // fills the word before the sets
  CardSet secrets_gone;                     // removed from the Campaign (TG-453, TG-492)
  CardSet items_gone;
  CardSet banters_told;
  CardSet run_out;  // Secrets whose Time Dial has just been taken off
  CardSet meeting;  // Locations that still wait for that Encounter
  /// Quests of the pile that are fulfilled: they stay in it, and nothing fulfils them a second
  /// time. (TG-127, TG-308)
  CardSet fulfilled;
};

}  // namespace tavola::avalon
