#include "games/avalon/rules/story/tokens.h"

#include <algorithm>

namespace tavola::avalon {
namespace {

std::uint8_t& tokens_of(State& s, std::uint8_t place, Token token) {
  LocationState& here = s.journey.locations[place];
  return token == Token::kTime ? here.time_tokens : here.quest_tokens;
}

}  // namespace

int tokens_on(const State& s, std::uint8_t place, Token token) {
  const LocationState& here = s.journey.locations[place];
  return token == Token::kTime ? here.time_tokens : here.quest_tokens;
}

// TG-014: there are always enough of them.
void put_tokens(Table& t, std::uint8_t place, Token token, int count, Citation rule) {
  std::uint8_t& now = tokens_of(t.state, place, token);
  if (now + count > kMostTokens) {
    t.fail(kTokenLimit);
    return;
  }
  now = static_cast<std::uint8_t>(now + count);
  if (count > 0) t.emit(rule, Happening::kTokensPlaced, place, count, token);
}

void take_tokens(Table& t, std::uint8_t place, Token token, int count, Citation rule) {
  std::uint8_t& now = tokens_of(t.state, place, token);
  const int before = now;
  now = static_cast<std::uint8_t>(std::max(0, before - count));
  if (now != before) t.emit(rule, Happening::kTokensTaken, place, before - now, token);
}

void change_dial(Table& t, std::uint8_t place, int by, Citation rule) {
  LocationState& here = t.state.journey.locations[place];
  if (here.menhir == 0) return;
  const int now = std::clamp(here.dial + by, 0, kDialTop);
  if (now == here.dial) return;
  here.dial = static_cast<std::uint8_t>(now);
  if (now == 0)
    t.emit(rule, Happening::kDialTakenOut, place);
  else
    t.emit(rule, Happening::kDialChanged, place, now);
}

}  // namespace tavola::avalon
