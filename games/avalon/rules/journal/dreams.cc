#include "games/avalon/rules/journal/dreams.h"

#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {
namespace {

/// TG-960: who reads what, and where, is settled before anybody reads.
void settle_sleepers(Table& t) {
  State& s = t.state;
  JournalState& j = s.journal;
  j.settled = 1;
  j.dreamers = j.nightmares = 0;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    j.dream_place[seat] = kNone;
    if (c.alive == 0 || c.place == kNone || !location(c.place).has(Seal::kDream)) continue;
    const JournalSection* section = section_of(c.place);
    const bool insane = c.insane != 0;  // TG-209
    if (section == nullptr || (insane ? section->nightmare : section->dream) == kNoVerse) continue;
    j.dream_place[seat] = c.place;
    std::uint8_t& set = insane ? j.nightmares : j.dreamers;
    set = static_cast<std::uint8_t>(set | (1U << seat));
  }
}

SeatSet sleepers_in(const State& s, SeatSet all, std::uint8_t place) {
  SeatSet found;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (all.has(seat) && s.journal.dream_place[seat] == place) found.add(seat);
  return found;
}

}  // namespace

Rule<bool> next_dream(Table& t) {
  State& s = t.state;
  JournalState& j = s.journal;
  if (j.settled == 0) settle_sleepers(t);
  const bool dreams = j.dreamers != 0;  // TG-210: all Dreams first
  const SeatSet due = SeatSet::from_bits(dreams ? j.dreamers : j.nightmares);
  if (due.empty()) {
    j.settled = 0;
    co_return false;
  }
  // TG-962: in the order the players agree; the one with the lowest number comes first.
  t.ask(lowest_number(s, due), Prompt::kWhichDream, cites("TG-962"));
  t.also(living(s));
  for (int number = 0; number <= 9999;) {
    std::uint8_t next = kNone;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (!due.has(seat)) continue;
      const std::uint8_t place = j.dream_place[seat];
      if (location(place).number <= number) continue;
      if (next == kNone || location(place).number < location(next).number) next = place;
    }
    if (next == kNone) break;
    t.offer(cites("TG-962"), Verb::kReadDream, next);
    number = location(next).number;
  }
  const Option chosen = co_await t.answer();
  const std::uint8_t place = chosen.arg<std::uint8_t>(0);
  const SeatSet party = sleepers_in(s, due, place);  // TG-961
  std::uint8_t& set = dreams ? j.dreamers : j.nightmares;
  set = static_cast<std::uint8_t>(set & ~party.bits());
  t.emit(dreams ? cites("TG-208") : cites("TG-209"),
         dreams ? Happening::kDreams : Happening::kNightmares, place);
  const JournalSection& section = *section_of(place);
  begin_reading(t, dreams ? Reading::kDream : Reading::kNightmare, lowest_number(s, party), party,
                place, dreams ? section.dream : section.nightmare);
  co_return true;
}

}  // namespace tavola::avalon
