// What everybody sees of a table of Arkham Horror: the town with its streets, locations, gates,
// Clues and monsters, the places beside it, the Other Worlds, the sheets of the investigators, the
// Ancient One and the cards in play. Nothing is hidden but the order of decks, which have none.
#include "games/arkham/cards/sources_in_play.h"
#include "games/arkham/hooks.h"
#include "games/arkham/kingsport/rules/epic_battle.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/board/gates.h"
#include "games/arkham/rules/board/town_limits.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/shown/card_printer.h"
#include "games/arkham/shown/laid.h"
#include "games/arkham/shown/panels.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Role;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

using Number = arkham::Area;  // of an area of the board

constexpr int kLocationRadius = 21;
constexpr int kVortexRadius = 17;
constexpr int kStreetHeight = 34;
constexpr int kSealsToWin = 6;
constexpr int kNear = 2;  // so many steps before a threshold the table warns

class Painter {
 public:
  explicit Painter(const State& s) : s_{s}, c_{content()} {}

  Scene paint() {
    scene_.areas.reserve(72);
    scene_.pieces.reserve(96);
    scene_.links.reserve(64);
    scene_.layers = {{"ground", scene::LayerKind::kGround, c_.towns.front().art},
                     {"roads", scene::LayerKind::kRoads, ""},
                     {"areas", scene::LayerKind::kAreas, ""},
                     {"pieces", scene::LayerKind::kPieces, ""},
                     {"marks", scene::LayerKind::kMarks, ""}};
    clock();
    for (std::size_t area = 0; area < c_.areas.size(); ++area)
      if (in_use(s_, c_.areas[area])) add_area(static_cast<Number>(area));
    roads();
    vortices();
    beside();
    worlds();
    for (int slot = 0; slot < kMonsterSlots; ++slot) add_monster(slot);
    for (Seat seat = 0; seat < s_.seats; ++seat) add_pawn(seat);
    tracks();
    piles();
    goals();
    outcome();
    if (s_.active < s_.seats && in_play(s_, s_.active) && !in_battle(s_))
      scene_.focus = {place_id(s_.investigators[s_.active].place)};
    return std::move(scene_);
  }

 private:
  void clock() {
    scene_.clock.round = s_.turn;
    const auto add = [&](const char* id, Text text, Phase phase) {
      scene_.clock.phases.push_back({id, std::move(text), scene::phase_state(s_.phase, phase), {}});
    };
    if (s_.phase < Phase::kFirstMythos) {
      add("investigators", Text::of("phase.investigators"), Phase::kInvestigators);
      add("possessions", Text::of("phase.possessions"), Phase::kPossessions);
      add("first_mythos", Text::word("mythos"), Phase::kFirstMythos);
    } else if (!in_battle(s_)) {
      add("upkeep", Text::word("upkeep"), Phase::kUpkeep);
      add("movement", Text::word("movement"), Phase::kMovement);
      add("arkham_encounters", Text::word("arkham_encounters"), Phase::kArkhamEncounters);
      add("other_world_encounters", Text::word("other_world_encounters"),
          Phase::kOtherWorldEncounters);
      add("mythos", Text::word("mythos"), Phase::kMythos);
    } else {
      scene_.clock.round = s_.battle_round;
      add("battle_upkeep", Text::word("upkeep"), Phase::kBattleUpkeep);
      if (is_epic(s_)) {
        add("epic_battle", Text::of("phase.epic_battle"), Phase::kEpicBattle);
      } else {
        add("battle_attack", Text::of("phase.battle_attack"), Phase::kBattleAttack);
        add("battle_defence", Text::of("phase.battle_defence"), Phase::kBattleDefence);
      }
    }
  }

  // ---- the town ---------------------------------------------------------------------------------

