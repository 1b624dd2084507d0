// A simulation told in four ways: a table for the terminal, JSON for programs, one line a game as
// CSV for a spreadsheet, and an HTML page with plots. None of them says how long it took or with
// how many threads, so the same seed gives the same files.
#pragma once

#include <string>
#include <vector>

#include "play/statistics/simulate.h"
#include "play/statistics/statistics.h"

namespace tavola::play {

struct Report {
  const Game& game;
  const SimulateOptions& options;
  const Simulation& simulation;
  Statistics statistics;
  std::vector<std::string> ledger;  // ids of all rules of the game, to tell which never happened
};
Report report_on(const Game& game, const SimulateOptions& options, const Simulation& simulation);

std::string as_text(const Report& report);
std::string as_json(const Report& report);
std::string as_csv(const Report& report);
std::string as_html(const Report& report);

/// Rules of the ledger that no simulated game applied.
std::vector<std::string> never_applied(const Report& report);
/// "random" or "search, random".
std::string bots_of(const Report& report);

}  // namespace tavola::play
