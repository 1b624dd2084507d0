#include "games/avalon/rules/journal/reading.h"

#include <algorithm>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/journal_conditions.h"
#include "games/avalon/rules/journal/journal_costs.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journey/arrival.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

const JournalSection* section_of(std::uint8_t place) {
  for (const JournalSection& section : content().journal.sections)
    if (section.location == place && place != kNone) return &section;
  return nullptr;
}

const JournalVerse& verse(VerseId which) { return content().journal.verses[which]; }

bool can_explore(std::uint8_t place) {
  const JournalSection* section = section_of(place);
  return section != nullptr && section->opening != kNoVerse;
}

namespace {

void open_verse(Table& t, VerseId at) {
  JournalState& j = t.state.journal;
  j.verse = at;
  j.next = j.called = j.choice = j.part = j.outcome = 0;
  if (j.pages < 250) ++j.pages;
  j.told = 0;
}

/// Reads the page out, once it is sure that nothing forces the Party on to another.
void tell_page(Table& t) {
  JournalState& j = t.state.journal;
  if (j.told != 0) return;
  j.told = 1;
  t.emit(cites("TG-353"), Happening::kVerseRead, j.verse, readers(t.state).count());
}

void end_reading(Table& t) {
  JournalState& j = t.state.journal;
  if (j.reading == Reading::kExploration)
    t.emit(cites("TG-150"), Happening::kExplorationEnds, j.place);
  j.reading = Reading::kNothing;
  j.verse = kNoVerse;
  j.next = j.called = j.party = j.pages = j.choice = j.part = j.outcome = 0;
  j.reader = j.place = kNone;
}

void follow(Table& t, const JournalTarget& target) {
  switch (target.kind) {
    case JournalTarget::Kind::kGoOn:
      break;
    case JournalTarget::Kind::kEnd:
      end_reading(t);
      break;
    case JournalTarget::Kind::kVerse:
      open_verse(t, target.verse);
      break;
  }
}

/// Whether something has to be resolved before the text goes on. (TG-955, TG-970)
bool interrupted(const State& s) { return anybody_arriving(s) || s.encounter.on(); }

/// What an outcome of a directive leads to, once what it did is resolved.
void follow_outcome(Table& t) {
  JournalState& j = t.state.journal;
  const JournalDirective& directive = verse(j.verse).directives[j.next - 1U];
  const JournalTarget& target = directive.outcomes[j.outcome - 1U].target;
  j.outcome = 0;
  follow(t, target);
}

/// The directive is the last that was carried out.
Rule<> bring_about(Table& t, const JournalDirective& directive, const JournalOutcome& outcome,
                   Citation rule) {
  JournalState& j = t.state.journal;
  j.outcome = static_cast<std::uint8_t>(&outcome - directive.outcomes.data() + 1);
  co_await carry_out_for_party(t, outcome.effect, rule);
  if (j.outcome != 0 && !interrupted(t.state)) follow_outcome(t);
}

int bonus_of(const Table& t, const JournalDirective& directive) {
  int sum = 0;
  for (const JournalBonus& bonus : directive.bonuses)
    if (condition_holds(t, bonus.condition)) sum += bonus.number;
  return sum;
}

// TG-1087: one member rolls for all, with its own Attribute; the Party says who.
Rule<> roll_for_party(Table& t, const JournalDirective& directive) {
  State& s = t.state;
  const SeatSet party = readers(s);
  Seat roller = spokesman(s);
  if (directive.name != kNone && party.count() > 1) {
    t.ask(spokesman(s), Prompt::kWhoRolls, cites("TG-1087"), directive.name);
    t.also(party);
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (party.has(seat)) t.offer(cites("TG-1087"), Verb::kLetRoll, seat);
    const Option chosen = co_await t.answer();
    roller = chosen.arg<Seat>(0);
  }
  const int die = t.roll(6);  // TG-930
  int total = die + bonus_of(t, directive);
  if (directive.name != kNone)
    total += directive.per_point * attribute(s, roller, static_cast<Attribute>(directive.name));
  t.emit(cites("TG-1087"), Happening::kJournalRoll, roller, die, total);
  for (const JournalOutcome& band : directive.outcomes)
    if (total >= band.low && total <= band.high) {
      co_await bring_about(t, directive, band, cites("TG-1087"));
      co_return;
    }
}

Rule<> toss_for_party(Table& t, const JournalDirective& directive) {
  const auto face = static_cast<std::uint8_t>(t.chance(2));
  t.emit(cites("TG-931"), Happening::kDialTossed, spokesman(t.state), face);
  for (const JournalOutcome& outcome : directive.outcomes)
    if (outcome.label == face) {
      co_await bring_about(t, directive, outcome, cites("TG-931"));
      co_return;
    }
}

/// TG-388, TG-963: at night all meet it who are where its readers are, also if the night has
/// carried them off.
SeatSet who_is_with(const State& s, SeatSet sleepers) {
  SeatSet all;
  for (Seat sleeper = 0; sleeper < s.seats; ++sleeper)
    for (Seat seat = 0; sleepers.has(sleeper) && seat < s.seats; ++seat)
      if (characters_in(s, s.character(sleeper).place).has(seat)) all.add(seat);
  return all;
}

// TG-955, TG-1088: it interrupts the text, and its outcome says where the text goes on.
void call_encounter(Table& t, const JournalDirective& directive) {
  State& s = t.state;
  JournalState& j = s.journal;
  const bool night = j.reading == Reading::kDream || j.reading == Reading::kNightmare;
  const SeatSet party = night ? who_is_with(s, readers(s)) : readers(s);
  const std::uint8_t place = night ? s.character(spokesman(s)).place : j.place;  // TG-1000
  if (directive.card == kNone) {
    draw_encounter(t, directive.name, party, place);
  } else {
    const auto colour = static_cast<std::size_t>(content().cards.encounters[directive.card].colour);
    s.journey.encounters[colour].take(directive.card);
    t.applies(cites("TG-370"));
    begin_encounter(t, directive.card, party, place);
  }
  if (!s.encounter.on()) return;  // TG-369
  s.encounter.pool = static_cast<std::uint8_t>(bonus_of(t, directive));
  j.called = j.next;  // the directive after this one, counted from 0
}

/// TG-992, TG-993: who left while others stayed is no longer in the Party; if all left, it goes on.
void leave_readers(Table& t) {
  State& s = t.state;
  const EncounterState& e = s.encounter;
  if (e.in == 0) return;
  s.journal.party =
      static_cast<std::uint8_t>(s.journal.party & ~(unsigned{e.party} & ~unsigned{e.in}));
  t.applies(cites("TG-992"));
}

Rule<> after_encounter(Table& t) {
  State& s = t.state;
  JournalState& j = s.journal;
  const JournalDirective& directive = verse(j.verse).directives[j.called - 1U];
  j.called = 0;
  const EncounterState& e = s.encounter;
  leave_readers(t);
  if (readers(s).empty()) {
    end_reading(t);
    co_return;
  }
  const JournalOutcome* found = nullptr;
  for (const JournalOutcome& outcome : directive.outcomes) {
    if (outcome.label == static_cast<std::uint8_t>(e.outcome)) {
      found = &outcome;
      break;
    }
    // a card that is resolved by its own text is neither won nor failed.
    if (outcome.label == kFailed && e.outcome != EncounterOutcome::kWon &&
        e.outcome != EncounterOutcome::kResolved)
      found = &outcome;
  }
  if (found == nullptr) {  // the next sentence
    t.applies(cites("TG-955"));
    co_return;
  }
  co_await bring_about(t, directive, *found, cites("TG-1088"));
}

/// Whether a directive that goes once is to be passed over; otherwise it is used up by this.
bool spent(State& s, JournalMark mark) {
  if (mark == kNoMark) return false;
  if (s.journal.has_used(mark)) return true;
  s.journal.use(mark);
  return false;
}

Rule<> carry_out_directive(Table& t, const JournalDirective& directive) {
  State& s = t.state;
  using Kind = JournalDirective::Kind;
  switch (directive.kind) {
    case Kind::kDo:
      if (!spent(s, directive.mark))
        co_await carry_out_for_party(t, directive.source, cites("TG-953"));
      break;
    case Kind::kForce:
      if (!condition_holds(t, directive.source) || spent(s, directive.mark)) break;
      t.applies(cites("TG-905"));
      follow(t, directive.target);
      break;
    case Kind::kRoll:
      co_await roll_for_party(t, directive);
      break;
    case Kind::kToss:
      co_await toss_for_party(t, directive);
      break;
    case Kind::kEncounter:
      call_encounter(t, directive);
      break;
    case Kind::kGoto:
      follow(t, directive.target);
      break;
  }
}

// TG-970: what one effect of a choice brings about is resolved before the next.
Rule<> go_on_with_choice(Table& t) {
  JournalState& j = t.state.journal;
  const JournalChoice& choice = verse(j.verse).choices[j.choice - 1U];
  while (j.part < choice.effects.size()) {
    const Source effect = choice.effects[j.part++];
    co_await carry_out_for_party(t, effect, cites("TG-357"));
    if (j.choice == 0 || interrupted(t.state) || readers(t.state).empty()) co_return;
  }
  j.choice = j.part = 0;
  if (choice.leaves)
    for (Seat seat = 0; seat < t.state.seats; ++seat)
      if (readers(t.state).has(seat))
        co_await own_texts_at(t, CardMoment::kLeavesThem, effects::Timing::kAfter, seat,
                              cites("TG-006"));
  follow(t, choice.target);
}

// TG-356: where one way is open and nobody is asked, it is told why the others are not.
void tell_locked(Table& t, VerseId at) {
  const JournalVerse& here = verse(at);
  if (here.choices.size() < 2) return;
  for (std::size_t i = 0; i < here.choices.size(); ++i) {
    const JournalChoice& choice = here.choices[i];
    const LockedChoice why = lock_of(t, choice);
    if (why.lock == ChoiceLock::kOpen || choice.hidden) continue;
    const auto need = std::ranges::find(choice.needs, why.what) - choice.needs.begin();
    const auto lock = static_cast<int>(why.lock);
    t.emit(why.lock == ChoiceLock::kNeed ? cites("TG-356") : cites("TG-906"),
           Happening::kChoiceLocked, at, i, readers(t.state).count(),
           why.lock == ChoiceLock::kNeed ? lock + kLocks * static_cast<int>(need) : lock);
  }
}

// TG-354: the Party speaks with one voice; TG-358: there is no other way out.
Rule<> choose_in_verse(Table& t) {
  State& s = t.state;
  const VerseId at = s.journal.verse;
  const JournalVerse& here = verse(at);
  const int size = readers(s).count();
  t.ask(spokesman(s), Prompt::kJournalChoice, cites("TG-354"), at, size);
  t.also(readers(s));
  for (std::size_t i = 0; i < here.choices.size(); ++i)
    if (lock_of(t, here.choices[i]).lock == ChoiceLock::kOpen)
      t.offer(cites("TG-354"), Verb::kJournalChoice, at, i, size);
  if (!t.anything_offered()) {
    end_reading(t);
    co_return;
  }
  const bool only_way = t.decision().options.size() == 1;
  if (only_way) tell_locked(t, at);
  const Option chosen = co_await t.answer();
  const JournalChoice& choice = here.choices[static_cast<std::size_t>(chosen.arg(1))];
  // Nobody chose to turn the page.
  if (!only_way || !choice.costs.empty() || !choice.effects.empty())
    t.emit(cites("TG-354"), Happening::kChoiceTaken, at, chosen.arg(1), size);
  spent(s, choice.mark);
  for (const Source cost : choice.costs) {
    co_await pay_cost(t, cost, cites("TG-906"));
    if (readers(s).empty()) {  // TG-341
      t.applies(cites("TG-341"));
      end_reading(t);
      co_return;
    }
  }
  s.journal.choice = static_cast<std::uint8_t>(chosen.arg(1) + 1);
  s.journal.part = 0;
  if (!interrupted(s)) co_await go_on_with_choice(t);
}

}  // namespace

