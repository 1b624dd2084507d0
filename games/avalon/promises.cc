// What holds in Avalon after every decision: the tracks stand where the rules let them, every card
// is in one place, and what an Encounter or a day says of itself fits together. (TG-046, TG-066,
// TG-213, TG-217, TG-218, TG-220, TG-223, TG-500, TG-633, TG-783, TG-996)
#include "core/promises.h"

#include <bitset>
#include <string>

#include "games/avalon/rules/campaign/training.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/events.h"
#include "games/avalon/table.h"

namespace tavola::avalon {
namespace {

class Promises : public PromisesOf<State> {
 public:
  using PromisesOf::PromisesOf;

  void check() {
    if (!is_set_up()) return;
    PROMISE(s.seats >= 1 && s.seats <= kSeats, "/seats: TG-001 allows 1 to 4 players");
    PROMISE((s.phase == Phase::kOver) == (s.ending != Ending::kNone),
            "/ending: a game that is over has an ending, and no other has");
    if (!broken.empty()) return;
    if (s.phase == Phase::kHeroes) {
      PROMISE(!s.encounter.on(), "/encounter: TG-072: Characters are set up first");
      PROMISE(without_hero(s) != kNoSeat || s.house.meets == kChosenEncounter || s.journey.day > 0,
              "/phase: TG-072: every player has a Character, so it has begun");
    }
    const bool complete = s.ending == Ending::kChapterOver;
    PROMISE(!complete || !s.encounter.on(),
            "/encounter: TG-307: a Chapter is complete after its last Encounter");
    PROMISE(!complete || !s.journal.on(),
            "/journal: TG-939: a Chapter is complete when what was read has ended");
    PROMISE(!complete || s.traits_due == 0,
            "/traits_due: TG-307: a Chapter is complete after the traits that answer a loss");
    PROMISE(!complete || s.house.table != 0, "/ending: TG-307: only a journey has Chapters");
    if (broken.empty()) named_seats();
    for (Seat seat = 0; seat < s.seats && broken.empty(); ++seat)
      if (s.phase != Phase::kHeroes || s.character(seat).hero != kNone) character(seat);
    // TG-1023: whoever was set aside comes back as they left.
    for (Seat aside = s.seats; aside < kSeats && broken.empty(); ++aside)
      if (s.character(aside).hero != kNone) set_aside(aside);
    if (broken.empty() && s.encounter.on()) encounter();
    if (s.phase == Phase::kTraining)
      PROMISE(s.encounter.on(), "/encounter: a training table is over with its Encounter");
    if (broken.empty())
      for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.character(seat).hero != kNone) cards_of(seat);
    // What a Chapter hands on is what the next one goes on with.
    if (broken.empty() && (s.phase == Phase::kJourney || complete)) journey();
  }

 private:
  /// Only seats at this table act, wait, arrive, read and answer.
  void named_seats() {
    const JourneyState& j = s.journey;
    const EncounterState& e = s.encounter;
    const auto seats = [this](unsigned set) { return (set >> s.seats) == 0; };
    const auto seat_or_none = [this](std::uint8_t seat) { return seat == kNone || seat < s.seats; };
    PROMISE(seats(j.acted) && seats(j.passed) && seats(j.waited) && seats(j.done),
            "/journey/acted: TG-130: there is no such seat");
    PROMISE(seat_or_none(j.again), "/journey/again: TG-134: there is no such seat");
    for (int i = 0; i < kSeats; ++i)
      PROMISE(seats(j.arrivals[i].party) && seats(j.arrivals[i].left),
              "/journey/arrivals/" + std::to_string(i) + ": TG-970: there is no such seat");
    PROMISE(seats(s.traits_due), "/traits_due: there is no such seat");
    PROMISE(seat_or_none(s.journal.reader), "/journal/reader: there is no such seat");
    PROMISE(seats(s.journal.party) && seats(s.journal.spoken_to) && seats(s.journal.dreamers) &&
                seats(s.journal.nightmares),
            "/journal/party: there is no such seat");
    if (!e.on()) return;
    PROMISE(seats(e.escaped) && seats(e.magic_refused),
            "/encounter/escaped: there is no such seat");
    for (const PossessionMark& mark : e.marks)
      PROMISE(seat_or_none(mark.owner), "/encounter/marks: there is no such seat");
  }

  void set_aside(Seat aside) {
    const Character& c = s.character(aside);
    const std::string at = "/set_aside/" + std::to_string(aside - s.seats);
    PROMISE(c.hero < content().heroes.size() && c.tray < content().trays.size(),
            at + "/hero: TG-046: there is no such Character");
    if (!broken.empty() || c.alive == 0) return;
    for (Seat other = 0; other < aside; ++other)
      PROMISE(s.character(other).alive == 0 || s.character(other).hero != c.hero,
              at + "/hero: TG-046: a Character belongs to one player only");
    tracks(aside, at);
  }

