// The log as a room sends it: each line for one viewer, with who did what in which turn, what came
// onto the stage and what can be acted out again.
#include <algorithm>
#include <utility>

#include "play/deeds.h"
#include "play/json_text.h"
#include "play/open_card.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/describe.h"
#include "scene/json/act_json.h"
#include "scene/json/json_pen.h"
#include "scene/json/stage_json.h"
#include "scene/scene_names.h"
#include "scene/stage.h"
#include "scene/titles/beats.h"

namespace tavola::rooms {
namespace {

/// Of how many of the last choices the log says what they set in motion.
constexpr std::size_t kPlayed = 8;

/// A line that stands for itself.
constexpr play::DeedLine kOwnLine{.as = play::LineAs::kLine, .opens = true};

/// Writes the entries of a log for one viewer.
class LogWriter {
 public:
  LogWriter(const play::Session& session, const scene::Voice& voice, Seat view, scene::JsonPen& pen)
      : session_(session), voice_(voice), view_(view), pen_(pen) {}

  /// What followed from a record, or from the deal; `turn` goes along.
  void events(const std::vector<Event>& events, std::span<const play::DeedLine> lines,
              std::size_t point, Turn turn) {
    auto line = lines.begin();
    scene::Beats beats(session_.title());
    if (std::exchange(acted_, false)) beats.next_alone();
    const Event* card = point == 0 ? nullptr : play::open_card(session_, point - 1, view_);
    for (const Event& event : events) {
      turn = Turns::after(session_.title(), turn, event);
      if (line == lines.end() || line->event != &event) continue;  // not for this viewer
      const play::DeedLine& deed = *line++;
      const std::string text = voice_.say(scene::event_text(session_.title(), event));
      const std::vector<scene::Act> acts = acts_of(event, point);
      if (text.empty() && acts.empty()) continue;
      open(point, turn);
      if (session_.title().turn_begun(event)) {
        pen_.key("begins");
        pen_.flag(true);
        card = nullptr;
      }
      if (point >= session_.look_end()) tell_beat(beats.next(event));
      if (card != nullptr)
        if (const auto part = session_.title().part(*card, event)) {
          pen_.key("part");
          pen_.number(*part);
        }
      if (const auto stage = session_.title().stage(event)) {
        pen_.key("stage");
        write_stage(pen_, voice_, *stage);
        if (!stage->card.empty()) card = &event;
      }
      close("event", text, event.rule, !event.audience.has(kSpectator), acts, &deed);
    }
  }

  /// That somebody went back, or forward again.
  void undone(const UndoNotice& notice, const Turn& turn) {
    open(notice.at, turn);
    using words::Argument;
    const words::NamedArgument n{"n", Argument::number(notice.where.choices)};
    const std::string place = play::place_text(voice_, session_, notice.where, view_);
    const words::NamedArgument where{"where", Argument::name(place)};
    const char* id = notice.where.back ? "log.undone" : "log.redone";
    if (notice.by == kNoSeat) {
      close("undo",
            room_says(session_.title(), voice_.language, std::string(id) + "_somebody", {n, where}),
            {}, false, {}, &kOwnLine);
      return;
    }
    pen_.key("seat");
    pen_.number(notice.by);
    const std::string name = voice_.seat(notice.by);
    const words::NamedArgument who{"who", Argument::name(name)};
    close("undo", room_says(session_.title(), voice_.language, id, {who, n, where}), {}, false, {},
          &kOwnLine);
  }

  /// What another version told and this one has no words for.
  void bygone(const std::vector<play::Bygone>& told, std::size_t point, const Turn& turn) {
    for (const play::Bygone& each : told) {
      if (!each.audience.has(view_)) continue;
      open(point, turn);
      close("event", each.text, {}, !each.audience.has(kSpectator), {});
    }
  }

  /// That the table went on from here although its log no longer played out.
  void resumed(const play::Record& record, std::size_t point, const Turn& turn) {
    open(point, turn);
    close("event", voice_.say(scene::resumed_text(record.taken_back)), {}, false, {}, &kOwnLine);
  }

  /// That the table was brought here, and what comes is nobody's to know.
  void brought(std::size_t point, const Turn& turn) {
    open(point, turn);
    close("event", voice_.say(scene::Text::of("table.brought")), {}, false, {}, &kOwnLine);
  }

  /// `by_bot`: a bot played for this seat then.
  void choice(const play::Record& record, const play::DeedLine& deed, std::size_t point,
              const Turn& turn, bool by_bot) {
    open(point, turn);
    pen_.key("seat");
    pen_.number(record.seat);
    if (by_bot) {
      pen_.key("bot");
      pen_.flag(true);
    }
    if (record.goes_on) {
      pen_.key("goes_on");
      pen_.flag(true);
    }
    // What was asked in secret is not told, only that somebody has decided.
    if (record.secret && view_ != record.seat) {
      const std::string who = voice_.seat(record.seat);
      return close("choice",
                   room_says(session_.title(), voice_.language, "log.secret",
                             {{"who", words::Argument::name(who)}}),
                   {}, false, {}, &deed);
    }
    const std::vector<scene::Act> acts =
        point + kPlayed > session_.point() ? motion(record, point) : std::vector<scene::Act>{};
    // What a hand has set in motion is told before anything that came of it.
    acted_ = !acts.empty();
    if (acted_) tell_beat({.beat = 0, .says = {}});
    close("choice",
          record.written.empty() ? scene::say_choice(voice_, record.option, record.seat)
                                 : record.written,
          record.option.rule, record.secret, acts, &deed);
  }

