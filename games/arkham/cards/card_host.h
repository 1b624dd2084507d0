// Arkham's side of the effect notation: what the interpreter asks and has done. Only the files that
// run effects include this header.
#pragma once

#include "effects/host.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/table.h"

namespace tavola::arkham {

class ArkhamHost final : public effects::Host {
 public:
  const effects::Grammar& grammar() const override { return content().grammar; }
  effects::Questions questions() const override;

  int count(const tavola::Table& table, const effects::Call& call) const override;
  bool holds(const tavola::Table& table, const effects::Call& call) const override;

  // card_groups.cc
  effects::Members members(const tavola::Table& table, const effects::Call& group) const override;
  bool may_befall(const tavola::Table& table, const effects::Call& verb, int member) const override;
  void offer_member(tavola::Table& table, const effects::Call& group, int member) const override;

  // card_verbs.cc
  bool possible(const tavola::Table& table, const effects::Call& verb) const override;
  Rule<effects::Outcome> perform(tavola::Table& table, effects::Call verb) override;

  // card_dice.cc
  Rule<effects::Rolled> check(tavola::Table& table, effects::Context context, std::uint16_t skill,
                              int modifier, int difficulty) override;
  Rule<effects::Rolled> roll(tavola::Table& table, effects::Context context, std::uint16_t die,
                             int dice) override;

  // card_host.cc, as is what stands above
  void begin(tavola::Table& table, const effects::Call& duration, effects::NodeId node,
             const effects::Context& context) override;
  bool used_up(const tavola::Table& table, const effects::Context& context, effects::NodeId once,
               std::uint16_t period) const override;
  void use_up(tavola::Table& table, const effects::Context& context, effects::NodeId once,
              std::uint16_t period) override;
};

ArkhamHost& host();

inline const State& state_in(const tavola::Table& table) {
  return static_cast<const Table&>(table).state;
}

/// The number of the possession that an effect speaks of as "this", or -1. A use names it; an
/// effect that happens by itself is that of the first such card.
int this_card(const State& s, const effects::Context& context);

/// Whether a text that is being carried out has taken its reader out of it. AH-336
inline bool fallen(const State& s, Seat who) {
  return !in_play(s, who) || has(s.text.insane | s.text.unconscious | s.text.ended, who);
}

effects::Context context_for(Seat who, std::uint16_t source, Citation rule);

}  // namespace tavola::arkham
