// What a viewer sees of a table of Avalon: the Encounter card and the Sequence that grows from it,
// the pool or the Affinity, what the foe will do, and every Character's tray and hand. Hands are
// open (TG-998); nothing lies face down but the decks.
#include "games/avalon/character/attributes.h"
#include "games/avalon/encounter/encounter.h"
#include "games/avalon/shown/title.h"

namespace tavola::avalon {

using scene::Area;
using scene::Badge;
using scene::Card;
using scene::Panel;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

constexpr int kColumns = 6;  // of the board: the foe and the cards played so far

class Painter {
 public:
  explicit Painter(const State& s) : s_{s}, e_{s.encounter}, c_{content()} {}

  Scene paint() {
    scene_.layers = {{"areas", scene::LayerKind::kAreas, ""},
                     {"pieces", scene::LayerKind::kPieces, ""}};
    clock();
    if (e_.card != kNone) {
      add_foe();
      for (int slot = 0; slot < e_.length; ++slot) add_played(slot);
      add_progress();
      add_answers();
    }
    if (s_.phase == Phase::kHeroes) add_heroes();
    for (Seat seat = 0; seat < s_.seats; ++seat) add_seat(seat);
    goals();
    if (s_.phase == Phase::kOver) {
      scene_.outcome.emplace();
      scene_.outcome->rule = cites("TG-995");
    }
    return std::move(scene_);
  }

 private:
  void clock() {
    scene_.clock.round = e_.turn;
    const auto part = [&](const char* id, EncounterStep from, EncounterStep to) {
      scene_.clock.phases.push_back(
          {id, Text::of(std::string("phase.") + id), scene::phase_state(e_.step, from, to), {}});
    };
    if (e_.card == kNone) return;
    part("start", EncounterStep::kText, EncounterStep::kHands);
    part("activation", EncounterStep::kChooseActive, EncounterStep::kDelayed);
    part("cards", EncounterStep::kPlay, EncounterStep::kCheck);
    part("answer", EncounterStep::kAttack, EncounterStep::kReadiness);
    part("end_of_turn", EncounterStep::kEndOfTurn, EncounterStep::kEndOfTurn);
  }

  Area cell(std::string id, Text name, int at) const {
    Area area;
    area.id = std::move(id);
    area.kind = scene::AreaKind::kCell;
    area.name = std::move(name);
    area.layout.grid = {at % kColumns, at / kColumns};
    return area;
  }

  /// The Characters to choose from, each with its tile. (TG-048)
  void add_heroes() {
    for (std::size_t i = 0; i < c_.heroes.size(); ++i) {
      const Hero& hero = c_.heroes[i];
      Area area = cell("place_" + hero.id, Text::word(hero.word), static_cast<int>(i));
      Card card;
      card.id = hero.id;
      card.kind = "hero";
      card.name = Text::word(hero.word);
      card.icon = "person";
      card.printed = hero.id;
      card.at = {area.id, {}, 0, {}};
      for (Seat seat = 0; seat < s_.seats; ++seat)
        if (s_.character(seat).hero == i) card.seat = seat;
      scene_.areas.push_back(std::move(area));
      scene_.cards.push_back(std::move(card));
    }
  }

  const EncounterCard& foe() const { return c_.cards.encounters[e_.card]; }

  void add_foe() {
    Area area = cell("foe", Text::word(foe().word), 0);
    area.icon = colour_sign(foe().colour);
    area.tone = Tone::kHarm;
    for (const Trait trait : foe().traits) {
      const std::string word = "trait_" + std::string(name_of(trait));
      area.badges.push_back(
          {"", Text::word(word), Tone::kHarm, scene::Corner::kUpperLeft, Text::of("says." + word)});
    }
    scene_.areas.push_back(std::move(area));
    Card card;
    card.id = "encounter";
    card.kind = "encounter";
    card.name = Text::word(foe().word);
    card.icon = colour_sign(foe().colour);
    card.printed = foe().id;
    card.at = {"foe", {}, 0, {}};
    scene_.cards.push_back(std::move(card));
  }

