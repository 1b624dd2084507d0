// The motion: from the earliest event to the next. A disc's place is computed from its last change
// of motion and not from the last event, so that nothing adds up; and only what an event has
// changed is predicted anew.
#include "physics/run.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace tavola::physics {
namespace {

/// How far a slide runs until its centre crosses the edge.
double run_to_edge(const Slide& slide, const Rectangle& board) {
  double run = kNever;
  if (slide.ux > 0) run = (board.right - slide.x) / slide.ux;
  if (slide.ux < 0) run = (board.left - slide.x) / slide.ux;
  if (slide.uy > 0) run = std::min(run, (board.top - slide.y) / slide.uy);
  if (slide.uy < 0) run = std::min(run, (board.bottom - slide.y) / slide.uy);
  return std::max(0.0, run);
}

}  // namespace

void Simulation::Run::lay_out(const Rectangle& on, std::span<const Body> bodies) {
  board = on;
  now = 0;
  count = static_cast<int>(bodies.size());
  in_motion = 0;
  outcome.contacts.clear();
  outcome.left.clear();
  outcome.rest.clear();
  outcome.duration = 0;
  outcome.events = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    std::size_t lower = 0;
    for (const Body& other : bodies) lower += other.id < bodies[i].id ? 1 : 0;
    const Body& body = bodies[i];
    rank[i] = static_cast<std::uint8_t>(lower);
    ids[lower] = body.id;
    met[lower] = 0;
    Disc& disc = discs[lower];
    disc = {};
    disc.x = body.x;
    disc.y = body.y;
    disc.radius = body.radius;
    disc.lightness = body.fixed ? 0 : 1 / body.mass;
  }
}

void Simulation::Run::strike(const Flick& flick) {
  if (flick.speed == 0) return;
  int i = 0;
  while (ids[at(i)] != flick.shot) ++i;
  // Directions that are multiples of each other must give the same bits.
  std::int32_t divisor = std::abs(flick.dx);
  for (std::int32_t rest = std::abs(flick.dy); rest != 0;)
    divisor = std::exchange(rest, divisor % rest);
  const std::int32_t across = flick.dx / divisor;
  const std::int32_t along = flick.dy / divisor;
  const double dx = across;
  const double dy = along;
  const double length = std::sqrt(dx * dx + dy * dy);
  Disc& shot = discs[at(i)];
  shot.ux = dx / length;
  shot.uy = dy / length;
  shot.speed = flick.speed;
  shot.moving = true;
  in_motion = bit(i);
  predict(i);
}

std::expected<void, Refusal::Reason> Simulation::Run::play() {
  while (in_motion != 0) {
    int first = -1;
    each(in_motion, [&](int i) {
      const Disc& disc = discs[at(i)];
      if (first < 0) {
        first = i;
        return;
      }
      const Disc& best = discs[at(first)];
      if (disc.when < best.when || (disc.when == best.when && disc.next < best.next)) first = i;
    });
    const Disc& disc = discs[at(first)];
    if (++outcome.events > laws.most_events)
      return std::unexpected(Refusal::Reason::kTooManyEvents);
    now = disc.when;
    switch (disc.next) {
      case Next::kContact:
        if (auto done = collide(first, disc.partner); !done) return done;
        break;
      case Next::kRest:
        put_to_rest(first);
        break;
      case Next::kLeave:
        leave(first);
        break;
      case Next::kNothing:
        break;
    }
  }
  outcome.duration = now;
  return {};
}

void Simulation::Run::finish(std::span<const Body> bodies) {
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Disc& disc = discs[rank[i]];
    if (disc.gone) continue;
    Body body = bodies[i];
    body.x = disc.x;
    body.y = disc.y;
    outcome.rest.push_back(body);
  }
  for (std::size_t i = 0; i < outcome.contacts.size(); ++i)
    outcome.contacts[i].sequence = static_cast<std::int32_t>(i);
}

Slide Simulation::Run::slide_at(const Disc& disc, double time) const {
  if (!disc.moving) return {disc.x, disc.y, 0, 0, 0};
  const double past = time - disc.since;
  const double run = past * (disc.speed - 0.5 * laws.deceleration * past);
  return {disc.x + disc.ux * run, disc.y + disc.uy * run, disc.ux, disc.uy,
          std::max(0.0, disc.speed - laws.deceleration * past)};
}

