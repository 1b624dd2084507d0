// One flick from the impulse to its last consequence, in the order that the rules ask for: put
// back, damage, fire walls, deaths, retaliations, incapacity, removal. (CT-170 to CT-175, CT-212 to
// CT-216, CT-275 to CT-289, CT-293 to CT-311, CT-460 to CT-463, CT-477 to CT-488)
#include "games/catacombs/rules/rules.h"
#include "physics/put_back.h"

namespace tavola::catacombs {
namespace {

constexpr std::uint32_t bit(Piece piece) { return 1U << piece; }

/// What became of a flick's hits.
struct Consequences {
  std::uint32_t struck = 0;       // hits that count
  std::uint32_t heroes_hurt = 0;  // by the attack
  std::uint32_t last = 0;         // the last entry of a rush's list
};

using Places = physics::List<physics::Place, physics::kMostPlaces>;

physics::Body body_that_left(const State& s, Piece piece, std::int32_t x, std::int32_t y) {
  physics::Body disc = body_of(s, piece);
  disc.x = millimetres(x);
  disc.y = millimetres(y);
  return disc;
}

Places places_for(const State& s, Piece piece, std::int32_t x, std::int32_t y) {
  Bodies others;
  bodies_on_board(s, others, piece);
  return physics::places_to_put_back(content().board, others, body_that_left(s, piece, x, y));
}

/// Whether a place is another than the one at the edge where the disc left. (CT-461, CT-462)
bool is_moved(const State& s, Piece piece, std::int32_t x, std::int32_t y,
              const physics::Place& place) {
  const Places edge =
      physics::places_to_put_back(content().board, {}, body_that_left(s, piece, x, y));
  return nanometres(edge[0].x) != nanometres(place.x) ||
         nanometres(edge[0].y) != nanometres(place.y);
}

// CT-460 to CT-462, CT-558: by order of leaving, at the edge or the nearest free place.
Rule<> put_back(Table& t, Piece attacker, Piece piece, std::int32_t x, std::int32_t y) {
  State& s = t.state;
  const Places places = places_for(s, piece, x, y);
  TAVOLA_CHECK(!places.empty(), "a disc that left the board finds no place on it");
  std::size_t chosen = 0;
  const std::uint8_t figure = piece == kShot ? figure_of(s, attacker) : figure_of(s, piece);
  if (places.size() > 1) {
    t.ask(seat_of(s, attacker), Prompt::kPutBack, cites("CT-462"), piece, figure);
    for (std::size_t i = 0; i < places.size(); ++i)
      t.offer(cites("CT-462"), Verb::kPutBack, piece, figure, i + 1,
              nanometres(places[i].x) / 10'000, nanometres(places[i].y) / 10'000);
    const Option answer = co_await t.answer();
    chosen = answer.arg<std::size_t>(2) - 1;
  }
  const bool moved = is_moved(s, piece, x, y, places[chosen]);
  const std::int32_t to_x = nanometres(places[chosen].x);
  const std::int32_t to_y = nanometres(places[chosen].y);
  if (piece == kShot) {
    s.shot.x = to_x;
    s.shot.y = to_y;
  } else {
    s.discs[piece].x = to_x;
    s.discs[piece].y = to_y;
    s.discs[piece].on_board = 1;
  }
  t.emit(piece == kShot ? cites("CT-210") : cites("CT-170"), Happening::kPutBack, piece, figure,
         to_x / 10'000, to_y / 10'000, moved);
}

Consequences apply_hits(Table& t, Piece attacker, const Attack& attack, const Aftermath& after,
                        std::uint32_t last) {
  const State& s = t.state;
  const Counted counted = count_hits(after, attack.flicks > 1, last);
  Consequences done;
  done.struck = counted.struck;
  done.last = counted.last;
  for (const Aftermath::Hit& hit : after.hits) {
    if ((counted.struck & bit(hit.target)) == 0) {
      t.emit(cites("CT-212"), Happening::kVoidHit, hit.target, figure_of(s, hit.target));
      continue;
    }
    t.emit(cites("CT-129"), Happening::kHit, hit.target, figure_of(s, hit.target), attacker);
    const int harmed = harm(t, attacker, hit.target, attack);
    if (harmed > 0 && is_hero(hit.target)) done.heroes_hurt |= bit(hit.target);
    if (attack.drains && hero_behind(attacker) >= 0)
      heal(t, hero_behind(attacker), harmed, cites("CT-565"));
  }
  return done;
}

std::uint32_t who_retaliates(const State& s, Piece attacker, const Attack& attack,
                             std::uint32_t struck) {
  if (attack.kind != AttackKind::kMelee || !of_hero_side(attacker)) return 0;  // CT-276
  std::uint32_t found = 0;
  for (Piece piece = kLordPiece; piece < kPieces; ++piece)
    if ((struck & bit(piece)) != 0 && (abilities_of(s, piece) & kRetaliation) != 0 &&
        s.discs[piece].incapacitated == 0)  // CT-287
      found |= bit(piece);
  return found;
}

Attack melee_of(const State& s, Piece piece) {
  for (const Sequence& sequence : attacks_of(s, piece))
    for (const Attack& attack : sequence)
      if (attack.kind == AttackKind::kMelee) {
        Attack single = attack;
        single.flicks = 1;  // CT-283
        return single;
      }
  return {};
}

// CT-275 to CT-284: each at most once, in the Overseer's order, anywhere, or not at all.
Rule<> retaliations(Table& t, std::uint32_t waiting) {
  State& s = t.state;
  while (waiting != 0) {
    t.ask(s.overseer, Prompt::kRetaliation, cites("CT-275"));
    measure_flick(t);
    for (Piece piece = kLordPiece; piece < kPieces; ++piece)
      if ((waiting & bit(piece)) != 0)
        t.offer_measured(cites("CT-275"), Verb::kRetaliate, piece, figure_of(s, piece));
    t.offer(cites("CT-281"), Verb::kDecline);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kDecline)) co_return;
    const auto piece = chosen.arg<Piece>(0);
    Aimed aim{measured(t, kDx), measured(t, kDy), measured(t, kSpeed)};
    t.emit(cites("CT-277"), Happening::kRetaliates, piece, figure_of(s, piece));
    aim = as_the_hand_goes(t, s.overseer, piece, aim);
    const Flicked flicked =
        co_await flick(t, piece, melee_of(s, piece), 0, aim, Rush::kEnds, Flicks::kSeveral);
    if (flicked.made) waiting &= ~bit(piece);
  }
}

