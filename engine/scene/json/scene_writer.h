// Walks a scene in the order of its fields, one function a kind of thing, with a pen: JsonPen
// writes it as text, ScenePrint takes its fingerprint. Here are the board and what lies on it; the
// panels and the decision are in scene_writer_panels.h. Only scene_json.cc includes the two.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/vocabulary.h"
#include "scene/json/picture_json.h"
#include "scene/say.h"
#include "scene/scene.h"
#include "scene/scene_names.h"

namespace tavola::scene {

/// `Pen` is JsonPen or ScenePrint.
template <class Pen>
class SceneWriter {
 public:
  SceneWriter(const Voice& voice, Pen& pen) : voice_{voice}, pen_{pen} {}

  void clock(const Clock& from);
  void layer(const Layer& from);
  void area(const Area& from);
  void link(const Link& from);
  void track(const Track& from);
  void piece(const Piece& from);
  void card(const Card& from);
  void pile(const Pile& from);
  void omen(const Omen& from);
  void board(const Board& from);
  void force(const Force& from);
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
  void say(const Text& text) { pen_.say(voice_, text); }

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
  /// The states by name, and in words that agree with the thing's own name.
  void put_states(const std::vector<State>& states, const Text& name) {
    put_list("states", states, [this](State state) { pen_.text(name_of(state)); });
    if constexpr (Pen::kWritesTexts)
      put_list("state_words", states, [&](State state) { say(state_text(state, name)); });
  }
  void put_flag(const char* name, bool value) {
    if (value) set_flag(name, true);
  }
  void put_tone(Tone tone) {
    if (tone != Tone::kNeutral) set("tone", name_of(tone));
  }
  /// The picture of a thing, in a mood of its own where it has one now.
  void put_picture(std::string_view id, std::string_view mood = "") {
    if (const Picture* picture = id.empty() ? nullptr : voice_.title->picture(id)) {
      pen_.key("picture");
      write_picture(pen_, *picture, mood);
    }
  }
  void put_seat(const char* name, Seat seat) {
    if (seat != kNoSeat) set(name, seat);
  }
  template <class Things, class Write>
  void put_list(const char* name, const Things& things, Write write) {
    if (!things.empty()) set_list(name, things, write);
  }
  template <class Things, class Write>
  void set_list(const char* name, const Things& things, Write write) {
    pen_.key(name);
    pen_.open_list();
    for (const auto& thing : things) write(thing);
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
  void group(const TrackGroup& from);
  void at(const At& from);
  void panel_line(const Line& from);
  void option(const OptionView& from);
  void blocked(const BlockedView& from);
  void aim(const Aim& from);
  void walk(const Walk& from);
  void arguments(const OptionView& from);

  // One kind of a panel's line each.
  void write(const line::Meter& from) {
    set("meter", from.track);
    put("id", from.track.starts_with("seat:") ? from.track : std::string());
  }
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
  void write(const line::Odds& from);
  void write(const line::Stake& from);
  void write(const line::Mates& from);
  void write(const line::Slips& from);
  void numbers(const std::vector<std::int32_t>& values) {
    pen_.open_list();
    for (std::int32_t each : values) pen_.number(each);
    pen_.close_list();
  }

  const Voice& voice_;
  Pen& pen_;
};

// ---- shared by many things ----------------------------------------------------------------------

template <class Pen>
void SceneWriter<Pen>::badge(const Badge& from) {
  pen_.open_object();
  put("icon", from.icon);
  put("text", from.text);
  set("tone", name_of(from.tone));
  set("corner", name_of(from.corner));
  put("says", from.says);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::value(const Value& from) {
  pen_.open_object();
  put("icon", from.icon);
  put("name", from.name);
  set("value", from.value);
  put("id", from.id);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::reason(const Reason& from) {
  pen_.open_object();
  put("text", from.text);
  put("rule", from.rule);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::shape(const Shape& from) {
  pen_.open_object();
  set("kind", name_of(from.kind));
  put("r", from.r);
  put("w", from.w);
  put("h", from.h);
  put_list("points", from.points, [this](const Point& each) { point(each); });
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::spot(const Spot& from) {
  pen_.open_object();
  set("x", from.x);
  set("y", from.y);
  set("label", name_of(from.label));
  put("lod", from.lod);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::layout(const Layout& from) {
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

template <class Pen>
void SceneWriter<Pen>::dock(const Dock& from) {
  pen_.open_object();
  set("role", name_of(from.role));
  set("at", from.at);
  put("order", from.order);
  set("capacity", from.capacity);
  set("shows", name_of(from.shows));
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::at(const At& from) {
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

template <class Pen>
void SceneWriter<Pen>::layer(const Layer& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("art", from.art);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::area(const Area& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("board", from.board);
  put("name", from.name);
  put("icon", from.icon);
  const bool dark = std::ranges::find(from.states, State::kFading) != from.states.end();
  put_picture(from.id, dark ? "wyrd" : "");
  put("key", from.key);
  pen_.key("shape");
  shape(from.shape);
  pen_.key("layout");
  layout(from.layout);
  put("parent", from.parent);
  put_list("docks", from.docks, [this](const Dock& each) { dock(each); });
  put("badges", from.badges);
  put("finds", from.finds);
  put_states(from.states, from.name);
  put_tone(from.tone);
  put("light", from.light);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::link(const Link& from) {
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

template <class Pen>
void SceneWriter<Pen>::track(const Track& from) {
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
  put("warn", from.warn);
  put_flag("vital", from.vital);
  put("board", from.board);
  put("area", from.area);
  put_flag("open", from.open);
  put_list("groups", from.groups, [this](const TrackGroup& each) { group(each); });
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::group(const TrackGroup& from) {
  pen_.open_object();
  put_list("pattern", from.pattern, [this](const TrackGroup::Box& box) {
    pen_.open_object();
    set("colour", name_of(box.colour));
    put("symbols", box.symbols);
    pen_.close_object();
  });
  set_list("sockets", from.sockets, [this](const TrackGroup::Socket& socket) {
    pen_.open_object();
    set("state", name_of(socket.state));
    put("icon", socket.icon);
    put("name", socket.name);
    put("area", socket.area);
    pen_.close_object();
  });
  put_flag("fed", from.fed);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::piece(const Piece& from) {
  pen_.open_object();
  set("id", from.id);
  set("kind", name_of(from.kind));
  put("icon", from.icon);
  put_picture(from.card);
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
  put_states(from.states, from.name);
  put("badges", from.badges);
  put("card", from.card);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::card(const Card& from) {
  pen_.open_object();
  set("id", from.id);
  put("kind", from.kind);
  set("face", name_of(from.face));
  put("name", from.name);
  put("brief", from.brief);
  put("icon", from.icon);
  put_picture(from.printed);
  put("key", from.key);
  put("cost", from.cost);
  put("needs", from.needs);
  if (!from.printed.empty()) {
    set("card", from.printed);
    if constexpr (Pen::kWritesTexts)
      put("text", voice_.title->printed_card(from.printed, voice_.language).lines);
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
  put_states(from.states, from.name);
  put("badges", from.badges);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::pile(const Pile& from) {
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

template <class Pen>
void SceneWriter<Pen>::omen(const Omen& from) {
  pen_.open_object();
  set("id", from.id);
  put("symbol", from.symbol);
  put("name", from.name);
  set_list("drifts", from.drifts, [this](const Drift& drift) {
    pen_.open_object();
    set("of", drift.of);
    if (drift.arrow != LinkArrow::kNone) set("arrow", name_of(drift.arrow));
    put("via", drift.via);
    put("says", drift.says);
    pen_.close_object();
  });
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::board(const Board& from) {
  pen_.open_object();
  set("id", from.id);
  put("name", from.name);
  put("art", from.art);
  set_list("tallies", from.tallies, [this](const Tally& tally) {
    pen_.open_object();
    set("kind", tally.kind);
    set("n", tally.n);
    put("icon", tally.icon);
    put_tone(tally.tone);
    put_list("seats", tally.seats, [this](Seat seat) { pen_.number(seat); });
    put("says", tally.says);
    pen_.close_object();
  });
  put("warn", from.warn);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::force(const Force& from) {
  pen_.open_object();
  set("id", from.id);
  put("kind", from.kind);
  put("name", from.name);
  put("icon", from.icon);
  put_picture(from.printed);
  put_tone(from.tone);
  if (!from.says.empty()) {
    put_list("says", from.says, [this](const Text& each) { say(each); });
  } else if (!from.printed.empty()) {
    if constexpr (Pen::kWritesTexts)
      put("says", voice_.title->printed_card(from.printed, voice_.language).lines);
  }
  put("card", from.printed);
  set("state", name_of(from.state));
  if (from.step) {
    pen_.key("step");
    pen_.open_object();
    set("now", from.step->now);
    set("max", from.step->most);
    pen_.close_object();
  }
  put_flag("leads", from.leads);
  pen_.close_object();
}

}  // namespace tavola::scene
