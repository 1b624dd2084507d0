// How a position looks to the table, for bots that judge instead of playing on. Everybody wins or
// loses together: what counts is how near the Ancient One is, how many gates are closed and sealed,
// and what the investigators have to go on with.
#include <algorithm>
#include <cmath>

#include "games/arkham/card_effects.h"
#include "games/arkham/rules.h"

namespace tavola::arkham {
namespace {

constexpr double kScale = 6.0;

double worth_of(const State& s, Seat who) {
  const Investigator& i = s.investigators[who];
  if (i.standing == Standing::kDevoured) return -3.0;
  if (i.standing != Standing::kInPlay) return 0;
  double worth = 0;
  worth += 0.25 * std::min<int>(i.sanity, 5) + 0.25 * std::min<int>(i.stamina, 5);
  if (i.sanity <= 1) worth -= 0.6;
  if (i.stamina <= 1) worth -= 0.6;
  worth += 0.35 * std::min<int>(i.clues, 8);
  worth += 0.05 * std::min<int>(i.money, 10);
  worth += 0.9 * gate_trophies(s, who) + 0.15 * trophy_toughness(s, who);
  for (const Possession& possession : held(s, who)) {
    const Card& card = card_of(possession);
    worth += card.type == CardType::kSkill || card.type == CardType::kAlly ? 0.5 : 0.2;
    if (possession.card == content().elder_sign) worth += 2.0;
  }
  if (i.luck == Luck::kBlessed) worth += 0.8;
  if (i.luck == Luck::kCursed) worth -= 0.8;
  if (i.place == kLost) worth -= 1.5;
  if (i.place == kJail) worth -= 1.0;
  if (i.explored != 0)
    worth += 2.0;
  else if (in_other_world(i.place))
    worth += in_second_area(i.place) ? 1.2 : 0.8;
  if (i.delayed != 0) worth -= 0.3;
  return worth;
}

double before_the_battle(const State& s) {
  const int track = ancient_one(s).doom;
  const int most_gates = 8 - (s.seats - 1) / 2;
  const double doom = static_cast<double>(s.doom) / track;
  const double gates = static_cast<double>(open_gates(s)) / most_gates;
  double worth = 6.0 * elder_signs(s) * 0.5;
  worth -= 5.0 * doom * doom + 2.0 * doom;
  worth -= 4.0 * gates * gates + 2.0 * gates;
  worth -= 0.25 * s.terror;
  worth -= 1.2 * monsters_in_arkham(s) / (s.seats + 3.0);
  double investigators = 0;
  for (Seat who = 0; who < s.seats; ++who) investigators += worth_of(s, who);
  return worth + investigators / std::sqrt(static_cast<double>(s.seats));
}

}  // namespace

double Arkham::evaluate(const State& s, Seat) {
  if (s.phase == Phase::kOver)
    return s.ending == Ending::kDevoured || s.ending == Ending::kAzathoth ? 0.0 : 1.0;
  if (s.phase <= Phase::kInvestigators) return 0.3;
  if (in_battle(s)) {
    const double left = static_cast<double>(s.doom) / ancient_one(s).doom;
    double force = 0;
    for (Seat who = 0; who < s.seats; ++who) {
      if (!in_play(s, who)) continue;
      const Investigator& i = s.investigators[who];
      force += 0.5 + 0.05 * (i.sanity + i.stamina) + 0.03 * i.clues;
    }
    return 0.5 * (1 - left) * std::min(1.0, force / s.seats) +
           0.15 * std::min(1.0, force / s.seats);
  }
  return 0.02 + 0.93 / (1.0 + std::exp(-(before_the_battle(s) - 3.0) / kScale));
}

}  // namespace tavola::arkham