  /// All that moved because of a record, for this viewer's eyes.
  void acts(const play::Record& record, std::size_t point) {
    pen_.open_list();
    if (!record.secret || view_ == record.seat)
      for (const scene::Act& act : motion(record, point)) write_act(pen_, voice_, act);
    for (const Event& event : record.events)
      if (event.audience.has(view_))
        for (const scene::Act& act : acts_of(event, point)) write_act(pen_, voice_, act);
    pen_.close_list();
  }

 private:
  void tell_beat(const scene::Beats::Told& told) {
    if (!told.beat) return;
    pen_.key("beat");
    pen_.number(*told.beat);
    if (told.says.empty()) return;
    pen_.key("says");
    pen_.text(voice_.say(told.says));
  }
  /// What was only read from a log is told and moves nothing.
  std::vector<scene::Act> acts_of(const Event& event, std::size_t point) const {
    if (point < session_.look_end()) return {};
    return session_.title().acts(event);
  }
  /// What a measured answer set in motion, worked out from the table that it was given to.
  std::vector<scene::Act> motion(const play::Record& record, std::size_t point) const {
    if (record.parameters.empty() || point == 0) return {};
    const auto before = session_.table_at(point - 1);
    if (!before) return {};
    return session_.title().motion(*before, record.option, record.parameters, record.events);
  }
  void open(std::size_t point, const Turn& turn) {
    if (!(turn == heading_of_) || heading_.empty()) {
      heading_of_ = turn;
      heading_ = heading(voice_, turn);
    }
    pen_.open_object();
    pen_.key("point");
    pen_.number(static_cast<std::int64_t>(point));
    pen_.key("turn");
    pen_.open_object();
    pen_.key("round");
    pen_.number(turn.round);
    pen_.key("text");
    pen_.text(heading_);
    pen_.close_object();
  }
  void close(const char* kind, const std::string& text, Citation rule, bool for_this_viewer,
             const std::vector<scene::Act>& acts, const play::DeedLine* deed = nullptr) {
    pen_.key("kind");
    pen_.text(kind);
    pen_.key("text");
    pen_.text(text);
    if (rule.given()) {
      pen_.key("rule");
      pen_.text(rule.text());
    }
    if (!acts.empty()) {
      pen_.key("acts");
      pen_.open_list();
      for (const scene::Act& act : acts) write_act(pen_, voice_, act);
      pen_.close_list();
    }
    if (for_this_viewer) {
      pen_.key("private");
      pen_.flag(true);
    }
    if (deed != nullptr) {
      if (!deed->icon.empty()) {
        pen_.key("icon");
        pen_.text(deed->icon);
      }
      if (deed->tone != scene::Tone::kNeutral) {
        pen_.key("tone");
        pen_.text(scene::name_of(deed->tone));
      }
      if (deed->opens) {
        pen_.key("opens");
        pen_.flag(true);
      }
      if (deed->as != play::LineAs::kFolded) {
        pen_.key("as");
        pen_.text(play::name_of(deed->as));
      }
    }
    pen_.close_object();
  }

  const play::Session& session_;
  const scene::Voice& voice_;
  Seat view_;
  scene::JsonPen& pen_;
  Turn heading_of_;
  std::string heading_;
  bool acted_ = false;  // the choice before set something in motion
};

}  // namespace

std::string Room::Impl::log_text_for(Seat view, words::Language language, std::int64_t keep) const {
  const scene::Voice names = voice(language);
  std::string text;
  scene::JsonPen pen(text);
  pen.open_object();
  pen.key("type");
  pen.text("log");
  pen.key("revision");
  pen.number(static_cast<std::int64_t>(revision()));
  pen.key("keep");
  pen.number(keep);
  pen.key("entries");
  pen.open_list();
  LogWriter log(session_, names, view, pen);
  follow_bots();
  const auto undone = [&](std::size_t point) {
    for (const UndoNotice& notice : notices_.at(point))
      if (static_cast<std::int64_t>(point) > keep || notice.told_at != point)
        log.undone(notice, turns_.at(session_, point));
  };
  if (keep < 0) {
    log.events(session_.deal_events(),
               play::deed_lines(session_.title(), session_.deal_events(), SeatSet::only(view)), 0,
               Turn{});
    log.bygone(session_.deal_bygone(), 0, Turn{});
  }
  undone(keep < 0 ? 0 : static_cast<std::size_t>(keep));
  for (std::size_t i = keep < 0 ? 0 : static_cast<std::size_t>(keep); i < session_.point(); ++i) {
    const play::Record& record = session_.record(i);
    const std::vector<play::DeedLine> lines = play::deed_lines(session_, i, SeatSet::only(view));
    std::span<const play::DeedLine> followed(lines);
    Turn turn = turns_.at(session_, i);
    if (record.kind == play::Record::Kind::kChoice) {
      turn = Turns::of_choice(turn, record.seat);
      log.choice(record, lines.front(), i + 1, turn, step(i).second);
      followed = followed.subspan(1);
    }
    if (record.kind == play::Record::Kind::kResume) log.resumed(record, i + 1, turn);
    if (record.kind == play::Record::Kind::kReseed) log.brought(i + 1, turn);
    log.events(record.events, followed, i + 1, turn);
    log.bygone(record.bygone, i + 1, turn);
    undone(i + 1);
  }
  pen.close_list();
  pen.close_object();
  return text;
}

std::string Room::Impl::acts_text_for(Seat view, words::Language language,
                                      std::size_t point) const {
  std::string text;
  scene::JsonPen pen(text);
  const scene::Voice names = voice(language);
  LogWriter(session_, names, view, pen).acts(session_.record(point - 1), point);
  return text;
}

}  // namespace tavola::rooms
