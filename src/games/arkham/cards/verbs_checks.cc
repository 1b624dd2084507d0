// What cards add to the check that is being made. (AH-253, AH-260, AH-266)
#include <algorithm>

#include "games/arkham/cards/card_host.h"
#include "games/arkham/cards/more_verbs.h"
#include "games/arkham/combat/checks.h"

namespace tavola::arkham {
namespace {

using effects::Call;
using effects::Outcome;

std::optional<Rule<Outcome>> perform_on_check(Table& t, const Call& verb) {
  State& s = t.state;
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kAddToCheck:
      s.check.modifier =
          static_cast<std::int8_t>(std::clamp(s.check.modifier + verb.amount(0), -100, 100));
      return finished();
    case CardVerb::kAddSuccess:
      add_successes(t, verb.amount(0));
      return finished();
    case CardVerb::kRerollOnes:
      reroll_ones(t, verb.context.rule);
      return finished();
    default:
      return std::nullopt;
  }
}

std::optional<bool> possible_on_check(const tavola::Table& table, const Call& verb) {
  const State& s = state_in(table);
  switch (static_cast<CardVerb>(verb.code())) {
    case CardVerb::kAddToCheck:
      return s.check.who != kNone && s.check.rolled == 0;
    case CardVerb::kAddSuccess:
      return s.check.who != kNone && s.check.rolled != 0;
    case CardVerb::kRerollOnes:
      return s.check.who != kNone && s.check.rolled != 0 && s.check.faces[0] > 0 &&
             s.check.ones_again == 0;
    default:
      return std::nullopt;
  }
}

}  // namespace

const VerbsOfSubject kVerbsOfChecks{perform_on_check, possible_on_check};

}  // namespace tavola::arkham
