// Keys: two halves that meet, what it takes to connect them, and the Bonuses that they give.
// (TG-605 to TG-622, TG-1041 to TG-1048, TG-785 to TG-811)
#include <array>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

/// Reads the icons of a joined Key, from the earlier card's half to the later one's (TG-622), and
/// visits each that counts with its factor.
template <class Visit>
void read_icons(const OpenHalf& open, const BonusHalf& bonus, Visit&& visit) {
  int factor = 1;
  bool cancelled = false;
  const auto read = [&](const KeyIcon& icon) {
    if (icon.icon == Icon::kTimes) {
      // TG-1045: a Void before it cancels it. TG-1046: two multiply each other.
      factor = cancelled ? 1 : factor * icon.number;
      cancelled = false;
    } else if (icon.icon == Icon::kVoid) {
      // TG-1044: a multiplier before it is used up.
      cancelled = !cancelled;
      factor = 1;
    } else {
      if (!cancelled) visit(icon, factor);
      cancelled = false;
      factor = 1;  // TG-1047
    }
  };
  if (open.changes) read(open.change);
  for (int i = 0; i < bonus.count; ++i) read(bonus.icons[static_cast<std::size_t>(i)]);
}

/// The icons of a joined Key that count, each with its factor.
struct KeyBonuses {
  struct Bonus {
    Icon icon;
    std::uint8_t number;
    std::uint8_t factor;
  };
  std::array<Bonus, kKeyIcons + 1> all{};
  int count = 0;
};

KeyBonuses bonuses_of(const OpenHalf& open, const BonusHalf& half) {
  KeyBonuses bonuses;
  read_icons(open, half, [&](const KeyIcon& icon, int factor) {
    bonuses.all[static_cast<std::size_t>(bonuses.count++)] = {icon.icon, icon.number,
                                                              static_cast<std::uint8_t>(factor)};
  });
  return bonuses;
}

Rule<> take_bonus(Table& t, Seat seat, int row, KeyBonuses::Bonus bonus) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const int number = bonus.number * bonus.factor;
  switch (bonus.icon) {
    case Icon::kMarker:
      add_markers(t, number + stated(t, CardStatement::kMarkerBonus, seat), cites("TG-612"));
      break;
    case Icon::kUp:
      move_affinity(t, number + stated(t, CardStatement::kAffinityBonus, seat), cites("TG-798"));
      break;
    case Icon::kDown:
      move_affinity(t, -number, cites("TG-798"));
      break;
    case Icon::kStage: {
      const Source rule = encounter_card(s).stages[e.stage].rules[static_cast<std::size_t>(row)];
      if (rule == kNoSource) t.applies(cites("TG-801"));
      // TG-1072: a multiplier applies the rule of the Stage as often.
      for (int i = 0; i < bonus.factor && rule != kNoSource; ++i)
        co_await carry_out(t, rule, seat, cites("TG-799"));
      break;
    }
    case Icon::kCard:
      if (stated(t, CardStatement::kNoKeyCards, seat) == 0)
        co_await draw_cards(t, seat, number, e.combat() ? cites("TG-613") : cites("TG-802"));
      break;
    case Icon::kTorn:
      if (s.house.torn_cards == 0)
        co_await tear_cards(t, bonus.factor, cites("TG-1041"));
      else if (s.house.torn_cards == 2)
        co_await tear_cards_before(t, bonus.factor, cites("TG-1041"));
      else
        e.torn_later = static_cast<std::uint8_t>(e.torn_later + bonus.factor);
      break;
    default:
      break;  // TG-615, TG-616: Continue has done its work when the card was played
  }
}

/// TG-549: any member that has not refused, or by house rule the Active Character alone. (R-98,
///
bool may_pay_magic(const State& s, Seat active, Seat payer) {
  const bool refused = ((s.encounter.magic_refused >> payer) & 1U) != 0;
  return s.encounter.is_in(payer) && s.character(payer).of(Measure::kMagic) > 0 && !refused &&
         (payer == active || s.house.magic_payers == 0);
}

