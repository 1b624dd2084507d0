// What many played games come to: rates with the interval they are known to, how numbers are
// spread, and why games ended.
#pragma once

#include <string>
#include <vector>

#include "play/statistics/simulate.h"

namespace tavola::play {

/// A share of games, and the Wilson interval that holds the true one with 95% confidence.
struct Rate {
  int count = 0;
  int of = 0;
  double share = 0;
  double low = 0;
  double high = 1;
};
Rate rate(int count, int of);

/// How a number varies from game to game; percentiles are of the nearest rank.
struct Spread {
  double mean = 0;
  double deviation = 0;
  int least = 0;
  int p5 = 0;
  int p25 = 0;
  int median = 0;
  int p75 = 0;
  int p95 = 0;
  int most = 0;
};
Spread spread(std::vector<int> numbers);

/// Why games ended: those that somebody won, and those that nobody did.
struct Ending {
  std::string name;
  int won = 0;
  int lost = 0;
};

struct Statistics {
  Rate won;                     // by anybody, which in a co-operative game is everybody
  std::vector<Rate> seats_won;  // one a seat
  bool shared = true;           // every game was won by all seats or by none
  Spread decisions;
  Spread rounds;
  bool scored = false;
  Spread scores;                // of the games with a score
  std::vector<Ending> endings;  // the most frequent first
  int unended = 0;
};
Statistics statistics(const Game& game, int seats, const Simulation& simulation);

}  // namespace tavola::play
