// The creature phase: one card a step. (HS-062 to HS-108)
#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

int cards_to_turn(const State& s) {
  if (s.seats == 2) return 1;  // HS-062
  if (s.seats == 4) return 2;  // HS-063
  return s.side;               // HS-064
}

std::uint8_t first_free_location(const State& s) {
  int place = s.wizard + (s.house.search == 0 ? 1 : 0);
  for (int k = 0; k < kRing; ++k, ++place) {
    if (place == kRing) place = 0;
    if (place != kMiskatonic && s.creature_at[place - 1] == kNone)
      return static_cast<std::uint8_t>(place);
  }
  return kNone;
}

std::uint8_t location_of(const State& s, std::uint8_t creature) {
  for (int i = 0; i < kNumbered; ++i)
    if (s.creature_at[i] == creature) return static_cast<std::uint8_t>(i + 1);
  return kNone;
}

namespace {

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

// HS-091 to HS-097: the marker moves for each creature in town, and the discards come back.
Rule<> necron_card(Table& t) {
  State& s = t.state;
  int spaces = 0;
  for (std::uint8_t creature : s.creature_at) spaces += creature != kNone;
  if (s.shadow != kNone) spaces += 2;
  if (spaces == 0)
    t.emit(cites("HS-092"), Happening::kNecronStays);
  else
    co_await advance_necron(t, spaces, s.shadow != kNone ? cites("HS-093") : cites("HS-091"));
  t.emit(cites("HS-096"), Happening::kCreaturesShuffled, s.creature_discard.size() + 1);
  while (!s.creature_discard.empty())
    s.creatures.add(s.creature_discard.take_at(s.creature_discard.size() - 1));
  s.creatures.add(kNecronCard);
  s.resolving = kNone;
  tell(t, quiet::necron_shuffled);
  --s.due;
  after_card(t);
}

// HS-101 to HS-108: everybody in town and the Wizard meet at Miskatonic; another card follows.
void craven_card(Table& t) {
  State& s = t.state;
  t.emit(cites("HS-101"), Happening::kCravenCalls);
  s.wizard = kMiskatonic;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!in_town(s, seat)) continue;
    s.players[seat].place = kMiskatonic;
    take_cards_back(t, seat, cites("HS-103"));
  }
  s.creature_discard.add(kCravenCard);
  s.resolving = kNone;
  tell(t, quiet::craven_called);
  t.emit(cites("HS-107"), Happening::kCreatureDiscarded, kCravenCard);
  after_card(t);
}

Rule<> activate(Table& t, std::uint8_t kind, std::uint8_t there) {
  State& s = t.state;
  t.emit(cites("HS-075"), Happening::kCreatureActivates, kind, there);
  co_await carry_out(t, content().creatures[kind].activation, cites("HS-075"));
  s.creature_discard.add(kind);
  s.resolving = kNone;
  t.emit(cites("HS-076"), Happening::kCreatureDiscarded, kind);
  --s.due;
  after_card(t);
}

Rule<> let_old_ones_answer(Table& t) {
  co_await after_placing(t);
  --t.state.due;
  after_card(t);
}

Rule<> ordinary_card(Table& t, std::uint8_t kind) {
  State& s = t.state;
  const std::uint8_t there = location_of(s, kind);
  if (there != kNone) return activate(t, kind, there);
  if (const std::uint8_t free = first_free_location(s); free != kNone) {
    s.creature_at[free - 1] = kind;
    s.resolving = kNone;
    t.emit(cites("HS-068"), Happening::kCreaturePlaced, kind, free);
    if (free == s.wizard) t.applies(cites("HS-228"));
    tell(t, quiet::creature_placed, kind, free);
    if (old_ones_speak(s)) return let_old_ones_answer(t);
  } else {
    s.creature_discard.add(kind);
    s.resolving = kNone;
    t.emit(cites("HS-074"), Happening::kCreatureDiscarded, kind);
  }
  --s.due;
  after_card(t);
  return Rule<>::done();
}

}  // namespace

Rule<> turn_creature_card(Table& t) {
  State& s = t.state;
  TAVOLA_CHECK(!s.creatures.empty(), "the creature deck is empty although Necron returns to it");
  const std::uint8_t kind = t.draw(s.creatures, DeckId::kCreatures);
  s.resolving = kind;
  t.emit(cites("HS-067"), Happening::kCreatureTurned, kind);
  tell(t, quiet::card_turned);
  if (kind == kNecronCard) return necron_card(t);
  if (kind != kCravenCard) return ordinary_card(t, kind);
  craven_card(t);
  return Rule<>::done();
}

}  // namespace tavola::salem
