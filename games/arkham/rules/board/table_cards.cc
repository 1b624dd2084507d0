#include "games/arkham/rules/board/table_cards.h"

#include "games/arkham/cards/card_effects.h"

namespace tavola::arkham {

Relevance relevance_of_table(const State& s) {
  Relevance all;
  for (int n = 0; n < common_sources(s); ++n) all |= common_source(s, n);
  return all;
}

void hear_table(State& s) {
  const std::uint64_t before = s.common.bonuses;
  s.common = relevance_of_table(s);
  if (has(before | s.common.bonuses, static_cast<int>(Bonus::kGateLimit)))
    s.dunwich.limit_moved = 1;
}

int find_lying(const State& s, std::uint8_t card) {
  for (int i = 0; i < s.lying_count; ++i)
    if (s.lying[i].card == card) return i;
  return -1;
}

std::uint8_t lying_of(const State& s, TableCardKind kind) {
  for (int i = 0; i < s.lying_count; ++i)
    if (table_card(s.lying[i].card).kind == kind) return s.lying[i].card;
  return kNone;
}

std::uint8_t draw_table_card(Table& t, TableCardKind kind) {
  auto& deck = table_deck(t.state, kind);
  return deck.empty() ? kNone : t.draw(deck, deck_of(kind));
}

void enter_play(Table& t, std::uint8_t card, Citation rule) {
  State& s = t.state;
  if (s.lying_count == kMostLying) return fail_table(kLyingLimit);
  LyingCard lying;
  lying.card = card;
  s.lying[s.lying_count++] = lying;
  hear_table(s);
  t.emit(rule, Tells::kEntersPlay, card);
}

void leave_play(Table& t, std::uint8_t card, Citation rule) {
  State& s = t.state;
  const int at = find_lying(s, card);
  if (at < 0) return;
  for (int i = at; i + 1 < s.lying_count; ++i) s.lying[i] = s.lying[i + 1];
  s.lying[--s.lying_count] = LyingCard();
  hear_table(s);
  t.emit(rule, Tells::kLeavesPlay, card);
}

void lay_face_down(Table& t, TableCardKind kind) {
  State& s = t.state;
  auto& deck = table_deck(s, kind);
  while (!deck.empty() && s.lying_count < kMostLying) {
    LyingCard lying;
    lying.card = deck.take_at(deck.size() - 1);
    lying.marks = kTableCardFaceDown;
    s.lying[s.lying_count++] = lying;
  }
  t.applies(cites("DH-017"));
}

void turn_face_up(Table& t, std::uint8_t card, Citation rule) {
  State& s = t.state;
  const int at = find_lying(s, card);
  if (at < 0 || (s.lying[at].marks & kTableCardFaceDown) == 0) return;
  s.lying[at].marks = 0;
  hear_table(s);
  t.emit(rule, Tells::kTurnsUp, card);
  t.applies(cites("DH-018"));
}

int ready_lying(const State& s, std::uint16_t source) {
  for (int i = 0; i < s.lying_count; ++i)
    if (s.lying[i].marks == 0 && table_card(s.lying[i].card).source == source) return i;
  return -1;
}

void exhaust_lying(Table& t, int at, Citation rule) {
  LyingCard& lying = t.state.lying[at];
  lying.marks |= kTableCardExhausted;
  t.emit(rule, Tells::kTableCardExhausted, lying.card);
  t.applies(cites("DH-019"));
}

void refresh_lying(Table& t) {
  State& s = t.state;
  for (int i = 0; i < s.lying_count; ++i) {
    if ((s.lying[i].marks & kTableCardExhausted) != 0) t.applies(cites("DH-020"));
    s.lying[i].marks &= static_cast<std::uint8_t>(~unsigned{kTableCardExhausted});
  }
}

}  // namespace tavola::arkham
