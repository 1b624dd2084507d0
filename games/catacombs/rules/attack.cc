// Attacks: aiming, sequences and rushes. (CT-165 to CT-168, CT-178 to CT-190, CT-198 to CT-222,
// CT-522)
#include "games/catacombs/rules/rules.h"

namespace tavola::catacombs {

Size shot_size(AttackKind kind) {
  return kind == AttackKind::kFireball ? Size::kSmall : Size::kTiny;
}

bool can_shoot(const State& s, Piece origin, AttackKind kind) {
  if (!on_board(s, origin)) return false;                         // CT-569
  return has_place(s, placing_of_shot(origin, shot_size(kind)));  // CT-182
}

namespace {

Citation rule_of(const Attack& attack) {
  if (attack.flicks > 1) return cites("CT-207");
  return attack.kind == AttackKind::kMelee    ? cites("CT-165")
         : attack.kind == AttackKind::kRanged ? cites("CT-178")
                                              : cites("CT-189");
}

}  // namespace

Aimed aim_given(const Table& t) {
  return {measured(t, kDx), measured(t, kDy), measured(t, kSpeed)};
}

void ask_flick(Table& t, Piece attacker, const Attack& attack, int made) {
  const State& s = t.state;
  const Seat seat = seat_of(s, attacker);
  const std::uint8_t figure = figure_of(s, attacker);
  if (made > 0)
    t.ask(seat, Prompt::kRush, cites("CT-207"), attacker, figure, attack.flicks - made);
  else
    t.ask(seat, Prompt::kAim, rule_of(attack), attacker, figure);
  measure_flick(t);
  if (attack.kind == AttackKind::kMelee)
    t.offer_measured(rule_of(attack), Verb::kFlick, attacker, figure);
  else
    t.offer_measured(rule_of(attack), Verb::kFlick, attacker, figure, kNothing, attack.kind);
  if (made > 0)
    t.offer(cites("CT-220"), Verb::kStop);
  else
    t.offer(cites("CT-201"), Verb::kSkip);
}

namespace {

void take_shot_off(State& s) { s.shot = Shot{}; }

/// Asks where a shot is placed and how it is flicked.
void ask_shot(Table& t, Piece attacker, Piece origin, const Attack& attack) {
  const State& s = t.state;
  const std::uint8_t figure = figure_of(s, attacker);
  t.ask(seat_of(s, attacker), Prompt::kAim, rule_of(attack), attacker, figure);
  measure_place(t, bounds_of(s, placing_of_shot(origin, shot_size(attack.kind))));
  measure_flick(t);
  t.offer_measured(rule_of(attack), Verb::kShoot, origin, figure_of(s, origin), attack.kind);
  t.offer(cites("CT-201"), Verb::kSkip);
}

void place_shot(Table& t, Piece attacker, const Attack& attack) {
  Shot& shot = t.state.shot;
  shot.x = measured(t, kX) * kNanometresPerMicrometre;
  shot.y = measured(t, kY) * kNanometresPerMicrometre;
  shot.size = static_cast<std::uint8_t>(shot_size(attack.kind));
  shot.owner = attacker;
  t.emit(attack.kind == AttackKind::kRanged ? cites("CT-178") : cites("CT-189"),
         Happening::kShotPlaced, attacker, figure_of(t.state, attacker), attack.kind,
         shot.x / 10'000, shot.y / 10'000);
}

}  // namespace

Rule<bool> make_attack(Table& t, Piece attacker, Piece origin, Attack attack,
                       std::optional<Aimed> aim, Flicks of_action) {
  State& s = t.state;
  const bool melee = attack.kind == AttackKind::kMelee;
  if (attack.flicks > 1) of_action = Flicks::kSeveral;
  std::uint32_t last = 0;
  int made = 0;
  while (made < attack.flicks && able(s, attacker)) {
    if (!aim) {
      const bool place = !melee && s.shot.size == kNone;
      if (place && !can_shoot(s, origin, attack.kind)) {
        t.applies(on_board(s, origin) ? cites("CT-182") : cites("CT-569"));
        break;
      }
      if (place)
        ask_shot(t, attacker, origin, attack);
      else
        ask_flick(t, attacker, attack, made);
      const Option chosen = co_await t.answer();
      if (chosen.is(Verb::kSkip) || chosen.is(Verb::kStop)) break;
      aim = aim_given(t);
      if (place) place_shot(t, attacker, attack);
    }
    const Aimed steadied = as_the_hand_goes(t, seat_of(s, attacker), attacker, *aim);
    aim.reset();
    const Rush rush = made + 1 < attack.flicks ? Rush::kGoesOn : Rush::kEnds;
    const Flicked flicked = co_await flick(t, attacker, attack, last, steadied, rush, of_action);
    if (!flicked.made) {
      // CT-426: the player chooses another flick; a shot that was not made is placed anew.
      if (made == 0) take_shot_off(s);
      continue;
    }
    last = flicked.last;
    ++made;
  }
  take_shot_off(s);
  co_return made > 0;
}

Rule<bool> make_sequence(Table& t, Piece attacker, const Sequence* sequence, int part,
                         std::optional<Aimed> aim) {
  const State& s = t.state;
  const Flicks of_action = sequence->size() > 1 ? Flicks::kSeveral : Flicks::kOne;
  bool made = false;
  for (; part < static_cast<int>(sequence->size()); ++part) {
    if (!able(s, attacker)) {
      t.applies(cites("CT-522"));
      break;
    }
    const Attack attack = (*sequence)[static_cast<std::size_t>(part)];
    const bool flicked = co_await make_attack(t, attacker, attacker, attack, aim, of_action);
    made = made || flicked;
    aim.reset();
  }
  co_return made;
}

}  // namespace tavola::catacombs
