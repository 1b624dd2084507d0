#include "games/avalon/character/hero_setup.h"

#include <algorithm>

#include "games/avalon/character/survival.h"

namespace tavola::avalon {
namespace {

// TG-058 to TG-066: fifteen cards with the banner of the tray's colour; the others of the colour
// and those with the Character's name wait in the Advancement pool.
void set_up_cards(Table& t, Character& c, CardType type) {
  OwnCards& own = c.own(type);
  own = {};
  const auto& cards = content().cards.sequence[static_cast<std::size_t>(type)];
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const SequenceCard& card = cards[i];
    if (card.hero != kNone ? card.hero != c.hero : card.tray != c.tray) continue;
    if (card.banner)
      own.deck.add(static_cast<std::uint8_t>(i));
    else
      own.pool.add(static_cast<std::uint8_t>(i));
  }
  t.applies(type == CardType::kCombat ? cites("TG-058") : cites("TG-059"));
  t.applies(type == CardType::kCombat ? cites("TG-064") : cites("TG-065"));
}

}  // namespace

void set_up_hero(Table& t, Seat seat, std::uint8_t hero) {
  State& s = t.state;
  Character& c = s.character(seat);
  const Hero& tile = content().heroes[hero];
  const Tray& tray = content().trays[tile.tray];
  c = {};
  c.hero = hero;
  c.tray = tile.tray;
  c.alive = 1;
  t.emit(cites("TG-046"), Happening::kHeroChosen, seat, hero);
  t.applies(cites("TG-047"));
  c.of(Measure::kEnergy) = tray.energy_start;
  t.applies(cites("TG-050"));
  c.of(Measure::kTerror) = tray.terror_start;
  t.applies(cites("TG-051"));
  c.of(Measure::kHealth) = tray.health_top;
  t.applies(cites("TG-052"));
  // TG-213: a turned limiter may stand below the start slot of Energy.
  c.of(Measure::kEnergy) = static_cast<std::uint8_t>(std::min(c.energy(), energy_ceiling(s, seat)));
  for (std::size_t i = 0; i < kAttributes; ++i) c.markers[i] = tile.attributes[i];
  t.applies(cites("TG-053"));
  for (std::size_t i = static_cast<std::size_t>(Measure::kFood); i < kMeasures; ++i)
    c.measures[i] = tile.resources[i];
  t.applies(cites("TG-054"));
  set_up_cards(t, c, CardType::kCombat);
  set_up_cards(t, c, CardType::kDiplomacy);
}

Seat without_hero(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).hero == kNone) return seat;
  return kNoSeat;
}

Rule<> choose_hero(Table& t, Seat seat) {
  State& s = t.state;
  t.ask(seat, Prompt::kChooseHero, cites("TG-046"));
  for (std::uint8_t hero = 0; hero < content().heroes.size(); ++hero) {
    bool taken = false;
    for (const Character& other : s.characters) taken = taken || other.hero == hero;
    if (!taken) t.offer(cites("TG-046"), Verb::kChooseHero, hero);
  }
  const Option chosen = co_await t.answer();
  set_up_hero(t, seat, chosen.arg<std::uint8_t>(0));
}

Seat lowest_number(const State& s, SeatSet among) {
  Seat found = kNoSeat;
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    if (!among.has(seat) || c.alive == 0) continue;
    if (found == kNoSeat ||
        content().heroes[c.hero].number < content().heroes[s.character(found).hero].number)
      found = seat;
  }
  return found;
}

}  // namespace tavola::avalon
