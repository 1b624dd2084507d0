// The simulation report as one HTML page that needs nothing else: figures, and plots drawn as SVG.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "play/statistics/reaches.h"
#include "play/statistics/report.h"
#include "play/version.h"
#include "words/html.h"

namespace tavola::play {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #2b2621; --paper: #f6f1e7; --line: #cabfae;
  --good: #3f7a58; --bad: #9c3b34; --bar: #6a5a8c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8dfd0; --paper: #1d1a18; --line: #4d463f;
  --good: #6db38a; --bad: #d0746b; --bar: #a893d6; } }
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper);
  max-width: 54rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; } h2 { border-bottom: 1px solid var(--line); margin-top: 2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .15rem .8rem .15rem 0; text-align: right; font-weight: normal; }
td:first-child, th:first-child { text-align: left; }
th { opacity: .7; } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 12px Georgia, serif; }
.bar { fill: var(--bar); } .good { fill: var(--good); } .bad { fill: var(--bad); }
.axis { stroke: var(--line); } .mark { stroke: var(--ink); stroke-width: 2; }
.rules { columns: 12rem; font-variant-numeric: tabular-nums; }
)";

/// A word of the vocabulary as prose: "gate_reached" becomes "gate reached".
std::string spoken(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return words::escaped(name);
}

class Page {
 public:
  template <class... Args>
  void write(fmt::format_string<Args...> text, Args&&... args) {
    fmt::format_to(std::back_inserter(html_), text, std::forward<Args>(args)...);
  }
  std::string take() { return std::move(html_); }

 private:
  std::string html_;
};

// One row a rate: the share as a bar, its interval as a line across the end of the bar.
void draw_rates(Page& page, const std::vector<std::pair<std::string, Rate>>& rates) {
  constexpr double kLeft = 120;
  constexpr double kWidth = 520;
  const double height = 30.0 * static_cast<double>(rates.size()) + 30;
  page.write("<svg viewBox=\"0 0 800 {}\" role=\"img\">\n", height);
  for (int tick = 0; tick <= 100; tick += 25) {
    const double x = kLeft + kWidth * tick / 100;
    page.write("<line class=\"axis\" x1=\"{0}\" x2=\"{0}\" y1=\"0\" y2=\"{1}\"/>", x, height - 20);
    page.write("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}%</text>\n", x, height - 4, tick);
  }
  double y = 6;
  for (const auto& [name, rate] : rates) {
    page.write("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", kLeft - 8, y + 14,
               words::escaped(name));
    page.write("<rect class=\"good\" x=\"{}\" y=\"{}\" width=\"{:.2f}\" height=\"18\"/>", kLeft, y,
               kWidth * rate.share);
    page.write("<line class=\"mark\" x1=\"{0:.2f}\" x2=\"{1:.2f}\" y1=\"{2}\" y2=\"{2}\"/>",
               kLeft + kWidth * rate.low, kLeft + kWidth * rate.high, y + 9);
    page.write("<text x=\"{}\" y=\"{}\">{:.1f}% ({:.1f} to {:.1f})</text>\n", kLeft + kWidth + 10,
               y + 14, 100 * rate.share, 100 * rate.low, 100 * rate.high);
    y += 30;
  }
  page.write("</svg>\n");
}

void draw_endings(Page& page, const std::vector<Ending>& endings, int games) {
  constexpr double kLeft = 200;
  constexpr double kWidth = 480;
  double most = 1;
  for (const Ending& ending : endings) most = std::max<double>(most, ending.won + ending.lost);
  page.write("<svg viewBox=\"0 0 800 {}\" role=\"img\">\n", 26 * endings.size() + 8);
  double y = 4;
  for (const Ending& ending : endings) {
    const double won = kWidth * ending.won / most;
    const double lost = kWidth * ending.lost / most;
    page.write("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", kLeft - 8, y + 14,
               spoken(ending.name));
    page.write("<rect class=\"good\" x=\"{}\" y=\"{}\" width=\"{:.2f}\" height=\"18\"/>", kLeft, y,
               won);
    page.write("<rect class=\"bad\" x=\"{:.2f}\" y=\"{}\" width=\"{:.2f}\" height=\"18\"/>",
               kLeft + won, y, lost);
    page.write("<text x=\"{:.2f}\" y=\"{}\">{:.1f}%</text>\n", kLeft + won + lost + 8, y + 14,
               100.0 * (ending.won + ending.lost) / games);
    y += 26;
  }
  page.write("</svg>\n");
}

