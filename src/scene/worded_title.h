// The part of a Title that all games have in common: the game itself and its wording. A game
// derives from it and adds its scene.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "scene/title.h"
#include "scene/wording.h"

namespace tavola::scene {

class WordedTitle : public Title {
 public:
  WordedTitle(const Game& game, Wording wording) : game_(game), wording_(std::move(wording)) {}

  const Game& game() const override { return game_; }
  const words::Lexicon& lexicon() const override { return wording_.lexicon; }
  const words::Messages& messages() const override { return wording_.messages; }

 private:
  const Game& game_;
  Wording wording_;
};

/// Reads the wording of a game that was loaded, and makes its title.
template <class TitleType>
OpenedTitle open_title(const std::expected<const Game*, std::string>& game) {
  if (!game) return std::unexpected(game.error());
  auto wording = read_wording((*game)->id());
  if (!wording) return std::unexpected(std::move(wording.error()));
  return std::make_unique<TitleType>(**game, *std::move(wording));
}

}  // namespace tavola::scene
