// Step C: the encounter with a creature, or with the Shadow at Miskatonic. (HS-139 to HS-158,
// HS-328)
#include <utility>

#include "games/salem/rules/quiet_rules.h"
#include "games/salem/rules/rules.h"

namespace tavola::salem {

bool holds(const Player& p, std::uint8_t a, std::uint8_t b, std::uint8_t c) {
  const std::uint8_t needed[3] = {a, b, c};
  for (std::uint8_t item : needed) {
    if (item == kNone) continue;
    int times = 0;
    for (std::uint8_t other : needed) times += other == item;
    if (count_of(p, item) < times) return false;
  }
  return true;
}

namespace {

std::uint8_t creature_here(const State& s, int place) {
  return place >= 1 && place <= kNumbered ? s.creature_at[place - 1] : kNone;
}

Rule<> lose_any_item(Table& t, Seat seat) {
  State& s = t.state;
  Player& p = s.players[seat];
  t.ask(seat, Prompt::kLoseItem, cites("HS-144"));
  each_kind(p, [&t](std::uint8_t kind) { t.offer(cites("HS-144"), Verb::kDiscard, kind); });
  const std::uint8_t item = (co_await t.answer()).arg<std::uint8_t>(0);
  tell(t, quiet::item_lost, seat, item);
  discard(s, p, item);
  t.emit(cites("HS-144"), Happening::kLostItem, seat, item);
}

Rule<> lose_item_to_die(Table& t, Seat seat, const Face& face) {
  State& s = t.state;
  Player& p = s.players[seat];
  const std::uint8_t item = face.item;
  if (item == kNone || s.house.lost_item != 0) {  // HS-144
    if (item_count(p) == 0) {
      t.emit(cites("HS-144"), Happening::kNothingToLose, seat, kNothing);
      return Rule<>::done();
    }
    return lose_any_item(t, seat);
  }
  if (count_of(p, item) == 0) {
    t.emit(cites("HS-143"), Happening::kNothingToLose, seat, item);
  } else {
    tell(t, quiet::item_lost, seat, item);
    discard(s, p, item);
    t.emit(cites("HS-143"), Happening::kLostItem, seat, item);
  }
  return Rule<>::done();
}

Rule<> roll_encounter_die(Table& t, Seat seat) {
  State& s = t.state;
  const int face = t.roll(static_cast<int>(content().die.size())) - 1;
  t.emit(s.players[seat].place == kMiskatonic ? cites("HS-140") : cites("HS-139"),
         Happening::kRolled, seat, face);
  const Face& shown = content().die[static_cast<std::size_t>(face)];
  switch (shown.kind) {
    case FaceKind::kLoseItem:
      return lose_item_to_die(t, seat, shown);
    case FaceKind::kLoseSanity:
      tell(t, quiet::texts, Force::kDieSanity);
      return lose_sanity(t, seat, 1 + force(s, Force::kDieSanity), cites("HS-145"));
    case FaceKind::kNecron:
      return advance_necron(t, 1, cites("HS-146"));
  }
  return Rule<>::done();
}

}  // namespace

void defeat_here(Table& t, Seat seat, Citation rule) {
  State& s = t.state;
  const int place = s.players[seat].place;
  if (place == kMiskatonic) {
    const std::uint8_t shadow = s.shadow;
    s.shadow = kNone;
    s.removed_old_ones = static_cast<std::uint8_t>(s.removed_old_ones | 1U << shadow);
    t.emit(rule, Happening::kShadowDefeated, seat, shadow);
    return;
  }
  const std::uint8_t creature = s.creature_at[place - 1];
  s.creature_at[place - 1] = kNone;
  s.creature_discard.add(creature);
  t.emit(rule, Happening::kCreatureDefeated, seat, creature, place);
}

namespace {

bool can_defeat(const Player& p, std::uint8_t creature, std::uint8_t shadow) {
  if (creature != kNone) {
    const auto& needed = content().creatures[creature].defeat_items;
    return holds(p, needed[0], needed[1]);
  }
  const auto& needed = content().old_ones[shadow].items;
  return holds(p, needed[0], needed[1], needed[2]);
}

bool asks_for_one_kind_twice(std::uint8_t creature, std::uint8_t shadow) {
  if (creature != kNone) {
    const auto& needed = content().creatures[creature].defeat_items;
    return needed[0] == needed[1];
  }
  const auto& needed = content().old_ones[shadow].items;
  return needed[0] == needed[1] || needed[1] == needed[2] || needed[0] == needed[2];
}

/// Who is met, and how it began.
struct Meeting {
  std::uint8_t creature = kNone;
  std::uint8_t shadow = kNone;
  bool rolls = false;
  bool able_before = false;  // looked at only if somebody listens
};

Rule<> choose_to_defeat(Table& t, Meeting met) {
  const Seat seat = t.state.active;
  const bool creature = met.creature != kNone;
  const int what = creature ? met.creature : kNothing;
  const int whom = met.shadow == kNone ? kNothing : met.shadow;
  t.ask(seat, Prompt::kDefeat, cites("HS-147"), what, whom);
  t.offer(creature ? cites("HS-148") : cites("HS-149"), Verb::kDefeat, what, whom);
  t.offer(cites("HS-157"), Verb::kSpare);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kDefeat)) co_return;
  defeat_here(t, seat, creature ? cites("HS-155") : cites("HS-156"));
  t.applies(cites("HS-153"));
}

Rule<> after_the_die(Table& t, Meeting met) {
  const Player& p = t.state.players[t.state.active];
  if (!p.in_play) {
    t.applies(cites("HS-112"));
    end_turn(t);
    return Rule<>::done();
  }
  const bool able = can_defeat(p, met.creature, met.shadow);
  if (t.listener() != nullptr)
    quiet::strength_compared(t, met.rolls, met.able_before, able,
                             asks_for_one_kind_twice(met.creature, met.shadow));
  return able ? choose_to_defeat(t, met) : Rule<>::done();
}

Rule<> wait_for_the_die(Table& t, Rule<> waiting, Meeting met) {
  co_await waiting;
  co_await after_the_die(t, met);
}

Rule<> meet(Table& t, std::uint8_t creature, std::uint8_t shadow) {
  const State& s = t.state;
  const Player& p = s.players[s.active];
  tell(t, quiet::encounter_begun, shadow);
  Meeting met{creature, shadow};
  met.able_before = t.listener() != nullptr && can_defeat(p, creature, shadow);
  const bool spared = s.wizard == p.place && force(s, Force::kNoShield) == 0;
  met.rolls = !spared && force(s, Force::kNoDie) == 0;
  if (spared) t.emit(cites("HS-141"), Happening::kSpared, s.active);
  if (met.rolls) {
    Rule<> die = roll_encounter_die(t, s.active);
    if (!die.ended()) return wait_for_the_die(t, std::move(die), met);
  }
  return after_the_die(t, met);
}

}  // namespace

Rule<> encounter_step(Table& t) {
  State& s = t.state;
  const int place = s.players[s.active].place;
  const std::uint8_t creature = creature_here(s, place);
  const std::uint8_t shadow = place == kMiskatonic ? s.shadow : kNone;
  s.step = Step::kUse;
  if (creature == kNone && shadow == kNone) {
    tell(t, quiet::nothing_met);
    return Rule<>::done();
  }
  return meet(t, creature, shadow);
}

}  // namespace tavola::salem
