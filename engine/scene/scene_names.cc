#include "scene/scene_names.h"

#include <cstddef>

#include "core/enum_names.h"

namespace tavola::scene {
namespace {

/// The names of an enum's values with dashes: "hidden-known-to-you".
template <class E>
constexpr auto kDashed = [] {
  auto names = tavola::detail::kSnakeNames<E>;
  for (tavola::detail::SnakeName& name : names)
    for (char& letter : name.letters)
      if (letter == '_') letter = '-';
  return names;
}();

template <class E>
std::string_view dashed(E value) {
  const auto at = static_cast<std::size_t>(value);
  if (at >= kCountOf<E>) return {};
  return {kDashed<E>[at].letters.data(), kDashed<E>[at].size};
}

}  // namespace

std::string_view name_of(Tone value) { return dashed(value); }
std::string_view name_of(State value) { return dashed(value); }
std::string_view name_of(Corner value) { return dashed(value); }
std::string_view name_of(LayerKind value) { return dashed(value); }
std::string_view name_of(ShapeKind value) { return dashed(value); }

// The four winds have a letter each, as on a map.
std::string_view name_of(Side value) {
  switch (value) {
    case Side::kNorth:
      return "n";
    case Side::kEast:
      return "e";
    case Side::kSouth:
      return "s";
    case Side::kWest:
      return "w";
    default:
      return dashed(value);
  }
}

std::string_view name_of(Role value) { return dashed(value); }
std::string_view name_of(Shows value) { return dashed(value); }
std::string_view name_of(AreaKind value) { return dashed(value); }
std::string_view name_of(LinkKind value) { return dashed(value); }
std::string_view name_of(LinkWay value) { return dashed(value); }
std::string_view name_of(LinkArrow value) { return dashed(value); }
std::string_view name_of(LinkState value) { return dashed(value); }
std::string_view name_of(TrackForm value) { return dashed(value); }
std::string_view name_of(PieceKind value) { return dashed(value); }
std::string_view name_of(ForceState value) { return dashed(value); }
std::string_view name_of(TrackGroup::Socket::State value) { return dashed(value); }
std::string_view name_of(Face value) { return dashed(value); }
std::string_view name_of(DieFrom value) { return dashed(value); }
std::string_view name_of(PanelKind value) { return dashed(value); }
std::string_view name_of(PanelPlace value) { return dashed(value); }
std::string_view name_of(PhaseState value) { return dashed(value); }
std::string_view name_of(GoalKind value) { return dashed(value); }
std::string_view name_of(OptionForm value) { return dashed(value); }
std::string_view name_of(AimHelp value) { return dashed(value); }
std::string_view name_of(DecisionKind value) { return dashed(value); }
std::string_view name_of(ActKind value) { return dashed(value); }
std::string_view name_of(TransitWay value) { return dashed(value); }
std::string_view name_of(Form value) { return dashed(value); }
std::string_view name_of(OutcomeState value) { return dashed(value); }

}  // namespace tavola::scene
