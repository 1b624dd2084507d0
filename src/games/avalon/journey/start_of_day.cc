// Start of Day, its eight steps in order. (section 5 of the ledger)
#include "games/avalon/character/death.h"
#include "games/avalon/journey/day.h"
#include "games/avalon/journey/guardians.h"
#include "games/avalon/journey/map.h"
#include "games/avalon/journey/menhirs.h"

namespace tavola::avalon {
namespace {

// Step 4: Time Dials and Time tokens; Quest Dials and Quest tokens stay. (TG-118 to TG-122, TG-945)
void pass_time(Table& t) {
  State& s = t.state;
  for (Dial& dial : s.journey.dials) {
    if (dial.on == DialOn::kNothing || dial.quest != 0) continue;
    if (--dial.value == 0) dial = {};
  }
  t.applies(cites("TG-118"));
  for (LocationState& place : s.journey.locations) {
    if (place.time_tokens > 0) --place.time_tokens;
    place.used = 0;
  }
  t.applies(cites("TG-120"));
  for (Character& c : s.characters) {
    c.used_today = 0;
    c.items_used.clear();
    c.secrets_used.clear();
    c.skills_used.clear();
  }
  t.applies(cites("TG-945"));
}

}  // namespace

Rule<> start_of_day_step(Table& t) {
  JourneyState& j = t.state.journey;
  t.applies(cites("TG-109"));
  const int step = j.step;
  switch (step) {
    case 1:
      remove_dark_menhirs(t);
      break;
    case 2:
      ++j.step;  // before anybody arrives anywhere
      spread_wyrdness(t);
      co_return;
    case 3:
      lower_menhir_dials(t);
      break;
    case 4:
      pass_time(t);
      co_await count_down_dying(t);
      break;
    case 6:
      if (guardians_to_roll(t.state)) {
        roll_next_guardian(t);
        co_return;
      }
      break;
    default:
      break;
  }
  if (++j.step <= 8) co_return;
  for (Guardian& guardian : j.guardians) guardian.rolled = 0;
  j.stage = DayStage::kDuring;
  j.step = 0;
  j.round = 1;
  j.acted = j.passed = j.waited = 0;
  t.emit(cites("TG-131"), Happening::kRoundBegins, j.round);
}

}  // namespace tavola::avalon
