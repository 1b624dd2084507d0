#include "games/avalon/bots/habits.h"

#include <algorithm>

#include "games/avalon/bots/story_habits.h"
#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/menhirs.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/possessions/possessions.h"
#include "games/avalon/rules/story/statuses.h"

namespace tavola::avalon {
namespace {

constexpr int kThink = -1;  // no habit: it takes thought

// What a card in hand, a text and an open Key are worth, in markers.
constexpr double kCardWorth = 0.6;
constexpr double kTextWorth = 0.7;
constexpr double kDoublingWorth = 0.4;
constexpr double kOpenWorth = 0.1;
constexpr double kTornCost = 0.8;
constexpr double kMagicCost = 0.3;

double worth_of_key(const Table& t, int row, const OpenHalf& open, const BonusHalf& bonus) {
  const State& s = t.state;
  const KeySum sum = sum_of_key(open, bonus);
  double worth = sum.markers + sum.up - sum.down + kCardWorth * sum.cards - kTornCost * sum.torn;
  if (sum.stages > 0 &&
      encounter_card(s).stages[s.encounter.stage].rules[static_cast<std::size_t>(row)] != kNoSource)
    worth += 1.5 * sum.stages;
  return row == kMagicRow ? worth - kMagicCost : worth;
}

class Habit {
 public:
  explicit Habit(const Table& table)
      : t(table), s(t.state), e(s.encounter), asked(t.decision()), who(asked.seat) {}

  int answer() const {
    switch (static_cast<Prompt>(asked.prompt)) {
      case Prompt::kAction:
        return follows_story() ? story_action(t) : action();
      case Prompt::kJournalChoice:
        return journal_answer(t);
      case Prompt::kJoinTravel:
      case Prompt::kJoinExplore:
      case Prompt::kJoinInspect:
      case Prompt::kJoinLocationAction:
      case Prompt::kJoinCharacterAction:
        return either(joins() ? Verb::kJoin : Verb::kStayOut, 0);
      case Prompt::kJoinCardAction: {
        const Character& acting = s.character(static_cast<Seat>(asked.args[0]));
        const Price& price = text_of(acting, possession_of_value(asked.args[1])).action.price;
        return either(acting.energy() < price.energy() ? Verb::kJoin : Verb::kStayOut, 0);
      }
      case Prompt::kTakeAlong:
      case Prompt::kTakeGift:
      case Prompt::kActAgain:
      case Prompt::kEndNarrative:
      case Prompt::kEndSitting:
        return either(Verb::kAccept, 0);
      case Prompt::kJoinEncounter:
        return either(s.character(who).health() > 4 ? Verb::kJoin : Verb::kStayOut, 0);
      case Prompt::kAskedFor: {
        const auto measure = static_cast<Measure>(asked.args[1]);
        const bool spares = measure == Measure::kFood
                                ? can_spare_food(s, who, static_cast<Seat>(asked.args[0]))
                                : s.character(who).of(measure) > 1;
        return either(spares ? Verb::kAccept : Verb::kRefuse, 0);
      }
      case Prompt::kAskedForCard:
        return either(Verb::kRefuse, 0);
      case Prompt::kPayForOther:
        return either(s.character(who).energy() > 3 ? Verb::kAccept : Verb::kRefuse, 0);
      case Prompt::kShare:
        return either(Verb::kPayShare, either(Verb::kAskToPay, 0));
      case Prompt::kActivate:
        return either(Verb::kActivate, 0);
      case Prompt::kEat:
        return eat();
      case Prompt::kAdvance:
        return either(Verb::kBuyCard, either(Verb::kRaise, 0));
      case Prompt::kBuildDecks:
        return either(Verb::kDone, 0);
      case Prompt::kShareReward:
      case Prompt::kShareFind:
        return to_whom();
      case Prompt::kWhoRolls:
      case Prompt::kJoinWhere:
      case Prompt::kWhoGoesOn:
      case Prompt::kWhichGuardian:
      case Prompt::kWhichRoams:
      case Prompt::kLearnCard:
      case Prompt::kClaimHero:
      case Prompt::kChooseHero:
      case Prompt::kChooseTray:
      case Prompt::kChooseColour:
      case Prompt::kPutUnder:
      case Prompt::kCarry:
      case Prompt::kApproach:
      case Prompt::kShareLoot:
      case Prompt::kShareItem:
      case Prompt::kChooseMember:
      case Prompt::kChoice:
        return 0;
      case Prompt::kAvoid:
        return either(Verb::kFace, 0);
      case Prompt::kStartingHand:
        return either(Verb::kKeepHand, 0);
      case Prompt::kChooseActive:
        return strongest_hand();
      case Prompt::kFirstCard:
      case Prompt::kNextCard:
      case Prompt::kPanic:
        return play();
      case Prompt::kBeforeCheck:
        return close_to_the_end() ? either(Verb::kUseAbility, 0) : either(Verb::kDone, 0);
      case Prompt::kMagicKey:
        return magic();
      case Prompt::kPayMagicFor:
      case Prompt::kLendCharges:
        return either(Verb::kAccept, 0);
      case Prompt::kEscapeTogether:
      case Prompt::kBeCarried:
        return either(Verb::kRefuse, 0);
      case Prompt::kMercy:  // once; who fails again has failed
        return either(is_marked(s, status_named("saved_by_the_goddess")) ? Verb::kAcceptFailure
                                                                         : Verb::kAskForMercy,
                      0);
      case Prompt::kMay:
        return either(Verb::kAcceptEffect, 0);
      case Prompt::kDiscard:
        return by_worth(false);
      case Prompt::kKeepCard:
      case Prompt::kTakeBack:
        return by_worth(true);
      default:
        return kThink;
    }
  }

