// Where everything is: areas, investigators, monsters in their slots and cards in their owners'
// hands. Nothing here decides anything. (AH-001 to AH-021, AH-490)
#include "games/arkham/rules/board/board.h"

#include <algorithm>
#include <bit>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

AreaSet gate_areas(const State& s) {
  return set_where<AreaSet>(
      s.gates.at + 64, 64, [&s](std::ptrdiff_t n) { return sixteen_from(s.gates.at + 16 * n); },
      [](Sixteen gate) { return gate != kNone; });
}

int counted_players(const State& s) {
  const std::uint32_t boards = s.parts & content().board_parts;
  const std::uint32_t further = boards & (boards - 1);  // the first counts nothing
  return further == 0 ? s.seats : std::max(1, s.seats - std::popcount(further));
}

int players_in_texts(const State& s) {
  return s.house.counted_players != 0 ? s.seats : counted_players(s);
}

int open_gates(const State& s) { return gate_areas(s).size(); }

AreaSet areas_with_investigators(const State& s) {
  AreaSet found;
  for (Seat who = 0; who < s.seats; ++who)
    if (is_in_town(s, who)) found.add(s.investigators[who].place);
  return found;
}

bool anybody_at(const State& s, Place place) {
  for (Seat who = 0; who < s.seats; ++who)
    if (in_play(s, who) && s.investigators[who].place == place) return true;
  return false;
}

void move_silently(Table& t, Seat who, Place place) {
  Investigator& investigator = t.state.investigators[who];
  if (investigator.place == place) return;
  if (investigator.explored != 0) {
    investigator.explored = 0;
    t.applies(cites("AH-090"));
  }
  investigator.place = place;
  if (maximums_depend_on_cards(t.state)) drop_to_maximum(t, who);  // AH-340
  if (!in_other_world(place) || t.state.phase < Phase::kStartOfTurn || !in_play(t.state, who))
    return;
  gain_clues(t, who, content().statements[sheet_of(t.state, who).source].world_clues,
             cites("AH-022"));
}

void put_investigator(Table& t, Seat who, Place place, Citation rule) {
  const Place from = t.state.investigators[who].place;
  if (from == place) return;
  move_silently(t, who, place);
  t.emit(rule, Tells::kMoves, who, from, place);
}

void distances(const State& s, Area from, std::uint8_t (&steps)[kMostAreas]) {
  Area queue[kMostAreas];
  int read = 0;
  int written = 0;
  std::fill(std::begin(steps), std::end(steps), kNone);
  steps[from] = 0;
  queue[written++] = from;
  while (read < written) {
    const Area here = queue[read++];
    const auto lead_to = [&](Area next) {
      if (steps[next] != kNone || closed(s, next)) return;
      steps[next] = static_cast<std::uint8_t>(steps[here] + 1);
      queue[written++] = next;
    };
    for (const Area next : area_of(here).near) lead_to(next);
    if (has(content().depots, here))
      for (const Area depot : content().depots)
        if (on_board(s, depot)) lead_to(depot);
  }
}

SlotSet monsters_at(const State& s, Place place) {
  return slots_where(s, [place](Sixteen at) { return at == place; });
}

int count_monsters(const State& s, Place place) { return monsters_at(s, place).size(); }

int find_card(const State& s, Seat who, CardNumber card) {
  const std::span<const Possession> cards = held(s, who);
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i].card == card) return static_cast<int>(i);
  return -1;
}

Relevance relevance_of_own(const State& s, Seat who) {
  Relevance all;
  for (int n = 0; n < personal_sources(s, who); ++n) all |= personal_source(s, who, n);
  for (const Possession& possession : held(s, who))
    all |= content().summaries.cards[possession.card];
  return all;
}

int borrowed_from(const State& s, Seat who, CardNumber mask) {
  for (int n = 0; n < s.pharaoh.borrowed.count(who); ++n)
    if (has(content().cards[mask].lends, s.pharaoh.borrowed.at(who, n))) return n;
  return kNone;
}

void put_possession(State& s, Seat who, Possession possession) {
  const int all = all_possessions(s);
  if (all >= kMostPossessions) return fail_table(kPossessionLimit);
  const int at = s.begins[who + 1];
  std::copy_backward(s.possessions + at, s.possessions + all, s.possessions + all + 1);
  s.possessions[at] = possession;
  for (int seat = who; seat < kMostSeats; ++seat) ++s.begins[seat + 1];
  s.own[who] |= content().summaries.cards[possession.card];
}

void lend_ability(State& s, Seat who, std::uint8_t sheet) {
  if (s.pharaoh.borrowed.count(who) == kMostMasks) return fail_table(kMasksLimit);
  s.pharaoh.borrowed.add(who, sheet);
  hear_own(s, who);
}

Possession take_possession(State& s, Seat who, int number) {
  const int all = all_possessions(s);
  const int at = first_possession(s, who) + number;
  TAVOLA_CHECK(number >= 0 && at < s.begins[who + 1], "a card is taken that nobody holds");
  const Possession taken = s.possessions[at];
  std::copy(s.possessions + at + 1, s.possessions + all, s.possessions + at);
  s.possessions[all - 1] = Possession{};
  for (int seat = who; seat < kMostSeats; ++seat) --s.begins[seat + 1];
  if (const int lent = borrowed_from(s, who, taken.card); lent != kNone)
    s.pharaoh.borrowed.remove(who, lent);
  if (has(s.own[who].bonuses, static_cast<int>(Bonus::kGateLimit))) s.dunwich.limit_moved = 1;
  for (CardBeingRead& one : s.being_read) {
    if (one.who != who) continue;
    if (number < one.number)
      --one.number;
    else if (number == one.number && one.gone == 0)
      one.gone = 1;
  }
  hear_own(s, who);
  return taken;
}

int follow_card(State& s, Seat who, int number) {
  int at = 0;
  while (at < kCardsBeingRead && s.being_read[at].who != kNone) ++at;
  const auto now = static_cast<std::uint8_t>(number);
  const CardBeingRead card{card_of(held(s, who)[now]).source, who, now, now, 0};
  if (at > 0 && s.being_read[at - 1] == card) return kNone;  // it is the last that is followed
  if (at == kCardsBeingRead) {
    fail_table(kBeingReadLimit);
    return kNone;
  }
  s.being_read[at] = card;
  return at;
}

int stop_following(State& s, int followed, int number) {
  if (followed == kNone) return number;
  const int now = s.being_read[followed].number;
  for (int at = followed; at < kCardsBeingRead; ++at) s.being_read[at] = CardBeingRead{};
  return now;
}

}  // namespace tavola::arkham
