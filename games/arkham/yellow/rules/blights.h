// Yellow signs and the Blights that they bring: people of the town whom nobody meets as before.
#pragma once

#include <cstdint>

#include "games/arkham/table.h"

namespace tavola::arkham {

/// A yellow sign token goes to the space of the terror track just left, and a Blight comes into
/// play by chance. KY-005, KY-006
Rule<> yellow_sign_on_terror_track(Table& t, Citation rule);
/// It goes to the doom track, where it is a doom token in all respects. KY-007
Rule<> yellow_sign_on_doom_track(Table& t, Citation rule);
/// Everybody's cards of the Deputy go to the box, and nobody becomes Deputy again.
void no_more_deputies(Table& t, Citation rule);

}  // namespace tavola::arkham
