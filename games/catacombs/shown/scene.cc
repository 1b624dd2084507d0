// What everybody sees of a table of Catacombs: the room with its zones, obstacles and discs at
// their true places, the sheets of the heroes and the Lord, the row of rooms, and what the Merchant
// shows. Nothing is hidden but cards that nobody has seen, and those have not been drawn yet.
#include <algorithm>

#include "games/catacombs/shown/signs.h"
#include "games/catacombs/shown/title.h"

namespace tavola::catacombs {

using scene::Area;
using scene::Card;
using scene::Panel;
using Token = scene::Piece;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

using PieceNumber = catacombs::Piece;

std::int32_t whole_micrometres(double mm) { return static_cast<std::int32_t>(mm * 1000); }

class Painter {
 public:
  explicit Painter(const State& s) : s_{s}, c_{content()} {}

  void paint() {
    scene_.areas.reserve(4);
    scene_.pieces.reserve(48);
    scene_.layers = {
        {"ground", scene::LayerKind::kGround, s_.side == kNone ? "" : c_.sides[s_.side].id},
        {"areas", scene::LayerKind::kAreas, ""},
        {"pieces", scene::LayerKind::kPieces, ""},
        {"marks", scene::LayerKind::kMarks, ""}};
    clock();
    zones();
    obstacles();
    for (PieceNumber piece = 0; piece < kPieces; ++piece) add_disc(piece);
    add_shot();
    for (int hero = 0; hero < kHeroes; ++hero) add_hero(hero);
    add_lord();
    spells();
    row();
    shop();
    goals();
    outcome();
    if (s_.active != kNone) scene_.focus = {piece_id(s_.active)};
  }

 private:
  void clock() {
    scene_.clock.round = s_.round;
    const auto state = [this](Phase from, Phase to) {
      return scene::phase_state(s_.phase, from, to);
    };
    if (s_.phase == Phase::kMerchant || s_.phase == Phase::kHealer) {
      const char* const id = s_.phase == Phase::kMerchant ? "merchant" : "healer";
      scene_.clock.phases = {
          {id, Text::of(std::string("phase.") + id), scene::PhaseState::kNow, {}}};
      return;
    }
    const auto phase = [&](const char* id, Phase from, Phase to) {
      return scene::Phase{id, Text::of(std::string("phase.") + id), state(from, to), {}};
    };
    scene::Phase combat = phase("combat", Phase::kHeroesTurn, Phase::kEndOfRound);
    for (const auto& [id, at] : {std::pair{"heroes_turn", Phase::kHeroesTurn},
                                 std::pair{"overseers_turn", Phase::kOverseersTurn},
                                 std::pair{"end_of_round", Phase::kEndOfRound}})
      combat.steps.push_back({id, Text::of(std::string("phase.") + id), state(at, at)});
    scene_.clock.phases = {phase("exploration", Phase::kSetup, Phase::kExploration),
                           phase("preparation", Phase::kPlaceHeroes, Phase::kPlaceMonsters),
                           std::move(combat),
                           phase("resolution", Phase::kResolution, Phase::kResolution)};
  }

  void zones() {
    const auto add = [this](Zone zone, scene::AreaKind kind, const char* word, Tone tone) {
      const physics::Rectangle& place = rectangle_of(zone);
      Area area;
      area.id = zone_id(zone);
      area.kind = kind;
      area.name = Text::word(word);
      area.shape = {scene::ShapeKind::kRect,
                    0,
                    whole_micrometres(place.right - place.left),
                    whole_micrometres(place.top - place.bottom),
                    {}};
      area.layout.pos = scene::Point{whole_micrometres((place.left + place.right) / 2),
                                     whole_micrometres((place.bottom + place.top) / 2)};
      area.tone = tone;
      if (zone != kBoard) area.parent = zone_id(kBoard);
      scene_.areas.push_back(std::move(area));
    };
    add(kBoard, scene::AreaKind::kRegion,
        s_.side == kNone ? "game_board" : c_.sides[s_.side].word.c_str(), Tone::kNeutral);
    add(kHeroZone, scene::AreaKind::kZone, "hero_start_zone", Tone::kLife);
    add(kMonsterZone, scene::AreaKind::kZone, "monster_start_zone", Tone::kHarm);
  }

