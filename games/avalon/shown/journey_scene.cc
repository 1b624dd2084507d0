// The journey: the growing map with its light, who stands where, the day and its Menhirs, the
// evening's cards and the Save Sheet.
#include <algorithm>
#include <string>
#include <utility>

#include "games/avalon/rules/journey/day.h"
#include "games/avalon/rules/journey/map.h"
#include "games/avalon/rules/story/statuses.h"
#include "games/avalon/shown/end_of_chapter.h"
#include "games/avalon/shown/journal_page.h"
#include "games/avalon/shown/painter.h"

namespace tavola::avalon {

using scene::Area;
using scene::Card;
using scene::Panel;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

constexpr int kLight = 330;  // reaches the corners of the eight places around
constexpr int kSoonDark = 2;

bool burns(const LocationState& place) { return place.where == Where::kMap && place.menhir != 0; }

/// How many days a place still has light: of the stones around it the one that burns longest.
int days_of_light(const State& s, int column, int row) {
  int days = 0;
  for (int i = 0; i < location_count(); ++i) {
    const LocationState& stone = s.journey.locations[i];
    if (burns(stone) && std::abs(stone.column - column) <= 1 && std::abs(stone.row - row) <= 1)
      days = std::max<int>(days, stone.dial);
  }
  return days;
}

/// Revealed places that have no other light than this stone's.
int held_alone(const State& s, std::uint8_t which) {
  const LocationState& stone = s.journey.locations[which];
  int count = 0;
  for (int i = 0; i < location_count(); ++i) {
    const LocationState& place = s.journey.locations[i];
    if (place.where != Where::kMap || std::abs(stone.column - place.column) > 1 ||
        std::abs(stone.row - place.row) > 1)
      continue;
    bool other = false;
    for (int k = 0; k < location_count(); ++k) {
      const LocationState& lamp = s.journey.locations[k];
      other = other ||
              (k != which && burns(lamp) && lamp.dial > stone.dial &&
               std::abs(lamp.column - place.column) <= 1 && std::abs(lamp.row - place.row) <= 1);
    }
    count += other ? 0 : 1;
  }
  return count;
}

/// A stone that burns has another shape than one that is dark, and not another colour alone.
std::string place_sign(const Location& place, const LocationState& here) {
  if (burns(here)) return "campfire";
  if (place.has(Seal::kMenhir)) return "menhir";
  if (place.has(Seal::kHostile)) return "crossed-swords";
  if (place.has(Seal::kFriendly)) return "house";
  if (place.has(Seal::kDream)) return "night-sky";
  return "forest";
}

std::string seal_sign(Seal seal) {
  constexpr const char* kSigns[] = {"menhir", "night-sky", "crossed-swords", "house"};
  return kSigns[static_cast<int>(seal)];
}

}  // namespace

// The grid grows to all sides; the scene counts from its upper left corner.
int Painter::left_column() const {
  int least = 127;
  for (int i = 0; i < location_count(); ++i)
    if (j_.locations[i].where == Where::kMap) least = std::min<int>(least, j_.locations[i].column);
  return least - 1;
}
int Painter::top_row() const {
  int least = 127;
  for (int i = 0; i < location_count(); ++i)
    if (j_.locations[i].where == Where::kMap) least = std::min<int>(least, j_.locations[i].row);
  return least - 1;
}

void Painter::day() {
  const auto stage = [&](const char* id, DayStage at) -> scene::Phase& {
    scene_.clock.phases.push_back(
        {id, Text::of(std::string("phase.") + id), scene::phase_state(j_.stage, at), {}});
    return scene_.clock.phases.back();
  };
  stage("dawn", DayStage::kStart);
  stage("day", DayStage::kDuring);
  scene::Phase& camp = stage("camp", DayStage::kEnd);
  constexpr const char* kSteps[] = {"rest", "energy", "advance", "decks", "dreams"};
  for (int i = 0; i < 5; ++i)
    camp.steps.push_back({kSteps[i], Text::of(std::string("phase.") + kSteps[i]),
                          j_.stage != DayStage::kEnd ? scene::PhaseState::kNext
                                                     : scene::phase_state<int>(j_.step, i + 1)});
}

