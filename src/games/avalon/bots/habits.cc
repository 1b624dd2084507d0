#include "games/avalon/bots/habits.h"

#include <algorithm>

#include "games/avalon/encounter/encounter.h"

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
      case Prompt::kChooseHero:
      case Prompt::kApproach:
      case Prompt::kShareLoot:
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
      case Prompt::kMagicKey:
        return magic();
      case Prompt::kPayMagicFor:
      case Prompt::kLendCharges:
        return either(Verb::kAccept, 0);
      case Prompt::kEscapeTogether:
        return either(Verb::kRefuse, 0);
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
