#include "games/avalon/journal/journal_costs.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/journal/journal_host.h"
#include "games/avalon/journey/parties.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::NodeId;
using effects::NodeKind;

/// A cost that each member pays: the node of its "pay", or kNoNode.
NodeId share_in(const effects::Program& program) {
  const NodeId root = program.root();
  if (program[root].kind != NodeKind::kEach ||
      static_cast<effects::Quantifier>(program[root].index) != effects::Quantifier::kEach)
    return effects::kNoNode;
  const NodeId group = program[root].child;
  const NodeId body = program[group].next;
  const bool pays = program[group].value == static_cast<int>(CardGroup::kMember) &&
                    program[body].kind == NodeKind::kCall &&
                    program[body].value == static_cast<int>(CardVerb::kPay);
  return pays ? body : effects::kNoNode;
}

/// Whether the share of one member can be found: Energy and Magic others may add to, the rest is
/// its own to pay. (TG-328, TG-331)
bool share_is_there(const State& s, Seat seat, const Price& price) {
  for (std::size_t i = 0; i < kMeasures; ++i) {
    const auto measure = static_cast<Measure>(i);
    Price one;
    one.of[i] = price.of[i];
    const bool by_others = measure == Measure::kEnergy || measure == Measure::kMagic;
    if (!can_pay_together(s, by_others ? readers(s) : SeatSet::only(seat), one)) return false;
  }
  return true;
}

}  // namespace

Price price_in(const Call& call) {
  Price price;
  for (int i = 0; i < call.nouns(0); ++i) {
    const std::uint16_t what = call.noun(0, i);
    if (what >= kMeasures) continue;
    price.of[what] =
        static_cast<std::uint8_t>(std::min(250, price.of[what] + call.entry_amount(0, i)));
  }
  return price;
}

bool can_pay_cost(const Table& t, Source cost) {
  const State& s = t.state;
  const effects::Program& program = content().book[cost];
  const NodeId share = share_in(program);
  if (share == effects::kNoNode)
    return effects::possible(t, journal_host(), program, program.root(), party_context(cost, {}));
  const Price price = price_in(Call(t, journal_host(), program, share, party_context(cost, {})));
  for (Seat seat = 0; seat < s.seats; ++seat)
    if (readers(s).has(seat) && share_is_there(s, seat, price)) return true;
  return false;
}

Rule<> pay_cost(Table& t, Source cost, Citation rule) {
  State& s = t.state;
  const effects::Program& program = content().book[cost];
  const NodeId share = share_in(program);
  if (share == effects::kNoNode) {
    co_await effects::run(t, journal_host(), program, party_context(cost, rule));
    co_return;
  }
  const Price price = price_in(Call(t, journal_host(), program, share, party_context(cost, rule)));
  for (std::size_t i = 0; i < kMeasures; ++i) {
    if (price.of[i] == 0) continue;
    const SeatSet party =
        co_await pay_each(t, readers(s), static_cast<Measure>(i), price.of[i], cites("TG-338"));
    s.journal.party = static_cast<std::uint8_t>(party.bits());  // TG-339, TG-340
  }
}

std::optional<ChoicePrice> price_now(const Table& t, const std::vector<Source>& costs) {
  ChoicePrice all;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const effects::Program& program = content().book[costs[i]];
    const NodeId share = share_in(program);
    const bool each = share != effects::kNoNode;
    if (i > 0 && each != all.each) return std::nullopt;
    all.each = each;
    const NodeId pays = each ? share : program.root();
    if (program[pays].kind != NodeKind::kCall ||
        program[pays].value != static_cast<int>(CardVerb::kPay))
      return std::nullopt;
    const Price one = price_in(Call(t, journal_host(), program, pays, party_context(costs[i], {})));
    for (std::size_t k = 0; k < kMeasures; ++k)
      all.price.of[k] = static_cast<std::uint8_t>(std::min(250, all.price.of[k] + one.of[k]));
  }
  return all;
}

}  // namespace tavola::avalon
