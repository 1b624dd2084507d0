// A scene as JSON text and as fingerprints, part by part; scene_writer.h says how each thing is
// written.
#include "scene/json/scene_json.h"

#include <nlohmann/json.hpp>

#include "scene/json/json_pen.h"
#include "scene/json/scene_print.h"
#include "scene/json/scene_writer.h"
#include "scene/json/scene_writer_panels.h"

namespace tavola::scene {
namespace {

/// Puts a scene's texts into words while it writes them.
class ScenePen : public JsonPen {
 public:
  static constexpr bool kWritesTexts = true;
  using JsonPen::JsonPen;

  void key_of(std::string_view name) { key(name); }
  void say(const Voice& voice, const Text& text) {
    const std::size_t from = begin_text();
    voice.say_to(out(), text);
    end_text(from);
  }
};

/// A list of things as one part; nothing at all when there are none.
template <class Pen, class Thing>
bool listed(SceneWriter<Pen>& writer, Pen& pen, const std::vector<Thing>& things,
            void (SceneWriter<Pen>::*write)(const Thing&)) {
  if (things.empty()) return false;
  pen.open_list();
  for (const Thing& thing : things) (writer.*write)(thing);
  pen.close_list();
  return true;
}

/// Writes one part, by its place in kSceneParts; false if it is empty.
template <class Pen>
bool write_part(const Voice& voice, const Scene& scene, std::size_t part, Pen& pen) {
  SceneWriter<Pen> writer(voice, pen);
  using Writer = SceneWriter<Pen>;
  switch (part) {
    case 0:
      writer.clock(scene.clock);
      return true;
    case 1:
      return listed(writer, pen, scene.layers, &Writer::layer);
    case 2:
      return listed(writer, pen, scene.areas, &Writer::area);
    case 3:
      return listed(writer, pen, scene.links, &Writer::link);
    case 4:
      return listed(writer, pen, scene.tracks, &Writer::track);
    case 5:
      return listed(writer, pen, scene.pieces, &Writer::piece);
    case 6:
      return listed(writer, pen, scene.cards, &Writer::card);
    case 7:
      return listed(writer, pen, scene.piles, &Writer::pile);
    case 8:
      return listed(writer, pen, scene.panels, &Writer::panel);
    case 9:
      return listed(writer, pen, scene.goals, &Writer::goal);
    case 10:
      if (scene.decision) writer.decision(*scene.decision);
      return scene.decision.has_value();
    case 11:
      if (scene.outcome) writer.outcome(*scene.outcome);
      return scene.outcome.has_value();
    case 12:
      if (!scene.focus.empty()) writer.list(scene.focus);
      return !scene.focus.empty();
    case 13:
      return listed(writer, pen, scene.omens, &Writer::omen);
    case 14:
      return listed(writer, pen, scene.boards, &Writer::board);
    case 15:
      return listed(writer, pen, scene.forces, &Writer::force);
    default:
      return false;
  }
}

}  // namespace

std::string scene_head(const Scene& scene) {
  std::string out;
  JsonPen head(out);
  head.key("game");
  head.text(scene.game);
  head.key("theme");
  head.text(scene.theme);
  head.key("revision");
  head.number(static_cast<std::int64_t>(scene.revision));
  head.key("viewer");
  if (scene.viewer == kSpectator)
    head.text("spectator");
  else
    head.number(scene.viewer);
  if (scene.brief_tracks) {
    head.key("brief_tracks");
    head.flag(true);
  }
  return out;
}

std::string scene_part(const Voice& voice, const Scene& scene, std::size_t part) {
  std::string out;
  out.reserve(std::size_t{8} << 10U);
  ScenePen pen(out);
  write_part(voice, scene, part, pen);
  return out;
}

std::uint64_t scene_print(const Voice& voice, const Scene& scene, std::size_t part) {
  ScenePrint print(voice.language);
  return write_part(voice, scene, part, print) ? print.value() | 1U : 0;
}

std::string scene_text(const Voice& voice, const Scene& scene) {
  std::string all = "{" + scene_head(scene);
  all.reserve(std::size_t{32} << 10U);
  for (std::size_t i = 0; i < kSceneParts.size(); ++i) {
    const std::size_t before = all.size();
    ((all += ",\"") += kSceneParts[i]) += "\":";
    ScenePen pen(all);
    if (!write_part(voice, scene, i, pen)) all.resize(before);
  }
  return all + "}";
}

nlohmann::ordered_json scene_json(const Voice& voice, const Scene& scene) {
  return nlohmann::ordered_json::parse(scene_text(voice, scene), nullptr, false);
}

}  // namespace tavola::scene
