#include "scene/several_boards.h"

#include <algorithm>

namespace tavola::scene {
namespace {

template <class Thing>
const Thing* by_id(const std::vector<Thing>& things, const std::string& id) {
  const auto found = std::ranges::find_if(things, [&](const Thing& each) { return each.id == id; });
  return found == things.end() ? nullptr : &*found;
}

}  // namespace

std::string board_of(const Scene& scene, const std::string& id) {
  if (const Area* area = by_id(scene.areas, id)) return area->board;
  if (const Piece* piece = by_id(scene.pieces, id))
    return piece->at.area == id ? "" : board_of(scene, piece->at.area);
  if (const Card* card = by_id(scene.cards, id))
    return card->at.area == id ? "" : board_of(scene, card->at.area);
  return "";
}

const Board* front_of(const Scene& scene, const std::string& wish) {
  if (scene.boards.empty()) return nullptr;
  if (const Board* wished = by_id(scene.boards, wish)) return wished;
  for (const std::string& id : scene.focus)
    if (const Board* there = by_id(scene.boards, board_of(scene, id))) return there;
  return &scene.boards.front();
}

std::string turned_from(const Scene& scene, const std::string& wish, int by) {
  const Board* front = front_of(scene, wish);
  if (front == nullptr) return "";
  const int all = static_cast<int>(scene.boards.size());
  const int at = static_cast<int>(front - scene.boards.data());
  return scene.boards[static_cast<std::size_t>(((at + by) % all + all) % all)].id;
}

Scene facing(const Scene& scene, const Board& board) {
  Scene front = scene;
  std::erase_if(front.areas,
                [&](const Area& area) { return !area.board.empty() && area.board != board.id; });
  return front;
}

}  // namespace tavola::scene
