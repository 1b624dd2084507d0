#include "scene/terminal/scene_text.h"

#include <algorithm>
#include <set>
#include <utility>

#include "scene/several_boards.h"
#include "scene/terminal/board_text.h"
#include "scene/terminal/offered_cards.h"
#include "scene/terminal/room_text.h"
#include "scene/terminal/sequence_text.h"
#include "words/sentence.h"

namespace tavola::scene {
namespace {

/// Of eight long sheets only one's own is read line by line.
bool is_long_sheet_of_another(const Scene& scene, const Panel& panel) {
  constexpr std::size_t kLong = 6;
  return panel.kind == PanelKind::kSheet && panel.seat != kNoSeat && scene.viewer != kSpectator &&
         panel.seat != scene.viewer && panel.lines.size() >= kLong;
}

}  // namespace

const Panel* panel_of(const Scene& scene, const Track& track) {
  for (const Panel& panel : scene.panels)
    for (const Line& line : panel.lines)
      if (const auto* meter = std::get_if<line::Meter>(&line))
        if (meter->track == track.id) return &panel;
  return nullptr;
}

std::vector<int> options_on(const Scene& scene, const std::string& id) {
  std::vector<int> numbers;
  if (!scene.decision) return numbers;
  for (const OptionView& option : scene.decision->options)
    if (std::find(option.on.begin(), option.on.end(), id) != option.on.end())
      numbers.push_back(option.n);
  return numbers;
}

SceneText::SceneText(Voice voice, const words::Messages& interface, Screen screen)
    : voice_{std::move(voice)}, interface_{&interface}, screen_{std::move(screen)} {
  screen_.width = std::max(screen_.width, 20);
  if (screen_.plain) screen_.colour = false;
}

std::string SceneText::ui(std::string_view id,
                          std::initializer_list<words::NamedArgument> arguments) const {
  static const words::Lexicon kNoWords;
  if (voice_.title == nullptr) return interface_->say(kNoWords, voice_.language, id, arguments);
  // A game may say it in its own words, such as days for rounds.
  const words::Messages& own = voice_.title->messages();
  return (own.find(words::Language::kEnglish, id) != nullptr ? own : *interface_)
      .say(voice_.title->lexicon(), voice_.language, id, arguments);
}

std::string SceneText::shown(const std::vector<Runs>& lines) const {
  return paint(lines, screen_.colour);
}

std::string SceneText::paragraph(const Runs& runs, int indent, int margin) const {
  std::string text;
  const std::string before(static_cast<std::size_t>(margin), ' ');
  for (const Runs& line : wrap(runs, screen_.width - margin, indent))
    text += before + paint(line, screen_.colour) + "\n";
  return text;
}

std::string SceneText::clock(const Scene& scene) const {
  Runs runs = {{say(Text::of("title")), Hue::kInk, Weight::kBold}};
  if (scene.clock.round > 0)
    runs.push_back({std::string(sign("  ·  ", ". ")) +
                    ui("scene.round", {{"n", words::Argument::number(scene.clock.round)}})});
  for (const Phase& phase : scene.clock.phases) {
    if (screen_.plain && phase.state != PhaseState::kNow) continue;
    runs.push_back({screen_.plain ? ". " : sign("  ·  ", "  -  "), Hue::kFaint});
    const bool now = phase.state == PhaseState::kNow;
    runs.push_back(
        {words::capitalised(say(phase.text)), now ? Hue::kInk : Hue::kFaint, bold_if(now)});
    if (!now) continue;
    for (const Step& step : phase.steps) {
      const bool here = step.state == PhaseState::kNow;
      if (screen_.plain && !here) continue;
      runs.push_back({" "});
      runs.push_back(
          {here && !screen_.colour && !screen_.plain ? "[" + say(step.text) + "]" : say(step.text),
           here ? Hue::kBone : Hue::kFaint, bold_if(here)});
    }
  }
  if (screen_.plain) runs.push_back({"."});
  return paragraph(runs, 2);
}

std::string SceneText::board(const Scene& scene) const {
  if (const Panel* row = row_of_keys(scene)) return shown(sequence_lines(*this, scene, *row));
  if (only_cards_on_offer(scene)) return shown(offered_cards(*this, scene));
  if (const Area* room = room_of(scene)) {
    const RoomText seen{*this, scene, *room};
    return shown(screen_.plain ? seen.told() : seen.drawn());
  }
  const Board* const front = front_of(scene, screen_.front);
  if (front == nullptr) {
    const BoardText board{*this, scene};
    return shown(screen_.plain ? board.told() : board.drawn());
  }
  std::string text;
  if (screen_.plain) {
    // Whoever listens hears of all of them, one after the other; what belongs to none comes last.
    for (const Board& board : scene.boards) {
      text += paragraph(tab_runs(scene, board, &board == front), 2) + own_tracks(scene, board);
      Scene alone = facing(scene, board);
      std::erase_if(alone.areas, [](const Area& area) { return area.board.empty(); });
      text += shown(BoardText{*this, alone}.told());
    }
    Scene rest = scene;
    std::erase_if(rest.areas, [](const Area& area) { return !area.board.empty(); });
    return text + shown(BoardText{*this, rest}.told());
  }
  for (const Board& board : scene.boards)
    text += paragraph(tab_runs(scene, board, &board == front), 4);
  text += own_tracks(scene, *front);
  SceneText below{*this};
  if (screen_.height > 0)
    below.screen_.height =
        std::max(1, screen_.height - static_cast<int>(std::ranges::count(text, '\n')));
  const Scene there = facing(scene, *front);
  return text + shown(BoardText{below, there}.drawn());
}

BoardForm SceneText::board_form(const Scene& scene) const {
  if (row_of_keys(scene) != nullptr || only_cards_on_offer(scene) || room_of(scene) != nullptr)
    return BoardForm::kFitting;
  const Board* const front = front_of(scene, screen_.front);
  if (front == nullptr) return BoardText{*this, scene}.form();
  SceneText below{*this};
  if (screen_.height > 0)  // without the tabs and what stands on the board
    below.screen_.height =
        std::max(1, screen_.height - static_cast<int>(scene.boards.size()) -
                        static_cast<int>(std::ranges::count(own_tracks(scene, *front), '\n')));
  const Scene there = facing(scene, *front);
  return BoardText{below, there}.form();
}

Runs SceneText::tab_runs(const Scene& scene, const Board& board, bool front) const {
  Runs runs;
  if (!screen_.plain) runs.push_back({front ? sign("▣ ", "# ") : sign("▢ ", "- "), Hue::kBone});
  std::string keys;
  if (scene.decision)
    for (const OptionView& option : scene.decision->options)
      if (std::ranges::any_of(
              option.on, [&](const std::string& id) { return board_of(scene, id) == board.id; }))
        keys += (keys.empty() ? "" : " ") + option.key;
  if (!keys.empty() && !front) runs.push_back({"[" + keys + "] ", Hue::kFlame, Weight::kBold});
  runs.push_back({say(board.name), Hue::kInk, bold_if(front)});
  bool first = true;
  const auto add = [&](std::string what, Hue hue) {
    if (what.empty()) return;
    runs.push_back({first ? ": " : ", ", Hue::kFaint});
    runs.push_back({std::move(what), hue});
    first = false;
  };
  for (const Tally& tally : board.tallies) {
    for (const Seat each : tally.seats) add(seat(each), hue_of_seat(each));
    if (tally.seats.empty()) add(say(tally.says), hue_of(tally.tone));
  }
  for (const Track& track : scene.tracks)
    if (track.board == board.id)
      add(say(track.name) + " " + std::to_string(track.at) + "/" + std::to_string(track.to),
          hue_of(track.warn.empty() ? track.tone : Tone::kHarm));
  if (!board.warn.empty()) runs.push_back({sign(" ▲ ", ". ") + say(board.warn), Hue::kEmber});
  if (screen_.plain) runs.push_back({"."});
  return runs;
}

std::string SceneText::own_tracks(const Scene& scene, const Board& board) const {
  std::string text;
  for (const Track& track : scene.tracks) {
    if (track.board != board.id || (track.groups.empty() && track.says.empty())) continue;
    Runs runs = {{say(track.name) + " ", Hue::kInk, Weight::kBold},
                 {std::to_string(track.at) + "/" + std::to_string(track.to), hue_of(track.tone),
                  Weight::kBold}};
    if (!track.warn.empty())
      runs.push_back({sign(" ▲ ", ". ") + say(track.warn), Hue::kEmber});
    else if (!track.says.empty())
      runs.push_back({(screen_.plain ? ". " : "  ") + say(track.says), Hue::kFaint});
    for (const TrackGroup& group : track.groups) {
      runs.push_back({screen_.plain ? "; " : "  "});
      bool first = true;
      for (const TrackGroup::Box& box : group.pattern) {
        if (box.symbols.empty()) continue;
        runs.push_back(
            {(first ? "" : ", ") +
                 ui(box.colour == LinkArrow::kWhite ? "scene.on_white" : "scene.on_black") + " " +
                 say(box.says),
             Hue::kFaint, bold_if(group.fed)});
        first = false;
      }
      for (const TrackGroup::Socket& socket : group.sockets) {
        const bool free = socket.state == TrackGroup::Socket::State::kFree;
        const bool down = socket.state == TrackGroup::Socket::State::kDown;
        runs.push_back({" ["});
        runs.push_back({free   ? std::string(group.fed ? sign("◌", "?") : sign("·", " "))
                        : down ? std::string(sign("✓", "+"))
                               : say(socket.name),
                        free   ? Hue::kFaint
                        : down ? Hue::kMoss
                               : Hue::kTide});
        runs.push_back({"]"});
      }
    }
    if (screen_.plain) runs.push_back({"."});
    text += paragraph(runs, 4, screen_.plain ? 0 : 2);
  }
  return text;
}

std::string SceneText::forces(const Scene& scene) const {
  std::string text;
  for (const Force& force : scene.forces) {
    const bool asleep = force.state == ForceState::kAsleep;
    Runs runs = {{say(force.name), asleep ? Hue::kFaint : hue_of(force.tone), bold_if(!asleep)}};
    if (const std::string kind = say(force.kind); !kind.empty())
      runs.push_back({" (" + kind + ")", Hue::kFaint});
    if (force.step)
      runs.push_back(
          {" " + std::to_string(force.step->now) + "/" + std::to_string(force.step->most),
           Hue::kInk, Weight::kBold});
    std::string says;
    for (const Text& each : force.says) says += " " + say(each);
    if (force.says.empty() && !force.printed.empty())
      for (const std::string& line :
           voice_.title->printed_card(force.printed, voice_.language).lines)
        says += " " + harmless(line);
    if (!says.empty()) runs.push_back({":" + says, asleep ? Hue::kFaint : Hue::kInk});
    text += paragraph(runs, 2);
  }
  return text;
}

std::string SceneText::tracks(const Scene& scene) const {
  std::string text;
  Runs counts;  // several in a line
  for (const Track& track : scene.tracks) {
    if (panel_of(scene, track) != nullptr || !track.board.empty()) continue;
    const std::string name = words::capitalised(say(track.name));
    Runs runs;
    if (track.form == TrackForm::kCount && !screen_.plain) {
      if (!counts.empty()) counts.push_back({sign("  ·  ", ", "), Hue::kFaint});
      counts.push_back({name + " ", Hue::kFaint});
      counts.push_back({std::to_string(track.at) + "/" + std::to_string(track.to),
                        hue_of(track.tone), Weight::kBold});
      if (!track.warn.empty())
        counts.push_back({sign(" ▲ ", " ! ") + say(track.warn), Hue::kEmber});
      continue;
    }
    if (screen_.plain) {
      runs = {{ui("scene.meter", {{"name", words::Argument::name(name)},
                                  {"at", words::Argument::number(track.at)},
                                  {"to", words::Argument::number(track.to)}}) +
               "."}};
    } else {
      runs = {{name + " ", Hue::kInk, Weight::kBold}};
      const Runs wide = track_runs(track, TrackWidth::kWide);
      extend(runs, columns(name) + 1 + columns(wide) <= screen_.width
                       ? wide
                       : track_runs(track, TrackWidth::kNarrow));
    }
    // A threshold that is near takes the place of how far it is.
    const bool warns = !track.warn.empty();
    const std::string says =
        warns ? (screen_.plain ? "" : sign("▲ ", "! ")) + say(track.warn) : say(track.says);
    const Hue hue = warns ? Hue::kEmber : Hue::kFaint;
    const bool fits = columns(runs) + 2 + columns(says) <= screen_.width;
    if (!says.empty() && (screen_.plain || fits)) {
      runs.push_back({(screen_.plain ? " " : "  ") + says, hue});
    } else if (!says.empty()) {
      text += paragraph(runs, 2);
      runs = {{says, hue}};
      text += paragraph(runs, 0, 2);
      continue;
    }
    text += paragraph(runs, 2);
  }
  if (!counts.empty()) text += paragraph(counts, 2);
  return text;
}

std::vector<Runs> SceneText::seat_lines(const Scene& scene, const Panel& panel) const {
  std::vector<Runs> parts;
  const bool decides = scene.decision && scene.decision->seats.has(panel.seat);
  Runs name;
  if (!screen_.plain)
    name.push_back({decides ? sign("▶ ", "> ") : "  ", Hue::kFlame, Weight::kBold});
  name.push_back({panel.title.empty() ? seat(panel.seat) : say(panel.title),
                  panel.seat == kNoSeat ? Hue::kInk : hue_of_seat(panel.seat), Weight::kBold});
  add_badges(name, panel.badges);
  const std::string states = states_text(panel.states, panel.title);
  if (!states.empty()) name.push_back({" " + states, Hue::kFaint});
  if (screen_.plain && decides) name.push_back({" (" + ui("scene.decides") + ")"});
  parts.push_back(std::move(name));
  if (!panel.note.empty()) parts.push_back({{say(panel.note), Hue::kFaint}});
  for (const Line& line : panel.lines) {
    Runs runs = line_runs(scene, line);
    if (!runs.empty()) parts.push_back(std::move(runs));
  }
  return parts;
}

std::string SceneText::seats(const Scene& scene) const {
  std::vector<std::vector<Runs>> rows;
  for (const Panel& panel : scene.panels)
    if (panel.kind == PanelKind::kSeat) rows.push_back(seat_lines(scene, panel));
  if (screen_.plain) {
    std::string text;
    for (const std::vector<Runs>& row : rows) {
      Runs sentence;
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) sentence.push_back({i == 1 ? ": " : "; "});
        extend(sentence, row[i]);
      }
      sentence.push_back({"."});
      text += paragraph(sentence, 2);
    }
    return text;
  }
  // Parts of one kind stand below each other.
  std::vector<int> widest;
  for (const std::vector<Runs>& row : rows) {
    if (row.size() > widest.size()) widest.resize(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) widest[i] = std::max(widest[i], columns(row[i]));
  }
  std::vector<Runs> lines;
  for (std::vector<Runs>& row : rows) {
    Runs line;
    int used = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (used > 0 && used + 2 + columns(row[i]) > screen_.width) {
        lines.push_back(std::move(line));
        line = {{"    "}};
        used = 4;
      } else if (used > 0) {
        line.push_back({"  "});
        used += 2;
      }
      const int width = std::min(widest[i], screen_.width - used);
      extend(line, fitted(std::move(row[i]), width));
      used += width;
    }
    lines.push_back(std::move(line));
  }
  return shown(lines);
}