/// A step between bars that people can read: 1, 2 or 5 times a power of ten.
int readable_step(int range) {
  constexpr int kMostBars = 40;
  for (int power = 1;; power *= 10)
    for (const int factor : {1, 2, 5})
      if (range / (power * factor) < kMostBars) return power * factor;
}

void draw_histogram(Page& page, const std::vector<int>& numbers, const Spread& spread) {
  constexpr double kLeft = 50;
  constexpr double kWidth = 730;
  constexpr double kHeight = 180;
  const int step = readable_step(spread.most - spread.least);
  const int first = static_cast<int>(std::floor(static_cast<double>(spread.least) / step));
  const int last = static_cast<int>(std::floor(static_cast<double>(spread.most) / step));
  std::vector<int> bars(static_cast<std::size_t>(last - first) + 1);
  for (const int number : numbers)
    ++bars[static_cast<std::size_t>(
        static_cast<int>(std::floor(static_cast<double>(number) / step)) - first)];
  const int tallest = *std::max_element(bars.begin(), bars.end());
  const double width = kWidth / static_cast<double>(bars.size());
  page.write("<svg viewBox=\"0 0 800 {}\" role=\"img\">\n", kHeight + 30);
  page.write("<text x=\"{}\" y=\"12\" text-anchor=\"end\">{}</text>\n", kLeft - 6, tallest);
  const std::size_t every = std::max<std::size_t>(1, bars.size() / 12 + (bars.size() > 12 ? 1 : 0));
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double x = kLeft + width * static_cast<double>(i);
    const double height = kHeight * bars[i] / tallest;
    const int from = (first + static_cast<int>(i)) * step;
    page.write("<rect class=\"bar\" x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\">",
               x, kHeight - height, std::max(1.0, width - 1), height);
    page.write("<title>{}: {}</title></rect>\n",
               step == 1 ? std::to_string(from) : fmt::format("{} to {}", from, from + step - 1),
               bars[i]);
    if (i % every == 0)
      page.write("<text x=\"{:.2f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                 step == 1 ? x + width / 2 : x, kHeight + 18, from);
  }
  page.write("<line class=\"axis\" x1=\"{0}\" x2=\"{1}\" y1=\"{2}\" y2=\"{2}\"/>\n</svg>\n", kLeft,
             kLeft + kWidth, kHeight);
}

void write_spread_row(Page& page, std::string_view name, const Spread& s) {
  page.write(
      "<tr><td>{}</td><td>{:.1f}</td><td>{:.1f}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>"
      "<td>{}</td><td>{}</td><td>{}</td></tr>\n",
      name, s.mean, s.deviation, s.least, s.p5, s.p25, s.median, s.p75, s.p95, s.most);
}

template <class Number>
void write_histogram(Page& page, const Report& report, std::string_view heading,
                     const Spread& spread, Number&& number) {
  std::vector<int> numbers;
  for (const PlayedGame& played : report.simulation.games)
    if (const auto value = number(played); value >= spread.least && value <= spread.most)
      numbers.push_back(value);
  if (numbers.empty()) return;
  page.write("<h2>{}</h2>\n", heading);
  draw_histogram(page, numbers, spread);
}

void write_rules(Page& page, const Report& report) {
  page.write("<h2>Rules</h2>\n<p>{} rules were applied.", report.simulation.rules.size());
  const auto never = never_applied(report);
  if (!report.ledger.empty())
    page.write(" {} of the {} rules in the ledger never were{} {}", never.size(),
               report.ledger.size(), never.empty() ? "." : ":", fmt::join(never, ", "));
  page.write("</p>\n<details><summary>How often each</summary><div class=\"rules\">\n");
  for (const auto& [rule, count] : report.simulation.rules)
    page.write("{} {}<br>\n", rule.text(), count);
  page.write("</div></details>\n");
}

