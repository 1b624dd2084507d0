// The smaller things of a scene as text: pieces, cards, meters and tracks.
#include <algorithm>
#include <utility>

#include "scene/scene_names.h"
#include "scene/terminal/scene_text.h"

namespace tavola::scene {
namespace {

bool has(const std::vector<State>& states, State state) {
  return std::find(states.begin(), states.end(), state) != states.end();
}

const Track* find_track(const Scene& scene, const std::string& id) {
  for (const Track& track : scene.tracks)
    if (track.id == id) return &track;
  return nullptr;
}

}  // namespace

std::string SceneText::states_text(const std::vector<State>& states, const Text& name) const {
  std::string text;
  for (const State state : states) {
    // These follow from where the thing is shown and how.
    if (state == State::kNew || state == State::kInHand || state == State::kFaceDown) continue;
    if (state == State::kStable && !screen_.plain) continue;  // what is not said to be unstable
    text += (text.empty() ? "" : ", ") + say(state_text(state, name));
  }
  return text.empty() ? text : "(" + text + ")";
}

void SceneText::add_badges(Runs& runs, const std::vector<Badge>& badges) const {
  for (const Badge& badge : badges) {
    const Text& text = screen_.plain && !badge.says.empty() ? badge.says : badge.text;
    if (text.empty()) continue;
    if (!runs.empty()) runs.push_back({" "});
    runs.push_back({screen_.plain ? "(" + say(text) + ")" : say(text), hue_of(badge.tone)});
  }
}

Runs SceneText::piece_runs(const Scene& scene, const Piece& piece, NameForm form) const {
  Runs runs;
  Run name{say(form == NameForm::kBrief && !piece.brief.empty() ? piece.brief : piece.name),
           Hue::kBone};
  if (piece.kind == PieceKind::kMonster) name = {name.text, Hue::kEmber, Weight::kBold};
  if (piece.seat != kNoSeat) {
    const bool deciding = scene.decision && scene.decision->seats.has(piece.seat);
    name = {name.text.empty() ? seat(piece.seat) : name.text, hue_of_seat(piece.seat),
            Weight::kBold, deciding};
  }
  if (!options_on(scene, piece.id).empty()) {
    name.hue = Hue::kFlame;
    name.weight = Weight::kBold;
  } else if (has(piece.states, State::kSpent) || has(piece.states, State::kFading)) {
    name.hue = Hue::kFaint;
  }
  runs.push_back(std::move(name));
  if (piece.count != 1)
    runs.push_back({std::string(sign(" ×", " x")) + std::to_string(piece.count), Hue::kFaint});
  if (piece.hits)
    runs.push_back({" " + std::to_string(piece.hits->now) + "/" + std::to_string(piece.hits->most),
                    Hue::kEmber});
  for (const Value& stat : piece.stats)
    runs.push_back({" " + say(stat.name) + " " + std::to_string(stat.value), Hue::kFaint});
  add_badges(runs, piece.badges);
  const std::string states = states_text(piece.states, piece.name);
  if (!states.empty()) runs.push_back({" " + states, Hue::kFaint});
  return runs;
}

Runs SceneText::card_runs(const Scene& scene, const Card& card, NameForm form) const {
  Runs runs;
  std::string text = say(form == NameForm::kBrief && !card.brief.empty() ? card.brief : card.name);
  if (text.empty()) text = card.face == Face::kDown ? ui("scene.face_down") : card.id;
  Run name{text, card.face == Face::kDown ? Hue::kFaint : Hue::kInk};
  if (card.at.dock == Role::kCreature) name = {text, Hue::kEmber, Weight::kBold};
  if (!options_on(scene, card.id).empty()) {
    name.hue = Hue::kFlame;
    name.weight = Weight::kBold;
  }
  runs.push_back(std::move(name));
  if (!card.needs.empty() && card.face == Face::kUp) {
    std::string needs;
    for (const Value& need : card.needs) {
      needs += (needs.empty() ? "" : ", ");
      if (need.value != 1) needs += std::to_string(need.value) + " ";
      needs += say(need.name);
    }
    runs.push_back({" <" + needs + ">", Hue::kFaint});
  }
  add_badges(runs, card.badges);
  const std::string states = states_text(card.states, card.name);
  if (!states.empty()) runs.push_back({" " + states, Hue::kFaint});
  return runs;
}

Runs SceneText::thing_runs(const Scene& scene, const std::string& id, NameForm form) const {
  for (const Piece& piece : scene.pieces)
    if (piece.id == id) return piece_runs(scene, piece, form);
  for (const Card& card : scene.cards)
    if (card.id == id) return card_runs(scene, card, form);
  return {{id}};
}

Runs SceneText::meter_runs(const Scene& scene, const std::string& id) const {
  const Track* track = find_track(scene, id);
  if (track == nullptr) return {};
  const std::string name = say(track->name);
  const bool warns = !track->warn.empty();
  if (screen_.plain)
    return {{ui("scene.meter", {{"name", words::Argument::name(name)},
                                {"at", words::Argument::number(track->at)},
                                {"to", words::Argument::number(track->to)}}) +
             (warns ? " (" + say(track->warn) + ")" : "")}};
  const int lit = track->at - track->from;
  const int all = track->to - track->from;
  const bool dire = track->tone != Tone::kHarm && lit * 3 <= all;
  const Hue hue = dire ? Hue::kEmber : hue_of(track->tone);
  const auto marks = [&](const char* on, const char* off) {
    // Candles are known by their shape.
    const bool named = track->form != TrackForm::kCandles;
    Runs runs = {
        {named ? name + " " : "", Hue::kFaint}, {"", hue, Weight::kBold}, {"", Hue::kFaint}};
    for (int i = 0; i < lit; ++i) runs[1].text += on;
    for (int i = lit; i < all; ++i) runs[2].text += off;
    runs.push_back({" " + std::to_string(track->at), hue, Weight::kBold});
    if (warns) runs.push_back({sign(" ▲", " !"), Hue::kEmber, Weight::kBold});
    return runs;
  };
  switch (track->form) {
    case TrackForm::kCandles:
      // A candle that burns has its flame, the dot; one that is out has lost it.
      return marks("i", sign("ı", "."));
    case TrackForm::kPips:
      return marks(sign("●", "*"), sign("○", "."));
    case TrackForm::kBar:
      return marks(sign("█", "#"), sign("░", "."));
    case TrackForm::kLine:
    case TrackForm::kDial:
    case TrackForm::kCount:
      break;
  }
  return {{name + " ", Hue::kFaint}, {std::to_string(track->at), hue, Weight::kBold}};
}

/// Spaces as one sign each; each kind of mark has a sign of its own, explained behind the line.
Runs SceneText::track_runs(const Track& track, TrackWidth width) const {
  static constexpr const char* kDrawn[] = {"◆", "▲", "■", "★", "✚"};
  static constexpr const char* kAscii[] = {"*", "^", "#", "+", "%"};
  std::vector<std::pair<std::string, const Mark*>> kinds;
  const auto kind_of = [&](const Mark& mark) {
    const std::string key = mark.icon.empty() ? say(mark.text) : mark.icon;
    for (std::size_t i = 0; i < kinds.size(); ++i)
      if (kinds[i].first == key) return i;
    kinds.emplace_back(key, &mark);
    return kinds.size() - 1;
  };
  const auto sign_of = [&](std::size_t kind) {
    return std::string(sign(kDrawn[kind % 5], kAscii[kind % 5]));
  };
  Runs runs;
  for (std::int32_t at = track.from; at <= track.to; ++at) {
    const bool passed = at < track.at;
    const Hue hue = passed ? hue_of(track.tone) : Hue::kLine;
    if (at > track.from && width == TrackWidth::kWide)
      runs.push_back({passed || at == track.at ? sign("━", "=") : sign("─", "-"),
                      at <= track.at ? hue_of(track.tone) : Hue::kLine});
    const auto mark = std::find_if(track.marks.begin(), track.marks.end(),
                                   [&](const Mark& each) { return each.at == at; });
    const std::string marked = mark == track.marks.end() ? "" : sign_of(kind_of(*mark));
    if (at == track.at)
      runs.push_back({"[" + std::to_string(at) + "]", hue_of(track.tone), Weight::kBold});
    else if (!marked.empty())
      runs.push_back({marked, passed ? hue : hue_of(mark->tone)});
    else
      runs.push_back({passed ? sign("━", "=") : sign("─", "-"), hue});
  }
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (!kinds[i].second->text.empty())
      runs.push_back({"  " + sign_of(i) + " " + say(kinds[i].second->text), Hue::kFaint});
  return runs;
}

}  // namespace tavola::scene