/// What day it is stands where other games have their foe.
void Painter::add_day() {
  Panel panel;
  panel.id = "day";
  panel.kind = scene::PanelKind::kFoe;
  panel.title = Text::of("board.day").with("day", j_.day);
  if (s_.story.chapter != kNone && s_.house.table >= kStoryTable)
    panel.note = numbered_chapter(s_.story.chapter);
  else
    panel.note = Text::of("board.test_island");
  scene_.panels.push_back(std::move(panel));
}

void Painter::add_map() {
  for (int i = 0; i < location_count(); ++i)
    if (j_.locations[i].where == Where::kMap) add_location(static_cast<std::uint8_t>(i));
  add_beyond();
  add_figures();
  for (Seat seat = 0; seat < s_.seats; ++seat)
    if (!t_.over() && t_.decision().seat == seat && s_.character(seat).place != kNone)
      scene_.focus.push_back(location(s_.character(seat).place).id);
}

/// The Dial of the stone that stands here; or that it is dark, and how soon the place will be.
void Painter::add_dial(Area& area, std::uint8_t which) const {
  const LocationState& here = j_.locations[which];
  if (burns(here)) {
    const Tone tone = here.dial <= kSoonDark ? Tone::kHarm : Tone::kTide;
    area.light = kLight;
    area.badges.push_back({"", Text::number(here.dial), tone, scene::Corner::kLowerLeft,
                           here.dial == 0 ? Text::of("says.last_day")
                                          : Text::of("says.dial").with("days", here.dial)});
    return;
  }
  if (location(which).has(Seal::kMenhir))
    area.badges.push_back({"menhir", Text::of("board.dark_stone"), Tone::kNeutral,
                           scene::Corner::kUpperLeft, Text::of("says.dark_stone")});
  const int days = days_of_light(s_, here.column, here.row);
  if (days > kSoonDark || location(which).stays || j_.locations[which].kept != 0) return;
  area.states.push_back(scene::State::kFading);
  area.badges.push_back({"", Text::number(days), Tone::kHarm, scene::Corner::kLowerLeft,
                         Text::of("says.dark_in").with("days", days)});
}

/// What is printed on a Location for those who stand there.
void Painter::add_offers(Area& area, const Location& card) {
  const auto offer = [&](const Text& line) {
    area.finds.push_back({"", line, Tone::kLife, scene::Corner::kUpperRight, line, true});
  };
  for (const LocationAction& action : card.actions) {
    std::vector<Text::Argument> price = price_list(action.price);
    Text line = Text::of(price.empty() ? "card.hero_action" : "card.hero_action_paid")
                    .with_word("name", action.word);
    if (!price.empty()) line = std::move(line).with_list("price", std::move(price));
    const LocationText& text = action.text;
    const bool brings = text.effect != kNoSource;
    line = brings ? std::move(line).with_printed("what", source_name(text.effect))
                  : std::move(line).with_word("what", encounter_word(text.draws));
    offer(line);
    if (brings && text.draws != kNone)
      offer(Text::of("says.action_draws")
                .with_word("name", action.word)
                .with_word("what", encounter_word(text.draws)));
    if (text.once) offer(Text::of("says.action_once").with_word("name", action.word));
  }
  if (card.instant && card.instant_rule.once) offer(Text::of("says.entering_once"));
  if (card.free_explore) offer(Text::of("says.free_explore"));
}

