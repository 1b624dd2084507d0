// Events, Quests and chapters. (sections 3 and 14 of the ledger)
#pragma once

#include "games/avalon/table.h"

namespace tavola::avalon {

/// How many players there are as far as content counts them: in Narrative mode one fewer. (TG-860)
int counted_players(const State& s);

/// The Item deck and the pile of Random Events, and the first chapter is to begin. (TG-083, TG-088,
/// TG-089)
void set_up_story(Table& t);
/// Begins the chapter that is due: its Event deck, its Encounter decks, its instructions. (TG-092,
/// TG-093, TG-939)
Rule<> begin_chapter(Table& t);
/// Whether the next Chapter is known and waits for the dawn.
bool chapter_waits(const State& s);
/// The same Chapter will begin again, with its Events and Quests as at first. (TG-465)
void repeat_chapter(Table& t);

/// Step 5 of Start of Day. (TG-124 to TG-127, TG-946)
Rule<> reveal_next_event(Table& t);
/// A certain Event comes, from wherever it lies.
Rule<> resolve_event(Table& t, std::uint8_t event);
/// Moves Random Events to the top of the Event deck. (TG-090, TG-880, TG-938)
void place_random_events(Table& t, int count);

/// Whether Locations still wait for the Encounter of an Event; and one of them. (TG-947)
bool event_encounters_wait(const State& s);
Rule<> meet_event_encounter(Table& t);

/// Puts a Quest into the pile of Active Quests. (TG-302)
void begin_quest(Table& t, std::uint8_t quest);
/// Whether its card lies in that pile, fulfilled or not. (TG-127, TG-308)
bool is_in_pile(const State& s, std::uint8_t quest);
/// Whether it lies there and is still to be fulfilled.
bool is_open(const State& s, std::uint8_t quest);
/// A rule orders that a Quest leaves the pile. (TG-308)
void put_quest_away(Table& t, std::uint8_t quest, Citation rule);
/// Writes a Task into the log, unless it stands there. (TG-316)
void give_task(Table& t, int task);
/// Whether the condition of an Active Quest is met. (TG-303)
bool any_quest_fulfilled(const Table& t);
/// Resolves the Quests that are fulfilled, in the order in which they came. (TG-303, TG-988 to
/// TG-990)
Rule<> settle_quests(Table& t);

}  // namespace tavola::avalon