  void obstacles() {
    if (s_.side == kNone) return;
    int number = 0;
    for (const Hole& hole : c_.sides[s_.side].holes) {
      Token obstacle;
      obstacle.id = "obstacle_" + std::to_string(++number);
      obstacle.kind = scene::PieceKind::kObstacle;
      obstacle.icon = "stone-block";
      obstacle.name = Text::word("obstacle");
      obstacle.at.area = zone_id(kBoard);
      obstacle.at.pos = scene::Point{whole_micrometres(hole.x), whole_micrometres(hole.y)};
      obstacle.size = whole_micrometres(radius_of_size(Size::kLarge));
      scene_.pieces.push_back(std::move(obstacle));
    }
  }

  std::string family_of(std::uint8_t figure) const {
    if (figure < kShield) return "hero";
    if (figure >= kMonsters) return c_.monsters[figure - std::size_t{kMonsters}].type;
    return figure == kShield ? "hero" : "lord";
  }

  void add_disc(PieceNumber number) {
    const Disc& disc = s_.discs[number];
    // A monster that waits to be placed lies in the tray beside the zone.
    const bool waits =
        disc.on_board == 0 && s_.phase != Phase::kOver &&
        ((is_monster(number) && disc.figure != kNone) ||
         (number == kLordPiece && final_battle(s_) && s_.phase <= Phase::kPlaceMonsters) ||
         (is_hero(number) && s_.phase == Phase::kPlaceHeroes && alive(s_, number)));
    if (disc.on_board == 0 && !waits) return;
    const std::uint8_t figure = disc.figure;
    Token piece;
    piece.id = piece_id(number);
    piece.kind = scene::PieceKind::kDisc;
    piece.icon = disc.fire_wall != 0 ? "fire" : figure_sign(figure);
    piece.name =
        disc.fire_wall != 0 ? Text::of("board.fire_wall") : Text::word(word_of_figure(figure));
    piece.size = whole_micrometres(radius_of(figure));
    piece.family = family_of(figure);
    if (of_hero_side(number) || number == kShield) piece.seat = seat_of(s_, number);
    piece.card = card_of_figure(figure);
    if (waits) {
      piece.at.area = zone_id(of_hero_side(number) ? kHeroZone : kMonsterZone);
    } else {
      piece.at.area = zone_id(kBoard);
      piece.at.pos = scene::Point{disc.x / 1000, disc.y / 1000};
      states(number, piece);
    }
    scene_.pieces.push_back(std::move(piece));
  }

  void states(PieceNumber number, Token& piece) const {
    const Disc& disc = s_.discs[number];
    if (disc.fire_wall != 0) piece.tone = Tone::kHarm;
    if (disc.wounds > 0) piece.states.push_back(scene::State::kWounded);
    if (disc.incapacitated != 0) piece.states.push_back(scene::State::kIncapacitated);
    if (disc.acted != 0 && able(s_, number)) piece.states.push_back(scene::State::kSpent);
    if (disc.stone != 0)
      piece.badges.push_back({"stone-block", Text::word("abil_petrification"), Tone::kTide,
                              scene::Corner::kUpperRight, Text::word("abil_petrification")});
    if (number == kShield || disc.fire_wall != 0) return;
    int most = 1;
    if (is_hero(number)) most = start_health(s_, number);
    if (number == kLordPiece) most = lord_of(s_).health;
    if (is_monster(number)) most = c_.monsters[disc.figure - std::size_t{kMonsters}].health;
    piece.hits = scene::Hits{std::max(health_of(s_, number), 0), most};
    for (const AbilityCard& ability : c_.abilities)
      if ((abilities_of(s_, number) & ability.flag) != 0)
        piece.badges.push_back({ability_sign(ability.flag), Text::word(ability.word), Tone::kKnow,
                                scene::Corner::kLowerRight, Text::word(ability.word)});
  }

