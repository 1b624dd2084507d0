#include "games/arkham/shown/panels.h"

#include <algorithm>
#include <array>

#include "games/arkham/cards/card_effects.h"
#include "games/arkham/dunwich/rules/injuries.h"
#include "games/arkham/hooks.h"
#include "games/arkham/rules/board/board.h"
#include "games/arkham/rules/encounters/locations.h"
#include "games/arkham/rules/final_battle/ending.h"
#include "games/arkham/rules/investigator/harm.h"
#include "games/arkham/rules/phases/upkeep.h"
#include "games/arkham/shown/signs.h"
#include "games/arkham/shown/title.h"

namespace tavola::arkham {

using scene::Panel;
using scene::Scene;
using scene::Text;
using scene::Tone;
using scene::Track;

namespace {

/// `warn` is what the loss of the last point brings.
Track meter(std::string id, const char* word, const char* icon, int at, int most, Tone tone,
            const char* warn) {
  Track track =
      Track::up_to(most, at, std::move(id), Text::word(word), icon, scene::TrackForm::kBar, tone);
  if (at == 1) track.warn = Text::of(warn);
  return track;
}

void badge(Panel& panel, const char* icon, const Text& text, Tone tone) {
  panel.badges.push_back({icon, text, tone, scene::Corner::kUpperRight, text});
}

void status(Panel& panel, const State& s, Seat seat) {
  const Investigator& self = s.investigators[seat];
  if (s.first == seat) badge(panel, "", Text::of("board.first_player"), Tone::kNeutral);
  const auto is = [&](const char* state) {
    return Text::of("board.state_of")
        .with_word("state", state)
        .with_word("who", sheet_of(s, seat).word);
  };
  if (self.luck == Luck::kBlessed) badge(panel, "", is("st_blessed"), Tone::kLife);
  if (self.luck == Luck::kCursed) badge(panel, "", is("st_cursed"), Tone::kHarm);
  if (self.delayed != 0) badge(panel, "", is("st_delayed"), Tone::kHarm);
  static constexpr std::pair<SpecialCard, const char*> kSpecials[] = {
      {kRetainer, "spc_retainer"},
      {kBankLoan, "spc_bank_loan"},
      {kMembership, "spc_silver_twilight_lodge_membership"},
      {kDeputy, "spc_deputy_of_arkham"}};
  for (const auto& [special, word] : kSpecials)
    if ((self.special & special) != 0) badge(panel, "", Text::word(word), Tone::kKnow);
}

scene::Card held_card(const State& s, Seat seat, int number) {
  const Possession& possession = held(s, seat)[static_cast<std::size_t>(number)];
  const Card& from = card_of(possession);
  scene::Card card;
  card.id = held_id(seat, number);
  card.kind = Arkham::vocabulary().kinds[kCardTypeValue].ids[static_cast<std::size_t>(from.type)];
  card.name = Text::word(from.word);
  card.icon = card_sign(from);
  card.printed = from.id;
  card.at = {seat_id(seat), {}, number, {}};
  card.seat = seat;
  if ((possession.marks & kExhausted) != 0) card.states.push_back(scene::State::kExhausted);
  if ((possession.marks & (kInHand | kWorking | kInTrade)) != 0)
    card.states.push_back(scene::State::kInUse);
  if (possession.tokens > 0)
    card.badges.push_back({"", Text::number(possession.tokens), Tone::kNeutral,
                           scene::Corner::kUpperRight, Text::number(possession.tokens)});
  return card;
}

/// Where a step of a Task or Mission is done.
Text place_of_step(const TaskStep& step) {
  if (step.world) return Text::word("other_world");
  return Text::word(
      Arkham::vocabulary().kinds[kPlaceValue].words[step.lost ? Place{kLost} : Place{step.area}]);
}

/// A Task or Mission with its steps, and a mark at the place of the next one. DH-023
scene::line::Slips::Slip task_slip(Scene& scene, const Possession& possession, std::string id) {
  const Card& from = card_of(possession);
  scene::line::Slips::Slip slip{std::move(id), {}, Tone::kNeutral, {}};
  if (from.source != kNoSource) slip.says = Text::printed(std::to_string(from.source) + ":0");
  for (std::size_t step = 0; step < from.steps.size(); ++step) {
    const scene::PhaseState state = step < possession.tokens    ? scene::PhaseState::kDone
                                    : step == possession.tokens ? scene::PhaseState::kNow
                                                                : scene::PhaseState::kNext;
    slip.steps.push_back({place_of_step(from.steps[step]), state});
    const Area at = from.steps[step].area;
    if (state != scene::PhaseState::kNow || at == kNone) continue;
    for (scene::Area& area : scene.areas)
      if (area.id == place_id(at))
        area.badges.push_back({"scroll-unfurled", Text::word(from.word), Tone::kKnow,
                               scene::Corner::kUpperLeft,
                               Text::of("board.next_step").with_word("card", from.word)});
  }
  return slip;
}

/// What somebody holds; Injuries and Madness stand apart, with what they do.
void add_possessions(Scene& scene, Panel& panel, const State& s, Seat seat) {
  scene::line::Cards cards{Text::of("board.possessions"), {}};
  scene::line::Slips wounds;
  scene::line::Slips tasks;
  const int count = static_cast<int>(held(s, seat).size());
  for (int i = 0; i < count; ++i) {
    const Card& from = card_of(held(s, seat)[static_cast<std::size_t>(i)]);
    scene::Card card = held_card(s, seat, i);
    if (is_ailment(from.type)) {
      Text says =
          from.source == kNoSource ? Text{} : Text::printed(std::to_string(from.source) + ":0");
      wounds.slips.push_back({card.id, std::move(says), Tone::kHarm, {}});
      panel.badges.push_back({card.icon, Text::word(from.word), Tone::kHarm,
                              scene::Corner::kUpperRight, Text::word(from.word)});
    } else if (!from.steps.empty()) {
      card.badges.clear();  // its marks are the steps
      tasks.slips.push_back(task_slip(scene, held(s, seat)[static_cast<std::size_t>(i)], card.id));
    } else {
      cards.cards.push_back(card.id);
    }
    scene.cards.push_back(std::move(card));
  }
  if (!wounds.slips.empty()) panel.lines.emplace_back(std::move(wounds));
  if (!tasks.slips.empty()) panel.lines.emplace_back(std::move(tasks));
  if (!cards.cards.empty()) panel.lines.emplace_back(std::move(cards));
}

}  // namespace

scene::Piece monster_piece(const State& s, int slot) {
  const Monster monster = s.monsters[slot];
  const MonsterMarker& marker = marker_of(s, slot);
  scene::Piece piece;
  piece.id = monster_id(slot);
  piece.kind = scene::PieceKind::kMonster;
  piece.icon = marker.sign;
  piece.name = Text::word(marker.word);
  piece.edge = movement_edge(marker.movement);
  piece.symbol = dimension_symbol(marker.dimension);
  const MonsterNumbers now = monster_now(s, monster.kind);
  piece.stats = {{"", Text::word("awareness"), now.awareness},
                 {"", Text::word("toughness"), now.toughness}};
  piece.card = "monster_" + marker.id;
  return piece;
}

namespace {

void add_sliders(Panel& panel, const State& s, Seat seat) {
  const InvestigatorSheet& sheet = sheet_of(s, seat);
  for (int track = 0; track < kTracks; ++track) {
    scene::line::Pair pair;
    pair.id = slider_id(seat, track);
    for (int side = 0; side < 2; ++side) {
      const auto skill =
          std::size_t{2} * static_cast<std::size_t>(track) + static_cast<std::size_t>(side);
      pair.names.push_back(Text::word(skill_word(static_cast<Skill>(skill))));
      pair.stops.emplace_back(sheet.skills[skill].begin(), sheet.skills[skill].end());
    }
    pair.at = s.investigators[seat].stops[track];
    panel.lines.emplace_back(std::move(pair));
  }
}

void add_trophies(Scene& scene, Panel& panel, const State& s, Seat seat) {
  const Investigator& self = s.investigators[seat];
  for (int gate = 0; gate < kMostGateKinds; ++gate) {
    if (self.gates[gate] == 0) continue;
    const GateMarker& marker = content().gates[static_cast<std::size_t>(gate)];
    scene::Piece trophy;
    trophy.id = gate_trophy_id(seat, gate);
    trophy.icon = "portal";
    trophy.name = Text::of("board.gate").with_word("world", content().worlds[marker.world].word);
    trophy.symbol = dimension_symbol(marker.dimension);
    trophy.tone = Tone::kTide;
    trophy.count = self.gates[gate];
    trophy.seat = seat;
    trophy.at = {panel.id, {}, gate, {}};
    scene.pieces.push_back(std::move(trophy));
  }
  scene::line::Slots trophies{Text::of("board.trophies"), {}};
  for (int slot = 0; slot < kMonsterSlots; ++slot)
    if (s.monsters[slot].kind != kNone && s.monsters[slot].place == kTrophies + seat)
      trophies.slots.push_back({"", monster_id(slot)});
  for (int gate = 0; gate < kMostGateKinds; ++gate)
    if (self.gates[gate] != 0) trophies.slots.push_back({"", gate_trophy_id(seat, gate)});
  if (!trophies.slots.empty()) panel.lines.emplace_back(std::move(trophies));
}

}  // namespace

void add_sheet(Scene& scene, const State& s, Seat seat) {
  const Investigator& self = s.investigators[seat];
  Panel panel;
  panel.id = seat_id(seat);
  panel.kind = scene::PanelKind::kSheet;
  panel.seat = seat;
  panel.order = seat;
  if (self.sheet == kNone || self.standing != Standing::kInPlay) {
    panel.title = self.sheet == kNone ? Text::seat(seat) : Text::word(sheet_of(s, seat).word);
    if (self.standing != Standing::kWaiting) panel.states.push_back(scene::State::kEliminated);
    scene.panels.push_back(std::move(panel));
    return;
  }
  const InvestigatorSheet& sheet = sheet_of(s, seat);
  panel.title = Text::word(sheet.word);
  if (!in_battle(s) && self.place != kNone) panel.note = name_of_place(s, self.place);
  status(panel, s, seat);
  scene.tracks.push_back(meter(sanity_id(seat), "sanity", "brain", self.sanity,
                               maximum_sanity(s, seat), Tone::kKnow,
                               in_battle(s) ? "warn.devoured" : "warn.insane"));
  scene.tracks.push_back(meter(stamina_id(seat), "stamina", "hearts", self.stamina,
                               maximum_stamina(s, seat), Tone::kLife,
                               in_battle(s) ? "warn.devoured" : "warn.unconscious"));
  panel.lines.emplace_back(scene::line::Meter{sanity_id(seat)});
  panel.lines.emplace_back(scene::line::Meter{stamina_id(seat)});
  add_sliders(panel, s, seat);
  scene::line::Values purse;
  purse.values = {{"two-coins", Text::word("money"), self.money, money_id(seat)},
                  {"magnifying-glass", Text::of("board.clue_tokens"), self.clues, clues_id(seat)},
                  {"", Text::word("focus"), focus_of(s, seat)}};
  if (const int trophies = monster_trophies(s, seat); trophies > 0) {
    purse.values.push_back(
        {"tentacles-skull", Text::of("board.monster_trophies"), trophies, trophies_id(seat)});
    purse.values.push_back(
        {"", Text::word("toughness"), trophy_toughness(s, seat), toughness_id(seat)});
  }
  panel.lines.emplace_back(std::move(purse));
  add_trophies(scene, panel, s, seat);
  add_possessions(scene, panel, s, seat);
  if (sheet.source != kNoSource)
    panel.lines.emplace_back(
        scene::line::Words{Text::printed(std::to_string(sheet.source) + ":0"), Tone::kNeutral});
  scene.panels.push_back(std::move(panel));
}

void add_ancient_one(Scene& scene, const State& s) {
  if (s.ancient_one == kNone) return;
  const AncientOne& ancient = ancient_one(s);
  Panel panel;
  panel.id = "ancient_one";
  panel.kind = scene::PanelKind::kFoe;
  panel.order = kMostSeats;
  panel.portrait = ancient.id;
  panel.title = Text::word(ancient.word);
  panel.note = Text::word(in_battle(s) ? "st_awake" : "st_asleep");
  panel.lines.emplace_back(scene::line::Meter{"doom"});
  if (in_battle(s))
    panel.lines.emplace_back(scene::line::Words{
        Text::of("board.battle_successes").with("n", s.battle_successes).with("need", s.seats),
        Tone::kKnow});
  for (const std::uint16_t source : {ancient.source, in_battle(s) ? ancient.attack : kNoSource})
    if (source != kNoSource)
      panel.lines.emplace_back(
          scene::line::Words{Text::printed(std::to_string(source) + ":0"), Tone::kHarm});
  scene.panels.push_back(std::move(panel));
}

void add_cards_in_play(Scene& scene, const State& s) {
  Panel panel;
  panel.id = "in_play";
  panel.kind = scene::PanelKind::kRow;
  panel.place = scene::PanelPlace::kDock;
  panel.title = Text::word("mythos");
  scene::line::Cards line;
  const auto add = [&](const std::string& id, const char* kind, std::uint8_t number) {
    if (number == kNone) return;
    scene::Card card;
    card.id = id;
    card.kind = kind;
    card.name = Text::word(content().mythos[number].word);
    card.icon = "scroll-unfurled";
    card.printed = "mythos_" + content().mythos[number].id;
    card.note = Text::word(kind);
    card.at = {panel.id, {}, static_cast<int>(line.cards.size()), {}};
    line.cards.push_back(card.id);
    scene.cards.push_back(std::move(card));
  };
  add("mythos", "mythos_card", s.card);
  add("environment", "environment", s.environment);
  add("rumor", "rumor", s.rumor);
  // Where there is a list of all that is in force, they are read there.
  if (!scene.forces.empty())
    std::erase_if(line.cards, [](const std::string& id) { return id != "mythos"; });
  if (s.rumor != kNone && s.rumor_tokens > 0)
    scene.cards.back().badges.push_back({"", Text::number(s.rumor_tokens), Tone::kHarm,
                                         scene::Corner::kUpperRight, Text::number(s.rumor_tokens)});
  for (int i = 0; i < kHeadlines; ++i)
    add("headline_" + std::to_string(i + 1), "headline", s.headlines[i]);
  for (std::size_t i = 0; i < content().neighborhoods.size(); ++i) {
    if (s.turned_up[i] == 0) continue;
    const Neighborhood& neighborhood = content().neighborhoods[i];
    scene::Card card;
    card.id = "turned_up_" + neighborhood.id;
    card.kind = "location_card";
    card.name = Text::word(neighborhood.word);
    card.icon = "card-random";
    card.printed =
        "location_" + neighborhood.card_ids[static_cast<std::size_t>(s.turned_up[i] - 1)];
    card.note = Text::word("location_card");
    card.at = {panel.id, {}, static_cast<int>(line.cards.size()), {}};
    line.cards.push_back(card.id);
    scene.cards.push_back(std::move(card));
  }
  if (line.cards.empty()) return;
  panel.lines.emplace_back(std::move(line));
  scene.panels.push_back(std::move(panel));
}

void add_offers(Scene& scene, const Decision& decision) {
  Panel panel;
  panel.id = "offers";
  panel.kind = scene::PanelKind::kTable;
  panel.place = scene::PanelPlace::kStage;
  panel.title = Text::of("board.offers");
  scene::line::Cards line;
  const auto add = [&](scene::Card card) {
    if (std::ranges::find(line.cards, card.id) != line.cards.end()) return;
    card.at = {panel.id, {}, static_cast<int>(line.cards.size()), {}};
    line.cards.push_back(card.id);
    scene.cards.push_back(std::move(card));
  };
  for (const Option& option : decision.options) {
    scene::Card card;
    if (option.is(Verb::kBuy) || option.is(Verb::kKeep) || option.is(Verb::kSearchFor) ||
        option.is(Verb::kChooseAlly) || option.is(Verb::kDrawBottom)) {
      const auto number = option.arg<CardNumber>(0);
      const Card& from = content().cards[number];
      card.id = offer_id(number);
      card.kind =
          Arkham::vocabulary().kinds[kCardTypeValue].ids[static_cast<std::size_t>(from.type)];
      card.name = Text::word(from.word);
      card.icon = card_sign(from);
      card.printed = from.id;
      if (option.is(Verb::kBuy))
        card.cost.push_back({"two-coins", Text::word("money"), option.arg(1)});
    } else if (option.is(Verb::kTakeInvestigator) || option.is(Verb::kChooseSheet)) {
      const auto number = option.arg<std::uint8_t>(0);
      card.id = sheet_id(number);
      card.kind = "investigator";
      card.name = Text::word(content().sheets[number].word);
      card.icon = "person";
      card.printed = card.id;
      card.note = Text::word(content().sheets[number].occupation);
    } else {
      continue;
    }
    add(std::move(card));
  }
  if (line.cards.empty()) return;
  panel.lines.emplace_back(std::move(line));
  scene.panels.push_back(std::move(panel));
}

}  // namespace tavola::arkham