  void character(Seat seat) {
    const Character& c = s.character(seat);
    const std::string at = "/characters/" + std::to_string(seat);
    PROMISE(c.hero < content().heroes.size() && c.tray < content().trays.size(),
            at + "/hero: TG-046: every player has a Character");
    if (!broken.empty()) return;
    for (Seat other = 0; other < seat; ++other)
      PROMISE(s.character(other).hero != c.hero,
              at + "/hero: TG-046: a Character belongs to one player only");
    PROMISE(s.house.free_play != 0 || (c.tray == content().heroes[c.hero].tray &&
                                       (c.alive == 0 || c.deck_colour == c.tray)),
            at + "/tray: TG-047: the tray of the tile's colour");
    for (Seat other = 0; other < seat; ++other)
      PROMISE(c.alive == 0 || s.character(other).alive == 0 ||
                  (s.character(other).tray != c.tray &&
                   s.character(other).deck_colour != c.deck_colour),
              at + "/tray: TG-005, TG-888: there is one tray and one set of cards of each colour");
    if (!broken.empty()) return;
    if (c.alive == 0) {
      PROMISE(s.phase != Phase::kTraining, at + "/alive: nobody dies at a training table");
      return;
    }
    tracks(seat, at);
  }

  void tracks(Seat seat, const std::string& at) {
    const Character& c = s.character(seat);
    PROMISE(c.energy() <= energy_ceiling(s, seat) && c.energy() <= tray_of(c).energy_top,
            at + "/energy: TG-213: Energy never exceeds Health");
    PROMISE(c.health() <= tray_of(c).health_top,
            at + "/health: TG-218: Health never rises above its start");
    PROMISE(c.terror() <= tray_of(c).terror_top, at + "/terror: TG-223: beyond the top slot");
    PROMISE((c.dying != 0) == (c.health() == 0), at + "/dying: TG-217: at 0 Health, and only then");
    PROMISE((c.dying != 0) == (c.dying_dial != 0),
            at + "/dying_dial: TG-443: the dying have a Dial, and nobody else");
    PROMISE((c.insane != 0) == tray_of(c).insane_at(c.terror()),
            at + "/insane: TG-220: on the two red slots of Terror, and only there");
    PROMISE((c.items_up - c.items).empty() && (c.secrets_up - c.secrets).empty(),
            at + "/possessions: TG-396: what lies face up before somebody is theirs");
  }

  void encounter() {
    const EncounterState& e = s.encounter;
    const auto in_range = [](std::uint8_t set, int seats) { return (set >> seats) == 0; };
    PROMISE(e.card < content().cards.encounters.size(), "/encounter/card: there is no such card");
    if (!broken.empty()) return;
    const EncounterCard& card = content().cards.encounters[e.card];
    PROMISE(e.type == card.type, "/encounter/type: it is that of its card");
    PROMISE(e.party != 0 && in_range(e.party, s.seats), "/encounter/party: there is no such seat");
    PROMISE((e.in & ~unsigned{e.party}) == 0, "/encounter/in: who is in it took part");
    PROMISE(e.in != 0 || e.step == EncounterStep::kEnd,
            "/encounter/in: TG-637: without anybody in it an Encounter ends");
    PROMISE((e.step == EncounterStep::kEnd) == (e.outcome != EncounterOutcome::kOpen),
            "/encounter/outcome: TG-995: known when it ends, and only then");
    PROMISE(e.step != EncounterStep::kText || !card.keys,
            "/encounter/step: TG-532: a card with Keys is resolved by Combat or Diplomacy");
    PROMISE(card.keys || e.step == EncounterStep::kText || e.step == EncounterStep::kEnd,
            "/encounter/step: TG-532: a card without Keys is resolved by its text");
    PROMISE(e.step != EncounterStep::kAvoid || card.can_avoid,
            "/encounter/step: TG-688: this card cannot be Avoided");
    PROMISE(e.step != EncounterStep::kApproach || card.alternatives,
            "/encounter/step: TG-681: this card has one way only");
    const bool acting = e.step >= EncounterStep::kActivated && e.step <= EncounterStep::kAttack;
    // An attack is carried out to its end, although it has taken the Active Character out.
    // (TG-1049)
    PROMISE(!acting || (e.active < s.seats && (e.is_in(e.active) || e.blow != Blow::kNone)),
            "/encounter/active: TG-546: somebody in the Encounter is Active");
    PROMISE(!acting || ((e.activated >> e.active) & 1U) != 0,
            "/encounter/activated: TG-547: the Active Character has been Activated");
    PROMISE(e.active == kNone || e.active < s.seats, "/encounter/active: there is no such seat");
    PROMISE(in_range(e.activated, s.seats) && in_range(e.settled, s.seats),
            "/encounter/activated: there is no such seat");
    PROMISE(e.step != EncounterStep::kChooseActive || (e.in & ~unsigned{e.activated}) != 0,
            "/encounter/activated: TG-597: when all have been Activated the Turn ends");
    PROMISE(e.step < EncounterStep::kChooseActive || e.step == EncounterStep::kEnd || e.turn > 0,
            "/encounter/turn: TG-543: the first Turn has begun");
    if (e.combat()) {
      PROMISE(e.stage == 0 && e.affinity == 0, "/encounter/affinity: this is a Combat");
    } else {
      PROMISE(e.pool == 0, "/encounter/pool: this is Diplomacy");
      PROMISE(e.stage < card.stages.size() || !card.keys,
              "/encounter/stage: TG-680: there is no such Stage");
      PROMISE(e.affinity >= card.lowest && e.affinity <= card.top,
              "/encounter/affinity: TG-783: beyond the end of the track");
    }
    for (int slot = 0; slot < e.length; ++slot)
      PROMISE(e.sequence[slot].owner < s.seats && ((e.party >> e.sequence[slot].owner) & 1U) != 0,
              "/encounter/sequence: TG-500: every card has an owner who took part");
  }

