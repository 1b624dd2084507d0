// What lies on the table and speaks to everybody: herald, guardian, Acts, Blights, Conditions and
// what else boxes bring, then the Environment and the Rumor. A table of the base game has those two
// beside the board already, so it has no list of its own.
#include <algorithm>
#include <optional>

#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/table_cards.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Force;
using scene::ForceState;
using scene::Text;
using scene::Tone;

namespace {

/// The order in which they are told: who stands beside the Ancient One, what grows worse, the rest.
constexpr TableCardKind kToldFirst[] = {
    TableCardKind::kHerald,     TableCardKind::kGuardian,  TableCardKind::kAct,
    TableCardKind::kBlight,     TableCardKind::kCondition, TableCardKind::kVision,
    TableCardKind::kEpicBattle, TableCardKind::kPlot,      TableCardKind::kHorror};

Force of_card(const LyingCard& lying) {
  const TableCard& card = table_card(lying.card);
  const TableCardSign sign = table_card_sign(card.kind);
  Force force;
  force.id = table_card_id(lying.card);
  force.kind = Text::word(sign.word);
  force.name = Text::word(card.word);
  force.icon = sign.icon;
  force.tone = sign.tone;
  force.printed = force.id;
  force.leads = card.kind == TableCardKind::kHerald || card.kind == TableCardKind::kGuardian;
  if ((lying.marks & kTableCardFaceDown) != 0)
    force.state = ForceState::kAsleep;
  else if ((lying.marks & kTableCardExhausted) != 0)
    force.state = ForceState::kSpent;
  return force;
}

Force of_mythos(const char* id, const char* kind, const MythosCard& card) {
  Force force;
  force.id = id;
  force.kind = Text::word(kind);
  force.name = Text::word(card.word);
  force.icon = card.type == MythosType::kRumor ? "conversation" : "fog";
  force.printed = "mythos_" + card.id;
  // What it does while it lies there, not what it did when it came.
  const std::uint16_t lasts = card.ongoing != kNoSource ? card.ongoing : card.source;
  if (lasts != kNoSource) force.says = {Text::printed(std::to_string(lasts) + ":0")};
  return force;
}

}  // namespace

void add_forces(scene::Scene& scene, const State& s) {
  for (const TableCardKind kind : kToldFirst) {
    int nth = 0;
    for (int at = 0; at < s.lying_count; ++at) {
      if (table_card(s.lying[at].card).kind != kind) continue;
      Force force = of_card(s.lying[at]);
      // The third Act ends the game. KY-015
      if (kind == TableCardKind::kAct) force.step = scene::Hits{++nth, 3};
      scene.forces.push_back(std::move(force));
    }
  }
  if (scene.forces.empty()) return;
  if (s.environment != kNone)
    scene.forces.push_back(
        of_mythos("environment", "environment", content().mythos[s.environment]));
  if (s.rumor == kNone) return;
  Force rumor = of_mythos("rumor", "rumor", content().mythos[s.rumor]);
  rumor.tone = Tone::kHarm;
  scene.forces.push_back(std::move(rumor));
}

}  // namespace tavola::arkham