LockedChoice lock_of(const Table& t, const JournalChoice& choice) {
  if (choice.mark != kNoMark && t.state.journal.has_used(choice.mark))
    return {ChoiceLock::kUsedUp, kNoSource};
  for (const Source need : choice.needs)
    if (!condition_holds(t, need)) return {ChoiceLock::kNeed, need};
  for (const Source cost : choice.costs)
    if (!can_pay_cost(t, cost)) return {ChoiceLock::kCost, cost};
  return {};
}

void begin_reading(Table& t, Reading kind, Seat reader, SeatSet party, std::uint8_t place,
                   VerseId at) {
  JournalState& j = t.state.journal;
  j.reading = kind;
  j.reader = reader;
  j.party = static_cast<std::uint8_t>(party.bits());
  j.place = place;
  open_verse(t, at);
}

void begin_exploration(Table& t, Seat acting, SeatSet party) {
  State& s = t.state;
  const std::uint8_t place = s.character(acting).place;
  t.emit(cites("TG-148"), Happening::kExplores, acting, place);
  if (s.journal.instructed == 0) {
    s.journal.instructed = 1;
    t.emit(cites("TG-151"), Happening::kHowToUseJournal);
  }
  begin_reading(t, Reading::kExploration, acting, party, place, section_of(place)->opening);
}

