#include "core/game.h"

#include <algorithm>

#include "core/objections.h"

namespace tavola {

Setup Game::standard_setup(int seats, const Seed& seed) const {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  for (std::size_t i = 0; i < options().size(); ++i)
    setup.options[i] = static_cast<std::uint8_t>(options()[i].standard);
  return setup;
}

Setup Game::full_setup(int seats, const Seed& seed) const {
  Setup setup = standard_setup(seats, seed);
  for (std::size_t i = 0; i < options().size(); ++i) {
    const GameOption& option = options()[i];
    if (!option.box) continue;
    const auto yes = std::find(option.values.begin(), option.values.end(), "yes");
    setup.options[i] = static_cast<std::uint8_t>(yes - option.values.begin());
  }
  return setup;
}

std::string Game::objection(const Setup& setup) const {
  const auto is_yes = [&](const std::string& id) {
    for (std::size_t i = 0; i < options().size(); ++i)
      if (options()[i].id == id) return options()[i].values[setup.options[i]] == "yes";
    return false;
  };
  for (std::size_t i = 0; i < options().size(); ++i) {
    const std::string& value = options()[i].values[setup.options[i]];
    const auto needs = options()[i].needs.find(value);
    if (needs == options()[i].needs.end()) continue;
    if (std::any_of(needs->second.begin(), needs->second.end(), is_yes)) continue;
    std::string list;
    for (const std::string& id : needs->second) list += (list.empty() ? "" : " or ") + id;
    return "the option \"" + options()[i].id + "\" can be \"" + value + "\" only with " + list +
           " set to \"yes\"";
  }
  const auto* own = dynamic_cast<const Objections*>(this);
  return own == nullptr ? "" : own->own_objection(setup);
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