  void add_area(Number number) {
    const BoardArea& from = c_.areas[number];
    scene::Area area;
    area.id = place_id(number);
    area.layout = layout_of(from.spots);
    if (from.street) {
      const Neighborhood& hood = c_.neighborhoods[from.neighborhood];
      area.kind = scene::AreaKind::kStreet;
      area.name = Text::word(hood.word);
      const int width = std::max(110, static_cast<int>(hood.id.size()) * 9);
      area.shape = {scene::ShapeKind::kPill, 0, width, kStreetHeight, {}};
      area.docks = {{Role::kCreature, 9, 0, 4, scene::Shows::kTop},
                    {Role::kFigures, 3, 1, kMostSeats, scene::Shows::kPieces}};
    } else {
      area.kind = scene::AreaKind::kPlace;
      area.name = Text::word(from.word);
      area.icon = from.sign;
      area.shape = {scene::ShapeKind::kCircle, kLocationRadius, 0, 0, {}};
      area.parent = place_id(street_of(number));
      area.docks = {{Role::kPortal, 0, 0, 1, scene::Shows::kPieces},
                    {Role::kSeal, 1, 1, 1, scene::Shows::kPieces},
                    {Role::kCreature, 3, 2, 3, scene::Shows::kTop},
                    {Role::kClue, 5, 3, 1, scene::Shows::kCount},
                    {Role::kFigures, 6, 4, 4, scene::Shows::kPieces}};
      const bool unstable = from.unstable && !sealed(s_, number);
      area.states.push_back(unstable ? scene::State::kUnstable : scene::State::kStable);
      add_hints(from, area);
    }
    add_activity(number, area);
    if (closed(s_, number)) area.states.push_back(scene::State::kClosed);
    if (has(s_.barred_now, number))
      area.badges.push_back({"", Text::of("board.barred"), Tone::kHarm, scene::Corner::kUpperLeft,
                             why_barred(s_, number)});
    for (scene::Badge& badge : badges_of_what_lies_there(s_, number))
      area.badges.push_back(std::move(badge));
    if (gate_open(s_, number)) {
      area.tone = Tone::kTide;
      add_gate(number, area.id);
    }
    if (sealed(s_, number)) {
      area.states.push_back(scene::State::kSealed);
      add_token("seal_" + area.id, "star-swirl", Text::word("elder_sign"), area.id, Role::kSeal,
                Tone::kLife, 1);
    }
    if (s_.clues[number] > 0)
      add_token(clue_id(number), "magnifying-glass", Text::word("clue_token"), area.id, Role::kClue,
                Tone::kKnow, s_.clues[number]);
    scene_.areas.push_back(std::move(area));
  }

  /// The icons printed on a location, which of them its ability gives, and that ability itself.
  /// AH-018, AH-019, AH-128
  static void add_hints(const BoardArea& from, scene::Area& area) {
    scene::Corner corner = scene::Corner::kUpperRight;
    for (int i = 0; i < kHints; ++i) {
      if (!has(from.icons, i)) continue;
      const auto hint = static_cast<Hint>(i);
      const char* const word = hint_word(hint);
      const bool sure = has(from.sure, i);
      area.finds.push_back(
          {hint_sign(hint), Text::of(sure ? "board.sure" : "board.hint").with_word("what", word),
           sure ? Tone::kLife : Tone::kNeutral, corner,
           Text::of(sure ? "board.sure_says" : "board.hint_says").with_word("what", word), !sure});
      corner = scene::Corner::kLowerLeft;
    }
    if (const Text offer = offer_of(from); !offer.empty())
      area.finds.push_back({"", offer, Tone::kLife, scene::Corner::kUpperRight, offer, true});
  }

  /// Where a card in play acts or is answered lies its activity marker: in the street if it is the
  /// whole neighborhood. A card that acts in all streets has none. AH-416
  void add_activity(Number number, scene::Area& area) const {
    each_mythos_in_play(s_, [&](const MythosCard& mythos) {
      const AreaSet where = mythos.arrival_areas | mythos.pass_areas;
      if (!has(where, number) || where == c_.streets) return;
      if (!is_street(number) && has(where, street_of(number))) return;
      area.badges.push_back({"scroll-unfurled", Text::word(mythos.word), Tone::kKnow,
                             scene::Corner::kUpperLeft, Text::word(mythos.word)});
    });
  }

  void add_token(std::string id, const char* icon, Text name, const std::string& where, Role dock,
                 Tone tone, int count) {
    scene::Piece token;
    token.id = std::move(id);
    token.icon = icon;
    token.name = std::move(name);
    token.at = {where, dock, 0, {}};
    token.tone = tone;
    token.count = count;
    scene_.pieces.push_back(std::move(token));
  }

