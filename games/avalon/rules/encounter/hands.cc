// Hands: drawing, discarding, and what happens when there is nothing left to draw or to discard.
// (TG-629 to TG-632, TG-816, TG-819, TG-820)
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {

Rule<> draw_cards(Table& t, Seat seat, int count, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (count <= 0 || !e.is_in(seat)) co_return;
  if (deck_of(s, seat).size() < count) {
    co_await run_out_of_cards(t, seat);
    co_return;
  }
  for (int i = 0; i < count; ++i) {
    const std::uint8_t card = t.draw(deck_of(s, seat), deck_id(e.type));
    e.hands[seat].add(card);
    t.emit(rule, Happening::kDraws, seat, card_value(s, card));
  }
}

void discard_from_hand(Table& t, Seat seat, std::uint8_t card, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (!e.hands[seat].take(card)) return;
  e.discards[seat].add(card);
  t.emit(rule, Happening::kDiscards, seat, card_value(s, card));
}

Rule<> discard_cards(Table& t, Seat seat, int count, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  for (; count > 0; --count) {
    if (e.hands[seat].empty()) {
      // TG-631, TG-632: from the top of the deck, as far as there is one.
      discard_from_deck(t, seat, count, e.combat() ? cites("TG-631") : cites("TG-819"));
      co_return;
    }
    if (e.hands[seat].size() > 1) {
      t.ask(seat, Prompt::kDiscard, rule, count);
      for (const std::uint8_t card : e.hands[seat].cards())
        t.offer(rule, Verb::kDiscard, card_value(s, card));
      const Option answer = co_await t.answer();
      discard_from_hand(t, seat, card_of_value(s, answer.arg(0)), rule);
    } else {
      discard_from_hand(t, seat, e.hands[seat][0], rule);
    }
  }
}

void discard_from_deck(Table& t, Seat seat, int count, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  for (; count > 0 && !deck_of(s, seat).empty(); --count) {
    const std::uint8_t card = t.draw(deck_of(s, seat), deck_id(e.type));
    e.discards[seat].add(card);
    t.emit(rule, Happening::kDiscardsTop, seat, card_value(s, card));
  }
}

// TG-658: all but one.
Rule<> keep_one_card(Table& t, Seat seat) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (e.hands[seat].size() <= 1) co_return;
  t.ask(seat, Prompt::kKeepCard, cites("TG-658"));
  for (const std::uint8_t card : e.hands[seat].cards())
    t.offer(cites("TG-658"), Verb::kKeepCard, card_value(s, card));
  const Option answer = co_await t.answer();
  const std::uint8_t kept = card_of_value(s, answer.arg(0));
  while (e.hands[seat].size() > 1) {
    const std::uint8_t first = e.hands[seat][0];
    discard_from_hand(t, seat, first == kept ? e.hands[seat][1] : first, cites("TG-658"));
  }
}

Rule<> take_back_cards(Table& t, Seat seat, int count, Citation rule) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  for (; count > 0 && !e.discards[seat].empty(); --count) {
    t.ask(seat, Prompt::kTakeBack, rule);
    for (const std::uint8_t card : e.discards[seat].cards())
      t.offer(rule, Verb::kTakeBack, card_value(s, card));
    const Option answer = co_await t.answer();
    const std::uint8_t card = card_of_value(s, answer.arg(0));
    e.discards[seat].take(card);
    e.hands[seat].add(card);
    t.emit(rule, Happening::kTakesBack, seat, card_value(s, card));
  }
}

}  // namespace tavola::avalon