void Painter::add_location(std::uint8_t which) {
  const LocationState& here = j_.locations[which];
  const Location& card = location(which);
  Area area =
      cell(card.id, Text::word(card.word), here.column - left_column(), here.row - top_row());
  area.icon = place_sign(card, here);
  area.shape.kind = scene::ShapeKind::kRect;
  area.shape.w = area.shape.h = kCellSize;
  area.docks = {{scene::Role::kFigures, 6, 0, 4, scene::Shows::kPieces},
                {scene::Role::kCreature, 9, 0, 2, scene::Shows::kPieces},
                {scene::Role::kItems, 3, 0, 3, scene::Shows::kPieces}};
  if (card.has(Seal::kMenhir)) area.tone = Tone::kTide;
  add_dial(area, which);
  if (card.instant)
    area.badges.push_back(
        {"lightning-trio", {}, Tone::kHarm, scene::Corner::kLowerRight, entering_line(card), true});
  area.finds.push_back({"", Text::number(card.number), Tone::kNeutral, scene::Corner::kLowerLeft,
                        Text::of("says.number").with("n", card.number), true});
  for (const Seal seal : {Seal::kDream, Seal::kHostile, Seal::kFriendly})
    if (card.has(seal))
      area.finds.push_back({seal_sign(seal),
                            {},
                            Tone::kNeutral,
                            scene::Corner::kLowerLeft,
                            Text::of("says.seal_" + std::string(name_of(seal))),
                            true});
  add_offers(area, card);
  scene_.areas.push_back(std::move(area));
  for (int side = 0; side < kSides; ++side) {
    const std::uint8_t to = connected(s_, which, static_cast<Side>(side));
    if (to == kNone) continue;
    const bool back = connected(s_, to, facing(static_cast<Side>(side))) == which;
    if (back && to < which) continue;
    scene_.links.push_back({card.id, location(to).id, scene::LinkKind::kKey,
                            back ? scene::LinkWay::kBoth : scene::LinkWay::kOne,
                            scene::LinkArrow::kNone, scene::LinkState::kConnected});
  }
  const auto tokens = [&](const char* id, const char* icon, int count, Tone tone) {
    if (count == 0) return;
    scene::Piece piece;
    piece.id = std::string(id) + "_" + card.id;
    piece.icon = icon;
    piece.name = Text::of("board." + std::string(id)).with("n", count);
    piece.at = {card.id, scene::Role::kItems, 0, {}};
    piece.count = count;
    piece.tone = tone;
    scene_.pieces.push_back(std::move(piece));
  };
  tokens("time_tokens", "sands-of-time", here.time_tokens, Tone::kTide);
  tokens("quest_tokens", "scroll-unfurled", here.quest_tokens, Tone::kKnow);
  add_lying_items(which);
}

/// What a dead Character has left here, for all to see. (TG-450, TG-451)
void Painter::add_lying_items(std::uint8_t which) {
  for (std::size_t i = 0; i < c_.possessions.items.size(); ++i) {
    if (j_.lying_items[i] != which + 1) continue;
    const ItemCard& item = c_.possessions.items[i];
    scene::Piece piece;
    piece.id = lying_item_id(static_cast<int>(i));
    piece.icon = "card-pick";
    piece.name = Text::word(item.word);
    piece.at = {location(which).id, scene::Role::kItems, static_cast<int>(i) + 1, {}};
    piece.card = item.id;
    scene_.pieces.push_back(std::move(piece));
  }
}

