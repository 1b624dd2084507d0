#include "play/statistics/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/json.h"
#include "ledger/ledger.h"
#include "play/json_text.h"
#include "play/statistics/reaches.h"
#include "play/version.h"

namespace tavola::play {
namespace {

// Rounded, so that a report reads well and does not depend on the last bits of a sum.
double rounded(double value, double per_one) { return std::round(value * per_one) / per_one; }

Json json_of(const Rate& rate) {
  return {{"games", rate.count},
          {"of", rate.of},
          {"rate", rounded(rate.share, 1e6)},
          {"low", rounded(rate.low, 1e6)},
          {"high", rounded(rate.high, 1e6)}};
}

Json json_of(const Spread& spread) {
  return {{"mean", rounded(spread.mean, 1e3)},
          {"deviation", rounded(spread.deviation, 1e3)},
          {"least", spread.least},
          {"p5", spread.p5},
          {"p25", spread.p25},
          {"median", spread.median},
          {"p75", spread.p75},
          {"p95", spread.p95},
          {"most", spread.most}};
}

std::string line_of(std::string_view name, const Rate& rate) {
  return fmt::format("{:<14}{:>7.1f}%   95% interval {:.1f}% to {:.1f}%   {} of {} games\n", name,
                     100 * rate.share, 100 * rate.low, 100 * rate.high, rate.count, rate.of);
}

std::string line_of(std::string_view name, const Spread& spread) {
  return fmt::format("{:<14}{:>8.1f} {:>8.1f} {:>7} {:>7} {:>7} {:>7} {:>7}\n", name, spread.mean,
                     spread.deviation, spread.least, spread.p5, spread.median, spread.p95,
                     spread.most);
}

std::string options_of(const Report& report) {
  std::string text;
  const auto& options = report.game.options();
  for (std::size_t i = 0; i < options.size(); ++i)
    text += fmt::format("{}{}={}", text.empty() ? "" : ", ", options[i].id,
                        options[i].values[report.options.setup.options[i]]);
  return text;
}

}  // namespace

Report report_on(const Game& game, const SimulateOptions& options, const Simulation& simulation) {
  Report report{game, options, simulation, statistics(game, options.setup.seats, simulation), {}};
  for (const ledger::RuleText& rule : ledger::rules_of(game.id())) report.ledger.push_back(rule.id);
  return report;
}

std::vector<std::string> never_applied(const Report& report) {
  std::vector<std::string> never;
  for (const std::string& id : report.ledger) {
    const auto citation = Citation::parse(id);
    if (!citation || !report.simulation.rules.contains(*citation)) never.push_back(id);
  }
  return never;
}

std::string bots_of(const Report& report) {
  return fmt::format("{}", fmt::join(report.options.bots, ", "));
}

std::string as_text(const Report& report) {
  const Statistics& all = report.statistics;
  std::string text = fmt::format("{}, {} seats, {} games, bots: {}, seed {}\n", report.game.id(),
                                 report.options.setup.seats, report.options.games, bots_of(report),
                                 write_seed(report.options.setup.seed));
  if (const std::string options = options_of(report); !options.empty())
    text += "options: " + options + "\n";
  text += "\n";
  if (all.shared) {
    text += line_of("won", all.won);
  } else {
    for (std::size_t seat = 0; seat < all.seats_won.size(); ++seat)
      text += line_of(fmt::format("won by seat {}", seat), all.seats_won[seat]);
  }
  text += fmt::format("\n{:<14}{:>8} {:>8} {:>7} {:>7} {:>7} {:>7} {:>7}\n", "", "mean", "dev.",
                      "least", "5%", "median", "95%", "most");
  text += line_of("decisions", all.decisions);
  if (all.rounds.most > 0) text += line_of("rounds", all.rounds);
  if (all.scored) text += line_of("score", all.scores);

  text += fmt::format("\n{:<24}{:>9}{:>9}{:>9}\n", "ending", "won", "lost", "share");
  for (const Ending& ending : all.endings)
    text += fmt::format("{:<24}{:>9}{:>9}{:>8.1f}%\n", ending.name, ending.won, ending.lost,
                        100.0 * (ending.won + ending.lost) / report.options.games);
  if (all.unended > 0) text += fmt::format("{:<24}{:>18}\n", "without an end", all.unended);

  const auto never = never_applied(report);
  text += fmt::format("\nrules applied: {}", report.simulation.rules.size());
  if (!report.ledger.empty())
    text += fmt::format("; {} of the ledger's {} never were", never.size(), report.ledger.size());
  text += "\n";
  const auto& violations = report.simulation.violations;
  if (report.options.check || !violations.empty())
    text += fmt::format("broken promises: {}\n", violations.size());
  constexpr std::size_t kShown = 10;
  for (std::size_t i = 0; i < std::min(kShown, violations.size()); ++i)
    text += fmt::format("  game {}, seed {}, decision {}: {}\n", violations[i].game,
                        violations[i].seed, violations[i].decision, violations[i].sentence);
  text += "limits reached:";
  const char* between = " ";
  for (const ReachOf& each : reaches(report.simulation.reach)) {
    text += fmt::format("{}{} {} of {} ({:.0f}%)", between, each.limit->name, each.reached,
                        each.limit->most, 100 * each.share());
    between = ", ";
  }
  text += "\n";
  const auto& failed = report.simulation.failed;
  if (!failed.empty()) text += fmt::format("tables that failed: {}\n", failed.size());
  for (std::size_t i = 0; i < std::min(kShown, failed.size()); ++i)
    text += fmt::format("  game {}, seed {}, decision {}: {}\n", failed[i].game, failed[i].seed,
                        failed[i].decision, described(failed[i].failure));
  return text;
}

std::string as_json(const Report& report) {
  const Statistics& all = report.statistics;
  Json json;
  json["game"] = report.game.id();
  json["version"] = engine_version();
  json["content"] = fmt::format("{:016x}", report.game.content_hash(report.options.setup));
  json["seats"] = report.options.setup.seats;
  json["games"] = report.options.games;
  json["seed"] = seed_to_json(report.options.setup.seed);
  json["bots"] = report.options.bots;
  json["iterations"] = report.options.thinking.iterations;
  json["options"] = Json::object();
  const auto& options = report.game.options();
  for (std::size_t i = 0; i < options.size(); ++i)
    json["options"][options[i].id] = options[i].values[report.options.setup.options[i]];
  json["won"] = json_of(all.won);
  json["seats_won"] = Json::array();
  for (const Rate& rate : all.seats_won) json["seats_won"].push_back(json_of(rate));
  json["decisions"] = json_of(all.decisions);
  json["rounds"] = json_of(all.rounds);
  if (all.scored) json["score"] = json_of(all.scores);
  json["endings"] = Json::array();
  for (const Ending& ending : all.endings)
    json["endings"].push_back(
        {{"ending", ending.name}, {"won", ending.won}, {"lost", ending.lost}});
  json["without_end"] = all.unended;
  json["rules"] = Json::object();
  for (const auto& [rule, count] : report.simulation.rules) json["rules"][rule.text()] = count;
  json["never_applied"] = never_applied(report);
  json["checked"] = report.options.check;
  json["violations"] = Json::array();
  for (const Violation& violation : report.simulation.violations)
    json["violations"].push_back({{"game", violation.game},
                                  {"seed", violation.seed},
                                  {"decision", violation.decision},
                                  {"violation", violation.sentence}});
  json["limits"] = Json::object();
  for (const ReachOf& each : reaches(report.simulation.reach))
    json["limits"][each.limit->name] = {{"reached", each.reached},
                                        {"most", each.limit->most},
                                        {"share", rounded(each.share(), 1e6)}};
  json["failed"] = Json::array();
  for (const FailedTable& failed : report.simulation.failed)
    json["failed"].push_back({{"game", failed.game},
                              {"seed", failed.seed},
                              {"decision", failed.decision},
                              {"limit", failed.failure.limit->name},
                              {"most", failed.failure.most},
                              {"why", described(failed.failure)}});
  return json.dump(2) + "\n";
}

std::string as_csv(const Report& report) {
  std::string text = "game,seed,ended,won,winners,ending,decisions,rounds,score\n";
  const auto& endings = report.game.vocabulary().endings;
  for (std::size_t i = 0; i < report.simulation.games.size(); ++i) {
    const PlayedGame& played = report.simulation.games[i];
    std::string winners;
    for (int seat = 0; seat < report.options.setup.seats; ++seat)
      if (played.result.winners.has(static_cast<Seat>(seat)))
        winners += (winners.empty() ? "" : " ") + std::to_string(seat);
    const auto ending = static_cast<std::size_t>(played.result.ending);
    fmt::format_to(std::back_inserter(text), "{},{},{},{},{},{},{},{},{}\n", i, played.seed,
                   played.ended ? 1 : 0, winners.empty() ? 0 : 1, winners,
                   played.ended && ending < endings.size() ? endings[ending] : "", played.decisions,
                   played.rounds, played.result.scored ? std::to_string(played.result.score) : "");
  }
  return text;
}

}  // namespace tavola::play
