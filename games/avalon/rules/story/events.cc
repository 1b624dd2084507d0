#include "games/avalon/rules/story/events.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/cards/card_host.h"
#include "games/avalon/rules/campaign/chapter.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/location_text.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/story_phrases.h"

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
    co_await carry_out(t, card.again, reader, cites("TG-124"), kTableText);
    co_return;
  }
  t.emit(cites("TG-124"), Happening::kEventRevealed, which);
  if (card.places > 0) place_random_events(t, card.places);
  if (card.once != kNoSource) co_await carry_out(t, card.once, reader, cites("TG-124"), kTableText);
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

bool is_met(const Table& t, std::uint8_t quest) {
  const State& s = t.state;
  const effects::Program& program = quest_line(quest);
  const Seat reader = lowest_number(s, living(s));
  if (reader == kNoSeat) return false;
  return effects::holds(
      t, card_host(), program, program[program.root()].child,
      context_of(content().story.quests[quest].line, reader, cites("TG-303"), -1));
}

/// Takes a Quest out of the pile. Its card goes onto the discards, if it is an Event.
void take_from_pile(StoryState& story, std::uint8_t quest) {
  auto* const found = std::find(std::begin(story.quests), std::end(story.quests), quest);
  if (found == std::end(story.quests)) return;
  const auto place = found - std::begin(story.quests);
  std::move(found + 1, std::end(story.quests), found);
  story.quests[kActiveQuests - 1] = kNone;
  auto& used = story.quest_used;
  std::move(std::begin(used) + place + 1, std::end(used), std::begin(used) + place);
  used[kActiveQuests - 1] = 0;
  story.fulfilled.remove(quest);
  const std::uint8_t event = content().story.quests[quest].event;
  if (event != kNone) story.event_discard.put_on_top(event);
}

Rule<> resolve_quests(Table& t) {
  State& s = t.state;
  for (int i = 0; i < kActiveQuests; ++i) {
    const std::uint8_t quest = s.story.quests[i];
    if (!is_open(s, quest) || !is_met(t, quest)) continue;
    // TG-990: those that came first are resolved first. TG-127, TG-308: the card stays in the pile,
    // marked before it speaks.
    s.story.fulfilled.add(quest);
    t.emit(cites("TG-303"), Happening::kQuestFulfilled, quest);
    t.applies(cites("TG-308"));
    const Source success = content().story.quests[quest].line;
    co_await carry_out(t, success, lowest_number(s, living(s)), cites("TG-303"), kTableText);
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

// TG-093, TG-364, TG-913: easier cards leave the decks and harder ones come, colour by colour.
void build_encounter_decks(Table& t, const Chapter& chapter) {
  State& s = t.state;
  for (std::size_t i = 0; i < content().cards.encounters.size(); ++i) {
    const EncounterCard& card = content().cards.encounters[i];
    auto& deck = s.journey.encounters[static_cast<std::size_t>(card.colour)];
    const auto number = static_cast<std::uint8_t>(i);
    const std::uint8_t levels = chapter.difficulties[static_cast<std::size_t>(card.colour)];
    const bool wanted =
        ((levels >> card.difficulty) & 1U) != 0 && (!card.first || chapter.first_encounters);
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
  StoryState& story = t.state.story;
  for (int i = 0; i < kActiveQuests;) {
    const std::uint8_t quest = story.quests[i];
    if (quest != kNone && content().story.quests[quest].event != kNone)
      take_from_pile(story, quest);  // the next one has taken its place
    else
      ++i;
  }
  t.applies(cites("TG-308"));
}

/// The first step of a day, to which a Chapter may wait.
bool at_dawn(const State& s) { return s.journey.stage == DayStage::kStart && s.journey.step == 1; }

}  // namespace

Rule<> begin_chapter(Table& t) {
  State& s = t.state;
  StoryState& story = s.story;
  const bool again = story.chapter == story.next_chapter;  // TG-465
  if (story.chapter != kNone && !again &&
      s.house.sitting != static_cast<std::uint8_t>(SittingLength::kChapter)) {
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
  co_await carry_out(t, chapter.setup, lowest_number(s, living(s)), cites("TG-088"), kTableText);
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
  const Chapter& chapter = content().story.chapters[story.chapter];
  for (const auto* cards : {&chapter.deck, &chapter.aside})
    for (const std::uint8_t event : *cards) {
      if (event_card(event).quest != kNone) take_from_pile(story, event_card(event).quest);
      story.event_discard.take(event);
      story.returned[event] = 0;
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

void put_quest_away(Table& t, std::uint8_t quest, Citation rule) {
  if (!is_in_pile(t.state, quest)) return;
  take_from_pile(t.state.story, quest);
  t.emit(rule, Happening::kQuestAway, quest);
}

void begin_quest(Table& t, std::uint8_t quest) {
  if (is_in_pile(t.state, quest)) return;  // TG-308: also one that is fulfilled
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

bool is_in_pile(const State& s, std::uint8_t quest) {
  return quest != kNone && std::find(std::begin(s.story.quests), std::end(s.story.quests), quest) !=
                               std::end(s.story.quests);
}

bool is_open(const State& s, std::uint8_t quest) {
  return is_in_pile(s, quest) && !s.story.fulfilled.has(quest);
}

bool any_quest_fulfilled(const Table& t) {
  for (const std::uint8_t quest : t.state.story.quests)
    if (is_open(t.state, quest) && is_met(t, quest)) return true;
  return false;
}

Rule<> settle_quests(Table& t) {
  if (t.state.phase != Phase::kJourney || t.state.encounter.on() || !any_quest_fulfilled(t))
    return Rule<>::done();
  return resolve_quests(t);
}

}  // namespace tavola::avalon
