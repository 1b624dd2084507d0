#include "games/avalon/shown/tried_card.h"

#include <memory>

#include "games/avalon/content/content.h"

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

/// What is counted, as long as cards are being played. Whoever has nothing left to decide stops
/// playing without being asked, and the table goes on to the check and the attack.
class CountWhilePlaying final : public Sink {
 public:
  CountWhilePlaying(const Table& t, Seat seat) : t_(t), seat_(seat) {}

  void happened(const Event&) override {
    const EncounterState& e = t_.state.encounter;
    if (stopped_) return;
    if (e.step == EncounterStep::kPlay) {
      count_ = counted(e);
      return;
    }
    stopped_ = true;
    checked_ = e.is_in(seat_) &&
               (e.step == EncounterStep::kCheck || e.step == EncounterStep::kAttack ||
                e.outcome == EncounterOutcome::kWon ||
                (!e.combat() && e.affinity == content().cards.encounters[e.card].lowest));
  }
  bool stopped() const { return stopped_; }
  std::optional<int> at_the_check() const {
    return checked_ ? std::optional<int>(count_) : std::nullopt;
  }
  static int counted(const EncounterState& e) { return e.combat() ? e.pool : e.affinity; }

 private:
  const Table& t_;
  Seat seat_;
  int count_ = 0;
  bool stopped_ = false;
  bool checked_ = false;
};

std::optional<int> play_on(Table& t, int chosen, const CountWhilePlaying& heard) {
  t.choose(chosen);
  while (!t.over() && !heard.stopped()) {
    if (static_cast<Prompt>(t.decision().prompt) == Prompt::kNextCard)
      return CountWhilePlaying::counted(t.state.encounter);
    const int answer = answer_about_magic(t.decision());
    if (answer < 0) return std::nullopt;
    t.choose(answer);
  }
  return heard.at_the_check();
}

}  // namespace

std::optional<int> after_playing(const Table& t, const Option& play) {
  const int chosen = number_of(t.decision(), [&](const Option& offered) {
    return offered.verb == play.verb && offered.arg(0) == play.arg(0);
  });
  if (chosen < 0) return std::nullopt;
  // Of each thread one, because a hand is looked at often and a table is large.
  thread_local Position position;
  thread_local const auto copy = std::make_unique<Table>();
  t.copy_to(position);
  if (!copy->start(position, Memory::kNone)) return std::nullopt;
  CountWhilePlaying heard(*copy, t.state.encounter.active);
  copy->listen(&heard);
  const std::optional<int> found = play_on(*copy, chosen, heard);
  copy->listen(nullptr);
  return found;
}

}  // namespace tavola::avalon
