// What moves on the board and on the sheets for each event: figures and monsters, gates and seals,
// what flies from a card to a sheet and back, and every number that changes where it lands.
#include <string>
#include <utility>
#include <vector>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/shown/dice.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Act;
using scene::ActKind;
using scene::Text;
using scene::Tone;

/// What lies open on the stage and brings something, or takes it.
constexpr const char* kOpenCard = "card";

namespace {

Text word_of(int kind, int value) {
  return Text::word(Arkham::vocabulary().kinds[static_cast<std::size_t>(kind)].words.at(
      static_cast<std::size_t>(value)));
}

/// The special card that is rolled for in the Upkeep.
Text upkeep_of(Reason reason) {
  return Text::word(reason == Reason::kBlessing ? "spc_blessing"
                    : reason == Reason::kCurse  ? "spc_curse"
                                                : "spc_retainer");
}

/// A die that is rolled for something by itself; `hits` is nothing where no successes are counted.
Act rolled(const Event& event, int hits, Text what) {
  scene::Die die{.face = event.args[1]};
  if (hits != kNothing) die.hits = hits;
  die.name = std::move(what);
  return {.kind = ActKind::kRoll,
          .of = pawn_id(static_cast<Seat>(event.args[0])),
          .dice = {std::move(die)}};
}

/// A die of a check: it counts by the rule of that check, and says what is enough. Of a log that
/// was brought from elsewhere and leaves that out, the face alone is shown.
Act die_of_check(const Event& event) {
  if (event.args[4] == kNothing) return rolled(event, kNothing, {});
  static constexpr scene::DieFrom kFrom[] = {scene::DieFrom::kRoll, scene::DieFrom::kBought,
                                             scene::DieFrom::kReroll};
  const ThrownFor what = ThrownFor::of(event.args[4]);
  Act act = rolled(event, event.args[2], {});
  act.dice.front().from = kFrom[static_cast<std::size_t>(what.how)];
  if (event.args[3] > 0) act.need = event.args[3];
  act.text = Text::word(word_of_check(what.kind, what.skill));
  return act;
}

Act move(std::string of, std::string to) {
  return {.kind = ActKind::kMove, .of = std::move(of), .via = {std::move(to)}};
}

Act on(ActKind kind, std::string of) { return {.kind = kind, .of = std::move(of)}; }

Seat seat_of(const Event& event, std::size_t n = 0) { return static_cast<Seat>(event.args[n]); }

std::string place_of(const Event& event, std::size_t n) {
  return place_id(static_cast<Place>(event.args[n]));
}

/// The number on a sheet as it is now. A log that was brought from elsewhere may leave it out.
void step(std::vector<Act>& acts, std::string of, int now) {
  if (now != kNothing) acts.push_back(Act::step(std::move(of), now));
}

/// Money or clue tokens come onto a sheet.
std::vector<Act> gained(const Event& event, std::string from, std::string to, bool money,
                        std::size_t now) {
  std::vector<Act> acts = {Act::fly(std::move(from), to, money ? "two-coins" : "magnifying-glass",
                                    Text::word(money ? "money" : "clue_token"),
                                    money ? Tone::kLife : Tone::kKnow)};
  if (!money && event.args[1] > 1) acts.front().count = event.args[1];
  step(acts, std::move(to), event.args[now]);
  return acts;
}

/// They are lost, or paid: what is paid leaves without being taken by anything.
std::vector<Act> gone(const Event& event, std::string from, bool money, bool lost) {
  std::vector<Act> acts;
  if (lost) {
    acts.push_back(Act::fly(from, kOpenCard, money ? "two-coins" : "magnifying-glass",
                            Text::word(money ? "money" : "clue_token"), Tone::kHarm));
    if (!money && event.args[1] > 1) acts.front().count = event.args[1];
  }
  step(acts, std::move(from), event.args[2]);
  return acts;
}

std::vector<Act> clues_change_hands(const std::string& from, const std::string& to, int number,
                                    int left, int now) {
  std::vector<Act> acts = {
      Act::fly(from, to, "magnifying-glass", Text::word("clue_token"), Tone::kKnow)};
  acts.front().count = number;
  step(acts, from, left);
  step(acts, to, now);
  return acts;
}

Act card_flies(std::string from, std::string to, int number, Tone tone) {
  const Card& card = content().cards[static_cast<std::size_t>(number)];
  return Act::fly(std::move(from), std::move(to), card_sign(card), Text::word(card.word), tone);
}

Act monster_flies(std::string from, std::string to, int kind, Tone tone) {
  const MonsterMarker& marker = content().monsters[static_cast<std::size_t>(kind)];
  return Act::fly(std::move(from), std::move(to), marker.sign, Text::word(marker.word), tone);
}

/// The numbers of a sheet's trophies, after one came or went.
void count_trophies(std::vector<Act>& acts, const Event& event) {
  step(acts, trophies_id(seat_of(event)), event.args[2]);
  step(acts, toughness_id(seat_of(event)), event.args[3]);
}

std::vector<Act> trophy(const Event& event) {
  const std::string from = event.args[4] == kNothing ? kOpenCard : monster_id(event.args[4]);
  std::vector<Act> acts = {
      monster_flies(from, trophies_id(seat_of(event)), event.args[1], Tone::kLife)};
  if (event.args[4] != kNothing) acts.front().of = from;
  count_trophies(acts, event);
  return acts;
}

std::vector<Act> trophy_goes(const Event& event, bool lost) {
  std::vector<Act> acts;
  if (lost)
    acts.push_back(
        monster_flies(trophies_id(seat_of(event)), kOpenCard, event.args[1], Tone::kHarm));
  count_trophies(acts, event);
  return acts;
}

/// Blessings, curses and special cards stand beside a name, with no number.
Act state_flies(const Event& event, const char* icon, std::string word, Tone tone, bool comes) {
  const std::string seat = scene::seat_end(seat_of(event));
  return comes ? Act::fly(kOpenCard, seat, icon, Text::word(std::move(word)), tone)
               : Act::fly(seat, kOpenCard, icon, Text::word(std::move(word)), tone);
}

std::vector<Act> money_and_clues(const Event& event) {
  const Seat seat = seat_of(event);
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kMoneyGained:
    case Tells::kRetainerPays:
    case Tells::kDeputyPaid:
      return gained(event, kOpenCard, money_id(seat), true, 2);
    case Tells::kMoneyLost:
      return gone(event, money_id(seat), true, true);
    case Tells::kMoneySpent:
    case Tells::kLoanPaid:
      return gone(event, money_id(seat), true, false);
    case Tells::kCluesGained:
      return gained(event, kOpenCard, clues_id(seat), false, 2);
    case Tells::kTakesClues:
      return gained(event, place_of(event, 2), clues_id(seat), false, 3);
    case Tells::kCluesLost:
      return gone(event, clues_id(seat), false, true);
    case Tells::kCluesSpent:
      return gone(event, clues_id(seat), false, false);
    case Tells::kCluesGiven:
      return clues_change_hands(clues_id(seat), clues_id(seat_of(event, 2)), event.args[1],
                                event.args[3], event.args[4]);
    case Tells::kClueGiven:
      return clues_change_hands(clues_id(seat), clues_id(seat_of(event, 1)), 1, event.args[2],
                                event.args[3]);
    default:
      return {};
  }
}

