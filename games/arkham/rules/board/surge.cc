// Monster surges: how many monsters come, how they are shared among the gates, and which of them
// fit into the town. (AH-218 to AH-227, AH-529, AH-530)
#include "games/arkham/rules/board/surge.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/laid_items.h"
#include "games/arkham/rules/board/town_limits.h"

namespace tavola::arkham {
namespace {

/// How many monsters of a surge each gate is to receive, in the order of the areas.
struct Shares {
  int gates = 0;
  Area areas[kMostGates];
  std::uint8_t due[kMostGates] = {};
  std::uint8_t placed[kMostGates] = {};
  int even = 0;  // what each is due at least
  int named = -1;
  Area at = kNone;  // the area that the card names

  int find(Area area) const {
    int i = 0;
    while (areas[i] != area) ++i;
    return i;
  }
};

/// Which gates get one monster more than the others.
Rule<> choose_remainder(Table& t, Shares* shares, int left) {
  State& s = t.state;
  const int even = shares->even;
  for (; left > 0; --left) {
    t.ask(s.first, Prompt::kSurgeRemainder, cites("AH-220"), shares->at);
    for (int i = 0; i < shares->gates; ++i)
      if (shares->due[i] == even) t.offer(cites("AH-220"), Verb::kGateGets, shares->areas[i]);
    const Option chosen = co_await t.answer();
    ++shares->due[shares->find(chosen.arg<Area>(0))];
  }
}

// AH-220: evenly; who gets one more is chosen, but the named gate always does. AH-221
Rule<> divide(Table& t, Shares* shares, int monsters) {
  shares->even = monsters / shares->gates;
  int left = monsters % shares->gates;
  for (int i = 0; i < shares->gates; ++i) shares->due[i] = static_cast<std::uint8_t>(shares->even);
  if (left > 0 && shares->named >= 0) {
    ++shares->due[shares->named];
    --left;
    t.applies(cites("AH-221"));
  }
  return left > 0 ? choose_remainder(t, shares, left) : Rule<>::done();
}

/// Gates of other towns take no part in the limit. AH-227
bool limited(Area area) { return has(content().arkham, area); }

// AH-222, AH-530: which gates receive the ones that fit. None may end above the named gate.
bool may_get_one(const Shares& shares, int gate, int left) {
  if (shares.placed[gate] >= shares.due[gate]) return false;
  if (shares.named < 0) return true;
  int highest = 0;
  for (int i = 0; i < shares.gates; ++i) {
    const int with = shares.placed[i] + (i == gate ? 1 : 0);
    if (i != shares.named && limited(shares.areas[i]) && with > highest) highest = with;
  }
  const int named = shares.placed[shares.named] + (gate == shares.named ? 1 : 0);
  return highest - named <= left - 1;
}

Rule<> choose_placement(Table& t, Shares* shares, int fitting) {
  State& s = t.state;
  for (int left = fitting; left > 0; --left) {
    t.ask(s.first, Prompt::kSurgePlacement, cites("AH-222"), shares->at);
    for (int i = 0; i < shares->gates; ++i)
      if (may_get_one(*shares, i, left))
        t.offer(cites("AH-530"), Verb::kGateGets, shares->areas[i]);
    if (!t.anything_offered()) co_return;
    const Option chosen = co_await t.answer();
    ++shares->placed[shares->find(chosen.arg<Area>(0))];
  }
}

/// Every open gate takes part.
Shares shares_of_gates(AreaSet open, Area named) {
  Shares shares;
  shares.at = named;
  for (const Area area : open) {
    if (area == named) shares.named = shares.gates;
    shares.areas[shares.gates++] = area;
  }
  return shares;
}

/// Where nothing may appear, the monsters that are due stay in the cup. An item that lies there
/// keeps them in, though no gate from opening.
void keep_back(Table& t, Shares& shares) {
  const State& s = t.state;
  for (int i = 0; i < shares.gates; ++i) {
    const Area area = shares.areas[i];
    const bool prevented = shares.due[i] > 0 && monsters_prevented(s, area);
    if (prevented) tell_monster_prevented(t, area, cites("AH-022"));
    if (prevented || laid_ward_at(s, area)) shares.due[i] = 0;
  }
}

/// How many are due at gates that count against the limit; the others get theirs in any case.
int due_within_limit(Shares& shares) {
  int due = 0;
  for (int i = 0; i < shares.gates; ++i)
    if (limited(shares.areas[i]))
      due += shares.due[i];
    else
      shares.placed[i] = shares.due[i];
  return due;
}

/// A card may have the surge be what a gate brings that opens.
Rule<bool> surge_is_calmed(Table& t) {
  State& s = t.state;
  s.yellow.surge_calmed = 0;
  for (Seat who = next_in_order(s, kNone); who != kNone && s.yellow.surge_calmed == 0;
       who = next_in_order(s, who))
    co_await at_moment(t, who, Moment::kSurge, cites("AH-022"));
  const bool calmed = s.yellow.surge_calmed != 0;
  s.yellow.surge_calmed = 0;
  co_return calmed;
}

bool may_be_calmed(const State& s) {
  for (Seat who = 0; who < s.seats; ++who)
    if (may_speak(s, who, Moment::kSurge)) return true;
  return false;
}

/// Sheets may speak of the surge, and of the gate that it names; without an open one it is none.
/// AH-225
Rule<> surge_is_heard(Table& t, Area named) {
  State& s = t.state;
  if (!anything_at(s, s.first, Moment::kSurging)) co_return;
  s.dunwich.surging = named;
  co_await at_moment(t, s.first, Moment::kSurging, cites("AH-022"));
  s.dunwich.surging = kNone;
}

/// What a gate brings that opens, in place of the surge.
Rule<> calm_surge(Table& t, Area named) {
  State& s = t.state;
  constexpr int kManySeats = 5;
  for (int monsters = counted_players(s) >= kManySeats ? 2 : 1; monsters > 0; --monsters)
    if (!monsters_prevented(s, named) && !laid_ward_at(s, named))
      co_await monster_appears(t, named, cites("AH-183"), cites("AH-183"));
}

}  // namespace

Rule<> surge_somewhere(Table& t) {
  State& s = t.state;
  const AreaSet open = gate_areas(s);
  if (open.empty()) {
    t.emit(cites("KH-172"), Tells::kNoSurge);
    co_await surge_is_heard(t, kNone);
    co_return;
  }
  t.ask(s.first, Prompt::kSurgingGate, cites("KH-006"));
  for (const Area area : open) t.offer(cites("KH-006"), Verb::kGateGets, area);
  const Option chosen = co_await t.answer();
  co_await monster_surge(t, chosen.arg<Area>(0), cites("KH-006"));
}

Rule<> monster_surge(Table& t, Area named, Citation rule) {
  State& s = t.state;
  const bool calmed = may_be_calmed(s) && co_await surge_is_calmed(t);
  if (calmed) {
    co_await calm_surge(t, named);
    co_return;
  }
  const AreaSet open = gate_areas(s);
  const int monsters = std::max(open.size(), players_in_texts(s));
  t.emit(rule, Tells::kSurge, named, monsters);
  Shares shares = shares_of_gates(open, named);
  co_await surge_is_heard(t, named);
  if (shares.gates == 0) co_return;
  co_await divide(t, &shares, monsters);
  keep_back(t, shares);
  const int wanted = due_within_limit(shares);
  const bool matters =
      shares.named >= 0 && shares.due[shares.named] > 0 && limited(shares.areas[shares.named]);
  if (!matters) shares.named = -1;
  const int room = std::max(0, monster_limit(s) - monsters_in_arkham(s));
  const int fitting = std::min(wanted, room);
  if (fitting < wanted)
    co_await choose_placement(t, &shares, fitting);
  else
    for (int i = 0; i < shares.gates; ++i) shares.placed[i] = shares.due[i];
  t.applies(cites("AH-529"));
  for (int i = 0; i < shares.gates; ++i)
    for (int n = 0; n < shares.placed[i]; ++n)
      co_await monster_appears(t, shares.areas[i], cites("AH-226"), cites("AH-219"));
  // The rest goes to the Outskirts, or to its gate once the limit is lifted. AH-223, AH-236
  for (int i = 0; i < shares.gates; ++i)
    for (int n = shares.placed[i]; n < shares.due[i]; ++n)
      co_await monster_appears(t, shares.areas[i], cites("AH-226"), cites("AH-223"));
}

}  // namespace tavola::arkham