Runs SceneText::set_runs(const line::Pair& pair) const {
  Runs runs;
  for (std::size_t i = 0; i < pair.names.size() && i < pair.stops.size(); ++i) {
    const auto at = static_cast<std::size_t>(pair.at);
    if (at >= pair.stops[i].size()) continue;
    runs.push_back({(runs.empty() ? "" : "  ") + say(pair.names[i]) + " ", Hue::kFaint});
    runs.push_back({std::to_string(pair.stops[i][at])});
  }
  return runs;
}

std::string SceneText::panels(const Scene& scene) const {
  std::string text;
  for (const Panel& panel : scene.panels) {
    if (panel.kind == PanelKind::kSeat || &panel == row_of_keys(scene)) continue;
    Runs head = {{words::capitalised(say(panel.title)), Hue::kInk, Weight::kBold}};
    if (!panel.note.empty()) head.push_back({"  " + say(panel.note), Hue::kFaint});
    // A sheet begins with numbers: they stand behind its name, so that many sheets stay short.
    const bool sheet = panel.kind == PanelKind::kSheet || panel.kind == PanelKind::kFoe;
    bool beside = sheet && columns(head) > 0;
    const bool brief = is_long_sheet_of_another(scene, panel);
    Runs sliders;
    std::string below;
    for (const Line& line : panel.lines) {
      if (brief && std::holds_alternative<line::Words>(line)) continue;
      const auto* pair = std::get_if<line::Pair>(&line);
      // Sliders of others are told by where they stand, all in one line.
      if (brief && pair != nullptr) {
        if (!sliders.empty()) sliders.push_back({"  "});
        extend(sliders, set_runs(*pair));
        continue;
      }
      const Runs runs = line_runs(scene, line);
      if (runs.empty()) continue;
      beside = beside && !std::holds_alternative<line::Cards>(line) &&
               columns(head) + 2 + columns(runs) <= screen_.width;
      if (beside) {
        head.push_back({screen_.plain ? ". " : "  "});
        extend(head, runs);
      } else {
        below += paragraph(runs, 2);
      }
    }
    if (columns(head) > 0) text += paragraph(head);
    if (!sliders.empty()) text += paragraph(sliders, 2);
    text += below;
  }
  return text;
}

