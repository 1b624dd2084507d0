// The real tables, for tests: the common words and those of one game, as a game loads them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "content/content.h"
#include "words/lexicon.h"

namespace tavola::words {

inline std::string_view words_file(const std::string& name) {
  return content::find(name).value_or("");
}

inline const Lexicon& lexicon_of(const std::string& game) {
  static std::map<std::string, Lexicon> loaded;
  const auto found = loaded.find(game);
  if (found != loaded.end()) return found->second;
  const std::vector<Source> sources{{"common.tsv", words_file("words/common.tsv")},
                                    {game + ".tsv", words_file(game + "/words.tsv")}};
  auto lexicon = Lexicon::load(sources);
  if (!lexicon) throw to_string(lexicon.error());
  return loaded.emplace(game, *std::move(lexicon)).first->second;
}

}  // namespace tavola::words
