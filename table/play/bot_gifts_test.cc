// Bots at the Merchant's and the Healer's of Catacombs: gold goes to whoever can spend it and never
// back.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "core/game.h"
#include "games/catacombs/bots/gifts.h"
#include "games/catacombs/game.h"

namespace tavola::catacombs {
namespace {

class Gifts : public testing::Test {
 protected:
  void SetUp() override {
    const auto loaded = load_game();
    ASSERT_TRUE(loaded) << loaded.error();
    game_ = *loaded;
    game_->deal(t_, game_->standard_setup(3, 1));
    s_ = t_.rest();
    s_.phase = Phase::kMerchant;
    s_.place_in_row = 2;
    s_.half_prices = content().half_prices;
    for (std::uint8_t& card : s_.shown) card = kNone;
    // Two players with two heroes each, and the Overseer.
    for (Piece hero = 0; hero < kHeroes; ++hero) {
      s_.heroes[hero].gold = 0;
      s_.heroes[hero].seat = static_cast<Seat>(hero / 2);
      s_.heroes[hero].health = static_cast<std::uint8_t>(start_health(s_, hero));
    }
    s_.overseer = 2;
  }
  /// The heroes stand before that place of the row, and what they fought is gone.
  State before(std::uint8_t place) const {
    State s = s_;
    s.phase = Phase::kExploration;
    s.side = kNone;
    for (Piece piece = kFirstMonster; piece < kPieces; ++piece) s.discs[piece] = Disc{};
    const auto& row = content().row;
    const auto at = std::find(row.begin(), row.end(), place) - row.begin();
    s.place_in_row = static_cast<std::uint8_t>(at - 1);
    return s;
  }
  /// A card that these heroes may buy, for sale.
  const Equipment& for_sale(std::size_t card) {
    s_.shown[0] = static_cast<std::uint8_t>(card);
    return content().equipment[card];
  }
  static std::size_t dear_card() {
    std::size_t dearest = 0;
    for (std::size_t card = 0; card < content().equipment.size(); ++card)
      if (content().equipment[card].price > content().equipment[dearest].price) dearest = card;
    return dearest;
  }
  static Piece who_may_buy(const Equipment& piece) {
    for (Piece hero = 0; hero < kHeroes; ++hero)
      if (((piece.heroes >> hero) & 1U) != 0) return hero;
    return kNone;
  }

  const Game* game_ = nullptr;
  Table t_;
  State s_;
};

TEST_F(Gifts, GoToWhoeverCanBuyWhatNobodyCanPayForAlone) {  // CT-345
  const Equipment& piece = for_sale(dear_card());
  const Piece buyer = who_may_buy(piece);
  const Piece other = static_cast<Piece>((buyer + 1) % kHeroes);
  EXPECT_EQ(worth_a_gift(s_), kNone) << "they cannot pay it together";
  s_.heroes[buyer].gold = static_cast<std::uint8_t>(piece.price - 1);
  s_.heroes[other].gold = 1;
  const Piece wanted = worth_a_gift(s_);
  ASSERT_NE(wanted, kNone);
  EXPECT_NE((piece.heroes >> wanted) & 1U, 0U);
  // Whatever is given to that hero, nobody else becomes worth a gift.
  for (Piece from = 0; from < kHeroes; ++from)
    for (int n = 1; n <= s_.heroes[from].gold; ++n) {
      if (from == wanted) continue;
      State after = s_;
      after.heroes[from].gold = static_cast<std::uint8_t>(after.heroes[from].gold - n);
      after.heroes[wanted].gold = static_cast<std::uint8_t>(after.heroes[wanted].gold + n);
      const Piece then = worth_a_gift(after);
      EXPECT_TRUE(then == wanted || then == kNone);
    }
  s_.heroes[wanted].gold = static_cast<std::uint8_t>(piece.price);
  EXPECT_EQ(worth_a_gift(s_), kNone) << "whoever can pay pays";
}

TEST_F(Gifts, GoToWhoeverPaysTheHealerForTheWorstWound) {  // CT-368
  s_.phase = Phase::kHealer;
  EXPECT_EQ(worth_a_gift(s_), kNone);
  s_.heroes[kThief].health = 1;
  const int price = content().healing;
  for (Hero& hero : s_.heroes)
    hero.gold = hero.seat == s_.heroes[kThief].seat ? 0 : static_cast<std::uint8_t>(price);
  const Piece patron = worth_a_gift(s_);
  ASSERT_NE(patron, kNone);
  EXPECT_EQ(s_.heroes[patron].seat, s_.heroes[kThief].seat);
  s_.phase = Phase::kHeroesTurn;
  EXPECT_EQ(worth_a_gift(s_), kNone);
}

// Visits were prolonged by gold that was given and given back, because what waits outside is worse.
TEST_F(Gifts, NoBotGivesBackWhatItWasGiven) {
  int left_out = 0;
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    Random random(seed);
    State s = before(seed % 2 == 0 ? kHealerPlace : kMerchantPlace);
    for (Hero& hero : s.heroes) {
      hero.gold = static_cast<std::uint8_t>(random.below(9));
      hero.health = static_cast<std::uint8_t>(1 + random.below(3));
    }
    t_.begin(s);
    const Phase visit = seed % 2 == 0 ? Phase::kHealer : Phase::kMerchant;
    ASSERT_EQ(t_.state.phase, visit);
    bots::BotOptions options;
    options.iterations = 100;
    const auto bot = bots::make_bot(seed % 4 < 2 ? "greedy" : "search", options);
    ASSERT_TRUE(bot);
    std::set<int> given_to;
    int answers = 0;
    for (; answers < 80 && !t_.over() && t_.state.phase == visit; ++answers) {
      for (const bool each : bots::left_out_answers(*game_, t_, options)) left_out += each ? 1 : 0;
      const bots::Choice choice = (*bot)->choose(*game_, t_, random);
      const Option chosen = t_.decision().options[static_cast<std::size_t>(choice.option)];
      if (chosen.is(Verb::kGive)) {
        EXPECT_FALSE(given_to.contains(chosen.arg(0))) << "seed " << seed;
        given_to.insert(chosen.arg(1));
      }
      // Whoever has bought something may have gold to spare for somebody else.
      if (chosen.is(Verb::kBuy) || chosen.is(Verb::kHeal)) given_to.clear();
      t_.choose(choice.option, choice.parameters);
    }
    EXPECT_LT(answers, 80) << "the visit goes on for ever";
  }
  EXPECT_GT(left_out, 0) << "no gift was looked at";
}

}  // namespace
}  // namespace tavola::catacombs