void write_limits(Page& page, const Report& report) {
  page.write("<h2>Limits</h2>\n<table><tr><th></th><th>reached</th><th>most</th><th></th></tr>\n");
  for (const ReachOf& each : reaches(report.simulation.reach))
    page.write("<tr><td>{}</td><td>{}</td><td>{}</td><td>{:.0f}%</td></tr>\n", each.limit->name,
               each.reached, each.limit->most, 100 * each.share());
  page.write("</table>\n");
  const std::vector<FailedTable>& failed = report.simulation.failed;
  if (failed.empty()) return;
  page.write("<p>Tables that failed: {}</p>\n<ul>\n", failed.size());
  for (const FailedTable& each : failed)
    page.write("<li>game {}, seed {}, decision {}: {}</li>\n", each.game, each.seed, each.decision,
               words::escaped(described(each.failure)));
  page.write("</ul>\n");
}

}  // namespace

std::string as_html(const Report& report) {
  const Statistics& all = report.statistics;
  const Setup& setup = report.options.setup;
  Page page;
  page.write("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n");
  page.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
  page.write("<title>Simulation of {}</title>\n<style>{}</style></head><body>\n",
             words::escaped(report.game.id()), kStyle);
  page.write("<h1>{}: {} games with {} seats</h1>\n", words::escaped(report.game.id()),
             report.options.games, setup.seats);
  page.write("<p>Bots: {}; {} iterations; seed {}; tavola {}; content {:016x}.</p>\n",
             words::escaped(bots_of(report)), report.options.thinking.iterations,
             write_seed(setup.seed), engine_version(),
             report.game.content_hash(report.options.setup));

  page.write("<h2>Won</h2>\n");
  std::vector<std::pair<std::string, Rate>> rates;
  if (all.shared) {
    rates.emplace_back("won", all.won);
  } else {
    for (std::size_t seat = 0; seat < all.seats_won.size(); ++seat)
      rates.emplace_back(fmt::format("seat {}", seat), all.seats_won[seat]);
  }
  draw_rates(page, rates);
  page.write("<p>The dark line is the 95% interval.</p>\n<h2>Endings</h2>\n");
  draw_endings(page, all.endings, report.options.games);

  page.write("<h2>Length</h2>\n<table><tr><th></th><th>mean</th><th>deviation</th><th>least</th>");
  page.write("<th>5%</th><th>25%</th><th>median</th><th>75%</th><th>95%</th><th>most</th></tr>\n");
  write_spread_row(page, "decisions", all.decisions);
  if (all.rounds.most > 0) write_spread_row(page, "rounds", all.rounds);
  if (all.scored) write_spread_row(page, "score", all.scores);
  page.write("</table>\n");
  if (all.rounds.most > 0)
    write_histogram(page, report, "Rounds", all.rounds,
                    [](const PlayedGame& played) { return played.rounds; });
  write_histogram(page, report, "Decisions", all.decisions,
                  [](const PlayedGame& played) { return played.decisions; });
  if (all.scored)
    write_histogram(page, report, "Score", all.scores, [&](const PlayedGame& played) {
      return played.result.scored ? played.result.score : all.scores.least - 1;
    });
  write_rules(page, report);

  if (report.options.check || !report.simulation.violations.empty()) {
    page.write("<h2>Broken promises: {}</h2>\n<ul>\n", report.simulation.violations.size());
    for (const Violation& violation : report.simulation.violations)
      page.write("<li>game {}, seed {}, decision {}: {}</li>\n", violation.game, violation.seed,
                 violation.decision, words::escaped(violation.sentence));
    page.write("</ul>\n");
  }
  write_limits(page, report);
  page.write("</body></html>\n");
  return page.take();
}

}  // namespace tavola::play
