// What a viewer sees of a table of Salem: the ring with its portals, creatures and Items, R'lyeh
// with its slots, the Necron track, the players' boards. What the viewer cannot know is never put
// in: face-down cards have no names, and a portal tile is known only to those who have looked at
// it.
#include "effects/part.h"
#include "games/salem/shown/signs.h"
#include "games/salem/shown/title.h"

namespace tavola::salem {

using scene::Area;
using scene::Badge;
using scene::Card;
using scene::Panel;
using scene::Piece;
using scene::Role;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

constexpr int kNear = 2;  // so many steps before Necron meets something the table warns

class Painter {
 public:
  Painter(const SalemTitle& title, const State& s, Seat viewer)
      : title_{title}, s_{s}, viewer_{viewer}, c_{content()} {}

  Scene paint() {
    // Room at once for about as much as a full table holds.
    scene_.areas.reserve(16);
    scene_.pieces.reserve(48);
    scene_.cards.reserve(48);
    scene_.layers = {{"ground", scene::LayerKind::kGround, "summoning_circle"},
                     {"roads", scene::LayerKind::kRoads, ""},
                     {"areas", scene::LayerKind::kAreas, ""},
                     {"pieces", scene::LayerKind::kPieces, ""},
                     {"marks", scene::LayerKind::kMarks, ""}};
    clock();
    for (int place = 0; place < kRing; ++place) add_place(place);
    rlyeh();
    shadow();
    necron();
    for (Seat seat = 0; seat < s_.seats; ++seat) add_player(seat);
    piles();
    in_force();
    goals();
    outcome();
    if (s_.phase == Phase::kAction) scene_.focus = {place_id(s_.players[s_.active].place)};
    return std::move(scene_);
  }

 private:
  /// Everything is shown at the end. HS-284
  bool all_shown() const { return s_.phase == Phase::kOver; }
  bool knows_tile(int place) const {
    if (all_shown()) return true;
    if (s_.house.wall != 0 && s_.tile_sigils[place - 1] != kNone) return true;
    return viewer_ < s_.seats && ((s_.players[viewer_].seen >> (place - 1)) & 1U) != 0;
  }
  bool face_up(int slot) const { return all_shown() || ((s_.face_up >> slot) & 1U) != 0; }
  const std::string& item_word(std::uint8_t item) const { return c_.item_words[item]; }

  void clock() {
    scene_.clock.round = s_.round;
    const auto state = [this](Phase phase) { return scene::phase_state(s_.phase, phase); };
    scene::Phase action{"action", Text::of("phase.action"), state(Phase::kAction), {}};
    constexpr const char* kSteps[] = {"move", "exchange", "encounter", "use", "take"};
    for (int i = 0; i < 5; ++i) {
      const int now = static_cast<int>(s_.step);
      action.steps.push_back(
          {kSteps[i], Text::of(std::string("phase.") + kSteps[i]), scene::phase_state(now, i)});
    }
    scene_.clock.phases = {{"creatures", Text::of("phase.creatures"), state(Phase::kCreatures), {}},
                           std::move(action),
                           {"event", Text::of("phase.event"), state(Phase::kEvent), {}}};
  }

  Area area(int place) const {
    Area area;
    const auto at = static_cast<std::size_t>(place);
    area.id = place_id(place);
    area.name = title_.brief(c_.locations[at].word);
    area.icon = place_sign(place);
    area.key = place_key(place);
    area.shape = {scene::ShapeKind::kCircle, 59, 0, 0, {}};
    area.layout.wide = place_spots(place).wide;
    area.layout.tall = place_spots(place).tall;
    area.docks = {{Role::kKey, 11, 0, 1, scene::Shows::kPieces},
                  {Role::kStatus, 1, 1, 1, scene::Shows::kPieces},
                  {Role::kPortal, 9, 2, 1, scene::Shows::kPieces},
                  {Role::kCreature, 3, 3, 1, scene::Shows::kPieces},
                  {Role::kItems, 6, 4, kSpaces, scene::Shows::kPieces},
                  {Role::kFigures, 5, 5, kSeats + 1, scene::Shows::kPieces}};
    return area;
  }

