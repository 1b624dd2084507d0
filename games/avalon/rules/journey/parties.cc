#include "games/avalon/rules/journey/parties.h"

#include <algorithm>

#include "games/avalon/rules/character/survival.h"
#include "games/avalon/rules/journey/map.h"

namespace tavola::avalon {

namespace {

void ask_to_join(Table& t, Seat seat, Seat acting, const Plan& plan) {
  switch (plan.asks) {
    case Prompt::kJoinTravel:
    case Prompt::kJoinExplore:
      t.ask(seat, plan.asks, cites("TG-324"), acting, plan.where, plan.energy[seat],
            Measure::kEnergy);
      break;
    case Prompt::kJoinLocationAction:
      t.ask(seat, plan.asks, cites("TG-324"), acting, plan.where, plan.number);
      break;
    default:
      t.ask(seat, plan.asks, cites("TG-324"), acting, plan.where);
  }
  t.offer(cites("TG-324"), Verb::kStayOut);
  t.offer(cites("TG-324"), Verb::kJoin);
}

}  // namespace

SeatSet who_could_join(const State& s, Seat acting) {
  SeatSet all = characters_in(s, s.character(acting).place);
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (seat != acting && ((s.journey.passed >> seat) & 1U) != 0) all.remove(seat);
  return all;
}

Rule<SeatSet> gather_party(Table& t, Seat acting, Plan plan) {
  State& s = t.state;
  SeatSet party = SeatSet::only(acting);
  for (Seat seat = 0; seat < s.seats; ++seat) {
    const Character& c = s.character(seat);
    const bool here = c.alive != 0 && c.place == s.character(acting).place;
    if (seat == acting || !here) continue;
    if (((s.journey.passed >> seat) & 1U) != 0) {
      t.applies(cites("TG-190"));
      continue;
    }
    ask_to_join(t, seat, acting, plan);
    const Option wish = co_await t.answer();
    if (!wish.is(Verb::kJoin)) continue;
    t.ask(acting, Prompt::kTakeAlong, cites("TG-325"), seat);
    t.offer(cites("TG-325"), Verb::kAccept);
    t.offer(cites("TG-325"), Verb::kRefuse);
    const Option consent = co_await t.answer();
    if (!consent.is(Verb::kAccept)) continue;
    party.add(seat);
    t.emit(cites("TG-325"), Happening::kJoined, seat, acting);
  }
  co_return party;
}

namespace {

/// How much of a cost one Character could give.
int could_give(const State& s, Seat seat, Measure measure) {
  if (measure == Measure::kTerror) return top_of(s, seat, measure) - s.character(seat).terror();
  return s.character(seat).of(measure);
}

/// One share, as it is being settled: what its own player has still to find, and what others have
/// said they pay of it. Nobody pays anything before all of it is found. (TG-328, R-174)
struct Share {
  int due = 0;
  Shares promised{};
  SeatSet declined;  // TG-338: only whom nobody pays for is left out, so all may be asked
};

/// What somebody would be asked to pay of another's share: what that one lacks, or all of it.
int part_of(const State& s, const Share& share, Seat owner, Seat other, Measure measure) {
  const int own = could_give(s, owner, measure);
  const int lacking = own < share.due ? share.due - own : share.due;
  return std::min(lacking, could_give(s, other, measure) - share.promised[other]);
}

void pay_share(Table& t, const Share& share, Seat owner, Measure measure, Citation rule) {
  for (Seat other = 0; other < t.state.seats; ++other)
    if (share.promised[other] > 0) pay(t, other, measure, share.promised[other], cites("TG-328"));
  if (share.due > 0) pay(t, owner, measure, share.due, rule);
}

}  // namespace

Rule<SeatSet> pay_shares(Table& t, SeatSet party, Measure measure, Shares shares, Citation rule) {
  State& s = t.state;
  const bool for_others = measure == Measure::kEnergy || measure == Measure::kMagic;
  SeatSet takes_part;
  SeatSet left;  // TG-340: no cost of the Action is theirs any more
  // One share after the other; whoever pays for somebody has to keep enough for a share of its own
  // only if it wants to come along.
  for (Seat seat = 0; seat < s.seats; ++seat) {
    if (!party.has(seat)) continue;
    Share share;
    share.due = shares[seat];
    while (true) {
      if (share.due == 0) {
        pay_share(t, share, seat, measure, rule);
        takes_part.add(seat);
        break;
      }
      t.ask(seat, Prompt::kShare, rule, share.due, measure);
      if (can_pay(s, seat, measure, share.due)) t.offer(rule, Verb::kPayShare);
      if (party.count() > 1) {
        for (Seat other = 0; for_others && other < s.seats; ++other)
          if (other != seat && party.has(other) && !left.has(other) && !share.declined.has(other) &&
              part_of(s, share, seat, other, measure) > 0)
            t.offer(cites("TG-328"), Verb::kAskToPay, other);
        t.offer(cites("TG-991"), Verb::kLeaveParty);
      }
      if (!t.anything_offered()) {  // alone, and without the means
        t.emit(cites("TG-338"), Happening::kLeftParty, seat);
        break;
      }
      const Option chosen = co_await t.answer();
      if (chosen.is(Verb::kPayShare)) {
        pay_share(t, share, seat, measure, rule);
        takes_part.add(seat);
        break;
      }
      if (chosen.is(Verb::kAskToPay)) {
        const Seat payer = chosen.arg<Seat>(0);
        const int part = part_of(s, share, seat, payer, measure);
        t.ask(payer, Prompt::kPayForOther, cites("TG-328"), seat, part, measure);
        t.offer(cites("TG-328"), Verb::kAccept);
        t.offer(cites("TG-328"), Verb::kRefuse);
        const Option answer = co_await t.answer();
        if (answer.is(Verb::kAccept)) {
          share.promised[payer] = static_cast<std::uint8_t>(share.promised[payer] + part);
          share.due -= part;
          // What is left of it is then its own to pay, and it has said so by asking.
          if (share.due <= could_give(s, seat, measure)) {
            pay_share(t, share, seat, measure, rule);
            takes_part.add(seat);
            break;
          }
        } else {
          share.declined.add(payer);
        }
        continue;
      }
      left.add(seat);
      t.emit(cites("TG-338"), Happening::kLeftParty, seat);
      break;
    }
  }
  if (takes_part.empty()) t.applies(cites("TG-341"));
  co_return takes_part;
}

Rule<SeatSet> pay_each(Table& t, SeatSet party, Measure measure, int number, Citation rule) {
  Shares shares;
  shares.fill(static_cast<std::uint8_t>(std::min(number, 250)));
  return pay_shares(t, party, measure, shares, rule);
}

bool can_pay_together(const State& s, SeatSet party, const Price& price) {
  for (int i = 0; i < kMeasures; ++i) {
    int there = 0;
    for (Seat seat = 0; seat < s.seats; ++seat)
      if (party.has(seat)) there += could_give(s, seat, static_cast<Measure>(i));
    if (there < price.of[static_cast<std::size_t>(i)]) return false;
  }
  return true;
}

Rule<> pay_together(Table& t, SeatSet party, Price price, Citation rule) {
  State& s = t.state;
  for (int i = 0; i < kMeasures; ++i) {
    const auto measure = static_cast<Measure>(i);
    int due = price.of[static_cast<std::size_t>(i)];
    for (Seat seat = 0; seat < s.seats && due > 0; ++seat) {
      if (!party.has(seat)) continue;
      int others = 0;
      for (Seat later = static_cast<Seat>(seat + 1); later < s.seats; ++later)
        if (party.has(later)) others += could_give(s, later, measure);
      const int most = std::min(due, could_give(s, seat, measure));
      const int least = std::max(0, due - others);
      int number = least;
      if (least < most) {
        t.ask(seat, Prompt::kGiveNumber, rule, due, measure);
        t.measure(0, least, most);
        t.offer_measured(rule, Verb::kGiveNumber, measure);
        co_await t.answer();
        number = t.measured()[0];
      }
      if (number == 0) continue;
      pay(t, seat, measure, number, rule);
      due -= number;
    }
  }
}

}  // namespace tavola::avalon