void turn_into_fire_wall(Table& t, Piece attacker) {
  Disc& disc = t.state.discs[attacker];
  disc.fire_wall = 1;
  disc.wounds = 0;
  disc.incapacitated = 0;
  t.emit(cites("CT-293"), Happening::kFireWall, attacker, disc.figure);
}

// CT-315, CT-328, CT-483: after all damage and all reactions.
void apply_incapacity(Table& t, Piece attacker, const Attack& attack, const Consequences& done) {
  const State& s = t.state;
  if (attack.stun)
    for (Piece piece = 0; piece < kPieces; ++piece) {
      if ((done.struck & bit(piece)) == 0) continue;
      const bool shielded = is_hero(piece) ? s.heroes[piece].unharmed != 0
                                           : piece == kLordPiece && s.lord_unharmed != 0;
      if (shielded) t.applies(cites("CT-568"));
      if (shielded || !incapacitate(t, piece, cites("CT-194"))) continue;
      if (!is_hero(piece) || (abilities_of(s, attacker) & kPetrification) == 0) continue;
      t.state.discs[piece].stone = 1;
      t.emit(cites("CT-388"), Happening::kStone, piece, figure_of(s, piece));
    }
  if (attack.kind == AttackKind::kMelee && done.heroes_hurt != 0 &&
      (abilities_of(s, attacker) & kFeedingFrenzy) != 0)
    incapacitate(t, attacker, cites("CT-308"));
}

}  // namespace

// CT-141, CT-213: hits in log order; in a rush the same target twice running is void.
Counted count_hits(const Aftermath& after, bool rush, std::uint32_t last) {
  Counted counted;
  std::uint32_t before = last;
  std::uint32_t together = 0;
  int instant = -1;
  for (const Aftermath::Hit& hit : after.hits) {
    if (hit.instant != instant) {
      if (instant >= 0) before = together;
      together = 0;
      instant = hit.instant;
    }
    together |= bit(hit.target);
    if (!rush || (before & bit(hit.target)) == 0) counted.struck |= bit(hit.target);
  }
  counted.last = after.hits.empty() ? last : together;
  return counted;
}

Rule<Flicked> flick(Table& t, Piece attacker, Attack attack, std::uint32_t last, Aimed aim,
                    Rush rush, Flicks of_action) {
  State& s = t.state;
  const bool melee = attack.kind == AttackKind::kMelee;
  const Piece shot = melee ? attacker : kShot;
  Aftermath after;
  Flicked flicked;
  flicked.last = last;
  const auto moves = of_action == Flicks::kSeveral ? slide_or_recall : slide;
  if (!moves(s, attacker, shot, aim, after)) co_return flicked;
  flicked.made = true;
  t.emit(melee ? cites("CT-127") : cites("CT-128"), Happening::kFlicked, attacker,
         figure_of(s, attacker), aim.dx, aim.dy, aim.speed);
  if (after.hits.empty())
    t.emit(melee ? cites("CT-167") : cites("CT-129"), Happening::kMissed, attacker,
           figure_of(s, attacker));

  // A shot whose attack is over counts for nothing where a disc is put back. (CT-460, CT-462)
  const bool spent = !melee && rush == Rush::kEnds;
  if (spent && !after.left.empty()) s.shot = Shot{};
  // CT-478: every reaction starts from an allowed layout.
  for (const Aftermath::Left gone : after.left) {
    if (gone.piece == kShot && rush == Rush::kEnds) {
      t.applies(cites("CT-186"));
    } else {
      co_await put_back(t, attacker, gone.piece, gone.x, gone.y);
    }
  }

  const Consequences done = apply_hits(t, attacker, attack, after, last);
  flicked.last = done.last;
  for (const Aftermath::Burn& touch : after.burns) burn(t, touch.piece, touch.wall);
  if (ended(t)) co_await t.abandon();

  if (melee && done.heroes_hurt != 0 && (abilities_of(s, attacker) & kFireWall) != 0 &&
      !eliminated(s, attacker))
    turn_into_fire_wall(t, attacker);
  remove_fallen_heroes(t);
  if (ended(t)) co_await t.abandon();

  if (const std::uint32_t waiting = who_retaliates(s, attacker, attack, done.struck); waiting != 0)
    co_await retaliations(t, waiting);
  apply_incapacity(t, attacker, attack, done);
  if (ended(t)) co_await t.abandon();
  for (Piece piece = kFirstMonster; piece < kPieces; ++piece)
    if ((done.struck & bit(piece)) != 0 && on_board(s, piece) && eliminated(s, piece))
      remove_monster(t, piece, attacker);
  if (spent) {
    s.shot = Shot{};
    t.applies(cites("CT-185"));
  }
  co_return flicked;
}

}  // namespace tavola::catacombs
