// (DH-044 to DH-057, DH-062)
#include "games/arkham/dunwich/rules/dunwich_horror.h"

#include <algorithm>

#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/spawn.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/possessions.h"

namespace tavola::arkham {
namespace {

constexpr CardType kSearched[] = {CardType::kCommon, CardType::kUnique, CardType::kSkill,
                                  CardType::kSpell, CardType::kAlly};

template <class Visit>
void each_kind_in(State& s, CardType type, Visit&& visit) {
  with_deck(s, type, [&](auto& deck, DeckId) {
    for (std::size_t card = 0; card < content().cards.size(); ++card)
      if (deck.count(static_cast<CardNumber>(card)) > 0) visit(static_cast<CardNumber>(card));
  });
}

/// Any one card of a deck, if they like. DH-056
Rule<> search_for_reward(Table& t, Seat who) {
  State& s = t.state;
  t.ask(who, Prompt::kWhichDeck, cites("DH-056"));
  for (const CardType type : kSearched) {
    if (type == CardType::kAlly && gains_no_allies(s, who)) continue;
    if (!with_deck(s, type, [](auto& deck, DeckId) { return deck.empty(); }))
      t.offer(cites("DH-056"), Verb::kSearchDeck, type);
  }
  t.offer(cites("DH-056"), Verb::kDone);
  const Option deck = co_await t.answer();
  if (deck.is(Verb::kDone)) co_return;
  const auto type = static_cast<CardType>(deck.arg(0));
  t.ask(who, Prompt::kSearch, cites("DH-056"), type);
  each_kind_in(s, type, [&](CardNumber card) { t.offer(cites("DH-056"), Verb::kSearchFor, card); });
  const Option chosen = co_await t.answer();
  const auto card = chosen.arg<CardNumber>(0);
  with_deck(s, type, [card](auto& from, DeckId) {
    from.take(card);
    from.shuffle();
  });
  co_await receive(t, who, card, cites("DH-056"));
  co_await tomes_drawn(t, who, content().cards[card].tome ? 1 : 0);  // KH-154
}

}  // namespace

int horror_slot(const State& s) {
  if (content().horror == kNone || !in_use(s, content().monsters[content().horror])) return kNone;
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (is_horror(s.monsters[slot].kind)) return slot;
  return kNone;
}

void add_horror_tokens(Table& t, int tokens, Citation rule) {
  State& s = t.state;
  tokens = std::min(tokens, kHorrorTrack - s.dunwich.horror_tokens);
  if (tokens <= 0) return;
  s.dunwich.horror_tokens = static_cast<std::uint8_t>(s.dunwich.horror_tokens + tokens);
  t.emit(rule, Tells::kHorrorTokens, s.dunwich.horror_tokens);
  call_horror(t);
}

void call_horror(Table& t) {
  if (t.state.dunwich.horror_tokens < kHorrorTrack || horror_slot(t.state) != kNone) return;
  enter_spawn(t, content().horror, content().horror_at, cites("DH-046"));
}

void remove_horror_tokens(Table& t, int tokens, Citation rule) {
  State& s = t.state;
  tokens = std::min<int>(tokens, s.dunwich.horror_tokens);
  if (tokens <= 0 || horror_slot(s) != kNone) return;
  s.dunwich.horror_tokens = static_cast<std::uint8_t>(s.dunwich.horror_tokens - tokens);
  t.emit(rule, Tells::kHorrorTokens, s.dunwich.horror_tokens);
}

void banish_horror(Table& t, Citation rule) {
  State& s = t.state;
  if (const int slot = horror_slot(s); slot != kNone) leave_spawn(t, slot, cites("DH-055"));
  if (s.dunwich.horror_tokens == 0) return;
  s.dunwich.horror_tokens = 0;
  t.emit(rule, Tells::kHorrorTokens, 0);
}

MonsterNumbers printed_numbers(const State& s, std::uint8_t kind) {
  MonsterNumbers printed = static_cast<const MonsterNumbers&>(content().monsters[kind]);
  if (!is_horror(kind) || s.dunwich.horror_card == kNone) return printed;
  // Awareness and toughness are those of the marker. DH-051, DH-053
  const std::int8_t awareness = printed.awareness;
  const std::uint8_t toughness = printed.toughness;
  printed = table_card(s.dunwich.horror_card).foe;
  printed.awareness = awareness;
  printed.toughness = toughness;
  return printed;
}

std::uint16_t foe_text(const State& s) {
  if (s.fight.kind == kNone) return kNoSource;
  if (is_horror(s.fight.kind) && s.dunwich.horror_card != kNone)
    return table_card(s.dunwich.horror_card).source;
  return content().monsters[s.fight.kind].source;
}

void draw_horror_card(Table& t) {
  State& s = t.state;
  if (!is_horror(s.fight.kind) || s.dunwich.horror_card != kNone) return;
  table_deck(s, TableCardKind::kHorror).shuffle();
  s.dunwich.horror_card = draw_table_card(t, TableCardKind::kHorror);
  if (s.dunwich.horror_card != kNone)
    t.emit(cites("DH-050"), Tells::kHorrorCard, s.fight.who, s.dunwich.horror_card);
}

void discard_horror_card(Table& t) {
  State& s = t.state;
  if (s.dunwich.horror_card == kNone) return;
  table_deck(s, TableCardKind::kHorror).put_at_bottom(s.dunwich.horror_card);
  s.dunwich.horror_card = kNone;
  t.applies(cites("DH-052"));
}

Rule<> horror_defeated(Table& t, Seat who) {
  banish_horror(t, cites("DH-054"));
  if (!in_play(t.state, who)) return Rule<>::done();
  return search_for_reward(t, who);
}

}  // namespace tavola::arkham
