// The texts of Mythos cards: Headlines, Environments and Rumors, the locations that they close, and
// how a Rumor is passed or failed. (AH-192 to AH-194, AH-410 to AH-420, AH-546 to AH-550)
#include "games/arkham/rules/phases/environment.h"

#include <algorithm>
#include <iterator>

#include "core/then.h"
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/slots.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/combat/combat.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/table.h"

namespace tavola::arkham {
namespace {

const MythosCard& card_in_play(std::uint8_t card) { return content().mythos[card]; }

/// What a Rumor is multiplied by: the players, where it says so.
int players_for(const State& s, const MythosCard& card) {
  return card.per_player ? players_in_texts(s) : 1;
}

void discard_now(Table& t, std::uint8_t card, Citation rule) {
  State& s = t.state;
  s.mythos.put_at_bottom(card);
  t.emit(rule, Tells::kMythosDiscarded, card);
}

Rule<int> run(Table& t, std::uint16_t source, Citation rule) {
  if (source == kNoSource) return Rule<int>::done(0);
  return carry_out(t, t.state.first, source, rule);
}

void after_the_headline(Table& t, std::uint8_t card) {
  State& s = t.state;
  const MythosCard& printed = card_in_play(card);
  if (printed.turns > 0) {
    const auto free = std::ranges::find(s.headlines, kNone);
    if (free == std::end(s.headlines)) return fail_table(kHeadlineLimit);
    *free = card;
    s.headline_turns[free - std::begin(s.headlines)] = printed.turns;
    apply_closings(t, cites("AH-417"));
    t.applies(cites("AH-546"));
  }
  s.card = kNone;
  discard_now(t, card, cites("AH-410"));
}

Rule<> headline(Table& t, std::uint8_t card) {
  t.emit(cites("AH-410"), Tells::kHeadline, card);
  return then(t, run(t, card_in_play(card).source, cites("AH-410")), after_the_headline, card);
}

/// It is put into play and does nothing by that alone, unless it says so: what it says holds from
/// now on, or when its moment comes. AH-411
Rule<> environment(Table& t, std::uint8_t card) {
  State& s = t.state;
  const MythosCard& printed = card_in_play(card);
  s.card = kNone;
  if (has(ancient_one(s).ignores, static_cast<int>(printed.subtype))) {
    discard_now(t, card, cites("AH-548"));
    return Rule<>::done();
  }
  if (s.environment != kNone) discard_environment(t, cites("AH-411"));
  s.environment = card;
  hear_table(s);
  t.emit(cites("AH-411"), Tells::kEnvironment, card);
  if (maximums_depend_on_cards(s))
    for (Seat who = 0; who < s.seats; ++who)
      if (in_play(s, who)) drop_to_maximum(t, who);
  apply_closings(t, cites("AH-416"));
  if (!printed.banned_kinds.empty())
    for (const int slot : slots_at_large(s))
      if (has(printed.banned_kinds, s.monsters[slot].kind)) return_to_cup(t, slot, cites("AH-411"));
  return on_entering_play(t, printed.source, cites("AH-411"));
}

Rule<> rumor(Table& t, std::uint8_t card) {
  State& s = t.state;
  const MythosCard& printed = card_in_play(card);
  s.card = kNone;
  if (s.rumor != kNone) {
    t.emit(cites("AH-414"), Tells::kRumorIgnored, card);
    discard_now(t, card, cites("AH-414"));
    co_return;
  }
  s.rumor = card;
  hear_table(s);
  s.rumor_tokens = static_cast<std::uint8_t>(printed.tokens * players_for(s, printed));
  s.rumor_fresh = 1;
  t.emit(cites("AH-413"), Tells::kRumor, card);
  apply_closings(t, cites("AH-416"));
  for (int number = 0; number < printed.monsters; ++number)
    co_await monster_to_rumor(t, cites("AH-413"));
}

/// Takes the Rumor out of play with everything on it; the card is not put away yet. AH-415
std::uint8_t remove_rumor(Table& t, Citation rule) {
  State& s = t.state;
  const std::uint8_t card = s.rumor;
  for (const int slot : monsters_at(s, kOnRumor)) return_to_cup(t, slot, rule);
  s.rumor = kNone;
  hear_table(s);
  s.rumor_tokens = 0;
  s.yellow.vaccinated = 0;
  s.pharaoh.track_tokens = 0;
  s.rumor_fresh = 0;
  apply_closings(t, cites("AH-416"));
  return card;
}

/// Passed or failed: it does not come back. AH-372
void end_rumor(Table& t) {
  const std::uint8_t card = remove_rumor(t, cites("AH-415"));
  t.emit(cites("AH-372"), Tells::kMythosToBox, card);
}

bool passed(const State& s, const MythosCard& card) {
  switch (card.pass_by) {
    case PassBy::kPrice:  // as soon as it is paid
    case PassBy::kNever:
      return false;
    case PassBy::kNoTokens:
      return s.rumor_tokens == 0;
    case PassBy::kNoMonsters:
      return count_monsters(s, kOnRumor) == 0;
    case PassBy::kNoTrackTokens:
      return s.rumor_tokens == 0 && s.pharaoh.track_tokens == 0;
  }
  return false;
}

bool failed(const State& s, const MythosCard& card) {
  switch (card.fail_by) {
    case FailBy::kNever:
    case FailBy::kNoAllies:  // when one would have to be removed
      return false;
    case FailBy::kTokens:
      return s.rumor_tokens >= card.fail_at * players_for(s, card);
    case FailBy::kMonsters:
      return count_monsters(s, kOnRumor) >= card.fail_at;
    case FailBy::kTerror:
      return s.terror >= card.fail_at;
    case FailBy::kTrackTokens:
      return s.rumor_tokens == 0 && s.pharaoh.track_tokens > 0;
  }
  return false;
}

Rule<> fail_rumor(Table& t) {
  State& s = t.state;
  const MythosCard& card = card_in_play(s.rumor);
  t.emit(cites("AH-415"), Tells::kRumorFailed, s.rumor);
  // What is said of the monsters on the card must still find them there. Only then they go; a text
  // that awakens the Ancient One leaves the card for the awakening to discard.
  co_await run(t, card.fail, cites("AH-415"));
  if (s.rumor != kNone && &card_in_play(s.rumor) == &card) end_rumor(t);
}

}  // namespace

bool is_environment(const State& s, std::uint16_t source) {
  return s.environment != kNone && card_in_play(s.environment).source == source;
}

Rule<> monster_to_rumor(Table& t, Citation rule) {
  State& s = t.state;
  const int slot = co_await draw_monster(t, rule);
  s.monsters.move(slot, kOnRumor);
  t.emit(rule, Tells::kMonsterPlaced, slot, s.monsters[slot].kind, kOnRumor);
}

Rule<> mythos_text(Table& t, std::uint8_t card) {
  t.applies(cites("AH-192"));
  switch (card_in_play(card).type) {
    case MythosType::kHeadline:
      return headline(t, card);
    case MythosType::kEnvironment:
      return environment(t, card);
    case MythosType::kRumor:
      return rumor(t, card);
    case MythosType::kStoryContinues:
      break;
  }
  return Rule<>::done();
}

void discard_environment(Table& t, Citation rule) {
  State& s = t.state;
  if (s.environment == kNone) return;
  const std::uint8_t card = s.environment;
  s.environment = kNone;
  hear_table(s);
  discard_now(t, card, rule);
  apply_closings(t, rule);
}

void discard_mythos_in_play(Table& t) {
  State& s = t.state;
  discard_environment(t, cites("AH-430"));
  if (s.rumor != kNone) discard_now(t, remove_rumor(t, cites("AH-430")), cites("AH-430"));
  if (s.card != kNone) discard_now(t, s.card, cites("AH-430"));
  s.card = kNone;
  s.gate_only = 0;
  for (int i = 0; i < kHeadlines; ++i) {
    s.headlines[i] = kNone;
    s.headline_turns[i] = 0;
  }
  apply_closings(t, cites("AH-430"));
}

AreaSet closed_by_cards(const State& s) {
  AreaSet closing;
  each_mythos_in_play(s, [&](const MythosCard& card) { closing |= card.closes; });
  for (int i = 0; i < s.lying_count; ++i) closing |= table_card(s.lying[i].card).closes;
  return closing;
}

void apply_closings(Table& t, Citation rule) {
  State& s = t.state;
  const AreaSet closing = closed_by_cards(s);
  AreaSet barring;
  each_mythos_in_play(s, [&](const MythosCard& card) { barring |= card.bars; });
  const AreaSet before = s.closed_now;
  s.closed_now = closing;
  s.barred_now = barring;
  for (const Area area : closing - before) {
    t.emit(rule, Tells::kShopCloses, area);
    if (closed(s, area)) drive_out(t, area, cites("AH-417"));
  }
  for (const Area area : before - closing)
    if (!has(s.closed, area)) t.emit(rule, Tells::kReopens, area);
}

Rule<> rumor_at_end_of_mythos(Table& t) {
  State& s = t.state;
  if (s.rumor == kNone) return Rule<>::done();
  if (s.rumor_fresh != 0) {
    s.rumor_fresh = 0;
    t.applies(cites("AH-194"));
    return Rule<>::done();
  }
  const MythosCard& card = card_in_play(s.rumor);
  if (card.fail_by == FailBy::kNoAllies && s.allies.empty()) return fail_rumor(t);
  return then(t, run(t, card.ongoing, cites("AH-194")), test_rumor);
}

Rule<> test_rumor(Table& t) {
  State& s = t.state;
  if (s.rumor == kNone) return Rule<>::done();
  const MythosCard& card = card_in_play(s.rumor);
  if (passed(s, card)) return pass_rumor(t);
  if (failed(s, card)) return fail_rumor(t);
  return Rule<>::done();
}

Rule<> pass_rumor(Table& t) {
  State& s = t.state;
  const MythosCard& card = card_in_play(s.rumor);
  t.emit(cites("AH-415"), Tells::kRumorPassed, s.rumor);
  end_rumor(t);
  return outcome_aside(t, run(t, card.pass, cites("AH-415")));
}

void add_rumor_tokens(Table& t, int number, Citation rule) {
  State& s = t.state;
  if (s.rumor == kNone) return;
  s.rumor_tokens = static_cast<std::uint8_t>(std::max(0, s.rumor_tokens + number));
  t.emit(rule, Tells::kRumorTokens, s.rumor_tokens);
}

void offer_rumor(Table& t, Seat who) {
  const State& s = t.state;
  if (s.rumor == kNone) return;
  const MythosCard& card = card_in_play(s.rumor);
  const Place here = s.investigators[who].place;
  const bool passed_here =
      in_town(here) ? has(card.pass_areas, here) : in_other_world(here) && card.pass_in_worlds;
  if (!passed_here) return;
  if (card.price != kNoSource && can_carry_out(t, who, card.price))
    t.offer(cites("AH-415"), Verb::kWinRumor);
  if (card.pass_by == PassBy::kNoMonsters)
    for (const int slot : monsters_at(s, kOnRumor) - s.dealt)
      t.offer(cites("AH-415"), Verb::kFightRumor, slot, s.monsters[slot].kind);
}

namespace {

/// A monster on the Rumor is fought; an Elusive one has to be stolen up to, and none of them can be
/// tried again after a miss. KH-010, KH-174
Rule<> fight_on_rumor(Table& t, Seat who, int slot) {
  State& s = t.state;
  const Met how = is_elusive(s, slot)
                      ? co_await catch_elusive(t, who, slot, cites("KH-010"))
                      : co_await meet_monster(t, who, slot, Approach::kFight, cites("AH-278"));
  if (how != Met::kMissed) co_return;
  for (const int other : monsters_at(s, kOnRumor))
    if (is_elusive(s, other)) s.dealt.add(other);
}

}  // namespace

Rule<> answer_rumor(Table& t, Seat who, Option chosen) {
  State& s = t.state;
  const MythosCard& card = card_in_play(s.rumor);
  if (chosen.verb == static_cast<std::uint8_t>(Verb::kFightRumor)) {
    co_await fight_on_rumor(t, who, chosen.arg(0));
  } else {
    const int paid = co_await carry_out(t, who, card.price, cites("AH-415"));
    if (paid != 0 && card.pass_by == PassBy::kPrice && s.rumor != kNone) {
      co_await pass_rumor(t);
      co_return;
    }
  }
  co_await test_rumor(t);
}

}  // namespace tavola::arkham
