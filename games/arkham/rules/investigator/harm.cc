// Sanity and Stamina: gains, losses with the cards that lessen them, and what happens to an
// investigator who has none of either left. (AH-321 to AH-340, AH-380, AH-448, AH-485, AH-535 to
// AH-537)
#include "games/arkham/rules/investigator/harm.h"

#include <algorithm>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/condition.h"
#include "games/arkham/rules/investigator/possessions.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

std::uint8_t less(int value, int amount) {
  return static_cast<std::uint8_t>(std::clamp(value - amount, 0, 200));
}

/// Asks for cards that prevent or lessen the loss, as long as there is something to lessen; false
/// if there are none. AH-535
bool loss_can_be_lessened(Table& t) {
  const State& s = t.state;
  const Seat who = s.loss.who;
  if (s.loss.sanity == 0 && s.loss.stamina == 0) return false;
  t.ask(who, Prompt::kReduceLoss, cites("AH-535"), s.loss.sanity, s.loss.stamina);
  t.offer(cites("AH-535"), Verb::kSuffer);
  if (s.loss.sanity > 0) offer_uses(t, who, Window::kLosingSanity);
  if (s.loss.stamina > 0) offer_uses(t, who, Window::kLosingStamina);
  // Before the last of it goes, what may be used at any time is thought of. AH-057
  const Investigator& i = s.investigators[who];
  if (s.loss.sanity >= i.sanity || s.loss.stamina >= i.stamina)
    offer_uses(t, who, Window::kAnyTime);
  return !t.one_answer();
}

Rule<> lessen(Table& t) {
  do {
    const Option chosen = co_await t.answer();
    if (chosen.is(Verb::kSuffer)) break;
    co_await use(t, chosen);
  } while (loss_can_be_lessened(t));
}

/// Whether a card of somebody else helps whoever loses.
bool others_can_help(const State& s) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != s.loss.who && in_play(s, seat) &&
        has(s.own[seat].triggers, static_cast<int>(CardMoment::kAnyoneLosing)))
      return true;
  return false;
}

/// The others are asked in turn, as long as there is something to lessen.
Rule<> others_lessen(Table& t) {
  State& s = t.state;
  const Seat who = s.loss.who;
  for (int i = 1; i < s.seats; ++i) {
    const Seat other = static_cast<Seat>((who + i) % s.seats);
    if (!in_play(s, other) || (s.loss.sanity == 0 && s.loss.stamina == 0)) continue;
    t.ask(other, Prompt::kReduceLoss, cites("AH-535"), s.loss.sanity, s.loss.stamina);
    t.offer(cites("AH-535"), Verb::kSuffer);
    int offered = 0;
    if (s.loss.sanity > 0) offered += offer_uses(t, other, Window::kLosingSanity);
    if (s.loss.stamina > 0) offered += offer_uses(t, other, Window::kLosingStamina);
    if (offered == 0) continue;
    const Option chosen = co_await t.answer();
    if (!chosen.is(Verb::kSuffer)) co_await use(t, chosen);
  }
}

/// What insanity and unconsciousness cost. AH-324, AH-325, AH-328
Rule<> losses_of_falling(Table& t, Seat who) {
  State& s = t.state;
  if (!has_trait(s, who, Trait::kFallsWithoutLoss)) {
    const int items = count_of(s, who, ItemClass::kItem) / 2;
    const int lost = co_await lose_items(t, who, ItemClass::kItem, items, cites("AH-324"));
    static_cast<void>(lost);
    const int clues = s.investigators[who].clues / 2;
    s.pharaoh.clues_lost = static_cast<std::uint8_t>(clues);
    if (clues > 0) spend_clues(t, who, clues, cites("AH-325"), Tells::kCluesLost);
  }
  lose_special(t, who, kRetainer, cites("AH-328"));
  t.applies(cites("AH-329"));
}

/// Where an insane or unconscious investigator is taken.
Rule<> carry_away(Table& t, Seat who, bool insane) {
  State& s = t.state;
  const Place from = s.investigators[who].place;
  const bool far = in_other_world(from) || from == kLost;
  const Area bed = insane ? content().asylum : content().hospital;
  if (far && !has_trait(s, who, Trait::kNeverLost))
    return become_lost(t, who, from == kLost ? cites("AH-537") : cites("AH-335"), bed);
  const Citation rule = insane ? cites("AH-332") : cites("AH-333");
  if (closed(s, bed))
    put_investigator(t, who, street_of(bed), cites("AH-536"));
  else
    put_investigator(t, who, bed, far ? cites("AH-022") : rule);
  return Rule<>::done();
}

