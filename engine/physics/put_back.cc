// The nearest free place. It lies at the wish itself, straight away from a disc that covers the
// wish, or in a corner between two rims or a rim and the edge: there are few such points, and the
// nearest that is free is the answer.
#include "physics/put_back.h"

#include <algorithm>
#include <cmath>

namespace tavola::physics {
namespace {

constexpr double kEquallyNear = 1e-6;  // mm
constexpr double kSamePlace = 1e-4;    // mm; two corners so near are one
constexpr double kRounding = 1e-9;     // mm

struct Search {
  Rectangle room;  // for the centre
  std::span<const Body> others;
  double radius = 0;
  Place wish;
  double nearest = 0;
  bool found = false;
  List<Place, kMostPlaces> places;

  double reach(const Body& other) const { return radius + other.radius; }

  double distance(const Place& place) const {
    const double dx = place.x - wish.x;
    const double dy = place.y - wish.y;
    return std::sqrt(dx * dx + dy * dy);
  }

  bool is_free(const Place& place, double tolerance) const {
    for (const Body& other : others) {
      const double dx = place.x - other.x;
      const double dy = place.y - other.y;
      if (std::sqrt(dx * dx + dy * dy) < reach(other) - tolerance) return false;
    }
    return true;
  }

  void consider(Place place) {
    if (place.x < room.left - kRounding || place.x > room.right + kRounding ||
        place.y < room.bottom - kRounding || place.y > room.top + kRounding)
      return;
    place.x = std::clamp(place.x, room.left, room.right);
    place.y = std::clamp(place.y, room.bottom, room.top);
    const double far = distance(place);
    if (found && far > nearest + kEquallyNear) return;
    if (!is_free(place, kRounding)) return;
    if (!found || far < nearest) {
      nearest = far;
      found = true;
      for (std::size_t i = places.size(); i-- > 0;)
        if (distance(places[i]) > nearest + kEquallyNear) places.erase(i);
    }
    for (const Place& known : places)
      if (std::fabs(known.x - place.x) <= kSamePlace && std::fabs(known.y - place.y) <= kSamePlace)
        return;
    if (!places.full()) places.push_back(place);
  }

  /// Straight away from the other's centre, unless the wish is the centre: then every place around
  /// it is equally near, and the ends of the free arcs, which are corners, are offered.
  void beside(const Body& other) {
    const double far = distance({other.x, other.y});
    if (far <= 0.5 * kEquallyNear) return;
    consider({other.x + (wish.x - other.x) * (reach(other) / far),
              other.y + (wish.y - other.y) * (reach(other) / far)});
  }

  void between(const Body& a, const Body& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    if (square == 0) return;
    const double ra = reach(a);
    const double rb = reach(b);
    const double along = 0.5 * (1 + (ra * ra - rb * rb) / square);
    const double beside_square = ra * ra / square - along * along;
    if (beside_square < 0) return;
    const double aside = std::sqrt(beside_square);
    for (const double side : {aside, -aside})
      consider({a.x + dx * along - dy * side, a.y + dy * along + dx * side});
  }

  void at_edges(const Body& other) {
    const double r = reach(other);
    for (const double x : {room.left, room.right}) {
      const double square = r * r - (x - other.x) * (x - other.x);
      if (square < 0) continue;
      for (const double dy : {std::sqrt(square), -std::sqrt(square)}) consider({x, other.y + dy});
    }
    for (const double y : {room.bottom, room.top}) {
      const double square = r * r - (y - other.y) * (y - other.y);
      if (square < 0) continue;
      for (const double dx : {std::sqrt(square), -std::sqrt(square)}) consider({other.x + dx, y});
    }
  }
};

}  // namespace

List<Place, kMostPlaces> places_to_put_back(const Rectangle& board, std::span<const Body> others,
                                            const Body& disc) {
  Search search;
  search.others = others;
  search.radius = disc.radius;
  search.room = {board.left + disc.radius, board.bottom + disc.radius, board.right - disc.radius,
                 board.top - disc.radius};
  if (search.room.left > search.room.right || search.room.bottom > search.room.top)
    return search.places;
  search.wish = {std::clamp(disc.x, search.room.left, search.room.right),
                 std::clamp(disc.y, search.room.bottom, search.room.top)};
  if (search.is_free(search.wish, 1e-3)) {
    search.places.push_back(search.wish);
    return search.places;
  }
  for (std::size_t i = 0; i < others.size(); ++i) {
    search.beside(others[i]);
    search.at_edges(others[i]);
    for (std::size_t j = 0; j < i; ++j) search.between(others[i], others[j]);
  }
  std::sort(search.places.begin(), search.places.end(),
            [](const Place& a, const Place& b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
  return search.places;
}

}  // namespace tavola::physics
