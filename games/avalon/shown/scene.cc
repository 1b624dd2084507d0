// What a viewer sees of a table of Avalon: the map or the Encounter, and every Character's tray.
// Hands are open (TG-998); nothing lies face down but the decks.
#include <algorithm>

#include "games/avalon/rules/character/attributes.h"
#include "games/avalon/shown/end_of_chapter.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/painter.h"

namespace tavola::avalon {

using scene::Area;
using scene::Card;
using scene::Panel;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

Scene Painter::paint() {
  scene_.layers = {{"areas", scene::LayerKind::kAreas, ""},
                   {"pieces", scene::LayerKind::kPieces, ""}};
  if (meets()) {
    turn();
    add_foe();
    for (int slot = 0; slot < e_.length; ++slot) add_played(slot);
    add_row();
    add_progress();
    add_answers();
  } else if (travels()) {
    day();
    if (!chooses_heroes()) add_map();
    add_offered_cards();
  }
  if (travels()) {
    add_day();
    add_stones();
    add_food();
    add_story();
    add_save_sheet();
  }
  if (chooses_heroes()) add_heroes();
  for (Seat seat = 0; seat < s_.seats; ++seat) add_seat(seat);
  if (meets())
    encounter_goals();
  else if (travels())
    journey_goals();
  if (s_.phase == Phase::kOver) {
    scene_.outcome.emplace();
    scene_.outcome->text = how_it_went(s_);
    scene_.outcome->verdict = verdict_of(s_.ending);
    scene_.outcome->rule = rule_of_ending(s_);
  }
  return std::move(scene_);
}

Area Painter::cell(std::string id, Text name, int column, int row) const {
  Area area;
  area.id = std::move(id);
  area.kind = scene::AreaKind::kCell;
  area.name = std::move(name);
  area.layout.grid = {column, row};
  return area;
}

namespace {

/// What a Character is best at, so that somebody who has never seen it can choose.
Text strongest(const Hero& hero) {
  const int most = *std::ranges::max_element(hero.attributes);
  std::vector<Text::Argument> best;
  for (int i = 0; i < kAttributes; ++i)
    if (hero.attributes[static_cast<std::size_t>(i)] == most)
      best.push_back({"", Text::Argument::Kind::kCounted, most,
                      std::string(name_of(static_cast<Attribute>(i)))});
  return Text::of("board.strongest").with_list("list", std::move(best));
}

}  // namespace

/// The Characters to choose from, laid out to be read. (TG-048)
void Painter::add_heroes() {
  Panel panel;
  panel.id = "heroes";
  panel.kind = scene::PanelKind::kTable;
  panel.place = scene::PanelPlace::kStage;
  panel.title = Text::of("board.characters");
  scene::line::Cards line;
  for (std::size_t i = 0; i < c_.heroes.size(); ++i) {
    const Hero& hero = c_.heroes[i];
    Card card;
    card.id = hero.id;
    card.kind = "hero";
    card.name = Text::word(hero.word);
    card.icon = "person";
    card.printed = hero.id;
    card.at = {panel.id, {}, static_cast<int>(i), {}};
    card.note = strongest(hero);
    for (Seat seat = 0; seat < s_.seats; ++seat)
      if (s_.character(seat).hero == i) card.seat = seat;
    line.cards.push_back(card.id);
    scene_.cards.push_back(std::move(card));
  }
  panel.lines.emplace_back(std::move(line));
  scene_.panels.push_back(std::move(panel));
}

void Painter::add_seat(Seat seat) {
  const Character& c = s_.character(seat);
  Panel panel;
  panel.id = seat_id(seat);
  panel.seat = seat;
  panel.order = seat;
  if (c.hero == kNone) {
    scene_.panels.push_back(std::move(panel));
    return;
  }
  panel.note = travels() && c.place != kNone
                   ? Text::of("board.hero_at")
                         .with_word("hero", c_.heroes[c.hero].word)
                         .with_word("place", c_.island.locations[c.place].word)
                   : Text::word(c_.heroes[c.hero].word);
  const auto badge = [&](Text text, Tone tone, Text says) {
    panel.badges.push_back(
        {"", std::move(text), tone, scene::Corner::kUpperRight, std::move(says)});
  };
  if (c.alive == 0) {
    panel.states.push_back(scene::State::kEliminated);
    scene_.panels.push_back(std::move(panel));
    return;
  }
  if (meets() && !e_.is_in(seat))
    badge(Text::of("board.outside"), Tone::kNeutral, Text::of("says.outside"));
  if (meets() && e_.active == seat)
    badge(Text::word("active_character"), Tone::kKnow, Text::word("active_character"));
  if (panics(t_, seat))
    badge(Text::word("st_panic"), Tone::kHarm,
          Text::of(s_.house.limiter != 0 ? "says.panic_turned" : "says.panic"));
  if (c.dying != 0)
    badge(Text::of("board.dying"), Tone::kHarm, Text::of("says.dying").with("days", c.dying_dial));
  if (c.insane != 0) badge(Text::of("board.insane"), Tone::kHarm, Text::of("says.insane"));
  if (travels() && !meets() && ((j_.passed >> seat) & 1U) != 0)
    badge(Text::of("board.passed"), Tone::kNeutral, Text::of("says.passed"));
  const Tray& tray = c_.trays[c.tray];
  const auto track = [&](Measure measure, int top, Tone tone) {
    Track line = Track::up_to(top, c.of(measure), track_id(measure, seat),
                              Text::word(std::string(name_of(measure))), measure_sign(measure),
                              scene::TrackForm::kPips, tone);
    line.aligned = track_id(Measure::kHealth, seat);
    // TG-213, TG-219: Energy stays below Health, Terror above it is Panic.
    if (measure != Measure::kHealth) line.limit = c.health();
    panel.lines.emplace_back(scene::line::Meter{line.id});
    scene_.tracks.push_back(std::move(line));
  };
  track(Measure::kEnergy, tray.energy_top, Tone::kTide);
  track(Measure::kHealth, tray.health_top, Tone::kLife);
  track(Measure::kTerror, tray.terror_top, Tone::kHarm);
  scene::line::Values attributes;
  for (int i = 0; i < kAttributes; ++i) {
    const auto which = static_cast<Attribute>(i);
    attributes.values.push_back({attribute_sign(which), Text::word(std::string(name_of(which))),
                                 attribute(s_, seat, which), attribute_id(which, seat)});
  }
  panel.lines.emplace_back(std::move(attributes));
  scene::line::Values purse;
  for (int i = static_cast<int>(Measure::kFood); i < kMeasures; ++i) {
    const auto which = static_cast<Measure>(i);
    purse.values.push_back({measure_sign(which), Text::word(std::string(name_of(which))),
                            c.of(which), track_id(which, seat)});
  }
  panel.lines.emplace_back(std::move(purse));
  if (travels()) add_possessions(panel, seat);
  if (meets()) add_hand(panel, seat);
  scene_.panels.push_back(std::move(panel));
}

/// Skills, Items and Secrets, those in use first. (TG-391)
void Painter::add_possessions(Panel& panel, Seat seat) {
  const Character& c = s_.character(seat);
  const auto row = [&](const char* kind, const char* icon, const CardSet& held, const CardSet* up,
                       auto&& show) {
    scene::line::Cards line;
    line.name = Text::of("board." + std::string(kind));
    held.each([&](std::uint8_t which) {
      Card card;
      card.id = std::string(kind) + "_" + std::to_string(which);
      card.kind = kind;
      show(card, which);
      card.icon = icon;
      card.seat = seat;
      card.at = {panel.id, {}, static_cast<int>(line.cards.size()), {}};
      if (up != nullptr && !up->has(which)) card.states.push_back(scene::State::kExhausted);
      line.cards.push_back(card.id);
      scene_.cards.push_back(std::move(card));
    });
    if (!line.cards.empty()) panel.lines.emplace_back(std::move(line));
  };
  row("skills", "open-book", c.skills, nullptr, [&](Card& card, std::uint8_t which) {
    const auto& side = c_.possessions.skills[which].sides[c.other_sides.has(which) ? 1 : 0];
    card.name = Text::word(side.word);
    card.printed = side.id;
  });
  row("items", "swap-bag", c.items, &c.items_up, [&](Card& card, std::uint8_t which) {
    card.name = Text::word(c_.possessions.items[which].word);
    card.printed = c_.possessions.items[which].id;
  });
  row("secrets", "scroll-unfurled", c.secrets, &c.secrets_up, [&](Card& card, std::uint8_t which) {
    card.name = Text::word(c_.possessions.secrets[which].word);
    card.printed = secret_card_id(c_.possessions.secrets[which]);
  });
}

/// The save sheet begins with what the table knows by now.
void AvalonTitle::add_story_so_far(const State& s, Scene& scene) const {
  if (s.story.chapter == kNone) return;
  const std::string so_far = "so_far." + content().story.chapters[s.story.chapter].id;
  if (messages().find(words::Language::kEnglish, so_far) == nullptr) return;
  for (scene::Force& force : scene.forces)
    if (force.id == "save_sheet") force.says.insert(force.says.begin(), Text::of(so_far));
}

Scene AvalonTitle::scene(const tavola::Table& table, Seat) const {
  Scene scene = Painter(static_cast<const Table&>(table)).paint();
  add_story_so_far(state_of(table), scene);
  if (auto page = journal_panel(state_of(table))) scene.panels.push_back(*std::move(page));
  return scene;
}

}  // namespace tavola::avalon
