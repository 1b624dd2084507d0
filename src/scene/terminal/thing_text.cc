// The smaller things of a scene as text: pieces, cards, meters, tracks and the lines of a panel.
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

Runs SceneText::piece_runs(const Scene& scene, const Piece& piece, bool brief) const {
  Runs runs;
  Run name{say(brief && !piece.brief.empty() ? piece.brief : piece.name), Hue::kBone};
  if (piece.kind == PieceKind::kMonster) name = {name.text, Hue::kEmber, true};
  if (piece.seat != kNoSeat) {
    const bool deciding = scene.decision && scene.decision->seats.has(piece.seat);
    name = {name.text.empty() ? seat(piece.seat) : name.text, hue_of_seat(piece.seat), true,
            deciding};
  }
  if (!options_on(scene, piece.id).empty()) {
    name.hue = Hue::kFlame;
    name.bold = true;
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

Runs SceneText::card_runs(const Scene& scene, const Card& card, bool brief) const {
  Runs runs;
  std::string text = say(brief && !card.brief.empty() ? card.brief : card.name);
  if (text.empty()) text = card.face == Face::kDown ? ui("scene.face_down") : card.id;
  Run name{text, card.face == Face::kDown ? Hue::kFaint : Hue::kInk};
  if (card.at.dock == Role::kCreature) name = {text, Hue::kEmber, true};
  if (!options_on(scene, card.id).empty()) {
    name.hue = Hue::kFlame;
    name.bold = true;
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

Runs SceneText::thing_runs(const Scene& scene, const std::string& id, bool brief) const {
  for (const Piece& piece : scene.pieces)
    if (piece.id == id) return piece_runs(scene, piece, brief);
  for (const Card& card : scene.cards)
    if (card.id == id) return card_runs(scene, card, brief);
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
    Runs runs = {{named ? name + " " : "", Hue::kFaint}, {"", hue, true}, {"", Hue::kFaint}};
    for (int i = 0; i < lit; ++i) runs[1].text += on;
    for (int i = lit; i < all; ++i) runs[2].text += off;
    runs.push_back({" " + std::to_string(track->at), hue, true});
    if (warns) runs.push_back({sign(" ▲", " !"), Hue::kEmber, true});
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
  return {{name + " ", Hue::kFaint}, {std::to_string(track->at), hue, true}};
}

/// Spaces as one sign each; each kind of mark has a sign of its own, explained behind the line.
Runs SceneText::track_runs(const Track& track, bool wide) const {
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
    if (at > track.from && wide)
      runs.push_back({passed || at == track.at ? sign("━", "=") : sign("─", "-"),
                      at <= track.at ? hue_of(track.tone) : Hue::kLine});
    const auto mark = std::find_if(track.marks.begin(), track.marks.end(),
                                   [&](const Mark& each) { return each.at == at; });
    const std::string marked = mark == track.marks.end() ? "" : sign_of(kind_of(*mark));
    if (at == track.at)
      runs.push_back({"[" + std::to_string(at) + "]", hue_of(track.tone), true});
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

Runs SceneText::line_runs(const Scene& scene, const Line& line) const {
  struct Visitor {
    const SceneText& text;
    const Scene& scene;
    Runs operator()(const line::Meter& l) const { return text.meter_runs(scene, l.track); }
    Runs operator()(const line::Pair& l) const {
      Runs runs;
      for (std::size_t i = 0; i < l.names.size(); ++i) {
        runs.push_back({(i == 0 ? "" : "  ") + text.say(l.names[i])});
        for (std::size_t stop = 0; i < l.stops.size() && stop < l.stops[i].size(); ++stop) {
          const bool now = static_cast<int>(stop) == l.at;
          const std::string number = std::to_string(l.stops[i][stop]);
          runs.push_back(
              {now ? " [" + number + "]" : " " + number, now ? Hue::kInk : Hue::kFaint, now});
        }
      }
      return runs;
    }
    Runs operator()(const line::Values& l) const {
      Runs runs;
      for (const Value& value : l.values) {
        if (!runs.empty()) runs.push_back({text.screen_.plain ? ", " : "  "});
        runs.push_back({text.say(value.name) + " ", Hue::kFaint});
        runs.push_back({std::to_string(value.value), Hue::kInk, true});
      }
      return runs;
    }
    Runs operator()(const line::Slots& l) const {
      Runs runs;
      if (!l.name.empty())
        runs.push_back({text.say(l.name) + (text.screen_.plain ? ": " : " "), Hue::kFaint});
      bool first = true;
      for (const line::Slot& slot : l.slots) {
        if (text.screen_.plain) {
          if (slot.holds.empty()) continue;
          if (!first) runs.push_back({", "});
          extend(runs, text.thing_runs(scene, slot.holds, false));
        } else {
          runs.push_back({first ? "[" : " [", Hue::kLine});
          if (slot.holds.empty())
            runs.push_back({text.sign("·", " "), Hue::kFaint});
          else
            extend(runs, text.thing_runs(scene, slot.holds, true));
          runs.push_back({"]", Hue::kLine});
        }
        first = false;
      }
      if (first) runs.push_back({text.ui("scene.none"), Hue::kFaint});
      return runs;
    }
    Runs operator()(const line::Cards& l) const {
      Runs runs;
      if (!l.name.empty())
        runs.push_back({text.say(l.name) + (text.screen_.plain ? ": " : " "), Hue::kFaint});
      bool first = true;
      for (const std::string& id : l.cards) {
        const auto card = std::find_if(scene.cards.begin(), scene.cards.end(),
                                       [&](const Card& each) { return each.id == id; });
        // Names need more between them than keys of one letter.
        const bool named = card == scene.cards.end() || card->key.empty();
        if (!first && named && !text.screen_.plain)
          runs.push_back({text.sign(" · ", ", "), Hue::kFaint});
        else if (!first)
          runs.push_back({text.screen_.plain ? ", " : " "});
        first = false;
        if (card == scene.cards.end() || card->key.empty() || text.screen_.plain) {
          extend(runs, text.thing_runs(scene, id, true));
          if (card != scene.cards.end() && !card->note.empty())
            runs.push_back({" (" + text.say(card->note) + ")", Hue::kFaint});
          continue;
        }
        // A hand of cards with natural keys is shown by them alone; spent ones stand in brackets.
        const bool gone = has(card->states, State::kPlayed) || has(card->states, State::kSpent);
        const bool lit = !options_on(scene, id).empty();
        runs.push_back({gone ? "(" + card->key + ")" : card->key,
                        lit    ? Hue::kFlame
                        : gone ? Hue::kFaint
                               : Hue::kInk,
                        lit});
      }
      if (first) runs.push_back({text.ui("scene.none"), Hue::kFaint});
      return runs;
    }
    Runs operator()(const line::Words& l) const { return {{text.say(l.text), hue_of(l.tone)}}; }
    Runs operator()(const line::Prose& l) const {
      Runs runs;
      if (!l.heading.empty()) runs.push_back({text.say(l.heading) + ". ", Hue::kInk, true});
      for (const Text& paragraph : l.paragraphs) runs.push_back({text.say(paragraph) + " "});
      return runs;
    }
    Runs operator()(const line::Dice& l) const {
      Runs runs;
      for (const Die& die : l.dice) {
        const bool good = die.hits.value_or(0) > 0;
        runs.push_back({(runs.empty() ? "[" : " [") +
                            (die.name.empty() ? std::to_string(die.face) : text.say(die.name)) +
                            (good ? std::string(text.sign("✓", "+")) : "") + "]",
                        good ? Hue::kMoss : Hue::kFaint, good});
      }
      return runs;
    }
    Runs operator()(const line::Chart& l) const {
      Runs runs;
      for (std::size_t n = 0; n < l.columns.size(); ++n) {
        const bool enough = static_cast<int>(n) >= l.threshold;
        const bool rolled = l.rolled == static_cast<std::int32_t>(n);
        runs.push_back({(runs.empty() ? "" : "  ") + std::to_string(n) + ": " +
                            std::to_string((l.columns[n] + 5) / 10) + "%",
                        enough ? Hue::kMoss : Hue::kFaint, rolled});
      }
      return runs;
    }
    Runs operator()(const line::Bands& l) const {
      Runs runs;
      for (const line::Band& band : l.bands) {
        std::string range = std::to_string(band.from);
        if (!band.to)
          range += "+";
        else if (*band.to != band.from)
          range += "-" + std::to_string(*band.to);
        runs.push_back({(runs.empty() ? "" : "; ") + range + ": " + text.say(band.text),
                        band.now ? Hue::kInk : Hue::kFaint, band.now});
      }
      return runs;
    }
    Runs operator()(const line::Sum& l) const {
      Runs runs;
      for (const Value& term : l.terms)
        runs.push_back(
            {(runs.empty() ? "" : " + ") + text.say(term.name) + " " + std::to_string(term.value)});
      runs.push_back({" = " + std::to_string(l.total), Hue::kInk, true});
      return runs;
    }
    Runs operator()(const line::Odds& l) const {
      Runs runs;
      for (const line::Odds::Entry& entry : l.entries)
        runs.push_back({(runs.empty() ? "" : "  ") + text.say(entry.text) + " " +
                            std::to_string((entry.chance + 5) / 10) + "%",
                        entry.now ? Hue::kInk : Hue::kFaint, entry.now});
      return runs;
    }
    Runs operator()(const line::Stake& l) const { return {{text.say(l.text), hue_of(l.tone)}}; }
    Runs operator()(const line::Mates& l) const {
      Runs runs;
      for (const line::Mates::Mate& mate : l.mates) {
        const bool now = mate.state == PhaseState::kNow;
        runs.push_back({(runs.empty()         ? ""
                         : text.screen_.plain ? "; "
                                              : "  ") +
                            text.seat(mate.seat) + (mate.text.empty() ? "" : ": "),
                        hue_of_seat(mate.seat), now});
        runs.push_back({text.say(mate.text), now ? Hue::kInk : Hue::kFaint});
      }
      return runs;
    }
    Runs operator()(const line::Slips& l) const {
      Runs runs;
      for (const line::Slips::Slip& slip : l.slips) {
        if (!runs.empty())
          runs.push_back({text.screen_.plain ? "; " : text.sign(" · ", "; "), Hue::kFaint});
        extend(runs, text.thing_runs(scene, slip.card, true));
        if (!slip.says.empty()) runs.push_back({": " + text.say(slip.says), hue_of(slip.tone)});
        for (const line::Slips::Step& step : slip.steps) {
          const bool done = step.state == PhaseState::kDone;
          runs.push_back(
              {" " + std::string(done ? text.sign("✓ ", "+ ") : "") + text.say(step.text),
               done ? Hue::kMoss : Hue::kFaint, step.state == PhaseState::kNow});
        }
      }
      return runs;
    }
  };
  return std::visit(Visitor{*this, scene}, line);
}

}  // namespace tavola::scene
