// What the two programs that measure Avalon with bots are asked alike: who plays how often with how
// many heroes, from which seed and with which content.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "content/content.h"
#include "games/avalon/game.h"

namespace tavola::avalon {

/// Who plays, and how often.
struct MeasuredBots {
  std::string bot = "greedy";
  int iterations = 0;
  int games = 0;
  int seats = 0;
  std::uint64_t seed = 1;
  std::string folder;

  void add_to(CLI::App& app, const char* what_games, const char* what_seats) {
    app.add_option("--bot", bot, "random, greedy or search")->capture_default_str();
    app.add_option("--iterations", iterations, "tries of a search")->capture_default_str();
    app.add_option("--games", games, what_games)->capture_default_str();
    app.add_option("--seats", seats, what_seats)->check(CLI::Range(1, 4));
    app.add_option("--seed", seed, "the same seed gives the same numbers");
    app.add_option("--content", folder, "folder that replaces the built-in content");
  }
  std::unique_ptr<bots::Bot> make_bot() const {
    bots::BotOptions thinking;
    thinking.iterations = iterations;
    return std::move(*bots::make_bot(bot, thinking));
  }
  /// Avalon with the content that was asked for; nothing, with a line on stderr, if that is wrong.
  const Game* load() const {
    if (!folder.empty()) tavola::content::use_folder(folder);
    const auto game = load_game();
    if (game) return *game;
    fmt::print(stderr, "{}\n", game.error());
    return nullptr;
  }
};

}  // namespace tavola::avalon
