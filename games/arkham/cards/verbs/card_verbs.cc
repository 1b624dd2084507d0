// The verbs of cards: what a text orders is asked of one subject after the other until one knows
// it. A text that has driven its reader insane, knocked them out or taken them out of the game does
// nothing more to them. (AH-336, AH-379, AH-380, AH-386)
#include "games/arkham/cards/verbs/card_verbs.h"

#include <array>
#include <atomic>

#include "core/enum_names.h"
#include "games/arkham/cards/card_host.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

const VerbsOfSubject* const kSubjects[] = {
    &kVerbsOfPoints,     &kVerbsOfNewCards, &kVerbsOfHeldCards,  &kVerbsOfGoing,
    &kVerbsOfFates,      &kVerbsOfTown,     &kVerbsOfDoom,       &kVerbsOfLosses,
    &kVerbsOfCards,      &kVerbsOfJourneys, &kVerbsOfGates,      &kVerbsOfChecks,
    &kVerbsOfBelongings, &kVerbsOfPlaces,   &kVerbsOfYellow,     &kVerbsOfPharaoh,
    &kVerbsOfDealings,   &kVerbsOfBoard,    &kVerbsOfMonsters,   &kVerbsOfMythos,
    &kVerbsOfKingsport,  &kVerbsOfMuseum,   &kVerbsOfAncientOnes};

/// The subject that knows a verb, remembered once it has been found: asking all of them each time
/// cost 1.4% of the instructions of a random game.
using KnownSubjects = std::array<std::atomic<const VerbsOfSubject*>, kCountOf<CardVerb>>;
KnownSubjects who_performs;
KnownSubjects who_judges;  // whether it is possible

/// For verbs of which no subject says when they are not possible.
const VerbsOfSubject kAlwaysPossible{
    nullptr, [](const tavola::Table&, const Call&) { return std::optional(true); }};

/// Verbs that speak of the table and not of the reader, who may be gone by then.
bool speaks_of_the_table(CardVerb verb) {
  switch (verb) {
    case CardVerb::kMonsterToCup:
    case CardVerb::kMonsterToBox:
    case CardVerb::kUnseal:
    case CardVerb::kRemoveCluesThere:
    case CardVerb::kOpenRift:
    case CardVerb::kOpenRiftsApart:
    case CardVerb::kTerror:
    case CardVerb::kTerrorTo:
    case CardVerb::kAddDoom:
    case CardVerb::kRemoveDoom:
    case CardVerb::kAwaken:
    case CardVerb::kAddHorrorToken:
    case CardVerb::kRemoveHorrorToken:
    case CardVerb::kBanishHorror:
    case CardVerb::kPlaceSpawn:
    case CardVerb::kBury:
    case CardVerb::kDiscardRubble:
    case CardVerb::kRedrawMythos:
    case CardVerb::kToCup:
    case CardVerb::kTrophiesTo:
    case CardVerb::kMonstersIn:
    case CardVerb::kMonstersHere:
    case CardVerb::kReleaseMonsters:
    case CardVerb::kTwoMythos:
    case CardVerb::kCloseEntered:
    case CardVerb::kRemoveAlly:
    case CardVerb::kAddToken:
    case CardVerb::kDiscardThis:
    case CardVerb::kSealEntered:
    case CardVerb::kSealByMythos:
    case CardVerb::kSweepAllClues:
    case CardVerb::kCloseEnteredSeal:
    case CardVerb::kYellowSign:
    case CardVerb::kYellowDoom:
    case CardVerb::kNextAct:
    case CardVerb::kLoseGame:
    case CardVerb::kRiots:
    case CardVerb::kSpecialToBox:
    case CardVerb::kBoxThis:
    case CardVerb::kPatrol:
    case CardVerb::kWhispers:
    case CardVerb::kBreakSigns:
    case CardVerb::kAtFirstGate:
    case CardVerb::kKindInStreets:
    case CardVerb::kFlyersInSky:
    case CardVerb::kExhibitInStreets:
    case CardVerb::kGiveRelic:
    case CardVerb::kTokenToTrack:
    case CardVerb::kNoMoreCommon:
    case CardVerb::kBattleDoom:
    case CardVerb::kDoomToSeal:
    case CardVerb::kWearDown:
    case CardVerb::kAncientAttacks:
    case CardVerb::kPlot:
    case CardVerb::kDevourSome:
    case CardVerb::kTreason:
    case CardVerb::kMaskDraw:
    case CardVerb::kBroodToDoom:
    case CardVerb::kAllSpend:
    case CardVerb::kClueAt:
    case CardVerb::kClearDebts:
    case CardVerb::kCloseForGood:
    case CardVerb::kMonstersAtGatesTo:
    case CardVerb::kSkipMythos:
    case CardVerb::kExtraMythos:
    case CardVerb::kMythosAtOnce:
      return true;
    default:
      return false;
  }
}

