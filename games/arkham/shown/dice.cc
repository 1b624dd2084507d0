#include "games/arkham/shown/dice.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/arkham/cards/conditions_now.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/content/statement_values.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/closing.h"
#include "games/arkham/rules/combat/checks.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/combat/hands.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/shown/signs.h"

namespace tavola::arkham {
namespace {

constexpr int kMostDice = 24;  // with more nobody reads the chart

std::vector<double> exact_odds(int dice, int from, bool sixes_twice) {
  std::vector<double> chances = {1.0};
  const double two = sixes_twice ? 1.0 / 6 : 0.0;
  const double one = (7 - from) / 6.0 - two;
  for (int i = 0; i < std::clamp(dice, 0, kMostDice); ++i) {
    std::vector<double> next(chances.size() + (sixes_twice ? 2 : 1), 0.0);
    for (std::size_t k = 0; k < chances.size(); ++k) {
      next[k] += chances[k] * (1 - one - two);
      next[k + 1] += chances[k] * one;
      if (sixes_twice) next[k + 2] += chances[k] * two;
    }
    chances = std::move(next);
  }
  return chances;
}

std::int32_t thousandths(double chance) {
  return static_cast<std::int32_t>(std::lround(chance * 1000));
}

/// What one card or sheet adds to a number now.
int share_of(const State& s, Seat who, std::uint16_t source, Bonus what) {
  if (source == kNoSource) return 0;
  const Statements& statements = content().statements[source];
  int sum = 0;
  sum += statements.bonuses[static_cast<std::size_t>(what)];
  for (const Statement& statement : statements.statements) {
    if (statement.guard == effects::kNoNode || statement.until != effects::kNoNode) continue;
    if (!holds_now({s, who}, content().book[source], statement.guard)) continue;
    each_bonus(statement, [&](Bonus of, int amount) {
      if (of == what) sum += amount;
    });
  }
  return sum;
}

class Shares {
 public:
  Shares(const State& s, const Check& check) : s_{s}, check_{check} {}

  std::vector<Share> all() {
    const auto skill = static_cast<std::size_t>(check_.skill);
    const Investigator& self = s_.investigators[check_.who];
    const int printed = sheet_of(s_, check_.who).skills[skill][self.stops[skill / 2]];
    list_.push_back({skill_word(static_cast<Skill>(skill)), printed});
    left_ = dice_of(s_, check_) - printed;
    what_the_foe_takes();
    for (const Bonus what : bonuses()) from_cards(what);
    if (left_ != 0) list_.push_back({"bonus", left_});
    return std::move(list_);
  }

 private:
  void add(const std::string& word, int amount) {
    if (amount == 0) return;
    left_ -= amount;
    const auto same = std::ranges::find(list_, word, &Share::word);
    if (same != list_.end() && same != list_.begin())
      same->amount += amount;
    else
      list_.push_back({word, amount});
  }

  std::vector<Bonus> bonuses() const {
    std::vector<Bonus> list = {static_cast<Bonus>(check_.skill), Bonus::kEveryCheck};
    switch (check_.kind) {
      case CheckKind::kEvade:
        list.push_back(Bonus::kEvadeChecks);
        break;
      case CheckKind::kHorror:
        list.push_back(Bonus::kHorrorChecks);
        break;
      case CheckKind::kCombat:
        list.push_back(Bonus::kCombatChecks);
        break;
      case CheckKind::kSpell:
        list.push_back(Bonus::kSpellChecks);
        break;
      default:
        break;
    }
    return list;
  }

  /// The modifier: of a fight it is made of the rating and of what is in hands.
  void what_the_foe_takes() {
    if (check_.kind != CheckKind::kCombat || s_.fight.who != check_.who) {
      static constexpr const char* kWords[] = {"modifier",      "awareness", "horror_rating",
                                               "combat_rating", "modifier",  "modifier"};
      add(kWords[static_cast<std::size_t>(check_.kind)], check_.modifier);
      return;
    }
    const MonsterNumbers foe = foe_now(s_);
    add(s_.fight.kind != kNone || s_.fight.ancient != 0 ? "combat_rating" : "modifier",
        foe.combat_rating);
    const int count = static_cast<int>(held(s_, check_.who).size());
    for (int number = 0; number < count; ++number)
      add(card_of(held(s_, check_.who)[static_cast<std::size_t>(number)]).word,
          bonus_in_hand(s_, check_.who, number, foe.abilities));
  }

