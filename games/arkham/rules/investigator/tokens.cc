// Tokens that investigators gather: those of Eihort's brood, each of which may be the last, and
// those of Bast. (KH-142 to KH-151)
#include "games/arkham/rules/investigator/tokens.h"

#include <algorithm>
#include <utility>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

std::uint8_t& tokens_of(State& s, Seat who, TokenKind kind) {
  Investigator& i = s.investigators[who];
  return kind == TokenKind::kBrood ? i.brood : i.bast;
}

void add_tokens(Table& t, Seat who, TokenKind kind, int number, Citation rule) {
  std::uint8_t& held = tokens_of(t.state, who, kind);
  held = static_cast<std::uint8_t>(std::min(held + number, 200));
  t.emit(rule, Tells::kTokensGained, who, kind, number);
}

}  // namespace

Rule<> gain_brood(Table& t, Seat who, int number, Citation rule) {
  for (; number > 0 && in_play(t.state, who); --number) {
    add_tokens(t, who, TokenKind::kBrood, 1, rule);
    co_await at_moment(t, who, Moment::kGainingBrood, cites("KH-144"));
  }
}

void brood_to_doom(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  s.brood_due = static_cast<std::uint8_t>(s.brood_due + s.investigators[who].brood);
  lose_tokens(t, who, TokenKind::kBrood, s.investigators[who].brood, rule);
}

Rule<> doom_of_brood(Table& t) {
  State& s = t.state;
  const int number = std::exchange(s.brood_due, std::uint8_t{0});
  if (number == 0) return Rule<>::done();
  if (!in_battle(s)) return add_doom(t, number, cites("KH-146"));
  s.doom = static_cast<std::uint8_t>(std::min(s.doom + number, kMostDoom));
  t.emit(cites("KH-148"), Tells::kDoom, number, s.doom);
  return Rule<>::done();
}

int bast_tokens_left(const State& s) {
  int left = kBastTokens;
  for (const Investigator& i : s.investigators) left -= i.bast;
  return left;
}

void gain_bast(Table& t, Seat who, int number, Citation rule) {
  number = std::min(number, bast_tokens_left(t.state));
  if (number > 0) add_tokens(t, who, TokenKind::kBast, number, rule);
}

void lose_tokens(Table& t, Seat who, TokenKind kind, int number, Citation rule) {
  std::uint8_t& held = tokens_of(t.state, who, kind);
  number = std::min<int>(number, held);
  if (number <= 0) return;
  held = static_cast<std::uint8_t>(held - number);
  t.emit(rule, Tells::kTokensLost, who, kind, number);
}

Seat favourite_of_bast(const State& s) {
  const CardNumber ally = content().foolishness;
  for (Seat who = 0; who < s.seats; ++who)  // she has one already
    if (find_card(s, who, content().beloved_of_bast) >= 0) return kNone;
  if (!in_play(s, s.first)) return kNone;
  const bool dear =
      s.investigators[s.first].bast > 0 || (ally != kNoCard && find_card(s, s.first, ally) >= 0);
  return dear ? s.first : kNone;
}

}  // namespace tavola::arkham