  Card sequence(std::string id, std::uint8_t which, std::string where, int order) const {
    const SequenceCard& printed = c_.cards.of(e_.type)[which];
    Card card;
    card.id = std::move(id);
    card.kind = std::string(name_of(e_.type));
    card.name = Text::word(printed.word);
    card.icon = e_.combat() ? "crossed-swords" : "talk";
    card.printed = printed.id;
    card.at = {std::move(where), {}, order, {}};
    return card;
  }

  void add_played(int slot) {
    const PlayedCard& played = e_.sequence[slot];
    const std::string where = "step_" + std::to_string(slot);
    Area area = cell(where, Text::number(slot + 1), slot + 1);
    scene_.areas.push_back(std::move(area));
    scene_.links.push_back(
        {slot == 0 ? "foe" : "step_" + std::to_string(slot - 1), where, scene::LinkKind::kPath});
    Card card = sequence(played_card_id(slot), played.card, where, 0);
    card.seat = played.owner;
    card.states.push_back(visible(s_, slot) ? scene::State::kPlayed : scene::State::kCovered);
    const auto badge = [&](const char* icon, const char* message, int n) {
      if (n > 0)
        card.badges.push_back({icon, Text::number(n), Tone::kTide, scene::Corner::kUpperRight,
                               Text::of(message).with("n", n)});
    };
    badge("sands-of-time", "board.time_tokens", played.time_tokens);
    badge("embrassed-energy", "board.charges", played.charges);
    scene_.cards.push_back(std::move(card));
  }

  void add_progress() {
    if (e_.combat()) {
      Track pool = Track::up_to(foe().value, std::min<int>(e_.pool, foe().value), "pool",
                                Text::word("combat_pool"), "crossed-swords",
                                scene::TrackForm::kPips, Tone::kLife);
      pool.says = Text::of("board.pool").with("now", e_.pool).with("of", foe().value);
      pool.vital = true;
      scene_.tracks.push_back(std::move(pool));
      return;
    }
    Track affinity;
    affinity.id = "affinity";
    affinity.name = Text::word("affinity");
    affinity.icon = "talk";
    affinity.from = foe().lowest;
    affinity.to = foe().top;
    affinity.at = e_.affinity;
    affinity.tone = Tone::kLife;
    affinity.form = scene::TrackForm::kLine;
    affinity.vital = true;
    affinity.marks = {{foe().lowest, "broken-shield", Text::of("board.lost"), Tone::kHarm},
                      {0, "", Text::of("board.grey"), Tone::kNeutral},
                      {foe().top, "laurel-crown", Text::of("board.won"), Tone::kLife}};
    affinity.says = Text::of("board.affinity")
                        .with("now", e_.affinity)
                        .with("top", foe().top)
                        .with("low", foe().lowest);
    scene_.tracks.push_back(std::move(affinity));
  }

  static Text effect(Source source) { return Text::printed("source." + std::to_string(source)); }

  void add_answers() {
    Panel panel;
    panel.id = "answers";
    panel.kind = scene::PanelKind::kTable;
    panel.title = Text::of(e_.combat() ? "board.attacks" : "board.reactions");
    if (e_.combat()) {
      scene::line::Bands bands;
      for (const AttackRow& row : foe().attacks)
        bands.bands.push_back(
            {row.low, row.high, effect(row.effect), e_.pool >= row.low && e_.pool <= row.high});
      panel.lines.emplace_back(std::move(bands));
      if (foe().opportunity != kNoSource)
        panel.lines.emplace_back(scene::line::Words{
            Text::of("board.opportunity")
                .with_printed("what", "source." + std::to_string(foe().opportunity)),
            Tone::kHarm});
    } else {
      for (std::size_t i = 0; i < foe().stages.size(); ++i) {
        if (foe().alternatives && e_.approach != kNone && i != e_.approach) continue;
        panel.lines.emplace_back(scene::line::Words{
            Text::of(i == e_.stage ? "board.stage_now" : "board.stage")
                .with("n", static_cast<int>(i) + 1)
                .with_printed("what", "source." + std::to_string(foe().stages[i].reaction)),
            i == e_.stage ? Tone::kHarm : Tone::kNeutral});
      }
    }
    scene_.panels.push_back(std::move(panel));
  }

