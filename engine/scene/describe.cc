#include "scene/describe.h"

#include <algorithm>
#include <set>
#include <utility>

#include "scene/say.h"

namespace tavola::scene {
namespace {

std::string natural_key(const Scene& scene, const std::string& id) {
  for (const Area& area : scene.areas)
    if (area.id == id) return area.key;
  for (const Card& card : scene.cards)
    if (card.id == id) return card.key;
  return "";
}

/// Natural keys, such as the numbers of places, when every option has one of its own; otherwise
/// 1, 2, 3 in the order offered. Half and half would make one number mean two things.
void give_keys(const Scene& scene, std::vector<OptionView>& options) {
  std::set<std::string> keys;
  for (OptionView& option : options) {
    for (const std::string& id : option.on)
      if (option.key.empty()) option.key = natural_key(scene, id);
    if (!option.key.empty()) keys.insert(option.key);
  }
  if (keys.size() == options.size()) return;
  for (OptionView& option : options) option.key = std::to_string(option.n + 1);
}

Aim aim_of(const Title& title, const Table& table) {
  const Decision& decision = table.decision();
  Aim aim;
  for (const Parameter& parameter : decision.parameters)
    aim.bounds.push_back(
        {title.game().vocabulary().parameters[parameter.name], parameter.least, parameter.most});
  title.aim(table, aim);
  return aim;
}

DecisionView view_of(const Title& title, const Table& table, const Scene& scene, Seat viewer) {
  const Decision& decision = table.decision();
  DecisionView view;
  view.seat = decision.seat;
  view.seats = decision.seats;
  view.yours = decision.seats.has(viewer);
  if (!view.yours && title.secret(table)) return view;
  view.prompt = title.game().vocabulary().prompts[decision.prompt].name;
  view.question = prompt_text(title, decision);
  view.why = {why_text(title, decision), decision.rule};
  if (!view.yours) return view;
  for (std::size_t i = 0; i < decision.options.size(); ++i) {
    const Option& option = decision.options[i];
    OptionView shown;
    shown.n = static_cast<std::int32_t>(i);
    shown.verb = title.game().vocabulary().verbs[option.verb].name;
    shown.args = option.args;
    shown.text = option_text(title, option);
    shown.rule = option.rule;
    shown.on = title.pieces_of(table, option);
    shown.forecast = title.forecast(table, option);
    shown.measured = option.takes_parameters;
    shown.standing = decision.is_standing(i);
    for (const Card& card : scene.cards)
      if (!shown.on.empty() && card.id == shown.on.front()) shown.form = OptionForm::kCard;
    title.detail(table, option, shown);
    view.options.push_back(std::move(shown));
  }
  give_keys(scene, view.options);
  for (const Blocked& blocked : title.blocked(table)) {
    BlockedView shown;
    shown.text = blocked.text;
    if (!blocked.piece.empty()) shown.on.push_back(blocked.piece);
    if (!blocked.also.empty()) shown.on.push_back(blocked.also);
    shown.reason = {blocked.reason, blocked.rule};
    view.blocked.push_back(std::move(shown));
  }
  Walk walk;
  title.walk(table, walk);
  if (!walk.ways.empty()) view.walk = std::move(walk);
  if (!decision.parameters.empty()) {
    view.kind = DecisionKind::kAim;
    view.aim = aim_of(title, table);
  }
  return view;
}

}  // namespace

Scene describe(const Title& title, const Table& table, Seat viewer) {
  Scene scene = title.scene(table, viewer);
  scene.viewer = viewer;
  if (scene.game.empty()) scene.game = title.game().id();
  if (scene.theme.empty()) scene.theme = scene.game;
  if (!table.over()) {
    scene.decision = view_of(title, table, scene, viewer);
    return scene;
  }
  if (table.failed()) {
    scene.outcome.emplace();
    scene.outcome->failed = true;
    scene.outcome->ending = "failed";
    scene.outcome->text = failure_text(table.failure());
    return scene;
  }
  const Result result = title.game().result(table);
  Outcome outcome = scene.outcome.value_or(Outcome{});
  outcome.winners = result.winners;
  outcome.won = viewer == kSpectator ? !result.winners.empty() : result.winners.has(viewer);
  outcome.ending = title.game().vocabulary().endings[static_cast<std::size_t>(result.ending)];
  if (outcome.text.empty()) outcome.text = ending_text(title, result.ending);
  if (result.scored) outcome.score = result.score;
  scene.outcome = std::move(outcome);
  return scene;
}

}  // namespace tavola::scene