std::vector<Act> on_sheets(const Event& event) {
  const Seat seat = seat_of(event);
  const auto special = [&] {
    return Arkham::vocabulary().kinds[kSpecialValue].words[static_cast<std::size_t>(event.args[1])];
  };
  std::vector<Act> acts;
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kSanityLost:
    case Tells::kSanityGained:
      step(acts, sanity_id(seat), event.args[2]);
      return acts;
    case Tells::kStaminaLost:
    case Tells::kStaminaGained:
      step(acts, stamina_id(seat), event.args[2]);
      return acts;
    case Tells::kRestored:
      step(acts, sanity_id(seat), event.args[1]);
      step(acts, stamina_id(seat), event.args[2]);
      return acts;
    case Tells::kCardGained:
      return {card_flies(kOpenCard, scene::seat_end(seat), event.args[1], Tone::kLife)};
    case Tells::kCardDiscarded:
    case Tells::kCardToBox:
      return {card_flies(scene::seat_end(seat), kOpenCard, event.args[1], Tone::kHarm)};
    case Tells::kTakesFrom:
      return {card_flies(scene::seat_end(seat_of(event, 2)), scene::seat_end(seat), event.args[1],
                         Tone::kLife)};
    case Tells::kParcelDelivered:
      return {card_flies(scene::seat_end(seat), scene::seat_end(seat_of(event, 1)), event.args[2],
                         Tone::kLife)};
    case Tells::kBlessed:
      return {state_flies(event, "sun", "spc_blessing", Tone::kLife, true)};
    case Tells::kCursed:
      return {state_flies(event, "evil-moon", "spc_curse", Tone::kHarm, true)};
    case Tells::kBlessingLost:
      return {state_flies(event, "sun", "spc_blessing", Tone::kHarm, false)};
    case Tells::kCurseLost:
      return {state_flies(event, "evil-moon", "spc_curse", Tone::kLife, false)};
    case Tells::kSpecialGained:
      return {state_flies(event, "card-pick", special(), Tone::kLife, true)};
    case Tells::kSpecialLost:
      return {state_flies(event, "card-discard", special(), Tone::kHarm, false)};
    case Tells::kTrophy:
      return trophy(event);
    case Tells::kTrophySpent:
      return trophy_goes(event, false);
    case Tells::kTrophyLost:
      return trophy_goes(event, true);
    default:
      return money_and_clues(event);
  }
}

