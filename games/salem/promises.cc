// What holds in Salem after every decision: nothing is lost, nothing is in two places, and nobody
// is where the rules do not let them be. (HS-007 to HS-032, HS-127, HS-235, HS-252, HS-336)
#include "core/promises.h"

#include <string>

#include "games/salem/rules/rules.h"

namespace tavola::salem {
namespace {

class Promises : public PromisesOf<State> {
 public:
  using PromisesOf::PromisesOf;

  void check() {
    if (!is_set_up()) return;
    seats();
    if (!broken.empty()) return;
    items();
    creatures();
    events();
    old_ones();
    tiles();
    for (Seat seat = 0; seat < s.seats; ++seat) player(seat);
    rlyeh();
    clock();
  }

 private:
  void seats() {
    PROMISE(s.seats >= 2 && s.seats <= kSeats, "/seats: HS-001 allows 2 to 4 players");
    PROMISE(s.first < s.seats, "/first: there is no such seat");
    PROMISE(s.active < s.seats, "/active: there is no such seat");
    PROMISE(s.holder == kNone || s.holder < s.seats, "/holder: there is no such seat");
  }

  void items() {  // HS-015
    int found[kItemKinds] = {};
    const auto count = [&](std::uint8_t item) {
      if (item < kItemKinds) ++found[item];
    };
    for (std::uint8_t item : s.bag.cards()) count(item);
    for (std::uint8_t item : s.item_discard.cards()) count(item);
    for (const auto& row : s.spaces)
      for (std::uint8_t item : row) count(item);
    for (std::uint8_t sigil : s.tile_sigils) count(sigil);
    count(s.miskatonic_sigil);
    count(s.gained);
    for (const Player& p : s.players) {
      for (std::uint8_t item : p.items) count(item);
      for (std::uint8_t sigil : p.sigils) count(sigil);
    }
    for (std::size_t i = 0; i < kItemKinds; ++i)
      PROMISE(found[i] == content().item_totals[i],
              "/bag: HS-015: there are " + std::to_string(found[i]) + " tiles of " +
                  content().item_ids[i] + " in the game, not " +
                  std::to_string(content().item_totals[i]));
  }

  void creatures() {  // HS-011
    const auto& kinds = content().creatures;
    for (std::uint8_t kind = 0; kind < kinds.size(); ++kind) {
      int found = s.creatures.count(kind) + s.creature_discard.count(kind) + (s.resolving == kind);
      int in_town_now = 0;
      for (std::uint8_t creature : s.creature_at) in_town_now += creature == kind;
      PROMISE(in_town_now <= 1, "/creature_at: HS-075: " + kinds[kind].id + " is in town twice");
      PROMISE(kind > kCravenCard || in_town_now == 0,
              "/creature_at: HS-090, HS-100: " + kinds[kind].id + " is never placed");
      found += in_town_now;
      PROMISE(found == kinds[kind].copies,
              "/creatures: HS-011: there are " + std::to_string(found) + " cards of " +
                  kinds[kind].id + ", not " + std::to_string(kinds[kind].copies));
    }
    PROMISE(s.creatures.count(kNecronCard) == 1 || s.resolving == kNecronCard,
            "/creatures: HS-099: the Necron card always returns to the deck");
  }

  void events() {  // HS-014
    for (std::uint8_t event = 0; event < kEvents; ++event)
      PROMISE(
          s.event_pool.count(event) + s.played_events.count(event) == 1,
          "/event_pool: HS-014: " + content().events[event].id + " must be in exactly one place");
    PROMISE(s.played_events.size() <= kPileEvents,
            "/played_events: HS-220: the pile is renewed after the eighth event");
  }

  void old_ones() {  // HS-009, HS-010, HS-235
    for (std::uint8_t card = 0; card < kOldOnes; ++card) {
      int found = (s.shadow == card) + static_cast<int>((s.removed_old_ones >> card) & 1U);
      for (std::uint8_t there : s.old_ones) found += there == card;
      PROMISE(found == 1, "/old_ones: HS-009: " + content().old_ones[card].id +
                              " must be in exactly one place");
    }
    PROMISE(s.old_ones[kRlyehSlot] != kNone,
            "/old_ones/5: HS-229: the card in R'lyeh never leaves");
    for (int slot = 0; slot < kOldOnes; ++slot)
      PROMISE(s.old_ones[slot] != kNone || ((s.face_up >> slot) & 1U) == 0,
              "/face_up: an empty slot has no face");
  }