  void add_shot() {
    if (s_.shot.size == kNone) return;
    Token shot;
    shot.id = piece_id(kShot);
    shot.kind = scene::PieceKind::kShot;
    const bool fireball = s_.shot.size == static_cast<std::uint8_t>(Size::kSmall);
    shot.icon = fireball ? "fireball" : "arrow-flights";
    shot.name = Text::word(fireball ? "fireball" : "missile");
    shot.at.area = zone_id(kBoard);
    shot.at.pos = scene::Point{s_.shot.x / 1000, s_.shot.y / 1000};
    shot.size = whole_micrometres(radius_of_size(static_cast<Size>(s_.shot.size)));
    scene_.pieces.push_back(std::move(shot));
  }

  Track health_track(std::string id, int at, int most) const {
    return Track::up_to(most, at, std::move(id), Text::of("board.health"), "hearts",
                        scene::TrackForm::kPips, Tone::kLife);
  }

  void add_hero(int number) {
    const auto at = static_cast<std::size_t>(number);
    const Hero& hero = s_.heroes[number];
    Panel panel;
    panel.id = hero_panel_id(number);
    panel.kind = scene::PanelKind::kSheet;
    panel.portrait = c_.heroes[at].id;
    panel.order = number;
    panel.title = Text::word(c_.heroes[at].word);
    if (hero.seat != kNone) panel.seat = hero.seat;
    if (hero.health == 0) panel.states.push_back(scene::State::kEliminated);
    out_of_action(number, panel);
    if (hero.seat != kNone) panel.note = Text::seat(hero.seat);
    if (hero.unharmed != 0)
      panel.badges.push_back({"hood", Text::word("eq_invisibility_cloak"), Tone::kTide,
                              scene::Corner::kUpperRight, Text::word("eq_invisibility_cloak")});
    Track health =
        health_track("health_" + c_.heroes[at].id, hero.health, start_health(s_, number));
    if (hero.health == 1) health.warn = Text::of("warn.health");
    panel.lines.emplace_back(scene::line::Meter{health.id});
    scene_.tracks.push_back(std::move(health));
    if (number == kBarbarian) {
      Track rage = Track::up_to(c_.heroes[at].most_rage, s_.rage, "rage", Text::of("board.rage"),
                                "enrage", scene::TrackForm::kPips, Tone::kHarm);
      panel.lines.emplace_back(scene::line::Meter{rage.id});
      scene_.tracks.push_back(std::move(rage));
    }
    panel.lines.emplace_back(
        scene::line::Values{{{"two-coins", Text::word("gold"), hero.gold * 100, gold_id(number)}}});
    int kills = 0;
    for (const std::uint8_t n : hero.kills) kills += n;
    if (kills > 0)
      panel.lines.emplace_back(
          scene::line::Words{Text::of("board.kills").with("n", kills), Tone::kNeutral});
    scene::line::Cards held{Text::of("board.equipment"), {}};
    for (int card = 0; card < kEquipment; ++card) {
      if (!has_equipment(s_, number, card)) continue;
      const Equipment& piece = c_.equipment[static_cast<std::size_t>(card)];
      Card shown = equipment_card(piece, equipment_card_id(number, card), panel.id, card);
      if (hero.seat != kNone) shown.seat = hero.seat;
      shown.states.push_back(((hero.used >> card) & 1U) != 0 ? scene::State::kExhausted
                                                             : scene::State::kInHand);
      held.cards.push_back(shown.id);
      scene_.cards.push_back(std::move(shown));
    }
    if (!held.cards.empty()) panel.lines.emplace_back(std::move(held));
    scene_.panels.push_back(std::move(panel));
  }

  /// Heroes who are out at once lose the game with all their health (CT-395): a sheet says so, and
  /// who is the last that can act.
  void out_of_action(int number, Panel& panel) const {
    const Disc& disc = s_.discs[number];
    if (disc.incapacitated != 0) {
      panel.states.push_back(scene::State::kIncapacitated);
      const bool next_round = disc.since == s_.round && disc.early == 0;
      if (s_.phase != Phase::kOver)
        panel.lines.emplace_back(scene::line::Words{
            Text::of(next_round ? "board.recovers_next" : "board.recovers_now"), Tone::kHarm});
    }
    if (is_last_able(s_, static_cast<PieceNumber>(number)))
      panel.badges.push_back({"crowned-skull", Text::of("board.last_able"), Tone::kHarm,
                              scene::Corner::kUpperRight, Text::of("warn.last_able")});
  }

