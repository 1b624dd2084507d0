// What a flick is refused for, and the sentences that say so.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "physics/simulation.h"

namespace tavola::physics {
namespace {

using Reason = Refusal::Reason;

constexpr double kOverlap = 1e-3;   // mm that rounded places may lie on each other
constexpr double kOutside = 1e-3;   // mm that a centre may lie outside
constexpr double kFarthest = 1e7;   // beyond this a double has no thousandths of a µm left
constexpr double kLightest = 1e-7;  // masses and radii further apart than this are no board game

bool is_sane(double value) { return std::isfinite(value) && std::fabs(value) <= kFarthest; }

std::unexpected<Refusal> refuse(Reason reason, std::int32_t a = 0, std::int32_t b = 0) {
  return std::unexpected(Refusal{reason, std::min(a, b), std::max(a, b)});
}

std::expected<void, Refusal> check_body(const Rectangle& board, const Body& body) {
  for (const double value : {body.x, body.y, body.radius, body.mass})
    if (!is_sane(value)) return refuse(Reason::kNotFinite, body.id, body.id);
  if (!(body.radius >= kLightest)) return refuse(Reason::kRadius, body.id, body.id);
  if (!(body.mass >= kLightest)) return refuse(Reason::kMass, body.id, body.id);
  if (body.x < board.left - kOutside || body.x > board.right + kOutside ||
      body.y < board.bottom - kOutside || body.y > board.top + kOutside)
    return refuse(Reason::kOffTheBoard, body.id, body.id);
  return {};
}

std::expected<void, Refusal> check_pairs(std::span<const Body> bodies) {
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    for (std::size_t j = i + 1; j < bodies.size(); ++j) {
      const Body& a = bodies[i];
      const Body& b = bodies[j];
      if (a.id == b.id) return refuse(Reason::kRepeatedId, a.id, a.id);
      const double dx = b.x - a.x;
      const double dy = b.y - a.y;
      const double near = std::max(0.0, a.radius + b.radius - kOverlap);
      if (dx * dx + dy * dy < near * near) return refuse(Reason::kOverlap, a.id, b.id);
    }
  }
  return {};
}

}  // namespace

std::expected<void, Refusal> check(const Rectangle& board, std::span<const Body> bodies) {
  for (const double edge : {board.left, board.bottom, board.right, board.top})
    if (!is_sane(edge)) return refuse(Reason::kBoard);
  if (!(board.left < board.right && board.bottom < board.top)) return refuse(Reason::kBoard);
  if (bodies.size() > kMostBodies) return refuse(Reason::kTooManyBodies);
  for (const Body& body : bodies)
    if (auto fine = check_body(board, body); !fine) return fine;
  return check_pairs(bodies);
}

std::expected<void, Refusal> check(const Rectangle& board, std::span<const Body> bodies,
                                   const Flick& flick, const Laws& laws) {
  if (auto fine = check(board, bodies); !fine) return fine;
  const Body* shot = nullptr;
  for (const Body& body : bodies)
    if (body.id == flick.shot) shot = &body;
  if (shot == nullptr) return refuse(Reason::kUnknownShot, flick.shot, flick.shot);
  if (shot->fixed) return refuse(Reason::kFixedShot, flick.shot, flick.shot);
  const auto too_long = [](std::int32_t part) {
    return part < -kLongestDirection || part > kLongestDirection;
  };
  if ((flick.dx == 0 && flick.dy == 0) || too_long(flick.dx) || too_long(flick.dy))
    return refuse(Reason::kDirection, flick.shot, flick.shot);
  if (flick.speed < 0 || flick.speed > laws.top_speed)
    return refuse(Reason::kSpeed, flick.shot, flick.shot);
  return {};
}

std::string sentence(const Refusal& refusal, std::span<const std::string> names) {
  const auto called = [&](std::int32_t id) {
    const bool named = id >= 1 && static_cast<std::size_t>(id) <= names.size();
    return named ? "\"" + names[static_cast<std::size_t>(id - 1)] + "\"" : std::to_string(id);
  };
  const std::string first = called(refusal.first);
  const std::string second = called(refusal.second);
  switch (refusal.reason) {
    case Reason::kBoard:
      return "The board is a rectangle with left < right and bottom < top.";
    case Reason::kTooManyBodies:
      return "There are more than " + std::to_string(kMostBodies) + " bodies.";
    case Reason::kNotFinite:
      return "Body " + first + " has a number that is not finite or is beyond 10,000,000.";
    case Reason::kRadius:
      return "The radius of body " + first + " is not above 0.";
    case Reason::kMass:
      return "The mass of body " + first + " is not above 0.";
    case Reason::kRepeatedId:
      return "Two bodies have the id " + first + ".";
    case Reason::kOverlap:
      return "Bodies " + first + " and " + second + " overlap.";
    case Reason::kOffTheBoard:
      return "The centre of body " + first + " is off the board.";
    case Reason::kUnknownShot:
      return "No body has the id " + first + " of the shot.";
    case Reason::kFixedShot:
      return "The shot, body " + first + ", is fixed.";
    case Reason::kDirection:
      return "The direction is two integers from -32767 to 32767, not both 0.";
    case Reason::kSpeed:
      return "The speed is an integer from 0 to the top speed.";
    case Reason::kTooManyEvents:
      return "The motion has more events than the laws allow.";
    case Reason::kTooManyContacts:
      return "There are more contacts than can be kept.";
  }
  return {};
}

}  // namespace tavola::physics
