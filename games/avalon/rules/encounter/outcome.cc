// How an Encounter ends: Reward, Loot and Failure, and all cards go back where they came from.
// (TG-585 to TG-588, TG-637, TG-656, TG-772 to TG-778, TG-995 to TG-997)
#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

/// Where the card goes: under its deck, or onto the map. (TG-367, TG-372, TG-384, TG-651, TG-662)
void put_card_away(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const EncounterCard& card = encounter_card(s);
  const bool roams = card.has(Trait::kGuardian) && e.outcome == EncounterOutcome::kEscaped;
  const int on_map = guardian_with(s, e.card);
  if (on_map >= 0 && !roams) {
    take_guardian_off(t, on_map, cites("TG-384"));
    return;
  }
  if (roams && e.place != kNone) {
    place_guardian(t, e.card, e.place, cites("TG-372"));
    return;
  }
  s.journey.encounters[static_cast<std::size_t>(card.colour)].put_at_bottom(e.card);
  t.applies(cites("TG-367"));
}

void return_sequence(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  for (int slot = 0; slot < e.length; ++slot) {
    s.character(e.sequence[slot].owner).own(e.type).deck.add(e.sequence[slot].card);
    e.sequence[slot] = {};
  }
  e.length = 0;
  t.applies(cites("TG-997"));
}

}  // namespace

// TG-490, TG-588, TG-996: hand and discards are shuffled into the deck they came from.
void return_cards(Table& t, Seat seat) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  auto& deck = s.character(seat).own(e.type).deck;
  while (!e.hands[seat].empty()) deck.add(e.hands[seat].take_at(0));
  while (!e.discards[seat].empty()) deck.add(e.discards[seat].take_at(0));
  deck.shuffle();
  t.applies(cites("TG-996"));
}

void break_off_encounter(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (!e.on()) return;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (((e.party >> seat) & 1U) != 0) return_cards(t, seat);
  return_sequence(t);
  if (e.outcome == EncounterOutcome::kOpen) e.outcome = EncounterOutcome::kLost;
  const auto colour = static_cast<std::size_t>(encounter_card(s).colour);
  if (s.journey.encounters[colour].count(e.card) == 0) put_card_away(t);
  e = kNoEncounter;
}

Rule<Seat> who_receives(Table& t, int measure) {
  State& s = t.state;
  const SeatSet in = members_in(s);
  if (in.count() == 1) co_return lowest_number(s, in);
  t.ask(lowest_number(s, in), Prompt::kShareLoot, cites("TG-510"), measure);
  t.also(in);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (in.has(seat)) t.offer(cites("TG-510"), Verb::kGiveTo, seat);
  const Option answer = co_await t.answer();
  co_return answer.arg<Seat>(0);
}

Rule<> end_encounter(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const EncounterCard& card = encounter_card(s);
  e.active = kNone;
  const bool failed = e.outcome == EncounterOutcome::kLost ||
                      (e.outcome == EncounterOutcome::kEscaped && !e.combat());
  const bool won = e.outcome == EncounterOutcome::kWon;
  const CardMoment moment = e.combat() ? CardMoment::kCombatWon : CardMoment::kDiplomacyWon;
  if (card.has(Trait::kShatter))
    for (Seat seat = 0; seat < s.seats; ++seat) {
      if (((e.party >> seat) & 1U) == 0) continue;
      const CardSet weapons = weapons_used(s, seat);
      if (won && e.is_in(seat)) {
        e.flipped[seat] = e.flipped[seat] - weapons;
        co_await texts_of_items_at(t, moment, effects::Timing::kAfter, seat, cites("TG-398"),
                                   weapons);
      }
      shatter(t, seat, weapons);
    }
  if (won) {
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (e.is_in(seat))
        co_await carry_out(t, card.reward, seat, e.combat() ? cites("TG-585") : cites("TG-776"));
    if (card.loot != kNoSource) {
      e.sharing = 1;
      co_await carry_out(t, card.loot, lowest_number(s, members_in(s)), cites("TG-586"));
      e.sharing = 0;
    }
  } else if (failed) {
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (e.is_in(seat))
        co_await carry_out(
            t, card.failure, seat,
            e.outcome == EncounterOutcome::kLost ? cites("TG-772") : cites("TG-684"));
  }
  const SeatSet winners = members_in(s);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (((e.party >> seat) & 1U) != 0) return_cards(t, seat);
  return_sequence(t);
  put_card_away(t);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    e.flipped[seat].clear();  // TG-406, TG-407: what the keyword limit turned down stays so
    e.flipped_secrets[seat].clear();
    e.flipped_skills[seat].clear();
  }
  for (PossessionMark& mark : e.marks) mark = {};
  e.active = e.struck = kNone;
  e.activated = e.settled = e.played = e.more_cards = 0;
  e.step = EncounterStep::kNone;
  for (Seat seat = 0; won && seat < s.seats; ++seat)
    if (winners.has(seat))
      co_await own_texts_at(t, moment, effects::Timing::kAfter, seat, cites("TG-398"));
  // TG-537, TG-538: what was set aside, or came as Loot, has no part in the victory either.
  for (CardSet& items : e.set_aside) items.clear();
  part_with_who_left(t);
}

}  // namespace tavola::avalon
