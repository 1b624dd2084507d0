// The lines of a panel as text: each kind of line has its own way to be written.
#include <algorithm>
#include <utility>
#include <variant>

#include "scene/terminal/scene_text.h"

namespace tavola::scene {

class LineText {
 public:
  LineText(const SceneText& text, const Scene& scene) : text_(text), scene_(scene) {}

  Runs operator()(const line::Meter& l) const;
  Runs operator()(const line::Pair& l) const;
  Runs operator()(const line::Values& l) const;
  Runs operator()(const line::Slots& l) const;
  Runs operator()(const line::Cards& l) const;
  Runs operator()(const line::Words& l) const;
  Runs operator()(const line::Prose& l) const;
  Runs operator()(const line::Dice& l) const;
  Runs operator()(const line::Chart& l) const;
  Runs operator()(const line::Bands& l) const;
  Runs operator()(const line::Sum& l) const;
  Runs operator()(const line::Odds& l) const;
  Runs operator()(const line::Stake& l) const;
  Runs operator()(const line::Mates& l) const;
  Runs operator()(const line::Slips& l) const;

 private:
  /// The name in front of what lies in slots or in a hand.
  Runs heading(const Text& name) const;
  void add_slot(Runs& runs, const line::Slot& slot, bool first) const;
  /// A card of a hand, by its key alone where it has one.
  void add_card(Runs& runs, const std::string& id, bool first) const;

