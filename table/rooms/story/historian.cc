#include "rooms/story/historian.h"

#include <cmath>
#include <utility>

#include "play/deeds.h"
#include "rooms/room/room_words.h"
#include "scene/scene.h"
#include "words/sentence.h"

namespace tavola::rooms {
namespace {

/// Whose panel shows the track, or nobody's.
Seat owner_of(const scene::Scene& scene, const std::string& track) {
  for (const scene::Panel& panel : scene.panels)
    for (const scene::Line& line : panel.lines)
      if (const auto* meter = std::get_if<scene::line::Meter>(&line);
          meter != nullptr && meter->track == track)
        return panel.seat;
  return kNoSeat;
}

}  // namespace

Historian::Historian(play::Session past, Turns turns, scene::Voice voice, Seat view)
    : session_(std::move(past)), turns_(std::move(turns)), voice_(std::move(voice)), view_(view) {}

Historian::Json Historian::tell(const Leave& leave) {
  // What was before the table went on from a kept state has no tables to look at.
  follow_tracks(session_.look_end());
  const auto dealt =
      play::deed_lines(session_.title(), session_.deal_events(), SeatSet::only(view_));
  chapters_.add(voice_, dealt, Turn{}, 0);
  for (std::size_t i = 0; i < session_.point() && !leave.over(); ++i) {
    const play::Record& record = session_.record(i);
    const bool played = i >= session_.look_end();
    if (record.kind == play::Record::Kind::kChoice && record.written.empty()) count_deed(record);
    if (played)
      for (const Event& event : record.events) count_dice(event);
    if (played) follow_tracks(i + 1);
    follow_chapters(i);
    follow_turn(i);
  }
  // What the chapters and the plots go by.
  const scene::Title& title = session_.title();
  return {{"axis", room_says(title, voice_.language, "story.axis")},
          {"chapters", chapters_.json(voice_)},
          {"timelines", timelines()},
          {"luck", luck()},
          {"deeds", deeds()},
          {"turns", turns()}};
}

void Historian::follow_tracks(std::size_t point) {
  const auto table = session_.table_at(point);
  const scene::Scene scene = session_.title().scene(*table, view_);
  for (const scene::Track& track : scene.tracks) {
    const auto [found, fresh] = tracks_.try_emplace(track.id);
    Timeline& line = found->second;
    if (fresh) {
      order_.push_back(track.id);
      line.title = voice_.say(track.name);
      const Seat owner = owner_of(scene, track.id);
      if (owner != kNoSeat) {
        const std::string who = voice_.seat(owner);
        line.title = room_says(
            session_.title(), voice_.language, "story.of",
            {{"what", words::Argument::name(line.title)}, {"who", words::Argument::name(who)}});
      }
    }
    const bool last = point == session_.point();
    if (line.points.empty() || line.points.back().second != track.at || last)
      line.points.emplace_back(point, track.at);
  }
}

void Historian::count_deed(const play::Record& record) {
  if (record.secret && record.seat != view_) return;
  ++deeds_[record.seat][record.option.verb];
}

void Historian::count_dice(const Event& event) {
  if (!event.audience.has(view_)) return;
  for (const scene::Act& act : session_.title().acts(event)) {
    if (act.kind != scene::ActKind::kRoll) continue;
    for (const scene::Die& die : act.dice) {
      if (die.face < 1) continue;
      const auto at = static_cast<std::size_t>(die.face - 1);
      if (dice_.faces.size() <= at) dice_.faces.resize(at + 1);
      ++dice_.faces[at];
      ++dice_.rolls;
      name_faces(event);
    }
  }
}

/// A die whose faces are things of the game is told by their words.
void Historian::name_faces(const Event& event) {
  const Vocabulary& words = session_.game().vocabulary();
  if (!dice_.names.empty()) return;
  for (const Field& field : words.events[event.kind].fields) {
    const ValueKind& kind = words.kinds[static_cast<std::size_t>(field.kind)];
    if (kind.words.size() != static_cast<std::size_t>(words.die_faces)) continue;
    for (const std::string& word : kind.words)
      dice_.names.push_back(voice_.say(scene::Text::word(word)));
    return;
  }
}

void Historian::follow_chapters(std::size_t i) {
  const auto lines = play::deed_lines(session_, i, SeatSet::only(view_));
  chapters_.add(voice_, lines, turns_.at(session_, i), i + 1);
}

void Historian::follow_turn(std::size_t point) {
  const Turn turn = Turns::of_choice(turns_.at(session_, point), session_.record(point).seat);
  if (!headings_.empty() && headings_.back().second == turn) return;
  headings_.emplace_back(point, turn);
}

Historian::Json Historian::timelines() const {
  Json list = Json::array();
  for (const std::string& id : order_) {
    const Timeline& line = tracks_.at(id);
    Json points = Json::array();
    for (const auto& [point, value] : line.points) points.push_back({point, value});
    list.push_back({{"id", id}, {"title", line.title}, {"points", std::move(points)}});
  }
  return list;
}

Historian::Json Historian::luck() const {
  Json list = Json::array();
  if (dice_.rolls == 0) return list;
  const auto say = [this](const char* id, const std::string& face) {
    return room_says(session_.title(), voice_.language, id,
                     {{"face", words::Argument::name(face)}});
  };
  list.push_back({{"id", "rolls"}, {"title", say("luck.rolls", "")}, {"count", dice_.rolls}});
  const int faces = session_.game().vocabulary().die_faces;
  for (std::size_t i = 0; i < static_cast<std::size_t>(faces); ++i) {
    const bool named = i < dice_.names.size();
    const int count = i < dice_.faces.size() ? dice_.faces[i] : 0;
    const std::string face = named ? dice_.names[i] : std::to_string(i + 1);
    list.push_back({{"id", "face_" + std::to_string(i + 1)},
                    {"title", say("luck.face", face)},
                    {"count", count},
                    {"expected", std::round(10.0 * dice_.rolls / faces) / 10}});
  }
  return list;
}

Historian::Json Historian::deeds() const {
  const Vocabulary& words = session_.game().vocabulary();
  Json list = Json::array();
  for (Seat seat = 0; seat < session_.setup().seats; ++seat) {
    Json own = Json::array();
    const auto found = deeds_.find(seat);
    if (found != deeds_.end())
      for (const auto& [verb, count] : found->second) {
        const std::string& id = words.verbs[verb].name;
        // Answers in the middle of something else are not counted.
        const std::string message = "deed." + id;
        if (session_.title().messages().find(words::Language::kEnglish, message) == nullptr)
          continue;
        own.push_back(
            {{"id", id}, {"title", voice_.say(scene::Text::of(message))}, {"count", count}});
      }
    list.push_back({{"seat", seat}, {"deeds", std::move(own)}});
  }
  return list;
}

Historian::Json Historian::turns() const {
  Json list = Json::array();
  for (const auto& [point, turn] : headings_)
    list.push_back({{"point", point}, {"title", heading(voice_, turn)}});
  return list;
}

}  // namespace tavola::rooms
