// Start of Day, its eight steps in order. (section 5 of the ledger)
#include "games/avalon/rules/character/death.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journal/reading.h"
#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/guardians.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/banter.h"
#include "games/avalon/rules/story/events.h"

namespace tavola::avalon {
namespace {

// Step 4: Time Dials and Time tokens; Quest Dials and Quest tokens stay. (TG-118 to TG-122, TG-945)
void pass_time(Table& t) {
  State& s = t.state;
  for (Dial& dial : s.journey.dials) {
    if (dial.on == DialOn::kNothing || dial.quest != 0) continue;
    if (--dial.value > 0) continue;
    if (dial.on == DialOn::kSecret) s.story.run_out.add(dial.what);  // TG-944
    dial = {};
  }
  t.applies(cites("TG-118"));
  for (LocationState& place : s.journey.locations) {
    if (place.time_tokens > 0) --place.time_tokens;
    place.used = 0;
  }
  t.applies(cites("TG-120"));
  for (Character& c : s.characters) {
    c.used_today = c.trait_used = 0;
    c.items_used.clear();
    c.secrets_used.clear();
    c.skills_used.clear();
  }
  std::ranges::fill(s.story.quest_used, std::uint8_t{0});
  renew_marks(s, JournalLimit::kDay);
  t.applies(cites("TG-945"));
}

// TG-944: what a text ties to the removal of its Time Dial.
Rule<> resolve_run_out_dials(Table& t) {
  State& s = t.state;
  for (std::uint8_t card = 0; card < kMostSecrets; ++card) {
    if (!s.story.run_out.has(card)) continue;
    s.story.run_out.remove(card);
    const Seat holder = holder_of_secret(s, card);
    if (holder == kNoSeat) continue;
    t.emit(cites("TG-119"), Happening::kDialGone,
           possession_value(s.character(holder), {Belonging::kSecret, card}));
    co_await carry_out(t, secret(card).runs_out, holder, cites("TG-944"),
                       place_of_text({Belonging::kSecret, card}));
  }
}

}  // namespace

Rule<> start_of_day_step(Table& t) {
  JourneyState& j = t.state.journey;
  t.applies(cites("TG-109"));
  const int step = j.step;
  switch (step) {
    case 1:
      if (living(t.state).empty()) {  // a referee may have set up such a table
        end_in_failure(t, cites("TG-1016"));
        co_return;
      }
      remove_dark_menhirs(t);
      break;
    case 2:
      ++j.step;  // before anybody arrives anywhere
      spread_wyrdness(t);
      co_return;
    case 3:
      lower_menhir_dials(t);
      break;
    case 4: {
      // TG-118: all Dials first, so that one which is laid by what another brings about stays as it
      // is.
      pass_time(t);
      const SeatSet due = lower_dials_of_the_dying(t);
      co_await resolve_run_out_dials(t);
      co_await let_die(t, due);
      break;
    }
    case 5:
      co_await reveal_next_event(t);
      break;
    case 6:
      if (guardians_to_roll(t.state)) {
        co_await roll_next_guardian(t);
        co_return;
      }
      break;
    case 8:  // TG-130
      for (Seat seat = 0; seat < t.state.seats; ++seat)
        if (t.state.character(seat).alive != 0) {
          co_await choose_equipment(t, seat, cites("TG-130"));
          co_await own_texts_at(t, CardMoment::kDawn, effects::Timing::kAt, seat, cites("TG-398"));
        }
      break;
    default:
      break;
  }
  if (++j.step <= 8) co_return;
  let_heroes_talk(t);
  for (Guardian& guardian : j.guardians) guardian.rolled = 0;
  j.stage = DayStage::kDuring;
  j.step = 0;
  j.round = 1;
  j.acted = j.passed = j.waited = 0;
  j.again = kNone;
  t.emit(cites("TG-131"), Happening::kRoundBegins, j.round);
}

}  // namespace tavola::avalon
