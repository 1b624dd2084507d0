// Collisions. All discs that hang together by touching are solved at once: the nearest velocities
// in which nobody comes nearer, and beyond them by the restitution, again while somebody still
// comes nearer. Discs that stay pressed together are then moved apart by a hair, or they would meet
// without end at the same moment.
#include <algorithm>
#include <cmath>

#include "physics/run.h"

namespace tavola::physics {
namespace {

constexpr int kBouncingPasses = 100;  // from the next one on nothing bounces
constexpr int kMostPasses = 200;
constexpr double kFaintest = 1e-9;        // of the largest push; less is no push
constexpr double kLongestShift = 9.9e-4;  // mm
// How much the wish for a gap gives way where there is no room, beside that for staying clear of
// others.
constexpr double kYielding = 1e-6;
constexpr double kUnyielding = 1e-12;

}  // namespace

std::expected<void, Refusal::Reason> Simulation::Run::collide(int i, int j) {
  if (!gather(i, j)) return std::unexpected(Refusal::Reason::kTooManyContacts);
  touched = 0;
  double worst = measure();
  for (Touch& touch : touches) touch.approach = std::max(0.0, -touch.separation);
  const bool collided = worst > laws.approach;
  const bool gentle = worst < laws.gentle;
  for (int pass = 1; worst > laws.approach && pass <= kMostPasses; ++pass) {
    push_apart(pass > kBouncingPasses || worst < laws.gentle ? 0 : laws.restitution);
    worst = measure();
  }
  if (collided) {
    for (Touch& touch : touches) {
      if (!touch.pushed) continue;
      const bool again = (met[at(touch.a)] & bit(touch.b)) != 0;
      if (gentle && again) touch.approach = -1;  // no new entry
    }
    if (!log()) return std::unexpected(Refusal::Reason::kTooManyContacts);
  }
  make_room(collided, i, j);
  for (const int m : members)
    if ((touched & bit(m)) != 0)
      set_motion(m, place[at(m)].x, place[at(m)].y, vx[at(m)], vy[at(m)]);
  predict_after_change(touched);
  return {};
}

/// Every group in which somebody comes nearer, at the present moment.
std::expected<void, Refusal::Reason> Simulation::Run::collide_all() {
  each(in_motion, [&](int i) { predict(i); });
  std::uint64_t done_with = 0;  // discs whose group is solved, and obstacles, which join no groups
  for (int i = 0; i < count; ++i)
    if (discs[at(i)].lightness == 0) done_with |= bit(i);
  const std::uint64_t fixed = done_with;
  for (int i = 0; i < count; ++i) {
    for (int j = i + 1; j < count; ++j) {
      if ((bit(i) & ~done_with) == 0 && (bit(j) & ~done_with) == 0) continue;
      if (!gather(i, j)) return std::unexpected(Refusal::Reason::kTooManyContacts);
      measure();
      const bool approaches = std::any_of(touches.begin(), touches.end(), [&](const Touch& touch) {
        return touch.a == i && touch.b == j && touch.separation < -laws.approach;
      });
      if (!approaches) continue;
      if (auto done = collide(i, j); !done) return done;
      for (const int m : members) done_with |= bit(m) & ~fixed;
    }
  }
  return {};
}

/// Fills members and touches: everybody who hangs together with the pair through discs that can
/// move.
bool Simulation::Run::gather(int i, int j) {
  members.clear();
  touches.clear();
  std::uint64_t known = 0;
  std::uint64_t searched = 0;
  const auto meet = [&](int m) {
    if ((known & bit(m)) != 0) return;
    known |= bit(m);
    place[at(m)] = slide_at(discs[at(m)], now);
    vx[at(m)] = place[at(m)].ux * place[at(m)].speed;
    vy[at(m)] = place[at(m)].uy * place[at(m)].speed;
    members.push_back(m);
  };
  meet(i);
  meet(j);
  // It grows on the way.
  std::size_t next = 0;
  while (next < members.size()) {
    const int m = members[next++];
    if (discs[at(m)].lightness == 0) continue;
    searched |= bit(m);
    for (int k = 0; k < count; ++k) {
      const Disc& other = discs[at(k)];
      if (k == m || other.gone || (searched & bit(k)) != 0) continue;
      const Slide there = (known & bit(k)) != 0 ? place[at(k)] : slide_at(other, now);
      const double dx = there.x - place[at(m)].x;
      const double dy = there.y - place[at(m)].y;
      const double near = discs[at(m)].radius + other.radius + laws.touching;
      if (dx * dx + dy * dy > near * near) continue;
      meet(k);
      if (!add_touch(std::min(m, k), std::max(m, k))) return false;
    }
  }
  return true;
}

/// Keeps the touches in the order of the ids.
bool Simulation::Run::add_touch(int a, int b) {
  if (touches.full()) return false;
  const double dx = place[at(b)].x - place[at(a)].x;
  const double dy = place[at(b)].y - place[at(a)].y;
  const double distance = std::sqrt(dx * dx + dy * dy);
  Touch touch;
  touch.a = a;
  touch.b = b;
  touch.nx = dx / distance;
  touch.ny = dy / distance;
  touch.apart = distance - (discs[at(a)].radius + discs[at(b)].radius);
  std::size_t where = touches.size();
  while (where > 0 &&
         (touches[where - 1].a > a || (touches[where - 1].a == a && touches[where - 1].b > b)))
    --where;
  touches.insert(where, touch);
  return true;
}

/// How fast each pair parts; returns the fastest approach.
double Simulation::Run::measure() {
  double worst = 0;
  for (Touch& touch : touches) {
    touch.separation = (vx[at(touch.b)] - vx[at(touch.a)]) * touch.nx +
                       (vy[at(touch.b)] - vy[at(touch.a)]) * touch.ny;
    worst = std::max(worst, -touch.separation);
  }
  return worst;
}

/// One pass of the group law.
void Simulation::Run::push_apart(double restitution) {
  const std::size_t n = touches.size();
  const auto weight = [&](const Touch& touch) {
    return discs[at(touch.a)].lightness + discs[at(touch.b)].lightness;
  };
  if (n == 1) {
    push[0] = std::max(0.0, -touches[0].separation) / weight(touches[0]);
  } else {
    g.width = n;
    for (std::size_t r = 0; r < n; ++r) {
      start[r] = touches[r].separation;
      for (std::size_t c = 0; c < r; ++c) {
        const Touch& p = touches[r];
        const Touch& q = touches[c];
        const double cosine = p.nx * q.nx + p.ny * q.ny;
        double shared = 0;
        if (p.a == q.a) shared += discs[at(p.a)].lightness;
        if (p.b == q.b) shared += discs[at(p.b)].lightness;
        if (p.a == q.b) shared -= discs[at(p.a)].lightness;
        if (p.b == q.a) shared -= discs[at(p.b)].lightness;
        g.at(r, c) = g.at(c, r) = shared * cosine;
      }
      g.at(r, r) = weight(touches[r]);
    }
    double fastest = 0;
    for (std::size_t r = 0; r < n; ++r) fastest = std::max(fastest, std::fabs(start[r]));
    const double tolerance = 1e-3 * laws.approach;
    pushes.find(g, std::span(start.data(), n), tolerance, std::span(push.data(), n));
    for (std::size_t r = 0; r < n; ++r)
      for (std::size_t c = 0; c < n; ++c) start[r] += g.at(r, c) * push[c];
    pushes.least_squares(g, std::span(start.data(), n), std::max(tolerance, 1e-10 * fastest),
                         std::span(push.data(), n));
  }
  double largest = 0;
  for (std::size_t r = 0; r < n; ++r) largest = std::max(largest, push[r]);
  for (std::size_t r = 0; r < n; ++r) {
    // What is too faint to be told of must not move anybody either.
    if (!(push[r] > kFaintest * largest)) continue;
    Touch& touch = touches[r];
    touch.pushed = true;
    const double whole = (1 + restitution) * push[r];
    const double to_a = whole * discs[at(touch.a)].lightness;
    const double to_b = whole * discs[at(touch.b)].lightness;
    vx[at(touch.a)] -= to_a * touch.nx;
    vy[at(touch.a)] -= to_a * touch.ny;
    vx[at(touch.b)] += to_b * touch.nx;
    vy[at(touch.b)] += to_b * touch.ny;
    if (to_a > 0) touched |= bit(touch.a);
    if (to_b > 0) touched |= bit(touch.b);
  }
}

/// Enters the pairs that pushed, once each at one moment; false when the log is full.
bool Simulation::Run::log() {
  auto& contacts = outcome.contacts;
  for (const Touch& touch : touches) {
    if (!touch.pushed || touch.approach < 0) continue;
    const Slide& a = place[at(touch.a)];
    const Slide& b = place[at(touch.b)];
    const double share =
        discs[at(touch.a)].radius / (discs[at(touch.a)].radius + discs[at(touch.b)].radius);
    const Contact contact{
        now, 0,   ids[at(touch.a)],          ids[at(touch.b)],          a.x,           a.y,
        b.x, b.y, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, touch.approach};
    std::size_t where = contacts.size();
    bool known = false;
    while (where > 0 && contacts[where - 1].time == now) {
      const Contact& before = contacts[where - 1];
      if (before.a < contact.a || (before.a == contact.a && before.b <= contact.b)) {
        known = before.a == contact.a && before.b == contact.b;
        break;
      }
      --where;
    }
    if (known) continue;
    if (contacts.full()) return false;
    contacts.insert(where, contact);
    met[at(touch.a)] |= bit(touch.b);
    met[at(touch.b)] |= bit(touch.a);
  }
  return true;
}

/// Moves apart whom the collision has left pressed together, or whom friction presses together.
void Simulation::Run::make_room(bool collided, int i, int j) {
  bool any = false;
  const std::size_t n = touches.size();
  std::array<double, kMostPairs> give;
  for (std::size_t r = 0; r < n; ++r) {
    const Touch& touch = touches[r];
    bool apart = touch.pushed && touch.separation < laws.gentle;
    if (!touch.pushed && touch.apart < laws.spacing && touch.separation <= laws.approach) {
      // Friction pulls each against its own way.
      const auto way = [&](int m, double& x, double& y) {
        const double speed = std::sqrt(vx[at(m)] * vx[at(m)] + vy[at(m)] * vy[at(m)]);
        x = speed >= laws.approach ? vx[at(m)] / speed : 0;
        y = speed >= laws.approach ? vy[at(m)] / speed : 0;
      };
      double ax = 0, ay = 0, bx = 0, by = 0;
      way(touch.a, ax, ay);
      way(touch.b, bx, by);
      apart = (bx - ax) * touch.nx + (by - ay) * touch.ny > 0;
    }
    if (!collided && touch.a == std::min(i, j) && touch.b == std::max(i, j)) apart = true;
    const double wish = apart ? laws.spacing : std::min(touch.apart, laws.spacing);
    start[r] = touch.apart - wish;
    give[r] = apart ? kYielding : kUnyielding;
    any = any || start[r] < 0;
  }
  if (any) shift(std::span(start.data(), n), std::span(give.data(), n));
}

/// The smallest shift, by mass, after which no pair lacks what it wants. Only discs that move or
/// were pushed give way.
void Simulation::Run::shift(std::span<const double> wanted, std::span<const double> give) {
  const std::size_t n = touches.size();
  std::array<double, kMostBodies> lightness;
  for (const int m : members) {
    const bool moves =
        vx[at(m)] * vx[at(m)] + vy[at(m)] * vy[at(m)] >= laws.approach * laws.approach;
    lightness[at(m)] = moves ? discs[at(m)].lightness : 0;
    shift_x[at(m)] = shift_y[at(m)] = 0;
  }
  for (const Touch& touch : touches) {
    if (!touch.pushed) continue;
    lightness[at(touch.a)] = discs[at(touch.a)].lightness;
    lightness[at(touch.b)] = discs[at(touch.b)].lightness;
  }
  double lightest = 0;  // where there is too little room, all wishes lack the same
  for (const int m : members) lightest = std::max(lightest, lightness[at(m)]);
  g.width = n;
  for (std::size_t r = 0; r < n; ++r) {
    const Touch& p = touches[r];
    for (std::size_t c = 0; c < r; ++c) {
      const Touch& q = touches[c];
      double shared = 0;
      if (p.a == q.a) shared += lightness[at(p.a)];
      if (p.b == q.b) shared += lightness[at(p.b)];
      if (p.a == q.b) shared -= lightness[at(p.a)];
      if (p.b == q.a) shared -= lightness[at(p.b)];
      g.at(r, c) = g.at(c, r) = shared * (p.nx * q.nx + p.ny * q.ny);
    }
    // A pair that cannot give way at all is as if it were not there.
    const double weight = lightness[at(p.a)] + lightness[at(p.b)];
    g.at(r, r) = weight > 0 ? weight + lightest * give[r] : 1;
  }
  pushes.find(g, wanted, 1e-4 * laws.spacing, std::span(push.data(), n));
  for (std::size_t r = 0; r < n; ++r) {
    if (!(push[r] > 0)) continue;
    const Touch& touch = touches[r];
    shift_x[at(touch.a)] -= push[r] * lightness[at(touch.a)] * touch.nx;
    shift_y[at(touch.a)] -= push[r] * lightness[at(touch.a)] * touch.ny;
    shift_x[at(touch.b)] += push[r] * lightness[at(touch.b)] * touch.nx;
    shift_y[at(touch.b)] += push[r] * lightness[at(touch.b)] * touch.ny;
  }
  double longest = 0;
  for (const int m : members)
    longest = std::max(longest, shift_x[at(m)] * shift_x[at(m)] + shift_y[at(m)] * shift_y[at(m)]);
  longest = std::sqrt(longest);
  const double part = longest > kLongestShift ? kLongestShift / longest : 1;
  for (const int m : members) {
    if (shift_x[at(m)] == 0 && shift_y[at(m)] == 0) continue;
    Slide& slide = place[at(m)];
    // Nobody is put off the board, nor pulled onto it who lies a hair beside it.
    const double x = slide.x + part * shift_x[at(m)];
    const double y = slide.y + part * shift_y[at(m)];
    slide.x = std::clamp(x, std::min(slide.x, board.left), std::max(slide.x, board.right));
    slide.y = std::clamp(y, std::min(slide.y, board.bottom), std::max(slide.y, board.top));
    touched |= bit(m);
  }
}

}  // namespace tavola::physics
