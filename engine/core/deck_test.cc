// Decks and bags: the loose cards have no order, the ordered ones keep theirs, and whatever is done
// to a deck, no card is lost or made.
#include "core/deck.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

namespace tavola {
namespace {

using Pile = Deck<std::uint8_t, 12>;

std::vector<int> sorted_cards(const auto& pile) {
  std::vector<int> cards(pile.cards().begin(), pile.cards().end());
  std::sort(cards.begin(), cards.end());
  return cards;
}

TEST(Deck, LooseCardsLieBetweenTheOrderedOnes) {
  Pile pile;
  pile.put_on_top(1);
  pile.put_at_bottom(2);
  pile.add(3);
  pile.add(4);
  EXPECT_EQ(pile.bottom(), 1);
  EXPECT_EQ(pile.loose(), 2);
  EXPECT_EQ(pile.top(), 1);
  EXPECT_EQ(pile[0], 2);
  EXPECT_EQ(pile[3], 1);
  EXPECT_EQ(pile.first_loose(), 1);
  pile.shuffle();
  EXPECT_EQ(pile.loose(), 4);
  EXPECT_EQ(pile.known_next(), -1);
}

TEST(Deck, TakingFromEachPartKeepsTheOthers) {
  Pile pile;
  for (std::uint8_t card : {5, 6, 7}) pile.add(card);
  pile.put_at_bottom(1);
  pile.put_at_bottom(2);
  pile.put_on_top(8);
  pile.put_on_top(9);
  EXPECT_EQ(pile.take_at(0), 2);
  EXPECT_EQ(pile.bottom(), 1);
  EXPECT_EQ(pile.take_at(pile.first_loose()), 5);
  EXPECT_EQ(pile.loose(), 2);
  EXPECT_EQ(pile.take_at(pile.size() - 2), 8);
  EXPECT_EQ(pile.top(), 1);
  EXPECT_EQ(pile.take_at(pile.known_next()), 9);
  EXPECT_EQ(pile.known_next(), -1);
  EXPECT_EQ(sorted_cards(pile), (std::vector<int>{1, 6, 7}));
}

TEST(Deck, ADrawnCardIsTheKnownOneIfThatIsEqual) {
  Pile pile;
  pile.put_at_bottom(3);
  pile.add(3);
  pile.put_on_top(3);
  EXPECT_TRUE(pile.take_drawn(3));
  EXPECT_EQ(pile.top(), 0) << "the top card was the next";
  EXPECT_TRUE(pile.take_drawn(3));
  EXPECT_EQ(pile.loose(), 0) << "then one of the loose cards";
  EXPECT_TRUE(pile.take_drawn(3));
  EXPECT_FALSE(pile.take_drawn(3));
  EXPECT_TRUE(pile.empty());
}

RC_GTEST_PROP(Deck, EqualCardsAreDrawnTheSameWhicheverWasMeant, ()) {
  Pile pile;
  const auto cards = *rc::gen::resize(
      12, rc::gen::container<std::vector<std::uint8_t>>(rc::gen::inRange<std::uint8_t>(0, 3)));
  for (std::size_t i = 0; i < cards.size() && i < 12; ++i) pile.add(cards[i]);
  RC_PRE(!pile.empty());
  const int at = *rc::gen::inRange(0, pile.size());
  Pile repeated = pile;
  const std::uint8_t card = pile[at];
  pile.take_drawn(card);
  RC_ASSERT(repeated.take_drawn(card));
  RC_ASSERT(pile == repeated);
}

RC_GTEST_PROP(Deck, NoCardIsLostOrMade, (const std::vector<std::uint8_t>& deeds)) {
  Pile pile;
  std::vector<int> expected;
  for (std::uint8_t deed : deeds) {
    const auto card = static_cast<std::uint8_t>(deed / 8);
    const bool room = pile.size() < 12;
    switch (deed % 8) {
      case 0:
      case 1:
        if (room) pile.add(card);
        break;
      case 2:
      case 3:
        if (room) pile.put_on_top(card);
        break;
      case 4:
      case 5:
        if (room) pile.put_at_bottom(card);
        break;
      case 6:
        if (deed % 3 == 0) pile.shuffle();
        break;
      default:
        if (!pile.empty()) {
          const int taken = pile.take_at(card % pile.size());
          expected.erase(std::find(expected.begin(), expected.end(), taken));
        }
    }
    if (deed % 8 < 6 && room) expected.push_back(card);
    std::sort(expected.begin(), expected.end());
    RC_ASSERT(sorted_cards(pile) == expected);
    RC_ASSERT(pile.bottom() + pile.loose() + pile.top() == pile.size());
    RC_ASSERT(pile.bottom() >= 0 && pile.loose() >= 0 && pile.top() >= 0);
  }
  // Equal piles have equal bytes: what is not used is wiped.
  Pile same;
  for (int i = 0; i < pile.size(); ++i) {
    if (i < pile.bottom()) continue;
    if (i < pile.size() - pile.top()) same.add(pile[i]);
  }
  for (int i = pile.bottom() - 1; i >= 0; --i) same.put_at_bottom(pile[i]);
  for (int i = pile.size() - pile.top(); i < pile.size(); ++i) same.put_on_top(pile[i]);
  RC_ASSERT(same == pile);
}

TEST(Deck, ACardForWhichThereIsNoRoomFailsTheTableAndIsLeftOut) {
  Deck<std::uint8_t, 1> tiny;
  tiny.add(1);
  EXPECT_TRUE(tiny.full());
  const auto put = [&tiny](void (Deck<std::uint8_t, 1>::*how)(std::uint8_t)) {
    EXPECT_FALSE(table_fails());
    (tiny.*how)(2);
    EXPECT_TRUE(table_fails());
    const Failure failure = take_failure();
    EXPECT_EQ(failure.limit, &limits::kDeck);
    EXPECT_EQ(failure.most, 1);
    EXPECT_EQ(sorted_cards(tiny), std::vector<int>{1});
    EXPECT_EQ(tiny.loose(), 1);
  };
  put(&Deck<std::uint8_t, 1>::add);
  put(&Deck<std::uint8_t, 1>::put_on_top);
  put(&Deck<std::uint8_t, 1>::put_at_bottom);
}

TEST(Deck, OnATableThatFailsACardThatIsNotThereCanBeTaken) {
  Deck<std::uint8_t, 2> deck;
  fail_table(limits::kDeck, 2);
  EXPECT_EQ(deck.take_at(0), 0);
  EXPECT_TRUE(deck.empty());
  take_failure();
}

TEST(DeckDeath, ACardBeyondADeckEndsTheProgram) {
  Deck<std::uint8_t, 1> tiny;
  tiny.add(1);
  EXPECT_DEATH(tiny.take_at(1), "from beyond a deck");
  EXPECT_DEATH(tiny.take_at(-1), "from beyond a deck");
}

}  // namespace
}  // namespace tavola
