// Measured answers: which of them a rule forbids, and sensible ones for players who need a
// proposal. (CT-084, CT-178 to CT-180, CT-418)
#include <algorithm>
#include <cmath>

#include "games/catacombs/rules.h"

namespace tavola::catacombs {
namespace {

Placing placing_of_option(const Option& option) {
  if (option.is(Verb::kShoot))
    return placing_of_shot(option.arg<Piece>(0), shot_size(option.arg<AttackKind>(2)));
  const Piece near = option.arg(3) == kNothing ? kNone : option.arg<Piece>(3);
  return placing_of(option.arg<std::uint8_t>(1), option.arg<Piece>(0), option.arg<Zone>(2), near);
}

std::int32_t* field(const Decision& decision, Parameters& parameters, Measure which) {
  for (std::size_t i = 0; i < decision.parameters.size(); ++i)
    if (decision.parameters[i].name == which) return &parameters[i];
  return nullptr;
}

struct Spot {
  double x = 0;
  double y = 0;
};

/// Something of the other side to aim at; the middle of the board if there is nothing.
Spot some_enemy(const State& s, Piece attacker, Random& random) {
  Piece enemies[kPieces];
  std::uint32_t count = 0;
  for (Piece piece = 0; piece < kPieces; ++piece)
    if (is_target(s, piece) && of_hero_side(piece) != of_hero_side(attacker))
      enemies[count++] = piece;
  if (count == 0) return {};
  const Disc& disc = s.discs[enemies[random.below(count)]];
  return {millimetres(disc.x), millimetres(disc.y)};
}

/// A direction, towards an enemy more often than not, and a speed.
Aimed some_aim(const State& s, Piece attacker, Spot from, Random& random) {
  Aimed aim;
  aim.speed = 300 + static_cast<std::int32_t>(random.below(3201));
  aim.dx = static_cast<std::int32_t>(random.below(65535)) - 32767;
  aim.dy = static_cast<std::int32_t>(random.below(65535)) - 32767;
  if (random.below(10) < 6) {
    const Spot to = some_enemy(s, attacker, random);
    const double dx = to.x - from.x + static_cast<double>(random.below(31)) - 15;
    const double dy = to.y - from.y + static_cast<double>(random.below(31)) - 15;
    const double longest = std::max(std::fabs(dx), std::fabs(dy));
    if (longest > 1) {
      aim.dx = static_cast<std::int32_t>(dx / longest * 32000);
      aim.dy = static_cast<std::int32_t>(dy / longest * 32000);
    }
  }
  if (aim.dx == 0 && aim.dy == 0) aim.dx = 1;
  return aim;
}

}  // namespace

Citation Catacombs::forbids(const Table& t, const Option& option, const Parameters& parameters) {
  const State& s = t.state;
  const Decision& decision = t.decision();
  const auto value = [&](Measure which) { return measured(decision, parameters, which); };
  if (option.is(Verb::kGive))
    return value(kHundreds) > s.heroes[option.arg(0)].gold ? cites("CT-345") : Citation();
  if (option.is(Verb::kPlace) || option.is(Verb::kShoot)) {
    const Citation rule = forbids_place(s, placing_of_option(option), value(kX), value(kY));
    if (rule.given()) return rule;
  }
  if (option.is(Verb::kFlick) || option.is(Verb::kShoot) || option.is(Verb::kRetaliate))
    if (value(kDx) == 0 && value(kDy) == 0) return cites("CT-418");
  return {};
}

Parameters Catacombs::propose(const Table& t, int n, Random& random) {
  const State& s = t.state;
  const Decision& decision = t.decision();
  const Option& option = decision.options[static_cast<std::size_t>(n)];
  Parameters parameters{};
  if (!option.takes_parameters) return parameters;
  const auto set = [&](Measure which, std::int32_t value) {
    if (std::int32_t* const at = field(decision, parameters, which)) *at = value;
  };
  if (option.is(Verb::kGive) || option.is(Verb::kDivide)) {
    const Parameter& bounds = decision.parameters[0];
    std::int32_t most = bounds.most;
    if (option.is(Verb::kGive)) most = std::min<std::int32_t>(most, s.heroes[option.arg(0)].gold);
    parameters[0] = bounds.least + static_cast<std::int32_t>(random.below(
                                       static_cast<std::uint32_t>(most - bounds.least) + 1U));
    return parameters;
  }
  Spot from;
  Piece attacker = option.arg<Piece>(0);
  if (option.is(Verb::kPlace) || option.is(Verb::kShoot)) {
    std::int32_t x = 0;
    std::int32_t y = 0;
    const bool found = random_place(s, placing_of_option(option), random, x, y);
    TAVOLA_CHECK(found, "a disc is to be placed where there is no place for it");
    set(kX, x);
    set(kY, y);
    from = {x / 1000.0, y / 1000.0};
    if (option.is(Verb::kPlace)) return parameters;
  } else {
    const bool rush = s.shot.size != kNone && option.is(Verb::kFlick);
    from = {millimetres(rush ? s.shot.x : s.discs[attacker].x),
            millimetres(rush ? s.shot.y : s.discs[attacker].y)};
  }
  const Aimed aim = some_aim(s, attacker, from, random);
  set(kDx, aim.dx);
  set(kDy, aim.dy);
  set(kSpeed, aim.speed);
  return parameters;
}

}  // namespace tavola::catacombs