  void add_gate(Number number, const std::string& where) {
    const GateMarker& marker = gate_at(s_, number);
    scene::Piece gate;
    gate.id = gate_id(number);
    gate.icon = "portal";
    gate.name = Text::of("board.gate").with_word("world", c_.worlds[marker.world].word);
    gate.at = {where, Role::kPortal, 0, {}};
    gate.symbol = dimension_symbol(marker.dimension);
    gate.tone = Tone::kTide;
    gate.stats = {{"", Text::word("modifier"), marker.modifier}};
    gate.card = "marker_" + marker.id;
    scene_.pieces.push_back(std::move(gate));
  }

  void link(Number from, Number to, scene::LinkKind kind, scene::LinkWay way,
            scene::LinkArrow arrow) {
    scene_.links.push_back(
        {place_id(from), place_id(to), kind, way, arrow, scene::LinkState::kOpen, {}, {}});
  }

  /// The arrow of a street, to another or into its vortex.
  void arrow(Number from, Place to, scene::LinkArrow which) {
    if (to == kNone) return;
    scene_.links.push_back({place_id(from),
                            to == kVortex ? vortex_id(from) : place_id(to),
                            scene::LinkKind::kRoad,
                            scene::LinkWay::kOne,
                            which,
                            scene::LinkState::kOpen,
                            {},
                            {}});
  }

  /// Monsters go there and nobody else. DH-060
  void vortices() {
    for (const Vortex& vortex : c_.vortices) {
      if (!in_use(s_, vortex)) continue;
      scene::Area area;
      area.id = vortex.id;
      area.name = Text::word("vortex");
      area.icon = "vortex";
      area.tone = Tone::kHarm;
      area.shape = {scene::ShapeKind::kCircle, kVortexRadius, 0, 0, {}};
      area.layout = layout_of(vortex.spots);
      area.parent = place_id(vortex.street);
      area.docks = {{Role::kCreature, 3, 0, 3, scene::Shows::kTop}};
      scene_.areas.push_back(std::move(area));
    }
  }

  /// Arrows between streets, roads where no arrow runs, and paths to the locations.
  void roads() {
    for (std::size_t n = 0; n < c_.areas.size(); ++n) {
      const auto from = static_cast<Number>(n);
      const BoardArea& area = c_.areas[n];
      if (!in_use(s_, area)) continue;
      if (!area.street) {
        // To its street; where locations lie in a row, one after another. KH-066
        for (const Number to : area.near)
          if (in_use(s_, c_.areas[to]) && (c_.areas[to].street || to < from))
            link(to, from, scene::LinkKind::kPath, scene::LinkWay::kBoth, scene::LinkArrow::kNone);
        continue;
      }
      arrow(from, area.white, scene::LinkArrow::kWhite);
      arrow(from, area.black, scene::LinkArrow::kBlack);
      for (const Number to : area.near) {
        if (to <= from || !c_.areas[to].street) continue;
        const BoardArea& other = c_.areas[to];
        const bool arrows =
            area.white == to || area.black == to || other.white == from || other.black == from;
        if (!arrows)
          link(from, to, scene::LinkKind::kRoad, scene::LinkWay::kBoth, scene::LinkArrow::kNone);
      }
    }
  }

  static scene::Area tray(const std::string& id, scene::AreaKind kind, const std::string& word,
                          const Spots& spots, int width, int height) {
    scene::Area area;
    area.id = id;
    area.kind = kind;
    area.name = Text::word(word);
    area.shape = {scene::ShapeKind::kRect, 0, width, height, {}};
    area.layout = layout_of(spots);
    area.docks = {{Role::kCreature, 6, 0, 8, scene::Shows::kTop},
                  {Role::kFigures, 6, 1, kMostSeats, scene::Shows::kPieces}};
    return area;
  }

  void beside() {
    for (int which = 0; which < kBeside; ++which) {
      const PlaceBeside& from = c_.beside[static_cast<std::size_t>(which)];
      scene_.areas.push_back(
          tray(from.id, scene::AreaKind::kTray, from.word, from.spots, from.width, from.height));
      if (kSky + which != kOutskirts) continue;
      const Text most = Text::of("board.outskirts_says").with("n", outskirts_limit(s_));
      scene_.areas.back().badges.push_back({"",
                                            Text::of("board.of")
                                                .with("n", count_monsters(s_, kOutskirts))
                                                .with("most", outskirts_limit(s_)),
                                            Tone::kHarm, scene::Corner::kUpperRight, most});
    }
  }

