// What a measured answer needs to be aimed, and what a flick set in motion: the flick is simulated
// once more from the table before it, with the aim that the hand made of it, and its path and
// contacts are told with what they meant. (CT-129 to CT-147, CT-448)
#include <algorithm>
#include <cmath>

#include "games/catacombs/shown/title.h"
#include "physics/path.h"

namespace tavola::catacombs {

using scene::Text;

namespace {

std::int32_t micrometres(double mm) {
  return static_cast<std::int32_t>(std::floor(mm * 1000 + 0.5));
}
std::int32_t microseconds(double seconds) {
  return static_cast<std::int32_t>(std::floor(seconds * 1e6 + 0.5));
}

bool is(const Decision& decision, Measure which) {
  return std::ranges::any_of(decision.parameters,
                             [which](const Parameter& p) { return p.name == which; });
}

std::string body_id(std::int32_t id) {
  return id <= kShot ? piece_id(static_cast<Piece>(id))
                     : "obstacle_" + std::to_string(id - kObstacle + 1);
}

/// The flick of an answer as it was made: where its shot lay, and the aim that the event tells.
struct Made {
  State layout;
  Piece attacker = kNone;
  Piece shot = kNone;
  Aimed aim;
};

/// A shot is placed by the answer itself, or lies on the board between the flicks of a rush.
void lay_shot(const Decision& decision, const Option& option, const Parameters& given, Made& made) {
  if (option.is(Verb::kShoot)) {
    made.shot = kShot;
    made.layout.shot.x = measured(decision, given, kX) * kNanometresPerMicrometre;
    made.layout.shot.y = measured(decision, given, kY) * kNanometresPerMicrometre;
    made.layout.shot.size = static_cast<std::uint8_t>(shot_size(option.arg<AttackKind>(2)));
  } else if (made.layout.shot.size != kNone && option.is(Verb::kFlick)) {
    made.shot = kShot;
  }
}

std::optional<Made> flick_made(const tavola::Table& before, const Option& option,
                               std::span<const std::int32_t> parameters,
                               std::span<const Event> events) {
  const auto told = std::ranges::find_if(events, [](const Event& event) {
    return event.kind == static_cast<std::uint8_t>(Happening::kFlicked);
  });
  if (told == events.end()) return std::nullopt;
  Made made{state_of(before), static_cast<Piece>(told->args[0]), kNone, {}};
  made.aim = {told->args[2], told->args[3], told->args[4]};
  made.shot = made.attacker;
  Parameters given{};
  std::copy_n(parameters.begin(), std::min(parameters.size(), given.size()), given.begin());
  lay_shot(before.decision(), option, given, made);
  return made;
}

/// The flick of an answer that has not been given yet, by a hand that does exactly as told.
std::optional<Made> flick_meant(const tavola::Table& table, const Option& option,
                                std::span<const std::int32_t> parameters) {
  const Decision& decision = table.decision();
  if (!option.takes_parameters || !is(decision, kDx)) return std::nullopt;
  Parameters given{};
  std::copy_n(parameters.begin(), std::min(parameters.size(), given.size()), given.begin());
  Made made{state_of(table), option.arg<Piece>(0), option.arg<Piece>(0), {}};
  made.aim = {measured(decision, given, kDx), measured(decision, given, kDy),
              measured(decision, given, kSpeed)};
  lay_shot(decision, option, given, made);
  return made;
}

void tell_touch(const Made& made, const physics::Contact& contact, std::uint32_t& hit,
                scene::Motion& motion) {
  scene::Touch touch;
  touch.t = microseconds(contact.time);
  touch.x = micrometres(contact.x);
  touch.y = micrometres(contact.y);
  touch.speed = micrometres(contact.approach);
  touch.a = body_id(contact.a);
  touch.b = body_id(contact.b);
  const State& s = made.layout;
  const bool by_shot = contact.a == made.shot || contact.b == made.shot;
  const std::int32_t other = contact.a == made.shot ? contact.b : contact.a;
  const auto burns = [&s](std::int32_t wall, std::int32_t piece) {
    return wall < kPieces && piece < kPieces && s.discs[wall].fire_wall != 0 &&
           of_hero_side(static_cast<Piece>(piece));
  };
  if (burns(contact.a, contact.b) || burns(contact.b, contact.a)) {
    touch.tone = scene::Tone::kHarm;
    touch.says = Text::of("touch.fire_wall");
    touch.rule = cites("CT-296");
  } else if (by_shot && other < kPieces && is_target(s, static_cast<Piece>(other))) {
    const auto target = static_cast<Piece>(other);
    if (of_hero_side(target) == of_hero_side(made.attacker)) {
      touch.says = Text::of("touch.friend");
      touch.rule = of_hero_side(target) ? cites("CT-143") : cites("CT-144");
    } else if (((hit >> target) & 1U) != 0) {
      touch.says = Text::of("touch.again");
      touch.rule = cites("CT-136");
    } else {
      hit |= 1U << target;
      touch.tone = scene::Tone::kHarm;
      touch.says = Text::of("touch.hit").with_word("figure", word_of_figure(figure_of(s, target)));
      touch.rule = cites("CT-129");
    }
  } else if (!by_shot && contact.a < kPieces && contact.b < kPieces &&
             of_hero_side(static_cast<Piece>(contact.a)) !=
                 of_hero_side(static_cast<Piece>(contact.b))) {
    touch.says = Text::of("touch.pushed");
    touch.rule = cites("CT-130");
  }
  motion.touches.push_back(std::move(touch));
}

/// Simulates a flick and tells its path and its contacts.
std::vector<scene::Act> played(const Made& made) {
  Bodies bodies;
  bodies_on_board(made.layout, bodies);
  physics::Simulation simulation(content().laws);
  physics::Path path;
  const auto outcome = simulation.flick(
      content().board, bodies, {made.shot, made.aim.dx, made.aim.dy, made.aim.speed}, &path);
  if (!outcome) return {};
  scene::Act act;
  act.kind = scene::ActKind::kMotion;
  act.motion.slows = micrometres(content().laws.deceleration);
  act.motion.lasts = microseconds((*outcome)->duration);
  const physics::Path shown = path.thinned();
  for (const physics::Body& body : bodies) {
    scene::Course course;
    for (const physics::Stretch& stretch : shown.stretches)
      if (stretch.id == body.id)
        course.legs.push_back({microseconds(stretch.start), micrometres(stretch.x),
                               micrometres(stretch.y), micrometres(stretch.vx),
                               micrometres(stretch.vy)});
    if (course.legs.empty()) continue;
    course.of = body_id(body.id);
    for (const physics::Departure& gone : (*outcome)->left)
      if (gone.id == body.id) course.left = microseconds(gone.time);
    act.motion.courses.push_back(std::move(course));
  }
  std::uint32_t hit = 0;
  for (const physics::Contact& contact : (*outcome)->contacts)
    tell_touch(made, contact, hit, act.motion);
  std::vector<scene::Act> acts;
  acts.push_back(std::move(act));
  return acts;
}

/// Leaves of a motion what happens until the shot first touches something.
void end_at_first_contact(const std::string& shot, scene::Motion& motion) {
  std::erase_if(motion.courses, [&](const scene::Course& course) { return course.of != shot; });
  if (motion.touches.empty()) return;
  motion.touches.resize(1);
  motion.lasts = motion.touches.front().t;
  for (scene::Course& course : motion.courses) {
    course.legs.resize(std::min<std::size_t>(course.legs.size(), 1));
    course.left.reset();
  }
}

/// How much of a flick the table shows to whoever aims it.
scene::AimHelp help_of(const State& s) {
  switch (static_cast<Help>(s.house.help)) {
    case Help::kContact:
      return scene::AimHelp::kFirstContact;
    case Help::kPath:
      return scene::AimHelp::kPath;
    case Help::kNone:
      break;
  }
  return scene::AimHelp::kNone;
}

}  // namespace

void CatacombsTitle::aim(const tavola::Table& table, scene::Aim& aim) const {
  const State& s = state_of(table);
  const Decision& decision = table.decision();
  aim.slows = micrometres(content().laws.deceleration);
  if (is(decision, kHundreds)) return;
  if (is(decision, kDx)) aim.helps = help_of(s);
  for (const Option& option : decision.options) {
    if (!option.takes_parameters) continue;
    if (option.is(Verb::kShoot)) {
      const auto origin = option.arg<Piece>(0);
      const physics::Body from = body_of(s, origin);
      const double radius = radius_of_size(shot_size(option.arg<AttackKind>(2)));
      aim.from = {micrometres(from.x), micrometres(from.y)};
      aim.radius = micrometres(radius);
      aim.around = {{aim.from.x, aim.from.y}, micrometres(from.radius + radius + content().reach)};
    } else if (option.is(Verb::kPlace)) {
      const Zone zone = option.arg<Zone>(2);
      const physics::Rectangle& place = rectangle_of(zone);
      aim.zone = zone_id(zone);
      aim.from = {micrometres((place.left + place.right) / 2),
                  micrometres((place.bottom + place.top) / 2)};
      if (option.arg(3) != kNothing) {
        const physics::Body near = body_of(s, option.arg<Piece>(3));
        const double radius = radius_of(option.arg<std::uint8_t>(1));
        aim.from = {micrometres(near.x), micrometres(near.y)};
        aim.radius = micrometres(radius);
        aim.around = {{aim.from.x, aim.from.y},
                      micrometres(near.radius + radius + content().reach)};
      }
    } else if (option.is(Verb::kFlick)) {
      const Piece shot = s.shot.size != kNone ? kShot : option.arg<Piece>(0);
      const physics::Body body = body_of(s, shot);
      aim.shot = piece_id(shot);
      aim.from = {micrometres(body.x), micrometres(body.y)};
      aim.radius = micrometres(body.radius);
    }
    return;  // several options of one kind: each belongs to its own disc
  }
}

std::vector<scene::Act> CatacombsTitle::motion(const tavola::Table& before, const Option& option,
                                               std::span<const std::int32_t> parameters,
                                               std::span<const Event> events) const {
  const auto made = flick_made(before, option, parameters, events);
  return made ? played(*made) : std::vector<scene::Act>{};
}

std::vector<scene::Act> CatacombsTitle::preview(const tavola::Table& table, const Option& option,
                                                std::span<const std::int32_t> parameters) const {
  const scene::AimHelp help = help_of(state_of(table));
  const auto meant = flick_meant(table, option, parameters);
  if (!meant || help == scene::AimHelp::kNone) return {};
  std::vector<scene::Act> acts = played(*meant);
  if (help == scene::AimHelp::kFirstContact && !acts.empty())
    end_at_first_contact(body_id(meant->shot), acts.front().motion);
  return acts;
}

}  // namespace tavola::catacombs
