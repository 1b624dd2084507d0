#include "games/avalon/rules/journal/journal_record.h"

#include "core/enum_names.h"
#include "games/avalon/content/content.h"

namespace tavola::avalon {
namespace {

/// The marks as a set of numbers, for Record::set.
struct UsedMarks {
  JournalState state;
  bool has(int mark) const { return state.has_used(mark); }
  void add(int mark) { state.use(mark); }
};

}  // namespace

void record_journal(Record& r, JournalState& j) {
  const Record::Names seats = {"0", "1", "2", "3"};
  Record::Names verses;
  for (const JournalVerse& verse : content().journal.verses) verses.push_back(verse.id);
  Record::Names places;
  for (const Location& place : content().island.locations) places.push_back(place.id);
  r.name("reading", j.reading, names_of<Reading>());
  r.name("verse", j.verse, verses, kNoVerse);
  r.number("next", j.next, 0, 255);
  r.name("reader", j.reader, seats, kNone);
  r.set("party", j.party, seats);
  r.name("place", j.place, places, kNone);
  r.number("called", j.called, 0, 255);
  r.number("choice", j.choice, 0, 255);
  r.number("part", j.part, 0, 255);
  r.number("outcome", j.outcome, 0, 255);
  r.set("spoken_to", j.spoken_to, seats);
  r.flag("instructed", j.instructed);
  r.flag("settled", j.settled);
  r.set("dreamers", j.dreamers, seats);
  r.set("nightmares", j.nightmares, seats);
  r.names("dream_place", j.dream_place, places, kNone);
  r.number("pages", j.pages, 0, 250);
  r.flag("told", j.told);
  r.names("waiting", j.waiting, verses, kNoVerse);
  // A mark is known by where it stands: the verse and the line's number in it.
  UsedMarks used{j};
  r.set("used", used, content().journal.mark_names);
  for (std::size_t i = 0; i < sizeof(j.used); ++i) j.used[i] = used.state.used[i];
}

}  // namespace tavola::avalon
