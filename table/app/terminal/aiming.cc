#include "app/terminal/aiming.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <sstream>
#include <string_view>

#include "scene/terminal/room_text.h"

namespace tavola::app {
namespace {

constexpr double kMicrometres = 1000;  // in a millimetre
constexpr double kReach = 25;          // millimetres from rim to rim, for discs that are placed
constexpr double kStep = 6;            // millimetres between places that are tried
constexpr double kFinest = 32767;      // of a direction
constexpr double kUsualStrength = 50;  // percent
constexpr double kTurn = std::numbers::pi;  // half of one

struct Spot {
  double x = 0;  // millimetres
  double y = 0;
};

bool has(const scene::Aim& aim, std::string_view name) {
  return std::any_of(aim.bounds.begin(), aim.bounds.end(),
                     [&](const scene::Aim::Bound& bound) { return bound.name == name; });
}

void put(const scene::Aim& aim, Parameters& into, std::string_view name, double value) {
  for (std::size_t i = 0; i < aim.bounds.size(); ++i)
    if (aim.bounds[i].name == name) into[i] = static_cast<std::int32_t>(std::lround(value));
}

double most(const scene::Aim& aim, std::string_view name) {
  for (const scene::Aim::Bound& bound : aim.bounds)
    if (bound.name == name) return bound.most;
  return 0;
}

Spot spot(scene::Point point) { return {point.x / kMicrometres, point.y / kMicrometres}; }

Spot where_the_shot_lies(const scene::Scene& scene, const scene::OptionView& option) {
  const scene::Aim& aim = *scene.decision->aim;
  const std::string& shot = !aim.shot.empty() || option.on.empty() ? aim.shot : option.on.front();
  for (const scene::Piece& piece : scene.pieces)
    if (piece.id == shot && piece.at.pos) return spot(*piece.at.pos);
  return spot(aim.from);
}

std::optional<double> number(const std::string& word) {
  std::istringstream text(word);
  double value = 0;
  if (!(text >> value) || !text.eof() || !std::isfinite(value)) return std::nullopt;
  return value;
}

/// Words are taken from the front.
class Words {
 public:
  explicit Words(const std::string& line) : line_(line) {}
  std::optional<std::string> next() {
    std::string word;
    if (!(line_ >> word)) return std::nullopt;
    return word;
  }
  std::optional<double> next_number() {
    const auto word = next();
    return word ? number(*word) : std::nullopt;
  }
  bool done() { return !next(); }

 private:
  std::istringstream line_;
};

/// A shot as a person describes it: at a disc or along an angle.
struct Wish {
  std::optional<Spot> from;
  std::optional<Spot> target;
  double angle = 0;  // degrees, used without a target
  double strength = kUsualStrength;