/// Insane or unconscious, at 0. AH-323 to AH-337
Rule<> fall(Table& t, Seat who) {
  State& s = t.state;
  Investigator& i = s.investigators[who];
  break_off(s, who);
  if (in_battle(s)) {
    co_await eliminate(t, who, i.sanity == 0 ? Reason::kNoSanity : Reason::kNoStamina,
                       cites("AH-448"));
    co_return;
  }
  const bool insane = i.sanity == 0;
  t.emit(cites("AH-323"), insane ? Tells::kInsane : Tells::kUnconscious, who);
  if (has(s.text.readers, who)) {
    std::uint8_t& fallen = insane ? s.text.insane : s.text.unconscious;
    fallen = static_cast<std::uint8_t>(fallen | bit(who));
  }
  co_await at_moment(t, who, Moment::kFalling);
  if (!in_play(s, who)) co_return;
  const bool spared = may_take_ailment(s, insane) && co_await takes_ailment(t, who, insane);
  if (!in_play(s, who)) co_return;
  if (!spared) {
    co_await losses_of_falling(t, who);
    if (i.sanity == 0) i.sanity = 1;
    if (i.stamina == 0) i.stamina = 1;
    t.emit(cites("AH-331"), Tells::kRestored, who, i.sanity, i.stamina);
  }
  i.no_encounter = 1;
  t.applies(cites("AH-334"));
  stop_moving(s, who);
  t.applies(cites("AH-336"));
  co_await carry_away(t, who, insane);
  co_await others_hear_of_fall(t, who);
}

}  // namespace

namespace {

/// The maximums as printed: on a slider, for some.
HealthPair printed_health(const State& s, Seat who) {
  const InvestigatorSheet& sheet = sheet_of(s, who);
  if (sheet.balance.empty()) return {sheet.sanity, sheet.stamina};
  return sheet.balance[s.investigators[who].balance];
}

}  // namespace

int maximum_sanity(const State& s, Seat who) {
  return std::max(0, printed_health(s, who).sanity + bonus(s, who, Bonus::kMaximumSanity) -
                         s.investigators[who].lowered_sanity);
}

int maximum_stamina(const State& s, Seat who) {
  return std::max(0, printed_health(s, who).stamina + bonus(s, who, Bonus::kMaximumStamina) -
                         s.investigators[who].lowered_stamina);
}

int sanity_to_gain(const State& s, Seat who, GainBy by) {
  const int missing = maximum_sanity(s, who) - s.investigators[who].sanity;
  if (missing <= 0) return 0;
  return by != GainBy::kCare && has_trait(s, who, Trait::kNoSanityGain) ? 0 : missing;
}

int stamina_to_gain(const State& s, Seat who, GainBy by) {
  const int missing = maximum_stamina(s, who) - s.investigators[who].stamina;
  if (missing <= 0) return 0;
  return by != GainBy::kCare && has_trait(s, who, Trait::kNoStaminaGain) ? 0 : missing;
}

namespace {

/// Why less is gained than a text says.
void tell_no_gain(Table& t, Seat who, Resource what, bool prevented, int gained, bool full) {
  if (gained > 0 || full)
    t.applies(cites("AH-321"));
  else if (prevented)
    t.emit(cites("AH-549"), Tells::kGainPrevented, who, what,
           t.state.environment == kNone ? kNothing : static_cast<int>(t.state.environment));
  if (gained == 0 && full) t.emit(cites("AH-321"), Tells::kAtMaximum, who, what);
}

}  // namespace

void gain_sanity(Table& t, Seat who, int number, Citation rule, GainBy by) {
  State& s = t.state;
  Investigator& i = s.investigators[who];
  const int gained = std::min(number, sanity_to_gain(s, who, by));
  if (gained < number) {
    const bool prevented = by != GainBy::kCare && has_trait(s, who, Trait::kNoSanityGain);
    tell_no_gain(t, who, Resource::kSanity, prevented, gained, i.sanity >= maximum_sanity(s, who));
  }
  if (gained <= 0) return;
  i.sanity = static_cast<std::uint8_t>(i.sanity + gained);
  t.emit(rule, Tells::kSanityGained, who, gained, i.sanity);
}

