#include "play/story.h"

#include "play/deeds.h"
#include "play/engine/status.h"

namespace tavola::play {
namespace {

std::string hearers(const Session& session, const scene::Voice& voice, SeatSet audience) {
  std::string names;
  for (Seat seat = 0; seat < session.setup().seats; ++seat)
    if (audience.has(seat)) names += (names.empty() ? "" : ", ") + voice.seat(seat);
  return names;
}

class Teller {
 public:
  Teller(const Session& session, words::Language language, SeatSet listeners)
      : session_(session), voice_(voice_of(session, language)), listeners_(listeners) {}

  std::vector<StoryLine> tell(std::size_t from) {
    if (from == 0) {
      events(session_.deal_events(), 0);
      bygone(session_.deal_bygone(), 0);
    }
    for (std::size_t i = from; i < session_.point(); ++i) {
      const Record& record = session_.record(i);
      if (!told_by_event(i)) opening(record, i + 1);
      events(record.events, i + 1);
      bygone(record.bygone, i + 1);
    }
    return std::move(lines_);
  }

 private:
  /// A referee reads every choice; to others a choice that its event tells is not told twice.
  bool told_by_event(std::size_t i) const {
    return listeners_ != SeatSet::everybody() && session_.record(i).kind == Record::Kind::kChoice &&
           deed_lines(session_, i, listeners_).front().as == LineAs::kTold;
  }

  void opening(const Record& record, std::size_t point) {
    StoryLine line;
    line.point = point;
    line.choice = true;
    switch (record.kind) {
      case Record::Kind::kChoice: {
        line.seat = record.seat;
        line.rule = record.option.rule;
        const std::string who = voice_.seat(record.seat) + ": ";
        if (record.secret && !listeners_.has(record.seat)) {
          line.rule = {};
          line.text = who + "…";
          break;
        }
        line.text = record.written.empty() ? scene::say_choice(voice_, record.option, record.seat)
                                           : who + record.written;
        std::string measured;
        for (std::int32_t value : record.parameters)
          measured += (measured.empty() ? " (" : ", ") + std::to_string(value);
        if (!measured.empty()) line.text += measured + ")";
        break;
      }
      case Record::Kind::kDice:
        line.text = "Referee: dice";
        for (int face : record.dice) line.text += " " + std::to_string(face);
        break;
      case Record::Kind::kDraw:
        line.text = "Referee: cards for " +
                    session_.game().vocabulary().decks[static_cast<std::size_t>(record.deck)].name;
        break;
      case Record::Kind::kState:
        line.text = "Referee: another state";
        break;
      case Record::Kind::kResume:
        line.text = voice_.say(scene::resumed_text(record.taken_back));
        break;
      case Record::Kind::kReseed:
        line.text = voice_.say(scene::Text::of("table.brought"));
        break;
      case Record::Kind::kUndo:
      case Record::Kind::kRedo:
        return;  // never in force
    }
    lines_.push_back(std::move(line));
  }

  void events(const std::vector<Event>& events, std::size_t point) {
    const bool referee = listeners_ == SeatSet::everybody();
    for (const Event& event : events) {
      if ((event.audience.bits() & listeners_.bits()) == 0) continue;
      StoryLine line;
      line.point = point;
      line.rule = event.rule;
      line.text = voice_.say(scene::event_text(session_.title(), event));
      if (line.text.empty()) continue;
      if (referee && event.audience != SeatSet::everybody())
        line.text = "(" + hearers(session_, voice_, event.audience) + ") " + line.text;
      lines_.push_back(std::move(line));
    }
  }

  /// As it was written, because it has no words any more.
  void bygone(const std::vector<Bygone>& told, std::size_t point) {
    for (const Bygone& each : told) {
      if ((each.audience.bits() & listeners_.bits()) == 0) continue;
      StoryLine line;
      line.point = point;
      line.text = each.text;
      lines_.push_back(std::move(line));
    }
  }

  const Session& session_;
  scene::Voice voice_;
  SeatSet listeners_;
  std::vector<StoryLine> lines_;
};

}  // namespace

std::vector<StoryLine> story(const Session& session, words::Language language, Seat viewer,
                             std::size_t from) {
  return Teller(session, language, SeatSet::only(viewer)).tell(from);
}

std::vector<StoryLine> whole_story(const Session& session, words::Language language,
                                   std::size_t from) {
  return Teller(session, language, SeatSet::everybody()).tell(from);
}

std::string print(const StoryLine& line) {
  std::string text = (line.choice ? "> " : "  ") + line.text;
  if (line.rule.given()) text += " [" + line.rule.text() + "]";
  return text;
}

}  // namespace tavola::play
