#include "games/avalon/rules/character/hero_setup.h"

#include <algorithm>

#include "games/avalon/rules/character/survival.h"

namespace tavola::avalon {
namespace {

void set_up_cards(Table& t, Character& c, CardType type) {
  c.own(type) = content().cards.starting(c.hero, c.deck_colour)[static_cast<std::size_t>(type)];
  t.applies(type == CardType::kCombat ? cites("TG-058") : cites("TG-059"));
  t.applies(type == CardType::kCombat ? cites("TG-064") : cites("TG-065"));
}

}  // namespace

void set_up_hero(Table& t, Seat seat, std::uint8_t hero) {
  const std::uint8_t tray = content().heroes[hero].tray;
  set_up_hero(t, seat, hero, tray, tray);
}

void set_up_hero(Table& t, Seat seat, std::uint8_t hero, std::uint8_t on, std::uint8_t colour) {
  State& s = t.state;
  Character& c = s.character(seat);
  const Hero& tile = content().heroes[hero];
  const Tray& tray = content().trays[on];
  c = {};
  c.hero = hero;
  c.tray = on;
  c.deck_colour = colour;
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

namespace {

enum class OfColour { kTray, kCards };

/// Who has the tray of a colour, or the cards of it. (TG-005, R-87)
bool colour_is_taken(const State& s, Seat seat, OfColour what, std::uint8_t colour) {
  for (Seat other = 0; other < s.seats; ++other) {
    const Character& c = s.character(other);
    if (other == seat || c.hero == kNone || c.alive == 0) continue;
    if ((what == OfColour::kTray ? c.tray : c.deck_colour) == colour) return true;
  }
  return false;
}

}  // namespace

Rule<> set_up_freely(Table& t, Seat seat, std::uint8_t hero) {
  const State& s = t.state;
  if (s.house.free_play == 0) {
    set_up_hero(t, seat, hero);
    co_return;
  }
  t.ask(seat, Prompt::kChooseTray, cites("TG-887"), hero);
  for (std::uint8_t tray = 0; tray < content().trays.size(); ++tray)
    if (!colour_is_taken(s, seat, OfColour::kTray, tray))
      t.offer(cites("TG-887"), Verb::kChooseTray, tray);
  const Option tray = co_await t.answer();
  t.ask(seat, Prompt::kChooseColour, cites("TG-888"), hero);
  for (std::uint8_t colour = 0; colour < content().trays.size(); ++colour)
    if (!colour_is_taken(s, seat, OfColour::kCards, colour))
      t.offer(cites("TG-888"), Verb::kChooseColour, colour);
  const Option colour = co_await t.answer();
  set_up_hero(t, seat, hero, tray.arg<std::uint8_t>(0), colour.arg<std::uint8_t>(0));
  t.emit(cites("TG-888"), Happening::kColoursChosen, seat, tray.arg(0), colour.arg(0));
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
  co_await set_up_freely(t, seat, chosen.arg<std::uint8_t>(0));
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
