#include "games/avalon/rules/possessions/possessions.h"

#include <algorithm>

#include "games/avalon/rules/encounter/encounter.h"
#include "games/avalon/rules/story/events.h"

namespace tavola::avalon {
namespace {

constexpr int kMostCarried = 5;                    // TG-884
constexpr int kFirstKeyword = kCraftableItem + 1;  // among the nouns of Items

bool has(std::uint8_t keywords, int keyword) { return ((keywords >> keyword) & 1U) != 0; }

CardSet& up_set(Character& c, Belonging kind) {
  return kind == Belonging::kItem ? c.items_up : c.secrets_up;
}

/// The face-up cards with a keyword, or all with it. Skills have none.
template <class Visit>
void each_with(const Character& c, int keyword, bool face_up, Visit&& visit) {
  (face_up ? c.items_up : c.items).each([&](std::uint8_t card) {
    if (has(item(card).keywords, keyword)) visit(Possession{Belonging::kItem, card});
  });
  (face_up ? c.secrets_up : c.secrets).each([&](std::uint8_t card) {
    if (has(secret(card).keywords, keyword)) visit(Possession{Belonging::kSecret, card});
  });
}

int count_with(const Character& c, int keyword, bool face_up) {
  int found = 0;
  each_with(c, keyword, face_up, [&](Possession) { ++found; });
  return found;
}

// TG-391: all others of the keyword are turned down; one that serves two keywords with them.
void use_only(Table& t, Seat seat, Possession kept, int keyword, Citation rule) {
  Character& c = t.state.character(seat);
  each_with(c, keyword, true, [&](Possession other) {
    if (other == kept) return;
    up_set(c, other.kind).remove(other.card);
    t.emit(rule, Happening::kTurnedDown, seat, possession_value(c, other));
  });
  if (up_set(c, kept.kind).has(kept.card)) return;
  up_set(c, kept.kind).add(kept.card);
  t.emit(rule, Happening::kTurnedUp, seat, possession_value(c, kept));
}

void lay_dial(Table& t, std::uint8_t which) {
  const SecretCard& card = secret(which);
  if (card.dial == 0) return;
  for (Dial& dial : t.state.journey.dials) {
    if (dial.on != DialOn::kNothing) continue;
    dial = {DialOn::kSecret, which, card.dial, static_cast<std::uint8_t>(card.quest_dial ? 1 : 0)};
    return;
  }
  t.fail(kDialLimit);
}

/// Takes a Secret from whoever holds it, with what lies on it.
Seat take_from_holder(State& s, std::uint8_t which) {
  const Seat holder = holder_of_secret(s, which);
  if (holder == kNoSeat) return kNoSeat;
  Character& c = s.character(holder);
  c.secrets.remove(which);
  c.secrets_up.remove(which);
  c.secrets_used.remove(which);
  for (Dial& dial : s.journey.dials)
    if (dial.on == DialOn::kSecret && dial.what == which) dial = {};
  return holder;
}

}  // namespace

const ItemCard& item(std::uint8_t which) { return content().possessions.items[which]; }
const SecretCard& secret(std::uint8_t which) { return content().possessions.secrets[which]; }

std::uint8_t secret_numbered(int number) {
  const std::vector<SecretCard>& all = content().possessions.secrets;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].number == number) return static_cast<std::uint8_t>(i);
  return kNone;
}

const PossessionText& text_of(const Character& c, Possession which) {
  switch (which.kind) {
    case Belonging::kItem:
      return item(which.card);
    case Belonging::kSecret:
      return secret(which.card);
    case Belonging::kSkill:
      break;
  }
  return content().possessions.skills[which.card].sides[c.other_sides.has(which.card) ? 1 : 0];
}

std::uint8_t keywords_of(Possession which) {
  if (which.kind == Belonging::kItem) return item(which.card).keywords;
  return which.kind == Belonging::kSecret ? secret(which.card).keywords : std::uint8_t{0};
}

int possession_value(const Character& c, Possession which) {
  const PossessionContent& all = content().possessions;
  if (which.kind == Belonging::kItem) return which.card;
  const int items = static_cast<int>(all.items.size());
  if (which.kind == Belonging::kSecret) return items + which.card;
  return items + static_cast<int>(all.secrets.size()) + 2 * which.card +
         (c.other_sides.has(which.card) ? 1 : 0);
}

Possession possession_of_value(int value) {
  const PossessionContent& all = content().possessions;
  const int items = static_cast<int>(all.items.size());
  const int secrets = static_cast<int>(all.secrets.size());
  if (value < items) return {Belonging::kItem, static_cast<std::uint8_t>(value)};
  if (value < items + secrets)
    return {Belonging::kSecret, static_cast<std::uint8_t>(value - items)};
  return {Belonging::kSkill, static_cast<std::uint8_t>((value - items - secrets) / 2)};
}

Seat holder_of_secret(const State& s, std::uint8_t which) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).secrets.has(which)) return seat;
  return kNoSeat;
}

Seat holder_of_item(const State& s, std::uint8_t which) {
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (s.character(seat).items.has(which)) return seat;
  return kNoSeat;
}

