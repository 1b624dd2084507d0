#include "scene/json/stage_json.h"

#include <utility>

#include "scene/json/picture_json.h"
#include "scene/scene_names.h"

namespace tavola::scene {

void write_stage(JsonPen& pen, const Voice& voice, const Stage& stage) {
  const auto say = [&pen](std::string_view name, std::string_view value) {
    if (value.empty()) return;
    pen.key(name);
    pen.text(value);
  };
  pen.open_object();
  say("form", name_of(stage.form));
  if (!stage.what.empty()) say("what", voice.say(stage.what));
  if (!stage.title.empty()) say("title", voice.say(stage.title));
  say("icon", stage.icon);
  say("card", stage.card);
  if (const Picture* picture = stage.card.empty() ? nullptr : voice.title->picture(stage.card)) {
    pen.key("picture");
    write_picture(pen, *picture);
  }
  std::vector<std::string> lines;
  for (const Text& line : stage.lines) lines.push_back(voice.say(line));
  if (lines.empty() && !stage.card.empty())
    lines = voice.title->printed_card(stage.card, voice.language).lines;
  if (!lines.empty()) {
    pen.key("lines");
    pen.open_list();
    for (const std::string& line : lines) pen.text(line);
    pen.close_list();
  }
  if (!stage.outcomes.empty()) {
    pen.key("outcomes");
    pen.open_list();
    for (const PrintedOutcome& outcome : stage.outcomes) {
      pen.open_object();
      say("when", outcome.when);
      say("text", voice.say(outcome.text));
      say("state", name_of(outcome.state));
      pen.close_object();
    }
    pen.close_list();
  }
  say("story", voice.title->story(stage.story, voice.language));
  if (!stage.why.empty()) say("why", voice.say(stage.why));
  if (!stage.next.empty()) say("next", voice.say(stage.next));
  if (stage.tone != Tone::kNeutral) say("tone", name_of(stage.tone));
  if (stage.seat != kNoSeat) {
    pen.key("seat");
    pen.number(stage.seat);
  }
  for (const auto& [name, holds] : {std::pair{"ends", stage.ends}, std::pair{"page", stage.page}}) {
    if (!holds) continue;
    pen.key(name);
    pen.flag(true);
  }
  pen.close_object();
}

}  // namespace tavola::scene
