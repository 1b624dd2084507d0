// Looking back: the table as a viewer saw it at any point, how the chances stood, and the story of
// a game that is over. Everything comes from scenes, events and choices, so every game has it; and
// everything is made from what the viewer could know at the time. Chances and stories go through
// the whole game, so they are worked out on a copy of it, elsewhere: nobody's choice waits for
// them.
#include <algorithm>
#include <cmath>

#include "bots/study.h"
#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "rooms/room/room_words.h"
#include "scene/describe.h"

namespace tavola::rooms {
namespace {

constexpr int kImaginings = 6;               // tables that a chance is averaged over
constexpr std::size_t kMostLookingBack = 4;  // stories and curves that one guest waits for

/// How likely the viewer would have called a win at this table, from 0 to 1.
double chance_at(const Game& game, const Table& table, int seats, Seat view) {
  const auto judged = [&](const Table& at) {
    if (view != kSpectator) return game.evaluate(at, view);
    double sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) sum += game.evaluate(at, seat);
    return sum / seats;
  };
  if (table.over()) return judged(table);
  bots::Study study(game);
  Position real;
  table.copy_to(real);
  // The same luck at every table, so that what is imagined tells nothing of what is hidden.
  Random random(7);
  double sum = 0;
  int count = 0;
  for (int i = 0; i < kImaginings; ++i) {
    if (!study.imagine(table, real, view, random)) continue;
    sum += judged(study.table());
    ++count;
  }
  return count == 0 ? 0.5 : sum / count;
}

/// A number that changed along the game.
struct Timeline {
  std::string title;
  std::vector<std::pair<std::size_t, int>> points;
};

/// Chances along a game, by viewer and the record that led there, counted from one; zero is the
/// deal. A record in force leads to the same table as long as the log stands, so it is judged once.
using Chances = std::map<std::pair<Seat, std::size_t>, double>;

/// How the chances of one viewer went, up and down.
struct Curve {
  Curve(play::Session past, Seat seen_by, const Chances& known)
      : session(std::move(past)), view(seen_by), chances(known) {}

  void work(const Leave& leave) {
    for (std::size_t point = session.undo_end(); point <= session.point() && !leave.over();
         ++point) {
      const std::size_t logged = point == 0 ? 0 : session.place_in_log(point - 1) + 1;
      const auto [found, fresh] = chances.try_emplace({view, logged}, 0.0);
      if (fresh) {
        const auto table = session.table_at(point);
        const double chance = chance_at(session.game(), *table, session.setup().seats, view);
        found->second = std::round(std::clamp(chance, 0.0, 1.0) * 1000) / 1000;
      }
      points.push_back({point, found->second});
    }
  }

  play::Session session;
  Seat view;
  Chances chances;
  Json points = Json::array();
};

/// Whose panel shows the track, or nobody's.
Seat owner_of(const scene::Scene& scene, const std::string& track) {
  for (const scene::Panel& panel : scene.panels)
    for (const scene::Line& line : panel.lines)
      if (const auto* meter = std::get_if<scene::line::Meter>(&line);
          meter != nullptr && meter->track == track)
        return panel.seat;
  return kNoSeat;
}

/// The dice of a game: how often each face came up.
struct Dice {
  std::vector<int> faces;
  std::vector<std::string> names;
  int rolls = 0;
};

}  // namespace

// ---- replay -------------------------------------------------------------------------------------

void Room::Impl::replay(const Asked& asked, Visitor& visitor, Message& message) {
  const auto point = static_cast<std::int64_t>(session_.point());
  const auto first = static_cast<std::int64_t>(session_.undo_end());
  const auto at = static_cast<std::size_t>(message.integer("at", first, point));
  const bool with_curve = message.flag("curve", false);
  if (message.problem()) return refuse(asked, *message.problem());
  const auto table = session_.table_at(at);
  std::string fields = R"("point":)" + std::to_string(at);
  // It covers what is hidden, so it is nobody's while the game goes on.
  if (session_.table().over()) fields += R"(,"hash":")" + play::write_hash(table->hash()) + '"';
  fields +=
      R"(,"scene":)" + scene::scene_text(voice(visitor.language), scene_of(*table, visitor.view));
  if (at > 0) fields += R"(,"acts":)" + acts_text_for(visitor.view, visitor.language, at);
  if (!with_curve) return reply_text(asked, fields);

  const auto curve = std::make_shared<Curve>(session_.copy(), visitor.view, chances_);
  look_back(
      asked, visitor, [curve](const Leave& leave) { curve->work(leave); },
      [this, asked, curve, fields = std::move(fields)] {
        chances_.insert(curve->chances.begin(), curve->chances.end());
        reply_text(asked, fields + R"(,"curve":)" + play::write_json(curve->points));
      });
}

