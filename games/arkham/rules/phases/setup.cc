// Before the first turn: the board, the Ancient One, the decks, and every investigator with
// possessions and sliders. A new investigator in place of a devoured one is prepared in the same
// way. (AH-024 to AH-051, AH-360 to AH-367, AH-493 to AH-495)
#include "games/arkham/rules/phases/setup.h"

#include <algorithm>
#include <cstdlib>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/heralds.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/rules/investigator/sliders.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

void place_clues(Table& t) {
  State& s = t.state;
  const int areas = static_cast<int>(content().areas.size());
  for (int area = 0; area < areas; ++area)
    if (has(content().unstable, area) && on_board(s, static_cast<Area>(area))) s.clues[area] = 1;
  t.applies(cites("AH-024"));
  t.applies(cites("AH-025"));
}

void lay_out_decks(Table& t) {
  State& s = t.state;
  const Content& c = content();
  for (std::size_t card = 0; card < c.cards.size(); ++card)
    for (int copy = copies_in_use(s, c.cards[card]); copy > 0; --copy) {
      const auto kind = static_cast<CardNumber>(card);
      switch (c.cards[card].type) {
        case CardType::kCommon:
          s.common_items.add(kind);
          break;
        case CardType::kUnique:
          s.unique_items.add(kind);
          break;
        case CardType::kSpell:
          s.spells.add(kind);
          break;
        case CardType::kSkill:
          s.skills.add(kind);
          break;
        case CardType::kAlly:
          s.allies.add(kind);
          break;
        case CardType::kSpecial:
          break;
        default:
          minor_deck(s, c.cards[card].type).add(kind);
      }
    }
  t.applies(cites("AH-030"));
  t.applies(cites("AH-015"));
  for (std::size_t gate = 0; gate < c.gates.size(); ++gate)
    for (int copy = 0; copy < c.gates[gate].copies && in_use(s, c.gates[gate]); ++copy)
      s.gate_stack.add(static_cast<std::uint8_t>(gate));
  t.applies(cites("AH-031"));
  for (std::size_t card = 0; card < c.mythos.size(); ++card)
    for (int copy = 0; copy < c.mythos[card].copies && in_use(s, c.mythos[card]); ++copy)
      s.mythos.add(static_cast<std::uint8_t>(card));
  for (std::size_t card = 0; card < c.gate_cards.size(); ++card)
    if (in_use(s, c.gate_cards[card])) s.gate_cards.add(static_cast<std::uint8_t>(card));
  for (std::size_t card = 0; card < c.table_cards.size(); ++card)
    if (in_use(s, c.table_cards[card]))
      table_deck(s, c.table_cards[card].kind).add(static_cast<std::uint8_t>(card));
}

// Of all Allies eleven are used; those that investigators bring are not among them.
void choose_allies(Table& t) {
  State& s = t.state;
  constexpr int kUsed = 11;
  while (s.allies.size() > kUsed) {
    const CardNumber spare = t.draw(s.allies, DeckId::kAllies);
    ++s.boxed[spare];
    t.emit(cites("AH-032"), Tells::kAllyLeftOut, spare);
  }
  t.applies(cites("AH-033"));
}

void fill_cup(Table& t) {
  State& s = t.state;
  const Content& c = content();
  if (const std::uint8_t herald = lying_of(s, TableCardKind::kHerald); herald != kNone)
    if (const Statement* joins =
            c.statements[table_card(herald).source].find(CardStatement::kJoinsCup))
      s.pharaoh.joined = static_cast<std::uint8_t>(joins->noun);
  for (std::size_t kind = 0; kind < c.monsters.size(); ++kind) {
    if (c.monsters[kind].mask && !ancient_one(s).masks) t.applies(cites("AH-044"));
    if (c.monsters[kind].spawn) t.applies(cites("DH-037"));
    const int markers = markers_for_cup(s, static_cast<std::uint8_t>(kind));
    for (int marker = 0; marker < markers; ++marker) s.cup.add(static_cast<std::uint8_t>(kind));
  }
  t.applies(cites("AH-043"));
}

