// Reading the Journal, one directive a step, until "Exploration ends". (sections 7 and 17 of the
// ledger)
#pragma once

#include "games/avalon/rules/journal/journal_content.h"
#include "games/avalon/table.h"

namespace tavola::avalon {

/// The section of a Location, or nothing.
const JournalSection* section_of(std::uint8_t place);
const JournalVerse& verse(VerseId which);

/// Opens the Journal at a verse for those who read it together.
void begin_reading(Table& t, Reading kind, Seat reader, SeatSet party, std::uint8_t place,
                   VerseId at);
/// Explore: from the opening of a Location's section. (TG-148 to TG-152)
void begin_exploration(Table& t, Seat acting, SeatSet party);
/// Whether a Location has anything to explore.
bool can_explore(std::uint8_t place);

/// A card or a text sends to a numbered verse of the Book of Secrets: the Party that reads or, if
/// nobody does, all Characters together. (TG-909)
void read_book(Table& t, int number);
/// Where the Allmother's Mercy stands in the Book. (TG-464, TG-909)
inline constexpr int kMercyVerse = 500;
/// The same once nobody reads any more: what Events and Quests say does not take the page away.
void read_book_later(Table& t, int number);
/// Who left an Encounter on the way of a text while others stayed reads no further. (TG-992)
void part_with_who_left(Table& t);
/// Whether a verse of the Book waits, and opening it.
bool verse_waits(const State& s);
void read_waiting_verse(Table& t);
/// The verse of the Book with a number, or kNoVerse.
VerseId book_verse(const Content& content, int number);

/// Carries out the next directive, or lets the Party choose.
Rule<> reading_step(Table& t);

/// What keeps a choice from being taken.
enum class ChoiceLock : std::uint8_t { kOpen, kUsedUp, kNeed, kCost };
inline constexpr int kLocks = 4;
struct LockedChoice {
  ChoiceLock lock = ChoiceLock::kOpen;
  Source what = kNoSource;  // the need or the cost that stands in the way
};
LockedChoice lock_of(const Table& t, const JournalChoice& choice);

/// What was had once a day can be had again; so can, in a new chapter, what goes once a chapter.
/// (TG-906, TG-945)
void renew_marks(State& s, JournalLimit limit);

}  // namespace tavola::avalon