  /// Whether a gate to a world is open or somebody is there.
  bool leads_somewhere(int world) const {
    for (const Area area : gate_areas(s_))
      if (gate_at(s_, area).world == world) return true;
    for (Seat seat = 0; seat < s_.seats; ++seat)
      if (const Place place = s_.investigators[seat].place;
          in_other_world(place) && world_of(place) == world)
        return true;
    return false;
  }

  void worlds() {
    for (std::size_t world = 0; world < c_.worlds.size(); ++world) {
      const OtherWorld& from = c_.worlds[world];
      if (!in_use(s_, from)) continue;
      scene::Area region = tray(from.id, scene::AreaKind::kRegion, from.word, from.spots, 80, 70);
      if (leads_somewhere(static_cast<int>(world))) region.tone = Tone::kTide;
      region.docks.clear();
      const Text says =
          Text::of("board.colours").with_list("colours", colour_names(from.colours, "colours"));
      region.badges.push_back({"portal", says, Tone::kTide, scene::Corner::kLowerRight, says});
      scene_.areas.push_back(std::move(region));
      for (int part = 0; part < 2; ++part) {
        scene::Area slot;
        slot.id = place_id(static_cast<Place>(first_area(static_cast<int>(world)) + part));
        slot.kind = scene::AreaKind::kSlot;
        slot.name = Text::number(part + 1);
        slot.parent = from.id;
        slot.shape = {scene::ShapeKind::kCircle, 14, 0, 0, {}};
        slot.docks = {{Role::kFigures, 6, 0, kMostSeats, scene::Shows::kPieces}};
        scene_.areas.push_back(std::move(slot));
      }
    }
  }

  // ---- who is there -----------------------------------------------------------------------------

  void add_monster(int slot) {
    const Monster monster = s_.monsters[slot];
    if (monster.kind == kNone || monster.place == kBox || monster.place == kNone) return;
    scene::Piece piece = monster_piece(s_, slot);
    if (monster.place >= kTrophies && monster.place < kPlaces) {
      piece.at = {seat_id(static_cast<Seat>(monster.place - kTrophies)), {}, slot, {}};
    } else if (monster.place == kMet) {
      const Seat who = s_.fight.who < s_.seats ? s_.fight.who : s_.active;
      if (who >= s_.seats || s_.investigators[who].place == kNone) return;
      piece.at = {place_id(s_.investigators[who].place), Role::kCreature, slot, {}};
    } else if (monster.place == kOnRumor) {
      piece.at = {"in_play", {}, slot, {}};
    } else {
      // The most dangerous one lies on top of those in one place.
      constexpr int kMostToughness = 10;
      const int below = kMostToughness - monster_now(s_, monster.kind).toughness;
      piece.at = {place_id(monster.place), Role::kCreature, below * kMonsterSlots + slot, {}};
    }
    if (s_.fight.slot == slot) scene_.focus = {piece.id};
    scene_.pieces.push_back(std::move(piece));
  }

  void add_pawn(Seat seat) {
    const Investigator& self = s_.investigators[seat];
    if (self.standing != Standing::kInPlay || self.place == kNone || in_battle(s_)) return;
    scene::Piece pawn;
    pawn.id = pawn_id(seat);
    pawn.kind = scene::PieceKind::kPawn;
    pawn.icon = "person";
    pawn.name = Text::word(sheet_of(s_, seat).word);
    pawn.seat = seat;
    pawn.at = {place_id(self.place), Role::kFigures, seat, {}};
    if (self.delayed != 0) pawn.states.push_back(scene::State::kDelayed);
    if (self.explored != 0)
      pawn.badges.push_back({"walk", Text::word("st_explored"), Tone::kKnow,
                             scene::Corner::kUpperRight, Text::word("explored_marker")});
    scene_.pieces.push_back(std::move(pawn));
  }

  // ---- how it stands ----------------------------------------------------------------------------

