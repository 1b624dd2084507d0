#include "games/avalon/rules/journal/journal_host.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/cards/card_host.h"
#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/rules/character/hero_setup.h"
#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journal/journal_costs.h"
#include "games/avalon/rules/journal/journal_phrases.h"
#include "games/avalon/rules/journal/price_check.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/journey/parties.h"
#include "games/avalon/rules/possessions/possessions.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::Outcome;

/// What a line cites that is the cost of a choice.
constexpr Citation kAsACost = cites("TG-906");

bool to_all(const Context& context) { return context.seat == kWholeParty; }

Call for_seat(const Call& call, Seat seat) {
  Call one = call;
  one.context.seat = seat;
  return one;
}

/// The member that gets a thing which the Party gets once: the question has been put. (TG-156)
Rule<Seat> who_gets(Table& t) {
  State& s = t.state;
  const SeatSet party = readers(s);
  t.also(party);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (party.has(seat)) t.offer(cites("TG-156"), Verb::kGiveTo, seat);
  const Option chosen = co_await t.answer();
  co_return chosen.arg<Seat>(0);
}

class JournalHost final : public effects::Host {
 public:
  const effects::Grammar& grammar() const override { return content().grammar; }
  effects::Questions questions() const override { return card_host().questions(); }
  effects::Deciders deciders(const tavola::Table& table, const Context& context) const override {
    const State& s = static_cast<const Table&>(table).state;
    if (!to_all(context)) return {context.seat, SeatSet::only(context.seat)};
    return {spokesman(s), readers(s)};
  }