  /// TG-066, TG-500: no card is in two places, and none is lost.
  void cards_of(Seat seat) {
    const Character& c = s.character(seat);
    if (c.alive == 0) return;
    const EncounterState& e = s.encounter;
    PROMISE(!e.on() || SeatSet::from_bits(e.party).has(seat) ||
                (e.hands[seat].cards().empty() && e.discards[seat].cards().empty()),
            "/encounter/hands/" + std::to_string(seat) + ": TG-066: nobody else plays cards in it");
    for (int i = 0; i < kCardTypes; ++i) {
      const auto type = static_cast<CardType>(i);
      const auto& cards = content().cards.of(type);
      std::bitset<kMostSequenceCards> found;
      bool twice = false;
      const auto count = [&](std::uint8_t card) {
        twice = twice || card >= cards.size() || found[card];
        if (card < cards.size()) found[card] = true;
      };
      for (const std::uint8_t card : c.cards[i].deck.cards()) count(card);
      for (const std::uint8_t card : c.cards[i].reserve.cards()) count(card);
      for (const std::uint8_t card : c.cards[i].pool.cards()) count(card);
      if (e.on() && e.type == type) {
        for (const std::uint8_t card : e.hands[seat].cards()) count(card);
        for (const std::uint8_t card : e.discards[seat].cards()) count(card);
        for (int slot = 0; slot < e.length; ++slot)
          if (e.sequence[slot].owner == seat) count(e.sequence[slot].card);
      }
      const std::string at =
          "/characters/" + std::to_string(seat) + "/" + std::string(name_of(type));
      PROMISE(!twice, at + ": TG-066: a card is in two places");
      for (std::size_t card = 0; card < cards.size(); ++card) {
        const bool own = cards[card].hero != kNone ? cards[card].hero == c.hero
                                                   : cards[card].tray == c.deck_colour;
        PROMISE(found[card] == own,
                at + ": TG-055: " + cards[card].id + (own ? " is missing" : " is another's"));
      }
    }
  }

  void journey() {
    const JourneyState& j = s.journey;
    for (Seat seat = 0; seat < s.seats; ++seat) {
      const Character& c = s.character(seat);
      PROMISE(c.alive == 0 || (c.place < location_count() && on_map(s, c.place)),
              "/characters/" + std::to_string(seat) + "/place: TG-075: it stands on the map");
    }
    for (int i = 0; i < location_count(); ++i) {
      const LocationState& place = j.locations[i];
      PROMISE(place.menhir != 0 || place.dial == 0,
              "/journey/locations/" + std::to_string(i) + "/dial: TG-076: a Dial has a Menhir");
      PROMISE(place.where == Where::kMap || place.menhir == 0,
              "/journey/locations/" + std::to_string(i) + "/menhir: TG-287: it stands on the map");
      for (int other = 0; other < i && place.where == Where::kMap; ++other)
        PROMISE(j.locations[other].where != Where::kMap ||
                    j.locations[other].column != place.column ||
                    j.locations[other].row != place.row,
                "/journey/locations/" + std::to_string(i) + ": TG-1085: the place is taken");
    }
    PROMISE(j.day >= 1, "/journey/day: TG-094: the first day has begun");
    s.story.fulfilled.each([&](std::uint8_t quest) {
      PROMISE(is_in_pile(s, quest), "/story/quests_fulfilled: TG-308: it lies with the Quests");
    });
  }
};

}  // namespace

std::vector<std::string> Avalon::violations(const State& s) { return broken_promises<Promises>(s); }

}  // namespace tavola::avalon