/// What a first player decides, draws or takes off the table who has no investigator just now:
/// nothing of it befalls anybody.
bool is_for_the_player(const State& s, Seat who, CardVerb verb) {
  if (who != s.first || in_play(s, who)) return false;
  return verb == CardVerb::kClose || verb == CardVerb::kRemoveProgress ||
         verb == CardVerb::kDrawVision || verb == CardVerb::kRemoveSigns ||
         verb == CardVerb::kRemoveToken;
}

/// Verbs that cards say and that are carried out by the chapters these cards belong to.
bool left_to_its_chapter(CardVerb verb) {
  switch (verb) {
    case CardVerb::kSaveClue:
    case CardVerb::kHunt:
    case CardVerb::kHuntOutside:
    case CardVerb::kHuntClues:
    case CardVerb::kMoveFast:
    case CardVerb::kSpendThisTrophy:
    case CardVerb::kMoreDice:
    case CardVerb::kFightHere:
    case CardVerb::kDrawAgain:
    case CardVerb::kDrive:
      return true;
    default:
      return false;
  }
}

Rule<Outcome> await(Table&, Rule<> waiting) {
  const Outcome outcome = 1;
  co_await waiting;
  co_return outcome;
}

}  // namespace

Rule<Outcome> after(Table& t, Rule<> rule) {
  if (rule.ended()) return finished();
  return await(t, std::move(rule));
}

Rule<Outcome> ArkhamHost::perform(tavola::Table& table, Call verb) {
  Table& t = static_cast<Table&>(table);
  const auto what = static_cast<CardVerb>(verb.code());
  if (fallen(t.state, verb.context.seat) && !speaks_of_the_table(what) &&
      !is_for_the_player(t.state, verb.context.seat, what)) {
    t.applies(cites("AH-336"));
    return finished(0);
  }
  if (left_to_its_chapter(what)) return finished(0);
  std::atomic<const VerbsOfSubject*>& known = who_performs[verb.code()];
  if (const VerbsOfSubject* const subject = known.load(std::memory_order_relaxed))
    return *subject->perform(t, verb);
  for (const VerbsOfSubject* const subject : kSubjects)
    if (std::optional<Rule<Outcome>> done = subject->perform(t, verb)) {
      known.store(subject, std::memory_order_relaxed);
      return *std::move(done);
    }
  return finished(0);
}

bool ArkhamHost::possible(const tavola::Table& table, const Call& verb) const {
  const auto what = static_cast<CardVerb>(verb.code());
  if (what == CardVerb::kFightHere || what == CardVerb::kDrive)
    return false;  // offered by the chapters they belong to
  std::atomic<const VerbsOfSubject*>& known = who_judges[verb.code()];
  if (const VerbsOfSubject* const subject = known.load(std::memory_order_relaxed))
    return *subject->possible(table, verb);
  for (const VerbsOfSubject* const subject : kSubjects)
    if (const std::optional<bool> can = subject->possible(table, verb)) {
      known.store(subject, std::memory_order_relaxed);
      return *can;
    }
  known.store(&kAlwaysPossible, std::memory_order_relaxed);
  return true;
}

}  // namespace tavola::arkham
