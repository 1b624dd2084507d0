// What passes from hand to hand, what lies on the ground, and what a card lets its owner do.
// (TG-191, TG-397, TG-413, TG-414, TG-451, TG-1013)
#include <cstring>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

CardSet& used_set(Character& c, Belonging kind) {
  if (kind == Belonging::kItem) return c.items_used;
  return kind == Belonging::kSecret ? c.secrets_used : c.skills_used;
}

SeatSet others_here(const State& s, Seat seat) {
  SeatSet here = characters_in(s, s.character(seat).place);
  here.remove(seat);
  return here;
}

}  // namespace

void offer_possessions(Table& t, Seat seat) {
  const State& s = t.state;
  const Character& c = s.character(seat);
  // Nearly always nothing lies here, and this is asked before every Action.
  const auto& lying = s.journey.lying_items;
  if (std::memchr(lying, c.place + 1, sizeof lying) != nullptr)
    for (std::size_t i = 0; i < content().possessions.items.size(); ++i)
      if (lying[i] == c.place + 1) t.offer(cites("TG-451"), Verb::kPickUp, i);
  const SeatSet others = others_here(s, seat);
  for (Seat other = 0; other < s.seats; ++other) {
    if (!others.has(other)) continue;
    c.items.each([&](std::uint8_t card) {
      t.offer(cites("TG-397"), Verb::kGiveCard, other,
              possession_value(c, {Belonging::kItem, card}));
    });
    c.secrets.each([&](std::uint8_t card) {
      if (!secret(card).personal)  // TG-414
        t.offer(cites("TG-413"), Verb::kGiveCard, other,
                possession_value(c, {Belonging::kSecret, card}));
    });
  }
}

void offer_possessions_of(Table& t, Seat other) {
  const Character& c = t.state.character(other);
  c.items.each([&](std::uint8_t card) {
    t.offer(cites("TG-397"), Verb::kAskForCard, other,
            possession_value(c, {Belonging::kItem, card}));
  });
  c.secrets.each([&](std::uint8_t card) {
    if (!secret(card).personal)  // TG-414
      t.offer(cites("TG-413"), Verb::kAskForCard, other,
              possession_value(c, {Belonging::kSecret, card}));
  });
}

namespace {

Citation rule_of_exchange(Possession which) {
  return which.kind == Belonging::kItem ? cites("TG-397") : cites("TG-413");
}

Rule<> hand_over(Table& t, Seat from, Seat to, Possession which) {
  State& s = t.state;
  const Citation rule = rule_of_exchange(which);
  if (which.kind == Belonging::kItem) {
    co_await gain_item(t, to, which.card, rule);
    co_return;
  }
  Character& giver = s.character(from);
  giver.secrets.remove(which.card);
  giver.secrets_up.remove(which.card);
  Character& c = s.character(to);
  c.secrets.add(which.card);
  c.secrets_up.add(which.card);
  if (giver.secrets_used.has(which.card)) {  // TG-956: the mark is the card's
    giver.secrets_used.remove(which.card);
    c.secrets_used.add(which.card);
  }
  t.emit(rule, Happening::kCardGained, to, possession_value(c, which));
  co_await keep_one_of_each_keyword(t, to, secret(which.card).keywords, cites("TG-393"));
}

}  // namespace

Rule<> give_possession(Table& t, Seat from, Seat to, Possession which) {
  const Citation rule = rule_of_exchange(which);
  t.ask(to, Prompt::kTakeCard, rule, from, possession_value(t.state.character(from), which));
  t.offer(rule, Verb::kAccept);
  t.offer(rule, Verb::kRefuse);
  const Option answer = co_await t.answer();
  if (answer.is(Verb::kAccept)) co_await hand_over(t, from, to, which);
}

Rule<> ask_for_possession(Table& t, Seat asking, Seat owner, Possession which) {
  const Citation rule = rule_of_exchange(which);
  t.ask(owner, Prompt::kAskedForCard, rule, asking,
        possession_value(t.state.character(owner), which));
  t.offer(rule, Verb::kAccept);
  t.offer(rule, Verb::kRefuse);
  const Option answer = co_await t.answer();
  if (answer.is(Verb::kAccept)) co_await hand_over(t, owner, asking, which);
}

Rule<> pick_up(Table& t, Seat seat, std::uint8_t which) {
  return gain_item(t, seat, which, cites("TG-451"));
}

Rule<> take_scales(Table& t) {
  State& s = t.state;
  const std::uint8_t which = secret_numbered(42);
  if (which == kNone) co_return;
  const int value = possession_value(s.characters[0], {Belonging::kSecret, which});
  Seat taker = 0;
  if (s.seats > 1) {
    t.ask(lowest_number(s, living(s)), Prompt::kBequeath, cites("TG-1082"), value);
    t.also(living(s));
    for (Seat seat = 0; seat < s.seats; ++seat)
      t.offer(cites("TG-1082"), Verb::kBequeath, seat, value);
    const Option chosen = co_await t.answer();
    taker = chosen.arg<Seat>(0);
  }
  co_await gain_secret(t, taker, which, cites("TG-870"));
}

bool was_used_today(const Character& c, Possession which) {
  const CardSet& used = which.kind == Belonging::kItem     ? c.items_used
                        : which.kind == Belonging::kSecret ? c.secrets_used
                                                           : c.skills_used;
  return used.has(which.card);
}

namespace {

/// What of a price members may pay for each other, and what is the owner's alone. (TG-328, R-34)
Price common_part(const Price& price) {
  Price part;
  for (const Measure measure : {Measure::kEnergy, Measure::kMagic})
    part.of[static_cast<std::size_t>(measure)] = price.of[static_cast<std::size_t>(measure)];
  return part;
}
Price own_part(Price price) {
  for (const Measure measure : {Measure::kEnergy, Measure::kMagic})
    price.of[static_cast<std::size_t>(measure)] = 0;
  return price;
}

}  // namespace

void offer_card_actions(Table& t, Seat seat) {
  const State& s = t.state;
  each_in_use(s, seat, [&](Possession card) {
    const OwnAction& action = text_of(s.character(seat), card).action;
    if (!action.there) return;
    if (action.once && was_used_today(s.character(seat), card)) return;
    if (can_pay_together(s, SeatSet::only(seat), own_part(action.price)) &&
        can_pay_together(s, who_could_join(s, seat), common_part(action.price)))
      t.offer(cites("TG-191"), Verb::kCardAction, possession_value(s.character(seat), card));
  });
}

// TG-324, TG-328: whoever is there may join and bear a part of what it costs in Energy or Magic.
Rule<SeatSet> take_card_action(Table& t, Seat seat, Possession which) {
  Character& c = t.state.character(seat);
  const OwnAction& action = text_of(c, which).action;
  const Price common = common_part(action.price);
  SeatSet party = SeatSet::only(seat);
  if (common.energy() > 0 || common.of[static_cast<std::size_t>(Measure::kMagic)] > 0)
    party = co_await gather_party(t, seat,
                                  {Prompt::kJoinCardAction, possession_value(c, which), 0, {}});
  if (!can_pay_together(t.state, party, common)) co_return SeatSet();
  co_await pay_together(t, SeatSet::only(seat), own_part(action.price), cites("TG-949"));
  co_await pay_together(t, party, common, cites("TG-949"));
  used_set(c, which.kind).add(which.card);
  t.emit(cites("TG-191"), Happening::kCardUsed, seat, possession_value(c, which));
  co_await carry_out(t, action.effect, seat, cites("TG-398"), place_of_text(which));
  co_return party;
}

}  // namespace tavola::avalon
