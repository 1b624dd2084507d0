// What holds in Arkham Horror after every decision: cards, markers and monsters are neither lost
// nor doubled, the limits hold, and nobody is where the rules do not let them be. (AH-005, AH-017,
// AH-096, AH-153, AH-228 to AH-233, AH-321, AH-339, AH-368, AH-393, AH-412)
#include "core/promises.h"

#include <algorithm>
#include <string>

#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/dunwich/rules/dunwich_horror.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/epic_battle.h"
#include "games/arkham/kingsport/rules/rifts.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/phases/environment.h"
#include "games/arkham/rules/phases/mythos.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

class Promises : public PromisesOf<State> {
 public:
  explicit Promises(const State& state) : PromisesOf(state), c(content()) {}

  void check() {
    if (!is_set_up()) return;
    seats();
    if (!broken.empty()) return;
    possessions();
    if (!broken.empty()) return;
    mythos();
    gates();
    cards();
    table_cards();
    if (s.phase == Phase::kInvestigators || !broken.empty()) return;
    PROMISE(s.ancient_one < c.ancient_ones.size(), "/ancient_one: one has to be in play");
    if (!broken.empty()) return;
    PROMISE(in_use(s, ancient_one(s)), "/ancient_one: its box is not on the table");
    monsters();
    horror();
    if (!broken.empty()) return;
    tracks();
    for (Seat who = 0; who < s.seats; ++who) investigator(who);
    limits();
    rifts();
    turn();
  }

 private:
  const Content& c;

  static std::string seat_path(Seat who) { return "/investigators/" + std::to_string(who); }
  std::string area_path(int area) const {
    return "/areas/" + c.areas[static_cast<std::size_t>(area)].id;
  }

  void seats() {
    PROMISE(s.seats >= 1 && s.seats <= kMostSeats, "/seats: one to eight may play");
    PROMISE(s.first < s.seats, "/first: this seat is not at the table");
    PROMISE(s.active == kNone || s.active < s.seats, "/active: this seat is not at the table");
    for (Seat who = 0; who < kMostSeats; ++who) {
      const Investigator& i = s.investigators[who];
      if (who >= s.seats) {
        PROMISE(i.standing == Standing::kWaiting && i.sheet == kNone,
                seat_path(who) + ": nobody sits here");
        continue;
      }
      PROMISE(i.sheet == kNone || i.sheet < c.sheets.size(), seat_path(who) + "/sheet: unknown");
      PROMISE((i.standing == Standing::kInPlay) == (i.sheet != kNone),
              seat_path(who) + "/sheet: who is in play has a sheet, and nobody else");
      for (const std::uint8_t stop : i.stops)
        PROMISE(stop < kStops, seat_path(who) + "/stops: AH-072 a track has four stops");
    }
  }

  void possessions() {
    int end = 0;
    for (const std::uint8_t next : s.begins) {
      PROMISE(next >= end && next <= kMostPossessions, "/investigators: their cards overlap");
      end = next;
    }
    for (int i = 0; i < kMostPossessions; ++i) {
      const Possession& p = s.possessions[i];
      if (i < end)
        PROMISE(p.card < c.cards.size(), "/investigators: a card that does not exist");
      else
        PROMISE(p.card == kNoCard && p.marks == 0 && p.tokens == 0,
                "/investigators: a card that nobody holds");
    }
    for (Seat who = 0; who < kMostSeats; ++who)
      PROMISE(s.own[who] == relevance_of_own(s, who),
              seat_path(who) + "/possessions: what they matter for is not what is kept of it");
    PROMISE(s.common == relevance_of_table(s),
            "/lying: what speaks to everybody is not what is kept of it");
  }

