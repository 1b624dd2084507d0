#include "games/avalon/story/events.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/campaign/chapter.h"
#include "games/avalon/cards/card_host.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/journal/reading.h"
#include "games/avalon/journey/guardians.h"
#include "games/avalon/journey/location_text.h"
#include "games/avalon/journey/map.h"

namespace tavola::avalon {
namespace {

template <class Cards>
bool lies_in(const Cards& deck, std::uint8_t card) {
  const auto cards = deck.cards();
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

const EventCard& event_card(std::uint8_t which) { return content().story.events[which]; }

/// What the last Event becomes when another is revealed. (TG-126, TG-310, TG-311, TG-946)
void put_last_event_away(Table& t) {
  StoryState& story = t.state.story;
  const std::uint8_t last = story.event;
  story.event = kNone;
  story.event_used = 0;
  if (last == kNone) return;
  if (event_card(last).random) {
    story.random_events.put_at_bottom(last);
    t.applies(cites("TG-311"));
  } else if (event_card(last).returns) {
    story.events.put_at_bottom(last);
    t.applies(cites("TG-312"));
  } else {
    story.event_discard.put_on_top(last);
    t.applies(cites("TG-946"));
  }
}

/// What it says, once it lies open.
Rule<> carry_out_event(Table& t, std::uint8_t which) {
  State& s = t.state;
  const EventCard& card = event_card(which);
  if (s.story.returned[which] < 255) ++s.story.returned[which];
  const Seat reader = lowest_number(s, living(s));
  if (s.story.returned[which] > 1 && card.again != kNoSource) {
    t.emit(cites("TG-124"), Happening::kEventReturns, which);
    co_await carry_out(t, card.again, reader, cites("TG-124"));
    co_return;
  }
  t.emit(cites("TG-124"), Happening::kEventRevealed, which);
  if (card.places > 0) place_random_events(t, card.places);
  if (card.once != kNoSource) co_await carry_out(t, card.once, reader, cites("TG-124"));
  if (card.effect != kNoSource)
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (s.character(seat).alive != 0) co_await carry_out(t, card.effect, seat, cites("TG-309"));
  if (card.draws != kNone)
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (s.character(seat).alive != 0) s.story.meeting.add(s.character(seat).place);
  // TG-947, TG-989: a Quest may bring an Event between the Encounters of another.
  if (card.draws != kNone || s.story.meeting.empty()) s.story.meeting_colour = card.draws;
}

const effects::Program& quest_line(std::uint8_t quest) {
  return content().book[content().story.quests[quest].line];
}

bool is_fulfilled(const Table& t, std::uint8_t quest) {
  const State& s = t.state;
  const effects::Program& program = quest_line(quest);
  const Seat reader = lowest_number(s, living(s));
  if (reader == kNoSeat) return false;
  return effects::holds(
      t, card_host(), program, program[program.root()].child,
      context_of(content().story.quests[quest].line, reader, cites("TG-303"), -1));
}

Rule<> resolve_quests(Table& t) {
  State& s = t.state;
  for (int i = 0; i < kActiveQuests; ++i) {
    const std::uint8_t quest = s.story.quests[i];
    if (quest == kNone || !is_fulfilled(t, quest)) continue;
    // TG-990: those that came first are resolved first, and each leaves the pile before it speaks.
    for (int at = i; at + 1 < kActiveQuests; ++at) s.story.quests[at] = s.story.quests[at + 1];
    s.story.quests[kActiveQuests - 1] = kNone;
    const Quest& card = content().story.quests[quest];
    t.emit(cites("TG-303"), Happening::kQuestFulfilled, quest);
    if (card.event != kNone && !card.stays) s.story.event_discard.put_on_top(card.event);
    co_await carry_out(t, card.line, lowest_number(s, living(s)), cites("TG-303"));
    i = -1;
  }
}

}  // namespace

int counted_players(const State& s) {
  return s.house.narrative != 0 && s.seats > 1 ? s.seats - 1 : s.seats;
}

void set_up_story(Table& t) {
  State& s = t.state;
  for (std::size_t i = 0; i < content().possessions.items.size(); ++i)
    s.journey.items.add(static_cast<std::uint8_t>(i));
  t.applies(cites("TG-083"));
  for (std::size_t i = 0; i < content().story.events.size(); ++i)
    if (content().story.events[i].random) s.story.random_events.add(static_cast<std::uint8_t>(i));
  t.applies(cites("TG-089"));
  s.story.next_chapter = beginning(s).chapter;
}

namespace {

// TG-093: easier cards leave the decks and harder ones come.
void build_encounter_decks(Table& t, const Chapter& chapter) {
  State& s = t.state;
  for (std::size_t i = 0; i < content().cards.encounters.size(); ++i) {
    const EncounterCard& card = content().cards.encounters[i];
    auto& deck = s.journey.encounters[static_cast<std::size_t>(card.colour)];
    const auto number = static_cast<std::uint8_t>(i);
    const bool wanted = ((chapter.difficulties >> card.difficulty) & 1U) != 0;
    if (lies_in(deck, number)) {
      if (!wanted) deck.take(number);
    } else if (wanted && guardian_with(s, number) < 0) {
      deck.add(number);
    }
  }
  t.applies(cites("TG-093"));
}

// TG-308: the setup orders it. What stands on a Secret stays.
void put_quests_away(Table& t) {
  auto& quests = t.state.story.quests;
  std::uint8_t* kept = std::begin(quests);
  for (const std::uint8_t quest : quests) {
    if (quest == kNone) continue;
    const std::uint8_t event = content().story.quests[quest].event;
    if (event == kNone)
      *kept++ = quest;
    else
      t.state.story.event_discard.put_on_top(event);
  }
  std::fill(kept, std::end(quests), kNone);
  t.applies(cites("TG-308"));
}

/// The first step of a day, to which a Chapter may wait.
bool at_dawn(const State& s) { return s.journey.stage == DayStage::kStart && s.journey.step == 1; }

}  // namespace

Rule<> begin_chapter(Table& t) {
  State& s = t.state;
  StoryState& story = s.story;
  const bool again = story.chapter == story.next_chapter;  // TG-465
  if (story.chapter != kNone && !again && s.house.sitting == 0) {
    // What waited for the dawn was done the day before.
    const int last_day = s.journey.day - (at_dawn(s) ? 1 : 0);
    t.emit(cites("TG-307"), Happening::kChapterDone, story.chapter, last_day, fallen_in_chapter(s));
  }
  story.chapter = story.next_chapter;
  story.next_chapter = kNone;
  const Chapter& chapter = content().story.chapters[story.chapter];
  t.emit(cites("TG-088"), Happening::kChapterBegins, story.chapter);
  renew_marks(s, JournalLimit::kChapter);
  s.journey.dead_before = s.journey.dead_heroes;
  story.pairs_talked = 0;
  for (LocationState& place : s.journey.locations) place.kept = 0;
  put_last_event_away(t);
  // Random Events that were not reached go back to their pile; the others belonged to the chapter
  // before.
  while (!story.events.empty()) {
    const std::uint8_t left = t.draw(story.events, DeckId::kEvents);
    if (event_card(left).random) story.random_events.add(left);
  }
  if (chapter.ends_quests) put_quests_away(t);
  for (const std::uint8_t event : chapter.deck) story.events.put_at_bottom(event);
  build_encounter_decks(t, chapter);
  co_await carry_out(t, chapter.setup, lowest_number(s, living(s)), cites("TG-088"));
}

bool chapter_waits(const State& s) {
  const StoryState& story = s.story;
  if (story.next_chapter == kNone || story.next_chapter == story.chapter) return false;
  return content().story.chapters[story.next_chapter].at_dawn && !at_dawn(s);
}

void repeat_chapter(Table& t) {
  StoryState& story = t.state.story;
  if (story.chapter == kNone) return;
  put_last_event_away(t);
  for (const std::uint8_t event : content().story.chapters[story.chapter].deck) {
    story.event_discard.take(event);
    story.returned[event] = 0;
    for (int i = 0; i < kActiveQuests; ++i) {
      if (story.quests[i] == kNone || story.quests[i] != event_card(event).quest) continue;
      for (int at = i; at + 1 < kActiveQuests; ++at) story.quests[at] = story.quests[at + 1];
      story.quests[kActiveQuests - 1] = kNone;
    }
  }
  story.next_chapter = story.chapter;
}

void place_random_events(Table& t, int count) {
  StoryState& story = t.state.story;
  if (t.state.house.fewer_events != 0) {
    count = std::max(0, count - 1);
    t.applies(cites("TG-880"));
  }
  int placed = 0;
  for (; placed < count && !story.random_events.empty(); ++placed)
    story.events.put_on_top(t.draw(story.random_events, DeckId::kRandomEvents));
  if (placed < count) t.applies(cites("TG-938"));
  if (placed > 0) t.emit(cites("TG-090"), Happening::kRandomEventsPlaced, placed);
}

Rule<> reveal_next_event(Table& t) {
  StoryState& story = t.state.story;
  put_last_event_away(t);
  if (story.events.empty()) {
    if (story.chapter != kNone) t.emit(cites("TG-312"), Happening::kNoEventLeft);
    return Rule<>::done();
  }
  const std::uint8_t event = t.draw(story.events, DeckId::kEvents);
  if (event_card(event).quest != kNone)
    begin_quest(t, event_card(event).quest);
  else
    story.event = event;
  return carry_out_event(t, event);
}

Rule<> resolve_event(Table& t, std::uint8_t event) {
  StoryState& story = t.state.story;
  story.events.take(event);
  if (event_card(event).quest != kNone)
    begin_quest(t, event_card(event).quest);
  else if (event != story.event)
    story.event_discard.put_on_top(event);
  return carry_out_event(t, event);
}

bool event_encounters_wait(const State& s) { return !s.story.meeting.empty(); }

Rule<> meet_event_encounter(Table& t) {
  State& s = t.state;
  const Seat reader = lowest_number(s, living(s));
  std::uint8_t place = kNone;
  int waiting = 0;
  t.ask(reader, Prompt::kMeetHere, cites("TG-947"));
  t.also(living(s));
  s.story.meeting.each([&](std::uint8_t which) {
    place = which;
    ++waiting;
    t.offer(cites("TG-947"), Verb::kMeetHere, which);
  });
  if (waiting > 1) {
    const Option chosen = co_await t.answer();
    place = chosen.arg<std::uint8_t>(0);
  }
  s.story.meeting.remove(place);
  const SeatSet party = characters_in(s, place);
  if (!party.empty()) draw_encounter(t, s.story.meeting_colour, party, place);
}

void begin_quest(Table& t, std::uint8_t quest) {
  if (is_active(t.state, quest)) return;
  for (std::uint8_t& place : t.state.story.quests) {
    if (place != kNone) continue;
    place = quest;
    t.emit(cites("TG-302"), Happening::kQuestBegins, quest);
    return;
  }
  t.fail(kQuestLimit);
}

void give_task(Table& t, int task) {
  for (std::uint8_t& entry : t.state.story.tasks) {
    if (entry == task + 1) return;
    if (entry != 0) continue;
    entry = static_cast<std::uint8_t>(task + 1);
    t.emit(cites("TG-316"), Happening::kTaskGiven, task);
    return;
  }
  t.fail(kTaskLimit);
}

bool is_active(const State& s, std::uint8_t quest) {
  return std::find(std::begin(s.story.quests), std::end(s.story.quests), quest) !=
         std::end(s.story.quests);
}

bool any_quest_fulfilled(const Table& t) {
  for (const std::uint8_t quest : t.state.story.quests)
    if (quest != kNone && is_fulfilled(t, quest)) return true;
  return false;
}

Rule<> settle_quests(Table& t) {
  if (t.state.phase != Phase::kJourney || t.state.encounter.on() || !any_quest_fulfilled(t))
    return Rule<>::done();
  return resolve_quests(t);
}

}  // namespace tavola::avalon