 private:
  int either(Verb verb, int otherwise) const {
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(verb)) return static_cast<int>(i);
    return otherwise;
  }

  /// Where Chapters end after so many days there is no story to further.
  bool follows_story() const { return beginning(s).days == 0; }

  int eat() const {
    if (const int full = either(Verb::kEat, -1); full >= 0) return full;
    if (const int beg = food_to_ask_for(t); beg >= 0) return beg;
    return either(Verb::kEatLittle, either(Verb::kFast, 0));
  }

  // A Character with nothing to eat keeps the strength to look for it.
  bool joins() const {
    const Character& c = s.character(who);
    const LocationState& here = s.journey.locations[c.place];
    if (location(c.place).has(Seal::kMenhir) && here.dial <= 2) return true;
    if (follows_story() && c.of(Measure::kFood) == 0) return c.energy() > 4;
    return c.energy() > 1;
  }

  /// What a Party gets goes to the member who has least of it.
  int to_whom() const {
    int best = 0;
    int least = 999;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      const Character& c = s.character(asked.options[i].arg<Seat>(0));
      const int has = asked.prompt == static_cast<std::uint8_t>(Prompt::kShareReward)
                          ? c.measures[asked.args[0]]
                          : c.secrets.count();
      if (has >= least) continue;
      least = has;
      best = static_cast<int>(i);
    }
    return best;
  }

  /// Whether a stone here wants feeding and the party can feed it.
  bool feeds_stone() const {
    const std::uint8_t place = s.character(who).place;
    const LocationState& here = s.journey.locations[place];
    const bool present = !location(place).rite.all_present || living(s) == characters_in(s, place);
    return present && (here.menhir == 0 || here.dial <= 2) &&
           can_pay_together(s, SeatSet::only(who), price_of_rite(s, place));
  }