std::string SceneText::piles(const Scene& scene) const {
  Runs runs;
  for (const Pile& pile : scene.piles) {
    if (!runs.empty()) runs.push_back({sign("  ·  ", ", "), Hue::kFaint});
    runs.push_back({words::capitalised(say(pile.name)) + " ", Hue::kFaint});
    runs.push_back({std::to_string(pile.count)});
  }
  return runs.empty() ? "" : paragraph(runs, 2);
}

std::string SceneText::goals(const Scene& scene) const {
  std::string text;
  for (const GoalKind kind : {GoalKind::kToWin, GoalKind::kToLose}) {
    Runs runs;
    for (const Goal& goal : scene.goals) {
      if (goal.kind != kind) continue;
      if (runs.empty())
        runs.push_back(
            {ui(kind == GoalKind::kToWin ? "scene.to_win" : "scene.to_lose") + " ", Hue::kFaint});
      else
        runs.push_back({screen_.plain ? "; " : "  "});
      if (!screen_.plain)
        runs.push_back({goal.done ? sign("● ", "[x] ") : sign("○ ", "[ ] "),
                        goal.done ? Hue::kMoss : Hue::kFaint, bold_if(goal.done)});
      runs.push_back({say(goal.text), goal.done ? Hue::kMoss : Hue::kInk});
      if (screen_.plain && goal.done) runs.push_back({" (" + ui("scene.done") + ")"});
    }
    if (!runs.empty()) text += paragraph(runs, 2);
  }
  return text;
}

