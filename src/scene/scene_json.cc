// A scene as JSON: one writer a kind of thing, in the order of scene.h.
#include "scene/scene_json.h"

#include <nlohmann/json.hpp>

#include "scene/json_pen.h"
#include "scene/scene_names.h"

namespace tavola::scene {
namespace {

class Writer {
 public:
  Writer(const Voice& voice, std::string& out) : voice_{voice}, pen_{out} {}

  void clock(const Clock& from);
  void layer(const Layer& from);
  void area(const Area& from);
  void link(const Link& from);
  void track(const Track& from);
  void piece(const Piece& from);
  void card(const Card& from);
  void pile(const Pile& from);
  void panel(const Panel& from);
  void goal(const Goal& from);
  void decision(const DecisionView& from);
  void outcome(const Outcome& from);
  void list(const std::vector<std::string>& ids) {
    pen_.open_list();
    for (const std::string& id : ids) pen_.text(id);
    pen_.close_list();
  }

 private:
  // What must stand there.
  void set(const char* name, std::string_view value) {
    pen_.key(name);
    pen_.text(value);
  }
  void set(const char* name, std::int32_t value) {
    pen_.key(name);
    pen_.number(value);
  }
  void set_flag(const char* name, bool value) {
    pen_.key(name);
    pen_.flag(value);
  }
  void say(const Text& text) {
    const std::size_t from = pen_.begin_text();
    voice_.say_to(pen_.out(), text);
    pen_.end_text(from);
  }

  // Fields that are written only when there is something in them.
  void put(const char* name, const std::string& value) {
    if (!value.empty()) set(name, value);
  }
  void put(const char* name, const Text& text) {
    if (text.empty()) return;
    pen_.key(name);
    say(text);
  }
  void put(const char* name, Citation rule) {
    if (rule.given()) set(name, rule.text());
  }
  void put(const char* name, std::int32_t value) {
    if (value != 0) set(name, value);
  }
  void put(const char* name, const std::vector<std::string>& ids) {
    if (ids.empty()) return;
    pen_.key(name);
    list(ids);
  }
  void put(const char* name, const std::optional<std::int32_t>& value) {
    if (value) set(name, *value);
  }
  void put(const char* name, const std::vector<State>& states) {
    put_list(name, states, [this](State state) { pen_.text(name_of(state)); });
  }
  void put_flag(const char* name, bool value) {
    if (value) set_flag(name, true);
  }
  void put_tone(Tone tone) {
    if (tone != Tone::kNeutral) set("tone", name_of(tone));
  }
  void put_seat(const char* name, Seat seat) {
    if (seat != kNoSeat) set(name, seat);
  }
  template <class Thing, class Write>
  void put_list(const char* name, const std::vector<Thing>& things, Write write) {
    if (!things.empty()) set_list(name, things, write);
  }
  template <class Thing, class Write>
  void set_list(const char* name, const std::vector<Thing>& things, Write write) {
    pen_.key(name);
    pen_.open_list();
    for (const Thing& thing : things) write(thing);
    pen_.close_list();
  }
  void set_seats(const char* name, SeatSet seats) {
    pen_.key(name);
    pen_.open_list();
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      if (seats.has(seat)) pen_.number(seat);
    pen_.close_list();
  }
  void put(const char* name, const std::vector<Badge>& badges) {
    put_list(name, badges, [this](const Badge& each) { badge(each); });
  }
  void put(const char* name, const std::vector<Value>& values) {
    put_list(name, values, [this](const Value& each) { value(each); });
  }

  void badge(const Badge& from);
  void value(const Value& from);
  void reason(const Reason& from);
  void point(const Point& from) {
    pen_.open_object();
    set("x", from.x);
    set("y", from.y);
    pen_.close_object();
  }
  void shape(const Shape& from);
  void spot(const Spot& from);
  void layout(const Layout& from);
  void dock(const Dock& from);
  void at(const At& from);
  void panel_line(const Line& from);
  void option(const OptionView& from);
  void blocked(const BlockedView& from);
  void aim(const Aim& from);

  // One kind of a panel's line each.
  void write(const line::Meter& from) { set("meter", from.track); }
  void write(const line::Pair& from);
  void write(const line::Values& from) {
    set_list("values", from.values, [this](const Value& each) { value(each); });
  }
  void write(const line::Slots& from);
  void write(const line::Cards& from) {
    put("name", from.name);
    pen_.key("cards");
    list(from.cards);
  }
  void write(const line::Words& from) {
    pen_.key("text");
    say(from.text);
    set("tone", name_of(from.tone));
  }
  void write(const line::Prose& from);
  void write(const line::Dice& from);
  void write(const line::Chart& from);
  void write(const line::Bands& from);
  void write(const line::Sum& from);
  void numbers(const std::vector<std::int32_t>& values) {
    pen_.open_list();
    for (std::int32_t each : values) pen_.number(each);
    pen_.close_list();
  }