/// Whether the card that was placed in a slot is still there.
bool still_there(const EncounterState& e, int slot, std::uint8_t card) {
  return slot < e.length && e.sequence[slot].card == card;
}
/// Its slot now: a card before it may have been torn.
int slot_of(const EncounterState& e, int slot, std::uint8_t card) {
  while (slot > 0 && !still_there(e, slot, card)) --slot;
  return slot;
}

}  // namespace

bool joins(const Table& t, Seat seat, const RightEdge& open, const LeftEdge& left, int row) {
  const auto at = static_cast<std::size_t>(row);
  if (!open[at].there || !left[at].there) return false;
  if (row >= kAttributeRows) return true;
  const Attribute asked = attribute_of(t.state.encounter.type, row);
  return attribute(t.state, seat, asked) +
             stated(t, CardStatement::kAttributeBonus, seat, static_cast<int>(asked)) >=
         open[at].level;
}

bool continues(const OpenHalf& open, const BonusHalf& bonus) {
  bool found = false;
  read_icons(open, bonus,
             [&](const KeyIcon& icon, int) { found = found || icon.icon == Icon::kContinue; });
  return found;
}

KeySum sum_of_key(const OpenHalf& open, const BonusHalf& bonus) {
  KeySum sum;
  read_icons(open, bonus, [&](const KeyIcon& icon, int factor) {
    const int number = icon.number * factor;
    if (icon.icon == Icon::kMarker) sum.markers += number;
    if (icon.icon == Icon::kMarker) ++sum.marker_icons;
    if (icon.icon == Icon::kUp) sum.up += number;
    if (icon.icon == Icon::kUp) ++sum.up_icons;
    if (icon.icon == Icon::kDown) sum.down += number;
    if (icon.icon == Icon::kStage) sum.stages += factor;
    if (icon.icon == Icon::kCard) sum.cards += number;
    if (icon.icon == Icon::kTorn) sum.torn += factor;
  });
  return sum;
}

bool somebody_can_pay_magic(const Table& t, Seat seat) {
  const State& s = t.state;
  if (stated(t, CardStatement::kFreeMagic, seat) > 0) return true;
  for (Seat payer = 0; payer < s.seats; ++payer)
    if (may_pay_magic(s, seat, payer)) return true;
  return false;
}

// TG-570, TG-549: the Active player decides whether, and another member whether it pays.
Rule<Seat> find_magic_payer(Table& t, Seat seat, MagicIs magic) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const bool costs_nothing = stated(t, CardStatement::kFreeMagic, seat) > 0;
  while (true) {
    t.ask(seat, Prompt::kMagicKey, e.combat() ? cites("TG-570") : cites("TG-747"));
    for (Seat payer = 0; payer < s.seats; ++payer) {
      if (costs_nothing ? payer != seat : !may_pay_magic(s, seat, payer)) continue;
      t.offer(payer == seat ? (e.combat() ? cites("TG-607") : cites("TG-787"))
                            : (e.combat() ? cites("TG-549") : cites("TG-738")),
              Verb::kConnectMagic, payer);
    }
    if (!t.anything_offered()) co_return kNoSeat;
    if (magic == MagicIs::kOptional)
      t.offer(e.combat() ? cites("TG-607") : cites("TG-787"), Verb::kLeaveMagic);
    const Option answer = co_await t.answer();
    if (answer.is(Verb::kLeaveMagic)) co_return kNoSeat;
    const Seat payer = answer.arg<Seat>(0);
    if (payer != seat) {
      t.ask(payer, Prompt::kPayMagicFor, e.combat() ? cites("TG-549") : cites("TG-738"), seat);
      t.offer(e.combat() ? cites("TG-549") : cites("TG-738"), Verb::kAccept);
      t.offer(e.combat() ? cites("TG-549") : cites("TG-738"), Verb::kRefuse);
      const Option consent = co_await t.answer();
      if (consent.is(Verb::kRefuse)) {
        e.magic_refused = static_cast<std::uint8_t>(e.magic_refused | (1U << payer));
        t.emit(e.combat() ? cites("TG-549") : cites("TG-738"), Happening::kMagicRefused, payer,
               seat);
        continue;
      }
    }
    if (!costs_nothing)
      pay(t, payer, Measure::kMagic, 1, e.combat() ? cites("TG-608") : cites("TG-787"));
    co_return payer;
  }
}