  void from_cards(Bonus what) {
    each_source_in_play(s_, check_.who, [&](const CardSummary& one) {
      if (has(one.bonuses, static_cast<int>(what)))
        add(content().word_of(one.source), share_of(s_, check_.who, one.source, what));
    });
  }

  const State& s_;
  const Check& check_;
  std::vector<Share> list_;
  int left_ = 0;
};

}  // namespace

std::vector<std::int32_t> odds(int dice, int from, bool sixes_twice) {
  std::vector<std::int32_t> list;
  for (const double chance : exact_odds(dice, from, sixes_twice))
    list.push_back(thousandths(chance));
  return list;
}

std::int32_t chance_of(int successes, int dice, int from, bool sixes_twice) {
  double sum = 0;
  const std::vector<double> chances = exact_odds(dice, from, sixes_twice);
  for (std::size_t k = static_cast<std::size_t>(std::max(0, successes)); k < chances.size(); ++k)
    sum += chances[k];
  return thousandths(std::min(1.0, sum));
}

std::int32_t chance_of(const State& s, const Check& check) {
  if (check.passes != 0) return 1000;
  if (check.fails != 0) return 0;
  return chance_of(check.difficulty, dice_of(s, check), success_from(s, check),
                   check.sixes_twice != 0);
}

std::string word_of_check(CheckKind kind, Skill skill) {
  const bool named = kind != CheckKind::kPlain && kind != CheckKind::kClosing;
  return named ? std::string(name_of(kind)) + "_check" : skill_word(skill);
}

Check check_now(const State& s) {
  if (s.check.kind != CheckKind::kCombat || s.check.rolled != 0 || s.fight.who != s.check.who)
    return s.check;
  Check check = combat_now(s);
  check.passes = s.check.passes;
  return check;
}

Check combat_now(const State& s) {
  Check check = combat_check(s);
  check.sixes_twice = sixes_twice(s, check.who);
  return check;
}

Check evade_now(const State& s) {
  Check check = check_of(s.fight.who, CheckKind::kEvade, Skill::kSneak, foe_now(s).awareness);
  raise_dice(s, check);
  return check;
}

Check closing_now(const State& s, Seat who, Skill skill) {
  Check check = closing_check(s, who, s.investigators[who].place, skill);
  raise_dice(s, check);
  return check;
}

State facing(const State& s, Seat who, int slot) {
  State then = s;
  if (s.fight.who == who && s.fight.slot == slot) return then;
  then.fight = Fight{};
  then.fight.who = who;
  then.fight.slot = static_cast<std::uint8_t>(slot);
  then.fight.kind = s.monsters[slot].kind;
  return then;
}

BestHands best_hands(const State& s) {
  State then = s;
  const Seat who = s.fight.who;
  const auto possessions = held(then, who);
  const auto weapon = [&](int number) {
    const Possession& possession = possessions[static_cast<std::size_t>(number)];
    return (possession.marks & kInHand) == 0 && is_ready(possession) &&
           card_of(possession).type != CardType::kSpell && is_weapon(then, who, number) &&
           hands_free_for(then, who, number);
  };
  BestHands best{{}, chance_of(s, combat_now(s))};
  const auto weigh = [&](std::vector<int> taken) {
    const std::int32_t chance = chance_of(then, combat_now(then));
    if (chance > best.chance) best = {std::move(taken), chance};
  };
  const int count = static_cast<int>(possessions.size());
  for (int one = 0; one < count; ++one) {
    if (!weapon(one)) continue;
    possessions[static_cast<std::size_t>(one)].marks |= kInHand;
    weigh({one});
    for (int other = one + 1; other < count; ++other) {
      if (!weapon(other)) continue;
      possessions[static_cast<std::size_t>(other)].marks |= kInHand;
      weigh({one, other});
      possessions[static_cast<std::size_t>(other)].marks ^= kInHand;
    }
    possessions[static_cast<std::size_t>(one)].marks ^= kInHand;
  }
  return best;
}

std::vector<Share> shares_of(const State& s, const Check& check) { return Shares(s, check).all(); }

}  // namespace tavola::arkham