/// A gate opens or closes; whoever closes it takes it as a trophy.
std::vector<Act> gate_closes(const Event& event) {
  const auto area = static_cast<Area>(event.args[0]);
  std::vector<Act> acts = {on(ActKind::kClose, place_id(area)), on(ActKind::kLeave, gate_id(area))};
  if (event.args[2] != kNothing)
    acts.push_back(Act::fly(place_id(area), scene::seat_end(seat_of(event, 2)), "portal",
                            word_of(kGateValue, event.args[1]), Tone::kLife));
  return acts;
}

/// A token of doom comes out of the gate, or out of the card that brings it.
std::vector<Act> doom(const Event& event) {
  const std::string from = event.args[2] == kNothing ? kOpenCard : place_of(event, 2);
  std::vector<Act> acts = {
      Act::fly(from, "doom", "evil-moon", Text::word("doom_token"), Tone::kHarm)};
  acts.front().count = event.args[0];
  step(acts, "doom", event.args[1]);
  return acts;
}

std::vector<Act> gates_and_tracks(const Event& event) {
  const auto area = [&] { return static_cast<Area>(event.args[0]); };
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kGateOpens:
      return {on(ActKind::kOpen, place_id(area())), on(ActKind::kAppear, gate_id(area()))};
    case Tells::kGateMoves:
      return {on(ActKind::kLeave, gate_id(area())),
              on(ActKind::kAppear, gate_id(static_cast<Area>(event.args[1])))};
    case Tells::kGateCloses:
      return gate_closes(event);
    case Tells::kSealed:
      return {on(ActKind::kAppear, "seal_" + place_id(area()))};
    case Tells::kSealBroken:
      return {on(ActKind::kLeave, "seal_" + place_id(area()))};
    case Tells::kShopCloses:
      return {on(ActKind::kDim, place_id(area()))};
    case Tells::kCluePlaced:
      return {on(ActKind::kAppear, clue_id(area()))};
    case Tells::kCluesGone:
      return {on(ActKind::kLeave, clue_id(area()))};
    case Tells::kRiftOpens:
      return {on(ActKind::kAppear, rift_id(static_cast<std::uint8_t>(event.args[0])))};
    case Tells::kRiftMoves:
      return {move(rift_id(static_cast<std::uint8_t>(event.args[0])),
                   event.args[2] == kVortex ? vortex_id(static_cast<Area>(event.args[1]))
                                            : place_of(event, 2))};
    case Tells::kRiftCloses:
      return {on(ActKind::kLeave, rift_id(static_cast<std::uint8_t>(event.args[0])))};
    case Tells::kRiftGathers:
      return {Act::step(rift_track_id(event.args[0]), event.args[2])};
    case Tells::kDoom:
      return doom(event);
    case Tells::kDoomRemoved:
      return {Act::step("doom", event.args[1])};
    case Tells::kDoomHit:
      if (event.args[1] == kNothing) return {};
      return {Act::step("doom", event.args[1])};
    case Tells::kAncientHit:
      return {Act::step("battle_successes", event.args[2])};
    case Tells::kHorrorTokens:
      return {Act::step("horror_track", event.args[0])};
    case Tells::kTerror:
      return {Act::step("terror", event.args[0])};
    default:
      return on_sheets(event);
  }
}

