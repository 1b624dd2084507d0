// Lets bots play many games of one kind and writes down how each went. Every game has its own seed,
// made of the master seed and the game's number, so the outcome is the same with any number of
// threads.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "core/game.h"
#include "play/session/session.h"

namespace tavola::play {

struct SimulateOptions {
  int games = 1000;
  Setup setup;                                 // its seed is the master seed
  std::vector<std::string> bots = {"random"};  // one for all seats, or one for each
  bots::BotOptions thinking;                   // of each bot; games, not thoughts, run in parallel
  int threads = 1;
  bool check = false;            // ask the game for broken promises after every decision
  int most_decisions = 100'000;  // a game that goes on longer counts as broken
  std::function<void(const Event&)> witness = {};  // hears of everything, from all threads at once
  /// Asked before each game: no more are begun once it says so. Those that have begun are played to
  /// their end, and the simulation has as many games as that.
  std::function<bool()> enough = {};
};

struct PlayedGame {
  std::uint64_t seed = 0;
  int decisions = 0;
  int rounds = 0;
  bool ended = false;  // and came to a result
  Result result;       // if it ended
};

/// A table that met a limit, and how to see it do so again.
struct FailedTable {
  int game = 0;
  std::uint64_t seed = 0;
  int decision = 0;  // the number of the answer that it failed over, from 1 on; 0: the deal
  Failure failure;
};

/// A promise of the game that was broken, and where to look for it.
struct Violation {
  int game = 0;
  std::uint64_t seed = 0;
  int decision = 0;  // how many decisions had been answered
  std::string sentence;
};

struct Simulation {
  std::vector<PlayedGame> games;            // in order
  std::map<Citation, std::uint64_t> rules;  // how often each was applied, asked or chosen by
  std::vector<Violation> violations;        // the first of each game, in order
  std::vector<FailedTable> failed;          // in order
  Reach reach;                              // how near the games came to the core's limits
};

/// The seed of one game of a simulation. The first has the master seed itself, so that a simulation
/// of one game from a game's seed is that game.
std::uint64_t game_seed(std::uint64_t master, int game);
/// What the bots of all seats draw from in the game of that seed.
std::array<Random, kMaxSeats> luck_of_bots(std::uint64_t seed);
/// The first game of a simulation as a table with its log, to be saved and looked at.
Expected<Session> first_game(const scene::Title& title, const SimulateOptions& options);

/// The progress is told the number of finished games now and then, from one thread at a time. The
/// error is a sentence.
std::expected<Simulation, std::string> simulate(const Game& game, const SimulateOptions& options,
                                                const std::function<void(int)>& progress = {});

/// "kind=value,kind=value" or a repeated option: sets the options of a game by their words. The
/// error names the options and values there are.
std::expected<void, std::string> set_option(const Game& game, Setup& setup,
                                            std::string_view assignment);

}  // namespace tavola::play
