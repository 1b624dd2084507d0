#include "play/open_card.h"

#include <ranges>

#include "scene/stage.h"

namespace tavola::play {

const Event* open_card(const Session& session, std::size_t point, Seat viewer) {
  const auto goes_on = [&](std::size_t i) {
    return session.record(i).kind == Record::Kind::kChoice && session.record(i).goes_on;
  };
  // Whatever the record at `point` is an answer to has been asked in the middle of a rule.
  const bool asked_in_middle =
      point < session.point() ? goes_on(point) : !session.table().over() && !session.at_rest();
  if (!asked_in_middle) return nullptr;
  for (std::size_t i = point; i > 0; --i) {
    for (const Event& event : std::views::reverse(session.record(i - 1).events)) {
      if (session.title().turn_begun(event)) return nullptr;
      if (!event.audience.has(viewer)) continue;
      const auto stage = session.title().stage(event);
      if (stage && !stage->card.empty()) return &event;
    }
    if (!goes_on(i - 1)) return nullptr;
  }
  return nullptr;
}

void tell_open_card(const Session& session, std::size_t point, Seat viewer, scene::Scene& scene) {
  if (!scene.decision || scene.decision->prompt.empty()) return;  // what is asked is secret
  const Event* event = open_card(session, point, viewer);
  if (event == nullptr) return;
  const auto stage = session.title().stage(*event);
  scene.decision->about = stage->card;
  for (scene::Panel& panel : scene.panels) {
    if (panel.kind != scene::PanelKind::kRoll || !panel.about.empty()) continue;
    panel.about = stage->card;
    panel.outcomes = stage->outcomes;
  }
}

}  // namespace tavola::play
