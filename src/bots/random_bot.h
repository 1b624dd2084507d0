// The random bot picks any option with equal chance. It is what simulations use to reach every
// corner of the rules, and the yardstick that the other bots must beat.
#pragma once

#include <utility>

#include "bots/bot.h"

namespace tavola::bots {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(BotOptions options = {}) : options_(std::move(options)) {}
  Choice choose(const Game& game, const Table& table, Random& random) override;

 private:
  BotOptions options_;
};

}  // namespace tavola::bots
