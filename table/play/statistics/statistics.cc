#include "play/statistics/statistics.h"

#include <algorithm>
#include <cmath>

namespace tavola::play {

Rate rate(int count, int of) {
  Rate result{.count = count, .of = of};
  if (of == 0) return result;
  constexpr double kZ = 1.959963984540054;  // 95%, two-sided
  const double n = of;
  const double share = count / n;
  const double centre = share + kZ * kZ / (2 * n);
  const double margin = kZ * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
  const double scale = 1 + kZ * kZ / n;
  result.share = share;
  result.low = count == 0 ? 0 : (centre - margin) / scale;
  result.high = count == of ? 1 : (centre + margin) / scale;
  return result;
}

Spread spread(std::vector<int> numbers) {
  Spread result;
  if (numbers.empty()) return result;
  std::sort(numbers.begin(), numbers.end());
  const auto n = static_cast<double>(numbers.size());
  for (const int number : numbers) result.mean += number / n;
  for (const int number : numbers)
    result.deviation += (number - result.mean) * (number - result.mean) / n;
  result.deviation = std::sqrt(result.deviation);
  const auto at = [&](double percent) {
    const auto rank = static_cast<std::size_t>(std::ceil(percent / 100 * n));
    return numbers[std::max<std::size_t>(rank, 1) - 1];
  };
  result.least = numbers.front();
  result.p5 = at(5);
  result.p25 = at(25);
  result.median = at(50);
  result.p75 = at(75);
  result.p95 = at(95);
  result.most = numbers.back();
  return result;
}

Statistics statistics(const Game& game, int seats, const Simulation& simulation) {
  Statistics result;
  const int all = static_cast<int>(simulation.games.size());
  int won = 0;
  std::vector<int> seats_won(static_cast<std::size_t>(seats));
  std::vector<int> decisions;
  std::vector<int> rounds;
  std::vector<int> scores;
  const auto& names = game.vocabulary().endings;
  for (const std::string& name : names) result.endings.push_back({.name = name});
  for (const PlayedGame& played : simulation.games) {
    decisions.push_back(played.decisions);
    rounds.push_back(played.rounds);
    if (!played.ended) {
      ++result.unended;
      continue;
    }
    const SeatSet winners = played.result.winners;
    if (!winners.empty() && winners != SeatSet::first(seats)) result.shared = false;
    won += !winners.empty();
    for (int seat = 0; seat < seats; ++seat)
      seats_won[static_cast<std::size_t>(seat)] += winners.has(static_cast<Seat>(seat));
    if (played.result.scored) scores.push_back(played.result.score);
    const auto ending = static_cast<std::size_t>(played.result.ending);
    if (ending >= names.size()) continue;
    ++(winners.empty() ? result.endings[ending].lost : result.endings[ending].won);
  }
  result.won = rate(won, all);
  for (const int count : seats_won) result.seats_won.push_back(rate(count, all));
  result.decisions = spread(std::move(decisions));
  result.rounds = spread(std::move(rounds));
  result.scored = !scores.empty();
  result.scores = spread(std::move(scores));
  std::erase_if(result.endings, [](const Ending& e) { return e.won + e.lost == 0; });
  std::stable_sort(
      result.endings.begin(), result.endings.end(),
      [](const Ending& a, const Ending& b) { return a.won + a.lost > b.won + b.lost; });
  return result;
}

}  // namespace tavola::play