std::string SceneText::omens(const Scene& scene) const {
  const auto name_of_area = [&](const std::string& id) {
    for (const Area& area : scene.areas)
      if (area.id == id) return say(area.name);
    return id;
  };
  std::string text;
  for (const Omen& omen : scene.omens) {
    text += paragraph({{words::capitalised(say(omen.name)), Hue::kInk, Weight::kBold}});
    for (const Drift& drift : omen.drifts) {
      Runs runs;
      for (const Piece& piece : scene.pieces)
        if (piece.id == drift.of) runs.push_back({say(piece.name), Hue::kEmber, Weight::kBold});
      if (drift.arrow != LinkArrow::kNone)
        runs.push_back(
            {", " + ui(drift.arrow == LinkArrow::kWhite ? "scene.on_white" : "scene.on_black"),
             Hue::kFaint});
      runs.push_back({": "});
      std::string way;
      for (const std::string& id : drift.via)
        (way += way.empty() ? "" : sign(" → ", ", ")) += name_of_area(id);
      if (drift.via.empty()) way = drift.says.empty() ? ui("scene.stays") : say(drift.says);
      runs.push_back({way, drift.via.empty() ? Hue::kFaint : Hue::kEmber});
      text += paragraph(runs, 2, 2);
    }
  }
  return text.empty() ? paragraph({{ui("scene.no_omens"), Hue::kFaint}}) : text;
}

