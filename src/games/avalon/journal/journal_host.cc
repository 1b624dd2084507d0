#include "games/avalon/journal/journal_host.h"

#include <algorithm>

#include "effects/run.h"
#include "games/avalon/cards/card_host.h"
#include "games/avalon/character/attributes.h"
#include "games/avalon/character/hero_setup.h"
#include "games/avalon/character/survival.h"
#include "games/avalon/journal/journal_phrases.h"
#include "games/avalon/journey/map.h"
#include "games/avalon/journey/parties.h"
#include "games/avalon/possessions/possessions.h"

namespace tavola::avalon {
namespace {

using effects::Call;
using effects::Context;
using effects::Members;
using effects::NodeId;
using effects::NodeKind;
using effects::Outcome;

/// What a line cites that is the cost of a choice.
constexpr Citation kAsACost = cites("TG-906");

bool to_all(const Context& context) { return context.seat == kWholeParty; }

Call for_seat(const Call& call, Seat seat) {
  Call one = call;
  one.context.seat = seat;
  return one;
}

/// What a "pay" names, as a price.
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

/// The member that gets something which the Party gets once. (TG-156)
Rule<Seat> who_gets(Table& t, int measure) {
  State& s = t.state;
  const SeatSet party = readers(s);
  if (party.count() == 1) co_return lowest_number(s, party);
  t.ask(spokesman(s), Prompt::kShareReward, cites("TG-156"), measure);
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
        return for_one(t, verb);
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
        const Seat seat = co_await who_gets(t, static_cast<int>(measure));
        gain(t, seat, measure, piece + 1 < kPieces ? 1 : amount - piece, cites("TG-156"));
      }
    }
    co_return 1;
  }

  static Rule<Outcome> for_one(Table& t, Call verb) {
    const Seat seat = co_await who_gets(t, kMeasures);
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

/// The condition of a line that was read as `if CONDITION { nothing }`.
NodeId condition_of(const effects::Program& program) { return program[program.root()].child; }

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

/// TG-356: one member for whom a comparison holds is enough, also where it asks for at most so
/// much.
bool party_meets(const Table& t, const effects::Program& program, NodeId node,
                 const Context& context) {
  const effects::Node& at = program[node];
  switch (at.kind) {
    case NodeKind::kNot:
      return !party_meets(t, program, at.child, context);
    case NodeKind::kAnd:
    case NodeKind::kOr: {
      const bool decisive = at.kind == NodeKind::kOr;
      for (NodeId part = at.child; part != effects::kNoNode; part = program[part].next)
        if (party_meets(t, program, part, context) == decisive) return decisive;
      return !decisive;
    }
    case NodeKind::kCompare:
      for (Seat seat = 0; seat < t.state.seats; ++seat) {
        Context one = context;
        one.seat = seat;
        if (readers(t.state).has(seat) && effects::holds(t, journal_host(), program, node, one))
          return true;
      }
      return false;
    default:
      return effects::holds(t, journal_host(), program, node, context);
  }
}

/// Goes through what an effect does at once and puts numbers for what it leaves open. `ask` says
/// what a condition or a sum comes to.
template <class Ask>
class Settled {
 public:
  Settled(const effects::Program& program, Ask ask)
      : nodes_(program.nodes().begin(), program.nodes().end()), ask_(std::move(ask)) {
    step(program.root());
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      where_.push_back(static_cast<std::uint16_t>(program.offset(static_cast<NodeId>(i))));
  }
  effects::Program program() { return {std::move(nodes_), std::move(where_)}; }

 private:
  void step(NodeId id) {
    switch (nodes_[id].kind) {
      case NodeKind::kClauses:
      case NodeKind::kSteps:
        return steps(id);
      case NodeKind::kIf: {
        const NodeId yes = nodes_[nodes_[id].child].next;
        const NodeId branch = ask_(nodes_[id].child, true) != 0 ? yes : nodes_[yes].next;
        step(branch);
        const NodeId next = nodes_[id].next;
        nodes_[id] = nodes_[branch];
        nodes_[id].next = next;
        return;
      }
      case NodeKind::kCall:
        for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) sum(at);
        return;
      default:  // asks, rolls or speaks to others: nobody knows yet
        return;
    }
  }

  /// What does nothing is left out.
  void steps(NodeId id) {
    NodeId last = effects::kNoNode;
    for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) {
      step(at);
      if (nodes_[at].kind == NodeKind::kNothing) continue;
      if (last == effects::kNoNode)
        nodes_[id].child = at;
      else
        nodes_[last].next = at;
      last = at;
    }
    if (last == effects::kNoNode) {
      nodes_[id].kind = NodeKind::kNothing;
      nodes_[id].child = effects::kNoNode;
    } else {
      nodes_[last].next = effects::kNoNode;
    }
  }

  void sum(NodeId id) {
    switch (nodes_[id].kind) {
      case NodeKind::kBundle:
      case NodeKind::kEntry:
        for (NodeId at = nodes_[id].child; at != effects::kNoNode; at = nodes_[at].next) sum(at);
        return;
      case NodeKind::kAdd:
      case NodeKind::kSubtract:
      case NodeKind::kMultiply:
      case NodeKind::kPer:
        nodes_[id].value = ask_(id, false);
        nodes_[id].kind = NodeKind::kNumber;
        nodes_[id].child = effects::kNoNode;
        return;
      default:
        return;
    }
  }

  std::vector<effects::Node> nodes_;
  std::vector<std::uint16_t> where_;
  Ask ask_;
};

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

