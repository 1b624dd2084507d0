// The check of a title's content: words and sentences in every language, messages that ask for what
// nobody gives them, the rules ledger, and whatever the game itself knows to check.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "scene/titles/title.h"

namespace tavola::play {

struct ContentReport {
  std::vector<std::pair<std::string, int>> counts;  // "house_rules", 12
  std::vector<std::pair<std::string, int>> cards;   // by kind: "creature", 40
  std::vector<std::string> problems;                // empty is good
  int told = 0;                                     // what has its line of prose
  std::vector<std::string> untold;                  // what could have one
  std::map<std::string, int> pictured;              // cards with a picture of their own, by kind
};

ContentReport check_content(const scene::Title& title);

}  // namespace tavola::play
