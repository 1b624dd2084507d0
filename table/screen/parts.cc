#include "screen/parts.h"

#include <algorithm>

#include "screen/question.h"

namespace tavola::screen {
namespace {

using scene::Hue;
using scene::Panel;
using scene::Runs;
using scene::SceneText;

void add(Lines& lines, const std::string& text) {
  const Lines more = lines_of(text);
  lines.insert(lines.end(), more.begin(), more.end());
}

bool is_of_a_seat(const Panel& panel) {
  return panel.seat != kNoSeat &&
         (panel.kind == scene::PanelKind::kSeat || panel.kind == scene::PanelKind::kSheet);
}

bool decides(const View& view, Seat seat) {
  return view.scene.decision && view.scene.decision->seats.has(seat);
}

/// "Nora, Carolyn Fern".
std::string called(const SceneText& text, const Panel& panel) {
  const std::string name = text.seat(panel.seat);
  const std::string title = text.say(panel.title);
  return title.empty() || title == name ? name : name + ", " + title;
}

Runs pointer(const View& view, const SceneText& text, Seat seat) {
  if (!decides(view, seat)) return {};
  return {{text.sign("▶ ", "> "), Hue::kFlame, scene::Weight::kBold}};
}

/// Where it is, or another remark; not the seat's own name.
void add_note(Runs& runs, const SceneText& text, const Panel& panel) {
  if (const std::string note = text.say(panel.note); !note.empty() && note != text.seat(panel.seat))
    runs.push_back({"  " + note, Hue::kFaint});
}

/// "▶ Nora, Carolyn Fern (delayed)  Arkham Asylum".
Runs named(const View& view, const SceneText& text, const Panel& panel) {
  Runs runs = pointer(view, text, panel.seat);
  runs.push_back({called(text, panel), scene::hue_of_seat(panel.seat), scene::Weight::kBold});
  text.add_badges(runs, panel.badges);
  if (const std::string states = text.states_text(panel.states, panel.title); !states.empty())
    runs.push_back({" " + states, Hue::kFaint});
  add_note(runs, text, panel);
  return runs;
}

/// A meter as a number against its end, in the colour of harm when little is left.
Runs short_meter(const View& view, const SceneText& text, const std::string& id, bool with_name) {
  for (const scene::Track& track : view.scene.tracks) {
    if (track.id != id) continue;
    const int all = track.to - track.from;
    const bool dire = track.tone != scene::Tone::kHarm && (track.at - track.from) * 3 <= all;
    return {{with_name ? text.say(track.name) + " " : "", Hue::kFaint},
            {std::to_string(track.at) + "/" + std::to_string(track.to),
             dire ? Hue::kEmber : scene::hue_of(track.tone), scene::Weight::kBold}};
  }
  return {};
}

/// What counts most comes first, because the line may be cut: the meters of a sheet, where its seat
/// is, other numbers, and what it carries in slots. Where I am, the board shows too.
void add_numbers(Runs& runs, const View& view, const SceneText& text, const Panel& panel,
                 bool with_names = true, bool place_last = false) {
  const auto add_part = [&](const Runs& part) {
    if (part.empty()) return;
    runs.push_back({"  "});
    scene::extend(runs, part);
  };
  if (const std::string states = text.states_text(panel.states, panel.title); !states.empty())
    runs.push_back({"  " + states, Hue::kEmber});
  for (const scene::Line& line : panel.lines)
    if (const auto* meter = std::get_if<scene::line::Meter>(&line))
      add_part(short_meter(view, text, meter->track, with_names));
  if (!place_last) add_note(runs, text, panel);
  for (const scene::Line& line : panel.lines)
    if (std::holds_alternative<scene::line::Values>(line) ||
        std::holds_alternative<scene::line::Slots>(line))
      add_part(text.line_runs(view.scene, line));
  if (place_last) add_note(runs, text, panel);
}

/// Names in a line of their own, so that what follows is read as theirs.
void add_sheet(Lines& lines, const View& view, const SceneText& text, const Panel& panel) {
  add(lines, text.paragraph(named(view, text, panel), 2));
  for (const scene::Line& line : panel.lines)
    if (const Runs runs = text.line_runs(view.scene, line); !runs.empty())
      add(lines, text.paragraph(runs, 2, 2));
}

Lines log_page(const View& view, int width) {
  if (!view.log) return {};
  return view.log(view.text(width), true).lines;
}

Lines players(const View& view, int width) {
  const SceneText text = view.text(width);
  Lines lines;
  for (const bool own : {true, false})
    for (const Panel& panel : view.scene.panels)
      if (is_of_a_seat(panel) && (panel.seat == view.scene.viewer) == own)
        add_sheet(lines, view, text, panel);
  const Lines others = sheets_of(view, kNoSeat, width);
  lines.insert(lines.end(), others.begin(), others.end());
  return lines;
}

}  // namespace

std::string head_line(const View& view, int width) {
  const SceneText text = view.text(width);
  const scene::Scene& scene = view.scene;
  const char* dot = text.sign(" · ", " - ");
  Runs left = {{text.say(scene::Text::of("title")), Hue::kInk, scene::Weight::kBold}};
  if (scene.clock.round > 0)
    left.push_back(
        {dot + text.ui("scene.round", {{"n", words::Argument::number(scene.clock.round)}}),
         Hue::kInk});
  // A game that goes by days has them where others have their foe.
  for (const Panel& panel : scene.panels)
    if (panel.kind == scene::PanelKind::kFoe && panel.lines.empty() && scene.clock.round == 0)
      left.push_back({dot + text.say(panel.title), Hue::kInk});
  for (const scene::Phase& phase : scene.clock.phases) {
    if (phase.state != scene::PhaseState::kNow) continue;
    left.push_back({dot + words::capitalised(text.say(phase.text)), Hue::kInk});
    for (const scene::Step& step : phase.steps)
      if (step.state == scene::PhaseState::kNow)
        left.push_back({": " + text.say(step.text), Hue::kFaint});
  }
  Runs right;
  if (scene.viewer != kSpectator) {
    std::string who = text.seat(scene.viewer);
    for (const Panel& panel : scene.panels)
      if (panel.seat == scene.viewer && is_of_a_seat(panel))
        if (const std::string title = text.say(panel.title); !title.empty() && title != who)
          who += ", " + title;
    right.push_back({text.ui("screen.you", {{"who", words::Argument::name(who)}}),
                     scene::hue_of_seat(scene.viewer), scene::Weight::kBold});
  }
  if (scene.decision && !decides(view, scene.viewer))
    right.push_back(
        {(right.empty() ? "" : dot) +
             text.ui("scene.waiting",
                     {{"seat", words::Argument::name(text.seat(scene.decision->seat))}}),
         scene::hue_of_seat(scene.decision->seat)});
  return spread(scene::paint(left, view.colour), scene::paint(right, view.colour), width,
                view.ascii);
}

Lines own_lines(const View& view, int width) {
  const SceneText text = view.text(width);
  std::vector<const Panel*> sheets;
  for (const Panel& panel : view.scene.panels)
    if (is_of_a_seat(panel) && panel.seat == view.scene.viewer) sheets.push_back(&panel);
  if (sheets.empty()) return {};
  const auto told = [&](bool brief) {
    Runs runs = pointer(view, text, view.scene.viewer);
    for (const Panel* const panel : sheets) {
      // Whoever plays several characters is named once.
      const std::string name = panel != sheets.front()
                                   ? std::string(text.sign(" · ", "; ")) + text.say(panel->title)
                               : brief ? text.seat(panel->seat)
                                       : called(text, *panel);
      runs.push_back({name, scene::hue_of_seat(panel->seat), scene::Weight::kBold});
      add_numbers(runs, view, text, *panel, true, brief);
    }
    return runs;
  };
  if (sheets.size() > 1) return lines_of(text.paragraph(told(false), 2));
  // The head has the whole name and the board the place: both give way to numbers.
  const Runs whole = told(false);
  return {scene::paint(scene::columns(whole) > width ? told(true) : whole, view.colour)};
}

Lines own_sheets(const View& view, int width) {
  if (view.scene.viewer == kSpectator) return {};
  return sheets_of(view, view.scene.viewer, width);
}

Lines others(const View& view, int width, bool one_line) {
  const SceneText text = view.text(width);
  Lines lines;
  for (const Panel& panel : view.scene.panels) {
    if (!is_of_a_seat(panel) || panel.seat == view.scene.viewer) continue;
    Runs runs = pointer(view, text, panel.seat);
    runs.push_back({called(text, panel), scene::hue_of_seat(panel.seat), scene::Weight::kBold});
    add_numbers(runs, view, text, panel, !one_line);
    if (one_line)
      lines.push_back(scene::paint(runs, view.colour));
    else
      add(lines, text.paragraph(runs, 4));
  }
  return lines;
}

Lines counts(const View& view, int width) {
  const SceneText text = view.text(width);
  std::vector<const scene::Track*> counted;
  for (const scene::Track& track : view.scene.tracks) {
    const Panel* on = scene::panel_of(view.scene, track);
    if (!track.board.empty()) continue;  // on the tab of its board
    if (on == nullptr || (track.vital && !is_of_a_seat(*on))) counted.push_back(&track);
  }
  Runs runs;
  for (const scene::Track* const each : counted) {
    const scene::Track& track = *each;
    const Panel* on = scene::panel_of(view.scene, track);
    if (!runs.empty()) runs.push_back({text.sign(" · ", ", "), Hue::kFaint});
    std::string name = words::capitalised(text.say(track.name)) + " ";
    if (on != nullptr && !on->title.empty()) name = text.say(on->title) + ": " + name;
    runs.push_back({name, Hue::kFaint});
    runs.push_back({std::to_string(track.at) + "/" + std::to_string(track.to),
                    scene::hue_of(track.tone), scene::Weight::kBold});
    if (!track.warn.empty())
      runs.push_back(
          {text.sign(" ▲ ", " ! ") + text.say(track.warn), Hue::kEmber, scene::Weight::kBold});
    else if (counted.size() == 1 && !track.says.empty())  // one track leaves room for more
      runs.push_back({text.sign(" · ", ", ") + text.say(track.says), Hue::kFaint});
  }
  return runs.empty() ? Lines{} : lines_of(text.paragraph(runs, 2));
}

Lines tracks(const View& view, int width) {
  const SceneText text = view.text(width);
  return lines_of(text.tracks(view.scene));
}

Lines goals(const View& view, int width, bool piles) {
  const SceneText text = view.text(width);
  return lines_of(text.goals(view.scene) + (piles ? text.piles(view.scene) : ""));
}

Lines sheets_of(const View& view, Seat seat, int width) {
  const SceneText text = view.text(width);
  if (seat == kNoSeat) {
    scene::Scene rest = view.scene;
    std::erase_if(rest.panels, [](const Panel& panel) { return is_of_a_seat(panel); });
    return lines_of(text.panels(rest));
  }
  Lines lines;
  for (const Panel& panel : view.scene.panels)
    if (is_of_a_seat(panel) && panel.seat == seat) add_sheet(lines, view, text, panel);
  return lines;
}

Lines page_lines(const View& view, Page page, int width, int height, scene::BoardForm form) {
  switch (page) {
    case Page::kBoard:
      return lines_of(view.text(width, std::max(height, 1), form).board(view.scene));
    case Page::kOptions: {
      const SceneText text = view.text(width);
      Lines lines = what_it_is_about(view, text);
      add(lines, text.decision(view.scene));
      return lines;
    }
    case Page::kPlayers:
      return players(view, width);
    case Page::kGoals: {
      Lines lines = tracks(view, width);
      const Lines more = goals(view, width, true);
      lines.insert(lines.end(), more.begin(), more.end());
      add(lines, view.text(width).forces(view.scene));
      return lines;
    }
    case Page::kLog:
      return log_page(view, width);
    case Page::kAnswer:
      break;
  }
  return {};
}

std::string page_name(const View& view, Page page) {
  const SceneText text = view.text(80);
  switch (page) {
    case Page::kBoard:
      return text.ui("screen.board");
    case Page::kOptions:
      return text.ui("screen.options");
    case Page::kPlayers:
      return text.ui("screen.players");
    case Page::kGoals:
      return text.ui("screen.goals");
    case Page::kLog:
      return text.ui("screen.log");
    case Page::kAnswer:
      return text.ui("screen.answer");
  }
  return "";
}

}  // namespace tavola::screen