bool SceneText::begins_with_number(const DecisionView& decision) const {
  return std::ranges::any_of(decision.options, [this](const OptionView& option) {
    const std::string text = say(option.text);
    const char first = text.empty() ? ' ' : text.front();
    return (first >= '0' && first <= '9') || first == '$' || first == '+' || first == '-';
  });
}

std::string SceneText::decision(const Scene& scene) const {
  if (!scene.decision) return "";
  const DecisionView& decision = *scene.decision;
  std::string text;
  const std::string who = seat(decision.seat);
  const bool together = decision.yours && decision.seats.count() > 1;
  Runs head = {{ui(together         ? "scene.together"
                   : decision.yours ? "scene.you_decide"
                                    : "scene.waiting",
                   {{"seat", words::Argument::name(who)}}),
                together ? Hue::kInk : hue_of_seat(decision.seat), Weight::kBold}};
  // A question says "you" to whoever is asked: whoever waits is told only who decides.
  if (!decision.question.empty() && (decision.yours || scene.viewer == kSpectator))
    head.push_back({" " + say(decision.question), Hue::kInk, Weight::kBold});
  // A rule without a reason in words needs no line of its own.
  const bool reasoned = decision.yours && !decision.why.text.empty();
  Runs why = {{reasoned ? say(decision.why.text) : "", Hue::kFaint}};
  if (decision.yours && decision.why.rule.given())
    (reasoned ? why : head).push_back({" " + decision.why.rule.text(), Hue::kMoon});
  text += paragraph(head, 2);
  if (reasoned) text += paragraph(why, 2);
  std::set<std::string> told;  // a forecast that stands above is not repeated
  const bool set_apart = begins_with_number(decision);
  int widest = 1;
  for (const OptionView& option : decision.options) widest = std::max(widest, columns(option.key));
  bool standing = false;
  for (const OptionView& option : decision.options) {
    if (option.standing && !standing) text += paragraph({{ui("scene.standing"), Hue::kFaint}}, 2);
    standing = option.standing;
    const int pad = widest - columns(option.key);
    // The key is kept together with its margin, which wrapping would drop.
    Runs line = {{words::capitalised(say(option.text)), Hue::kInk}};
    if (!option.cost.empty()) line.push_back({" (" + say(option.cost) + ")", Hue::kEmber});
    if (option.measured && decision.aim && decision.aim->bounds.size() == 1) {  // how much
      const Aim::Bound& bound = decision.aim->bounds.front();
      line.push_back({" (" + std::to_string(bound.least) + std::string(sign("–", "-")) +
                          std::to_string(bound.most) + ")",
                      Hue::kMoon});
    }
    if (option.chance)
      line.push_back({" " + std::to_string((*option.chance + 5) / 10) + "%", Hue::kMoon});
    if (const std::string forecast = say(option.forecast);
        !forecast.empty() && told.insert(forecast).second)
      line.push_back({std::string(sign(" — ", " - ")) + forecast, Hue::kFaint});
    bool first = true;
    for (Runs& part : wrap(line, screen_.width - widest - 4)) {
      Runs whole = {{std::string(static_cast<std::size_t>(first ? 2 + pad : widest + 4), ' ')}};
      if (first) {
        whole.push_back({option.key, Hue::kFlame, Weight::kBold});
        whole.push_back({screen_.plain ? ". " : set_apart ? ") " : "  "});
      }
      extend(whole, part);
      text += paint(whole, screen_.colour) + "\n";
      first = false;
    }
  }
  for (const BlockedView& blocked : decision.blocked) {
    Runs line = {
        {std::string(sign("  ✕ ", "  - ")) + words::capitalised(say(blocked.text)), Hue::kFaint}};
    if (!blocked.reason.text.empty())
      line.push_back({": " + say(blocked.reason.text), Hue::kFaint});
    if (blocked.reason.rule.given()) line.push_back({" " + blocked.reason.rule.text(), Hue::kMoon});
    bool first = true;
    for (Runs& part : wrap(line, screen_.width - 4)) {
      Runs whole = {{first ? "  " : "    "}};
      extend(whole, part);
      text += paint(whole, screen_.colour) + "\n";
      first = false;
    }
  }
  return text;
}

