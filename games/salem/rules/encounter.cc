// Step C: the encounter with a creature, or with the Shadow at Miskatonic. (HS-139 to HS-158,
// HS-328)
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
  if (p.taken == item) t.applies(cites("HS-205"));
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
    if (p.taken == item) t.applies(cites("HS-205"));
    discard(s, p, item);
    t.emit(cites("HS-143"), Happening::kLostItem, seat, item);
  }
  return Rule<>::done();
}

/// What a face that takes an Item takes of somebody.
LostToDie lost_to_die(const State& s, Seat seat, const Face& face) {
  if (face.kind != FaceKind::kLoseItem) return LostToDie::kNothing;
  const Player& p = s.players[seat];
  if (face.item == kNone || s.house.lost_item != 0)
    return item_count(p) == 0 ? LostToDie::kNothing : LostToDie::kAnyItem;
  return count_of(p, face.item) == 0 ? LostToDie::kNothing : LostToDie::kItsItem;
}

Rule<> roll_encounter_die(Table& t, Seat seat) {
  State& s = t.state;
  const int face = t.roll(static_cast<int>(content().die.size())) - 1;
  const Face& shown = content().die[static_cast<std::size_t>(face)];
  t.emit(s.players[seat].place == kMiskatonic ? cites("HS-140") : cites("HS-139"),
         Happening::kRolled, seat, face, lost_to_die(s, seat, shown));
  switch (shown.kind) {
    case FaceKind::kLoseItem:
      return lose_item_to_die(t, seat, shown);
    case FaceKind::kLoseSanity:
      return lose_sanity(t, seat, 1 + force(t, Force::kDieSanity),
                         rule_behind(t.state, Force::kDieSanity, cites("HS-145")));
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
    t.applies(cites("HS-232"));
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
  if (shadow == kNone) return false;
  const auto& needed = content().old_ones[shadow].items;
  return holds(p, needed[0], needed[1], needed[2]);
}

}  // namespace

bool can_defeat_here(const State& s, Seat seat) {
  const Player& p = s.players[seat];
  return can_defeat(p, creature_here(s, p.place), p.place == kMiskatonic ? s.shadow : kNone);
}

namespace {

// HS-147 to HS-157: whoever has the Items may defeat what is here, and keeps them.
Rule<> choose_to_defeat(Table& t, Seat seat, std::uint8_t creature, std::uint8_t shadow) {
  const bool a_creature = creature != kNone;
  const int what = a_creature ? creature : kNothing;
  const int whom = shadow == kNone ? kNothing : shadow;
  t.applies(cites("HS-150"));
  t.ask(seat, Prompt::kDefeat, cites("HS-147"), what, whom);
  t.offer(a_creature ? cites("HS-148") : cites("HS-149"), Verb::kDefeat, what, whom);
  t.offer(cites("HS-157"), Verb::kSpare);
  const Option chosen = co_await t.answer();
  if (!chosen.is(Verb::kDefeat)) co_return;
  defeat_here(t, seat, a_creature ? cites("HS-155") : cites("HS-156"));
  t.applies(cites("HS-153"));
}

Rule<> meet(Table& t, std::uint8_t creature, std::uint8_t shadow) {
  const State& s = t.state;
  const Seat seat = s.active;
  const Player& p = s.players[seat];
  const bool with_wizard = s.wizard == p.place;
  t.applies(cites("HS-158"));  // again, by every player who comes
  if (shadow != kNone) t.applies(cites("HS-232"));
  t.applies(with_wizard ? cites("HS-223") : cites("HS-226"));
  const bool spared = with_wizard && force(t, Force::kNoShield) == 0;
  if (spared) {
    t.emit(cites("HS-141"), Happening::kSpared, seat);
  } else if (force(t, Force::kNoDie) > 0) {
    tell_whose_text(t, Force::kNoDie, Happening::kNoDie);
  } else {
    if (with_wizard) tell_whose_text(t, Force::kNoShield, Happening::kNotSpared);
    t.applies(cites("HS-328"));
    co_await roll_encounter_die(t, seat);
    t.applies(cites("HS-151"));
    if (!p.in_play) {
      t.applies(cites("HS-112"));
      end_turn(t);
      co_return;
    }
  }
  if (can_defeat(p, creature, shadow)) {
    co_await choose_to_defeat(t, seat, creature, shadow);
  } else {
    t.applies(cites("HS-152"));
    t.applies(cites("HS-154"));
  }
}

}  // namespace

Rule<> encounter_step(Table& t) {
  State& s = t.state;
  const int place = s.players[s.active].place;
  const std::uint8_t creature = creature_here(s, place);
  const std::uint8_t shadow = place == kMiskatonic ? s.shadow : kNone;
  s.step = Step::kUse;
  if (creature != kNone || shadow != kNone) return meet(t, creature, shadow);
  t.applies(cites("HS-142"));
  return Rule<>::done();
}

}  // namespace tavola::salem
