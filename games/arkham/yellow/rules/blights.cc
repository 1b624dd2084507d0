// Yellow signs and Blights. Each time the terror level rises, the herald has the group choose: a
// Blight, which stays for the rest of the game and in the Final Battle, or doom. Blights name
// people of the town, and an encounter with one of them is ignored. (KY-001 to KY-012)
#include "games/arkham/yellow/rules/blights.h"

#include "core/then.h"
#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

Rule<> yellow_sign_on_terror_track(Table& t, Citation rule) {
  State& s = t.state;
  const int herald = find_lying(s, lying_of(s, TableCardKind::kHerald));
  if (herald >= 0) ++s.lying[herald].tokens;
  t.emit(rule, Tells::kYellowSign, s.terror - 1);  // on the space just left. KY-005
  const std::uint8_t blight = draw_table_card(t, TableCardKind::kBlight);
  if (blight == kNone) co_return;
  enter_play(t, blight, cites("KY-006"));
  t.applies(cites("KY-002"));
  apply_closings(t, cites("KY-002"));
  co_await test_gate_limit(t);
  co_await on_entering_play(t, table_card(blight).source, cites("KY-006"));
}

Rule<> yellow_sign_on_doom_track(Table& t, Citation rule) {
  t.applies(rule);
  return add_doom(t, 1, cites("KY-007"));
}

std::uint8_t blight_on(const State& s, Area place, int card) {
  const std::vector<std::uint16_t>& persons = area_of(place).persons;
  const auto number = static_cast<std::size_t>(card);
  if (number >= persons.size() || persons[number] == 0) return kNone;
  for (int i = 0; i < s.lying_count; ++i)
    if ((table_card(s.lying[i].card).persons & persons[number]) != 0) return s.lying[i].card;
  return kNone;
}

Rule<> ignore_encounter(Table& t, Seat who, std::uint8_t blight) {
  t.emit(cites("KY-001"), Tells::kEncounterIgnored, who, blight);
  return outcome_aside(t, carry_out(t, who, content().ignored_encounter, cites("KY-001")));
}

void no_more_deputies(Table& t, Citation rule) {
  State& s = t.state;
  for (const CardNumber card : {content().deputys_revolver, content().patrol_wagon}) {
    for (Seat who = 0; who < s.seats; ++who)
      if (const int number = find_card(s, who, card); number >= 0) to_box(t, who, number, rule);
    s.boxed[card] = content().cards[card].copies;
  }
  for (Seat who = 0; who < s.seats; ++who) lose_special(t, who, kDeputy, rule);
  s.yellow.no_deputy = 1;
}

}  // namespace tavola::arkham
