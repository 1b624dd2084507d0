#include "play/checks/box_check.h"

#include <algorithm>
#include <atomic>

#include "play/statistics/simulate.h"

namespace tavola::play {

Expected<BoxReport> check_box(const scene::Title& title, const std::set<std::string>& shown,
                              const BoxCheck& asked) {
  const Box& box = box_of(title);
  const Game& game = title.game();
  // Games are played by several threads; a flag each may set needs no lock.
  std::vector<std::atomic<bool>> seen(box.ids.size());
  const int tables = game.most_seats() - game.least_seats() + 1;
  const int kinds = tables * static_cast<int>(asked.bots.size());
  int kind = 0;
  for (int seats = game.least_seats(); seats <= game.most_seats(); ++seats)
    for (const std::string& bot : asked.bots) {
      SimulateOptions options;
      options.games = asked.games / kinds + (kind < asked.games % kinds ? 1 : 0);
      ++kind;
      if (options.games == 0) continue;
      // What is in a box works only at tables that use it; the fewest seats play without any.
      options.setup = seats == game.least_seats() ? game.standard_setup(seats, asked.seed)
                                                  : game.full_setup(seats, asked.seed);
      options.bots = {bot};
      options.threads = asked.threads;
      options.witness = [&](const Event& event) {
        box.at_work(event, [&](int place) {
          seen[static_cast<std::size_t>(place)].store(true, std::memory_order_relaxed);
        });
      };
      if (const auto played = simulate(game, options); !played)
        return problem("bad_bot", played.error());
    }

  BoxReport report;
  for (const BoxPart& part : box.parts) {
    BoxReport::Part& line = report.parts.emplace_back();
    line.box = part.box;
    line.name = part.name;
    line.pieces = part.pieces;
    line.components = static_cast<int>(part.components.size());
    for (const int place : part.components) {
      const std::string& id = box.ids[static_cast<std::size_t>(place)];
      const bool in_scenario = shown.contains(id);
      const bool in_game = seen[static_cast<std::size_t>(place)].load();
      line.shown += in_scenario ? 1 : 0;
      line.at_work += in_game ? 1 : 0;
      if (!in_scenario && !in_game) report.unproved.push_back(id + " (" + part.name + ")");
    }
  }
  return report;
}

}  // namespace tavola::play
