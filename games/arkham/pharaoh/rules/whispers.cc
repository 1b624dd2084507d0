// The Ancient Whispers walk the streets of Arkham. The first investigator of a turn who has an
// encounter where they are meets them: a card of their own deck, which mostly gives an Exhibit Item
// and sends them on. (DP-012)
#include "games/arkham/pharaoh/rules/whispers.h"

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

/// The cards of the boxes in use, but for one that was put at the bottom; they are shuffled again
/// after each encounter.
int draw_exhibit_card(Table& t, int without = kNothing) {
  Deck<std::uint8_t, kMostExhibitCards> deck;
  const auto& cards = content().exhibit_cards;
  for (std::size_t card = 0; card < cards.size(); ++card)
    if (in_use(t.state, cards[card]) && static_cast<int>(card) != without)
      deck.add(static_cast<std::uint8_t>(card));
  return t.draw(deck, DeckId::kExhibitEncounters);
}

Rule<> meet_exhibit_card(Table& t, Seat who, int card) {
  t.emit(cites("DP-012"), Tells::kExhibitEncounter, who, card);
  return outcome_aside(
      t, carry_out(t, who, content().exhibit_cards[static_cast<std::size_t>(card)].source,
                   cites("DP-012")));
}

/// The card may be looked at before: then it is drawn, or another one is. AH-022
Rule<> look_for_exhibit_card(Table& t, Seat who) {
  const bool looks = co_await looks_first(t, who, kNothing);
  int card = draw_exhibit_card(t);
  if (looks) {
    t.ask(who, Prompt::kWhichEncounter, cites("AH-022"), t.state.investigators[who].place);
    t.offer(cites("AH-022"), Verb::kKeepExhibitCard, card);
    t.offer(cites("AH-022"), Verb::kDrawTop);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDrawTop)) card = draw_exhibit_card(t, card);
  }
  co_await meet_exhibit_card(t, who, card);
}

}  // namespace

void place_whispers(Table& t) {
  State& s = t.state;
  if (s.house.pharaoh_edition != 0) return;
  for (const ExhibitCard& card : content().exhibit_cards)
    if (in_use(s, card)) s.pharaoh.whispers = content().whispers_home;
}

bool whispers_heard_by(const State& s, Seat who) {
  return s.pharaoh.whispers != kNone && s.pharaoh.whispers_heard == 0 &&
         s.investigators[who].place == s.pharaoh.whispers;
}

Rule<> exhibit_encounter(Table& t, Seat who) {
  State& s = t.state;
  s.pharaoh.whispers_heard = 1;
  if (may_look_first(s, who)) return look_for_exhibit_card(t, who);
  return meet_exhibit_card(t, who, draw_exhibit_card(t));
}

void move_whispers_to(Table& t, Area street, Citation rule) {
  State& s = t.state;
  if (s.pharaoh.whispers == kNone) return;
  s.pharaoh.whispers_moved = 1;
  if (s.pharaoh.whispers == street) return;
  s.pharaoh.whispers = street;
  t.emit(rule, Tells::kWhispersMove, street);
}

void whispers_may_be_heard_again(State& s) {
  s.pharaoh.whispers_moved = 0;
  s.pharaoh.whispers_heard = 0;
}

void move_whispers(Table& t, std::uint16_t white, std::uint16_t black) {
  State& s = t.state;
  if (s.pharaoh.whispers == kNone || s.pharaoh.whispers_moved != 0) return;
  const auto moon = static_cast<std::uint16_t>(1U << static_cast<int>(Dimension::kMoon));
  if (((white | black) & moon) == 0) return;
  const BoardArea& here = area_of(s.pharaoh.whispers);
  const Area next = (white & moon) != 0 ? here.white : here.black;
  if (next == kNone) return;
  s.pharaoh.whispers = next;
  t.emit(cites("AH-196"), Tells::kWhispersMove, next);
}

}  // namespace tavola::arkham
