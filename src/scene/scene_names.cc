#include "scene/scene_names.h"

#include <cstddef>
#include <iterator>

namespace tavola::scene {
namespace {

template <class Enum, std::size_t N>
std::string_view pick(const std::string_view (&names)[N], Enum value) {
  const auto at = static_cast<std::size_t>(value);
  return at < N ? names[at] : std::string_view{};
}

}  // namespace

std::string_view name_of(Tone value) {
  static constexpr std::string_view kNames[] = {"neutral", "harm", "tide", "know", "life"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Tone::kLife) + 1);
  return pick(kNames, value);
}
std::string_view name_of(State value) {
  static constexpr std::string_view kNames[] = {"closed",
                                                "sealed",
                                                "unstable",
                                                "stable",
                                                "spent",
                                                "wounded",
                                                "delayed",
                                                "incapacitated",
                                                "new",
                                                "fading",
                                                "hidden-known-to-you",
                                                "eliminated",
                                                "face-down",
                                                "in-hand",
                                                "played",
                                                "exhausted",
                                                "covered",
                                                "in-use"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(State::kInUse) + 1);
  return pick(kNames, value);
}
std::string_view name_of(Corner value) {
  static constexpr std::string_view kNames[] = {"upper-left", "upper-right", "lower-left",
                                                "lower-right"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Corner::kLowerRight) + 1);
  return pick(kNames, value);
}
std::string_view name_of(LayerKind value) {
  static constexpr std::string_view kNames[] = {"ground", "roads", "areas", "pieces", "marks"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(LayerKind::kMarks) + 1);
  return pick(kNames, value);
}
std::string_view name_of(ShapeKind value) {
  static constexpr std::string_view kNames[] = {"circle", "pill", "rect", "polygon", "ring"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(ShapeKind::kRing) + 1);
  return pick(kNames, value);
}
std::string_view name_of(Side value) {
  static constexpr std::string_view kNames[] = {"n", "e", "s", "w", "inside", "none"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Side::kNone) + 1);
  return pick(kNames, value);
}
std::string_view name_of(Role value) {
  static constexpr std::string_view kNames[] = {"figures", "portal", "creature", "items",
                                                "clue",    "seal",   "status",   "key"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Role::kKey) + 1);
  return pick(kNames, value);
}
std::string_view name_of(Shows value) {
  static constexpr std::string_view kNames[] = {"pieces", "count", "top"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Shows::kTop) + 1);
  return pick(kNames, value);
}
std::string_view name_of(AreaKind value) {
  static constexpr std::string_view kNames[] = {"place", "street", "region", "tray",
                                                "slot",  "cell",   "zone"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(AreaKind::kZone) + 1);
  return pick(kNames, value);
}
std::string_view name_of(LinkKind value) {
  static constexpr std::string_view kNames[] = {"road", "path", "key", "joint", "rail"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(LinkKind::kRail) + 1);
  return pick(kNames, value);
}
std::string_view name_of(LinkWay value) {
  static constexpr std::string_view kNames[] = {"both", "one"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(LinkWay::kOne) + 1);
  return pick(kNames, value);
}
std::string_view name_of(LinkArrow value) {
  static constexpr std::string_view kNames[] = {"none", "white", "black"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(LinkArrow::kBlack) + 1);
  return pick(kNames, value);
}
std::string_view name_of(LinkState value) {
  static constexpr std::string_view kNames[] = {"open", "shut", "connected", "possible", "lit"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(LinkState::kLit) + 1);
  return pick(kNames, value);
}
std::string_view name_of(TrackForm value) {
  static constexpr std::string_view kNames[] = {"line", "pips", "bar", "candles", "dial", "count"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(TrackForm::kCount) + 1);
  return pick(kNames, value);
}
std::string_view name_of(PieceKind value) {
  static constexpr std::string_view kNames[] = {"pawn", "figure",   "monster", "token",
                                                "disc", "obstacle", "shot",    "rift"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(PieceKind::kRift) + 1);
  return pick(kNames, value);
}
std::string_view name_of(ForceState value) {
  static constexpr std::string_view kNames[] = {"active", "spent", "asleep"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(ForceState::kAsleep) + 1);
  return pick(kNames, value);
}
std::string_view name_of(TrackGroup::Socket::State value) {
  static constexpr std::string_view kNames[] = {"free", "up", "down"};
  static_assert(std::size(kNames) ==
                static_cast<std::size_t>(TrackGroup::Socket::State::kDown) + 1);
  return pick(kNames, value);
}
std::string_view name_of(Face value) {
  static constexpr std::string_view kNames[] = {"up", "down"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(Face::kDown) + 1);
  return pick(kNames, value);
}
std::string_view name_of(DieFrom value) {
  static constexpr std::string_view kNames[] = {"roll", "bought", "reroll"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(DieFrom::kReroll) + 1);
  return pick(kNames, value);
}
std::string_view name_of(PanelKind value) {
  static constexpr std::string_view kNames[] = {"seat",  "sheet", "foe",      "roll",  "prose",
                                                "table", "row",   "exchange", "finale"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(PanelKind::kFinale) + 1);
  return pick(kNames, value);
}
std::string_view name_of(PanelPlace value) {
  static constexpr std::string_view kNames[] = {"side", "dock", "stage", "page"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(PanelPlace::kPage) + 1);
  return pick(kNames, value);
}
std::string_view name_of(PhaseState value) {
  static constexpr std::string_view kNames[] = {"done", "now", "next"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(PhaseState::kNext) + 1);
  return pick(kNames, value);
}
std::string_view name_of(GoalKind value) {
  static constexpr std::string_view kNames[] = {"to-win", "to-lose"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(GoalKind::kToLose) + 1);
  return pick(kNames, value);
}
std::string_view name_of(OptionForm value) {
  static constexpr std::string_view kNames[] = {"button", "card", "row"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(OptionForm::kRow) + 1);
  return pick(kNames, value);
}
std::string_view name_of(AimHelp value) {
  static constexpr std::string_view kNames[] = {"none", "first-contact", "path"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(AimHelp::kPath) + 1);
  return pick(kNames, value);
}
std::string_view name_of(DecisionKind value) {
  static constexpr std::string_view kNames[] = {"pick",   "split", "order",
                                                "amount", "aim",   "confirm"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(DecisionKind::kConfirm) + 1);
  return pick(kNames, value);
}
std::string_view name_of(ActKind value) {
  static constexpr std::string_view kNames[] = {"move",   "turn",  "roll",  "step",
                                                "appear", "leave", "slide", "motion"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(ActKind::kMotion) + 1);
  return pick(kNames, value);
}

}  // namespace tavola::scene
