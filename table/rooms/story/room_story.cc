// Looking back: the table as a viewer saw it at any point, how the chances stood, and the story of
// a game that is over. Everything comes from scenes, events and choices, so every game has it; and
// everything is made from what the viewer could know at the time. Chances and stories go through
// the whole game, so they are worked out on a copy of it, elsewhere: nobody's choice waits for
// them.
#include <algorithm>
#include <cmath>

#include "bots/study.h"
#include "play/json_text.h"
#include "play/open_card.h"
#include "rooms/room/room_impl.h"
#include "rooms/story/historian.h"
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

/// Chances along a game, by viewer and the record that led there, counted from one; zero is the
/// deal. A record in force leads to the same table as long as the log stands, so it is judged once.
using Chances = std::map<std::pair<Seat, std::size_t>, double>;

/// How the chances of one viewer went, up and down.
struct Curve {
  Curve(play::Session past, Seat seen_by, const Chances& known)
      : session(std::move(past)), view(seen_by), chances(known) {}

  void work(const Leave& leave) {
    for (std::size_t point = session.look_end(); point <= session.point() && !leave.over();
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

}  // namespace

// ---- replay -------------------------------------------------------------------------------------

void Room::Impl::replay(const Asked& asked, Visitor& visitor, Message& message) {
  const auto point = static_cast<std::int64_t>(session_.point());
  const auto first = static_cast<std::int64_t>(session_.look_end());
  const auto at = static_cast<std::size_t>(message.integer("at", first, point));
  const bool with_curve = message.flag("curve", false);
  if (message.problem()) return refuse(asked, *message.problem());
  const auto table = session_.table_at(at);
  std::string fields = R"("point":)" + std::to_string(at);
  // It covers what is hidden, so it is nobody's while the game goes on.
  if (session_.table().over()) fields += R"(,"hash":")" + play::write_hash(table->hash()) + '"';
  scene::Scene scene = scene_of(*table, visitor.view);
  play::tell_open_card(session_, at, visitor.view, scene);
  fields += R"(,"scene":)" + scene::scene_text(voice(visitor.language), scene);
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
      // What one seat saw is not told to a guest who has sat down at another meanwhile.
      if (still->view != view)
        return refuse(asked, {"stale", "You look from another seat by now."});
      then();
    });
  });
  visitor.looking_back[number] = house_.elsewhere(std::move(wish));
}

// ---- the story ----------------------------------------------------------------------------------

void Room::Impl::story(const Asked& asked, Visitor& visitor, Message&) {
  if (!over()) return refuse(asked, {"bad_request", "The story is told when the game is over."});
  const auto historian =
      std::make_shared<Historian>(session_.copy(), turns_, voice(visitor.language), visitor.view);
  look_back(
      asked, visitor, [historian](const Leave& leave) { historian->work(leave); },
      [this, asked, historian] { reply(asked, historian->story); });
}

}  // namespace tavola::rooms
