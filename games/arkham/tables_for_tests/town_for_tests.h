// A town for tests of the rules: a table after its setup with nothing left on the board, on which a
// test puts what it is about, tells the dice, and plays.
#pragma once

#include <initializer_list>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/tables_for_tests/watched_table_for_tests.h"

namespace tavola::arkham {

class Town : public WatchedTable {
 public:
  /// Seat 1 stands in the Bank and always has something to decide there, so that the table waits
  /// once seat 0 has done its part.
  explicit Town(int seats = 2, std::string_view ancient = "azathoth") {
    deal_to(t, seats, ancient);
    while (t.state.phase != Phase::kUpkeep || !t.at_rest()) t.choose(0);
    s = t.rest();
    clear();
    // Darrell draws two location cards, Jenny gets money in Upkeep; nothing else sets them apart.
    constexpr std::string_view kFew[] = {"darrell_simmons", "jenny_barnes", "vincent_lee",
                                         "carolyn_fern"};
    for (Seat who = 0; who < seats; ++who)
      if (who < std::size(kFew)) take_sheet(who, kFew[who]);
    if (seats > 1) s.investigators[1].place = area("bank_of_arkham");
  }

  // ---- given --------------------------------------------------------------------------------
  State s;  // changed by the test, until begin()

  static Area area(std::string_view id) { return arkham::area(id); }
  static CardNumber card(std::string_view id) { return arkham::card(id); }
  static std::uint8_t kind(std::string_view id) { return arkham::kind(id); }
  static std::uint8_t gate(std::string_view id) { return arkham::gate(id); }

  /// Another investigator with nothing, healthy, in the streets of Downtown.
  void take_sheet(Seat who, std::string_view id) {
    Investigator& i = s.investigators[who];
    const auto sheet = static_cast<std::uint8_t>(
        std::ranges::find(content().sheets, id, &InvestigatorSheet::id) - content().sheets.begin());
    if (sheet != i.sheet) {
      for (Seat other = 0; other < s.seats; ++other)
        if (other != who && s.investigators[other].sheet == sheet) {
          std::swap(s.investigators[other].sheet, i.sheet);
          hear_own(s, other);
          heal(other);
        }
      if (sheet != i.sheet) {
        EXPECT_TRUE(s.sheets.take(sheet)) << id;
        s.sheets.add(i.sheet);
        i.sheet = sheet;
      }
    }
    hear_own(s, who);
    heal(who);
    i.place = area("downtown_streets");
  }
  void heal(Seat who) {
    Investigator& i = s.investigators[who];
    i.sanity = static_cast<std::uint8_t>(maximum_sanity(s, who));
    i.stamina = static_cast<std::uint8_t>(maximum_stamina(s, who));
  }
  /// Stops of the three tracks, from 0 to 3.
  void sliders(Seat who, int speed_sneak, int fight_will, int lore_luck) {
    Investigator& i = s.investigators[who];
    i.stops[0] = static_cast<std::uint8_t>(speed_sneak);
    i.stops[1] = static_cast<std::uint8_t>(fight_will);
    i.stops[2] = static_cast<std::uint8_t>(lore_luck);
  }
  void give(Seat who, std::string_view id) {
    const CardNumber what = card(id);
    if (content().cards[what].type != CardType::kSpecial) {
      const bool found = with_deck(s, content().cards[what].type,
                                   [&](auto& deck, DeckId) { return deck.take(what); });
      EXPECT_TRUE(found) << "no " << id << " is left";
    }
    Possession possession;
    possession.card = what;
    put_possession(s, who, possession);
  }
  int monster(std::string_view id, Place place) {
    int slot = 0;
    while (s.monsters[slot].kind != kNone) ++slot;
    EXPECT_TRUE(s.cup.take(kind(id))) << id;
    s.monsters.put(slot, {kind(id), place});
    return slot;
  }
  void open(std::string_view where, std::string_view id) {
    EXPECT_TRUE(s.gate_stack.take(gate(id))) << id;
    s.gates[area(where)] = gate(id);
    s.clues[area(where)] = 0;
  }
  void at(Phase phase, Stage stage, Seat active = 0) {
    s.phase = phase;
    s.stage = stage;
    s.active = active;
  }
  /// The movement of seat 0 is over; the monsters of the area are dealt with.
  void among_monsters() { at(Phase::kMovement, Stage::kMonsters); }

  // ---- when ---------------------------------------------------------------------------------
  void begin(std::initializer_list<int> dice = {}) {
    EXPECT_EQ(Arkham::violations(s), std::vector<std::string>{});
    t.listen(&seen);
    t.follow(&script);
    tell(dice);
    t.begin(s);
  }
  void tell(std::initializer_list<int> dice) {
    script.dice.insert(script.dice.end(), dice.begin(), dice.end());
  }
  void will_draw(DeckId deck, int what) { script.draws.push_back({static_cast<int>(deck), what}); }

  template <class... Args>
  void choose(Verb verb, Args... args) {
    WatchedTable::choose(verb, args...);
    EXPECT_EQ(Arkham::violations(t.state), std::vector<std::string>{});
    EXPECT_FALSE(script.broken) << "a die or card was told that does not fit";
  }

  // ---- then ---------------------------------------------------------------------------------
  const State& now() const { return t.state; }
  const Investigator& me(Seat who = 0) const { return t.state.investigators[who]; }
  /// The last event of a kind, or null.
  const Event* told(Tells what) const {
    for (std::size_t i = seen.events.size(); i-- > 0;)
      if (seen.events[i].kind == static_cast<std::uint8_t>(what)) return &seen.events[i];
    return nullptr;
  }
  int times(Tells what) const { return seen.count(what); }
  bool applied_rule(Citation rule) const { return seen.cites(rule); }

 private:
  void clear() {
    for (Seat who = 0; who < s.seats; ++who) {
      while (!held(s, who).empty()) put_back(s, take_possession(s, who, 0).card);
      Investigator& i = s.investigators[who];
      Investigator bare;
      bare.sheet = i.sheet;
      bare.standing = Standing::kInPlay;
      bare.place = area("downtown_streets");
      i = bare;
    }
    for (const std::uint8_t kind : s.monsters.kinds())
      if (kind != kNone) s.cup.add(kind);
    s.monsters = {};
    for (int where = 0; where < kMostAreas; ++where) {
      if (s.gates[where] != kNone) s.gate_stack.add(s.gates[where]);
      s.gates[where] = kNone;
    }
    for (std::uint8_t* mythos : {&s.environment, &s.rumor, &s.card, &s.headlines[0],
                                 &s.headlines[1], &s.headlines[2], &s.headlines[3]})
      if (*mythos != kNone) {
        if (s.mythos.count(*mythos) == 0) s.mythos.add(*mythos);
        *mythos = kNone;
      }
    for (std::uint8_t& turns : s.headline_turns) turns = 0;
    s.rumor_tokens = s.rumor_fresh = 0;
    hear_table(s);
    s.closed = s.closed_now = s.barred_now = s.sealed = {};
    s.dealt = {};
    s.doom = 0;
    s.terror = 0;
    s.first = 0;
    for (Lasting& lasting : s.lasting) lasting = Lasting{};
    for (Seat who = 0; who < s.seats; ++who) heal(who);
    for (const CardType type : {CardType::kCommon, CardType::kUnique, CardType::kSpell,
                                CardType::kSkill, CardType::kAlly})
      with_deck(s, type, [](auto& deck, DeckId) { deck.shuffle(); });
  }
};

}  // namespace tavola::arkham
