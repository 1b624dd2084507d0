#include "bots/bot.h"

#include <algorithm>
#include <cmath>

#include "bots/greedy.h"
#include "bots/random_bot.h"
#include "bots/search.h"
#include "core/manners.h"

namespace tavola::bots {

namespace {

/// Those for which this holds; nothing where it holds for none, or for all: a bot that has no other
/// choice may choose all.
std::vector<bool> answers_that(const Table& table, const std::function<bool(int)>& holds) {
  std::vector<bool> found(table.decision().options.size());
  for (std::size_t n = 0; n < found.size(); ++n) found[n] = holds(static_cast<int>(n));
  const auto other = [&](bool each) { return each != found.front(); };
  return std::ranges::any_of(found, other) ? found : std::vector<bool>{};
}

}  // namespace

std::vector<bool> impolite_answers(const Game& game, const Table& table,
                                   const BotOptions& options) {
  const auto* manners = options.with_people ? dynamic_cast<const Manners*>(&game) : nullptr;
  if (manners == nullptr) return {};
  return answers_that(table, [&](int n) { return !manners->polite(table, n); });
}

std::vector<bool> left_out_answers(const Game& game, const Table& table,
                                   const BotOptions& options) {
  const auto* manners = dynamic_cast<const Manners*>(&game);
  if (manners == nullptr) return {};
  return answers_that(table, [&](int n) {
    return manners->idle(table, n) || (options.with_people && !manners->polite(table, n));
  });
}

double spread_of(double sum, double squares, int count) {
  constexpr double kNineteenOfTwenty = 1.96;
  if (count < 2) return 1;
  const double mean = sum / count;
  const double variance = std::max(0.0, squares / count - mean * mean);
  return std::min(1.0, kNineteenOfTwenty * std::sqrt(variance / (count - 1)));
}

const std::vector<std::string>& bot_names() {
  static const std::vector<std::string> kNames = {"random", "greedy", "search"};
  return kNames;
}

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name,
                                                          const BotOptions& options) {
  if (options.iterations < 0 || options.milliseconds < 0)
    return std::unexpected("a bot's iterations and milliseconds cannot be negative");
  if (options.threads < 1) return std::unexpected("a bot thinks with at least 1 thread");
  if (options.iterations == 0 && options.milliseconds == 0)
    return std::unexpected("a search needs a number of iterations or of milliseconds");
  if (name == "random") return std::make_unique<RandomBot>(options);
  if (name == "greedy") return std::make_unique<GreedyBot>(options);
  if (name == "search") return std::make_unique<SearchBot>(options);
  return std::unexpected("there is no bot \"" + std::string(name) +
                         "\"; write random, greedy or search");
}

}  // namespace tavola::bots
