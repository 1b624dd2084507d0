// The Great Old Ones: turned up, come as Shadows, and their texts in force. (HS-229 to HS-239,
// HS-247, HS-248, HS-334)
#include "games/salem/rules/rules.h"

namespace tavola::salem {

void reveal_old_one(Table& t, std::uint8_t slot, Citation rule) {
  State& s = t.state;
  s.face_up = static_cast<std::uint8_t>(s.face_up | 1U << slot);
  t.emit(rule, Happening::kOldOneRevealed, s.old_ones[slot], slot + 1);
}

Rule<> place_shadow(Table& t) {
  State& s = t.state;
  std::uint8_t around[kRlyehSlot];
  int count = 0;
  for (std::uint8_t slot = 0; slot < kRlyehSlot; ++slot)
    if (s.old_ones[slot] != kNone)
      around[count++] = slot;
    else
      t.applies(cites("HS-239"));
  if (count == 0) {
    t.emit(cites("HS-236"), Happening::kNoShadow);
    co_return;
  }
  const std::uint8_t slot = around[s.house.shadow == 0 ? 0 : t.chance(count)];
  if (s.shadow != kNone) {
    s.removed_old_ones = static_cast<std::uint8_t>(s.removed_old_ones | 1U << s.shadow);
    t.emit(cites("HS-234"), Happening::kShadowReplaced, s.shadow);
    t.applies(cites("HS-235"));
    t.applies(cites("HS-238"));
  }
  if (((s.face_up >> slot) & 1U) == 0) reveal_old_one(t, slot, cites("HS-231"));
  s.shadow = s.old_ones[slot];
  s.old_ones[slot] = kNone;
  s.face_up = static_cast<std::uint8_t>(s.face_up & ~(1U << slot));
  t.emit(cites("HS-230"), Happening::kShadowAppears, s.shadow);
  t.applies(cites("HS-229"));
  t.applies(cites("HS-334"));
}

int sum_of_forces(const State& s, Force which) {
  int sum = 0;
  each_text_in_force(s, [&](const TextOnTable& there) {
    sum += there.text->force[static_cast<std::size_t>(which)];
  });
  return sum;
}

void name_texts(Table& t, Force which) {
  each_text(t.state, [&](const TextOnTable& there) {
    if (there.text->force[static_cast<std::size_t>(which)] != 0) t.applies(there.rule);
  });
}

void tell_whose_text(Table& t, Force which, Happening what) {
  const TextOnTable text = text_behind(t.state, which);
  t.emit(text.rule, what, t.state.active, text.old_one == kNone ? kNothing : int{text.old_one},
         text.event == kNone ? kNothing : int{text.event});
}

TextOnTable text_behind(const State& s, Force which) {
  TextOnTable first;
  each_text_in_force(s, [&](const TextOnTable& there) {
    if (first.text == nullptr && there.text->force[static_cast<std::size_t>(which)] != 0)
      first = there;
  });
  return first;
}

Citation rule_behind(const State& s, Force which, Citation otherwise) {
  return force(s, which) != 0 ? text_behind(s, which).rule : otherwise;
}

}  // namespace tavola::salem
