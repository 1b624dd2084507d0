#include "games/avalon/shown/title.h"

#include "games/avalon/encounter/encounter.h"
#include "games/avalon/game.h"
#include "scene/stage.h"

namespace tavola::avalon {

using scene::Text;

const State& state_of(const tavola::Table& table) { return static_cast<const Table&>(table).state; }

scene::OpenedTitle open() { return scene::open_title<AvalonTitle>(load_game()); }

std::string seat_id(Seat seat) { return "seat_" + std::to_string(seat); }
std::string hand_card_id(Seat seat, int card) {
  return "hand_" + std::to_string(seat) + "_" + std::to_string(card);
}
std::string played_card_id(int slot) { return "played_" + std::to_string(slot); }
std::string track_id(Measure measure, Seat seat) {
  return std::string(name_of(measure)) + "_" + std::to_string(seat);
}

std::string measure_sign(Measure measure) {
  constexpr const char* kSigns[kMeasures] = {"lightning-trio", "hearts",    "screaming",
                                             "meat",           "two-coins", "laurel-crown",
                                             "magic-swirl",    "open-book"};
  return kSigns[static_cast<int>(measure)];
}

std::string attribute_sign(Attribute attribute) {
  constexpr const char* kSigns[kAttributes] = {"fist",     "shaking-hands", "lion",
                                               "spyglass", "anvil",         "third-eye"};
  return kSigns[static_cast<int>(attribute)];
}

std::string colour_sign(Colour colour) {
  constexpr const char* kSigns[kColours] = {"wolf-head", "cowled", "ghost", "talk"};
  return kSigns[static_cast<int>(colour)];
}

std::vector<std::string> AvalonTitle::pieces_of(const tavola::Table& table,
                                                const Option& option) const {
  const State& s = state_of(table);
  const Seat seat = table.decision().seat;
  switch (static_cast<Verb>(option.verb)) {
    case Verb::kChooseHero:
      return {content().heroes[static_cast<std::size_t>(option.arg(0))].id};
    case Verb::kPlay:
    case Verb::kDiscard:
    case Verb::kKeepCard:
      return {hand_card_id(seat, card_of_value(s, option.arg(0)))};
    case Verb::kUseAbility:
      return {played_card_id(option.arg(1))};
    case Verb::kChooseActive:
    case Verb::kConnectMagic:
    case Verb::kGiveTo:
    case Verb::kChooseMember:
      return {seat_id(option.arg<Seat>(0))};
    default:
      return {};
  }
}

std::vector<scene::Act> AvalonTitle::acts(const Event& event) const {
  using scene::ActKind;
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kGains:
    case Happening::kLoses:
    case Happening::kPays:
      if (event.args[2] > static_cast<int>(Measure::kTerror)) return {};
      return {
          {.kind = ActKind::kStep,
           .of = track_id(static_cast<Measure>(event.args[2]), static_cast<Seat>(event.args[0])),
           .to = event.args[3]}};
    case Happening::kMarkersAdded:
    case Happening::kMarkersRemoved:
      return {{.kind = ActKind::kStep, .of = "pool", .to = event.args[1]}};
    case Happening::kAffinityRises:
    case Happening::kAffinityFalls:
      return {{.kind = ActKind::kStep, .of = "affinity", .to = event.args[1]}};
    default:
      return {};
  }
}

std::optional<scene::TurnBegun> AvalonTitle::turn_begun(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kTurnBegins:
    case Happening::kDayBegins:
      return scene::TurnBegun{event.args[0], kNoSeat};
    case Happening::kActivated:
      return scene::TurnBegun{0, static_cast<Seat>(event.args[0])};
    default:
      return std::nullopt;
  }
}

std::optional<scene::Stage> AvalonTitle::stage(const Event& event) const {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::kEncounterBegins: {
      const EncounterCard& card =
          content().cards.encounters[static_cast<std::size_t>(event.args[0])];
      return scene::Stage{.what = Text::word("encounter"),
                          .title = Text::word(card.word),
                          .icon = colour_sign(card.colour),
                          .card = card.id,
                          .tone = scene::Tone::kHarm};
    }
    case Happening::kTrainingOver: {
      const auto how = static_cast<Ending>(event.args[0]);
      const bool won = how == Ending::kWon;
      return scene::Stage::ending(Avalon::vocabulary().endings[static_cast<std::size_t>(how)], won,
                                  won ? "laurel-crown" : "broken-shield");
    }
    case Happening::kDying:
      return scene::Stage::banner("hearts", scene::Tone::kHarm);
    default:
      return std::nullopt;
  }
}

std::vector<std::string> AvalonTitle::story_names() const {
  std::vector<std::string> names;
  for (std::size_t i = 1; i < Avalon::vocabulary().endings.size(); ++i)
    names.push_back("ending." + Avalon::vocabulary().endings[i]);
  return names;
}

}  // namespace tavola::avalon
