// What investigators go and fetch beside Clues: the next step of a Task or Mission, an Exhibit Item
// that lies in the streets, and the one that the Ancient Whispers may give. (DH-022 to DH-031,
// DP-012)
#include "games/arkham/bots/situation.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/dunwich/rules/tasks.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"

namespace tavola::arkham {
namespace {

/// The step that comes next, if it is somewhere in a town.
Area next_area(const Possession& possession) {
  const Card& card = card_of(possession);
  return possession.tokens < card.steps.size() ? card.steps[possession.tokens].area : kNone;
}

}  // namespace

void Situation::look_at_things_to_fetch(const State& s) {
  wanted = s.pharaoh.exhibits;
  if (s.pharaoh.whispers != kNone) wanted.add(s.pharaoh.whispers);
  for (Seat who = 0; who < s.seats; ++who) {
    if (!holds_task(s, who)) continue;
    for (const Possession& possession : held(s, who))
      if (const Area area = next_area(possession); area != kNone) wanted.add(area);
  }
}

double Judged::fetching_at(Area area) const {
  if (!has(now->wanted, area)) return 0;
  double worth = 0;
  if (has(s->pharaoh.exhibits, area)) worth += w.exhibit;
  if (area == s->pharaoh.whispers) worth += w.whispers * w.exhibit;
  if (holds_task(*s, who))
    for (const Possession& possession : held(*s, who))
      if (next_area(possession) == area)
        worth += w.task / static_cast<double>(card_of(possession).steps.size());
  return on_the_way(area, w.on_errand * worth);
}

double Judged::steps_done(const Possession& possession) const {
  const std::size_t steps = card_of(possession).steps.size();
  return steps == 0 ? 0 : w.task * possession.tokens / static_cast<double>(steps);
}

}  // namespace tavola::arkham
