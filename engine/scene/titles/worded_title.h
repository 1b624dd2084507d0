// The part of a Title that all games have in common: the game itself and its wording. A game
// derives from it and adds its scene.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "scene/titles/pictures.h"
#include "scene/titles/stories.h"
#include "scene/titles/title.h"
#include "scene/titles/wording.h"

namespace tavola::scene {

class WordedTitle : public Title {
 public:
  WordedTitle(const Game& game, Wording wording) : game_(game), wording_(std::move(wording)) {}

  const Game& game() const override { return game_; }
  const words::Lexicon& lexicon() const override { return wording_.lexicon; }
  const words::Messages& messages() const override { return wording_.messages; }
  std::string_view story(std::string_view name, words::Language language) const override {
    return stories_.find(name, language);
  }
  const Picture* picture(std::string_view id) const override { return pictures_.find(id); }
  std::vector<std::string> picture_problems() const override {
    return pictures_.problems(game_.id());
  }
  void tell(Stories stories) { stories_ = std::move(stories); }
  void show(Pictures pictures) { pictures_ = std::move(pictures); }

 private:
  const Game& game_;
  Wording wording_;
  Stories stories_;
  Pictures pictures_;
};

/// Reads the wording, the stories and the pictures of a game that was loaded, and makes its title.
template <class TitleType>
OpenedTitle open_title(const std::expected<const Game*, std::string>& game) {
  if (!game) return std::unexpected(game.error());
  auto wording = read_wording((*game)->id());
  if (!wording) return std::unexpected(std::move(wording.error()));
  auto title = std::make_unique<TitleType>(**game, *std::move(wording));
  auto stories = Stories::read((*game)->id(), title->story_names());
  if (!stories) return std::unexpected(std::move(stories.error()));
  title->tell(*std::move(stories));
  auto pictures = Pictures::read((*game)->id());
  if (!pictures) return std::unexpected(std::move(pictures.error()));
  title->show(*std::move(pictures));
  return title;
}

}  // namespace tavola::scene
