#include "games/avalon/rules/journey/guardians.h"

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

int guardian_with(const State& s, std::uint8_t encounter) {
  for (int i = 0; i < kGuardians; ++i)
    if (s.journey.guardians[i].encounter == encounter) return i;
  return -1;
}

void place_guardian(Table& t, std::uint8_t encounter, std::uint8_t place, Citation rule) {
  const int known = guardian_with(t.state, encounter);
  if (known >= 0) return;  // it is on the map already
  for (Guardian& guardian : t.state.journey.guardians) {
    if (guardian.encounter != kNone) continue;
    // TG-948: one that is placed while Guardians are rolled for does not roll itself. What an Event
    // has brought is settled before, when none has rolled yet.
    bool rolling = false;
    for (const Guardian& other : t.state.journey.guardians)
      if (other.encounter != kNone && other.rolled != 0) rolling = true;
    guardian = {encounter, place, static_cast<std::uint8_t>(rolling), 1};
    t.emit(rule, Happening::kGuardianPlaced, encounter, place);
    return;
  }
  t.fail(kGuardiansLimit, kGuardians);
}

void take_guardian_off(Table& t, int which, Citation rule) {
  Guardian& guardian = t.state.journey.guardians[which];
  const std::uint8_t encounter = guardian.encounter;
  const auto colour = static_cast<std::size_t>(content().cards.encounters[encounter].colour);
  t.state.journey.encounters[colour].put_at_bottom(encounter);
  t.emit(rule, Happening::kGuardianGone, encounter);
  guardian = {};
}

void meet_guardian(Table& t, int which, SeatSet party, Citation rule) {
  Guardian& guardian = t.state.journey.guardians[which];
  guardian.met = 1;
  t.applies(rule);
  begin_encounter(t, guardian.encounter, party, guardian.place);
}

bool guardians_to_roll(const State& s) {
  for (const Guardian& guardian : s.journey.guardians)
    if (guardian.encounter != kNone && guardian.rolled == 0) return true;
  return false;
}

namespace {

// TG-377: the connected Location with the highest number.
std::uint8_t highest_connected(const State& s, std::uint8_t from) {
  std::uint8_t best = kNone;
  for (int side = 0; side < kSides; ++side) {
    const std::uint8_t to = connected(s, from, static_cast<Side>(side));
    if (to != kNone && (best == kNone || location(to).number > location(best).number)) best = to;
  }
  return best;
}

/// Whether the Chapter has it go somewhere instead of rolling for it.
bool walks(const Table& t, const Guardian& guardian) {
  const std::uint8_t chapter = t.state.story.chapter;
  return chapter != kNone && content().story.chapters[chapter].walker == guardian.encounter;
}

void walk_guardian(Table& t, int which) {
  State& s = t.state;
  Guardian& guardian = s.journey.guardians[which];
  const std::uint8_t goal = card_for_key(s, content().story.chapters[s.story.chapter].walks_to);
  std::uint8_t to = goal == kNone || !on_map(s, goal)
                        ? kNone
                        : step_from(s, guardian.place, goal, /*towards=*/true);
  if (to == kNone) to = guardian.place;
  if (to != guardian.place) {
    guardian.place = to;
    t.emit(cites("TG-374"), Happening::kGuardianMoved, guardian.encounter, to);
  } else {
    t.emit(cites("TG-375"), Happening::kGuardianStayed, guardian.encounter, to);
  }
  const SeatSet there = characters_in(s, to);
  if (!there.empty()) meet_guardian(t, which, there, cites("TG-380"));
}

void roll_guardian(Table& t, int which) {
  State& s = t.state;
  Guardian& guardian = s.journey.guardians[which];
  guardian.rolled = 1;
  if (walks(t, guardian)) return walk_guardian(t, which);
  const auto face = static_cast<GuardianFace>(t.roll(kGuardianFaces) - 1);
  t.emit(cites("TG-373"), Happening::kGuardianRolled, guardian.encounter, face);
  if (face == GuardianFace::kDiscard) {
    take_guardian_off(t, which, cites("TG-376"));
    return;
  }
  std::uint8_t to = kNone;
  Citation rule = cites("TG-375");
  if (face != GuardianFace::kNothing) {
    rule = cites("TG-374");
    to = connected(s, guardian.place, static_cast<Side>(face));
    if (to == kNone) {
      to = highest_connected(s, guardian.place);
      rule = to == kNone ? cites("TG-378") : cites("TG-377");
    }
  }
  const bool moves = to != kNone;
  if (moves) guardian.place = to;
  t.emit(rule, moves ? Happening::kGuardianMoved : Happening::kGuardianStayed, guardian.encounter,
         guardian.place);
  const SeatSet there = characters_in(s, guardian.place);
  if (!there.empty()) meet_guardian(t, which, there, moves ? cites("TG-380") : cites("TG-379"));
}

}  // namespace

Rule<> roll_next_guardian(Table& t) {
  const State& s = t.state;
  t.ask(lowest_number(s, living(s)), Prompt::kWhichRoams, cites("TG-385"));
  t.also(living(s));
  for (const Guardian& guardian : s.journey.guardians)
    if (guardian.encounter != kNone && guardian.rolled == 0)
      t.offer(cites("TG-385"), Verb::kLetRoam, guardian.encounter);
  const Option chosen = co_await t.answer();
  roll_guardian(t, guardian_with(s, chosen.arg<std::uint8_t>(0)));
}

}  // namespace tavola::avalon