/// When the moving disc i, which slides so, meets disc j, at most at `until`.
double Simulation::Run::meeting(const Slide& slide, double until, int i, int j) const {
  const Disc& other = discs[at(j)];
  const double reach = discs[at(i)].radius + other.radius;
  if (!other.moving) {
    const double run = run_to(slide, other.x, other.y, reach, kNever, laws.approach);
    if (run == kNever || 2 * laws.deceleration * run > slide.speed * slide.speed) return kNever;
    const double time = now + time_to_run(slide.speed, run, laws.deceleration);
    return time <= until ? time : kNever;
  }
  const Slide there = slide_at(other, now);
  const double stop = there.speed / laws.deceleration;
  // The other's own end is an event of its own, after which the pair is looked at again.
  const double limit = std::max(0.0, std::min(until - now, stop));
  return now + time_to_meet(slide, there, reach, laws.deceleration, limit, laws.approach);
}

void Simulation::Run::predict(int i) {
  Disc& disc = discs[at(i)];
  const Slide slide = slide_at(disc, now);
  const double stop = slide.speed * slide.speed / (2 * laws.deceleration);
  disc.partner = -1;
  disc.next = Next::kRest;
  disc.when = disc.since + disc.speed / laws.deceleration;
  double limit = stop;  // how far it runs
  if (const double edge = run_to_edge(slide, board); edge < stop) {
    disc.next = Next::kLeave;
    disc.when = std::min(disc.when, now + time_to_run(slide.speed, edge, laws.deceleration));
    limit = edge;
  }
  // Whom it meets first of those at rest is a matter of distance alone.
  int nearest = -1;
  for (int j = 0; j < count; ++j) {
    const Disc& other = discs[at(j)];
    if (other.moving || other.gone || j == i) continue;
    const double run =
        run_to(slide, other.x, other.y, disc.radius + other.radius, limit, laws.approach);
    if (run == kNever || (nearest >= 0 && run == limit)) continue;
    limit = run;
    nearest = j;
  }
  if (nearest >= 0) {
    disc.next = Next::kContact;
    disc.partner = nearest;
    disc.when = std::min(disc.when, now + time_to_run(slide.speed, limit, laws.deceleration));
  }
  each(in_motion & ~bit(i), [&](int j) {
    const double time = meeting(slide, disc.when, i, j);
    if (time == kNever) return;
    if (time < disc.when || disc.next != Next::kContact || j < disc.partner) {
      disc.next = Next::kContact;
      disc.partner = j;
      disc.when = time;
    }
    Disc& other = discs[at(j)];
    if (time < other.when || (time == other.when && other.next != Next::kContact)) {
      other.next = Next::kContact;
      other.partner = i;
      other.when = time;
    }
  });
}

/// After the motion or the place of some discs has changed: their own future, and that of the
/// moving discs which were to meet them or may meet them now.
void Simulation::Run::predict_after_change(std::uint64_t changed) {
  std::uint64_t stale = in_motion & changed;
  each(in_motion & ~changed, [&](int i) {
    const Disc& disc = discs[at(i)];
    if (disc.next == Next::kContact && (changed & bit(disc.partner)) != 0) stale |= bit(i);
  });
  // What is stale must not be mistaken for a prediction while the others are made.
  each(stale, [&](int i) {
    discs[at(i)].when = -kNever;
    discs[at(i)].next = Next::kContact;
  });
  each(stale, [&](int i) { predict(i); });
  each(in_motion & ~stale, [&](int i) {
    Disc& disc = discs[at(i)];
    const Slide slide = slide_at(disc, now);
    each(changed & ~in_motion, [&](int j) {
      if (discs[at(j)].gone) return;
      const double time = meeting(slide, disc.when, i, j);
      if (time == kNever || (time == disc.when && disc.next == Next::kContact)) return;
      disc.next = Next::kContact;
      disc.partner = j;
      disc.when = time;
    });
  });
}

void Simulation::Run::set_motion(int i, double x, double y, double velocity_x, double velocity_y) {
  Disc& disc = discs[at(i)];
  note_stretch(i);
  const double speed = std::sqrt(velocity_x * velocity_x + velocity_y * velocity_y);
  disc.x = x;
  disc.y = y;
  disc.since = now;
  if (speed >= laws.approach) {
    disc.speed = speed;
    disc.ux = velocity_x / speed;
    disc.uy = velocity_y / speed;
    disc.moving = true;
    in_motion |= bit(i);
  } else {
    disc.speed = disc.ux = disc.uy = 0;
    disc.moving = false;
    in_motion &= ~bit(i);
  }
}

