// Makes the common part of a Title out of a game's description and its wording. Only the file that
// opens a game includes this header, because it brings the JSON library along.
#pragma once

#include <memory>
#include <utility>

#include "core/game_of.h"
#include "scene/scene.h"
#include "scene/titles/worded_title.h"

namespace tavola::scene {

/// A game derives from it and adds its scene.
template <class Rules>
class TitleOf : public WordedTitle {
 public:
  explicit TitleOf(Wording wording) : WordedTitle(game_, std::move(wording)) {}

 protected:
  static const typename Rules::State& state_of(const Table& table) {
    return GameOf<Rules>::state_of(table);
  }

 private:
  GameOf<Rules> game_;
};

/// For a small game, whose description draws its scene itself: Rules::draw(Scene&, state, viewer).
template <class Rules>
class DrawnTitle final : public TitleOf<Rules> {
 public:
  using TitleOf<Rules>::TitleOf;
  Scene scene(const Table& table, Seat viewer) const override {
    Scene scene;
    Rules::draw(scene, TitleOf<Rules>::state_of(table), viewer);
    return scene;
  }
};

/// Reads a game's wording and makes its title.
template <class TitleType>
OpenedTitle open_title(std::string_view game) {
  auto wording = read_wording(game);
  if (!wording) return std::unexpected(std::move(wording.error()));
  return std::make_unique<TitleType>(*std::move(wording));
}

}  // namespace tavola::scene
