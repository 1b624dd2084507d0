// What holds in Catacombs after every decision: no disc overlaps another or is lost, numbers stay
// within what the box holds, and nobody is where the rules do not let them be. (CT-026, CT-096,
// CT-158, CT-163, CT-174, CT-256, CT-355, CT-367, CT-376, CT-402, CT-464, CT-511)
#include "core/promises.h"

#include <string>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

class Promises : public PromisesOf<State> {
 public:
  explicit Promises(const State& state) : PromisesOf(state), c(content()) {}

  void check() {
    if (!is_set_up()) return;
    seats();
    if (!broken.empty()) return;
    figures();
    if (!broken.empty()) return;
    row();
    phase();
    if (!broken.empty()) return;
    places();
    for (int hero = 0; hero < kHeroes; ++hero) sheet(hero);
    reserve();
    cards();
    gold();
    active();
  }

 private:
  const Content& c;

  static std::string disc_path(Piece piece) {
    return "/discs/" + Catacombs::vocabulary().kinds[kPieceValue].ids[piece];
  }
  static std::string hero_path(int hero) {
    return "/heroes/" + content().heroes[static_cast<std::size_t>(hero)].id;
  }
  bool fighting() const { return s.phase >= Phase::kHeroesTurn && s.phase <= Phase::kEndOfRound; }
  /// No action is half done: what a flick has brought about has been dealt with.
  bool settled() const {
    return s.active == kNone || (s.active < kPieces && s.discs[s.active].acted == 0);
  }
  bool in_room() const { return s.phase >= Phase::kPlaceHeroes && s.phase <= Phase::kResolution; }

  void seats() {
    PROMISE(s.seats >= 2 && s.seats <= kMostSeats, "/seats: CT-027 allows 2 to 5 players");
    PROMISE(s.overseer < s.seats, "/overseer: there is no such seat");
    int heroes_of[kMostSeats] = {};
    int taken = 0;
    for (int hero = 0; hero < kHeroes; ++hero) {
      const std::uint8_t seat = s.heroes[hero].seat;
      if (seat == kNone) continue;
      ++taken;
      if (seat >= s.seats || seat == s.overseer)
        PROMISE(false, hero_path(hero) + "/seat: no hero player sits there");
      else
        ++heroes_of[seat];
    }
    if (s.phase == Phase::kHeroes || !broken.empty()) return;
    PROMISE(taken == kHeroes, "/heroes: CT-033 every hero has a player");
    // CT-029 to CT-032
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (seat != s.overseer)
        PROMISE(heroes_of[seat] >= 1 && heroes_of[seat] <= (s.seats == 2   ? 4
                                                            : s.seats == 5 ? 1
                                                                           : 2),
                "/heroes: the heroes are not divided as the number of players asks");
  }

  void figures() {
    for (Piece piece = 0; piece <= kShield; ++piece)
      PROMISE(figure_of(s, piece) == piece,
              disc_path(piece) + "/figure: this disc is always itself");
    PROMISE(figure_of(s, kLordPiece) == kLords + s.house.lord,
            disc_path(kLordPiece) + "/figure: the Lord is the one that was chosen");
    for (Piece piece = kFirstMonster; piece < kPieces; ++piece) {
      const Disc& disc = s.discs[piece];
      const auto path = [&] { return disc_path(piece); };
      if (disc.figure == kNone) {
        PROMISE(disc.on_board == 0, path() + "/on_board: this disc is no figure");
        PROMISE(disc.wounds == 0 && disc.fire_wall == 0 && disc.incapacitated == 0,
                path() + "/wounds: this disc is no figure");
        continue;
      }
      PROMISE(disc.figure >= kMonsters && disc.figure < kAllFigures,
              path() + "/figure: only monsters stand here");
    }
    if (!broken.empty()) return;
    for (Piece piece = 0; piece < kPieces; ++piece) marks(piece);
  }

