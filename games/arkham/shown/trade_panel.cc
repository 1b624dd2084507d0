// A trade as both sides see it: what each holds, what of it is in the trade, and the money.
#include <utility>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Panel;
using scene::Text;

void add_trade(scene::Scene& scene, const State& s, const Decision& decision) {
  const bool answers = decision.prompt == static_cast<std::uint8_t>(Prompt::kAnswerTrade);
  if (!answers && decision.prompt != static_cast<std::uint8_t>(Prompt::kTrade)) return;
  const auto other = static_cast<Seat>(decision.args[0]);
  if (decision.seat >= s.seats || other >= s.seats) return;
  // The money is told as the one who began the trade sees it.
  const int gives = decision.args[answers ? 2U : 1U];
  const int gets = decision.args[answers ? 1U : 2U];
  Panel panel;
  panel.id = "trade";
  panel.kind = scene::PanelKind::kExchange;
  panel.place = scene::PanelPlace::kStage;
  panel.title = Text::of("board.trade");
  for (const Seat side : {decision.seat, other}) {
    scene::line::Cards holds{Text::seat(side), {}};
    for (int number = 0; number < static_cast<int>(held(s, side).size()); ++number)
      holds.cards.push_back(held_id(side, number));
    panel.lines.emplace_back(std::move(holds));
    const int leaves = side == decision.seat ? gives : gets;
    const int has = s.investigators[side].money;
    panel.lines.emplace_back(scene::line::Values{
        {{"two-coins", Text::word("money"), has}, {"", Text::of("board.trade_gives"), leaves}}});
  }
  scene.panels.push_back(std::move(panel));
}

}  // namespace tavola::arkham
