// The action of one piece: a melee attack, another attack of its card, a special action of its
// sheet, a spell, equipment, or nothing. (CT-102 to CT-109, CT-223 to CT-240, CT-273, CT-354 to
// CT-359, CT-383)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

const std::vector<std::uint8_t>& specials_of(const State& s, Piece piece) {
  static const std::vector<std::uint8_t> kNoSpecials;
  if (is_hero(piece)) return content().heroes[piece].specials;
  return piece == kLordPiece ? lord_of(s).specials : kNoSpecials;
}

bool rests(const State& s, const Special& special) {
  return special.rest > 0 && s.lord_rested != 0 && s.round <= s.lord_rested + special.rest;
}

namespace {

bool begins_with_melee(const Sequence& sequence) {
  return sequence.front().kind == AttackKind::kMelee;
}

/// The first part of a sequence, from `part` on, that can be made now; -1 if none can.
int first_possible(const State& s, Piece piece, const Sequence& sequence, int part) {
  for (; part < static_cast<int>(sequence.size()); ++part) {
    const Attack& attack = sequence[static_cast<std::size_t>(part)];
    if (attack.kind == AttackKind::kMelee || can_shoot(s, piece, attack.kind)) return part;
  }
  return -1;
}

void offer_attacks(Table& t, Piece piece) {
  const State& s = t.state;
  const std::uint8_t figure = figure_of(s, piece);
  const Attacks& attacks = attacks_of(s, piece);
  const Citation rule = piece == kSkeleton    ? cites("CT-252")
                        : piece == kFamiliar  ? cites("CT-261")
                        : of_hero_side(piece) ? cites("CT-103")
                        : piece == kLordPiece ? cites("CT-383")
                                              : cites("CT-273");
  for (std::size_t i = 0; i < attacks.size(); ++i) {
    const bool melee = begins_with_melee(attacks[i]);
    if (melee) t.offer_measured(rule, Verb::kFlick, piece, figure, i);
    // The sequence without its melee attack, or one that begins with a shot. CT-201
    const int part = first_possible(s, piece, attacks[i], melee ? 1 : 0);
    if (part >= 0 && (!melee || attacks[i].size() > 1))
      t.offer(melee ? cites("CT-201") : cites("CT-205"), Verb::kAttack, piece, figure, i, part);
  }
}

void offer_spells(Table& t) {
  for (int spell = 0; spell < kSpells; ++spell) {
    for (const Piece from : {Piece{kWizard}, Piece{kFamiliar}})
      if (can_cast(t, spell, from))
        t.offer(from == kWizard ? cites("CT-233") : cites("CT-263"), Verb::kCast, spell, from);
  }
}

/// False if nothing was flicked in the end: then nothing is used up. CT-517
Rule<bool> use_special(Table& t, Piece piece, int number) {
  State& s = t.state;
  const Special& special = content().specials[static_cast<std::size_t>(number)];
  if (special.rest > 0) s.lord_rested = s.round;
  if (special.has_effect) {
    t.emit(cites("CT-385"), Happening::kSpecialUsed, piece, figure_of(s, piece), number);
    co_await carry_out(t, special.source, piece, piece, cites("CT-385"));
    co_return true;
  }
  const Sequence& attacks = special.attacks.front();
  std::optional<Aimed> aim;
  if (special.rage > 0) {
    // The level goes with the first flick, and is not given back. CT-526
    ask_flick(t, piece, attacks.front(), 0);
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kSkip)) co_return false;
    aim = aim_given(t);
    s.rage = static_cast<std::uint8_t>(s.rage - special.rage);
    t.emit(cites("CT-227"), Happening::kRageSpent, s.rage);
    t.applies(cites("CT-526"));
  }
  if (is_hero(piece)) ++s.heroes[piece].specials;
  const bool made = co_await make_sequence(t, piece, &attacks, 0, aim);
  if (!made) {
    if (is_hero(piece) && s.heroes[piece].specials > 0) --s.heroes[piece].specials;
    co_return false;
  }
  if (special.incapacitates) {
    incapacitate(t, piece, cites("CT-229"));
    if (ended(t)) co_await t.abandon();
  }
  co_return true;
}

Rule<> cast(Table& t, int spell, Piece from) {
  State& s = t.state;
  const Spell& card = content().spells[static_cast<std::size_t>(spell)];
  --s.spells[spell];
  t.emit(cites("CT-235"), Happening::kCast, spell, from);
  if (from == kFamiliar) t.applies(cites("CT-264"));
  co_await carry_out(t, card.source, kWizard, from, cites("CT-235"));
}

Rule<> use_equipment(Table& t, Piece hero, int card) {
  State& s = t.state;
  const Equipment& piece = content().equipment[static_cast<std::size_t>(card)];
  Hero& sheet = s.heroes[hero];
  sheet.used = static_cast<std::uint16_t>(sheet.used | (1U << card));
  if (piece.limit == Limit::kDiscard)
    sheet.equipment = static_cast<std::uint16_t>(sheet.equipment & ~(1U << card));
  t.emit(piece.limit == Limit::kDiscard ? cites("CT-359") : cites("CT-357"), Happening::kUsed, hero,
         hero, card);
  co_await carry_out(t, piece.source, hero, hero, cites("CT-357"));
}

}  // namespace