bool in_use(const State& s, Seat seat, Possession which) {
  bool found = false;
  each_in_use(s, seat, [&](Possession other) { found = found || other == which; });
  return found;
}

bool uses(const State& s, Seat seat, Keyword keyword) {
  bool found = false;
  each_in_use(s, seat, [&](Possession other) {
    found = found || has(keywords_of(other), static_cast<int>(keyword));
  });
  return found;
}

namespace {

bool fits(Possession which, int noun) {
  if (which.kind == Belonging::kSkill) return false;
  if (which.kind == Belonging::kItem) return is_asked_for(which.card, noun);
  return noun >= kFirstKeyword && has(secret(which.card).keywords, noun - kFirstKeyword);
}

}  // namespace

bool uses_item(const State& s, Seat seat, int noun) {
  bool found = false;
  each_in_use(s, seat, [&](Possession other) { found = found || fits(other, noun); });
  return found;
}

Rule<> flip_one(Table& t, Seat seat, int noun, Citation rule) {
  const State& s = t.state;
  if (!uses_item(s, seat, noun)) co_return;
  t.ask(seat, Prompt::kFlip, rule);
  each_in_use(s, seat, [&](Possession card) {
    if (fits(card, noun)) t.offer(rule, Verb::kFlip, possession_value(s.character(seat), card));
  });
  const Option chosen = co_await t.answer();
  flip(t, seat, possession_of_value(chosen.arg(0)), cites("TG-405"));
}

Rule<> gain_secret(Table& t, Seat seat, std::uint8_t which, Citation rule) {
  State& s = t.state;
  bool held = false;  // also by somebody who has left the table with it (TG-486)
  for (const Character& c : s.characters) held = held || c.secrets.has(which);
  if (held || s.story.secrets_gone.has(which)) {
    t.applies(cites("TG-415"));
    co_return;
  }
  Character& c = s.character(seat);
  c.secrets.add(which);
  c.secrets_up.add(which);
  lay_dial(t, which);
  if (secret(which).quest != kNone) begin_quest(t, secret(which).quest);
  t.emit(rule, Happening::kCardGained, seat, possession_value(c, {Belonging::kSecret, which}));
  co_await keep_one_of_each_keyword(t, seat, secret(which).keywords, cites("TG-393"));
}

void lose_secret(Table& t, std::uint8_t which, Citation rule) {
  const Seat holder = take_from_holder(t.state, which);
  if (holder == kNoSeat) return;
  t.emit(rule, Happening::kCardLost, holder,
         possession_value(t.state.character(holder), {Belonging::kSecret, which}));
  t.applies(cites("TG-1007"));
  put_quest_away(t, secret(which).quest, cites("TG-308"));  // the line has ordered its card away
}

void remove_secret(Table& t, std::uint8_t which, Citation rule) {
  State& s = t.state;
  take_from_holder(s, which);
  s.story.secrets_gone.add(which);
  t.emit(rule, Happening::kCardGone,
         possession_value(s.characters[0], {Belonging::kSecret, which}));
  put_quest_away(t, secret(which).quest, cites("TG-308"));
}

bool is_asked_for(std::uint8_t which, int noun) {
  if (noun == kAnyItem) return true;
  if (noun == kCraftableItem) return item(which).craftable;
  return has(item(which).keywords, noun - kFirstKeyword);
}

namespace {

// TG-400 to TG-404: the first that fits; what was passed over is shuffled with the rest. It lies on
// top until somebody has it; kNone if there is none.
std::uint8_t find_item(Table& t, Seat seat, int noun) {
  auto& deck = t.state.journey.items;
  std::uint8_t passed[kMostItems];
  int passes = 0;
  std::uint8_t found = kNone;
  while (found == kNone && !deck.empty()) {
    const std::uint8_t card = t.draw(deck, DeckId::kItems);
    if (is_asked_for(card, noun))
      found = card;
    else
      passed[passes++] = card;
  }
  for (int back = 0; back < passes; ++back) deck.add(passed[back]);
  if (noun != kAnyItem) {
    deck.shuffle();
    t.applies(noun == kCraftableItem ? cites("TG-401") : cites("TG-402"));
  }
  if (found == kNone)
    t.emit(noun == kAnyItem ? cites("TG-1005") : cites("TG-403"), Happening::kNoItemLeft, seat);
  else
    deck.put_on_top(found);
  return found;
}

}  // namespace

Rule<> draw_items(Table& t, Seat seat, int count, int noun, Citation rule) {
  for (int i = 0; i < count; ++i) {
    const std::uint8_t found = find_item(t, seat, noun);
    if (found == kNone) co_return;
    co_await gain_item(t, seat, found, rule);
  }
}

Rule<bool> share_next_item(Table& t, SeatSet among, Seat speaker, int noun, Citation rule) {
  const std::uint8_t found = find_item(t, speaker, noun);
  if (found == kNone) co_return false;
  t.ask(speaker, Prompt::kShareItem, rule, found);
  t.also(among);
  for (Seat seat = 0; seat < t.state.seats; ++seat)
    if (among.has(seat)) t.offer(rule, Verb::kGiveTo, seat);
  const Option chosen = co_await t.answer();
  co_await gain_item(t, chosen.arg<Seat>(0), found, rule);
  co_return true;
}

