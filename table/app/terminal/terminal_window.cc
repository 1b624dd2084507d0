// The table in a window: what it shows of the scene and of the log, news as they come, and the end.
#include <algorithm>
#include <memory>
#include <utility>

#include "app/terminal/chronicle.h"
#include "app/terminal/terminal_table.h"
#include "scene/describe.h"

namespace tavola::app {
namespace {

constexpr int kBreath = 250;         // milliseconds between two lines of a bot's move
constexpr std::size_t kLately = 24;  // choices whose events stand beside the board

/// A page of a story that lies open is not told a second time above itself.
void leave_out_open_pages(std::vector<Chronicle::Entry>& lately, const scene::Scene& scene,
                          const scene::SceneText& speaker) {
  for (const scene::Panel& panel : scene.panels)
    for (const auto& line : panel.lines) {
      const auto* page = std::get_if<scene::line::Prose>(&line);
      if (page == nullptr || page->paragraphs.empty()) continue;
      const std::string first = scene::harmless(speaker.voice().say(page->paragraphs.front()));
      std::erase_if(lately, [&](const Chronicle::Entry& entry) {
        return !first.empty() && entry.text.contains(first);
      });
    }
}

}  // namespace

screen::View TerminalTable::view(Seat viewer, std::size_t untold) const {
  const scene::Screen manner = terminal_.screen();
  screen::View view;
  view.scene = seen_by(viewer);
  view.voice = voice();
  view.interface = &interface_;
  view.colour = manner.colour;
  view.ascii = manner.ascii;

  const std::optional<std::size_t> choice =
      viewer == kSpectator ? std::nullopt : session_.last_decision_of(viewer);
  const std::size_t last = choice.value_or(0);
  const std::size_t from = std::min(last, session_.point() - std::min(session_.point(), kLately));
  const scene::SceneText speaker = text();
  std::vector<Chronicle::Entry> lately = Chronicle(session_, speaker).entries(viewer, from);
  lately.resize(lately.size() - std::min(lately.size(), untold));
  leave_out_open_pages(lately, view.scene, speaker);
  for (Chronicle::Entry& entry : lately) entry.rule = {};  // the whole log names the rules
  auto whole_log = std::make_shared<std::optional<std::vector<Chronicle::Entry>>>();
  view.log = [this, viewer, last, chosen = choice.has_value(), whole_log,
              lately = std::move(lately)](const scene::SceneText& told, bool whole) {
    const Chronicle chronicle{session_, told};
    if (whole && !*whole_log) *whole_log = chronicle.entries(viewer);
    screen::View::Log log;
    log.chosen = chosen;
    int round = -1;
    for (const Chronicle::Entry& entry : whole ? **whole_log : lately) {
      std::string text = chronicle.line(entry);
      if (whole && entry.round != round) text = chronicle.heading(entry) + text;
      round = entry.round;
      const screen::Lines lines = screen::lines_of(text);
      if (entry.point > last) log.news += lines.size();
      log.lines.insert(log.lines.end(), lines.begin(), lines.end());
    }
    return log;
  };
  return view;
}

void TerminalTable::tell_news_in(screen::Window& window, Seat viewer) {
  const scene::SceneText speaker = text();
  std::size_t news = 0;
  for (const Chronicle::Entry& entry : Chronicle(session_, speaker).entries(viewer, told_from()))
    news += static_cast<std::int64_t>(entry.point) > told_ ? 1 : 0;
  told_ = static_cast<std::int64_t>(session_.point());
  while (news > 0) {
    --news;
    if (news > 0 && terminal_.hurries()) continue;
    window.show(view(viewer, news));
    terminal_.pause(kBreath);
  }
}

/// The last board with the story as a page, until somebody has seen enough.
void TerminalTable::finish_in(screen::Window& window, Seat viewer) {
  window.show(view(viewer));
  window.say(Chronicle(session_, text()).ending(viewer));
  terminal_.ask(ui("screen.end"));
  terminal_.leave_screen();
}

}  // namespace tavola::app