  // Every Mythos card is in the deck or in play, with all its copies; a Rumor that is over lies in
  // the box. AH-372
  void mythos() {
    std::uint8_t seen[256] = {};
    for (const std::uint8_t card : s.mythos.cards()) ++seen[card];
    for (const std::uint8_t card : {s.card, s.environment, s.rumor})
      if (card != kNone) ++seen[card];
    int removed = s.mythos_removed;
    for (std::size_t card = 0; card < c.mythos.size(); ++card) {
      const bool rumor = c.mythos[card].type == MythosType::kRumor;
      const int missing =
          (in_use(s, c.mythos[card]) ? c.mythos[card].copies : 0) - static_cast<int>(seen[card]);
      if (!rumor) removed -= missing;
      PROMISE(missing == 0 || (missing > 0 && s.turn > 0 && (rumor || removed >= 0)),
              "/decks/mythos: " + c.mythos[card].id + " is there " + std::to_string(seen[card]) +
                  " times");
    }
    if (s.environment != kNone)
      PROMISE(c.mythos[s.environment].type == MythosType::kEnvironment,
              "/environment: AH-412 this card is none");
    if (s.rumor != kNone)
      PROMISE(c.mythos[s.rumor].type == MythosType::kRumor, "/rumor: this card is none");
    else
      PROMISE(s.rumor_tokens == 0 && s.rumor_fresh == 0, "/rumor_tokens: there is no rumor");
    std::uint8_t gate_cards[256] = {};
    for (const std::uint8_t card : s.gate_cards.cards()) ++gate_cards[card];
    for (std::size_t card = 0; card < c.gate_cards.size(); ++card)
      PROMISE(gate_cards[card] == (in_use(s, c.gate_cards[card]) ? 1 : 0),
              "/decks/gate_cards: " + c.gate_cards[card].id + " is not there once");
    std::uint8_t sheets[256] = {};
    for (const std::uint8_t sheet : s.sheets.cards()) ++sheets[sheet];
    for (const Investigator& i : s.investigators)
      if (i.sheet != kNone) ++sheets[i.sheet];
    for (std::size_t sheet = 0; sheet < c.sheets.size(); ++sheet)
      PROMISE(sheets[sheet] == (in_use(s, c.sheets[sheet]) ? 1 : 0),
              "/decks/sheets: " + c.sheets[sheet].id + " is not there once");
  }

  void monsters() {
    std::uint8_t seen[256] = {};
    for (const std::uint8_t kind : s.cup.cards()) ++seen[kind];
    for (int slot = 0; slot < kMonsterSlots; ++slot) {
      const Monster monster = s.monsters[slot];
      PROMISE((monster.kind == kNone) == (monster.place == kNone),
              "/monsters/" + std::to_string(slot) + ": a monster is somewhere");
      if (monster.kind == kNone || monster.place == kFromBox) continue;
      ++seen[monster.kind];
      const Place place = monster.place;
      const bool known = place < c.areas.size() || place == kSky || place == kOutskirts ||
                         place == kBox || place == kOnRumor || place == kMet ||
                         (place >= kTrophies && place < kTrophies + s.seats);
      PROMISE(known, "/monsters/" + std::to_string(slot) + "/place: no monster can be there");
      if (place < c.areas.size())
        PROMISE(on_board(s, place),
                "/monsters/" + std::to_string(slot) + "/place: its box is not on the table");
      if (place < c.areas.size())
        PROMISE(!closed(s, place),
                "/monsters/" + std::to_string(slot) + "/place: AH-094 the location is closed");
      PROMISE(place != kOnRumor || s.rumor != kNone, "/monsters: there is no rumor to be on");
    }
    for (std::size_t kind = 0; kind < c.monsters.size(); ++kind) {
      const bool spawn = c.monsters[kind].spawn;
      const int copies = spawn ? (in_use(s, c.monsters[kind]) ? c.monsters[kind].copies : 0)
                               : markers_for_cup(s, static_cast<std::uint8_t>(kind));
      PROMISE(spawn ? seen[kind] <= copies : seen[kind] == copies,
              "/monsters: AH-017 " + c.monsters[kind].id + " is there " +
                  std::to_string(seen[kind]) + " times, not " + std::to_string(copies));
      PROMISE(!spawn || s.cup.count(static_cast<std::uint8_t>(kind)) == 0,
              "/decks/cup: DH-037 " + c.monsters[kind].id + " does not go there");
    }
  }

  /// The Horror is on the board exactly while its track is full. DH-046, DH-054
  void horror() {
    if (c.horror == kNone) return;
    PROMISE((s.dunwich.horror_tokens == kHorrorTrack) == (horror_slot(s) != kNone),
            "/dunwich/horror_tokens: DH-046 three of them call the Dunwich Horror");
    PROMISE(s.dunwich.horror_card == kNone || s.fight.who != kNone,
            "/dunwich: DH-052 the card goes with the combat");
  }