Rule<> gain_item(Table& t, Seat seat, std::uint8_t which, Citation rule) {
  State& s = t.state;
  Character& c = s.character(seat);
  const Seat holder = holder_of_item(s, which);
  if (holder != kNoSeat) {
    Character& from = s.character(holder);
    from.items.remove(which);
    from.items_up.remove(which);
    if (from.items_used.has(which)) {  // TG-956: the mark is the card's
      from.items_used.remove(which);
      c.items_used.add(which);
    }
  } else if (s.journey.lying_items[which] != 0) {
    s.journey.lying_items[which] = 0;
  } else {
    s.journey.items.take(which);
  }
  c.items.add(which);
  c.items_up.add(which);
  // TG-538: nothing is added to what is in use in this Encounter.
  if (s.encounter.on()) s.encounter.set_aside[seat].add(which);
  t.emit(rule, Happening::kCardGained, seat, possession_value(c, {Belonging::kItem, which}));
  co_await keep_one_of_each_keyword(t, seat, item(which).keywords, cites("TG-393"));
  co_await keep_item_limit(t, seat);
}

Rule<> keep_item_limit(Table& t, Seat seat) {
  const State& s = t.state;
  if (s.house.limits == 0) return Rule<>::done();
  const int most = kMostCarried + stated(t, CardStatement::kItemLimit, seat);
  const int surplus = s.character(seat).items.count() - most;
  if (surplus <= 0) return Rule<>::done();
  return discard_items(t, seat, surplus, kAnyItem, cites("TG-1084"));
}

void discard_item(Table& t, Seat seat, std::uint8_t which, Citation rule) {
  State& s = t.state;
  Character& c = s.character(seat);
  c.items.remove(which);
  c.items_up.remove(which);
  c.items_used.remove(which);
  s.encounter.flipped[seat].remove(which);
  s.journey.items.put_at_bottom(which);
  t.emit(rule, Happening::kCardLost, seat, possession_value(c, {Belonging::kItem, which}));
  t.applies(cites("TG-488"));
}

int items_of(const State& s, Seat seat, int noun) {
  int found = 0;
  s.character(seat).items.each([&](std::uint8_t card) { found += is_asked_for(card, noun); });
  return found;
}

// TG-411: Secrets are passed over, also those that are equipment.
Rule<> discard_items(Table& t, Seat seat, int count, int noun, Citation rule) {
  const State& s = t.state;
  for (int i = 0; i < count; ++i) {
    const int there = items_of(s, seat, noun);
    if (there == 0) co_return;
    t.ask(seat, Prompt::kDiscardItem, rule, std::min(count - i, there));
    s.character(seat).items.each([&](std::uint8_t card) {
      if (is_asked_for(card, noun)) t.offer(rule, Verb::kDiscardItem, card);
    });
    const Option chosen = co_await t.answer();
    discard_item(t, seat, chosen.arg<std::uint8_t>(0), rule);
  }
}

Rule<> keep_one_of_each_keyword(Table& t, Seat seat, std::uint8_t keywords, Citation rule) {
  Character& c = t.state.character(seat);
  for (int keyword = 0; keyword < kKeywords; ++keyword) {
    if (!has(keywords, keyword) || count_with(c, keyword, true) < 2) continue;
    t.ask(seat, Prompt::kKeepUp, rule, keyword);
    each_with(c, keyword, false, [&](Possession card) {  // TG-1003: also one that lay face down
      t.offer(rule, Verb::kKeepUp, possession_value(c, card));
    });
    const Option chosen = co_await t.answer();
    use_only(t, seat, possession_of_value(chosen.arg(0)), keyword, rule);
  }
}

Rule<> choose_equipment(Table& t, Seat seat, Citation rule) {
  Character& c = t.state.character(seat);
  for (int keyword = 0; keyword < kKeywords; ++keyword) {
    const int all = count_with(c, keyword, false);
    if (all < 2 && count_with(c, keyword, true) == all) continue;
    t.ask(seat, Prompt::kKeepUp, rule, keyword);
    each_with(c, keyword, false,
              [&](Possession card) { t.offer(rule, Verb::kKeepUp, possession_value(c, card)); });
    const Option chosen = co_await t.answer();
    use_only(t, seat, possession_of_value(chosen.arg(0)), keyword, rule);
  }
}

void flip(Table& t, Seat seat, Possession which, Citation rule) {
  EncounterState& e = t.state.encounter;
  switch (which.kind) {
    case Belonging::kItem:
      e.flipped[seat].add(which.card);
      break;
    case Belonging::kSecret:
      e.flipped_secrets[seat].add(which.card);
      break;
    case Belonging::kSkill:
      e.flipped_skills[seat].add(which.card);
      break;
  }
  t.emit(rule, Happening::kFlipped, seat, possession_value(t.state.character(seat), which));
}

}  // namespace tavola::avalon
