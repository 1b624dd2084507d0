#include "games/arkham/board/table_cards.h"

namespace tavola::arkham {

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
  t.emit(rule, Tells::kEntersPlay, card);
}

void leave_play(Table& t, std::uint8_t card, Citation rule) {
  State& s = t.state;
  const int at = find_lying(s, card);
  if (at < 0) return;
  for (int i = at; i + 1 < s.lying_count; ++i) s.lying[i] = s.lying[i + 1];
  s.lying[--s.lying_count] = LyingCard();
  t.emit(rule, Tells::kLeavesPlay, card);
}

}  // namespace tavola::arkham
