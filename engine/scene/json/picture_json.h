// A picture as JSON: the name of a plate, or an object with its words. (docs/scene.md)
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "scene/json/json_pen.h"
#include "scene/titles/pictures.h"

namespace tavola::scene {

/// In another mood than its own where `mood` says so: a place that has gone dark.
template <class Pen>
void write_picture(Pen& pen, const Picture& picture, std::string_view mood = "") {
  const std::string_view shown = mood.empty() ? std::string_view(picture.mood) : mood;
  if (!picture.plate.empty() && shown.empty()) return pen.text(picture.plate);
  pen.open_object();
  const std::pair<const char*, std::string_view> words[] = {
      {"plate", picture.plate}, {"ground", picture.ground},   {"light", picture.light},
      {"mood", shown},          {"weather", picture.weather}, {"tint", picture.tint}};
  for (const auto& [name, word] : words) {
    if (word.empty()) continue;
    pen.key(name);
    pen.text(word);
  }
  if (!picture.things.empty()) {
    pen.key("things");
    pen.open_list();
    for (const std::string& thing : picture.things) pen.text(thing);
    pen.close_list();
  }
  pen.close_object();
}

inline std::string picture_json(const Picture& picture) {
  std::string json;
  JsonPen pen(json);
  write_picture(pen, picture);
  return json;
}

}  // namespace tavola::scene
