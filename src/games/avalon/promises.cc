// What holds in Avalon after every decision.
#include "core/promises.h"

#include <string>

#include "games/avalon/character/survival.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

class Promises : public PromisesOf<State> {
 public:
  using PromisesOf::PromisesOf;

  void check() {
    if (!is_set_up()) return;
    PROMISE(s.seats >= 1 && s.seats <= kSeats, "/seats: TG-001 allows 1 to 4 players");
    if (!broken.empty()) return;
    for (Seat seat = 0; seat < s.seats; ++seat) character(seat);
  }

 private:
  void character(Seat seat) {
    const Character& c = s.character(seat);
    const std::string at = "/characters/" + std::to_string(seat);
    PROMISE(c.hero < content().heroes.size() && c.tray < content().trays.size(),
            at + "/hero: TG-046: every player has a Character");
    if (!broken.empty()) return;
    PROMISE(c.energy() <= energy_ceiling(s, seat),
            at + "/energy: TG-213: Energy never exceeds Health");
    PROMISE(c.health() <= tray_of(c).health_top,
            at + "/health: TG-218: Health never rises above its start");
    PROMISE(c.terror() <= tray_of(c).terror_top, at + "/terror: TG-223: beyond the top slot");
    PROMISE((c.dying != 0) == (c.health() == 0), at + "/dying: TG-217: at 0 Health, and only then");
    PROMISE((c.insane != 0) == tray_of(c).insane_at(c.terror()),
            at + "/insane: TG-220: on the two red slots of Terror, and only there");
  }
};

}  // namespace

std::vector<std::string> Avalon::violations(const State& s) { return broken_promises<Promises>(s); }

}  // namespace tavola::avalon
