// Where an investigator is looked after: the Asylum and the Hospital, and the places of other towns
// that give a little of both. (AH-128, AH-129, DH-065, KH-167)
#include <algorithm>

#include "games/arkham/bots/few.h"
#include "games/arkham/bots/situation.h"
#include "games/arkham/bots/weights.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/harm.h"

namespace tavola::arkham {

std::span<const Area> places_of_care() {
  static const Few<Area> all = [] {
    constexpr auto kBoth = std::uint16_t{(1U << static_cast<unsigned>(Hint::kSanity)) |
                                         (1U << static_cast<unsigned>(Hint::kStamina))};
    Few<Area> places;
    for (std::size_t area = 0; area < content().areas.size(); ++area)
      if (content().areas[area].offer != kNoSource && (content().areas[area].sure & kBoth) == kBoth)
        places.add(static_cast<Area>(area));
    return places;
  }();
  return all.all();
}

double Judged::care_of_mind() const {
  if (i->sanity > 3) return 0;
  const int most = maximum_sanity(*s, who);
  const int to = i->money >= 2 ? most : std::min(most, i->sanity + 1);
  return on_the_way(content().asylum, w.care * (worth_of_health(to) - worth_of_health(i->sanity)));
}

double Judged::care_of_body() const {
  if (i->stamina > 3) return 0;
  const int most = maximum_stamina(*s, who);
  const int to = i->money >= 2 ? most : std::min(most, i->stamina + 1);
  return on_the_way(content().hospital,
                    w.care * (worth_of_health(to) - worth_of_health(i->stamina)));
}

double Judged::care_at(Area area) const {
  if (!on_board(*s, area) || closed(*s, area) || std::min(i->sanity, i->stamina) > 3) return 0;
  const auto point = [](int points, int most) {
    return points < most ? worth_of_health(points + 1) - worth_of_health(points) : 0;
  };
  return on_the_way(area, w.care * std::max(point(i->sanity, maximum_sanity(*s, who)),
                                            point(i->stamina, maximum_stamina(*s, who))));
}

double Judged::care() const {
  double best = std::max(care_of_mind(), care_of_body());
  for (const Area area : places_of_care()) best = std::max(best, care_at(area));
  return best;
}

}  // namespace tavola::arkham
