// Measured answers typed by a person: a place in millimetres, a shot at a disc by its number or by
// an angle, and how strong. The table wants whole numbers by name; this is the way there.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/decision.h"
#include "scene/scene.h"

namespace tavola::app {

/// What kind of answer an aim asks for; each has its own help text.
enum class Asked { kPlace, kFlick, kPlacedFlick, kNumbers };
Asked asked_for(const scene::Aim& aim);

/// The integers of the aim, in its order, or nothing if the words cannot be understood:
///   kPlace        X Y                            in millimetres; nothing: any free place
///   kFlick        at N [STRENGTH], ANGLE [STRENGTH]  degrees, 0 to the right and 90 up; percent
///   kPlacedFlick  the same, with `from X Y` before it if the disc is to lie at a certain place
///   kNumbers      as many integers as there are bounds
/// `proposed` gives any legal answer, `accepts` tells whether one is.
std::optional<Parameters> aimed(const scene::Scene& scene, const scene::OptionView& option,
                                const std::string& words,
                                const std::function<Parameters()>& proposed,
                                const std::function<bool(const Parameters&)>& accepts);

}  // namespace tavola::app
