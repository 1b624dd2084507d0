// A scene as JSON: one writer a kind of thing, in the order of scene.h.
#include "scene/scene_json.h"

#include <nlohmann/json.hpp>

#include "scene/scene_names.h"

namespace tavola::scene {
namespace {

using Json = nlohmann::ordered_json;

class Writer {
 public:
  explicit Writer(const Voice& voice) : voice_{voice} {}

  Json scene(const Scene& from) const;

 private:
  // Fields are written only when there is something in them.
  static void put(Json& to, const char* name, const std::string& value) {
    if (!value.empty()) to[name] = value;
  }
  void put(Json& to, const char* name, const Text& text) const {
    if (!text.empty()) to[name] = voice_.say(text);
  }
  static void put(Json& to, const char* name, Citation rule) {
    if (rule.given()) to[name] = rule.text();
  }
  static void put(Json& to, const char* name, std::int32_t value) {
    if (value != 0) to[name] = value;
  }
  static void put(Json& to, const char* name, const std::vector<std::string>& ids) {
    if (!ids.empty()) to[name] = ids;
  }
  static void put(Json& to, const char* name, const std::optional<std::int32_t>& value) {
    if (value) to[name] = *value;
  }
  static void put(Json& to, const char* name, const std::vector<State>& states) {
    for (const State state : states) to[name].push_back(name_of(state));
  }
  static void put_flag(Json& to, const char* name, bool value) {
    if (value) to[name] = true;
  }
  static void put_seat(Json& to, const char* name, Seat seat) {
    if (seat != kNoSeat) to[name] = seat;
  }
  template <class Thing, class Write>
  static void put_list(Json& to, const char* name, const std::vector<Thing>& things, Write write) {
    for (const Thing& thing : things) to[name].push_back(write(thing));
  }
  void put(Json& to, const char* name, const std::vector<Badge>& badges) const {
    put_list(to, name, badges, [this](const Badge& each) { return badge(each); });
  }
  void put(Json& to, const char* name, const std::vector<Value>& values) const {
    put_list(to, name, values, [this](const Value& each) { return value(each); });
  }

  Json badge(const Badge& from) const {
    Json json;
    put(json, "icon", from.icon);
    put(json, "text", from.text);
    json["tone"] = name_of(from.tone);
    json["corner"] = name_of(from.corner);
    put(json, "says", from.says);
    return json;
  }
  Json value(const Value& from) const {
    Json json;
    put(json, "icon", from.icon);
    put(json, "name", from.name);
    json["value"] = from.value;
    return json;
  }
  Json reason(const Reason& from) const {
    Json json = Json::object();
    put(json, "text", from.text);
    put(json, "rule", from.rule);
    return json;
  }
  static Json point(const Point& from) { return {{"x", from.x}, {"y", from.y}}; }

  static Json shape(const Shape& from);
  static Json spot(const Spot& from);
  static Json layout(const Layout& from);
  static Json dock(const Dock& from);
  static Json at(const At& from);
  Json area(const Area& from) const;
  Json link(const Link& from) const;
  Json track(const Track& from) const;
  Json piece(const Piece& from) const;
  Json card(const Card& from) const;
  Json pile(const Pile& from) const;
  Json panel(const Panel& from) const;
  Json panel_line(const Line& from) const;
  Json clock(const Clock& from) const;
  Json decision(const DecisionView& from) const;
  Json option(const OptionView& from) const;
  static Json aim(const Aim& from);
  Json outcome(const Outcome& from) const;