  // Feed the stone, then oneself; walk while there is strength, a different way each day; rest with
  // the last point of Energy, because it is gone with the night.
  int action() const {
    const Character& c = s.character(who);
    const int pass = either(Verb::kPass, 0);
    if (c.dying != 0 || c.health() <= 2) return pass;
    const int inspect = either(Verb::kInspect, -1);
    if (inspect >= 0 && feeds_stone()) return inspect;
    const int work = either(Verb::kLocationAction, -1);
    if (work >= 0 && c.of(Measure::kFood) < 3 && c.energy() > 2) return work;
    if (c.energy() < 2) return pass;
    int ways = 0;
    for (const Option& option : asked.options) ways += option.is(Verb::kTravel) ? 1 : 0;
    if (ways == 0) return pass;
    int turn = (s.journey.day * 3 + s.journey.round + who) % ways;
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(Verb::kTravel) && turn-- == 0) return static_cast<int>(i);
    return pass;
  }

  /// The card that is worth most, or least.
  int by_worth(bool most) const {
    int best = 0;
    double best_worth = -1e9;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      const double worth = worth_of_card(t, who, card_of_value(s, asked.options[i].arg(0)));
      if ((most ? worth : -worth) <= best_worth) continue;
      best_worth = most ? worth : -worth;
      best = static_cast<int>(i);
    }
    return best;
  }

  int strongest_hand() const {
    int best = 0;
    double best_worth = -1e9;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      if (!asked.options[i].is(Verb::kChooseActive)) continue;  // one may Escape instead
      const Seat seat = asked.options[i].arg<Seat>(0);
      double worth = 0.01 * s.character(seat).health();
      for (const std::uint8_t card : e.hands[seat].cards())
        worth = std::max(worth, worth_of_card(t, seat, card));
      if (worth <= best_worth) continue;
      best_worth = worth;
      best = static_cast<int>(i);
    }
    return best;
  }

  bool decided() const {
    return e.combat() ? e.pool >= encounter_card(s).value : e.affinity >= encounter_card(s).top;
  }

  /// Whether a little more would win it, or save it.
  bool close_to_the_end() const {
    if (decided()) return false;
    const EncounterCard& card = encounter_card(s);
    if (e.combat()) return e.pool + 2 >= card.value;
    return e.affinity == card.lowest || e.affinity + 2 >= card.top;
  }

  // A first card always; then whatever brings something.
  int play() const {
    if (const int top = either(Verb::kPlayTopCard, -1); top >= 0) return top;
    const int stop = either(Verb::kStopPlaying, either(Verb::kPlayNothing, 0));
    if (e.played > 0 && decided()) return stop;
    int best = -1;
    double best_worth = e.played == 0 ? -1e9 : 0.2;
    for (std::size_t i = 0; i < asked.options.size(); ++i) {
      if (!asked.options[i].is(Verb::kPlay)) continue;
      const double worth = worth_of_card(t, who, card_of_value(s, asked.options[i].arg(0)));
      if (worth <= best_worth) continue;
      best_worth = worth;
      best = static_cast<int>(i);
    }
    if (best >= 0) return best;
    return e.played > 0 ? either(Verb::kUseAbility, stop) : stop;
  }

  int magic() const {
    for (std::size_t i = 0; i < asked.options.size(); ++i)
      if (asked.options[i].is(Verb::kConnectMagic) && asked.options[i].arg<Seat>(0) == who)
        return static_cast<int>(i);
    return either(Verb::kLeaveMagic, 0);
  }

  const Table& t;
  const State& s;
  const EncounterState& e;
  const Decision& asked;
  Seat who;
};

}  // namespace

double worth_of_card(const Table& t, Seat seat, std::uint8_t card) {
  const State& s = t.state;
  const SequenceCard& played = sequence_card(s, card);
  const RightEdge& open = open_edge(s);
  double worth = played.ability != kNoSource ? kTextWorth : 0;
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    const OpenHalf& next = played.right[at];
    if (next.there) worth += kOpenWorth;
    if (next.there && next.changes)
      worth += next.change.icon == Icon::kTimes ? kDoublingWorth : -kDoublingWorth;
    if (!joins(t, seat, open, played.left, row)) continue;
    if (row == kMagicRow && !somebody_can_pay_magic(t, seat)) continue;
    worth +=
        std::max(row == kMagicRow ? 0.0 : -9.0, worth_of_key(t, row, open[at], played.left[at]));
  }
  return worth;
}

int habit(const Table& t) { return Habit(t).answer(); }

bool settled(const Table& t) {
  if (!t.state.encounter.on()) return true;
  switch (static_cast<Prompt>(t.decision().prompt)) {
    case Prompt::kAvoid:
    case Prompt::kApproach:
    case Prompt::kStartingHand:
    case Prompt::kChooseActive:
    case Prompt::kFirstCard:
    case Prompt::kNextCard:
    case Prompt::kPanic:
      return true;
    default:
      return false;
  }
}

std::uint32_t part(const Table& t) { return t.state.encounter.on() ? 1 : 0; }

}  // namespace tavola::avalon