  void tracks() {
    if (s_.ancient_one != kNone) {
      Track doom = Track::up_to(ancient_one(s_).doom, s_.doom, "doom", Text::word("doom_track"),
                                "third-eye", scene::TrackForm::kPips, Tone::kHarm);
      doom.vital = true;
      doom.says =
          in_battle(s_)
              ? Text::of("board.doom_battle").with("n", s_.doom)
              : Text::of("board.doom_says").with("n", std::max(0, ancient_one(s_).doom - s_.doom));
      if (!in_battle(s_)) doom.warn = wakes(ancient_one(s_).doom - s_.doom);
      scene_.tracks.push_back(std::move(doom));
    }
    Track terror = Track::up_to(kTerrorTop, s_.terror, "terror", Text::word("terror_track"),
                                "terror", scene::TrackForm::kBar, Tone::kHarm);
    const std::pair<int, Number> closings[] = {
        {3, c_.general_store}, {6, c_.curiositie_shoppe}, {9, c_.magick_shoppe}};
    for (const auto& [level, shop] : closings)
      if (shop != kNone)
        terror.marks.push_back(
            {level, "", Text::of("board.shop_closes").with_word("shop", c_.areas[shop].word),
             Tone::kHarm});
    terror.marks.push_back({kTerrorTop, "", Text::of("board.overrun"), Tone::kHarm});
    if (!in_battle(s_)) terror.warn = terror_warning();
    scene_.tracks.push_back(std::move(terror));
    if (in_battle(s_)) return;
    scene_.brief_tracks = true;
    count("gates", "board.gates", "portal", open_gates(s_), too_many_gates(s_), Tone::kHarm,
          s_.ancient_one == kNone ? Text{}
                                  : Text::of("board.gates_says")
                                        .with("most", too_many_gates(s_))
                                        .with_word("ancient", ancient_one(s_).word),
          wakes(too_many_gates(s_) - open_gates(s_)));
    count("seals", "board.seals", "star-swirl", elder_signs(s_), kSealsToWin, Tone::kLife,
          Text::of("board.seals_says").with("most", kSealsToWin));
    const int monsters = monsters_in_arkham(s_);
    if (s_.terror >= kTerrorTop) {  // no limit to monsters any more, but too many end it
      const int most = too_many_monsters();
      count("monsters", "board.monsters", "tentacles-skull", monsters, most, Tone::kHarm,
            Text::of("board.gates_says")
                .with("most", most)
                .with_word("ancient", ancient_one(s_).word),
            wakes(most - monsters));
      return;
    }
    count("monsters", "board.monsters", "tentacles-skull", monsters, monster_limit(s_), Tone::kHarm,
          Text::of("board.monsters_says"), monster_warning(monster_limit(s_) - monsters));
  }

  int too_many_monsters() const { return 2 * (counted_players(s_) + 3); }

  /// A threshold at which the Ancient One awakens is so many steps away.
  Text wakes(int left) const {
    if (s_.ancient_one == kNone || left < 1 || left > kNear) return {};
    return Text::of("warn.wakes").with("n", left).with_word("ancient", ancient_one(s_).word);
  }

  /// The next step closes a shop, or lifts the limit of monsters.
  Text terror_warning() const {
    const int next = s_.terror + 1;
    if (next == kTerrorTop) return Text::of("warn.overrun");
    const Number shop = next == 3   ? c_.general_store
                        : next == 6 ? c_.curiositie_shoppe
                        : next == 9 ? c_.magick_shoppe
                                    : kNone;
    if (shop == kNone || closed(s_, shop)) return {};
    return Text::of("warn.shop").with_word("shop", c_.areas[shop].word);
  }

  /// Where the next monsters would go, and what follows if there is no room there either.
  Text monster_warning(int left) const {
    const int room = outskirts_limit(s_) - count_monsters(s_, kOutskirts);
    if (left <= 0) return Text::of(room <= 0 ? "warn.terror" : "warn.outskirts_next");
    return left == 1 ? Text::of("warn.outskirts") : Text{};
  }

  void count(const char* id, const char* name, const char* icon, int at, int most, Tone tone,
             Text says, Text warn = {}) {
    Track track = Track::up_to(most, at, id, Text::of(name), icon, scene::TrackForm::kCount, tone);
    track.says = std::move(says);
    track.warn = std::move(warn);
    track.vital = true;
    scene_.tracks.push_back(std::move(track));
  }

