#include "play/engine/status.h"

#include "core/json.h"
#include "play/json_text.h"
#include "scene/json/scene_json.h"

namespace tavola::play {

scene::Voice voice_of(const Session& session, words::Language language) {
  scene::Voice voice{&session.title(), language, {}};
  for (const Player& player : session.players()) voice.names.push_back(player.name);
  return voice;
}

Json status_json(const Session& session, words::Language language) {
  const scene::Voice voice = voice_of(session, language);
  const Table& table = session.table();
  Json json;
  json["game"] = session.game().id();
  json["seats"] = session.setup().seats;
  json["point"] = session.point();
  json["over"] = table.over();
  json["result"] = nullptr;
  if (table.failed())
    json["failed"] = {{"limit", table.failure().limit->name},
                      {"most", table.failure().most},
                      {"text", voice.say(scene::failure_text(table.failure()))}};
  else if (table.over())
    json["result"] = scene::result_json(voice, session.game().result(table));
  json["hash"] = write_hash(table.hash());
  json["rest"] = session.at_rest();
  for (std::size_t seat = 0; seat < session.players().size(); ++seat)
    if (session.players()[seat].passes_offers) json["passes"].push_back(seat);
  json["decision"] = scene::decision_json(voice, table);
  return json;
}

Json events_json(const Session& session, words::Language language, std::span<const Event> events,
                 SeatSet hearers) {
  const scene::Voice voice = voice_of(session, language);
  Json list = Json::array();
  for (const Event& event : events) {
    if ((event.audience.bits() & hearers.bits()) == 0) continue;
    Json json = scene::event_json(voice, event);
    if (event.audience != SeatSet::everybody()) {
      json["private"] = Json::array();
      for (Seat seat = 0; seat < session.setup().seats; ++seat)
        if (event.audience.has(seat)) json["private"].push_back(seat);
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace tavola::play
