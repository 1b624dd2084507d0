// A third opinion, from Box2D: one collision at a time, in very short steps, must leave both discs
// with the same velocities. Box2D has no friction with the ground and lets discs overlap a little,
// so the comparison is of the collision alone and not to the last digit.
#include <box2d/box2d.h>
#include <gtest/gtest.h>

#include <cmath>

#include "physics/rooms_for_tests.h"

namespace tavola::physics {
namespace {

constexpr double kUnit = 10;  // mm in a unit of Box2D, which wants sizes of about 1

b2Body* add(b2World& world, const Body& body, const Velocity& velocity) {
  b2BodyDef definition;
  definition.type = body.fixed ? b2_staticBody : b2_dynamicBody;
  definition.position.Set(static_cast<float>(body.x / kUnit), static_cast<float>(body.y / kUnit));
  definition.linearVelocity.Set(static_cast<float>(velocity.x / kUnit),
                                static_cast<float>(velocity.y / kUnit));
  definition.bullet = true;
  definition.fixedRotation = true;
  b2CircleShape circle;
  circle.m_radius = static_cast<float>(body.radius / kUnit);
  b2FixtureDef fixture;
  fixture.shape = &circle;
  fixture.density = 1;
  fixture.friction = 0;
  fixture.restitution = 0.75F;
  b2Body* added = world.CreateBody(&definition);
  added->CreateFixture(&fixture);
  return added;
}

TEST(FlickBox2D, SingleCollisionsAgree) {  // CT-430, CT-432, CT-434
  Chance chance{11};
  for (int number = 0; number < 300; ++number) {
    const double ra = some_radius(chance);
    const double rb = some_radius(chance);
    double nx = chance.within(-1, 1);
    double ny = chance.within(-1, 1);
    const double length = std::sqrt(nx * nx + ny * ny);
    if (length < 0.1) continue;
    nx /= length;
    ny /= length;
    const Body a = disc(1, 0, 0, ra);
    Body b = disc(2, (ra + rb) * nx, (ra + rb) * ny, rb);
    b.fixed = chance.below(3) == 0;
    // Towards each other along the normal by at least a third of the speed: Box2D turns the normal
    // of what only grazes.
    const double speed = chance.within(200, 3000);
    const double across = chance.within(-1, 1) * speed;
    std::vector<Velocity> velocities{{nx * speed - ny * across, ny * speed + nx * across}, {0, 0}};
    b2World world(b2Vec2(0, 0));
    // They start a hair apart, so that Box2D sees the contact begin.
    Body near = b;
    near.x += 0.02 * nx;
    near.y += 0.02 * ny;
    const b2Body* one = add(world, a, velocities[0]);
    const b2Body* two = add(world, near, velocities[1]);
    for (int step = 0; step < 20; ++step)
      world.Step(static_cast<float>(0.002 / speed), 20, 10);  // 0.002 mm nearer in each

    ASSERT_TRUE(Simulation().collide(std::vector<Body>{a, b}, velocities).has_value());
    const double tolerance = 0.01 * speed;
    EXPECT_NEAR(one->GetLinearVelocity().x * kUnit, velocities[0].x, tolerance) << number;
    EXPECT_NEAR(one->GetLinearVelocity().y * kUnit, velocities[0].y, tolerance) << number;
    EXPECT_NEAR(two->GetLinearVelocity().x * kUnit, velocities[1].x, tolerance) << number;
    EXPECT_NEAR(two->GetLinearVelocity().y * kUnit, velocities[1].y, tolerance) << number;
  }
}

}  // namespace
}  // namespace tavola::physics
