// Items that lie on the board: a shrine, a throne, a ward, a bomb. Put down they belong to nobody
// and cannot be lost; who put them there does not matter any more.
#include "games/arkham/rules/board/laid_items.h"

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

int laid_count(const State& s) {
  int count = 0;
  while (count < kMostLaid && s.yellow.laid[count].card != kNoCard) ++count;
  return count;
}

/// What wards a street goes to a street; a bomb goes anywhere.
bool fits(CardNumber card, Place place) {
  const Statements& statements = statements_of(content().cards[card].source);
  if (statements.find(CardStatement::kStreetWarded) != nullptr) return is_street(place);
  return in_town(place);
}

bool counts_down(CardNumber card) {
  for (const Trigger& trigger : statements_of(content().cards[card].source).triggers)
    if (trigger.moment == CardMoment::kNoTokenLeft) return true;
  return false;
}

/// "when no token is left to remove …"
Rule<> no_token_left(Table& t, int at) {
  State& s = t.state;
  const CardNumber card = s.yellow.laid[at].card;
  t.emit(cites("AH-382"), Tells::kExplodes, card, s.yellow.laid[at].place);
  s.yellow.laid_now = static_cast<std::uint8_t>(at);
  co_await at_last_token(t, content().cards[card].source);
  s.yellow.laid_now = kNone;
}

}  // namespace

bool can_be_laid_down(const State& s, Seat who, int number) {
  return number >= 0 && laid_count(s) < kMostLaid &&
         fits(held(s, who)[static_cast<std::size_t>(number)].card, s.investigators[who].place);
}

void lay_down(Table& t, Seat who, int number, Citation rule) {
  if (can_be_laid_down(t.state, who, number))
    lay_down_at(t, who, number, t.state.investigators[who].place, rule);
}

void lay_down_at(Table& t, Seat who, int number, Place place, Citation rule) {
  State& s = t.state;
  if (number < 0 || laid_count(s) >= kMostLaid) return;
  const Possession item = take_possession(s, who, number);
  LaidItem& laid = s.yellow.laid[laid_count(s)];
  laid.card = item.card;
  laid.place = place;
  laid.tokens = item.tokens;
  t.emit(rule, Tells::kLaysDown, who, item.card, laid.place);
}

Place place_of_laid_item(const State& s) {
  return s.yellow.laid_now == kNone ? kNone : s.yellow.laid[s.yellow.laid_now].place;
}

bool laid_item_speaks(const State& s, std::uint16_t source) {
  return s.yellow.laid_now != kNone &&
         content().cards[s.yellow.laid[s.yellow.laid_now].card].source == source;
}

void discard_laid_item(Table& t, Citation rule) {
  State& s = t.state;
  const int at = s.yellow.laid_now;
  const CardNumber card = s.yellow.laid[at].card;
  for (int i = at; i + 1 < kMostLaid; ++i) s.yellow.laid[i] = s.yellow.laid[i + 1];
  s.yellow.laid[kMostLaid - 1] = LaidItem{};
  s.yellow.laid_now = kNone;
  put_back(s, card);
  t.applies(rule);
}

bool laid_item_at(const State& s, Place place) {
  for (int i = 0; i < laid_count(s); ++i)
    if (s.yellow.laid[i].place == place) return true;
  return false;
}

Rule<> laid_items_at_arrival(Table& t, Seat who) {
  State& s = t.state;
  for (int i = 0; i < laid_count(s); ++i) {
    const LaidItem laid = s.yellow.laid[i];
    if (laid.place != s.investigators[who].place || !in_play(s, who)) continue;
    co_await at_laid_item(t, who, content().cards[laid.card].source);
  }
}

bool something_counts_down(const State& s) {
  for (int i = 0; i < laid_count(s); ++i)
    if (counts_down(s.yellow.laid[i].card)) return true;
  return false;
}

Rule<> laid_items_in_upkeep(Table& t) {
  State& s = t.state;
  for (int i = laid_count(s) - 1; i >= 0; --i) {
    LaidItem& laid = s.yellow.laid[i];
    if (!counts_down(laid.card)) continue;
    if (laid.tokens == 0) {
      co_await no_token_left(t, i);
      continue;
    }
    --laid.tokens;
    t.emit(cites("AH-382"), Tells::kTicks, laid.card, laid.tokens);
  }
}

AreaSet streets_warded_against(const State& s, int toughness) {
  AreaSet streets;
  for (int i = 0; i < laid_count(s); ++i) {
    const LaidItem& laid = s.yellow.laid[i];
    if (toughness <= laid.tokens &&
        statements_of(content().cards[laid.card].source).find(CardStatement::kStreetWarded) !=
            nullptr)
      streets.add(laid.place);
  }
  return streets;
}

bool ward_lies_at(const State& s, Place place) {
  for (int i = 0; i < laid_count(s); ++i)
    if (s.yellow.laid[i].place == place &&
        statements_of(content().cards[s.yellow.laid[i].card].source).find(CardStatement::kWarded) !=
            nullptr)
      return true;
  return false;
}

}  // namespace tavola::arkham