  void gates() {
    int seen[kMostGateKinds] = {};
    for (const std::uint8_t gate : s.gate_stack.cards())
      if (gate < kMostGateKinds) ++seen[gate];
    for (std::size_t area = 0; area < c.areas.size(); ++area) {
      const std::uint8_t gate = s.gates.at[area];
      const int here = static_cast<int>(area);
      PROMISE(on_board(s, static_cast<Area>(area)) || (gate == kNone && s.clues[area] == 0),
              area_path(here) + ": the box of this area is not on the table");
      if (gate != kNone) {
        PROMISE(gate < c.gates.size(), area_path(here) + "/gate: unknown");
        if (gate < kMostGateKinds) ++seen[gate];
        PROMISE(has(c.unstable, here), area_path(here) + "/gate: AH-005 the location is stable");
        PROMISE(!has(s.sealed, here), area_path(here) + "/gate: AH-153 there is an elder sign");
        // A gate that is one too many awakens it before the Clue tokens go. AH-179
        PROMISE(s.clues[area] == 0 || s.phase >= Phase::kAwakening,
                area_path(here) + "/clues: AH-188 a gate is open here");
      }
    }
    for (Seat who = 0; who < s.seats; ++who)
      for (int gate = 0; gate < kMostGateKinds; ++gate)
        seen[gate] += s.investigators[who].gates[gate];
    for (std::size_t gate = 0; gate < c.gates.size(); ++gate) {
      const int copies = in_use(s, c.gates[gate]) ? c.gates[gate].copies : 0;
      PROMISE(seen[gate] == copies, "/decks/gate_stack: AH-017 the gates to " + c.gates[gate].id +
                                        " are " + std::to_string(seen[gate]) + ", not " +
                                        std::to_string(copies));
    }
    PROMISE((s.sealed - c.unstable).empty(), "/sealed: elder signs lie on unstable locations");
  }

  template <class DeckOfCards>
  void count(const DeckOfCards& deck, CardType type, std::uint8_t (&seen)[kMostCards]) {
    for (const CardNumber card : deck.cards()) {
      if (card < kMostCards) ++seen[card];
      PROMISE(card < c.cards.size() && c.cards[card].type == type,
              "/decks: a card lies in the deck of another type");
    }
  }

  // KH-055: whoever is of a part of a box brings the cards of the box that are the own ones.
  bool comes_with_a_sheet(std::size_t card) const {
    return std::ranges::any_of(c.sheets, [&](const InvestigatorSheet& sheet) {
      return in_use(s, sheet) && std::ranges::find(sheet.fixed, card) != sheet.fixed.end();
    });
  }

  // A card that is being looked at is in no deck and with nobody, so there may be fewer.
  void cards() {
    std::uint8_t seen[kMostCards] = {};
    count(s.common_items, CardType::kCommon, seen);
    count(s.unique_items, CardType::kUnique, seen);
    count(s.spells, CardType::kSpell, seen);
    count(s.skills, CardType::kSkill, seen);
    count(s.allies, CardType::kAlly, seen);
    for (int deck = 0; deck < kMinorDecks; ++deck)
      count(s.minor_decks[deck], static_cast<CardType>(static_cast<int>(CardType::kExhibit) + deck),
            seen);
    for (int i = 0; i < all_possessions(s); ++i)
      if (s.possessions[i].card < kMostCards) ++seen[s.possessions[i].card];
    parcel(seen);
    for (std::size_t card = 0; card < c.cards.size(); ++card) {
      seen[card] = static_cast<std::uint8_t>(seen[card] + s.boxed[card]);
      int copies = copies_in_use(s, c.cards[card]);
      if (copies == 0 && comes_with_a_sheet(card)) copies = 1;
      PROMISE(seen[card] <= copies, "/decks: AH-017 there are more of " + c.cards[card].id + ", " +
                                        std::to_string(seen[card]) + ", than " +
                                        std::to_string(copies));
    }
  }

  // A Common Item that somebody brings to somebody else is not in the deck.
  void parcel(std::uint8_t (&seen)[kMostCards]) {
    const CardNumber card = s.pharaoh.parcel;
    const Seat from = s.pharaoh.carrier;
    const Seat to = s.pharaoh.addressee;
    if (card == kNoCard) {
      PROMISE(from == kNone && to == kNone, "/pharaoh/carrier: there is no parcel");
      return;
    }
    PROMISE(card < c.cards.size() && c.cards[card].type == CardType::kCommon,
            "/pharaoh/parcel: this card is no Common Item");
    PROMISE(from < s.seats && to < s.seats && from != to,
            "/pharaoh/parcel: somebody brings it to somebody else");
    if (card < kMostCards) ++seen[card];
  }