void gain_stamina(Table& t, Seat who, int number, Citation rule, GainBy by) {
  State& s = t.state;
  Investigator& i = s.investigators[who];
  const int gained = std::min(number, stamina_to_gain(s, who, by));
  if (gained < number) {
    const bool prevented = by != GainBy::kCare && has_trait(s, who, Trait::kNoStaminaGain);
    tell_no_gain(t, who, Resource::kStamina, prevented, gained,
                 i.stamina >= maximum_stamina(s, who));
  }
  if (gained <= 0) return;
  i.stamina = static_cast<std::uint8_t>(i.stamina + gained);
  t.emit(rule, Tells::kStaminaGained, who, gained, i.stamina);
}

bool maximums_depend_on_cards(const State& s) {
  return has(s.common.bonuses, static_cast<int>(Bonus::kMaximumSanity)) ||
         has(s.common.bonuses, static_cast<int>(Bonus::kMaximumStamina));
}

void drop_to_maximum(Table& t, Seat who) {
  State& s = t.state;
  Investigator& i = s.investigators[who];
  const int sanity = i.sanity - maximum_sanity(s, who) - i.beyond_sanity;
  const int stamina = i.stamina - maximum_stamina(s, who) - i.beyond_stamina;
  if (sanity > 0) {
    i.sanity = less(i.sanity, sanity);
    t.emit(cites("AH-340"), Tells::kSanityLost, who, sanity, i.sanity);
  }
  if (stamina > 0) {
    i.stamina = less(i.stamina, stamina);
    t.emit(cites("AH-340"), Tells::kStaminaLost, who, stamina, i.stamina);
  }
}

void keep_a_maximum(State& s, Seat who) {
  Investigator& i = s.investigators[who];
  while (i.lowered_sanity > 0 && maximum_sanity(s, who) == 0) --i.lowered_sanity;
  while (i.lowered_stamina > 0 && maximum_stamina(s, who) == 0) --i.lowered_stamina;
}

Rule<> lower_maximum(Table& t, Seat who, int sanity, int stamina, Citation rule) {
  State& s = t.state;
  if (!in_play(s, who)) return Rule<>::done();
  Investigator& i = s.investigators[who];
  i.lowered_sanity = static_cast<std::uint8_t>(i.lowered_sanity + sanity);
  i.lowered_stamina = static_cast<std::uint8_t>(i.lowered_stamina + stamina);
  t.emit(rule, Tells::kMaximumLowered, who, sanity, stamina);
  if (maximum_sanity(s, who) == 0 || maximum_stamina(s, who) == 0)
    return devour(t, who, Reason::kMaximum, cites("AH-339"));
  drop_to_maximum(t, who);
  return Rule<>::done();
}

namespace {

/// Of the points above the maximum those that are still there.
void lose_what_was_beyond(State& s, Seat who) {
  Investigator& i = s.investigators[who];
  const auto left = [](int beyond, int above) {
    return static_cast<std::uint8_t>(std::clamp(above, 0, beyond));
  };
  i.beyond_sanity = left(i.beyond_sanity, i.sanity - maximum_sanity(s, who));
  i.beyond_stamina = left(i.beyond_stamina, i.stamina - maximum_stamina(s, who));
}

}  // namespace

void take_off(Table& t, Seat who, int sanity, int stamina, Citation rule) {
  Investigator& i = t.state.investigators[who];
  if (sanity > i.sanity || stamina > i.stamina) t.applies(cites("AH-322"));
  const int sane = i.sanity;
  const int fit = i.stamina;
  i.sanity = less(sane, sanity);
  i.stamina = less(fit, stamina);
  if (has(t.state.text.readers, who)) {
    Reading& text = t.state.text;
    text.lost_sanity = static_cast<std::uint8_t>(text.lost_sanity + sane - i.sanity);
    text.lost_stamina = static_cast<std::uint8_t>(text.lost_stamina + fit - i.stamina);
  }
  if (sane > i.sanity) t.emit(rule, Tells::kSanityLost, who, sane - i.sanity, i.sanity);
  if (fit > i.stamina) t.emit(rule, Tells::kStaminaLost, who, fit - i.stamina, i.stamina);
  if (i.beyond_sanity + i.beyond_stamina > 0) lose_what_was_beyond(t.state, who);
}

void gain_beyond_maximum(Table& t, Seat who, bool sanity, int number, Citation rule) {
  if (has_trait(t.state, who, sanity ? Trait::kNoSanityGain : Trait::kNoStaminaGain)) {
    tell_no_gain(t, who, sanity ? Resource::kSanity : Resource::kStamina, true, 0, false);
    return;
  }
  Investigator& i = t.state.investigators[who];
  std::uint8_t& has_now = sanity ? i.sanity : i.stamina;
  std::uint8_t& beyond = sanity ? i.beyond_sanity : i.beyond_stamina;
  has_now = static_cast<std::uint8_t>(has_now + number);
  beyond = static_cast<std::uint8_t>(beyond + number);
  lose_what_was_beyond(t.state, who);
  t.emit(rule, sanity ? Tells::kSanityGained : Tells::kStaminaGained, who, number, has_now);
}