void choose_ancient_one(Table& t) {
  State& s = t.state;
  if (s.house.ancient_one != 0) {
    s.ancient_one = static_cast<std::uint8_t>(s.house.ancient_one - 1);
  } else {
    Deck<std::uint8_t, kMostAncientOnes> sheets;
    for (std::size_t one = 0; one < content().ancient_ones.size(); ++one)
      if (in_use(s, content().ancient_ones[one])) sheets.add(static_cast<std::uint8_t>(one));
    s.ancient_one = t.draw(sheets, DeckId::kAncientOnes);
  }
  hear_table(s);
  t.emit(cites("AH-028"), Tells::kAncientOne, s.ancient_one);
  t.applies(cites("AH-029"));
}

/// A card of a box that is not on the table comes with the investigator whose own it is. KH-055
bool bring_along(Table& t, Seat who, CardNumber card, Citation rule) {
  State& s = t.state;
  if (in_use(s, content().cards[card]) || s.boxed[card] > 0) return false;
  for (Seat other = 0; other < s.seats; ++other)
    if (find_card(s, other, card) >= 0) return false;
  put_possession(s, who, {card, 0, 0});
  t.emit(rule, Tells::kCardGained, who, card);
  return true;
}

}  // namespace

Rule<> set_sliders(Table& t, Seat who, Citation rule) {
  State& s = t.state;
  for (int track = 0; track < kTracks; ++track) {
    t.ask(who, Prompt::kSetSliders, rule, track);
    for (int stop = 0; stop < kStops; ++stop)
      if (may_slide(s, who, track, stop)) offer_slider(t, who, track, stop, rule);
    const Option chosen = co_await t.answer();
    set_slider(t, who, track, chosen.arg(1), rule);
  }
}

Rule<> setup(Table& t) {
  State& s = t.state;
  place_clues(t);
  s.first = static_cast<Seat>(t.chance(s.seats));
  t.emit(cites("AH-026"), Tells::kFirstPlayer, s.first);
  lay_out_decks(t);
  if (!table_deck(s, TableCardKind::kCondition).empty())
    lay_face_down(t, TableCardKind::kCondition);
  for (std::size_t sheet = 0; sheet < content().sheets.size(); ++sheet)
    if (in_use(s, content().sheets[sheet])) s.sheets.add(static_cast<std::uint8_t>(sheet));
  s.phase = Phase::kInvestigators;
  s.active = s.first;
  return Rule<>::done();
}

Rule<> take_investigator(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  std::uint8_t sheet = kNone;
  if (s.house.investigators == 0) {
    sheet = t.draw(s.sheets, DeckId::kSheets);
  } else {
    t.ask(who, Prompt::kTakeInvestigator, cites("AH-027"));
    for (int one = 0; one < static_cast<int>(content().sheets.size()); ++one)
      if (s.sheets.count(static_cast<std::uint8_t>(one)) > 0)
        t.offer(cites("AH-027"), Verb::kTakeInvestigator, one);
    const Option chosen = co_await t.answer();
    sheet = static_cast<std::uint8_t>(chosen.arg(0));
    s.sheets.take(sheet);
  }
  s.investigators[who].sheet = sheet;
  hear_own(s, who);
  s.investigators[who].standing = Standing::kInPlay;
  s.investigators[who].place = content().sheets[sheet].home;
  t.emit(cites("AH-027"), Tells::kInvestigator, who, sheet, content().sheets[sheet].home);
  s.active = next_seat(who, s.seats);
  if (s.active != s.first) co_return;

  choose_ancient_one(t);
  choose_herald_and_guardian(t);
  lay_out_epic_battle(t);
  for (Seat seat = s.first; seat != kNone; seat = next_in_order(s, seat))
    begin_investigator(t, seat, s.investigators[seat].sheet, cites("AH-036"));
  choose_allies(t);
  fill_cup(t);
  place_whispers(t);
  t.applies(cites("AH-493"));
  s.phase = Phase::kPossessions;
  s.active = s.first;
  co_await set_up_herald_and_guardian(t);
}