/// Through a gate, of one's own will or drawn in by it.
Act through(const Event& event) {
  const bool taken = event.rule == cites("AH-475");
  return Act::transit(pawn_id(seat_of(event)), event.args[2] == kNothing ? "" : place_of(event, 2),
                      place_id(first_area(event.args[1])),
                      taken ? scene::TransitWay::kTaken : scene::TransitWay::kIn);
}

/// Within an Other World one walks; its first area is come to from elsewhere.
Act in_world(const Event& event) {
  std::string to = place_id(static_cast<Place>(first_area(event.args[1]) + event.args[2] - 1));
  std::string of = pawn_id(seat_of(event));
  if (event.args[2] > 1) return move(std::move(of), std::move(to));
  return Act::transit(std::move(of), "", std::move(to), scene::TransitWay::kTaken);
}

std::vector<Act> dice(const Event& event) {
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kDie:
      return {die_of_check(event)};
    case Tells::kRolls:
      return {rolled(event, event.args[2],
                     event.args[3] != kNothing   ? word_of(kMythosValue, event.args[3])
                     : event.args[4] != kNothing ? word_of(kMonsterValue, event.args[4])
                                                 : Text())};
    case Tells::kRollsFor:
      return {rolled(event, event.args[3], word_of(kCardValue, event.args[2]))};
    case Tells::kRollsForGate:
      return {rolled(event, event.args[3], word_of(kAreaValue, event.args[2]))};
    case Tells::kRollsForMonster:
      return {rolled(event, event.args[3], word_of(kMonsterValue, event.args[2]))};
    case Tells::kUpkeepRoll:
      return {rolled(event, kNothing, upkeep_of(static_cast<Reason>(event.args[2])))};
    case Tells::kBlessingEnds:
      return {rolled(event, kNothing, Text::word("spc_blessing"))};
    case Tells::kCurseEnds:
      return {rolled(event, kNothing, Text::word("spc_curse"))};
    case Tells::kRetainerLeaves:
      return {rolled(event, kNothing, Text::word("spc_retainer"))};
    case Tells::kLoanRoll:
      return {rolled(event, kNothing, Text::word("spc_bank_loan"))};
    case Tells::kWagonLost:
      return {rolled(event, kNothing, Text::word(content().cards[content().patrol_wagon].word))};
    default:
      return gates_and_tracks(event);
  }
}

}  // namespace

std::vector<Act> ArkhamTitle::acts(const Event& event) const {
  const auto pawn = [&] { return pawn_id(seat_of(event)); };
  const auto slot = [&] { return monster_id(event.args[0]); };
  switch (static_cast<Tells>(event.kind)) {
    case Tells::kPhaseBegins:
      return {Act::phase(std::string(name_of(static_cast<Phase>(event.args[0]))))};
    case Tells::kMoves:
      return {move(pawn(), place_of(event, 2))};
    case Tells::kReenters:
    case Tells::kDriven:
    case Tells::kReleased:
      return {move(pawn(), place_of(event, 1))};
    case Tells::kReturns:
      return {Act::transit(pawn(), "", place_of(event, 1), scene::TransitWay::kOut)};
    case Tells::kArrested:
      return {move(pawn(), place_id(kJail))};
    case Tells::kLostInTime:
      return {move(pawn(), place_id(kLost))};
    case Tells::kDrawnIn:
      return {through(event)};
    case Tells::kWorldArea:
      return {in_world(event)};
    case Tells::kMonsterMoves:
      return {move(slot(), event.args[3] == kVortex ? vortex_id(static_cast<Area>(event.args[2]))
                                                    : place_of(event, 3))};
    case Tells::kMonsterPlaced:
      return {on(ActKind::kAppear, slot())};
    case Tells::kMonsterToCup:
    case Tells::kMonsterToBox:
    case Tells::kSpawnLeaves:
      return {on(ActKind::kLeave, slot())};
    case Tells::kDevoured:
    case Tells::kEliminated:
    case Tells::kRetires:
      return {on(ActKind::kLeave, pawn())};
    default:
      return dice(event);
  }
}

}  // namespace tavola::arkham