  const Voice& voice_;
};

Json Writer::shape(const Shape& from) {
  Json json;
  json["kind"] = name_of(from.kind);
  put(json, "r", from.r);
  put(json, "w", from.w);
  put(json, "h", from.h);
  put_list(json, "points", from.points, point);
  return json;
}

Json Writer::spot(const Spot& from) {
  Json json{{"x", from.x}, {"y", from.y}, {"label", name_of(from.label)}};
  put(json, "lod", from.lod);
  return json;
}

Json Writer::layout(const Layout& from) {
  Json json = Json::object();
  if (from.wide) json["wide"] = spot(*from.wide);
  if (from.tall) json["tall"] = spot(*from.tall);
  if (from.grid) json["grid"] = Json{{"col", from.grid->column}, {"row", from.grid->row}};
  if (from.pos) json["pos"] = point(*from.pos);
  return json;
}

Json Writer::dock(const Dock& from) {
  Json json{{"role", name_of(from.role)}, {"at", from.at}};
  put(json, "order", from.order);
  json["capacity"] = from.capacity;
  json["shows"] = name_of(from.shows);
  return json;
}

Json Writer::at(const At& from) {
  Json json = Json::object();
  put(json, "area", from.area);
  if (from.dock) json["dock"] = name_of(*from.dock);
  put(json, "order", from.order);
  if (from.pos) json["pos"] = point(*from.pos);
  return json;
}

Json Writer::area(const Area& from) const {
  Json json;
  json["id"] = from.id;
  json["kind"] = name_of(from.kind);
  put(json, "name", from.name);
  put(json, "icon", from.icon);
  put(json, "key", from.key);
  json["shape"] = shape(from.shape);
  json["layout"] = layout(from.layout);
  put(json, "parent", from.parent);
  put_list(json, "docks", from.docks, dock);
  put(json, "badges", from.badges);
  put(json, "states", from.states);
  if (from.tone != Tone::kNeutral) json["tone"] = name_of(from.tone);
  put(json, "light", from.light);
  return json;
}

Json Writer::link(const Link& from) const {
  Json json{{"from", from.from}, {"to", from.to}, {"kind", name_of(from.kind)}};
  json["way"] = name_of(from.way);
  if (from.arrow != LinkArrow::kNone) json["arrow"] = name_of(from.arrow);
  json["state"] = name_of(from.state);
  put(json, "row", from.row);
  put(json, "gives", from.gives);
  return json;
}

Json Writer::track(const Track& from) const {
  Json json;
  json["id"] = from.id;
  put(json, "name", from.name);
  put(json, "icon", from.icon);
  json["from"] = from.from;
  json["to"] = from.to;
  json["at"] = from.at;
  put_list(json, "marks", from.marks, [this](const Mark& mark) {
    Json mark_json{{"at", mark.at}};
    put(mark_json, "icon", mark.icon);
    put(mark_json, "text", mark.text);
    mark_json["tone"] = name_of(mark.tone);
    return mark_json;
  });
  json["form"] = name_of(from.form);
  json["tone"] = name_of(from.tone);
  put(json, "aligned", from.aligned);
  put(json, "limit", from.limit);
  put(json, "says", from.says);
  put_flag(json, "vital", from.vital);
  return json;
}

Json Writer::piece(const Piece& from) const {
  Json json;
  json["id"] = from.id;
  json["kind"] = name_of(from.kind);
  put(json, "icon", from.icon);
  put(json, "name", from.name);
  put(json, "brief", from.brief);
  json["at"] = at(from.at);
  put(json, "size", from.size);
  put_seat(json, "seat", from.seat);
  put(json, "family", from.family);
  put(json, "edge", from.edge);
  put(json, "symbol", from.symbol);
  if (from.tone != Tone::kNeutral) json["tone"] = name_of(from.tone);
  put(json, "stats", from.stats);
  if (from.hits) json["hits"] = Json{{"now", from.hits->now}, {"max", from.hits->most}};
  if (from.count != 1) json["count"] = from.count;
  put(json, "states", from.states);
  put(json, "badges", from.badges);
  put(json, "card", from.card);
  return json;
}

Json Writer::card(const Card& from) const {
  Json json;
  json["id"] = from.id;
  put(json, "kind", from.kind);
  json["face"] = name_of(from.face);
  put(json, "name", from.name);
  put(json, "brief", from.brief);
  put(json, "icon", from.icon);
  put(json, "key", from.key);
  put(json, "cost", from.cost);
  put(json, "needs", from.needs);
  if (!from.printed.empty()) {
    json["card"] = from.printed;
    const PrintedCard printed = voice_.title->card(from.printed, voice_.language);
    if (!printed.lines.empty()) json["text"] = printed.lines;
  }
  put(json, "note", from.note);
  if (!from.keys.left.empty() || !from.keys.right.empty())
    json["keys"] = Json{{"left", from.keys.left}, {"right", from.keys.right}};
  json["at"] = at(from.at);
  put_seat(json, "seat", from.seat);
  put(json, "states", from.states);
  put(json, "badges", from.badges);
  return json;
}

Json Writer::pile(const Pile& from) const {
  Json json;
  json["id"] = from.id;
  put(json, "name", from.name);
  put(json, "icon", from.icon);
  json["count"] = from.count;
  put(json, "top", from.top);
  if (from.layout) json["layout"] = layout(*from.layout);
  return json;
}

Json Writer::panel_line(const Line& from) const {
  struct Visitor {
    const Writer& w;
    Json operator()(const line::Meter& l) const { return {{"meter", l.track}}; }
    Json operator()(const line::Pair& l) const {
      Json pair;
      for (const Text& name : l.names) pair["names"].push_back(w.voice_.say(name));
      pair["stops"] = l.stops;
      pair["at"] = l.at;
      return {{"pair", pair}};
    }
    Json operator()(const line::Values& l) const {
      Json json;
      json["values"] = Json::array();
      w.put(json, "values", l.values);
      return json;
    }
    Json operator()(const line::Slots& l) const {
      Json json;
      w.put(json, "name", l.name);
      json["slots"] = Json::array();
      for (const line::Slot& slot : l.slots) {
        Json each = Json::object();
        put(each, "accepts", slot.accepts);
        put(each, "holds", slot.holds);
        json["slots"].push_back(each);
      }
      return json;
    }
    Json operator()(const line::Cards& l) const {
      Json json;
      w.put(json, "name", l.name);
      json["cards"] = l.cards;
      return json;
    }
    Json operator()(const line::Words& l) const {
      return {{"text", w.voice_.say(l.text)}, {"tone", name_of(l.tone)}};
    }
    Json operator()(const line::Prose& l) const {
      Json prose;
      w.put(prose, "heading", l.heading);
      prose["paragraphs"] = Json::array();
      for (const Text& paragraph : l.paragraphs)
        prose["paragraphs"].push_back(w.voice_.say(paragraph));
      put_flag(prose, "initial", l.initial);
      return {{"prose", prose}};
    }
    Json operator()(const line::Dice& l) const {
      return {{"dice", Json{{"faces", l.faces}, {"good", l.good}}}};
    }
    Json operator()(const line::Chart& l) const {
      Json chart{{"columns", l.columns}, {"threshold", l.threshold}};
      put(chart, "rolled", l.rolled);
      return {{"chart", chart}};
    }
    Json operator()(const line::Bands& l) const {
      Json json;
      json["bands"] = Json::array();
      for (const line::Band& band : l.bands) {
        Json each{{"from", band.from}};
        put(each, "to", band.to);
        w.put(each, "text", band.text);
        put_flag(each, "now", band.now);
        put_flag(each, "would", band.would);
        json["bands"].push_back(each);
      }
      return json;
    }
    Json operator()(const line::Sum& l) const {
      Json sum;
      sum["terms"] = Json::array();
      w.put(sum, "terms", l.terms);
      sum["total"] = l.total;
      return {{"sum", sum}};
    }
  };
  return std::visit(Visitor{*this}, from);
}

Json Writer::panel(const Panel& from) const {
  Json json;
  json["id"] = from.id;
  json["kind"] = name_of(from.kind);
  put_seat(json, "seat", from.seat);
  json["place"] = name_of(from.place);
  put(json, "order", from.order);
  if (!from.title.empty())
    put(json, "title", from.title);
  else if (from.seat != kNoSeat)
    json["title"] = voice_.seat(from.seat);
  put(json, "note", from.note);
  put(json, "states", from.states);
  put(json, "badges", from.badges);
  put_list(json, "lines", from.lines, [this](const Line& each) { return panel_line(each); });
  return json;
}

Json Writer::clock(const Clock& from) const {
  Json json;
  json["round"] = from.round;
  for (const Phase& phase : from.phases) {
    Json each;
    each["id"] = phase.id;
    put(each, "text", phase.text);
    each["state"] = name_of(phase.state);
    put_list(each, "steps", phase.steps, [this](const Step& step) {
      Json step_json;
      step_json["id"] = step.id;
      put(step_json, "text", step.text);
      step_json["state"] = name_of(step.state);
      return step_json;
    });
    json["phases"].push_back(each);
  }
  return json;
}

Json Writer::option(const OptionView& from) const {
  Json json;
  json["n"] = from.n;
  json["verb"] = from.verb;
  put(json, "key", from.key);
  put(json, "text", from.text);
  put(json, "rule", from.rule);
  if (!from.on.empty()) json["piece"] = from.on.front();
  put(json, "on", from.on);
  put(json, "cost", from.cost);
  put(json, "forecast", from.forecast);
  put(json, "chance", from.chance);
  put(json, "group", from.group);
  json["as"] = name_of(from.form);
  put_flag(json, "default", from.standard);
  put_flag(json, "flick", from.measured);
  return json;
}

Json Writer::aim(const Aim& from) {
  Json json;
  put(json, "shot", from.shot);
  json["from"] = point(from.from);
  put(json, "maxStrength", from.most_strength);
  json["helps"] = name_of(from.helps);
  for (const Aim::Bound& bound : from.bounds)
    json["bounds"][bound.name] = {bound.least, bound.most};
  return json;
}

Json Writer::decision(const DecisionView& from) const {
  Json json;
  json["seat"] = from.seat;
  json["seats"] = Json::array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (from.seats.has(seat)) json["seats"].push_back(seat);
  put(json, "prompt", from.prompt);
  put(json, "question", from.question);
  put(json, "rule", from.why.rule);
  if (!(from.why == Reason{})) json["why"] = reason(from.why);
  json["kind"] = name_of(from.kind);
  json["yours"] = from.yours;
  json["options"] = Json::array();
  for (const OptionView& each : from.options) json["options"].push_back(option(each));
  json["blocked"] = Json::array();
  for (const BlockedView& each : from.blocked) {
    Json blocked;
    put(blocked, "text", each.text);
    if (!each.on.empty()) blocked["piece"] = each.on.front();
    put(blocked, "on", each.on);
    put(blocked, "rule", each.reason.rule);
    blocked["reason"] = reason(each.reason);
    json["blocked"].push_back(blocked);
  }
  if (from.aim) json["aim"] = aim(*from.aim);
  put(json, "timer", from.timer);
  return json;
}

Json Writer::outcome(const Outcome& from) const {
  Json json;
  json["won"] = from.won;
  json["winners"] = Json::array();
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (from.winners.has(seat)) json["winners"].push_back(seat);
  json["ending"] = from.ending;
  put(json, "text", from.text);
  put(json, "rule", from.rule);
  put(json, "score", from.score);
  return json;
}

Json Writer::scene(const Scene& from) const {
  Json json;
  json["game"] = from.game;
  json["theme"] = from.theme;
  json["revision"] = from.revision;
  if (from.viewer == kSpectator)
    json["viewer"] = "spectator";
  else
    json["viewer"] = from.viewer;
  json["clock"] = clock(from.clock);
  put_list(json, "layers", from.layers, [](const Layer& layer) {
    Json layer_json{{"id", layer.id}, {"kind", name_of(layer.kind)}};
    put(layer_json, "art", layer.art);
    return layer_json;
  });
  put_list(json, "areas", from.areas, [this](const Area& each) { return area(each); });
  put_list(json, "links", from.links, [this](const Link& each) { return link(each); });
  put_list(json, "tracks", from.tracks, [this](const Track& each) { return track(each); });
  put_list(json, "pieces", from.pieces, [this](const Piece& each) { return piece(each); });
  put_list(json, "cards", from.cards, [this](const Card& each) { return card(each); });
  put_list(json, "piles", from.piles, [this](const Pile& each) { return pile(each); });
  put_list(json, "panels", from.panels, [this](const Panel& each) { return panel(each); });
  put_list(json, "goals", from.goals, [this](const Goal& goal) {
    Json goal_json;
    put(goal_json, "text", goal.text);
    goal_json["kind"] = name_of(goal.kind);
    goal_json["done"] = goal.done;
    put_flag(goal_json, "vital", goal.vital);
    return goal_json;
  });
  if (from.decision) json["decision"] = decision(*from.decision);
  if (from.outcome) json["outcome"] = outcome(*from.outcome);
  put(json, "focus", from.focus);
  put(json, "changed", from.changed);
  return json;
}

}  // namespace

Json scene_json(const Voice& voice, const Scene& scene) { return Writer{voice}.scene(scene); }

}  // namespace tavola::scene
