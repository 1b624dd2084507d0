#include "games/avalon/shown/tried_card.h"

#include <memory>

namespace tavola::avalon {
namespace {

/// The number of the first option that fits, or -1.
template <class Fits>
int number_of(const Decision& decision, Fits&& fits) {
  for (std::size_t n = 0; n < decision.options.size(); ++n)
    if (fits(decision.options[n])) return static_cast<int>(n);
  return -1;
}
int number_of(const Decision& decision, Verb verb) {
  return number_of(decision, [&](const Option& offered) { return offered.is(verb); });
}

/// Answers what is asked about Magic while a card is played: not a point that need not be paid, and
/// whoever is asked for one that must be pays it. -1 if something else is asked.
int answer_about_magic(const Decision& decision) {
  switch (static_cast<Prompt>(decision.prompt)) {
    case Prompt::kMagicKey: {
      const int leave = number_of(decision, Verb::kLeaveMagic);
      return leave >= 0 ? leave : number_of(decision, Verb::kConnectMagic);
    }
    case Prompt::kPayMagicFor:
      return number_of(decision, Verb::kAccept);
    default:
      return -1;
  }
}

}  // namespace

std::optional<int> after_playing(const Table& t, const Option& play) {
  const int chosen = number_of(t.decision(), [&](const Option& offered) {
    return offered.verb == play.verb && offered.arg(0) == play.arg(0);
  });
  if (chosen < 0) return std::nullopt;
  Position position;
  t.copy_to(position);
  const auto copy = std::make_unique<Table>();
  if (!copy->start(position)) return std::nullopt;
  copy->choose(chosen);
  while (!copy->over()) {
    const Decision& asked = copy->decision();
    if (static_cast<Prompt>(asked.prompt) == Prompt::kNextCard) {
      const EncounterState& e = copy->state.encounter;
      return e.combat() ? e.pool : e.affinity;
    }
    const int answer = answer_about_magic(asked);
    if (answer < 0) break;
    copy->choose(answer);
  }
  return std::nullopt;
}

}  // namespace tavola::avalon