bool condition_holds(const Table& t, Source condition) {
  const effects::Program& program = content().book[condition];
  return party_meets(t, program, condition_of(program), party_context(condition, {}));
}

bool condition_holds_for(const Table& t, Source condition, Seat seat) {
  const effects::Program& program = content().book[condition];
  effects::Context context = party_context(condition, {});
  context.seat = seat;
  return effects::holds(t, journal_host(), program, condition_of(program), context);
}

bool is_personal(Source condition) {
  const effects::Program& program = content().book[condition];
  for (const effects::Node& node : program.nodes()) {
    if (node.kind != NodeKind::kCall) continue;
    const effects::Phrase& phrase = content().grammar.phrase(node.index);
    const auto code = static_cast<std::uint16_t>(node.value);
    if (phrase.category == effects::Category::kCount &&
        (code == static_cast<std::uint16_t>(CardCount::kAttribute) ||
         code == static_cast<std::uint16_t>(CardCount::kResource)))
      return true;
    if (phrase.category == effects::Category::kCondition &&
        (code < kStoryPhrases ||
         code == kStoryPhrases + static_cast<std::uint16_t>(StoryCondition::kCarrying) ||
         code == kJournalPhrases + static_cast<std::uint16_t>(JournalCondition::kHasItem) ||
         code == kJournalPhrases + static_cast<std::uint16_t>(JournalCondition::kIsHero)))
      return true;
  }
  return false;
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

std::vector<int> values_now(const Table& t, Source effect) {
  const effects::Program& program = content().book[effect];
  const Context context = party_context(effect, {});
  std::vector<int> values;
  Settled(program, [&](NodeId node, bool condition) {
    values.push_back(condition ? (effects::holds(t, journal_host(), program, node, context) ? 1 : 0)
                               : effects::amount(t, journal_host(), program, node, context));
    return values.back();
  });
  return values;
}

effects::Program with_values(Source effect, std::span<const int>& values) {
  return Settled(content().book[effect],
                 [&](NodeId, bool) {
                   if (values.empty()) return 0;
                   const int value = values.front();
                   values = values.subspan(1);
                   return value;
                 })
      .program();
}

Rule<> carry_out_for_party(Table& t, Source effect, Citation rule) {
  if (effect == kNoSource) co_return;
  const effects::Program& program = content().book[effect];
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