  int count(const tavola::Table& table, const Call& call) const override {
    const Table& t = static_cast<const Table&>(table);
    const State& s = t.state;
    if (call.code() == static_cast<std::uint16_t>(CardCount::kMembers)) return readers(s).count();
    if (!to_all(call.context)) return card_host().count(table, call);
    // One member who has it is enough, so the Party has what the one with most has. (TG-356)
    int most = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat))
        most = std::max(most, card_host().count(table, for_seat(call, seat)));
    return most;
  }

  bool holds(const tavola::Table& table, const Call& call) const override {
    const State& s = static_cast<const Table&>(table).state;
    if (call.code() == static_cast<std::uint16_t>(CardCondition::kAlone))
      return readers(s).count() == 1;
    if (!to_all(call.context)) return card_host().holds(table, call);
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat) && card_host().holds(table, for_seat(call, seat))) return true;
    return false;
  }

  Members members(const tavola::Table& table, const Call& group) const override {
    const State& s = static_cast<const Table&>(table).state;
    const bool others = group.code() == static_cast<std::uint16_t>(CardGroup::kOtherMember);
    if (!others && group.code() != static_cast<std::uint16_t>(CardGroup::kMember))
      return card_host().members(
          table, for_seat(group, to_all(group.context) ? spokesman(s) : group.context.seat));
    Members found;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat) && !(others && seat == group.context.seat)) found.add(seat);
    return found;
  }

  bool possible(const tavola::Table& table, const Call& verb) const override {
    const State& s = static_cast<const Table&>(table).state;
    if (gives_up_secret(verb)) {  // TG-953, TG-957: what others have is not theirs to lose
      const std::uint8_t which = secret_numbered(verb.amount(0));
      return which != kNone && holds_secret(s, verb.context, which);
    }
    if (!to_all(verb.context)) return card_host().possible(table, verb);
    if (verb.code() == static_cast<std::uint16_t>(CardVerb::kPay))
      return can_pay_together(s, readers(s), price_in(verb));
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat) && card_host().possible(table, for_seat(verb, seat))) return true;
    return false;
  }

  Rule<Outcome> perform(tavola::Table& table, Call verb) override {
    Table& t = static_cast<Table&>(table);
    State& s = t.state;
    if (gives_up_secret(verb, StoryVerb::kLoseSecret) && !possible(table, verb))
      return Rule<Outcome>::done(0);
    if (!to_all(verb.context)) return card_host().perform(table, verb);
    switch (scope_of(verb)) {
      case Scope::kPaid:
        return pay_once(t, verb);
      case Scope::kShared:
        return share_out(t, verb);
      case Scope::kOneMember:
        return is_draw(verb) && readers(s).count() > 1 ? share_items(t, verb) : for_one(t, verb);
      case Scope::kWhoHasIt:
        return for_holder(t, verb);
      case Scope::kOnePayer:
        return for_payer(t, verb);
      case Scope::kEveryMember:
        return for_all(t, verb);
      case Scope::kTogether:
        move_characters(t, readers(s), location_numbered(verb.amount(0)));
        return Rule<Outcome>::done(1);
      case Scope::kOnce:
        break;
    }
    return card_host().perform(table, for_seat(verb, spokesman(s)));
  }

  Rule<> settle(tavola::Table& table, Context context) override {
    if (to_all(context)) context.seat = spokesman(static_cast<Table&>(table).state);
    return card_host().settle(table, context);
  }

 private:
  static bool gives_up_secret(const Call& verb, StoryVerb how) {
    return verb.code() == kStoryPhrases + static_cast<std::uint16_t>(how);
  }
  static bool gives_up_secret(const Call& verb) {
    return gives_up_secret(verb, StoryVerb::kLoseSecret) ||
           gives_up_secret(verb, StoryVerb::kRemoveSecret);
  }
  static bool holds_secret(const State& s, const Context& context, std::uint8_t which) {
    const Seat holder = holder_of_secret(s, which);
    return holder != kNoSeat && (to_all(context) ? readers(s).has(holder) : context.seat == holder);
  }

  /// For whom a verb is that names nobody.
  enum class Scope : std::uint8_t {
    kOnce,         // TG-954: Statuses, tokens, Dials, the map
    kEveryMember,  // TG-155, TG-953
    kShared,       // TG-156: divided piece by piece
    kOneMember,    // a reward that cannot be divided
    kWhoHasIt,
    kOnePayer,  // a cost that cannot be divided
    kPaid,      // TG-331: one shared cost
    kTogether,
  };
  static Scope scope_of(const Call& verb) {
    if (of_journal(verb)) {
      switch (static_cast<JournalVerb>(verb.code() - kJournalPhrases)) {
        case JournalVerb::kGainNamedItem:
          return Scope::kOneMember;
        case JournalVerb::kLoseNamedItem:
          return Scope::kWhoHasIt;
        case JournalVerb::kMoveTo:
          return Scope::kTogether;
        default:
          return Scope::kOnce;
      }
    }
    if (verb.code() >= kStoryPhrases) {
      switch (static_cast<StoryVerb>(verb.code() - kStoryPhrases)) {
        case StoryVerb::kGainSecret:
        case StoryVerb::kGainPoint:
          return Scope::kOneMember;
        default:
          return Scope::kOnce;
      }
    }
    switch (static_cast<CardVerb>(verb.code())) {
      case CardVerb::kPay:
        return Scope::kPaid;
      case CardVerb::kGain:
        return Scope::kShared;
      case CardVerb::kDrawItem:
        return Scope::kOneMember;
      case CardVerb::kDiscardItem:  // as a cost it is paid once, as a loss it is everybody's
        return verb.context.rule == kAsACost ? Scope::kOnePayer : Scope::kEveryMember;
      default:
        return Scope::kEveryMember;
    }
  }

  static Rule<Outcome> pay_once(Table& t, Call verb) {
    const Price price = price_in(verb);
    co_await pay_together(t, readers(t.state), price, cites("TG-331"));
    co_return 1;
  }

  static Rule<Outcome> share_out(Table& t, Call verb) {
    State& s = t.state;
    for (int i = 0; i < verb.nouns(0); ++i) {
      if (verb.noun(0, i) >= kMeasures) continue;
      const auto measure = static_cast<Measure>(verb.noun(0, i));
      const int amount = verb.entry_amount(0, i);
      if (is_track(measure)) {
        for (Seat seat = 0; seat < s.seats; ++seat)
          if (readers(s).has(seat)) gain(t, seat, measure, amount, cites("TG-155"));
        continue;
      }
      if (readers(s).count() == 1) {
        gain(t, lowest_number(s, readers(s)), measure, amount, cites("TG-156"));
        continue;
      }
      // Piece by piece; of a very large reward the last piece holds the rest.
      constexpr int kPieces = 20;
      for (int piece = 0; piece < std::min(amount, kPieces); ++piece) {
        t.ask(spokesman(s), Prompt::kShareReward, cites("TG-156"), static_cast<int>(measure));
        const Seat seat = co_await who_gets(t);
        gain(t, seat, measure, piece + 1 < kPieces ? 1 : amount - piece, cites("TG-156"));
      }
    }
    co_return 1;
  }

  static bool is_draw(const Call& verb) {
    return verb.code() == static_cast<std::uint16_t>(CardVerb::kDrawItem);
  }

  /// One Item after the other; what is drawn is seen before the Party says whose it is.
  static Rule<Outcome> share_items(Table& t, Call verb) {
    const int count = verb.amount(0);
    for (int i = 0; i < count; ++i) {
      const bool found = co_await share_next_item(t, readers(t.state), spokesman(t.state),
                                                  verb.noun(1), cites("TG-156"));
      if (!found) co_return 0;
    }
    co_return 1;
  }

  /// A card, or a point.
  static Rule<Outcome> for_one(Table& t, Call verb) {
    const SeatSet party = readers(t.state);
    Seat seat = lowest_number(t.state, party);
    if (party.count() > 1) {
      t.ask(spokesman(t.state), Prompt::kShareFind, cites("TG-156"), verb.context.source,
            verb.node());
      seat = co_await who_gets(t);
    }
    co_return co_await card_host().perform(t, for_seat(verb, seat));
  }

  static Rule<Outcome> for_holder(Table& t, Call verb) {
    const State& s = t.state;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat) && card_host().possible(t, for_seat(verb, seat)))
        co_return co_await card_host().perform(t, for_seat(verb, seat));
    co_return 0;
  }

  static Rule<Outcome> for_payer(Table& t, Call verb) {
    const State& s = t.state;
    t.ask(spokesman(s), Prompt::kChooseMember, verb.context.rule, verb.context.source, verb.node());
    t.also(readers(s));
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (readers(s).has(seat) && card_host().possible(t, for_seat(verb, seat)))
        t.offer(verb.context.rule, Verb::kChooseMember, verb.context.source, verb.node(), seat);
    if (!t.anything_offered()) co_return 0;
    const Option chosen = co_await t.answer();
    co_return co_await card_host().perform(t, for_seat(verb, chosen.arg<Seat>(2)));
  }

  static Rule<Outcome> for_all(Table& t, Call verb) {
    State& s = t.state;
    const SeatSet party = readers(s);
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (party.has(seat)) co_await card_host().perform(t, for_seat(verb, seat));
    co_return 1;
  }
};

}  // namespace

