// Measured answers: which of them a rule forbids, and sensible ones for players who need a
// proposal. (CT-084, CT-178 to CT-180, CT-418)
#include <algorithm>

#include "games/catacombs/bots/candidates.h"

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
  std::int32_t x = 0;
  std::int32_t y = 0;
  Aimed aim;
  if (option.is(Verb::kPlace)) {
    const bool found = candidate_place(s, placing_of_option(option), random, x, y);
    TAVOLA_CHECK(found, "a disc is to be placed where there is no place for it");
  } else if (option.is(Verb::kShoot)) {
    const bool found =
        candidate_shot(s, placing_of_option(option), option.arg<Piece>(0), random, x, y, aim);
    TAVOLA_CHECK(found, "a shot is to be placed where there is no place for it");
  } else {
    aim = candidate_aim(s, shooter_of(s, option.arg<Piece>(0)), random);
  }
  set(kX, x);
  set(kY, y);
  set(kDx, aim.dx);
  set(kDy, aim.dy);
  set(kSpeed, aim.speed);
  return parameters;
}

}  // namespace tavola::catacombs
