// What rifts are about to cost, open ones and those that gather, and what exploring each of their
// progress markers would save. (KH-092 to KH-135)
#include <algorithm>
#include <bit>

#include "games/arkham/bots/situation.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/rifts.h"

namespace tavola::arkham {
namespace {

/// What a rift on this track costs, compared with one that has just opened.
double rift_share(const RiftState& rift) {
  if (is_open(rift)) return 0.4 + 0.6 * (kRiftSpaces - std::popcount(rift.explored)) / kRiftSpaces;
  const double full = 1.0 * markers_on(rift) / kRiftSpaces;
  return w.gathering * full * full;
}

}  // namespace

void Situation::look_at_rifts(const State& s) {
  const double cost = w.rift + w.rift_doom * of_doom;
  for (const RiftState& rift : s.rifts) {
    const double now = cost * rift_share(rift);
    of_rifts += now;
    for (int space = 0; space < kRiftSpaces; ++space) {
      if (rift.spaces[space] == kNone || has(rift.explored, space)) continue;
      RiftState after = rift;
      if (is_open(rift))
        after.explored |= static_cast<std::uint8_t>(1U << space);
      else
        after.spaces[space] = kNone;
      const bool closes = std::popcount(after.explored) == kRiftSpaces;
      const Area place = content().rift_progress[rift.spaces[space]].place;
      const double before = has(marked, place) ? of_exploring[place] : 0;
      marked.add(place);
      of_exploring[place] = std::max(before, now - (closes ? 0 : cost * rift_share(after)));
    }
  }
}

}  // namespace tavola::arkham
