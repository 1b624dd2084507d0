#include "scene/json/act_json.h"

#include "scene/scene_names.h"

namespace tavola::scene {
namespace {

void put(JsonPen& pen, std::string_view name, std::int32_t value) {
  pen.key(name);
  pen.number(value);
}

void put(JsonPen& pen, std::string_view name, const std::string& value) {
  pen.key(name);
  pen.text(value);
}

template <class Thing, class Write>
void list(JsonPen& pen, std::string_view name, const std::vector<Thing>& things, Write write) {
  pen.key(name);
  pen.open_list();
  for (const Thing& thing : things) write(thing);
  pen.close_list();
}

/// A leg is a bare list of five numbers: a flick has dozens of them.
void write_course(JsonPen& pen, const Course& course) {
  pen.open_object();
  put(pen, "of", course.of);
  list(pen, "legs", course.legs, [&](const Leg& leg) {
    pen.open_list();
    for (const std::int32_t value : {leg.t, leg.x, leg.y, leg.vx, leg.vy}) pen.number(value);
    pen.close_list();
  });
  if (course.left) put(pen, "left", *course.left);
  pen.close_object();
}

void write_touch(JsonPen& pen, const Voice& voice, const Touch& touch) {
  pen.open_object();
  put(pen, "t", touch.t);
  put(pen, "x", touch.x);
  put(pen, "y", touch.y);
  put(pen, "speed", touch.speed);
  put(pen, "a", touch.a);
  put(pen, "b", touch.b);
  if (touch.tone != Tone::kNeutral) {
    pen.key("tone");
    pen.text(name_of(touch.tone));
  }
  if (!touch.says.empty()) put(pen, "says", voice.say(touch.says));
  if (touch.rule.given()) put(pen, "rule", touch.rule.text());
  pen.close_object();
}

void write_die(JsonPen& pen, const Voice& voice, const Die& die) {
  pen.open_object();
  put(pen, "face", die.face);
  if (die.hits) put(pen, "hits", *die.hits);
  if (die.from != DieFrom::kRoll) {
    pen.key("from");
    pen.text(name_of(die.from));
  }
  if (!die.icon.empty()) put(pen, "icon", die.icon);
  if (!die.name.empty()) put(pen, "name", voice.say(die.name));
  if (die.round) {
    pen.key("round");
    pen.flag(true);
  }
  pen.close_object();
}

}  // namespace

void write_act(JsonPen& pen, const Voice& voice, const Act& act) {
  pen.open_object();
  pen.key("do");
  pen.text(name_of(act.kind));
  if (!act.of.empty()) put(pen, "of", act.of);
  if (!act.via.empty()) list(pen, "via", act.via, [&](const std::string& area) { pen.text(area); });
  if (!act.from.empty()) put(pen, "from", act.from);
  if (act.kind == ActKind::kStep) put(pen, "to", act.to);
  if (!act.goal.empty()) put(pen, "to", act.goal);
  if (act.kind == ActKind::kTransit) {
    pen.key("way");
    pen.text(name_of(act.way));
  }
  if (!act.icon.empty()) put(pen, "icon", act.icon);
  if (!act.name.empty()) put(pen, "name", voice.say(act.name));
  if (act.tone != Tone::kNeutral) {
    pen.key("tone");
    pen.text(name_of(act.tone));
  }
  if (act.count != 1) put(pen, "n", act.count);
  if (!act.dice.empty())
    list(pen, "dice", act.dice, [&](const Die& die) { write_die(pen, voice, die); });
  if (act.need) put(pen, "need", *act.need);
  if (!act.text.empty()) put(pen, "text", voice.say(act.text));
  if (!act.path.empty())
    list(pen, "path", act.path, [&](const PathPoint& point) {
      pen.open_object();
      put(pen, "t", point.t);
      put(pen, "x", point.x);
      put(pen, "y", point.y);
      pen.close_object();
    });
  if (act.kind == ActKind::kMotion) {
    put(pen, "slows", act.motion.slows);
    put(pen, "lasts", act.motion.lasts);
    list(pen, "courses", act.motion.courses,
         [&](const Course& course) { write_course(pen, course); });
    list(pen, "touches", act.motion.touches,
         [&](const Touch& touch) { write_touch(pen, voice, touch); });
  }
  pen.close_object();
}

}  // namespace tavola::scene
