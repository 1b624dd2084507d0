#include "games/avalon/rules/journal/journal_costs.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/cards/phrases.h"
#include "games/avalon/rules/journal/journal_host.h"
#include "games/avalon/rules/journal/price_check.h"
#include "games/avalon/rules/journey/parties.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::NodeId;
using effects::NodeKind;

/// Energy and Magic others may add to, the rest is a member's own to pay. (TG-328, TG-331)
bool paid_for_others(Measure measure) {
  return measure == Measure::kEnergy || measure == Measure::kMagic;
}

/// Whether the share of one member can be found.
bool share_is_there(const State& s, Seat seat, const Price& price) {
  for (std::size_t i = 0; i < kMeasures; ++i) {
    const auto measure = static_cast<Measure>(i);
    Price one;
    one.of[i] = price.of[i];
    if (!can_pay_together(s, paid_for_others(measure) ? readers(s) : SeatSet::only(seat), one))
      return false;
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
  // TG-338, R-174: of a share in several measures nobody pays a part and lacks the rest. Whoever
  // has not what is its own to pay is left out before; what others may refuse to pay comes first.
  int measures = 0;
  for (const std::uint8_t number : price.of) measures += number > 0;
  SeatSet party = readers(s);
  for (Seat seat = 0; measures > 1 && seat < s.seats; ++seat) {
    if (!party.has(seat) || share_is_there(s, seat, price)) continue;
    party.remove(seat);
    t.emit(cites("TG-338"), Happening::kLeftParty, seat);
  }
  for (int pass = 0; pass < 2; ++pass)
    for (std::size_t i = 0; i < kMeasures; ++i) {
      const auto measure = static_cast<Measure>(i);
      if (price.of[i] == 0 || paid_for_others(measure) != (pass == 0)) continue;
      party = co_await pay_each(t, party, measure, price.of[i], cites("TG-338"));
    }
  s.journal.party = static_cast<std::uint8_t>(party.bits());  // TG-339, TG-340
}

namespace {

/// The "pay" that a cost consists of, and whether each member bears it; kNoNode if it is another.
struct Payment {
  NodeId node = effects::kNoNode;
  bool each = false;
};
Payment payment_in(const effects::Program& program) {
  const NodeId share = share_in(program);
  if (share != effects::kNoNode) return {share, true};
  const NodeId root = program.root();
  const bool pays = program[root].kind == NodeKind::kCall &&
                    program[root].value == static_cast<int>(CardVerb::kPay);
  return {pays ? root : effects::kNoNode, false};
}

/// A price of numbers as they are written, or nothing.
std::optional<Price> written_price(const effects::Program& program, NodeId pays) {
  const NodeId list = program.child(pays, 0);
  if (program[list].kind != NodeKind::kBundle) return std::nullopt;
  Price price;
  for (int i = 0; i < program.children(list); ++i) {
    const NodeId entry = program.child(list, i);
    const effects::Node& amount = program[program.child(entry, 0)];
    const std::uint16_t what = content().grammar.noun(program[program.child(entry, 1)].index).code;
    if (amount.kind != NodeKind::kNumber || what >= kMeasures) return std::nullopt;
    price.of[what] = static_cast<std::uint8_t>(std::clamp(price.of[what] + amount.value, 0, 250));
  }
  return price;
}

/// All costs of a choice together, each as `price_of` finds it.
template <class PriceOf>
std::optional<ChoicePrice> sum_of(const std::vector<Source>& costs, PriceOf price_of) {
  ChoicePrice all;
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const effects::Program& program = content().book[costs[i]];
    const Payment payment = payment_in(program);
    if (payment.node == effects::kNoNode || (i > 0 && payment.each != all.each))
      return std::nullopt;
    all.each = payment.each;
    const std::optional<Price> one = price_of(program, payment.node, costs[i]);
    if (!one) return std::nullopt;
    for (std::size_t k = 0; k < kMeasures; ++k)
      all.price.of[k] = static_cast<std::uint8_t>(std::min(250, all.price.of[k] + one->of[k]));
  }
  return all;
}

}  // namespace

std::optional<ChoicePrice> price_now(const Table& t, const std::vector<Source>& costs) {
  return sum_of(costs, [&](const effects::Program& program, NodeId pays, Source cost) {
    return std::optional(price_in(Call(t, journal_host(), program, pays, party_context(cost, {}))));
  });
}

std::optional<ChoicePrice> fixed_price(const std::vector<Source>& costs) {
  return sum_of(costs, [](const effects::Program& program, NodeId pays, Source) {
    return written_price(program, pays);
  });
}

}  // namespace tavola::avalon