  const Voice& voice_;
  JsonPen pen_;
};

// ---- shared by many things ----------------------------------------------------------------------

void Writer::badge(const Badge& from) {
  pen_.open_object();
  put("icon", from.icon);
  put("text", from.text);
  set("tone", name_of(from.tone));
  set("corner", name_of(from.corner));
  put("says", from.says);
  pen_.close_object();
}

void Writer::value(const Value& from) {
  pen_.open_object();
  put("icon", from.icon);
  put("name", from.name);
  set("value", from.value);
  pen_.close_object();
}

void Writer::reason(const Reason& from) {
  pen_.open_object();
  put("text", from.text);
  put("rule", from.rule);
  pen_.close_object();
}

void Writer::shape(const Shape& from) {
  pen_.open_object();
  set("kind", name_of(from.kind));
  put("r", from.r);
  put("w", from.w);
  put("h", from.h);
  put_list("points", from.points, [this](const Point& each) { point(each); });
  pen_.close_object();
}

void Writer::spot(const Spot& from) {
  pen_.open_object();
  set("x", from.x);
  set("y", from.y);
  set("label", name_of(from.label));
  put("lod", from.lod);
  pen_.close_object();
}

void Writer::layout(const Layout& from) {
  pen_.open_object();
  if (from.wide) {
    pen_.key("wide");
    spot(*from.wide);
  }
  if (from.tall) {
    pen_.key("tall");
    spot(*from.tall);
  }
  if (from.grid) {
    pen_.key("grid");
    pen_.open_object();
    set("col", from.grid->column);
    set("row", from.grid->row);
    pen_.close_object();
  }
  if (from.pos) {
    pen_.key("pos");
    point(*from.pos);
  }
  pen_.close_object();
}

void Writer::dock(const Dock& from) {
  pen_.open_object();
  set("role", name_of(from.role));
  set("at", from.at);
  put("order", from.order);
  set("capacity", from.capacity);
  set("shows", name_of(from.shows));
  pen_.close_object();
}

void Writer::at(const At& from) {
  pen_.open_object();
  put("area", from.area);
  if (from.dock) set("dock", name_of(*from.dock));
  put("order", from.order);
  if (from.pos) {
    pen_.key("pos");
    point(*from.pos);
  }
  pen_.close_object();
}

// ---- the board ----------------------------------------------------------------------------------

void Writer::layer(const Layer& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("art", from.art);
  pen_.close_object();
}

void Writer::area(const Area& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("name", from.name);
  put("icon", from.icon);
  put("key", from.key);
  pen_.key("shape");
  shape(from.shape);
  pen_.key("layout");
  layout(from.layout);
  put("parent", from.parent);
  put_list("docks", from.docks, [this](const Dock& each) { dock(each); });
  put("badges", from.badges);
  put("states", from.states);
  put_tone(from.tone);
  put("light", from.light);
  pen_.close_object();
}

void Writer::link(const Link& from) {
  pen_.open_object();
  set("from", from.from);
  set("to", from.to);
  set("kind", name_of(from.kind));
  set("way", name_of(from.way));
  if (from.arrow != LinkArrow::kNone) set("arrow", name_of(from.arrow));
  set("state", name_of(from.state));
  put("row", from.row);
  put("gives", from.gives);
  pen_.close_object();
}

void Writer::track(const Track& from) {
  pen_.open_object();
  set("id", from.id);
  put("name", from.name);
  put("icon", from.icon);
  set("from", from.from);
  set("to", from.to);
  set("at", from.at);
  put_list("marks", from.marks, [this](const Mark& mark) {
    pen_.open_object();
    set("at", mark.at);
    put("icon", mark.icon);
    put("text", mark.text);
    set("tone", name_of(mark.tone));
    pen_.close_object();
  });
  set("form", name_of(from.form));
  set("tone", name_of(from.tone));
  put("aligned", from.aligned);
  put("limit", from.limit);
  put("says", from.says);
  put_flag("vital", from.vital);
  pen_.close_object();
}

void Writer::piece(const Piece& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("icon", from.icon);
  put("name", from.name);
  put("brief", from.brief);
  pen_.key("at");
  at(from.at);
  put("size", from.size);
  put_seat("seat", from.seat);
  put("family", from.family);
  put("edge", from.edge);
  put("symbol", from.symbol);
  put_tone(from.tone);
  put("stats", from.stats);
  if (from.hits) {
    pen_.key("hits");
    pen_.open_object();
    set("now", from.hits->now);
    set("max", from.hits->most);
    pen_.close_object();
  }
  if (from.count != 1) set("count", from.count);
  put("states", from.states);
  put("badges", from.badges);
  put("card", from.card);
  pen_.close_object();
}

void Writer::card(const Card& from) {
  pen_.open_object();
  set("id", from.id);
  put("kind", from.kind);
  set("face", name_of(from.face));
  put("name", from.name);
  put("brief", from.brief);
  put("icon", from.icon);
  put("key", from.key);
  put("cost", from.cost);
  put("needs", from.needs);
  if (!from.printed.empty()) {
    set("card", from.printed);
    put("text", voice_.title->card(from.printed, voice_.language).lines);
  }
  put("note", from.note);
  if (!from.keys.left.empty() || !from.keys.right.empty()) {
    pen_.key("keys");
    pen_.open_object();
    pen_.key("left");
    list(from.keys.left);
    pen_.key("right");
    list(from.keys.right);
    pen_.close_object();
  }
  pen_.key("at");
  at(from.at);
  put_seat("seat", from.seat);
  put("states", from.states);
  put("badges", from.badges);
  pen_.close_object();
}

void Writer::pile(const Pile& from) {
  pen_.open_object();
  set("id", from.id);
  put("name", from.name);
  put("icon", from.icon);
  set("count", from.count);
  put("top", from.top);
  if (from.layout) {
    pen_.key("layout");
    layout(*from.layout);
  }
  pen_.close_object();
}

// ---- panels -------------------------------------------------------------------------------------

void Writer::write(const line::Pair& from) {
  pen_.key("pair");
  pen_.open_object();
  put_list("names", from.names, [this](const Text& name) { say(name); });
  set_list("stops", from.stops, [this](const std::vector<std::int32_t>& stop) { numbers(stop); });
  set("at", from.at);
  pen_.close_object();
}

void Writer::write(const line::Slots& from) {
  put("name", from.name);
  set_list("slots", from.slots, [this](const line::Slot& slot) {
    pen_.open_object();
    put("accepts", slot.accepts);
    put("holds", slot.holds);
    pen_.close_object();
  });
}

void Writer::write(const line::Prose& from) {
  pen_.key("prose");
  pen_.open_object();
  put("heading", from.heading);
  set_list("paragraphs", from.paragraphs, [this](const Text& paragraph) { say(paragraph); });
  put_flag("initial", from.initial);
  pen_.close_object();
}

void Writer::write(const line::Dice& from) {
  pen_.key("dice");
  pen_.open_object();
  pen_.key("faces");
  numbers(from.faces);
  pen_.key("good");
  numbers(from.good);
  pen_.close_object();
}

void Writer::write(const line::Chart& from) {
  pen_.key("chart");
  pen_.open_object();
  pen_.key("columns");
  numbers(from.columns);
  set("threshold", from.threshold);
  put("rolled", from.rolled);
  pen_.close_object();
}

void Writer::write(const line::Bands& from) {
  set_list("bands", from.bands, [this](const line::Band& band) {
    pen_.open_object();
    set("from", band.from);
    put("to", band.to);
    put("text", band.text);
    put_flag("now", band.now);
    put_flag("would", band.would);
    pen_.close_object();
  });
}

void Writer::write(const line::Sum& from) {
  pen_.key("sum");
  pen_.open_object();
  set_list("terms", from.terms, [this](const Value& each) { value(each); });
  set("total", from.total);
  pen_.close_object();
}

void Writer::panel_line(const Line& from) {
  pen_.open_object();
  std::visit([this](const auto& line) { write(line); }, from);
  pen_.close_object();
}

void Writer::panel(const Panel& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put_seat("seat", from.seat);
  set("place", name_of(from.place));
  put("order", from.order);
  if (!from.title.empty())
    put("title", from.title);
  else if (from.seat != kNoSeat)
    set("title", voice_.seat(from.seat));
  put("note", from.note);
  put("states", from.states);
  put("badges", from.badges);
  put_list("lines", from.lines, [this](const Line& each) { panel_line(each); });
  pen_.close_object();
}

// ---- the decision, and what frames it -----------------------------------------------------------

void Writer::clock(const Clock& from) {
  pen_.open_object();
  set("round", from.round);
  put_list("phases", from.phases, [this](const Phase& phase) {
    pen_.open_object();
    set("id", phase.id);
    put("text", phase.text);
    set("state", name_of(phase.state));
    put_list("steps", phase.steps, [this](const Step& step) {
      pen_.open_object();
      set("id", step.id);
      put("text", step.text);
      set("state", name_of(step.state));
      pen_.close_object();
    });
    pen_.close_object();
  });
  pen_.close_object();
}

void Writer::goal(const Goal& from) {
  pen_.open_object();
  put("text", from.text);
  set("kind", name_of(from.kind));
  set_flag("done", from.done);
  put_flag("vital", from.vital);
  pen_.close_object();
}

void Writer::option(const OptionView& from) {
  pen_.open_object();
  set("n", from.n);
  set("verb", from.verb);
  put("key", from.key);
  put("text", from.text);
  put("rule", from.rule);
  if (!from.on.empty()) set("piece", from.on.front());
  put("on", from.on);
  put("cost", from.cost);
  put("forecast", from.forecast);
  put("chance", from.chance);
  put("group", from.group);
  set("as", name_of(from.form));
  put_flag("default", from.standard);
  put_flag("flick", from.measured);
  pen_.close_object();
}

void Writer::blocked(const BlockedView& from) {
  pen_.open_object();
  put("text", from.text);
  if (!from.on.empty()) set("piece", from.on.front());
  put("on", from.on);
  put("rule", from.reason.rule);
  pen_.key("reason");
  reason(from.reason);
  pen_.close_object();
}

void Writer::aim(const Aim& from) {
  pen_.open_object();
  put("shot", from.shot);
  pen_.key("from");
  point(from.from);
  put("maxStrength", from.most_strength);
  set("helps", name_of(from.helps));
  if (!from.bounds.empty()) {
    pen_.key("bounds");
    pen_.open_object();
    for (const Aim::Bound& bound : from.bounds) {
      pen_.key(bound.name);
      numbers({bound.least, bound.most});
    }
    pen_.close_object();
  }
  pen_.close_object();
}

void Writer::decision(const DecisionView& from) {
  pen_.open_object();
  set("seat", from.seat);
  set_seats("seats", from.seats);
  put("prompt", from.prompt);
  put("question", from.question);
  put("rule", from.why.rule);
  if (!(from.why == Reason{})) {
    pen_.key("why");
    reason(from.why);
  }
  set("kind", name_of(from.kind));
  set_flag("yours", from.yours);
  set_list("options", from.options, [this](const OptionView& each) { option(each); });
  set_list("blocked", from.blocked, [this](const BlockedView& each) { blocked(each); });
  if (from.aim) {
    pen_.key("aim");
    aim(*from.aim);
  }
  put("timer", from.timer);
  pen_.close_object();
}

void Writer::outcome(const Outcome& from) {
  pen_.open_object();
  set_flag("won", from.won);
  set_seats("winners", from.winners);
  set("ending", from.ending);
  put("text", from.text);
  put("rule", from.rule);
  put("score", from.score);
  pen_.close_object();
}

/// A list of things as one part; nothing at all when there are none.
template <class Thing>
std::string listed(const Voice& voice, const std::vector<Thing>& things,
                   void (Writer::*write)(const Thing&)) {
  std::string out;
  if (things.empty()) return out;
  Writer writer(voice, out);
  out += '[';
  for (const Thing& thing : things) (writer.*write)(thing);
  out += ']';
  return out;
}

}  // namespace

SceneParts scene_parts(const Voice& voice, const Scene& scene) {
  SceneParts to;
  JsonPen head(to.head);
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

  std::size_t next = 0;
  Writer(voice, to.parts[next++]).clock(scene.clock);
  to.parts[next++] = listed(voice, scene.layers, &Writer::layer);
  to.parts[next++] = listed(voice, scene.areas, &Writer::area);
  to.parts[next++] = listed(voice, scene.links, &Writer::link);
  to.parts[next++] = listed(voice, scene.tracks, &Writer::track);
  to.parts[next++] = listed(voice, scene.pieces, &Writer::piece);
  to.parts[next++] = listed(voice, scene.cards, &Writer::card);
  to.parts[next++] = listed(voice, scene.piles, &Writer::pile);
  to.parts[next++] = listed(voice, scene.panels, &Writer::panel);
  to.parts[next++] = listed(voice, scene.goals, &Writer::goal);
  std::string& decision = to.parts[next++];
  if (scene.decision) Writer(voice, decision).decision(*scene.decision);
  std::string& outcome = to.parts[next++];
  if (scene.outcome) Writer(voice, outcome).outcome(*scene.outcome);
  std::string& focus = to.parts[next++];
  if (!scene.focus.empty()) Writer(voice, focus).list(scene.focus);
  return to;
}

std::string SceneParts::text() const {
  std::string all = "{" + head;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].empty()) continue;
    ((all += ",\"") += kSceneParts[i]) += "\":";
    all += parts[i];
  }
  return all + "}";
}

nlohmann::ordered_json scene_json(const Voice& voice, const Scene& scene) {
  return nlohmann::ordered_json::parse(scene_parts(voice, scene).text(), nullptr, false);
}

}  // namespace tavola::scene
