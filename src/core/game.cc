#include "core/game.h"

namespace tavola {

Setup Game::standard_setup(int seats, std::uint64_t seed) const {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  for (std::size_t i = 0; i < options().size(); ++i)
    setup.options[i] = static_cast<std::uint8_t>(options()[i].standard);
  return setup;
}

Parameters Game::propose(const Table& table, int, Random& random) const {
  Parameters proposal{};
  const auto& bounds = table.decision().parameters;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    const auto width = static_cast<std::uint32_t>(bounds[i].most - bounds[i].least) + 1U;
    proposal[i] = bounds[i].least + static_cast<std::int32_t>(random.below(width));
  }
  return proposal;
}

}  // namespace tavola
