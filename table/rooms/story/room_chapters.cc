// The chapters that a table has reached, for whoever would begin one of them again: a campaign may
// play several of them at one table.
#include <algorithm>

#include "play/json_text.h"
#include "rooms/room/room_impl.h"
#include "scene/say.h"
#include "scene/stage.h"
#include "scene/titles/log_style.h"

namespace tavola::rooms {

std::vector<Room::Impl::ReachedChapter> Room::Impl::reached_chapters(Seat viewer) const {
  const scene::Title& title = session_.title();
  std::vector<ReachedChapter> reached;
  for (const play::Told& told : session_.events_for(viewer)) {
    if (!scene::log_style(title).event(title, told.event->kind).anew) continue;
    // What was settled before the first turn belongs to the chapter that then begins.
    const bool opens = told.point == 0 || !turns_.at(session_, told.point - 1).told;
    if (reached.empty() && !opens) reached.push_back({0, nullptr});
    reached.push_back({opens ? 0 : told.point, told.event});
  }
  std::erase_if(reached, [&](const ReachedChapter& each) {
    return each.point != 0 && each.point < session_.look_end();
  });
  return reached;
}

void Room::Impl::chapters(const Asked& asked, Visitor& visitor, Message&) {
  const scene::Voice says = voice(visitor.language);
  Json list = Json::array();
  for (const ReachedChapter& each : reached_chapters(visitor.view)) {
    Json chapter = {{"point", each.point}};
    if (each.begins != nullptr) {
      const auto stage = session_.title().stage(*each.begins);
      if (stage) {
        chapter["name"] = says.say(stage->what);
        chapter["title"] = says.say(stage->title);
      } else {
        chapter["name"] = says.say(scene::event_text(session_.title(), *each.begins));
      }
    }
    list.push_back(std::move(chapter));
  }
  reply(asked, {{"chapters", std::move(list)}});
}

std::optional<std::size_t> Room::Impl::read_chapter(Message& message) const {
  if (!message.has("from")) return std::nullopt;
  const auto from = static_cast<std::size_t>(
      message.integer("from", 0, static_cast<std::int64_t>(session_.point())));
  const auto reached = reached_chapters(kSpectator);
  if (from != 0 && std::ranges::find(reached, from, &ReachedChapter::point) == reached.end())
    message.wrong("from",
                  "the point at which a chapter of this table begins, as \"chapters\" says");
  return from;
}

}  // namespace tavola::rooms