void Room::Impl::look_back(const Asked& asked, Visitor& visitor,
                           std::function<void(const Leave&)> work, std::function<void()> then) {
  if (visitor.looking_back.size() >= kMostLookingBack)
    return refuse(asked, {"busy", "Wait for what you have asked to look back on."});
  const std::uint64_t number = ++last_errand_;
  ErrandWish wish;
  wish.for_whom = {asked.guest};
  wish.work = std::move(work);
  wish.then = guarded([this, asked, number, view = visitor.view, then = std::move(then)] {
    on_turn([this, asked, number, view, then] {
      Visitor* still = find(asked.guest);
      if (still == nullptr) return;
      still->looking_back.erase(number);
      // What one seat saw is not told to who has sat down at another meanwhile.
      if (still->view != view)
        return refuse(asked, {"stale", "You look from another seat by now."});
      then();
    });
  });
  visitor.looking_back[number] = house_.elsewhere(std::move(wish));
}

// ---- the story ----------------------------------------------------------------------------------

namespace {

/// Reads a session from its deal to its end.
class Historian {
 public:
  Historian(play::Session past, Turns turns, scene::Voice voice, Seat view)
      : session_(std::move(past)),
        turns_(std::move(turns)),
        voice_(std::move(voice)),
        view_(view) {}

  void work(const Leave& leave) { story = tell(leave); }

  Json story;

 private:
  Json tell(const Leave& leave) {
    // What was before the table went on from a kept state has no tables to look at.
    follow_tracks(session_.undo_end());
    for (std::size_t i = 0; i < session_.point() && !leave.over(); ++i) {
      const play::Record& record = session_.record(i);
      const bool played = i >= session_.undo_end();
      if (record.kind == play::Record::Kind::kChoice && record.written.empty()) count_deed(record);
      if (played)
        for (const Event& event : record.events) count_dice(event);
      if (played) follow_tracks(i + 1);
      follow_turn(i);
    }
    return {{"timelines", timelines()}, {"luck", luck()}, {"deeds", deeds()}, {"turns", turns()}};
  }

  void follow_tracks(std::size_t point) {
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

  void count_deed(const play::Record& record) {
    if (record.secret && record.seat != view_) return;
    ++deeds_[record.seat][record.option.verb];
  }

  void count_dice(const Event& event) {
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
  void name_faces(const Event& event) {
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

  void follow_turn(std::size_t point) {
    const Turn turn = Turns::of_choice(turns_.at(session_, point), session_.record(point).seat);
    if (!headings_.empty() && headings_.back().second == turn) return;
    headings_.emplace_back(point, turn);
  }

  Json timelines() const {
    Json list = Json::array();
    for (const std::string& id : order_) {
      const Timeline& line = tracks_.at(id);
      Json points = Json::array();
      for (const auto& [point, value] : line.points) points.push_back({point, value});
      list.push_back({{"id", id}, {"title", line.title}, {"points", std::move(points)}});
    }
    return list;
  }

  Json luck() const {
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

  Json deeds() const {
    const Vocabulary& words = session_.game().vocabulary();
    Json list = Json::array();
    for (Seat seat = 0; seat < session_.setup().seats; ++seat) {
      Json own = Json::array();
      const auto found = deeds_.find(seat);
      if (found != deeds_.end())
        for (const auto& [verb, count] : found->second) {
          const std::string& id = words.verbs[verb].name;
          const std::string message = "deed." + id;
          const bool named =
              session_.title().messages().find(words::Language::kEnglish, message) != nullptr;
          own.push_back({{"id", id},
                         {"title", named ? voice_.say(scene::Text::of(message)) : id},
                         {"count", count}});
        }
      list.push_back({{"seat", seat}, {"deeds", std::move(own)}});
    }
    return list;
  }

  Json turns() const {
    Json list = Json::array();
    for (const auto& [point, turn] : headings_)
      list.push_back({{"point", point}, {"title", heading(voice_, turn)}});
    return list;
  }

  play::Session session_;
  Turns turns_;
  scene::Voice voice_;
  Seat view_;
  std::vector<std::string> order_;
  std::map<std::string, Timeline> tracks_;
  std::map<Seat, std::map<std::uint8_t, int>> deeds_;
  Dice dice_;
  std::vector<std::pair<std::size_t, Turn>> headings_;
};

}  // namespace

void Room::Impl::story(const Asked& asked, Visitor& visitor, Message&) {
  if (!session_.table().over())
    return refuse(asked, {"bad_request", "The story is told when the game is over."});
  const auto historian =
      std::make_shared<Historian>(session_.copy(), turns_, voice(visitor.language), visitor.view);
  look_back(
      asked, visitor, [historian](const Leave& leave) { historian->work(leave); },
      [this, asked, historian] { reply(asked, historian->story); });
}

}  // namespace tavola::rooms