  void marks(Piece piece) {
    const Disc& disc = s.discs[piece];
    const auto path = [&] { return disc_path(piece); };
    const bool monster = is_monster(piece) && disc.figure != kNone;
    PROMISE(disc.fire_wall == 0 || (monster && (abilities_of(s, piece) & kFireWall) != 0),
            path() + "/fire_wall: CT-293 this figure never becomes a fire wall");
    PROMISE(disc.wounds == 0 || monster || is_ally(piece),
            path() + "/wounds: not counted on this disc");
    if (monster) PROMISE(disc.wounds <= 2, path() + "/wounds: more than the health of any monster");
    // In the middle of a flick what was eliminated lies there until it is removed.
    if (monster && settled() && s.phase != Phase::kOver)
      PROMISE(health_of(s, piece) > 0,
              path() + "/wounds: CT-150 an eliminated monster is taken off");
    if (is_ally(piece) && settled() && s.phase != Phase::kOver)
      PROMISE(disc.wounds == 0, path() + "/wounds: a wounded ally is taken off");
    PROMISE(disc.incapacitated == 0 || (!is_ally(piece) && piece != kShield),
            path() + "/incapacitated: CT-323 it cannot be");
    PROMISE(disc.incapacitated == 0 || disc.on_board != 0 || !settled(),
            path() + "/incapacitated: it is not on the board");
    PROMISE(disc.incapacitated != 0 || (disc.stone == 0 && disc.early == 0),
            path() + "/stone: only what is incapacitated is of stone or recovers early");
    PROMISE((disc.stone == 0 && disc.early == 0) || is_hero(piece), path() + "/stone: only heroes");
    PROMISE(disc.incapacitated == 0 || (disc.since <= s.round && disc.since > 0),
            path() + "/since: it became incapacitated in a round of this room");
    PROMISE(disc.missed <= s.round, path() + "/missed: this round has not been");
    if (is_hero(piece) && disc.incapacitated != 0)
      PROMISE(s.heroes[piece].unharmed == 0,
              hero_path(piece) + "/unharmed: CT-562 equipment does nothing for the incapacitated");
    if (is_hero(piece) && disc.incapacitated != 0 && fighting())
      PROMISE(disc.since + 1 >= s.round,
              path() + "/since: CT-321 a hero misses one round, not more");
  }

  void row() {
    PROMISE(s.place_in_row == kRow || s.place_in_row < kRow, "/place_in_row: the row has 8 places");
    std::uint64_t seen = 0;
    for (int place = 0; place < kRow; ++place) {
      const auto path = [&] { return "/row/" + std::to_string(place); };
      const std::uint8_t room = s.row[place];
      const bool turned = s.place_in_row != kRow && place <= s.place_in_row;
      if ((room != kNone) != turned) {
        PROMISE(false, path() + ": cards are turned up one after the other, up to place_in_row");
        continue;
      }
      if (room == kNone) continue;
      PROMISE(((seen >> room) & 1U) == 0, path() + ": CT-058 no card appears twice");
      seen |= std::uint64_t{1} << room;
      const std::uint8_t wanted = c.row[static_cast<std::size_t>(place)];
      const Room& card = c.rooms[room];
      const std::uint8_t is = card.type == RoomType::kBattle     ? card.level
                              : card.type == RoomType::kMerchant ? kMerchantPlace
                              : card.type == RoomType::kHealer   ? kHealerPlace
                                                                 : kLordPlace;
      PROMISE(is == wanted, path() + ": CT-056 another kind of room lies here");
    }
  }

  void phase() {
    if (s.phase == Phase::kHeroes) {
      PROMISE(s.place_in_row == kRow, "/place_in_row: no room has been entered");
      return;
    }
    if (s.phase == Phase::kExploration) {
      PROMISE(s.place_in_row == kRow || s.place_in_row < kRow - 1,
              "/place_in_row: CT-391 after the Lord's room comes none");
    } else if (s.place_in_row == kRow) {
      PROMISE(false, "/place_in_row: a room has been entered");
      return;
    } else {
      const std::uint8_t here = c.row[s.place_in_row];
      PROMISE((s.phase == Phase::kMerchant) == (here == kMerchantPlace) || s.phase == Phase::kOver,
              "/phase: this is not the Merchant's room");
      PROMISE((s.phase == Phase::kHealer) == (here == kHealerPlace) || s.phase == Phase::kOver,
              "/phase: this is not the Healer's room");
      PROMISE(!final_battle(s) || s.phase != Phase::kResolution,
              "/phase: CT-391 the final battle has no Resolution");
    }
    const bool board = s.side != kNone;
    PROMISE(board == in_room() || s.phase == Phase::kOver,
            "/side: a board lies on the table in a room, and only there");
    if (in_room() && board && s.place_in_row < kRow) {
      const std::uint8_t room = s.row[s.place_in_row];
      if (!final_battle(s) && room >= c.rooms.size()) {
        PROMISE(false, "/row: CT-074 the room that is played has not been turned up");
        return;
      }
      const std::uint8_t side = final_battle(s) ? lord_of(s).lair : c.rooms[room].side;
      PROMISE(s.side == side, "/side: CT-078 the room is played on another side");
    }
    if (!in_room() && s.phase != Phase::kOver) {
      for (Piece piece = 0; piece < kPieces; ++piece)
        PROMISE(!on_board(s, piece),
                disc_path(piece) + "/on_board: there is no board on the table");
      for (Piece piece = kFirstMonster; piece < kPieces; ++piece)
        PROMISE(figure_of(s, piece) == kNone, disc_path(piece) +
                                                  "/figure: CT-375 all monsters are in "
                                                  "the reserve");
      for (int hero = 0; hero < kHeroes; ++hero)
        for (const std::uint8_t kills : s.heroes[hero].kills)
          PROMISE(kills == 0, hero_path(hero) + "/kills: CT-375 all monsters are in the reserve");
    }
    if (final_battle(s))
      for (int hero = 0; hero < kHeroes; ++hero)
        for (const std::uint8_t kills : s.heroes[hero].kills)
          PROMISE(kills == 0, hero_path(hero) + "/kills: CT-563 fallen minions are in the reserve");
    PROMISE(!fighting() || s.round > 0, "/round: Combat counts from 1");
    PROMISE((s.ending == Ending::kNone) == (s.phase != Phase::kOver),
            "/ending: a game has an ending when it is over");
    ends();
  }

