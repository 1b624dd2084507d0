// The rest of scene_writer.h: panels line by line, the clock, the decision and the outcome.
#pragma once

#include "scene/json/scene_writer.h"

namespace tavola::scene {

// ---- panels -------------------------------------------------------------------------------------

template <class Pen>
void SceneWriter<Pen>::write(const line::Pair& from) {
  pen_.key("pair");
  pen_.open_object();
  put("id", from.id);
  put_list("names", from.names, [this](const Text& name) { say(name); });
  set_list("stops", from.stops, [this](const std::vector<std::int32_t>& stop) { numbers(stop); });
  set("at", from.at);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Slots& from) {
  put("name", from.name);
  set_list("slots", from.slots, [this](const line::Slot& slot) {
    pen_.open_object();
    put("accepts", slot.accepts);
    put("holds", slot.holds);
    pen_.close_object();
  });
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Prose& from) {
  pen_.key("prose");
  pen_.open_object();
  put("heading", from.heading);
  set_list("paragraphs", from.paragraphs, [this](const Text& paragraph) { say(paragraph); });
  put_flag("initial", from.initial);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Slips& from) {
  set_list("slips", from.slips, [this](const line::Slips::Slip& slip) {
    pen_.open_object();
    set("card", slip.card);
    put("says", slip.says);
    put_tone(slip.tone);
    put_list("steps", slip.steps, [this](const line::Slips::Step& step) {
      pen_.open_object();
      put("text", step.text);
      set("state", name_of(step.state));
      pen_.close_object();
    });
    pen_.close_object();
  });
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Dice& from) {
  pen_.key("dice");
  pen_.open_object();
  set_list("dice", from.dice, [this](const Die& die) {
    pen_.open_object();
    set("face", die.face);
    put("hits", die.hits);
    if (die.from != DieFrom::kRoll) set("from", name_of(die.from));
    put("icon", die.icon);
    put("name", die.name);
    put_flag("round", die.round);
    pen_.close_object();
  });
  put("need", from.need);
  if (from.buyable > 0) set("buyable", from.buyable);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Chart& from) {
  pen_.key("chart");
  pen_.open_object();
  pen_.key("columns");
  numbers(from.columns);
  set("threshold", from.threshold);
  put("rolled", from.rolled);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Bands& from) {
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

template <class Pen>
void SceneWriter<Pen>::write(const line::Sum& from) {
  pen_.key("sum");
  pen_.open_object();
  set_list("terms", from.terms, [this](const Value& each) { value(each); });
  set("total", from.total);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Odds& from) {
  set_list("odds", from.entries, [this](const line::Odds::Entry& entry) {
    pen_.open_object();
    put("text", entry.text);
    set("dice", entry.dice);
    set("chance", entry.chance);
    put_flag("now", entry.now);
    pen_.close_object();
  });
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Stake& from) {
  pen_.key("stake");
  pen_.open_object();
  put("text", from.text);
  set("tone", name_of(from.tone));
  if (!from.track.empty()) {
    set("track", from.track);
    set("to", from.to);
  }
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::write(const line::Mates& from) {
  set_list("mates", from.mates, [this](const line::Mates::Mate& mate) {
    pen_.open_object();
    set("seat", mate.seat);
    set("state", name_of(mate.state));
    put("text", mate.text);
    pen_.close_object();
  });
}

template <class Pen>
void SceneWriter<Pen>::panel_line(const Line& from) {
  pen_.open_object();
  std::visit([this](const auto& line) { this->write(line); }, from);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::panel(const Panel& from) {
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
  put("about", from.about);
  put("contest", from.contest);
  put_list("outcomes", from.outcomes, [this](const PrintedOutcome& outcome) {
    pen_.open_object();
    set("when", outcome.when);
    put("text", outcome.text);
    set("state", name_of(outcome.state));
    pen_.close_object();
  });
  put_picture(from.portrait);
  put("icon", from.icon);
  put_states(from.states, from.title);
  put("badges", from.badges);
  put_list("lines", from.lines, [this](const Line& each) { panel_line(each); });
  pen_.close_object();
}

// ---- the decision, and what frames it -----------------------------------------------------------

template <class Pen>
void SceneWriter<Pen>::clock(const Clock& from) {
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

template <class Pen>
void SceneWriter<Pen>::goal(const Goal& from) {
  pen_.open_object();
  put("text", from.text);
  set("kind", name_of(from.kind));
  set_flag("done", from.done);
  put_flag("vital", from.vital);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::option(const OptionView& from) {
  pen_.open_object();
  set("n", from.n);
  set("verb", from.verb);
  arguments(from);
  put("key", from.key);
  put("text", from.text);
  put("rule", from.rule);
  if (!from.on.empty()) set("piece", from.on.front());
  put("on", from.on);
  put("cost", from.cost);
  put("price", from.price);
  put("result", from.result);
  put("forecast", from.forecast);
  put("chance", from.chance);
  put("group", from.group);
  put("under", from.under);
  put("amount", from.amount);
  set("as", name_of(from.form));
  put_flag("default", from.standard);
  put_flag("flick", from.measured);
  pen_.close_object();
}

/// The values of a verb's fields by name, as event_json.cc writes them.
template <class Pen>
void SceneWriter<Pen>::arguments(const OptionView& from) {
  const Vocabulary& vocabulary = voice_.title->game().vocabulary();
  const int verb = index_of(vocabulary.verbs, from.verb);
  if (verb < 0) return;
  const std::vector<Field>& fields = vocabulary.verbs[static_cast<std::size_t>(verb)].fields;
  if (fields.empty()) return;
  pen_.key("args");
  pen_.open_object();
  for (std::size_t i = 0; i < fields.size() && i < from.args.size(); ++i) {
    const std::int16_t value = from.args[i];
    if (fields[i].name.empty()) continue;  // for the rules alone
    pen_.key_of(fields[i].name);
    if (fields[i].kind != kNumber && value == kNothing)
      pen_.null();
    else if (fields[i].kind == kNumber || fields[i].kind == kSeatValue)
      pen_.number(value);
    else
      pen_.text(vocabulary.id_of(fields[i].kind, value));
  }
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::blocked(const BlockedView& from) {
  pen_.open_object();
  put("text", from.text);
  if (!from.on.empty()) set("piece", from.on.front());
  put("on", from.on);
  put("rule", from.reason.rule);
  pen_.key("reason");
  reason(from.reason);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::aim(const Aim& from) {
  pen_.open_object();
  put("shot", from.shot);
  pen_.key("from");
  point(from.from);
  put("radius", from.radius);
  put("slows", from.slows);
  put("maxStrength", from.most_strength);
  set("helps", name_of(from.helps));
  put("zone", from.zone);
  if (from.around) {
    pen_.key("around");
    pen_.open_object();
    set("x", from.around->centre.x);
    set("y", from.around->centre.y);
    set("r", from.around->r);
    pen_.close_object();
  }
  if (!from.bounds.empty()) {
    pen_.key("bounds");
    pen_.open_object();
    for (const Aim::Bound& bound : from.bounds) {
      pen_.key_of(bound.name);
      numbers({bound.least, bound.most});
    }
    pen_.close_object();
  }
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::walk(const Walk& from) {
  pen_.open_object();
  set("verb", from.verb);
  set_list("ways", from.ways, [this](const Way& way) {
    pen_.open_object();
    set("to", way.to);
    put("via", way.via);
    put_list("meets", way.meets, [this](const Text& each) { say(each); });
    if (!(way.reason == Reason{})) {
      pen_.key("reason");
      reason(way.reason);
    }
    pen_.close_object();
  });
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::decision(const DecisionView& from) {
  pen_.open_object();
  set("seat", from.seat);
  set_seats("seats", from.seats);
  put("prompt", from.prompt);
  put("question", from.question);
  put("about", from.about);
  put("rule", from.why.rule);
  if (!(from.why == Reason{})) {
    pen_.key("why");
    reason(from.why);
  }
  set("kind", name_of(from.kind));
  set_flag("yours", from.yours);
  set_list("options", from.answers(), [this](const OptionView& each) { option(each); });
  put_list("standing", from.standing(), [this](const OptionView& each) { option(each); });
  set_list("blocked", from.blocked, [this](const BlockedView& each) { blocked(each); });
  if (from.aim) {
    pen_.key("aim");
    aim(*from.aim);
  }
  if (from.walk) {
    pen_.key("walk");
    walk(*from.walk);
  }
  put("timer", from.timer);
  pen_.close_object();
}

template <class Pen>
void SceneWriter<Pen>::outcome(const Outcome& from) {
  pen_.open_object();
  set_flag("won", from.won);
  if (from.failed) set_flag("failed", true);
  set_seats("winners", from.winners);
  set("ending", from.ending);
  put("verdict", from.verdict);
  put("text", from.text);
  put("rule", from.rule);
  put("score", from.score);
  pen_.close_object();
}

}  // namespace tavola::scene