VerseId book_verse(const Content& content, int number) {
  const std::string id = "book:" + std::to_string(number);
  const auto& verses = content.journal.verses;
  for (std::size_t i = 0; i < verses.size(); ++i)
    if (verses[i].id == id) return static_cast<VerseId>(i);
  return kNoVerse;
}

void read_book(Table& t, int number) {
  State& s = t.state;
  const VerseId at = book_verse(content(), number);
  if (at == kNoVerse) return;
  if (s.journal.on()) return open_verse(t, at);
  const Seat first = lowest_number(s, living(s));
  if (first == kNoSeat) return;
  // Whoever has just come somewhere reads alone what its text sends them to.
  const SeatSet all = s.journal.spoken_to != 0 ? readers(s) : living(s);
  begin_reading(t, Reading::kBook, lowest_number(s, all), all, s.character(first).place, at);
}

void read_book_later(Table& t, int number) {
  if (!t.state.journal.on() && !verse_waits(t.state)) return read_book(t, number);
  const VerseId at = book_verse(content(), number);
  for (VerseId& place : t.state.journal.waiting) {
    if (place == at) return;
    if (place != kNoVerse) continue;
    place = at;
    return;
  }
}

void part_with_who_left(Table& t) {
  const State& s = t.state;
  const bool by_day = s.journey.stage == DayStage::kDuring;
  if (by_day && s.journal.called == 0 &&
      (s.journal.reading == Reading::kExploration || s.journal.reading == Reading::kMenhir))
    leave_readers(t);
}

