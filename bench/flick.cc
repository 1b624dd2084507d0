// A flick to rest, by Tavola's simulation and by Box2D at 240 steps a second, in the same rooms in
// the same run: microseconds a flick, and in how many flicks Box2D has the shot hit others than the
// exact simulation. build/bench_flick
#include <benchmark/benchmark.h>
#include <box2d/box2d.h>

#include <cmath>
#include <set>
#include <vector>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {
namespace {

constexpr int kRooms = 400;
constexpr double kUnit = 10;  // mm; Box2D wants discs of about 1
constexpr double kStep = 1.0 / 240;

std::vector<Room> rooms_of(int discs) {
  std::vector<Room> rooms;
  for (std::uint64_t number = 0; number < kRooms; ++number) {
    rooms.push_back(loose_room(number, discs));
    // Flicks that are meant: at another disc, and hard enough to arrive.
    Room& room = rooms.back();
    Chance chance{number + 1};
    const Body& shot = *std::find_if(room.bodies.begin(), room.bodies.end(),
                                     [&](const Body& body) { return body.id == room.flick.shot; });
    const Body* aim = &shot;
    while (aim == &shot) aim = &room.bodies[static_cast<std::size_t>(chance.below(discs))];
    room.flick.dx = static_cast<std::int32_t>((aim->x - shot.x) * 50) + chance.below(400) - 200;
    room.flick.dy = static_cast<std::int32_t>((aim->y - shot.y) * 50) + chance.below(400) - 200;
    if (room.flick.dx == 0 && room.flick.dy == 0) room.flick.dx = 1;
    room.flick.speed = 800 + chance.below(2701);
  }
  return rooms;
}

std::set<int> hit_by(const Outcome& outcome, int shot) {
  std::set<int> hits;
  for (const Contact& contact : outcome.contacts)
    if (contact.a == shot || contact.b == shot)
      hits.insert(contact.a == shot ? contact.b : contact.a);
  return hits;
}

class Hits : public b2ContactListener {
 public:
  explicit Hits(int shot) : shot_(shot) {}
  void BeginContact(b2Contact* contact) override {
    const auto a = static_cast<int>(contact->GetFixtureA()->GetBody()->GetUserData().pointer);
    const auto b = static_cast<int>(contact->GetFixtureB()->GetBody()->GetUserData().pointer);
    if (a == shot_ || b == shot_) hits.insert(a == shot_ ? b : a);
  }
  std::set<int> hits;

 private:
  int shot_;
};

std::set<int> box2d_flick(const Room& room) {
  Hits hits(room.flick.shot);
  b2World world(b2Vec2(0, 0));
  world.SetContactListener(&hits);
  std::vector<b2Body*> discs;
  for (const Body& body : room.bodies) {
    b2BodyDef definition;
    definition.type = body.fixed ? b2_staticBody : b2_dynamicBody;
    definition.position.Set(static_cast<float>(body.x / kUnit), static_cast<float>(body.y / kUnit));
    definition.fixedRotation = true;
    definition.bullet = true;
    definition.userData.pointer = static_cast<std::uintptr_t>(body.id);
    b2Body* added = world.CreateBody(&definition);
    b2CircleShape circle;
    circle.m_radius = static_cast<float>(body.radius / kUnit);
    b2FixtureDef fixture;
    fixture.shape = &circle;
    fixture.density = 1;
    fixture.friction = 0;
    fixture.restitution = 0.75F;
    added->CreateFixture(&fixture);
    if (body.id == room.flick.shot) {
      const double length = std::hypot(room.flick.dx, room.flick.dy);
      const double speed = room.flick.speed / kUnit / length;
      added->SetLinearVelocity(b2Vec2(static_cast<float>(speed * room.flick.dx),
                                      static_cast<float>(speed * room.flick.dy)));
    }
    if (!body.fixed) discs.push_back(added);
  }
  const auto loss = static_cast<float>(2452.5 / kUnit * kStep);
  for (bool moving = true; moving;) {
    world.Step(static_cast<float>(kStep), 8, 3);
    moving = false;
    for (b2Body* body : discs) {
      if (!body->IsEnabled()) continue;
      const b2Vec2 place = body->GetPosition();
      if (std::fabs(place.x) > 250 / kUnit || std::fabs(place.y) > 130 / kUnit) {
        body->SetEnabled(false);
        continue;
      }
      b2Vec2 velocity = body->GetLinearVelocity();
      const float speed = velocity.Length();
      if (speed == 0) continue;
      velocity *= speed > loss ? (speed - loss) / speed : 0;
      body->SetLinearVelocity(velocity);
      moving = moving || speed > loss;
    }
  }
  return hits.hits;
}

void ours(benchmark::State& state) {
  const std::vector<Room> rooms = rooms_of(static_cast<int>(state.range(0)));
  Simulation simulation;
  std::int64_t events = 0;
  std::int64_t flicks = 0;
  for (auto _ : state) {
    const Room& room = rooms[static_cast<std::size_t>(flicks++ % kRooms)];
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    benchmark::DoNotOptimize(done);
    events += (*done)->events;
  }
  state.counters["events"] = static_cast<double>(events) / static_cast<double>(flicks);
}

void box2d(benchmark::State& state) {
  const std::vector<Room> rooms = rooms_of(static_cast<int>(state.range(0)));
  std::size_t flicks = 0;
  for (auto _ : state) benchmark::DoNotOptimize(box2d_flick(rooms[flicks++ % kRooms]));
  Simulation simulation;
  int differ = 0;
  for (const Room& room : rooms) {
    const auto done = simulation.flick(kBoard, room.bodies, room.flick);
    differ += hit_by(**done, room.flick.shot) != box2d_flick(room) ? 1 : 0;
  }
  state.counters["other_hits_percent"] = 100.0 * differ / kRooms;
}

BENCHMARK(ours)->Arg(9)->Arg(13)->Arg(17)->Arg(30)->Unit(benchmark::kMicrosecond);
BENCHMARK(box2d)->Arg(9)->Arg(13)->Arg(17)->Arg(30)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace tavola::physics