/// Where Keys lead that nobody has seen: in the light, or into the dark.
void Painter::add_beyond() {
  for (int i = 0; i < location_count(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    const LocationState& here = j_.locations[i];
    if (here.where != Where::kMap) continue;
    for (std::size_t side = 0; side < kSides; ++side) {
      if (location(which).keys[side] == 0) continue;
      const int column = here.column + kColumnStep[side];
      const int row = here.row + kRowStep[side];
      if (location_at(s_, column, row) != kNone) continue;
      const bool lit = in_light(s_, column, row);
      const std::string id =
          "beyond_" + std::to_string(column + 100) + "_" + std::to_string(row + 100);
      const bool known =
          std::ranges::any_of(scene_.areas, [&](const Area& area) { return area.id == id; });
      if (!known) {
        Area area = cell(id, Text::of(lit ? "board.unseen" : "board.wyrdness"),
                         column - left_column(), row - top_row());
        area.shape.kind = scene::ShapeKind::kRect;
        area.shape.w = area.shape.h = kCellSize;
        area.states.push_back(scene::State::kFaceDown);
        scene_.areas.push_back(std::move(area));
      }
      scene_.links.push_back({location(which).id, id, scene::LinkKind::kKey, scene::LinkWay::kBoth,
                              scene::LinkArrow::kNone,
                              lit ? scene::LinkState::kPossible : scene::LinkState::kShut});
    }
  }
}

void Painter::add_figures() {
  for (Seat seat = 0; seat < s_.seats; ++seat) {
    const Character& c = s_.character(seat);
    if (c.alive == 0 || c.place == kNone || !on_map(s_, c.place)) continue;
    scene::Piece pawn;
    pawn.id = figure_id(seat);
    pawn.kind = scene::PieceKind::kPawn;
    pawn.icon = "person";
    pawn.name = Text::word(c_.heroes[c.hero].word);
    pawn.seat = seat;
    pawn.at = {location(c.place).id, scene::Role::kFigures, seat, {}};
    pawn.card = c_.heroes[c.hero].id;
    if (in_panic(s_, seat) || c.dying != 0) pawn.states.push_back(scene::State::kWounded);
    scene_.pieces.push_back(std::move(pawn));
  }
  for (int i = 0; i < kGuardians; ++i) {
    const Guardian& guardian = j_.guardians[i];
    if (guardian.encounter == kNone || guardian.place == kNone) continue;
    const EncounterCard& card = c_.cards.encounters[guardian.encounter];
    scene::Piece piece;
    piece.id = guardian_id(guardian.encounter);
    piece.kind = scene::PieceKind::kMonster;
    piece.icon = colour_sign(card.colour);
    piece.name = Text::word(card.word);
    piece.at = {location(guardian.place).id, scene::Role::kCreature, i, {}};
    piece.tone = Tone::kHarm;
    piece.card = card.id;
    scene_.pieces.push_back(std::move(piece));
  }
}

/// A gauge for each burning stone, the one that goes dark first in front.
void Painter::add_stones() {
  std::vector<std::uint8_t> stones;
  for (int i = 0; i < location_count(); ++i)
    if (burns(j_.locations[i])) stones.push_back(static_cast<std::uint8_t>(i));
  std::ranges::stable_sort(stones, [&](std::uint8_t a, std::uint8_t b) {
    return j_.locations[a].dial < j_.locations[b].dial;
  });
  for (const std::uint8_t which : stones) {
    const int days = j_.locations[which].dial;
    Track stone =
        Track::up_to(std::max(8, days), days, "stone_" + location(which).id,
                     Text::of("board.stone").with_word("place", location(which).word), "menhir",
                     scene::TrackForm::kCount, days <= kSoonDark ? Tone::kHarm : Tone::kTide);
    const int held = held_alone(s_, which);
    stone.says = Text::of("board.stone_holds").with("n", held);
    if (days <= kSoonDark) stone.warn = Text::of("board.stone_fails").with("n", held);
    stone.vital = which == stones.front();
    scene_.tracks.push_back(std::move(stone));
  }
}

/// Food against what those who have not eaten yet need tonight; once supper is over it says nothing
/// more. (TG-195)
void Painter::add_food() {
  if (j_.stage == DayStage::kEnd && j_.step > 1) return;
  const bool supper = j_.stage == DayStage::kEnd;
  int food = 0;
  std::vector<int> portions;
  for (Seat seat = 0; seat < s_.seats; ++seat) {
    if (s_.character(seat).alive == 0) continue;
    food += s_.character(seat).of(Measure::kFood);
    if (!supper || ((j_.done >> seat) & 1U) == 0) portions.push_back(food_for_rest(t_, seat));
  }
  if (portions.empty()) return;
  std::ranges::sort(portions);
  int needed = 0;
  int hungry = 0;
  for (const int portion : portions) {
    needed += portion;
    hungry += needed > food ? 1 : 0;
  }
  Track track =
      Track::up_to(needed, std::min(food, needed), "food_tonight", Text::of("board.food_tonight"),
                   measure_sign(Measure::kFood), scene::TrackForm::kCount, Tone::kLife);
  if (food > needed) track.says = Text::of("board.food_to_spare").with("n", food - needed);
  if (hungry > 0) track.warn = Text::of("board.hungry").with("n", hungry);
  scene_.tracks.push_back(std::move(track));
}

/// What the story has marked, and that verses ask for it. (TG-324)
void Painter::add_statuses(scene::Force& sheet) const {
  bool first = true;
  for (std::size_t i = 0; i < c_.story.statuses.size(); ++i) {
    const auto which = static_cast<std::uint8_t>(i);
    const Status& status = c_.story.statuses[i];
    if (marks(s_, which) == 0) continue;
    if (std::exchange(first, false)) sheet.says.push_back(Text::of("board.statuses"));
    Text text = Text::of(status.kind == StatusKind::kNumbered ? "board.status_parts"
                         : status.kind == StatusKind::kBoxes  ? "board.status_boxes"
                                                              : "board.status")
                    .with_word("status", status.word);
    if (status.kind == StatusKind::kNumbered) {
      std::vector<Text::Argument> parts;
      for (int part = 1; part <= status.parts; ++part)
        if (is_marked(s_, which, part))
          parts.push_back({"", Text::Argument::Kind::kNumber, part, ""});
      text = std::move(text).with("n", parts.size()).with_list("parts", std::move(parts));
    }
    if (status.kind == StatusKind::kBoxes)
      text = std::move(text).with("n", marks(s_, which)).with("of", status.parts);
    sheet.says.push_back(std::move(text));
  }
}

/// What is written down for the next sitting, as far as it does not stand on the trays. (TG-467)
void Painter::add_save_sheet() {
  scene::Force sheet;
  sheet.id = "save_sheet";
  sheet.kind = Text::of("board.save_sheet");
  sheet.name = Text::of("board.day").with("day", j_.day);
  sheet.icon = "scroll-unfurled";
  sheet.tone = Tone::kKnow;
  for (Seat seat = 0; seat < s_.seats; ++seat) {
    const Character& c = s_.character(seat);
    if (c.hero == kNone || c.alive == 0) continue;
    for (int i = 0; i < kCardTypes; ++i)
      sheet.says.push_back(Text::of("board.decks_of")
                               .with_word("hero", c_.heroes[c.hero].word)
                               .with_word("type", std::string(name_of(static_cast<CardType>(i))))
                               .with("deck", c.cards[i].deck.size())
                               .with("reserve", c.cards[i].reserve.size())
                               .with("pool", c.cards[i].pool.size()));
  }
  add_statuses(sheet);
  for (std::uint8_t hero = 0; hero < c_.heroes.size(); ++hero)
    if (((j_.dead_heroes >> hero) & 1U) != 0)
      sheet.says.push_back(Text::of("board.dead").with_word("hero", c_.heroes[hero].word));
  scene_.forces.push_back(std::move(sheet));
}

/// The cards of the evening: three to learn from, or one's decks and what was left out of them.
/// (TG-420, TG-425)
void Painter::add_offered_cards() {
  if (!asks(Prompt::kLearnCard) && !asks(Prompt::kBuildDecks)) return;
  const Decision& asked = t_.decision();
  const auto lay = [&](Panel& panel, scene::line::Cards& line, int value) {
    const int combat = static_cast<int>(c_.cards.of(CardType::kCombat).size());
    const auto type = value < combat ? CardType::kCombat : CardType::kDiplomacy;
    const SequenceCard& printed =
        c_.cards.of(type)[static_cast<std::size_t>(value < combat ? value : value - combat)];
    Card card;
    card.id = own_card_id(value);
    card.kind = std::string(name_of(type));
    card.name = Text::word(printed.word);
    card.icon = type == CardType::kCombat ? "crossed-swords" : "talk";
    card.printed = printed.id;
    card.seat = asked.seat;
    card.at = {panel.id, {}, static_cast<int>(line.cards.size()), {}};
    card.keys = keys_of(printed);
    line.cards.push_back(card.id);
    scene_.cards.push_back(std::move(card));
  };
  Panel panel;
  panel.id = "own_cards";
  panel.kind = scene::PanelKind::kTable;
  panel.place = scene::PanelPlace::kStage;
  panel.title = Text::of(asks(Prompt::kLearnCard) ? "board.to_learn" : "board.own_cards");
  if (asks(Prompt::kLearnCard)) {
    scene::line::Cards line;
    for (const Option& option : asked.options)
      if (option.is(Verb::kLearnCard)) lay(panel, line, option.arg(0));
    panel.lines.emplace_back(std::move(line));
  } else {
    for (int i = 0; i < kCardTypes; ++i) {
      const auto type = static_cast<CardType>(i);
      const OwnCards& own = s_.character(asked.seat).own(type);
      const auto pile = [&](const char* message, const auto& cards) {
        scene::line::Cards line;
        line.name = Text::of(message)
                        .with_word("type", std::string(name_of(type)))
                        .with("n", static_cast<int>(cards.size()));
        for (const std::uint8_t card : cards) lay(panel, line, card_value(type, card));
        if (!line.cards.empty()) panel.lines.emplace_back(std::move(line));
      };
      pile("board.reserve", own.reserve.cards());
      pile("board.deck", own.deck.cards());
    }
  }
  scene_.panels.push_back(std::move(panel));
}

/// Active Quests lead what is in force, with what they ask for, and are not told a second time
/// here.
void Painter::journey_goals() {
  if (const std::int64_t days = beginning(s_).days; days > 0)
    scene_.goals.push_back({Text::of("goal.days").with("n", (j_.day + days - 1) / days * days),
                            scene::GoalKind::kToWin, s_.ending == Ending::kChapterOver, true});
  scene_.goals.push_back({Text::of("goal.nobody_left"), scene::GoalKind::kToLose,
                          s_.ending == Ending::kFailure, true});
}

}  // namespace tavola::avalon
