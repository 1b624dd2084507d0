// The cards and sheets that lie on the table and speak to everybody while they do: a herald, a
// Blight, an Act. Here they only come and go; what each kind is for stands in its chapter.
#pragma once

#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {

inline const TableCard& table_card(std::uint8_t card) { return content().table_cards[card]; }
inline auto& table_deck(State& s, TableCardKind kind) {
  return s.table_decks[static_cast<int>(kind)];
}
inline DeckId deck_of(TableCardKind kind) {
  return static_cast<DeckId>(static_cast<int>(DeckId::kHeralds) + static_cast<int>(kind));
}
/// What a card on the table says; nothing while it lies face down. DH-017, DH-018
inline const CardSummary& lying_source(const LyingCard& lying) {
  const bool silent = (lying.marks & kTableCardFaceDown) != 0;
  return content().summaries.table_cards[silent ? kNone : lying.card];
}

/// What speaks to everybody, by a number, because a rule that waits between two of them must find
/// the next one. What is not there has nothing to say.
inline int common_sources(const State& s) { return 3 + s.lying_count; }
inline const CardSummary& common_source(const State& s, int n) {
  const auto& look = content().summaries;
  switch (n) {
    case 0:
      return look.ancient_ones[s.ancient_one];
    case 1:
      return look.mythos[s.environment];
    case 2:
      return look.mythos[s.rumor];
    default:
      return lying_source(s.lying[n - 3]);
  }
}
/// What all of these can matter for together: to be called whenever one of them comes or goes.
Relevance relevance_of_table(const State& s);
void hear_table(State& s);

/// Where in State::lying a card lies, or -1.
int find_lying(const State& s, std::uint8_t card);
/// The first card of a kind that lies there, or kNone.
std::uint8_t lying_of(const State& s, TableCardKind kind);
/// The next card of a kind, drawn for all to see; kNone from an empty deck.
std::uint8_t draw_table_card(Table& t, TableCardKind kind);
/// Puts a card that is in no deck on the table, and takes one away. A card that leaves play is out
/// of the game unless its chapter puts it back into its deck.
void enter_play(Table& t, std::uint8_t card, Citation rule);
void leave_play(Table& t, std::uint8_t card, Citation rule);
/// All cards of a kind lie there from the beginning, face down. DH-017
void lay_face_down(Table& t, TableCardKind kind);
/// Face up it speaks. DH-018
void turn_face_up(Table& t, std::uint8_t card, Citation rule);
/// The card whose effect this is, if it lies there face up and ready; -1 if not.
int ready_lying(const State& s, std::uint16_t source);
void exhaust_lying(Table& t, int at, Citation rule);  // turned sideways. DH-019
void refresh_lying(Table& t);                         // DH-020

}  // namespace tavola::arkham
