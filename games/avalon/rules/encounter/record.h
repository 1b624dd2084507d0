// An Encounter as JSON. (TG-1024)
#pragma once

#include "core/record.h"
#include "games/avalon/rules/encounter/encounter_state.h"

namespace tavola::avalon {

void record_encounter(Record& r, EncounterState& e, int seats);

}  // namespace tavola::avalon
