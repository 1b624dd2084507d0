// Phase 2 of an Activation: a first card, further cards that connect a Continue Bonus, and what may
// be done meanwhile: Charges and Escaping. (TG-566 to TG-580, TG-623 to TG-627, TG-744 to TG-756)
#include "games/avalon/rules/encounter/encounter.h"

namespace tavola::avalon {
namespace {

constexpr int kQuickCards = 2;

/// What a card would connect a Continue Bonus through.
struct Continuing {
  bool freely = false;  // an Attribute or Free Key
  bool by_magic = false;
};

Continuing continuing(const Table& t, Seat seat, std::uint8_t card) {
  const State& s = t.state;
  const RightEdge& open = open_edge(s);
  const LeftEdge& left = sequence_card(s, card).left;
  Continuing found;
  for (int row = 0; row < kRows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    if (!continues(open[at], left[at]) || !joins(t, seat, open, left, row)) continue;
    (row == kMagicRow ? found.by_magic : found.freely) = true;
  }
  return found;
}

/// Plays a card from the hand, once it is known how its Continue Bonus connects.
Rule<> play_from_hand(Table& t, Seat seat, std::uint8_t card) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  Seat payer = kNoSeat;
  if (e.played > 0) {
    const Continuing by = continuing(t, seat, card);
    if (!by.freely && e.more_cards > 0) {
      --e.more_cards;
      t.applies(e.combat() ? cites("TG-576") : cites("TG-753"));
    } else if (!by.freely) {
      // TG-1036: the Magic must be paid for the card to be played.
      payer = co_await find_magic_payer(t, seat, MagicIs::kNeeded);
      if (payer == kNoSeat) co_return;
    }
  }
  e.hands[seat].take(card);
  co_await place_card(t, seat, card, payer);
}

// TG-623, TG-626: the top card of the deck, without choice.
Rule<> play_in_panic(Table& t, Seat seat) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  if (deck_of(s, seat).empty()) {
    t.applies(e.combat() ? cites("TG-1052") : cites("TG-1073"));
    co_await run_out_of_cards(t, seat);
    co_return;
  }
  const std::uint8_t card = t.draw(deck_of(s, seat), deck_id(e.type));
  t.emit(e.combat() ? cites("TG-623") : cites("TG-812"), Happening::kPanicCard, seat,
         card_value(s, card));
  co_await place_card(t, seat, card, kNoSeat);
}

/// A trait that keeps its owner from leaving a Combat before others do.
bool must_not_escape_first(const Table& t, Seat seat) {
  const State& s = t.state;
  return s.encounter.escaped == 0 && members_in(s).count() > 1 &&
         stated(t, CardStatement::kNoFirstEscape, seat) > 0;
}

void offer_leaving(Table& t, Seat seat) {
  const State& s = t.state;
  const EncounterState& e = s.encounter;
  if (e.combat()) {
    // TG-871: in Challenging mode once in an Activation.
    const bool tried = s.house.escape != 0 && e.escape_tried != 0;
    if (!tried && !must_not_escape_first(t, seat))
      t.offer(s.house.escape != 0 ? cites("TG-871") : cites("TG-638"), Verb::kEscape);
  } else if (e.escape_tried == 0) {
    t.offer(cites("TG-683"), Verb::kEscape);
  }
}

}  // namespace

bool panics(const Table& t, Seat seat) {
  return in_panic(t.state, seat) && stated(t, CardStatement::kNoPanic, seat) == 0;
}

Citation barred_card(const Table& t, Seat seat, std::uint8_t card) {
  const EncounterState& e = t.state.encounter;
  if (e.played >= kQuickCards && has_trait(t.state, Trait::kQuick)) return cites("TG-669");
  if (e.played == 0 || e.more_cards > 0) return {};
  const Continuing by = continuing(t, seat, card);
  if (by.freely) return {};
  if (!by.by_magic) return e.combat() ? cites("TG-574") : cites("TG-751");
  return somebody_can_pay_magic(t, seat) ? Citation{} : cites("TG-1036");
}

Rule<> play_cards(Table& t) {
  State& s = t.state;
  EncounterState& e = s.encounter;
  const Seat seat = e.active;
  const bool panic = e.played == 0 && panics(t, seat);
  const Citation first = e.combat() ? cites("TG-566") : cites("TG-744");
  const Citation further = e.combat() ? cites("TG-578") : cites("TG-755");
  t.ask(seat,
        panic           ? Prompt::kPanic
        : e.played == 0 ? Prompt::kFirstCard
                        : Prompt::kNextCard,
        e.played == 0 ? first : further, e.played);
  if (panic) {
    t.offer(e.combat() ? cites("TG-626") : cites("TG-814"), Verb::kPlayTopCard);
  } else {
    for (const std::uint8_t card : e.hands[seat].cards())
      if (!barred_card(t, seat, card).given())
        t.offer(e.played == 0 ? first : further, Verb::kPlay, card_value(s, card));
  }
  offer_abilities(t, seat);
  offer_own_abilities(t, seat);
  if (!panic) {
    if (e.played > 0)
      t.offer(e.combat() ? cites("TG-580") : cites("TG-754"), Verb::kStopPlaying);
    else
      t.offer(e.combat() ? cites("TG-581") : cites("TG-756"), Verb::kPlayNothing);
  }
  offer_leaving(t, seat);
  const Option answer = co_await t.answer();
  switch (static_cast<Verb>(answer.verb)) {
    case Verb::kPlayTopCard:
      co_await play_in_panic(t, seat);
      break;
    case Verb::kPlay:
      co_await play_from_hand(t, seat, card_of_value(s, answer.arg(0)));
      break;
    case Verb::kUseAbility:
      co_await use_ability(t, seat, answer.arg(1), answer.arg<effects::NodeId>(2));
      break;
    case Verb::kUseCard:
      co_await use_own_ability(t, seat, answer.arg(0), answer.arg<effects::NodeId>(1));
      break;
    case Verb::kEscape:
      if (e.combat())
        co_await escape(t, seat, Escapes::kByChoice);
      else
        co_await escape_diplomacy(t, seat, /*asked_too=*/false);
      break;
    default:
      e.step = EncounterStep::kCheck;
      break;
  }
}

}  // namespace tavola::avalon