  Spot direction(const Spot& start) const {
    if (target) return {target->x - start.x, target->y - start.y};
    const double turn = angle * kTurn / 180;
    return {std::cos(turn), -std::sin(turn)};
  }
};

/// The two little words of a shot, as each of the three languages has them.
bool means_at(const std::string& word) { return word == "at" || word == "a"; }
bool means_from(const std::string& word) {
  return word == "from" || word == "da" || word == "desde";
}

std::optional<Wish> read_wish(const scene::Scene& scene, const std::string& line, bool may_place) {
  Words words(line);
  Wish wish;
  auto word = words.next();
  if (word && means_from(*word) && may_place) {
    const auto x = words.next_number();
    const auto y = words.next_number();
    if (!x || !y) return std::nullopt;
    wish.from = Spot{*x, *y};
    word = words.next();
  }
  if (!word) return std::nullopt;
  if (means_at(*word) || word->front() == '@') {
    const auto n =
        word->size() > 1 && word->front() == '@' ? number(word->substr(1)) : words.next_number();
    const std::vector<const scene::Piece*> discs = scene::discs_in_room(scene);
    if (!n || *n < 1 || *n > static_cast<double>(discs.size()) || *n != std::floor(*n))
      return std::nullopt;
    wish.target = spot(*discs[static_cast<std::size_t>(*n) - 1]->at.pos);
  } else if (const auto angle = number(*word)) {
    wish.angle = *angle;
  } else {
    return std::nullopt;
  }
  if (const auto strength = words.next()) {
    const auto percent = number(*strength);
    if (!percent || *percent < 0 || *percent > 100) return std::nullopt;
    wish.strength = *percent;
  }
  if (!words.done()) return std::nullopt;
  return wish;
}

Parameters flicked(const scene::Aim& aim, const Wish& wish, const Spot& start) {
  Parameters answer{};
  Spot way = wish.direction(start);
  const double longest = std::max(std::abs(way.x), std::abs(way.y));
  if (longest == 0)
    way = {1, 0};  // at itself: there is no better direction than any
  else
    way = {way.x / longest, way.y / longest};
  put(aim, answer, "dx", way.x * kFinest);
  put(aim, answer, "dy", way.y * kFinest);
  const double strongest = aim.most_strength > 0 ? aim.most_strength : most(aim, "speed");
  put(aim, answer, "speed", strongest * wish.strength / 100);
  put(aim, answer, "x", start.x * kMicrometres);
  put(aim, answer, "y", start.y * kMicrometres);
  return answer;
}

/// Lays the disc next to whoever shoots, on the way to the target if that is free, otherwise a
/// little to the side.
Parameters placed_and_flicked(const scene::Aim& aim, const Wish& wish, const Spot& shooter,
                              const std::function<bool(const Parameters&)>& accepts) {
  const Spot middle = aim.around ? spot(aim.around->centre) : shooter;
  const double farthest = aim.around ? aim.around->r / kMicrometres : kReach;
  const double nearest = std::max(farthest - kReach, 0.0) + 1;
  const Spot way = wish.direction(middle);
  const double straight = std::atan2(way.y, way.x);
  Parameters first{};
  for (const double aside :
       {0.0, 15.0, -15.0, 30.0, -30.0, 60.0, -60.0, 90.0, -90.0, 150.0, -150.0})
    for (int step = 0; nearest + kStep * step <= farthest; ++step) {
      const double far = nearest + kStep * step;
      const double turn = straight + aside * kTurn / 180;
      const Parameters answer =
          flicked(aim, wish, {middle.x + far * std::cos(turn), middle.y + far * std::sin(turn)});
      if (accepts(answer)) return answer;
      if (aside == 0.0 && step == 0) first = answer;
    }
  return first;  // refused with its reason
}

}  // namespace

Asked asked_for(const scene::Aim& aim) {
  const bool flick = has(aim, "dx") && has(aim, "dy") && has(aim, "speed");
  const bool place = has(aim, "x") && has(aim, "y");
  if (flick) return place ? Asked::kPlacedFlick : Asked::kFlick;
  return place ? Asked::kPlace : Asked::kNumbers;
}

std::optional<Parameters> aimed(const scene::Scene& scene, const scene::OptionView& option,
                                const std::string& words,
                                const std::function<Parameters()>& proposed,
                                const std::function<bool(const Parameters&)>& accepts) {
  const scene::Aim& aim = *scene.decision->aim;
  const Asked kind = asked_for(aim);
  if (kind == Asked::kNumbers) {
    Parameters answer{};
    std::istringstream given(words);
    for (std::size_t i = 0; i < aim.bounds.size(); ++i)
      if (!(given >> answer[i])) return std::nullopt;
    return answer;
  }
  if (kind == Asked::kPlace) {
    Words given(words);
    const auto x = given.next_number();
    if (!x && words.empty()) return proposed();
    const auto y = given.next_number();
    if (!x || !y || !given.done()) return std::nullopt;
    Parameters answer{};
    put(aim, answer, "x", *x * kMicrometres);
    put(aim, answer, "y", *y * kMicrometres);
    return answer;
  }
  const auto wish = read_wish(scene, words, kind == Asked::kPlacedFlick);
  if (!wish) return std::nullopt;
  const Spot start = wish->from ? *wish->from : where_the_shot_lies(scene, option);
  if (kind == Asked::kFlick || wish->from) return flicked(aim, *wish, start);
  return placed_and_flicked(aim, *wish, start, accepts);
}

}  // namespace tavola::app