  void tiles() {  // HS-018, HS-185
    int portals = 0;
    for (std::uint8_t tile : s.tiles) portals += tile;
    PROMISE(portals == kTiles / 2, "/tiles: HS-018: there are 4 portals and 4 walls");
    for (int i = 0; i < kNumbered; ++i) {
      const std::uint8_t sigil = s.tile_sigils[i];
      PROMISE(sigil == kNone || sigil == content().locations[static_cast<std::size_t>(i) + 1].sigil,
              "/tile_sigils/" + std::to_string(i) +
                  ": HS-185: another Sigil's symbol is printed there");
    }
    PROMISE(s.miskatonic_sigil == kNone || is_sigil(s.miskatonic_sigil),
            "/miskatonic_sigil: HS-193: only a Sigil closes it");
    for (std::uint8_t creature : s.creature_at)
      PROMISE(creature == kNone || creature < content().creatures.size(),
              "/creature_at: no such card");
  }

  void player(Seat seat) {
    const Player& p = s.players[seat];
    const std::string at = "/players/" + std::to_string(seat);
    if (!p.in_play) {  // HS-241, HS-242
      PROMISE(s.holder != seat, "/holder: HS-264: that player is out of the game");
      PROMISE(item_count(p) == 0 && p.place == kNone && p.hand == 0 && p.sanity == 0,
              at + ": HS-241: who is out of the game has nothing left on the table");
      return;
    }
    PROMISE(p.sanity >= 1 || s.phase == Phase::kOver,
            at + "/sanity: HS-240: with Sanity 0 a player is out of the game");
    PROMISE(p.place <= kRlyeh, at + "/place: a player in play stands somewhere");
    PROMISE((p.place == kRlyeh) == (s.holder == seat),
            at + "/place: HS-336: the holder, and nobody else, is in R'lyeh");
    if (p.place == kMiskatonic)
      PROMISE(p.hand == 0xFF, at + "/hand: HS-127: at Miskatonic the hand is complete");
    else if (p.place != kRlyeh)
      PROMISE((p.hand & 1U) != 0, at + "/hand: HS-127: the Miskatonic card is in the hand");
    for (int i = 0; i + 1 < kBoardItems; ++i)
      PROMISE(p.items[i] <= p.items[i + 1],
              at + "/items: list them in the order of the Items, null last");
    for (std::uint8_t item : p.items)
      PROMISE(item == kNone || !is_sigil(item), at + "/items: Sigils lie under sigils");
    int sigils = 0;
    for (std::uint8_t sigil : p.sigils) {
      sigils += sigil != kNone;
      PROMISE(sigil == kNone || is_sigil(sigil), at + "/sigils: only Sigils lie here");
    }
    PROMISE(p.sigils[0] <= p.sigils[1], at + "/sigils: list them in order, null last");
    PROMISE(
        p.taken == kNone || count_of(p, p.taken) > 0,
        at + "/taken: HS-204: the Item taken in the last turn lies on the board, or it is null");
    PROMISE(sigils <= sigil_room(s),
            at + "/sigils: HS-025: there is room for " + std::to_string(sigil_room(s)));
  }

  void rlyeh() {
    if (s.holder != kNone)
      PROMISE(((s.face_up >> kRlyehSlot) & 1U) != 0,
              "/holder: HS-251: nobody is in R'lyeh while its Great Old One is face down");
    if (s.phase != Phase::kOver)
      PROMISE(!(s.holder != kNone && s.miskatonic_sigil != kNone && all_portals_closed(s)),
              "/phase: HS-278: this game is won");
    for (int i = 0; i < kNumbered && s.phase != Phase::kOver; ++i)
      PROMISE(s.house.wall == 0 || s.tile_sigils[i] == kNone || s.tiles[i] != 0,
              "/tile_sigils/" + std::to_string(i) +
                  ": HS-277: at this table a Sigil on a wall has lost the game");
  }

  void clock() {
    for (int i = 0; i < kLasting; ++i)
      PROMISE((s.lasting[i].event == kNone) == (s.lasting[i].phases == 0),
              "/lasting/" + std::to_string(i) +
                  ": HS-219: an effect that lasts does so for 1 event phase or more, and no other");
    PROMISE((s.phase == Phase::kOver) == (s.ending != Ending::kNone),
            "/ending: a game that is over has an ending, and no other has");
    PROMISE(s.phase == Phase::kCreatures ? s.due >= 1 : s.due == 0 || s.phase == Phase::kOver,
            "/due: cards are due in the creature phase only");
    if (s.phase == Phase::kOver) return;
    int in_play = 0;
    for (Seat seat = 0; seat < s.seats; ++seat) in_play += s.players[seat].in_play;
    PROMISE(in_play >= 2, "/players: HS-272: with all players but one out, the game is lost");
    PROMISE(s.necron < content().gate, "/necron: HS-271: at the gate the game is lost");
    PROMISE(s.necron < content().demon || ((s.face_up >> kRlyehSlot) & 1U) != 0,
            "/necron: HS-269: past the demon with R'lyeh face down the game is lost");
    if (s.phase == Phase::kAction)
      PROMISE(s.players[s.active].in_play != 0, "/active: HS-243: that player is out of the game");
  }
};

}  // namespace

std::vector<std::string> Salem::violations(const State& s) { return broken_promises<Promises>(s); }

}  // namespace tavola::salem
