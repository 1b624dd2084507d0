// Where an investigator could walk from here: the way to every area of the town, what lies on it,
// and for areas out of reach the reason.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/pharaoh/rules/barred.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/phases/movement.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Text;
using scene::Way;

namespace {

constexpr int kFar = 1000;

/// Whether there is a monster that has to be dealt with; an Elusive one has not. KH-009
bool holds_up(const State& s, Area area) {
  for (const int slot : monsters_at(s, area))
    if (!is_elusive(s, slot)) return true;
  return false;
}

/// The shortest ways from an area, by the movement points they cost. A way through monsters counts
/// longer than any without them, because they may end it.
class Ways {
 public:
  Ways(const State& s, Seat who, Area from) : from_{from} {
    before_.assign(content().areas.size(), kNone);
    length_.assign(content().areas.size(), kFar);
    steps_.assign(content().areas.size(), kFar);
    length_[from] = steps_[from] = 0;
    std::vector<Area> queue = {from};
    for (std::size_t at = 0; at < queue.size(); ++at) {
      const Area here = queue[at];
      if (here != from && area_of(here).hard_going) continue;  // the movement ends there
      const bool held_up = here != from && holds_up(s, here);
      for (const Area next : area_of(here).near) {
        if (!may_walk(s, here, next) || barred_from(s, who, next)) continue;
        const int points = points_to_enter(s, next);
        const int length = length_[here] + (held_up ? kHeldUp : 0) + points;
        if (length >= length_[next]) continue;
        length_[next] = length;
        steps_[next] = steps_[here] + points;
        before_[next] = here;
        queue.push_back(next);
      }
    }
  }

  int steps(Area to) const { return steps_[to]; }
  std::vector<Area> to(Area goal) const {
    std::vector<Area> areas;
    for (Area at = goal; at != from_; at = before_[at]) areas.push_back(at);
    std::ranges::reverse(areas);
    return areas;
  }

 private:
  static constexpr int kHeldUp = 40;
  Area from_;
  std::vector<Area> before_;
  std::vector<int> length_;
  std::vector<int> steps_;
};

void add_monsters(const State& s, Area area, std::vector<Text>& meets) {
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (s.monsters[slot].kind != kNone && s.monsters[slot].place == area)
      meets.push_back(Text::of("walk.monster")
                          .with_word("monster", marker_of(s, slot).word)
                          .with_word("area", area_of(area).word));
}

void add_what_lies_there(const State& s, Area area, std::vector<Text>& meets) {
  if (gate_open(s, area))
    meets.push_back(
        Text::of("walk.gate").with_word("world", content().worlds[gate_at(s, area).world].word));
  if (s.clues[area] > 0) meets.push_back(Text::of("walk.clues").with("n", s.clues[area]));
}

/// Why an area cannot be reached in this movement.
scene::Reason why_not(const State& s, Seat who, Area to, int steps, bool monsters) {
  const Area from = s.investigators[who].place;
  if (std::ranges::find(area_of(from).near, to) != area_of(from).near.end())
    return why_not_next(s, who, to, monsters);  // the same as the blocked way beside it says
  if (closed(s, to)) return {why_closed(s, to), cites("AH-094")};
  if (has(s.barred_now, from)) return {why_barred(s, from), cites("AH-022")};
  if (has(s.barred_now, to)) return {why_barred(s, to), cites("AH-022")};
  if (barred_from(s, who, to)) return {why_shut_out(s, who, to), cites("DP-007")};
  if (monsters) return {Text::of("why.monsters"), cites("AH-082")};
  if (steps >= kFar) return {Text::of("walk.no_way"), cites("AH-079")};
  return {Text::of("walk.too_far").with("n", steps).with("left", s.points), cites("AH-079")};
}

}  // namespace

void ArkhamTitle::walk(const tavola::Table& table, scene::Walk& walk) const {
  const State& s = state_of(table);
  const Decision& open = table.decision();
  if (open.prompt != static_cast<std::uint8_t>(Prompt::kMovement) || open.seat >= s.seats ||
      !is_in_town(s, open.seat))
    return;
  const Area here = s.investigators[open.seat].place;
  const bool monsters =
      !to_deal_with(s, open.seat).empty() && !has_trait(s, open.seat, Trait::kIgnoresMonsters);
  const Ways ways(s, open.seat, here);
  walk.verb = Arkham::vocabulary().verbs[static_cast<std::size_t>(Verb::kMove)].name;
  for (std::size_t n = 0; n < content().areas.size(); ++n) {
    const auto to = static_cast<Area>(n);
    if (to == here || !on_board(s, to)) continue;
    Way way;
    way.to = place_id(to);
    if (monsters || ways.steps(to) > s.points) {
      way.reason = why_not(s, open.seat, to, ways.steps(to), monsters);
    } else {
      for (const Area area : ways.to(to)) {
        way.via.push_back(place_id(area));
        add_monsters(s, area, way.meets);
      }
      add_what_lies_there(s, to, way.meets);
    }
    walk.ways.push_back(std::move(way));
  }
}

}  // namespace tavola::arkham