  const SceneText& text_;
  const Scene& scene_;
};

Runs LineText::operator()(const line::Meter& l) const { return text_.meter_runs(scene_, l.track); }

Runs LineText::operator()(const line::Pair& l) const {
  Runs runs;
  for (std::size_t i = 0; i < l.names.size(); ++i) {
    runs.push_back({(i == 0 ? "" : "  ") + text_.say(l.names[i])});
    for (std::size_t stop = 0; i < l.stops.size() && stop < l.stops[i].size(); ++stop) {
      const bool now = static_cast<int>(stop) == l.at;
      const std::string number = std::to_string(l.stops[i][stop]);
      runs.push_back(
          {now ? " [" + number + "]" : " " + number, now ? Hue::kInk : Hue::kFaint, bold_if(now)});
    }
  }
  return runs;
}

Runs LineText::operator()(const line::Values& l) const {
  Runs runs;
  for (const Value& value : l.values) {
    if (!runs.empty()) runs.push_back({text_.screen_.plain ? ", " : "  "});
    runs.push_back({text_.say(value.name) + " ", Hue::kFaint});
    runs.push_back({std::to_string(value.value), Hue::kInk, Weight::kBold});
  }
  return runs;
}

// ---- what lies in slots and in a hand

Runs LineText::heading(const Text& name) const {
  if (name.empty()) return {};
  return {{text_.say(name) + (text_.screen_.plain ? ": " : " "), Hue::kFaint}};
}

void LineText::add_slot(Runs& runs, const line::Slot& slot, bool first) const {
  if (text_.screen_.plain) {
    if (slot.holds.empty()) return;
    if (!first) runs.push_back({", "});
    extend(runs, text_.thing_runs(scene_, slot.holds, SceneText::NameForm::kFull));
    return;
  }
  runs.push_back({first ? "[" : " [", Hue::kLine});
  if (slot.holds.empty())
    runs.push_back({text_.sign("·", " "), Hue::kFaint});
  else
    extend(runs, text_.thing_runs(scene_, slot.holds, SceneText::NameForm::kBrief));
  runs.push_back({"]", Hue::kLine});
}

void LineText::add_card(Runs& runs, const std::string& id, bool first) const {
  const auto card = std::ranges::find(scene_.cards, id, &Card::id);
  const bool known = card != scene_.cards.end();
  // Names need more between them than keys of one letter.
  const bool named = !known || card->key.empty();
  const bool plain = text_.screen_.plain;
  if (!first && named && !plain)
    runs.push_back({text_.sign(" · ", ", "), Hue::kFaint});
  else if (!first)
    runs.push_back({plain ? ", " : " "});
  if (named || plain) {
    extend(runs, text_.thing_runs(scene_, id, SceneText::NameForm::kBrief));
    if (known && !card->note.empty())
      runs.push_back({" (" + text_.say(card->note) + ")", Hue::kFaint});
    return;
  }
  // A hand of cards with natural keys is shown by them alone; spent ones stand in brackets.
  const auto is = [&](State state) { return std::ranges::count(card->states, state) > 0; };
  const bool gone = is(State::kPlayed) || is(State::kSpent);
  const bool lit = !options_on(scene_, id).empty();
  const Hue hue = lit ? Hue::kFlame : gone ? Hue::kFaint : Hue::kInk;
  runs.push_back({gone ? "(" + card->key + ")" : card->key, hue, bold_if(lit)});
}

Runs LineText::operator()(const line::Slots& l) const {
  Runs runs = heading(l.name);
  const std::size_t headed = runs.size();
  for (const line::Slot& slot : l.slots) add_slot(runs, slot, runs.size() == headed);
  if (runs.size() == headed) runs.push_back({text_.ui("scene.none"), Hue::kFaint});
  return runs;
}

Runs LineText::operator()(const line::Cards& l) const {
  Runs runs = heading(l.name);
  bool first = true;
  for (const std::string& id : l.cards) add_card(runs, id, std::exchange(first, false));
  if (first) runs.push_back({text_.ui("scene.none"), Hue::kFaint});
  return runs;
}

// ---- words and figures

Runs LineText::operator()(const line::Words& l) const {
  return {{text_.say(l.text), hue_of(l.tone)}};
}

Runs LineText::operator()(const line::Prose& l) const {
  Runs runs;
  if (!l.heading.empty()) runs.push_back({text_.say(l.heading) + ". ", Hue::kInk, Weight::kBold});
  for (const Text& paragraph : l.paragraphs) runs.push_back({text_.say(paragraph) + " "});
  return runs;
}

Runs LineText::operator()(const line::Dice& l) const {
  Runs runs;
  for (const Die& die : l.dice) {
    const bool good = die.hits.value_or(0) > 0;
    runs.push_back({(runs.empty() ? "[" : " [") +
                        (die.name.empty() ? std::to_string(die.face) : text_.say(die.name)) +
                        (good ? std::string(text_.sign("✓", "+")) : "") + "]",
                    good ? Hue::kMoss : Hue::kFaint, bold_if(good)});
  }
  return runs;
}

Runs LineText::operator()(const line::Chart& l) const {
  Runs runs;
  for (std::size_t n = 0; n < l.columns.size(); ++n) {
    const bool enough = static_cast<int>(n) >= l.threshold;
    const bool rolled = l.rolled == static_cast<std::int32_t>(n);
    runs.push_back({(runs.empty() ? "" : "  ") + std::to_string(n) + ": " +
                        std::to_string((l.columns[n] + 5) / 10) + "%",
                    enough ? Hue::kMoss : Hue::kFaint, bold_if(rolled)});
  }
  return runs;
}

Runs LineText::operator()(const line::Bands& l) const {
  Runs runs;
  for (const line::Band& band : l.bands) {
    std::string range = std::to_string(band.from);
    if (!band.to)
      range += "+";
    else if (*band.to != band.from)
      range += "-" + std::to_string(*band.to);
    const char* apart = runs.empty() ? "" : runs.back().text.ends_with('.') ? " " : "; ";
    runs.push_back({apart + range + ": " + text_.say(band.text), band.now ? Hue::kInk : Hue::kFaint,
                    bold_if(band.now)});
  }
  return runs;
}

Runs LineText::operator()(const line::Sum& l) const {
  Runs runs;
  for (const Value& term : l.terms)
    runs.push_back(
        {(runs.empty() ? "" : " + ") + text_.say(term.name) + " " + std::to_string(term.value)});
  runs.push_back({" = " + std::to_string(l.total), Hue::kInk, Weight::kBold});
  return runs;
}

Runs LineText::operator()(const line::Odds& l) const {
  Runs runs;
  for (const line::Odds::Entry& entry : l.entries)
    runs.push_back({(runs.empty() ? "" : "  ") + text_.say(entry.text) + " " +
                        std::to_string((entry.chance + 5) / 10) + "%",
                    entry.now ? Hue::kInk : Hue::kFaint, bold_if(entry.now)});
  return runs;
}

Runs LineText::operator()(const line::Stake& l) const {
  return {{text_.say(l.text), hue_of(l.tone)}};
}

Runs LineText::operator()(const line::Mates& l) const {
  Runs runs;
  for (const line::Mates::Mate& mate : l.mates) {
    const bool now = mate.state == PhaseState::kNow;
    runs.push_back({(runs.empty()          ? ""
                     : text_.screen_.plain ? "; "
                                           : "  ") +
                        text_.seat(mate.seat) + (mate.text.empty() ? "" : ": "),
                    hue_of_seat(mate.seat), bold_if(now)});
    runs.push_back({text_.say(mate.text), now ? Hue::kInk : Hue::kFaint});
  }
  return runs;
}

Runs LineText::operator()(const line::Slips& l) const {
  Runs runs;
  for (const line::Slips::Slip& slip : l.slips) {
    if (!runs.empty())
      runs.push_back({text_.screen_.plain ? "; " : text_.sign(" · ", "; "), Hue::kFaint});
    extend(runs, text_.thing_runs(scene_, slip.card, SceneText::NameForm::kBrief));
    if (!slip.says.empty()) runs.push_back({": " + text_.say(slip.says), hue_of(slip.tone)});
    for (const line::Slips::Step& step : slip.steps) {
      const bool done = step.state == PhaseState::kDone;
      runs.push_back({" " + std::string(done ? text_.sign("✓ ", "+ ") : "") + text_.say(step.text),
                      done ? Hue::kMoss : Hue::kFaint, bold_if(step.state == PhaseState::kNow)});
    }
  }
  return runs;
}

Runs SceneText::line_runs(const Scene& scene, const Line& line) const {
  return std::visit(LineText(*this, scene), line);
}

}  // namespace tavola::scene
