// Damage, wounds, elimination and death. (CT-148 to CT-164, CT-192, CT-193, CT-293 to CT-307,
// CT-312, CT-333 to CT-339, CT-563, CT-564, CT-570)
#include <algorithm>

#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {
namespace {

int harm_monster(Table& t, Piece attacker, Piece target, const Attack& attack) {
  State& s = t.state;
  Disc& disc = s.discs[target];
  const int amount = std::min(attack.harm(), health_of(s, target));  // CT-154
  if (amount <= 0) return 0;
  if ((abilities_of(s, target) & kAbsorption) != 0 && attack.kind != AttackKind::kMelee) {
    t.emit(cites("CT-312"), Happening::kAbsorbed, target, disc.figure);
    return 0;
  }
  disc.wounds = static_cast<std::uint8_t>(disc.wounds + amount);
  if (attack.critical) t.applies(cites("CT-192"));
  if (eliminated(s, target))
    t.emit(attack.critical && amount > 1 ? cites("CT-193") : cites("CT-150"),
           Happening::kEliminated, target, disc.figure, attacker);
  else
    t.emit(cites("CT-152"), Happening::kWounded, target, disc.figure, amount);
  return amount;
}

int harm_lord(Table& t, Piece target, const Attack& attack) {
  State& s = t.state;
  if (s.lord_unharmed != 0) {
    t.emit(cites("CT-386"), Happening::kUnharmed, target, figure_of(s, target));
    return 0;
  }
  const int amount = std::min<int>(attack.harm(), s.lord_health);
  if (amount <= 0) return 0;
  if ((abilities_of(s, target) & kAbsorption) != 0 && attack.kind != AttackKind::kMelee) {
    t.emit(cites("CT-312"), Happening::kAbsorbed, target, figure_of(s, target));
    return 0;
  }
  s.lord_health = static_cast<std::uint8_t>(s.lord_health - amount);
  t.emit(cites("CT-390"), Happening::kLordHurt, target, figure_of(s, target), amount,
         s.lord_health);
  return amount;
}

int harm_ally(Table& t, Piece target, int amount, Citation rule) {
  State& s = t.state;
  if (amount <= 0 || eliminated(s, target)) return 0;
  s.discs[target].wounds = 1;
  t.emit(rule, Happening::kAllyFalls, target, figure_of(s, target));
  return 1;
}

bool wears_mail(const State& s, int hero) {
  const auto& cards = content().equipment;
  for (std::size_t card = 0; card < cards.size(); ++card)
    if (cards[card].mail != 0 && has_equipment(s, hero, static_cast<int>(card))) return true;
  return false;
}

}  // namespace

int hurt_hero(Table& t, Piece hero, int amount, Citation rule) {
  State& s = t.state;
  Hero& sheet = s.heroes[hero];
  if (amount > 0 && sheet.mail_spent == 0 && wears_mail(s, hero)) {
    sheet.mail_spent = 1;
    if (s.discs[hero].incapacitated != 0) {
      t.applies(cites("CT-570"));
    } else {
      amount = std::max(amount + equipment_sum(s, hero, &Equipment::mail), 0);
      t.emit(cites("CT-356"), Happening::kMailHolds, hero, hero);
    }
  }
  amount = std::min<int>(amount, sheet.health);
  if (amount <= 0) return 0;
  sheet.health = static_cast<std::uint8_t>(sheet.health - amount);
  t.emit(rule, Happening::kHeroHurt, hero, hero, amount, sheet.health);
  return amount;
}

int harm(Table& t, Piece attacker, Piece target, const Attack& attack) {
  State& s = t.state;
  if (is_hero(target)) {
    if (s.heroes[target].unharmed != 0) {
      t.emit(cites("CT-356"), Happening::kUnharmed, target, figure_of(s, target));
      return 0;
    }
    if (s.discs[target].stone != 0) {
      t.emit(cites("CT-388"), Happening::kUnharmed, target, figure_of(s, target));
      return 0;
    }
    return hurt_hero(t, target, attack.harm(), cites("CT-160"));
  }
  if (is_ally(target))
    return harm_ally(t, target, attack.harm(),
                     target == kFamiliar ? cites("CT-262") : cites("CT-246"));
  if (target == kLordPiece) return harm_lord(t, target, attack);
  return harm_monster(t, attacker, target, attack);
}

void burn(Table& t, Piece piece, Piece wall) {
  const State& s = t.state;
  if (eliminated(s, piece)) return;
  t.emit(cites("CT-296"), Happening::kBurnt, piece, figure_of(s, piece), wall);
  if (is_hero(piece))
    hurt_hero(t, piece, 1, cites("CT-296"));
  else
    harm_ally(t, piece, 1, cites("CT-296"));
}

void burn_where_placed(Table& t, Piece piece) {
  constexpr double kTouching = 0.001;  // mm between rims, as in CT-428
  const State& s = t.state;
  for (Piece wall = kFirstMonster; wall < kPieces; ++wall)
    if (on_board(s, wall) && s.discs[wall].fire_wall != 0 &&
        gap_between(s, piece, wall) <= kTouching)
      burn(t, piece, wall);
  remove_fallen_heroes(t);
}

void remove_fallen_heroes(Table& t) {
  State& s = t.state;
  for (Piece piece = 0; piece <= kFamiliar; ++piece) {
    if (!on_board(s, piece) || !eliminated(s, piece)) continue;
    const std::uint8_t figure = figure_of(s, piece);
    s.discs[piece] = Disc{};
    s.discs[piece].figure = figure;
    s.discs[piece].acted = piece == s.active;  // its action is under way until the flick is done
    if (is_hero(piece))
      t.emit(cites("CT-333"), Happening::kHeroDies, piece);
    else
      t.applies(piece == kSkeleton ? cites("CT-528") : cites("CT-262"));
  }
}

void remove_monster(Table& t, Piece monster, Piece attacker) {
  State& s = t.state;
  const int kind = figure_of(s, monster) - kMonsters;
  const int hero = hero_behind(attacker);
  if (final_battle(s)) {
    // No Resolution will bring it back and pay for it: it is in the reserve at once.
    t.applies(cites("CT-563"));
  } else if (hero >= 0) {
    ++s.heroes[hero].kills[kind];
    t.applies(is_ally(attacker) ? cites("CT-157") : cites("CT-156"));
  }
  s.discs[monster] = Disc{};
}

void heal(Table& t, int hero, int amount, Citation rule) {
  State& s = t.state;
  Hero& sheet = s.heroes[hero];
  if (amount <= 0) return;
  amount = std::min(amount, start_health(s, hero) - sheet.health);
  if (amount <= 0) {
    t.emit(cites("CT-367"), Happening::kFullHealth, hero);
    return;
  }
  sheet.health = static_cast<std::uint8_t>(sheet.health + amount);
  t.emit(rule, Happening::kHealed, hero, amount, sheet.health);
}

}  // namespace tavola::catacombs