bool verse_waits(const State& s) { return s.journal.waiting[0] != kNoVerse; }

void read_waiting_verse(Table& t) {
  State& s = t.state;
  auto& waiting = s.journal.waiting;
  const VerseId at = waiting[0];
  std::move(std::begin(waiting) + 1, std::end(waiting), std::begin(waiting));
  waiting[kWaitingVerses - 1] = kNoVerse;
  const Seat first = lowest_number(s, living(s));
  if (first == kNoSeat) return;
  begin_reading(t, Reading::kBook, first, living(s), s.character(first).place, at);
}

Rule<> reading_step(Table& t) {
  State& s = t.state;
  JournalState& j = s.journal;
  if (readers(s).empty()) {
    end_reading(t);
    co_return;
  }
  if (j.called != 0) {
    co_await after_encounter(t);
    co_return;
  }
  if (j.outcome != 0) {
    follow_outcome(t);
    co_return;
  }
  if (j.choice != 0) {
    co_await go_on_with_choice(t);
    co_return;
  }
  const JournalVerse& here = verse(j.verse);
  if (j.next < here.directives.size()) {
    // What it does may drop this rule, so the next one is settled before.
    const JournalDirective& directive = here.directives[j.next++];
    if (directive.kind != JournalDirective::Kind::kForce) tell_page(t);
    co_await carry_out_directive(t, directive);
    co_return;
  }
  tell_page(t);
  if (here.choices.empty()) {
    end_reading(t);
    co_return;
  }
  co_await choose_in_verse(t);
}

void renew_marks(State& s, JournalLimit limit) {
  const auto& marks = content().journal.marks;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (marks[i] == limit) s.journal.renew(static_cast<int>(i));
}

}  // namespace tavola::avalon
