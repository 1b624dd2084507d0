#include "bots/bot.h"

#include "bots/greedy.h"
#include "bots/random_bot.h"
#include "bots/search.h"

namespace tavola::bots {

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
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  if (name == "search") return std::make_unique<SearchBot>(options);
  return std::unexpected("there is no bot \"" + std::string(name) +
                         "\"; write random, greedy or search");
}

}  // namespace tavola::bots