void Simulation::Run::put_to_rest(int i) {
  const Disc& disc = discs[at(i)];
  const double run = disc.speed * disc.speed / (2 * laws.deceleration);
  set_motion(i, disc.x + disc.ux * run, disc.y + disc.uy * run, 0, 0);
  predict_after_change(bit(i));
}

void Simulation::Run::leave(int i) {
  Disc& disc = discs[at(i)];
  Slide slide = slide_at(disc, now);
  // Exactly on the edge that it crossed; beyond it in the other direction is rounding.
  const double run = run_to_edge(slide, board);
  slide.x = std::clamp(slide.x + slide.ux * run, board.left, board.right);
  slide.y = std::clamp(slide.y + slide.uy * run, board.bottom, board.top);
  const double to_x = slide.ux > 0 ? board.right - slide.x : slide.x - board.left;
  const double to_y = slide.uy > 0 ? board.top - slide.y : slide.y - board.bottom;
  const bool by_x = slide.uy == 0 || (slide.ux != 0 && to_x <= to_y);
  if (by_x) slide.x = slide.ux > 0 ? board.right : board.left;
  if (!by_x || (to_x == to_y && slide.uy != 0)) slide.y = slide.uy > 0 ? board.top : board.bottom;
  note_stretch(i);
  disc.gone = true;
  disc.moving = false;
  in_motion &= ~bit(i);
  outcome.left.push_back({ids[at(i)], now, slide.x, slide.y});
  predict_after_change(bit(i));
}

void Simulation::Run::note_stretch(int i) {
  if (path == nullptr) return;
  const Disc& disc = discs[at(i)];
  if (!disc.moving || now <= disc.since) return;
  path->stretches.push_back(
      {ids[at(i)], disc.since, now, disc.x, disc.y, disc.ux * disc.speed, disc.uy * disc.speed});
}

Simulation::Simulation(const Laws& laws) : run_(std::make_unique<Run>(laws)) {}
Simulation::~Simulation() = default;
Simulation::Simulation(Simulation&&) noexcept = default;
Simulation& Simulation::operator=(Simulation&&) noexcept = default;

const Laws& Simulation::laws() const { return run_->laws; }

std::expected<const Outcome*, Refusal> Simulation::flick(const Rectangle& board,
                                                         std::span<const Body> bodies,
                                                         const Flick& flick, Path* path) {
  if (auto fine = check(board, bodies, flick, run_->laws); !fine)
    return std::unexpected(fine.error());
  run_->path = path;
  if (path != nullptr) {
    path->deceleration = run_->laws.deceleration;
    path->stretches.clear();
  }
  run_->lay_out(board, bodies);
  run_->strike(flick);
  if (auto done = run_->play(); !done)
    return std::unexpected(Refusal{done.error(), flick.shot, flick.shot});
  run_->finish(bodies);
  if (path != nullptr)
    std::sort(path->stretches.begin(), path->stretches.end(),
              [](const Stretch& a, const Stretch& b) {
                return a.start < b.start || (a.start == b.start && a.id < b.id);
              });
  return &run_->outcome;
}

std::expected<const Outcome*, Refusal> Simulation::collide(std::span<const Body> bodies,
                                                           std::span<Velocity> velocities) {
  constexpr double kFar = 1e7;
  const Rectangle everywhere{-kFar, -kFar, kFar, kFar};
  if (auto fine = check(everywhere, bodies); !fine) return std::unexpected(fine.error());
  const auto is_sane = [](double v) { return std::fabs(v) <= kFar; };  // false for NaN
  if (bodies.size() != velocities.size())
    return std::unexpected(Refusal{Refusal::Reason::kSpeed, 0, 0});
  for (std::size_t i = 0; i < bodies.size(); ++i)
    if (!is_sane(velocities[i].x) || !is_sane(velocities[i].y))
      return std::unexpected(Refusal{Refusal::Reason::kSpeed, bodies[i].id, bodies[i].id});
  Run& run = *run_;
  run.path = nullptr;
  run.lay_out(everywhere, bodies);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    if (bodies[i].fixed) continue;
    run.set_motion(run.rank[i], bodies[i].x, bodies[i].y, velocities[i].x, velocities[i].y);
  }
  if (auto done = run.collide_all(); !done) return std::unexpected(Refusal{done.error(), 0, 0});
  run.finish(bodies);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Disc& disc = run.discs[run.rank[i]];
    velocities[i] = {disc.ux * disc.speed, disc.uy * disc.speed};
  }
  return &run.outcome;
}

}  // namespace tavola::physics