bool can_use_special(const Table& t, Piece piece, int number) {
  const State& s = t.state;
  const Special& special = content().specials[static_cast<std::size_t>(number)];
  if (special.rage > s.rage) return false;
  if (rests(s, special)) return false;
  if (special.per_room > 0 && is_hero(piece) &&
      s.heroes[piece].specials >=
          special.per_room + (piece == kElf ? equipment_sum(s, piece, &Equipment::arrows) : 0))
    return false;
  if (special.has_effect) return can_carry_out(t, special.source, piece, piece);
  return first_possible(s, piece, special.attacks.front(), 0) >= 0;
}

bool can_cast(const Table& t, int spell, Piece from) {
  const State& s = t.state;
  if (s.spells[spell] == 0 || !able(s, kWizard) || !on_board(s, from)) return false;
  return can_carry_out(t, content().spells[static_cast<std::size_t>(spell)].source, kWizard, from);
}

bool can_use(const Table& t, int hero, int card) {
  const State& s = t.state;
  const Equipment& piece = content().equipment[static_cast<std::size_t>(card)];
  if (!has_equipment(s, hero, card) || piece.use == Use::kAlways) return false;
  if (piece.limit == Limit::kRoom && ((s.heroes[hero].used >> card) & 1U) != 0) return false;
  return can_carry_out(t, piece.source, static_cast<Piece>(hero), static_cast<Piece>(hero));
}

namespace {

/// Whoever has used what costs no action may let others act before taking the own one. CT-105
void offer_to_wait(Table& t, Piece piece) {
  const State& s = t.state;
  for (Piece other = 0; other <= kFamiliar; ++other)
    if (other != piece && may_act(s, other))
      t.offer(cites("CT-105"), Verb::kActivate, other, figure_of(s, other));
}

/// One action a turn: of a hero, of an ally beside it, of the Lord, of a monster.
Citation rule_of_action(Piece piece) {
  if (is_hero(piece)) return cites("CT-102");
  if (of_hero_side(piece)) return cites("CT-242");
  return piece == kLordPiece ? cites("CT-383") : cites("CT-113");
}

/// Gives whether it was something that costs no action, and leaves the hero one. With `waits` the
/// hero has used such a thing already, and others may come first.
Rule<bool> act(Table& t, bool waits) {
  State& s = t.state;
  const Piece piece = s.active;
  const std::uint8_t figure = figure_of(s, piece);
  const Seat seat = seat_of(s, piece);
  t.ask(seat, Prompt::kAction, rule_of_action(piece), piece, figure);
  measure_flick(t);
  offer_attacks(t, piece);
  for (const std::uint8_t special : specials_of(s, piece))
    if (can_use_special(t, piece, special))
      t.offer(is_hero(piece) ? cites("CT-108") : cites("CT-383"), Verb::kSpecial, piece, figure,
              special);
  if (piece == kWizard) offer_spells(t);
  if (is_hero(piece))
    for (int card = 0; card < kEquipment; ++card)
      if (can_use(t, piece, card)) t.offer(cites("CT-357"), Verb::kUse, piece, figure, card);
  t.offer(of_hero_side(piece) ? cites("CT-107") : cites("CT-116"), Verb::kPass, piece, figure);
  if (waits) offer_to_wait(t, piece);
  const Option chosen = co_await t.answer();
  if (chosen.is(Verb::kActivate)) {
    s.active = chosen.arg<Piece>(0);
    co_return false;
  }

  // From here on the piece has acted: what befalls it now does not cost it this action.
  const bool free =
      chosen.is(Verb::kUse) && content().equipment[chosen.arg<std::size_t>(2)].use == Use::kFree;
  s.discs[piece].acted = free ? 0 : 1;
  bool anything = true;
  if (chosen.is(Verb::kFlick)) {
    anything = co_await make_sequence(t, piece, &attacks_of(s, piece)[chosen.arg<std::size_t>(2)],
                                      0, aim_given(t));
  } else if (chosen.is(Verb::kAttack)) {
    anything = co_await make_sequence(t, piece, &attacks_of(s, piece)[chosen.arg<std::size_t>(2)],
                                      chosen.arg(3));
  } else if (chosen.is(Verb::kSpecial)) {
    anything = co_await use_special(t, piece, chosen.arg(2));
  } else if (chosen.is(Verb::kCast)) {
    co_await cast(t, chosen.arg(0), chosen.arg<Piece>(1));
  } else if (chosen.is(Verb::kUse)) {
    co_await use_equipment(t, piece, chosen.arg(2));
  } else {
    anything = false;
  }
  // Whoever leaves out every attack has passed, too.
  if (!anything && !chosen.is(Verb::kPass)) t.applies(cites("CT-567"));
  if (!anything)
    t.emit(of_hero_side(piece) ? cites("CT-107") : cites("CT-116"), Happening::kPassed, piece,
           figure);
  if (free && able(s, piece)) co_return true;
  s.active = kNone;
  co_return false;
}

}  // namespace

Rule<> action(Table& t) {
  bool waits = false;
  do {
    waits = co_await act(t, waits);
  } while (waits);
}

}  // namespace tavola::catacombs