  Card equipment_card(const Equipment& piece, std::string id, const std::string& where,
                      int order) const {
    Card card;
    card.id = std::move(id);
    card.kind = "equipment";
    card.name = Text::word(piece.word);
    card.icon = equipment_sign(piece.id);
    card.printed = "equipment_" + piece.id;
    card.at = {where, {}, order, {}};
    return card;
  }

  void add_lord() {
    const LordSheet& lord = lord_of(s_);
    Panel panel;
    panel.id = "sheet_lord";
    panel.kind = scene::PanelKind::kFoe;
    panel.portrait = lord.id;
    panel.order = kHeroes;
    panel.seat = s_.overseer;
    panel.title = Text::word(lord.word);
    panel.note = Text::of("board.overseer");
    if (s_.lord_unharmed != 0)
      panel.badges.push_back({"hood", Text::word("abil_illusion"), Tone::kTide,
                              scene::Corner::kUpperRight, Text::word("abil_illusion")});
    Track health = health_track("health_lord", s_.lord_health, lord.health);
    health.tone = Tone::kHarm;
    health.vital = true;
    panel.lines.emplace_back(scene::line::Meter{health.id});
    scene_.tracks.push_back(std::move(health));
    panel.lines.emplace_back(scene::line::Words{
        Text::of("board.wandering").with_word("figure", c_.monsters[lord.wandering].word),
        Tone::kNeutral});
    scene_.panels.push_back(std::move(panel));
    scene_.piles.push_back({"supply", Text::of("board.supply"), "two-coins", s_.supply, "", {}});
  }

  void spells() {
    scene::line::Cards line{Text::of("board.spells"), {}};
    for (int spell = 0; spell < kSpells; ++spell) {
      if (s_.spells[spell] == 0) continue;
      const Spell& card = c_.spells[static_cast<std::size_t>(spell)];
      Card shown;
      shown.id = spell_card_id(spell);
      shown.kind = "spell";
      shown.name = Text::word(card.word);
      shown.icon = spell_sign(card.id);
      shown.printed = "spell_" + card.id;
      shown.at = {hero_panel_id(kWizard), {}, spell, {}};
      if (s_.heroes[kWizard].seat != kNone) shown.seat = s_.heroes[kWizard].seat;
      shown.states.push_back(scene::State::kInHand);
      if (s_.spells[spell] > 1)
        shown.badges.push_back({"", Text::number(s_.spells[spell]), Tone::kNeutral,
                                scene::Corner::kUpperRight, Text::number(s_.spells[spell])});
      line.cards.push_back(shown.id);
      scene_.cards.push_back(std::move(shown));
    }
    if (line.cards.empty()) return;
    for (Panel& panel : scene_.panels)
      if (panel.id == hero_panel_id(kWizard)) panel.lines.emplace_back(line);
  }

  void row() {
    Panel panel;
    panel.id = "row";
    panel.kind = scene::PanelKind::kRow;
    panel.place = scene::PanelPlace::kDock;
    panel.title = Text::word("catacomb");
    scene::line::Cards line;
    for (int place = 0; place < kRow; ++place) {
      Card card;
      card.id = "row_" + std::to_string(place + 1);
      card.kind = "room";
      card.at = {panel.id, {}, place, {}};
      const std::uint8_t room = s_.row[place];
      if (room == kNone) {
        card.face = scene::Face::kDown;
        card.states.push_back(scene::State::kFaceDown);
        card.name = place_name(c_.row[static_cast<std::size_t>(place)]);
        card.icon = "dungeon-gate";
      } else {
        card.name = Text::word(c_.rooms[room].word);
        card.icon = room_sign(c_.rooms[room]);
        card.printed = c_.rooms[room].id;
        if (place < s_.place_in_row) card.states.push_back(scene::State::kPlayed);
        if (place == s_.place_in_row) card.states.push_back(scene::State::kInUse);
      }
      line.cards.push_back(card.id);
      scene_.cards.push_back(std::move(card));
    }
    panel.lines.emplace_back(std::move(line));
    scene_.panels.push_back(std::move(panel));
  }