effects::Host& journal_host() {
  static JournalHost host;
  return host;
}

effects::Context party_context(Source source, Citation rule) {
  return context_of(source, kWholeParty, rule, -1);
}

SeatSet readers(const State& s) {
  const SeatSet party =
      SeatSet::from_bits(s.journal.spoken_to != 0 ? s.journal.spoken_to : s.journal.party);
  SeatSet found;
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (party.has(seat) && s.character(seat).alive != 0) found.add(seat);
  return found;
}

Seat spokesman(const State& s) {
  const SeatSet party = readers(s);
  return s.journal.reader < s.seats && party.has(s.journal.reader) ? s.journal.reader
                                                                   : lowest_number(s, party);
}

Rule<> carry_out_for_party(Table& t, Source effect, Citation rule) {
  if (effect == kNoSource) co_return;
  const effects::Program& program = content().book[effect];
  if (t.state.journal.spoken_to == 0 && share_in(program) != effects::kNoNode)
    co_await pay_cost(t, effect, cites("TG-338"));
  else
    co_await effects::run(t, journal_host(), program, party_context(effect, rule));
  co_await settle_encounter(t);
}

Rule<> carry_out_for_group(Table& t, Source effect, SeatSet group, Citation rule) {
  if (effect == kNoSource) co_return;
  t.state.journal.spoken_to = static_cast<std::uint8_t>(group.bits());
  co_await carry_out_for_party(t, effect, rule);
  t.state.journal.spoken_to = 0;
}

}  // namespace tavola::avalon