std::string SceneText::outcome(const Scene& scene) const {
  if (!scene.outcome) return "";
  const Outcome& outcome = *scene.outcome;
  if (outcome.failed) return paragraph({{say(outcome.text), Hue::kEmber, Weight::kBold}}, 2);
  std::string verdict = ui(outcome.won ? "scene.won" : "scene.lost");
  if (!outcome.won && !outcome.winners.empty()) {
    std::vector<std::string> names;
    std::vector<words::Argument> winners;
    for (Seat each = 0; each < kMaxSeats; ++each)
      if (outcome.winners.has(each)) names.push_back(seat(each));
    for (const std::string& name : names) winners.push_back(words::Argument::name(name));
    verdict = ui("end.winners", {{"seats", words::Argument::list(winners)}});
  }
  if (!outcome.verdict.empty()) verdict = say(outcome.verdict);
  Runs runs = {{verdict, outcome.won ? Hue::kMoss : Hue::kEmber, Weight::kBold},
               {" " + say(outcome.text)}};
  if (outcome.score)
    runs.push_back({" " + ui("scene.score", {{"n", words::Argument::number(*outcome.score)}}),
                    Hue::kInk, Weight::kBold});
  return paragraph(runs, 2);
}

std::string SceneText::whole(const Scene& scene) const {
  std::string text;
  const auto add = [&](const std::string& part) {
    if (part.empty()) return;
    if (!text.empty() && !screen_.plain) text += "\n";
    text += part;
  };
  add(clock(scene));
  add(board(scene));
  add(tracks(scene) + piles(scene) + goals(scene));
  add(seats(scene));
  add(panels(scene) + forces(scene));
  add(outcome(scene));
  add(decision(scene));
  return text;
}

}  // namespace tavola::scene
