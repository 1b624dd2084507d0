// Decks, piles and bags as plain values. Chance is drawn when it is met: the loose part of a deck
// has no order until a card is drawn from it, so nobody, not even a reader of the state, can know
// the next card. Cards that rules put on top or at the bottom in a known order keep that order.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <type_traits>

#include "core/check.h"
#include "core/limits.h"

namespace tavola {

/// Cards lie in one array: first the ordered bottom, then the loose cards, then the ordered top.
template <class Card, int Capacity>
class Deck {
  static_assert(std::is_unsigned_v<Card> && !std::is_same_v<Card, bool> && sizeof(Card) <= 2,
                "cards are small unsigned ids");
  static_assert(Capacity > 0 && Capacity <= std::numeric_limits<Card>::max(),
                "the numbers of cards in a deck are of the card's own type");

 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == Capacity; }
  int loose() const { return size_ - top_ - bottom_; }
  int top() const { return top_; }
  int bottom() const { return bottom_; }
  std::span<const Card> cards() const { return {cards_.data(), static_cast<std::size_t>(size_)}; }
  Card operator[](int i) const { return cards_[static_cast<std::size_t>(i)]; }

  int count(Card card) const {
    int found = 0;
    for (Card c : cards()) found += c == card;
    return found;
  }

  // A card for which there is no room fails the table and is left out.

  /// Shuffles a card in: it joins the loose cards.
  void add(Card card) {
    if (full()) [[unlikely]]
      return fail_table(limits::kDeck, Capacity);
    const std::size_t end = static_cast<std::size_t>(size_ - top_);
    for (std::size_t i = size_; i > end; --i) cards_[i] = cards_[i - 1];
    cards_[end] = card;
    ++size_;
  }
  void put_on_top(Card card) {
    if (full()) [[unlikely]]
      return fail_table(limits::kDeck, Capacity);
    cards_[size_++] = card;
    ++top_;
  }
  void put_at_bottom(Card card) {
    if (full()) [[unlikely]]
      return fail_table(limits::kDeck, Capacity);
    std::copy_backward(cards_.data(), cards_.data() + size_, cards_.data() + size_ + 1);
    cards_[0] = card;
    ++size_;
    ++bottom_;
  }
  /// Lays the loose cards into the order of their ids, so that decks of the same cards are equal.
  void sort_loose() {
    Card* const first = cards_.data() + bottom_;
    Card* const last = cards_.data() + (size_ - top_);
    for (Card* at = first; at < last; ++at) {
      const Card card = *at;
      Card* gap = at;
      for (; gap > first && gap[-1] > card; --gap) *gap = gap[-1];
      *gap = card;
    }
  }
  /// Forgets every order.
  void shuffle() { top_ = bottom_ = 0; }
  void clear() {
    for (Card& card : cards_) card = Card{};
    size_ = top_ = bottom_ = 0;
  }

  Card take_at(int i) {
    if (i < 0 || i >= size_) [[unlikely]] {
      TAVOLA_CHECK(table_fails(), "a card is taken from beyond a deck");
      return Card{};
    }
    const auto at = static_cast<std::size_t>(i);
    const Card card = cards_[at];
    if (i < bottom_) {
      --bottom_;
      close_gap(at);
    } else if (i >= size_ - top_) {
      --top_;
      close_gap(at);
    } else {
      const std::size_t last_loose = static_cast<std::size_t>(size_ - top_) - 1;
      cards_[at] = cards_[last_loose];
      close_gap(last_loose);
    }
    return card;
  }
  /// Takes one copy of a card out; false if it is not there.
  bool take(Card card) {
    for (int i = 0; i < size_; ++i) {
      if (cards_[static_cast<std::size_t>(i)] != card) continue;
      take_at(i);
      return true;
    }
    return false;
  }
  /// Takes out a card that was drawn. Of several copies it is always the same one that goes, so
  /// that a draw and its repetition from the tape leave the same deck behind.
  bool take_drawn(Card card) {
    const int next = known_next();
    if (next >= 0 && size_ > 0 && cards_[static_cast<std::size_t>(next)] == card) {
      take_at(next);
      return true;
    }
    if (loose() <= 0) return take(card);
    const int found = find_loose(card);
    if (found < 0) return take(card);
    take_at(found);
    return true;
  }
  /// Draws the loose card at a place that chance picked; as take_drawn, but without a search for
  /// whether it is there.
  Card draw_loose(int i) { return take_at(find_loose(cards_[static_cast<std::size_t>(i)])); }
  /// Where the next card comes from if no chance is involved: the ordered top, or the ordered
  /// bottom once nothing else is left; -1 if chance decides among the loose cards.
  int known_next() const {
    if (top_ > 0 || loose() == 0) return size_ - 1;
    return -1;
  }
  int first_loose() const { return bottom_; }

  friend bool operator==(const Deck&, const Deck&) = default;

 private:
  /// The first copy of a card among the loose ones, or -1.
  int find_loose(Card card) const {
    const Card* const first = cards_.data() + bottom_;
    const Card* const last = first + loose();
    const Card* found = last;
    if constexpr (sizeof(Card) == 1) {
      const void* const byte = std::memchr(first, card, static_cast<std::size_t>(loose()));
      if (byte != nullptr) found = static_cast<const Card*>(byte);
    } else {
      found = std::find(first, last, card);
    }
    return found == last ? -1 : static_cast<int>(found - cards_.data());
  }
  void close_gap(std::size_t at) {
    std::copy(cards_.data() + at + 1, cards_.data() + size_, cards_.data() + at);
    cards_[--size_] = Card{};
  }

  std::array<Card, Capacity> cards_{};
  Card size_{};  // of the card's own type, so that the deck has no padding
  Card top_{};
  Card bottom_{};
};

}  // namespace tavola
