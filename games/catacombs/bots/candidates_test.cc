// Hands and candidates, measured with real flicks on a real table: an Elf, an Orc 25 cm away and
// nobody else.
#include "games/catacombs/bots/candidates.h"

#include <gtest/gtest.h>

#include "core/game.h"
#include "games/catacombs/game.h"

namespace tavola::catacombs {
namespace {

constexpr Piece kOrc = kFirstMonster;

const Game& game() {
  const auto loaded = load_game();
  EXPECT_TRUE(loaded) << loaded.error();
  return **loaded;
}

std::uint8_t figure_named(std::string_view id) {
  for (std::size_t kind = 0; kind < content().monsters.size(); ++kind)
    if (content().monsters[kind].id == id) return static_cast<std::uint8_t>(kMonsters + kind);
  ADD_FAILURE() << "there is no monster " << id;
  return kNone;
}

/// A duel: it is the Elf's action, the Orc stands 25 cm away, and the board has no obstacles.
State duel(Hand hand) {
  const Game& catacombs = game();
  Table t;
  catacombs.deal(t, catacombs.standard_setup(2, 1));
  Random random(1);
  while (t.state.phase != Phase::kHeroesTurn) {
    const auto n =
        static_cast<int>(random.below(static_cast<std::uint32_t>(t.decision().options.size())));
    t.choose(n, catacombs.propose(t, n, random));
  }
  State s = t.rest();
  for (Piece piece = 0; piece < kPieces; ++piece) {
    s.discs[piece].on_board = 0;
    if (is_monster(piece)) s.discs[piece] = Disc{};
  }
  s.side = kNone;
  s.active = kElf;
  s.discs[kElf].on_board = 1;
  s.discs[kElf].x = nanometres(-150);
  s.discs[kElf].y = 0;
  s.discs[kOrc].figure = figure_named("orc");
  s.discs[kOrc].on_board = 1;
  s.discs[kOrc].x = nanometres(100);
  s.discs[kOrc].y = 0;
  s.house.hands[s.heroes[kElf].seat] = static_cast<std::uint8_t>(hand);
  return s;
}

int flick_of(const Table& t) {
  const auto& options = t.decision().options;
  for (std::size_t n = 0; n < options.size(); ++n)
    if (options[n].is(Verb::kFlick)) return static_cast<int>(n);
  ADD_FAILURE() << "no flick is offered";
  return 0;
}

/// How many of so many practised shots at the Orc wound it.
double share_of_hits(Hand hand, int shots) {
  const State s = duel(hand);
  Table t;
  int hits = 0;
  for (int shot = 0; shot < shots; ++shot) {
    State seeded = s;
    seeded.random = Random(static_cast<std::uint64_t>(shot));
    t.begin(seeded);
    Parameters aim{};
    for (std::size_t i = 0; i < t.decision().parameters.size(); ++i) {
      const auto measure = t.decision().parameters[i].name;
      aim[i] = measure == kDx ? 32000 : measure == kSpeed ? 1600 : 0;
    }
    t.choose(flick_of(t), aim);
    hits += t.state.discs[kOrc].wounds;
  }
  return static_cast<double>(hits) / shots;
}

// CT-476
TEST(Steadiness, HandsDifferAndAnExactOneNeverErrs) {
  EXPECT_EQ(share_of_hits(Hand::kExact, 50), 1.0);
  EXPECT_EQ(share_of_hits(Hand::kSteady, 1000), 1.0);
  const double shaky = share_of_hits(Hand::kShaky, 4000);
  EXPECT_GT(shaky, 0.4);
  EXPECT_LT(shaky, 0.7);
}

TEST(Steadiness, TheChanceToHitIsWhatFlicksShow) {
  for (const Hand hand : {Hand::kExact, Hand::kSteady, Hand::kHuman, Hand::kShaky}) {
    const State s = duel(hand);
    const double radii = radius_of(kElf) + radius_of(s.discs[kOrc].figure);
    EXPECT_NEAR(chance_to_hit(s, s.heroes[kElf].seat, 250, radii), share_of_hits(hand, 2000), 0.03);
  }
}

/// How many of so many candidates of the Elf wound the Orc with an exact hand.
int wounding_candidates(const State& s, int candidates) {
  Table t;
  Random random(7);
  int hits = 0;
  for (int i = 0; i < candidates; ++i) {
    t.begin(s);
    const int n = flick_of(t);
    const Parameters aim = game().propose(t, n, random);
    EXPECT_TRUE(t.accepts(n, aim));
    t.choose(n, aim);
    hits += t.state.discs[kOrc].wounds;
  }
  return hits;
}

TEST(Candidates, MostHitWhereTheLineIsClear) {
  EXPECT_GT(wounding_candidates(duel(Hand::kExact), 400), 240);
}

TEST(Candidates, SomeFindTheirWayAroundAnObstacle) {
  State s = duel(Hand::kExact);
  s.discs[kShield].on_board = 1;
  s.discs[kShield].figure = kShield;
  s.discs[kShield].x = nanometres(-25);
  Bodies bodies;
  bodies_on_board(s, bodies);
  ASSERT_FALSE(clear_line(bodies, kElf, {-150, 0}, radius_of(kElf), body_of(s, kOrc)));
  EXPECT_EQ(wounding_candidates(s, 400), 0);
  s.discs[kBarbarian].on_board = 1;
  s.discs[kBarbarian].stone = 1;
  s.discs[kBarbarian].x = nanometres(-25);
  s.discs[kBarbarian].y = nanometres(60);
  EXPECT_GT(wounding_candidates(s, 2000), 0);
}

TEST(Candidates, TheSameSeedProposesTheSame) {
  Table t;
  t.begin(duel(Hand::kHuman));
  Random one(3);
  Random two(3);
  for (int i = 0; i < 100; ++i)
    EXPECT_EQ(game().propose(t, flick_of(t), one), game().propose(t, flick_of(t), two));
}

}  // namespace
}  // namespace tavola::catacombs
