// The creature phase: one card a step. (HS-062 to HS-108)
#include "core/then.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

std::uint8_t location_of(const State& s, std::uint8_t creature) {
  for (int i = 0; i < kNumbered; ++i)
    if (s.creature_at[i] == creature) return static_cast<std::uint8_t>(i + 1);
  return kNone;
}

namespace {

// HS-068 to HS-071: the first location without a creature, clockwise from the Wizard; kNone if all
// six are full. Nothing but a creature fills a location.
std::uint8_t first_free_location(Table& t) {
  const State& s = t.state;
  int place = s.wizard;
  if (s.house.search == 0) {  // his own location comes last
    ++place;
    t.applies(cites("HS-069"));
  }
  for (int k = 0; k < kRing; ++k, ++place) {
    if (place == kRing) {
      place = 0;
      t.applies(cites("HS-004"));
    }
    if (place == kMiskatonic) {
      t.applies(cites("HS-070"));
    } else if (s.creature_at[place - 1] == kNone) {
      t.applies(cites("HS-071"));
      return static_cast<std::uint8_t>(place);
    } else {
      t.applies(cites("HS-007"));
    }
  }
  return kNone;
}

// HS-065, HS-107: after the last card the players act.
void after_card(Table& t) {
  State& s = t.state;
  if (s.due > 0) return;
  if (s.seats == 3) {
    s.side = s.side == 1 ? 2 : 1;
    t.applies(cites("HS-065"));
  }
  begin_action_phase(t);
}

// HS-090 to HS-098: the marker moves for each creature in town, and the discards come back. The
// card counts as one of those to be turned.
Rule<> necron_card(Table& t) {
  State& s = t.state;
  t.applies(cites("HS-090"));
  int spaces = 0;
  for (std::uint8_t creature : s.creature_at) spaces += creature != kNone;
  if (s.shadow != kNone) {
    spaces += 2;
    t.applies(cites("HS-094"));
  }
  if (spaces == 0)
    t.emit(cites("HS-092"), Happening::kNecronStays);
  else
    co_await advance_necron(t, spaces, s.shadow != kNone ? cites("HS-093") : cites("HS-091"));
  t.emit(cites("HS-096"), Happening::kCreaturesShuffled, s.creature_discard.size() + 1);
  t.applies(cites("HS-097"));
  t.applies(cites("HS-296"));
  while (!s.creature_discard.empty())
    s.creatures.add(s.creature_discard.take_at(s.creature_discard.size() - 1));
  s.creatures.add(kNecronCard);
  s.resolving = kNone;
  --s.due;
  t.applies(cites("HS-098"));
  after_card(t);
}

// HS-100 to HS-108: everybody in town and the Wizard meet at Miskatonic, where nothing befalls
// them; another card follows.
void craven_card(Table& t) {
  State& s = t.state;
  t.applies(cites("HS-100"));
  t.emit(cites("HS-101"), Happening::kCravenCalls);
  s.wizard = kMiskatonic;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (seat == s.holder) {
      t.applies(cites("HS-102"));
      t.applies(cites("HS-104"));
    }
    if (!in_town(s, seat)) continue;
    s.players[seat].place = kMiskatonic;
    take_cards_back(t, seat, cites("HS-103"));
  }
  if (s.shadow != kNone) t.applies(cites("HS-105"));
  s.creature_discard.add(kCravenCard);
  s.resolving = kNone;
  t.emit(cites("HS-106"), Happening::kCreatureDiscarded, kCravenCard);
  t.applies(cites("HS-107"));
  after_card(t);
}

void discard_card(Table& t, std::uint8_t kind, Citation rule) {
  t.state.creature_discard.add(kind);
  t.state.resolving = kNone;
  t.emit(rule, Happening::kCreatureDiscarded, kind);
}

// HS-075, HS-076: the drawn card is carried out and goes; the one in town stays.
Rule<> activate(Table& t, std::uint8_t kind, std::uint8_t there) {
  t.emit(cites("HS-075"), Happening::kCreatureActivates, kind, there);
  return then(t, carry_out(t, content().creatures[kind].activation, cites("HS-075")), discard_card,
              kind, cites("HS-076"));
}

// HS-068, HS-073: nothing befalls players who stand there.
Rule<> place(Table& t, std::uint8_t kind, std::uint8_t free) {
  State& s = t.state;
  s.creature_at[free - 1] = kind;
  s.resolving = kNone;
  t.emit(cites("HS-068"), Happening::kCreaturePlaced, kind, free);
  t.applies(cites("HS-073"));
  if (s.creature_discard.count(kind) > 0) t.applies(cites("HS-078"));
  if (free == s.wizard) t.applies(cites("HS-228"));
  return after_placing(t);
}

void after_ordinary_card(Table& t) {
  --t.state.due;
  after_card(t);
}

Rule<> ordinary_card(Table& t, std::uint8_t kind) {
  if (const std::uint8_t there = location_of(t.state, kind); there != kNone)
    return then(t, activate(t, kind, there), after_ordinary_card);
  if (const std::uint8_t free = first_free_location(t); free != kNone)
    return then(t, place(t, kind, free), after_ordinary_card);
  t.emit(cites("HS-074"), Happening::kNoPlaceInTown, kind);
  discard_card(t, kind, cites("HS-074"));
  after_ordinary_card(t);
  return Rule<>::done();
}

}  // namespace

Rule<> turn_creature_card(Table& t) {
  State& s = t.state;
  TAVOLA_CHECK(!s.creatures.empty(), "the creature deck is empty although Necron returns to it");
  const std::uint8_t kind = t.draw(s.creatures, DeckId::kCreatures);
  s.resolving = kind;
  t.emit(cites("HS-067"), Happening::kCreatureTurned, kind);
  if (s.holder == acting_first(s)) t.applies(cites("HS-318"));
  if (kind == kNecronCard) return necron_card(t);
  if (kind != kCravenCard) return ordinary_card(t, kind);
  craven_card(t);
  return Rule<>::done();
}

}  // namespace tavola::salem
