#include "play/deeds.h"

#include <algorithm>
#include <array>
#include <string>

namespace tavola::play {
namespace {

using Style = scene::LogStyle;

bool heard(SeatSet audience, SeatSet listeners) {
  return (audience.bits() & listeners.bits()) != 0;
}

bool secret_to(const Record& record, SeatSet listeners) {
  return record.secret && !listeners.has(record.seat);
}

bool among(const std::vector<std::string>& names, const std::string& name) {
  return std::ranges::find(names, name) != names.end();
}

class DeedReader {
 public:
  DeedReader(const scene::Title& title, SeatSet listeners)
      : title_(title), style_(scene::log_style(title)), listeners_(listeners) {}

  /// The event that says what was chosen, or none.
  const Event* teller(const Record& record) const {
    if (!record.written.empty()) return nullptr;
    const Style::Verb& verb = style_.verb(title_, record.option.verb);
    for (const Event& event : record.events)
      if (heard(event.audience, listeners_) &&
          among(verb.told, title_.game().vocabulary().events[event.kind].name))
        return &event;
    return nullptr;
  }

  /// Whether a choice is an answer in the middle of a deed.
  bool is_quiet(const Record& record) const {
    const Style::Verb& verb = style_.verb(title_, record.option.verb);
    return verb.quiet || (verb.quiet_within && record.goes_on);
  }

  DeedLine choice(const Session& session, std::size_t i, const Event* teller) const {
    const Record& record = session.record(i);
    DeedLine line;
    line.as = LineAs::kLine;
    line.opens = true;
    if (!record.written.empty() || secret_to(record, listeners_)) return line;
    const Style::Verb& verb = style_.verb(title_, record.option.verb);
    line.icon = verb.icon;
    const bool quiet = is_quiet(record);
    line.opens = !quiet && !goes_on(session, i, verb);
    if (quiet) line.as = LineAs::kFolded;
    if (teller != nullptr) line.as = LineAs::kTold;
    return line;
  }

  /// `quiet`: what the choice did is never the line of its deed.
  void events(const std::vector<Event>& events, const Event* teller, bool quiet,
              std::vector<DeedLine>& lines) const {
    for (const Event& event : events) {
      if (!heard(event.audience, listeners_)) continue;
      const Style::Event& style = style_.event(title_, event.kind);
      DeedLine line;
      line.event = &event;
      line.icon = style.icon;
      line.tone = style.tone;
      line.story = style.story;
      const bool tells = &event == teller && !quiet;
      line.opens = (style.opens || style.begins) && &event != teller;
      if (style.heading || style.part)
        line.as = LineAs::kTold;
      else if (tells || line.opens || style.line)
        line.as = LineAs::kLine;
      else if (style.more)
        line.as = LineAs::kMore;
      lines.push_back(line);
    }
  }

 private:
  /// Whether a choice goes on with the deed before it.
  bool goes_on(const Session& session, std::size_t i, const Style::Verb& verb) const {
    if (i == 0) return false;
    const Record& before = session.record(i - 1);
    bool opened = false;
    for (const Event& event : before.events) {
      if (!heard(event.audience, listeners_)) continue;
      const Style::Event& style = style_.event(title_, event.kind);
      if (style.opens || style.begins || style.heading || style.part) opened = true;
      if (style.begins && &event == &before.events.back()) return true;
    }
    if (opened || before.kind != Record::Kind::kChoice || !before.written.empty() ||
        secret_to(before, listeners_))
      return false;
    const std::string& name = title_.game().vocabulary().verbs[before.option.verb].name;
    return among(verb.answers, name) ||
           (among(verb.joins, name) && before.seat == session.record(i).seat);
  }

  const scene::Title& title_;
  const Style& style_;
  SeatSet listeners_;
};

}  // namespace

std::string_view name_of(LineAs as) {
  static constexpr std::array<std::string_view, 4> kNames{"folded", "line", "more", "told"};
  return kNames[static_cast<std::size_t>(as)];
}

std::vector<DeedLine> deed_lines(const Session& session, std::size_t i, SeatSet listeners) {
  const Record& record = session.record(i);
  const DeedReader reader(session.title(), listeners);
  std::vector<DeedLine> lines;
  if (record.kind != Record::Kind::kChoice) {
    reader.events(record.events, nullptr, false, lines);
    return lines;
  }
  const bool secret = secret_to(record, listeners);
  const Event* teller = secret ? nullptr : reader.teller(record);
  lines.push_back(reader.choice(session, i, teller));
  const bool quiet = !secret && record.written.empty() && reader.is_quiet(record);
  reader.events(record.events, teller, quiet, lines);
  return lines;
}

std::vector<DeedLine> deed_lines(const scene::Title& title, const std::vector<Event>& events,
                                 SeatSet listeners) {
  std::vector<DeedLine> lines;
  DeedReader(title, listeners).events(events, nullptr, false, lines);
  return lines;
}

}  // namespace tavola::play
