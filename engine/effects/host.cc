// What a Host sees of a phrase's arguments, and what a game gets that leaves a part of Host alone.
#include "effects/host.h"

#include <algorithm>

#include "effects/run.h"

namespace tavola::effects {

const Phrase& Call::phrase() const { return host_->grammar().phrase((*program_)[node_].index); }

int Call::amount(int slot) const {
  const int n = effects::amount(*table_, *host_, *program_, argument(slot), context);
  if (n >= 0) return n;
  return phrase().slots[static_cast<std::size_t>(slot)].type == SlotType::kBonus ? n : 0;
}

int Call::nouns(int slot) const {
  const NodeKind kind = (*program_)[argument(slot)].kind;
  return kind == NodeKind::kNouns || kind == NodeKind::kBundle ? program_->children(argument(slot))
                                                               : 1;
}

std::uint16_t Call::noun(int slot, int i) const {
  NodeId at = argument(slot);
  const NodeKind kind = (*program_)[at].kind;
  if (kind == NodeKind::kNouns) at = program_->child(at, i);
  if (kind == NodeKind::kBundle) at = program_->child(program_->child(at, i), 1);
  return host_->grammar().noun((*program_)[at].index).code;
}

void Host::offer_member(Table& table, const Call& group, int member) const {
  table.offer(group.context.rule, questions().member, group.context.source, group.node(), member);
}

bool Call::either(int slot) const {
  const Node& at = (*program_)[argument(slot)];
  return at.kind == NodeKind::kNouns && at.value != 0;
}

int Call::entry_amount(int slot, int i) const {
  const NodeId entry = program_->child(argument(slot), i);
  return std::max(effects::amount(*table_, *host_, *program_, (*program_)[entry].child, context),
                  0);
}

Members Call::members(int slot) const {
  const Node& group = (*program_)[argument(slot)];
  const auto quantifier = static_cast<Quantifier>(group.index);
  if (context.chosen != kNobody &&
      (quantifier == Quantifier::kOne || quantifier == Quantifier::kRandom)) {
    Members one;
    one.add(context.chosen);
    return one;
  }
  return host_->members(*table_, Call(*table_, *host_, *program_, group.child, context));
}

Rule<> Host::settle(Table&, Context) { return Rule<>::done(); }

Rule<Rolled> Host::check(Table&, Context, std::uint16_t, int, int) { co_return Rolled{}; }

Rule<Rolled> Host::roll(Table& table, Context, std::uint16_t die, int dice) {
  Rolled rolled;
  for (int i = 0; i < dice; ++i) rolled.total += table.roll(die);
  co_return rolled;
}

void Host::begin(Table&, const Call&, NodeId, const Context&) {}

bool Host::used_up(const Table&, const Context&, NodeId, std::uint16_t) const { return false; }

void Host::use_up(Table&, const Context&, NodeId, std::uint16_t) {}

}  // namespace tavola::effects