  void add_seat(Seat seat) {
    const Character& c = s_.character(seat);
    Panel panel;
    panel.id = seat_id(seat);
    panel.seat = seat;
    panel.order = seat;
    if (c.hero == kNone) {
      scene_.panels.push_back(std::move(panel));
      return;
    }
    panel.note = Text::word(c_.heroes[c.hero].word);
    if (e_.card != kNone && !e_.is_in(seat)) panel.states.push_back(scene::State::kIncapacitated);
    if (e_.active == seat)
      panel.badges.push_back({"", Text::word("active_character"), Tone::kKnow,
                              scene::Corner::kUpperRight, Text::word("active_character")});
    if (in_panic(s_, seat))
      panel.badges.push_back({"", Text::word("st_panic"), Tone::kHarm, scene::Corner::kUpperRight,
                              Text::of("says.panic")});
    const Tray& tray = c_.trays[c.tray];
    const auto track = [&](Measure measure, int top, Tone tone) {
      Track line = Track::up_to(top, c.of(measure), track_id(measure, seat),
                                Text::word(std::string(name_of(measure))), measure_sign(measure),
                                scene::TrackForm::kPips, tone);
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
                                   attribute(s_, seat, which)});
    }
    panel.lines.emplace_back(std::move(attributes));
    scene::line::Values purse;
    for (int i = static_cast<int>(Measure::kFood); i < kMeasures; ++i) {
      const auto which = static_cast<Measure>(i);
      purse.values.push_back(
          {measure_sign(which), Text::word(std::string(name_of(which))), c.of(which)});
    }
    panel.lines.emplace_back(std::move(purse));
    if (e_.card != kNone) {
      scene::line::Cards hand;
      hand.name = Text::of("board.hand").with("deck", deck_of(s_, seat).size());
      int order = 0;
      for (const std::uint8_t which : e_.hands[seat].cards()) {
        Card card = sequence(hand_card_id(seat, which), which, panel.id, order++);
        card.seat = seat;
        card.states.push_back(scene::State::kInHand);
        hand.cards.push_back(card.id);
        scene_.cards.push_back(std::move(card));
      }
      panel.lines.emplace_back(std::move(hand));
    }
    scene_.panels.push_back(std::move(panel));
  }

  void goals() {
    if (e_.card == kNone) return;
    const auto add = [this](Text text, scene::GoalKind kind, bool done) {
      scene_.goals.push_back({std::move(text), kind, done, true});
    };
    if (e_.combat()) {
      add(Text::of("goal.pool").with("n", foe().value), scene::GoalKind::kToWin,
          s_.ending == Ending::kWon);
      add(Text::of("goal.left"), scene::GoalKind::kToLose, s_.ending == Ending::kEscaped);
    } else {
      add(Text::of("goal.affinity").with("n", static_cast<int>(foe().stages.size())),
          scene::GoalKind::kToWin, s_.ending == Ending::kWon);
      add(Text::of("goal.lowest"), scene::GoalKind::kToLose, s_.ending == Ending::kLost);
    }
  }

  const State& s_;
  const EncounterState& e_;
  const Content& c_;
  Scene scene_;
};

}  // namespace

Scene AvalonTitle::scene(const tavola::Table& table, Seat) const {
  return Painter(state_of(table)).paint();
}

}  // namespace tavola::avalon