Place begins_at(const State& s, std::uint8_t sheet) {
  const Place home = content().sheets[sheet].home;
  // Who is at home in a closed location comes out of it at once. AH-417
  return in_town(home) && closed(s, home) ? static_cast<Place>(street_of(home)) : home;
}

void begin_investigator(Table& t, Seat who, std::uint8_t sheet, Citation rule) {
  State& s = t.state;
  const InvestigatorSheet& printed = content().sheets[sheet];
  Investigator& investigator = s.investigators[who];
  Investigator fresh;
  for (int gate = 0; gate < kMostGateKinds; ++gate) fresh.gates[gate] = investigator.gates[gate];
  fresh.sheet = sheet;
  fresh.standing = Standing::kInPlay;
  fresh.place = begins_at(s, sheet);
  if (printed.begins_delayed) fresh.delayed = 1;  // KH-166
  fresh.money = printed.money;
  // A devoured investigator may have left some to the next.
  const int clues = printed.clues + investigator.clues;
  investigator = fresh;
  hear_own(s, who);
  investigator.clues =
      static_cast<std::uint8_t>(std::min(clues, room_for_clues(s, who)));  // KH-162
  t.applies(cites("AH-039"));
  t.applies(cites("AH-042"));
  t.applies(cites("AH-050"));
  for (const CardNumber card : printed.fixed)
    if (!take_named(t, who, card, rule) && !bring_along(t, who, card, rule))
      t.applies(cites("AH-495"));
  for (const SpecialCard special : {kRetainer, kBankLoan, kMembership})
    if ((printed.special & special) != 0) gain_special(t, who, special, rule);
  if (printed.blessed) bless(t, who, rule);
  if (printed.cursed) curse(t, who, rule);
  investigator.sanity = static_cast<std::uint8_t>(maximum_sanity(s, who));
  investigator.stamina = static_cast<std::uint8_t>(maximum_stamina(s, who));
  // A text of the sheet keeps a Clue token off the board.
  if (s.turn == 0 && printed.no_clue != kNone) s.clues[printed.no_clue] = 0;
}

Rule<> prepare_investigator(Table& t, Seat who) {
  State& s = t.state;
  const InvestigatorSheet& printed = sheet_of(s, who);
  s.pharaoh.dealing = 1;
  for (int type = 0; type < kCardTypes; ++type) {
    const int number = printed.random[static_cast<std::size_t>(type)];
    if (number > 0)
      co_await deal_cards(t, who, static_cast<CardType>(type), number, cites("AH-037"));
  }
  t.applies(cites("AH-038"));
  s.investigators[who].sanity = static_cast<std::uint8_t>(maximum_sanity(s, who));
  s.investigators[who].stamina = static_cast<std::uint8_t>(maximum_stamina(s, who));
  t.applies(cites("AH-041"));
  s.pharaoh.dealing = 0;
  for (int number = 0; number < static_cast<int>(held(s, who).size()); ++number)
    co_await at_moment(t, who, Moment::kGainingCard, cites("AH-494"),
                       held(s, who)[static_cast<std::size_t>(number)].card);
  // Backwards, because what is put down leaves the others behind it.
  for (int number = static_cast<int>(held(s, who).size()) - 1; number >= 0; --number)
    if (const CardNumber card = held(s, who)[static_cast<std::size_t>(number)].card;
        acts_when_taken(card))
      co_await on_taking(t, who, card, cites("AH-494"));
  co_await set_sliders(t, who, cites("AH-040"));
}

Rule<> take_possessions(Table& t) {
  State& s = t.state;
  const Seat who = s.active;
  co_await prepare_investigator(t, who);
  s.active = next_in_order(s, who);
  if (s.active == kNone) s.phase = Phase::kFirstMythos;
}

}  // namespace tavola::arkham