  // A card on the table lies there or waits in the deck of its kind, and nowhere else.
  void table_cards() {
    std::uint8_t seen[256] = {};
    for (int kind = 0; kind < kTableCardKinds; ++kind)
      for (const std::uint8_t card : s.table_decks[kind].cards()) {
        ++seen[card];
        PROMISE(card < c.table_cards.size() &&
                    c.table_cards[card].kind == static_cast<TableCardKind>(kind),
                "/decks: a card lies in the deck of another kind");
      }
    for (int i = 0; i < kMostLying; ++i) {
      PROMISE((s.lying[i].card != kNone) == (i < s.lying_count),
              "/lying: there is a gap between the cards");
      if (i >= s.lying_count) continue;
      ++seen[s.lying[i].card];
    }
    for (int card = 0; card < 256; ++card)
      PROMISE(seen[card] <= 1 && (seen[card] == 0 || in_use(s, c.table_cards[card])),
              "/lying: a card is there twice, or its box is not on the table");
  }

  void tracks() {
    PROMISE(s.terror <= kTerrorTop, "/terror: AH-007 the track ends at 10");
    // For the battle it may get more, some of them when it awakens. KH-148
    PROMISE(s.doom <= ancient_one(s).doom || s.phase >= Phase::kAwakening,
            "/doom: more tokens than the track holds");
    if (s.phase < Phase::kAwakening) {
      PROMISE(s.doom < ancient_one(s).doom, "/doom: AH-422 the track is full, so it has awoken");
      // With boxes, a card that raised the limit may have been lost in this very text.
      const int lost = s.parts == c.base_parts ? 0 : 1;
      PROMISE(open_gates(s) < too_many_gates(s) + lost,
              "/areas: AH-423 with so many gates it has awoken");
      PROMISE(elder_signs(s) < 6, "/sealed: AH-455 the game is won");
    }
    if (s.terror >= 3) shut(c.general_store);
    if (s.terror >= 6) shut(c.curiositie_shoppe);
    if (s.terror >= 9) shut(c.magick_shoppe);
  }
  void shut(Area area) {
    if (area != kNone) PROMISE(has(s.closed, area), area_path(area) + ": the terror closes it");
  }

  void investigator(Seat who) {
    const Investigator& i = s.investigators[who];
    const auto path = [who] { return seat_path(who); };
    if (i.standing != Standing::kInPlay) {
      // Encounters of the boxes leave Spells, Skills and Clues to the next investigator.
      const bool leaves = i.standing == Standing::kDevoured && s.parts != content().base_parts;
      for (const Possession& possession : held(s, who))
        PROMISE(leaves && (card_of(possession).type == CardType::kSpell ||
                           card_of(possession).type == CardType::kSkill),
                path() + "/possessions: AH-359 all were discarded");
      PROMISE(i.money == 0 && (i.clues == 0 || leaves),
              path() + "/money: AH-363 it went back to the supply");
      return;
    }
    const bool known =
        i.place < c.areas.size() ||
        (in_other_world(i.place) && world_of(i.place) < static_cast<int>(c.worlds.size())) ||
        i.place == kLost || i.place == kJail;
    PROMISE(known, path() + "/place: no investigator can be there");
    if (!known) return;
    PROMISE(!in_town(i.place) || on_board(s, i.place),
            path() + "/place: the box of this area is not on the table");
    // The Final Battle takes no notice of the board. AH-433
    if (in_town(i.place) && s.phase < Phase::kAwakening && s.phase > Phase::kPossessions) {
      PROMISE(!closed(s, i.place), path() + "/place: AH-094 the location is closed");
      PROMISE(i.explored == 0 || gate_open(s, i.place),
              path() + "/explored: AH-147 there is no gate here");
    }
    if (!in_town(i.place))
      PROMISE(i.explored == 0, path() + "/explored: AH-090 it was left behind");
    // While possessions are handed out the maximum is still changing.
    if (s.phase > Phase::kPossessions) {
      PROMISE(i.sanity <= maximum_sanity(s, who) + i.beyond_sanity,
              path() + "/sanity: AH-321 above the maximum");
      PROMISE(i.stamina <= maximum_stamina(s, who) + i.beyond_stamina,
              path() + "/stamina: AH-321 above the maximum");
    }
    for (Seat other = 0; other < who; ++other)
      PROMISE((i.special & s.investigators[other].special & kDeputy) == 0,
              path() + "/special: AH-393 there is one Deputy");
  }