  static Text place_name(std::uint8_t place) {
    if (place < kMerchantPlace) return Text::of("board.level").with("n", place);
    return Text::word(place == kMerchantPlace ? "merchant"
                      : place == kHealerPlace ? "healer"
                                              : "catacomb_lord");
  }

  void shop() {
    if (s_.phase != Phase::kMerchant) return;
    Panel panel;
    panel.id = "merchant";
    panel.kind = scene::PanelKind::kTable;
    panel.place = scene::PanelPlace::kStage;
    panel.title = Text::word("merchant");
    scene::line::Cards line;
    for (int place = 0; place < kShown; ++place) {
      if (s_.shown[place] == kNone) continue;
      const Equipment& piece = c_.equipment[s_.shown[place]];
      Card card = equipment_card(piece, shown_id(place), panel.id, place);
      const int price = piece.price * 100;
      card.cost.push_back({"two-coins", Text::word("gold"), price});
      card.note = Text::of("board.price").with("n", price);
      line.cards.push_back(card.id);
      scene_.cards.push_back(std::move(card));
    }
    panel.lines.emplace_back(std::move(line));
    scene_.panels.push_back(std::move(panel));
  }

  void goals() {
    const int through = s_.place_in_row == kRow ? 0 : s_.place_in_row;
    scene_.goals.push_back({Text::of("goal.rooms").with("n", through).with("of", kRow - 1),
                            scene::GoalKind::kToWin, through == kRow - 1, false});
    scene_.goals.push_back(
        {Text::of("goal.lord"), scene::GoalKind::kToWin, s_.ending == Ending::kLordDefeated, true});
    int out = 0;
    for (int hero = 0; hero < kHeroes; ++hero) out += can_act(s_, hero) ? 0 : 1;
    scene_.goals.push_back(
        {Text::of("goal.dead").with("n", out).with("of", kHeroes), scene::GoalKind::kToLose,
         s_.ending == Ending::kHeroesDead || s_.ending == Ending::kHeroesOut, true});
  }

  void outcome() {
    if (s_.phase != Phase::kOver) return;
    scene_.outcome.emplace();
    scene_.outcome->rule = s_.ending == Ending::kLordDefeated ? cites("CT-392")
                           : s_.ending == Ending::kHeroesDead ? cites("CT-394")
                                                              : cites("CT-395");
    if (s_.ending != Ending::kHeroesOut) return;
    int living = 0;
    int health = 0;
    for (const Hero& hero : s_.heroes) {
      living += hero.health > 0 ? 1 : 0;
      health += hero.health;
    }
    scene_.outcome->text = Text::of("outcome.heroes_out").with("n", living).with("health", health);
  }

  const State& s_;
  const Content& c_;
  Scene scene_;

 public:
  /// A disc that is off the board but about to be placed is shown beside its zone.
  void show_offered(const Decision& decision) {
    for (const Option& option : decision.options) {
      if (!option.is(Verb::kPlace)) continue;
      const auto number = option.arg<PieceNumber>(0);
      const std::string id = piece_id(number);
      if (std::ranges::any_of(scene_.pieces, [&](const Token& piece) { return piece.id == id; }))
        continue;
      const auto figure = option.arg<std::uint8_t>(1);
      Token piece;
      piece.id = id;
      piece.kind = scene::PieceKind::kDisc;
      piece.icon = figure_sign(figure);
      piece.name = Text::word(word_of_figure(figure));
      piece.size = whole_micrometres(radius_of(figure));
      piece.family = family_of(figure);
      if (of_hero_side(number) || number == kShield) piece.seat = seat_of(s_, number);
      piece.card = card_of_figure(figure);
      piece.at.area = zone_id(option.arg<Zone>(2));
      scene_.pieces.push_back(std::move(piece));
    }
  }
  Scene take() { return std::move(scene_); }
};

}  // namespace

Scene CatacombsTitle::scene(const tavola::Table& table, Seat) const {
  Painter painter(state_of(table));
  painter.paint();
  if (!table.over()) painter.show_offered(table.decision());
  return painter.take();
}

}  // namespace tavola::catacombs
