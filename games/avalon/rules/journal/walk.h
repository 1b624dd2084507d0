// Walking the Journal: which verses, choices, Statuses and Secrets can be reached at all, and how.
//
// It goes to the Locations along their Keys from where the islands begin; one that only a line
// brings or opens is reached when that line is.
//
// The walk searches over conditions, not over tables: from the openings it takes every branch whose
// conditions can be met by something that was reached before, and goes round until nothing new is
// found. Dice fall as they like, costs are paid, and what was not yet done can still be denied. So
// what it does not reach nobody ever reaches. Two things that exclude each other it may take one
// after the other; whether they can be had together on one table, it does not say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/avalon/content/content.h"
#include "words/language.h"

namespace tavola::avalon {

struct JournalWalk {
  struct Found {
    std::string what;  // "901:3", "901:0/ask", "test_road 2", "11"
    std::string how;   // "901:0, choice ask"; empty: by something outside the Journal
  };
  std::vector<Found> verses;
  std::vector<Found> choices;
  std::vector<Found> statuses;
  std::vector<Found> secrets;
  std::vector<std::string> missed;  // a sentence for each verse, choice or band nobody reaches
  std::vector<std::string> later;   // the same of what waits for a chapter that is yet to come
  int rounds = 0;
};

JournalWalk walk_journal(const Content& content);

/// The graph of a section as SVG: verses from left to right, and the lines between them.
std::string draw_section(const Content& content, std::uint8_t section);

/// A new section that passes all checks: the rules and the prose of one language.
std::string skeleton_rules(int location);
std::string skeleton_prose(words::Language language);

}  // namespace tavola::avalon