  void ends() {
    int living = 0;
    int can_act = 0;
    for (int hero = 0; hero < kHeroes; ++hero) {
      living += s.heroes[hero].health > 0;
      can_act += s.heroes[hero].health > 0 && s.discs[hero].incapacitated == 0;
    }
    if (s.phase == Phase::kHeroes) return;
    switch (s.ending) {
      case Ending::kNone:
        PROMISE(living > 0, "/heroes: CT-394 all are dead, so the game is over");
        if (fighting() && settled())
          PROMISE(can_act > 0 || allies_on_board(s),
                  "/heroes: CT-395 nobody can act, so it is over");
        PROMISE(s.lord_health > 0,
                "/lord_health: CT-392 the Lord is defeated, so the game is over");
        break;
      case Ending::kLordDefeated:
        PROMISE(s.lord_health == 0 && living > 0, "/ending: the Lord is not defeated");
        PROMISE(s.place_in_row < kRow && final_battle(s),
                "/ending: the Lord waits in the last room");
        break;
      case Ending::kHeroesDead:
        PROMISE(living == 0, "/ending: somebody is alive");
        break;
      case Ending::kHeroesOut:
        PROMISE(living > 0 && can_act == 0 && !allies_on_board(s), "/ending: somebody can act");
        break;
    }
  }

