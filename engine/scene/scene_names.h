// The names of a scene's enumerations, as they stand in JSON and in the browser client: those of
// the values here, with dashes.
#pragma once

#include <string_view>

#include "scene/scene.h"
#include "scene/stage.h"

namespace tavola::scene {

std::string_view name_of(Tone value);
std::string_view name_of(State value);
std::string_view name_of(Corner value);
std::string_view name_of(LayerKind value);
std::string_view name_of(ShapeKind value);
std::string_view name_of(Side value);
std::string_view name_of(Role value);
std::string_view name_of(Shows value);
std::string_view name_of(AreaKind value);
std::string_view name_of(LinkKind value);
std::string_view name_of(LinkWay value);
std::string_view name_of(LinkArrow value);
std::string_view name_of(LinkState value);
std::string_view name_of(TrackForm value);
std::string_view name_of(PieceKind value);
std::string_view name_of(ForceState value);
std::string_view name_of(TrackGroup::Socket::State value);
std::string_view name_of(Face value);
std::string_view name_of(DieFrom value);
std::string_view name_of(PanelKind value);
std::string_view name_of(PanelPlace value);
std::string_view name_of(PhaseState value);
std::string_view name_of(GoalKind value);
std::string_view name_of(OptionForm value);
std::string_view name_of(AimHelp value);
std::string_view name_of(DecisionKind value);
std::string_view name_of(ActKind value);
std::string_view name_of(TransitWay value);
std::string_view name_of(Form value);
std::string_view name_of(OutcomeState value);

}  // namespace tavola::scene
