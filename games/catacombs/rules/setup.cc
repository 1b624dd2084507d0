// Before the first room: the Lord, the decks, the reserve, and who plays which hero. (CT-027 to
// CT-070)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

int heroes_taken(const State& s) {
  int taken = 0;
  for (const Hero& hero : s.heroes) taken += hero.seat != kNone;
  return taken;
}

// The hero players take heroes in seat order, round and round, until all four are taken. CT-029 to
// CT-032
Seat next_to_take(const State& s) {
  const int players = s.seats - 1;
  int turn = heroes_taken(s) % players;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != s.overseer && turn-- == 0) return seat;
  return kNone;
}

void give_hero(Table& t, int hero, Seat seat, Citation rule) {
  t.state.heroes[hero].seat = seat;
  t.emit(rule, Happening::kHeroTaken, seat, hero);
}

Citation rule_of_numbers(const State& s) {
  return s.seats == 5   ? cites("CT-029")
         : s.seats == 4 ? cites("CT-030")
         : s.seats == 3 ? cites("CT-031")
                        : cites("CT-032");
}

void lay_out_cards(Table& t) {
  State& s = t.state;
  const Content& c = content();
  // The row is not drawn before its cards are turned up, which is the same to everybody. CT-057
  for (std::size_t room = 0; room < c.rooms.size(); ++room) {
    if (c.rooms[room].type == RoomType::kBattle)
      s.levels[c.rooms[room].level].add(static_cast<std::uint8_t>(room));
    if (c.rooms[room].type == RoomType::kHealer) s.healers.add(static_cast<std::uint8_t>(room));
  }
  t.applies(cites("CT-054"));
  t.applies(cites("CT-055"));
  t.applies(cites("CT-056"));
  t.applies(cites("CT-057"));
  for (std::size_t card = 0; card < c.equipment.size(); ++card)
    s.equipment.add(static_cast<std::uint8_t>(card));
  t.applies(cites("CT-050"));
  for (std::size_t spell = 0; spell < c.spells.size(); ++spell)
    s.spells[spell] = c.spells[spell].copies;
  s.supply = c.gold;
}

Rule<> take_one_hero(Table& t, Seat seat) {
  State& s = t.state;
  t.ask(seat, Prompt::kTakeHero, cites("CT-035"));
  for (int hero = 0; hero < kHeroes; ++hero)
    if (s.heroes[hero].seat == kNone) t.offer(cites("CT-035"), Verb::kTakeHero, hero);
  const Option chosen = co_await t.answer();
  give_hero(t, chosen.arg(0), seat, rule_of_numbers(s));
}

/// Three players have a hero each; they choose who of them plays the fourth. CT-030, CT-512
Rule<> give_last_hero(Table& t) {
  State& s = t.state;
  int last = 0;
  while (s.heroes[last].seat != kNone) ++last;
  t.ask(first_hero_seat(s), Prompt::kTakeLast, cites("CT-030"), last);
  t.also(hero_seats(s));
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != s.overseer) t.offer(cites("CT-030"), Verb::kTakeLast, seat, last);
  const Option chosen = co_await t.answer();
  give_hero(t, last, chosen.arg<Seat>(0), cites("CT-030"));
}

}  // namespace

Rule<> setup(Table& t) {
  State& s = t.state;
  const Content& c = content();
  get_ready_to_slide();
  s.overseer = static_cast<std::uint8_t>(s.house.overseer == 0 ? s.seats - 1
                                                               : (s.house.overseer - 1) % s.seats);
  t.applies(cites("CT-028"));
  const auto lord = static_cast<std::uint8_t>(kLords + s.house.lord);
  s.lord_health = lord_of(s).health;
  t.applies(cites("CT-044"));
  t.applies(cites("CT-047"));
  t.emit(cites("CT-042"), Happening::kLordChosen, s.overseer, lord);
  t.emit(cites("CT-045"), Happening::kWandering, kMonsters + lord_of(s).wandering);
  lay_out_cards(t);

  for (Piece piece = 0; piece <= kShield; ++piece) s.discs[piece].figure = piece;
  s.discs[kLordPiece].figure = lord;
  for (int hero = 0; hero < kHeroes; ++hero) s.heroes[hero].health = start_health(s, hero);
  t.applies(cites("CT-062"));
  t.applies(cites("CT-064"));
  t.applies(cites("CT-065"));
  s.rage = c.heroes[kBarbarian].rage;
  t.applies(cites("CT-066"));
  t.applies(cites("CT-067"));
  t.applies(cites("CT-068"));
  t.applies(cites("CT-002"));
  s.place_in_row = kRow;
  s.phase = Phase::kHeroes;
  co_return;
}

Rule<> take_hero(Table& t) {
  State& s = t.state;
  const int left = kHeroes - heroes_taken(s);
  if (left == 0) {
    s.phase = Phase::kExploration;
    return Rule<>::done();
  }
  const Seat seat = next_to_take(s);
  if (s.seats == 2) {
    for (int hero = 0; hero < kHeroes; ++hero) give_hero(t, hero, seat, cites("CT-032"));
    return Rule<>::done();
  }
  return s.seats == 4 && left == 1 ? give_last_hero(t) : take_one_hero(t, seat);
}

}  // namespace tavola::catacombs