namespace {

/// What is left of the loss is suffered.
Rule<> suffer(Table& t, const Loss& loss, Citation rule) {
  State& s = t.state;
  const Seat who = loss.who;
  const bool sane = s.investigators[who].sanity > 0;
  const bool fit = s.investigators[who].stamina > 0;
  take_off(t, who, loss.sanity, loss.stamina, rule);
  const bool no_sanity = s.investigators[who].sanity == 0;
  const bool no_stamina = s.investigators[who].stamina == 0;
  const bool falls = (sane && no_sanity) || (fit && no_stamina);
  // One of them may have been paid for what takes the other. AH-309
  if (falls && no_sanity && no_stamina && !in_battle(s))
    return devour(t, who, Reason::kBothGone, cites("AH-338"));
  if (falls && loss.cause == static_cast<std::uint8_t>(LossCause::kDeadly) && !in_battle(s))
    return devour(t, who, Reason::kText, rule);
  const bool struck = loss.cause == static_cast<std::uint8_t>(LossCause::kCombat);
  return falls && !struck ? settle_harm(t, who) : Rule<>::done();
}

/// The loss in s.loss can be lessened: its owner has been asked, or others will be.
Rule<> lessen_and_suffer(Table& t, Loss outer, bool asked, Citation rule) {
  State& s = t.state;
  const Investigator& i = s.investigators[s.loss.who];
  const bool stood = i.sanity > 0 && i.stamina > 0;
  if (asked) co_await lessen(t);
  if (others_can_help(s)) co_await others_lessen(t);
  const Loss loss = s.loss;
  s.loss = outer;
  if (in_play(s, loss.who)) co_await suffer(t, loss, rule);
  // The last point may have been paid for what was to lessen it. AH-309, R93
  const bool struck = loss.cause == static_cast<std::uint8_t>(LossCause::kCombat);
  if (stood && !struck) co_await settle_harm(t, loss.who);
}

}  // namespace

Rule<> lose(Table& t, Seat who, int sanity, int stamina, LossCause cause, Citation rule) {
  State& s = t.state;
  if (!in_play(s, who) || (sanity <= 0 && stamina <= 0)) return Rule<>::done();
  Loss loss;
  loss.who = who;
  loss.sanity = less(std::max(sanity, 0), 0);
  loss.stamina = less(std::max(stamina, 0), 0);
  loss.cause = static_cast<std::uint8_t>(cause);
  if (cause == LossCause::kCost) {
    t.applies(cites("AH-380"));
    return suffer(t, loss, rule);
  }
  if (cause == LossCause::kSet) return suffer(t, loss, rule);
  const SourcesInPlay sources(s, who);
  loss.sanity = less(loss.sanity, sources.bonus(Bonus::kSanityLossLess));
  loss.stamina = less(loss.stamina, sources.bonus(Bonus::kStaminaLossLess));
  const Loss outer = s.loss;
  s.loss = loss;
  const bool asked = loss_can_be_lessened(t);
  if (asked || others_can_help(s)) return lessen_and_suffer(t, outer, asked, rule);
  s.loss = outer;
  return suffer(t, loss, rule);
}

Footing footing_of(const State& s, Seat who) {
  return {s.investigators[who].no_encounter,
          has(s.text.insane | s.text.unconscious | s.text.ended, who)};
}

bool fell_since(const State& s, Seat who, Footing before) {
  const Footing now = footing_of(s, who);
  return !in_play(s, who) || now.no_encounter != before.no_encounter || now.fallen != before.fallen;
}

Rule<> settle_harm(Table& t, Seat who) {
  const Investigator& i = t.state.investigators[who];
  if (!in_play(t.state, who) || (i.sanity > 0 && i.stamina > 0)) return Rule<>::done();
  // No bed helps whoever has lost the last point of a maximum with a card.
  const bool hollow = maximum_sanity(t.state, who) == 0 || maximum_stamina(t.state, who) == 0;
  if (hollow && !in_battle(t.state)) return devour(t, who, Reason::kMaximum, cites("AH-339"));
  return fall(t, who);
}

}  // namespace tavola::arkham
