// A game whose cards are read from files: content, vocabulary and the Game itself, made once and
// kept as long as the program runs. Only the file that registers a game includes this header.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <utility>

#include "core/game_of.h"

namespace tavola {

/// `Kind` is the Game itself, where a game adds something to GameOf, such as habits.
template <class Rules, class Content, class Kind = GameOf<Rules>>
class LoadedGame {
 public:
  /// Reads the content when it is asked for the first time. `use` makes it the content that the
  /// rules see, which the names in the vocabulary come from.
  std::expected<const Game*, std::string> load(std::expected<Content, std::string> (*read)(),
                                               void (*use)(const Content*),
                                               Vocabulary (*make_vocabulary)()) {
    if (!loaded_) {
      auto content = read();
      if (!content) return std::unexpected(std::move(content.error()));
      loaded_ = std::make_unique<Loaded>();
      loaded_->content = *std::move(content);
      use(&loaded_->content);
      loaded_->vocabulary = make_vocabulary();
    }
    return &loaded_->game;
  }
  const Vocabulary& vocabulary() const { return loaded_->vocabulary; }

 private:
  struct Loaded {
    Content content;
    Vocabulary vocabulary;
    Kind game;
  };
  std::unique_ptr<Loaded> loaded_;
};

}  // namespace tavola