  Piece token(std::string id, Text name, std::string where, Role dock, int order = 0) const {
    Piece piece;
    piece.id = std::move(id);
    piece.name = std::move(name);
    piece.at = {std::move(where), dock, order, {}};
    return piece;
  }
  Piece item_piece(std::string id, std::uint8_t item, std::string where, Role dock,
                   int order) const {
    Piece piece = token(std::move(id), Text::word(item_word(item)), std::move(where), dock, order);
    piece.icon = item_sign(item);
    piece.brief = title_.brief(item_word(item));
    piece.card = c_.item_ids[item];
    if (item >= kSigil) piece.tone = Tone::kTide;
    return piece;
  }

  void add_place(int place) {
    Area here = area(place);
    scene_.links.push_back({here.id,
                            place_id((place + 1) % kRing),
                            scene::LinkKind::kRoad,
                            scene::LinkWay::kOne,
                            scene::LinkArrow::kWhite,
                            scene::LinkState::kOpen,
                            {},
                            {}});
    if (place == kMiskatonic) {
      std::erase_if(here.docks, [](const scene::Dock& dock) { return dock.role == Role::kItems; });
      add_shadow_space();
      Piece portal = token("tile_0", Text::of("board.open_portal"), here.id, Role::kPortal);
      portal.icon = "portal";
      portal.tone = Tone::kTide;
      if (s_.miskatonic_sigil != kNone) {
        here.states.push_back(scene::State::kSealed);
        portal.name = Text::of("board.portal");
        portal.states.push_back(scene::State::kClosed);
        add_seal("seal_0", s_.miskatonic_sigil, here.id);
      }
      scene_.pieces.push_back(std::move(portal));
    } else {
      add_portal(place, here);
      add_creature(place, here.id);
      for (int space = 0; space < kSpaces; ++space) add_item(place, space, here.id);
    }
    if (s_.wizard == place) {
      Piece wizard = token("wizard", Text::word("wizard"), here.id, Role::kFigures);
      wizard.kind = scene::PieceKind::kFigure;
      wizard.icon = "pointy-hat";
      scene_.pieces.push_back(std::move(wizard));
    }
    scene_.areas.push_back(std::move(here));
  }

  void add_portal(int place, Area& here) {
    const std::string& sigil = item_word(c_.locations[static_cast<std::size_t>(place)].sigil);
    Badge asks;
    asks.icon = item_sign(c_.locations[static_cast<std::size_t>(place)].sigil);
    asks.text = title_.brief(sigil);
    asks.tone = Tone::kTide;
    asks.corner = scene::Corner::kUpperLeft;
    asks.says = Text::of("board.asks_says").with_word("item", sigil);
    if (s_.tile_sigils[place - 1] == kNone) here.badges.push_back(std::move(asks));
    Piece tile = token(tile_id(place), Text::of("board.tile"), here.id, Role::kPortal);
    tile.icon = "uncertainty";
    if (knows_tile(place)) {
      const bool portal = s_.tiles[place - 1] != 0;
      tile.name = Text::of(portal ? "board.portal" : "board.wall");
      tile.icon = portal ? "portal" : "brick-wall";
      if (portal) tile.tone = Tone::kTide;
      if (!all_shown() && s_.house.wall == 0)
        tile.states.push_back(scene::State::kHiddenKnownToYou);
    } else {
      tile.brief = Text::of("board.tile_brief");
      tile.states.push_back(scene::State::kFaceDown);
    }
    scene_.pieces.push_back(std::move(tile));
    if (s_.tile_sigils[place - 1] == kNone) return;
    here.states.push_back(scene::State::kSealed);
    add_seal("seal_" + std::to_string(place), s_.tile_sigils[place - 1], here.id);
  }

  void add_seal(std::string id, std::uint8_t sigil, const std::string& where) {
    Piece seal = item_piece(std::move(id), sigil, where, Role::kSeal, 1);
    seal.tone = Tone::kLife;
    scene_.pieces.push_back(std::move(seal));
  }

