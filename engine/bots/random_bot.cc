#include "bots/random_bot.h"

namespace tavola::bots {

Choice RandomBot::choose(const Game& game, const Table& table, Random& random) {
  const auto& options = table.decision().options;
  const std::vector<bool> impolite = impolite_answers(game, table, options_);
  Choice choice;
  do choice.option = static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())));
  while (!impolite.empty() && impolite[static_cast<std::size_t>(choice.option)]);
  if (options[static_cast<std::size_t>(choice.option)].takes_parameters)
    choice.parameters = game.propose(table, choice.option, random);
  return choice;
}

}  // namespace tavola::bots
