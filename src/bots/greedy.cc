#include "bots/greedy.h"

#include <algorithm>

namespace tavola::bots {
namespace {

constexpr int kImaginedTables = 6;
constexpr int kProposals = 12;  // for each measured option
constexpr double kTie = 1e-9;

}  // namespace

Choice GreedyBot::choose(const Game& game, const Table& table, Random& random) {
  if (!study_ || &study_->game() != &game) study_.emplace(game);
  propose_answers(game, table, random);
  try_on_imagined_tables(table, random);
  std::swap(advice_.front(), advice_[pick_best(random)]);
  std::stable_sort(advice_.begin() + 1, advice_.end(),
                   [](const Advice& a, const Advice& b) { return a.value > b.value; });
  return {advice_.front().option, advice_.front().parameters};
}

void GreedyBot::propose_answers(const Game& game, const Table& table, Random& random) {
  advice_.clear();
  const auto& options = table.decision().options;
  for (int n = 0; n < static_cast<int>(options.size()); ++n) {
    const bool measured = options[static_cast<std::size_t>(n)].takes_parameters;
    for (int k = 0; k < (measured ? kProposals : 1); ++k) {
      Advice advice{.option = n};
      if (measured) advice.parameters = game.propose(table, n, random);
      advice_.push_back(advice);
    }
  }
}

// Every answer is tried on the same imagined tables and with the same luck, so that they differ
// only by what they do.
void GreedyBot::try_on_imagined_tables(const Table& table, Random& random) {
  const Seat seat = table.decision().seat;
  table.copy_to(real_);
  for (int imagined = 0; imagined < kImaginedTables; ++imagined) {
    if (!study_->imagine(table, real_, seat, random)) continue;
    for (Advice& advice : advice_) {
      study_->again();
      const Option& option = table.decision().options[static_cast<std::size_t>(advice.option)];
      const int n = study_->option_like(option);
      if (n < 0 || !study_->table().accepts(n, advice.parameters)) continue;
      study_->table().choose(n, advice.parameters);
      advice.value += study_->game().evaluate(study_->table(), seat);
      ++advice.visits;
    }
  }
  for (Advice& advice : advice_)
    if (advice.visits > 0) advice.value /= advice.visits;
}

std::size_t GreedyBot::pick_best(Random& random) const {
  double best = -1;
  std::size_t picked = 0;
  std::uint32_t ties = 0;
  for (std::size_t i = 0; i < advice_.size(); ++i) {
    if (advice_[i].value < best - kTie) continue;
    if (advice_[i].value > best + kTie) {
      best = advice_[i].value;
      ties = 0;
    }
    if (random.below(++ties) == 0) picked = i;
  }
  return picked;
}

}  // namespace tavola::bots