  void piles() {
    const auto add = [this](const char* id, const char* word, const char* icon, int count) {
      scene_.piles.push_back({id, Text::word(word), icon, count, "", {}});
    };
    add("common_items", "common_item", "swap-bag", s_.common_items.size());
    add("unique_items", "unique_item", "gems", s_.unique_items.size());
    add("spells", "spell", "magic-swirl", s_.spells.size());
    add("skills", "skill", "star-formation", s_.skills.size());
    add("allies", "ally", "person", s_.allies.size());
    add("mythos_deck", "mythos_card", "scroll-unfurled", s_.mythos.size());
    add("gate_stack", "gate_marker", "portal", s_.gate_stack.size());
    add("cup", "monster_cup", "tentacles-skull", s_.cup.size());
  }

  void goals() {
    int trophies = 0;
    for (Seat seat = 0; seat < s_.seats; ++seat) trophies += gate_trophies(s_, seat);
    const int open = open_gates(s_);
    if (in_battle(s_)) {
      scene_.goals.push_back({Text::of("goal.battle").with("n", s_.doom), scene::GoalKind::kToWin,
                              s_.ending == Ending::kAncientOneDefeated, true});
      scene_.goals.push_back({Text::of("goal.eliminated"), scene::GoalKind::kToLose,
                              s_.ending == Ending::kDevoured, true});
      return;
    }
    scene_.goals.push_back({Text::of("goal.close")
                                .with("n", open)
                                .with("trophies", trophies)
                                .with("need", players_in_texts(s_)),
                            scene::GoalKind::kToWin, s_.ending == Ending::kGatesClosed, false});
    scene_.goals.push_back({Text::of("goal.seal").with("n", elder_signs(s_)),
                            scene::GoalKind::kToWin, s_.ending == Ending::kGatesSealed, false});
    scene_.goals.push_back({Text::of("goal.gates").with("n", open).with("most", too_many_gates(s_)),
                            scene::GoalKind::kToLose, false, true});
    scene_.goals.push_back({Text::of("goal.overrun")
                                .with("n", monsters_in_arkham(s_))
                                .with("most", too_many_monsters()),
                            scene::GoalKind::kToLose, false, false});
    if (s_.house.acts != 0) {
      int acts = 0;
      for (int i = 0; i < s_.lying_count; ++i)
        acts += table_card(s_.lying[i].card).kind == TableCardKind::kAct ? 1 : 0;
      scene_.goals.push_back(
          {Text::of("goal.acts").with("n", acts), scene::GoalKind::kToLose, false, true});
    }
    if (s_.ancient_one == kNone) return;
    scene_.goals.push_back(
        {Text::of("goal.doom").with("n", s_.doom).with("most", ancient_one(s_).doom),
         scene::GoalKind::kToLose, false, false});
  }

  void outcome() {
    if (s_.phase != Phase::kOver) return;
    scene_.outcome.emplace();
    switch (s_.ending) {
      case Ending::kGatesClosed:
        scene_.outcome->rule = cites("AH-452");
        break;
      case Ending::kGatesSealed:
        scene_.outcome->rule = cites("AH-455");
        break;
      case Ending::kAncientOneDefeated:
        scene_.outcome->rule = cites("AH-445");
        break;
      case Ending::kAzathoth:
        scene_.outcome->rule = cites("AH-427");
        break;
      default:
        scene_.outcome->rule = cites("AH-457");
    }
    if (s_.ending != Ending::kDevoured && s_.ending != Ending::kAzathoth)
      scene_.outcome->score = score(s_);
  }

  const State& s_;
  const Content& c_;
  Scene scene_;
};

}  // namespace

Scene ArkhamTitle::scene(const tavola::Table& table, Seat) const {
  const State& s = state_of(table);
  Scene scene = Painter(s).paint();
  add_towns(scene, s);
  for (Seat seat = 0; seat < s.seats; ++seat) add_sheet(scene, s, seat);
  add_ancient_one(scene, s);
  add_forces(scene, s);
  add_cards_in_play(scene, s);
  add_battle(scene, s);
  add_check(scene, s);
  if (!table.over()) {
    add_foes(scene, s, table.decision());
    add_trade(scene, s, table.decision());
    add_offers(scene, table.decision());
  }
  add_omens(scene, s);
  return scene;
}

}  // namespace tavola::arkham
