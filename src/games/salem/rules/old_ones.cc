// The Great Old Ones: turned up, come as Shadows, and their texts in force. (HS-229 to HS-239,
// HS-247, HS-248, HS-334)
#include "games/salem/rules/quiet_rules.h"
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
    if (s.old_ones[slot] != kNone) around[count++] = slot;
  if (count == 0) {
    t.emit(cites("HS-236"), Happening::kNoShadow);
    co_return;
  }
  const std::uint8_t slot = around[s.house.shadow == 0 ? 0 : t.chance(count)];
  const bool replaces = s.shadow != kNone;
  if (replaces) {
    s.removed_old_ones = static_cast<std::uint8_t>(s.removed_old_ones | 1U << s.shadow);
    t.emit(cites("HS-234"), Happening::kShadowReplaced, s.shadow);
  }
  if (((s.face_up >> slot) & 1U) == 0) reveal_old_one(t, slot, cites("HS-231"));
  s.shadow = s.old_ones[slot];
  s.old_ones[slot] = kNone;
  s.face_up = static_cast<std::uint8_t>(s.face_up & ~(1U << slot));
  t.emit(cites("HS-230"), Happening::kShadowAppears, s.shadow);
  tell(t, quiet::shadow_placed, slot, replaces);
}

int sum_of_forces(const State& s, Force which) {
  const Content& c = content();
  const auto at = static_cast<std::size_t>(which);
  int sum = 0;
  if (s.shadow != kNone) sum += c.old_ones[s.shadow].text.force[at];
  if (((s.face_up >> kRlyehSlot) & 1U) != 0 && s.holder == kNone)
    sum += c.old_ones[s.old_ones[kRlyehSlot]].text.force[at];
  for (const Lasting& effect : s.lasting)
    if (effect.event != kNone) sum += c.events[effect.event].effect.force[at];
  return sum;
}

TextInForce text_behind(const State& s, Force which) {
  const Content& c = content();
  const auto at = static_cast<std::size_t>(which);
  const std::uint8_t in_rlyeh = s.old_ones[kRlyehSlot];
  if (s.shadow != kNone && c.old_ones[s.shadow].text.force[at] != 0)
    return {s.shadow, kNone, cites("HS-233")};
  if (((s.face_up >> kRlyehSlot) & 1U) != 0 && s.holder == kNone &&
      c.old_ones[in_rlyeh].text.force[at] != 0)
    return {in_rlyeh, kNone, cites("HS-247")};
  for (const Lasting& effect : s.lasting)
    if (effect.event != kNone && c.events[effect.event].effect.force[at] != 0)
      return {kNone, effect.event, cites("HS-219")};
  return {};
}

}  // namespace tavola::salem