// TG-524, TG-561: a card on top takes the Time tokens of what it covers.
void cover_last_card(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (e.length == 0 || card_at(s, e.length - 1).passive || e.last().time_tokens == 0) return;
  e.last().time_tokens = 0;
  t.emit(e.combat() ? cites("TG-561") : cites("TG-794"), Happening::kDelayLost,
         card_value(s, e.last().card));
}

Rule<> place_card(Table& t, Seat seat, std::uint8_t card, Seat magic_payer) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  // The halves that meet are those of this placement, whatever becomes of the card meanwhile.
  const RightEdge& open = open_edge(s);
  const SequenceCard& placed = sequence_card(s, card);
  cover_last_card(t);
  int slot = e.length++;
  e.sequence[slot] = {card, seat, 0, placed.delay, 0, 0};
  ++e.played;
  e.torn_later = 0;
  // TG-654: the first card of the Activation adds 1 marker fewer.
  e.blunted = e.played == 1 && e.combat() && has_trait(s, Trait::kDefensive) ? 1 : 0;
  t.emit(e.played == 1 ? (e.combat() ? cites("TG-567") : cites("TG-745"))
                       : (e.combat() ? cites("TG-578") : cites("TG-755")),
         Happening::kPlays, seat, card_value(s, card));
  if (placed.delay > 0)
    t.emit(e.combat() ? cites("TG-558") : cites("TG-792"), Happening::kTimeTokens,
           card_value(s, card), placed.delay);
  // TG-573: from top to bottom, Keys before the Ability.
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    if (!joins(t, seat, open, placed.left, row)) continue;
    if (row == kMagicRow && magic_payer == kNoSeat) {
      const Seat payer = co_await find_magic_payer(t, seat, MagicIs::kOptional);
      if (payer == kNoSeat) continue;
    }
    if (still_there(e, slot, card))
      e.sequence[slot].connected =
          static_cast<std::uint8_t>(e.sequence[slot].connected | (1U << row));
    t.emit(row == kMagicRow  ? (e.combat() ? cites("TG-570") : cites("TG-747"))
           : row == kFreeRow ? (e.combat() ? cites("TG-571") : cites("TG-748"))
                             : (e.combat() ? cites("TG-568") : cites("TG-746")),
           Happening::kKeyConnects, card_value(s, card), key_value(e.type, row));
    const KeyBonuses bonuses = bonuses_of(open[at], placed.left[at]);
    for (int i = 0; i < bonuses.count; ++i)
      co_await take_bonus(t, seat, row, bonuses.all[static_cast<std::size_t>(i)]);
    if (s.house.torn_cards == 2) slot = slot_of(e, slot, card);
    // TG-654: what other texts add is not what the card adds.
    const std::uint8_t blunted = e.blunted;
    e.blunted = 0;
    co_await texts_at(t, CardMoment::kConnecting, effects::Timing::kWhen, seat, cites("TG-1029"),
                      key_value(e.type, row), slot);
    e.blunted = blunted;
  }
  if (still_there(e, slot, card))
    co_await text_of_card(t, slot, CardMoment::kPlaced, effects::Timing::kWhen, seat,
                          e.combat() ? cites("TG-572") : cites("TG-749"));
  e.blunted = 0;
  if (e.torn_later > 0) {
    const int torn = e.torn_later;
    e.torn_later = 0;
    co_await tear_cards(t, torn, cites("TG-1041"));
  }
  co_await texts_at(t, CardMoment::kAnotherCard, effects::Timing::kAfter, seat, cites("TG-1029"),
                    -1, slot);
}

}  // namespace tavola::avalon
