// The random bot picks any option with equal chance. It is what simulations use to reach every
// corner of the rules, and the yardstick that the other bots must beat.
#pragma once

#include <cstdint>
#include <utility>

#include "bots/bot.h"

namespace tavola::bots {

/// Any option of this table at all, as playouts choose that are measured: no bot stands between.
inline void choose_at_random(const Game& game, Table& table, Random& random) {
  const auto& options = table.decision().options;
  const int n = static_cast<int>(random.below(static_cast<std::uint32_t>(options.size())));
  if (options[static_cast<std::size_t>(n)].takes_parameters)
    table.choose(n, game.propose(table, n, random));
  else
    table.choose(n);
}

class RandomBot final : public Bot {
 public:
  explicit RandomBot(BotOptions options = {}) : options_(std::move(options)) {}
  Choice choose(const Game& game, const Table& table, Random& random) override;

 private:
  BotOptions options_;
};

}  // namespace tavola::bots
