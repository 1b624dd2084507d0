#include "app/terminal/chronicle.h"

#include <algorithm>
#include <map>

#include "ledger/ledger.h"
#include "play/deeds.h"
#include "scene/describe.h"
#include "scene/titles/log_style.h"
#include "words/sentence.h"

namespace tavola::app {
namespace {

constexpr std::size_t kTurningPoints = 12;
constexpr int kResumption = -1;  // no kind of event

/// A page of a story keeps its paragraphs; nothing else may move the cursor.
std::string harmless_paragraphs(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string paragraph = scene::harmless(text.substr(0, end));
    if (paragraph.find_first_not_of(' ') != std::string::npos)
      clean += (clean.empty() ? "" : "\n") + paragraph;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return clean;
}

}  // namespace

Chronicle::Chronicle(const play::Session& session, const scene::SceneText& text)
    : session_{session}, text_{text} {}

int Chronicle::round_at(std::size_t point) const {
  const auto known = rounds_.find(point);
  if (known != rounds_.end()) return known->second;
  const std::unique_ptr<Table> table = session_.table_at(point);
  return rounds_[point] = table == nullptr ? 0 : session_.game().rounds(*table);
}

std::vector<Chronicle::Entry> Chronicle::entries(Seat viewer, std::size_t from) const {
  std::vector<Entry> list;
  std::size_t next = from;  // the first record of which it is not known whether the table resumed
  const auto resumptions = [&](std::size_t to) {
    for (; next < to; ++next) {
      const play::Record& record = session_.record(next);
      const bool brought = record.kind == play::Record::Kind::kReseed;
      if (!brought && record.kind != play::Record::Kind::kResume) continue;
      Entry entry;
      entry.point = next + 1;
      entry.round = round_at(next + 1);
      entry.text = text_.voice().say(brought ? scene::Text::of("table.brought")
                                             : scene::resumed_text(record.taken_back));
      entry.kind = kResumption;
      list.push_back(std::move(entry));
    }
  };
  std::vector<play::DeedLine> lines;
  std::size_t lines_of = 0;  // the point that they belong to
  const auto folded = [&](const play::Told& told) {
    if (told.point == 0) return false;
    if (lines_of != told.point)
      lines = play::deed_lines(session_, told.point - 1, SeatSet::only(viewer));
    lines_of = told.point;
    const auto line = std::ranges::find(lines, told.event, &play::DeedLine::event);
    return line != lines.end() && line->as == play::LineAs::kFolded;
  };
  for (const play::Told& told : session_.events_for(viewer, from)) {
    resumptions(told.point);
    const scene::Text said = scene::event_text(session_.title(), *told.event);
    if (said.empty()) continue;
    Entry entry;
    entry.point = told.point;
    // What followed from a choice belongs to the round in which it was made.
    entry.round = told.point == 0 ? 0 : round_at(told.point - 1);
    entry.text = words::sentence(harmless_paragraphs(text_.voice().say(said)));
    entry.rule = told.event->rule;
    entry.secret = told.event->audience != SeatSet::everybody();
    entry.folded = folded(told);
    entry.kind = told.event->kind;
    list.push_back(std::move(entry));
  }
  resumptions(session_.point());
  return list;
}

std::string Chronicle::line(const Entry& entry) const {
  const scene::Hue hue = entry.secret ? scene::Hue::kMoon : scene::Hue::kInk;
  const int margin = entry.folded ? 4 : 2;
  std::string lines;
  std::string_view rest = entry.text;
  for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
    lines += text_.paragraph({{std::string(rest.substr(0, end)), hue}}, 2, margin);
    rest.remove_prefix(end + 1);
  }
  scene::Runs runs = {{std::string(rest), hue}};
  if (entry.secret) runs.push_back({" (" + text_.ui("log.private") + ")", scene::Hue::kMoon});
  if (entry.rule.given()) runs.push_back({" " + entry.rule.text(), scene::Hue::kFaint});
  return lines + text_.paragraph(runs, 2, margin);
}

std::string Chronicle::heading(const Entry& entry) const {
  if (entry.round == 0 && entry.point > 0) return "";  // a game that does not count its rounds
  const std::string text =
      entry.round == 0 ? text_.ui("log.setup")
                       : text_.ui("log.round", {{"n", words::Argument::number(entry.round)}});
  return text_.paragraph({{text, scene::Hue::kFaint, scene::Weight::kBold}});
}

std::string Chronicle::told(const std::vector<Entry>& entries) const {
  if (entries.empty()) return text_.paragraph({{text_.ui("log.empty"), scene::Hue::kFaint}});
  std::string text;
  int round = -1;
  for (const Entry& entry : entries) {
    if (entry.round != round) text += heading(entry);
    round = entry.round;
    text += line(entry);
  }
  return text;
}

/// What the game's own log calls worth telling. Where that is too much, what must be told goes
/// before the rest, what came seldom before what came often, and the end before the beginning.
std::vector<Chronicle::Entry> Chronicle::turning_points(const std::vector<Entry>& all) const {
  const scene::LogStyle& style = scene::log_style(session_.title());
  std::map<int, int> times;
  for (const Entry& entry : all) ++times[entry.kind];
  struct Point {
    std::size_t at = 0;
    int story = 0;
    int times = 0;
  };
  std::vector<Point> points;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].point == 0 || all[i].kind == kResumption) continue;
    const int story = style.event(session_.title(), static_cast<std::uint8_t>(all[i].kind)).story;
    if (story > 0) points.push_back({i, story, times[all[i].kind]});
  }
  std::ranges::sort(points, [](const Point& a, const Point& b) {
    if (a.story != b.story) return a.story > b.story;
    return a.times != b.times ? a.times < b.times : a.at > b.at;
  });
  points.resize(std::min(points.size(), kTurningPoints));
  std::ranges::sort(points, {}, &Point::at);
  std::vector<Entry> told;
  for (const Point& point : points) told.push_back(all[point.at]);
  return told;
}

std::string Chronicle::ending(Seat viewer) const {
  const scene::Scene scene = scene::describe(session_.title(), session_.table(), viewer);
  std::string text = text_.outcome(scene);
  const std::vector<Entry> all = entries(viewer);
  if (scene.outcome && scene.outcome->rule.given()) {
    const std::string id = scene.outcome->rule.text();
    const ledger::RuleText* rule = ledger::find(id, words::code(text_.voice().language));
    if (rule != nullptr)
      text += text_.paragraph({{text_.ui("end.rule", {{"rule", words::Argument::name(id)},
                                                      {"text", words::Argument::name(rule->text)}}),
                                scene::Hue::kMoon}},
                              2);
  }
  std::size_t choices = 0;
  for (std::size_t i = 0; i < session_.point(); ++i)
    choices += session_.record(i).kind == play::Record::Kind::kChoice ? 1 : 0;
  const int rounds = session_.game().rounds(session_.table());
  text += text_.paragraph(
      {{text_.ui("end.length",
                 {{"rounds", words::Argument::number(rounds)},
                  {"choices", words::Argument::number(static_cast<std::int64_t>(choices))}}) +
            ".",
        scene::Hue::kFaint}});

  const std::vector<Entry> turning = turning_points(all);
  if (!turning.empty())
    text += "\n" +
            text_.paragraph({{text_.ui("end.story"), scene::Hue::kInk, scene::Weight::kBold}}) +
            told(turning);
  return text;
}

}  // namespace tavola::app