  // CT-174, CT-464: every disc lies on the board and on no other.
  void places() {
    if (s.side == kNone || s.side >= c.sides.size()) return;
    Bodies bodies;
    bodies_on_board(s, bodies);
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const physics::Body& body = bodies[i];
      if (body.id >= kPieces) continue;
      const auto path = [&] { return disc_path(static_cast<Piece>(body.id)); };
      PROMISE(body.x >= c.board.left && body.x <= c.board.right && body.y >= c.board.bottom &&
                  body.y <= c.board.top,
              path() + "/x: CT-174 its centre is off the board");
      for (std::size_t j = 0; j < bodies.size(); ++j)
        if (j != i && (j > i || bodies[j].id >= kPieces))
          PROMISE(physics::gap(body, bodies[j]) >= -0.001,
                  path() + "/x: CT-464 it overlaps another disc");
    }
    for (int hero = 0; hero < kHeroes; ++hero) {
      const bool here = s.discs[hero].on_board != 0;
      // A hero whose health has run out lies there until the flick has been evaluated.
      if (here && settled() && s.phase != Phase::kOver)
        PROMISE(s.heroes[hero].health > 0,
                hero_path(hero) + "/health: CT-333 the dead are taken off");
      if ((fighting() || s.phase == Phase::kPlaceMonsters) && settled() &&
          s.heroes[hero].health > 0)
        PROMISE(here,
                disc_path(static_cast<Piece>(hero)) + "/on_board: CT-520 a living hero is here");
    }
    if (fighting() && settled())
      for (Piece piece = kLordPiece; piece < kPieces; ++piece) {
        const bool wanted = piece == kLordPiece ? final_battle(s) : figure_of(s, piece) != kNone;
        PROMISE(on_board(s, piece) == wanted, disc_path(piece) +
                                                  "/on_board: CT-520 monsters of a "
                                                  "room are on the board");
      }
    if (!final_battle(s))
      PROMISE(!on_board(s, kLordPiece), "/discs/lord/on_board: the Lord waits in the last room");
    if (s.phase == Phase::kResolution)
      PROMISE(!monsters_on_board(s), "/phase: CT-101 monsters are left in the room");
  }

  void sheet(int hero) {
    const Hero& sheet = s.heroes[hero];
    const auto path = [&] { return hero_path(hero); };
    PROMISE(sheet.health <= start_health(s, hero),
            path() + "/health: CT-367 above the start value");
    for (std::size_t card = 0; card < c.equipment.size(); ++card)
      if (has_equipment(s, hero, static_cast<int>(card)))
        PROMISE(((c.equipment[card].heroes >> hero) & 1U) != 0,
                path() + "/equipment: CT-354 this hero cannot use it");
  }

  void reserve() {
    for (std::size_t kind = 0; kind < kMonsterKinds; ++kind)
      PROMISE(
          reserve_of(s, static_cast<int>(kind)) >= 0,
          "/discs: CT-402 there are more discs for " + c.monsters[kind].id + " than the box has");
  }

  void cards() {
    int places[kEquipment] = {};
    for (const std::uint8_t card : s.equipment.cards())
      if (card < kEquipment) ++places[card];
    for (const std::uint8_t card : s.shown)
      if (card < kEquipment) ++places[card];
    for (int hero = 0; hero < kHeroes; ++hero)
      for (int card = 0; card < kEquipment; ++card) places[card] += has_equipment(s, hero, card);
    // What was discarded after use is out of the game. CT-359
    for (int card = 0; card < kEquipment; ++card)
      PROMISE(places[card] <= 1,
              "/decks/equipment: " + c.equipment[static_cast<std::size_t>(card)].id +
                  " is there twice");
    for (int spell = 0; spell < kSpells; ++spell)
      PROMISE(s.spells[spell] <= c.spells[static_cast<std::size_t>(spell)].copies,
              "/spells/" + c.spells[static_cast<std::size_t>(spell)].id +
                  ": more cards than there are");
    std::uint64_t seen = 0;
    for (const std::uint8_t room : s.row)
      if (room != kNone) seen |= std::uint64_t{1} << room;
    for (int level = 0; level < 3; ++level)
      for (const std::uint8_t room : s.levels[level].cards()) {
        const auto path = [&] { return "/decks/level_" + std::to_string(level); };
        PROMISE(c.rooms[room].type == RoomType::kBattle && c.rooms[room].level == level,
                path() + ": a card of another kind");
        PROMISE(((seen >> room) & 1U) == 0, path() + ": a card is there twice");
        seen |= std::uint64_t{1} << room;
      }
    for (const std::uint8_t room : s.healers.cards()) {
      PROMISE(c.rooms[room].type == RoomType::kHealer, "/decks/healers: a card of another kind");
      PROMISE(((seen >> room) & 1U) == 0, "/decks/healers: a card is there twice");
      seen |= std::uint64_t{1} << room;
    }
    decks_last();
    PROMISE(s.half_prices <= c.half_prices, "/half_prices: CT-343 at most two");
    if (s.phase != Phase::kMerchant)
      for (const std::uint8_t card : s.shown)
        PROMISE(card == kNone, "/shown: the Merchant is not here");
  }

  // There are cards for all places of the row that are still face down.
  void decks_last() {
    int needed[6] = {};
    for (int place = 0; place < kRow; ++place)
      if (s.row[place] == kNone) ++needed[c.row[static_cast<std::size_t>(place)]];
    for (int level = 0; level < 3; ++level)
      PROMISE(s.levels[level].size() >= needed[level],
              "/decks/level_" + std::to_string(level) + ": too few cards for the row");
    PROMISE(s.healers.size() >= needed[kHealerPlace], "/decks/healers: too few cards for the row");
  }

  void gold() {
    int all = s.supply;
    for (const Hero& hero : s.heroes) all += hero.gold;
    PROMISE(all == c.gold,
            "/supply: CT-378 gold and supply add up to " + std::to_string(c.gold) + " hundreds");
  }

  void active() {
    if (s.active == kNone) return;
    const bool turn = s.phase == Phase::kHeroesTurn || s.phase == Phase::kOverseersTurn;
    if (!turn || s.active >= kPieces) {
      PROMISE(false, "/active: nobody acts now");
      return;
    }
    PROMISE(s.phase == Phase::kHeroesTurn ? of_hero_side(s.active) : of_monster_side(s.active),
            "/active: CT-118 it is the other side's turn");
    if (settled()) PROMISE(able(s, s.active), "/active: CT-102 this piece cannot act");
  }
};

}  // namespace

std::vector<std::string> Catacombs::violations(const State& s) {
  return broken_promises<Promises>(s);
}

}  // namespace tavola::catacombs