  void limits() {
    if (s.phase >= Phase::kAwakening) return;  // the board no longer matters. AH-433
    // A card that lowers the limit is felt by the next monster that is placed, also where another
    // card raises it. AH-234
    int lowered = 0;
    each_common_source(s, [&](const CardSummary& one) {
      if (one.source == kNoSource) return;
      const auto& bonuses = c.statements[one.source].bonuses;
      lowered += std::min<int>(0, bonuses[static_cast<std::size_t>(Bonus::kOutskirtsLimit)]);
    });
    PROMISE(count_monsters(s, kOutskirts) <= std::max(0, outskirts_limit(s) - lowered),
            "/monsters: AH-233 the Outskirts do not hold so many");
    // The limit is lifted for good at terror 10, and the level may sink again.
    if (c.magick_shoppe != kNone && has(s.closed, c.magick_shoppe)) return;
    PROMISE(monsters_in_arkham(s) <= monster_limit(s),
            "/monsters: AH-228 there are more in Arkham than the limit");
  }

  void rifts() {
    std::uint8_t seen[256] = {};
    for (int track = 0; track < kRiftTracks; ++track) {
      const RiftState& rift = s.rifts[track];
      const std::string path = "/rifts/" + std::to_string(track);
      if (!rifts_in_play(s)) {
        PROMISE(!is_open(rift) && free_spaces(rift) == kRiftSpaces,
                path + ": there are no rifts on this table");
        continue;
      }
      for (const std::uint8_t marker : rift.spaces)
        if (marker != kNone)
          PROMISE(marker < c.rift_progress.size() && ++seen[marker] == 1,
                  path + "/spaces: KH-093 this marker lies elsewhere");
      PROMISE(!is_open(rift) || (rift.rift != kNone && free_spaces(rift) == 0),
              path + "/place: KH-106 an open rift has all its markers");
      PROMISE(!is_open(rift) || on_board(s, rift.place), path + "/place: it is not on the board");
      PROMISE(is_open(rift) || (rift.explored == 0 && rift.marks == 0),
              path + "/explored: KH-124 markers of a closed rift lie face up");
      for (int other = 0; other < track; ++other)
        PROMISE(rift.rift == kNone || rift.rift != s.rifts[other].rift,
                path + "/rift: KH-057 it lies on another track");
    }
  }

  void turn() {
    PROMISE((s.ending == Ending::kPlaying) == (s.phase != Phase::kOver),
            "/ending: a game has an ending when it is over");
    const bool acting = (s.phase >= Phase::kUpkeep && s.phase <= Phase::kMythos) ||
                        (s.phase >= Phase::kBattleUpkeep && s.phase <= Phase::kEpicBattle) ||
                        s.phase == Phase::kPossessions;
    if (acting) PROMISE(s.active != kNone, "/active: somebody acts in this phase");
    if (s.phase == Phase::kMythos && s.stage >= Stage::kGate && s.stage <= Stage::kMonsterMovement)
      PROMISE(s.card != kNone, "/card: AH-173 a Mythos card is being resolved");
    for (int i = 0; i < kHeadlines; ++i)
      PROMISE((s.headlines[i] == kNone) == (s.headline_turns[i] == 0),
              "/headline_turns: a headline lasts for some turns, and nothing else does");
    PROMISE(closed_by_cards(s) == s.closed_now,
            "/closed_now: AH-416 the cards in play close other locations");
  }
};

/// What is so when a step begins, and need not be while it is carried out: a text on the way may
/// take somebody through an Other World and back, and the last card of a deck is drawn.
class PromisesAtRest : public PromisesOf<State> {
 public:
  using PromisesOf::PromisesOf;

  void check() {
    if (s.phase == Phase::kMovement && s.stage == Stage::kMoving)
      PROMISE(is_in_town(s, s.active),
              "/investigators/" + std::to_string(s.active) +
                  "/place: AH-096 whoever is moving stands in an area of a town");
    if (s.phase == Phase::kEpicBattle)
      PROMISE(is_epic(s), "/phase: KH-029 there is no card of the Epic Battle to draw");
  }
};

}  // namespace

std::vector<std::string> Arkham::violations(const State& s) { return broken_promises<Promises>(s); }

std::vector<std::string> Arkham::violations_at_rest(const State& s) {
  return broken_promises<PromisesAtRest>(s);
}

}  // namespace tavola::arkham