  std::vector<scene::Value> needs(const std::uint8_t* items, std::size_t count) const {
    std::vector<scene::Value> list;
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0 && items[i] == items[i - 1])
        ++list.back().value;
      else
        list.push_back({item_sign(items[i]), title_.brief(item_word(items[i])), 1});
    }
    return list;
  }

  void add_creature(int place, const std::string& where) {
    const std::uint8_t kind = s_.creature_at[place - 1];
    if (kind == kNone) return;
    const Creature& creature = c_.creatures[kind];
    Card card;
    card.id = creature_id(place);
    card.kind = "creature";
    card.name = Text::word(creature.word);
    card.icon = creature_sign(creature.id);
    card.needs = needs(creature.defeat_items.data(), creature.defeat_items.size());
    card.printed = creature.id;
    card.at = {where, Role::kCreature, 0, {}};
    scene_.cards.push_back(std::move(card));
  }

  void add_item(int place, int space, const std::string& where) {
    const std::uint8_t item = s_.spaces[place - 1][space];
    if (item == kNone) return;
    Piece piece = item_piece(space_id(place, space + 1), item, where, Role::kItems, space);
    const Cost& cost = cost_of(s_, place, space);
    const std::vector<Text> brief_costs = cost_texts(cost, false);
    const std::vector<Text> costs = cost_texts(cost, true);
    const std::vector<std::string> signs = cost_signs(cost);
    for (std::size_t i = 0; i < costs.size(); ++i)
      piece.badges.push_back(
          {signs[i], brief_costs[i], Tone::kHarm, scene::Corner::kUpperRight, costs[i]});
    scene_.pieces.push_back(std::move(piece));
  }

  Card old_one_card(std::string id, std::uint8_t which, bool up, const std::string& where) const {
    Card card;
    card.id = std::move(id);
    card.kind = "old_one";
    card.at = {where, {}, 0, {}};
    if (!up) {
      card.face = scene::Face::kDown;
      card.name = Text::of("board.face_down");
      card.icon = "third-eye";
      return card;
    }
    const OldOne& old_one = c_.old_ones[which];
    card.name = Text::word(old_one.word);
    card.icon = old_one_sign(old_one.id);
    card.needs = needs(old_one.items.data(), old_one.items.size());
    card.printed = old_one.id;
    return card;
  }

  void rlyeh() {
    Area here = area(kRlyeh);
    here.docks = {{Role::kFigures, 5, 0, 1, scene::Shows::kPieces}};
    here.tone = Tone::kTide;
    const std::string id = here.id;
    scene_.areas.push_back(std::move(here));
    Card centre =
        old_one_card(old_one_id(kRlyehSlot), s_.old_ones[kRlyehSlot], face_up(kRlyehSlot), id);
    if (s_.holder != kNone)
      centre.badges.push_back({"", Text::of("board.banished"), Tone::kLife,
                               scene::Corner::kUpperRight, Text::of("board.banished")});
    scene_.cards.push_back(std::move(centre));
    for (int slot = 0; slot < kRlyehSlot; ++slot) {
      Area place;
      place.id = "slot_" + std::to_string(slot + 1);
      place.kind = scene::AreaKind::kSlot;
      place.name = Text::number(slot + 1);
      place.shape = {scene::ShapeKind::kRect, 0, 46, 62, {}};
      place.layout.wide = slot_spots(slot).wide;
      place.layout.tall = slot_spots(slot).tall;
      place.parent = id;
      if (s_.old_ones[slot] != kNone)
        scene_.cards.push_back(
            old_one_card(old_one_id(slot), s_.old_ones[slot], face_up(slot), place.id));
      scene_.areas.push_back(std::move(place));
    }
  }

  void add_shadow_space() {
    Area space;
    space.id = "shadow_space";
    space.kind = scene::AreaKind::kSlot;
    space.name = Text::word("shadow");
    space.shape = {scene::ShapeKind::kRect, 0, 50, 68, {}};
    space.layout.wide = shadow_spots().wide;
    space.layout.tall = shadow_spots().tall;
    space.parent = place_id(kMiskatonic);
    scene_.areas.push_back(std::move(space));
  }

  void shadow() {
    if (s_.shadow == kNone) return;
    Card card = old_one_card("shadow", s_.shadow, true, place_id(kMiskatonic));
    card.at.dock = Role::kCreature;
    card.badges.push_back(
        {"", Text::word("shadow"), Tone::kHarm, scene::Corner::kUpperLeft, Text::word("shadow")});
    scene_.cards.push_back(std::move(card));
  }

  void necron() {
    Track track = Track::up_to(c_.gate, s_.necron, "necron", Text::word("chr_necron"),
                               "hooded-figure", scene::TrackForm::kLine, Tone::kHarm);
    track.vital = true;
    for (int space = 1; space < c_.gate; ++space) {
      if (space == c_.demon)
        track.marks.push_back({space, "daemon-skull", Text::of("board.demon"), Tone::kHarm});
      else if (((c_.icons >> space) & 1U) != 0)
        track.marks.push_back(
            {space, "hooded-figure", Text::of("board.necron_icon"), Tone::kNeutral});
    }
    track.marks.push_back({c_.gate, "magic-gate", Text::of("board.gate"), Tone::kHarm});
    const bool demon_waits = ((s_.face_up >> kRlyehSlot) & 1U) == 0 && s_.necron < c_.demon;
    track.says = demon_waits ? Text::of("board.to_demon")
                                   .with("demon", c_.demon - s_.necron)
                                   .with("gate", c_.gate - s_.necron)
                             : Text::of("board.to_gate").with("gate", c_.gate - s_.necron);
    const int left = (demon_waits ? c_.demon : c_.gate) - s_.necron;
    if (left >= 1 && left <= kNear)
      track.warn = Text::of(demon_waits ? "warn.demon" : "warn.gate").with("n", left);
    scene_.tracks.push_back(std::move(track));
  }

  void add_player(Seat seat) {
    const Player& p = s_.players[seat];
    Panel panel;
    panel.id = seat_id(seat);
    panel.seat = seat;
    panel.order = seat;
    if (s_.first == seat)
      panel.badges.push_back({"", Text::of("board.first_player"), Tone::kNeutral,
                              scene::Corner::kUpperRight, Text::of("board.first_player_says")});
    if (!p.in_play) {
      panel.states.push_back(scene::State::kEliminated);
    } else {
      panel.note = title_.brief(c_.locations[p.place].word);
      Piece pawn =
          token(pawn_id(seat), Text::seat(seat), place_id(p.place), Role::kFigures, 1 + seat);
      pawn.kind = scene::PieceKind::kPawn;
      pawn.icon = "person";
      pawn.seat = seat;
      scene_.pieces.push_back(std::move(pawn));
    }
    Track sanity = Track::up_to(kFullSanity, p.sanity, scene::seat_number(seat, "sanity"),
                                Text::word("sanity"), "candle-light", scene::TrackForm::kCandles,
                                Tone::kNeutral);
    if (p.sanity == 1 && p.in_play) sanity.warn = Text::of("warn.sanity");
    panel.lines.emplace_back(scene::line::Meter{sanity.id});
    scene_.tracks.push_back(std::move(sanity));

    scene::line::Slots slots;
    const int room = kBoardItems + sigil_room(s_);
    for (int i = 0; i < room; ++i) {
      const std::uint8_t item = i < kBoardItems ? p.items[i] : p.sigils[i - kBoardItems];
      scene::line::Slot slot{i < kBoardItems ? "item" : "sigil", ""};
      if (item != kNone) {
        Piece held = item_piece(held_id(seat, i), item, panel.id, Role::kItems, i);
        // Just taken: it cannot be used before the next turn. HS-204
        if (p.taken == item) held.states.push_back(scene::State::kNew);
        slot.holds = held.id;
        scene_.pieces.push_back(std::move(held));
      }
      slots.slots.push_back(std::move(slot));
    }
    panel.lines.emplace_back(std::move(slots));
    if (p.in_play) panel.lines.emplace_back(hand(seat));
    scene_.panels.push_back(std::move(panel));
  }

  scene::line::Cards hand(Seat seat) {
    const Player& p = s_.players[seat];
    scene::line::Cards line;
    line.name = Text::of("board.hand");
    for (int i = 0; i <= kPassageCard; ++i) {
      Card card;
      card.id = location_card_id(seat, i);
      card.kind = "location";
      card.key = i == kPassageCard ? "P" : place_key(i);
      card.name = i == kPassageCard ? Text::word("secret_passage")
                                    : title_.brief(c_.locations[static_cast<std::size_t>(i)].word);
      card.icon = i == kPassageCard ? "secret-door" : place_sign(i);
      card.at = {seat_id(seat), {}, i, {}};
      card.seat = seat;
      card.states.push_back(((p.hand >> i) & 1U) != 0 ? scene::State::kInHand
                                                      : scene::State::kPlayed);
      line.cards.push_back(card.id);
      scene_.cards.push_back(std::move(card));
    }
    return line;
  }

  void piles() {
    const auto add = [this](const char* id, const char* icon, int count) {
      scene_.piles.push_back({id, Text::of(std::string("board.") + id), icon, count, "", {}});
    };
    add("creatures", "raise-zombie", s_.creatures.size());
    add("creature_discard", "raise-zombie", s_.creature_discard.size());
    add("events", "scroll-unfurled", kPileEvents - s_.played_events.size());
    add("bag", "swap-bag", s_.bag.size());
    add("item_discard", "swap-bag", s_.item_discard.size());
  }

  /// Of an event in force only what lasts is told; the rest has happened.
  std::string what_lasts(const EventCard& event) const {
    const std::uint16_t source = event.effect.source;
    const auto nodes = c_.book[source].nodes();
    const auto lasts = std::ranges::find(nodes, effects::NodeKind::kUntil, &effects::Node::kind);
    return lasts == nodes.end() ? event.id
                                : effects::part_of(source, static_cast<int>(lasts - nodes.begin()));
  }

  void in_force() {
    Panel panel;
    panel.id = "in_force";
    panel.kind = scene::PanelKind::kTable;
    panel.title = Text::of("board.in_force");
    const auto say = [&](const std::string& word, const std::string& id) {
      panel.lines.emplace_back(scene::line::Words{
          Text::of("board.in_force_line").with_word("card", word).with_printed("what", id),
          Tone::kHarm});
    };
    if (s_.shadow != kNone) say(c_.old_ones[s_.shadow].word, c_.old_ones[s_.shadow].id);
    if (((s_.face_up >> kRlyehSlot) & 1U) != 0 && s_.holder == kNone) {
      const OldOne& old_one = c_.old_ones[s_.old_ones[kRlyehSlot]];
      say(old_one.word, old_one.id);
    }
    for (const Lasting& effect : s_.lasting)
      if (effect.event != kNone)
        say(c_.events[effect.event].word, what_lasts(c_.events[effect.event]));
    if (!panel.lines.empty()) scene_.panels.push_back(std::move(panel));
  }

  void outcome() {
    if (!all_shown()) return;
    scene_.outcome.emplace();
    switch (s_.ending) {
      case Ending::kVictory:
        scene_.outcome->rule = cites("HS-278");
        break;
      case Ending::kDemon:
        scene_.outcome->rule = cites("HS-269");
        break;
      case Ending::kGate:
        scene_.outcome->rule = cites("HS-271");
        break;
      case Ending::kEliminated:
        scene_.outcome->rule = cites("HS-272");
        break;
      case Ending::kWall:
        scene_.outcome->rule = cites("HS-277");
        break;
      case Ending::kNone:
        break;
    }
  }

  void goals() {
    int sigils = 0;
    for (std::uint8_t sigil : s_.tile_sigils) sigils += sigil != kNone;
    const bool won = s_.ending == Ending::kVictory;
    const auto add = [this](Text text, scene::GoalKind kind, bool done) {
      scene_.goals.push_back({std::move(text), kind, done, true});
    };
    add(Text::of("goal.banished"), scene::GoalKind::kToWin, s_.holder != kNone);
    // Whether every real portal is sealed is hidden until the end.
    add(Text::of("goal.sealed").with("n", sigils), scene::GoalKind::kToWin, won);
    add(Text::of("goal.miskatonic"), scene::GoalKind::kToWin, s_.miskatonic_sigil != kNone);
    // Once R'lyeh is face up the demon has no effect any more. HS-010, HS-270
    if (((s_.face_up >> kRlyehSlot) & 1U) == 0 || s_.ending == Ending::kDemon)
      add(Text::of("goal.demon"), scene::GoalKind::kToLose, s_.ending == Ending::kDemon);
    add(Text::of("goal.gate"), scene::GoalKind::kToLose, s_.ending == Ending::kGate);
    add(Text::of("goal.eliminated"), scene::GoalKind::kToLose, s_.ending == Ending::kEliminated);
  }

  const SalemTitle& title_;
  const State& s_;
  Seat viewer_;
  const Content& c_;
  Scene scene_;
};

}  // namespace

Scene SalemTitle::scene(const tavola::Table& table, Seat viewer) const {
  return Painter(*this, state_of(table), viewer).paint();
}

}  // namespace tavola::salem
