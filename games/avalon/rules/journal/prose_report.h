// What the prose of the Journal repeats: how verses begin, what is likened to what, words that come
// too often, and phrases that the style sheet forbids. For authors, language by language.
#pragma once

#include <string>
#include <vector>

#include "games/avalon/content/content.h"
#include "words/language.h"

namespace tavola::avalon {

struct ProseReport {
  struct Repeated {
    std::string what;
    int verses = 0;                  // in how many
    std::vector<std::string> where;  // their ids
  };
  int verses = 0;
  int words = 0;
  int longest = 0;
  std::vector<Repeated> openings;   // the first two words
  std::vector<Repeated> similes;    // by the word that likens
  std::vector<Repeated> pet_words;  // most frequent first
  std::vector<Repeated> tics;
  std::vector<std::string> lengths;  // verses more than a third longer or shorter than in English
};

/// Of the verses of stories; those of the test island are left out.
ProseReport report_prose(const Content& content, words::Language language);

}  // namespace tavola::avalon
